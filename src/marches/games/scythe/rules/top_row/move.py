"""Move: units one by one, with what they carry, stops and all; then combats, encounter and Factory."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules import encounters, factory
from marches.games.scythe.rules.actions import (
    CARGO,
    DONE,
    GO,
    HALT,
    LOAD,
    LOAD_ALL,
    MOVE_UNIT,
    MOVE_WORKER,
    UNITS,
    UNLOAD,
    UNLOAD_ALL,
    Pick,
    PickHex,
)
from marches.games.scythe.rules.combat import ResolveCombats, foreseen
from marches.games.scythe.rules.hooks import Offers
from marches.games.scythe.rules.movement import reach, why_no_step
from marches.games.scythe.rules.retreat import RetreatWorkers
from marches.games.scythe.rules.stars import WATCH
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep, ScytheWindow
from marches.games.scythe.rules.tables import (
    BIT,
    CARGO_KINDS,
    CHAMPION,
    CHARACTER,
    FIRST_MECH,
    LAKE,
    MAX_SEATS,
    WALKED_WORKER,
    WORKER,
    WORKER_UNIT,
    HexId,
    hexes_of,
)
from marches.games.scythe.rules.trips import (
    can_leave,
    clear_lake,
    drive_off,
    finish_trip,
    load,
    loadable,
    step_to,
    unload,
    why_not_leave,
)
from marches.games.scythe.rules.under_way import Trip
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat


class MoveAction(ScytheStep):
    """scythe:move.two-units, scythe:factory.move  A Move action: how many units, and how many steps each."""

    def __init__(self, seat: Seat, units: int, range: int) -> None:
        self.seat: Final = seat
        self.units: Final = units
        self.range: Final = range

    def run(self, g: ScytheGame) -> None:
        begin_moves(g, self.units + g.rules.more_units(g, self.seat))
        g.then(CHOOSE_UNIT[self.range][self.seat], AfterMoves(self.seat))


def begin_moves(g: ScytheGame, units: int) -> None:
    """No unit has moved yet; this many may."""
    g.turn.moved = 0
    g.turn.moves_left = units
    g.turn.stood = g.units(g.active)
    g.trip = None
    g.intrusions.clear()
    walked = g.walked
    for at in range(len(walked)):
        walked[at] = 0


class ChooseUnit(ScytheWindow):
    """scythe:move.sequential, scythe:move.different-units, scythe:move.partial  Which unit moves next, if any."""

    rule = "scythe:move.different-units"

    def __init__(self, seat: Seat, range: int) -> None:
        super().__init__(seat)
        self.range: Final = range

    def waits(self, g: ScytheGame) -> bool:
        return g.turn.moves_left > 0

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [MOVE_UNIT[CHARACTER]]
        for unit in range(FIRST_MECH, WORKER_UNIT):
            if g.unit_at(seat, unit) >= 0:
                found.append(MOVE_UNIT[unit])
        for at in hexes_of(g.worker_hexes[seat]):
            found.append(MOVE_WORKER[g.board.cell[at]])
        return [*found, DONE]

    def own_why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        barred = g.rules.why_not_mover(g, seat, action)
        if barred is not None:
            return barred
        if isinstance(action, PickHex):
            at = g.board.hex_at[action.cell]
            if g.workers(seat, at) <= g.walked[at]:
                return Reason("scythe:move.different-units", "scythe-why-workers-moved", {"hex": g.named(at)})
            return why_stuck(g, seat, WORKER_UNIT, at)
        if isinstance(action, Pick):
            unit = action.index
            if g.turn.moved >> unit & 1:
                return Reason("scythe:move.different-units", "scythe-why-moved", {"unit": f"unit:{UNITS[unit]}"})
            return why_stuck(g, seat, unit, g.unit_at(seat, unit))
        return None

    def options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = []
        moved = g.turn.moved
        for unit in range(WORKER_UNIT):
            at = g.unit_at(seat, unit)
            if at >= 0 and not moved >> unit & 1 and reach(g, seat, unit, at):
                found.append(MOVE_UNIT[unit])
        for at in hexes_of(g.worker_hexes[seat]):
            if g.workers(seat, at) > g.walked[at] and reach(g, seat, WORKER_UNIT, at):
                found.append(MOVE_WORKER[g.board.cell[at]])
        for mover in g.rules.movers(g, seat, self.range):
            if mover.can_use(g, seat):
                found.append(mover.action)
        for offer in g.rules.move_offers(g, seat):
            if offer.can_use(g, seat):
                found.append(offer.action)
        found.append(DONE)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        """An offer that moves no unit leaves the window as it was."""
        for offer in g.rules.move_offers(g, seat):
            if offer.action is action:
                g.then_one(self)
                g.then_all(offer.use(g, seat))
                return
        super().apply(g, seat, action)

    def own_apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, PickHex):
            self._set_out(g, seat, WORKER_UNIT, g.board.hex_at[action.cell])
        elif isinstance(action, Pick):
            self._set_out(g, seat, action.index, g.unit_at(seat, action.index))
        else:
            g.turn.moves_left = 0

    def offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return g.rules.movers(g, seat, self.range) + g.rules.move_offers(g, seat)

    def reopen(self, g: ScytheGame, seat: Seat) -> None:
        g.turn.moves_left -= 1
        g.then_one(self)
        if g.track.watched:
            g.then_one(WATCH)

    def _set_out(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> None:
        g.trip = Trip(None, unit, at, self.range + g.rules.move_range(g, seat, unit, at))
        g.then(TRAVEL[seat], self)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"left": g.turn.moves_left}


def why_stuck(g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Reason | None:
    """A unit that has nowhere to go cannot be chosen."""
    if reach(g, seat, unit, at):
        return None
    if unit == WORKER_UNIT and g.other_fighters(seat) >> at & 1:
        return Reason("scythe:move.worker-vs-fighters.leave", "scythe-why-worker-held", {"hex": g.named(at)})
    if g.board.terrain[at] == LAKE:
        return Reason("scythe:deploy.lake.worker-stuck", "scythe-why-on-lake", {"hex": g.named(at)})
    return Reason("scythe:move.river", "scythe-why-stuck", {"hex": g.named(at)})


class Travel(ScytheDecision):
    """scythe:move.resources, scythe:deploy.speed.midway  The chosen unit loads, unloads, steps on, or halts."""

    rule = "scythe:move.two-units"

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        trip = g.the_trip()
        at, unit = trip.at(), trip.unit
        board = g.board
        near = board.touches[at] | board.land[at] | board.river[at] | board.water[at]
        for base in hexes_of(board.bases):
            if board.touches[base] >> at & 1:
                near |= BIT[base]
        found: list[Action] = []
        if trip.steps_left > 0:
            for to in hexes_of(near | reach(g, seat, unit, at)):
                found.append(GO[board.cell[to]])
        if trip.legs > 0 and not trip.loaded:
            for kind in range(CARGO_KINDS):
                if trip.carried(kind) and not can_leave(g, seat, unit, at, kind):
                    found.append(UNLOAD[kind])
        return found + self._handling(g, seat, trip) + self._halting(g, seat, trip)

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        trip = g.the_trip()
        at, unit = trip.at(), trip.unit
        if isinstance(action, PickHex):
            return why_no_step(g, seat, unit, at, g.board.hex_at[action.cell])
        if isinstance(action, Pick) and action is UNLOAD[action.index]:
            return why_not_leave(g, seat, unit, at, action.index)
        return None

    def options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        trip = g.the_trip()
        at, unit = trip.at(), trip.unit
        cell = g.board.cell
        found: list[Action] = []
        if trip.steps_left > 0:
            for to in hexes_of(reach(g, seat, unit, at)):
                found.append(GO[cell[to]])
        return found + self._handling(g, seat, trip) + self._halting(g, seat, trip)

    def _halting(self, g: ScytheGame, seat: Seat, trip: Trip) -> list[Action]:
        if trip.legs > 0 or not reach(g, seat, trip.unit, trip.at()):
            return [HALT]
        return []

    def _handling(self, g: ScytheGame, seat: Seat, trip: Trip) -> list[Action]:
        """What can be loaded and unloaded here. Unloading comes first. A unit that passes others leaves them alone."""
        at, unit = trip.at(), trip.unit
        found: list[Action] = []
        if trip.passing and g.other_units(seat) >> at & 1:
            return found
        kinds = 0
        if trip.steps_left > 0:
            for kind in range(CARGO_KINDS):
                if loadable(g, seat, unit, at, kind):
                    found.append(LOAD[kind])
                    kinds += 1
            if kinds:
                found.append(LOAD_ALL)
        if trip.legs > 0 and not trip.loaded:
            kinds = 0
            for kind in range(CARGO_KINDS):
                if trip.carried(kind) and can_leave(g, seat, unit, at, kind):
                    found.append(UNLOAD[kind])
                    kinds += 1
            if kinds:
                found.append(UNLOAD_ALL)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, PickHex):
            self._go(g, seat, g.board.hex_at[action.cell])
            return
        if action is HALT:
            trip = g.the_trip()
            if trip.passing:
                trip.steps_left = 0
                arrive_at(g, seat, trip)
            else:
                g.then_one(EndTrip(seat))
            return
        self._handle(g, seat, action)
        g.then_one(self)

    def _handle(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        trip = g.the_trip()
        at, unit = trip.at(), trip.unit
        if isinstance(action, Pick):
            if action is LOAD[action.index]:
                load(g, seat, action.index, 1)
            else:
                unload(g, seat, action.index, 1)
            return
        for kind in range(CARGO_KINDS):
            count = loadable(g, seat, unit, at, kind) if action is LOAD_ALL else trip.carried(kind)
            if count and action is LOAD_ALL:
                load(g, seat, kind, count)
            elif count and can_leave(g, seat, unit, at, kind):
                unload(g, seat, kind, count)

    def _go(self, g: ScytheGame, seat: Seat, to: HexId) -> None:
        trip = g.the_trip()
        at, unit = trip.at(), trip.unit
        if g.board.terrain[at] == LAKE:
            clear_lake(g, seat, unit, at)
        step_to(g, seat, to)
        if g.events is not None:
            g.tell("scythe-did-go", self._told(g, seat, trip, at, to))
        if trip.steps_left > 0 and g.rules.passes(g, seat, unit):
            trip.passing = True
            g.then_one(TRAVEL[seat])
            g.then_all(g.rules.entered_by_own(g, seat, unit, to))
        else:
            arrive_at(g, seat, trip)

    def _told(self, g: ScytheGame, seat: Seat, trip: Trip, at: HexId, to: HexId) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "unit": f"unit:{UNITS[trip.unit]}"}
        facts["from"] = g.named(at)
        facts["to"] = g.named(to)
        facts["workers"] = trip.carried(WORKER) + trip.carried(WALKED_WORKER)
        facts["resources"] = trip.resources()
        return facts

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        trip = g.the_trip()
        return {
            "unit": f"unit:{UNITS[trip.unit]}",
            "hex": g.named(trip.at()),
            "left": trip.steps_left,
            "workers": trip.carried(WORKER) + trip.carried(WALKED_WORKER),
            "resources": trip.resources(),
        }

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        """What the step costs, and what awaits the unit where it would go."""
        if not isinstance(action, PickHex):
            return []
        trip = g.the_trip()
        to = g.board.hex_at[action.cell]
        found = g.rules.preview_step(g, seat, trip.unit, trip.at(), to)
        return found if trip.unit == WORKER_UNIT else found + self._awaits(g, seat, to)

    def _awaits(self, g: ScytheGame, seat: Seat, to: HexId) -> list[Line]:
        for other in g.opponents(seat):
            if g.fighters[other] >> to & 1:
                there = g.clone()
                step_to(there, seat, to)
                finish_trip(there, seat)
                return foreseen(there, seat, other, to)
            if g.worker_hexes[other] >> to & 1:
                facts: dict[str, Fact] = {"victim": f"seat:{other}", "count": g.workers(other, to)}
                return [Line("scythe-preview-drive-off", facts)]
        return g.rules.preview_wild(g, seat, to) if g.wild >> to & 1 else []


def arrive_at(g: ScytheGame, seat: Seat, trip: Trip) -> None:
    """A unit has come to a hex and meets what is there."""
    at, unit = trip.at(), trip.unit
    trip.passing = False
    if g.rules.stops(g, seat, unit, at):
        trip.stopped = True
    g.then_one(ARRIVE[seat])
    g.then_all(g.rules.entered(g, seat, unit, at))


class Arrive(ScytheStep):
    """scythe:move.enemy-workers.stop, scythe:move.enemy-fighters.stop, scythe:move.encounter-stop
    What a unit meets where it arrives: enemy fighters, lone workers, an encounter. Each ends its move.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        seat = self.seat
        trip = g.the_trip()
        at = trip.at()
        bit: i64 = BIT[at]
        meets = trip.unit < WORKER_UNIT and g.other_units(seat) & bit != 0
        if meets or (trip.unit in (CHARACTER, CHAMPION) and g.encounters & bit != 0):
            trip.stopped = True
        if trip.stopped or trip.steps_left <= 0:
            g.then_one(END_TRIP[seat])
        else:
            g.then_one(TRAVEL[seat])
        if meets and not g.other_fighters(seat) & bit:
            self._drive_off(g, at)

    def _drive_off(self, g: ScytheGame, at: HexId) -> None:
        """scythe:move.enemy-workers.retreat-now  The workers leave before anything else happens."""
        for victim in range(g.players):
            if victim != self.seat and g.worker_hexes[victim] >> at & 1:
                count = drive_off(g, self.seat, victim, at)
                g.then(RetreatWorkers(victim, at), *g.rules.workers_driven_off(g, self.seat, victim, count))


class EndTrip(ScytheStep):
    """scythe:move.must-step  The unit's move is over. One that went nowhere has not moved, but is not asked again."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        trip = g.the_trip()
        at = finish_trip(g, self.seat)
        if trip.legs > 0:
            g.turn.moves_left -= 1
            if g.track.watched:
                g.then_one(WATCH)
            g.then_all(g.rules.trip_ends(g, self.seat, trip.unit, at))


class AfterMoves(ScytheStep):
    """scythe:combat.timing, scythe:encounter.timing  Combats, then encounters, then the Factory."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        g.then(
            ResolveCombats(self.seat),
            encounters.Encounters(self.seat),
            factory.VisitFactory(self.seat),
            MovesEnd(self.seat),
        )


class MovesEnd(ScytheStep):
    """The end of the Move action, after combats, encounter and Factory."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        g.intrusions.clear()
        g.then_all(g.rules.moves_end(g, self.seat))


CHOOSE_UNIT: Final = [[ChooseUnit(seat, range_) for seat in range(MAX_SEATS)] for range_ in range(3)]
TRAVEL: Final = [Travel(seat) for seat in range(MAX_SEATS)]
ARRIVE: Final = [Arrive(seat) for seat in range(MAX_SEATS)]
END_TRIP: Final = [EndTrip(seat) for seat in range(MAX_SEATS)]
assert len(CARGO) == CARGO_KINDS
