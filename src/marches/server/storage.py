"""What is on disk, and how it gets there. Nobody sees a line before `append` has returned."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, delete, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from marches.server import schema
from marches.server.rows import CHANNEL, By, Conflict, Field, LineRow, SeatRow, State, StorageError, TableRow
from marches.server.writer import CAREFUL, Writer

MIGRATION_LOCK = 0x6D617263686573


class Storage:
    """The database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        options: dict[str, int | bool] = {"pool_size": 5} if self.is_sqlite else {"pool_size": 8, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(url, **options)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _careful_sqlite)
        # SQLite has one writer at a time: waiting here costs nothing, waiting in SQLite blocks a thread.
        self._one_writer = asyncio.Lock()
        # Only one of the other changes waits for it at a time: however many there are, answers go in between.
        self._one_change = asyncio.Lock()
        self._writer = Writer(url, self._one_writer if self.is_sqlite else None)
        self._failing = ""
        self.is_full = False
        """The disk is almost full: nothing is stored, even if something small would still fit."""

    @property
    def failing(self) -> str:
        """Why nothing can be stored now; empty: all is well."""
        return self._failing or self._writer.failing or ("DiskFull" if self.is_full else "")

    @failing.setter
    def failing(self, why: str) -> None:
        self._failing = self._writer.failing = why

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    async def migrate(self, form: str = "head") -> None:
        """Bring the database to the form this version needs, or to an older one."""
        async with self._write() as db:
            if not self.is_sqlite:
                await db.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await db.run_sync(lambda connection: command.upgrade(_alembic(connection), form))

    async def roll_back(self, revision: str) -> None:
        """Bring the database to the form an older version needs: `0001` is that of version 1.0 and before."""
        async with self._write() as db:
            await db.run_sync(lambda connection: command.downgrade(_alembic(connection), revision))

    async def salt(self) -> str:
        """A secret of this database, so that hashed addresses mean nothing elsewhere."""
        with contextlib.suppress(Conflict):
            async with self._write() as db:
                await db.execute(insert(schema.meta), {"key": "salt", "value": secrets.token_hex(16)})
        found = await self.remembered("salt")
        assert found is not None
        return found

    async def remembered(self, key: str) -> str | None:
        """What was stored under a key about the server as a whole."""
        async with self._read() as db:
            found = await db.scalar(select(schema.meta.c.value).where(schema.meta.c.key == key))
        return None if found is None else str(found)

    async def remember(self, key: str, value: str) -> None:
        m = schema.meta
        async with self._write() as db:
            done = await db.execute(update(m).where(m.c.key == key).values(value=value))
            if done.rowcount == 0:
                await db.execute(insert(m), {"key": key, "value": value})

    async def create(self, table: TableRow, seats: Sequence[SeatRow], lines: Sequence[LineRow]) -> None:
        """Store a new table."""
        async with self._write() as db:
            await db.execute(insert(schema.tables), msgspec.to_builtins(table))
            if seats:
                await db.execute(insert(schema.seats), [_of(table.id, seat) for seat in seats])
            await _insert_lines(db, table.id, 0, lines)

    async def begin(self, row: TableRow, lines: Sequence[LineRow]) -> None:
        """Store the deal of a table that was waiting. Raises `Conflict` if another process has dealt it."""
        t = schema.tables
        dealt = {name: getattr(row, name) for name in ("header", "seed", "state", "begun", "changed", "wake")}
        async with self._write() as db:
            done = await db.execute(update(t).where(t.c.id == row.id, t.c.state == "waiting").values(dealt))
            if done.rowcount == 0:
                raise Conflict
            await _insert_lines(db, row.id, 0, lines)
            await self._notify(db, row.id, "begun")

    async def ask_shares(self, table: str, until: int) -> None:
        """Store until when shares of the seed are awaited, once every seat is taken. The first
        process to do so decides.
        """
        t = schema.tables
        async with self._write() as db:
            waiting = (t.c.id == table, t.c.state == "waiting", t.c.wake.is_(None))
            await db.execute(update(t).where(*waiting).values(wake=until))
            await self._notify(db, table, "begun")

    async def append(
        self, table: str, first: int, lines: Sequence[LineRow], state: State, wake: int | None, seen: dict[int, int]
    ) -> None:
        """Store new lines from number `first` on, all or none. Raises `Conflict` if one of the numbers is taken."""
        await self._writer.append(table, first, lines, state, wake, seen)

    async def rewrite(self, table: str, rules: int, old: str, header: str, lines: Sequence[LineRow]) -> None:
        """Replace a record of older rules with the migrated one, and keep the old one in the archive."""
        t, x = schema.tables, schema.lines
        with contextlib.suppress(Conflict):  # another process has just done the same
            async with self._write() as db:
                await db.execute(insert(schema.archive), {"table": table, "rules": rules, "record": old})
                await db.execute(delete(x).where(x.c.table == table))
                await _insert_lines(db, table, 0, lines)
                await db.execute(update(t).where(t.c.id == table).values(header=header))

    async def table(self, table: str) -> TableRow | None:
        async with self._read() as db:
            row = (await db.execute(select(schema.tables).where(schema.tables.c.id == table))).mappings().first()
        return None if row is None else msgspec.convert(_plain(row), TableRow)

    async def seats(self, table: str) -> list[SeatRow]:
        s = schema.seats
        async with self._read() as db:
            rows = await db.execute(select(s).where(s.c.table == table).order_by(s.c.seat))
            return [msgspec.convert(_plain(row), SeatRow) for row in rows.mappings()]

    async def lines(self, table: str, first: int = 0) -> list[LineRow]:
        """The lines of a record from number `first` on."""
        x = schema.lines
        columns = (x.c.n, x.c.body, x.c.at, x.c.spent, x.c.by)
        query = select(*columns).where(x.c.table == table, x.c.n >= first).order_by(x.c.n)
        async with self._read() as db:
            found = [tuple(row) for row in await db.execute(query)]
        rows = msgspec.convert(found, list[tuple[int, str, int, int, By]])
        if [row[0] for row in rows] != list(range(first, first + len(rows))):
            raise ValueError("its lines are not numbered one after another")
        return [LineRow(*row[1:]) for row in rows]

    async def extent(self, table: str) -> tuple[int, int]:
        """How many lines a record has, and how many characters all of them together."""
        x = schema.lines
        query = select(func.count(), func.coalesce(func.sum(func.length(x.c.body)), 0)).where(x.c.table == table)
        async with self._read() as db:
            count, characters = (await db.execute(query)).one()
        return int(count), int(characters)

    async def change_seat(self, table: str, seat: int, fields: dict[str, Field], where: dict[str, Field]) -> None:
        """Store some fields of a seat and leave the others. Raises `Conflict` unless
        those of `where` are as expected.
        """
        s = schema.seats
        as_expected = [s.c[name] == value for name, value in where.items()]
        async with self._write() as db:
            done = await db.execute(update(s).where(s.c.table == table, s.c.seat == seat, *as_expected).values(fields))
            if done.rowcount == 0:
                raise Conflict
            await self._notify(db, table, "seats")

    async def seen(self, seats: Sequence[tuple[str, int]], moment: int) -> None:
        """Store that these seats are still present."""
        s = schema.seats
        async with self._write() as db:
            for table, seat in seats:
                await db.execute(update(s).where(s.c.table == table, s.c.seat == seat).values(seen=moment))

    async def set_wake(self, table: str, wake: int | None) -> None:
        t = schema.tables
        async with self._write() as db:
            await db.execute(update(t).where(t.c.id == table).values(wake=wake))

    async def due(self, moment: int) -> list[str]:
        """Tables where something is due, the longest overdue first."""
        t = schema.tables
        acting = t.c.state.in_(("playing", "waiting"))
        return await self._ids(select(self._id).where(t.c.wake <= moment, acting).order_by(t.c.wake))

    async def delete(self, table: str) -> None:
        """Delete a table and everything about it."""
        async with self._write() as db:
            for one in (schema.lines, schema.seats, schema.archive):
                await db.execute(delete(one).where(one.c.table == table))
            await db.execute(delete(schema.tables).where(schema.tables.c.id == table))
            await self._notify(db, table, "gone")

    async def made_by(self, address: str, since: int) -> int:
        """How many tables an address has made."""
        t = schema.tables
        query = select(func.count()).select_from(t).where(t.c.address == address, t.c.created >= since)
        async with self._read() as db:
            return await db.scalar(query) or 0

    async def states(self) -> dict[str, int]:
        """How many tables there are in each state."""
        t = schema.tables
        async with self._read() as db:
            rows = await db.execute(select(t.c.state, func.count()).group_by(t.c.state))
            return {str(state): int(count) for state, count in rows}

    async def all_tables(self) -> list[str]:
        return await self._ids(select(self._id).order_by(schema.tables.c.created))

    @property
    def _id(self) -> ColumnElement[str]:
        """A table's id in a query. SQLite keeps any bytes as text; in hex one that was damaged hides no others."""
        return func.hex(schema.tables.c.id) if self.is_sqlite else schema.tables.c.id

    async def _ids(self, query: Select[str]) -> list[str]:
        async with self._read() as db:
            found = list(await db.scalars(query))
        return [bytes.fromhex(one).decode(errors="replace") for one in found] if self.is_sqlite else found

    async def signal(self, table: str, what: str) -> None:
        """Tell the other processes something that is not stored."""
        if not self.is_sqlite:
            async with self._write() as db:
                await self._notify(db, table, what)

    async def _notify(self, db: AsyncConnection, table: str, what: str) -> None:
        # PostgreSQL delivers this when the transaction commits, and not at all when it does not.
        if not self.is_sqlite:
            await db.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": f"{table} {what}"})

    @contextlib.asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        if not self.is_sqlite:
            async with self._transaction() as db:
                yield db
            return
        async with self._one_change, self._one_writer, self._transaction() as db:
            yield db

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as db:
                yield db
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, OSError) as error:
            self.failing = type(error).__name__
            raise StorageError(type(error).__name__) from error
        self.failing = ""

    @contextlib.asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as db:
                yield db
        except (SQLAlchemyError, OSError) as error:
            self.failing = type(error).__name__
            await self._try_to_write()
            raise StorageError(type(error).__name__) from error

    async def _try_to_write(self) -> None:
        """Find out whether only what was just asked for cannot be read: one damaged row must not stop every table."""
        m = schema.meta
        with contextlib.suppress(StorageError, Conflict):
            async with self._write() as db:
                await db.execute(update(m).where(m.c.key == "alive").values(value=m.c.value))


async def _insert_lines(db: AsyncConnection, table: str, first: int, lines: Sequence[LineRow]) -> None:
    if lines:
        await db.execute(insert(schema.lines), _line_rows(table, first, lines))


def _line_rows(table: str, first: int, lines: Sequence[LineRow]) -> list[dict[str, object]]:
    return [{"table": table, "n": first + i, **msgspec.to_builtins(line)} for i, line in enumerate(lines)]


def _plain(row: RowMapping) -> dict[str, object]:
    # SQLAlchemy's names are a subclass of str, which msgspec does not accept.
    return {str(name): value for name, value in row.items()}


def _of(table: str, seat: SeatRow) -> dict[str, object]:
    return {"table": table, **msgspec.to_builtins(seat)}


def _alembic(connection: Connection) -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _careful_sqlite(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in CAREFUL:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
