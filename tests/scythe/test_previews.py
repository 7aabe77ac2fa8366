"""What a player is told before choosing: costs and gains, the ceilings of a combat, fortunes so far, and why not."""

from __future__ import annotations

from marches.games.scythe.edge.preview import Ceiling
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.scoring import score_of
from marches.kernel.line import Fact, Line
from marches.table.view import drawn
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
    draw,
    move,
    offers,
    play,
    position,
    preview,
    question,
    refused,
    section,
    start_move,
)

Facts = dict[str, Fact]


def facts(lines: list[Line], key: str) -> list[Facts]:
    return [dict(line.facts) for line in lines if line.key == f"scythe-preview-{key}"]


SEATS = """
    seat nordic industrial: coins 10; power 8; popularity 8; recruit upgrade; bonus coins
    seat rusviet engineering: recruit upgrade; bonus power
    seat crimea mechanical: recruit deploy; bonus power
"""


@rule("scythe:turn.cost-visible-before")
def test_a_section_says_what_it_costs_and_gives_now() -> None:
    g = position(f"{SEATS}hex r1c4: nordic worker; 2 oil\nhex r1c5: nordic monument\nturn nordic\n")
    lines = preview(g, "section", section="bolster")
    assert facts(lines, "bolster") == [{"cost": 1, "power": 2, "cards": 1}]
    assert facts(lines, "structure") == [{"structure": "structure:monument", "count": 1, "benefit": "bonus:popularity"}]
    assert facts(lines, "bottom") == [
        {"bottom": "bottom:upgrade", "cost": 3, "resource": "resource:oil", "held": 2, "coins": 3}
    ]
    assert facts(lines, "recruit") == [
        {"seat": "seat:0", "benefit": "bonus:power"},
        {"seat": "seat:1", "benefit": "bonus:power"},
    ]
    better = position(f"{SEATS}turn nordic\n".replace("coins 10", "coins 10; cube bolster-power; covered upgrade 1"))
    lines = preview(better, "section", section="bolster")
    assert facts(lines, "bolster") == [{"cost": 1, "power": 3, "cards": 1}]
    assert facts(lines, "bottom")[0]["cost"] == 2
    assert facts(lines, "structure") == []


def test_the_armory_is_told_under_trade() -> None:
    g = position(f"{SEATS}hex r1c5: nordic armory\nturn nordic\n")
    lines = preview(g, "section", section="trade")
    assert facts(lines, "trade") == [{"cost": 1, "resources": 2, "popularity": 1}]
    assert facts(lines, "structure") == [{"structure": "structure:armory", "count": 1, "benefit": "bonus:power"}]


@rule("scythe:produce.cost", "scythe:build.mill")
def test_produce_says_what_the_best_territories_and_the_mill_would_make() -> None:
    board = "hex r1c4: nordic 3 workers\nhex r1c5: nordic 2 workers\nhex r2c5: nordic worker\n"
    g = position(f"{SEATS}{board}turn nordic\n")
    lines = preview(g, "section", section="produce")
    assert facts(lines, "produce") == [{"power": 1, "popularity": 1, "coins": 0, "territories": 2}]
    assert facts(lines, "yield") == [{"count": 5}]
    mill = position(f"{SEATS}{board}hex r2c5: nordic mill\nturn nordic\n")
    assert facts(preview(mill, "section", section="produce"), "yield") == [{"count": 7}]


@rule("scythe:combat.cards-per-unit", "scythe:combat.dial-secret")
def test_before_a_step_into_combat_both_ceilings_are_told() -> None:
    seats = "seat nordic industrial: power 9; cards 2 2 3\nseat rusviet engineering: power 3; cards 2 2 2 2\n"
    board = "hex r3c3: nordic character; nordic mech 1\nhex r3c2: rusviet mech 1; rusviet mech 2; rusviet worker\n"
    g = position(f"{seats}{board}turn nordic\n")
    start_move(g)
    play(g, "move", unit="character")
    rusviet, nordic = facts(preview(g, "go", to="r3c2"), "ceiling")
    assert rusviet == {"seat": "seat:1", "power": 3, "cards": 2, "most": 13}
    assert nordic == {"seat": "seat:0", "power": 7, "cards": 1, "most": 12}
    assert [drawn(RULEBOOK, line) for line in preview(g, "go", to="r3c2")] == [
        Ceiling(1, 3, 2, 13),
        Ceiling(0, 7, 1, 12),
    ]
    play(g, "go", to="r3c2")
    play(g, "move", unit="mech-1")
    assert facts(preview(g, "go", to="r3c2"), "ceiling")[1]["cards"] == 2
    assert g.combat is None
    play(g, "go", to="r3c2")
    assert question(g) == "Commit"
    lines = preview(g, "play-cards", 0, twos=0, threes=0, fours=0, fives=0)
    assert facts(lines, "ceiling") == [rusviet, {**nordic, "cards": 2, "most": 17}]


@rule("scythe:faction.rusviet.peoples-army")
def test_a_ceiling_counts_the_card_a_worker_allows() -> None:
    seats = "seat nordic industrial: power 9; cards 2 2 3\nseat rusviet engineering: power 3; cards 2 2 2 2\n"
    board = "hex r3c3: nordic character\nhex r3c2: rusviet mech 3; rusviet worker\n"
    g = position(f"{seats}{board}turn nordic\n")
    start_move(g)
    play(g, "move", unit="character")
    assert facts(preview(g, "go", to="r3c2"), "ceiling")[0]["cards"] == 2


def test_ceilings_tell_nothing_of_a_hand() -> None:
    board = "hex r3c3: nordic character\nhex r3c2: rusviet mech 1\nturn nordic\n"
    seen = []
    for hand in ("2 2", "5 5"):
        g = position(f"seat nordic industrial: power 9\nseat rusviet engineering: power 3; cards {hand}\n{board}")
        start_move(g)
        play(g, "move", unit="character")
        seen.append(preview(g, "go", to="r3c2"))
    assert seen[0] == seen[1]


@rule("scythe:end.sample-scoring")
def test_everyone_sees_every_fortune_as_it_stands() -> None:
    board = "hex r3c3: crimea 2 workers; 4 wood\nturn nordic\n"
    g = position(f"{SEATS}{board}".replace("recruit deploy", "popularity 14; star power; recruit deploy"))
    for viewer in (0, 1, 2, -2):
        shown = [seat.score for seat in RULEBOOK.view(g, viewer).seats]
        totals = [score.total for score in shown if score is not None]
        assert totals == [score_of(g, seat).total() for seat in range(3)]
    crimea = RULEBOOK.view(g, 0).seats[2].score
    assert crimea is not None
    assert (crimea.held, crimea.tier, crimea.stars, crimea.territories, crimea.resources) == (
        6,
        2,
        (1, 5),
        (1, 4),
        (4, 6),
    )
    before = RULEBOOK.dump(g)
    RULEBOOK.view(g, 0)
    assert RULEBOOK.dump(g) == before


# -- why not ---------------------------------------------------------------------------------------------------


@rule("scythe:move.river", "scythe:move.lake", "scythe:move.no-home-base")
def test_a_hex_that_cannot_be_entered_says_why() -> None:
    g = position(f"{SEATS}hex r1c4: nordic character\nhex r4c3: nordic mech 1\nturn nordic\n")
    start_move(g)
    play(g, "move", unit="character")
    assert refused(g, "go", to="r1c3").key == "scythe-why-river"
    assert refused(g, "go", to="r0c4").key == "scythe-why-home-base"
    play(g, "go", to="r1c5")
    play(g, "move", unit="mech-1")
    assert refused(g, "go", to="r4c2").key == "scythe-why-lake"


@rule("scythe:trade.placement")
def test_traded_resources_need_a_worker_and_say_so() -> None:
    board = "hex r1c4: nordic worker\nhex r1c5: nordic mech 1\nhex r1c6: crimea worker\nturn nordic\n"
    g = position(f"{SEATS}{board}")
    section(g, "trade")
    play(g, "trade-resources")
    assert refused(g, "place", hex="r1c5").facts == {"hex": "hex:r1c5"}
    assert not offers(g, "place", hex="r1c5")
    play(g, "place", hex="r1c4")
    assert question(g) == "TakeResources"


@rule("scythe:resource.spend-controlled", "scythe:control.single-owner")
def test_tokens_beside_ones_own_structure_may_belong_to_another() -> None:
    board = """
        hex r1c4: nordic worker; 2 oil
        hex r1c5: nordic worker; 2 oil
        hex r1c6: nordic mine; crimea worker; 3 oil
        turn nordic
    """
    g = position(SEATS + board)
    section(g, "bolster")
    play(g, "skip")
    play(g, "take-bottom", bottom="upgrade")
    reason = refused(g, "pay", hex="r1c6", resource="oil")
    assert (reason.key, reason.facts["seat"]) == ("scythe-why-held-by-other", "seat:2")
    assert offers(g, "pay", hex="r1c4", resource="oil")


@rule("scythe:turn.full-cost")
def test_an_action_that_cannot_be_paid_says_what_is_missing() -> None:
    g = position(f"{SEATS}hex r1c4: nordic worker; 2 oil\nturn nordic\n".replace("coins 10", "coins 0"))
    section(g, "bolster")
    assert dict(refused(g, "bolster-power").facts) == {"cost": 1, "held": 0}
    play(g, "skip")
    assert dict(refused(g, "take-bottom", bottom="upgrade").facts) == {"resource": "resource:oil", "held": 2, "cost": 3}


@rule("scythe:combat.winner-star")
def test_a_ceiling_is_never_passed() -> None:
    board = "hex r3c3: nordic character\nhex r3c2: rusviet mech 1\nturn nordic\n"
    g = position(f"seat nordic industrial: power 9; cards 5\nseat rusviet engineering: power 3; cards 5\n{board}")
    start_move(g)
    move(g, "r3c2")
    play(g, "done")
    most = [
        entry["most"] for entry in facts(preview(g, "play-cards", 0, twos=0, threes=0, fours=0, fives=0), "ceiling")
    ]
    assert most == [8, 12]
    commit(g, 0, 7, 5)
    commit(g, 1, 3, 5)
    draw(g)
    assert g.stars_placed(0) == 1
