"""Scythe: the base game, Invaders from Afar, The Wind Gambit and the variants of the rulebook."""
