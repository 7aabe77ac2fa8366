"""Whole games of Raiders, recorded once: every size of table, every rival, every way to end. They must stay the same.

`tools/make_golden.py` rewrites them, on purpose only.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.kernel.line import Fact
from marches.table.table import Table
from tests.golden.replayed import replayed
from tests.marks import rule

FOLDER = Path(__file__).parent / "raiders"
ENDS = {
    "raiders-did-trigger-end": "spaces or quests",
    "raiders-did-trigger-end-settlements": "settlements or quests",
    "raiders-did-dead-end": "dead end",
}


class Golden(msgspec.Struct, frozen=True):
    """How a recorded game ended: answers, points, winners, the rival's points, what was told when the end came."""

    answers: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rival: int | None
    end: str
    left: dict[str, Fact]


GAMES = {
    "two-spaces": Golden(2156, (35, 72), (1,), None, "spaces or quests", {"spaces": 2, "quests": 6}),
    "two-settlements": Golden(861, (39, 53), (1,), None, "settlements or quests", {"settlements": 2, "quests": 6}),
    "two-quests": Golden(2324, (66, 63), (0,), None, "spaces or quests", {"spaces": 3, "quests": 2}),
    "two-dead-end": Golden(2186, (104, 40), (0,), None, "dead end", {"spaces": 4, "quests": 4}),
    "three-quests": Golden(1881, (35, 61, 53), (1,), None, "spaces or quests", {"spaces": 3, "quests": 2}),
    "four-quests": Golden(2122, (51, 30, 44, 44), (0,), None, "spaces or quests", {"spaces": 7, "quests": 2}),
    "solo-trader-spaces": Golden(435, (27,), (), 110, "spaces or quests", {"spaces": 2, "quests": 5}),
    "solo-lookout-quests": Golden(378, (13,), (), 116, "spaces or quests", {"spaces": 4, "quests": 2}),
    "solo-huntress-spaces": Golden(417, (7,), (), 142, "spaces or quests", {"spaces": 2, "quests": 3}),
    "solo-outrider-quests": Golden(305, (33,), (), 98, "spaces or quests", {"spaces": 4, "quests": 2}),
}


def test_every_record_is_expected_and_the_other_way_round() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(GAMES)


@rule(
    "raiders:end.trigger.settlements",
    "raiders:end.trigger.settlements-literal",
    "raiders:end.trigger.quests",
    "raiders:end.dead-end",
    "raiders:score.winner",
)
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_the_same_end(name: str) -> None:
    assert ended(replayed(RULEBOOK, FOLDER / f"{name}.jsonl")) == GAMES[name]


def ended(table: Table) -> Golden:
    result = table.game.result
    assert result is not None
    view = RULEBOOK.view(table.game, -2)
    lines = [event.line for entry in table.entries for event in entry.events]
    (end,) = [line for line in lines if line.key in ENDS]
    rival = view.rival.projected if view.rival is not None else None
    return Golden(table.n, result.scores, result.winners, rival, ENDS[end.key], dict(end.facts))
