"""Whole games of Raiders, recorded once: every size of table, every rival, every way to end. They must stay the same.

`tools/make_golden.py` writes them anew, on purpose only.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from marches.games.raiders.rulebook import RULEBOOK
from marches.kernel import record as records
from marches.kernel.table import Table
from tests.marks import rule

FOLDER = Path(__file__).parent / "raiders"


class Golden(msgspec.Struct, frozen=True):
    """How a recorded game ended: answers, points, winners, the rival's points, what was left when the end came."""

    answers: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rival: int | None
    spaces: int
    quests: int


GAMES = {
    "two-spaces": Golden(1036, (57, 56), (0,), None, spaces=2, quests=5),
    "two-quests": Golden(1128, (48, 62), (1,), None, spaces=5, quests=2),
    "two-out-of-reach": Golden(3371, (70, 80), (1,), None, spaces=3, quests=3),
    "three-quests": Golden(1758, (38, 61, 39), (1,), None, spaces=5, quests=2),
    "four-quests": Golden(1980, (54, 48, 16, 36), (0,), None, spaces=7, quests=2),
    "solo-trader-spaces": Golden(369, (33,), (), 99, spaces=2, quests=5),
    "solo-lookout-quests": Golden(354, (23,), (), 101, spaces=4, quests=2),
    "solo-huntress-spaces": Golden(346, (10,), (), 115, spaces=2, quests=9),
    "solo-outrider-quests": Golden(294, (30,), (), 90, spaces=4, quests=2),
}


def test_every_record_is_expected_and_the_other_way_round() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(GAMES)


@rule("raiders:end.trigger.settlements", "raiders:end.trigger.quests", "raiders:score.winner")
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_the_same_end(name: str) -> None:
    record = records.read(FOLDER / f"{name}.jsonl")
    assert record.end is not None
    assert not record.cut_off
    table = Table.replay(RULEBOOK, record)
    assert ended(table) == GAMES[name]
    assert table.game.result == record.end.result
    assert records.dumps(table.record) == (FOLDER / f"{name}.jsonl").read_bytes()


def ended(table: Table) -> Golden:
    result = table.game.result
    assert result is not None
    view = RULEBOOK.view(table.game, -2)
    lines = [event.line for entry in table.entries for event in entry.events]
    (end,) = [line.facts for line in lines if line.key == "raiders-did-trigger-end"]
    rival = view.rival.projected if view.rival is not None else None
    return Golden(table.n, result.scores, result.winners, rival, int(end["spaces"]), int(end["quests"]))
