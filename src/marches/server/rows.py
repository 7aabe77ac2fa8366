"""What the database stores, row by row, and its errors."""

from __future__ import annotations

import time
from typing import Literal

import msgspec

State = Literal["waiting", "playing", "over", "replay"]
By = Literal["person", "bot", "standing", "table"]
Field = str | int | bool
CHANNEL = "marches"
"""Where processes on one PostgreSQL tell each other what they have stored."""


class Conflict(Exception):
    """Another process was faster: the line number is taken."""


class StorageError(Exception):
    """The database does not answer."""


class TableRow(msgspec.Struct):
    """One table, without its lines and seats."""

    id: str
    header: str
    seed: str
    config: str
    watch: str
    state: State
    address: str
    created: int
    changed: int
    wake: int | None
    host: str = ""
    begun: int = 0


class SeatRow(msgspec.Struct):
    """Who sits on a seat."""

    seat: int
    name: str
    level: str
    secret: str
    seen: int = 0
    stand_in: bool = False
    standing: str = "{}"
    claim: str = ""
    issued: int = 0
    pledge: str = ""
    share: str = ""

    @property
    def is_taken(self) -> bool:
        """Whether somebody has claimed the seat, or a bot plays it."""
        return bool(self.level or self.secret)


class LineRow(msgspec.Struct, frozen=True, gc=False):
    """One line of a record, with when it came, what it cost and through whom."""

    body: str
    at: int
    spent: int
    by: By


def now_ms() -> int:
    return time.time_ns() // 1_000_000
