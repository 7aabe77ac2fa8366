"""What an airship takes aboard and sets down, and what its cargo is good for."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import RESOURCES
from marches.games.scythe.rules.actions import CARGO as CARGO_IDS
from marches.games.scythe.rules.actions import LOAD, UNLOAD, UNLOAD_ALL, Pick, picks
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP, AIRSHIP_STATE, AirshipState
from marches.games.scythe.rules.hooks import Offers, Steps
from marches.games.scythe.rules.state import ScytheGame, ScytheOffer
from marches.games.scythe.rules.tables import (
    ANY_RESOURCE,
    BIT,
    CARGO_KINDS,
    FIRST_MECH,
    LAKE,
    RESOURCE_KINDS,
    WALKED_WORKER,
    WORKER,
    WORKER_UNIT,
    HexId,
)
from marches.games.scythe.rules.trips import loadable
from marches.games.scythe.rules.under_way import Trip
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat


def there(g: ScytheGame, seat: Seat, kind: int) -> int:
    """How much of a kind is below the airship: what a mech could load."""
    return loadable(g, seat, FIRST_MECH, AIRSHIP_STATE.of(g).at[seat], kind)


def handling(g: ScytheGame, seat: Seat) -> list[Action]:
    """What one might try to load and to set down here."""
    ships = AIRSHIP_STATE.of(g)
    found: list[Action] = []
    for kind in range(CARGO_KINDS):
        if there(g, seat, kind):
            found.append(LOAD[kind])
    if ships.resources(seat) + ships.workers(seat) > 1:
        found.append(UNLOAD_ALL)
    for kind in range(CARGO_KINDS):
        if ships.carried(seat, kind):
            found.append(UNLOAD[kind])
    return found


def why_not_handled(g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
    """Why something may not be loaded or set down here."""
    if action is UNLOAD_ALL:
        return why_not_set_down(g, seat, WORKER if AIRSHIP_STATE.of(g).takes_workers(g.kit, seat) else 0)
    assert isinstance(action, Pick)
    if action is LOAD[action.index]:
        return why_not_loaded(g, seat, action.index)
    return why_not_set_down(g, seat, action.index)


def why_not_loaded(g: ScytheGame, seat: Seat, kind: int) -> Reason | None:
    """scythe:airship.capacity, scythe:airship.no-enemy-resources, scythe:airship.workers-no-resources
    Only what the tile says, as much as there is room for, and nothing that an opponent controls.
    """
    ships = AIRSHIP_STATE.of(g)
    at = ships.at[seat]
    if ships.takes_workers(g.kit, seat) != (kind >= WORKER):
        key = "scythe-why-airship-workers-only" if kind < WORKER else "scythe-why-airship-resources-only"
        return Reason("scythe:airship.workers-no-resources" if kind < WORKER else "scythe:airship.capacity", key)
    if ships.room(g.kit, seat) <= 0:
        carried = ships.resources(seat) + ships.workers(seat)
        return Reason("scythe:airship.capacity", "scythe-why-airship-full", {"count": carried})
    if kind >= WORKER:
        return why_held_below(g, seat, at)
    if g.rules.bars_load(g, seat, AIRSHIP, at):
        return Reason("scythe:desolation.share-resources", "scythe-why-not-ours", {"hex": g.named(at)})
    holder = seat if g.controlled(seat) >> at & 1 else g.controller(at)
    if holder not in (seat, -1):
        facts: dict[str, Fact] = {"hex": g.named(at), "seat": f"seat:{holder}"}
        return Reason("scythe:airship.no-enemy-resources", "scythe-why-held-by-other", facts)
    return None


def why_held_below(g: ScytheGame, seat: Seat, at: HexId) -> Reason | None:
    """scythe:move.worker-vs-fighters.leave  A worker among enemies stays until the combat is over."""
    if g.other_units(seat) >> at & 1:
        return Reason("scythe:move.worker-vs-fighters.leave", "scythe-why-no-boarding", {"hex": g.named(at)})
    return None


def why_not_set_down(g: ScytheGame, seat: Seat, kind: int) -> Reason | None:
    """scythe:airship.drop-workers, scythe:airship.no-lake-drop
    Anything may be set down on any land, but workers only where no opponent has a unit.
    """
    ships = AIRSHIP_STATE.of(g)
    at = ships.at[seat]
    if g.board.bases >> at & 1:
        return Reason("scythe:concept.home-base.not-territory", "scythe-why-no-territory", {"hex": g.named(at)})
    if ships.loaded:
        return Reason("scythe:airship.loading-timing", "scythe-why-airship-loaded", {"hex": g.named(at)})
    if g.board.terrain[at] == LAKE:
        return Reason("scythe:airship.no-lake-drop", "scythe-why-not-on-lake", {"hex": g.named(at)})
    return why_no_landing(g, seat, at) if kind >= WORKER else None


def why_no_landing(g: ScytheGame, seat: Seat, at: HexId) -> Reason | None:
    """scythe:airship.drop-workers  Why nobody may get off: there are opponents."""
    if g.other_units(seat) >> at & 1:
        return Reason("scythe:airship.drop-workers", "scythe-why-no-landing", {"hex": g.named(at)})
    return None


def handle(g: ScytheGame, seat: Seat, action: Action) -> Steps:
    """Load or set down. Returns what follows from workers stepping onto a hex."""
    if isinstance(action, Pick):
        if action is LOAD[action.index]:
            take_aboard(g, seat, action.index)
            AIRSHIP_STATE.of(g).loaded = True
            return []
        return set_down(g, seat, action.index)
    ships = AIRSHIP_STATE.of(g)
    landed = ships.workers(seat) > 0
    fresh = ships.carried(seat, WORKER)
    for kind in range(CARGO_KINDS):
        if ships.carried(seat, kind):
            _leave(g, ships, seat, kind, ships.carried(seat, kind))
    return alight(g, seat, WORKER_UNIT, fresh) if landed else []


def take_aboard(g: ScytheGame, seat: Seat, kind: int) -> None:
    """scythe:airship.on-miniature  One token or worker leaves the hex for the airship."""
    ships = AIRSHIP_STATE.of(g)
    at = ships.at[seat]
    if kind < RESOURCE_KINDS:
        g.add_resource(at, kind, -1)
    else:
        g.add_workers(seat, at, -1)
        if kind == WALKED_WORKER:
            g.walked[at] = g.walked[at] - 1
    ships.add(seat, kind, 1)
    _tell(g, "scythe-did-load-airship", seat, kind, 1)


def set_down(g: ScytheGame, seat: Seat, kind: int) -> Steps:
    """One token or worker leaves the airship for the hex below."""
    _leave(g, AIRSHIP_STATE.of(g), seat, kind, 1)
    return alight(g, seat, WORKER_UNIT, 1 if kind == WORKER else 0) if kind >= WORKER else []


def _leave(g: ScytheGame, ships: AirshipState, seat: Seat, kind: int, count: int) -> None:
    at = ships.at[seat]
    ships.add(seat, kind, -count)
    if kind < RESOURCE_KINDS:
        g.add_resource(at, kind, count)
    else:
        g.add_workers(seat, at, count)
        if kind == WALKED_WORKER:
            g.walked[at] = g.walked[at] + count
    _tell(g, "scythe-did-unload-airship", seat, kind, count)


def _tell(g: ScytheGame, key: str, seat: Seat, kind: int, count: int) -> None:
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "count": count, "cargo": f"cargo:{CARGO_IDS[kind]}"}
        g.tell(key, {**facts, "hex": g.named(AIRSHIP_STATE.of(g).at[seat])})


def alight(g: ScytheGame, seat: Seat, unit: int, fresh: int) -> Steps:
    """Units come down onto the hex: they have entered it, from no other hex, and may have to stay there.

    `fresh` says how many of them could otherwise still walk.
    """
    at = AIRSHIP_STATE.of(g).at[seat]
    g.trip = Trip(None, unit, at, 0)
    g.trip.arrive(at)
    steps = g.rules.entered(g, seat, unit, at)
    stopped = g.rules.stops(g, seat, unit, at)
    g.trip = None
    if stopped and unit == WORKER_UNIT:
        g.walked[at] = g.walked[at] + fresh
    elif stopped:
        g.turn.moved |= BIT[unit]
    return steps


def settle(g: ScytheGame, seat: Seat) -> None:
    """After a flight it no longer matters which workers aboard had walked."""
    ships = AIRSHIP_STATE.of(g)
    ships.add(seat, WORKER, ships.carried(seat, WALKED_WORKER))
    ships.add(seat, WALKED_WORKER, -ships.carried(seat, WALKED_WORKER))


def held(g: ScytheGame, seat: Seat, resource: int) -> int:
    """scythe:airship.carried-resources  Tokens of a kind (or ANY_RESOURCE) aboard: they belong to the owner,
    wherever it flies.
    """
    ships = AIRSHIP_STATE.of(g)
    return ships.resources(seat) if resource == ANY_RESOURCE else ships.carried(seat, resource)


def payments(g: ScytheGame, seat: Seat, resource: int) -> Offers:
    """One answer for each kind aboard that can pay."""
    found: Offers = []
    for kind in range(RESOURCE_KINDS):
        if resource in (ANY_RESOURCE, kind) and AIRSHIP_STATE.of(g).carried(seat, kind):
            found.append(PAY_ABOARD[kind])
    return found


class PayAboard(ScytheOffer):
    """scythe:airship.carried-resources  A token aboard is spent."""

    def __init__(self, action: Pick) -> None:
        super().__init__(action)
        self.kind: Final = action.index

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        AIRSHIP_STATE.of(g).add(seat, self.kind, -1)
        if g.events is not None:
            resource = f"resource:{RESOURCES[self.kind]}"
            g.tell("scythe-did-pay-aboard", {"seat": f"seat:{seat}", "resource": resource})
        return []


PAY_ABOARD: Final = [PayAboard(action) for action in picks("pay-aboard", "resource", RESOURCES)]
