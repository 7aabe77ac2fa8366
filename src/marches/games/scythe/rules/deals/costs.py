"""Paying for a deal: combat cards of one's choice, resources of different kinds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.data.words import RESOURCES
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
from marches.games.scythe.rules.hooks import Offers
from marches.games.scythe.rules.paying import PayResources
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheWindow
from marches.games.scythe.rules.tables import ANY_RESOURCE, BIT, CARD_KINDS, RESOURCE_KINDS, hexes_of, size
from marches.kernel.action import Action
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact
from marches.kernel.step import Seat, Step
from marches.kernel.window import Offer


def pay(g: ScytheGame, seat: Seat, deal: Deal) -> list[Step[Any]]:
    """scythe:turn.pay-then-gain  Pay coins, power and popularity at once. Returns the steps that pay the rest."""
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


class PayCards(ScytheDecision[Pick]):
    """scythe:combat.cards-discarded  Choose a combat card to discard face up.

    Asked even if the hand is all of one kind, because skipping the question would tell the others so.
    """

    rule = "scythe:turn.full-cost"
    secret = True

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def waits(self, g: ScytheGame) -> bool:
        return self.count > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [PAY_CARD[kind] for kind in range(CARD_KINDS) if g.hand(seat, kind)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        discard(g, seat, action.index)
        g.reveal(EVERYONE)
        if g.events is not None:
            g.tell("scythe-did-pay-card", {"seat": f"seat:{seat}", "card": f"combat-card:{VALUES[action.index]}"})
        g.then_one(PayCards(seat, self.count - 1))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": self.count}


class PayKinds(ScytheWindow):
    """Pay resources that are all of different kinds, one by one."""

    rule = "scythe:resource.spend-anywhere"

    def __init__(self, seat: Seat, count: int, used: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.used: Final = used

    def waits(self, g: ScytheGame) -> bool:
        return self.count > 0

    def hides(self, g: ScytheGame) -> bool:
        return g.rules.pays_unseen(g, self.seat)

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for at in hexes_of(g.controlled(seat)):
            start = g.board.cell[at] * RESOURCE_KINDS
            for kind in range(RESOURCE_KINDS):
                if g.resource(at, kind) and not self.used >> kind & 1:
                    found.append(PAY[start + kind])
        return found

    def offers(self, g: ScytheGame, seat: Seat) -> Offers:
        found: Offers = []
        for kind in range(RESOURCE_KINDS):
            if not self.used >> kind & 1:
                found += [offer for offer in g.rules.payments(g, seat, kind) if offer not in found]
        return found

    def kinds_of(self, g: ScytheGame, seat: Seat, offer: Offer[ScytheGame]) -> int:
        """As a mask: the kind that a payment from somewhere else than a territory counts as; 0 if it counts as any."""
        found: i64 = 0
        for kind in range(RESOURCE_KINDS):
            if offer in g.rules.payments(g, seat, kind):
                found |= BIT[kind]
        return found if size(found) == 1 else 0

    def own_apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, PickHex)
        at = g.board.hex_at[action.cell]
        g.add_resource(at, action.index, -1)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "count": 1, "hex": g.named(at)}
            g.tell("scythe-did-pay", {**facts, "resource": f"resource:{RESOURCES[action.index]}"})
        self._go_on(g, BIT[action.index])

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        offer = self.offer_of(g, seat, action)
        if offer is None:
            self.own_apply(g, seat, action)
            return
        self._go_on(g, self.kinds_of(g, seat, offer))
        g.then_all(offer.use(g, seat))

    def _go_on(self, g: ScytheGame, used: i64) -> None:
        g.then_one(PayKinds(self.seat, self.count - 1, self.used | used))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": self.count}
