"""The last count: fortunes, stars, the lakes of the rulebook, and the names of those who won."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from marches.cli import app
from marches.games.scythe.achievements import Claim, SheetError, achieved, claim
from marches.games.scythe.rulebook import RULEBOOK
from marches.games.scythe.scoring import score_of
from marches.games.scythe.state import ScytheGame
from marches.kernel import record as records
from marches.kernel.module import Setup
from marches.kernel.testing import random_table
from tests.marks import rule
from tests.scythe.helpers import play, position, section

FIVE_STARS = "star upgrades; star mechs; star recruits; star workers; star power"


@rule("scythe:score.final")
def test_coins_in_hand_and_coins_of_the_end_make_the_fortune() -> None:
    # Popularity 13: five stars $25, two territories $8, eight resources $12.
    seats = f"seat nordic industrial: coins 20; popularity 13; {FIVE_STARS}\nseat crimea mechanical:\n"
    g = position(seats + "hex r1c4: nordic worker; 5 wood\nhex r1c5: nordic worker; 3 oil\nturn nordic\n")
    score = score_of(g, 0)
    assert (score.star_coins, score.territory_coins, score.resource_coins) == (25, 8, 12)
    assert score.total() == 65


@rule("scythe:score.stars")
@pytest.mark.parametrize(("popularity", "coins"), [(6, 15), (10, 20), (13, 25)])
def test_five_stars_at_the_rate_of_the_popularity(popularity: int, coins: int) -> None:
    stars = "star upgrades; star mechs; star power; star combat 2"
    g = position(f"seat nordic industrial: popularity {popularity}; {stars}\nseat crimea mechanical:\n")
    assert score_of(g, 0).star_coins == coins


@rule("scythe:score.example.lakes")
def test_two_structures_at_four_lakes_are_worth_six_coins_whoever_holds_them() -> None:
    # r5c5 touches the lakes r5c4 and r5c6; r2c1 the lakes r2c0 and r2c2; a Crimean mech stands on r2c1.
    seats = "seat nordic industrial:\nseat crimea mechanical:\n"
    board = "hex r5c5: nordic mine\nhex r2c1: nordic mill; crimea mech 1\n"
    g = position(f"{seats}{board}tile: lakes-adjacent\nturn nordic\n")
    assert g.controller(g.board.place("r2c1")) == 1
    assert score_of(g, 0).others == [("structure-bonus", 6)]


def won() -> ScytheGame:
    """Nordic has won on the Industrial mat with 16 power."""
    stars = "star upgrades; star mechs; star recruits; star workers; star combat"
    seats = f"seat nordic industrial: coins 40; power 14; {stars}\nseat crimea mechanical: coins 0\n"
    g = position(f"option house-tiles: True\n{seats}turn nordic\n")
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.result is not None
    assert g.result.winners == (0,)
    return g


@rule("scythe:score.achievement-sheet")
def test_the_winner_writes_two_names_on_the_achievement_sheet_and_no_third() -> None:
    g = won()
    sheet: list[Claim] = []
    assert achieved(g, 0) == ["faction-nordic", "mat-industrial", "almighty"]
    assert achieved(g, 1) == []
    claim(sheet, g, 0, "faction-nordic", "Ana", "game-1")
    claim(sheet, g, 0, "almighty", "Ana", "game-1")
    with pytest.raises(SheetError, match="2 times at most"):
        claim(sheet, g, 0, "mat-industrial", "Ana", "game-1")
    assert [(old.achievement, old.name) for old in sheet] == [("faction-nordic", "Ana"), ("almighty", "Ana")]
    claim(sheet, g, 0, "mat-industrial", "Bo", "game-2")
    with pytest.raises(SheetError, match="Ana was first"):
        claim(sheet, g, 0, "almighty", "Bo", "game-2")
    with pytest.raises(SheetError, match="has not won"):
        claim(sheet, g, 1, "mat-mechanical", "Bo", "game-2")


@rule("scythe:score.achievement-sheet")
def test_the_sheet_is_kept_on_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    table = random_table(RULEBOOK, Setup("scythe", 1, ("nordic", "crimea")), 5)
    assert isinstance(table.game, ScytheGame)
    assert table.game.result is not None
    winner = ("nordic", "crimea")[table.game.result.winners[0]]
    file = tmp_path / "game.jsonl"
    file.write_bytes(records.dumps(table.record))
    shown = CliRunner().invoke(app, ["achievements", str(file)])
    assert f"May still be claimed: faction-{winner}\n" in shown.output
    CliRunner().invoke(app, ["achievements", str(file), "--claim", f"faction-{winner}", "--name", "Ana"])
    sheet = CliRunner().invoke(app, ["achievements"]).output
    assert [line.split()[:2] for line in sheet.splitlines() if "Ana" in line] == [[f"faction-{winner}", "Ana"]]
