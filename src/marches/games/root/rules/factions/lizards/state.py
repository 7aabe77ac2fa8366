"""What the Cult keep beside the map: Lost Souls, the Outcast, acolytes, revealed cards, the garden tracks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from marches.games.root.edge import components as data
from marches.games.root.rules.state import FactionState, RootGame
from marches.games.root.rules.tables import BIRD, BUILDING, PIECES, WARRIOR, ClearingId, SeatId, Suit
from marches.kernel.step import Seat

GARDEN: Final = BUILDING
"""The fox garden; those of rabbits and mice follow."""

TRACK: Final = data.faction("lizards").buildings["garden-fox"]


@final
class LizardState(FactionState):
    """The Cult's state. Everyone may see all of it (root:10.2.6.open)."""

    def __init__(
        self, seat: Seat, souls: i64, revealed: i64, acolytes: i64, outcast: i64, hated: bool, scored: i64
    ) -> None:
        self.seat = seat
        self.souls = souls
        """Cards in the Lost Souls pile."""
        self.revealed = revealed
        """Cards revealed for rituals this turn, which are no longer in hand."""
        self.acolytes = acolytes
        self.outcast = outcast
        """The Outcast suit, or -1 before it is chosen."""
        self.hated = hated
        self.scored = scored
        """Suits scored this turn, as a mask."""

    def clone(self) -> LizardState:
        return LizardState(self.seat, self.souls, self.revealed, self.acolytes, self.outcast, self.hated, self.scored)

    def cards(self) -> i64:
        return self.souls | self.revealed

    def held(self, seat: SeatId, kind: i64) -> i64:
        return self.acolytes if seat == self.seat and kind == WARRIOR else 0

    def price(self, acolytes: int) -> int:
        """root:10.4.3.hated  A conspiracy costs one acolyte less while the Outcast is Hated."""
        return acolytes - 1 if self.hated else acolytes


def lizards(g: RootGame, seat: Seat) -> LizardState:
    """The Cult's own state."""
    state = g.states[seat]
    assert isinstance(state, LizardState)
    return state


def gardens(g: RootGame, seat: SeatId, suit: Suit) -> i64:
    """Gardens of a suit on the map."""
    return TRACK - g.supply[seat * PIECES + GARDEN + suit]


def gardens_in(g: RootGame, seat: SeatId, clearing: ClearingId) -> i64:
    """Gardens of any suit in a clearing."""
    total: i64 = 0
    for suit in range(BIRD):
        total += g.count(seat, GARDEN + suit, clearing)
    return total


def garden_points(g: RootGame, number: i64) -> int:
    """root:10.5.3  The points above the last uncovered space of a track."""
    return g.kit.mats.lizards.points[number - 1] if number > 0 else 0


def spend_acolytes(g: RootGame, seat: Seat, number: int) -> None:
    """root:10.4.3  Spent acolytes go back to the supply."""
    state = lizards(g, seat)
    state.acolytes -= number
    g.supply[seat * PIECES + WARRIOR] += number
    if g.events is not None:
        g.tell("root-did-spend-acolytes", {"seat": f"seat:{seat}", "count": number, "left": int(state.acolytes)})


def add_acolytes(g: RootGame, seat: Seat, number: i64) -> None:
    """Warriors join the acolytes. The caller has already taken them from where they were."""
    state = lizards(g, seat)
    state.acolytes += number
    if g.events is not None:
        g.tell("root-did-gain-acolytes", {"seat": f"seat:{seat}", "count": int(number), "left": int(state.acolytes)})
