"""Records in and out: lines of the database as a record, older rules, what no longer fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from marches.kernel.mistake import Mistake
from marches.kernel.module import Rulebook
from marches.kernel.record import Answer, End, Header, Record, RecordError, Undo
from marches.kernel.table import Table

Migration = Callable[[Record], Record]
MIGRATIONS: dict[tuple[str, int], Migration] = {}
"""How a record of a game's rules version becomes one of the next; filled in when a rulebook's version is raised."""


class Misfit(Mistake):
    """A record the installed rules cannot replay."""


ANSWERS = msgspec.json.Decoder(Answer)
UNDOS = msgspec.json.Decoder(Undo)
ENDS = msgspec.json.Decoder(End)


def parse_line(body: str) -> Answer | Undo | End:
    """The line the database keeps; its first field tells which it is, as `encode_line` writes it."""
    if body.startswith('{"undo"'):
        return UNDOS.decode(body)
    return ENDS.decode(body) if body.startswith('{"result"') else ANSWERS.decode(body)


def encode_line(line: Answer | Undo | End) -> str:
    """One line as the database keeps it."""
    return msgspec.json.encode(line).decode()


def lines_of(record: Record) -> list[Answer | Undo | End]:
    """Every line of a record after its header."""
    return [*record.lines, *((record.end,) if record.end else ())]


def record_of(header: Header, lines: Sequence[Answer | Undo | End]) -> Record:
    """The record those lines make."""
    end = lines[-1] if lines and isinstance(lines[-1], End) else None
    return Record(header, [line for line in lines if not isinstance(line, End)], end)


def migrated(book: Rulebook, record: Record, migrations: dict[tuple[str, int], Migration] | None = None) -> Record:
    """The record under the installed rules; `Misfit` when no migration leads there."""
    steps = MIGRATIONS if migrations is None else migrations
    while record.header.setup.rules < book.version:
        step = steps.get((book.name, record.header.setup.rules))
        if step is None:
            break
        record = step(record)
    if record.header.setup.rules != book.version:
        raise Misfit(f"rules version {record.header.setup.rules}, installed is {book.version}")
    return record


def replayed(book: Rulebook, record: Record, seed: str) -> Table:
    """The table a record of the installed rules makes; `Misfit` says which line does not fit."""
    try:
        return Table.replay(book, record, bytes.fromhex(seed) if seed else None)
    except RecordError as error:
        raise Misfit(str(error)) from error
