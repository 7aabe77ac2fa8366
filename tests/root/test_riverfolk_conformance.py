"""What holds for every game, with the Riverfolk Company at the table."""

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.testing.conformance import check_game, check_non_interference, check_replay, check_scenarios

LINEUPS = [
    ["marquise", "riverfolk"],
    ["eyrie", "riverfolk"],
    ["alliance", "riverfolk"],
    ["vagabond", "riverfolk"],
    ["marquise", "lizards", "riverfolk"],
    ["marquise", "eyrie", "alliance", "riverfolk"],
]
TABLES = [(lineup, ("autumn", "winter")[number % 2]) for number, lineup in enumerate(LINEUPS)]
TABLES += [(["marquise", "riverfolk"], "winter"), (["marquise", "eyrie", "alliance", "riverfolk"], "autumn")]


@pytest.mark.parametrize(("lineup", "board"), TABLES)
def test_a_random_game_ends_and_keeps_every_promise(lineup: list[str], board: str) -> None:
    assert check_game(RULEBOOK, RULEBOOK.lineup(lineup, board), 21, every=11) > 50


@pytest.mark.parametrize(("lineup", "board"), TABLES)
def test_nobody_sees_what_is_hidden_from_them(lineup: list[str], board: str) -> None:
    assert check_non_interference(RULEBOOK, RULEBOOK.lineup(lineup, board), 22, every=7) > 30


@pytest.mark.parametrize(("lineup", "board"), TABLES[::3])
def test_a_record_replays_to_the_same_game(lineup: list[str], board: str) -> None:
    assert check_replay(RULEBOOK, RULEBOOK.lineup(lineup, board), 23).game.result is not None


@pytest.mark.parametrize(("lineup", "board"), TABLES)
def test_every_quiet_position_can_be_written_and_read(lineup: list[str], board: str) -> None:
    assert check_scenarios(RULEBOOK, RULEBOOK.lineup(lineup, board), 24) > 10
