"""Desolation: all players together against a faction that nobody plays."""
