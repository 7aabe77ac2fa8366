"""Lines: what is said to a person, as a key and typed facts; the words are in the language files.

A long game has tens of thousands of them, none part of a cycle: `gc=False` keeps them out of the collector's way.
"""

from collections.abc import Mapping

import msgspec

Fact = int | str
"""A number, or a thing written `kind:id` (`card:ambush-fox`, `seat:2`), named in the viewer's language."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """A sentence to be worded: its key in the language files and what goes into it."""

    key: str
    facts: Mapping[str, Fact] = {}


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


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: each seat's score and who won (several may share it; none, when everyone lost)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
