"""Room in memory for records somebody uploaded. Those nobody looks at make room and are read again when needed."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from marches.server.live import Live
from marches.server.problem import Problem
from marches.server.rows import TableRow, now_ms

LINE_BYTES = 1_500
"""What a line takes in memory besides its text: the answer, its events, and its part of a position kept every 64."""
CHARACTER_BYTES = 4
IN_USE = 10_000
"""Milliseconds after a request for which a record stays: reading one again and again must not keep the server busy."""


def size_of(lines: int, characters: int) -> int:
    """About how many bytes a record takes once it is read."""
    return LINE_BYTES * lines + CHARACTER_BYTES * characters


class Shelf:
    """Counts the uploaded records among the tables in memory, for their owner and for the process."""

    def __init__(self, tables: dict[str, Live], most: int, most_of_one: int) -> None:
        self._tables = tables
        self._most = most
        self._most_of_one = most_of_one
        self._arriving: dict[str, tuple[str, int]] = {}

    @contextlib.contextmanager
    def room_for(self, row: TableRow, size: int) -> Iterator[None]:
        """Make room for a record and count it while it is read. 503 if others need the room now.

        One record always finds room, however large it is.
        """
        self._clear(row.address, size, self._most_of_one)
        self._clear("", size, self._most)
        self._arriving[row.id] = (row.address, size)
        try:
            yield
        finally:
            del self._arriving[row.id]

    def _clear(self, owner: str, size: int, most: int) -> None:
        """Drop records until there is room for one more: of one owner, or of all."""
        held = [live for live in self._tables.values() if live.size and owner in ("", live.row.address)]
        taken = sum(live.size for live in held) + sum(one for who, one in self._arriving.values() if owner in ("", who))
        idle = sorted((live for live in held if not _is_in_use(live)), key=lambda live: live.used)
        spare = sum(live.size for live in idle)
        if taken > spare and taken - spare + size > most:
            raise Problem(503, "server-records-full", retry_after=IN_USE // 1000)
        for live in idle:
            if taken + size <= most:
                return
            del self._tables[live.id]
            taken -= live.size


def _is_in_use(live: Live) -> bool:
    return any(live.streams.values()) or live.lock.locked() or now_ms() - live.used < IN_USE
