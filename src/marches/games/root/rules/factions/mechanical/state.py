"""What the Mechanical Marquise keeps beside the map: the keep and her row of orders."""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.edge import components as data
from marches.games.root.rules.factions.keep import KeepState
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import TOKEN, SeatId
from marches.kernel.bits import bit, count, nth
from marches.kernel.step import Seat

KEEP: Final = TOKEN

_DATA: Final = data.faction("mechanical")
ORDERS: Final = _DATA.numbers["orders"]
HANDICAP: Final = _DATA.numbers["handicap"]


@final
class MechanicalState(KeepState):
    """The keep, the orders and what is known of them."""

    def __init__(self, seat: Seat, keep: i64, keep_lost: bool, orders: vec[i64], shown: i64, current: i64) -> None:
        super().__init__(seat, KEEP, keep, keep_lost)
        self.orders = orders
        """The cards of the row from left to right, -1 where none is left."""
        self.shown = shown
        """Orders a spy has revealed to everyone."""
        self.current = current
        """The kind of order being carried out, or -1."""

    def clone(self) -> MechanicalState:
        return MechanicalState(self.seat, self.keep, self.keep_lost, self.orders[:], self.shown, self.current)

    def cards(self) -> i64:
        mask: i64 = 0
        for card in self.orders:
            if card >= 0:
                mask |= bit(card)
        return mask

    def hidden(self, viewer: SeatId) -> i64:
        return self.cards() & ~self.shown

    def refill(self, viewer: SeatId, cards: i64, rng: Random) -> None:
        """The new cards replace, in any order, the orders nobody has seen."""
        for place in range(ORDERS):
            if self.orders[place] >= 0 and not self.shown & bit(self.orders[place]):
                card = nth(cards, int(rng.random() * int(count(cards))))
                cards &= ~bit(card)
                self.orders[place] = card

    def left(self) -> int:
        """How many orders are in the row."""
        found = 0
        for card in self.orders:
            if card >= 0:
                found += 1
        return found

    def take_first(self) -> i64:
        """Take the leftmost order; the others move up."""
        first = self.orders[0]
        for place in range(ORDERS - 1):
            self.orders[place] = self.orders[place + 1]
        self.orders[ORDERS - 1] = -1
        self.shown &= ~bit(first)
        return first


def new_state(seat: Seat) -> MechanicalState:
    return MechanicalState(seat, -1, False, vec[i64]([-1] * ORDERS), 0, -1)


def mechanical(g: RootGame, seat: SeatId) -> MechanicalState:
    """The Mechanical Marquise's own state."""
    state = g.states[seat]
    assert isinstance(state, MechanicalState)
    return state


def machine(g: RootGame) -> MechanicalState | None:
    """Her state, if she plays."""
    for state in g.states:
        if isinstance(state, MechanicalState):
            return state
    return None


def is_cooperative(g: RootGame) -> bool:
    """root:mech.modes  Whether the people play together against her."""
    return g.chosen.get("cooperative", False) is True
