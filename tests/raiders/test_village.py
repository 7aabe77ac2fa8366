"""Silversmith, Farm, Chief's Tent, Town Centre, Meeting Tent and Market."""

from __future__ import annotations

import pytest

from marches.games.raiders.rules.state import RaidersGame
from tests.marks import rule
from tests.raiders.helpers import (
    crew,
    discarded,
    draw,
    draw_any,
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
    see,
    supply,
    work,
)

ALL_LOCATIONS = ("barracks", "silversmith", "farm", "town-centre", "meeting-tent", "market")


def arrive(location: str, text: str = "", colour: str = "grey", take: bool = False) -> RaidersGame:
    """Purple has just placed a worker of a colour at a location, or taken one from it."""
    free = [other for other in ALL_LOCATIONS if other != location]
    if not take:
        village = f"village: {free[0]} blue; {free[1]} blue; {free[2]} blue"
        g = position(f"{village}\npurple: worker {colour}\n{text}")
        play(g, "place", location=location)
        return g
    g = position(f"village: {location} {colour}; {free[1]} blue; {free[2]} blue\npurple: worker blue\n{text}")
    play(g, "place", location=free[0])
    play(g, "decline")
    play(g, "take", location=location)
    return g


def over(g: RaidersGame) -> bool:
    """Nothing more can be done at the location: a worker is taken, or the turn has passed."""
    return question(g) in ("TakeWorker", "WorkOrRaid") and offered(g, "use") == []


PLACED_OR_TAKEN = pytest.mark.parametrize("take", [False, True], ids=["placed", "taken"])


# -- Silversmith and Farm --------------------------------------------------------------------------------------


@rule("raiders:village.silversmith.blue")
@PLACED_OR_TAKEN
def test_a_blue_worker_earns_three_silver(take: bool) -> None:
    g = arrive("silversmith", "purple: silver 3", "blue", take)
    assert options(g) == ["use option=smith-more", "decline"]
    play(g, "use", option="smith-more")
    assert has(g, "silver") == 6
    assert over(g)


@rule("raiders:village.silversmith.grey-red")
@PLACED_OR_TAKEN
@pytest.mark.parametrize("colour", ["grey", "red"])
def test_a_grey_or_red_worker_earns_two_silver(colour: str, take: bool) -> None:
    g = arrive("silversmith", "purple: silver 3", colour, take)
    assert options(g) == ["use option=smith-less", "decline"]
    play(g, "use", option="smith-less")
    assert has(g, "silver") == 5
    assert over(g)


@rule("raiders:village.farm.blue-grey")
@PLACED_OR_TAKEN
@pytest.mark.parametrize("colour", ["blue", "grey"])
def test_a_blue_or_grey_worker_earns_two_provisions(colour: str, take: bool) -> None:
    g = arrive("farm", "purple: provision 1; wagon 0", colour, take)
    assert options(g) == ["use option=farm-less", "decline"], "no wagon"
    play(g, "use", option="farm-less")
    assert (has(g, "provision"), has(g, "wagon")) == (3, 0)
    assert over(g)


@rule("raiders:village.farm.red")
@PLACED_OR_TAKEN
@pytest.mark.parametrize(("option", "provisions", "wagons"), [("farm-more", 4, 0), ("farm-wagon", 1, 1)])
def test_a_red_worker_earns_three_provisions_or_a_wagon(option: str, provisions: int, wagons: int, take: bool) -> None:
    g = arrive("farm", "purple: provision 1; wagon 0", "red", take)
    left = supply(g, "wagon")
    assert options(g) == ["use option=farm-more", "use option=farm-wagon", "decline"]
    play(g, "use", option=option)
    assert (has(g, "provision"), has(g, "wagon")) == (provisions, wagons)
    assert supply(g, "wagon") == left - wagons
    assert over(g), "not both"


@rule("raiders:village.farm.red", "raiders:limit.plunder.supply")
def test_without_wagons_in_the_supply_the_farm_gives_provisions_only() -> None:
    g = arrive("farm", "purple: provision 1\nsupply: wagon 0", "red")
    assert options(g) == ["use option=farm-more", "decline"]
    assert refused(g, "use", option="farm-wagon").rule == "raiders:limit.plunder.supply"


# -- Chief's Tent ----------------------------------------------------------------------------------------------

TENT = "purple: livestock 1; provision 1; kumis 0; silver 8; worker grey\nquest village-1: q09\nquest village-2: q10"


@rule("raiders:village.chief-tent.choice")
def test_completing_a_quest_leaves_no_trade_and_no_second_quest() -> None:
    g = position(TENT.replace("silver 8", "silver 10"))
    play(g, "place", location="chiefs-tent")
    assert offered(g, "use") == ["trade-livestock", "complete-quest"]
    play(g, "use", option="complete-quest")
    assert offered(g, "quest") == ["q09", "q10"]
    play(g, "quest", quest="q09")
    assert has(g, "silver") == 6, "enough for the other quest"
    assert over(g)
    assert [quest.id for quest in player(g).quests] == ["q09"]


@rule("raiders:village.chief-tent.choice")
def test_trading_leaves_no_quest_and_no_second_trade() -> None:
    g = position(TENT.replace("livestock 1", "livestock 2"))
    play(g, "place", location="chiefs-tent")
    play(g, "use", option="trade-livestock")
    assert over(g)
    assert has(g, "livestock") == 1


@rule("raiders:village.chief-tent.livestock")
@pytest.mark.parametrize("colour", ["grey", "red"])
def test_a_livestock_is_traded_for_two_provisions_and_a_kumis(colour: str) -> None:
    g = position(TENT.replace("worker grey", f"worker {colour}"))
    before = [supply(g, token) for token in ("livestock", "provision", "kumis")]
    play(g, "place", location="chiefs-tent")
    play(g, "use", option="trade-livestock")
    assert [has(g, good) for good in ("livestock", "provision", "kumis")] == [0, 3, 1]
    after = [supply(g, token) for token in ("livestock", "provision", "kumis")]
    assert after == [before[0] + 1, before[1] - 2, before[2] - 1]


@rule("raiders:village.chief-tent.livestock")
def test_without_livestock_there_is_no_trade() -> None:
    g = position(TENT.replace("livestock 1", "livestock 0"))
    play(g, "place", location="chiefs-tent")
    reason = refused(g, "use", option="trade-livestock")
    assert reason.rule == "raiders:village.chief-tent.livestock"
    assert reason.facts == {"good": "good:livestock", "have": 0, "need": 1}


# -- Town Centre -----------------------------------------------------------------------------------------------

CENTRE = """
purple: silver 3; provision 1; kumis 0; hero vadasz
purple slot 2: antagonist; eagle animal-04
purple hand: antagonist, brawler, scout
"""


@rule("raiders:village.village-centre.choice")
@PLACED_OR_TAKEN
@pytest.mark.parametrize("option", ["play-card", "use-hero", "use-eagle"])
def test_one_of_three_things_is_done_at_the_town_centre(option: str, take: bool) -> None:
    g = arrive("town-centre", CENTRE, "blue", take)
    assert offered(g, "use") == ["play-card", "use-hero", "use-eagle"]
    play(g, "use", option=option)
    if option == "play-card":
        play(g, "play", card="antagonist")
    elif option == "use-eagle":
        play(g, "use-eagle", slot=2)
    draw_any(g)
    assert over(g)
    assert (has(g, "kumis"), len(hand(g))) == {"play-card": (0, 3), "use-hero": (4, 3), "use-eagle": (0, 4)}[option]


@rule("raiders:village.village-centre.card")
def test_a_card_is_discarded_and_then_does_its_action_for_nothing() -> None:
    g = arrive("town-centre", CENTRE)
    play(g, "use", option="play-card")
    assert set(offered(g, "play")) == {"antagonist", "brawler", "scout"}
    play(g, "play", card="antagonist")
    assert question(g) == "DrawCard"
    assert discarded(g) == ["antagonist"], "before its effect"
    draw(g, card="champion")
    assert sorted(hand(g)) == ["brawler", "champion", "scout"]
    assert (has(g, "provision"), has(g, "silver")) == (2, 3)
    assert crew(g) == [None, "antagonist", None, None, None]
    assert discarded(g) == ["antagonist"]


@rule("raiders:village.village-centre.card")
def test_without_a_hand_no_card_is_played() -> None:
    g = arrive("town-centre", "")
    assert refused(g, "use", option="play-card").rule == "raiders:village.village-centre.card"


@rule("raiders:village.village-centre.hero")
def test_a_hero_acts_and_stays() -> None:
    g = arrive("town-centre", CENTRE)
    play(g, "use", option="use-hero")
    assert (has(g, "kumis"), has(g, "provision")) == (4, 2)
    assert player(g).hero == "vadasz"
    play(g, "take", location="farm")
    play(g, "decline")
    work(g, "meeting-tent", "barracks")
    assert player(g).hero == "vadasz"
    play(g, "place", location="farm")
    play(g, "decline")
    play(g, "take", location="town-centre")
    play(g, "use", option="use-hero")
    assert (has(g, "kumis"), has(g, "provision")) == (8, 3)


@rule("raiders:village.village-centre.eagle")
def test_a_town_eagle_lends_the_action_of_the_member_beneath_it() -> None:
    g = arrive(
        "town-centre", "purple: provision 0; kumis 0\npurple slot 2: warmonger; eagle animal-04\npurple slot 3: brewer"
    )
    play(g, "use", option="use-eagle")
    assert options(g) == ["use-eagle slot=2"]
    play(g, "use-eagle", slot=2)
    assert (has(g, "provision"), has(g, "kumis")) == (1, 2)
    assert crew(g) == [None, "warmonger", "brewer", None, None]
    assert discarded(g) == []


@rule("raiders:village.village-centre.eagle")
@pytest.mark.parametrize(
    "slots",
    [
        "purple slot 2: eagle animal-04\npurple slot 3: warmonger",
        "purple slot 2: warmonger; eagle animal-01",
        "purple slot 2: warmonger; eagle animal-07",
        "purple slot 2: warmonger; horse animal-04",
        "purple slot 2: warmonger",
    ],
    ids=["empty slot", "doubling eagle", "stats eagle", "horse", "no eagle"],
)
def test_other_eagles_and_empty_slots_lend_no_action(slots: str) -> None:
    g = arrive("town-centre", slots)
    assert not offers(g, "use", option="use-eagle")
    assert refused(g, "use", option="use-eagle").rule == "raiders:village.village-centre.eagle"


# -- Meeting Tent ----------------------------------------------------------------------------------------------

THREE = "purple: kumis 0\npurple hand: brawler, brawler, scout"


@rule("raiders:village.gathering-tent.two-cards")
@PLACED_OR_TAKEN
def test_two_cards_are_drawn_at_the_meeting_tent(take: bool) -> None:
    g = arrive("meeting-tent", THREE, "blue", take)
    deck = see(g).crew_deck
    assert options(g) == ["use option=draw-cards", "use option=draw-and-kumis", "decline"]
    play(g, "use", option="draw-cards")
    draw_any(g)
    assert (len(hand(g)), see(g).crew_deck, has(g, "kumis")) == (5, deck - 2, 0)
    assert over(g)


@rule("raiders:village.gathering-tent.card-kumis")
@PLACED_OR_TAKEN
def test_or_one_card_and_two_kumis(take: bool) -> None:
    g = arrive("meeting-tent", THREE, "blue", take)
    deck = see(g).crew_deck
    play(g, "use", option="draw-and-kumis")
    draw_any(g)
    assert (len(hand(g)), see(g).crew_deck, has(g, "kumis")) == (4, deck - 1, 2)
    assert over(g), "the other option is gone"


@rule("raiders:village.gathering-tent.deck-empty")
def test_an_empty_crew_deck_is_refilled_from_the_discard_pile() -> None:
    pile = "crew discard: champion, champion, tyrant, tyrant, archer\ncrew deck: merchant"
    g = arrive("meeting-tent", f"{THREE}\n{pile}")
    play(g, "use", option="draw-cards")
    draw(g, card="merchant")
    draw(g, card="tyrant")
    assert sorted(hand(g)) == ["brawler", "brawler", "merchant", "scout", "tyrant"]
    assert see(g).crew_deck == 4
    assert discarded(g) == []


@rule("raiders:village.gathering-tent.deck-empty")
def test_with_no_card_left_anywhere_nothing_is_drawn_and_the_rest_applies() -> None:
    g = arrive("meeting-tent", f"{THREE}\ncrew deck:")
    play(g, "use", option="draw-and-kumis")
    assert (len(hand(g)), has(g, "kumis")) == (3, 2)
    g = arrive("meeting-tent", f"{THREE}\ncrew deck:")
    play(g, "use", option="draw-cards")
    assert len(hand(g)) == 3
    assert over(g)


# -- Market ----------------------------------------------------------------------------------------------------


@rule("raiders:village.market.one-card")
@PLACED_OR_TAKEN
def test_a_card_is_sold_for_two_silver(take: bool) -> None:
    g = arrive("market", "purple: silver 3\npurple hand: champion", "blue", take)
    play(g, "use", option="sell-for-silver")
    play(g, "discard", card="champion")
    assert (hand(g), has(g, "silver")) == ([], 5)
    assert discarded(g) == ["champion"]
    assert over(g)


@rule("raiders:village.market.one-card")
def test_nothing_is_sold_without_a_card() -> None:
    g = arrive("market", "purple: silver 3")
    reason = refused(g, "use", option="sell-for-silver")
    assert reason.rule == "raiders:village.market.one-card"
    assert reason.facts == {"good": "good:card", "have": 0, "need": 1}


@rule("raiders:village.market.two-cards")
@PLACED_OR_TAKEN
@pytest.mark.parametrize(("good", "other"), [("wagon", "equipment"), ("equipment", "wagon")])
def test_two_cards_are_sold_for_a_wagon_or_equipment(good: str, other: str, take: bool) -> None:
    g = arrive("market", "purple: silver 3\npurple hand: brawler, scout, champion", "blue", take)
    left = supply(g, good), supply(g, other)
    play(g, "use", option=f"sell-for-{good}")
    play(g, "discard", card="brawler")
    play(g, "discard", card="scout")
    assert hand(g) == ["champion"]
    assert (has(g, good), has(g, other), has(g, "silver")) == (1, 0, 3)
    assert (supply(g, good), supply(g, other)) == (left[0] - 1, left[1])
    assert sorted(discarded(g)) == ["brawler", "scout"]
    assert over(g), "one trade"


@rule("raiders:village.market.two-cards")
@pytest.mark.parametrize("good", ["wagon", "equipment"])
def test_one_card_buys_no_token(good: str) -> None:
    g = arrive("market", "purple hand: brawler")
    reason = refused(g, "use", option=f"sell-for-{good}")
    assert reason.rule == "raiders:village.market.two-cards"
    assert reason.facts == {"good": "good:card", "have": 1, "need": 2}


@rule("raiders:village.market.two-cards")
def test_a_token_the_supply_has_run_out_of_cannot_be_bought() -> None:
    cards = "purple hand: brawler, scout, champion"
    g = arrive("market", f"{cards}\nsupply: wagon 0; equipment 0")
    for option in ("sell-for-wagon", "sell-for-equipment"):
        assert refused(g, "use", option=option).rule == "raiders:limit.plunder.supply"
    assert offered(g, "use") == ["sell-for-silver"]
    g = arrive("market", f"{cards}\nsupply: wagon 0")
    assert offered(g, "use") == ["sell-for-silver", "sell-for-equipment"]
