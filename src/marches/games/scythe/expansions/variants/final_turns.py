"""A soft ending: after a sixth star everyone else has one turn without moving."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.expansions.last_turns import LastTurns
from marches.games.scythe.rule_set import Held, Source, register
from marches.games.scythe.state import ScytheGame

OPTION: Final = "final-turns"


class FinalTurnsSource(Source):
    """scythe:variant.final-turns  In force where the table wants it."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, FINAL_TURNS)] if g.options.on(OPTION) else []


FINAL_TURNS: Final = LastTurns(OPTION, False, "scythe:variant.final-turns")
register(FinalTurnsSource())
