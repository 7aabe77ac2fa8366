"""Where a unit could come with its whole move is shown before it sets out."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge.outlook import ReachedView, ReachView, reach_of
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.actions import GO, UNITS, PickHex
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import WORKER_UNIT
from marches.games.scythe.rules.top_row.move import ChooseUnit, Travel
from marches.testing.playout import random_answer
from tests.marks import rule
from tests.scythe.helpers import position, start_move


def reach(g: ScytheGame, unit: str, who: int = 0) -> dict[str, ReachedView]:
    found = next(one for one in RULEBOOK.view(g, who).reach if one.unit == unit)
    return {one.hex: one for one in found.hexes}


@rule("scythe:move.two-units")
def test_a_character_without_speed_reaches_one_step() -> None:
    g = position("seat nordic industrial:\nseat crimea mechanical:")
    start_move(g)
    assert {at: one.steps for at, one in reach(g, "unit:character").items()} == {"r1c4": 1, "r1c5": 1}


@rule("scythe:deploy.speed")
def test_speed_shows_the_second_step_and_the_way_there() -> None:
    g = position("seat nordic industrial:\nseat crimea mechanical:\nhex r1c4: nordic mech 4")
    start_move(g)
    steps = reach(g, "unit:character")
    assert {at: (one.steps, one.via) for at, one in steps.items()} == {
        "r1c4": (1, ""),
        "r1c5": (1, ""),
        "r2c4": (2, "r1c4"),
    }


@rule("scythe:move.enemy-fighters.stop", "scythe:move.enemy-workers.popularity")
def test_a_fight_and_driven_workers_are_shown_and_end_the_way() -> None:
    g = position(
        "seat nordic industrial:\nseat crimea mechanical:\nhex r1c4: nordic mech 4\nhex r1c5: crimea character\n"
        "hex r2c4: crimea 2 workers"
    )
    start_move(g)
    mech = next(one.unit for one in RULEBOOK.view(g, 0).reach if one.unit.startswith("unit:mech"))
    steps = reach(g, mech)
    assert (steps["r1c5"].combat, steps["r1c5"].popularity) == (True, 0)
    assert (steps["r2c4"].combat, steps["r2c4"].popularity) == (False, 2)
    assert all(one.via not in ("r1c5", "r2c4") for one in steps.values())


def test_only_the_seat_that_moves_is_shown_its_reach() -> None:
    g = position("seat nordic industrial:\nseat crimea mechanical:")
    assert RULEBOOK.view(g, 0).reach == []
    start_move(g)
    assert RULEBOOK.view(g, 1).reach == []
    assert RULEBOOK.view(g, -1).reach == []


@pytest.mark.parametrize("number", range(5))
def test_every_step_a_unit_makes_was_in_its_reach(number: int) -> None:
    """And every hex of the first step is one it may step to."""
    setups = RULEBOOK.sample_setups()
    rng = Random(number)
    g = RULEBOOK.start(setups[number * 7 % len(setups)])
    g.advance()
    promised: dict[str, ReachView] = {}
    walked = 0
    for _ in range(1200):
        decision = g.decision
        if decision is None:
            break
        seat, action = random_answer(g, rng)
        if isinstance(decision, ChooseUnit):
            promised = {one.unit: one for one in reach_of(g, decision.seat)}
        elif isinstance(decision, Travel):
            (now,) = reach_of(g, seat)
            steps = {GO[g.board.cell[g.board.place(one.hex)]] for one in now.hexes if one.steps == 1}
            start = g.the_trip().places[0]
            offered = {one for one in decision.options(g, seat) if isinstance(one, PickHex)}
            back = GO[g.board.cell[start]]
            assert steps - {back} == offered - {back}
            unit = g.the_trip().unit
            thing = f"unit:{UNITS[unit]}" if unit < WORKER_UNIT else g.named(start)
            if isinstance(action, PickHex) and action is not back and thing in promised:
                places = {one.hex for one in promised[thing].hexes}
                assert g.board.id(g.board.hex_at[action.cell]) in places
                walked += 1
        g.play(seat, action)
    assert walked > 5
