"""Move: where units go, what they carry, what stops them."""

from __future__ import annotations

from tests.marks import rule
from tests.scythe.helpers import (
    legal,
    move,
    offers,
    place,
    play,
    position,
    question,
    refused,
    resources,
    seat,
    section,
    start_move,
)

SEATS = """
    seat nordic industrial: coins 10; power 8; popularity 8
    seat crimea mechanical: coins 10; power 8; popularity 8
"""


@rule("scythe:move.from-home-base", "scythe:setup.character")
def test_a_character_leaves_its_home_base_by_land() -> None:
    g = position(SEATS)
    start_move(g)
    play(g, "move", unit="character")
    assert {a.names["to"] for a in legal(g) if a.verb == "go"} == {"r1c4", "r1c5"}


@rule("scythe:move.choice", "scythe:move.gain-coin")
def test_coins_instead_of_moving() -> None:
    g = position("seat nordic industrial: coins 4\nseat crimea mechanical:")
    section(g, "move")
    play(g, "gain-coins")
    assert g.coins[0] == 5
    assert question(g) == "ChooseBottom"


@rule("scythe:move.two-units", "scythe:move.partial")
def test_two_units_move_and_no_third() -> None:
    g = position(SEATS)
    start_move(g)
    move(g, "r1c4")
    move(g, "r2c4", unit="worker", from_="r1c4")
    assert question(g) == "ChooseBottom"


@rule("scythe:move.partial")
def test_one_unit_may_be_enough() -> None:
    g = position(SEATS)
    start_move(g)
    move(g, "r1c4")
    play(g, "done")
    assert question(g) == "ChooseBottom"


@rule("scythe:move.different-units")
def test_the_same_unit_is_not_chosen_twice() -> None:
    g = position(SEATS)
    start_move(g)
    move(g, "r1c4")
    assert refused(g, "move", unit="character").rule == "scythe:move.different-units"


@rule("scythe:move.sequential", "scythe:deploy.speed", "scythe:move.must-step")
def test_with_speed_a_unit_may_go_and_come_back_and_is_then_done() -> None:
    g = position(SEATS + "hex r3c3: nordic character\nhex r6c4: nordic mech 4")
    start_move(g)
    move(g, "r4c3", "r3c3")
    assert g.character[0] == place(g, "r3c3")
    assert refused(g, "move", unit="character").rule == "scythe:move.different-units"


@rule("scythe:move.resources")
def test_a_worker_takes_some_wood_along() -> None:
    g = position(SEATS + "hex r1c4: nordic 2 workers; 4 wood")
    start_move(g)
    play(g, "move-worker", from_="r1c4")
    for _ in range(3):
        play(g, "load", cargo="wood")
    play(g, "go", to="r1c5")
    assert resources(g, "r1c4") == {"wood": 1}
    assert resources(g, "r1c5") == {"wood": 3}


@rule("scythe:move.mech-carries-workers", "scythe:unit.mech.role")
def test_a_mech_carries_some_of_the_workers() -> None:
    g = position(SEATS + "hex r3c3: nordic mech 1; nordic 3 workers")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load", cargo="worker")
    play(g, "load", cargo="worker")
    play(g, "go", to="r4c3")
    assert (g.workers(0, place(g, "r3c3")), g.workers(0, place(g, "r4c3"))) == (1, 2)


@rule("scythe:move.only-mechs-carry-workers")
def test_characters_carry_no_workers() -> None:
    g = position(SEATS + "hex r3c3: nordic character; nordic 2 workers")
    start_move(g)
    play(g, "move", unit="character")
    assert not offers(g, "load")


@rule("scythe:move.carried-not-moved", "scythe:move.example.carry-then-walk")
def test_a_carried_worker_walks_on() -> None:
    g = position(SEATS + "hex r3c3: nordic mech 1; nordic 2 workers")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load-all")
    play(g, "go", to="r4c3")
    move(g, "r5c3", unit="worker", from_="r4c3")
    assert g.mech[0] == place(g, "r4c3")
    assert (g.workers(0, place(g, "r4c3")), g.workers(0, place(g, "r5c3"))) == (1, 1)


@rule("scythe:move.example.walk-then-carry")
def test_a_worker_walks_to_the_mech_and_rides_on() -> None:
    g = position(SEATS + "hex r3c3: nordic 2 workers\nhex r4c3: nordic mech 1")
    start_move(g)
    move(g, "r4c3", unit="worker", from_="r3c3")
    play(g, "move", unit="mech-1")
    play(g, "load", cargo="walked-worker")
    play(g, "go", to="r5c3")
    assert g.mech[0] == place(g, "r5c3")
    assert g.workers(0, place(g, "r5c3")) == 1


@rule("scythe:move.different-units", "scythe:move.carried-not-moved")
def test_a_worker_that_walked_does_not_walk_again_after_a_ride() -> None:
    g = position(
        "seat nordic industrial: cube move-units; covered upgrade 1\nseat crimea mechanical:\n"
        "hex r3c3: nordic worker\nhex r4c3: nordic mech 1\nhex r1c5: nordic worker"
    )
    start_move(g)
    move(g, "r4c3", unit="worker", from_="r3c3")
    play(g, "move", unit="mech-1")
    play(g, "load-all")
    play(g, "go", to="r5c3")
    assert refused(g, "move-worker", from_="r5c3").rule == "scythe:move.different-units"


@rule("scythe:move.river")
def test_a_river_stops_units_without_an_ability() -> None:
    g = position(SEATS + "hex r1c4: nordic character")
    start_move(g)
    play(g, "move", unit="character")
    assert refused(g, "go", to="r1c3").rule == "scythe:move.river"


@rule("scythe:move.lake", "scythe:move.no-home-base")
def test_lakes_and_home_bases_are_closed() -> None:
    g = position(SEATS + "hex r3c3: nordic character\nhex r1c4: nordic mech 1")
    start_move(g)
    play(g, "move", unit="character")
    assert refused(g, "go", to="r2c2").rule == "scythe:move.lake"
    play(g, "go", to="r4c3")
    play(g, "move", unit="mech-1")
    assert refused(g, "go", to="r0c4").rule == "scythe:move.no-home-base"


@rule("scythe:move.tunnels", "scythe:build.mine", "scythe:build.mine-all-units")
def test_tunnels_join_one_another_and_the_own_mine_only() -> None:
    g = position(
        SEATS + "hex r3c2: nordic worker\nhex r6c4: nordic mine\nhex r1c2: crimea mine\nhex r1c5: nordic worker"
    )
    start_move(g)
    play(g, "move-worker", from_="r3c2")
    reached = {a.names["to"] for a in legal(g) if a.verb == "go"}
    assert {"r2c3", "r3c5", "r5c2", "r5c5", "r6c3", "r6c4"} <= reached
    assert "r1c2" not in reached


@rule(
    "scythe:move.enemy-workers.stop",
    "scythe:move.enemy-workers.retreat-now",
    "scythe:move.enemy-workers.leave-resources",
    "scythe:move.enemy-workers.popularity",
    "scythe:move.enemy-workers.not-combat",
    "scythe:deploy.speed.stop",
)
def test_lone_workers_flee_at_once_and_the_unit_stops() -> None:
    g = position(
        "seat nordic industrial: popularity 5\nseat crimea mechanical:\n"
        "hex r3c3: nordic mech 4\nhex r4c3: crimea 2 workers; 3 food"
    )
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r4c3")
    assert question(g) == "ChooseUnit"
    assert g.workers(1, place(g, "r8c2")) == 2
    assert g.popularity[0] == 3
    assert g.controller(place(g, "r4c3")) == 0
    assert resources(g, "r4c3") == {"food": 3}
    assert g.power[0] == 4


@rule("scythe:move.enemy-workers.zero-popularity")
def test_want_of_popularity_protects_nobody() -> None:
    g = position(
        "seat nordic industrial: popularity 1\nseat crimea mechanical:\n"
        "hex r3c3: nordic character\nhex r4c3: crimea 3 workers"
    )
    start_move(g)
    move(g, "r4c3")
    assert g.workers(1, place(g, "r8c2")) == 3
    assert g.popularity[0] == 0


@rule("scythe:move.enemy-workers.follow-through")
def test_another_unit_passes_where_workers_were_driven_off() -> None:
    g = position(SEATS + "hex r3c3: nordic mech 1; nordic mech 4\nhex r4c3: crimea 2 workers")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    move(g, "r4c3", "r5c3", unit="mech-4")
    assert g.mech[3] == place(g, "r5c3")


@rule("scythe:move.worker-vs-workers", "scythe:move.worker-vs-fighters.enter")
def test_workers_do_not_walk_into_enemy_units() -> None:
    g = position(
        SEATS + "hex r3c3: nordic 2 workers\nhex r4c3: crimea worker\nhex r8c3: crimea worker\nhex r2c3: crimea mech 1"
    )
    start_move(g)
    play(g, "move-worker", from_="r3c3")
    assert refused(g, "go", to="r4c3").rule == "scythe:move.worker-vs-workers"
    assert refused(g, "go", to="r2c3").rule == "scythe:move.worker-vs-fighters.enter"


@rule("scythe:move.worker-vs-fighters.leave", "scythe:move.workers-carried-in")
def test_workers_carried_among_enemy_fighters_cannot_walk_out() -> None:
    g = position(SEATS + "hex r3c3: nordic mech 1; nordic 2 workers\nhex r4c3: crimea mech 1")
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load-all")
    play(g, "go", to="r4c3")
    assert g.workers(0, place(g, "r4c3")) == 2
    assert refused(g, "move-worker", from_="r4c3").rule == "scythe:move.worker-vs-fighters.leave"


@rule("scythe:move.enemy-structure", "scythe:control.structure")
def test_a_lone_structure_changes_hands_and_stays() -> None:
    g = position(SEATS + "hex r3c3: nordic 2 workers\nhex r4c3: crimea mill")
    at = place(g, "r4c3")
    assert g.controller(at) == 1
    start_move(g)
    move(g, "r4c3", unit="worker", from_="r3c3")
    assert g.controller(at) == 0
    assert g.structure_at(1, 3) == at


@rule("scythe:move.enemy-fighters.stop", "scythe:move.enemy-fighters.control", "scythe:move.enemy-fighters.combat")
def test_fighters_stop_among_enemies_who_keep_control_until_all_have_moved() -> None:
    g = position(SEATS + "hex r3c3: nordic mech 4; nordic character\nhex r4c3: crimea mech 1; 2 oil")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r4c3")
    assert question(g) == "ChooseUnit"
    assert g.controller(place(g, "r4c3")) == 1
    move(g, "r3c2")
    assert question(g) == "Commit"


@rule("scythe:move.encounter-stop")
def test_a_character_stops_at_an_encounter_and_a_mech_does_not() -> None:
    g = position(SEATS + "hex r5c3: nordic character; nordic mech 4")
    start_move(g)
    move(g, "r6c2", "r5c2", unit="mech-4")
    play(g, "move", unit="character")
    play(g, "go", to="r6c2")
    assert question(g) == "DrawEncounter"


@rule("scythe:deploy.speed.midway")
def test_a_worker_stays_halfway_and_the_wood_goes_on() -> None:
    g = position(SEATS + "hex r3c3: nordic mech 4; nordic 2 workers\nhex r4c3: 2 wood")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "load", cargo="worker")
    play(g, "go", to="r4c3")
    play(g, "unload", cargo="worker")
    play(g, "load", cargo="wood")
    play(g, "load", cargo="wood")
    play(g, "go", to="r5c3")
    assert resources(g, "r5c3") == {"wood": 2}
    assert g.workers(0, place(g, "r4c3")) == 1


@rule("scythe:deploy.speed.tunnel")
def test_a_tunnel_is_one_step_of_two() -> None:
    g = position(SEATS + "hex r3c3: nordic mech 4")
    start_move(g)
    play(g, "move", unit="mech-4")
    play(g, "go", to="r3c2")
    play(g, "go", to="r6c3")
    assert g.mech[3] == place(g, "r6c3")
    assert question(g) == "ChooseUnit"


@rule("scythe:deploy.lake.no-leaving", "scythe:faction.nordic.seaworthy")
def test_nothing_stays_alone_on_a_lake() -> None:
    g = position(SEATS + "hex r4c2: nordic mech 2; nordic 2 workers; 1 oil")
    start_move(g)
    move(g, "r3c3", unit="mech-2")
    assert g.workers(0, place(g, "r3c3")) == 2
    assert resources(g, "r3c3") == {"oil": 1}
    assert resources(g, "r4c2") == {}


@rule("scythe:deploy.lake.worker-stuck")
def test_a_worker_cannot_walk_off_a_lake() -> None:
    g = position(SEATS + "hex r4c2: nordic mech 2; nordic 2 workers")
    start_move(g)
    assert refused(g, "move-worker", from_="r4c2").rule == "scythe:deploy.lake.worker-stuck"


@rule("scythe:deploy.not-workers", "scythe:deploy.riverwalk-destination", "scythe:faction.saxony.riverwalk")
def test_riverwalk_looks_at_the_terrain_entered_and_never_helps_workers() -> None:
    g = position(
        "seat saxony industrial:\nseat polania mechanical:\nhex r6c0: saxony mech 1; saxony 2 workers\n"
        "hex r6c3: saxony character"
    )
    start_move(g)
    play(g, "move", unit="mech-1")
    assert {"r5c0", "r5c1"} <= {a.names["to"] for a in legal(g) if a.verb == "go"}
    play(g, "go", to="r5c1")
    play(g, "move", unit="character")
    assert refused(g, "go", to="r7c3").rule == "scythe:move.river"
    assert offers(g, "go", to="r7c4")


@rule("scythe:move.no-stack-limit")
def test_any_number_of_units_share_a_territory() -> None:
    g = position(
        SEATS + "hex r3c3: nordic mech 1; nordic mech 2; nordic mech 3; nordic 8 workers\nhex r4c3: nordic mech 4"
    )
    start_move(g)
    move(g, "r3c3", unit="mech-4")
    assert g.fighters_at(0, place(g, "r3c3")) == 4
    assert seat(g, "nordic") == 0
