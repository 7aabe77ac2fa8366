"""Checks before an upgrade whether every stored table still fits the installed rules."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from marches.records.migrations import Incompatible, migrated
from marches.server import sealed
from marches.server.backup import current_copy, is_current
from marches.server.library import Library
from marches.server.records import parse_line, record_of, replayed
from marches.server.rows import TableRow
from marches.server.sealed import Seal
from marches.server.settings import Settings
from marches.server.setups import Config
from marches.server.state import check_seats
from marches.server.storage import Storage
from marches.table.record import Header


class Checked(msgspec.Struct, frozen=True):
    """One table: how long it is, and why it does not fit (empty: it does)."""

    table: str
    game: str
    state: str
    answers: int
    problem: str = ""


async def check_tables(settings: Settings) -> AsyncIterator[Checked]:
    """Replay every table, answer by answer, dice and cards included. Nothing is changed.

    A database of an older form is looked at in a copy, which can be brought to the form of this version.
    """
    library, seal = Library(settings.games), sealed.found(settings.key_path)
    if await is_current(settings.database):
        async for found in _all_checked(settings.database, library, seal):
            yield found
        return
    async with current_copy(settings.database) as copy:
        async for found in _all_checked(copy, library, seal):
            yield found


async def _all_checked(database: str, library: Library, seal: Seal | None) -> AsyncIterator[Checked]:
    storage = Storage(database)
    try:
        for table in await storage.all_tables():
            try:
                row = await storage.table(table)
                if row is not None:
                    yield await _checked(storage, library, row, seal)
            except Exception as error:  # whatever a damaged row makes the rules do, the other tables are checked
                yield Checked(table, "?", "?", 0, f"damaged: {type(error).__name__}: {error}")
    finally:
        await storage.close()


async def _checked(storage: Storage, library: Library, row: TableRow, seal: Seal | None) -> Checked:
    header = msgspec.json.decode(row.header, type=Header)
    check_seats(header, msgspec.json.decode(row.config, type=Config), await storage.seats(row.id))
    game = header.setup.game
    lines = [parse_line(line.body) for line in await storage.lines(row.id)]
    problem = ""
    if game not in library:
        problem = f"no game {game} is installed"
    else:
        book = library.book(game)
        try:
            record = migrated(book, record_of(header, lines))
            # Without the key file the dice of tables in play cannot be checked; everything else is.
            replayed(book, record, *(seal.opens(row, record) if seal else (row.seed, "")))
        except Incompatible as error:
            problem = str(error)
    return Checked(row.id, game, row.state, len(lines), problem)
