"""The Alliance's board as tests look at it."""

from marches.games.root.edge.factions.alliance import AllianceBoard
from marches.games.root.rules.state import RootGame
from tests.root.helpers import player


def board(g: RootGame, viewer: str = "alliance") -> AllianceBoard:
    """Their board as they see it, or another faction does."""
    found = player(g, "alliance", viewer).board
    assert isinstance(found, AllianceBoard)
    return found


def supporters(g: RootGame) -> list[str]:
    """Their supporters, sorted."""
    return sorted(board(g).supporters or [])
