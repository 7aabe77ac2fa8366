"""The board of a game that brings no drawing of its own: every field of its view, by name."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.table import Table

from marches.text import Words


def board(view: msgspec.Struct, viewer: int, words: Words) -> RenderableType:
    """A row for each field of the view."""
    drawn = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        drawn.add_row(name.replace("_", " "), _shown(value))
    return drawn


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(item)}" for key, item in value.items()) or "–"
    if isinstance(value, list):
        return "  ".join(_shown(item) for item in value) or "–"
    return str(value)
