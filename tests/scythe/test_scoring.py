"""The last count: fortunes, stars, the lakes of the rulebook, and the names of those who won."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from marches import records
from marches.cli import app
from marches.games.scythe.edge.achievements import Claim, SheetError, achieved, claim
from marches.games.scythe.edge.extras import TeamsView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.scoring import FinishGame, score_of, tie_break, winners
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.setup import Setup
from marches.testing.conformance import random_table
from tests.marks import rule
from tests.scythe.helpers import extra, play, position, section

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
def test_two_structures_at_four_lakes_are_worth_six_coins_no_matter_who_holds_them() -> None:
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
    table = random_table(RULEBOOK, Setup("scythe", 2, ("nordic", "crimea")), 5)
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
    for name in ("\udcff", " ", "\n"):
        refused = CliRunner().invoke(app, ["achievements", str(file), "--claim", f"faction-{winner}", "--name", name])
        assert "Say whose name to write" in str(refused.exception)
    table.game.result = msgspec.structs.replace(table.game.result, winners=())
    monkeypatch.setattr("marches.cli.achievements.load", lambda file: (table.record, table))
    lost = CliRunner().invoke(app, ["achievements", str(file), "--claim", f"faction-{winner}", "--name", "Bo"])
    assert "Nobody has won the game" in str(lost.exception)


@rule("scythe:score.territories", "scythe:score.factory")
@pytest.mark.parametrize("last", ["r3c4: nordic mech 2", "r4c3: nordic mech 2"])
def test_six_land_territories_and_a_lake_or_the_factory_and_four_others_are_worth_21(last: str) -> None:
    lands = ["r1c4", "r1c5", "r2c5", "r3c3", "r5c3", "r2c3"]
    workers = lands if "r3c4" in last else lands[:4]
    board = "".join(f"hex {at}: nordic worker\n" for at in workers) + f"hex {last}\n"
    g = position(f"seat nordic industrial: popularity 10\nseat crimea mechanical:\n{board}turn nordic\n")
    score = score_of(g, 0)
    assert (score.territories, score.territory_coins) == (7, 21)


@rule("scythe:score.resources")
def test_an_odd_token_is_worth_nothing() -> None:
    board = "hex r1c4: nordic worker; 1 wood; 1 food\nhex r1c5: nordic worker; 1 oil\nhex r3c3: 4 metal\n"
    g = position(f"seat nordic industrial: popularity 10\nseat crimea mechanical:\n{board}turn nordic\n")
    assert (score_of(g, 0).resources, score_of(g, 0).resource_coins) == (3, 2)


@rule("scythe:score.winner")
def test_the_largest_fortune_wins() -> None:
    g = position("seat nordic industrial:\nseat saxony engineering:\nseat crimea mechanical:\nturn nordic\n")
    assert winners(g, [75, 62, 80]) == [2]


TIE_BREAKS = [
    ("", "hex r1c4: nordic worker; nordic mech 2\nhex r1c5: nordic worker\n", "power 9"),
    ("power 9", "", "popularity 9"),
    ("popularity 5", "", "star power"),
    ("", "hex r1c4: nordic worker; 2 wood\nhex r1c5: nordic worker\n", "star power"),
    ("", "hex r1c4: nordic worker\nhex r3c3: nordic worker\nhex r2c5: nordic character\n", "star power"),
    ("star power", "", ""),
]
"""For each tie-break: what Nordic has more of, and what Saxony has more of that counts later."""


@rule("scythe:score.tiebreak")
@pytest.mark.parametrize(("nordic", "board", "saxony"), TIE_BREAKS)
def test_ties_are_broken_in_the_printed_order(nordic: str, board: str, saxony: str) -> None:
    seats = f"seat nordic industrial: power 3; popularity 4; {nordic}\nseat saxony engineering: power 3; popularity 4; "
    g = position(f"{seats}{saxony}\n{board}turn nordic\n")
    assert winners(g, [70, 70]) == [0]
    assert winners(g, [70, 71]) == [1]


@rule("scythe:score.tiebreak")
def test_nine_power_beat_seven_with_twelve_pieces_each() -> None:
    board = ""
    for faction, at in (("nordic", "r1c4"), ("crimea", "r7c3")):
        mechs = "; ".join(f"{faction} mech {number}" for number in range(1, 5))
        board += f"hex {at}: {faction} 7 workers; {mechs}; {faction} mill\n"
    g = position(f"seat nordic industrial: power 7\nseat crimea mechanical: power 9\n{board}turn nordic\n")
    assert [tie_break(g, seat)[0] for seat in (0, 1)] == [12, 12]
    assert winners(g, [70, 70]) == [1]


@rule("scythe:score.tiebreak")
def test_the_factory_counts_for_three_territories_in_a_tie_too() -> None:
    # Eight workers each, so that pieces, power, popularity and resources are level: six territories against 4 and the
    # Factory.
    mine = ["r1c4: nordic 3 workers", *(f"{at}: nordic worker" for at in ("r1c1", "r1c2", "r1c3", "r1c5", "r1c6"))]
    theirs = ["r4c3: crimea 4 workers", *(f"{at}: crimea worker" for at in ("r7c1", "r7c3", "r7c4", "r7c5"))]
    board = "".join(f"hex {row}\n" for row in mine + theirs)
    seats = "seat nordic industrial: power 5; popularity 5\nseat crimea mechanical: power 5; popularity 5\n"
    g = position(f"{seats}{board}turn nordic\n")
    assert [tie_break(g, seat) for seat in (0, 1)] == [[8, 5, 5, 0, 6, 0], [8, 5, 5, 0, 7, 0]]
    assert winners(g, [70, 70]) == [1]


@rule("scythe:score.tie-shared")
def test_players_level_in_everything_share_the_victory() -> None:
    # Rusviet bolsters to a sixth star and stays far behind; Nordic and Crimea have all the same.
    rich = "coins 60; power 5; popularity 4"
    poor = f"coins 1; power 15; popularity 0; {FIVE_STARS.replace('power', 'objective')}"
    seats = f"seat nordic industrial: {rich}\nseat rusviet engineering: {poor}\nseat crimea mechanical: {rich}\n"
    g = position(seats + "turn rusviet\n")
    assert tie_break(g, 0) == tie_break(g, 2)
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.result is not None
    assert g.result.scores[0] == g.result.scores[2] > g.result.scores[1]
    assert g.result.winners == (0, 2)


def bidders(*prices: int, coins: tuple[int, ...] = (0, 0), head: str = "") -> ScytheGame:
    """Nordic and Crimea, with nothing on the board that scores, and what they bid for their pairs."""
    names = ("nordic industrial", "crimea mechanical")
    rows = "".join(f"seat {name}: coins {held}; popularity 0\n" for name, held in zip(names, coins, strict=True))
    board = "hex r0c4: nordic 2 workers\nhex r8c2: crimea 2 workers\n"
    return position(f"{head}{rows}{board}bids: nordic {prices[0]}; crimea {prices[1]}\nturn nordic\n")


@rule("scythe:score.floor")
def test_a_fortune_is_never_below_zero() -> None:
    g = bidders(12, 4, coins=(9, 9))
    assert [score_of(g, seat).total() for seat in (0, 1)] == [0, 5]
    for seat in (0, 1):
        assert sum(part.points for part in RULEBOOK.breakdown(g, [])[seat]) == score_of(g, seat).total()
    assert RULEBOOK.standing(g) == (0, 5)
    seen = RULEBOOK.view(g, 1).seats[0].score
    assert seen is not None
    assert seen.total == 0


@rule("scythe:score.floor")
def test_two_fortunes_of_zero_go_by_the_usual_tie_breaks() -> None:
    """Nordic has bid far more than Crimea, but has more power: the sums below zero are forgotten."""
    g = bidders(40, 12, coins=(9, 9))
    g.power[0], g.power[1] = 6, 5
    FinishGame().run(g)
    assert g.result is not None
    assert (g.result.scores, g.result.winners) == ((0, 0), (0,))


@rule("scythe:score.floor")
def test_partners_add_up_what_is_never_below_zero() -> None:
    names = ("nordic industrial", "rusviet engineering", "crimea mechanical", "saxony patriotic")
    rows = "".join(f"seat {name}: coins 9; popularity 0\n" for name in names)
    g = position(f"option teams: True\n{rows}bids: nordic 40; rusviet 0; crimea 0; saxony 0\nturn nordic\n")
    totals = [score_of(g, seat).total() for seat in range(4)]
    assert totals[0] == 0
    assert extra(g, 0, TeamsView).totals == [totals[0] + totals[1], totals[2] + totals[3]]


def test_under_the_first_rulings_a_fortune_may_be_below_zero() -> None:
    g = bidders(12, 4, coins=(9, 9), head="option rulings: 1\n")
    assert [score_of(g, seat).total() for seat in (0, 1)] == [-3, 5]
    for seat in (0, 1):
        assert sum(part.points for part in RULEBOOK.breakdown(g, [])[seat]) == score_of(g, seat).total()
