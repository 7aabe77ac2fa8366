"""A game of a challenge in the terminal. A separate module, so that `challenge --help` loads no game."""

from __future__ import annotations

from rich.console import Console

from marches.cli.challenge import keep_result
from marches.cli.saves import Save
from marches.cli.sitting import Sitting
from marches.kernel.rulebook import Challenge
from marches.table.course import Course


class ChallengeSitting(Sitting):
    """A game of a challenge. Says once that the goal is reached, or that it can no longer be reached."""

    def __init__(
        self, console: Console, save: Save, lang: str, think: float | None, command: str, one: Challenge
    ) -> None:
        super().__init__(console, save, lang, think, command)
        self.course = Course(one)
        self.told = ""

    def _turn_of(self, seat: int) -> None:
        super()._turn_of(seat)
        self._judge()

    def _judge(self) -> None:
        now = self.course.standing(self.table)
        told = "reached" if now.reached else "lost" if now.lost else ""
        if told == self.told:
            return
        self.told = told
        if now.reached:
            keep_result(self.course.challenge.id, now.turn)
            said = self.words.message("cli-challenge-reached", {"turn": now.turn})
            self.console.print(said, style="bold green", highlight=False)
        elif now.lost:
            self.console.print(self.words.message("cli-challenge-lost"), style="yellow", highlight=False)
