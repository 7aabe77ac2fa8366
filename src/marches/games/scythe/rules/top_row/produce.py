"""Produce: workers make resources and more workers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.data.words import TERRAINS
from marches.games.scythe.rules.actions import DONE, MOST_PRODUCED, PRODUCE_AT, PickHex
from marches.games.scythe.rules.kit import ProduceCost
from marches.games.scythe.rules.movement import why_not_controlled
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import (
    BIT,
    MILL,
    NOWHERE,
    PRODUCE,
    PRODUCE_CUBE,
    VILLAGE,
    WORKER_UNIT,
    HexId,
    hexes_of,
    size,
)
from marches.games.scythe.rules.taking import put_resources
from marches.games.scythe.rules.top_row.common import cube_value
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat


def cost_of(g: ScytheGame, seat: Seat) -> ProduceCost:
    """scythe:produce.cost, scythe:produce.cost-snapshot  The costs that the workers gone from the track uncover."""
    costs = g.kit.sections.produce_costs
    gone = len(costs) - 1 - g.mat_workers[seat]
    return costs[gone] if gone > 0 else costs[0]


def can_pay(g: ScytheGame, seat: Seat) -> bool:
    """scythe:produce.must-pay  All of it must be paid."""
    cost = cost_of(g, seat)
    return g.power[seat] >= cost.power and g.popularity[seat] >= cost.popularity and g.coins[seat] >= cost.coins


def why_not_pay(g: ScytheGame, seat: Seat) -> Reason | None:
    """Why Produce cannot be paid."""
    if can_pay(g, seat):
        return None
    cost = cost_of(g, seat)
    facts: dict[str, Fact] = {"power": cost.power, "popularity": cost.popularity, "coins": cost.coins}
    return Reason("scythe:produce.must-pay", "scythe-why-produce-cost", facts)


def pay(g: ScytheGame, seat: Seat) -> None:
    cost = cost_of(g, seat)
    g.lose_power(seat, cost.power)
    g.lose_popularity(seat, cost.popularity)
    g.coins[seat] -= cost.coins


def mill_at(g: ScytheGame, seat: Seat) -> int:
    """scythe:build.mill-needs-control, scythe:desolation.mill-mine
    The Mill's territory while its owner, or the owner's side, controls it.
    """
    mill = g.structure_at(seat, MILL)
    return mill if mill >= 0 and g.in_common(seat) >> mill & 1 else NOWHERE


class ProduceAction(ScytheStep):
    """scythe:produce.two-territories  This many territories produce; on a player mat, the Mill's does too."""

    def __init__(self, seat: Seat, territories: int, mill: bool) -> None:
        self.seat: Final = seat
        self.territories: Final = territories
        self.mill: Final = mill

    def run(self, g: ScytheGame) -> None:
        g.turn.produced = 0
        if g.rulings == 1:
            g.then_one(PLACE_STARS[self.seat])  # Until rules version 2 stars waited for the end of the action.
        g.then_one(ProduceSomewhere(self.seat, self.territories, self.mill))
        g.then_all(g.rules.action_begins(g, self.seat, PRODUCE))


class ProduceSomewhere(ScytheDecision):
    """scythe:produce.different, scythe:produce.per-worker, scythe:produce.village-decline,
    scythe:produce.example.farm-mountain, scythe:produce.star-between
    Choose a territory and how much is made there, or stop. A star this earns is placed before the next one.

    With `extra`, territories beyond the limit (the Mill's, and those that rules add) may produce too.
    """

    rule = "scythe:produce.two-territories"

    def __init__(self, seat: Seat, left: int, extra: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.extra: Final = extra

    def beyond(self, g: ScytheGame) -> i64:
        """scythe:build.mill  Territories that produce without using up the limit."""
        if not self.extra:
            return 0
        mill = mill_at(g, self.seat)
        found = g.rules.extra_producing(g, self.seat)
        return found | BIT[mill] if mill >= 0 else found

    def most(self, g: ScytheGame, at: HexId) -> int:
        """scythe:build.mill-as-worker, scythe:produce.workers-exhausted  How much can be made there."""
        terrain = g.board.terrain[at]
        if terrain > VILLAGE:
            return 0
        count = g.workers(self.seat, at)
        if self.extra and mill_at(g, self.seat) == at:
            count += 1
        count += g.rules.more_output(g, self.seat, count)
        if self.extra:
            count += g.rules.producers(g, self.seat, at)
        if terrain == VILLAGE:
            count = min(count, g.mat_workers[self.seat])
        return min(count, MOST_PRODUCED)

    def places(self, g: ScytheGame) -> i64:
        """Where something can still be made."""
        beyond = self.beyond(g)
        found: i64 = 0
        for at in hexes_of((g.controlled(self.seat) & g.worker_hexes[self.seat]) | beyond):
            if not g.turn.produced >> at & 1 and (self.left > 0 or beyond >> at & 1) and self.most(g, at):
                found |= BIT[at]
        return found

    def waits(self, g: ScytheGame) -> bool:
        return self.places(g) != 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for at in hexes_of((g.worker_hexes[seat] | self.beyond(g)) & g.board.territories):
            start = g.board.cell[at] * MOST_PRODUCED
            for count in range(max(1, self.most(g, at)), 0, -1):
                found.append(PRODUCE_AT[start + count - 1])
        found.append(DONE)
        return found

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, PickHex):
            return None
        at = g.board.hex_at[action.cell]
        if g.turn.produced >> at & 1:
            return Reason("scythe:produce.different", "scythe-why-produced", {"hex": g.named(at)})
        held = None if self.beyond(g) >> at & 1 else why_not_controlled(g, seat, at)
        if held is not None:
            return held
        if self.most(g, at) == 0:
            if g.board.terrain[at] == VILLAGE:
                return Reason("scythe:produce.workers-exhausted", "scythe-why-no-workers-left", {"hex": g.named(at)})
            terrain = f"terrain:{TERRAINS[g.board.terrain[at]]}"
            return Reason("scythe:produce.barren", "scythe-why-barren", {"hex": g.named(at), "terrain": terrain})
        if self.left <= 0 and not self.beyond(g) >> at & 1:
            return Reason("scythe:produce.two-territories", "scythe-why-enough-territories")
        return None

    def options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for at in hexes_of(self.places(g)):
            start = g.board.cell[at] * MOST_PRODUCED
            for count in range(self.most(g, at), 0, -1):
                found.append(PRODUCE_AT[start + count - 1])
        found.append(DONE)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, PickHex):
            return
        at = g.board.hex_at[action.cell]
        beyond = self.beyond(g) >> at & 1
        g.turn.produced |= BIT[at]
        g.then_one(ProduceSomewhere(seat, self.left if beyond else self.left - 1, self.extra))
        if g.rulings > 1:
            g.then_one(PLACE_STARS[seat])
        make(g, seat, at, action.index)
        if self.extra:
            g.then_all(g.rules.produced(g, seat, at, action.index))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"left": self.left, "chosen": size(g.turn.produced)}


def make(g: ScytheGame, seat: Seat, at: HexId, count: int) -> None:
    """scythe:produce.terrain, scythe:produce.location, scythe:produce.village, scythe:produce.no-limit
    What a territory yields is put there, however much is there already.
    """
    terrain = g.board.terrain[at]
    if terrain == VILLAGE:
        new_workers(g, seat, at, count)
    else:
        put_resources(g, seat, at, terrain, count)


def new_workers(g: ScytheGame, seat: Seat, at: HexId, count: int) -> None:
    """scythe:produce.workers-permanent  Workers leave the mat for good, leftmost first."""
    count = min(count, g.mat_workers[seat])
    if count <= 0:
        return
    g.mat_workers[seat] -= count
    g.add_workers(seat, at, count)
    g.due |= BIT[seat]
    if g.events is not None:
        g.tell("scythe-did-gain-worker", {"seat": f"seat:{seat}", "count": count, "hex": g.named(at)})
    g.then_all(g.rules.entered(g, seat, WORKER_UNIT, at))


def territories(g: ScytheGame, seat: Seat) -> int:
    """How many territories Produce covers now."""
    return cube_value(g, seat, PRODUCE_CUBE)
