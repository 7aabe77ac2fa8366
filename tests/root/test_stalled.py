"""A game in which nobody scores any more ends after 100 rounds (docs/decisions/0008)."""

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.scoring import QUIET_ROUNDS, best, lose
from marches.games.root.rules.scoring import score as win_points
from marches.games.root.rules.state import RootGame
from marches.kernel.line import Result
from tests.marks import rule
from tests.root.helpers import draw_any, play, position, question, score, winners

TWO = """
    forest A1: vagabond pawn
    forest A2: vagabond2 pawn
    vagabond character: thief
    vagabond2 character: tinker
"""

FOUR = """
    clearing 1: marquise 2 warriors, 1 keep
    clearing 3: eyrie 1 roost, 2 warriors
    clearing 5: alliance 1 warrior
    forest A1: vagabond pawn
    vagabond character: thief
"""


def finish_turn(text: str) -> RootGame:
    """The game after the Evening of the turn the scenario is in."""
    g = position(text)
    g.events = []
    draw_any(g)
    return g


def two(quiet: int, more: str = "") -> RootGame:
    return finish_turn(f"{TWO}{more}\nquiet: {quiet}\nturn vagabond evening 900")


def told(g: RootGame) -> list[str]:
    return [event.line.key for event in g.events or []]


@rule("root:3.1.stalled", "root:3.1.stalled-result")
def test_a_hundred_rounds_without_a_better_score_end_the_game_and_most_points_win() -> None:
    g = two(2 * QUIET_ROUNDS, "score vagabond: 7\nscore vagabond2: 9")
    assert g.result == Result((7, 9), (1,))
    assert told(g)[-2:] == ["root-did-stall", "root-did-win"]


@rule("root:3.1.stalled")
@pytest.mark.parametrize(("turn", "over"), [(238, False), (239, False), (240, True)])
def test_a_best_score_of_turn_40_ends_a_game_of_two_with_turn_240(turn: int, over: bool) -> None:
    g = finish_turn(f"{TWO}\nquiet: {turn - 40}\nturn vagabond evening {turn}")
    assert (g.result is not None) == over


@rule("root:3.1.stalled")
def test_one_turn_less_does_not() -> None:
    g = two(2 * QUIET_ROUNDS - 1, "score vagabond: 7\nscore vagabond2: 9")
    assert g.result is None
    assert g.active == 1


@rule("root:3.1.stalled-result")
def test_an_equal_score_is_shared() -> None:
    assert winners(two(2 * QUIET_ROUNDS)) == ["vagabond", "vagabond2"]


@rule("root:3.1.stalled")
def test_half_of_the_time_is_said_aloud_once() -> None:
    g = two(QUIET_ROUNDS)
    said = [event.line.facts for event in g.events or [] if event.line.key == "root-did-quiet"]
    assert said == [{"rounds": 50, "left": 50}]
    assert "root-did-quiet" not in told(two(QUIET_ROUNDS + 1))


@rule("root:3.1.stalled")
@pytest.mark.parametrize(("before", "goes_on"), [(2, True), (3, True), (4, True), (5, False), (29, False)])
def test_only_beating_ones_own_best_score_restarts_the_count(before: int, goes_on: bool) -> None:
    g = position(f"""
        {TWO}
        clearing 2: vagabond pawn
        vagabond satchel: hammer
        hand vagabond: root-tea-mouse
        score vagabond: 3
        best vagabond: {before}
        quiet: {2 * QUIET_ROUNDS}
        turn vagabond daylight 900
    """)
    play(g, "craft", card="root-tea-mouse")
    assert score(g, "vagabond") == 5
    play(g, "end-daylight")
    draw_any(g)
    assert (g.result is None) == goes_on


@rule("root:3.1.stalled")
def test_points_lost_and_won_back_do_not_count_a_point_more_does() -> None:
    g = position(f"{TWO}\nscore vagabond: 12\nquiet: 30\nturn vagabond evening 900")
    lose(g, 0, 3)
    win_points(g, 0, 3)
    assert (score(g, "vagabond"), g.turn - g.scored) == (12, 30)
    win_points(g, 0, 1)
    assert (score(g, "vagabond"), g.turn - g.scored) == (13, 0)


@rule("root:3.1.stalled")
def test_losing_points_does_not_restart_the_count_and_is_remembered() -> None:
    g = position(f"{TWO}\nscore vagabond: 9\nquiet: {2 * QUIET_ROUNDS}\nturn vagabond evening 900")
    lose(g, 0, 4)
    assert (g.turn - g.scored, best(g, 0), best(g, 1)) == (2 * QUIET_ROUNDS, 9, 0)
    assert "best vagabond: 9\n" in RULEBOOK.dump(g)


@rule("root:3.1.stalled")
def test_giving_up_points_for_dominance_restarts_the_count() -> None:
    text = f"""
        clearing 1: marquise 2 warriors, 1 keep
        clearing 3: eyrie 1 roost, 2 warriors
        clearing 5: alliance 1 warrior
        hand marquise: dominance-fox
        score marquise: 12
        quiet: {3 * QUIET_ROUNDS}
        turn marquise daylight 900
    """
    for activates in (True, False):
        g = position(text)
        if activates:
            play(g, "activate", card="dominance-fox")
        while g.result is None and g.turn == 900:
            assert g.decision is not None
            draw_any(g)
            if g.turn == 900 and g.result is None:
                seat = g.decision.seats(g)[0]
                options = g.decision.options(g, seat)
                g.play(seat, next((a for a in options if a.verb in ("done", "end-daylight")), options[0]))
        assert (g.result is None) == activates


@rule("root:3.1.stalled-result")
def test_equal_scores_share_the_win_and_a_partner_of_one_wins_too() -> None:
    g = finish_turn(f"""
        {FOUR}
        score marquise: 18
        score eyrie: 18
        dominance alliance: dominance-fox
        partner vagabond: marquise
        quiet: {4 * QUIET_ROUNDS}
        turn vagabond evening 900
    """)
    assert winners(g) == ["marquise", "eyrie", "vagabond"]


@rule("root:3.1.stalled-result")
def test_a_player_of_dominance_cannot_win_this_way_and_a_partner_wins_along() -> None:
    g = finish_turn(f"""
        {FOUR}
        dominance marquise: dominance-fox
        score eyrie: 3
        score alliance: 5
        partner vagabond: alliance
        quiet: {4 * QUIET_ROUNDS}
        turn vagabond evening 900
    """)
    assert winners(g) == ["alliance", "vagabond"]


@rule("root:3.1.stalled-result")
def test_a_co_operative_game_that_stalls_is_lost() -> None:
    g = finish_turn(f"""
        option cooperative: true
        seats: mechanical vagabond
        forest A1: vagabond pawn
        vagabond character: thief
        score mechanical: 2
        score vagabond: 20
        quiet: {2 * QUIET_ROUNDS}
        turn vagabond evening 900
    """)
    assert winners(g) == ["mechanical"]


def test_a_scenario_keeps_how_long_nobody_has_scored() -> None:
    g = two(30)
    assert question(g) != "over"
    while not RULEBOOK.is_quiet(g):
        assert g.decision is not None
        g.play(g.decision.seats(g)[0], g.decision.options(g, g.decision.seats(g)[0])[0])
    assert "\nquiet: 31\n" in RULEBOOK.dump(g)
    assert RULEBOOK.load(RULEBOOK.dump(g)).scored == g.scored
