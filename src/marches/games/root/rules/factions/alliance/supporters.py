"""root:8.2.3, 8.2.4  The supporters: gaining, spending and losing them; what the loss of a base costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import CardAction, effect
from marches.games.root.rules.cards import (
    DrawFromDeck,
    answers,
    discard,
    everyone,
    from_deck,
    leave_hand_hidden,
    name,
    refill,
)
from marches.games.root.rules.factions.alliance.actions import DROPS, PAYS
from marches.games.root.rules.factions.alliance.state import alliance, bases, is_full
from marches.games.root.rules.state import RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import PIECES, SUITS, WARRIOR, Suit
from marches.kernel.bits import bit, count, lowest, places
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, per_seat

# -- gaining ---------------------------------------------------------------------------------------------------


def gain_supporter(g: RootGame, seat: Seat, card: i64, seers: i64) -> None:
    """root:8.2.3.I.overflow  A card joins the supporters, or is discarded if they are full.

    `seers` (a mask of seats) know which card it is.
    """
    state = alliance(g, seat)
    if is_full(g, state):
        if g.events is not None:
            g.tell("root-did-turn-away", {"seat": f"seat:{seat}", "card": name(g.cards.kind_of[card])})
        discard(g, card)
        return
    state.supporters |= bit(card)
    for observer in range(g.players):
        if observer != seat and seers >> observer & 1:
            state.seen[observer] |= bit(card)


def hand_over(g: RootGame, giver: int, taker: int, kind: i64) -> None:
    """A card in hand becomes a supporter. Only the two see it, unless that hand is open or the card is discarded."""
    openly = is_full(g, alliance(g, taker)) or g.rules[giver].hand_is_open(g, giver)
    seers = everyone(g) if openly else bit(giver) | bit(taker)
    if g.events is not None:
        key = "root-did-mobilize" if giver == taker else "root-did-give-supporter"
        facts: dict[str, Fact] = {"seat": f"seat:{giver}", "other": f"seat:{taker}"}
        seen: dict[str, Fact] = {"seat": f"seat:{giver}", "other": f"seat:{taker}", "card": name(kind)}
        told = tuple(places(seers))
        hidden = "root-did-mobilize-hidden" if giver == taker else "root-did-give-supporter-hidden"
        g.tell_only(told, Line(key, seen), Line(hidden, facts))
    card = lowest(g.hands[giver] & g.cards.kind_mask[kind])
    leave_hand_hidden(g, giver, card, seers)
    g.reveal(int(seers) & ~(1 << giver))
    gain_supporter(g, taker, card, seers)


class DrawSupporters(RootStep):
    """root:8.3.4  Draw cards as supporters, one by one."""

    def __init__(self, seat: Seat, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, g: RootGame) -> None:
        if self.cards > 0 and refill(g):
            g.then(DRAW_SUPPORTER[self.seat], DrawSupporters(self.seat, self.cards - 1))


class DrawSupporter(DrawFromDeck):
    """Nature says which card becomes a supporter."""

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        card = from_deck(g, action.card)
        if g.events is not None:
            hidden: dict[str, Fact] = {"seat": f"seat:{self.seat}"}
            seen: dict[str, Fact] = {"seat": f"seat:{self.seat}", "card": name(action.card)}
            g.tell_only(
                (self.seat,), Line("root-did-draw-supporter", seen), Line("root-did-draw-supporter-hidden", hidden)
            )
        gain_supporter(g, self.seat, card, 0)


# -- spending and losing ---------------------------------------------------------------------------------------


def lose_supporter(g: RootGame, seat: Seat, kind: i64, key: str) -> None:
    """A supporter is spent or discarded, for everyone to see."""
    state = alliance(g, seat)
    card = lowest(state.supporters & g.cards.kind_mask[kind])
    state.supporters &= ~bit(card)
    for observer in range(g.players):
        known = state.seen[observer] & g.cards.kind_mask[kind]
        if known:
            # Copies look alike: the one they saw and the one that goes are the same to them.
            state.seen[observer] &= ~bit(card if known >> card & 1 else lowest(known))
    if g.events is not None:
        g.tell(key, {"seat": f"seat:{seat}", "card": name(kind)})
    discard(g, card)


class PaySupporters(RootDecision[CardAction]):
    """root:8.2.3, 8.4.1.II, 8.4.2.II  Spend supporters of a suit, one by one.

    The question comes whatever the supporters are, because skipping it would reveal them. It is skipped if all go.
    """

    rule = "root:8.2.3"
    secret = True

    def __init__(self, seat: Seat, suit: Suit, left: int) -> None:
        super().__init__(seat)
        self.suit = suit
        self.left = left

    def waits(self, g: RootGame) -> bool:
        return 0 < self.left < count(alliance(g, self.seat).supporters)

    def run(self, g: RootGame) -> None:
        if self.left > 0:
            # No answer names them, and now everyone sees them.
            g.reveal(EVERYONE)
            for card in places(alliance(g, self.seat).supporters):
                lose_supporter(g, self.seat, g.cards.kind_of[card], "root-did-spend-supporter")

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.left, "suit": f"suit:{SUITS[self.suit]}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, PAYS, alliance(g, seat).supporters)

    def why_not(self, g: RootGame, seat: Seat, action: CardAction) -> Reason | None:
        if g.cards.kind_mask[action.card] & g.cards.match[self.suit]:
            return None
        facts: dict[str, Fact] = {"card": name(action.card), "suit": f"suit:{SUITS[self.suit]}"}
        return Reason("root:8.2.3", "root-why-card-suit", facts)

    def options(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, PAYS, alliance(g, seat).supporters & g.cards.match[self.suit])

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        lose_supporter(g, seat, action.card, "root-did-spend-supporter")
        if self.left > 1:
            g.then_one(PaySupporters(seat, self.suit, self.left - 1))


class BaseLost(RootStep):
    """root:8.2.4, 8.2.4.officers, 2.1.1.I  Lose supporters of the base's suit, birds too, and half the officers."""

    label = effect("base-lost")

    def __init__(self, seat: Seat, suit: Suit) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, g: RootGame) -> None:
        state = alliance(g, self.seat)
        if state.supporters:
            # Which cards go shows which were there.
            g.reveal(EVERYONE)
        for card in places(state.supporters & g.cards.match[self.suit]):
            lose_supporter(g, self.seat, g.cards.kind_of[card], "root-did-lose-supporter")
        lost = (state.officers + 1) // 2
        state.officers -= lost
        g.supply[self.seat * PIECES + WARRIOR] += lost
        if g.events is not None and lost:
            g.tell("root-did-lose-officers", {"seat": f"seat:{self.seat}", "count": int(lost)})
        g.then_one(TRIM[self.seat])


class TrimSupporters(RootDecision[CardAction]):
    """root:8.2.4.limit  Without a base, discard down to five supporters at once."""

    rule = "root:8.2.4.limit"
    secret = True

    def waits(self, g: RootGame) -> bool:
        return count(alliance(g, self.seat).supporters) > g.kit.mats.alliance.limit and bases(g, self.seat) == 0

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": int(count(alliance(g, self.seat).supporters)) - g.kit.mats.alliance.limit}

    def candidates(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, DROPS, alliance(g, seat).supporters)

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        lose_supporter(g, seat, action.card, "root-did-lose-supporter")
        g.then_one(self)


DRAW_SUPPORTER: Final = per_seat(DrawSupporter)
TRIM: Final = per_seat(TrimSupporters)
