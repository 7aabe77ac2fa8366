"""The airship module on the table: its pieces, its tiles, the rules they bring."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.expansions.airships import (
    aggressive,
    blitzkrieg,
    hero,
    negotiate,
    passive,
    siege_engine,
    toll,
)
from marches.games.scythe.rules.expansions.airships.flight import AIRSHIPS
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE, MODULE, new_state
from marches.games.scythe.rules.expansions.airships.tiles import EACH_OWN, DrawTile, tiles_of
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.step import Step

TILE_FILES: Final = [aggressive, blitzkrieg, hero, negotiate, passive, siege_engine, toll]


class AirshipSource(Source):
    """scythe:airship.modules-mix, scythe:airship.shared-abilities, scythe:airship.variant-individual
    Active when the module is selected. Every seat holds the tiles of its own airship, shared or not.
    """

    def rules(self, g: ScytheGame) -> list[Held]:
        if not AIRSHIP_STATE.in_use(g):
            return []
        found = [Held(-1, AIRSHIPS)]
        for seat in g.seating.led_seats():
            found += [Held(seat, tile) for tile in tiles_of(g, seat)]
        return found

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        return [new_state(g)] if g.options.has(MODULE) else []

    def after_dealing(self, g: ScytheGame) -> Steps:
        """scythe:airship.setup-tiles  One tile of each kind for all, or one of each kind for every seat."""
        if not AIRSHIP_STATE.in_use(g):
            return []
        order = [seat for seat in g.seating.clockwise_from(g.seating.first) if g.seating.led(seat)]
        seats = order if g.options.on(EACH_OWN) else [-1]
        steps: list[Step[Any]] = []
        for seat in seats:
            steps += [DrawTile(seat, True), DrawTile(seat, False)]
        return steps


register(AirshipSource())
