"""A unit on its way: where it has been, what it carries, what is taken back when the game ends too soon."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.state import DROVE_OFF, MOVED, ScytheGame
from marches.games.scythe.rules.tables import (
    BIT,
    CARGO_KINDS,
    CHARACTER,
    LAKE,
    RESOURCE_KINDS,
    WALKED_WORKER,
    WORKER,
    WORKER_UNIT,
)
from marches.kernel.line import Reason

# What stands where in `g.trip`.
UNIT: Final = 0
"""The unit on its way plus one; 0 when none is."""
RANGE: Final = 1
"""Steps it may still make."""
LEG: Final = 2
"""Steps it has made."""
STOPPED: Final = 3
LOADED: Final = 4
"""Has it loaded anything on this hex? Then it unloads nothing more there."""
PLACES: Final = 5
"""From here on: the hex it started from and those it has stepped to."""
MOST_LEGS: Final = 6
CARGO: Final = PLACES + MOST_LEGS
"""From here on: what it carries, by the leg it was loaded on and by kind."""
PASSING: Final = CARGO + MOST_LEGS * CARGO_KINDS
"""Is the unit where it is only on its way through? Then nothing there has met it yet."""
RECORD: Final = 2 + MOST_LEGS + MOST_LEGS * CARGO_KINDS
"""The length of one intrusion: unit, legs made, places, cargo."""


def begin_trip(g: ScytheGame, unit: int, at: int, steps: int) -> None:
    """A unit starts to move."""
    trip = g.trip
    for index in range(len(trip)):
        trip[index] = 0
    trip[UNIT] = unit + 1
    trip[RANGE] = min(steps, MOST_LEGS - 1)
    trip[PLACES] = at


def moving_unit(g: ScytheGame) -> int:
    """The unit on its way, or -1."""
    return g.trip[UNIT] - 1


def now_at(g: ScytheGame) -> int:
    """The hex the moving unit is on."""
    return g.trip[PLACES + g.trip[LEG]]


def carried(g: ScytheGame, kind: int) -> int:
    """How much of a kind the moving unit carries."""
    trip = g.trip
    total = 0
    for leg in range(trip[LEG] + 1):
        total += trip[CARGO + leg * CARGO_KINDS + kind]
    return total


def carries_resources(g: ScytheGame) -> int:
    """How many resource tokens the moving unit carries."""
    total = 0
    for kind in range(RESOURCE_KINDS):
        total += carried(g, kind)
    return total


def loadable(g: ScytheGame, seat: int, unit: int, at: int, kind: int) -> int:
    """scythe:move.resources, scythe:move.only-mechs-carry-workers, scythe:unit.mech.no-character
    What of a kind a unit could take from a hex.
    """
    if kind < RESOURCE_KINDS:
        return g.resource(at, kind)
    if unit == CHARACTER or unit >= WORKER_UNIT:
        return 0
    walked = g.walked[at]
    return walked if kind == WALKED_WORKER else g.workers(seat, at) - walked


def load(g: ScytheGame, seat: int, kind: int, count: int) -> None:
    """scythe:move.mech-carries-workers  Take tokens or workers aboard."""
    at = now_at(g)
    _lift(g, seat, at, kind, -count)
    g.trip[CARGO + g.trip[LEG] * CARGO_KINDS + kind] += count
    g.trip[LOADED] = 1


def unload(g: ScytheGame, seat: int, kind: int, count: int) -> None:
    """scythe:deploy.speed.midway  Set tokens or workers down; what came aboard last leaves first."""
    trip = g.trip
    _lift(g, seat, now_at(g), kind, count)
    leg = trip[LEG]
    while count > 0:
        index = CARGO + leg * CARGO_KINDS + kind
        part = min(count, trip[index])
        trip[index] -= part
        count -= part
        leg -= 1


def remove_carried(g: ScytheGame, kind: int) -> None:
    """A carried resource leaves the moving unit for somewhere else than its hex."""
    trip = g.trip
    for leg in range(trip[LEG], -1, -1):
        index = CARGO + leg * CARGO_KINDS + kind
        if trip[index]:
            trip[index] -= 1
            return


def _lift(g: ScytheGame, seat: int, at: int, kind: int, count: int) -> None:
    if kind < RESOURCE_KINDS:
        g.add_resource(at, kind, count)
        return
    g.add_workers(seat, at, count)
    if kind == WALKED_WORKER:
        g.walked[at] = g.walked[at] + count


def may_stay(g: ScytheGame, seat: int, unit: int, at: int, kind: int) -> bool:
    """scythe:deploy.lake.no-leaving  May something stay when the unit leaves? On a lake another own unit must be there
    that could take it off: a mech, or for tokens the character.
    """
    if g.board.terrain[at] != LAKE:
        return True
    carriers = g.fighters_at(seat, at)
    if unit < WORKER_UNIT:
        carriers -= 1
    if kind >= RESOURCE_KINDS and unit != CHARACTER and g.character[seat] == at:
        carriers -= 1
    return carriers > 0


def why_not_left(g: ScytheGame, seat: int, unit: int, at: int, kind: int) -> Reason | None:
    """Why something may not be left on a hex."""
    if may_stay(g, seat, unit, at, kind):
        return None
    return Reason("scythe:deploy.lake.no-leaving", "scythe-why-left-on-lake", {"hex": g.named(at)})


def clear_lake(g: ScytheGame, seat: int, unit: int, at: int) -> None:
    """scythe:deploy.lake.no-leaving  What may not stay leaves with the unit."""
    for kind in range(CARGO_KINDS):
        count = loadable(g, seat, unit, at, kind)
        if count and not may_stay(g, seat, unit, at, kind):
            load(g, seat, kind, count)


def step_to(g: ScytheGame, seat: int, to: int) -> None:
    """The moving unit makes one step with all it carries."""
    trip = g.trip
    unit = trip[UNIT] - 1
    if unit == WORKER_UNIT:
        g.add_workers(seat, now_at(g), -1)
        g.add_workers(seat, to, 1)
    elif unit < WORKER_UNIT:
        g.put_unit(seat, unit, to)
    trip[LEG] += 1
    trip[RANGE] -= 1
    trip[LOADED] = 0
    trip[PLACES + trip[LEG]] = to


def finish_trip(g: ScytheGame, seat: int) -> int:
    """scythe:move.must-step  The unit sets down what it carries and has moved; where it stands."""
    trip = g.trip
    unit = trip[UNIT] - 1
    at = now_at(g)
    if unit < WORKER_UNIT and g.other_fighters(seat) >> at & 1:
        g.intrusions.append(unit)
        g.intrusions.append(trip[LEG])
        for index in range(PLACES, CARGO + MOST_LEGS * CARGO_KINDS):
            g.intrusions.append(trip[index])
    _set_all_down(g, seat)
    if unit == WORKER_UNIT:
        g.walked[at] = g.walked[at] + 1
    else:
        g.turn[MOVED] |= BIT[unit]
    trip[UNIT] = 0
    return at


def _set_all_down(g: ScytheGame, seat: int) -> None:
    for kind in range(CARGO_KINDS):
        count = carried(g, kind)
        if count:
            unload(g, seat, kind, count)


def send_workers_home(g: ScytheGame, victim: int, at: int) -> int:
    """All workers of a seat on a hex go to its home base; how many there were."""
    count = g.workers(victim, at)
    if count:
        g.add_workers(victim, at, -count)
        g.add_workers(victim, g.seating.base[victim], count)
    return count


def drive_off(g: ScytheGame, seat: int, victim: int, at: int) -> int:
    """scythe:move.enemy-workers.popularity  Lone workers must flee, which costs popularity; how many do."""
    count = g.workers(victim, at)
    g.lose_popularity(seat, count)
    g.turn[DROVE_OFF] += count
    if g.events is not None:
        g.tell(
            "scythe-did-drive-off",
            {"seat": f"seat:{seat}", "victim": f"seat:{victim}", "count": count, "hex": g.named(at)},
        )
    return count


def contested(g: ScytheGame, seat: int) -> i64:
    """scythe:combat.lake  Hexes, lakes included, where fighters of a seat have met enemy fighters."""
    return g.fighters[seat] & g.other_fighters(seat)


def take_back_intrusions(g: ScytheGame) -> None:
    """scythe:end.undo-shared  Units still among enemy units return where they came from, with what they brought."""
    seat = g.active
    if g.trip[UNIT]:
        _set_all_down(g, seat)
    open_fights = contested(g, seat)
    entries = g.intrusions
    for start in range(len(entries) - RECORD, -1, -RECORD):
        legs = entries[start + 1]
        places = start + 2
        at = entries[places + legs]
        unit = entries[start]
        if not open_fights >> at & 1 or g.unit_at(seat, unit) != at:
            continue
        g.put_unit(seat, unit, entries[places])
        for leg in range(legs + 1):
            for kind in range(CARGO_KINDS):
                count = entries[places + MOST_LEGS + leg * CARGO_KINDS + kind]
                if count:
                    _lift(g, seat, at, min(kind, WORKER), -count)
                    _lift(g, seat, entries[places + leg], min(kind, WORKER), count)
    entries.clear()
