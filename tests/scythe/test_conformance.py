"""What holds for every game, on random games of Scythe."""

from __future__ import annotations

import pytest

from marches.games.scythe.rulebook import RULEBOOK
from marches.kernel import testing
from marches.kernel.module import Setup

SETUPS = RULEBOOK.sample_setups()
NAMES = [f"{len(setup.seats)}-{'-'.join(setup.modules) or 'base'}-{setup.seats[0]}" for setup in SETUPS]


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_random_games_end_and_hold_together(setup: Setup) -> None:
    testing.check_game(RULEBOOK, setup, seed=len(setup.seats), every=101 * len(setup.seats))


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]], ids=["base", "invaders"])
def test_the_record_gives_the_game_back(setup: Setup) -> None:
    testing.check_replay(RULEBOOK, setup, seed=3)


@pytest.mark.parametrize("setup", [*SETUPS[:2], *SETUPS[-4:]], ids=[*NAMES[:2], *NAMES[-4:]])
def test_nobody_sees_what_is_hidden(setup: Setup) -> None:
    testing.check_non_interference(RULEBOOK, setup, seed=5, every=29)


@pytest.mark.parametrize("setup", [SETUPS[1], SETUPS[-1]], ids=["base", "invaders"])
def test_quiet_positions_can_be_written_and_read(setup: Setup) -> None:
    testing.check_scenarios(RULEBOOK, setup, seed=7)
