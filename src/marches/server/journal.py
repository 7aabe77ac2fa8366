"""The lines of a table as they were accepted: which still count, which were taken back, what each cost."""

from __future__ import annotations

from collections.abc import Sequence

from marches.server.rows import LineRow
from marches.table.record import Answer, End, Undo


class Journal:
    """Grows with the record; line numbers count from 0."""

    def __init__(self) -> None:
        self.rows: list[LineRow] = []
        self.standing: list[int] = []
        """The line of each answer that stands, by its number."""
        self.struck: set[int] = set()
        self.strikes: dict[int, list[int]] = {}
        self.last_undo = -1
        self.spent: dict[int, int] = {}
        self.answers: dict[int, int] = {}
        self.worded: dict[object, object] = {}
        """Rows of the log as they were last worded (pages.py); what is taken back looks different from then on."""

    @property
    def version(self) -> int:
        return len(self.rows)

    def add(self, rows: Sequence[LineRow], lines: Sequence[Answer | Undo | End]) -> None:
        """Add lines that are on disk."""
        for row, line in zip(rows, lines, strict=True):
            number = len(self.rows)
            self.rows.append(row)
            if isinstance(line, Undo):
                self._strike(number, line)
            elif isinstance(line, Answer):
                self.standing.append(number)
                if row.by != "table":
                    self.answers[line.seat] = self.answers.get(line.seat, 0) + 1
            if row.spent and not isinstance(line, End):
                self.spent[line.seat] = self.spent.get(line.seat, 0) + row.spent

    def _strike(self, number: int, line: Undo) -> None:
        taken = self.standing[line.undo :]
        del self.standing[line.undo :]
        self.struck.update(taken)
        self.strikes[number] = taken
        self.last_undo = number
        self.worded.clear()
        # Taking an answer back earns no time: otherwise undo would fill up a clock.
        self.answers[line.seat] = max(0, self.answers.get(line.seat, 0) - 1)
