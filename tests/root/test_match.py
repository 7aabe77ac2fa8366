"""The optional match of two games between two players."""

import pytest

from marches.games.root.edge.match import MatchError, match_result, second_game
from marches.games.root.edge.rulebook import RULEBOOK
from marches.kernel.line import Result
from marches.testing.conformance import random_table
from tests.marks import rule


@rule("root:scenario.2p.match")
def test_the_highest_total_of_two_games_wins_the_match() -> None:
    first, second = Result((30, 22), (0,)), Result((21, 30), (1,))
    assert match_result(first, second) == Result((51, 52), (1,))


@rule("root:scenario.2p.match")
def test_the_second_game_is_played_with_swapped_factions_on_the_same_map() -> None:
    first = RULEBOOK.lineup(["marquise", "riverfolk"], "winter")
    second = second_game(first)
    RULEBOOK.check(second)
    assert second.seats == ("riverfolk", "marquise")
    assert (second.modules, second.options) == (("riverfolk",), {"map": "winter"})
    assert second_game(second) == first


@rule("root:scenario.2p.match")
def test_a_match_is_played_to_its_end() -> None:
    setup = RULEBOOK.lineup(["marquise", "eyrie"])
    games = [random_table(RULEBOOK, each, 3).game for each in (setup, second_game(setup))]
    one, two = [g.result for g in games if g.result is not None]
    result = match_result(one, two)
    assert result.scores == (one.scores[0] + two.scores[0], one.scores[1] + two.scores[1])
    best = max(result.scores)
    assert [result.scores[seat] for seat in result.winners] == [best] * result.scores.count(best)


def test_equal_totals_share_the_match() -> None:
    assert match_result(Result((30, 20), (0,)), Result((20, 30), (1,))).winners == (0, 1)


def test_a_match_is_for_two_opponents() -> None:
    with pytest.raises(MatchError, match="two players"):
        second_game(RULEBOOK.lineup(["marquise", "eyrie", "alliance"]))
    with pytest.raises(MatchError, match="two players"):
        second_game(RULEBOOK.lineup(["mechanical", "eyrie"], cooperative=True))
    with pytest.raises(MatchError, match="two players"):
        match_result(Result((30, 1, 2), (0,)), Result((30, 1, 2), (0,)))
