"""The record: a game as its setup and every answer given, the only truth about it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from marches.kernel.action import Id
from marches.kernel.line import Result
from marches.kernel.mistake import Mistake
from marches.kernel.setup import Setup
from marches.kernel.step import Seat
from marches.table.shares import Shares

FORMAT = 1


class RecordError(Mistake):
    """A record that cannot be read or replayed; `line` counts from 1, 0 stands for the whole file."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line."""

    marches: int
    setup: Setup
    seed_hash: str
    shares: Shares | None = None
    """What the seed was mixed from; None where one machine drew it alone."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An answer; `forced` when the table gave the only one there was."""

    n: int
    seat: Seat
    answer: Mapping[str, Id]
    forced: bool = False


class Undo(msgspec.Struct, frozen=True, gc=False):
    """`seat` took back answer `undo` and all that followed."""

    undo: int
    seat: Seat


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last line: how it ended, and the seed every roll and draw came from."""

    result: Result
    seed: str
    share: str = ""
    """The server's share of the seed, where it was mixed."""


class Record(msgspec.Struct):
    """A record as read: every line that is whole and in place."""

    header: Header
    lines: list[Answer | Undo]
    end: End | None = None
    cut_off: bool = False
    """The last line was cut off in mid-write; it was never accepted, so nothing is lost without it."""
