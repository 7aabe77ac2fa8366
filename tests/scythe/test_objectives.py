"""Objectives: when they may be revealed, what they ask for, what becomes of the cards."""

from __future__ import annotations

import msgspec
import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge.extras import CardsView, GoalView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.objective_goals import OBJECTIVES_PART
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import OBJECTIVE_STAR, size
from marches.kernel.setup import Setup
from marches.table.view import page
from marches.text import LANGUAGES, Words
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
    draw,
    extra,
    legal,
    move,
    offers,
    play,
    position,
    question,
    refused,
    resources,
    section,
    start_move,
)

PROMOS = "option promos: True\n"
AS_PRINTED = "option objective-timing: printed\n"
TIMING = {card.id: card.timing for card in components.PRINTED.objectives}


def holding(cards: str, clauses: str = "", board: str = "", other: str = "power 4", head: str = "") -> ScytheGame:
    """Nordic holds these objectives and has chosen Bolster, over Upgrade."""
    seat = f"seat nordic industrial: coins 5; power 5; popularity 5; objectives {cards}; {clauses}\n"
    g = position(f"{PROMOS}{head}{seat}seat crimea mechanical: {other}\n{board}turn nordic\n")
    section(g, "bolster")
    return g


def to_the_end(g: ScytheGame) -> None:
    """Skip both actions."""
    play(g, "skip")
    play(g, "skip")


def on(*places: str) -> str:
    """A worker of Nordic's on each of these hexes."""
    return "".join(f"hex {place}: nordic worker\n" for place in places)


EACH = "1 metal; 1 food; 1 oil; 1 wood"
ALL_ROUND = "cube gain-coins; covered upgrade 1; recruit build; bonus coins"
MINE_MILL_ARMORY = "hex r3c3: nordic mine\nhex r3c1: nordic mill\nhex r2c1: nordic armory\n"
CARDS = "cards 2 2 2 2 2 2 2"

# card, clauses of the seat, rows of the board
MET = [
    ("1", "", on("r2c4", "r1c1") + "hex r3c2: nordic mech 1\n"),
    ("2", "", on("r2c3", "r3c2", "r3c5")),
    ("3", "", on("r1c2", "r2c5", "r2c6")),
    ("4", "", on("r1c5", "r2c1", "r2c3")),
    ("5", "power 4", "hex r4c3: nordic character\n"),
    ("7", "factory 3", "hex r1c5: nordic mech 1\n" + "hex r1c4: nordic 3 workers\n"),
    ("8", "coins 2; popularity 7", "hex r1c4: nordic 4 workers\n"),
    ("9", "", "hex r1c4: nordic worker; 3 metal; 2 food; 2 oil; 2 wood\n"),
    ("10", "", on("r1c4", "r3c3", "r3c1")),
    ("11", "", on("r1c3", "r1c6", "r3c6")),
    ("12", "coins 20", ""),
    ("13", "", "hex r1c4: nordic character; nordic 3 workers; nordic mech 1; nordic mine\n"),
    ("14", ALL_ROUND, f"hex r1c4: nordic worker; nordic mech 1; nordic mine; {EACH}\n"),
    ("15", "recruit build; recruit deploy; bonus coins; bonus power", "hex r1c4: nordic 2 workers\n"),
    ("16", "", "hex r1c4: nordic character; nordic worker; nordic mech 1; 5 wood\n"),
    ("17", "", on("r3c3", "r4c4")),
    ("18", "power 0; popularity 13", "hex r1c4: nordic 5 workers\n"),
    ("19", "", on("r2c3", "r2c4", "r3c3", "r3c5", "r4c4")),
    ("20", "popularity 7", MINE_MILL_ARMORY),
    ("21", "", "hex r1c4: nordic worker; 4 oil\nhex r1c5: nordic worker; 5 oil\n"),
    ("22", "factory 3", ""),
    ("23", f"{CARDS} 2; star combat", ""),
    ("24", "", "hex r3c3: nordic 5 workers\n"),
    ("25", "popularity 3; power 13", "hex r1c4: nordic mech 1\nhex r1c5: nordic mech 2\n"),
    ("26", "", on("r1c1", "r1c2", "r2c1", "r1c4", "r1c3")),
    ("27", "", MINE_MILL_ARMORY),
]
# card, clauses, rows, the measure that falls short
MISSED = [
    ("1", "", on("r2c4", "r1c1"), "control-mountain"),
    ("2", "", on("r2c3", "r3c2", "r1c1") + "hex r1c1: nordic mine\n", "control-tunnel"),
    ("3", "", on("r1c2", "r2c5") + "hex r2c6: crimea worker\n", "control-farm"),
    ("4", "", on("r1c5", "r2c1"), "control-tundra"),
    ("5", "power 3", "hex r4c3: nordic character\n", "stronger-players"),
    ("5", "power 9", "", "control-factory"),
    ("6", "power 7", "", "driven-off"),
    ("7", "factory 3", "hex r1c5: nordic mech 1\nhex r1c4: nordic 4 workers\n", "workers"),
    ("7", "", "hex r1c5: nordic mech 1\n", "factory-cards"),
    ("7", "factory 3", "", "mechs"),
    ("8", "coins 3; popularity 7", "hex r1c4: nordic 4 workers\n", "coins"),
    ("8", "coins 2; popularity 6", "hex r1c4: nordic 4 workers\n", "popularity"),
    ("8", "coins 2; popularity 7", "hex r1c4: nordic 3 workers\n", "workers"),
    ("9", "", "hex r1c4: nordic worker; 5 metal; 2 food; 4 oil\n", "hoard-of-each"),
    ("9", "", "hex r1c4: nordic worker; 5 metal; 1 food; 1 oil; 1 wood\n", "hoard-of-each"),
    ("9", "", "hex r1c4: 8 metal; 1 food; 1 oil; 1 wood\nhex r1c5: nordic worker\n", "hoard-of-each"),
    ("10", "", on("r1c4", "r3c3"), "control-forest"),
    ("11", "", on("r1c3", "r1c6"), "control-village"),
    ("12", "coins 19", "", "coins"),
    ("13", "", "hex r1c4: nordic character; nordic 3 workers; nordic mech 1\n", "pieces-together"),
    ("13", "", "hex r0c4: nordic character; nordic 5 workers\n", "pieces-together"),
    ("14", "cube gain-coins", f"hex r1c4: nordic worker; nordic mech 1; nordic mine; {EACH}\n", "recruits"),
    ("14", ALL_ROUND, "hex r1c4: nordic worker; nordic mech 1; nordic mine; 3 metal; 1 food; 1 oil\n", "each-resource"),
    ("15", "recruit build; bonus coins", "hex r1c4: nordic 2 workers\n", "workers-and-recruits"),
    ("16", "", "hex r1c4: nordic character; nordic 2 workers; nordic mech 1; 5 wood\n", "hoard-with-units"),
    ("16", "", "hex r1c4: nordic character; nordic worker; nordic mech 1; nordic mech 2; 5 wood\n", "hoard-with-units"),
    ("16", "", "hex r1c4: nordic worker; nordic mech 1; 5 wood\n", "hoard-with-units"),
    ("16", "", "hex r1c4: nordic character; nordic worker; nordic mech 1; 4 wood\n", "hoard-with-units"),
    ("17", "factory 3", on("r3c3", "r4c4"), "factory-cards"),
    ("17", "", on("r3c3", "r4c3"), "control-by-factory"),
    ("18", "power 1; popularity 13", "hex r1c4: nordic 5 workers\n", "power"),
    ("18", "power 0; popularity 12", "hex r1c4: nordic 5 workers\n", "popularity"),
    ("18", "power 0; popularity 13", "hex r1c4: nordic 4 workers\n", "workers"),
    ("19", "", on("r2c3", "r2c4", "r3c3", "r3c5", "r5c3"), "control-around-lake"),
    ("20", "popularity 7", MINE_MILL_ARMORY + "hex r1c4: nordic mech 1\n", "mechs"),
    ("20", "popularity 6", MINE_MILL_ARMORY, "popularity"),
    ("20", "popularity 7", "hex r3c3: nordic mine\nhex r3c1: nordic mill\n", "structures"),
    ("21", "", "hex r1c4: nordic worker; 4 oil; 4 wood\nhex r1c5: nordic worker; 4 oil\n", "best-resource"),
    ("22", "factory 3; cube gain-coins; covered upgrade 1", "", "upgrades"),
    ("22", "", "", "factory-cards"),
    ("23", f"{CARDS}; star combat", "", "combat-cards"),
    ("23", f"{CARDS} 2", "", "combat-stars"),
    ("24", "", "hex r3c3: nordic 4 workers\nhex r4c4: nordic 4 workers\n", "workers-by-factory"),
    ("25", "popularity 4; power 13", "hex r1c4: nordic mech 1\nhex r1c5: nordic mech 2\n", "popularity"),
    ("25", "popularity 3; power 12", "hex r1c4: nordic mech 1\nhex r1c5: nordic mech 2\n", "power"),
    ("25", "popularity 3; power 13", "hex r1c4: nordic mech 1\n", "mechs"),
    ("26", "", on("r1c1", "r1c2", "r2c1", "r1c4") + "hex r1c3: nordic mech 1\n", "terrains-worked"),
    ("27", "", MINE_MILL_ARMORY.replace("r3c3", "r1c5"), "structures-by-base"),
    ("27", "", "hex r3c3: nordic mine\nhex r3c1: nordic mill\n", "structures"),
]


@rule("scythe:star.objective", "scythe:objective.met-at-reveal", "scythe:objective.timing-printed")
@pytest.mark.parametrize(("card", "clauses", "board"), MET, ids=[card for card, _, _ in MET])
def test_an_objective_that_is_met_earns_a_star(card: str, clauses: str, board: str) -> None:
    g = holding(card, clauses, board)
    printed = holding(card, clauses, board, head=AS_PRINTED)
    for window in ("ChooseTop", "ChooseBottom"):
        assert (question(g), question(printed)) == (window, window)
        assert offers(g, "reveal-objective", objective=card)
        assert offers(printed, "reveal-objective") == (TIMING[card] == "any-window")
        play(g, "skip")
        play(printed, "skip")
    assert (question(g), question(printed)) == ("EndWindow", "EndWindow")
    assert offers(printed, "reveal-objective", objective=card)
    play(g, "reveal-objective", objective=card)
    assert g.star_count(0, OBJECTIVE_STAR) == 1
    assert g.active == 1


@rule("scythe:objective.met-at-reveal")
@pytest.mark.parametrize(
    ("card", "clauses", "board", "measure"), MISSED, ids=[f"{card}-{measure}" for card, _, _, measure in MISSED]
)
def test_an_objective_that_is_not_met_is_refused_with_what_is_missing(
    card: str, clauses: str, board: str, measure: str
) -> None:
    g = holding(card, clauses, board)
    to_the_end(g)
    reason = refused(g, "reveal-objective", objective=card)
    assert (reason.rule, reason.facts["measure"]) == ("scythe:objective.met-at-reveal", f"measure:{measure}")


def test_every_card_is_tested_both_ways() -> None:
    assert {card for card, _, _ in MET} | {"6"} == {card.id for card in components.PRINTED.objectives}
    assert {card for card, _, _, _ in MISSED} == {card.id for card in components.PRINTED.objectives}


def test_workers_driven_off_this_turn_count_until_it_ends() -> None:
    seats = "seat nordic industrial: power 7; popularity 5; objectives 6\nseat crimea mechanical:\n"
    g = position(seats + "hex r1c4: nordic character\nhex r1c5: crimea worker\nhex r2c4: nordic worker\nturn nordic\n")
    start_move(g)
    assert not offers(g, "reveal-objective")
    move(g, "r1c5")
    play(g, "done")
    assert offers(g, "reveal-objective", objective="6")
    play(g, "skip")
    play(g, "end-turn")
    section(g, "trade")
    to_the_end(g)
    section(g, "bolster")
    assert refused(g, "reveal-objective", objective="6").facts["now"] == 0


def test_workers_that_flee_after_a_won_combat_count_too() -> None:
    seats = "seat nordic industrial: power 9; popularity 5; objectives 6\nseat crimea mechanical: power 1\n"
    g = position(seats + "hex r1c4: nordic character\nhex r1c5: crimea worker; crimea mech 1\nturn nordic\n")
    start_move(g)
    move(g, "r1c5")
    play(g, "done")
    commit(g, 0, 2)
    commit(g, 1, 0)
    assert offers(g, "reveal-objective", objective="6")


@rule("scythe:objective.timing")
def test_before_between_and_after_the_actions_but_never_inside_one() -> None:
    # Objective 13 asks for six pieces together: they are, only while the second worker has not left yet.
    seats = "seat nordic industrial: objectives 13\nseat crimea mechanical:\n"
    board = "hex r1c4: nordic character; nordic 3 workers; nordic mine\nhex r2c4: nordic worker\nturn nordic\n"
    g = position(seats + board)
    start_move(g)
    move(g, "r1c4", unit="worker", from_="r2c4")
    assert not any(a.verb == "reveal-objective" for a in g.decision.candidates(g, 0))  # type: ignore[union-attr]
    move(g, "r1c5", unit="character")
    assert refused(g, "reveal-objective").rule == "scythe:objective.met-at-reveal"
    for skips in range(3):
        window = holding("22", "factory 3")
        for _ in range(skips):
            play(window, "skip")
        assert question(window) == ("ChooseTop", "ChooseBottom", "EndWindow")[skips]
        play(window, "reveal-objective", objective="22")
        assert window.star_count(0, OBJECTIVE_STAR) == 1
        assert question(window) == ("ChooseTop", "ChooseBottom", "ChooseSection")[skips]


@rule("scythe:objective.timing")
def test_only_on_ones_own_turn() -> None:
    seats = "seat nordic industrial:\nseat crimea mechanical: objectives 22; factory 3\nturn nordic\n"
    g = position(seats)
    section(g, "bolster")
    assert not offers(g, "reveal-objective")
    to_the_end(g)
    section(g, "bolster")
    assert offers(g, "reveal-objective", objective="22")


@rule("scythe:objective.timing")
def test_around_the_actions_of_a_factory_card() -> None:
    seats = "seat nordic industrial: objectives 22 8; factory 3\nseat crimea mechanical:\nturn nordic\n"
    g = position(seats)
    play(g, "factory-section", factory_card="3")
    assert offers(g, "reveal-objective", objective="22")
    play(g, "skip")
    assert offers(g, "reveal-objective", objective="22")
    play(g, "factory-move")
    assert not offers(g, "reveal-objective")
    play(g, "done")
    assert question(g) == "EndWindow"
    assert offers(g, "reveal-objective", objective="22")


NINE_OIL = "hex r1c4: nordic 2 workers; 9 oil\n"


@rule("scythe:objective.timing")
def test_nine_oil_can_be_shown_between_bolster_and_the_upgrade_that_spends_some() -> None:
    g = holding("21", board=NINE_OIL)
    play(g, "bolster-power")
    assert offers(g, "reveal-objective", objective="21")
    play(g, "take-bottom")
    play(g, "decline")
    assert (question(g), resources(g, "r1c4")) == ("EndWindow", {"oil": 6})
    assert refused(g, "reveal-objective", objective="21").rule == "scythe:objective.met-at-reveal"


@rule("scythe:objective.timing-printed")
@pytest.mark.parametrize("upgrade", [False, True])
def test_as_printed_nine_oil_must_last_to_the_end_of_the_turn(upgrade: bool) -> None:
    g = holding("21", board=NINE_OIL, head=AS_PRINTED)
    play(g, "bolster-power")
    assert not offers(g, "reveal-objective")
    assert refused(g, "reveal-objective", objective="21").key == "scythe-why-end-of-turn"
    assert refused(g, "reveal-objective", objective="21").rule == "scythe:objective.timing-printed"
    play(g, "take-bottom" if upgrade else "skip")
    if upgrade:
        play(g, "decline")
    assert question(g) == "EndWindow"
    assert resources(g, "r1c4") == {"oil": 6 if upgrade else 9}
    assert offers(g, "reveal-objective", objective="21") is not upgrade


@rule("scythe:objective.timing-printed")
@pytest.mark.parametrize(("head", "monopoly"), [("", True), (AS_PRINTED, False)])
def test_cards_without_a_printed_moment_keep_all_windows_and_every_card_does_by_default(
    head: str, monopoly: bool
) -> None:
    g = holding("21 23", f"{CARDS} 2; star combat", NINE_OIL, head=head)
    for window in ("ChooseTop", "ChooseBottom"):
        assert question(g) == window
        assert offers(g, "reveal-objective", objective="23")
        assert offers(g, "reveal-objective", objective="21") is monopoly
        play(g, "skip")
    assert offers(g, "reveal-objective", objective="21")
    assert offers(g, "reveal-objective", objective="23")
    assert RULEBOOK.option(Setup("scythe", 2, ("nordic", "crimea")), "objective-timing") == "any"


@rule("scythe:objective.discard-both")
def test_both_cards_go_under_the_deck_the_other_one_unseen() -> None:
    g = holding("9 22", "factory 3")
    before = RULEBOOK.view(g, 1).objective_deck
    play(g, "reveal-objective", objective="22")
    assert RULEBOOK.view(g, 0).objectives == []
    assert RULEBOOK.view(g, 1).seats[0].objectives == 0
    assert RULEBOOK.view(g, 1).objective_deck == before + 2
    assert [code % 32 for code in g.objective_bottom] == [21, 8]
    assert [code // 32 for code in g.objective_bottom] == [0, 1]
    to_the_end(g)
    assert "objective-bottom: 22 9@nordic" in RULEBOOK.dump(g)


@rule("scythe:objective.one-star")
def test_there_is_no_second_objective_star() -> None:
    g = holding("22", "factory 3; star objective")
    assert refused(g, "reveal-objective", objective="22").rule == "scythe:objective.one-star"
    to_the_end(g)
    assert question(g) == "ChooseSection"


@rule("scythe:objective.one-star", "scythe:faction.saxony.dominate-objectives")
def test_saxony_keeps_the_other_card_and_reveals_it_too() -> None:
    seats = "seat saxony industrial: objectives 22 8; factory 3; coins 2; popularity 7\nseat crimea mechanical:\n"
    g = position(seats + "hex r6c0: saxony 4 workers\nturn saxony\n")
    section(g, "bolster")
    play(g, "reveal-objective", objective="22")
    assert RULEBOOK.view(g, 0).objectives == ["8"]
    play(g, "skip")
    play(g, "reveal-objective", objective="8")
    assert g.star_count(0, OBJECTIVE_STAR) == 2
    assert [code // 32 for code in g.objective_bottom] == [0, 0]


@rule("scythe:objective.may-wait")
def test_a_completed_objective_may_be_kept() -> None:
    g = holding("22 8", "factory 3")
    to_the_end(g)
    play(g, "end-turn")
    assert g.active == 1
    assert RULEBOOK.view(g, 0).objectives == ["8", "22"]
    assert g.star_count(0, OBJECTIVE_STAR) == 0


@rule("scythe:objective.met-at-reveal")
def test_what_was_met_before_and_is_no_longer_does_not_count() -> None:
    g = holding("8", "coins 2; popularity 7", "hex r1c4: nordic 4 workers\n")
    assert offers(g, "reveal-objective", objective="8")
    play(g, "bolster-power")
    assert offers(g, "reveal-objective", objective="8")
    g.coins[0] = 3
    assert refused(g, "reveal-objective", objective="8").facts == {"measure": "measure:coins", "now": 3, "most": 2}


@rule("scythe:turn.bottom.coins-decline")
def test_coins_may_be_refused_for_the_sake_of_an_objective() -> None:
    board = "hex r1c4: nordic 4 workers; 3 oil\n"
    g = holding("8", "coins 2; popularity 7", board)
    play(g, "skip")
    play(g, "take-less")
    play(g, "amount", count=0)
    play(g, "decline")
    assert g.coins[0] == 2
    play(g, "reveal-objective", objective="8")
    assert g.star_count(0, OBJECTIVE_STAR) == 1


@rule("scythe:end.trigger", "scythe:star.objective")
def test_an_objective_can_be_the_sixth_star() -> None:
    g = holding("22", "factory 3; star mechs; star structures; star recruits; star workers; star power")
    play(g, "reveal-objective", objective="22")
    assert g.result is not None
    assert g.decision is None


@rule("scythe:setup.objectives-hidden")
def test_others_see_neither_the_cards_nor_whether_they_are_met() -> None:
    pages = []
    for cards in ("22 8", "9 19"):
        g = holding(cards, "factory 3")
        seen = [page(RULEBOOK, g, 0, seat) for seat in (1, -2)]
        to_the_end(g)
        seen += [page(RULEBOOK, g, 0, seat) for seat in (1, -2)]
        pages.append(msgspec.json.encode(seen))
    assert pages[0] == pages[1]


@rule("scythe:setup.objectives-start", "scythe:setup.objective-deck", "scythe:setup.objective-deck-return")
@rule("scythe:component.objective-deck", "scythe:setup.objectives-hidden")
def test_two_of_23_cards_are_dealt_to_each() -> None:
    g = RULEBOOK.start(Setup("scythe", 2, ("random",) * 3))
    assert size(g.objective_deck) == 23
    g.advance()
    while question(g) != "ChooseSection":
        draw(g)
    views = [RULEBOOK.view(g, seat) for seat in range(3)]
    assert [len(view.objectives) for view in views] == [2, 2, 2]
    assert len({card for view in views for card in view.objectives}) == 6
    assert RULEBOOK.view(g, -2).objectives == []
    assert views[0].objective_deck == 17


@rule("scythe:component.promos")
def test_promo_objectives_come_only_where_they_are_wanted() -> None:
    assert size(RULEBOOK.kit.objectives.in_play(Options((), {}))) == 23
    assert size(RULEBOOK.kit.objectives.in_play(Options((), {"promos": True}))) == 27


@rule("scythe:objective.timing", "scythe:objective.timing-printed")
@pytest.mark.parametrize(("head", "shown"), [("", "any-window"), (AS_PRINTED, "end-of-turn")])
def test_a_card_is_said_to_wait_for_the_end_of_the_turn_only_where_it_does(head: str, shown: str) -> None:
    assert TIMING["21"] == "end-of-turn"
    g = holding("21 23", head=head)
    cards = extra(g, 0, CardsView).objectives
    assert (cards["21"].timing, cards["23"].timing) == (shown, "any-window")


def test_a_seat_reads_what_its_own_cards_ask_for() -> None:
    g = holding("8")
    shown = extra(g, 0, CardsView).objectives
    assert shown["8"].timing == "any-window"
    assert shown["8"].goals[0] == GoalView("coins", least=0, most=2, now=5, met=False)
    assert extra(g, 1, CardsView).objectives == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_objective_and_measure_has_words(lang: str) -> None:
    words = Words(lang)
    for card in components.PRINTED.objectives:
        assert words.knows(f"scythe-objective-{card.id}")
    for goals in OBJECTIVES_PART.of(RULEBOOK.kit).goals:
        for goal in goals:
            assert words.knows(f"scythe-measure-{goal.measure.name}"), goal.measure.name


def test_the_offer_says_what_the_card_asks_for() -> None:
    g = holding("20", "popularity 7", MINE_MILL_ARMORY)
    assert g.decision is not None
    lines = g.decision.preview(g, 0, next(a for a in legal(g) if a.verb == "reveal-objective"))
    assert Words("en").phrase(lines) == (
        "at least 3 (structures), at least 7 (popularity), exactly 0 (mechs), a star for the objective"
    )
