"""What holds for every game, on random games of Root."""

from typing import Any

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.factions.eyrie.birdsong import AddToDecree
from marches.games.root.rules.factions.eyrie.decree import DecreeColumn
from marches.kernel.setup import Setup
from marches.kernel.step import Decision
from marches.testing.conformance import (
    check_game,
    check_non_interference,
    check_play,
    check_replay,
    check_scenarios,
    hasty,
)

LINEUPS = [["marquise", "eyrie"]]
TABLES = [(lineup, board) for lineup in LINEUPS for board in ("autumn", "winter")]

# Cards that seldom meet in two-player games: every effect in play, Dominance in hand and on offer.
CROWDED = """
    clearing 1: marquise 3 warriors, 1 sawmill, 1 keep
    clearing 5: marquise 2 warriors, 1 workshop
    clearing 9: marquise 2 warriors, 1 recruiter
    clearing 3: eyrie 5 warriors, 1 roost
    clearing 7: eyrie 3 warriors, 1 roost
    hand marquise: dominance-fox sappers ambush-fox
    hand eyrie: dominance-bird dominance-mouse cobbler ambush-bird
    crafted marquise: codebreakers better-burrow-bank brutal-tactics tax-collector stand-and-deliver armorers
    crafted eyrie: royal-claim tax-collector scouting-party codebreakers armorers command-warren better-burrow-bank
    available: dominance-rabbit
    score marquise: 12
    score eyrie: 14
    eyrie leader: commander
    turn eyrie birdsong 7
"""


@pytest.mark.parametrize(("lineup", "board"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_ends_and_keeps_every_promise(lineup: list[str], board: str, seed: int) -> None:
    assert check_game(RULEBOOK, RULEBOOK.lineup(lineup, board), seed, every=9) > 50


@pytest.mark.parametrize(("lineup", "board"), TABLES)
def test_a_record_replays_to_the_same_game(lineup: list[str], board: str) -> None:
    assert check_replay(RULEBOOK, RULEBOOK.lineup(lineup, board), 11).game.result is not None


@pytest.mark.parametrize(("lineup", "board"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_nobody_sees_what_is_hidden_from_them(lineup: list[str], board: str, seed: int) -> None:
    assert check_non_interference(RULEBOOK, RULEBOOK.lineup(lineup, board), seed, every=5) > 50


@pytest.mark.parametrize("setup", RULEBOOK.sample_setups(), ids=lambda setup: "-".join(setup.seats))
def test_no_question_of_any_lineup_tells_a_hand_by_being_skipped(setup: Setup) -> None:
    assert check_non_interference(RULEBOOK, setup, 5, every=97) > 50


@pytest.mark.parametrize("question", [AddToDecree, DecreeColumn])
def test_a_question_skipped_or_put_after_what_a_hand_holds_is_noticed(question: type[Decision[Any]]) -> None:
    """Questions of the Decree were such questions once: the table answered where the hand had nothing to offer."""
    setup = RULEBOOK.lineup(["marquise", "eyrie", "alliance"])
    with pytest.raises(AssertionError, match="the table answers"):
        sum(check_non_interference(RULEBOOK, setup, seed, forced=hasty(question)) for seed in range(8))


@pytest.mark.parametrize(("lineup", "board"), TABLES)
def test_every_quiet_position_can_be_written_and_read(lineup: list[str], board: str) -> None:
    assert check_scenarios(RULEBOOK, RULEBOOK.lineup(lineup, board), 5) > 10


@pytest.mark.parametrize("seed", range(4))
def test_a_crowded_position_plays_on_without_a_fault(seed: int) -> None:
    check_play(RULEBOOK, RULEBOOK.load(CROWDED), seed, 400)
