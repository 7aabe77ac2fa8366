"""What bots think of Automas."""

from __future__ import annotations

import pytest

from marches.bots.levels import make_bot
from marches.bots.scythe import JUDGE, remaining
from marches.bots.scythe_automa import automa_fortune, pace, shortest_tracker, turns_left
from marches.games.scythe.edge.rulebook import RULEBOOK
from tests.scythe.automa_helpers import AUTOMA, PERSON, against
from tests.scythe.helpers import DUEL, position


def test_the_judge_knows_seats_without_a_mat() -> None:
    chances = JUDGE.payoffs(against(first="crimea"))
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in chances)


def test_stars_and_territories_make_an_automa_dangerous() -> None:
    weak = against(state="marker 12; scheme 2", first="crimea")
    more = "hex r2c4: nordic mech 1\nhex r2c5: nordic mech 2\n"
    strong = against(more, own="coins 15; star tracker 2", state="marker 12; scheme 2", first="crimea")
    assert automa_fortune(strong, AUTOMA, 5.0) > automa_fortune(weak, AUTOMA, 5.0) + 10
    assert JUDGE.payoffs(strong)[PERSON] < JUDGE.payoffs(weak)[PERSON]


def test_a_tracker_lasts_as_long_as_its_star_spaces_say() -> None:
    begun, late = against(first="crimea"), against(own="star tracker 4; star power", state="marker 20", first="crimea")
    assert turns_left(begun, AUTOMA) == pytest.approx(21 / (16 / 19))
    assert turns_left(late, AUTOMA) == pytest.approx(1 / (16 / 19))
    assert pace(begun, skips=True) < pace(begun, skips=False)
    assert remaining(late) < remaining(begun)
    assert shortest_tracker(position(DUEL)) > 100


@pytest.mark.parametrize("level", ["wanderer", "apprentice"])
def test_bots_answer_in_a_game_with_an_automa(level: str) -> None:
    g = against(first="crimea")
    decision = g.decision
    assert decision is not None
    bot = make_bot(level, RULEBOOK, 1, iterations=3)
    assert bot.choose(g, PERSON) in decision.options(g, PERSON)
