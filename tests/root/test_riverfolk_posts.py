"""root:11.5.3, 11.5.6  Trade posts and crafting with funds."""

from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    discards,
    offered,
    offers,
    pieces,
    play,
    player,
    position,
    question,
    refused,
    roll,
    ruler,
    score,
    supply,
)
from tests.root.riverfolk import board, committed, funds, owned, payments

# -- trade posts -----------------------------------------------------------------------------------------------


@rule("root:11.2.5", "root:11.5.6", "root:11.5.6.III", "root:learn.trade-post-example")
def test_a_trade_post_costs_two_funds_of_the_ruler_and_scores_two() -> None:
    g = position("""
        clearing 8: marquise 2 warriors
        riverfolk funds: marquise 2; riverfolk 1
        turn riverfolk daylight
    """)
    before = supply(g, "marquise")
    play(g, "establish-post", clearing=8)
    assert supply(g, "marquise") == before + 2
    assert funds(g) == {"riverfolk": 1}
    assert pieces(g, "riverfolk", 8) == {"trade-post-fox": 1, "warrior": 1}
    assert score(g, "riverfolk") == 2
    fox = board(g).tracks[0]
    assert (fox.waiting, fox.uncovered) == (2, 1)
    assert not offers(g, "establish-post", clearing=8)


@rule("root:11.5.6.I")
def test_a_post_needs_a_ruled_clearing_without_one() -> None:
    g = position("""
        clearing 8: alliance 2 warriors; riverfolk 1 trade-post-fox
        clearing 6: alliance 2 warriors; eyrie 2 warriors; marquise 2 warriors
        clearing 9: alliance 2 warriors
        riverfolk funds: alliance 4; marquise 2
        seats: marquise alliance eyrie riverfolk
        eyrie leader: builder
        turn riverfolk daylight
    """)
    g2 = position("""
        clearing 8: alliance 2 warriors; riverfolk 1 trade-post-fox
        clearing 6: alliance 2 warriors; marquise 2 warriors
        clearing 9: alliance 2 warriors
        riverfolk funds: alliance 4; marquise 2
        turn riverfolk daylight
    """)
    assert ruler(g, 6) == "eyrie"
    assert ruler(g2, 6) is None
    assert offered(g2, "establish-post", "clearing") == [9]
    refused(g2, "establish-post", rule="root:11.5.6.I", clearing=8)
    refused(g2, "establish-post", rule="root:11.5.6.I", clearing=6)
    refused(g, "establish-post", rule="root:11.5.6.II", clearing=6)


@rule("root:11.5.6.II")
def test_both_funds_must_be_warriors_of_the_ruler() -> None:
    g = position("""
        clearing 9: marquise 2 warriors
        riverfolk funds: marquise 1; eyrie 3
        eyrie leader: builder
        turn riverfolk daylight
    """)
    refused(g, "establish-post", rule="root:11.5.6.II", clearing=9)


@rule("root:11.5.6.II")
def test_where_they_rule_themselves_two_of_their_own_funds_pay() -> None:
    g = position("""
        clearing 9: riverfolk 1 warrior
        riverfolk funds: marquise 2; riverfolk 2
        turn riverfolk daylight
    """)
    play(g, "establish-post", clearing=9)
    assert funds(g) == {"marquise": 2}
    assert pieces(g, "riverfolk", 9) == {"trade-post-mouse": 1, "warrior": 2}
    assert supply(g, "riverfolk") == 13


@rule("root:11.5.6.III")
def test_without_a_post_of_the_suit_none_can_be_established() -> None:
    g = position("""
        clearing 1: riverfolk 1 trade-post-fox
        clearing 6: riverfolk 1 trade-post-fox
        riverfolk lost: fox
        clearing 8: marquise 2 warriors
        riverfolk funds: marquise 2
        turn riverfolk daylight
    """)
    refused(g, "establish-post", rule="root:11.5.6.III", clearing=8)


@rule("root:11.5.6.I", "root:6.2.2")
def test_no_post_in_the_clearing_of_the_keep() -> None:
    g = position("""
        clearing 1: marquise 1 keep, 2 warriors
        riverfolk funds: marquise 2
        turn riverfolk daylight
    """)
    refused(g, "establish-post", rule="root:6.2.2", clearing=1)


@rule("root:11.2.5.I")
def test_a_removed_post_costs_half_the_funds_rounded_up_and_leaves_the_game() -> None:
    g = position("""
        clearing 8: marquise 3 warriors; riverfolk 1 trade-post-fox
        riverfolk funds: marquise 3; riverfolk 2
        turn marquise daylight
    """)
    battle(g, "marquise", "riverfolk", 8)
    roll(g, 1, 0)
    assert score(g, "marquise") == 1
    assert asked(g) == ["riverfolk"]
    before = supply(g, "marquise"), supply(g, "riverfolk")
    for owner in ("marquise", "riverfolk", "marquise"):
        play(g, "lose-fund", "riverfolk", seat=owner)
    assert funds(g) == {"marquise": 1, "riverfolk": 1}
    assert (supply(g, "marquise"), supply(g, "riverfolk")) == (before[0] + 2, before[1] + 1)
    assert supply(g, "riverfolk", "trade-post-fox") == 2
    assert board(g).tracks[0].lost == 1
    assert question(g) == "MarquiseActions"


@rule("root:11.2.5.I")
def test_only_the_funds_box_is_halved() -> None:
    g = position("""
        clearing 8: marquise 3 warriors; riverfolk 1 trade-post-fox
        riverfolk funds: riverfolk 1
        riverfolk payments: marquise 2
        riverfolk committed: marquise 2
        turn marquise daylight
    """)
    battle(g, "marquise", "riverfolk", 8)
    roll(g, 0, 0)
    assert funds(g) == {}
    assert payments(g) == {"marquise": 2}
    assert committed(g) == {"marquise": 2}


@rule("root:riverfolk.track")
def test_nine_posts_are_worth_eighteen_points() -> None:
    g = position("""
        suits: fox fox fox rabbit rabbit rabbit mouse mouse mouse fox rabbit mouse
        map winter
        clearing 1: riverfolk 1 warrior
        clearing 2: riverfolk 1 warrior
        clearing 3: riverfolk 1 warrior
        clearing 4: marquise 1 warrior
        clearing 5: marquise 1 warrior
        clearing 6: marquise 1 warrior
        clearing 7: marquise 1 warrior
        clearing 8: marquise 1 warrior
        clearing 9: marquise 1 warrior
        riverfolk funds: marquise 12; riverfolk 6
        turn riverfolk daylight
    """)
    for clearing in range(1, 10):
        play(g, "establish-post", clearing=clearing)
        assert score(g, "riverfolk") == 2 * clearing
    assert [track.waiting for track in board(g).tracks] == [0, 0, 0]


# -- crafting --------------------------------------------------------------------------------------------------


@rule("root:11.2.1", "root:crafting-pieces")
def test_a_space_uncovered_once_can_be_crafted_with_even_if_its_post_is_gone() -> None:
    g = position("""
        riverfolk lost: fox
        hand riverfolk: anvil
        riverfolk funds: marquise 1
        turn riverfolk daylight
    """)
    assert board(g).tracks[0].uncovered == 1
    play(g, "craft", card="anvil")
    assert funds(g) == {}
    assert owned(g, board(g).tracks[0].funds) == {"marquise": 1}
    assert score(g, "riverfolk") == 2
    assert player(g, "riverfolk").items == {"hammer": 1}


@rule("root:11.5.3")
def test_crafting_lays_funds_on_uncovered_spaces_each_once_a_turn() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: riverfolk 1 trade-post-fox
        clearing 6: riverfolk 1 trade-post-fox
        hand riverfolk: sword arms-trader anvil
        riverfolk funds: riverfolk 4
        turn riverfolk daylight
    """)
    play(g, "craft", card="sword")
    assert owned(g, board(g).tracks[0].funds) == {"riverfolk": 2}
    assert committed(g) == {}
    assert funds(g) == {"riverfolk": 2}
    refused(g, "craft", rule="root:11.5.3", card="arms-trader")
    refused(g, "craft", rule="root:11.5.3", card="anvil")


@rule("root:11.5.3")
def test_crafting_needs_a_fund_for_every_icon() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: riverfolk 1 trade-post-fox
        clearing 6: riverfolk 1 trade-post-fox
        hand riverfolk: sword anvil
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    refused(g, "craft", rule="root:11.5.3", card="sword")
    assert offers(g, "craft", card="anvil")


@rule("root:11.5.3", "root:4.1.1.any")
def test_royal_claim_is_paid_on_any_four_spaces() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: riverfolk 1 trade-post-fox
        clearing 6: riverfolk 1 trade-post-fox
        clearing 4: riverfolk 1 trade-post-rabbit
        clearing 5: riverfolk 1 trade-post-rabbit
        clearing 7: riverfolk 1 trade-post-mouse
        hand riverfolk: royal-claim
        riverfolk funds: riverfolk 4
        turn riverfolk daylight
    """)
    play(g, "craft", card="royal-claim")
    for suit in ("fox", "mouse", "rabbit"):
        play(g, "pay-suit", suit=suit)
    refused(g, "pay-suit", rule="root:11.5.3", suit="mouse")
    play(g, "pay-suit", suit="fox")
    assert [sum(track.funds) for track in board(g).tracks] == [2, 1, 1]
    assert player(g, "riverfolk").crafted == ["royal-claim"]


@rule("root:11.5.3.I")
def test_an_exported_card_has_no_effect_and_brings_a_payment() -> None:
    g = position("""
        clearing 1: riverfolk 1 trade-post-fox
        hand riverfolk: anvil
        riverfolk funds: marquise 1
        turn riverfolk daylight
    """)
    before = supply(g, "riverfolk")
    play(g, "export", card="anvil")
    assert score(g, "riverfolk") == 0
    assert player(g, "riverfolk").items == {}
    assert discards(g) == ["anvil"]
    assert payments(g) == {"riverfolk": 1}
    assert supply(g, "riverfolk") == before - 1
    assert owned(g, board(g).tracks[0].funds) == {"marquise": 1}


@rule("root:11.5.3.I", "root:4.1.4", "root:4.1.2.unavailable")
def test_what_cannot_be_crafted_cannot_be_exported() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 1: riverfolk 1 trade-post-fox
        hand riverfolk: anvil armorers ambush-fox
        crafted riverfolk: armorers
        supply: boots boots bag bag crossbow sword sword tea tea coins coins
        riverfolk funds: riverfolk 2
        turn riverfolk daylight
    """)
    refused(g, "export", rule="root:4.1.2.unavailable", card="anvil")
    refused(g, "export", rule="root:4.1.4", card="armorers")
    refused(g, "export", rule="root:2.1.4.no-craft", card="ambush-fox")
