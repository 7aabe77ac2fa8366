"""Marches: Root, Scythe and Raiders of Scythia, played in full."""

from marches import engine as engine

__version__ = "0.2.0"
