"""Scythe as a server offers it whose games begin in the middle: in a position that a test needs on the screen."""

from __future__ import annotations

from collections.abc import Callable

from marches.games.scythe.edge.rulebook import RULEBOOK, Scythe
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.setup import Setup
from tests.scythe.desolation_helpers import its_turn
from tests.scythe.helpers import move, play, position, start_move

AROUND = "r2c3 r2c5 r1c4 r1c5 r3c4 r3c5"
"""Whatever the direction die shows, one of them goes to r2c4."""


def attacked() -> ScytheGame:
    """scythe:desolation.team-defence  Nordic and Rusviet are attacked where they stand together; Nordic leads."""
    there = "hex r2c4: nordic mech 1; rusviet mech 1; rusviet mech 2"
    hands = {"nordic": "power 8; cards 5 5", "rusviet": "power 8; cards 4 4 4"}
    return its_turn(there, units=AROUND, cards="5 5", **hands)


def last_unit() -> ScytheGame:
    """scythe:desolation.win  The last unit is attacked and only the dial is to be set: with 7 the game is won."""
    seats = "seat nordic industrial: power 16; cards 5 5\nseat rusviet engineering: power 8"
    unit = "desolation-units: r1c5 gone gone gone gone gone"
    land = "hex r1c4: nordic mech 1; nordic mech 2"
    g = position(
        f"modules: desolation\n{seats}\nencounters:\n{unit}\ndesolation: cards 2; popularity 9\n{land}\nturn nordic"
    )
    start_move(g)
    move(g, "r1c5", unit="mech-1")
    play(g, "done")
    play(g, "play-cards", twos=0, threes=0, fours=0, fives=1)
    return g


def alone() -> ScytheGame:
    """One player in the middle of a game: Desolation moves at the end of this round."""
    units = "desolation-units: r1c5 gone gone gone gone gone\ndesolation: cards 2; popularity 9"
    seat = "seat nordic industrial: power 8; cards 5 5"
    return position(f"modules: desolation\n{seat}\nencounters:\n{units}\nturn nordic")


def allies() -> ScytheGame:
    """scythe:alliance.propose  Nordic may propose an Alliance to Rusviet."""
    seats = [
        "seat nordic industrial: power 8; popularity 8; coins 8",
        "seat rusviet engineering: power 8; popularity 8; coins 8",
        "seat crimea mechanical: power 8; popularity 8; coins 8",
    ]
    return position("\n".join(["modules: alliances", *seats, "turn nordic"]))


def fought() -> ScytheGame:
    """scythe:combat.reveal  The Nordic character attacks Crimea, which has no power; both may commit."""
    seats = "seat nordic industrial: power 8; popularity 8; cards 3\nseat crimea mechanical: popularity 8; power 0"
    land = "hex r3c3: nordic character\nhex r4c3: crimea mech 1; crimea 2 workers"
    g = position(f"modules: war\n{seats}\n{land}\nencounters:\nturn nordic")
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    return g


STAGES: dict[tuple[tuple[str, ...], int], Callable[[], ScytheGame]] = {
    (("desolation",), 3): attacked,
    (("desolation",), 2): last_unit,
    (("desolation",), 1): alone,
    (("alliances",), 3): allies,
    (("war",), 2): fought,
}
"""What is on the stage, by modules and number of seats."""


class Staged(Scythe):
    """The same rules and components, another beginning."""

    def __init__(self) -> None:
        super().__init__()
        self.kit, self.actions = RULEBOOK.kit, RULEBOOK.actions

    def start(self, setup: Setup) -> ScytheGame:
        stage = STAGES.get((setup.modules, len(setup.seats)))
        return super().start(setup) if stage is None else stage()


STAGED = Staged()
