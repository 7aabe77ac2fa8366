"""Records of older rules: how each becomes a record the installed rules can replay and play on."""

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
"""The option that says which rules version's rulings a game follows. No table offers it: only migrations set it."""


class Incompatible(Mistake):
    """A record the installed rules cannot replay."""


def begun_under(version: int, defaults: Mapping[str, Value], record: Record) -> Record:
    """The record under the next version, with the rulings of the one it was begun under.

    `defaults` are what options that nobody set meant then, where they mean something else now. Answers that were taken
    back leave: where undo stops may have changed since.
    """
    setup = record.header.setup
    options = {RULINGS: version, **defaults, **setup.options}
    newer = msgspec.structs.replace(setup, rules=version + 1, options=options)
    header = msgspec.structs.replace(record.header, setup=newer)
    return Record(header, standing(record), record.end, record.cut_off)


def standing(record: Record) -> list[Answer | Undo]:
    """The answers of a record that were not taken back."""
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
"""By game and rules version: how a record becomes one of the next version."""


def migrated(book: Rulebook, record: Record, migrations: Mapping[tuple[str, int], Migration] = MIGRATIONS) -> Record:
    """The record under the installed rules. Raises `Incompatible` when no migration leads there."""
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
