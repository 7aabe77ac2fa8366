"""What each airship tile does."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, OIL, WOOD
from marches.kernel.line import Line
from tests.marks import rule
from tests.scythe.airship_helpers import (
    CRIMEA,
    NORDIC,
    RESOURCES_FAR,
    aloft,
    fleet,
    halt,
    reached,
    shown,
    take_off,
)
from tests.scythe.helpers import (
    commit,
    draw,
    legal,
    move,
    offers,
    place,
    play,
    position,
    preview,
    question,
    refused,
    resources,
    section,
    start_move,
)

# -- aggressive tiles that ask after a flight -----------------------------------------------------------------


def test_bombs_cost_a_power_and_take_one() -> None:
    g = aloft("bombard hero", "airship nordic: r3c3\nhex r4c3: crimea mech 1\n")
    take_off(g, "r4c3")
    halt(g)
    other = g.clone()
    play(g, "accept")
    assert (g.power[NORDIC], g.power[CRIMEA]) == (7, 7)
    play(other, "decline")
    assert (other.power[NORDIC], other.power[CRIMEA]) == (8, 8)


@pytest.mark.parametrize(
    ("below", "power"), [("crimea worker", 8), ("nordic mech 1", 8), ("crimea mech 1", 0)], ids=str
)
def test_bombs_need_power_and_an_enemy_fighter(below: str, power: int) -> None:
    g = aloft("bombard hero", f"airship nordic: r3c3\nhex r4c3: {below}\n", one=f"power {power}")
    take_off(g, "r4c3")
    halt(g)
    assert question(g) == "ChooseUnit"


def test_spies_take_a_card_at_random_for_a_coin() -> None:
    g = aloft("espionage hero", "airship nordic: r3c3\nhex r4c3: crimea worker\n", one="coins 4", two="cards 3 5")
    take_off(g, "r4c3")
    halt(g)
    assert preview(g, "spy-on", seat=CRIMEA) == [Line("scythe-preview-spying", {"seat": "seat:1", "count": 2})]
    play(g, "spy-on", seat=CRIMEA)
    draw(g, combat_card="5")
    assert (g.coins[NORDIC], g.hand(NORDIC, 3), g.hand(CRIMEA, 3), g.hand(CRIMEA, 1)) == (3, 1, 0, 1)


@pytest.mark.parametrize(
    ("coins", "cards", "below"), [(0, "cards 3", "crimea"), (4, "", "crimea"), (4, "cards 3", "nordic")]
)
def test_spies_need_a_coin_a_card_and_an_enemy(coins: int, cards: str, below: str) -> None:
    rest = f"airship nordic: r3c3\nhex r4c3: {below} worker\n"
    g = aloft("espionage hero", rest, one=f"coins {coins}", two=cards or "coins 1")
    take_off(g, "r4c3")
    halt(g)
    assert question(g) == "ChooseUnit"


# -- aggressive tiles in combat -------------------------------------------------------------------------------


def battle(tiles: str, rest: str = "airship nordic: r4c3\n", cards: str = "cards 2 3", dial: int = 5) -> ScytheGame:
    """Nordic attacks Crimea on the Factory, up to the dials."""
    board = "hex r3c3: nordic mech 1\nhex r4c3: crimea mech 1\n"
    g = aloft(
        tiles, rest + board, one=f"power 8; coins 0; popularity 5; {cards}", two=f"power 8; popularity 5; {cards}"
    )
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    return g


@pytest.mark.parametrize(("at", "coins"), [("r4c3", 3), ("r5c3", 0)])
def test_a_bounty_is_paid_for_a_combat_won_below_the_airship(at: str, coins: int) -> None:
    g = battle("bounty hero", f"airship nordic: {at}\n")
    commit(g, NORDIC, 5)
    commit(g, CRIMEA, 0)
    assert g.coins[NORDIC] == coins


def test_no_bounty_for_the_loser() -> None:
    g = battle("bounty hero")
    commit(g, NORDIC, 0)
    commit(g, CRIMEA, 5)
    assert g.coins[NORDIC] == 0


def test_distraction_costs_the_opponent_a_card() -> None:
    g = battle("distract hero")
    assert offers(g, "play-cards", NORDIC, twos=1)
    reason = refused(g, "play-cards", CRIMEA, twos=1, threes=0)
    assert (reason.rule, reason.facts["limit"]) == ("scythe:combat.cards-per-unit", 0)
    elsewhere = battle("distract hero", "airship nordic: r5c3\n")
    assert offers(elsewhere, "play-cards", CRIMEA, twos=1)


@pytest.mark.parametrize(("at", "popularity"), [("r4c3", 6), ("r5c3", 5)])
def test_the_correspondent_reports_any_combat_below(at: str, popularity: int) -> None:
    g = battle("war-correspondent hero", f"airship crimea: {at}\n")
    assert (g.popularity[NORDIC], g.popularity[CRIMEA]) == (5, popularity)


# -- Siege Engine ---------------------------------------------------------------------------------------------


def besieged(coins: int, rest: str = "") -> ScytheGame:
    board = f"airship crimea: r4c3\nhex r4c3: nordic mech 4; nordic worker\n{rest}"
    g = aloft("siege-engine hero", board, one=f"coins {coins}", two="coins 2")
    start_move(g)
    return g


def test_a_fighter_below_pays_to_leave() -> None:
    g = besieged(1)
    play(g, "move", unit="mech-4")
    assert preview(g, "go", to="r5c3") == [Line("scythe-preview-ransom", {"seat": "seat:1", "count": 1})]
    play(g, "go", to="r5c3")
    assert (g.coins[NORDIC], g.coins[CRIMEA]) == (0, 3)
    play(g, "go", to="r6c3")
    assert (g.coins[NORDIC], g.coins[CRIMEA]) == (0, 3)


def test_a_fighter_pays_once_in_its_move() -> None:
    board = "airship crimea: r4c3\nhex r4c3: nordic mech 4\n"
    g = aloft("siege-engine hero", board, one="coins 1; factory 6", two="coins 2")
    play(g, "factory-section", factory_card="6")
    play(g, "skip")
    play(g, "factory-move")
    play(g, "move", unit="mech-4")
    for step in ("r5c3", "r4c3", "r3c3"):
        play(g, "go", to=step)
    assert (g.coins[NORDIC], g.coins[CRIMEA]) == (0, 3)


def test_without_a_coin_a_fighter_below_stays_but_workers_walk() -> None:
    g = besieged(0)
    assert not offers(g, "move", unit="mech-4")
    move(g, "r5c3", unit="worker", from_="r4c3")
    assert g.coins[CRIMEA] == 2


def test_a_fighter_that_comes_below_and_goes_on_pays_too() -> None:
    g = besieged(0, "hex r3c3: nordic mech 1\n")
    play(g, "move", unit="mech-1")
    play(g, "go", to="r4c3")
    reason = refused(g, "go", to="r5c3")
    assert (reason.key, reason.facts["cost"], reason.facts["held"]) == ("scythe-why-besieged", 1, 0)
    play(g, "halt")
    assert g.coins[CRIMEA] == 2


def test_the_own_siege_engine_costs_nothing() -> None:
    board = "airship nordic: r4c3\nhex r4c3: nordic mech 1\n"
    g = aloft("siege-engine hero", board, one="coins 0")
    start_move(g)
    move(g, "r5c3", unit="mech-1")
    assert g.coins[NORDIC] == 0


# -- Toll -----------------------------------------------------------------------------------------------------


def tolled(below: str, aboard: str = "", unit: str = "mech-1") -> ScytheGame:
    board = f"airship crimea: r4c3{aboard}\nhex r3c3: nordic mech 1; nordic mech 4; nordic worker{below}\n"
    g = aloft("toll hero", board)
    start_move(g)
    if unit == "worker":
        play(g, "move-worker", from_="r3c3")
    else:
        play(g, "move", unit=unit)
    return g


@pytest.mark.parametrize("unit", ["mech-1", "worker"])
def test_without_resources_no_unit_enters(unit: str) -> None:
    g = tolled("", unit=unit)
    reason = refused(g, "go", to="r4c3")
    assert (reason.key, reason.facts["seat"], reason.facts["held"]) == ("scythe-why-toll", "seat:1", 0)


@pytest.mark.parametrize("unit", ["mech-1", "worker"])
def test_one_resource_of_those_carried_goes_to_the_airship(unit: str) -> None:
    g = tolled("; 2 oil", unit=unit)
    assert refused(g, "go", to="r4c3").key == "scythe-why-toll"
    play(g, "load", cargo="oil")
    play(g, "load", cargo="oil")
    assert preview(g, "go", to="r4c3") == [Line("scythe-preview-toll", {"seat": "seat:1"})]
    play(g, "go", to="r4c3")
    assert fleet(g).carried(CRIMEA, OIL) == 1
    if question(g) == "Travel":
        play(g, "go", to="r5c3")
        assert resources(g, "r5c3") == {"oil": 1}
    else:
        assert resources(g, "r4c3") == {"oil": 1}


def test_the_mover_chooses_what_kind_is_paid() -> None:
    g = tolled("; 1 oil; 1 wood")
    play(g, "load", cargo="oil")
    play(g, "load", cargo="wood")
    play(g, "go", to="r4c3")
    assert question(g) == "PayToll"
    play(g, "pay-toll", resource="wood")
    assert (fleet(g).carried(CRIMEA, WOOD), fleet(g).carried(CRIMEA, OIL)) == (1, 0)


def test_a_full_airship_takes_nothing_but_still_asks_for_a_resource() -> None:
    g = tolled("; 1 oil", aboard="; 3 wood")
    assert refused(g, "go", to="r4c3").key == "scythe-why-toll"
    play(g, "load", cargo="oil")
    play(g, "go", to="r4c3")
    assert fleet(g).resources(CRIMEA) == 3
    play(g, "halt")
    assert resources(g, "r4c3") == {"oil": 1}


def test_each_airship_takes_its_own_toll() -> None:
    text = "modules: airships\nairship-tiles: toll hero\nseat nordic industrial:\nseat crimea mechanical:\n"
    text += "seat saxony militant:\nairship crimea: r4c3\nairship saxony: r4c3\nhex r3c3: nordic mech 1; 2 oil\n"
    g = position(text + "turn nordic\n")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load", cargo="oil")
    assert refused(g, "go", to="r4c3").facts["cost"] == 2
    play(g, "load", cargo="oil")
    play(g, "go", to="r4c3")
    assert [sum(ship.resources.values()) for ship in shown(g).airships] == [0, 1, 1]


def test_a_unit_that_could_load_is_offered_and_one_that_could_not_is_not() -> None:
    text = "modules: airships\nairship-tiles: toll hero\nseat nordic industrial:\nseat crimea mechanical:\n"
    text += "seat saxony militant:\nairship crimea: r1c4\nairship saxony: r1c5\nturn nordic\n"
    stuck = position(text)
    start_move(stuck)
    assert not offers(stuck, "move", unit="character")
    free = position(text + "hex r0c4: 1 oil\n")
    start_move(free)
    play(free, "move", unit="character")
    assert reached(free) == set()
    play(free, "load", cargo="oil")
    assert reached(free) == {"r1c4", "r1c5"}


# -- Blitzkrieg -----------------------------------------------------------------------------------------------


def dogfight(rest: str = "", one: str = "power 8; cards 2 3", two: str = "power 8; cards 4 5") -> ScytheGame:
    """Nordic's airship has met Crimea's over the Factory and attacks; all moves are made."""
    g = aloft("blitzkrieg hero", f"airship nordic: r3c3\nairship crimea: r4c3\n{rest}", one, two)
    take_off(g, "r4c3")
    halt(g)
    assert question(g) == "ChooseRival"
    play(g, "fight-airship", seat=CRIMEA)
    return g


@rule("scythe:airship.blitzkrieg")
def test_two_airships_may_fight_and_the_winner_places_a_combat_star() -> None:
    g = dogfight()
    assert question(g) == "ChooseUnit"
    play(g, "done")
    assert shown(g).combat
    assert refused(g, "play-cards", NORDIC, twos=1, threes=1).rule == "scythe:combat.cards-per-unit"
    commit(g, NORDIC, 5, 3)
    commit(g, CRIMEA, 2)
    draw(g)
    assert (g.star_count(NORDIC, COMBAT_STAR), g.star_count(CRIMEA, COMBAT_STAR)) == (1, 0)
    assert (g.power[NORDIC], g.power[CRIMEA], g.hand_size(CRIMEA)) == (3, 6, 3)
    assert not shown(g).combat


@rule("scythe:airship.blitzkrieg")
def test_an_airship_may_leave_another_alone() -> None:
    g = aloft("blitzkrieg hero", "airship nordic: r3c3\nairship crimea: r4c3\n")
    take_off(g, "r4c3")
    halt(g)
    play(g, "decline")
    play(g, "done")
    assert question(g) == "ChooseBottom"


@rule("scythe:airship.blitzkrieg-retreat")
def test_only_the_beaten_airship_leaves() -> None:
    g = dogfight("hex r4c3: nordic mech 1; nordic worker\n")
    play(g, "done")
    commit(g, NORDIC, 0)
    commit(g, CRIMEA, 5)
    assert fleet(g).at[NORDIC] == place(g, "r0c4")
    assert fleet(g).at[CRIMEA] == place(g, "r4c3")
    assert g.unit_at(NORDIC, 1) == place(g, "r4c3")
    assert g.workers(NORDIC, place(g, "r4c3")) == 1
    assert g.star_count(CRIMEA, COMBAT_STAR) == 1


@rule("scythe:airship.blitzkrieg", "scythe:combat.order-of-combats")
def test_the_attacker_orders_combats_on_the_ground_and_in_the_air() -> None:
    g = dogfight("hex r5c3: nordic mech 1\nhex r6c3: crimea mech 2\n")
    move(g, "r6c3", unit="mech-1")
    assert question(g) == "ChooseCombat"
    play(g, "fight-airship", seat=CRIMEA)
    assert shown(g).combat
    commit(g, NORDIC, 0)
    commit(g, CRIMEA, 0)
    assert not shown(g).combat
    assert question(g) == "Commit"


@rule("scythe:airship.no-mech-abilities")
def test_mech_abilities_have_no_part_in_a_fight_of_airships() -> None:
    g = dogfight("hex r0c4: nordic mech 3\n")
    play(g, "done")
    assert question(g) == "Commit"


# -- passive tiles --------------------------------------------------------------------------------------------


def test_the_ferry_takes_units_over_rivers_at_the_airship() -> None:
    g = aloft(
        "toll ferry", "airship crimea: r2c5\nhex r2c5: crimea character\nhex r2c4: crimea mech 1\n", turn="crimea"
    )
    start_move(g)
    play(g, "move", unit="mech-1")
    assert "r2c5" in reached(g)
    assert "r3c5" not in reached(g)
    play(g, "go", to="r2c5")
    play(g, "move", unit="character")
    assert {"r1c5", "r2c4", "r3c6"} <= reached(g)


def test_a_ferry_does_not_use_up_togawas_one_river() -> None:
    text = "modules: invaders airships\noption house-tiles: True\nairship-tiles: toll ferry\n"
    seats = "seat togawa industrial: factory 6\nseat crimea mechanical:\n"
    g = position(text + seats + "airship togawa: r2c3\nhex r1c4: togawa mech 1\nturn togawa\n")
    play(g, "factory-section", factory_card="6")
    play(g, "skip")
    play(g, "factory-move")
    play(g, "move", unit="mech-1")
    play(g, "go", to="r2c3")
    assert "r2c4" in reached(g)


def test_workers_that_start_below_a_boosting_airship_go_further() -> None:
    g = aloft(
        "toll boost", "airship nordic: r1c4\nhex r1c4: nordic worker; nordic character\nhex r1c5: nordic worker\n"
    )
    start_move(g)
    play(g, "move-worker", from_="r1c4")
    play(g, "go", to="r2c4")
    play(g, "go", to="r2c5")
    play(g, "move-worker", from_="r1c5")
    play(g, "go", to="r1c4")
    assert question(g) == "ChooseBottom"


def test_below_a_drilling_airship_there_is_a_tunnel_for_its_owner() -> None:
    rest = "airship nordic: r1c4\nhex r1c4: nordic character\nhex r6c3: crimea mech 1\n"
    g = aloft("toll drill", rest)
    start_move(g)
    play(g, "move", unit="character")
    assert {"r6c3", "r2c3", "r5c5"} <= reached(g)
    other = aloft("toll drill", rest, turn="crimea")
    start_move(other)
    play(other, "move", unit="mech-1")
    assert "r1c4" not in reached(other)
    lake = aloft("toll drill", "airship nordic: r3c4\nhex r2c3: nordic character\n")
    start_move(lake)
    play(lake, "move", unit="character")
    assert "r3c4" not in reached(lake)


@rule("scythe:airship.end-control")
def test_a_haven_controls_its_territory_and_what_lies_there() -> None:
    g = aloft(RESOURCES_FAR, "airship nordic: r3c3\nhex r3c3: 4 wood; crimea mine\n")
    assert g.controller(place(g, "r3c3")) == NORDIC
    score = score_of(g, NORDIC)
    assert (score.territories, score.resources) == (3, 4)
    assert score_of(g, CRIMEA).territories == 2


@pytest.mark.parametrize("rest", ["hex r3c3: crimea worker\n", "airship crimea: r3c3\n"], ids=["unit", "haven"])
def test_a_haven_controls_nothing_beside_an_enemy_unit_or_haven(rest: str) -> None:
    g = aloft(RESOURCES_FAR, f"airship nordic: r3c3\n{rest}")
    assert not g.controlled(NORDIC) >> place(g, "r3c3") & 1


def test_beaten_units_and_workers_may_retreat_to_a_haven() -> None:
    board = "airship nordic: r1c3\nhex r4c3: nordic mech 1; nordic worker\nhex r5c3: crimea mech 1\n"
    g = aloft("siege-engine safe-haven", board, turn="crimea")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    commit(g, CRIMEA, 7)
    commit(g, NORDIC, 0)
    assert {action.names["to"] for action in legal(g)} == {"r0c4", "r1c3"}
    play(g, "retreat", to="r1c3")
    play(g, "bring-workers", count=0)
    play(g, "retreat", to="r1c3")
    assert g.unit_at(NORDIC, 1) == place(g, "r1c3")
    assert g.workers(NORDIC, place(g, "r1c3")) == 1


def test_workers_driven_off_may_flee_to_a_haven() -> None:
    board = "airship nordic: r1c3\nhex r4c3: nordic 2 workers\nhex r5c3: crimea mech 1\n"
    g = aloft("siege-engine safe-haven", board, turn="crimea")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "go", to="r4c3")
    assert (question(g), g.popularity[CRIMEA]) == ("RetreatWorkers", 6)
    play(g, "retreat", to="r1c3")
    play(g, "retreat", to="r0c4")
    assert [g.workers(NORDIC, place(g, at)) for at in ("r1c3", "r0c4", "r4c3")] == [1, 1, 0]
    assert question(g) == "ChooseUnit"


def test_nobody_retreats_to_a_haven_over_a_lake() -> None:
    board = "airship nordic: r3c4\nhex r4c3: nordic worker\nhex r5c3: crimea mech 1\n"
    g = aloft("siege-engine safe-haven", board, turn="crimea")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    assert g.workers(NORDIC, place(g, "r0c4")) == 1


def test_the_airship_reaps_one_more_and_may_take_it_aboard() -> None:
    g = aloft("toll reap", "airship nordic: r3c3\n", one="coins 5")
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r3c3", count=1)
    assert resources(g, "r3c3") == {"wood": 1}
    below = g.clone()
    play(g, "accept")
    assert (resources(g, "r3c3"), fleet(g).carried(NORDIC, WOOD)) == ({}, 1)
    play(below, "decline")
    assert resources(below, "r3c3") == {"wood": 1}
    for at in ("r1c4", "r1c5"):
        play(g, "produce-at", hex=at, count=1)
    assert question(g) == "ChooseBottom"


def test_a_reaping_airship_over_a_village_brings_a_worker_aboard() -> None:
    g = aloft("siege-engine reap", "airship nordic: r3c6\n", one="coins 5")
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r3c6", count=1)
    play(g, "accept")
    assert (fleet(g).workers(NORDIC), g.workers_out(NORDIC)) == (1, 3)
    wrong = aloft("toll reap", "airship nordic: r3c6\n", one="coins 5")
    section(wrong, "produce")
    play(wrong, "produce")
    play(wrong, "produce-at", hex="r3c6", count=1)
    assert question(wrong) == "ProduceSomewhere"


def test_nothing_is_reaped_among_enemies() -> None:
    g = aloft("toll reap", "airship nordic: r3c3\nhex r3c3: crimea worker\n")
    section(g, "produce")
    play(g, "produce")
    assert not offers(g, "produce-at", hex="r3c3")


def test_mechs_and_structures_may_come_below_a_crafting_airship() -> None:
    text = "airship nordic: r6c4\nhex r1c4: nordic worker; 3 metal\n"
    g = aloft("toll craft", text)
    section(g, "produce")
    play(g, "skip")
    play(g, "take-bottom")
    play(g, "deploy", mech="1")
    play(g, "place", hex="r6c4")
    assert g.unit_at(NORDIC, 1) == place(g, "r6c4")
    enemy = aloft("toll craft", text + "hex r6c4: crimea worker\n")
    section(enemy, "produce")
    play(enemy, "skip")
    play(enemy, "take-bottom")
    play(enemy, "deploy", mech="1")
    assert not offers(enemy, "place", hex="r6c4")


# -- Hero -----------------------------------------------------------------------------------------------------


def carried_hero(to: str, rest: str = "") -> ScytheGame:
    """Nordic's character boards over the forest by the Factory and is flown to a neighbouring hex."""
    g = aloft("toll hero", f"airship nordic: r3c3\nhex r3c3: nordic character\n{rest}", one="cube move-units")
    take_off(g)
    play(g, "board-airship")
    play(g, "go", to=to)
    return g


def test_a_character_set_down_below_another_airship_pays_no_toll() -> None:
    g = carried_hero("r4c3", "airship crimea: r4c3\n")
    play(g, "leave-airship")
    assert question(g) == "Fly"
    assert fleet(g).resources(CRIMEA) == 0


def test_the_character_rides_along_and_is_nowhere_below() -> None:
    g = carried_hero("r4c3")
    play(g, "halt")
    assert shown(g).airships[NORDIC].character
    assert RULEBOOK.view(g, NORDIC).seats[NORDIC].character == ""
    assert g.controller(place(g, "r4c3")) == -1
    assert refused(g, "move", unit="character").rule == "scythe:airship.drop-before-walk"
    play(g, "done")
    assert question(g) == "ChooseBottom"


def test_a_character_set_down_on_the_factory_takes_a_card() -> None:
    g = carried_hero("r4c3")
    play(g, "leave-airship")
    play(g, "halt")
    play(g, "done")
    assert question(g) == "ChooseFactoryCard"


def test_a_character_set_down_may_still_walk_but_not_from_an_encounter() -> None:
    g = carried_hero("r2c3")
    play(g, "leave-airship")
    play(g, "halt")
    assert offers(g, "move", unit="character")
    met = aloft("toll hero", "airship nordic: r1c4\nhex r1c4: nordic character\n", one="cube move-units")
    take_off(met)
    play(met, "board-airship")
    play(met, "go", to="r2c4")
    play(met, "leave-airship")
    assert refused(met, "board-airship").rule == "scythe:move.encounter-stop"
    play(met, "halt")
    assert refused(met, "move", unit="character").rule == "scythe:move.different-units"
    play(met, "done")
    assert question(met) == "DrawEncounter"


@rule("scythe:airship.drop-workers")
def test_a_character_is_not_set_down_among_enemies() -> None:
    g = carried_hero("r4c3", "hex r4c3: crimea worker\n")
    assert refused(g, "leave-airship").rule == "scythe:airship.drop-workers"


def test_other_tiles_carry_no_character() -> None:
    g = aloft(RESOURCES_FAR, "airship nordic: r3c3\nhex r3c3: nordic character\n")
    take_off(g)
    assert not offers(g, "board-airship")


# -- Negotiate ------------------------------------------------------------------------------------------------


def test_over_a_village_an_objective_may_be_swapped() -> None:
    g = aloft("toll negotiate", "airship nordic: r2c5\n", one="popularity 5; objectives 3 7")
    take_off(g, "r1c6")
    play(g, "halt")
    play(g, "swap-objective", objective="7")
    draw(g, objective="9")
    view = RULEBOOK.view(g, NORDIC)
    assert sorted(view.objectives) == ["3", "9"]
    assert g.popularity[NORDIC] == 6
    assert view.objective_deck == RULEBOOK.view(aloft("toll hero", one="objectives 3 7"), NORDIC).objective_deck


def test_elsewhere_than_over_a_village_nothing_is_negotiated() -> None:
    g = aloft("toll negotiate", "airship nordic: r2c5\n", one="objectives 3 7")
    take_off(g, "r2c6")
    play(g, "halt")
    assert question(g) == "ChooseUnit"


def test_when_the_deck_is_empty_the_cards_under_it_come() -> None:
    g = aloft("toll negotiate", "airship nordic: r2c5\nobjective-bottom: 4 5\n", one="objectives 3 7")
    g.objective_deck = 0
    take_off(g, "r1c6")
    play(g, "halt")
    play(g, "swap-objective", objective="7")
    draw(g)
    assert sorted(RULEBOOK.view(g, NORDIC).objectives) == ["3", "4"]
