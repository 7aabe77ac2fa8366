"""Final scoring, who wins, the score track."""

from __future__ import annotations

from textwrap import dedent

import pytest

from marches.games.raiders.rules.tables import VP
from marches.kernel.line import Result
from tests.marks import rule
from tests.raiders.helpers import ORANGE, PURPLE, finish_turn, player, position


def last_turn(text: str) -> Result:
    """Play the last turn of the game without touching anything, and score."""
    g = position(text + "\nturn: purple\nlast turns: 1")
    finish_turn(g)
    assert g.result is not None
    return g.result


def score_of(line: str) -> int:
    """What purple scores with what `line` says and 0 VP on the track."""
    return last_turn(f"purple: vp 0; {line}").scores[PURPLE]


@rule("raiders:score.when")
def test_points_of_the_end_are_added_to_those_on_the_track() -> None:
    result = last_turn("purple: vp 31; gold 6")
    assert result.scores == (43, 0)


@rule("raiders:score.crew")
def test_a_member_in_the_crew_scores_and_a_copy_in_hand_does_not() -> None:
    assert last_turn("purple slot 1: champion\npurple hand: champion").scores[PURPLE] == 3
    assert last_turn("purple hand: champion").scores[PURPLE] == 0


@rule("raiders:score.animals")
def test_only_the_visible_half_of_an_animal_scores() -> None:
    assert last_turn("purple slot 1: brawler; horse animal-08").scores[PURPLE] == 2, "horse 2 VP, hidden eagle 1 VP"
    assert last_turn("purple slot 1: brawler; eagle animal-08").scores[PURPLE] == 1


@rule("raiders:score.animals.empty-slot")
def test_an_animal_at_an_empty_slot_scores_too() -> None:
    assert last_turn("purple slot 4: horse animal-08").scores[PURPLE] == 2


@rule("raiders:score.quests")
def test_each_completed_quest_scores_its_tile() -> None:
    assert last_turn("purple quests: q01, q02").scores[PURPLE] == 5 + 4


@rule("raiders:score.gold")
def test_gold_scores_two_each() -> None:
    assert score_of("gold 3") == 6


@rule("raiders:score.equipment")
def test_equipment_scores_one_each() -> None:
    assert score_of("equipment 4") == 4


@rule("raiders:score.wagon")
def test_wagons_score_one_each() -> None:
    assert score_of("wagon 2") == 2


@rule("raiders:score.livestock")
@pytest.mark.parametrize(("livestock", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_livestock_scores_by_the_full_pair(livestock: int, points: int) -> None:
    assert score_of(f"livestock {livestock}") == points


@rule("raiders:score.winner")
def test_the_most_points_win() -> None:
    table = "players: purple, orange, green\npurple: vp 43\norange: vp 51\ngreen: vp 47"
    result = last_turn(table)
    assert result.scores == (43, 51, 47)
    assert result.winners == (ORANGE,)


def tied(purple: str, orange: str) -> Result:
    """Both at 50 points in the end; the texts say what they own."""
    g = position(f"turn: purple\nlast turns: 1\n{dedent(purple)}\n{dedent(orange)}")
    for seat in (PURPLE, ORANGE):
        g.add(seat, VP, 50 - player(g, seat).projected)
    finish_turn(g)
    assert g.result is not None
    assert g.result.scores == (50, 50)
    return g.result


@rule("raiders:score.tie.cards")
def test_a_tie_goes_to_the_most_quests_crew_and_animals_together_without_hand_cards() -> None:
    many = """
        purple slot 1: brawler; horse animal-01
        purple slot 2: brawler; horse animal-02
        purple slot 3: herdsman; horse animal-03
        purple slot 4: herdsman; horse animal-04
        purple slot 5: vigilante
        purple quests: q03, q04, q05
        purple hand: mercenary
        purple: silver 0; provision 0; kumis 0
    """
    fewer = """
        orange slot 1: strongman; horse animal-05
        orange slot 2: strongman; horse animal-06
        orange slot 3: tyrant; horse animal-07
        orange slot 4: tyrant
        orange quests: q06, q07, q08, q09
        orange hand: mercenary, adventurer, adventurer, antagonist, antagonist, warmonger, warmonger, gravedigger
        orange: silver 8; provision 8; kumis 8
    """
    assert tied(many, fewer).winners == (PURPLE,), "3 + 5 + 4 = 12 against 4 + 4 + 3 = 11"


@rule("raiders:score.tie.goods")
def test_still_tied_the_most_silver_provisions_and_kumis_win() -> None:
    purple = "purple slot 1: brawler\npurple: silver 2; provision 3; kumis 4"
    orange = "orange slot 1: brawler\norange: silver 8; provision 0; kumis 0"
    assert tied(purple, orange).winners == (PURPLE,), "9 against 8"


@rule("raiders:score.tie.shared")
def test_still_tied_the_victory_is_shared() -> None:
    purple = "purple slot 1: brawler\npurple: silver 2; provision 3; kumis 3"
    orange = "orange slot 1: brawler\norange: silver 8; provision 0; kumis 0"
    assert tied(purple, orange).winners == (PURPLE, ORANGE)


@rule("raiders:score.track.50", "raiders:score.track.100")
@pytest.mark.parametrize(
    ("before", "gain", "total", "space", "on_edge", "hundreds"),
    [(48, 5, 53, 3, True, 0), (98, 4, 102, 2, False, 1), (40, 5, 45, 45, False, 0), (49, 1, 50, 0, True, 0)],
)
def test_the_marker_starts_again_at_fifty_and_at_a_hundred(
    before: int, gain: int, total: int, space: int, on_edge: bool, hundreds: int
) -> None:
    g = position(f"purple: vp {before}")
    g.add(PURPLE, VP, gain)
    found = player(g)
    assert found.vp == total
    assert (found.track.space, found.track.on_edge, found.track.hundreds) == (space, on_edge, hundreds)
