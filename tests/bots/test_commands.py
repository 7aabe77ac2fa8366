"""`hint` and `analyse` on the command line, and levels where a game is started."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from marches import records
from marches.bots.hints import Moment
from marches.bots.levels import LEVELS, make_bot
from marches.cli import app
from marches.cli.hint import curve
from marches.cli.play import read_game
from marches.games import rulebook
from marches.kernel.action import Action
from marches.kernel.mistake import Mistake
from marches.table.table import Table


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Raiders between Wanderers."""
    book = rulebook("raiders")
    table = Table(book, book.sample_setups()[0], b"a quick raid ...")
    bots = [make_bot("wanderer", book, seat) for seat in range(2)]
    while (decision := table.game.decision) is not None:
        seat = decision.seats(table.game)[0]
        table.answer(seat, bots[seat].choose(table.game, seat))
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_bytes(records.dumps(table.record))
    return path


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_names_answers_with_their_chances(record: Path, lang: str) -> None:
    table = Table.replay(rulebook("raiders"), records.read(record))
    moment = next(n for n, entry in enumerate(table.entries) if entry.seat >= 0 and not entry.forced and n > 40)
    done = CliRunner().invoke(app, ["hint", str(record), "--at", str(moment), "--think", "0.1", "--lang", lang])
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert 2 <= len(lines) <= 4
    assert all("%" in line for line in lines[1:])
    assert "raiders-" not in done.output, "every key has its words"


def test_a_moment_without_a_decision_has_no_hint(record: Path) -> None:
    done = CliRunner().invoke(app, ["hint", str(record)])
    assert done.exit_code != 0
    assert "nobody has to decide" in str(done.exception)


def test_an_analysis_draws_a_curve_for_each_player(record: Path) -> None:
    done = CliRunner().invoke(app, ["analyse", str(record), "--think", "0.02", "--every", "40"])
    assert done.exit_code == 0, done.output
    assert done.output.count("chance to win") >= 2
    assert "answers that cost the most" in done.output or "No single answer" in done.output


def test_a_curve_follows_the_chances() -> None:
    nothing = Action("nothing")
    moments = [Moment(n, 0, nothing, nothing, [n / 10, 1 - n / 10], 0.0) for n in range(10)]
    assert curve(moments, 0) == "▁▁▂▃▄▅▅▆▇█"
    assert curve(moments, 1)[0] == "█"
    assert len(curve(moments * 30, 0)) <= 60


def test_levels_sit_down_by_name() -> None:
    _, kinds = read_game("raiders", "you,bot,warlord", "", "", None, None)
    assert kinds == ["you", "bot", "warlord"]
    with pytest.raises(Mistake, match="Unknown player 'emperor'"):
        read_game("raiders", "you,emperor", "", "", None, None)
    assert set(LEVELS) == {"wanderer", "apprentice", "veteran", "warlord"}
