"""Lines: messages to people, as a key with typed facts. The words are in the language files.

A long game has tens of thousands of lines, none in a reference cycle, so `gc=False` hides them from the collector.
"""

from collections.abc import Mapping

import msgspec

Fact = int | str
"""A number, or a thing written `kind:id` (`card:ambush-fox`, `seat:2`), named in the viewer's language."""


TITLE = "title"
"""The kind of a line that introduces the lines after it. Its words have no colon."""
WARNING = "warning"
"""The kind of a line that warns of a disadvantage."""


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence: its key in the language files, the facts to fill in, and what kind of line it is."""

    key: str
    facts: Mapping[str, Fact] = {}
    kind: str = ""
    odds: Mapping[str, tuple[int, ...]] = {}
    """For each name, how many of the equally likely rolls give 0, 1, 2 … of it."""


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why an answer is not allowed: the ledger rule that forbids it, and the numbers."""

    rule: str
    key: str
    facts: Mapping[str, Fact] = {}


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened. `line` goes to the seats in `only` (or to all), `others` to everyone else."""

    line: Line
    only: tuple[int, ...] | None = None
    others: Line | None = None

    def seen_by(self, seat: int) -> Line | None:
        return self.line if self.only is None or seat in self.only else self.others


class Heard(msgspec.Struct, frozen=True, gc=False):
    """What one seat was told by an answer or a roll: its number in the record, who answered (-1: nobody)."""

    line: int
    seat: int
    said: tuple[Line, ...]


class Result(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a game ended: every seat's score, and the winners (several if they share the win, none if everyone lost)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    together: bool = False
    """Whether all seats played on one side, so that either all of them won or none."""
