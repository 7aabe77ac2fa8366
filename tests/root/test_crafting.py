"""Chapter 4.1: crafting."""

import pytest

from marches.games.root.edge import components as data
from tests.marks import rule
from tests.root.helpers import (
    discards,
    draw_any,
    hand,
    legal,
    offers,
    pieces,
    play,
    player,
    position,
    refused,
    score,
    view,
)

# Workshops: 8 and 12 are fox, 5 and 10 rabbit, 7 and 9 mouse.
FOXES = (
    "clearing 1: marquise 1 keep, 1 warrior\nclearing 8: marquise 2 workshops\nclearing 3: eyrie 1 warrior, 1 roost\n"
)
MIXED = """
    clearing 1: marquise 1 keep, 1 warrior
    clearing 8: marquise 1 workshop
    clearing 5: marquise 1 workshop
    clearing 9: marquise 1 workshop
    clearing 3: eyrie 1 warrior, 1 roost
"""


@rule("root:4.1.1")
def test_every_icon_of_the_cost_needs_a_piece_of_its_suit() -> None:
    g = position(MIXED + "hand marquise: brutal-tactics")
    reason = refused(g, "craft", rule="root:4.1.1", card="brutal-tactics")
    assert (reason.facts["fox"], reason.facts["have_fox"]) == (2, 1)
    g = position(FOXES + "hand marquise: brutal-tactics")
    play(g, "craft", card="brutal-tactics")
    assert player(g, "marquise").crafted == ["brutal-tactics"]


@rule("root:4.1.1.suit")
def test_a_piece_has_the_suit_of_its_clearing() -> None:
    g = position("clearing 1: marquise 1 keep\nclearing 7: eyrie 1 roost\nhand eyrie: sappers armorers\nturn eyrie")
    assert offers(g, "craft", card="sappers")
    assert refused(g, "craft", rule="root:4.1.1", card="armorers")


@rule("root:4.1.1.once")
def test_a_piece_works_once_a_turn() -> None:
    g = position(MIXED + "hand marquise: sappers codebreakers")
    play(g, "craft", card="sappers")
    assert refused(g, "craft", rule="root:4.1.1", card="codebreakers")


@rule("root:4.1.1.any")
def test_any_suit_pays_for_royal_claim() -> None:
    g = position(MIXED + "hand marquise: royal-claim")
    assert refused(g, "craft", rule="root:4.1.1", card="royal-claim")
    g = position(MIXED + "clearing 12: marquise 1 workshop\nhand marquise: royal-claim")
    play(g, "craft", card="royal-claim")
    assert player(g, "marquise").crafted == ["royal-claim"]
    assert view(g, "marquise").crafting == [2, 1, 1]


@rule("root:4.1.1.any")
def test_with_pieces_to_spare_their_owner_says_which_pay() -> None:
    g = position(
        MIXED + "clearing 12: marquise 1 workshop\nclearing 7: marquise 1 workshop\nhand marquise: royal-claim"
    )
    play(g, "craft", card="royal-claim")
    for suit in ("fox", "fox", "mouse"):
        play(g, "pay-suit", suit=suit)
    assert refused(g, "pay-suit", rule="root:4.1.1.once", suit="fox")
    play(g, "pay-suit", suit="mouse")
    assert view(g, "marquise").crafting == [2, 0, 2]


@rule("root:4.1.2", "root:card.favor.fox", "root:3.2.1", "root:3.2.1.enemy-only", "root:2.2.4.remove")
def test_a_favor_clears_all_enemies_from_its_suit_and_is_discarded() -> None:
    g = position(
        FOXES
        + """
        clearing 12: marquise 1 workshop, 1 warrior; eyrie 4 warriors
        clearing 6: eyrie 2 warriors, 1 roost; marquise 1 wood
        clearing 1: eyrie 1 warrior
        hand marquise: favor-of-the-foxes
        """
    )
    play(g, "craft", card="favor-of-the-foxes")
    assert [pieces(g, "eyrie", c) for c in (1, 6, 8, 12)] == [{}, {}, {}, {}]
    assert pieces(g, "marquise", 12) == {"workshop": 1, "warrior": 1}
    assert pieces(g, "eyrie", 3) == {"roost": 1, "warrior": 1}
    assert score(g, "marquise") == 1
    assert discards(g) == ["favor-of-the-foxes"]
    assert view(g, "marquise").clearings[11].ruin


@rule("root:card.favor.mouse", "root:card.favor.rabbit", "root:3.2.1")
@pytest.mark.parametrize(("card", "clearings"), [("favor-of-the-mice", (7, 9)), ("favor-of-the-rabbits", (5, 10))])
def test_the_other_favors_clear_their_own_suit(card: str, clearings: tuple[int, int]) -> None:
    first, second = clearings
    g = position(
        f"""
        clearing {first}: eyrie 1 roost, 1 warrior; marquise 2 wood, 3 warriors
        clearing {second}: eyrie 1 roost
        clearing 11: eyrie 1 roost
        clearing 3: eyrie 1 roost
        clearing 12: marquise 2 warriors, 1 keep
        hand eyrie: {card}
        turn eyrie
        """
    )
    play(g, "craft", card=card)
    assert pieces(g, "marquise", first) == {}
    assert pieces(g, "marquise", 12) == {"warrior": 2, "keep": 1}
    assert score(g, "eyrie") == 2


@rule("root:4.1.2.item", "root:2.5.5", "root:3.2.2", "root:card.item.sword")
def test_an_item_comes_from_the_supply_into_the_box_and_scores() -> None:
    g = position(FOXES + "hand marquise: foxfolk-steel")
    play(g, "craft", card="foxfolk-steel")
    assert view(g, "marquise").items["sword"] == 1
    assert player(g, "marquise").items == {"sword": 1}
    assert score(g, "marquise") == 2
    assert discards(g) == ["foxfolk-steel"]


@rule("root:4.1.2.unavailable", "root:card.item.crossbow")
def test_an_item_that_is_gone_cannot_be_crafted() -> None:
    g = position(FOXES + "hand marquise: crossbow-bird crossbow-mouse")
    play(g, "craft", card="crossbow-bird")
    assert score(g, "marquise") == 1
    assert refused(g, "craft", rule="root:4.1.2.unavailable", card="crossbow-mouse")


@rule("root:4.1.4")
def test_a_second_copy_in_play_is_refused_to_its_owner_only() -> None:
    g = position(MIXED + "crafted marquise: sappers\nhand marquise: sappers")
    assert refused(g, "craft", rule="root:4.1.4", card="sappers")
    g = position(
        """
        clearing 7: eyrie 1 roost
        clearing 1: marquise 1 keep
        crafted marquise: sappers
        hand eyrie: sappers
        turn eyrie
        """
    )
    assert offers(g, "craft", card="sappers")


ITEMS = [
    ("travel-gear-mouse", "boots", 1),
    ("gently-used-knapsack", "bag", 1),
    ("root-tea-rabbit", "tea", 2),
    ("investments", "coins", 3),
    ("anvil", "hammer", 2),
]


@rule(
    "root:card.item.boots", "root:card.item.bag", "root:card.item.tea", "root:card.item.coins", "root:card.item.hammer"
)
@pytest.mark.parametrize(("card", "item", "points"), ITEMS)
def test_every_kind_of_item_card(card: str, item: str, points: int) -> None:
    g = position(MIXED + f"clearing 10: marquise 1 workshop\nhand marquise: {card}")
    before = view(g, "marquise").items[item]
    play(g, "craft", card=card)
    assert view(g, "marquise").items.get(item, 0) == before - 1
    assert player(g, "marquise").items == {item: 1}
    assert score(g, "marquise") == points
    assert hand(g, "marquise") == []


@rule("root:5.1.5", "root:card.item.boots", "root:card.item.bag", "root:card.item.crossbow")
def test_the_cards_make_the_items_at_the_printed_cost() -> None:
    costs = {"boots": {"rabbit": 1}, "bag": {"mouse": 1}, "crossbow": {"fox": 1}, "sword": {"fox": 2}}
    costs |= {"tea": {"mouse": 1}, "coins": {"rabbit": 2}, "hammer": {"fox": 1}}
    numbers = {item: [c for c in data.CARDS if c.item == item] for item in costs}
    assert {item: sum(c.copies for c in cards) for item, cards in numbers.items()} == {
        "boots": 4, "bag": 4, "crossbow": 2, "sword": 3, "tea": 3, "coins": 3, "hammer": 1,
    }  # fmt: skip
    assert all(card.cost == costs[item] for item, cards in numbers.items() for card in cards)
    supply = {item.id: item.supply for item in data.ITEMS if item.supply}
    assert supply == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2}


@rule("root:learn.craft-example")
def test_the_crafting_example() -> None:
    g = position(
        """
        clearing 1: marquise 1 keep
        clearing 8: marquise 2 workshops
        clearing 9: marquise 2 workshops
        clearing 3: eyrie 1 roost
        hand marquise: gently-used-knapsack
        """
    )
    play(g, "craft", card="gently-used-knapsack")
    assert (view(g, "eyrie").items["bag"], player(g, "marquise").items, score(g, "marquise")) == (1, {"bag": 1}, 1)
    assert discards(g) == ["gently-used-knapsack"]
    assert view(g, "eyrie").crafting == [0, 0, 1]


@rule("root:6.2.1", "root:6.5.craft")
def test_the_marquise_crafts_before_her_first_action_and_not_after() -> None:
    g = position(FOXES + "hand marquise: armorers")
    assert offers(g, "craft", card="armorers")
    play(g, "march")
    play(g, "move-from", from_=1)
    play(g, "move-to", to=5)
    play(g, "done")
    assert "craft" not in [a.verb for a in legal(g)]
    play(g, "end-daylight")
    draw_any(g)
    assert player(g, "marquise").crafted == []


@rule("root:crafting-pieces")
def test_workshops_and_roosts_are_the_crafting_pieces() -> None:
    g = position(
        """
        clearing 8: marquise 1 workshop, 1 sawmill, 3 warriors; eyrie 2 warriors
        clearing 1: marquise 1 recruiter, 1 keep
        clearing 6: eyrie 1 roost
        clearing 12: eyrie 1 roost
        """
    )
    assert [int(g.rules[0].crafting_pieces(g, 0, suit)) for suit in range(3)] == [1, 0, 0]
    assert [int(g.rules[1].crafting_pieces(g, 1, suit)) for suit in range(3)] == [2, 0, 0]
