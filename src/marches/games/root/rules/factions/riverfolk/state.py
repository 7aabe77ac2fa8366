"""What the Riverfolk keep beside the map: prices, payments, funds, commitments, the trade-post track."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.edge import components as data
from marches.games.root.rules.state import FactionState, RootGame
from marches.games.root.rules.tables import BIRD, PIECES, TOKEN, WARRIOR, SeatId, Suit
from marches.kernel.step import Seat

POST: Final = TOKEN
"""Trade posts: this kind for foxes, the next two for rabbits and mice."""
CARDS: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final = ["cards", "riverboats", "mercenaries"]

_DATA: Final = data.faction("riverfolk")
LOWEST_PRICE: Final = _DATA.numbers["price-lowest"]
HIGHEST_PRICE: Final = _DATA.numbers["price-highest"]
SPACES: Final = _DATA.tokens["trade-post-fox"]


@final
class RiverfolkState(FactionState):
    """The boxes hold warriors of any faction: `payments`, `funds` and `committed` count them by owner."""

    def __init__(
        self,
        seat: Seat,
        prices: vec[i64],
        payments: vec[i64],
        funds: vec[i64],
        committed: vec[i64],
        track: vec[i64],
        lost: vec[i64],
        bought: i64,
        boats: bool,
        hired: bool,
        fallen: vec[i64],
    ) -> None:
        self.seat = seat
        self.prices = prices
        """By service; 0 before prices are set."""
        self.payments = payments
        self.funds = funds
        self.committed = committed
        self.track = track
        """Funds on uncovered trade-post spaces: by suit, then by owner."""
        self.lost = lost
        """Trade posts out of the game, by suit."""
        self.bought = bought
        """Services the active player has bought this turn."""
        self.boats = boats
        self.hired = hired
        """Whether the active player has bought riverboats, and whether mercenaries."""
        self.fallen = fallen
        """Mercenaries lost in this battle, on the attacker's side and on the defender's."""

    def clone(self) -> RiverfolkState:
        return RiverfolkState(
            self.seat,
            self.prices[:],
            self.payments[:],
            self.funds[:],
            self.committed[:],
            self.track[:],
            self.lost[:],
            self.bought,
            self.boats,
            self.hired,
            self.fallen[:],
        )

    def held(self, seat: SeatId, kind: i64) -> i64:
        if kind == WARRIOR:
            total = self.payments[seat] + self.funds[seat] + self.committed[seat]
            for suit in range(BIRD):
                total += self.track[suit * len(self.funds) + seat]
            return total
        return self.lost[kind - POST] if seat == self.seat and kind >= POST else 0

    def on_space(self, suit: Suit) -> i64:
        """Funds on the uncovered spaces of a suit."""
        players = len(self.funds)
        total: i64 = 0
        for owner in range(players):
            total += self.track[suit * players + owner]
        return total


def new_state(seat: Seat, players: int) -> RiverfolkState:
    """A state with empty boxes and no prices."""
    box = vec[i64]([0] * players)
    three = vec[i64]([0, 0, 0])
    track = vec[i64]([0] * (BIRD * players))
    return RiverfolkState(seat, three, box, box[:], box[:], track, three[:], 0, False, False, vec[i64]([0, 0]))


def riverfolk(g: RootGame, seat: SeatId) -> RiverfolkState:
    """The Riverfolk's own state."""
    state = g.states[seat]
    assert isinstance(state, RiverfolkState)
    return state


def total(box: vec[i64]) -> i64:
    """Warriors in a box, of any player."""
    found: i64 = 0
    for number in box:
        found += number
    return found


def placed(g: RootGame, seat: SeatId, suit: Suit) -> i64:
    """Trade posts of a suit that have left the track, lost ones included."""
    return SPACES - g.supply[seat * PIECES + POST + suit]


def spaces_left(g: RootGame, seat: SeatId, suit: Suit) -> i64:
    """root:11.2.1  Uncovered spaces of a suit without a fund: what can still be crafted with this turn."""
    return placed(g, seat, suit) - riverfolk(g, seat).on_space(suit)


def posts(g: RootGame, seat: SeatId) -> i64:
    """The clearings with a trade post."""
    mask: i64 = 0
    for suit in range(BIRD):
        if placed(g, seat, suit):
            mask |= g.where(seat, POST + suit)
    return mask
