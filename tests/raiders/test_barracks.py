"""The Barracks: hiring, making room, healing."""

from __future__ import annotations

import pytest

from marches.games.raiders.rules.state import RaidersGame
from tests.marks import rule
from tests.raiders.helpers import (
    crew,
    discarded,
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
    supply,
    told,
    wounds,
)

FULL_CREW = """
    purple slot 1: champion
    purple slot 2: champion
    purple slot 3: mercenary; wounds 2
    purple slot 4: strongman
    purple slot 5: strongman
"""


def at_barracks(text: str) -> RaidersGame:
    """Purple has just placed a worker at the Barracks."""
    g = position(text)
    play(g, "place", location="barracks")
    return g


def hire(g: RaidersGame, card: str) -> None:
    play(g, "use", option="hire")
    play(g, "hire", card=card)


@rule("raiders:village.barracks.choice")
@pytest.mark.parametrize("chosen", ["hire", "heal"])
def test_one_hires_or_heals(chosen: str) -> None:
    g = at_barracks("purple: silver 8; kumis 8\npurple slot 1: champion; wounds 3\npurple hand: brawler, scout")
    assert offered(g, "use") == ["hire", "heal"]
    if chosen == "hire":
        hire(g, "brawler")
        play(g, "seat", slot=2)
    else:
        play(g, "use", option="heal")
        play(g, "heal", slot=1)
        play(g, "heal", slot=1)
    assert question(g) == "TakeWorker", "neither the other nor the same again"
    assert (len(hand(g)), wounds(g)[0], has(g, "kumis")) == ((1, 3, 8) if chosen == "hire" else (2, 1, 7))


@rule("raiders:village.barracks.choice")
def test_there_is_nothing_to_hire_without_a_hand() -> None:
    g = at_barracks("purple: silver 8")
    assert refused(g, "use", option="hire").rule == "raiders:village.barracks.choice"


@rule("raiders:village.barracks.cost")
def test_hiring_costs_the_printed_silver() -> None:
    g = at_barracks("purple: silver 3\npurple hand: brawler, scout")
    tokens = supply(g, "silver")
    hire(g, "brawler")
    assert has(g, "silver") == 1
    assert supply(g, "silver") == tokens + 2
    assert hand(g) == ["scout"]
    play(g, "seat", slot=1)
    assert crew(g)[0] == "brawler"
    assert hand(g) == ["scout"]


@rule("raiders:village.barracks.cost")
def test_a_card_one_cannot_pay_is_not_hired() -> None:
    g = at_barracks("purple: silver 1\npurple hand: brawler")
    assert refused(g, "use", option="hire").rule == "raiders:village.barracks.cost"
    g = at_barracks("purple: silver 1\npurple hand: brawler, brewer")
    play(g, "use", option="hire")
    reason = refused(g, "hire", card="brawler")
    assert reason.rule == "raiders:village.barracks.cost"
    assert reason.facts == {"card": "crew:brawler", "have": 1, "need": 2}
    assert offered(g, "hire") == ["brewer"]


@rule("raiders:village.barracks.slot")
def test_the_hired_card_goes_on_any_free_slot() -> None:
    g = at_barracks("purple: silver 2\npurple slot 1: champion\npurple hand: brawler")
    hire(g, "brawler")
    assert offered(g, "seat") == [2, 3, 4, 5]
    assert not offers(g, "seat", slot=1)
    play(g, "seat", slot=4)
    assert crew(g) == ["champion", None, None, "brawler", None]


@rule("raiders:limit.crew")
def test_a_crew_has_five_members_at_most() -> None:
    g = at_barracks(f"purple: silver 2\npurple hand: brawler\n{FULL_CREW}")
    hire(g, "brawler")
    for slot in range(1, 6):
        assert refused(g, "seat", slot=slot).rule == "raiders:limit.crew"
    assert offered(g, "seat") == []
    play(g, "replace", slot=1)
    assert sum(member is not None for member in crew(g)) == 5


@rule("raiders:village.barracks.fixed")
def test_a_member_never_moves() -> None:
    g = position("purple: silver 8; kumis 3\npurple slot 2: champion; wounds 1\npurple hand: brawler, scout")
    seen = set(options(g))
    play(g, "place", location="barracks")
    seen |= set(options(g))
    play(g, "use", option="hire")
    seen |= set(options(g))
    play(g, "hire", card="brawler")
    assert options(g) == ["seat slot=1", "replace slot=2", "seat slot=3", "seat slot=4", "seat slot=5"]
    play(g, "seat", slot=1)
    seen |= set(options(g))
    assert {answer.split()[0] for answer in seen} == {"place", "use", "decline", "hire", "take"}
    assert crew(g) == ["brawler", "champion", None, None, None]
    finish_turn(g)
    finish_turn(g)
    assert crew(g) == ["brawler", "champion", None, None, None]


@rule("raiders:village.barracks.make-room")
def test_a_member_may_be_discarded_to_make_room_without_being_killed() -> None:
    g = at_barracks(f"purple: silver 2; vp 0\npurple hand: brawler\n{FULL_CREW}")
    tokens = supply(g, "wounds")
    hire(g, "brawler")
    play(g, "replace", slot=3)
    assert discarded(g) == ["mercenary"]
    assert supply(g, "wounds") == tokens + 2
    assert crew(g) == ["champion", "champion", "brawler", "strongman", "strongman"]
    assert wounds(g) == [0, 0, 0, 0, 0]
    assert has(g, "vp") == 0, "a killed Mercenary would have brought a point"


@rule("raiders:village.barracks.make-room")
def test_room_may_be_made_even_with_free_slots_but_only_while_hiring() -> None:
    g = at_barracks("purple: silver 2\npurple hand: brawler\npurple slot 2: champion")
    assert not offers(g, "replace", slot=2)
    hire(g, "brawler")
    assert offered(g, "replace") == [2]
    play(g, "replace", slot=2)
    assert crew(g) == [None, "brawler", None, None, None]
    assert question(g) == "TakeWorker", "a member was discarded for the slot being filled, no other"


@rule("raiders:village.barracks.duplicates")
def test_two_members_of_the_same_name_both_count() -> None:
    g = position("""
        village: farm blue; market blue; town-centre blue
        purple: vp 0; silver 3; provision 3
        purple slot 1: warmonger
        purple hand: warmonger
    """)
    play(g, "place", location="barracks")
    hire(g, "warmonger")
    play(g, "seat", slot=2)
    assert crew(g)[:2] == ["warmonger", "warmonger"]
    play(g, "take", location="farm")
    play(g, "decline")
    finish_turn(g)
    play(g, "raid", settlement="cimmeria-1")
    roll_dice(g, red=[(1, 0)])
    assert told(g, "raiders-did-strength")[-1].facts["cards"] == 3 + 3
    assert has(g, "vp") == 1 + 1 + 1, "the tier and both Warmongers"


WOUNDED = "purple: kumis {kumis}\npurple slot 1: champion; wounds 1\npurple slot 3: strongman; wounds 2"


@rule("raiders:village.barracks.heal")
@pytest.mark.parametrize(
    ("healed", "left"), [([1, 3], [0, 0, 1, 0, 0]), ([3, 3], [1, 0, 0, 0, 0]), ([3, 1], [0, 0, 1, 0, 0])]
)
def test_one_kumis_heals_any_two_wounds(healed: list[int], left: list[int]) -> None:
    g = at_barracks(WOUNDED.format(kumis=3))
    tokens = supply(g, "wounds"), supply(g, "kumis")
    play(g, "use", option="heal")
    assert has(g, "kumis") == 2
    for slot in healed:
        play(g, "heal", slot=slot)
    assert wounds(g) == left
    assert (supply(g, "wounds"), supply(g, "kumis")) == (tokens[0] + 2, tokens[1] + 1)
    assert question(g) == "TakeWorker", "a second kumis heals nothing more"
    assert has(g, "kumis") == 2


@rule("raiders:village.barracks.heal")
def test_one_wound_may_be_healed_alone() -> None:
    g = at_barracks("purple: kumis 3\npurple slot 1: champion; wounds 1")
    play(g, "use", option="heal")
    play(g, "heal", slot=1)
    assert (wounds(g)[0], has(g, "kumis"), question(g)) == (0, 2, "TakeWorker")


@rule("raiders:village.barracks.heal")
def test_both_wounds_are_healed_nobody_stops_after_the_first() -> None:
    g = at_barracks(WOUNDED.format(kumis=1))
    play(g, "use", option="heal")
    assert options(g) == ["heal slot=1", "heal slot=3"], "nor heals none"
    play(g, "heal", slot=3)
    assert options(g) == ["heal slot=1", "heal slot=3"]
    play(g, "heal", slot=1)
    assert (wounds(g), has(g, "kumis")) == ([0, 0, 1, 0, 0], 0)
    assert player(g).slots[2].strength == 3


@rule("raiders:village.barracks.heal")
def test_a_game_begun_before_version_two_lets_one_stop_healing() -> None:
    g = at_barracks("rulings: 1\n" + WOUNDED.format(kumis=1))
    play(g, "use", option="heal")
    play(g, "heal", slot=3)
    play(g, "done")
    assert (wounds(g), question(g)) == ([1, 0, 1, 0, 0], "TakeWorker")


@rule("raiders:village.barracks.heal")
def test_without_kumis_or_wounds_nobody_is_healed() -> None:
    g = at_barracks(WOUNDED.format(kumis=0))
    reason = refused(g, "use", option="heal")
    assert reason.rule == "raiders:village.barracks.heal"
    assert reason.facts == {"good": "good:kumis", "have": 0, "need": 1}
    g = at_barracks("purple: kumis 3\npurple slot 1: champion")
    assert refused(g, "use", option="heal").rule == "raiders:village.barracks.heal"
