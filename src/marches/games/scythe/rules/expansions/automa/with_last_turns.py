"""Last turns of an Automa: without the move line if nobody may move."""

from __future__ import annotations

from marches.games.scythe.rules.actions import MOVE_UNITS
from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend
from marches.games.scythe.rules.expansions.last_turns import LAST_TURNS_STATE
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.step import Seat


class WithLastTurns(Bend):
    """scythe:automa.variants.none, scythe:automa.resolution.general, scythe:automa.resolution.mission"""

    def in_use(self, g: ScytheGame) -> bool:
        return LAST_TURNS_STATE.in_use(g)

    def no_move(self, g: ScytheGame, seat: Seat) -> bool:
        return g.rules.why_no_action(g, seat, MOVE_UNITS) is not None


add_bend(WithLastTurns())
