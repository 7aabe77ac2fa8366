"""Records as files: reading, writing, and bringing those of older rules up to date."""

from marches.records.files import Writer, dumps, loads, read

__all__ = ["Writer", "dumps", "loads", "read"]
