"""`marches challenge`: listing, playing and keeping results."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from marches.cli import app, challenge
from marches.games.scythe.edge.challenges import challenges, lines
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.table.table import Table


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def run(*args: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, ["challenge", *args], input=typed)
    return result.output + (str(result.exception) if result.exception else "")


def typed_line(name: str) -> str:
    """The recorded line of a challenge as numbers typed at the prompt."""
    one = challenges()[name]
    table = Table(RULEBOOK, one.setup(), one.seed_bytes())
    numbers = []
    for answer in lines()[name]:
        action = RULEBOOK.actions.find(answer)
        numbers.append(str(table.legal(0).index(action) + 1))
        table.answer(0, action)
    return "\n".join([*numbers, "quit", ""])


def test_all_challenges_are_listed_in_both_languages() -> None:
    english, french = run("--lang", "en"), run("--lang", "fr")
    for name in challenges():
        assert name in english
        assert name in french
    assert "First harvest" in english
    assert "Première récolte" in french


def test_an_unknown_challenge_is_refused() -> None:
    assert "Unknown challenge" in run("nonsense")


def test_a_reached_goal_is_announced_and_stays_reached() -> None:
    said = run("first-harvest", "--lang", "en", typed=typed_line("first-harvest"))
    assert "The goal is reached" in said
    assert challenge.read_results()["first-harvest"] <= 8
    assert "Reached in your turn" in run("--lang", "en")


def test_a_challenge_goes_on_where_it_was_left() -> None:
    first = run("two-stars", "--lang", "fr", typed="1\nquitter\n")
    assert "Deux étoiles" in first
    again = run("two-stars", "--lang", "fr", typed="quitter\n")
    assert "marches challenge two-stars" in again


def test_a_worse_result_does_not_replace_a_better_one() -> None:
    challenge.keep_result("two-stars", 9)
    challenge.keep_result("two-stars", 12)
    assert challenge.read_results() == {"two-stars": 9}
    challenge.keep_result("two-stars", 7)
    assert challenge.read_results() == {"two-stars": 7}
