"""What the tests of the Mechanical Marquise start from and look at."""

from random import Random

from marches.games.root.edge.factions.mechanical import MechanicalBoard
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import Setup
from marches.testing.playout import random_answer
from tests.root.helpers import (
    player,
    position,
    question,
    roll,
)


def board(g: RootGame, viewer: str = "mechanical") -> MechanicalBoard:
    found = player(g, "mechanical", viewer).board
    assert isinstance(found, MechanicalBoard)
    return found


def coop(*seats: str, **options: int | str) -> Setup:
    plain = RULEBOOK.lineup(list(seats), cooperative=True)
    return Setup("root", plain.rules, plain.seats, plain.modules, {**plain.options, **options})


def set_up(setup: Setup, seed: int = 1) -> RootGame:
    """A new game after setup: the first turn's first question."""
    RULEBOOK.check(setup)
    g = RULEBOOK.start(setup)
    g.advance()
    rng = Random(seed)
    while g.turn == 0:
        g.play(*random_answer(g, rng))
    return g


def her_turn(text: str, orders: str = "", phase: str = "daylight") -> RootGame:
    """Her turn begins like this; it stops at the first question anyone is asked."""
    lines = [text, f"mechanical orders: {orders}" if orders else "", f"turn mechanical {phase} 3"]
    return position("\n".join(lines))


def fight(g: RootGame, first: int = 0, second: int = 0) -> list[int]:
    """Roll these dice in every battle of her turn; where they were fought."""
    found = []
    while question(g) == "RollDice":
        assert g.fight is not None
        found.append(int(g.fight.clearing) + 1)
        roll(g, first, second)
    return found


EYRIE = "eyrie leader: builder\nclearing 3: eyrie 2 warriors, 1 roost"
