"""Re-dealing what a seat has not seen: always a possible position, never a look at the real one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.rules.redeal import build, collect, plausible
from marches.games.raiders.rules.state import RaidersGame
from tests.raiders.helpers import ORANGE, PURPLE, hand, play, position, question

WEAK = (
    "forager jeweller brewer merchant cartographer healer gravedigger vigilante lookout huntress sage falconer smuggler"
)
DULL = "tyrant merchant marauder armourer cartographer jeweller gravedigger outrider avenger healer falconer smuggler"


def twice(names: str) -> str:
    """Both copies of each of these cards."""
    return ", ".join(f"{name}, {name}" for name in names.split())


def strength_quest(cards: str, rest: str) -> RaidersGame:
    """Orange discards cards for a quest of strength 8."""
    g = position(f"""
        turn: orange
        quest village-1: q02
        quest village-2: none
        orange: worker grey
        orange hand: {cards}
        purple hand: scout, scout
        crew deck: {twice(WEAK)}, {rest}
    """)
    play(g, "place", location="chiefs-tent")
    play(g, "use", option="complete-quest")
    play(g, "quest", quest="q02")
    return g


def card_to_play(cards: str, rest: str) -> RaidersGame:
    """Orange plays a card, and a quest for one strength less is all that can be done."""
    g = position(f"""
        turn: orange
        village: farm blue; market blue; meeting-tent blue
        quest village-1: q02
        quest village-2: none
        orange: silver 0; provision 0; vp 0; hero none
        orange hand: {cards}
        purple hand: scout, scout
        crew deck: {twice(DULL)}, {rest}
    """)
    play(g, "place", location="town-centre")
    play(g, "use", option="play-card")
    return g


def member_to_hire(cards: str, rest: str) -> RaidersGame:
    """Orange, with one silver, hires someone."""
    g = position(f"""
        turn: orange
        orange: silver 1
        orange hand: {cards}
        purple hand: scout, scout
        crew deck: {twice("champion warlord tyrant archer veteran")}, {rest}
    """)
    play(g, "place", location="barracks")
    play(g, "use", option="hire")
    return g


Ask = Callable[[str, str], RaidersGame]
QUESTIONS: list[tuple[Ask, str, str, str]] = [
    (strength_quest, "champion, mercenary", "strongman, berserker", "DiscardStrength"),
    (card_to_play, "trader, champion, berserker", "trader, strongman, mercenary", "PlayCard"),
    (member_to_hire, "lookout, mercenary, mercenary", "huntress, barbarian, antagonist", "HireMember"),
]


@pytest.mark.parametrize(("ask", "truth", "rest", "expected"), QUESTIONS, ids=[row[3] for row in QUESTIONS])
def test_a_rare_hand_is_dealt_so_that_the_question_makes_sense(ask: Ask, truth: str, rest: str, expected: str) -> None:
    g = ask(truth, rest)
    assert question(g) == expected
    before = sorted(g.hands[ORANGE] + [card for card, n in enumerate(g.crew_deck) for _ in range(n)])
    rng = Random(3)
    seen = set()
    for _ in range(60):
        new = RULEBOOK.redeal(g, PURPLE, rng)
        assert plausible(new, PURPLE)
        assert len(new.hands[ORANGE]) == len(g.hands[ORANGE])
        assert new.hands[PURPLE] == g.hands[PURPLE]
        after = sorted(new.hands[ORANGE] + [card for card, n in enumerate(new.crew_deck) for _ in range(n)])
        assert after == before
        seen.add(tuple(hand(new, ORANGE)))
    assert len(seen) > 3, "many hands are possible, and many come up"


@pytest.mark.parametrize(("ask", "truth", "rest", "expected"), QUESTIONS, ids=[row[3] for row in QUESTIONS])
def test_a_re_deal_does_not_depend_on_the_real_hands(ask: Ask, truth: str, rest: str, expected: str) -> None:
    g, other = ask(truth, rest), ask(rest, truth)
    assert hand(g, ORANGE) != hand(other, ORANGE)
    for seed in range(20):
        dealt = RULEBOOK.redeal(g, PURPLE, Random(seed))
        again = RULEBOOK.redeal(other, PURPLE, Random(seed))
        assert dealt.hands == again.hands
        assert list(dealt.crew_deck) == list(again.crew_deck)


@pytest.mark.parametrize(("ask", "truth", "rest", "expected"), QUESTIONS, ids=[row[3] for row in QUESTIONS])
def test_where_chance_does_not_find_a_deal_one_is_built(ask: Ask, truth: str, rest: str, expected: str) -> None:
    g = ask(truth, rest)
    seen = set()
    for seed in range(30):
        new = g.clone()
        pool = collect(new, PURPLE)
        known = [cards.copy() for cards in new.hands]
        build(new, PURPLE, known, [0, len(g.hands[ORANGE])], pool, Random(seed))
        assert plausible(new, PURPLE)
        assert (len(new.hands[ORANGE]), new.hands[PURPLE]) == (len(g.hands[ORANGE]), g.hands[PURPLE])
        seen.add(tuple(hand(new, ORANGE)))
    assert len(seen) > 3, f"{expected}: many hands are possible, and many come up"


def test_what_everyone_saw_go_to_a_hand_stays_there() -> None:
    g = position("turn: purple\norange hand: champion, archer, scout\norange known: archer")
    for seed in range(20):
        assert "archer" in hand(RULEBOOK.redeal(g, PURPLE, Random(seed)), ORANGE)
    dealt = {tuple(hand(RULEBOOK.redeal(g, PURPLE, Random(seed)), ORANGE)) for seed in range(20)}
    assert len(dealt) > 10
