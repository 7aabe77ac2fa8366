"""root:2.1  Cards: hands, drawing, spending, discarding; birds are wild."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import DISCARDS, DRAWS, TAKEN, CardAction
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep, RootStep
from marches.games.root.rules.tables import (
    BIRD,
    CARDS,
    HAND_LIMIT,
    SUITS,
    SeatId,
    Suit,
)
from marches.kernel.bits import NONE, bit, count, lowest
from marches.kernel.deck import Draw
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, per_seat

MOST_DRAWN: Final = 16


def hand_size(g: RootGame, seat: SeatId) -> i64:
    """root:1.2.1.count  How many cards a seat holds, which everyone may know."""
    return count(g.hands[seat])


def holds(g: RootGame, seat: SeatId, kind: i64) -> bool:
    return g.hands[seat] & g.cards.kind_mask[kind] != 0


def matching(g: RootGame, seat: SeatId, suit: Suit) -> i64:
    """root:2.1.1, 2.1.1.II  Cards in hand that may stand for a suit: its own and birds. For a bird, only birds."""
    return g.hands[seat] & g.cards.match[suit]


def payable_clearings(g: RootGame, seat: SeatId) -> i64:
    """Clearings whose suit a card in hand may stand for."""
    hand = g.hands[seat]
    found: i64 = 0
    for suit in range(BIRD):
        if hand & g.cards.match[suit]:
            found |= g.suit_masks[suit]
    return found


def answers(g: RootGame, actions: list[CardAction], cards: i64) -> list[CardAction]:
    """The answers that name these cards, one for each kind."""
    found: list[CardAction] = []
    kind_of, kind_mask = g.cards.kind_of, g.cards.kind_mask
    while cards:
        kind = kind_of[lowest(cards)]
        found.append(actions[kind])
        cards &= ~kind_mask[kind]
    return found


def kinds_of(g: RootGame, cards: i64) -> list[int]:
    """The kinds of these cards, one entry per card."""
    found: list[int] = []
    kind_of = g.cards.kind_of
    while cards:
        found.append(int(kind_of[lowest(cards)]))
        cards &= cards - 1
    return found


def name(kind: i64) -> str:
    """A kind of card as a fact."""
    return f"card:{CARDS[kind]}"


def why_not_spend(g: RootGame, seat: SeatId, action: CardAction, suit: Suit, rule: str) -> Reason | None:
    """Why a card in hand cannot pay for this suit."""
    if g.cards.kind_mask[action.card] & g.cards.match[suit]:
        return None
    if suit == BIRD:
        return Reason("root:2.1.1.II", "root-why-needs-bird", {"card": name(action.card)})
    return Reason(rule, "root-why-card-suit", {"card": name(action.card), "suit": f"suit:{SUITS[suit]}"})


# -- hands and what others have seen of them -------------------------------------------------------------------


def leave_hand(g: RootGame, seat: SeatId, kind: i64) -> i64:
    """Take a card out of a hand for everyone to see. Returns the physical card."""
    card = lowest(g.hands[seat] & g.cards.kind_mask[kind])
    g.hands[seat] &= ~bit(card)
    for observer in range(g.players):
        _unsee(g, observer * g.players + seat, card)
    return card


def _unsee(g: RootGame, place: i64, card: i64) -> None:
    """A player sees a card leave a hand. Copies look alike, so to that player it was the copy they knew of."""
    seen = g.known[place] & g.cards.kind_mask[g.cards.kind_of[card]]
    if seen:
        gone = card if seen >> card & 1 else lowest(seen)
        g.known[place] &= ~bit(gone)


def leave_hand_hidden(g: RootGame, seat: SeatId, card: i64, seers: i64) -> None:
    """Take a card out of a hand while only `seers` (a mask of seats) look.

    The others can no longer be sure of any card in that hand.
    """
    g.hands[seat] &= ~bit(card)
    for observer in range(g.players):
        if observer != seat:
            place = observer * g.players + seat
            if seers >> observer & 1:
                _unsee(g, place, card)
            else:
                g.known[place] = 0


def join_hand(g: RootGame, seat: SeatId, card: i64, seers: i64) -> None:
    """Add a card to a hand; `seers` (a mask of seats) know which card it is."""
    g.hands[seat] |= bit(card)
    if seers:
        for observer in range(g.players):
            if observer != seat and seers >> observer & 1:
                g.known[observer * g.players + seat] |= bit(card)


def everyone(g: RootGame) -> i64:
    """The mask of all seats."""
    return bit(g.players) - 1


# -- discarding ------------------------------------------------------------------------------------------------


def discard(g: RootGame, card: i64) -> None:
    """root:2.1.3, 2.1.3.exceptions, 3.3.3  A spent card is discarded; a Dominance card goes beside the map."""
    collector = g.collector
    if collector >= 0 and g.rules[collector].takes_discard(g, collector, card):
        return
    discard_for_good(g, card)


def discard_for_good(g: RootGame, card: i64) -> None:
    """root:3.3.3  The discard pile, or the row of available cards."""
    one = bit(card)
    if one & (g.cards.dominance | g.cards.spies):
        g.available |= one
    else:
        g.discard |= one


def spend(g: RootGame, seat: SeatId, kind: i64) -> None:
    """Spend a card from hand."""
    card = leave_hand(g, seat, kind)
    if g.events is not None:
        g.tell("root-did-spend", {"seat": f"seat:{seat}", "card": name(kind)})
    discard(g, card)


class DiscardDown(RootDecision[CardAction]):
    """root:6.6.discard, 7.6.2, 8.6.2, 9.6.3, 10.6.3, 11.6.1  Discard down to 5 cards, one by one."""

    rule = "root:6.6.discard"
    secret = True

    def waits(self, g: RootGame) -> bool:
        return hand_size(g, self.seat) > HAND_LIMIT

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": int(hand_size(g, self.seat)) - HAND_LIMIT}

    def candidates(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, DISCARDS, g.hands[seat])

    def options(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, DISCARDS, g.hands[seat])

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        card = leave_hand(g, seat, action.card)
        if g.events is not None:
            g.tell("root-did-discard", {"seat": f"seat:{seat}", "card": name(action.card)})
        discard(g, card)
        g.then_one(self)


# -- drawing ---------------------------------------------------------------------------------------------------


def refill(g: RootGame) -> bool:
    """root:2.1.2.reshuffle, 2.1.2.both-empty  Remake the deck if it is empty. Returns whether it has a card."""
    if g.deck == 0 and g.discard:
        g.deck = g.discard
        g.discard = 0
        if g.events is not None:
            g.tell("root-did-reshuffle", {"count": int(count(g.deck))})
    return g.deck != 0


class DrawCards(RootStep):
    """root:2.1.2  Draw cards from the shared deck, one by one."""

    def __init__(self, seat: Seat, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, g: RootGame) -> None:
        if self.cards > 0 and g.rules[self.seat].has_hand(g, self.seat) and refill(g):
            if self.cards > 1:
                g.then_one(DRAW_CARDS[self.seat][self.cards - 1])
            g.then_one(DRAW_ONE[self.seat])


class DrawFromDeck(Draw[RootGame, CardAction]):
    """root:2.1.2  Nature says which card of the shared deck is drawn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def stream(self) -> str:
        return "deck"

    def deck(self, g: RootGame) -> i64:
        return g.deck

    def drawn(self, g: RootGame, place: i64) -> CardAction:
        return DRAWS[g.cards.kind_of[place]]


class DrawOne(DrawFromDeck):
    """root:2.1.2  The card goes to a player's hand."""

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        card = from_deck(g, action.card)
        open_hand = g.rules[self.seat].hand_is_open(g, self.seat)
        join_hand(g, self.seat, card, everyone(g) if open_hand else NONE)
        if g.events is not None:
            tell_card(g, "root-did-draw", self.seat, action.card, open_hand)


def from_deck(g: RootGame, kind: i64) -> i64:
    """Take a card of this kind out of the deck. Returns the physical card."""
    card = lowest(g.deck & g.cards.kind_mask[kind])
    g.deck &= ~bit(card)
    return card


def tell_card(g: RootGame, key: str, seat: Seat, kind: i64, openly: bool) -> None:
    """Say that a seat got a card. Only that seat learns which one, unless its hand is open."""
    seen = Line(key, {"seat": f"seat:{seat}", "card": name(kind)})
    if openly:
        g.tell(seen.key, {"seat": f"seat:{seat}", "card": name(kind)})
    else:
        g.tell_only((seat,), seen, Line("root-did-draw-hidden", {"seat": f"seat:{seat}"}))


class DrawInEvening(RootSeatStep):
    """The draw at the end of a turn, as large as the faction board says by then."""

    def run(self, g: RootGame) -> None:
        g.then_one(DRAW_CARDS[self.seat][g.rules[self.seat].evening_cards(g, self.seat)])


def _rows(seat: Seat) -> list[DrawCards]:
    return [DrawCards(seat, cards) for cards in range(MOST_DRAWN + 1)]


DRAW_ONE: Final = per_seat(DrawOne)
DRAW_CARDS: Final = per_seat(_rows)
DRAW_IN_EVENING: Final = per_seat(DrawInEvening)
DISCARD_DOWN: Final = per_seat(DiscardDown)


# -- giving and taking -----------------------------------------------------------------------------------------


def give(g: RootGame, giver: int, taker: int, kind: i64) -> None:
    """root:1.3.2  An effect passes a card from one hand to another. Only those two players see it.

    Everyone sees it if a hand is face up (root:11.2.3) or the card cannot join a hand (root:mech.give-card).
    """
    rules = g.rules[taker]
    openly = g.rules[giver].hand_is_open(g, giver) or rules.hand_is_open(g, taker) or not rules.has_hand(g, taker)
    if g.events is not None:
        _tell_given(g, giver, taker, kind, openly)
    card = lowest(g.hands[giver] & g.cards.kind_mask[kind])
    seers = everyone(g) if openly else bit(giver) | bit(taker)
    leave_hand_hidden(g, giver, card, seers)
    g.reveal(int(seers) & ~(1 << giver))
    if not rules.given_card(g, taker, giver, card):
        join_hand(g, taker, card, seers)


def _tell_given(g: RootGame, giver: int, taker: int, kind: i64, openly: bool) -> None:
    facts: dict[str, Fact] = {"seat": f"seat:{giver}", "other": f"seat:{taker}"}
    seen: dict[str, Fact] = {"seat": f"seat:{giver}", "other": f"seat:{taker}", "card": name(kind)}
    if openly:
        g.tell("root-did-give", seen)
    else:
        g.tell_only((giver, taker), Line("root-did-give", seen), Line("root-did-give-hidden", facts))


class TakeRandom(RootStep):
    """root:card.stand-and-deliver, 11.2.3.random, vagabond.thief  Take a random card from another player's hand."""

    def __init__(self, thief: Seat, victim: Seat) -> None:
        self.thief = thief
        self.victim = victim

    def run(self, g: RootGame) -> None:
        instead = g.rules[self.victim].robbed(g, self.victim, self.thief)
        if instead is not None:
            g.then_all(instead)
        elif g.hands[self.victim]:
            g.then_one(RandomCard(self.thief, self.victim))


class RandomCard(Draw[RootGame, CardAction]):
    """Nature picks the card that is taken."""

    def __init__(self, thief: Seat, victim: Seat) -> None:
        self.thief = thief
        self.victim = victim

    def deck(self, g: RootGame) -> i64:
        return g.hands[self.victim]

    def drawn(self, g: RootGame, place: i64) -> CardAction:
        return TAKEN[g.cards.kind_of[place]]

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        give(g, self.victim, self.thief, action.card)
