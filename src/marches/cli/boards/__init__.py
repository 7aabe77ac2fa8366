"""The games drawn in the terminal: one module each, with `board(view, viewer, words)` and perhaps `aids`.

A game without its own module is drawn by `plain`.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from rich.console import RenderableType

from marches.cli.boards import plain
from marches.games import GAMES
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from marches.text import Words


def draw(rulebook: Rulebook, g: Game, viewer: int, words: Words) -> RenderableType:
    """What `viewer` may see of a position, laid out for a terminal."""
    view, module = rulebook.view(g, viewer), _module(rulebook)
    if module is None:
        return plain.board(rulebook.name, view, words)
    drawn: RenderableType = module.board(view, viewer, words)
    return drawn


def aids(rulebook: Rulebook, g: Game, viewer: int, words: Words) -> RenderableType | None:
    """What a player may look up beside the board, in games that have such a card."""
    module = _module(rulebook)
    if module is None or not hasattr(module, "aids"):
        return None
    drawn: RenderableType = module.aids(rulebook.view(g, viewer), words)
    return drawn


def _module(rulebook: Rulebook) -> ModuleType | None:
    return import_module(f"marches.cli.boards.{rulebook.name}") if rulebook.name in GAMES else None
