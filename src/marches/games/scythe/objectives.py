"""Objectives: two secret cards each, one of them worth a star."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.actions import DRAW_OBJECTIVE, Pick
from marches.games.scythe.components import OBJECTIVES
from marches.games.scythe.state import ScytheChance, ScytheGame
from marches.games.scythe.terms import BIT, nth, size
from marches.kernel.action import Action
from marches.kernel.line import Line

BOTTOM_OWNER: Final = 32
"""In `g.objective_bottom` a card that only seat `s` knows is written card + BOTTOM_OWNER * (s + 1)."""


class DrawObjective(ScytheChance):
    """scythe:setup.objectives-start, scythe:setup.objectives-hidden  Nature gives a seat a card only it sees."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "objective-deck"

    def waits(self, g: ScytheGame) -> bool:
        return g.objective_deck != 0

    def tickets(self, g: ScytheGame) -> int:
        return size(g.objective_deck)

    def outcome(self, g: ScytheGame, ticket: int) -> Action:
        return DRAW_OBJECTIVE[nth(g.objective_deck, ticket)]

    def apply(self, g: ScytheGame, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        g.objective_deck &= ~BIT[action.index]
        g.objectives[self.seat] |= BIT[action.index]
        if g.events is not None:
            shown = {"seat": f"seat:{self.seat}", "card": f"objective:{OBJECTIVES[action.index].id}"}
            hidden = Line("scythe-did-draw-objective", {"seat": f"seat:{self.seat}"})
            g.tell_only((self.seat,), Line("scythe-did-draw-this-objective", shown), hidden)
