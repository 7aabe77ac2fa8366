"""A unit on its way: where it has been, what it carries, what is taken back when the game ends too soon."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    BIT,
    CARGO_KINDS,
    CHARACTER,
    LAKE,
    RESOURCE_KINDS,
    WALKED_WORKER,
    WORKER,
    WORKER_UNIT,
    HexId,
)
from marches.games.scythe.rules.under_way import Trip
from marches.kernel.line import Reason
from marches.kernel.step import Seat


def moving_unit(g: ScytheGame) -> int:
    """The unit on its way, or -1."""
    trip = g.trip
    return -1 if trip is None else trip.unit


def loadable(g: ScytheGame, seat: Seat, unit: int, at: HexId, kind: int) -> int:
    """scythe:move.resources, scythe:move.only-mechs-carry-workers, scythe:unit.mech.no-character
    How much of a kind a unit could take from a hex.
    """
    if kind < RESOURCE_KINDS:
        return 0 if g.rules.bars_load(g, seat, unit, at) else g.resource(at, kind)
    if unit == CHARACTER or unit >= WORKER_UNIT:
        return 0  # the champion carries workers as a mech does
    walked = g.walked[at]
    return walked if kind == WALKED_WORKER else g.workers(seat, at) - walked


def load(g: ScytheGame, seat: Seat, kind: int, count: int) -> None:
    """scythe:move.mech-carries-workers  Take tokens or workers aboard."""
    trip = g.the_trip()
    _lift(g, seat, trip.at(), kind, -count)
    trip.take(kind, count)


def unload(g: ScytheGame, seat: Seat, kind: int, count: int) -> None:
    """scythe:deploy.speed.midway  Set tokens or workers down."""
    trip = g.the_trip()
    _lift(g, seat, trip.at(), kind, count)
    trip.drop(kind, count)


def _lift(g: ScytheGame, seat: Seat, at: HexId, kind: int, count: int) -> None:
    if kind < RESOURCE_KINDS:
        g.add_resource(at, kind, count)
        return
    g.add_workers(seat, at, count)
    if kind == WALKED_WORKER:
        g.walked[at] = g.walked[at] + count


def can_leave(g: ScytheGame, seat: Seat, unit: int, at: HexId, kind: int) -> bool:
    """scythe:deploy.lake.no-leaving  Whether something may be left behind on a hex. On a lake, another unit of the
    seat must be there that could take it off: a mech, or for tokens the character.
    """
    if g.board.terrain[at] != LAKE:
        return True
    carriers = g.fighters_at(seat, at)
    if unit < WORKER_UNIT:
        carriers -= 1
    if kind >= RESOURCE_KINDS and unit != CHARACTER and g.character[seat] == at:
        carriers -= 1
    return carriers > 0


def why_not_leave(g: ScytheGame, seat: Seat, unit: int, at: HexId, kind: int) -> Reason | None:
    """Why something may not be left on a hex."""
    if can_leave(g, seat, unit, at, kind):
        return None
    return Reason("scythe:deploy.lake.no-leaving", "scythe-why-left-on-lake", {"hex": g.named(at)})


def clear_lake(g: ScytheGame, seat: Seat, unit: int, at: HexId) -> None:
    """scythe:deploy.lake.no-leaving  What may not stay behind leaves with the unit."""
    for kind in range(CARGO_KINDS):
        count = loadable(g, seat, unit, at, kind)
        if count and not can_leave(g, seat, unit, at, kind):
            load(g, seat, kind, count)


def step_to(g: ScytheGame, seat: Seat, to: HexId) -> None:
    """The moving unit makes one step with all it carries."""
    trip = g.the_trip()
    if trip.unit == WORKER_UNIT:
        g.add_workers(seat, trip.at(), -1)
        g.add_workers(seat, to, 1)
    elif trip.unit < WORKER_UNIT:
        g.put_unit(seat, trip.unit, to)
    trip.arrive(to)


def finish_trip(g: ScytheGame, seat: Seat) -> int:
    """scythe:move.must-step  End the move: the unit sets down what it carries. Returns where it is."""
    trip = g.the_trip()
    at = trip.at()
    if trip.unit < WORKER_UNIT and g.other_fighters(seat) >> at & 1:
        g.intrusions.append(trip.copy())
    _set_all_down(g, seat, trip)
    if trip.unit == WORKER_UNIT:
        g.walked[at] = g.walked[at] + 1
    else:
        g.turn.moved |= BIT[trip.unit]
    g.trip = None
    return at


def _set_all_down(g: ScytheGame, seat: Seat, trip: Trip) -> None:
    for kind in range(CARGO_KINDS):
        count = trip.carried(kind)
        if count:
            unload(g, seat, kind, count)


def send_workers_home(g: ScytheGame, victim: Seat, at: HexId) -> int:
    """All workers of a seat on a hex go to its home base. Returns how many there were."""
    count = g.workers(victim, at)
    if count:
        g.add_workers(victim, at, -count)
        g.add_workers(victim, g.seating.base[victim], count)
    return count


def drive_off(g: ScytheGame, seat: Seat, victim: Seat, at: HexId) -> int:
    """scythe:move.enemy-workers.popularity  Lone workers must flee, which costs popularity. Returns how many do."""
    count = g.workers(victim, at)
    g.lose_popularity(seat, count)
    g.turn.drove_off += count
    if g.events is not None:
        g.tell(
            "scythe-did-drive-off",
            {"seat": f"seat:{seat}", "victim": f"seat:{victim}", "count": count, "hex": g.named(at)},
        )
    return count


def contested(g: ScytheGame, seat: Seat) -> i64:
    """scythe:combat.lake  Hexes, lakes included, where fighters of a seat have met enemy fighters."""
    return g.fighters[seat] & g.other_fighters(seat)


def take_back_intrusions(g: ScytheGame) -> None:
    """scythe:end.undo-shared  Units still among enemy units return where they came from, with what they brought."""
    seat = g.active
    if g.trip is not None:
        _set_all_down(g, seat, g.trip)
    open_fights = contested(g, seat)
    for trip in reversed(g.intrusions):
        at = trip.at()
        if not open_fights >> at & 1 or g.unit_at(seat, trip.unit) != at:
            continue
        g.put_unit(seat, trip.unit, trip.places[0])
        for leg in range(trip.legs + 1):
            for kind in range(CARGO_KINDS):
                count = trip.cargo[leg * CARGO_KINDS + kind]
                if count:
                    _lift(g, seat, at, min(kind, WORKER), -count)
                    _lift(g, seat, trip.places[leg], min(kind, WORKER), count)
    g.intrusions.clear()
