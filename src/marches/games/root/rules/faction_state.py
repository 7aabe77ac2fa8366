"""What a faction keeps in the position beside the map."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from marches.games.root.rules.tables import SeatId


class FactionState:
    """What one faction keeps beside the map. Each faction subclasses it and copies itself."""

    def clone(self) -> FactionState:
        raise NotImplementedError

    def cards(self) -> i64:
        """Every card on this faction board (decree, supporters, lost souls …)."""
        return 0

    def held(self, seat: SeatId, kind: i64) -> i64:
        """How many pieces of `seat` are here rather than on the map or in supply, including those out of the game."""
        return 0

    def items(self, item: i64) -> i64:
        """How many of these items are here."""
        return 0

    def hidden(self, viewer: SeatId) -> i64:
        """The cards here that `viewer` (or SPECTATOR) cannot see."""
        return 0

    def refill(self, viewer: SeatId, cards: i64, rng: Random) -> None:
        """Replace the cards `viewer` cannot see with these, which are as many."""

    def shuffle(self, viewer: SeatId, rng: Random) -> None:
        """Shuffle whatever else is hidden from `viewer`, who may be the seat itself."""


class NoFactionState(FactionState):
    """The state of a faction that keeps nothing beside the map."""

    def clone(self) -> FactionState:
        return self
