"""Taking what a deal gives: on the hex of an encounter, or where a Factory card lets things be placed."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import PLACE, Pick, PickHex
from marches.games.scythe.rules.bottom_row.build import PlaceStructure
from marches.games.scythe.rules.bottom_row.deploy import PlaceMech
from marches.games.scythe.rules.bottom_row.enlist import Enlist
from marches.games.scythe.rules.bottom_row.upgrade import Upgrade
from marches.games.scythe.rules.deals.deal import (
    A_LOOK,
    ANY_TOKENS,
    BONUS_OF,
    FIRST_TOKENS,
    NEW_MECH,
    NEW_RECRUIT,
    NEW_STRUCTURE,
    NEW_UPGRADE,
    NEW_WORKER,
    PRODUCTION,
    Deal,
    fact,
    is_countable,
)
from marches.games.scythe.rules.deals.favours import LookAtHand, RelocateTo
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import LAKE, MECHS, HexId, hexes_of
from marches.games.scythe.rules.taking import AMOUNT, ResourcesWithWorker, TakeResources, gain, put_resources
from marches.games.scythe.rules.top_row.produce import ProduceAction, new_workers
from marches.kernel.line import Fact
from marches.kernel.step import Seat, Step


def gains_of(seat: Seat, at: HexId, deal: Deal, less: bool) -> list[Step[Any]]:
    """Everything a deal gives, in the printed order. `at` is NOWHERE if the seat chooses places itself."""
    steps: list[Step[Any]] = []
    for kind, count in deal.gains:
        steps.append(TakeGain(seat, at, kind, count, less))
    return steps


class TakeGain(ScytheStep):
    """scythe:encounter.location, scythe:encounter.isolated, scythe:factory.no-mat-bonuses
    One part of a benefit, taken by itself: no cost, coins or bonuses of the mats come with it.
    """

    def __init__(self, seat: Seat, at: HexId, kind: int, count: int, less: bool) -> None:
        self.seat: Final = seat
        self.at: Final = at
        self.kind: Final = kind
        self.count: Final = count
        self.less: Final = less

    def run(self, g: ScytheGame) -> None:
        if is_countable(self.kind):
            if self.less:
                g.then_one(PartOfGain(self.seat, self.at, self.kind, self.count))
            else:
                bestow(g, self.seat, self.at, self.kind, self.count)
        elif self.kind == ANY_TOKENS:
            if self.at >= 0:
                g.then_one(TakeResources(self.seat, self.at, self.count))
            else:
                g.then_one(ResourcesWithWorker(self.seat, self.count))
        elif self.kind == PRODUCTION:
            g.then_one(ProduceAction(self.seat, self.count, False))
        else:
            for _ in range(self.count):
                g.then_one(once(self.seat, self.at, self.kind))


def once(seat: Seat, at: HexId, kind: int) -> Step[Any]:
    """One mech, structure, recruit, upgrade or favour."""
    if kind == NEW_MECH:
        return PlaceMech(seat, at)
    if kind == NEW_STRUCTURE:
        return PlaceStructure(seat, at)
    if kind == NEW_RECRUIT:
        return Enlist(seat)
    if kind == NEW_UPGRADE:
        return Upgrade(seat)
    if kind == A_LOOK:
        return LookAtHand(seat)
    return RelocateTo(seat, at)


def bestow(g: ScytheGame, seat: Seat, at: HexId, kind: int, count: int) -> None:
    """A given amount of a countable gain."""
    if kind < ANY_TOKENS:
        gain(g, seat, BONUS_OF[kind], count)
    elif count <= 0:
        return
    elif kind < NEW_WORKER:
        put_resources(g, seat, at, kind - FIRST_TOKENS, count)
    elif at >= 0:
        new_workers(g, seat, at, count)
    else:
        g.then_one(WorkersByMech(seat, count))


class PartOfGain(ScytheDecision[Pick]):
    """scythe:encounter.partial-benefit, scythe:turn.partial-benefit  Take as much of it as the seat likes."""

    rule = "scythe:turn.partial-benefit"

    def __init__(self, seat: Seat, at: HexId, kind: int, most: int) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.kind: Final = kind
        self.most: Final = most

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [AMOUNT[count] for count in range(self.most, -1, -1)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        bestow(g, seat, self.at, self.kind, action.index)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"gain": fact(self.kind), "most": self.most}


class WorkersByMech(ScytheDecision[PickHex]):
    """Workers that a Factory card brings join a mech of their owner, on land."""

    rule = "scythe:factory.fifth-section"

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def places(self, g: ScytheGame) -> list[int]:
        land = g.controlled(self.seat) & ~g.board.of_terrain[LAKE]
        mech = g.mech
        found: list[int] = []
        for at in hexes_of(land & g.fighters[self.seat]):
            for index in range(self.seat * MECHS, self.seat * MECHS + MECHS):
                if mech[index] == at and at not in found:
                    found.append(at)
        return found

    def waits(self, g: ScytheGame) -> bool:
        return g.mat_workers[self.seat] > 0 and len(self.places(g)) > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [PLACE[g.board.cell[at]] for at in self.places(g)]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        new_workers(g, seat, g.board.hex_at[action.cell], self.count)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": self.count}
