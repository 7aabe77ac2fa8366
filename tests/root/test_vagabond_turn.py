"""root:9.2.2, 9.2.3, 9.4.2, 9.5, 9.7  The Vagabond's turn: slipping, moving, ruins, quests, strikes; two Vagabonds."""

from random import Random

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    decline,
    done,
    draw_any,
    hand,
    legal,
    offered,
    offers,
    options,
    pieces,
    play,
    player,
    position,
    question,
    refused,
    roll,
    ruler,
    score,
    seat,
    view,
    warriors,
)
from tests.root.vagabond import board, relation, where


def daylight(lines: str, items: str = "boots boots torch torch sword crossbow hammer", place: int = 1) -> RootGame:
    """The Vagabond's Daylight in a clearing; the Marquise in clearing 3."""
    start = f"clearing {place}: vagabond pawn\nclearing 3: marquise 1 warrior\nvagabond satchel: {items}"
    return position(f"{start}\n{lines}\nturn vagabond")


# -- the pawn --------------------------------------------------------------------------------------------------


@rule("root:9.2.2")
def test_the_pawn_neither_rules_nor_keeps_others_from_ruling() -> None:
    g = position("clearing 1: vagabond pawn; marquise 1 warrior\nclearing 2: vagabond2 pawn\nturn marquise")
    assert ruler(g, 1) == "marquise"
    assert ruler(g, 2) is None


@rule("root:9.2.2")
def test_the_pawn_outrages_nobody_and_is_not_converted() -> None:
    g = daylight("clearing 5: alliance 1 sympathy\nhand vagabond: bake-sale")
    play(g, "travel", to=5)
    assert (where(g), question(g), hand(g, "vagabond")) == (5, "VagabondActions", ["bake-sale"])
    g = position("""
        clearing 1: vagabond pawn; lizards 1 warrior; eyrie 1 warrior
        eyrie leader: builder
        lizards outcast: fox
        lizards acolytes: 4
        turn lizards birdsong
    """)
    assert [a.names["seat"] for a in legal(g) if a.verb == "convert"] == [seat(g, "eyrie")]


@rule("root:9.2.2", "root:2.5.4")
def test_nothing_removes_the_pawn() -> None:
    g = position(
        "clearing 1: marquise 1 workshop; vagabond pawn\nclearing 6: marquise 1 workshop\n"
        "clearing 8: marquise 1 workshop; eyrie 2 warriors\nhand marquise: favor-of-the-foxes\nturn marquise"
    )
    play(g, "craft", card="favor-of-the-foxes")
    assert warriors(g, "eyrie", 8) == 0
    assert where(g) == 1


@rule("root:9.2.3")
def test_he_moves_no_matter_who_rules() -> None:
    g = daylight("clearing 1: marquise 3 warriors\nclearing 5: marquise 3 warriors")
    play(g, "travel", to=5)
    assert where(g) == 5


# -- slipping and moving ---------------------------------------------------------------------------------------


@rule("root:9.4.2", "root:2.4.1", "root:2.4.1.forests")
def test_he_slips_once_to_any_place_next_to_him_for_nothing() -> None:
    g = position(
        "forest A1: vagabond pawn\nclearing 5: marquise 2 warriors\nvagabond satchel: torch\n"
        "vagabond relations: marquise hostile\nturn vagabond birdsong"
    )
    assert offered(g, "slip-to", "to") == [1, 2, 5, 10]
    assert offered(g, "slip-into", "forest") == ["A2", "A3"]
    play(g, "slip-to", to=5)
    assert where(g) == 5
    assert board(g).exhausted == []
    assert question(g) == "VagabondActions"


@rule("root:9.4.2")
def test_from_a_clearing_he_slips_along_paths_and_into_forests() -> None:
    g = position("clearing 5: vagabond pawn\nclearing 3: marquise 1 warrior\nturn vagabond birdsong")
    assert offered(g, "slip-to", "to") == [1, 2]
    assert offered(g, "slip-into", "forest") == ["A1"]
    refused(g, "slip-to", rule="root:4.2", to=10)  # across the river
    done(g)
    assert where(g) == 5


@rule("root:9.4.2.only-way", "root:2.4.vagabond-only")
def test_moving_never_leads_into_a_forest() -> None:
    g = daylight("", "boots boots boots boots boots")
    assert offered(g, "travel", "to") == [5, 9, 10]
    refused(g, "slip-into", rule="root:9.4.2.only-way", forest="A1")


@rule("root:9.5.1.forest")
def test_from_a_forest_he_moves_to_a_clearing_next_to_it() -> None:
    g = position("forest A4: vagabond pawn\nclearing 3: marquise 1 warrior\nturn vagabond")
    assert offered(g, "travel", "to") == [4, 9, 12]
    refused(g, "slip-into", rule="root:9.4.2.only-way", forest="A2")
    refused(g, "explore", rule="root:9.5.3")


@rule("root:9.5")
def test_actions_come_in_any_order_as_often_as_items_last() -> None:
    lines = "clearing 5: marquise 2 warriors\nclearing 1: eyrie 2 warriors\nhand vagabond: cobbler"
    g = daylight(lines, "boots boots torch sword")
    play(g, "travel", to=5)
    play(g, "aid", seat="marquise")
    play(g, "spend", card="cobbler")
    play(g, "exhaust", item="torch")
    play(g, "travel", to=1)
    play(g, "battle", clearing=1, defender="eyrie")
    roll(g, 1, 0)
    assert warriors(g, "eyrie", 1) == 1
    assert board(g).exhausted == ["boots", "boots", "sword", "torch"]


@rule("root:card.cobbler")
def test_the_cobbler_moves_him_without_boots() -> None:
    g = daylight(
        "crafted vagabond: cobbler\nvagabond relations: marquise hostile\nclearing 5: marquise 1 warrior", "tea"
    )
    play(g, "end-daylight")
    assert question(g) == "FreeMove"
    refused(g, "travel", rule="root:9.2.9.IIIb", to=5)
    refused(g, "slip-into", rule="root:9.4.2.only-way", forest="A1")
    play(g, "travel", to=9)
    assert where(g) == 9
    g = daylight(
        "crafted vagabond: cobbler\nvagabond relations: marquise hostile\nclearing 5: marquise 1 warrior", "boots"
    )
    play(g, "end-daylight")
    play(g, "travel", to=5)
    assert board(g).exhausted == ["boots"]


# -- battle and strike -----------------------------------------------------------------------------------------


@rule("root:9.5.2")
def test_a_battle_takes_a_sword_which_still_counts_for_the_limit() -> None:
    g = daylight("clearing 1: marquise 3 warriors", "sword boots")
    play(g, "battle", clearing=1, defender="marquise")
    assert board(g).exhausted == ["sword"]
    roll(g, 2, 0)
    assert warriors(g, "marquise", 1) == 2
    refused(g, "battle", rule="root:9.5.2", clearing=1, defender="marquise")


@rule("root:9.5.6")
def test_a_strike_removes_a_warrior_without_dice() -> None:
    g = daylight("clearing 1: eyrie 2 warriors, 1 roost")
    play(g, "strike", seat="eyrie")
    assert warriors(g, "eyrie", 1) == 1
    assert pieces(g, "eyrie", 1) == {"roost": 1, "warrior": 1}
    assert relation(g, "eyrie") == "hostile"
    assert "crossbow" in board(g).exhausted
    refused(g, "strike", rule="root:9.5.6", seat="eyrie")


@rule("root:9.5.6.no-warrior")
def test_without_warriors_a_building_or_token_is_struck() -> None:
    g = daylight("clearing 1: alliance 1 sympathy\nhand vagabond: anvil")
    play(g, "strike", seat="alliance")
    assert score(g, "vagabond") == 1
    play(g, "give-supporter", by="vagabond", card="anvil")
    assert pieces(g, "alliance", 1) == {}
    assert relation(g, "alliance") == "indifferent"


@rule("root:9.5.6.no-warrior")
def test_he_chooses_among_several_buildings_and_tokens() -> None:
    g = daylight("clearing 1: marquise 1 sawmill, 2 wood")
    play(g, "strike", seat="marquise")
    assert offered(g, "strike-piece", "piece") == ["sawmill", "wood"]
    play(g, "strike-piece", piece="sawmill")
    assert pieces(g, "marquise", 1) == {"wood": 2}


# -- ruins -----------------------------------------------------------------------------------------------------


@rule("root:9.5.3", "root:9.5.3.empty", "root:2.2.4.remove")
def test_exploring_takes_the_item_scores_and_frees_the_slot() -> None:
    g = daylight("vagabond hidden: 6 bag", place=6)
    assert view(g, "vagabond").clearings[5].free == 1
    play(g, "explore")
    assert board(g).track == ["bag"]
    assert board(g).exhausted == ["torch"]
    assert score(g, "vagabond") == 1
    assert not view(g, "vagabond").clearings[5].ruin
    assert view(g, "vagabond").clearings[5].free == 2
    refused(g, "explore", rule="root:9.5.3")


@rule("root:9.5.3")
def test_exploring_takes_a_ruin_and_a_torch() -> None:
    refused(daylight(""), "explore", rule="root:9.5.3")
    refused(daylight("", "boots", 6), "explore", rule="root:9.5.3")


# -- quests ----------------------------------------------------------------------------------------------------


@rule("root:9.5.5")
def test_a_quest_exhausts_both_items_and_is_kept() -> None:
    g = daylight(
        "vagabond track: tea coins\nvagabond quests: fundraising-fox errand-rabbit escort-mouse", "boots boots"
    )
    refused(g, "quest", rule="root:9.5.5", quest="errand-rabbit")
    refused(g, "quest", rule="root:9.5.5", quest="escort-mouse")
    play(g, "quest", quest="fundraising-fox")
    assert board(g).exhausted == ["tea", "coins"]
    assert board(g).quests_done == ["fundraising-fox"]


@rule("root:9.5.5")
def test_a_quest_for_two_boots_takes_two() -> None:
    quests = "vagabond quests: escort-mouse"
    refused(daylight(quests, "boots torch", 2), "quest", rule="root:9.5.5", quest="escort-mouse")
    g = daylight(quests, "boots boots torch", 2)
    play(g, "quest", quest="escort-mouse")
    assert board(g).exhausted == ["boots", "boots"]


@rule("root:9.5.5.reward")
def test_the_reward_is_a_point_per_quest_of_the_suit_or_two_cards() -> None:
    lines = "vagabond done: errand-fox errand-rabbit\nvagabond quests: repair-a-shed-fox"
    g = daylight(lines)
    play(g, "quest", quest="repair-a-shed-fox")
    draw_any(g)
    assert options(g) == ["quest-points", "quest-cards"]
    play(g, "quest-points")
    assert score(g, "vagabond") == 2
    g = daylight(lines)
    play(g, "quest", quest="repair-a-shed-fox")
    draw_any(g)
    play(g, "quest-cards")
    assert draw_any(g) == 2
    assert len(hand(g, "vagabond")) == 2
    assert score(g, "vagabond") == 0


@rule("root:9.5.5.refill")
def test_a_new_quest_lies_open_before_the_reward_is_chosen() -> None:
    g = daylight("vagabond quests: repair-a-shed-fox errand-rabbit escort-mouse")
    assert (len(board(g).quests), board(g).quests_left) == (3, 12)
    play(g, "quest", quest="repair-a-shed-fox")
    play(g, "open-quest", "nature", quest="errand-fox")
    assert question(g) == "QuestReward"
    assert (len(board(g).quests), board(g).quests_left) == (3, 11)
    assert "errand-fox" in board(g).quests


@rule("root:9.5.5.refill")
def test_without_a_deck_fewer_quests_lie_open() -> None:
    done_before = (
        "errand-fox fundraising-fox give-a-speech-fox logistics-help-fox expel-bandits-rabbit fend-off-a-bear-rabbit "
        "give-a-speech-rabbit guard-duty-rabbit expel-bandits-mouse fend-off-a-bear-mouse guard-duty-mouse "
        "logistics-help-mouse"
    )
    g = daylight(f"vagabond quests: repair-a-shed-fox errand-rabbit escort-mouse\nvagabond done: {done_before}")
    assert board(g).quests_left == 0
    play(g, "quest", quest="repair-a-shed-fox")
    assert question(g) == "QuestReward"
    assert board(g).quests == ["errand-rabbit", "escort-mouse"]


# -- two Vagabonds ---------------------------------------------------------------------------------------------


def two(lines: str, by: str = "vagabond") -> RootGame:
    """Two Vagabonds at the ruin of fox clearing 6."""
    return position(
        f"clearing 6: vagabond pawn; vagabond2 pawn\nclearing 3: marquise 1 warrior\n"
        f"vagabond satchel: torch torch torch\nvagabond2 satchel: torch torch torch\n{lines}\nturn {by}"
    )


@rule("root:9.7.1.explore")
def test_with_two_vagabonds_he_looks_at_both_items_and_takes_one() -> None:
    g = two("vagabond hidden: 6 sword bag")
    play(g, "explore")
    assert offered(g, "take-item", "item") == ["bag", "sword"]
    play(g, "take-item", item="sword")
    assert (score(g, "vagabond"), view(g, "marquise").clearings[5].ruin) == (1, True)
    play(g, "explore")
    play(g, "take-item", item="bag")
    assert (score(g, "vagabond"), view(g, "marquise").clearings[5].ruin) == (2, False)
    assert board(g).track == ["bag"]
    assert "sword" in board(g).satchel


@rule("root:9.7.1.explore", "root:9.3.4")
def test_only_a_vagabond_who_has_looked_knows_what_a_ruin_hides() -> None:
    g = two("vagabond hidden: 6 sword bag")
    play(g, "explore")
    decline(g)
    seen = {viewer: board(g, "vagabond", viewer).ruins[0].items for viewer in ("vagabond", "vagabond2", "marquise")}
    assert seen == {"vagabond": ["bag", "sword"], "vagabond2": None, "marquise": None}


@rule("root:9.7.1.explore")
def test_others_hear_the_same_whatever_he_finds() -> None:
    heard = []
    for hidden in ("sword bag", "sword sword"):
        g = two(f"vagabond hidden: 6 {hidden}")
        g.events = []
        play(g, "explore")
        heard.append([[event.seen_by(viewer) for event in g.events] for viewer in (seat(g, "marquise"), -2)])
        told = [event.seen_by(seat(g, "vagabond")) for event in g.events]
        assert [line.facts["item"] for line in told if line is not None and line.key == "root-did-see-ruin"] == [
            f"item:{item}" for item in hidden.split()
        ]
    assert heard[0] == heard[1]


@rule("root:9.3.4")
def test_what_ruins_hide_is_re_dealt_for_those_who_have_not_looked() -> None:
    g = two("vagabond hidden: 6 sword bag; 10 boots hammer; 11 bag boots; 12 hammer sword")
    play(g, "explore")
    decline(g)
    for viewer in ("vagabond", "vagabond2", "marquise"):
        dealt = [RULEBOOK.redeal(g, seat(g, viewer), Random(number)) for number in range(8)]
        hidden = [line for new in dealt for line in RULEBOOK.dump(new).splitlines() if "hidden" in line]
        assert len(set(hidden)) > 1
        assert all("6 bag sword;" in line for line in hidden) == (viewer == "vagabond")


@rule("root:9.7.1.no-double")
def test_he_owns_no_two_items_of_a_kind_from_ruins() -> None:
    g = two("vagabond hidden: 6 sword bag\nvagabond from ruins: sword\nvagabond exhausted: sword")
    play(g, "explore")
    refused(g, "take-item", rule="root:9.7.1.no-double", item="sword")
    assert options(g) == ["decline", "take-item item=bag"]
    g = two("vagabond hidden: 6 sword bag\nvagabond exhausted: sword")
    play(g, "explore")
    assert offers(g, "take-item", item="sword")


@rule("root:9.7.1.nothing")
def test_taking_nothing_scores_nothing_and_costs_the_torch() -> None:
    g = two("vagabond hidden: 6 sword\nvagabond from ruins: sword\nvagabond exhausted: sword")
    play(g, "explore")
    assert options(g) == ["decline"]
    decline(g)
    assert score(g, "vagabond") == 0
    assert board(g).exhausted == ["sword", "torch"]
    assert view(g, "vagabond").clearings[5].ruin


@rule("root:9.7.1.no-double")
def test_a_ruin_item_that_left_the_game_bars_nothing() -> None:
    g = position(
        "clearing 6: vagabond pawn\nclearing 3: vagabond2 pawn; marquise 1 warrior\nvagabond from ruins: sword\n"
        "vagabond satchel: sword torch torch torch boots boots boots\nturn vagabond"
    )
    play(g, "end-daylight")
    draw_any(g)
    play(g, "drop-item", item="sword", face="up")
    assert board(g).from_ruins == []


@rule("root:9.7.3")
@pytest.mark.parametrize("by", ["vagabond", "vagabond2"])
def test_both_vagabonds_share_three_quests(by: str) -> None:
    g = two("vagabond quests: repair-a-shed-fox errand-rabbit escort-mouse\nvagabond exhausted: tea", by)
    assert board(g, "vagabond").quests == board(g, "vagabond2").quests
    assert len(board(g, by).quests) == 3
    g = position(
        f"clearing 6: vagabond pawn; vagabond2 pawn\nclearing 3: marquise 1 warrior\n{by} satchel: torch hammer\n"
        f"vagabond quests: repair-a-shed-fox errand-rabbit escort-mouse\nturn {by}"
    )
    play(g, "quest", quest="repair-a-shed-fox")
    play(g, "open-quest", "nature", quest="errand-fox")
    play(g, "quest-points")
    assert board(g, by).quests_done == ["repair-a-shed-fox"]
    assert board(g, "vagabond").quests == board(g, "vagabond2").quests
    assert board(g, "vagabond").quests[0] == "errand-fox"


def test_one_vagabond_may_aid_and_fight_the_other() -> None:
    g = two("hand vagabond: anvil\nvagabond exhausted: sword\nvagabond2 exhausted: sword")
    play(g, "aid", seat="vagabond2")
    play(g, "spend", card="anvil")
    assert question(g) == "VagabondActions"
    assert hand(g, "vagabond2") == ["anvil"]
    battle(g, "vagabond", "vagabond2", 6)
    decline(g, "vagabond2")
    roll(g, 1, 1)
    play(g, "damage", by="vagabond2", item="torch", face="up")
    play(g, "damage", by="vagabond", item="torch", face="up")
    assert board(g, "vagabond2").damaged == board(g, "vagabond").damaged == ["torch"]
    assert score(g, "vagabond") == 0


def test_his_items_pay_for_services_and_he_hires_nobody() -> None:
    g = daylight("")
    me = seat(g, "vagabond")
    assert g.rules[me].purse(g, me) == 7
    assert not g.rules[me].may_hire(g, me)
    steps = g.rules[me].pays(g, me, 2)
    assert steps is not None
    g.then_all(steps)
    g.advance()
    assert asked(g) == ["vagabond"]
    play(g, "exhaust", item="crossbow")
    play(g, "exhaust", item="hammer")
    assert board(g).exhausted == ["crossbow", "hammer"]
    assert player(g, "vagabond").hand == []
