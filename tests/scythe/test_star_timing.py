"""When a star is placed: between territories that produce, after gains that come together, at a combat's end."""

from __future__ import annotations

import pytest

from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, WORKERS_STAR, size
from tests.marks import rule
from tests.scythe.card_helpers import AT, meet
from tests.scythe.helpers import commit, draw, move, place, play, position, question, resources, section, start_move
from tests.scythe.test_rulings import OLD

FIVE = "star upgrades; star mechs; star structures; star recruits; star objective"


# -- Produce --------------------------------------------------------------------------------------------------


def producing(clauses: str = "", old: str = "") -> ScytheGame:
    """Nordic has seven workers out, one of them on a village and one on a farm, and pays for Produce."""
    seats = f"seat nordic industrial: coins 5; power 5; popularity 5; {clauses}\nseat crimea mechanical:\nturn nordic\n"
    board = "hex r5c5: nordic worker\nhex r5c2: nordic worker\nhex r1c4: nordic 5 workers\n"
    g = position(old + seats + board)
    section(g, "produce")
    play(g, "produce")
    return g


@rule("scythe:produce.star-between")
def test_a_sixth_star_on_one_territory_leaves_nothing_for_the_next() -> None:
    g = producing(FIVE)
    play(g, "produce-at", hex="r5c5", count=1)
    assert (g.workers_out(0), g.stars_placed(0)) == (8, 6)
    assert g.result is not None
    assert resources(g, "r5c2") == {}


@rule("scythe:produce.star-between")
def test_what_the_territory_before_made_lies_there_when_the_game_ends() -> None:
    g = producing(FIVE)
    play(g, "produce-at", hex="r5c2", count=1)
    play(g, "produce-at", hex="r5c5", count=1)
    assert g.result is not None
    assert resources(g, "r5c2") == {"food": 1}


@rule("scythe:produce.star-between")
def test_the_star_is_there_before_the_next_territory_is_chosen() -> None:
    g = producing()
    play(g, "produce-at", hex="r5c5", count=1)
    assert (question(g), g.star_count(0, WORKERS_STAR)) == ("ProduceSomewhere", 1)
    play(g, "produce-at", hex="r5c2", count=1)
    assert (question(g), resources(g, "r5c2")) == ("ChooseBottom", {"food": 1})


def test_under_the_first_rulings_the_star_waits_for_the_end_of_produce() -> None:
    g = producing(FIVE, OLD)
    play(g, "produce-at", hex="r5c5", count=1)
    assert (question(g), g.stars_placed(0)) == ("ProduceSomewhere", 5)
    play(g, "produce-at", hex="r5c2", count=1)
    assert g.result is not None
    assert resources(g, "r5c2") == {"food": 1}


# -- gains that come together ---------------------------------------------------------------------------------


@rule("scythe:star.one-moment")
@pytest.mark.parametrize(
    ("chosen", "answer", "structure", "starts"),
    [("bolster", "bolster-power", "monument", (14, 17)), ("trade", "trade-popularity", "armory", (15, 17))],
)
def test_what_a_structure_adds_is_gained_before_the_sixth_star(
    chosen: str, answer: str, structure: str, starts: tuple[int, int]
) -> None:
    seat = f"seat nordic industrial: coins 1; power {starts[0]}; popularity {starts[1]}; {FIVE}\n"
    g = position(f"{seat}seat crimea mechanical:\nhex r1c4: nordic {structure}\nturn nordic\n")
    section(g, chosen)
    play(g, answer)
    assert g.result is not None
    assert (g.power[0], g.popularity[0], g.stars_placed(0)) == (16, 18, 6)


@rule("scythe:star.one-moment")
def test_everything_an_encounter_option_gives_comes_before_the_star() -> None:
    g = meet("25", f"power 3; popularity 17; {FIVE}")
    play(g, "choose-option", option="a")
    assert g.result is not None
    assert (g.power[0], g.popularity[0], g.stars_placed(0)) == (5, 18, 6)
    board = "hex r1c5: nordic 4 workers\nhex r3c3: nordic 3 workers\n"
    eighth = meet("3", f"coins 2; {FIVE}", rest=board)
    play(eighth, "choose-option", option="b")
    assert eighth.result is not None
    assert (eighth.workers_out(0), eighth.star_count(0, WORKERS_STAR)) == (8, 1)
    assert resources(eighth, AT) == {"food": 3}


# -- combat ---------------------------------------------------------------------------------------------------


@rule("scythe:combat.star-last", "scythe:encounter.timing", "scythe:combat.winner-encounter")
def test_all_a_combat_costs_and_brings_is_settled_before_its_star_ends_the_game() -> None:
    five = "star upgrades; star mechs; star structures; star recruits; star workers"
    seats = f"seat nordic industrial: power 6; popularity 7; {five}\nseat crimea mechanical: power 3; cards 2\n"
    board = "hex r5c3: nordic character\nhex r6c2: crimea mech 1; crimea 2 workers\nturn nordic\n"
    g = position(seats + board)
    start_move(g)
    move(g, "r6c2")
    play(g, "done")
    commit(g, 0, 4)
    commit(g, 1, 1)
    assert (g.star_count(0, COMBAT_STAR), g.power[0], g.popularity[0]) == (0, 2, 5)
    draw(g)
    assert g.result is not None
    home = place(g, "r8c2")
    assert (g.mech[4], g.workers(1, home), g.hand_size(1)) == (home, 2, 2)
    assert (score_of(g, 0).stars, score_of(g, 0).star_coins) == (6, 18)
    assert g.encounters >> place(g, "r6c2") & 1
    assert size(g.encounter_deck) == 28


@rule("scythe:star.combat", "scythe:combat.winner-star")
@pytest.mark.parametrize(("faction", "mat", "stars"), [("nordic", "industrial", 2), ("saxony", "industrial", 3)])
def test_a_third_win_earns_saxony_alone_a_third_star(faction: str, mat: str, stars: int) -> None:
    seats = f"seat {faction} {mat}: power 8; star combat 2\nseat crimea mechanical:\nturn {faction}\n"
    g = position(f"{seats}hex r3c3: {faction} character\nhex r4c3: crimea mech 1\n")
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    commit(g, 0, 1)
    commit(g, 1, 0)
    assert g.star_count(0, COMBAT_STAR) == stars
