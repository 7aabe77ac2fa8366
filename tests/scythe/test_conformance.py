"""What holds for every game, on random games of Scythe."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge import components
from marches.games.scythe.edge.rulebook import CHOICES, RULEBOOK
from marches.kernel.setup import Setup
from marches.testing import conformance

SETUPS = RULEBOOK.sample_setups()
NAMES = [f"{len(setup.seats)}-{'-'.join(setup.modules) or 'base'}-{setup.seats[0]}" for setup in SETUPS]


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_random_games_end_and_hold_together(setup: Setup) -> None:
    conformance.check_game(RULEBOOK, setup, seed=len(setup.seats), every=151 * len(setup.seats))


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]], ids=["base", "invaders"])
def test_the_record_gives_the_game_back(setup: Setup) -> None:
    conformance.check_replay(RULEBOOK, setup, seed=3)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_nobody_sees_what_is_hidden_or_learns_it_from_a_question_that_is_skipped(setup: Setup) -> None:
    assert conformance.check_non_interference(RULEBOOK, setup, seed=5, every=97) > 0


@pytest.mark.parametrize(("setup", "seed"), [(SETUPS[0], 15), (SETUPS[-1], 14)], ids=["base", "invaders"])
def test_quiet_positions_can_be_written_and_read(setup: Setup, seed: int) -> None:
    conformance.check_scenarios(RULEBOOK, setup, seed, every=5)


def test_the_long_runs_play_every_faction_mat_box_tile_and_option() -> None:
    played = RULEBOOK.soak_setups()
    for setup in played:
        RULEBOOK.check(setup)
    pairs = {(setup.seats[0], setup.options["mats"]) for setup in played if "mats" in setup.options}
    known = components.PRINTED
    assert len(pairs) == len(known.factions) * len(known.mats) - len(known.banned_pairs)
    against = [setup for setup in played if "desolation" not in setup.modules]
    for box in (
        "airships",
        "resolution",
        "invaders",
        "mechmods",
        "inframods",
        "war",
        "peace",
        "triumphtiles",
        "rivals",
    ):
        assert {len(setup.seats) for setup in against if box in setup.modules} == set(range(2, 8)), box
    assert {len(setup.seats) for setup in played if "desolation" in setup.modules} == set(range(1, 8))
    tiles = {word for setup in played for word in str(setup.options.get("airship-tiles", "")).split()}
    assert tiles == {tile.id for tile in [*components.PRINTED.aggressive, *components.PRINTED.passive]}
    assert {setup.options.get("resolution") for setup in played} > {tile.id for tile in components.PRINTED.resolution}
    assert {name for setup in played for name in setup.options} == {choice.name for choice in CHOICES if choice.offered}
