"""Produce: what it costs, what each territory makes, what it never does."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.top_row.produce import cost_of
from tests.marks import rule
from tests.scythe.helpers import idle, legal, move, place, play, position, question, resources, section, start_move

SEATS = "seat nordic industrial: coins 10; power 5; popularity 5\nseat crimea mechanical: coins 10\nturn nordic\n"


def produce(g: ScytheGame) -> None:
    """Pay for Produce."""
    section(g, "produce")
    play(g, "produce")


def counts(g: ScytheGame, name: str) -> list[int]:
    """How much may be made on a hex."""
    return sorted(int(action.names["count"]) for action in legal(g) if action.names.get("hex") == name)


def cost(g: ScytheGame, seat: int = 0) -> tuple[int, int, int]:
    found = cost_of(g, seat)
    return found.power, found.popularity, found.coins


@rule("scythe:produce.cost-snapshot")
def test_workers_born_now_cost_only_next_time() -> None:
    g = position(SEATS + "hex r5c5: nordic 2 workers")
    produce(g)
    play(g, "produce-at", hex="r5c5", count=2)
    assert (g.power[0], g.popularity[0], g.coins[0]) == (5, 5, 10)
    assert g.workers(0, place(g, "r5c5")) == 4
    play(g, "skip")
    for name in ("bolster", "move", "trade"):
        idle(g, name)
    produce(g)
    assert (g.power[0], g.popularity[0], g.coins[0]) == (4, 5, 10)


@rule("scythe:produce.village-decline")
def test_a_village_need_not_make_workers() -> None:
    g = position(SEATS + "hex r5c5: nordic 2 workers\nhex r3c3: nordic worker")
    produce(g)
    assert counts(g, "r5c5") == [1, 2]
    none = g.clone()
    play(none, "produce-at", hex="r3c3", count=1)
    play(none, "done")
    assert question(none) == "ChooseBottom"
    assert none.workers(0, place(none, "r5c5")) == 2
    assert RULEBOOK.view(none, 0).seats[0].mat_workers == 5
    play(g, "done")
    assert question(g) == "ChooseBottom"


@rule("scythe:produce.workers-permanent")
def test_a_worker_driven_off_goes_home_and_produce_costs_as_much() -> None:
    seats = "seat nordic industrial:\nseat crimea mechanical:\nturn crimea\n"
    g = position(seats + "hex r3c3: nordic 4 workers\nhex r4c3: crimea mech 1")
    assert cost(g) == (1, 0, 0)
    start_move(g)
    move(g, "r3c3", unit="mech-1")
    assert g.workers(0, place(g, "r0c4")) == 4
    assert RULEBOOK.view(g, 0).seats[0].mat_workers == 4
    assert cost(g) == (1, 0, 0)


@rule("scythe:produce.no-limit")
def test_twelve_wood_and_three_more() -> None:
    g = position(SEATS + "hex r3c3: nordic 3 workers; 12 wood")
    produce(g)
    play(g, "produce-at", hex="r3c3", count=3)
    assert resources(g, "r3c3") == {"wood": 15}


@rule("scythe:produce.example.farm-mountain")
@pytest.mark.parametrize(("food", "metal"), [(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)])
def test_one_worker_on_a_farm_and_two_on_a_mountain(food: int, metal: int) -> None:
    g = position(SEATS + "hex r5c2: nordic worker\nhex r4c4: nordic 2 workers")
    produce(g)
    assert (counts(g, "r5c2"), counts(g, "r4c4")) == ([1], [1, 2])
    if food:
        play(g, "produce-at", hex="r5c2", count=food)
    if metal:
        play(g, "produce-at", hex="r4c4", count=metal)
    if question(g) == "ProduceSomewhere":
        play(g, "done")
    assert resources(g, "r5c2").get("food", 0) == food
    assert resources(g, "r4c4").get("metal", 0) == metal


@rule("scythe:produce.terrain", "scythe:produce.village")
@pytest.mark.parametrize(
    ("name", "kind"), [("r4c4", "metal"), ("r5c2", "food"), ("r5c3", "oil"), ("r3c3", "wood"), ("r5c5", "worker")]
)
def test_each_terrain_makes_its_own(name: str, kind: str) -> None:
    g = position(SEATS + f"hex {name}: nordic worker")
    produce(g)
    play(g, "produce-at", hex=name, count=1)
    made = resources(g, name) or {"worker": g.workers(0, place(g, name)) - 1}
    assert made == {kind: 1}


@rule("scythe:produce.two-territories", "scythe:upgrade.example")
def test_the_produce_cube_opens_a_third_territory() -> None:
    board = "hex r3c3: nordic worker\nhex r5c2: nordic worker\nhex r5c3: nordic worker\nhex r4c4: nordic worker"
    seats = SEATS.replace("power 5", "power 5; cube produce-territories; covered enlist 1")
    g = position(seats + board)
    produce(g)
    for name in ("r3c3", "r5c2", "r5c3"):
        play(g, "produce-at", hex=name, count=1)
    assert question(g) == "ChooseBottom"
    assert RULEBOOK.view(g, 0).seats[0].costs["enlist"] == 3


@rule("scythe:produce.two-territories")
def test_new_workers_do_not_produce_in_the_action_that_made_them() -> None:
    g = position(SEATS + "hex r5c5: nordic 2 workers; nordic mill")
    produce(g)
    play(g, "produce-at", hex="r5c5", count=3)
    assert question(g) == "ChooseBottom"
    assert g.workers(0, place(g, "r5c5")) == 5
