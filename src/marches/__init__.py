"""Marches: Root, Scythe and Raiders of Scythia, played in full."""

__version__ = "0.1.0"
