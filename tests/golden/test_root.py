"""Whole games of Root, recorded once: every faction, map, size of table and way to win. They must stay the same.

`tools/make_golden.py` rewrites them, on purpose only.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.edge.view import PlayerView
from marches.kernel.step import SPECTATOR
from marches.table.table import Table
from tests.golden.replayed import replayed
from tests.marks import rule

FOLDER = Path(__file__).parent / "root"


class Golden(msgspec.Struct, frozen=True):
    """How a recorded game ended: map, answers, points by seat, and each winner with the way it won."""

    map: str
    answers: int
    scores: tuple[int, ...]
    winners: dict[str, str]


GAMES = {
    "two-marquise-points": Golden("autumn", 419, (31, 2), {"marquise": "points"}),
    "three-riverfolk-points": Golden("winter", 248, (3, 5, 31), {"riverfolk": "points"}),
    "three-lizards-rabbit": Golden("winter", 328, (0, 0, 17), {"lizards": "dominance-rabbit"}),
    "three-marquise-mouse": Golden("autumn", 352, (0, 1, 10), {"marquise": "dominance-mouse"}),
    "four-marquise-fox": Golden("autumn", 287, (0, 3, 14, 3), {"marquise": "dominance-fox"}),
    "four-alliance-bird": Golden("autumn", 455, (0, 1, 0, 1), {"alliance": "dominance-bird"}),
    "four-eyrie-points": Golden("autumn", 627, (8, 34, 0, 0), {"eyrie": "points"}),
    "four-vagabond-points": Golden("autumn", 2012, (0, 0, 0, 30), {"vagabond": "points"}),
    "four-coalition": Golden("autumn", 857, (0, 30, 0, 0), {"eyrie": "points", "vagabond": "coalition"}),
    "five-alliance-points": Golden("autumn", 1093, (9, 0, 30, 3, 0), {"alliance": "points"}),
    "six-riverfolk-points": Golden("winter", 303, (4, 0, 0, 30, 0, 1), {"riverfolk": "points"}),
    "mechanical-against-all": Golden("autumn", 127, (30, 0, 16), {"mechanical": "points"}),
    "mechanical-together-won": Golden("autumn", 182, (27, 31), {"lizards": "points"}),
    "mechanical-together-lost": Golden("winter", 113, (31, 1, 5), {"mechanical": "points"}),
}


def test_every_record_is_expected_and_the_other_way_round() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(GAMES)


@rule("root:3.1", "root:3.3.1.I", "root:3.3.1.II", "root:9.2.8", "root:coop.win", "root:coop.lose")
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_the_same_end(name: str) -> None:
    assert ended(replayed(RULEBOOK, FOLDER / f"{name}.jsonl")) == GAMES[name]


def ended(table: Table) -> Golden:
    result = table.game.result
    assert result is not None
    view = RULEBOOK.view(table.game, SPECTATOR)
    winners = {view.players[seat].faction: way(view.players[seat]) for seat in result.winners}
    return Golden(view.map, table.n, result.scores, winners)


def way(player: PlayerView) -> str:
    """How a winner won."""
    if player.partner is not None:
        return "coalition"
    return player.dominance or "points"
