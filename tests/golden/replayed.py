"""Recorded games: the table a record replays to, checked against the record itself."""

from __future__ import annotations

from pathlib import Path

from marches import records
from marches.kernel.rulebook import Rulebook
from marches.table.table import Table


def replayed(rulebook: Rulebook, file: Path) -> Table:
    """The table after the last answer. The game is over, with the recorded result, and writes the same record."""
    record = records.read(file)
    assert record.end is not None
    assert not record.cut_off
    table = Table.replay(rulebook, record)
    assert table.game.result == record.end.result
    assert records.dumps(table.record) == file.read_bytes()
    return table
