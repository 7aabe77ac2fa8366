"""Paying for a deal: combat cards of one's choice, resources of different kinds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import RESOURCES
from marches.games.scythe.rules.actions import PAY, PAY_CARD, VALUES, Pick, PickHex
from marches.games.scythe.rules.cards import discard
from marches.games.scythe.rules.deals.deal import (
    CARDS_PAID,
    COINS_PAID,
    POPULARITY_PAID,
    POWER_PAID,
    RESOURCES_PAID,
    Deal,
)
from marches.games.scythe.rules.paying import PayResources
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import ANY_RESOURCE, BIT, CARD_KINDS, RESOURCE_KINDS, hexes_of, size
from marches.kernel.action import Action
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact
from marches.kernel.step import Step


def pay(g: ScytheGame, seat: int, deal: Deal) -> list[Step[Any]]:
    """scythe:turn.pay-then-gain  Coins, power and popularity leave at once; the rest is asked for first."""
    cost = deal.cost
    g.coins[seat] -= cost[COINS_PAID]
    g.lose_power(seat, cost[POWER_PAID])
    g.lose_popularity(seat, cost[POPULARITY_PAID])
    steps: list[Step[Any]] = []
    if cost[CARDS_PAID]:
        steps.append(PayCards(seat, cost[CARDS_PAID]))
    if cost[RESOURCES_PAID] and deal.different:
        steps.append(PayKinds(seat, cost[RESOURCES_PAID], 0))
    elif cost[RESOURCES_PAID]:
        steps.append(PayResources(seat, ANY_RESOURCE, cost[RESOURCES_PAID]))
    return steps


class PayCards(ScytheDecision):
    """scythe:combat.cards-discarded  Choose a combat card to discard face up.

    Asked even of a hand of one kind: not being asked would tell the others that it is one.
    """

    rule = "scythe:turn.full-cost"
    secret = True

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def waits(self, g: ScytheGame) -> bool:
        return self.count > 0

    def candidates(self, g: ScytheGame, seat: int) -> list[Action]:
        return [PAY_CARD[kind] for kind in range(CARD_KINDS) if g.hand(seat, kind)]

    def apply(self, g: ScytheGame, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        discard(g, seat, action.index)
        g.reveal(EVERYONE)
        if g.events is not None:
            g.tell("scythe-did-pay-card", {"seat": f"seat:{seat}", "card": f"combat-card:{VALUES[action.index]}"})
        g.then_one(PayCards(seat, self.count - 1))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": self.count}


class PayKinds(ScytheDecision):
    """Pay resources that are all of different kinds, one by one."""

    rule = "scythe:resource.spend-anywhere"

    def __init__(self, seat: int, count: int, used: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.used: Final = used

    def waits(self, g: ScytheGame) -> bool:
        return self.count > 0

    def hides(self, g: ScytheGame) -> bool:
        return g.rules.pays_unseen(g, self.seat)

    def candidates(self, g: ScytheGame, seat: int) -> list[Action]:
        found: list[Action] = []
        for at in hexes_of(g.controlled(seat)):
            start = g.board.cell[at] * RESOURCE_KINDS
            for kind in range(RESOURCE_KINDS):
                if g.resource(at, kind) and not self.used >> kind & 1:
                    found.append(PAY[start + kind])
        for kind in range(RESOURCE_KINDS):
            if not self.used >> kind & 1:
                found += [action for action in g.rules.payments(g, seat, kind) if action not in found]
        return found

    def kinds_of(self, g: ScytheGame, seat: int, action: Action) -> int:
        """The kind that another payment than from a territory stands for, as a mask; 0 if it stands for any."""
        found: i64 = 0
        for kind in range(RESOURCE_KINDS):
            if action in g.rules.payments(g, seat, kind):
                found |= BIT[kind]
        return found if size(found) == 1 else 0

    def apply(self, g: ScytheGame, seat: int, action: Action) -> None:
        used = self.used
        if isinstance(action, PickHex):
            at = g.board.hex_at[action.cell]
            g.add_resource(at, action.index, -1)
            used |= BIT[action.index]
            if g.events is not None:
                facts: dict[str, Fact] = {"seat": f"seat:{seat}", "count": 1, "hex": g.named(at)}
                g.tell("scythe-did-pay", {**facts, "resource": f"resource:{RESOURCES[action.index]}"})
        else:
            used |= self.kinds_of(g, seat, action)
            g.rules.pay_with(g, seat, ANY_RESOURCE, action)
        g.then_one(PayKinds(seat, self.count - 1, used))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": self.count}
