"""root:11.3, 11.4, 11.6  The Riverfolk: setup, Birdsong and Evening."""

from random import Random

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.action import UnknownAction
from marches.testing.playout import random_answer
from tests.marks import rule
from tests.root.helpers import (
    action,
    asked,
    discards,
    hand,
    offered,
    play,
    position,
    question,
    refused,
    score,
    supply,
    view,
    warriors,
)
from tests.root.riverfolk import board, committed, funds, payments, start

# -- setup -----------------------------------------------------------------------------------------------------


@rule("root:11.3.1", "root:11.3.2", "root:11.3.3")
def test_four_warriors_start_in_river_clearings_of_their_choice() -> None:
    g = start(["marquise", "riverfolk"], "PlaceOtters")
    keep = next(c.id for c in view(g, "riverfolk").clearings if c.reserved is not None)
    assert offered(g, "start-otter", "clearing") == [c for c in (4, 5, 7, 10, 11) if c != keep]
    for clearing in (5, 5, 7, 10):
        play(g, "start-otter", clearing=clearing)
    assert [warriors(g, "riverfolk", c) for c in (5, 7, 10)] == [2, 1, 1]
    assert supply(g, "riverfolk") == 8
    assert payments(g) == {"riverfolk": 3}
    assert [track.waiting for track in board(g).tracks] == [3, 3, 3]


@rule("root:11.3.2", "root:6.2.2")
def test_no_warrior_starts_in_the_clearing_of_the_keep() -> None:
    g = RULEBOOK.start(RULEBOOK.lineup(["marquise", "riverfolk"]))
    g.advance()
    rng = Random(4)
    while question(g) != "PlaceKeep":
        g.play(*random_answer(g, rng))
    play(g, "place-keep", clearing=4)
    while question(g) != "PlaceOtters":
        g.play(*random_answer(g, rng))
    refused(g, "start-otter", rule="root:6.2.2", clearing=4)


@rule("root:scenario.free-mix")
def test_any_mix_of_factions_can_be_played() -> None:
    setup = RULEBOOK.lineup(["alliance", "vagabond", "lizards"])
    RULEBOOK.check(setup)
    assert RULEBOOK.start(setup).players == 3


@rule("root:scenario.expansion")
def test_three_factions_of_the_box_join_any_line_up_of_three() -> None:
    g = start(["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "riverfolk"], "RiverfolkActions")
    assert g.players == 6
    with_cult = RULEBOOK.lineup(["marquise", "eyrie", "vagabond", "lizards", "riverfolk", "vagabond2"])
    RULEBOOK.check(with_cult)
    assert RULEBOOK.start(with_cult).players == 6


@rule("root:11.3.4", "root:11.4.2")
def test_the_first_birdsong_finds_three_payments_and_pays_no_dividend() -> None:
    g = start(["marquise", "eyrie", "riverfolk"], "RiverfolkActions", seed=3)
    others = sum(number for name, number in funds(g).items() if name != "riverfolk")
    assert sum(board(g).funds) == 3 + others
    assert funds(g)["riverfolk"] == 3
    assert score(g, "riverfolk") == 0


@rule("root:11.3.5")
def test_each_service_gets_its_own_starting_price() -> None:
    g = start(["marquise", "riverfolk"], "SetPrice")
    chosen = {"cards": 4, "riverboats": 1, "mercenaries": 3}
    for service, price in chosen.items():
        assert offered(g, "set-price", "count") == [1, 2, 3, 4]
        play(g, "set-price", "riverfolk", service=service, count=price)
    assert board(g).prices == chosen


@rule("root:riverfolk.track")
@pytest.mark.parametrize("price", [0, 5])
def test_no_price_lies_below_one_or_above_four(price: int) -> None:
    g = start(["marquise", "riverfolk"], "SetPrice")
    with pytest.raises(UnknownAction):
        action(g, "set-price", service="cards", count=price)


# -- Birdsong and Evening --------------------------------------------------------------------------------------


def birdsong(*lines: str) -> RootGame:
    """The Riverfolk's Daylight after a Birdsong that started like this."""
    return position("\n".join(["seats: marquise riverfolk", *lines, "turn riverfolk birdsong"]))


@rule("root:11.4")
def test_dividends_are_counted_before_the_funds_are_gathered() -> None:
    g = birdsong(
        "clearing 9: riverfolk 1 trade-post-mouse",
        "riverfolk funds: riverfolk 2",
        "riverfolk payments: marquise 4",
        "riverfolk committed: marquise 4",
    )
    assert score(g, "riverfolk") == 1
    assert funds(g) == {"riverfolk": 2, "marquise": 8}


@rule("root:11.4.1")
@pytest.mark.parametrize(("paid", "left", "gathered"), [(0, 3, 2), (1, 5, 0)])
def test_empty_payments_are_filled_with_two_warriors(paid: int, left: int, gathered: int) -> None:
    lines = ["clearing 5: riverfolk 10 warriors", "riverfolk funds: marquise 1"]
    if paid:
        lines.append(f"riverfolk payments: marquise {paid}")
    g = birdsong(*lines)
    assert supply(g, "riverfolk") == left
    assert funds(g).get("riverfolk", 0) == gathered


@rule("root:11.4.2")
@pytest.mark.parametrize(("posts", "number", "points"), [(1, 5, 2), (0, 6, 0)])
def test_dividends_are_a_point_for_two_funds_with_a_post_on_the_map(posts: int, number: int, points: int) -> None:
    lines = [f"riverfolk funds: marquise {number}"]
    if posts:
        lines.append("clearing 9: riverfolk 1 trade-post-mouse")
    assert score(birdsong(*lines), "riverfolk") == points


@rule("root:11.4.2.only-funds")
def test_only_the_funds_box_pays_dividends() -> None:
    g = birdsong(
        "clearing 9: riverfolk 1 trade-post-mouse",
        "riverfolk funds: marquise 2",
        "riverfolk payments: marquise 4",
        "riverfolk committed: marquise 3",
    )
    assert score(g, "riverfolk") == 1


@rule("root:11.4.3")
def test_every_warrior_on_the_board_becomes_a_fund() -> None:
    g = birdsong(
        "clearing 9: riverfolk 1 trade-post-mouse",
        "riverfolk payments: marquise 3",
        "riverfolk committed: riverfolk 2",
        "riverfolk track mouse: marquise 1",
        "riverfolk funds: riverfolk 1",
    )
    assert funds(g) == {"marquise": 4, "riverfolk": 3}
    assert (payments(g), committed(g), board(g).tracks[2].funds) == ({}, {}, [0, 0])


@rule("root:11.6", "root:11.6.2")
def test_the_evening_draws_nothing_and_sets_new_prices() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: marquise 1 warrior
        hand riverfolk: sword anvil
        riverfolk prices: 2 2 3
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    play(g, "end-daylight")
    for service, price in (("cards", 4), ("riverboats", 1), ("mercenaries", 3)):
        play(g, "set-price", "riverfolk", service=service, count=price)
    assert hand(g, "riverfolk") == ["anvil", "sword"]
    assert asked(g) == ["marquise"]
    assert board(g).prices == {"cards": 4, "riverboats": 1, "mercenaries": 3}
    decision = g.decision
    assert decision is not None
    assert question(g) == "BuyServices"
    assert [decision.facts(g)[name] for name in ("cards", "riverboats", "mercenaries")] == [4, 1, 3]


@rule("root:11.6", "root:11.6.1")
def test_seven_cards_are_discarded_down_to_five_before_prices() -> None:
    g = position("""
        seats: marquise riverfolk
        hand riverfolk: sword anvil cobbler armorers sappers codebreakers scouting-party
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    play(g, "end-daylight")
    for card in ("sword", "cobbler"):
        assert question(g) == "DiscardDown"
        play(g, "discard", "riverfolk", card=card)
    assert question(g) == "SetPrice"
    assert discards(g) == ["cobbler", "sword"]
    assert len(hand(g, "riverfolk")) == 5
