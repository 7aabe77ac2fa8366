"""What the Eyrie keep beside the map: leaders, viziers, the Decree, the roost track."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.edge import components as data
from marches.games.root.rules.state import FactionState, RootGame
from marches.games.root.rules.tables import BIRD, BUILDING, Suit
from marches.kernel.bits import NONE, bit, count
from marches.kernel.step import Seat

ROOST: Final = BUILDING
COLUMNS: Final = ["recruit", "move", "battle", "build"]
RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3

LEADERS: Final[list[str]] = [leader.id for leader in data.faction("eyrie").leaders]
BUILDER: Final = LEADERS.index("builder")
CHARISMATIC: Final = LEADERS.index("charismatic")
COMMANDER: Final = LEADERS.index("commander")
DESPOT: Final = LEADERS.index("despot")
ALL_LEADERS: Final = (1 << len(LEADERS)) - 1


@final
class EyrieState(FactionState):
    """The leader, the Decree, and how much of it has been resolved this turn."""

    def __init__(
        self,
        seat: Seat,
        leader: i64,
        deposed: i64,
        columns: vec[i64],
        done: vec[i64],
        viziers: i64,
        added: i64,
        bird: bool,
    ) -> None:
        self.seat = seat
        self.leader = leader
        """The leader in office, or -1 before one is chosen."""
        self.deposed = deposed
        """Leaders that are face down."""
        self.columns = columns
        """The cards of each column, viziers not included."""
        self.done = done
        """Those already resolved this turn."""
        self.viziers = viziers
        """Columns whose vizier has been resolved this turn."""
        self.added = added
        """Cards added to the Decree this turn."""
        self.bird = bird
        """Whether one of them was a bird."""

    def clone(self) -> EyrieState:
        return EyrieState(
            self.seat,
            self.leader,
            self.deposed,
            self.columns[:],
            self.done[:],
            self.viziers,
            self.added,
            self.bird,
        )

    def cards(self) -> i64:
        mask: i64 = 0
        for column in range(len(COLUMNS)):
            mask |= self.columns[column]
        return mask

    def vizier_columns(self, g: RootGame) -> i64:
        """root:7.3.4, 7.7.3.viziers  The columns the leader names."""
        return g.kit.mats.eyrie.viziers[self.leader] if self.leader >= 0 else NONE

    def left(self, g: RootGame, column: i64, suit: Suit) -> i64:
        """Cards of a suit in a column still to be resolved, a vizier counted as a bird."""
        cards = count(self.columns[column] & ~self.done[column] & g.cards.suit_mask[suit])
        if suit == BIRD and (self.vizier_columns(g) & ~self.viziers) >> column & 1:
            cards += 1
        return cards

    def suits_left(self, g: RootGame, column: i64) -> i64:
        """The suits of a column's cards still to be resolved, as a mask; a vizier is a bird."""
        found: i64 = 0
        cards = self.columns[column] & ~self.done[column]
        if cards:
            for suit in range(BIRD + 1):
                if cards & g.cards.suit_mask[suit]:
                    found |= bit(suit)
        if (self.vizier_columns(g) & ~self.viziers) >> column & 1:
            found |= bit(BIRD)
        return found

    def birds(self, g: RootGame) -> i64:
        """root:7.7.1  Birds in the Decree, viziers included."""
        return count(self.cards() & g.cards.suit_mask[BIRD]) + count(self.vizier_columns(g))


def eyrie(g: RootGame, seat: Seat) -> EyrieState:
    """The Eyrie's own state."""
    state = g.states[seat]
    assert isinstance(state, EyrieState)
    return state


def roost_points(g: RootGame, roosts: i64) -> int:
    """root:7.6.1  The points on the last uncovered space."""
    return g.kit.mats.eyrie.points[roosts - 1] if roosts > 0 else 0
