"""The criteria of the Automa's own rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.automa.bending import bends
from marches.games.scythe.rules.expansions.automa.criteria import Criterion, Mover
from marches.games.scythe.rules.expansions.automa.places import (
    distance,
    enemy_fighters,
    enemy_fighters_at,
    enemy_workers_at,
    nearest,
    neighbourhood,
    water_barred,
)
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import WORKER_UNIT, HexId, hexes_of
from marches.kernel.step import Seat


class ClosestToBase(Criterion):
    """scythe:automa.move.select  Of several units the one closest to its home base."""

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        return distance(g.board, at, g.seating.base[mover.seat])


class MostUnits(Criterion):
    """scythe:automa.worker.destination  In the neighbourhood of the most of its units, without the worker itself."""

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        seat, barred = mover.seat, water_barred(g, mover.seat)
        count = 0
        for near in hexes_of(g.units(seat)):
            if neighbourhood(g, barred, near) >> at & 1:
                count += g.fighters_at(seat, near) + g.workers(seat, near)
                if mover.unit == WORKER_UNIT and mover.at == near:
                    count -= 1
        return -count


class ClosestToEnemy(Criterion):
    """scythe:automa.fighter.destination, scythe:automa.fighter.base-targets
    Closest to an enemy combat unit on a territory; those on home bases count only if there is no other.
    """

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        targets = enemy_targets(g, mover.seat)
        return nearest(g.board, at, targets) if targets else 0


def enemy_targets(g: ScytheGame, seat: Seat) -> i64:
    """scythe:automa.fighter.base-targets  The enemy combat units it moves towards."""
    fighters = enemy_fighters(g, seat)
    on_map = fighters & g.board.territories
    return on_map if on_map else fighters


class FewestFighters(Criterion):
    """scythe:automa.attack.target  Where the fewest enemy combat units are."""

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        return enemy_fighters_at(g, mover.seat, at)


class MostWorkers(Criterion):
    """scythe:automa.attack.workers  Where the most enemy workers are."""

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        return -enemy_workers_at(g, mover.seat, at)


class ClosestToFactory(Criterion):
    """scythe:automa.move.ties  Closest to the Factory, on a board that has one."""

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        return distance(g.board, at, g.board.factory) if g.board.factory >= 0 else 0


class ReadingOrder(Criterion):
    """scythe:automa.move.ties  Rows from top to bottom, left to right in a row, with Nordic's base at the top."""

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        return g.board.cell[at]


BASE: Final = ClosestToBase("base", "scythe:automa.move.select")
UNITS: Final = MostUnits("units", "scythe:automa.worker.destination")
ENEMY: Final = ClosestToEnemy("enemy", "scythe:automa.fighter.destination")
FIGHTERS: Final = FewestFighters("fighters", "scythe:automa.attack.target")
WORKERS: Final = MostWorkers("workers", "scythe:automa.attack.workers")
FACTORY: Final = ClosestToFactory("factory", "scythe:automa.move.ties")
READING: Final = ReadingOrder("reading", "scythe:automa.move.ties")


def last_tie(g: ScytheGame, seat: Seat) -> Criterion:
    """scythe:automa.move.ties  What decides in the end: reading order, unless a module says otherwise."""
    for bend in bends(g):
        other = bend.last_tie(g, seat)
        if other is not None:
            return other
    return READING


def ties_of(g: ScytheGame, seat: Seat) -> list[Criterion]:
    """scythe:automa.move.ties  What decides between equally good destinations, in order."""
    found: list[Criterion] = []
    for bend in bends(g):
        found += bend.first_ties(g, seat)
    for bend in bends(g):
        found += bend.more_ties(g, seat)
    return [*found, FACTORY, last_tie(g, seat)]
