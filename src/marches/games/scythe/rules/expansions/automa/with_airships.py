"""Airships and Automas: its own stays at home, and it pays to leave the shadow of another's."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.expansions.airships.siege_engine import NAME, RANSOM, PayRansom
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE
from marches.games.scythe.rules.expansions.airships.tiles import holders_over
from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend
from marches.games.scythe.rules.expansions.automa.state import AUTOMAS, PERSON, words_of
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.sources import Source, register
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import WORKER_UNIT, HexId
from marches.kernel.step import Seat, Step

TOLL: Final = "toll"


def any_automa(options: Options) -> bool:
    """Whether an Automa is at the table."""
    return bool(options.text(AUTOMAS)) and any(word != PERSON for word in words_of(options))


class WithAirships(Bend):
    """scythe:automa.airships.affected  A besieged unit pays if the Automa can; otherwise it is passed over."""

    def in_use(self, g: ScytheGame) -> bool:
        return AIRSHIP_STATE.in_use(g)

    def passes_over(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> bool:
        return unit < WORKER_UNIT and g.coins[seat] < RANSOM * len(holders_over(g, NAME, at, seat))

    def leaves(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        if unit >= WORKER_UNIT:
            return []
        steps: list[Step[Any]] = [PayRansom(seat, owner) for owner in holders_over(g, NAME, at, seat)]
        return steps


class AirshipSource(Source):
    """scythe:automa.airships.unused  Toll is taken out before tiles are drawn."""

    def unused(self, options: Options) -> list[str]:
        return [TOLL] if any_automa(options) else []


register(AirshipSource())
add_bend(WithAirships())
