"""Toll: an airship lets no opponent's unit pass below it without resources, and takes one of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.data.words import RESOURCES
from marches.games.scythe.rules.actions import Pick, picks
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE
from marches.games.scythe.rules.expansions.airships.tiles import Tile, add_tile, holders_over
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import BIT, RESOURCE_KINDS, HexId
from marches.games.scythe.rules.trips import moving_unit
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

NAME: Final = "toll"
PAY_TOLL: Final = picks("pay-toll", "resource", RESOURCES)


def needed(g: ScytheGame, seat: Seat, to: HexId) -> int:
    """How many resources a unit must carry onto a hex: one for each airship that takes one, at least one."""
    collectors = holders_over(g, NAME, to, seat)
    if not collectors:
        return 0
    ships = AIRSHIP_STATE.of(g)
    return max(1, len([owner for owner in collectors if ships.room(g.kit, owner) > 0]))


def brought(g: ScytheGame, unit: int, at: HexId) -> int:
    """What the unit on its way carries; before it sets out, what it could load."""
    trip = g.trip
    return trip.resources() if trip is not None and trip.unit == unit else g.resources_at(at)


class Toll(Tile):
    """An opponent's unit enters or crosses the airship's territory only with resources; one moves onto the airship.

    A full airship takes none, but still asks for some to be shown. Several airships each take their own.
    """

    def blocked_steps(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> i64:
        to = AIRSHIP_STATE.of(g).at[owner]
        if not g.opposed(seat, owner) or to == at:
            return 0
        held = brought(g, unit, at)
        # This airship asks for at least one. Usually the unit has none, and there is nothing to count.
        return 0 if held and held >= needed(g, seat, to) else BIT[to]

    def why_blocked(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId, to: HexId) -> Reason | None:
        if not self.blocked_steps(g, owner, seat, unit, at) >> to & 1:
            return None
        facts: dict[str, Fact] = {"hex": g.named(to), "seat": f"seat:{owner}"}
        facts["held"] = brought(g, unit, at)
        return Reason("scythe:airship.shared-abilities", "scythe-why-toll", {**facts, "cost": needed(g, seat, to)})

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        if not g.opposed(seat, owner) or AIRSHIP_STATE.of(g).at[owner] != at or moving_unit(g) != unit:
            return []
        return [PayToll(seat, owner)]

    def preview_step(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId, to: HexId) -> list[Line]:
        ships = AIRSHIP_STATE.of(g)
        if not g.opposed(seat, owner) or ships.at[owner] != to or ships.room(g.kit, owner) <= 0:
            return []
        return [Line("scythe-preview-toll", {"seat": f"seat:{owner}"})]


class PayToll(ScytheDecision[Pick]):
    """Choose which of the carried resources to give up. Not asked if there is only one kind."""

    rule = "scythe:airship.shared-abilities"

    def __init__(self, seat: Seat, owner: Seat) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def kinds(self, g: ScytheGame) -> list[int]:
        """What can be taken; a unit that an airship has set down carries nothing."""
        trip = g.trip
        if trip is None or AIRSHIP_STATE.of(g).room(g.kit, self.owner) <= 0:
            return []
        return [kind for kind in range(RESOURCE_KINDS) if trip.carried(kind)]

    def waits(self, g: ScytheGame) -> bool:
        return len(self.kinds(g)) > 1

    def run(self, g: ScytheGame) -> None:
        for kind in self.kinds(g):
            self._pay(g, kind)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [PAY_TOLL[kind] for kind in self.kinds(g)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        self._pay(g, action.index)

    def _pay(self, g: ScytheGame, kind: int) -> None:
        g.the_trip().drop(kind, 1)
        AIRSHIP_STATE.of(g).add(self.owner, kind, 1)
        g.stirred = True
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "to": f"seat:{self.owner}"}
            g.tell("scythe-did-pay-toll", {**facts, "resource": f"resource:{RESOURCES[kind]}"})

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"owner": f"seat:{self.owner}", "hex": g.named(AIRSHIP_STATE.of(g).at[self.owner])}


add_tile(Toll(NAME))
