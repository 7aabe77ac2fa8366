"""root:11.2.6, 11.2.7  Services: what the other players may buy at the start of their Birdsong, and mercenaries."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.actions import DONE, CardAction, effect
from marches.games.root.rules.cards import answers, everyone, join_hand, leave_hand, name
from marches.games.root.rules.factions.riverfolk.actions import BUYS, BUYS_CARD, PRICES, PriceAction, ServiceAction
from marches.games.root.rules.factions.riverfolk.funds import pay_in
from marches.games.root.rules.factions.riverfolk.state import (
    CARDS,
    HIGHEST_PRICE,
    LOWEST_PRICE,
    MERCENARIES,
    RIVERBOATS,
    SERVICES,
    posts,
    riverfolk,
)
from marches.games.root.rules.hits import take_hits
from marches.games.root.rules.hooks import Losses
from marches.games.root.rules.removal import take_off, triggers
from marches.games.root.rules.state import RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import ALL_CLEARINGS, PIECES, SEATS, WARRIOR, SeatId
from marches.kernel.action import Action
from marches.kernel.bits import bit, count
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step, per_seat

# -- the shop --------------------------------------------------------------------------------------------------


def service_limit(g: RootGame, seller: Seat, buyer: Seat) -> i64:
    """root:11.2.6.II  One service a turn, plus one per clearing with a trade post and a piece of the buyer."""
    return 1 + count(posts(g, seller) & g.presence[buyer])


def purse(g: RootGame, buyer: SeatId) -> i64:
    """root:11.2.6.I  How much a buyer can pay: warriors in supply, unless the faction has other means."""
    own = g.rules[buyer].purse(g, buyer)
    return own if own >= 0 else g.in_supply(buyer, WARRIOR)


def service_of(action: Action) -> int:
    """The service an answer buys."""
    return int(action.service) if isinstance(action, ServiceAction) else CARDS


class BuyServices(RootDecision):
    """root:11.2.6  At the start of their own Birdsong other players may buy services, one by one."""

    rule = "root:11.2.6"
    label = effect("services")

    def __init__(self, seller: Seat, buyer: Seat) -> None:
        super().__init__(buyer)
        self.seller = seller

    def waits(self, g: RootGame) -> bool:
        state = riverfolk(g, self.seller)
        if state.bought >= service_limit(g, self.seller, self.seat):
            return False
        return len(self.options(g, self.seat)) > 1

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        state = riverfolk(g, self.seller)
        if state.bought >= service_limit(g, self.seller, seat):
            return found
        money = purse(g, seat)
        if state.prices[CARDS] <= money:
            found += answers(g, BUYS_CARD, g.hands[self.seller])
        for service in (RIVERBOATS, MERCENARIES):
            if state.prices[service] <= money and self._why_not_service(g, seat, service) is None:
                found.append(BUYS[service - 1])
        return found

    def facts(self, g: RootGame) -> dict[str, Fact]:
        state = riverfolk(g, self.seller)
        left = service_limit(g, self.seller, self.seat) - state.bought
        facts: dict[str, Fact] = {"seat": f"seat:{self.seller}", "count": int(left), "purse": int(purse(g, self.seat))}
        for service in range(len(SERVICES)):
            facts[SERVICES[service]] = int(state.prices[service])
        return facts

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        return found + answers(g, BUYS_CARD, g.hands[self.seller]) + BUYS

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if action is DONE:
            return None
        state = riverfolk(g, self.seller)
        service = service_of(action)
        limit = service_limit(g, self.seller, seat)
        if state.bought >= limit:
            return Reason("root:11.2.6.II", "root-why-service-limit", {"limit": int(limit)})
        reason = self._why_not_service(g, seat, service)
        if reason is None and state.prices[service] > purse(g, seat):
            facts: dict[str, Fact] = {"price": int(state.prices[service]), "purse": int(purse(g, seat))}
            return Reason("root:11.2.6.I", "root-why-price", facts)
        return reason

    def _why_not_service(self, g: RootGame, seat: Seat, service: int) -> Reason | None:
        """root:11.2.7.I.repeat, 11.2.7.IIIb  Boats and mercenaries are sold once a turn, and not everyone may hire."""
        state = riverfolk(g, self.seller)
        if (service == RIVERBOATS and state.boats) or (service == MERCENARIES and state.hired):
            facts: dict[str, Fact] = {"service": f"service:{SERVICES[service]}"}
            return Reason("root:11.2.7.I.repeat", "root-why-has-service", facts)
        if service == MERCENARIES and not g.rules[seat].may_hire(g, seat):
            return Reason("root:11.2.7.IIIb", "root-why-no-hire", {})
        return None

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if action is DONE:
            return
        state = riverfolk(g, self.seller)
        service = service_of(action)
        state.bought += 1
        g.then_one(self)
        self._pay(g, int(state.prices[service]))
        if isinstance(action, CardAction):
            self._take_card(g, action.card)
            return
        if g.events is not None:
            g.tell("root-did-buy", {"seat": f"seat:{seat}", "service": f"service:{SERVICES[service]}"})
        if service == RIVERBOATS:
            state.boats = True
            g.rivers |= bit(seat)
        else:
            state.hired = True

    def _pay(self, g: RootGame, price: int) -> None:
        own = g.rules[self.seat].pays(g, self.seat, price)
        if own is not None:
            g.then_one(OwnWarriorsPay(self.seller, price))
            g.then_all(own)
            return
        g.supply[self.seat * PIECES + WARRIOR] -= price
        riverfolk(g, self.seller).payments[self.seat] += price
        if g.events is not None:
            g.tell("root-did-pay", {"seat": f"seat:{self.seat}", "count": price})

    def _take_card(self, g: RootGame, kind: i64) -> None:
        """root:11.2.7.I, 11.2.7.I.repeat  Take a card of the buyer's choice from the open hand. More may follow."""
        join_hand(g, self.seat, leave_hand(g, self.seller, kind), everyone(g))
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "other": f"seat:{self.seller}", "card": name(kind)}
            g.tell("root-did-buy-card", facts)

    def preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        if action is DONE:
            return []
        price = int(riverfolk(g, self.seller).prices[service_of(action)])
        return [Line("root-preview-service", {"price": price, "left": int(purse(g, seat)) - price})]


class OwnWarriorsPay(RootStep):
    """root:11.2.6.III  If a buyer pays with anything but warriors, the Riverfolk add their own to Payments."""

    def __init__(self, seller: Seat, price: int) -> None:
        self.seller = seller
        self.price = price

    def run(self, g: RootGame) -> None:
        pay_in(g, self.seller, self.price)


class SetPrice(RootDecision[PriceAction]):
    """root:11.3.5, 11.6.2  Set the price of a service to any on the track."""

    rule = "root:11.6.2"

    def __init__(self, seat: Seat, service: int) -> None:
        super().__init__(seat)
        self.service = service

    def facts(self, g: RootGame) -> dict[str, Fact]:
        price = int(riverfolk(g, self.seat).prices[self.service])
        return {"service": f"service:{SERVICES[self.service]}", "price": price}

    def candidates(self, g: RootGame, seat: Seat) -> list[PriceAction]:
        prices = HIGHEST_PRICE + 1 - LOWEST_PRICE
        return PRICES[self.service * prices : (self.service + 1) * prices]

    def options(self, g: RootGame, seat: Seat) -> list[PriceAction]:
        return self.candidates(g, seat)

    def apply(self, g: RootGame, seat: Seat, action: PriceAction) -> None:
        state = riverfolk(g, seat)
        if state.prices[self.service] == action.count:
            return
        state.prices[self.service] = action.count
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "count": int(action.count)}
            facts["service"] = f"service:{SERVICES[self.service]}"
            g.tell("root-did-set-price", facts)


# -- mercenaries -----------------------------------------------------------------------------------------------


def serve(g: RootGame, seller: Seat, buyer: Seat) -> None:
    """root:11.2.7.III, 11.2.7.III.both  From Daylight on, the warriors count as the buyer's too, for rule and battle.

    They count for nothing else (root:11.2.7.III.limits).
    """
    state = riverfolk(g, seller)
    if state.boats:
        g.rivers |= bit(buyer)
    if state.hired:
        g.lent[buyer] = seller
        g.stale = ALL_CLEARINGS


def end_services(g: RootGame, seller: Seat, buyer: Seat) -> None:
    """root:11.2.7.II, 11.2.7.III  Services last until the buyer's turn ends."""
    state = riverfolk(g, seller)
    state.bought = 0
    if state.boats:
        state.boats = False
        g.rivers &= ~bit(buyer)
    if state.hired:
        state.hired = False
        g.lent[buyer] = -1
        g.stale = ALL_CLEARINGS


class SplitHits(RootStep):
    """root:11.2.7.IIIa  Hits are split evenly between the buyer's warriors and the hired; the odd one is the buyer's.

    If one side runs out of warriors, the other takes its hits. Buildings and tokens fall only after all warriors.
    """

    def __init__(self, seller: Seat, buyer: Seat, hits: int) -> None:
        self.seller = seller
        self.buyer = buyer
        self.hits = hits

    def run(self, g: RootGame) -> None:
        fight = g.the_fight()
        mercenaries = int(g.warriors(self.seller, fight.clearing))
        own = int(g.warriors(self.buyer, fight.clearing))
        if g.rulings < 2:
            # Until rules version 2 such a hit fell on the buyer's buildings and tokens before it fell on mercenaries.
            own = int(g.all_pieces(self.buyer, fight.clearing))
        share = min(mercenaries, max(self.hits // 2, self.hits - own))
        if share:
            defending = self.buyer == fight.defender
            take_off(g, self.seller, WARRIOR, fight.clearing, share, defending)
            riverfolk(g, self.seller).fallen[1 if defending else 0] += share
        take_hits(g, self.buyer, self.hits - share)


def mercenaries_lost(g: RootGame, seller: Seat) -> list[Step[RootGame]]:
    """What the loss of mercenaries in a battle sets off, once it is over."""
    fight = g.fight
    fallen = riverfolk(g, seller).fallen
    steps: list[Step[RootGame]] = []
    if fight is None:
        return steps
    for side in range(2):
        if fallen[side]:
            kinds = vec[i64]([0] * PIECES)
            kinds[WARRIOR] = fallen[side]
            fallen[side] = 0
            remover = fight.attacker if side else fight.defender
            steps += triggers(g, Losses(seller, remover, fight.clearing, kinds, True, side == 1, lent=True))
    return steps


def _buyers(seller: Seat) -> list[BuyServices]:
    return [BuyServices(seller, buyer) for buyer in range(SEATS)]


def _prices(seat: Seat) -> list[SetPrice]:
    return [SetPrice(seat, service) for service in range(len(SERVICES))]


SHOP: Final = [_buyers(seller) for seller in range(SEATS)]
SET_PRICES: Final = per_seat(_prices)
