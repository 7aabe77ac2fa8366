"""What decides between territories, or between units: one named criterion after the other, until one is left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.automa.account import Plan
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, HexId, hexes_of
from marches.kernel.step import Seat


class Mover:
    """A unit that is about to move: whose, which, from where."""

    def __init__(self, seat: Seat, unit: int, at: HexId) -> None:
        self.seat: Final = seat
        self.unit: Final = unit
        self.at: Final = at


class Criterion:
    """Prefers some territories to others. It has a name for the account and the ledger rule it comes from."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        """How good a hex is: the lowest number is the best."""
        raise NotImplementedError

    def narrow(self, g: ScytheGame, plan: Plan, mover: Mover, places: i64) -> i64:
        """The best of some hexes. `plan` keeps what a criterion remembers between its uses."""
        best = -1
        found: i64 = 0
        for at in hexes_of(places):
            score = self.score(g, mover, at)
            if found == 0 or score < best:
                best = score
                found = BIT[at]
            elif score == best:
                found |= BIT[at]
        return found
