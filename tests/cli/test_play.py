"""The game in the terminal, played through its prompt."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from marches import records
from marches.cli import app, told
from marches.cli.boards import draw
from marches.cli.play import read_game
from marches.cli.saves import Save, key_path, latest
from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.rules.tables import LOCATIONS
from marches.kernel.mistake import Mistake
from marches.table.record import RecordError
from marches.text import Words
from tests.marks import rule

RUN = CliRunner()


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "160")


def play(*typed: str, args: tuple[str, ...] = ()) -> str:
    """What the terminal shows when these lines are typed into a game of two."""
    start = ("play", "raiders", "--players", "you,wanderer", "--seed", "3", "--think", "0.01", *args)
    result = RUN.invoke(app, start, input="\n".join(typed) + "\n")
    assert result.exception is None, result.output
    return result.output


def test_a_question_is_put_with_numbered_answers_and_a_number_answers_it() -> None:
    shown = play("1", "quit")
    assert "choose a hero" in shown
    assert "gives up 2 cards" in shown


def test_a_refused_answer_says_why_with_its_rule() -> None:
    typed = ["1"] * 2 + ["why 6", "6", "quit"]
    shown = play(*typed)
    assert "raiders:work.place" in shown or "raiders:work.colour" in shown or "raiders:raid" in shown


def test_a_question_mark_shows_the_rule_behind_the_question() -> None:
    assert "raiders:setup.hero" in play("?", "quit")


def test_undo_takes_an_answer_back_and_refuses_across_a_draw() -> None:
    shown = play("1", "undo", "quit")
    assert shown.count("choose a hero") == 2 or "cannot take that back" in shown


def test_an_unknown_word_shows_the_help_and_a_wrong_number_the_range() -> None:
    shown = play("dance", "99", "quit")
    assert "“undo” takes your last answer back" in shown
    assert "Choose a number from 1 to" in shown


def test_french_is_spoken_throughout() -> None:
    shown = play("quit", args=("--lang", "fr"))
    assert "Chaque réponse est enregistrée" in shown
    assert "Partie enregistrée" in shown


def test_leaving_loses_nothing_and_resume_goes_on() -> None:
    first = play("1", "quit")
    assert "Saved" in first
    path = latest()
    before = len(records.read(path).lines)
    again = RUN.invoke(app, ["play", "--resume"], input="quit\n")
    assert again.exception is None
    assert len(records.read(path).lines) == before
    assert "gives up 2 cards" in again.output


def test_a_whole_game_is_played_verified_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "whole.jsonl"
    shown = play(*["1"] * 3000, args=("--file", str(file)))
    assert "The game is over" in shown
    assert not key_path(file).exists(), "the seed is in the finished record; no key is left behind"
    verified = RUN.invoke(app, ["verify", str(file)])
    assert "follow from the seed" in verified.output
    replayed = RUN.invoke(app, ["replay", str(file), "--at", "200"], input="n\np\n5\nq\n")
    assert replayed.exception is None
    assert "Moment 5 of" in replayed.output


def test_a_damaged_save_is_refused_by_line(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play("1", "quit", args=("--file", str(file)))
    lines = file.read_bytes().splitlines(keepends=True)
    lines[4] = lines[4].replace(b'"seat":', b'"seat": ')
    file.write_bytes(b"".join(lines))
    with pytest.raises(Mistake, match="line 5: the checksum does not fit"):
        Save.resume(file)
    result = RUN.invoke(app, ["verify", str(file)])
    assert isinstance(result.exception, Mistake)
    assert not isinstance(result.exception, RecordError), "the message names the file, too"


def test_saving_under_another_name_keeps_upper_case_and_overwrites_nothing(tmp_path: Path) -> None:
    target = tmp_path / "My Game.jsonl"
    shown = play(f"save {target}", f"save {target}", "quit")
    assert target.exists()
    assert key_path(target).stat().st_mode & 0o077 == 0, "the seed is for its owner alone"
    assert "exists already" in shown


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["play", "chess"], "Unknown game 'chess'"),
        (["play", "raiders", "--players", "you,cat"], "Unknown player 'cat'"),
        (["play", "raiders", "--players", "you,bot,bot,bot,bot"], "1 to 4"),
        (["play", "raiders", "--solo", "duchess"], "it can be trader, lookout, huntress, outrider"),
        (["play", "raiders", "--set", "speed"], "--set takes name=value"),
        (["play", "raiders", "--set", "speed=3"], "Unknown option speed"),
        (["play", "raiders", "--lang", "de"], "does not speak 'de'"),
        (["play", "--resume"], "No unfinished game"),
        (["verify", "nowhere.jsonl"], "There is no record nowhere.jsonl"),
        (["rules", "raiders:nonsense"], "no rule 'raiders:nonsense'"),
        (["rules"], "Say which rule"),
        (["rules", "--search", "zzzz"], "No rule contains"),
        (["lineups", "chess"], "Unknown game 'chess'"),
        (["lineups", "scythe"], "scythe has no recommended line-ups"),
        (["play", "root", "--lineup", "cats"], "root has no line-up 'cats'"),
        (["play", "root", "--lineup", "marquise-eyrie", "--seats", "eyrie,alliance"], "leave out --seats"),
        (["play", "root", "--lineup", "marquise-eyrie", "--players", "you,bot,bot"], "3 players were named and 2"),
        (["components", "chess"], "Unknown game 'chess'"),
        (["bench", "raiders", "--players", "9"], "9 players"),
    ],
)
def test_a_mistake_is_answered_with_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, words: list[str], message: str
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    result = RUN.invoke(app, words)
    assert isinstance(result.exception, Mistake | OSError), result.output
    assert message in told(result.exception)


@rule("scythe:bribe.default")
def test_coins_change_hands_in_the_terminal_where_two_people_play() -> None:
    for players, options, expected in (
        ("you,you,bot", None, {"bribes": True}),
        ("you,bot,bot", None, {}),
        ("you,you", ["bribes=false"], {"bribes": False}),
        ("you,bot", ["bribes=true"], {"bribes": True}),
        ("you,you", ["tournament=true"], {"tournament": True}),
    ):
        setup, _ = read_game("scythe", players, "", "", None, options)
        assert setup.options == expected


def test_rules_components_and_coverage_print(tmp_path: Path) -> None:
    assert "Une Embuscade se dépense" in RUN.invoke(app, ["rules", "--search", "ambush", "--lang", "fr"]).output
    assert "stand-in" in RUN.invoke(app, ["components", "raiders"]).output
    (tmp_path / "test_x.py").write_text('@rule("raiders:raid.pay")\ndef test_a(): pass\n')
    printed = RUN.invoke(app, ["coverage", "--json", "--tests", str(tmp_path)]).output
    assert '"raiders":{"core":{"covered":1,"total":' in printed


@rule("root:scenario.expansion.list", "root:scenario.mech.list")
def test_recommended_line_ups_are_listed_and_played(tmp_path: Path) -> None:
    listed = RUN.invoke(app, ["lineups", "root", "--players", "3", "--lang", "fr"]).output
    assert "★ marquise-lizards-riverfolk" in listed
    assert "Avec la boîte Rivière" in listed
    assert "Marquise de Chat, Culte des Lézards, Compagnie de la Rivière" in listed
    file = tmp_path / "game.jsonl"
    start = ["play", "root", "--lineup", "mechanical-eyrie-cooperative", "--seed", "3", "--think", "0.01"]
    assert RUN.invoke(app, [*start, "--file", str(file)], input="quit\n").exception is None
    setup = records.read(file).header.setup
    assert (setup.seats, setup.modules) == (("eyrie", "mechanical"), ("riverfolk",))
    assert setup.options == {"cooperative": True}
    save = Save.resume(file)
    save.close()
    assert save.key.players == ["you", "bot"]


def test_bench_prints_every_figure() -> None:
    printed = RUN.invoke(app, ["bench", "raiders", "--players", "4", "--seconds", "0.2", "--json"]).output
    figures = ("game", "players", "modules", "compiled", "games_per_s", "decisions_per_s", "decisions_per_game_median")
    for name in (*figures, "cut_share", "clone_us", "bytes_per_position"):
        assert f'"{name}":' in printed
    assert RUN.invoke(app, ["bench", "raiders", "--players", "4", "--seconds", "1e-9"]).exception is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_narrow_terminal_shows_every_village_place(lang: str) -> None:
    g = RULEBOOK.load("turn: purple")
    paper = io.StringIO()
    Console(width=80, file=paper).print(draw(RULEBOOK, g, 0, Words(lang)))
    shown = paper.getvalue()
    for place in LOCATIONS:
        assert Words(lang).message(f"raiders-location-{place}") in shown


def drawn(text: str, viewer: int) -> str:
    """What a viewer's terminal shows of a position of Raiders."""
    paper = io.StringIO()
    Console(width=160, file=paper).print(draw(RULEBOOK, RULEBOOK.load(text), viewer, Words("en")))
    return paper.getvalue()


def test_the_terminal_counts_hidden_quests_and_names_those_the_viewer_may_see() -> None:
    text = "purple: vp 3\npurple quests: q01, q02"
    assert "3 VP (now worth 12)" in drawn(text, 0)
    assert "Quests completed: quest 01" in drawn(text, 0)
    for other in (1, -2):
        assert "3 VP (now worth 3 + 2 quests)" in drawn(text, other)
        assert "Quests completed: 2" in drawn(text, other)
        assert "3 VP (now worth 12)" in drawn(f"quests: open\n{text}", other)


def test_the_terminal_counts_what_the_end_depends_on() -> None:
    assert "16 raid spaces left" in drawn("", 0)
    assert "8 settlements to raid (16 raid spaces)" in drawn("ending: settlements", 0)
