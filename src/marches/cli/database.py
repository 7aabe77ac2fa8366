"""Checks of the database given to a command, before anything is started or changed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from marches.kernel.mistake import Mistake

if TYPE_CHECKING:
    from marches.server.settings import Settings

Database = Annotated[
    str,
    typer.Option(
        envvar="MARCHES_DATABASE", help="A file for SQLite, or postgresql://USER@HOST/NAME for several processes."
    ),
]
Games = Annotated[list[str] | None, typer.Option("--game", help="A game besides Marches' own, as module:ATTRIBUTE.")]
T = TypeVar("T")
PATIENCE = 10.0
"""Seconds in which PostgreSQL must accept a connection."""


def file_of(settings: Settings) -> Path:
    """The file of an SQLite database."""
    return Path(settings.database.partition(":///")[2])


def existing_database(database: str, games: list[str] | None = None) -> Settings:
    """The settings for a database that must exist and belong to Marches."""
    from marches.server.settings import Settings, database_url

    settings = Settings(database=database_url(database), games=tuple(games or ()))
    if settings.is_sqlite and not file_of(settings).is_file():
        raise FileNotFoundError(f"There is no database {file_of(settings)}.")
    check_database(settings)
    return settings


def check_database(settings: Settings) -> None:
    """Raise `Mistake` if there is a database that cannot be used. The database is not changed."""
    form = _form_of_file(file_of(settings)) if settings.is_sqlite else asyncio.run(_form_of_server(settings))
    if form is None:
        return
    from marches.server.backup import known_forms

    if form not in known_forms():
        raise Mistake(f"The database comes from a newer version of Marches (form {form}); install that version.")


def _form_of_file(path: Path) -> str | None:
    """The form of an SQLite database. None if there is no database yet."""
    if path.is_dir():
        raise Mistake(f"{path} is a folder; --database names a file.")
    if not path.is_file():
        return None
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names:
                return None
            if not {"tables", "alembic_version"} <= names:
                raise Mistake(f"{path} is a database of another program; choose another file with --database.")
            found = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise Mistake(f"{path} is not a database of Marches: {error}.") from error
    return str(found[0]) if found else None


async def _form_of_server(settings: Settings) -> str | None:
    """The form of a PostgreSQL database. None if it holds nothing of Marches yet."""
    from marches.server.backup import form_of

    try:
        async with asyncio.timeout(PATIENCE):
            return await form_of(settings.database)
    except ModuleNotFoundError as error:
        raise Mistake("PostgreSQL needs one more package; install it with: pip install 'marches[postgres]'") from error
    except TimeoutError:
        raise Mistake("PostgreSQL cannot be reached: it did not answer in time.") from None
    except (
        Exception
    ) as error:  # errors of the driver, the network, or SQLAlchemy about the address: each has a readable message
        said = str(getattr(error, "strerror", None) or error).strip().splitlines()
        raise Mistake(f"PostgreSQL cannot be reached: {said[0] if said else type(error).__name__}.") from error


def carried_out(work: Coroutine[None, None, T]) -> T:
    """What a command does with a database. What the database refuses is told in a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from marches.server.rows import StorageError
    from marches.server.starting import sentence

    try:
        return asyncio.run(work)
    except (StorageError, SQLAlchemyError) as error:
        raise Mistake(sentence(error)) from error


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Refuse a second server on one SQLite file: the two would not see each other's lines."""
    from filelock import FileLock, Timeout

    if not settings.is_sqlite:
        yield
        return
    path = file_of(settings)
    if path.is_file() and not os.access(path, os.W_OK):
        raise Mistake(f"{path} cannot be written to by this user.")
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(path.with_name(path.name + ".lock"), timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise Mistake(f"Another server already uses {path}.") from None
    with lock:
        yield
