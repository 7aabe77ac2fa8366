"""What members do when their location is used, alone and doubled."""

from __future__ import annotations

import pytest

from marches.games.raiders.rules.animals import animal_discount
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import HORSE, LOCATIONS
from tests.raiders.helpers import (
    PURPLE,
    draw_any,
    has,
    offers,
    options,
    play,
    position,
    question,
    refused,
)

DOUBLE = "animal-01"
"""An eagle that doubles and is worth nothing itself."""
PLACED = "village: town-centre blue; chiefs-tent grey; stables grey"


def member_at(card: str, location: str, text: str = "", double: bool = False) -> RaidersGame:
    """Purple, with this member, has just placed its worker on a location."""
    eagle = f"; eagle {DOUBLE}" if double else ""
    elsewhere = "village: town-centre blue; meeting-tent blue; farm blue" if location == "market" else PLACED
    if location in ("chiefs-tent", "stables"):
        elsewhere = "village: town-centre blue; meeting-tent blue; farm blue"
    g = position(f"{elsewhere}\npurple: worker grey\npurple slot 1: {card}{eagle}\n{text}")
    play(g, "place", location=location)
    return g


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize(
    ("card", "location", "option", "good", "plain_gain"),
    [
        ("forager", "farm", "farm-less", "provision", 2),
        ("jeweller", "silversmith", "smith-less", "silver", 2),
        ("gatekeeper", "meeting-tent", "draw-cards", "card", 2),
        ("gatekeeper", "meeting-tent", "draw-and-kumis", "card", 1),
        ("smuggler", "market", "sell-for-silver", "silver", 2),
    ],
)
def test_a_member_adds_one_at_its_location_two_when_doubled(
    card: str, location: str, option: str, good: str, plain_gain: int, double: bool
) -> None:
    market = "purple hand: brawler" if location == "market" else ""
    g = member_at(card, location, f"purple: silver 0; provision 0\n{market}", double)
    play(g, "use", option=option)
    if location == "market":
        play(g, "discard", card="brawler")
    draw_any(g)
    assert has(g, good) == plain_gain + (2 if double else 1)
    assert question(g) == "TakeWorker"


@pytest.mark.parametrize(
    ("card", "location", "option", "colour", "unchanged"),
    [("forager", "farm", "farm-wagon", "red", "provision"), ("smuggler", "market", "sell-for-wagon", "grey", "silver")],
)
def test_a_member_adds_nothing_to_other_gains(
    card: str, location: str, option: str, colour: str, unchanged: str
) -> None:
    g = position(
        f"village: town-centre blue; meeting-tent blue; barracks blue\npurple: worker {colour}; silver 0; provision 0\n"
        f"purple slot 1: {card}\npurple hand: brawler, herdsman"
    )
    play(g, "place", location=location)
    play(g, "use", option=option)
    if location == "market":
        play(g, "discard", card="brawler")
        play(g, "discard", card="herdsman")
    assert (has(g, "wagon"), has(g, unchanged)) == (1, 0)


def test_a_member_that_declines_its_location_gains_nothing() -> None:
    g = member_at("forager", "farm", "purple: provision 0")
    play(g, "decline")
    assert (has(g, "provision"), question(g)) == (0, "TakeWorker")
    g = member_at("forager", "silversmith", "purple: provision 0")
    play(g, "use", option="smith-less")
    assert has(g, "provision") == 0, "nor anywhere else"


@pytest.mark.parametrize(("double", "less"), [(False, 1), (True, 2)])
def test_a_recruiter_makes_hiring_at_the_barracks_cheaper(double: bool, less: int) -> None:
    g = member_at("recruiter", "barracks", "purple: silver 4\npurple hand: champion, gravedigger", double)
    play(g, "use", option="hire")
    play(g, "hire", card="champion")
    assert has(g, "silver") == 4 - (4 - less)
    g = member_at("recruiter", "barracks", "purple: silver 0\npurple hand: champion, gravedigger", double)
    play(g, "use", option="hire")
    assert options(g) == ["hire card=gravedigger"], "1 silver less, never below nothing"
    play(g, "hire", card="gravedigger")
    assert has(g, "silver") == 0
    g = position("purple: silver 0\npurple slot 1: champion\npurple hand: gravedigger")
    play(g, "place", location="barracks")
    assert refused(g, "use", option="hire").rule == "raiders:village.barracks.cost"


@pytest.mark.parametrize(("double", "price"), [(False, 1), (True, 0)])
def test_a_falconer_makes_eagles_at_the_stables_cheaper(double: bool, price: int) -> None:
    g = member_at("falconer", "stables", "purple: silver 3; equipment 1", double)
    play(g, "use", option="buy-eagle")
    assert has(g, "silver") == 3 - price
    g = member_at("falconer", "stables", "purple: silver 3; equipment 1", double)
    play(g, "use", option="buy-horse")
    assert (has(g, "silver"), has(g, "equipment")) == (3, 0), "horses cost what they cost"
    stables = LOCATIONS.index("stables")
    assert animal_discount(g, PURPLE, HORSE, stables) == 0, "even if they were to cost silver"
    if not double:
        reason = refused(member_at("falconer", "stables", "purple: silver 0"), "use", option="buy-eagle")
        assert reason.facts["need"] == 1


@pytest.mark.parametrize(("double", "more"), [(False, 1), (True, 2)])
def test_a_sage_acts_again_in_the_chiefs_tent(double: bool, more: int) -> None:
    g = member_at("sage", "chiefs-tent", "purple: livestock 8; provision 0; kumis 0", double)
    for _ in range(1 + more):
        assert question(g) == "UseLocationByHand"
        play(g, "use", option="trade-livestock")
    assert question(g) == "TakeWorker", "an extra action brings no further one"
    assert (has(g, "provision"), has(g, "kumis")) == (2 + 2 * more, 1 + more)
    g = member_at("sage", "chiefs-tent", "purple: livestock 1; silver 8\nquest village-1: q09", double)
    play(g, "use", option="trade-livestock")
    assert offers(g, "use", option="complete-quest"), "another option will do"
    assert offers(g, "decline")
