"""Alliances: tokens swapped between two players, abilities lent, and what breaking an alliance costs."""
