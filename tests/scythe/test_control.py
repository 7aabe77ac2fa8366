"""Control, resources, units, tracks: the words the other rules are made of."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.paying import on_territories
from marches.games.scythe.rules.scoring import resources_of, score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import FOOD, METAL, OIL, WOOD
from marches.kernel.setup import Setup
from marches.testing.playout import random_answer
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
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

SEATS = "seat nordic industrial: coins 9; power 7; popularity 5\nseat crimea mechanical: coins 9; power 7\n"


def duel(board: str, seats: str = SEATS) -> ScytheGame:
    return position(seats + board + "turn nordic\n")


def on_board(g: ScytheGame, kind: int) -> int:
    return sum(g.resource(at, kind) for at in range(g.board.count))


# -- control ----------------------------------------------------------------------------------------------


@rule("scythe:control.units")
@pytest.mark.parametrize("unit", ["worker", "character", "mech 2"])
def test_one_unit_alone_controls_its_territory(unit: str) -> None:
    g = duel(f"hex r2c5: nordic {unit}\n")
    farm = place(g, "r2c5")
    assert g.controller(farm) == 0
    assert not g.controlled(1) >> farm & 1
    assert g.controller(place(g, "r2c6")) == -1


@rule("scythe:control.single-owner")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_ever_shares_control(seed: int) -> None:
    setup = Setup("scythe", 2, ("random",) * 6, ("invaders",))
    g, rng = RULEBOOK.start(setup), Random(seed)
    g.advance()
    for _ in range(8000):
        if g.decision is None:
            break
        g.play(*random_answer(g, rng))
        taken = 0
        for seat in range(g.players if g.seating.base[0] >= 0 else 0):
            assert not taken & g.controlled(seat)
            taken |= g.controlled(seat)


@rule("scythe:control.single-owner", "scythe:move.enemy-fighters.control")
def test_who_walks_into_a_fight_controls_nothing_there_yet() -> None:
    g = duel("hex r3c3: nordic character; nordic mech 1\nhex r4c3: crimea mech 1; 2 oil\n")
    start_move(g)
    move(g, "r4c3")
    factory = place(g, "r4c3")
    assert question(g) == "ChooseUnit"
    assert [g.controlled(seat) >> factory & 1 for seat in (0, 1)] == [0, 1]


@rule("scythe:control.resources")
def test_resources_go_with_their_territory() -> None:
    g = duel("hex r3c3: nordic character\nhex r5c3: crimea worker; 3 oil\nhex r4c3: nordic mech 1\n")
    assert [on_territories(g, seat, OIL) for seat in (0, 1)] == [0, 3]
    start_move(g)
    move(g, "r5c3", unit="mech-1")
    assert [on_territories(g, seat, OIL) for seat in (0, 1)] == [3, 0]
    assert [resources_of(g, seat) for seat in (0, 1)] == [3, 0]


@rule("scythe:control.example.nordic")
def test_nordic_spends_what_lies_where_a_blue_piece_stands() -> None:
    board = "hex r1c5: nordic worker; 2 oil\nhex r2c4: nordic character; 1 wood\nhex r2c5: nordic mill; 1 food\n"
    g = duel(board + "hex r1c1: 2 metal\n")
    assert [on_territories(g, 0, kind) for kind in (OIL, WOOD, FOOD, METAL)] == [2, 1, 1, 0]
    section(g, "produce")
    play(g, "skip")
    reason = refused(g, "take-bottom", bottom="deploy")
    assert reason.facts["held"] == 0


# -- resources --------------------------------------------------------------------------------------------


@rule("scythe:resource.workers-excluded")
def test_workers_are_not_resources() -> None:
    g = duel("hex r2c5: nordic 5 workers; 2 food\n")
    assert resources_of(g, 0) == 2
    assert score_of(g, 0).resource_coins == 1
    section(g, "trade")
    play(g, "skip")
    assert refused(g, "take-bottom", bottom="enlist").facts["held"] == 2


@rule("scythe:resource.stay-on-board")
def test_resources_stay_where_they_were_made() -> None:
    g = duel("hex r1c4: nordic 2 workers\n")
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r1c4", count=2)
    assert resources(g, "r1c4") == {"wood": 2}
    play(g, "skip")
    for name in ("trade", "bolster", "bolster", "trade"):
        section(g, name)
        play(g, "skip")
        play(g, "skip")
    assert (g.active, resources(g, "r1c4")) == (1, {"wood": 2})


@rule("scythe:resource.to-supply")
def test_three_oil_for_an_upgrade_leave_the_board() -> None:
    g = duel("hex r1c5: nordic 2 workers; 4 oil\n")
    section(g, "bolster")
    play(g, "skip")
    play(g, "take-bottom", bottom="upgrade")
    assert on_board(g, OIL) == 1
    assert [on_territories(g, seat, OIL) for seat in (0, 1)] == [1, 0]


@rule("scythe:resource.from-supply")
def test_metal_comes_onto_the_mountain_where_it_was_made() -> None:
    g = duel("hex r4c4: nordic worker\n")
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r4c4", count=1)
    assert resources(g, "r4c4") == {"metal": 1}
    assert on_board(g, METAL) == 1


@rule("scythe:resource.unlimited", "scythe:component.resource-tokens")
def test_tokens_never_run_out() -> None:
    g = duel("hex r1c4: nordic 3 workers; 20 wood\nhex r7c3: 25 food\n")
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r1c4", count=3)
    assert on_board(g, WOOD) == 23
    g = duel("hex r1c4: nordic 3 workers\nhex r7c3: 25 food\n")
    section(g, "trade")
    play(g, "trade-resources")
    play(g, "place", hex="r1c4")
    play(g, "take-resource", resource="food")
    play(g, "take-resource", resource="food")
    assert on_board(g, FOOD) == 27


@rule("scythe:component.multipliers")
def test_a_heap_is_shown_as_a_number() -> None:
    g = duel("hex r1c4: nordic worker; 9 wood\n")
    assert resources(g, "r1c4") == {"wood": 9}


@rule("scythe:component.coins")
def test_no_bank_runs_dry() -> None:
    seats = "seat nordic industrial: coins 60\nseat crimea mechanical: coins 79\n"
    g = duel("hex r1c5: nordic worker; 3 oil\n", seats)
    section(g, "bolster")
    play(g, "skip")
    play(g, "take-bottom", bottom="upgrade")
    assert [one.coins for one in RULEBOOK.view(g, 0).seats] == [63, 79]
    play(g, "decline")
    section(g, "move")
    play(g, "gain-coins")
    assert g.coins[1] == 80
    assert type(score_of(g, 1).total()) is int


# -- tracks -----------------------------------------------------------------------------------------------


@rule("scythe:concept.power-track")
def test_power_stays_between_nothing_and_sixteen() -> None:
    g = position("seat nordic industrial: coins 3; power 15\nseat crimea mechanical: power 1\nturn nordic\n")
    section(g, "bolster")
    play(g, "bolster-power")
    assert g.power[0] == 16
    seats = "seat nordic industrial: power 5\nseat crimea mechanical: power 1\n"
    board = "hex r3c3: nordic character; nordic mech 3\nhex r4c3: crimea mech 1\n"
    g = duel(board, seats)
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    play(g, "use-ability", ability="artillery")
    assert list(g.power) == [4, 0]


@rule("scythe:concept.popularity-track")
def test_popularity_stays_between_nothing_and_eighteen() -> None:
    seats = "seat nordic industrial: coins 3; popularity 17; cube trade-popularity\nseat crimea mechanical:\n"
    g = duel("", seats)
    section(g, "trade")
    play(g, "trade-popularity")
    assert g.popularity[0] == 18
    seats = "seat nordic industrial: popularity 0\nseat crimea mechanical:\n"
    g = duel("hex r3c3: nordic character\nhex r4c3: crimea worker\n", seats)
    start_move(g)
    move(g, "r4c3")
    assert g.popularity[0] == 0
    assert g.workers(1, g.seating.base[1]) == 1


# -- units ------------------------------------------------------------------------------------------------


@rule("scythe:unit.mech.no-character")
def test_a_mech_carries_workers_and_tokens_but_no_character() -> None:
    g = duel("hex r3c3: nordic character; nordic mech 1; nordic 2 workers; 1 wood\n")
    start_move(g)
    play(g, "move", unit="mech-1")
    loads = {str(action.names["cargo"]) for action in legal(g) if action.verb == "load"}
    assert loads == {"wood", "worker"}
    play(g, "load-all")
    play(g, "go", to="r4c3")
    assert g.character[0] == place(g, "r3c3")
    assert g.workers(0, place(g, "r4c3")) == 2
    move(g, "r4c3")
    assert g.character[0] == place(g, "r4c3")


@rule("scythe:unit.worker.role")
def test_without_a_worker_nothing_is_made_deployed_or_built() -> None:
    board = "hex r2c5: nordic character; 9 metal; 9 wood\nhex r1c5: nordic worker\n"
    g = duel(board)
    section(g, "produce")
    play(g, "produce")
    assert {action.names["hex"] for action in legal(g) if action.verb == "produce-at"} == {"r1c5"}
    play(g, "done")
    play(g, "take-bottom", bottom="deploy")
    play(g, "deploy", mech="1")
    assert refused(g, "place", hex="r2c5").rule == "scythe:deploy.placement"
    assert {action.names["hex"] for action in legal(g)} == {"r1c5"}
    g = duel(board)
    section(g, "move")
    play(g, "skip")
    play(g, "take-bottom", bottom="build")
    play(g, "build", structure="mine")
    assert refused(g, "place", hex="r2c5").rule == "scythe:build.placement"
    assert {action.names["hex"] for action in legal(g)} == {"r1c5"}


@rule("scythe:unit.combatants")
def test_workers_resources_and_structures_do_not_fight() -> None:
    g = duel("hex r4c3: nordic mech 1\nhex r5c3: crimea 2 workers; crimea mill; 3 food\n")
    start_move(g)
    move(g, "r5c3", unit="mech-1")
    play(g, "done")
    assert question(g) == "ChooseBottom"
    assert g.workers(1, g.seating.base[1]) == 2
    assert g.stars_placed(0) == 0


@rule("scythe:concept.home-base")
def test_the_beaten_stand_on_their_own_home_base() -> None:
    g = duel("hex r3c3: nordic character\nhex r4c3: crimea mech 1; crimea character; crimea 2 workers\n")
    assert [g.board.id(g.seating.base[seat]) for seat in (0, 1)] == ["r0c4", "r8c2"]
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    commit(g, 0, 7)
    commit(g, 1, 0)
    base = place(g, "r8c2")
    assert g.fighters_at(1, base) == 2
    assert g.workers(1, base) == 2
    assert not g.units(1) >> place(g, "r4c3") & 1
    assert not offers(g, "use-ability")
