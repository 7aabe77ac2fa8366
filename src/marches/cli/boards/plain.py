"""The board of a game without its own drawing: every field of its view, by name."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.table import Table

from marches.text import Words


def board(game: str, view: msgspec.Struct, words: Words) -> RenderableType:
    """A row for each field of the view; where a field has values by thing (`seat:0`, `card:3`), one for each thing."""
    drawn = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        field = _field(game, name, words)
        if isinstance(value, dict) and any(":" in str(key) for key in value):
            for row, (thing, held) in enumerate(value.items()):
                drawn.add_row("" if row else field, str(words.fact(game, thing)), _shown(game, held, words))
        else:
            drawn.add_row(field, "", _shown(game, value, words))
    return drawn


def _field(game: str, name: str, words: Words) -> str:
    key = f"{game}-view-{name.replace('_', '-')}"
    return words.message(key) if words.knows(key) else name.replace("_", " ")


def _shown(game: str, value: object, words: Words) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(game, item, words)}" for key, item in value.items()) or "–"
    if isinstance(value, list):
        return "  ".join(_shown(game, item, words) for item in value) or "–"
    if isinstance(value, str) and ":" in value:
        return str(words.fact(game, value))
    return "–" if value in (None, "") else str(value)
