"""The Rusviet variant, seen from today: its limits are the rule, and a table may play the first printing instead."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame, faction_seat
from marches.kernel.step import Seat

FACTION: Final = "rusviet"
MAT: Final = "industrial"
FIRST_PRINTING: Final = "first-printing"


class UnlimitedRelentless(Rule):
    """scythe:faction.rusviet.relentless-factory  In the first printing, a Factory card can be repeated too."""

    def may_repeat(self, g: ScytheGame, seat: Seat, section: int) -> bool:
        return True


class RusvietSource(Source):
    """scythe:setup.banned-pairs  The first printing had no limits: any mat, any section again."""

    def lifts_ban(self, options: Options, faction: str, mat: str) -> bool:
        return options.text(FACTION) == FIRST_PRINTING and faction == FACTION and mat == MAT

    def rules(self, g: ScytheGame) -> list[Held]:
        seat = faction_seat(g, FACTION)
        return [Held(seat, UNLIMITED)] if seat >= 0 and g.options.text(FACTION) == FIRST_PRINTING else []


UNLIMITED: Final = UnlimitedRelentless(FACTION)
register(RusvietSource())
