"""Moves and battles that are limited to some clearings, or may be declined."""

from __future__ import annotations

from marches.games.root.rules.actions import DONE
from marches.games.root.rules.state import RootDecision
from marches.kernel.action import Action
from marches.kernel.step import Seat


class Among(RootDecision):
    """A move or a battle among some clearings. With `optional`, the seat may decline.

    `limit` is the rule that allows only the clearings of `among`.
    """

    def __init__(self, seat: Seat, among: int, optional: bool, limit: str = "") -> None:
        super().__init__(seat)
        self.among = among
        self.optional = optional
        self.limit = limit

    def leave(self) -> list[Action]:
        return [DONE] if self.optional else []
