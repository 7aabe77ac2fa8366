"""How lines get to disk: one writer, without SQLAlchemy. Everything that waits, of all tables,
goes into one transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec
from sqlalchemy.engine import make_url

from marches.server.rows import CHANNEL, Conflict, LineRow, State, StorageError

CAREFUL = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON")
"""The settings of every connection to an SQLite file: what is committed is on disk, what is deleted is overwritten."""
PATIENCE = 30.0
"""Seconds in which PostgreSQL must store lines."""


class Addition(msgspec.Struct):
    """New lines of a table from number `first` on, and what changes with them. `done` is set once they are stored."""

    table: str
    first: int
    lines: Sequence[LineRow]
    state: State
    wake: int | None
    seen: dict[int, int]
    done: asyncio.Future[None]


class Pen(Protocol):
    """Writes to one kind of database."""

    async def add(self, batch: Sequence[Addition]) -> None:
        """Store everything or nothing. Raises `Conflict` if a line's number is taken."""
        ...

    async def close(self) -> None: ...


class Writer:
    """Collects what comes during a transaction and stores it in the next one."""

    def __init__(self, url: str, alone: asyncio.Lock | None) -> None:
        self._alone = alone
        self._pen: Pen = SqlitePen(url) if url.startswith("sqlite") else PostgresPen(url)
        self._waiting: list[Addition] = []
        self._writing: asyncio.Task[None] | None = None
        self.failing = ""
        """Why lines could not be stored the last time; empty: they were stored."""

    async def append(
        self, table: str, first: int, lines: Sequence[LineRow], state: State, wake: int | None, seen: dict[int, int]
    ) -> None:
        """Store new lines, all or none. Returns once they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Addition(table, first, lines, state, wake, seen, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self._pen.close()

    async def _write(self) -> None:
        while self._waiting:
            async with self._alone or contextlib.nullcontext():
                batch, self._waiting = self._waiting, []
                error = await self._try(batch)
                # One of them is to blame: write each by itself.
                errors = [await self._try([one]) for one in batch] if error and len(batch) > 1 else [error] * len(batch)
            for one, problem in zip(batch, errors, strict=True):
                if one.done.done():
                    continue  # nobody waits for it any more
                if problem is None:
                    one.done.set_result(None)
                else:
                    one.done.set_exception(problem)

    async def _try(self, batch: Sequence[Addition]) -> Exception | None:
        try:
            await self._pen.add(batch)
        except Conflict as conflict:
            return conflict
        except Exception as error:  # nobody may wait for ever, whatever it is
            self.failing = type(error).__name__
            problem = StorageError(self.failing)
            problem.__cause__ = error
            return problem
        self.failing = ""
        return None


class SqlitePen:
    """A thread with its own connection."""

    LINES = 'INSERT INTO lines ("table", n, body, at, spent, "by") VALUES (?, ?, ?, ?, ?, ?)'
    TABLES = "UPDATE tables SET state = ?, wake = ?, changed = ? WHERE id = ?"
    SEATS = 'UPDATE seats SET seen = ? WHERE "table" = ? AND seat = ?'

    def __init__(self, url: str) -> None:
        self._file = url.partition(":///")[2]
        self._thread = ThreadPoolExecutor(1, "marches-writer")
        self._connection: sqlite3.Connection | None = None

    async def add(self, batch: Sequence[Addition]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._add, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _add(self, batch: Sequence[Addition]) -> None:
        db = self._connection or self._connect()
        try:
            db.execute("BEGIN IMMEDIATE")
            for one in batch:
                lines = enumerate(one.lines, one.first)
                db.executemany(self.LINES, [(one.table, n, row.body, row.at, row.spent, row.by) for n, row in lines])
                db.execute(self.TABLES, (one.state, one.wake, one.lines[-1].at, one.table))
                for seat, moment in one.seen.items():
                    db.execute(self.SEATS, (moment, one.table, seat))
            db.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            self._take_back(db)
            raise Conflict from error
        except BaseException:
            self._take_back(db)
            raise

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._file, isolation_level=None)
        for pragma in CAREFUL:
            db.execute(f"PRAGMA {pragma}")
        self._connection = db
        return db

    def _take_back(self, db: sqlite3.Connection) -> None:
        try:
            if db.in_transaction:
                db.execute("ROLLBACK")
        except sqlite3.Error:
            self._drop()  # the next one begins with a fresh connection

    def _drop(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None


class PostgresPen:
    """One connection and one statement, which the database keeps prepared: everything in it happens or nothing does.

    Other processes are told when it commits, and not at all when it does not.
    """

    ADD = """
        WITH kept AS (
            INSERT INTO lines ("table", n, body, at, spent, "by")
            SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::bigint[], $6::text[])
        ), changed AS (
            UPDATE tables t SET state = one.state, wake = one.wake, changed = one.changed
            FROM unnest($7::text[], $8::text[], $9::bigint[], $10::bigint[]) AS one(id, state, wake, changed)
            WHERE t.id = one.id
        ), here AS (
            UPDATE seats s SET seen = one.seen
            FROM unnest($11::text[], $12::int[], $13::bigint[]) AS one(id, seat, seen)
            WHERE s."table" = one.id AND s.seat = one.seat
        )
        SELECT pg_notify($14, what) FROM unnest($15::text[]) AS what
    """

    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None

    async def add(self, batch: Sequence[Addition]) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only an installation with PostgreSQL has it

        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        # Always in the same order: two processes must not wait for each other.
        batch = sorted(batch, key=lambda one: one.table)
        lines = [
            (one.table, n, row.body, row.at, row.spent, row.by)
            for one in batch
            for n, row in enumerate(one.lines, one.first)
        ]
        tables = [(one.table, one.state, one.wake, one.lines[-1].at) for one in batch]
        seats = [(one.table, seat, moment) for one in batch for seat, moment in one.seen.items()]
        told = [f"{one.table} lines {one.first + len(one.lines)}" for one in batch]
        columns = (*_columns(lines, 6), *_columns(tables, 4), *_columns(seats, 3), CHANNEL, told)
        try:
            await self._connection.fetch(self.ADD, *columns)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error
        except TimeoutError:
            await self.close()  # what it still does is irrelevant: the lines on disk decide
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    """Rows as columns, even if there are none."""
    return [[row[i] for row in rows] for i in range(width)]
