"""Rulings and edge cases: encounters of a winner, the way past the Factory, stops, several units in one combat."""

from __future__ import annotations

import pytest

from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
    draw,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    resources,
    start_move,
)


def duel(text: str, nordic: str = "power 8", crimea: str = "power 8") -> ScytheGame:
    """Nordic, to move, against Crimea."""
    return position(f"seat nordic industrial: {nordic}\nseat crimea mechanical: {crimea}\nturn nordic\n{text}")


@rule("scythe:combat.winner-encounter")
def test_a_defending_character_that_wins_on_a_token_has_the_encounter() -> None:
    g = duel("hex r5c3: nordic mech 1\nhex r6c2: crimea character\n", crimea="power 8; coins 0")
    start_move(g)
    move(g, "r6c2", unit="mech-1")
    play(g, "done")
    commit(g, 0, 1)
    commit(g, 1, 7)
    draw(g)
    draw(g, encounter="1")
    assert g.decision is not None
    assert g.decision.seats(g) == (1,)
    play(g, "choose-option", 1, option="a")
    assert (g.coins[1], g.active, question(g)) == (2, 0, "ChooseBottom")


@rule("scythe:combat.winner-encounter", "scythe:encounter.character-only")
def test_a_mech_that_wins_on_a_token_leaves_it_there() -> None:
    g = duel("hex r5c3: nordic mech 1\nhex r6c2: crimea mech 1\n")
    start_move(g)
    move(g, "r6c2", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert question(g) == "ChooseBottom"
    assert g.encounters >> place(g, "r6c2") & 1


@rule("scythe:factory.gain")
def test_a_character_that_passes_the_factory_gets_no_card() -> None:
    for last, card in (("r5c3", False), ("r4c3", True)):
        g = duel("hex r3c3: nordic character\nhex r6c6: nordic mech 4\n")
        start_move(g)
        play(g, "move", unit="character")
        play(g, "go", to="r4c3")
        play(g, "go", to=last) if last != "r4c3" else play(g, "halt")
        play(g, "done")
        assert (question(g) == "ChooseFactoryCard") == card


@rule("scythe:encounter.timing", "scythe:combat.winner-encounter", "scythe:combat.timing")
@pytest.mark.parametrize("first", ["r6c3", "r6c2"])
def test_all_combats_then_the_encounter_then_the_bottom_action(first: str) -> None:
    """The character fights on a token; the other combat comes before the card even if it won first."""
    g = duel("hex r5c3: nordic character; nordic mech 1\nhex r6c2: crimea mech 1\nhex r6c3: crimea mech 3\n")
    start_move(g)
    move(g, "r6c2")
    move(g, "r6c3", unit="mech-1")
    order = []
    while question(g) not in ("ChooseBottom", "over"):
        order.append(question(g))
        if question(g) == "ChooseCombat":
            play(g, "fight", hex=first)
        elif question(g) == "Commit":
            commit(g, 0, 4)
            commit(g, 1, 0)
        elif question(g) == "DrawEncounter":
            draw(g, encounter="15")
        else:
            play(g, "choose-option", option="a")
    assert order == ["ChooseCombat", "Commit", "Commit", "DrawEncounter", "ChooseOption"]


@rule("scythe:move.enemy-workers.follow-through", "scythe:move.enemy-workers.stop")
def test_the_unit_that_drove_workers_off_may_not_go_on_itself() -> None:
    g = duel("hex r3c3: nordic mech 4; nordic character\nhex r4c3: crimea 2 workers\n", "power 8; popularity 1")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r4c3")
    assert refused(g, "move", unit="mech-4").rule == "scythe:move.different-units"
    assert (g.popularity[0], g.workers(1, place(g, "r8c2"))) == (0, 2)
    move(g, "r4c3", "r5c3")
    assert g.character[0] == place(g, "r5c3")


@rule("scythe:combat.cards-per-unit", "scythe:move.enemy-fighters.stop")
def test_units_sent_one_after_the_other_fight_together() -> None:
    own = "hex r3c3: nordic mech 1\nhex r5c3: nordic mech 3; nordic 2 workers\n"
    g = duel(own + "hex r4c3: crimea mech 1; crimea character\n", "power 8; cards 2 3 4")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "move", unit="mech-3")
    play(g, "load-all")
    play(g, "go", to="r4c3")
    play(g, "done")
    assert offers(g, "play-cards", 0, threes=1, fours=1, twos=0)
    assert refused(g, "play-cards", 0, twos=1, threes=1, fours=1).facts == {"limit": 2}
    commit(g, 0, 0)
    commit(g, 1, 7)
    assert [g.mech[0], g.mech[2]] == [place(g, "r0c4")] * 2
    assert g.workers(0, place(g, "r0c4")) == 2
    assert g.star_count(1, COMBAT_STAR) == 1


@rule("scythe:move.workers-carried-in", "scythe:move.resources")
def test_the_winner_keeps_workers_and_tokens_it_brought_and_found() -> None:
    g = duel("hex r3c3: nordic mech 1; nordic 2 workers; 1 wood\nhex r4c3: crimea mech 1; 2 oil\n")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load-all")
    play(g, "go", to="r4c3")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert (g.controller(place(g, "r4c3")), g.workers(0, place(g, "r4c3"))) == (0, 2)
    assert resources(g, "r4c3") == {"wood": 1, "oil": 2}


@rule("scythe:faction.albion.flag-scoring", "scythe:score.factory")
def test_a_flag_on_the_factory_makes_it_four_territories() -> None:
    g = position(
        "modules: invaders\nseat albion agricultural:\nseat nordic mechanical:\n"
        "hex r4c3: albion 2 workers\nflag r4c3\nturn albion\n"
    )
    assert score_of(g, 0).territories == 4


@rule("scythe:enlist.ongoing-neighbours", "scythe:enlist.example.build")
@pytest.mark.parametrize(
    ("builder", "popularity"), [("nordic", 7), ("rusviet", 7), ("polania", 7), ("crimea", 6), ("saxony", 6)]
)
def test_nordics_build_recruit_earns_with_its_neighbours_only(builder: str, popularity: int) -> None:
    mats = {"nordic": "industrial", "rusviet": "engineering", "crimea": "mechanical", "saxony": "patriotic"}
    mats["polania"] = "agricultural"
    seats = "".join(
        f"seat {faction} {mat}: popularity 6{'; recruit build' if faction == 'nordic' else ''}\n"
        for faction, mat in mats.items()
    )
    # Build stands below Move, Bolster, Move, Trade and Produce.
    tops = {"nordic": "move", "rusviet": "bolster", "crimea": "move", "saxony": "trade", "polania": "produce"}
    g = position(f"{seats}turn {builder}\nhex r3c3: {builder} 2 workers; 4 wood\n")
    play(g, "section", section=tops[builder])
    play(g, "skip")
    play(g, "take-bottom", bottom="build")
    play(g, "decline")
    if question(g) == "RecruitBonus":
        play(g, "accept", 0)
    assert (g.popularity[0], question(g)) == (popularity, "ChooseSection")


@rule("scythe:enlist.ongoing", "scythe:turn.cost-visible-before")
def test_a_recruit_taken_from_enlist_does_not_earn_with_that_same_enlist() -> None:
    g = duel("hex r1c2: nordic 2 workers; 4 food\n", "coins 5")
    play(g, "section", section="trade")
    play(g, "skip")
    play(g, "take-bottom", bottom="enlist")
    play(g, "enlist", recruit="enlist")
    play(g, "take-bonus", bonus="power")
    assert question(g) == "ChooseSection"
    assert g.active == 1
