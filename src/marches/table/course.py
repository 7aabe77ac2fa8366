"""The course of a challenge. A goal that was reached stays reached, whatever is spent afterwards."""

from __future__ import annotations

from marches.kernel.game import Game
from marches.kernel.rulebook import Challenge, Standing
from marches.table.table import Entry, Table

SEAT = 0
"""The seat that has the goal."""


class Course:
    """Follows the table of a challenge. It looks at each answer once, unless some are taken back."""

    def __init__(self, challenge: Challenge) -> None:
        self.challenge = challenge
        self._table: Table | None = None
        self._game: Game | None = None
        self._last: Entry | None = None
        self._seen = 0
        self._standing: Standing | None = None

    def standing(self, table: Table) -> Standing:
        """The state of the challenge. It is checked whenever its player is asked, and at the end of the game."""
        entries = table.entries
        same = self._table is table and (not self._seen or entries[self._seen - 1 : self._seen] == [self._last])
        if self._game is None or not same:
            self._table, self._seen, self._last = table, 0, None
            self._game = table.at(0)
            self._standing = self._look(table)
        assert self._standing is not None
        while self._seen < len(entries) and not self._standing.reached:
            self._last = entries[self._seen]
            self._seen += 1
            self._game.play(self._last.seat, self._last.action)
            decision = self._game.decision
            if decision is None or SEAT in decision.seats(self._game):
                self._standing = self._look(table)
        return self._standing

    def _look(self, table: Table) -> Standing:
        return table.rulebook.challenge_standing(self._game, self.challenge)
