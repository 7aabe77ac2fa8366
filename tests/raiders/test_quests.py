"""Quests: which can be completed, what they cost, where they go."""

from __future__ import annotations

import pytest

from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.rules.state import RaidersGame
from marches.kernel.setup import Setup
from marches.kernel.step import SPECTATOR
from tests.marks import rule
from tests.raiders.helpers import (
    GREEN,
    ORANGE,
    PURPLE,
    discarded,
    draw,
    face_up_quests,
    finish_turn,
    hand,
    has,
    offered,
    offers,
    options,
    play,
    player,
    position,
    question,
    refused,
    roll_dice,
    see,
    supply,
    told,
    village,
    work,
)


def at_tent(text: str) -> RaidersGame:
    """Purple has just placed a grey worker at the Chief's Tent."""
    g = position(f"purple: worker grey\n{text}")
    play(g, "place", location="chiefs-tent")
    return g


def complete(g: RaidersGame, quest: str) -> None:
    play(g, "use", option="complete-quest")
    play(g, "quest", quest=quest)


def owned(g: RaidersGame) -> list[str | None]:
    return [quest.id for quest in player(g).quests]


def final_score(g: RaidersGame) -> int:
    """What purple scores when this, the last turn, is over."""
    finish_turn(g)
    assert g.result is not None
    return g.result.scores[0]


@rule("raiders:quest.cost.goods")
def test_a_quest_is_paid_in_full_to_the_supply() -> None:
    g = at_tent("purple: equipment 1; silver 2\nquest village-1: q12")
    tokens = supply(g, "equipment"), supply(g, "silver")
    complete(g, "q12")
    assert (has(g, "equipment"), has(g, "silver")) == (0, 0)
    assert (supply(g, "equipment"), supply(g, "silver")) == (tokens[0] + 1, tokens[1] + 2)
    assert owned(g) == ["q12"]


@rule("raiders:quest.cost.goods")
@pytest.mark.parametrize("goods", ["equipment 1; silver 1", "equipment 0; silver 2"])
def test_a_quest_one_cannot_pay_in_full_is_refused(goods: str) -> None:
    g = at_tent(f"purple: {goods}\nquest village-1: q12\nquest village-2: q24")
    assert refused(g, "use", option="complete-quest").rule == "raiders:quest.cost.goods"
    g = at_tent(f"purple: {goods}; livestock 4\nquest village-1: q12\nquest village-2: q15")
    play(g, "use", option="complete-quest")
    assert refused(g, "quest", quest="q12").rule == "raiders:quest.cost.goods"
    assert offered(g, "quest") == ["q15"]


@rule("raiders:quest.cost.strength")
def test_a_strength_quest_is_paid_with_hand_cards_that_reach_its_number() -> None:
    g = at_tent("quest village-1: q02\npurple hand: mercenary, warmonger, herdsman")
    complete(g, "q02")
    play(g, "discard", card="mercenary")
    play(g, "discard", card="warmonger")
    assert owned(g) == [], "4 + 3 = 7 is not enough"
    assert options(g) == ["discard card=herdsman"]
    play(g, "discard", card="herdsman")
    assert owned(g) == ["q02"]
    assert hand(g) == []
    assert sorted(discarded(g)) == ["herdsman", "mercenary", "warmonger"]


@rule("raiders:quest.cost.strength")
def test_a_hand_that_does_not_reach_the_number_is_refused() -> None:
    g = at_tent("purple: silver 4\nquest village-1: q02\nquest village-2: q09\npurple hand: mercenary, warmonger")
    play(g, "use", option="complete-quest")
    reason = refused(g, "quest", quest="q02")
    assert reason.rule == "raiders:quest.cost.strength"
    assert reason.facts == {"quest": "quest:q02", "have": 7, "need": 8}
    assert offered(g, "quest") == ["q09"]


@rule("raiders:quest.strength.no-bonus")
def test_neither_kumis_nor_crew_nor_animals_help_with_a_quest() -> None:
    g = at_tent("""
        quest village-1: q02
        quest village-2: q09
        purple: kumis 5; silver 4
        purple slot 1: champion; eagle animal-07; horse animal-03
        purple slot 2: tyrant; eagle animal-01; horse animal-06
        purple hand: mercenary, warmonger
    """)
    play(g, "use", option="complete-quest")
    assert refused(g, "quest", quest="q02").rule == "raiders:quest.cost.strength"
    assert {answer.split()[0] for answer in options(g)} == {"quest"}, "no kumis can be spent"
    assert has(g, "kumis") == 5


@rule("raiders:quest.face-up")
def test_only_face_up_quests_are_offered() -> None:
    g = at_tent("purple: silver 10\nquest village-1: q09\nquest village-2: q10")
    assert see(g).quests_left == 14
    play(g, "use", option="complete-quest")
    assert options(g) == ["quest quest=q09", "quest quest=q10"]
    assert g.decision is not None
    assert len(g.decision.candidates(g, 0)) == 2


@rule("raiders:quest.face-up")
def test_without_a_face_up_quest_none_is_completed() -> None:
    g = at_tent("purple: silver 10\nquest village-1: none\nquest village-2: none")
    assert refused(g, "use", option="complete-quest").rule == "raiders:quest.face-up"


@rule("raiders:quest.anywhere")
def test_a_quest_another_player_turned_up_in_persia_can_be_completed() -> None:
    g = position("""
        turn: orange
        purple: silver 4; worker grey
        orange: provision 3; wagon 1; worker grey
        orange slot 1: champion
        orange slot 2: champion
        orange slot 3: strongman
        orange slot 4: strongman
        space persia-1a: livestock 3
        space persia-1b: livestock 3
        quest village-1: none
        quest village-2: none
    """)
    play(g, "raid", settlement="persia-1")
    roll_dice(g, red=[(1, 0), (1, 0)], white=[(0, 0)])
    play(g, "plunder", space="persia-1b")
    draw(g, quest="q09")
    play(g, "place", location="chiefs-tent")
    play(g, "use", option="complete-quest")
    assert options(g) == ["quest quest=q09"]
    play(g, "quest", quest="q09")
    assert owned(g) == ["q09"]
    assert face_up_quests(g) == []


@rule("raiders:quest.collect")
def test_a_completed_quest_leaves_the_board_and_scores_later() -> None:
    g = at_tent("purple: vp 10; silver 4\nquest village-1: q09\nquest village-2: q10")
    assert see(g).quests_left == 14
    complete(g, "q09")
    assert see(g).quests_left == 13
    assert face_up_quests(g) == ["q10"]
    assert owned(g) == ["q09"]
    assert player(g, ORANGE).quests == []
    assert (has(g, "vp"), player(g).track.space) == (10, 10)
    assert player(g).projected == 12


def done(table: str = "") -> RaidersGame:
    """Purple, with 10 points, has completed a quest worth 2 more."""
    g = at_tent(f"players: purple, orange, green\n{table}purple: vp 10; silver 4\nquest village-1: q09")
    complete(g, "q09")
    return g


@rule("raiders:quest.collect")
@pytest.mark.parametrize("viewer", [ORANGE, GREEN, SPECTATOR])
def test_others_see_how_many_quests_a_player_owns_and_no_points_for_them(viewer: int) -> None:
    seen = see(done(), viewer).players[PURPLE]
    assert (seen.quest_count, seen.quests, seen.projected) == (1, [], 10)
    mine = see(done(), PURPLE).players[PURPLE]
    assert (mine.quest_count, [quest.id for quest in mine.quests], mine.projected) == (1, ["q09"], 12)


@rule("raiders:quest.collect")
@pytest.mark.parametrize("viewer", [ORANGE, GREEN, SPECTATOR])
def test_with_open_quests_everyone_sees_them(viewer: int) -> None:
    seen = see(done("quests: open\n"), viewer).players[PURPLE]
    assert (seen.quest_count, [quest.id for quest in seen.quests], seen.projected) == (1, ["q09"], 12)


@rule("raiders:quest.collect")
def test_the_log_tells_who_completed_what_and_the_end_shows_all() -> None:
    g = at_tent("last turns: 1\npurple: vp 10; silver 4\nquest village-1: q09")
    complete(g, "q09")
    assert told(g, "raiders-did-quest")[0].facts == {"seat": "seat:0", "quest": "quest:q09", "vp": 2}
    assert see(g, ORANGE).players[PURPLE].quests == []
    finish_turn(g)
    assert [quest.id for quest in see(g, ORANGE).players[PURPLE].quests] == ["q09"]
    assert see(g, SPECTATOR).players[PURPLE].projected == 12


@rule("raiders:quest.collect")
@pytest.mark.parametrize("openly", [False, True])
def test_a_table_chooses_whether_completed_quests_lie_open(openly: bool) -> None:
    setup = Setup("raiders", 2, ("purple", "orange"), (), {"open-quests": True} if openly else {})
    RULEBOOK.check(setup)
    assert RULEBOOK.start(setup).open_quests is openly


@rule("raiders:quest.no-refill")
def test_the_slot_of_a_completed_quest_stays_empty() -> None:
    g = at_tent("purple: silver 4\nquest village-1: q09\nquest village-2: q10")
    complete(g, "q09")
    assert see(g).quest_slots[0] is None
    play(g, "take", location="market")
    play(g, "decline")
    for _ in range(3):
        assert question(g) == "WorkOrRaid"
        slots = see(g).quest_slots
        assert slots[0] is None
        assert slots[1] is not None
        work(g, str(offered(g, "place")[0]), next(iter(village(g))))
    assert see(g).quests_left == 13


@rule("raiders:quest.example.goods")
def test_a_wagon_and_three_livestock_bring_five_points_in_the_end() -> None:
    g = at_tent("last turns: 1\npurple: vp 10; wagon 1; livestock 4\nquest village-1: q01")
    complete(g, "q01")
    assert (has(g, "wagon"), has(g, "livestock"), has(g, "vp")) == (0, 1, 10)
    assert final_score(g) == 10 + 5
    g = at_tent("purple: silver 4; wagon 1; livestock 2\nquest village-1: q01\nquest village-2: q09")
    play(g, "use", option="complete-quest")
    assert refused(g, "quest", quest="q01").rule == "raiders:quest.cost.goods"


@rule("raiders:quest.example.strength")
def test_eight_strength_from_the_hand_brings_four_points_in_the_end() -> None:
    g = at_tent("""
        last turns: 1
        quest village-1: q02
        purple: vp 0; kumis 6
        purple hand: mercenary, warmonger, vigilante, gravedigger
    """)
    complete(g, "q02")
    play(g, "discard", card="mercenary")
    play(g, "discard", card="warmonger")
    assert question(g) == "DiscardStrength", "7 is not enough"
    assert not offers(g, "done")
    assert not offers(g, "spend", count=1), "kumis cannot help"
    play(g, "discard", card="vigilante")
    assert owned(g) == ["q02"]
    assert hand(g) == ["gravedigger"]
    assert (has(g, "kumis"), has(g, "vp")) == (6, 0)
    assert final_score(g) == 4
