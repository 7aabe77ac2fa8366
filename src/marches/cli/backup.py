"""`backup`, `restore` and `upgrade`: back a server's database up, restore it, bring it to a new version."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marches.cli.database import Database, Games, alone, carried_out, check_database, existing_database, file_of
from marches.kernel.mistake import Mistake

if TYPE_CHECKING:
    from marches.server.settings import Settings


def register(app: typer.Typer) -> None:
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("upgrade")(upgrade)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    database: Database = "marches.db",
) -> None:
    """Copy a server's database, SQLite or PostgreSQL, into one file. The server may keep running."""
    from marches.server.backup import back_up

    if file.exists():
        raise Mistake(f"{file} exists already; give the backup another name.")
    settings = existing_database(database)
    counts = carried_out(back_up(settings.database, file))
    typer.echo(f"{file}: {counts.tables} tables with {counts.lines} lines.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `marches backup`.")],
    database: Database = "marches.db",
    replace: Annotated[bool, typer.Option("--replace", help="Replace an existing database.")] = False,
) -> None:
    """Replace a database, SQLite or PostgreSQL, with a backup. Stop the server first."""
    from marches.server import backup as backups
    from marches.server.settings import Settings, database_url

    backups.counted(file)
    settings = Settings(database=database_url(database))
    if not (settings.is_sqlite and file_of(settings).is_file()):
        check_database(settings)  # replacing a damaged file is what a backup is for
    with alone(settings):
        counts = carried_out(backups.restore(file, settings.database, replace))
    typer.echo(f"{counts.tables} tables with {counts.lines} lines restored.")


def upgrade(
    database: Database = "marches.db",
    keep: Annotated[Path | None, typer.Option(help="Where to write the backup that is made first.")] = None,
    anyway: Annotated[
        bool, typer.Option("--anyway", help="Continue even if some tables do not fit the new rules.")
    ] = False,
    game: Games = None,
) -> None:
    """Convert a database to this version: back up, check all tables on a copy, convert. Stop the server first."""
    settings = existing_database(database, game)
    file = keep or Path(f"marches-{datetime.now():%Y-%m-%d-%H%M%S}.backup")
    with alone(settings):
        wrong = carried_out(_upgrade(settings, file, anyway))
    if wrong and not anyway:
        typer.echo(f"{wrong} tables do not fit this version. Nothing was changed. Use --anyway to continue.")
        raise typer.Exit(1)
    typer.echo(f"The database is up to date. The backup is {file}.")


async def _upgrade(settings: Settings, file: Path, anyway: bool) -> int:
    """Back up, check, migrate. Returns how many tables are incompatible."""
    from marches.server.backup import back_up
    from marches.server.storage import Storage
    from marches.server.upkeep import check_tables

    counts = await back_up(settings.database, file)
    typer.echo(f"{file}: {counts.tables} tables with {counts.lines} lines.")
    wrong = 0
    async for found in check_tables(settings):
        if found.problem:
            wrong += 1
            typer.echo(f"{found.table} ({found.game}, {found.state}, {found.answers} lines): {found.problem}")
    if wrong and not anyway:
        return wrong
    storage = Storage(settings.database)
    await storage.migrate()
    await storage.close()
    return wrong
