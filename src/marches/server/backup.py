"""Backups: everything a server stores, in one SQLite file, from either kind of database and into either kind.

The file is itself a database: a server can start on it, and data can move between SQLite and PostgreSQL.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, delete, func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from marches.kernel.mistake import Mistake
from marches.server.notify import LISTENER
from marches.server.settings import database_url
from marches.server.storage import Storage

FORM = "alembic_version"
BATCH = 1000


class Counts(msgspec.Struct, frozen=True):
    """What a backup holds."""

    tables: int
    lines: int


class BackupError(Mistake):
    """A backup cannot be made or used."""


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def file_of(url: str) -> Path:
    """The file of an SQLite database."""
    return Path(url.partition(":///")[2])


async def back_up(url: str, target: Path) -> Counts:
    """Copy a database, as it is at one moment, into a file. A server may go on writing meanwhile."""
    if target.exists():
        raise BackupError(f"{target} exists already; give the backup another name.")
    target.parent.mkdir(parents=True, exist_ok=True)
    work = target.with_name(target.name + ".part")
    work.unlink(missing_ok=True)
    try:
        if is_sqlite(url):
            _copy_file(file_of(url), work)
        else:
            await _export(url, work)
        work.chmod(0o600)  # it holds hashed secrets and every answer
        work.replace(target)
    finally:
        work.unlink(missing_ok=True)
    return counted(target)


async def restore(source: Path, url: str, replace: bool) -> Counts:
    """Replace a database with a backup, in the form this version needs. No server may be using the database."""
    counts = counted(source)
    async with current_copy(database_url(str(source))) as copy:
        if is_sqlite(url):
            _put_file(file_of(copy), file_of(url), replace)
        else:
            await _import(copy, url, replace)
    return counts


@contextlib.asynccontextmanager
async def current_copy(url: str) -> AsyncIterator[str]:
    """A temporary copy of a database in the form this version needs."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        await back_up(url, copy)
        storage = Storage(database_url(str(copy)))
        await storage.migrate()
        await storage.close()
        yield database_url(str(copy))


async def is_current(url: str) -> bool:
    """Whether a database has the form this version needs."""
    return await form_of(url) == _scripts().get_current_head()


async def form_of(url: str) -> str | None:
    """The form of a database. None if it holds nothing of Marches."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as db:
            return await db.run_sync(_form)
    finally:
        await engine.dispose()


def known_forms() -> set[str]:
    """The forms this version knows how to bring up to date."""
    return {script.revision for script in _scripts().walk_revisions()}


def counted(file: Path) -> Counts:
    """What a backup holds. Raises `BackupError` if the file is not a backup or comes from a newer version."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (form,) = db.execute(f"SELECT version_num FROM {FORM}").fetchone()
            (tables,) = db.execute('SELECT count(*) FROM "tables"').fetchone()
            (lines,) = db.execute('SELECT count(*) FROM "lines"').fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BackupError(f"{file} is not a backup of Marches: {error}.") from error
    if form not in known_forms():
        raise BackupError(f"{file} comes from a newer version of Marches (form {form}); install that version first.")
    return Counts(tables, lines)


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)


def _form(db: Connection) -> str | None:
    if not inspect(db).has_table(FORM):
        return None
    found = db.scalar(text(f"SELECT version_num FROM {FORM}"))
    return None if found is None else str(found)


# -- files ----------------------------------------------------------------------------------------------------


def _copy_file(source: Path, target: Path) -> None:
    """Copy with SQLite's own backup: one moment of the database, including its log."""
    if not source.is_file():
        raise BackupError(f"There is no database {source}.")
    try:
        with contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as db:
            db.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        raise BackupError(f"{source} cannot be read: {error}.") from error


def _put_file(source: Path, target: Path, replace: bool) -> None:
    """Replace a database with a file. The old database is kept beside it."""
    if target.exists() and not replace:
        raise BackupError(f"{target} exists already; --replace puts the backup in its place and keeps the old one.")
    work = target.with_name(target.name + ".part")
    work.unlink(missing_ok=True)
    _copy_file(source, work)
    if target.exists():
        old = target.with_name(target.name + ".before-restore")
        old.unlink(missing_ok=True)
        try:
            _copy_file(target, old)
        except BackupError:  # damaged, or not a database at all: kept as it is
            target.replace(old)
    for ending in ("-wal", "-shm"):
        target.with_name(target.name + ending).unlink(missing_ok=True)
    work.replace(target)


# -- PostgreSQL -----------------------------------------------------------------------------------------------


async def _export(url: str, target: Path) -> None:
    source = create_async_engine(url, isolation_level="REPEATABLE READ")
    storage = Storage(database_url(str(target)))
    try:
        async with source.connect() as old:
            form = await old.run_sync(_form)
            if form is None:
                raise BackupError("This database holds nothing of Marches.")
            await storage.migrate(form)
            async with storage.engine.begin() as new:
                await _copy_rows(old, new)
    finally:
        await storage.close()
        await source.dispose()
    with contextlib.closing(sqlite3.connect(target)) as db:
        db.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


async def _import(copy: str, url: str, replace: bool) -> None:
    source, storage = create_async_engine(copy), Storage(url)
    try:
        await storage.migrate()
        async with source.connect() as old, storage.engine.begin() as new:
            await _empty(new, replace)
            await _copy_rows(old, new)
    finally:
        await storage.close()
        await source.dispose()


async def _empty(db: AsyncConnection, replace: bool) -> None:
    """Clear the database, if that is allowed and nobody else is using it."""
    others = (
        f"SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = '{LISTENER}'"
    )
    if await db.scalar(text(f"{others} AND pid <> pg_backend_pid()")):
        raise BackupError("A server uses this database: stop it first.")
    found = await db.run_sync(_reflected)
    by_name = {table.name: table for table in found}
    if await db.scalar(select(func.count()).select_from(by_name["tables"])) and not replace:
        raise BackupError("This database holds tables already; --replace deletes them.")
    for table in reversed(found):
        await db.execute(delete(table))


def _reflected(db: Connection) -> list[Table]:
    """The tables that exist in a database; tables that others refer to come first."""
    metadata = MetaData()
    metadata.reflect(db)
    return [table for table in metadata.sorted_tables if table.name != FORM]


async def _copy_rows(old: AsyncConnection, new: AsyncConnection) -> None:
    for table in await old.run_sync(_reflected):
        rows = await old.stream(select(table))
        async for batch in rows.mappings().partitions(BATCH):
            await new.execute(table.insert(), [dict(row) for row in batch])
