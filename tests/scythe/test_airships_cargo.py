"""What airships carry: taken aboard, set down, spent, scored."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.rules.objective_goals import OBJECTIVES_PART
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import WOOD, WORKER
from tests.marks import rule
from tests.scythe.airship_helpers import CRIMEA, NORDIC, RESOURCES_FAR, aloft, fleet, halt, shown, take_off
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
    section,
    start_move,
)

WORKERS_FAR = "siege-engine safe-haven"


@rule("scythe:airship.capacity")
def test_a_fourth_resource_does_not_fit() -> None:
    g = aloft("toll hero", "airship nordic: r3c3\nhex r3c3: 5 wood; nordic worker\n")
    take_off(g)
    for _ in range(3):
        play(g, "load", cargo="wood")
    assert refused(g, "load", cargo="wood").rule == "scythe:airship.capacity"
    assert refused(g, "load", cargo="worker").rule == "scythe:airship.capacity"
    assert (fleet(g).carried(NORDIC, WOOD), resources(g, "r3c3")) == (3, {"wood": 2})


@rule("scythe:airship.capacity")
def test_a_third_worker_does_not_fit() -> None:
    g = aloft(WORKERS_FAR, "airship nordic: r3c3\nhex r3c3: nordic 3 workers\n")
    take_off(g)
    play(g, "load", cargo="worker")
    play(g, "load", cargo="worker")
    assert refused(g, "load", cargo="worker").rule == "scythe:airship.capacity"
    assert (fleet(g).workers(NORDIC), g.workers(NORDIC, place(g, "r3c3"))) == (2, 1)


@rule("scythe:airship.loading-timing")
def test_it_loads_and_sets_down_on_its_way() -> None:
    g = aloft(RESOURCES_FAR, "airship nordic: r4c3\nhex r6c3: 2 wood\n")
    take_off(g, "r5c3", "r6c3")
    play(g, "load", cargo="wood")
    play(g, "load", cargo="wood")
    assert refused(g, "unload", cargo="wood").rule == "scythe:airship.loading-timing"
    play(g, "go", to="r6c2")
    play(g, "unload", cargo="wood")
    assert resources(g, "r6c2") == {"wood": 1}
    play(g, "halt")
    assert fleet(g).carried(NORDIC, WOOD) == 1
    play(g, "done")
    assert not any(action.verb in ("load", "unload", "unload-all") for action in legal(g))


@rule("scythe:airship.on-miniature")
def test_cargo_does_not_lie_on_the_hex_below() -> None:
    g = aloft("toll hero", "airship nordic: r7c4; 2 wood\nhex r7c4: crimea mech 1\n")
    assert resources(g, "r7c4") == {}
    assert shown(g).airships[NORDIC].resources == {"wood": 2}
    assert score_of(g, CRIMEA).resources == 0


@rule("scythe:airship.no-enemy-resources")
def test_what_an_opponent_controls_is_not_taken() -> None:
    rest = "airship nordic: r5c3\nhex r4c3: crimea mine; 2 oil\nhex r3c3: 2 oil\nhex r4c4: nordic worker; 1 oil\n"
    g = aloft("toll hero", rest)
    take_off(g, "r4c3")
    reason = refused(g, "load", cargo="oil")
    assert (reason.rule, reason.facts["seat"]) == ("scythe:airship.no-enemy-resources", f"seat:{CRIMEA}")
    own = g.clone()
    play(own, "go", to="r4c4")
    assert offers(own, "load", cargo="oil")
    play(g, "go", to="r3c3")
    play(g, "load", cargo="oil")
    assert resources(g, "r3c3") == {"oil": 1}


def paying(aboard: str, rest: str = "") -> ScytheGame:
    g = aloft("toll hero", f"airship nordic: r6c4; {aboard}\n{rest}")
    section(g, "produce")
    play(g, "skip")
    return g


@rule("scythe:airship.carried-resources")
def test_cargo_pays_like_what_lies_on_controlled_territories() -> None:
    g = paying("2 metal", "hex r1c4: 1 metal; nordic worker\n")
    play(g, "take-bottom")
    play(g, "pay-aboard", resource="metal")
    play(g, "pay-aboard", resource="metal")
    assert question(g) == "PlaceMech"
    assert (fleet(g).resources(NORDIC), resources(g, "r1c4")) == (0, {})
    short = paying("2 metal")
    assert refused(short, "take-bottom").facts["held"] == 2


@rule("scythe:airship.carried-resources")
def test_cargo_of_another_kind_does_not_pay() -> None:
    g = paying("2 metal; 1 wood", "hex r1c4: 1 metal; nordic worker\n")
    play(g, "take-bottom")
    assert not offers(g, "pay-aboard", resource="wood")


def on_two_kinds(text: str) -> ScytheGame:
    """A Factory card that costs two different resources."""
    g = aloft("toll hero", f"option promos: True\n{text}", one="factory 13; coins 5")
    play(g, "factory-section", factory_card="13")
    return g


@rule("scythe:airship.carried-resources")
def test_two_tokens_of_one_kind_aboard_pay_for_one_kind_only() -> None:
    poor = on_two_kinds("airship nordic: r6c4; 2 wood\n")
    assert refused(poor, "use-factory-card-for", gain="mech").facts == {"cost": 2, "held": 1}
    g = on_two_kinds("airship nordic: r6c4; 2 wood\nhex r1c4: 1 oil; nordic worker\n")
    play(g, "use-factory-card-for", gain="mech")
    play(g, "pay-aboard", resource="wood")
    assert [action.verb for action in legal(g)] == ["pay"]
    play(g, "pay", resource="oil")
    assert fleet(g).carried(NORDIC, WOOD) == 1


@rule("scythe:airship.carried-resources")
def test_cargo_counts_for_objectives() -> None:
    g = aloft("toll hero", "airship nordic: r6c4; 3 wood\nhex r1c4: 6 wood; nordic worker\n")
    goals = [goal for goals in OBJECTIVES_PART.of(g.kit).goals for goal in goals]
    monopoly = next(goal for goal in goals if goal.measure.name == "best-resource").measure
    assert monopoly.of(g, NORDIC) == 9


@rule("scythe:airship.carried-resources-score")
def test_cargo_scores() -> None:
    text = "airship nordic: r6c4; 2 metal; 1 wood\nhex r1c4: 1 oil; nordic worker\n"
    score = score_of(aloft("toll hero", text, one="popularity 10"), NORDIC)
    assert (score.resources, score.resource_coins) == (4, 4)


@rule("scythe:airship.carried-workers")
def test_workers_aboard_do_not_work() -> None:
    text = "airship nordic: r8c3; 2 workers\nhex r1c4: nordic worker\nhex r7c3: crimea worker\n"
    g = aloft("siege-engine hero", text)
    assert g.controller(place(g, "r8c3")) == -1
    trading = g.clone()
    section(g, "produce")
    play(g, "produce")
    assert [action.names["hex"] for action in legal(g) if action.verb == "produce-at"] == ["r1c4"]
    section(trading, "trade")
    play(trading, "trade-resources")
    assert [action.names["hex"] for action in legal(trading) if action.verb == "place"] == ["r1c4"]


@rule("scythe:airship.carried-workers-safe")
def test_workers_aboard_do_not_flee() -> None:
    text = "airship nordic: r4c3; 2 workers\nhex r5c3: crimea mech 1\n"
    g = aloft("siege-engine hero", text, turn="crimea")
    start_move(g)
    move(g, "r4c3", unit="mech-1")
    assert g.popularity[CRIMEA] == 8
    assert fleet(g).workers(NORDIC) == 2
    assert g.workers(NORDIC, place(g, "r0c4")) == 0


@rule("scythe:airship.drop-workers")
def test_workers_are_set_down_only_where_no_opponent_has_units() -> None:
    text = "airship nordic: r3c3; 2 workers\nhex r4c3: crimea worker\nhex r5c3: crimea mine\n"
    g = aloft(WORKERS_FAR, text)
    take_off(g, "r4c3")
    assert refused(g, "unload", cargo="worker").rule == "scythe:airship.drop-workers"
    assert refused(g, "unload-all").rule == "scythe:airship.drop-workers"
    play(g, "go", to="r5c3")
    play(g, "unload-all")
    assert g.workers(NORDIC, place(g, "r5c3")) == 2
    assert g.controller(place(g, "r5c3")) == NORDIC


def test_nothing_is_set_down_on_a_lake_or_at_home() -> None:
    g = aloft("toll hero", "airship nordic: r0c4; 2 wood\n")
    take_off(g)
    assert refused(g, "unload", cargo="wood").rule == "scythe:concept.home-base.not-territory"
    lake = aloft("toll hero", "airship nordic: r3c3; 2 wood\n")
    take_off(lake, "r3c4")
    assert refused(lake, "unload", cargo="wood").rule == "scythe:airship.no-lake-drop"


@rule("scythe:airship.drop-before-walk")
def test_a_worker_aboard_walks_only_after_it_was_set_down() -> None:
    g = aloft("siege-engine hero", "airship nordic: r3c3; 1 worker\n")
    start_move(g)
    assert refused(g, "move", unit="worker-aboard").rule == "scythe:airship.drop-before-walk"
    play(g, "move", unit="airship")
    play(g, "go", to="r4c3")
    play(g, "unload", cargo="worker")
    play(g, "halt")
    move(g, "r5c3", unit="worker", from_="r4c3")
    assert g.workers(NORDIC, place(g, "r5c3")) == 1


@rule("scythe:airship.drop-before-walk", "scythe:move.different-units")
def test_a_worker_that_has_walked_and_flown_does_not_walk_again() -> None:
    g = aloft("siege-engine hero", "airship nordic: r4c3\nhex r3c3: nordic worker\n", one="cube move-units")
    start_move(g)
    move(g, "r4c3", unit="worker", from_="r3c3")
    play(g, "move", unit="airship")
    play(g, "load", cargo="walked-worker")
    play(g, "go", to="r5c3")
    play(g, "unload", cargo="walked-worker")
    play(g, "halt")
    assert refused(g, "move-worker", from_="r5c3").rule == "scythe:move.different-units"


@rule("scythe:airship.workers-no-resources")
def test_a_boarding_worker_leaves_resources_behind() -> None:
    g = aloft("siege-engine hero", "airship nordic: r4c3\nhex r4c3: nordic worker; 2 food\n")
    take_off(g)
    assert refused(g, "load", cargo="food").rule == "scythe:airship.workers-no-resources"
    play(g, "load", cargo="worker")
    play(g, "go", to="r5c3")
    halt(g)
    assert resources(g, "r4c3") == {"food": 2}
    assert fleet(g).carried(NORDIC, WORKER) == 1


def test_a_worker_among_enemies_cannot_board() -> None:
    text = "airship nordic: r4c3\nhex r3c3: nordic mech 1; nordic worker\nhex r4c3: crimea mech 1\n"
    g = aloft("siege-engine hero", text)
    start_move(g)
    play(g, "move", unit="mech-1")
    play(g, "load", cargo="worker")
    play(g, "go", to="r4c3")
    play(g, "move", unit="airship")
    assert refused(g, "load", cargo="worker").rule == "scythe:move.worker-vs-fighters.leave"


def test_a_worker_set_down_on_a_trap_sets_it_off_and_stays() -> None:
    text = "modules: invaders airships\nairship-tiles: siege-engine hero\nseat nordic industrial: power 5\n"
    rest = "airship nordic: r3c3; 1 worker\ntrap power: r4c3 armed\nturn nordic\n"
    g = position(f"{text}seat togawa mechanical:\n{rest}")
    take_off(g, "r4c3")
    play(g, "unload", cargo="worker")
    assert g.power[NORDIC] == 2
    play(g, "halt")
    assert refused(g, "move-worker", from_="r4c3").rule == "scythe:move.different-units"


@rule("scythe:airship.no-lake-drop")
@pytest.mark.parametrize(
    ("tiles", "load", "cargo"), [("toll hero", "2 wood", "wood"), (WORKERS_FAR, "2 workers", "worker")]
)
def test_nothing_is_dropped_on_a_lake(tiles: str, load: str, cargo: str) -> None:
    g = aloft(tiles, f"airship nordic: r4c3; {load}\n")
    take_off(g, "r5c4")
    assert refused(g, "unload", cargo=cargo).rule == "scythe:airship.no-lake-drop"
    assert refused(g, "unload-all").rule == "scythe:airship.no-lake-drop"
    play(g, "go", to="r5c3")
    play(g, "unload-all")
    there = place(g, "r5c3")
    assert g.workers(NORDIC, there) == 2 if cargo == "worker" else resources(g, "r5c3") == {"wood": 2}


def goals_met(g: ScytheGame, objective: str) -> list[bool]:
    """Which of the things an objective asks Nordic for are there."""
    card = [one.id for one in components.PRINTED.objectives].index(objective)
    return [goal.met(g, NORDIC) for goal in OBJECTIVES_PART.of(g.kit).goals[card]]


@rule("scythe:airship.cargo-goals")
def test_what_is_aboard_counts_where_resources_are_added_up() -> None:
    text = "hex r3c3: nordic worker; {} oil\nairship nordic: r4c3; {} oil\n"
    assert goals_met(aloft("toll hero", text.format(7, 2)), "21") == [True]
    assert goals_met(aloft("toll hero", text.format(7, 1)), "21") == [False]
    each = aloft("toll hero", "hex r3c3: nordic worker; 1 oil; 1 wood; 1 food\nairship nordic: r4c3; 1 metal\n")
    assert goals_met(each, "14")[-1]
    # Thirteen on territories and three aboard are sixteen under control.
    thirteen = aloft("toll hero", text.format(13, 3))
    assert score_of(thirteen, NORDIC).resources == 16


@rule("scythe:airship.cargo-goals")
def test_what_is_aboard_does_not_count_as_being_on_a_territory() -> None:
    rest = "airship nordic: r3c3; {} oil\n"
    hoard = "hex r3c3: nordic worker; {} oil; 1 wood; 1 food; 1 metal\n"
    assert goals_met(aloft("toll hero", hoard.format(4) + rest.format(2)), "9") == [False]
    assert goals_met(aloft("toll hero", hoard.format(6) + rest.format(0)), "9") == [True]
    camp = "hex r3c3: nordic character; nordic mech 1; nordic worker; {} oil\n"
    assert goals_met(aloft("toll hero", camp.format(4) + rest.format(2)), "16") == [False]
    assert goals_met(aloft("toll hero", camp.format(5) + rest.format(2)), "16") == [True]
