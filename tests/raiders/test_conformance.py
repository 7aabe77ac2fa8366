"""What holds for every game holds for Raiders of Scythia, at every table size and against every rival."""

import pytest

from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.kernel.setup import Setup, SetupError
from marches.testing.conformance import check_game, check_non_interference, check_replay, check_scenarios

SETUPS = RULEBOOK.sample_setups()
NAMES = ["-".join([str(len(setup.seats)), *map(str, setup.options.values())]) for setup in SETUPS]


def every(setup: Setup) -> int:
    """Check fewer decisions of long games."""
    return 2 if len(setup.seats) == 1 else 13


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_a_random_game_keeps_every_promise(setup: Setup) -> None:
    check_game(RULEBOOK, setup, 1, every(setup))


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_a_record_replays_to_the_same_game(setup: Setup) -> None:
    check_replay(RULEBOOK, setup, 11)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_nobody_sees_what_is_hidden(setup: Setup) -> None:
    assert check_non_interference(RULEBOOK, setup, 12, every(setup)) > 0


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_every_turn_can_be_written_as_a_scenario(setup: Setup) -> None:
    assert check_scenarios(RULEBOOK, setup, 13) > 10


@pytest.mark.parametrize(
    "setup",
    [
        Setup("raiders", 2, ()),
        Setup("raiders", 2, ("purple",)),
        Setup("raiders", 2, ("purple", "purple")),
        Setup("raiders", 2, ("purple", "orange"), ("solo",)),
        Setup("raiders", 2, ("purple", "orange"), (), {"level": "trader"}),
        Setup("raiders", 2, ("purple",), ("solo",), {"level": "emperor"}),
        Setup("raiders", 2, tuple("abcde")),
    ],
)
def test_a_table_that_cannot_play_is_refused(setup: Setup) -> None:
    with pytest.raises(SetupError):
        RULEBOOK.check(setup)
