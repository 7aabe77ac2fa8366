"""What is settled before the first turn and shared by all clones: options, seats, the triumph track."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data import TriumphData
from marches.games.scythe.rules.board import Board
from marches.games.scythe.rules.tables import NOWHERE, OTHER_TRIUMPH, TRIUMPHS
from marches.kernel.step import Seat

RULINGS: Final = "rulings"
NEWEST_RULINGS: Final = 2


class ModuleState:
    """What a module adds to the position; each copies itself."""

    def copy(self) -> ModuleState:
        raise NotImplementedError


class Options:
    """What was chosen before the game: which modules are in it, and the values of its options."""

    def __init__(self, modules: tuple[str, ...], values: dict[str, bool | int | str]) -> None:
        self.modules: Final = modules
        self.values: Final = values
        self.rulings: Final = int(values.get(RULINGS, NEWEST_RULINGS))

    def has(self, module: str) -> bool:
        return module in self.modules

    def on(self, name: str) -> bool:
        """Whether a yes-or-no option is chosen."""
        return self.values.get(name) is True

    def text(self, name: str) -> str:
        """The value of an option that is a word."""
        return str(self.values.get(name, ""))


class Track:
    """The triumph track: what each triumph needs and how many stars one player may place there (0: none)."""

    def __init__(
        self,
        need: list[int],
        limit: list[int],
        shares: list[int],
        watched: list[int],
        sets_aside: bool,
        always: bool = False,
    ) -> None:
        self.need: Final = need
        self.limit: Final = limit
        self.shares: Final = shares
        """Another triumph that has its stars on the same space, or -1.  scythe:war.upgrade-or-structures"""
        self.goals: Final = [triumph for triumph in range(OTHER_TRIUMPH) if need[triumph] > 1]
        """Triumphs that are read off the table when something has been gained."""
        self.added: Final = [triumph for triumph in range(OTHER_TRIUMPH, TRIUMPHS) if limit[triumph]]
        """Triumphs that the printed track does not have."""
        self.watched: Final = watched
        """Triumphs that may be reached at any moment, also on another's turn.  scythe:triumph.any-turn"""
        self.always: Final = always
        """Whether these are checked even if nothing has stirred, as they count coins or wait for a certain moment."""
        self.sets_aside: Final = sets_aside
        """Whether objectives that have been used never come back.  scythe:peace.objective-redraw"""

    @staticmethod
    def printed(triumphs: list[TriumphData]) -> Track:
        """The track on the board."""
        spare = [0] * (TRIUMPHS - len(triumphs))
        need, limit = [one.need for one in triumphs] + spare, [one.limit for one in triumphs] + spare
        return Track(need, limit, [-1] * TRIUMPHS, [], False)


class Seating:
    """Who plays what and sits where. Shared by clones; replaced while mats are dealt.

    By seat: faction, mat, home base, and the seats to the left (who plays next) and to the right.
    """

    def __init__(self, faction: list[int], mat: list[int]) -> None:
        players = len(faction)
        self.faction: Final = faction
        self.mat: Final = mat
        self.base: Final = [NOWHERE] * players
        self.left: Final = [(seat + 1) % players for seat in range(players)]
        self.right: Final = [(seat - 1) % players for seat in range(players)]
        self.first = 0

    def with_faction(self, seat: Seat, faction: int) -> Seating:
        return Seating([*self.faction[:seat], faction, *self.faction[seat + 1 :]], self.mat)

    def with_mat(self, seat: Seat, mat: int) -> Seating:
        return Seating(self.faction, [*self.mat[:seat], mat, *self.mat[seat + 1 :]])

    def settled(self, board: Board) -> Seating:
        """scythe:setup.seating, scythe:setup.first-player, scythe:setup.invaders.mat-order
        Everyone sits at their home base; the lowest mat plays first.  scythe:automa.setup.first-player
        """
        found = Seating(self.faction, self.mat)
        order = [self.faction.index(faction) for faction in board.clockwise if faction in self.faction]
        for place in range(len(order)):
            seat = order[place]
            found.base[seat] = board.base_of[self.faction[seat]]
            found.left[seat] = order[(place + 1) % len(order)]
            found.right[seat] = order[place - 1]
        dealt = [mat for mat in self.mat if mat >= 0]
        found.first = self.mat.index(min(dealt)) if dealt else 0  # some tables sit down before mats are dealt
        return found

    def led(self, seat: Seat) -> bool:
        """Whether anyone decides for the seat. One without a player mat plays by itself.

        scythe:automa.nature.no-choice
        """
        return self.mat[seat] >= 0

    def led_seats(self) -> list[int]:
        """The seats that someone decides for."""
        return [seat for seat in range(len(self.mat)) if self.mat[seat] >= 0]

    def seat_of(self, faction: int) -> int:
        """Who plays a faction, or -1."""
        return self.faction.index(faction) if faction in self.faction else -1

    def clockwise_from(self, seat: Seat) -> list[int]:
        """All seats, in the order in which they play."""
        order = [seat]
        while self.left[order[-1]] != seat:
            order.append(self.left[order[-1]])
        return order
