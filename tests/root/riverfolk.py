"""What the tests of the Riverfolk look at."""

from random import Random

from marches.games.root.edge.factions.riverfolk import RiverfolkBoard
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.testing.playout import random_answer
from tests.root.helpers import (
    player,
    position,
    question,
    view,
)


def board(g: RootGame) -> RiverfolkBoard:
    found = player(g, "riverfolk").board
    assert isinstance(found, RiverfolkBoard)
    return found


def hires(*rows: str) -> RootGame:
    """The Marquise's Daylight after buying Mercenaries, with the Eyrie at the table; rows say where things are."""
    return position(
        "\n".join(
            (
                "seats: marquise eyrie riverfolk",
                *rows,
                "eyrie leader: builder",
                "riverfolk bought: 1 mercenaries",
                "turn marquise daylight",
            )
        )
    )


def owned(g: RootGame, box: list[int]) -> dict[str, int]:
    """Warriors of a box by faction."""
    shown = view(g, "riverfolk").players
    return {shown[owner].faction: number for owner, number in enumerate(box) if number}


def funds(g: RootGame) -> dict[str, int]:
    return owned(g, board(g).funds)


def payments(g: RootGame) -> dict[str, int]:
    return owned(g, board(g).payments)


def committed(g: RootGame) -> dict[str, int]:
    return owned(g, board(g).committed)


def start(lineup: list[str], until: str, seed: int = 1) -> RootGame:
    """A new game, answered at random up to this question."""
    g = RULEBOOK.start(RULEBOOK.lineup(lineup))
    g.advance()
    rng = Random(seed)
    while question(g) != until:
        g.play(*random_answer(g, rng))
    return g
