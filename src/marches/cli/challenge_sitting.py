"""A game of a challenge in the terminal. A separate module, so that `challenge --help` loads no game."""

from __future__ import annotations

from rich.console import Console

from marches.cli.challenge import keep_result
from marches.cli.saves import Save
from marches.cli.sitting import Sitting
from marches.games.scythe.edge.challenges import Challenge, lost, reached, turn_of
from marches.games.scythe.rules.state import ScytheGame


class ChallengeSitting(Sitting):
    """A game of a challenge: says once that the goal is reached, or that it no longer can be."""

    def __init__(
        self, console: Console, save: Save, lang: str, think: float | None, command: str, one: Challenge
    ) -> None:
        super().__init__(console, save, lang, think, command)
        self.challenge = one
        self.told = False

    def _turn_of(self, seat: int) -> None:
        super()._turn_of(seat)
        self._judge()

    def _judge(self) -> None:
        g = self.table.game
        assert isinstance(g, ScytheGame)
        if self.told:
            return
        if reached(g, self.challenge):
            self.told = True
            turn = turn_of(g)
            keep_result(self.challenge.id, turn)
            said = self.words.message("cli-challenge-reached", {"turn": turn})
            self.console.print(said, style="bold green", highlight=False)
        elif lost(g, self.challenge):
            self.told = True
            self.console.print(self.words.message("cli-challenge-lost"), style="yellow", highlight=False)
