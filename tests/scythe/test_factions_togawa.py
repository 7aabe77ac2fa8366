"""The Togawa Shogunate: Traps, lakes and lone fighters."""

from __future__ import annotations

import pytest

from marches.games.scythe.rules.factions.tokens import TOKEN_STATE
from marches.games.scythe.rules.paying import on_territories
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import FOOD
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
    draw,
    idle,
    legal,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    section,
    start_move,
)


def togawa(
    text: str, one: str = "power 8", two: str = "power 8", first: str = "togawa", other: str = "nordic"
) -> ScytheGame:
    """Togawa against another faction."""
    seats = f"modules: invaders\nseat togawa industrial: {one}\nseat {other} mechanical: {two}\n"
    return position(f"{seats}turn {first}\n{text}")


def traps(g: ScytheGame) -> dict[str, bool]:
    """Where Traps lie, and whether they are armed."""
    state = TOKEN_STATE.of(g)
    return {g.board.id(at): bool(state.armed_hexes() >> at & 1) for at in state.traps if at >= 0}


def on_offer(g: ScytheGame) -> set[object]:
    return {action.names["trap"] for action in legal(g) if action.verb == "place-trap"}


# -- lakes ------------------------------------------------------------------------------------------------


@rule("scythe:faction.togawa.suiton-combat")
@pytest.mark.parametrize(("second", "most"), [("", 2), ("; togawa mech 3", 3)])
def test_one_card_more_in_a_combat_on_a_lake(second: str, most: int) -> None:
    text = f"hex r3c3: nordic mech 2\nhex r4c2: togawa mech 2{second}"
    g = togawa(text, "power 8; cards 2 2 2 2", first="nordic")
    start_move(g)
    move(g, "r4c2", unit="mech-2")
    play(g, "done")
    if question(g) == "BeforeCombat":
        play(g, "done")
    assert offers(g, "play-cards", 0, twos=most)
    assert refused(g, "play-cards", 0, twos=most + 1).facts == {"limit": most}


@rule("scythe:faction.togawa.suiton-combat")
def test_on_land_suiton_adds_no_card() -> None:
    g = togawa("hex r3c3: nordic mech 2\nhex r4c3: togawa mech 2", "power 8; cards 2 2 2", first="nordic")
    start_move(g)
    move(g, "r4c3", unit="mech-2")
    play(g, "done")
    assert refused(g, "play-cards", 0, twos=2).facts == {"limit": 1}


@rule("scythe:faction.togawa.suiton-trap")
def test_a_trap_may_lie_on_a_lake_but_nothing_is_built_or_deployed_there() -> None:
    g = togawa("hex r3c3: togawa character; togawa mech 2\nhex r3c2: togawa worker; 3 wood; 3 metal")
    start_move(g)
    move(g, "r4c2")
    play(g, "place-trap", trap="coins")
    assert traps(g) == {"r4c2": True}
    play(g, "done")
    play(g, "take-bottom", bottom="build")
    play(g, "build", structure="mine")
    assert refused(g, "place", hex="r4c2").rule == "scythe:build.no-lake"
    play(g, "place", hex="r3c2")
    idle(g, "move")
    section(g, "produce")
    play(g, "skip")
    play(g, "take-bottom", bottom="deploy")
    play(g, "deploy", mech="1")
    assert refused(g, "place", hex="r4c2").rule == "scythe:deploy.no-lake"


# -- placing and arming Traps -----------------------------------------------------------------------------


@rule("scythe:faction.togawa.maifuku-timing")
def test_a_trap_waits_for_combat_and_encounter() -> None:
    g = togawa("hex r5c3: togawa character\nhex r6c2: nordic mech 1\n")
    start_move(g)
    move(g, "r6c2")
    assert question(g) == "ChooseUnit"
    play(g, "done")
    lost = g.clone()
    commit(g, 0, 7)
    commit(g, 1, 0)
    draw(g, encounter="15")
    play(g, "choose-option", option="a")
    assert on_offer(g) == {"popularity", "power", "coins", "combat-cards"}
    play(g, "place-trap", trap="power")
    assert traps(g) == {"r6c2": True}
    commit(lost, 0, 0)
    commit(lost, 1, 7)
    assert question(lost) == "ChooseBottom"
    assert traps(lost) == {}


@rule("scythe:faction.togawa.maifuku-structure")
def test_a_trap_may_lie_at_an_enemys_structure() -> None:
    g = togawa("hex r3c3: togawa character\nhex r3c2: nordic mine\n")
    start_move(g)
    move(g, "r3c2")
    play(g, "place-trap", trap="power")
    assert traps(g) == {"r3c2": True}


@rule("scythe:faction.togawa.trap-one-token")
@pytest.mark.parametrize("lying", ["trap coins: r3c2 armed", "trap coins: r3c2 shown", "flag r3c2"])
def test_no_trap_joins_another_token(lying: str) -> None:
    g = togawa(f"hex r3c3: togawa character\n{lying}\n", other="albion")
    start_move(g)
    move(g, "r3c2")
    assert question(g) == "ChooseUnit"


@rule("scythe:faction.togawa.trap-supply", "scythe:faction.togawa.maifuku")
def test_four_traps_and_no_fifth() -> None:
    three = "trap coins: r1c1 armed\ntrap power: r1c2 armed\ntrap popularity: r6c6 shown\n"
    g = togawa("hex r3c3: togawa character\n" + three)
    start_move(g)
    move(g, "r3c2")
    assert on_offer(g) == {"combat-cards"}
    play(g, "place-trap", trap="combat-cards")
    assert traps(g) == {"r1c1": True, "r1c2": True, "r6c6": False, "r3c2": True}
    spent = togawa("hex r3c3: togawa character\n" + three + "trap combat-cards: r6c4 armed")
    start_move(spent)
    move(spent, "r3c2")
    assert question(spent) == "ChooseUnit"


@rule("scythe:faction.togawa.shinobi-combat")
def test_a_trap_is_armed_again_only_after_a_won_combat() -> None:
    g = togawa("hex r3c3: togawa mech 4\nhex r6c4: nordic mech 1\ntrap power: r6c4 shown\n")
    start_move(g)
    move(g, "r6c4", unit="mech-4")
    assert question(g) == "ChooseUnit"
    play(g, "done")
    lost = g.clone()
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert question(g) == "OfferRearming"
    play(g, "accept")
    assert traps(g) == {"r6c4": True}
    commit(lost, 0, 0)
    commit(lost, 1, 7)
    assert question(lost) == "ChooseBottom"
    assert traps(lost) == {"r6c4": False}


@rule("scythe:faction.togawa.shinobi", "scythe:faction.togawa.shinobi-rearm")
def test_passing_a_trap_on_a_factory_move_does_not_arm_it() -> None:
    text = "hex r3c3: togawa mech 4\ntrap power: r6c4 shown\ntrap coins: r1c5 armed\n"
    g = togawa(text, "factory 5")
    play(g, "factory-section", factory_card="5")
    play(g, "skip")
    play(g, "factory-move")
    play(g, "move", unit="mech-4")
    assert {"r6c4", "r1c5"} <= {action.names["to"] for action in legal(g) if action.verb == "go"}
    play(g, "go", to="r6c4")
    assert question(g) == "Travel"
    ends = g.clone()
    play(g, "go", to="r6c3")
    assert traps(g)["r6c4"] is False
    assert question(g) != "OfferRearming"
    play(ends, "halt")
    play(ends, "accept")
    assert traps(ends)["r6c4"] is True


@rule("scythe:faction.togawa.toka-factory", "scythe:faction.togawa.toka")
def test_one_river_on_a_factory_move() -> None:
    g = togawa("hex r3c6: togawa mech 1\n", "factory 5")
    play(g, "factory-section", factory_card="5")
    play(g, "skip")
    play(g, "factory-move")
    play(g, "move", unit="mech-1")
    play(g, "go", to="r3c5")
    assert refused(g, "go", to="r4c5").rule == "scythe:move.river"
    assert offers(g, "go", to="r4c4")


# -- walking into Traps -----------------------------------------------------------------------------------


@rule("scythe:faction.togawa.trap-first")
def test_a_trap_costs_its_victim_before_the_combat() -> None:
    g = togawa(
        "hex r3c3: nordic mech 1\nhex r4c3: togawa mech 1\ntrap power: r4c3 armed\n", two="power 5", first="nordic"
    )
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    assert (question(g), g.power[1], traps(g)) == ("ChooseUnit", 2, {"r4c3": False})
    play(g, "done")
    play(g, "play-cards", 1, twos=0, threes=0, fours=0, fives=0)
    assert refused(g, "dial", 1, power=3).facts == {"power": 2, "dial": 3}


@rule("scythe:faction.togawa.trap-first", "scythe:faction.togawa.trap-trigger")
def test_a_trap_comes_before_the_encounter_and_before_workers_flee() -> None:
    seats = "coins 3; popularity 5"
    g = togawa("hex r5c3: nordic character\ntrap coins: r6c2 armed\n", two=seats, first="nordic")
    start_move(g)
    move(g, "r6c2")
    assert (g.coins[1], question(g)) == (0, "ChooseUnit")
    play(g, "done")
    assert question(g) == "DrawEncounter"
    fled = togawa(
        "hex r3c3: nordic mech 4\nhex r4c3: togawa worker\ntrap popularity: r4c3 armed\n", two=seats, first="nordic"
    )
    start_move(fled)
    play(fled, "move", unit="mech-4")
    fled.events = []
    play(fled, "go", to="r4c3")
    told = [event.line.key for event in fled.events]
    assert told == ["scythe-did-go", "scythe-did-spring-trap", "scythe-did-drive-off"]
    assert (fled.popularity[1], fled.workers(0, place(fled, "r7c7"))) == (2, 1)


@rule("scythe:faction.togawa.trap-trigger")
def test_a_worker_springs_a_trap_too_and_stops_there() -> None:
    g = togawa("hex r3c3: nordic 2 workers\ntrap power: r4c3 armed\n", two="power 5; factory 5", first="nordic")
    play(g, "factory-section", factory_card="5")
    play(g, "skip")
    play(g, "factory-move")
    play(g, "move-worker", from_="r3c3")
    play(g, "go", to="r4c3")
    assert g.power[1] == 2
    assert question(g) != "Travel"
    assert g.workers(1, place(g, "r4c3")) == 1


@rule("scythe:faction.togawa.trap-build")
def test_an_enemy_builds_on_a_disarmed_trap() -> None:
    g = togawa("hex r3c3: nordic 2 workers; 3 wood\ntrap power: r3c3 shown\n", first="nordic")
    section(g, "move")
    play(g, "skip")
    play(g, "take-bottom", bottom="build")
    play(g, "build", structure="mill")
    assert offers(g, "place", hex="r3c3")


@rule("scythe:faction.togawa.trap-no-enemy", "scythe:faction.nordic.seaworthy-retreat")
def test_a_beaten_unit_that_flees_onto_a_trapped_lake_springs_the_trap() -> None:
    text = "hex r3c3: nordic mech 2; nordic worker\nhex r4c3: togawa mech 1; togawa worker\ntrap coins: r4c2 armed\n"
    g = togawa(text, two="power 8; coins 9")
    start_move(g)
    move(g, "r3c3", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    home = g.clone()
    play(g, "retreat", to="r4c2")
    play(g, "bring-workers", count=1)
    assert (g.coins[1], traps(g)) == (5, {"r4c2": False})
    play(home, "retreat", to="r0c4")
    assert (home.coins[1], traps(home)) == (9, {"r4c2": True})


@rule("scythe:faction.togawa.trap-no-enemy")
def test_a_worker_born_at_a_mill_under_a_trap_springs_it() -> None:
    # Mechanical: Produce over Enlist.
    g = togawa(
        "hex r5c5: nordic mill\ntrap power: r5c5 armed\nhex r3c3: nordic 2 workers\n", two="power 5", first="nordic"
    )
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r5c5", count=1)
    assert g.workers(1, place(g, "r5c5")) == 1
    assert (g.power[1], traps(g)) == (2, {"r5c5": False})


# -- Ronin ------------------------------------------------------------------------------------------------


@rule("scythe:faction.togawa.ronin")
@pytest.mark.parametrize(
    ("there", "alone"),
    [("mech 3", True), ("mech 3; togawa worker", False), ("mech 3; togawa character", False), ("character", True)],
)
def test_ronin_is_for_exactly_one_unit(there: str, alone: bool) -> None:
    elsewhere = "" if "mech 3" in there else "hex r6c6: togawa mech 3\n"
    g = togawa(f"hex r3c3: nordic mech 1\nhex r4c3: togawa {there}\n{elsewhere}", "power 5", first="nordic")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    if not alone:
        assert question(g) == "Commit"
        return
    play(g, "use-ability", ability="ronin")
    assert (question(g), g.power[0]) == ("Commit", 7)


@rule("scythe:faction.togawa.ronin-airship")
@pytest.mark.parametrize("aboard", ["", "; 2 workers"])
def test_an_airship_above_and_the_workers_aboard_do_not_count_for_ronin(aboard: str) -> None:
    seats = (
        "modules: invaders airships\nseat togawa industrial: power 5\nseat nordic mechanical: power 8\nturn nordic\n"
    )
    ships = f"airship togawa: r4c3 blitzkrieg safe-haven{aboard}\nairship nordic: r0c4 blitzkrieg safe-haven\n"
    g = position(seats + "hex r3c3: nordic mech 1\nhex r4c3: togawa mech 3\nhex r6c6: togawa 2 workers\n" + ships)
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    play(g, "use-ability", ability="ronin")
    assert (question(g), g.power[0]) == ("Commit", 7)


# -- Traps and units that arrive without moving ---------------------------------------------------------------


@rule("scythe:faction.togawa.trap-arrivals")
def test_of_two_units_that_flee_onto_a_trapped_lake_the_first_springs_the_trap() -> None:
    text = "hex r4c3: nordic character; nordic mech 2\nhex r3c3: togawa mech 1\ntrap power: r5c4 armed\n"
    g = togawa(text, two="power 6")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    play(g, "retreat", to="r5c4")
    assert (g.power[1], traps(g)) == (3, {"r5c4": False})
    play(g, "retreat", to="r5c4")
    assert (g.power[1], traps(g)) == (3, {"r5c4": False})
    assert g.fighters_at(1, place(g, "r5c4")) == 2


def over(at: str, tiles: str, load: str, rulings: int = 2) -> ScytheGame:
    """Nordic's airship is over a hex; Togawa has laid an armed Trap east of the Factory."""
    head = f"modules: invaders airships\noption house-tiles: True\noption rulings: {rulings}\n"
    seats = "seat togawa militant:\nseat nordic industrial: power 6; coins 5\n"
    ships = f"airship-tiles: {tiles}\nairship nordic: {at}; {load}\n"
    return position(f"{head}{seats}{ships}trap power: r4c4 armed\nturn nordic\n")


@rule("scythe:faction.togawa.trap-arrivals")
def test_a_worker_dropped_from_an_airship_springs_the_trap() -> None:
    g = over("r4c3", "siege-engine hero", "1 worker")
    start_move(g)
    play(g, "move", unit="airship")
    play(g, "go", to="r4c4")
    assert (g.power[1], traps(g)) == (6, {"r4c4": True})
    play(g, "unload", cargo="worker")
    assert (g.power[1], traps(g)) == (3, {"r4c4": False})


@rule("scythe:faction.togawa.trap-arrivals", "scythe:faction.togawa.trap-no-enemy")
@pytest.mark.parametrize(("rulings", "power", "armed"), [(2, 3, False), (1, 6, True)])
def test_a_mech_that_an_airship_brings_forth_on_a_trap_springs_it(rulings: int, power: int, armed: bool) -> None:
    # Industrial: Produce over Deploy, 3 metal.
    g = over("r4c4", "blitzkrieg craft", "3 metal", rulings)
    section(g, "produce")
    play(g, "skip")
    play(g, "take-bottom")
    for _ in range(3):
        play(g, "pay-aboard", resource="metal")
    play(g, "deploy", mech="1")
    play(g, "place", hex="r4c4")
    assert g.mech[4] == place(g, "r4c4")
    assert (g.power[1], traps(g)) == (power, {"r4c4": armed})


@rule("scythe:faction.togawa.trap-arrivals")
def test_who_goes_home_meets_no_trap() -> None:
    text = "hex r4c3: nordic mech 1\nhex r3c3: togawa mech 1\ntrap power: r5c4 armed\n"
    g = togawa(text, two="power 6")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert g.mech[4] == place(g, "r0c4")
    assert (g.power[1], traps(g)) == (6, {"r5c4": True})


@rule("scythe:faction.togawa.trap-control")
@pytest.mark.parametrize(
    ("trap", "territories", "resources"),
    [("r4c4 armed", 1, 2), ("r4c3 armed", 3, 2), ("r4c4 shown", 0, 0), ("r4c3 shown", 0, 0)],
)
def test_an_armed_trap_alone_scores_its_territory_and_what_lies_there(
    trap: str, territories: int, resources: int
) -> None:
    bare = score_of(togawa(""), 0)
    g = togawa(f"trap power: {trap}\nhex {trap[:4]}: 2 food\n")
    score = score_of(g, 0)
    assert score.territories - bare.territories == territories
    assert score.resources - bare.resources == resources
    assert on_territories(g, 0, FOOD) == 0, "before the end it cannot be spent"


@rule("scythe:faction.togawa.trap-vs-structure")
@pytest.mark.parametrize("armed", ["armed", "shown"])
def test_where_a_structure_and_a_trap_are_alone_the_builder_scores_all_of_it(armed: str) -> None:
    before = [score_of(togawa("hex r3c3: 2 food\n"), seat) for seat in range(2)]
    g = togawa(f"encounters: r3c3\ntrap power: r3c3 {armed}\nhex r3c3: nordic mill; 2 food\n")
    after = [score_of(g, seat) for seat in range(2)]
    gained = [
        (now.territories - then.territories, now.resources - then.resources)
        for now, then in zip(after, before, strict=True)
    ]
    assert gained == [(0, 0), (1, 2)]
