"""A Vagabond's board as tests look at it."""

from marches.games.root.edge.factions.vagabond import VagabondBoard
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import CLEARINGS
from marches.kernel.step import Chance
from tests.root.helpers import player, question, seat


def board(g: RootGame, name: str = "vagabond", viewer: str = "") -> VagabondBoard:
    """His board as he sees it, or another faction does."""
    found = player(g, name, viewer or name).board
    assert isinstance(found, VagabondBoard)
    return found


def relation(g: RootGame, faction: str, name: str = "vagabond") -> str:
    """Where a faction's marker stands."""
    return next(r.relation for r in board(g, name).relations if r.seat == seat(g, faction))


def where(g: RootGame, name: str = "vagabond") -> int | str:
    """The clearing or forest of the pawn."""
    pawn = int(g.pawns[seat(g, name)])
    return g.board.forests[pawn - CLEARINGS] if pawn >= CLEARINGS else pawn + 1


def pass_time(g: RootGame, until: str) -> None:
    """Everyone gives the first answer there is, until a question is put."""
    while question(g) != until:
        decision = g.decision
        assert decision is not None, "the game is over"
        if isinstance(decision, Chance):
            g.play_chance(0)
        else:
            answering = decision.seats(g)[0]
            g.play(answering, decision.options(g, answering)[0])


def out_of_game(g: RootGame, item: int) -> int:
    """How many of an item have left the game."""
    return int(g.items[len(g.items) // 2 + item])
