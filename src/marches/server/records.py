"""Records in and out: a record from lines of the database, and a table from a record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from marches.kernel.rulebook import Rulebook
from marches.records.migrations import Incompatible
from marches.table.record import Answer, End, Header, Record, RecordError, Undo
from marches.table.table import Table

MOST_UNDOS = 2_000
"""Answers of one table that may be taken back. Undo costs more than playing: positions are found by replaying."""
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


def replayed(book: Rulebook, record: Record, seed: str, share: str = "") -> Table:
    """The table from a record of the installed rules. Raises `Incompatible` with the line that does not fit."""
    try:
        return Table.replay(book, record, bytes.fromhex(seed) if seed else None, share=share)
    except RecordError as error:
        raise Incompatible(str(error)) from error
