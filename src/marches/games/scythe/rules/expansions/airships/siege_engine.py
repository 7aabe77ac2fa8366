"""Siege Engine: a unit below an opponent's airship pays to leave."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE
from marches.games.scythe.rules.expansions.airships.tiles import Tile, add_tile, holders_over
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import WORKER_UNIT, HexId
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

RANSOM: Final = 1
NAME: Final = "siege-engine"


def ransom(g: ScytheGame, seat: Seat, unit: int, at: HexId) -> int:
    """What it costs a character or mech to leave: a coin for each such airship, once in its move."""
    trip = g.trip
    if unit >= WORKER_UNIT or (trip is not None and trip.unit == unit and trip.has_left(at, trip.legs)):
        return 0
    return RANSOM * len(holders_over(g, NAME, at, seat))


class SiegeEngine(Tile):
    """An opponent's character or mech leaves the airship's territory only for a coin, paid to the airship's owner."""

    def blocked_steps(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> i64:
        if not g.opposed(seat, owner) or AIRSHIP_STATE.of(g).at[owner] != at:
            return 0
        if g.coins[seat] >= ransom(g, seat, unit, at):
            return 0
        return g.board.territories | g.board.bases

    def why_blocked(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId, to: HexId) -> Reason | None:
        if not self.blocked_steps(g, owner, seat, unit, at):
            return None
        facts: dict[str, Fact] = {"hex": g.named(at), "seat": f"seat:{owner}", "held": g.coins[seat]}
        return Reason(
            "scythe:airship.shared-abilities", "scythe-why-besieged", {**facts, "cost": ransom(g, seat, unit, at)}
        )

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        trip = g.trip
        if not g.opposed(seat, owner) or unit >= WORKER_UNIT or trip is None or trip.unit != unit:
            return []
        before = trip.came_from()
        if before == at or AIRSHIP_STATE.of(g).at[owner] != before or trip.has_left(before, trip.legs - 1):
            return []
        return [PayRansom(seat, owner)]

    def preview_step(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId, to: HexId) -> list[Line]:
        if not g.opposed(seat, owner) or AIRSHIP_STATE.of(g).at[owner] != at or not ransom(g, seat, unit, at):
            return []
        return [Line("scythe-preview-ransom", {"seat": f"seat:{owner}", "count": RANSOM})]


class PayRansom(ScytheStep):
    """The coin changes hands."""

    def __init__(self, seat: Seat, owner: Seat) -> None:
        self.seat: Final = seat
        self.owner: Final = owner

    def run(self, g: ScytheGame) -> None:
        g.coins[self.seat] -= RANSOM
        g.coins[self.owner] += RANSOM
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "to": f"seat:{self.owner}", "count": RANSOM}
            g.tell("scythe-did-pay-ransom", facts)


add_tile(SiegeEngine(NAME))
