"""root:5.1  Setup: map, deck, hands, then each faction in letter order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import MARKS, SITS, MarkerAction, SeatAction
from marches.games.root.rules.cards import DRAW_CARDS
from marches.games.root.rules.hooks import FACTION_RULES, Hooks
from marches.games.root.rules.kit import Kit, Print
from marches.games.root.rules.state import RootChance, RootGame, RootSeatStep, RootStep
from marches.games.root.rules.tables import (
    ALL_CLEARINGS,
    BIRD,
    CLEARINGS,
    LETTERS,
    SUITS,
    ClearingId,
    Suit,
)
from marches.games.root.rules.turn import PLAY_TURN
from marches.kernel.bits import bit
from marches.kernel.setup import Value
from marches.kernel.step import Seat, Step

START_HAND: Final = 3


def new_game(printed: Print, names: list[str], options: dict[str, Value]) -> RootGame:
    """A game with these factions by seat; its first step sets it up."""
    g = blank(printed, names, options)
    g.then_one(SetUp())
    return g


def blank(printed: Print, names: list[str], options: dict[str, Value]) -> RootGame:
    """A position with everything in its supply, only ruins on the map, a full deck and no agenda."""
    rules: list[Hooks] = [FACTION_RULES[name] for name in names]
    g = RootGame(None, Kit(printed, names, rules, options))
    g.rulings = int(options["rulings"])
    g.truce = options["partner-truce"] is True
    read_suits(g)
    set_ruins(g, g.board.ruins)
    build_deck(g)
    for seat in range(g.players):
        g.states.append(rules[seat].new_state(g, seat))
    return g


def read_suits(g: RootGame) -> None:
    """root:2.2.2  The clearings of each suit, once all have one; a bird matches every clearing."""
    for suit in range(BIRD):
        g.suit_masks[suit] = 0
    for clearing in range(CLEARINGS):
        if g.suits[clearing] >= 0:
            g.suit_masks[g.suits[clearing]] |= bit(clearing)
    g.suit_masks[BIRD] = ALL_CLEARINGS


def set_ruins(g: RootGame, ruins: i64) -> None:
    """root:5.1.4, 2.2.4  Put the ruins in these clearings instead of where they were. Each fills a slot."""
    for clearing in range(CLEARINGS):
        g.free[clearing] += (g.ruins >> clearing & 1) - (ruins >> clearing & 1)
    g.ruins = ruins


def build_deck(g: RootGame) -> None:
    """root:5.1.3, 5.1.3.2p  The 54 cards; with two players the Dominance cards stay in the box."""
    g.deck = g.cards.shared & ~g.cards.dominance if g.players == 2 else g.cards.shared
    g.unused = (g.cards.shared | g.cards.spies) & ~g.deck


class SetUp(RootStep):
    """root:5.1, winter.setup-rest  Seats, suits, hands, then the factions by letter."""

    def run(self, g: RootGame) -> None:
        steps: list[Step[RootGame]] = []
        if g.chosen["seating"] == "random":
            steps += [TakeSeat(place) for place in range(g.players - 1)]
        steps += [MarkSuit(clearing) for clearing in range(CLEARINGS) if g.suits[clearing] < 0]
        steps.append(SuitsRead())
        for seat in range(g.players):
            steps += g.rules[seat].before_deal(g, seat)
        steps += [DealHand(seat) for seat in range(g.players)]
        steps += [SetUpFaction(seat) for seat in by_letter(g)]
        steps.append(FirstTurn())
        g.then_all(steps)


def by_letter(g: RootGame) -> list[int]:
    """root:5.1.7, 5.1.7.letters  Seats in setup order."""
    return sorted(range(g.players), key=lambda seat: (LETTERS[g.factions[seat]], g.factions[seat]))


class TakeSeat(RootChance[SeatAction]):
    """root:5.1.1.seats  The first player and the seating are random: nature says who plays in this place."""

    def __init__(self, place: int) -> None:
        self.place = place

    def stream(self) -> str:
        return "seats"

    def tickets(self, g: RootGame) -> int:
        return g.players - self.place

    def outcome(self, g: RootGame, ticket: int) -> SeatAction:
        return SITS[g.order[self.place + ticket]]

    def apply(self, g: RootGame, seat: Seat, action: SeatAction) -> None:
        for place in range(self.place, g.players):
            if g.order[place] == action.seat:
                g.order[place] = g.order[self.place]
                g.order[self.place] = action.seat


class MarkSuit(RootChance[MarkerAction]):
    """root:winter.suits  Twelve markers, four of each suit, one on each clearing, before factions are placed."""

    def __init__(self, clearing: ClearingId) -> None:
        self.clearing = clearing

    def stream(self) -> str:
        return "suits"

    def _left(self, g: RootGame, suit: Suit) -> int:
        return 4 - len([c for c in range(CLEARINGS) if g.suits[c] == suit])

    def tickets(self, g: RootGame) -> int:
        return CLEARINGS - self.clearing

    def outcome(self, g: RootGame, ticket: int) -> MarkerAction:
        suit = 0
        while ticket >= self._left(g, suit):
            ticket -= self._left(g, suit)
            suit += 1
        return MARKS[self.clearing * 3 + suit]

    def apply(self, g: RootGame, seat: Seat, action: MarkerAction) -> None:
        g.suits[action.clearing] = action.suit
        if g.events is not None:
            facts: dict[str, int | str] = {"clearing": f"clearing:{action.clearing + 1}"}
            facts["suit"] = f"suit:{SUITS[action.suit]}"
            g.tell("root-did-mark", facts)


class SuitsRead(RootStep):
    """root:winter.suits  All markers are face up: they are the clearings' suits."""

    def run(self, g: RootGame) -> None:
        read_suits(g)


class DealHand(RootSeatStep):
    """root:5.1.3  Three cards for each player."""

    def run(self, g: RootGame) -> None:
        g.then_one(DRAW_CARDS[self.seat][START_HAND])


class SetUpFaction(RootSeatStep):
    """root:5.1.7  A player sets up their faction."""

    def run(self, g: RootGame) -> None:
        g.then_all(g.rules[self.seat].set_up(g, self.seat))


class FirstTurn(RootStep):
    """root:1.4  Setup is over."""

    def run(self, g: RootGame) -> None:
        g.then_one(PLAY_TURN[g.order[0]])
