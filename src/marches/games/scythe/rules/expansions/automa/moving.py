"""A move is carried out: the unit is lifted and put down, meets what is there, fights, and takes what it came for."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import UNITS
from marches.games.scythe.rules.combat import BeginCombat
from marches.games.scythe.rules.encounters import ResolveEncounter, encounters_due
from marches.games.scythe.rules.expansions.automa.account import Try
from marches.games.scythe.rules.expansions.automa.bending import bends
from marches.games.scythe.rules.expansions.automa.places import enemies_of
from marches.games.scythe.rules.factory import VisitFactory
from marches.games.scythe.rules.retreat import RetreatWorkers
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, CHARACTER, WORKER_UNIT
from marches.games.scythe.rules.trips import contested, drive_off
from marches.games.scythe.rules.under_way import Trip
from marches.kernel.line import Fact
from marches.kernel.step import Seat, Step


class CarryOut(ScytheStep):
    """scythe:automa.move.teleport, scythe:automa.move.arrival, scythe:automa.nature.no-economy
    The unit is lifted from wherever it is and put on the destination; it carries nothing. Tokens act on it there.
    """

    def __init__(self, seat: Seat, move: Try) -> None:
        self.seat: Final = seat
        self.move: Final = move

    def run(self, g: ScytheGame) -> None:
        seat, move = self.seat, self.move
        steps: list[Step[Any]] = []
        for bend in bends(g):
            steps += bend.leaves(g, seat, move.unit, move.start)
        g.then(*steps, PutDown(seat, move), MeetEnemies(seat, move), AfterMove(seat, move))


class PutDown(ScytheStep):
    """scythe:automa.move.teleport  The unit is put on its destination."""

    def __init__(self, seat: Seat, move: Try) -> None:
        self.seat: Final = seat
        self.move: Final = move

    def run(self, g: ScytheGame) -> None:
        seat, move = self.seat, self.move
        if move.unit == WORKER_UNIT:
            g.add_workers(seat, move.start, -1)
            g.add_workers(seat, move.to, 1)
        else:
            g.put_unit(seat, move.unit, move.to)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "unit": f"unit:{UNITS[move.unit]}"}
            facts["from"] = g.named(move.start)
            facts["to"] = g.named(move.to)
            g.tell("scythe-did-automa-move", {**facts, "tie": f"automa-tie:{move.tie or 'only'}"})
        if contested(g, seat) >> move.to & 1:  # taken back if the game ends before the combat is over
            trip = Trip(None, move.unit, move.start, 1)
            trip.arrive(move.to)
            g.intrusions.append(trip)
        g.then_all(g.rules.entered(g, seat, move.unit, move.to))


class MeetEnemies(ScytheStep):
    """scythe:automa.attack.combat, scythe:automa.attack.workers-effect
    A combat is fought at once; lone workers retreat, and it loses no popularity for them.
    """

    def __init__(self, seat: Seat, move: Try) -> None:
        self.seat: Final = seat
        self.move: Final = move

    def run(self, g: ScytheGame) -> None:
        seat, at = self.seat, self.move.to
        if self.move.unit == WORKER_UNIT:
            return
        if contested(g, seat) >> at & 1:
            g.then_one(BeginCombat(seat, at))
            return
        for victim in enemies_of(g, seat):
            if g.worker_hexes[victim] >> at & 1:
                count = drive_off(g, seat, victim, at)
                g.then(RetreatWorkers(victim, at), *g.rules.workers_driven_off(g, seat, victim, count))


class AfterMove(ScytheStep):
    """scythe:automa.explore.any-move
    A character that is still there takes token and Factory card, then its own tokens.
    """

    def __init__(self, seat: Seat, move: Try) -> None:
        self.seat: Final = seat
        self.move: Final = move

    def run(self, g: ScytheGame) -> None:
        seat, move = self.seat, self.move
        g.intrusions.clear()
        steps: list[Step[Any]] = []
        if move.unit == CHARACTER:
            if encounters_due(g, seat) & BIT[move.to]:
                steps.append(ResolveEncounter(seat, move.to))
            steps.append(VisitFactory(seat))
        for bend in bends(g):
            steps += bend.moved(g, seat, move.unit, move.to)
        g.then_all(steps)
