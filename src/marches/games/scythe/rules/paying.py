"""Paying with resources: from any controlled territories, and in any other way a rule allows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.data.words import RESOURCES
from marches.games.scythe.rules.actions import PAY, PAY_REST, PickHex
from marches.games.scythe.rules.hooks import Offers
from marches.games.scythe.rules.movement import why_not_controlled
from marches.games.scythe.rules.state import ScytheGame, ScytheWindow
from marches.games.scythe.rules.tables import ANY_RESOURCE, RESOURCE_KINDS, HexId, hexes_of
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat


def on_territories(g: ScytheGame, seat: Seat, resource: int) -> int:
    """scythe:resource.spend-controlled, scythe:control.resources, scythe:control.example.nordic
    Tokens of a kind (or ANY_RESOURCE) on territories the seat controls.
    """
    if resource == ANY_RESOURCE:
        return sum([g.resources_at(at) for at in hexes_of(g.controlled(seat))])
    held = g.resources
    total = 0
    for at in hexes_of(g.controlled(seat)):
        total += held[at * RESOURCE_KINDS + resource]
    return total


def available(g: ScytheGame, seat: Seat, resource: int) -> int:
    """Everything the seat could pay with."""
    return on_territories(g, seat, resource) + g.rules.funds(g, seat, resource)


def why_not_payable(g: ScytheGame, seat: Seat, resource: int, cost: int) -> Reason | None:
    """scythe:turn.full-cost  The whole cost must be at hand."""
    held = available(g, seat, resource)
    if held >= cost:
        return None
    kind = "any" if resource == ANY_RESOURCE else RESOURCES[resource]
    return Reason(
        "scythe:turn.full-cost", "scythe-why-too-few", {"resource": f"resource:{kind}", "held": held, "cost": cost}
    )


class PayResources(ScytheWindow):
    """scythe:resource.spend-anywhere, scythe:resource.to-supply  Choose where each token comes from.

    Not asked if there is only one way, unless that would reveal a hand. `PAY_REST` pays what is left from where
    the seat has the fewest units.
    """

    rule = "scythe:resource.spend-anywhere"

    def __init__(self, seat: Seat, resource: int, count: int) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.count: Final = count

    def sources(self, g: ScytheGame) -> list[Action]:
        """One answer for each hex and kind that can pay."""
        return self._lying(g, g.controlled(self.seat))

    def _lying(self, g: ScytheGame, hexes: i64) -> list[Action]:
        """One answer for each kind on each of these hexes."""
        found: list[Action] = []
        for at in hexes_of(hexes):
            cell = g.board.cell[at]
            for kind in range(RESOURCE_KINDS):
                if (self.resource in (ANY_RESOURCE, kind)) and g.resource(at, kind):
                    found.append(PAY[cell * RESOURCE_KINDS + kind])
        return found

    def waits(self, g: ScytheGame) -> bool:
        if self.count <= 0:
            return False
        if g.rules.payments(g, self.seat, self.resource):
            return True
        return len(self.sources(g)) > 1 and on_territories(g, self.seat, self.resource) > self.count

    def hides(self, g: ScytheGame) -> bool:
        return g.rules.pays_unseen(g, self.seat)

    def run(self, g: ScytheGame) -> None:
        self._pay_rest(g)

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        """Includes tokens beside the seat's own pieces on territories that someone else controls."""
        return self.own_options(g, seat) + self._lying(g, (g.units(seat) | g.structures[seat]) & ~g.controlled(seat))

    def own_why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        """scythe:resource.spend-controlled  Tokens beside a seat's own pieces may belong to someone else."""
        if not isinstance(action, PickHex):
            return None
        return why_not_controlled(g, seat, g.board.hex_at[action.cell])

    def own_options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if on_territories(g, seat, self.resource) >= self.count:
            found.append(PAY_REST)
        return found + self.sources(g)

    def own_apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, PickHex):
            self._pay_from(g, g.board.hex_at[action.cell], action.index, 1)
            self.reopen(g, seat)
        else:
            self._pay_rest(g)

    def offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return g.rules.payments(g, seat, self.resource)

    def reopen(self, g: ScytheGame, seat: Seat) -> None:
        g.then_one(PayResources(seat, self.resource, self.count - 1))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        kind = "any" if self.resource == ANY_RESOURCE else RESOURCES[self.resource]
        return {"resource": f"resource:{kind}", "count": self.count}

    def _pay_rest(self, g: ScytheGame) -> None:
        left = self.count
        while left > 0:
            pay = self._best_source(g)
            taken = min(left, g.resource(g.board.hex_at[pay.cell], pay.index))
            self._pay_from(g, g.board.hex_at[pay.cell], pay.index, taken)
            left -= taken

    def _best_source(self, g: ScytheGame) -> PickHex:
        best: PickHex | None = None
        fewest = 99
        for source in self.sources(g):
            assert isinstance(source, PickHex)
            at = g.board.hex_at[source.cell]
            units = g.fighters_at(self.seat, at) + g.workers(self.seat, at)
            if units < fewest:
                best = source
                fewest = units
        assert best is not None
        return best

    def _pay_from(self, g: ScytheGame, at: HexId, kind: int, count: int) -> None:
        g.add_resource(at, kind, -count)
        if g.events is not None:
            g.tell(
                "scythe-did-pay",
                {
                    "seat": f"seat:{self.seat}",
                    "count": count,
                    "resource": f"resource:{RESOURCES[kind]}",
                    "hex": g.named(at),
                },
            )
