"""Solo challenges: every one can be played, and its recorded line reaches the goal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from marches.games.scythe.edge.challenges import (
    DIFFICULTIES,
    YOUR_SEAT,
    Task,
    challenges,
    lines,
    lost,
    reached,
    turn_of,
)
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.action import Id
from marches.kernel.rulebook import Standing
from marches.kernel.setup import Setup, SetupError
from marches.table.course import Course
from marches.table.table import Table
from marches.text import Words


def table_of(one: Task) -> Table[ScytheGame]:
    return Table(RULEBOOK, one.setup(), one.seed_bytes())


def test_there_are_twelve_and_each_has_a_line() -> None:
    assert len(challenges()) == 12
    assert lines().keys() == challenges().keys()


@pytest.mark.parametrize("name", list(challenges()))
def test_the_recorded_line_reaches_the_goal_and_not_before_its_last_answer(name: str) -> None:
    one = challenges()[name]
    table = table_of(one)
    for answer in lines()[name]:
        assert not reached(table.game, one)
        assert not lost(table.game, one)
        table.answer(YOUR_SEAT, RULEBOOK.actions.find(answer))
    assert reached(table.game, one)
    assert not one.turns or turn_of(table.game) <= one.turns


def test_every_challenge_has_words_in_both_languages() -> None:
    for words in (Words("en"), Words("fr")):
        for name, one in challenges().items():
            for key in (f"scythe-challenge-{name}", f"scythe-challenge-{name}-story"):
                assert words.message(key) != key
            assert str(one.count) in words.say(one.goal_line()) or one.count == 1


def test_a_challenge_is_played_at_its_own_table_only() -> None:
    setup = challenges()["two-stars"].setup()
    RULEBOOK.check(setup)
    for other in (
        msgspec.structs.replace(setup, seats=("nordic", "saxony")),
        msgspec.structs.replace(setup, options={**setup.options, "promos": True}),
        msgspec.structs.replace(setup, options={"challenge": "no-such-thing"}),
        msgspec.structs.replace(setup, modules=("war",)),
    ):
        with pytest.raises(SetupError, match="scythe-setup-challenge"):
            RULEBOOK.check(other)


def test_a_position_is_the_start_of_its_challenge() -> None:
    one = challenges()["beat-automa"]
    g = table_of(one).game
    assert g.stars_placed(YOUR_SEAT) == 3
    assert g.stars_placed(1) == 3
    assert turn_of(g) == 22
    assert isinstance(one.setup(), Setup)


def test_a_goal_with_a_number_of_turns_is_lost_after_them() -> None:
    one = msgspec.structs.replace(challenges()["first-harvest"], turns=1)
    table = table_of(one)
    while turn_of(table.game) == 1:
        assert not lost(table.game, one)
        answers = table.legal(YOUR_SEAT)
        table.answer(YOUR_SEAT, next((a for a in answers if a.verb in ("skip", "end-turn")), answers[0]))
    assert lost(table.game, one)


@pytest.mark.parametrize(("goal", "count", "holds"), [("score", 0, True), ("score", 900, False), ("ahead", 900, False)])
def test_goals_at_the_end_look_at_the_result(goal: str, count: int, holds: bool) -> None:
    one = challenges()["beat-autometta"]
    table = table_of(one)
    for answer in lines()["beat-autometta"]:
        table.answer(YOUR_SEAT, RULEBOOK.actions.find(answer))
    other = msgspec.structs.replace(one, goal=goal, count=count)
    assert reached(table.game, other) is holds
    assert lost(table.game, other) is not holds


def course_of(name: str) -> tuple[Table[ScytheGame], Course]:
    return table_of(challenges()[name]), Course(challenges()[name].offer())


def play(table: Table[ScytheGame], answers: Sequence[dict[str, Id]]) -> None:
    for answer in answers:
        table.answer(YOUR_SEAT, RULEBOOK.actions.find(answer))


def test_a_reached_goal_stays_reached_until_the_answer_is_taken_back() -> None:
    one, (table, course) = challenges()["full-purse"], course_of("full-purse")
    assert course.standing(table) == Standing(1, reached=False, lost=False, have=6, need=12)
    play(table, lines()["full-purse"])
    then = course.standing(table)
    assert then.reached
    assert then.turn <= one.turns
    table.undo(YOUR_SEAT)
    assert not course.standing(table).reached
    play(table, lines()["full-purse"][-1:])
    assert course.standing(table) == then
    while turn_of(table.game) <= one.turns + 1 and table.game.result is None:
        legal = table.legal(YOUR_SEAT)
        table.answer(YOUR_SEAT, next((a for a in legal if a.verb in ("skip", "end-turn")), legal[0]))
    assert course.standing(table) == then, "spent or late: it was reached"
    assert Course(challenges()["full-purse"].offer()).standing(table) == then, "and found again from the record"


def test_a_course_tells_a_goal_that_is_lost() -> None:
    table, course = course_of("first-harvest")
    while turn_of(table.game) <= 8:
        assert not course.standing(table).lost
        legal = table.legal(YOUR_SEAT)
        table.answer(YOUR_SEAT, next((a for a in legal if a.verb in ("skip", "end-turn")), legal[0]))
    assert course.standing(table).lost


def test_difficulty_rises_from_one_challenge_to_the_next() -> None:
    order = [DIFFICULTIES.index(one.level) for one in challenges().values()]
    assert order == sorted(order)
    assert {order.count(level) for level in range(len(DIFFICULTIES))} == {4}
