"""Fenris: Influence, Leap, Horrify, Death Ray, Fanatical."""

from __future__ import annotations

from marches.games.scythe.edge.extras import InfluenceView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from tests.marks import rule
from tests.scythe.airship_helpers import take_off
from tests.scythe.fenris_helpers import fenris, fortune, held, lying, set_up
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
    section,
    start_move,
)


def reached(g: ScytheGame) -> set[str]:
    """Where the moving unit may step."""
    return {str(action.names["to"]) for action in legal(g) if action.verb == "go"}


def set_out(text: str, unit: str = "mech-1") -> ScytheGame:
    """A Fenris unit is about to move."""
    g = fenris(text)
    start_move(g)
    play(g, "move", unit=unit)
    return g


@rule("scythe:fenris.home-base")
def test_fenris_gets_a_base_that_nobody_uses() -> None:
    found = {set_up(("fenris", "nordic", "crimea", "saxony"), seed).seating.base[0] for seed in range(40)}
    g = set_up(("fenris", "nordic", "crimea", "saxony"))
    assert {g.board.id(at) for at in found} == {"r3c7", "r7c7", "r3c0", "r0c1"}


@rule("scythe:fenris.influence-supply", "scythe:fenris.influence-scoring")
def test_fenris_begins_with_sixteen_tokens_that_cost_sixteen_coins() -> None:
    g = set_up(("fenris", "nordic"))
    assert [held(g, 0), held(g, 1)] == [16, 0]
    poor = fenris("influence: fenris 0; nordic 0", "coins 70")
    rich = fenris("", "coins 70")
    assert fortune(poor, 0) - fortune(rich, 0) == 16
    three = fenris("influence: fenris 13; nordic 3", two="coins 50")
    assert fortune(fenris("", two="coins 50"), 1) - fortune(three, 1) == 3


@rule("scythe:fenris.score-floor")
def test_influence_takes_a_fortune_down_to_nothing_and_no_further() -> None:
    text = "hex r0c4: nordic 2 workers; nordic character\ninfluence: fenris 11; nordic 5"
    assert fortune(fenris(text, two="coins 2; popularity 0"), 1) == 0


@rule("scythe:fenris.recruit-bonuses")
def test_fenris_has_its_own_one_time_bonuses() -> None:
    one = "power 4; coins 5; popularity 6; cards 2 3"
    for bonus, expect in (("power", 7), ("coins", 8), ("popularity", 7), ("combat-cards", 5)):
        g = fenris("hex r5c2: fenris 4 workers; 8 food", one)
        section(g, {c.bottom: c.top for c in RULEBOOK.view(g, 0).aids.mats.columns["agricultural"]}["enlist"])
        play(g, "skip")
        play(g, "take-bottom", bottom="enlist")
        while question(g) == "PayResources":
            g.play(0, legal(g)[0])
        before = int(g.coins[0])
        play(g, "enlist", recruit="build")
        play(g, "take-bonus", bonus=bonus)
        while question(g) == "DrawCard":
            g.play_chance(0)
        now = {"power": g.power[0], "coins": 5 + g.coins[0] - before, "popularity": g.popularity[0]}
        assert now.get(bonus, g.hand_size(0)) == expect


@rule("scythe:fenris.leap")
def test_a_mech_leaps_over_enemies_and_lakes_and_nothing_happens_there() -> None:
    g = set_out("hex r6c3: fenris mech 1; fenris 2 workers\nhex r6c4: nordic mech 1\nencounters:")
    assert {"r6c5", "r4c2"} & reached(g) == {"r6c5"}
    play(g, "load", cargo="worker")
    play(g, "go", to="r6c5")
    play(g, "done")
    assert (g.workers(0, g.board.place("r6c5")), g.mech[0], question(g)) == (1, g.board.place("r6c5"), "ChooseBottom")
    over = set_out("hex r5c3: fenris mech 1\nencounters:")
    assert {"r5c5", "r5c1"} <= reached(over)


@rule("scythe:fenris.leap")
def test_workers_cannot_leap() -> None:
    g = fenris("hex r6c3: fenris mech 1; fenris 2 workers\nencounters:")
    start_move(g)
    play(g, "move-worker", from_="r6c3")
    assert "r6c5" not in reached(g)
    locked = fenris("hex r6c3: fenris character; fenris mech 2\nencounters:")
    start_move(locked)
    play(locked, "move", unit="mech-2")
    assert "r6c5" not in reached(locked)


@rule("scythe:fenris.leap-twice", "scythe:fenris.leap")
def test_a_factory_card_lets_a_unit_leap_twice_or_leap_and_walk() -> None:
    text = "hex r6c1: fenris mech 1\nencounters:\npool: 2 3"
    g = fenris(text, "factory 1; power 5")
    play(g, "factory-section", factory_card="1")
    play(g, "skip")
    play(g, "factory-move")
    play(g, "move", unit="mech-1")
    play(g, "go", to="r6c3")
    assert {"r6c5", "r6c4"} <= reached(g)
    play(g, "go", to="r6c5")
    assert g.mech[0] == g.board.place("r6c5")
    walk = fenris(text, "factory 1; power 5")
    play(walk, "factory-section", factory_card="1")
    play(walk, "skip")
    play(walk, "factory-move")
    play(walk, "move", unit="mech-1")
    play(walk, "go", to="r7c1")
    assert "r7c3" in reached(walk)


@rule("scythe:fenris.leap-limits")
def test_no_leap_from_over_or_onto_a_home_base_or_onto_a_lake() -> None:
    home = set_out("hex r7c0: fenris mech 1\nencounters:")
    assert reached(home) == {"r7c1", "r6c0"}
    over = set_out("hex r6c0: fenris mech 1\nencounters:")  # the base r7c0 is south-west, r7c1 south-east
    assert "r8c1" not in reached(over)
    lake = set_out("hex r6c2: fenris mech 1\nencounters:")  # r5c2 then lake r4c1? r5c3 then r4c3
    assert "r4c2" not in reached(lake)
    shore = set_out("hex r6c3: fenris mech 1\nencounters:")  # over r5c3 north-west lies lake r4c2
    assert "r4c2" not in reached(shore)
    sailing = set_out("space fenris 2: suiton\nhex r6c3: fenris mech 1; fenris mech 2\nencounters:")
    assert "r4c2" in reached(sailing)


FRIGHT = "hex r5c3: fenris mech 2\nhex r5c2: nordic mech 1; nordic 2 workers\nencounters:\n"


@rule("scythe:fenris.horrify", "scythe:fenris.horrify-supply")
def test_each_beaten_unit_may_bring_its_owner_a_token() -> None:
    for supply, most in ((5, 3), (1, 1)):
        g = fenris(f"{FRIGHT}influence: fenris {supply}; nordic {16 - supply}")
        start_move(g)
        move(g, "r5c2", unit="mech-2")
        play(g, "done")
        commit(g, 0, 5)
        commit(g, 1, 0)
        assert question(g) == "Frighten"
        assert [action.names["count"] for action in legal(g)] == list(range(most + 1))
        play(g, "give-influence", count=most)
        assert [held(g, 0), held(g, 1)] == [supply - most, 16 - supply + most]
        assert g.star_count(0, 6) == 1


@rule("scythe:fenris.horrify", "scythe:combat.star-last")
def test_the_tokens_are_given_before_the_sixth_star() -> None:
    stars = "; ".join(f"star {one}" for one in ("upgrades", "mechs", "structures", "recruits", "workers"))
    g = fenris(FRIGHT, f"power 8; coins 10; {stars}")
    start_move(g)
    move(g, "r5c2", unit="mech-2")
    play(g, "done")
    commit(g, 0, 5)
    commit(g, 1, 0)
    play(g, "give-influence", count=3)
    assert g.result is not None
    assert held(g, 1) == 3


@rule("scythe:fenris.horrify-workers")
def test_driven_off_workers_count_and_a_defence_does_not() -> None:
    g = fenris("hex r5c3: fenris mech 2\nhex r5c2: nordic 2 workers\nencounters:", "power 8; popularity 9")
    start_move(g)
    play(g, "move", unit="mech-2")
    play(g, "go", to="r5c2")
    assert question(g) == "Frighten"
    play(g, "give-influence", count=2)
    assert held(g, 1) == 2
    defence = fenris("hex r5c3: nordic mech 1\nhex r5c2: fenris mech 2\nencounters:", first="nordic")
    start_move(defence)
    move(defence, "r5c2", unit="mech-1")
    play(defence, "done")
    commit(defence, 1, 0)
    commit(defence, 0, 5)
    assert question(defence) != "Frighten"
    assert held(defence, 1) == 0


def ray(cards: str, fighters: str = "fenris mech 3", two: str = "power 8") -> ScytheGame:
    """Fenris attacks with Death Ray at hand."""
    g = fenris(f"hex r5c3: {fighters}\nhex r5c2: nordic mech 1\nencounters:", f"power 8; cards {cards}", two)
    start_move(g)
    move(g, "r5c2", unit="mech-3")
    if "mech 1" in fighters:
        move(g, "r5c2", unit="mech-1")
    else:
        play(g, "done")
    return g


@rule("scythe:fenris.death-ray")
def test_any_number_of_equal_cards_may_be_played() -> None:
    g = ray("2 2 2 3")
    play(g, "use-ability", ability="death-ray")
    assert offers(g, "play-cards", 0, twos=3, threes=0)
    assert not offers(g, "play-cards", 0, twos=2, threes=1)
    assert refused(g, "play-cards", 0, twos=2, threes=1).rule == "scythe:fenris.death-ray"
    commit(g, 0, 0, 2, 2, 2)
    commit(g, 1, 5)
    draw(g)
    assert g.star_count(0, 6) == 1


@rule("scythe:fenris.death-ray")
def test_more_than_eight_equal_cards_can_be_played() -> None:
    g = ray(" ".join(["2"] * 12))
    play(g, "use-ability", ability="death-ray")
    assert offers(g, "play-cards", 0, twos=12)


@rule("scythe:fenris.death-ray-choice")
def test_without_it_the_usual_limit_holds() -> None:
    g = ray("2 2 5", "fenris mech 3; fenris mech 1")
    assert question(g) == "BeforeCombat"
    play(g, "done")
    assert offers(g, "play-cards", 0, twos=1, fives=1)
    assert refused(g, "play-cards", 0, twos=2, fives=1).rule == "scythe:combat.cards-per-unit"


@rule("scythe:fenris.death-ray-choice")
def test_it_is_announced_to_all_whatever_the_hand() -> None:
    empty = fenris("hex r5c3: fenris mech 3\nhex r5c2: nordic mech 1\nencounters:", "power 8")
    start_move(empty)
    move(empty, "r5c2", unit="mech-3")
    play(empty, "done")
    assert question(empty) == "BeforeCombat"
    assert offers(empty, "use-ability", ability="death-ray")
    g = ray("2 2 2 3")
    assert not extra(g, 1, InfluenceView).death_ray
    play(g, "use-ability", ability="death-ray")
    for viewer in (-1, 0, 1):
        assert extra(g, viewer, InfluenceView).death_ray
    play(g, "play-cards", 0, twos=3, threes=0)
    shown = RULEBOOK.view(g, 1).combat
    assert shown is not None
    assert shown.own_cards is None
    assert shown.sides[0].cards == 4


@rule("scythe:fenris.fanatical", "scythe:fenris.fanatical-only")
def test_fanatical_leads_to_far_influence_and_takes_it() -> None:
    g = set_out("hex r5c2: fenris mech 4\ninfluence: fenris 14; nordic 0; lying r1c5 r5c1\nencounters:", "mech-4")
    assert "r1c5" in reached(g)
    play(g, "go", to="r1c5")
    assert (held(g, 0), lying(g), question(g)) == (15, ["r5c1"], "ChooseUnit")
    near = set_out("hex r5c2: fenris mech 4\ninfluence: fenris 14; nordic 0; lying r1c5 r5c1\nencounters:", "mech-4")
    play(near, "go", to="r5c1")
    assert held(near, 0) == 14
    assert "r5c1" in lying(near)


@rule("scythe:fenris.fanatical-adjacent")
def test_tunnels_and_neighbours_across_a_river_are_next_door() -> None:
    text = "hex r5c5: fenris mech 4\ninfluence: fenris 14; nordic 0; lying r2c3 r4c5\nencounters:"
    g = set_out(text, "mech-4")
    assert "r2c3" in reached(g)
    assert "r4c5" not in reached(g)
    play(g, "go", to="r2c3")
    assert held(g, 0) == 14
    far = set_out(text.replace("r5c5: fenris", "r6c4: fenris"), "mech-4")
    play(far, "go", to="r2c3")
    assert held(far, 0) == 15


@rule("scythe:fenris.fanatical-from-base")
def test_fanatical_starts_from_home() -> None:
    g = set_out("hex r7c0: fenris mech 4\ninfluence: fenris 15; nordic 0; lying r1c5\nencounters:", "mech-4")
    play(g, "go", to="r1c5")
    assert held(g, 0) == 16


@rule("scythe:fenris.fanatical-only")
def test_a_leap_leaves_the_token_and_fanatical_takes_it() -> None:
    text = "hex r6c3: fenris mech 4; fenris mech 1\ninfluence: fenris 15; nordic 0; lying r6c5\nencounters:"
    for answer, expect in (("accept", 16), ("decline", 15)):
        g = set_out(text, "mech-4")
        play(g, "go", to="r6c5")
        assert question(g) == "ChooseFanatical"
        play(g, answer)
        assert held(g, 0) == expect
    leap = set_out("hex r6c3: fenris mech 1\ninfluence: fenris 15; nordic 0; lying r6c5\nencounters:")
    play(leap, "go", to="r6c5")
    assert (held(leap, 0), lying(leap)) == (15, ["r6c5"])


@rule("scythe:fenris.influence-place", "scythe:fenris.influence-second")
def test_the_character_leaves_influence_and_one_token_more() -> None:
    g = fenris("hex r5c3: fenris character\nencounters:")
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r5c2")
    assert question(g) == "OfferInfluence"
    play(g, "place-influence")
    assert (lying(g), held(g, 0), question(g)) == (["r5c2"], 15, "SecondInfluence")
    play(g, "place", hex="r2c5")
    assert (lying(g), held(g, 0), question(g)) == (["r2c5", "r5c2"], 14, "ChooseUnit")


@rule("scythe:fenris.influence-second")
def test_no_second_token_without_the_first() -> None:
    g = fenris("hex r5c3: fenris character\nencounters:")
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r5c2")
    play(g, "decline")
    assert question(g) == "ChooseUnit"
    there = fenris("hex r5c3: fenris character\nencounters:\ninfluence: fenris 15; nordic 0; lying r5c2")
    start_move(there)
    play(there, "move", unit="character")
    play(there, "go", to="r5c2")
    assert question(there) == "ChooseUnit"


@rule("scythe:fenris.influence-place")
def test_a_lake_or_the_factory_may_hold_the_first_token_after_the_card() -> None:
    g = fenris("hex r5c3: fenris character\nencounters:")
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    assert question(g) == "ChooseFactoryCard"
    g.play(0, legal(g)[0])
    play(g, "place-influence")
    assert lying(g) == ["r4c3"]
    lake = fenris("space fenris 2: suiton\nhex r5c3: fenris character; fenris mech 2\nencounters:")
    start_move(lake)
    play(lake, "move", unit="character")
    play(lake, "go", to="r5c4")
    play(lake, "place-influence")
    assert lying(lake) == ["r5c4"]


@rule("scythe:fenris.influence-place")
def test_nothing_is_offered_after_a_lost_combat_or_without_a_move() -> None:
    g = fenris("hex r5c3: fenris character\nhex r5c2: nordic mech 1\nencounters:")
    start_move(g)
    move(g, "r5c2")
    play(g, "done")
    commit(g, 0, 0)
    commit(g, 1, 5)
    assert question(g) == "ChooseBottom"
    won = fenris("hex r5c3: fenris character\nhex r5c2: nordic mech 1\nencounters:")
    start_move(won)
    move(won, "r5c2")
    play(won, "done")
    commit(won, 0, 5)
    commit(won, 1, 0)
    assert question(won) == "OfferInfluence"
    still = fenris("hex r5c3: fenris mech 1\nencounters:")
    start_move(still)
    move(still, "r5c2", unit="mech-1")
    play(still, "done")
    assert question(still) == "ChooseBottom"


@rule("scythe:fenris.influence-second", "scythe:fenris.primary-terrain", "scythe:fenris.unoccupied")
def test_the_second_token_goes_to_free_primary_terrain() -> None:
    g = fenris("hex r5c3: fenris character\nhex r5c1: nordic mill\nhex r5c0: nordic 1 worker\nencounters:")
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r5c2")
    play(g, "place-influence")
    places = {str(action.names["hex"]) for action in legal(g) if action.verb == "place"}
    assert "r5c1" in places
    assert not places & {"r5c0", "r5c2", "r4c3", "r5c4", "r0c4", "r7c0"}
    assert len(places) == 47 - 7 - 1 - 2 - 2  # lakes, the Factory, character and worker, Fenris's own workers


@rule("scythe:fenris.influence-blockers")
def test_no_token_joins_another() -> None:
    seats = "modules: invaders fenris\nseat fenris agricultural:\nseat albion mechanical:\nseat togawa militant:\n"
    text = "base fenris: r8c2\nencounters: r2c4\nflag r1c4\ntrap coins: r1c5 armed\ninfluence: fenris 15; lying r1c6\n"
    g = position(f"{seats}{text}hex r5c3: fenris character\nturn fenris")
    start_move(g)
    play(g, "move", unit="character")
    play(g, "go", to="r5c2")
    play(g, "place-influence")
    places = {str(action.names["hex"]) for action in legal(g) if action.verb == "place"}
    assert not places & {"r2c4", "r1c4", "r1c5", "r1c6"}
    assert "r2c5" in places
    flag = position(
        f"{seats}base fenris: r8c2\nencounters:\nhex r5c3: albion character\ninfluence: fenris 15; lying r5c2"
        "\nspace albion 1: shield\nturn albion"
    )
    start_move(flag)
    move(flag, "r5c2")
    assert question(flag) == "OfferFlag"  # the token was taken on entering


@rule("scythe:fenris.influence-pickup")
def test_another_unit_stops_on_influence_and_takes_it() -> None:
    g = fenris(
        "hex r5c3: nordic mech 4; nordic 1 worker\ninfluence: fenris 15; lying r5c2\nencounters:", first="nordic"
    )
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r5c2")
    assert (question(g), held(g, 1), lying(g)) == ("ChooseUnit", 1, [])
    worker = fenris("hex r5c3: nordic 1 worker\ninfluence: fenris 15; lying r5c2\nencounters:", first="nordic")
    start_move(worker)
    move(worker, "r5c2", unit="worker", from_="r5c3")
    assert held(worker, 1) == 1


@rule("scythe:fenris.influence-mill")
def test_a_worker_from_a_mill_takes_the_token_but_not_fenriss() -> None:
    for owner, mover, expect in (("nordic", 1, 1), ("fenris", 0, 15)):
        text = f"hex r5c5: {owner} mill\ninfluence: fenris 15; nordic 0; lying r5c5\nencounters:"
        g = fenris(text, "coins 10; power 8; popularity 8", "coins 10; power 8; popularity 8", owner)
        section(g, "produce")
        play(g, "produce")
        play(g, "produce-at", hex="r5c5", count=1)
        assert held(g, mover) == expect
        assert lying(g) == ([] if owner == "nordic" else ["r5c5"])


@rule("scythe:fenris.influence-arrivals")
def test_beaten_mechs_that_flee_onto_influence_take_it_once() -> None:
    text = (
        "hex r5c2: fenris mech 1\nhex r5c3: nordic mech 1; nordic mech 2\ninfluence: fenris 15; lying r5c4\nencounters:"
    )
    g = fenris(text)
    start_move(g)
    move(g, "r5c3", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    play(g, "retreat", to="r5c4")
    assert held(g, 1) == 1
    play(g, "retreat", to="r5c4")
    assert (held(g, 1), lying(g)) == (1, [])


@rule("scythe:fenris.influence-no-stop")
def test_fenris_walks_on_over_influence() -> None:
    g = fenris(
        "hex r5c3: fenris mech 2\ninfluence: fenris 15; lying r5c2\nencounters:\npool: 2 3", "factory 1; power 5"
    )
    play(g, "factory-section", factory_card="1")
    play(g, "skip")
    play(g, "factory-move")
    play(g, "move", unit="mech-2")
    play(g, "go", to="r5c2")
    assert question(g) == "Travel"
    assert "r5c1" in reached(g)
    assert lying(g) == ["r5c2"]


@rule("scythe:fenris.influence-airship")
def test_airships_leave_influence_and_dropped_workers_take_it() -> None:
    for who, expect in (("nordic", 1), ("fenris", 15)):
        seats = "modules: airships fenris\noption house-tiles: True\nseat fenris agricultural: power 8\n"
        seats += "seat nordic mechanical: power 8\nbase fenris: r7c0\nairship-tiles: siege-engine hero\n"
        lies = "encounters:\ninfluence: fenris 15; nordic 0; lying r5c2"
        g = position(f"{seats}{lies}\nairship {who}: r5c3; 1 worker\nturn {who}")
        take_off(g, "r5c2")
        assert lying(g) == ["r5c2"]
        play(g, "unload", cargo="worker")
        assert held(g, 1 if who == "nordic" else 0) == expect


def test_positions_with_influence_can_be_written_and_read() -> None:
    g = fenris("influence: fenris 11; nordic 3; lying r5c2 r5c4")
    text = RULEBOOK.dump(g)
    assert RULEBOOK.dump(RULEBOOK.load(text)) == text
