"""The record: the setup of a game and every answer given. It is the only truth about the game."""

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
    """A record that cannot be read or replayed. `line` counts from 1; 0 means the whole file."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line."""

    marches: int
    setup: Setup
    seed_hash: str
    shares: Shares | None = None
    """What the seed was mixed from. None if one machine drew it alone."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An answer. `forced`: the table gave it because it was the only one."""

    n: int
    seat: Seat
    answer: Mapping[str, Id]
    forced: bool = False


class Undo(msgspec.Struct, frozen=True, gc=False):
    """`seat` took back answer `undo` and everything after it."""

    undo: int
    seat: Seat


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last line: how the game ended, and the seed of all rolls and draws."""

    result: Result
    seed: str
    share: str = ""
    """The server's share of the seed, if the seed was mixed."""


class Record(msgspec.Struct):
    """A record as it was read: every complete line."""

    header: Header
    lines: list[Answer | Undo]
    end: End | None = None
    cut_off: bool = False
    """The last line was cut off while it was written. It was never accepted, so nothing is lost."""
