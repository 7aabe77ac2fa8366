"""Root's campaign and its match of two games, played through the prompt and kept in a file."""

import io
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

from marches import records
from marches.cli import app, main
from marches.cli.saves import key_path
from marches.cli.series import CampaignSeries, _seed, play_series
from marches.games.root.edge import campaign, match
from marches.games.root.edge.campaign import Campaign
from marches.games.root.edge.rulebook import RULEBOOK
from marches.kernel.mistake import Mistake
from marches.text import Words
from tests.root.test_mechanical_campaign import ended

RUN = CliRunner()
GOLDEN = Path(__file__).parent.parent / "golden" / "root"
QUICK = ("--think", "0.01")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "160")


def run(*words: str, typed: tuple[str, ...] = ()) -> str:
    """What the terminal shows when these lines are typed."""
    start = ["play", "root", *words, "--seed", "4"]
    result = RUN.invoke(app, start, input="".join(f"{line}\n" for line in typed))
    assert result.exception is None, result.output
    return result.output


def refused(*words: str) -> str:
    """The one sentence a mistake is answered with."""
    result = RUN.invoke(app, ["play", *words])
    assert isinstance(result.exception, Mistake), result.output
    return str(result.exception)


# -- the match -------------------------------------------------------------------------------------------------


def test_a_match_is_played_to_its_end_and_the_totals_decide(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    shown = run("--match", str(file), "--players", "wanderer,wanderer", *QUICK, typed=("",))
    found = match.load(file)
    result = found.result()
    assert result is not None
    assert "Match of two games · game 1" in shown
    assert "Match of two games · game 2" in shown
    assert "The match is over" in shown
    for seat in range(2):
        one, two = [each.scores[seat] for each in found.results]
        won = " — winner" if seat in result.winners else ""
        assert f"(Player {seat + 1}): {one} + {two} = {one + two}{won}\n" in shown
    first, second = [records.read(tmp_path / f"duel-{n}.jsonl").header.setup for n in (1, 2)]
    assert second.seats == first.seats[::-1]
    again = run("--match", str(file))
    assert "The match is over" in again
    assert "game 1" not in again


def test_a_match_is_left_in_the_middle_of_a_game_and_between_games_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    left = run("--match", str(file), "--players", "you,wanderer", *QUICK, typed=("1", "quit"))
    assert f"Go on with: marches play root --match {file}" in left.replace("\n", "")
    answers = len(records.read(tmp_path / "duel-1.jsonl").lines)
    back = run("--match", str(file), typed=("quit",))
    assert len(records.read(tmp_path / "duel-1.jsonl").lines) == answers
    assert "game 1" in back
    run("--match", str(file), *QUICK, typed=("1",) * 2000)
    assert match.load(file).result() is not None


def test_leaving_between_the_games_keeps_the_first(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    shown = run("--match", str(file), "--players", "wanderer,wanderer", *QUICK, typed=("quit",))
    assert "Go on with" in shown
    assert len(match.load(file).results) == 1
    assert not (tmp_path / "duel-2.jsonl").exists()
    later = run("--match", str(file), *QUICK)
    assert "Match of two games · game 2" in later
    assert "The match is over" in later


# -- the campaign ----------------------------------------------------------------------------------------------


def won_game(folder: Path) -> Path:
    """A campaign whose first game was won before its file knew of it."""
    file = folder / "woods.json"
    campaign.save(campaign.begin(["mechanical", "lizards"], ["bot", "you"]), file)
    shutil.copyfile(GOLDEN / "mechanical-together-won.jsonl", folder / "woods-1.jsonl")
    return file


def test_a_won_game_lets_one_keep_a_card_and_makes_the_next_harder(tmp_path: Path) -> None:
    file = won_game(tmp_path)
    shown = run("--campaign", str(file), *QUICK, typed=("7", "1", "", "quit"))
    assert "Which of the cards in play does Lizard Cult (you) keep" in shown
    assert "Choose a number from 0 to 1" in shown
    assert "game 2 · won so far: 1 · the Mechanical Marquise starts with 3 VP" in shown
    assert "Lizard Cult starts with Better Burrow Bank" in shown
    found = campaign.load(file)
    assert (found.wins, found.played, found.kept) == (1, 1, {"lizards": ["better-burrow-bank"]})
    setup = records.read(tmp_path / "woods-2.jsonl").header.setup
    assert (setup.options["wins"], setup.options["kept"]) == (1, "lizards=better-burrow-bank")


def test_a_card_need_not_be_kept(tmp_path: Path) -> None:
    file = won_game(tmp_path)
    run("--campaign", str(file), typed=("0", "quit"))
    assert campaign.load(file).kept == {}
    assert campaign.load(file).wins == 1


def test_leaving_at_the_question_of_the_card_asks_it_again(tmp_path: Path) -> None:
    file = won_game(tmp_path)
    before = file.read_bytes()
    for typed in (("quit",), ()):
        assert "Go on with" in run("--campaign", str(file), typed=typed)
        assert file.read_bytes() == before
    assert "keep for the rest of the campaign" in run("--campaign", str(file), typed=("1", "quit"))


def test_a_lost_game_leaves_the_campaign_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "woods.json"
    words = ("--campaign", str(file), "--players", "wanderer,wanderer", "--set", "map=winter", "--lang", "fr", *QUICK)
    shown = run(*words, typed=("quit",))
    assert "Partie perdue" in shown
    found = campaign.load(file)
    assert (found.wins, found.played, found.kept) == (0, 1, {})
    assert found.players == ["bot", "wanderer", "wanderer"]
    setup = records.read(tmp_path / "woods-1.jsonl").header.setup
    assert setup == found.setup()
    assert setup.options == {"map": "winter", "cooperative": True}
    assert not key_path(tmp_path / "woods-1.jsonl").exists()


def test_the_last_game_won_ends_the_campaign(tmp_path: Path) -> None:
    file = tmp_path / "woods.json"
    last = Campaign(campaign.KIND, 1, ["mechanical", "eyrie", "alliance"], 9, players=["bot", "you", "you"])
    series = CampaignSeries(file, last)
    paper = io.StringIO()
    series.settle(Console(file=paper, width=120), Words("en"), ended("armorers"))
    assert campaign.load(file).over
    play_series(Console(file=paper, width=120), series, "en", None, None)
    assert "The campaign is won: 10 games" in paper.getvalue()
    assert "keep" not in paper.getvalue()


# -- what is refused -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("flag", ["--campaign", "--match"])
@pytest.mark.parametrize(
    ("text", "message"), [("", "damaged"), ("[1]", "this is no"), ('{"kind": "letter"}', "this is no")]
)
def test_a_damaged_or_foreign_file_is_named_and_left_alone(tmp_path: Path, flag: str, text: str, message: str) -> None:
    file = tmp_path / "woods.json"
    file.write_text(text)
    problem = refused("root", flag, str(file))
    assert str(file) in problem
    assert message in problem
    assert file.read_text() == text
    assert [one.name for one in tmp_path.iterdir()] == ["woods.json"]


def test_a_campaign_file_is_not_taken_for_a_match(tmp_path: Path) -> None:
    file = won_game(tmp_path)
    assert "this is not a match of Root" in refused("root", "--match", str(file))
    assert "the file is damaged" in refused("root", "--campaign", str(tmp_path / "woods-1.jsonl"))


def test_a_record_of_another_game_is_not_taken_for_the_next(tmp_path: Path) -> None:
    file = won_game(tmp_path)
    shutil.copyfile(GOLDEN / "mechanical-together-lost.jsonl", tmp_path / "woods-1.jsonl")
    before = (tmp_path / "woods-1.jsonl").read_bytes()
    assert "woods-1.jsonl is not game 1 of woods.json" in refused("root", "--campaign", str(file))
    assert (tmp_path / "woods-1.jsonl").read_bytes() == before
    assert campaign.load(file).played == 0


def test_a_damaged_record_is_named_by_line_and_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    run("--match", str(file), "--players", "you,wanderer", *QUICK, typed=("1", "quit"))
    record = tmp_path / "duel-1.jsonl"
    lines = record.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"seat":', b'"seat": ')
    record.write_bytes(b"".join(lines))
    kept = (record.read_bytes(), file.read_bytes())
    assert "duel-1.jsonl, line 4" in refused("root", "--match", str(file))
    assert (record.read_bytes(), file.read_bytes()) == kept


def test_a_game_without_its_key_is_not_played_on(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    run("--match", str(file), "--players", "you,wanderer", *QUICK, typed=("1", "quit"))
    key_path(tmp_path / "duel-1.jsonl").unlink()
    assert "has no key file duel-1.jsonl.key" in refused("root", "--match", str(file))


def test_a_new_series_overwrites_no_record(tmp_path: Path) -> None:
    (tmp_path / "woods-1.jsonl").write_text("mine")
    for flag in ("--campaign", "--match"):
        assert "exists already" in refused("root", flag, str(tmp_path / "woods.json"))
    assert [one.name for one in tmp_path.iterdir()] == ["woods-1.jsonl"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("raiders", "--match", "x.json"), "are for Root"),
        (("root", "--match", "x.json", "--campaign", "y.json"), "Use only one of them"),
        (("root", "--match", "x.json", "--resume"), "another file"),
        (("root", "--match", "x.json", "--players", "you,bot,bot"), "two players"),
        (("root", "--match", "x.json", "--players", "you,cat"), "Unknown player 'cat'"),
        (("root", "--campaign", "x.json", "--players", "cat"), "Unknown player 'cat'"),
        (("root", "--campaign", "x.json", "--players", "you,you", "--seats", "eyrie"), "2 players were named and 1"),
        (("root", "--campaign", "x.json", "--players", "you,you,you"), "name their factions with --seats"),
        (("root", "--campaign", "x.json", "--seats", "marquise"), "root-setup-apart"),
        (("root", "--campaign", "x.json", "--set", "wins=3"), "follows from the campaign"),
        (("root", "--campaign", "x.json", "--set", "speed=3"), "table-setup-option option=speed"),
    ],
)
def test_a_series_that_cannot_begin_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert message in refused(*words)
    assert list(tmp_path.iterdir()) == []


def test_a_series_goes_on_as_it_began(tmp_path: Path) -> None:
    file = won_game(tmp_path)
    for words in (("--players", "bot"), ("--seats", "eyrie"), ("--set", "map=winter")):
        assert "continues with its original settings" in refused("root", "--campaign", str(file), *words)


def test_players_the_file_names_must_be_known(tmp_path: Path) -> None:
    file = tmp_path / "woods.json"
    campaign.save(campaign.begin(["mechanical", "lizards"], ["bot", "cat"]), file)
    assert "Unknown player 'cat'" in refused("root", "--campaign", str(file))
    campaign.save(campaign.begin(["mechanical", "lizards"]), file)
    assert "0 players are named for 2 seats" in refused("root", "--campaign", str(file))
    begun = match.begin(RULEBOOK.lineup(["marquise", "eyrie"]))
    match.save(begun, file)
    assert "0 players are named for 2 seats" in refused("root", "--match", str(file))


def test_a_match_file_is_checked_like_its_setup(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    begun = match.begin(RULEBOOK.lineup(["marquise", "eyrie"]), ["you", "bot"])
    form = msgspec.to_builtins(begun)
    for change, message in (
        ({"version": 7}, "of version 7"),
        ({"gold": 1}, "gold"),
        ({"setup": {**form["setup"], "seats": ["marquise", "otters"]}}, "root-setup-faction faction=otters"),
        ({"results": [{"scores": [1, 2, 3], "winners": [0]}]}, "at most 2 games"),
        ({"players": ["you"]}, "1 players are named"),
    ):
        file.write_bytes(msgspec.json.encode({**form, **change}))
        assert message in refused("root", "--match", str(file))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--lang", "en"), "Two seats cannot both play the same faction (Eyrie Dynasties)"),
        (("--lang", "fr"), "Deux places ne peuvent pas jouer la même faction (Dynasties de la Canopée)"),
    ],
)
def test_a_setup_no_game_can_start_from_is_told_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    command = ["marches", "play", "root", "--players", "bot,bot", "--seats", "eyrie,eyrie", *words]
    monkeypatch.setattr(sys, "argv", command)
    with pytest.raises(SystemExit):
        main()
    assert told in capsys.readouterr().err


def test_a_series_tells_in_words_why_its_game_cannot_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["marches", "play", "root", "--campaign", str(tmp_path / "x.json"), "--seats", "marquise", "--lang", "en"]
    monkeypatch.setattr(sys, "argv", command)
    with pytest.raises(SystemExit):
        main()
    told = capsys.readouterr().err
    assert "no game can start" in told
    assert "pieces of the Marquise de Cat" in told
    assert "root-setup" not in told


def test_every_seed_that_may_be_given_begins_a_second_game_too() -> None:
    second: Any = SimpleNamespace(played=1)
    assert _seed(second, 4) == (5).to_bytes(16, "big")
    assert len({_seed(second, seed) for seed in (2**127 - 1, -1, 1 - 2**127)}) == 3
