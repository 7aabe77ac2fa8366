"""Working: placing a worker, taking another, using either location."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.raiders.helpers import (
    dealt,
    discarded,
    draw_any,
    hand,
    has,
    offered,
    offers,
    options,
    play,
    position,
    question,
    refused,
    see,
    village,
    worker,
)


@rule("raiders:work.where")
def test_the_village_has_eight_locations_with_an_action_each() -> None:
    names = ["stables", "barracks", "silversmith", "farm", "chiefs-tent", "town-centre", "meeting-tent", "market"]
    assert [location.id for location in see(position("")).village] == names
    for name in names:
        free = [other for other in names[1:] if other != name]
        g = position(f"village: {free[0]} blue; {free[1]} blue; {free[2]} blue\npurple: worker grey")
        play(g, "place", location=name)
        assert g.decision is not None
        assert len([action for action in g.decision.candidates(g, 0) if action.verb == "use"]) > 0


@rule("raiders:work.place")
def test_no_worker_is_taken_before_one_is_placed() -> None:
    g = position("")
    assert offered(g, "take") == []
    assert not offers(g, "take", location="market")
    assert offered(g, "place") == ["barracks", "silversmith", "farm"]
    play(g, "place", location="farm")
    assert worker(g) == "none"
    assert village(g)["farm"] == "blue"


@rule("raiders:work.place.free-only")
def test_a_worker_goes_only_where_none_stands() -> None:
    g = position("")
    reason = refused(g, "place", location="market")
    assert reason.rule == "raiders:work.place.free-only"
    assert reason.facts == {"location": "location:market", "worker": "worker:blue"}
    play(g, "place", location="farm")
    assert len(village(g)) == 4


@rule("raiders:work.place.action")
def test_the_location_is_used_once_after_placing() -> None:
    g = position("purple: silver 3")
    play(g, "place", location="silversmith")
    play(g, "use", option="smith-more")
    assert has(g, "silver") == 6
    assert question(g) == "TakeWorker"
    assert offered(g, "use") == []
    assert has(g, "silver") == 6


@rule("raiders:work.take")
def test_a_worker_must_be_taken_and_is_kept() -> None:
    g = position("village: town-centre blue; meeting-tent grey; market blue")
    play(g, "place", location="farm")
    play(g, "decline")
    assert options(g) == ["take location=town-centre", "take location=meeting-tent", "take location=market"]
    assert refused(g, "take", location="stables").rule == "raiders:work.take"
    play(g, "take", location="meeting-tent")
    assert worker(g) == "grey"
    assert village(g) == {"town-centre": "blue", "farm": "blue", "market": "blue"}
    play(g, "decline")
    assert worker(g) == "grey"


@rule("raiders:work.take.different")
def test_the_worker_just_placed_is_not_taken() -> None:
    g = position("")
    play(g, "place", location="farm")
    play(g, "decline")
    assert offered(g, "take") == ["town-centre", "meeting-tent", "market"]
    assert refused(g, "take", location="farm").rule == "raiders:work.take.different"


@rule("raiders:work.take.action")
def test_the_location_a_worker_was_taken_from_is_used_once() -> None:
    g = position("purple hand: brawler")
    play(g, "place", location="farm")
    play(g, "decline")
    play(g, "take", location="meeting-tent")
    play(g, "use", option="draw-cards")
    draw_any(g)
    assert len(hand(g)) == 3
    assert (question(g), see(g).active) == ("WorkOrRaid", 1), "the turn is over: no second use"


@rule("raiders:work.optional")
def test_a_location_need_not_be_used() -> None:
    g = position("purple: provision 1\npurple hand: brawler")
    play(g, "place", location="farm")
    play(g, "decline")
    assert has(g, "provision") == 1
    assert question(g) == "TakeWorker"
    play(g, "take", location="market")
    play(g, "decline")
    assert hand(g) == ["brawler"]
    assert see(g).active == 1


@rule("raiders:work.optional")
@pytest.mark.parametrize("location", ["stables", "barracks", "silversmith", "chiefs-tent"])
def test_any_location_may_be_declined(location: str) -> None:
    g = position("village: farm blue; market blue; town-centre blue\npurple: worker grey; silver 8; livestock 1")
    play(g, "place", location=location)
    assert offers(g, "decline")


@rule("raiders:work.colour.no-blue")
@pytest.mark.parametrize("location", ["stables", "chiefs-tent"])
def test_a_blue_worker_is_never_placed_at_the_stables_or_the_chiefs_tent(location: str) -> None:
    g = position("purple: worker blue")
    reason = refused(g, "place", location=location)
    assert reason.rule == "raiders:work.colour.no-blue"
    assert reason.facts == {"location": f"location:{location}", "worker": "worker:blue"}
    for colour in ("grey", "red"):
        g = position(f"purple: worker {colour}")
        play(g, "place", location=location)
        assert village(g)[location] == colour


@rule("raiders:work.colour.no-blue")
@pytest.mark.parametrize("colour", ["blue", "grey", "red"])
def test_every_other_location_takes_every_colour(colour: str) -> None:
    g = position(f"purple: worker {colour}")
    assert set(offered(g, "place")) >= {"barracks", "silversmith", "farm"}
    g = position(f"village: barracks blue; silversmith blue; farm blue\npurple: worker {colour}")
    assert set(offered(g, "place")) >= {"town-centre", "meeting-tent", "market"}


@rule("raiders:work.colour.start")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_start_nobody_can_use_the_stables_or_the_chiefs_tent(players: int) -> None:
    g = dealt(players)
    for _ in range(players):
        assert not {"stables", "chiefs-tent"} & set(offered(g, "place"))
        play(g, "place", location=offered(g, "place")[0])
        play(g, "decline")
        assert not {"stables", "chiefs-tent"} & set(offered(g, "take"))
        play(g, "take", location=offered(g, "take")[0])
        play(g, "decline")


@rule("raiders:work.colour.reward")
@pytest.mark.parametrize(("colour", "silver"), [("blue", 6), ("grey", 5), ("red", 5)])
def test_the_colour_of_the_taken_worker_counts_at_the_silversmith(colour: str, silver: int) -> None:
    g = position(f"village: silversmith {colour}; market blue; town-centre blue\npurple: silver 3; worker blue")
    play(g, "place", location="barracks")
    play(g, "decline")
    play(g, "take", location="silversmith")
    assert len(offered(g, "use")) == 1
    play(g, "use", option=offered(g, "use")[0])
    assert has(g, "silver") == silver


@rule("raiders:work.colour.reward")
@pytest.mark.parametrize(("colour", "provisions"), [("blue", 3), ("grey", 3), ("red", 4)])
def test_the_colour_of_the_taken_worker_counts_at_the_farm(colour: str, provisions: int) -> None:
    g = position(f"village: farm {colour}; market blue; town-centre blue\npurple: provision 1; worker blue")
    play(g, "place", location="barracks")
    play(g, "decline")
    play(g, "take", location="farm")
    play(g, "use", option=offered(g, "use")[0])
    assert has(g, "provision") == provisions


@rule("raiders:work.example.first-turn")
@pytest.mark.parametrize(
    ("option", "cards", "silver", "wagons", "equipment"),
    [
        ("", 3, 6, 0, 0),
        ("sell-for-silver", 2, 8, 0, 0),
        ("sell-for-wagon", 1, 6, 1, 0),
        ("sell-for-equipment", 1, 6, 0, 1),
    ],
)
def test_the_first_turn_of_a_new_game(option: str, cards: int, silver: int, wagons: int, equipment: int) -> None:
    g = dealt()
    seat = see(g).active
    assert [has(g, good, seat) for good in ("silver", "provision", "card")] == [3, 1, 3]
    assert village(g) == {"town-centre": "blue", "meeting-tent": "blue", "market": "blue"}
    assert worker(g, seat) == "blue"
    assert options(g) == ["place location=barracks", "place location=silversmith", "place location=farm"]
    play(g, "place", location="silversmith")
    play(g, "use", option="smith-more")
    assert has(g, "silver", seat) == 6
    assert offered(g, "take") == ["town-centre", "meeting-tent", "market"]
    play(g, "take", location="market")
    assert offered(g, "use") == ["sell-for-silver", "sell-for-wagon", "sell-for-equipment"]
    pile = len(discarded(g))
    play(g, "use", option=option) if option else play(g, "decline")
    while question(g) == "DiscardCards":
        play(g, "discard", card=offered(g, "discard")[0])
    goods = [has(g, good, seat) for good in ("card", "silver", "wagon", "equipment")]
    assert goods == [cards, silver, wagons, equipment]
    assert len(discarded(g)) - pile == 3 - cards
    assert see(g).active != seat
