"""The example game of the guide conforms on either engine, and plays in the terminal with bots."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples.nim import NIM, NimGame
from typer.testing import CliRunner

from marches import games
from marches.bots.levels import make_bot
from marches.cli import app
from marches.kernel.setup import Setup
from marches.table.table import Table
from marches.testing.conformance import check_game, check_non_interference, check_replay
from marches.text import LANGUAGES, Words, keys

SETUPS = NIM.sample_setups()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: len(setup.seats))
@pytest.mark.parametrize("seed", range(5))
def test_nim_conforms(setup: Setup, seed: int) -> None:
    check_game(NIM, setup, seed)
    check_replay(NIM, setup, seed)
    assert check_non_interference(NIM, setup, seed) > 0


def test_a_bot_plays_nim_to_the_end() -> None:
    table = Table(NIM, SETUPS[0], bytes(16))
    bots = [make_bot(level, NIM, 1, 0.01) for level in ("veteran", "apprentice")]
    while table.game.decision is not None:
        seat = table.game.decision.seats(table.game)[0]
        table.answer(seat, bots[seat].choose(table.game, seat))
    assert isinstance(table.game, NimGame)
    assert table.game.heap == 0


def test_a_game_brought_along_has_its_words_in_every_language() -> None:
    games.bring("examples.nim:NIM")
    assert keys("en", "nim") == keys("fr", "nim")
    for lang in LANGUAGES:
        for action in NIM.actions.actions:
            assert Words(lang).knows(f"nim-do-{action.verb}")


def test_nim_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    played = CliRunner().invoke(
        app, ["play", "examples.nim:NIM", "--players", "you,wanderer", "--seed", "3", "--lang", "en"], input="1\n" * 60
    )
    assert played.exit_code == 0, played.output
    assert "How many stones do you take?" in played.output
    assert "Heap" in played.output
    assert "Stones taken" in played.output


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("nowhere.at_all:X", "Cannot find the module"),
        ("examples.nim:NOTHING", "has no 'NOTHING'"),
        ("examples.nim:CARDS", "is a tuple; a Rulebook is expected"),
    ],
)
def test_a_game_that_cannot_be_brought_says_why(spec: str, problem: str) -> None:
    with pytest.raises(games.UnknownGame, match=problem):
        games.bring(spec)
