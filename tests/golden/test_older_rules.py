"""Records of every rules version that was ever released: each still opens, means the same and can be played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from marches import records
from marches.cli.saves import Key, Save, key_path
from marches.games import rulebook
from marches.records.migrations import MIGRATIONS, RULINGS, migrated, standing
from marches.table.record import Answer, Record, RecordError
from marches.table.table import Table

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("rules-*/*/*.jsonl"))
NAMES = [str(path.relative_to(FOLDER).with_suffix("")) for path in RECORDS]


def test_there_is_a_record_of_every_version_a_game_has_had() -> None:
    kept = {(path.parent.name, int(path.parent.parent.name.removeprefix("rules-"))) for path in RECORDS}
    assert kept == set(MIGRATIONS)
    for game, version in kept:
        assert version < rulebook(game).version


@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_a_finished_game_of_older_rules_ends_as_it_did(path: Path) -> None:
    old = records.read(path)
    book = rulebook(old.header.setup.game)
    with pytest.raises(RecordError, match="the record follows version"):
        Table.replay(book, old)
    table = Table.replay(book, migrated(book, old))
    assert old.end is not None
    assert table.game.result == old.end.result
    assert table.setup.options[RULINGS] == old.header.setup.rules
    assert [line for line in table.lines if isinstance(line, Answer)] == standing(old)


@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_a_game_begun_under_older_rules_goes_on_in_the_terminal_and_its_old_file_is_kept(
    path: Path, tmp_path: Path
) -> None:
    old = records.read(path)
    assert old.end is not None
    half = Record(old.header, old.lines[: len(old.lines) // 2])
    saved = tmp_path / "game.jsonl"
    saved.write_bytes(records.dumps(half))
    players = ["you"] * len(old.header.setup.seats)
    key_path(saved).write_text(f'{{"seed":"{old.end.seed}","players":{players!r},"lang":"en"}}'.replace("'", '"'))
    save = Save.resume(saved)
    assert save.key == Key(old.end.seed, players, "en")
    assert len(save.table.entries) >= len(standing(half)), "nothing that stood is lost"
    assert save.table.game.decision is not None
    save.close()
    assert records.read(tmp_path / "game.rules-1.jsonl").lines == half.lines
    again = Save.resume(saved)
    assert again.table.n == save.table.n
    again.close()
