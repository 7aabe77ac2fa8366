"""Turns: their order, working or raiding, one worker placed and another taken."""

from __future__ import annotations

from random import Random

import pytest

from marches.testing.playout import random_answer
from tests.marks import rule
from tests.raiders.helpers import (
    answering,
    dealt,
    draw_any,
    finish_turn,
    offered,
    offers,
    options,
    play,
    position,
    question,
    roll_dice,
    see,
    told,
    village,
    worker,
)

READY = """
    purple: provision 3
    purple slot 1: champion
    purple slot 2: champion
    space cimmeria-1a: livestock 4
"""
"""Purple could work or raid."""


def verbs(answers: list[str]) -> set[str]:
    return {answer.split()[0] for answer in answers}


@rule("raiders:turn.order")
def test_turns_pass_clockwise_from_the_first_player() -> None:
    g = position("players: purple, orange, green\nfirst: orange")
    order = []
    for _ in range(4):
        order.append(see(g).active)
        assert answering(g) == see(g).active
        finish_turn(g)
    assert order == [1, 2, 0, 1]


@rule("raiders:turn.order")
def test_a_turn_is_finished_before_the_next_one_begins() -> None:
    g = position("purple hand: brawler")
    play(g, "place", location="farm")
    play(g, "decline")
    assert answering(g) == 0
    play(g, "take", location="market")
    assert answering(g) == 0
    play(g, "decline")
    assert answering(g) == 1


@rule("raiders:turn.choice")
def test_one_works_or_raids_and_cannot_pass() -> None:
    g = position(READY)
    assert verbs(options(g)) == {"place", "raid"}
    assert g.decision is not None
    assert {action.verb for action in g.decision.candidates(g, 0)} == {"place", "raid"}


@rule("raiders:turn.choice")
def test_after_working_there_is_no_raid() -> None:
    g = position(READY)
    assert offers(g, "raid", settlement="cimmeria-1")
    play(g, "place", location="farm")
    answers = verbs(options(g))
    play(g, "decline")
    answers |= verbs(options(g))
    play(g, "take", location="town-centre")
    answers |= verbs(options(g))
    assert "raid" not in answers
    play(g, "decline")
    assert (question(g), see(g).active) == ("WorkOrRaid", 1)


@rule("raiders:turn.choice")
def test_after_raiding_there_is_no_work() -> None:
    g = position(READY)
    play(g, "raid", settlement="cimmeria-1")
    roll_dice(g, red=[(1, 0)])
    assert options(g) == ["plunder space=cimmeria-1a", "plunder space=cimmeria-1b"]
    play(g, "plunder", space="cimmeria-1a")
    draw_any(g)
    assert (question(g), see(g).active) == ("WorkOrRaid", 1)


@rule("raiders:turn.pattern")
@pytest.mark.parametrize("seed", [1, 2])
def test_in_every_turn_one_worker_is_placed_and_then_another_taken(seed: int) -> None:
    g, rng = dealt(3), Random(seed)
    patterns = set()
    while g.decision is not None:
        turn, g.events = g.turns, []
        before = village(g)
        while g.decision is not None and g.turns == turn:
            g.play(*random_answer(g, rng))
        workers = [line for line in told(g) if "worker" in line.facts]
        placed, taken = workers
        patterns.add((placed.key, taken.key))
        if taken.key == "raiders-did-take":
            assert str(taken.facts["location"]).removeprefix("location:") in before
            assert taken.facts["location"] != placed.facts["location"]
    assert patterns == {("raiders-did-place", "raiders-did-take"), ("raiders-did-raid", "raiders-did-plunder")}


@rule("raiders:turn.worker-count")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_between_turns_everyone_holds_a_worker_and_three_stand_in_the_village(players: int) -> None:
    g, rng = dealt(players), Random(players)
    while g.decision is not None:
        if question(g) == "WorkOrRaid":
            assert all(worker(g, seat) in ("blue", "grey", "red") for seat in range(players))
            assert len(village(g)) == 3
        g.play(*random_answer(g, rng))
    assert g.turns > 10


@rule("raiders:turn.choice")
def test_a_blue_worker_can_be_placed_even_when_the_village_is_as_full_as_can_be() -> None:
    g = position("village: barracks blue; silversmith blue; farm blue\npurple: worker blue")
    assert offered(g, "place") == ["town-centre", "meeting-tent", "market"]
