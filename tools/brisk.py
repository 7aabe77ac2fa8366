"""Random games of Scythe by players who seldom idle. They are shorter than fully random ones and closer to
people's games.
"""

from __future__ import annotations

from random import Random

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.bottom_row.action import bottom_of, can_pay
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.turn import ChooseSection
from marches.kernel.action import Action
from marches.kernel.setup import Setup
from marches.table.table import Table

IDLE = {"skip", "done", "decline", "halt", "end-turn", "take-less", "amount", "load", "unload", "unload-all"}
SELDOM = 0.07
TOPS = ("move", "bolster", "trade", "produce")


def brisk(setup: Setup, seed: int) -> Table:
    """A table played to its end."""
    rng = Random(seed)
    table = Table(RULEBOOK, setup, seed.to_bytes(16, "big"))
    while table.game.decision is not None:
        seats = table.game.decision.seats(table.game)
        seat = seats[int(rng.random() * len(seats))]
        options = table.options(seat)
        if rng.random() >= SELDOM:
            options = busy(table.game, seat, options) or options
        table.answer(seat, options[int(rng.random() * len(options))])
    return table


def busy(g: object, seat: int, options: list[Action]) -> list[Action]:
    """The answers that get something done: sections whose bottom action can be paid, and everything that is not
    idle.
    """
    assert isinstance(g, ScytheGame)
    if isinstance(g.decision, ChooseSection):
        sections = {action: TOPS.index(str(action.names["section"])) for action in options if action.verb == "section"}
        return [one for one, top in sections.items() if can_pay(g, seat, bottom_of(g, seat, top))]
    return [action for action in options if action.verb not in IDLE]
