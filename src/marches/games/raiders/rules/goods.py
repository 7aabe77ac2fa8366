"""Gaining and paying: tokens, points and cards in hand."""

from __future__ import annotations

from typing import ClassVar, Final

from marches.games.raiders.rules.actions import DISCARD, DRAW, Pick
from marches.games.raiders.rules.state import RaidersChance, RaidersDecision, RaidersGame, RaidersStep
from marches.games.raiders.rules.tables import CARD, CREW, GOLD, GOODS, LIVESTOCK, Bundle
from marches.kernel.deck import kind_at, pour
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, per_seat


def lacking(g: RaidersGame, seat: Seat, price: Bundle, spare: int) -> int:
    """raiders:term.exchange  The first good a player has too little of to pay, or -1.

    `spare` hand cards are already spoken for.
    """
    for i in range(len(price.kinds)):
        kind = price.kinds[i]
        have = g.has(seat, kind) - (spare if kind == CARD else 0)
        if have < price.amounts[i]:
            return kind
    return -1


def missing_in_supply(g: RaidersGame, gain: Bundle) -> int:
    """raiders:limit.plunder.supply  The first kind of plunder the supply has too little of, or -1."""
    for i in range(len(gain.kinds)):
        kind = gain.kinds[i]
        if GOLD <= kind <= LIVESTOCK and g.supply[kind - GOLD] < gain.amounts[i]:
            return kind
    return -1


def too_little(g: RaidersGame, seat: Seat, price: Bundle, kind: int, spare: int) -> Reason:
    """The reason that goes with `lacking`."""
    have = g.has(seat, kind) - (spare if kind == CARD else 0)
    facts: dict[str, Fact] = {"good": f"good:{GOODS[kind]}", "have": have, "need": price.amount(kind)}
    return Reason("raiders:term.exchange", "raiders-why-too-little", facts)


def no_supply(kind: int) -> Reason:
    """The reason that goes with `missing_in_supply`."""
    return Reason("raiders:limit.plunder.supply", "raiders-why-no-supply", {"good": f"good:{GOODS[kind]}"})


def gain(g: RaidersGame, seat: Seat, goods: Bundle, times: int) -> int:
    """Gain goods from the supply, cards from the deck; a mask of the kinds really gained."""
    mask = 0
    for i in range(len(goods.kinds)):
        kind = goods.kinds[i]
        amount = goods.amounts[i] * times
        if kind == CARD:
            g.then_one(draw_cards(seat, amount))
            amount = min(amount, g.crew_left + g.crew_piled)
        else:
            if GOLD <= kind <= LIVESTOCK:
                amount = min(amount, int(g.supply[kind - GOLD]))
            receive(g, seat, kind, amount)
        if amount > 0:
            mask |= 1 << kind
    return mask


def receive(g: RaidersGame, seat: Seat, kind: int, amount: int) -> None:
    """Take tokens or points, and say so."""
    g.add(seat, kind, amount)
    if amount and g.events is not None:
        g.tell("raiders-did-gain", {"seat": f"seat:{seat}", "good": f"good:{GOODS[kind]}", "count": amount})


def spend(g: RaidersGame, seat: Seat, kind: int, amount: int) -> None:
    """Give tokens or points back, and say so."""
    g.add(seat, kind, -amount)
    if amount and g.events is not None:
        g.tell("raiders-did-pay", {"seat": f"seat:{seat}", "good": f"good:{GOODS[kind]}", "count": amount})


def pay_tokens(g: RaidersGame, seat: Seat, price: Bundle) -> None:
    """Pay everything but hand cards; those are `price.cards` discards to queue."""
    for i in range(len(price.kinds)):
        if price.kinds[i] != CARD:
            spend(g, seat, price.kinds[i], price.amounts[i])


def kinds_in_hand(hand: list[int]) -> list[int]:
    """Each kind of card once; hands are kept sorted."""
    kinds: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            kinds.append(card)
            last = card
    return kinds


class Gain(RaidersStep):
    """Gain goods, when their turn comes."""

    def __init__(self, seat: Seat, goods: Bundle, times: int) -> None:
        self.seat: Final = seat
        self.goods: Final = goods
        self.times: Final = times

    def run(self, g: RaidersGame) -> None:
        gain(g, self.seat, self.goods, self.times)


class DrawCards(RaidersStep):
    """raiders:term.card  Draw crew cards from the deck into the hand."""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, g: RaidersGame) -> None:
        if self.count == 0:
            return
        if g.crew_left == 0:
            reshuffle_crew(g)
        if g.crew_left > 0:
            g.then_one(draw_cards(self.seat, self.count - 1))
            g.then_one(DRAW_CARD[self.seat])


def reshuffle_crew(g: RaidersGame) -> None:
    """raiders:village.gathering-tent.deck-empty  The discard pile becomes the deck."""
    if g.crew_piled == 0:
        return
    pour(g.crew_pile, g.crew_deck)
    g.crew_left += g.crew_piled
    g.crew_piled = 0
    g.tell("raiders-did-reshuffle-crew", {})


def take_from_deck(g: RaidersGame, card: int) -> None:
    g.crew_deck[card] -= 1
    g.crew_left -= 1


class DrawCrew(RaidersChance[Pick]):
    """A draw from the crew deck."""

    def stream(self) -> str:
        return "crew-deck"

    def tickets(self, g: RaidersGame) -> int:
        return g.crew_left

    def outcome(self, g: RaidersGame, ticket: int) -> Pick:
        return DRAW[kind_at(g.crew_deck, 0, len(CREW), ticket)]


class DrawCard(DrawCrew):
    """raiders:village.gathering-tent.two-cards  A card of the deck goes to a hand; only its owner sees it."""

    rule: ClassVar[str] = "raiders:village.gathering-tent.two-cards"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        take_from_deck(g, action.at)
        g.to_hand(self.seat, action.at)
        if g.events is not None:
            seen: dict[str, Fact] = {"seat": f"seat:{self.seat}", "card": f"crew:{CREW[action.at]}"}
            hidden: dict[str, Fact] = {"seat": f"seat:{self.seat}"}
            g.tell_only((self.seat,), Line("raiders-did-draw", seen), Line("raiders-did-draw-hidden", hidden))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}"}


class ChooseDiscard(RaidersDecision[Pick]):
    """Which hand card is discarded next. Always asked, whatever the hand: skipping the question would reveal it."""

    secret: ClassVar[bool] = True

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [DISCARD[card] for card in kinds_in_hand(g.hands[seat])]

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return self.candidates(g, seat)


class DiscardCards(ChooseDiscard):
    """Discard hand cards as a price, one by one."""

    rule: ClassVar[str] = "raiders:term.card"

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def waits(self, g: RaidersGame) -> bool:
        return self.count > 0

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        discard_from_hand(g, seat, action.at)
        if self.count > 1:
            g.then_one(discard_cards(seat, self.count - 1))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "count": self.count}


def discard_from_hand(g: RaidersGame, seat: Seat, card: int) -> None:
    """A hand card goes to the discard pile, face up."""
    g.from_hand(seat, card)
    g.discard(card)
    if g.events is not None:
        g.tell("raiders-did-discard", {"seat": f"seat:{seat}", "card": f"crew:{CREW[card]}"})


MANY: Final = 9
DRAW_CARD: Final = per_seat(DrawCard)
DRAW_CARDS: Final[list[DrawCards]] = [DrawCards(seat, n) for seat in range(4) for n in range(MANY)]
DISCARD_CARDS: Final[list[DiscardCards]] = [DiscardCards(seat, n) for seat in range(4) for n in range(MANY)]


def draw_cards(seat: Seat, count: int) -> DrawCards:
    """`DrawCards`, prebuilt where the count is usual."""
    return DRAW_CARDS[seat * MANY + count] if count < MANY else DrawCards(seat, count)


def discard_cards(seat: Seat, count: int) -> DiscardCards:
    """`DiscardCards`, prebuilt where the count is usual."""
    return DISCARD_CARDS[seat * MANY + count] if count < MANY else DiscardCards(seat, count)
