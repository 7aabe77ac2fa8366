"""The games drawn in the terminal: one module each, with `board(view, viewer, words)` and perhaps `aids`."""

from __future__ import annotations

from importlib import import_module

from rich.console import RenderableType

from marches.kernel.game import Game
from marches.kernel.module import Rulebook
from marches.text import Words


def draw(rulebook: Rulebook, g: Game, viewer: int, words: Words) -> RenderableType:
    """What `viewer` may see of a position, laid out for a terminal."""
    module = import_module(f"marches.cli.boards.{rulebook.name}")
    drawn: RenderableType = module.board(rulebook.view(g, viewer), viewer, words)
    return drawn


def aids(rulebook: Rulebook, g: Game, viewer: int, words: Words) -> RenderableType | None:
    """What a player may look up beside the board, in games that have such a card."""
    module = import_module(f"marches.cli.boards.{rulebook.name}")
    if not hasattr(module, "aids"):
        return None
    drawn: RenderableType = module.aids(rulebook.view(g, viewer), words)
    return drawn
