"""Migrations: turn records of older rules into records that the installed rules can replay and continue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import msgspec

from marches.kernel.mistake import Mistake
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Value
from marches.table.record import Answer, Record, Undo

Migration = Callable[[Record], Record]
RULINGS = "rulings"
"""The option that says whose rulings (which rules version's) a game follows. Only migrations set it."""


class Incompatible(Mistake):
    """A record the installed rules cannot replay."""


def begun_under(version: int, defaults: Mapping[str, Value], record: Record) -> Record:
    """The record under the next version, keeping the rulings it began with. `defaults` gives the values that options
    that nobody set meant then, where they mean something else now. Answers that were taken back leave: where undo stops
    may have changed since.
    """
    setup = record.header.setup
    options = {RULINGS: version, **defaults, **setup.options}
    newer = msgspec.structs.replace(setup, rules=version + 1, options=options)
    header = msgspec.structs.replace(record.header, setup=newer)
    return Record(header, standing(record), record.end, record.cut_off)


def standing(record: Record) -> list[Answer | Undo]:
    """The answers in a record that were not taken back."""
    found: list[Answer | Undo] = []
    for line in record.lines:
        if isinstance(line, Undo):
            found = [kept for kept in found if isinstance(kept, Answer) and kept.n < line.undo]
        else:
            found.append(line)
    return found


MIGRATIONS: dict[tuple[str, int], Migration] = {
    ("raiders", 1): partial(begun_under, 1, {}),
    ("root", 1): partial(begun_under, 1, {}),
    ("scythe", 1): partial(begun_under, 1, {"objective-timing": "printed", "bribes": False}),
}
"""For each game and rules version: the migration to the next version."""


def migrated(book: Rulebook, record: Record, migrations: Mapping[tuple[str, int], Migration] = MIGRATIONS) -> Record:
    """The record under the installed rules. Raises `Incompatible` if no migration leads there."""
    while record.header.setup.rules < book.version:
        step = migrations.get((book.name, record.header.setup.rules))
        if step is None:
            break
        record = step(record)
    rules = record.header.setup.rules
    if rules != book.version:
        raise Incompatible(
            f"The record follows version {rules} of the rules of {book.name}; installed is version {book.version}."
        )
    return record
