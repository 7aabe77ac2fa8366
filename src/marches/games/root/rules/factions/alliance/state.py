"""What the Alliance keep beside the map: supporters, officers, the sympathy track."""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.edge import components as data
from marches.games.root.rules.state import FactionState, RootGame
from marches.games.root.rules.tables import BIRD, BUILDING, PIECES, TOKEN, WARRIOR, SeatId, Suit
from marches.kernel.bits import count, first
from marches.kernel.step import Seat

BASE: Final = BUILDING
"""The fox base; those of rabbits and mice follow."""
SYMPATHY: Final = TOKEN

TOKENS: Final = data.faction("alliance").tokens["sympathy"]


@final
class AllianceState(FactionState):
    """root:8.2.3, 8.2.3.hand, 8.2.3.no-other-use  Supporters and officers are neither a hand nor a supply."""

    def __init__(self, seat: Seat, supporters: i64, seen: vec[i64], officers: i64, used: i64, spreading: bool) -> None:
        self.seat = seat
        self.supporters = supporters
        self.seen = seen
        """By seat: the supporters whose arrival that player saw."""
        self.officers = officers
        self.used = used
        """Operations taken this Evening."""
        self.spreading = spreading
        """Whether sympathy has been spread this Birdsong; after that there are no revolts."""

    def clone(self) -> AllianceState:
        return AllianceState(self.seat, self.supporters, self.seen[:], self.officers, self.used, self.spreading)

    def cards(self) -> i64:
        return self.supporters

    def held(self, seat: SeatId, kind: i64) -> i64:
        return self.officers if seat == self.seat and kind == WARRIOR else 0

    def hidden(self, viewer: SeatId) -> i64:
        return self.supporters & ~(self.seen[viewer] if viewer >= 0 else 0)

    def refill(self, viewer: SeatId, cards: i64, rng: Random) -> None:
        """What the others know of the supporters is hidden too: they now know the same number of the new cards."""
        self.supporters = self.supporters & ~self.hidden(viewer) | cards
        for observer in range(len(self.seen)):
            if observer != viewer:
                self.seen[observer] = first(self.supporters, count(self.seen[observer]))


def alliance(g: RootGame, seat: Seat) -> AllianceState:
    """The Alliance's own state."""
    state = g.states[seat]
    assert isinstance(state, AllianceState)
    return state


def bases(g: RootGame, seat: SeatId) -> i64:
    """How many bases are on the map."""
    start = seat * PIECES + BASE
    return BIRD - g.supply[start] - g.supply[start + 1] - g.supply[start + 2]


def base_is_built(g: RootGame, seat: SeatId, suit: Suit) -> bool:
    """Whether the base of this suit is on the map."""
    return g.supply[seat * PIECES + BASE + suit] == 0


def sympathetic(g: RootGame, seat: SeatId) -> i64:
    """root:8.2.5.II  The sympathetic clearings."""
    return g.where(seat, SYMPATHY)


def placed(g: RootGame, seat: SeatId) -> i64:
    """Tokens that have left the sympathy track."""
    return TOKENS - g.supply[seat * PIECES + SYMPATHY]


def able(g: RootGame, state: AllianceState, suit: Suit) -> i64:
    """How many supporters may stand for a suit: its own and birds."""
    return count(state.supporters & g.cards.match[suit])


def is_full(g: RootGame, state: AllianceState) -> bool:
    """root:8.2.3.I, 8.2.3.I.unlimited  Whether they are full: five at most, as long as no base is on the map."""
    return count(state.supporters) >= g.kit.mats.alliance.limit and bases(g, state.seat) == 0
