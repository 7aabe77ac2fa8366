"""The Cult's board as tests look at it."""

from marches.games.root.edge.factions.lizards import LizardBoard
from marches.games.root.rules.state import RootGame
from tests.root.helpers import player


def cult(g: RootGame, viewer: str = "lizards") -> LizardBoard:
    """Their board as they see it, or another faction does."""
    found = player(g, "lizards", viewer).board
    assert isinstance(found, LizardBoard)
    return found


def souls(g: RootGame) -> list[str]:
    """The Lost Souls, sorted."""
    return sorted(cult(g).souls)
