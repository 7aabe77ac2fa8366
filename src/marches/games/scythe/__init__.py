"""Scythe: the base game, Invaders from Afar, The Wind Gambit and the variants of the rulebook.

Importing any part imports the catalogue first, so that every answer has the same code everywhere.
"""

from marches.games.scythe.rules import catalogue as catalogue
