"""A soft ending: after a sixth star everyone else has one turn without moving."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.expansions.last_turns import BreakOff, LastTurns
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.step import Seat

OPTION: Final = "final-turns"


class FinalTurns(LastTurns):
    """scythe:variant.final-turns-star  Later sixth stars end the turn of the player who places them, too."""

    def last_star(self, g: ScytheGame, seat: Seat) -> Steps | None:
        steps = super().last_star(g, seat)
        # Until rules version 2 a later sixth star left its turn as it was.
        return [BreakOff(seat)] if not steps and g.rulings > 1 else steps


class FinalTurnsSource(Source):
    """scythe:variant.final-turns  Active when the table wants it."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, FINAL_TURNS)] if g.options.on(OPTION) else []


FINAL_TURNS: Final = FinalTurns(OPTION, "scythe:variant.final-turns")
register(FinalTurnsSource())
