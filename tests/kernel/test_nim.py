"""The example game of the guide conforms on either engine, and plays in the terminal with bots."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from examples.nim import NIM, NimGame
from rich.console import Console
from typer.testing import CliRunner

from marches import games
from marches.bots.levels import make_bot
from marches.cli import app
from marches.cli.boards.plain import board
from marches.kernel.line import Line
from marches.kernel.setup import Setup
from marches.table.table import Table
from marches.testing.conformance import check_game, check_non_interference, check_replay
from marches.text import LANGUAGES, Words, keys, sources

KEY = re.compile(r"^([a-z0-9-]+) =", re.MULTILINE)
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
    english, french = ([file.read_text("utf-8") for file in sources(lang, "nim")] for lang in LANGUAGES)
    assert [KEY.findall(file) for file in english] == [KEY.findall(file) for file in french]
    assert keys("en", "nim") == keys("fr", "nim") == frozenset(KEY.findall("".join(english)))
    for lang in LANGUAGES:
        for action in NIM.actions.actions:
            assert Words(lang).knows(f"nim-do-{action.verb}")


def test_a_game_brought_along_in_english_only_speaks_english_to_everyone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "morra.ftl").write_text("morra-name = Morra\nmorra-do-show = Show { $fingers }\n", "utf-8")
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "morra.ftl").write_text("morra-name = La mourre\n", "utf-8")
    (tmp_path / "morra.py").write_text(
        "from pathlib import Path\n"
        "from examples.nim import Nim\n"
        "class Morra(Nim):\n    name = 'morra'\n    words = Path(__file__).parent\n"
        "MORRA = Morra()\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    games.bring("morra:MORRA")
    french = Words("fr")
    assert french.message("morra-name") == "La mourre"
    assert french.say(Line("morra-do-show", {"fingers": 3})) == "Show 3"
    assert french.message("morra-nothing") == "morra-nothing"


class HandView(msgspec.Struct):
    """A hand as long as the table has seats, and something for each seat."""

    hand: list[str]
    points: dict[str, int]


def test_the_plain_board_names_players_only_where_the_view_does() -> None:
    console = Console(width=60)
    with console.capture() as captured:
        console.print(
            board("nim", HandView(["card:4", "card:6"], {"seat:0": 3, "seat:1": 8}), Words("en", ("Ann", "Bo")))
        )
    assert [line.split() for line in captured.get().splitlines()] == [
        ["hand", "the", "4", "the", "6"],
        ["points", "Ann", "3"],
        ["Bo", "8"],
    ]


def test_nim_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    played = CliRunner().invoke(
        app, ["play", "examples.nim:NIM", "--players", "you,wanderer", "--seed", "3", "--lang", "en"], input="1\n" * 60
    )
    assert played.exit_code == 0, played.output
    assert "How many stones do you take?" in played.output
    assert "Heap" in played.output
    assert "Stones taken" in played.output


def typed(lines: str, *command: str) -> str:
    """What the terminal shows."""
    done = CliRunner().invoke(app, command, input=lines)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def test_the_commands_shown_for_a_game_of_ones_own_name_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    new = ("play", "examples.nim:NIM", "--players", "you,wanderer", "--seed", "3", "--lang", "en")
    left = typed("?\nquit\n", *new)
    assert "This is rule nim:take of the game." in left
    resume = "marches play examples.nim:NIM --resume"
    assert f"Go on with: {resume}" in left
    played = typed("1\n" * 60, *resume.split()[1:])
    verify = re.search(r"To check every roll and draw: marches (--game examples.nim:NIM verify \S+)", played)
    assert verify is not None, played
    assert "all of them legal" in typed("", *verify[1].split())
    file = str(tmp_path / "n.jsonl")
    again = f"marches play examples.nim:NIM --file {file}"
    assert f"Go on with: {again}" in typed("quit\n", *new, "--file", file)
    assert "How many stones do you take?" in typed("quit\n", *again.split()[1:])


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
