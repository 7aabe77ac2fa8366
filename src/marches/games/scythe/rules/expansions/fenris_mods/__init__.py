"""Mods of The Rise of Fenris: tokens that replace mech abilities, tokens that help once."""
