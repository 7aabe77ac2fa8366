"""Desolation's turn: the timer, the die, all its units at once."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.step import Chance
from tests.marks import rule
from tests.scythe.desolation_helpers import FAR, its_turn, on, places, roll, shown, state, together
from tests.scythe.helpers import asked, commit, idle, offered, place, play, question, resources, told

NORDIC, RUSVIET, CRIMEA = 0, 1, 2


@rule("scythe:desolation.turn-order")
def test_desolation_takes_the_last_turn_of_a_round() -> None:
    g = together("desolation: popularity 18")
    for name in ("nordic", "rusviet", "crimea"):
        assert asked(g) == [name]
        assert state(g).popularity == 18
        idle(g, "trade")
    assert state(g).popularity == 17
    assert asked(g) == ["nordic"]


@rule("scythe:desolation.turn-timer", "scythe:desolation.turn-quiet")
@pytest.mark.parametrize(("before", "after"), [(18, 17), (14, 13)])
def test_above_twelve_the_timer_falls_and_no_unit_moves(before: int, after: int) -> None:
    g = its_turn(timer=before)
    assert state(g).popularity == after
    assert places(g) == FAR.split()
    assert question(g) == "ChooseSection"


@rule("scythe:desolation.turn-active")
def test_at_twelve_the_die_is_rolled() -> None:
    g = its_turn(timer=13)
    assert state(g).popularity == 12
    assert question(g) == "RollBlue"


@rule("scythe:desolation.lose")
def test_at_zero_the_game_is_lost_without_movement() -> None:
    g = its_turn(timer=1)
    assert question(g) == "over"
    assert g.result is not None
    assert (g.result.winners, g.result.together) == ((), True)
    assert state(g).popularity == 0
    assert places(g) == FAR.split()
    assert told(g, "scythe-did-lose-together")[0].facts == {"how": "desolation-end:timer"}


@rule("scythe:desolation.win", "scythe:desolation.turn-order")
def test_a_star_due_at_the_end_of_a_round_fills_its_tile_before_the_timer_falls() -> None:
    text = "desolation: popularity 1; cards 2\ndesolation-tiles: power upgrades@crimea"
    for power, won in ((16, True), (15, False)):
        g = together(text, nordic=f"power {power}", first="crimea")
        g.due |= 1 << NORDIC
        idle(g, "trade")
        assert g.result is not None
        assert bool(g.result.winners) is won


@rule("scythe:desolation.example.timeline", "scythe:desolation.goal")
def test_five_quiet_turns_then_twelve_that_move_then_defeat() -> None:
    g = together("desolation: popularity 18", units="r4c3 r1c1")
    moved: list[bool] = []
    sections = dict.fromkeys(range(3), 0)
    while g.decision is not None:
        decision = g.decision
        if isinstance(decision, Chance):
            assert question(g) == "RollBlue"
            moved[-1] = True
            g.play_chance(0 if places(g)[0] == "r4c3" else 3)  # one hex there and back
            continue
        seat = decision.seats(g)[0]
        if seat == NORDIC:
            moved.append(False)
        idle(g, ("trade", "bolster")[sections[seat] % 2])
        sections[seat] += 1
    assert moved == [False] * 5 + [True] * 12 + [False]
    assert g.result is not None
    assert g.result.winners == ()


@rule("scythe:desolation.move-direction")
def test_all_units_go_where_the_die_points() -> None:
    g = its_turn(units="r2c4 r4c3 r1c2")
    forecast = {unit.hex: unit.moves for unit in shown(g).units if unit.hex}
    roll(g, "se")
    assert places(g)[:3] == ["r3c5", "r5c4", "r2c2"]
    assert [forecast[name][2] for name in ("r2c4", "r4c3", "r1c2")] == ["r3c5", "r5c4", "r2c2"]
    assert shown(g).blue == 3
    rolled = Counter[int]()
    rng = Random(5)
    for _ in range(120):
        one = its_turn(units="r4c3")
        assert isinstance(one.decision, Chance)
        one.play_chance(rng.randrange(one.decision.tickets(one)))
        rolled[shown(one).blue] += 1
    assert sorted(rolled) == [1, 2, 3, 4, 5, 6]


@rule("scythe:desolation.move-no-stack")
def test_the_front_unit_of_a_line_moves_first_and_both_advance() -> None:
    g = its_turn(units="r4c3 r4c4 r4c5")
    roll(g, "e")
    assert places(g)[:3] == ["r4c4", "r4c5", "r4c6"]
    stuck = its_turn(units="r4c4 r4c5 r4c6")
    roll(stuck, "e")
    assert places(stuck)[:3] == ["r4c4", "r4c5", "r4c6"]


@rule("scythe:desolation.move-edge")
def test_units_before_a_base_the_edge_or_a_unit_that_stays_stay() -> None:
    g = its_turn(units="r6c6 r7c6 r6c5 r1c4")
    roll(g, "se")
    assert places(g)[:4] == ["r6c6", "r7c6", "r6c5", "r2c4"]


@rule("scythe:desolation.move-terrain")
def test_units_cross_rivers_and_enter_lakes_and_leave_tokens_alone() -> None:
    g = its_turn("encounters: r2c4 r2c6", units="r2c3 r3c3 r2c5")
    roll(g, "e")
    assert places(g)[:3] == ["r2c4", "r3c4", "r2c6"]
    assert g.encounters == 1 << place(g, "r2c4") | 1 << place(g, "r2c6")


@rule("scythe:desolation.move-workers", "scythe:desolation.variant-harder")
@pytest.mark.parametrize(("more", "left"), [("", 8), ("option desolation-harder: True\n", 6)])
def test_workers_alone_go_home(more: str, left: int) -> None:
    text = "hex r2c4: nordic 2 workers"
    g = its_turn(text, timer=9, units="r2c3", more=more)
    roll(g, "e")
    assert on(g, NORDIC, "r2c4") == (0, 0)
    assert g.workers(NORDIC, g.seating.base[NORDIC]) == 2
    assert state(g).popularity == left


@rule("scythe:desolation.variant-harder", "scythe:desolation.lose")
def test_in_the_harder_game_driven_off_workers_may_end_it() -> None:
    g = its_turn("hex r2c4: nordic 2 workers", timer=3, units="r2c3", more="option desolation-harder: True\n")
    roll(g, "e")
    assert g.result is not None
    assert g.result.winners == ()


@rule("scythe:desolation.move-workers")
def test_workers_beside_a_fighter_are_not_alone() -> None:
    g = its_turn("hex r2c4: nordic 2 workers; rusviet mech 1", units="r2c3")
    roll(g, "e")
    assert on(g, NORDIC, "r2c4") == (0, 2)
    assert question(g) == "CommitDesolation"


@rule("scythe:desolation.move-resources")
def test_a_unit_carries_along_what_lies_on_its_territory() -> None:
    g = its_turn("hex r2c4: 3 wood; 1 oil\nhex r2c5: 2 oil\nhex r2c6: 1 food", units="r2c4 r2c5")
    roll(g, "e")
    assert resources(g, "r2c4") == {}
    assert resources(g, "r2c5") == {"wood": 3, "oil": 1}
    assert resources(g, "r2c6") == {"food": 1, "oil": 2}


def three_fronts(**more: str) -> ScytheGame:
    """Units about to enter X (Rusviet and Crimea), Y (Nordic workers alone) and Z (Crimea)."""
    text = (
        "hex r2c4: rusviet mech 1; crimea mech 1\nhex r5c2: nordic 2 workers\nhex r4c5: crimea mech 2\n"
        "desolation-tiles: combat@nordic combat upgrades"
    )
    return its_turn(text, units="r2c3 r5c1 r4c4 r1c1", **more)


@rule("scythe:desolation.move-before-combat", "scythe:desolation.combat-initiation", "scythe:desolation.leader")
def test_all_move_and_workers_flee_before_the_leader_orders_the_combats() -> None:
    g = three_fronts()
    roll(g, "e")
    assert places(g)[:3] == ["r2c4", "r5c2", "r4c5"]
    assert on(g, NORDIC, "r5c2") == (0, 0)
    assert (question(g), asked(g)) == ("OrderCombats", ["rusviet"])
    assert sorted(map(str, offered(g, "fight"))) == ["r2c4", "r4c5"]


@rule("scythe:desolation.leader", "scythe:desolation.combat-win-star")
def test_the_first_in_turn_order_of_those_involved_leads() -> None:
    g = three_fronts(rusviet="power 7; cards 5", crimea="power 7; cards 5")
    roll(g, "e")
    play(g, "fight", hex="r2c4")
    assert (question(g), asked(g)) == ("JointDefence", ["rusviet"])
    play(g, "defend-together")
    assert (question(g), asked(g)) == ("WhoDials", ["rusviet"])
    play(g, "name-seat", seat=str(CRIMEA))
    assert (question(g), asked(g)) == ("HelpWithCards", ["rusviet"])
    play(g, "play-cards", twos=0, threes=0, fours=0, fives=1)
    assert (question(g), asked(g)) == ("CommitDesolation", ["crimea"])
    commit(g, CRIMEA, 7)
    while isinstance(g.decision, Chance):
        g.play_chance(0)
    assert (question(g), asked(g)) == ("WinnersStar", ["rusviet"])
    assert [int(str(seat)) for seat in offered(g, "name-seat")] == [RUSVIET, CRIMEA]
    play(g, "name-seat", seat=str(CRIMEA))
    assert (question(g), asked(g)) == ("FillTile", ["crimea"])
    play(g, "fill-tile", triumph_tile="combat", count=2)
    assert (question(g), asked(g)) == ("CommitDesolation", ["crimea"])
