"""Lines: what is said to a person, as a key and typed facts; the words are in the language files.

A long game has tens of thousands of them, none part of a cycle: `gc=False` keeps them out of the collector's way.
"""

from collections.abc import Mapping

import msgspec

Fact = int | str
"""A number, or a thing written `kind:id` (`card:ambush-fox`, `seat:2`), named in the viewer's language."""


TITLE = "title"
"""A line that introduces those after it; its words have no colon."""
WARNING = "warning"
"""A line that warns of a disadvantage."""


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence to be worded: its key in the language files, what goes into it, what kind of line it is."""

    key: str
    facts: Mapping[str, Fact] = {}
    kind: str = ""
    odds: Mapping[str, tuple[int, ...]] = {}
    """By name: how many of the equally likely rolls bring 0, 1, 2 … of it."""


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why an answer is not allowed: the ledger rule that forbids it and its numbers."""

    rule: str
    key: str
    facts: Mapping[str, Fact] = {}


class Event(msgspec.Struct, frozen=True, gc=False):
    """What happened. Seats in `only` (all, when absent) are told `line`; the others are told `others`, or nothing."""

    line: Line
    only: tuple[int, ...] | None = None
    others: Line | None = None

    def seen_by(self, seat: int) -> Line | None:
        return self.line if self.only is None or seat in self.only else self.others


class Result(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a game ended: each seat's score and who won (several may share it; no one if everyone lost)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    together: bool = False
    """Whether all seats played as one side: then either all of them won, or none."""
