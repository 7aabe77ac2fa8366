"""Variants: other ways to deal, to play together and to end."""
