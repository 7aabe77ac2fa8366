"""What holds for every game, with the Mechanical Marquise at the table."""

from random import Random

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.tables import FACTIONS
from marches.kernel.setup import Setup
from marches.testing.conformance import check_game, check_non_interference, check_replay, check_scenarios
from marches.testing.playout import random_answer

TABLES = [
    RULEBOOK.lineup(["mechanical", "eyrie"], "autumn", cooperative=True),
    RULEBOOK.lineup(["mechanical", "vagabond"], "winter", cooperative=True),
    RULEBOOK.lineup(["mechanical", "lizards"], "autumn", cooperative=True),
    RULEBOOK.lineup(["riverfolk", "mechanical", "alliance"], "winter", cooperative=True),
    RULEBOOK.lineup(["mechanical", "eyrie", "alliance"], "autumn"),
    RULEBOOK.lineup(["mechanical", "vagabond", "vagabond2"], "winter"),
    RULEBOOK.lineup(["eyrie", "mechanical", "riverfolk", "lizards"], "autumn"),
    Setup(
        "root",
        1,
        ("mechanical", "eyrie", "riverfolk"),
        ("riverfolk",),
        {"cooperative": True, "wins": 2, "kept": "eyrie=codebreakers+tax-collector/riverfolk=better-burrow-bank"},
    ),
]


@pytest.mark.parametrize("setup", TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_ends_and_keeps_every_promise(setup: Setup, seed: int) -> None:
    RULEBOOK.check(setup)
    assert check_game(RULEBOOK, setup, seed, every=9) > 20


@pytest.mark.parametrize("setup", TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_sees_what_is_hidden_from_them(setup: Setup, seed: int) -> None:
    assert check_non_interference(RULEBOOK, setup, seed, every=5) > 10


@pytest.mark.parametrize("setup", TABLES[::3])
def test_a_record_replays_to_the_same_game(setup: Setup) -> None:
    assert check_replay(RULEBOOK, setup, 5).game.result is not None


@pytest.mark.parametrize("setup", TABLES)
def test_every_quiet_position_can_be_written_and_read(setup: Setup) -> None:
    assert check_scenarios(RULEBOOK, setup, 6) > 2


@pytest.mark.parametrize("setup", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_she_is_never_asked(setup: Setup, seed: int) -> None:
    g = RULEBOOK.start(setup)
    g.advance()
    her = g.factions.index(FACTIONS.index("mechanical"))
    rng = Random(seed)
    while g.decision is not None:
        assert her not in g.decision.seats(g), type(g.decision).__name__
        g.play(*random_answer(g, rng))
    assert g.result is not None
    assert g.result.winners
