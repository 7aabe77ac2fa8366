"""Guided games: scripted answers for a newcomer, each with the words that explain it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from marches.kernel.action import Action, ActionTable, Id
from marches.kernel.game import Game
from marches.kernel.step import Seat


class Scripted(msgspec.Struct, frozen=True):
    """One answer of a guided game: who gives it (nature included), and the words that explain it."""

    seat: Seat
    answer: Mapping[str, Id]
    line: str


class Script:
    """The scripted answers of a game and how many of them have been given. Usually there are none."""

    def __init__(self, actions: ActionTable, steps: Sequence[Scripted]) -> None:
        self._actions = actions
        self.steps = steps
        self.done = 0

    @property
    def step(self) -> Scripted | None:
        """The next answer, with the words that explain it."""
        return self.steps[self.done] if self.done < len(self.steps) else None

    def asks(self, g: Game, seat: Seat) -> Action | None:
        """The one answer the script expects from `seat` now. None if the seat may choose freely."""
        step, decision = self.step, g.decision
        if step is None or decision is None or step.seat != seat or seat not in decision.seats(g):
            return None
        action = self._actions.find(step.answer)
        return action if action in decision.options(g, seat) else None
