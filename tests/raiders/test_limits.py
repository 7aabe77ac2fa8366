"""Limits: what a player may keep at the end of a turn, and what the supply may run out of."""

from __future__ import annotations

import pytest

from marches.games.raiders.rules.state import RaidersGame
from tests.marks import rule
from tests.raiders.helpers import (
    answering,
    discarded,
    draw,
    draw_any,
    hand,
    has,
    offered,
    offers,
    play,
    position,
    question,
    refused,
    roll_dice,
    see,
    supply,
    told,
    work,
    wounds,
)


def use_and_finish(g: RaidersGame, location: str, option: str, take: str) -> None:
    """Place at a location, use it, take another worker and decline: the turn ends."""
    play(g, "place", location=location)
    play(g, "use", option=option)
    draw_any(g)
    play(g, "take", location=take)
    play(g, "decline")


@rule("raiders:limit.silver")
@pytest.mark.parametrize(("before", "after"), [(7, 8), (5, 8), (4, 7)])
def test_at_most_eight_silver_is_kept(before: int, after: int) -> None:
    g = position(f"purple: silver {before}")
    use_and_finish(g, "silversmith", "smith-more", "market")
    assert has(g, "silver") == after
    assert see(g).active == 1


@rule("raiders:limit.provision")
@pytest.mark.parametrize(("before", "after"), [(7, 8), (6, 8), (5, 7)])
def test_at_most_eight_provisions_are_kept(before: int, after: int) -> None:
    g = position(f"purple: provision {before}")
    use_and_finish(g, "farm", "farm-less", "market")
    assert has(g, "provision") == after


@rule("raiders:limit.kumis")
@pytest.mark.parametrize(("before", "after"), [(7, 8), (6, 8), (5, 7)])
def test_at_most_eight_kumis_are_kept(before: int, after: int) -> None:
    g = position(f"village: farm blue; market blue; town-centre blue\npurple: kumis {before}")
    use_and_finish(g, "meeting-tent", "draw-and-kumis", "market")
    assert has(g, "kumis") == after


SEVEN = "purple hand: brawler, brawler, scout, scout, tyrant, tyrant, champion"


@rule("raiders:limit.hand")
def test_at_most_eight_cards_are_kept_and_their_owner_chooses_what_goes() -> None:
    g = position(f"village: farm blue; market blue; town-centre blue\n{SEVEN}")
    play(g, "place", location="meeting-tent")
    play(g, "use", option="draw-cards")
    draw(g, card="archer")
    draw(g, card="healer")
    assert len(hand(g)) == 9
    play(g, "take", location="market")
    play(g, "decline")
    assert (question(g), answering(g)) == ("ShedCards", 0)
    assert set(offered(g, "discard")) == {"brawler", "scout", "tyrant", "champion", "archer", "healer"}
    play(g, "discard", card="champion")
    assert len(hand(g)) == 8
    assert (question(g), see(g).active) == ("WorkOrRaid", 1)


@rule("raiders:limit.hand")
def test_eight_cards_may_be_kept() -> None:
    g = position(f"village: farm blue; market blue; town-centre blue\n{SEVEN}")
    use_and_finish(g, "meeting-tent", "draw-and-kumis", "market")
    assert len(hand(g)) == 8
    assert (question(g), see(g).active) == ("WorkOrRaid", 1)


@rule("raiders:limit.timing")
def test_limits_may_be_passed_during_the_turn() -> None:
    g = position("""
        village: barracks blue; market blue; town-centre blue
        purple: silver 8
        purple hand: champion
    """)
    play(g, "place", location="silversmith")
    play(g, "use", option="smith-more")
    assert has(g, "silver") == 11
    play(g, "take", location="barracks")
    play(g, "use", option="hire")
    play(g, "hire", card="champion")
    play(g, "seat", slot=1)
    assert see(g).active == 1
    assert has(g, "silver") == 7
    assert told(g, "raiders-did-shed") == []


@rule("raiders:limit.timing")
def test_limits_are_not_checked_in_the_turn_of_another() -> None:
    g = position("turn: orange\npurple: silver 10\norange: silver 3")
    work(g, "farm", "market")
    assert has(g, "silver") == 10


@rule("raiders:limit.surplus")
def test_surplus_tokens_go_back_and_surplus_cards_are_discarded_before_the_next_turn() -> None:
    g = position(f"purple: silver 10\n{SEVEN}, archer, archer")
    tokens = supply(g, "silver")
    work(g, "farm", "market")
    assert (has(g, "silver"), supply(g, "silver")) == (8, tokens + 2)
    assert (question(g), see(g).active) == ("ShedCards", 0), "the next turn has not started"
    assert not offers(g, "decline")
    play(g, "discard", card="tyrant")
    assert discarded(g) == ["tyrant"]
    assert (question(g), see(g).active, len(hand(g))) == ("WorkOrRaid", 1, 8)
    assert [line.facts for line in told(g, "raiders-did-shed")] == [
        {"seat": "seat:0", "good": "good:silver", "count": 2}
    ]


@rule("raiders:limit.surplus")
def test_cards_are_discarded_until_eight_are_left() -> None:
    g = position(f"{SEVEN}, archer, archer, healer")
    work(g, "farm", "market")
    play(g, "discard", card="tyrant")
    assert question(g) == "ShedCards"
    play(g, "discard", card="healer")
    assert (question(g), len(hand(g))) == ("WorkOrRaid", 8)


@rule("raiders:limit.plunder.none")
def test_plunder_is_not_limited() -> None:
    g = position("open: cimmeria-1a, cimmeria-1b, cimmeria-2a\npurple: livestock 12; wagon 9; gold 10; equipment 11")
    work(g, "farm", "market")
    assert see(g).active == 1
    assert [has(g, good) for good in ("livestock", "wagon", "gold", "equipment")] == [12, 9, 10, 11]


@rule("raiders:limit.plunder.supply")
@pytest.mark.parametrize(("left", "given"), [(0, False), (1, True)])
def test_plunder_runs_out(left: int, given: bool) -> None:
    g = position(f"purple: worker red\nsupply: wagon {left}")
    play(g, "place", location="farm")
    assert offers(g, "use", option="farm-wagon") == given
    if not given:
        assert refused(g, "use", option="farm-wagon").rule == "raiders:limit.plunder.supply"


RICH = "\n".join(f"{seat}: silver 8; provision 8; kumis 8" for seat in ("purple", "orange", "green", "blue"))


@rule("raiders:limit.plunder.supply")
@pytest.mark.parametrize(
    ("location", "option", "good", "gained"),
    [
        ("silversmith", "smith-more", "silver", 3),
        ("farm", "farm-less", "provision", 2),
        ("meeting-tent", "draw-and-kumis", "kumis", 2),
    ],
)
def test_silver_provisions_and_kumis_never_run_out(location: str, option: str, good: str, gained: int) -> None:
    g = position(f"players: purple, orange, green, blue\nvillage: barracks blue; market blue; town-centre blue\n{RICH}")
    assert supply(g, good) == 0
    play(g, "place", location=location)
    play(g, "use", option=option)
    assert has(g, good) == 8 + gained


@rule("raiders:limit.plunder.supply")
def test_wounds_never_run_out() -> None:
    crews = "\n".join(
        f"{seat} slot {slot}: {card}; wounds 4"
        for seat, card in zip(
            ("purple", "orange", "green", "blue"), ("champion", "strongman", "mercenary", "berserker"), strict=True
        )
        for slot in (1, 2)
    )
    g = position(f"players: purple, orange, green, blue\npurple: provision 3\n{crews}\npurple slot 3: archer")
    assert supply(g, "wounds") == 0
    play(g, "raid", settlement="cimmeria-1")
    roll_dice(g, red=[(3, 2)])
    play(g, "wound", slot=3)
    play(g, "wound", slot=3)
    assert wounds(g) == [4, 4, 2, 0, 0]
