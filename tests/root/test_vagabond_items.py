"""root:9.2.1, 9.2.5, 9.4.1, 9.5.7, 9.6  The Vagabond's items: faces, tracks, satchel, damage, limit, crafting."""

from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.helpers import (
    battle,
    done,
    draw_any,
    hand,
    offered,
    offers,
    play,
    player,
    position,
    question,
    refused,
    roll,
    score,
    seat,
    warriors,
)
from tests.root.vagabond import board, out_of_game


def vagabond(items: str, where: str = "clearing 1: vagabond pawn", more: str = "") -> RootGame:
    """The Vagabond's Daylight with some items, the Marquise far away."""
    lines = "\n".join(f"vagabond {line.strip()}" for line in items.split(";") if line.strip())
    extra = "\n".join(line.strip() for line in more.splitlines())
    text = f"{where}\nclearing 3: marquise 3 warriors\n{lines}\n{extra}\n"
    return position(text if "turn" in more else text + "turn vagabond\n")


# -- crafting --------------------------------------------------------------------------------------------------


@rule("root:9.2.1", "root:crafting-pieces")
def test_hammers_have_the_suit_of_his_clearing() -> None:
    g = vagabond("satchel: hammer hammer", more="hand vagabond: foxfolk-steel birdy-bindle")
    refused(g, "craft", rule="root:9.5.8", card="birdy-bindle")
    play(g, "craft", card="foxfolk-steel")
    assert board(g).exhausted == ["hammer", "hammer"]


@rule("root:9.2.1.item")
def test_a_crafted_item_joins_his_satchel_face_up_and_scores() -> None:
    g = vagabond("satchel: hammer hammer boots", more="hand vagabond: foxfolk-steel")
    play(g, "craft", card="foxfolk-steel")
    assert board(g).satchel == ["boots", "sword"]
    assert score(g, "vagabond") == 2
    assert player(g, "vagabond").items == {}
    assert g.items[4] == 1


@rule("root:9.5.8")
def test_every_icon_takes_a_hammer_and_the_suit_of_his_clearing() -> None:
    cards = "hand vagabond: tax-collector royal-claim"
    g = vagabond("satchel: hammer hammer hammer", more=cards)
    refused(g, "craft", rule="root:9.5.8", card="tax-collector")
    refused(g, "craft", rule="root:9.5.8", card="royal-claim")
    g = vagabond("satchel: hammer hammer hammer hammer", more=cards)
    refused(g, "craft", rule="root:9.5.8", card="tax-collector")
    play(g, "craft", card="royal-claim")
    assert board(g).exhausted == ["hammer"] * 4
    assert player(g, "vagabond").crafted == ["royal-claim"]


@rule("root:9.5.8")
def test_in_a_forest_nothing_can_be_crafted() -> None:
    g = vagabond("satchel: hammer hammer hammer hammer", "forest A1: vagabond pawn", "hand vagabond: royal-claim")
    refused(g, "craft", rule="root:9.2.1", card="royal-claim")


# -- faces and places ------------------------------------------------------------------------------------------


@rule("root:9.2.5")
def test_every_item_has_one_face_and_one_place() -> None:
    g = vagabond("track: tea; satchel: boots; exhausted: sword; damaged: bag; damaged exhausted: torch")
    shown = board(g)
    assert (shown.track, shown.satchel, shown.exhausted) == (["tea"], ["boots"], ["sword"])
    assert (shown.damaged, shown.damaged_exhausted) == (["bag"], ["torch"])


@rule("root:9.2.5.exhaust")
def test_only_face_up_undamaged_items_pay() -> None:
    for items in ("exhausted: boots; satchel: torch", "damaged: boots; satchel: torch"):
        reason = refused(vagabond(items), "travel", rule="root:9.5.1", to=5)
        assert reason.facts["ready"] == 0
    assert offers(vagabond("satchel: boots"), "travel", to=5)


@rule("root:9.2.5.I", "root:9.2.5.II")
def test_tea_goes_to_its_track_and_boots_to_the_satchel() -> None:
    g = vagabond("satchel: hammer", "clearing 2: vagabond pawn", "hand vagabond: root-tea-fox")
    play(g, "craft", card="root-tea-fox")
    assert board(g).track == ["tea"]
    g = vagabond("satchel: hammer", "clearing 5: vagabond pawn", "hand vagabond: travel-gear-fox")
    play(g, "craft", card="travel-gear-fox")
    assert board(g).track == []
    assert board(g).satchel == ["boots"]


@rule("root:9.2.5.I.limit")
def test_a_fourth_bag_goes_to_the_satchel() -> None:
    where, cards = "clearing 2: vagabond pawn", "hand vagabond: birdy-bindle"
    g = vagabond("track: bag bag; satchel: hammer", where, cards)
    play(g, "craft", card="birdy-bindle")
    assert board(g).track == ["bag"] * 3
    g = vagabond("track: bag bag bag; satchel: hammer", where, cards)
    play(g, "craft", card="birdy-bindle")
    assert board(g).track == ["bag"] * 3
    assert board(g).satchel == ["bag"]
    refused(g, "to-track", rule="root:9.2.5.I.limit", item="bag")


@rule("root:9.2.5.III")
def test_face_up_tea_coins_and_bags_move_freely_between_track_and_satchel() -> None:
    g = vagabond("satchel: bag boots; exhausted: coins")
    refused(g, "to-track", rule="root:9.2.5.III", item="coins")
    play(g, "to-track", item="bag")
    assert board(g).track == ["bag"]
    play(g, "to-satchel", item="bag")
    assert board(g).satchel == ["boots", "bag"]
    assert board(g).track == []
    g = vagabond("track: bag", more="turn vagabond birdsong")
    play(g, "to-satchel", item="bag")
    play(g, "to-track", item="bag")
    assert board(g).track == ["bag"]


def test_items_are_not_shuffled_to_and_fro_without_end() -> None:
    g = vagabond("track: bag; satchel: boots")
    for _ in range(3):
        play(g, "to-satchel", item="bag")
        play(g, "to-track", item="bag")
    refused(g, "to-satchel", rule="root:9.2.5.III", item="bag")


@rule("root:9.5.track")
def test_a_bag_exhausted_on_its_track_lies_down_in_the_satchel() -> None:
    g = vagabond(
        "track: bag; satchel: hammer",
        "clearing 1: vagabond pawn; marquise 1 warrior",
        "hand vagabond: anvil",
    )
    assert board(g).limit == 8
    play(g, "aid", seat="marquise")
    play(g, "spend", card="anvil")
    play(g, "exhaust", item="bag")
    assert board(g).track == []
    assert board(g).exhausted == ["bag"]
    assert board(g).limit == 6


# -- refresh ---------------------------------------------------------------------------------------------------

BIRDSONG = "turn vagabond birdsong"


@rule("root:9.4.1")
def test_one_tea_refreshes_two_more_items() -> None:
    g = vagabond("track: tea; exhausted: boots boots sword torch hammer crossbow", more=BIRDSONG)
    for item in ("boots", "boots", "sword", "torch"):
        play(g, "refresh", item=item)
    assert question(g) == "TurnUp"
    play(g, "refresh", item="crossbow")
    assert question(g) == "Slip"
    assert board(g).satchel == ["boots", "boots", "crossbow", "sword", "torch"]
    assert board(g).exhausted == ["hammer"]


@rule("root:9.4.1")
def test_tea_that_is_exhausted_or_damaged_refreshes_nothing_more() -> None:
    g = vagabond("exhausted: tea boots boots sword; damaged: tea", more=BIRDSONG)
    for item in ("boots", "boots", "tea"):
        play(g, "refresh", item=item)
    assert question(g) == "Slip"
    assert board(g).exhausted == ["sword"]
    assert board(g).track == ["tea"]


@rule("root:9.4.1")
def test_a_fourth_tea_beside_its_full_track_does_not_count() -> None:
    items = "track: tea tea tea; satchel: tea; exhausted: " + "boots sword " * 5
    g = vagabond(items, more=BIRDSONG)
    for _ in range(5):
        play(g, "refresh", item="boots")
    assert question(g) == "Slip"  # the swords are all alike
    assert board(g).satchel == ["boots"] * 5 + ["sword"] * 4 + ["tea"]
    assert board(g).exhausted == ["sword"]


@rule("root:9.4.1.damaged")
def test_damaged_items_are_not_refreshed() -> None:
    g = vagabond("exhausted: boots torch; damaged exhausted: sword", more=BIRDSONG)
    assert question(g) == "Slip"
    assert board(g).satchel == ["boots", "torch"]
    assert board(g).damaged_exhausted == ["sword"]


# -- hits ------------------------------------------------------------------------------------------------------


def attacked(items: str, strength: int = 3) -> RootGame:
    """The Marquise attack him in clearing 1."""
    g = vagabond(items, f"clearing 1: vagabond pawn; marquise {strength} warriors", "turn marquise")
    battle(g, "marquise", "vagabond", 1)
    return g


@rule("root:9.2.4")
def test_without_an_undamaged_sword_he_is_defenseless() -> None:
    g = attacked("satchel: boots boots boots; damaged: sword", 2)
    roll(g, 1, 0)
    assert board(g).damaged == ["boots", "boots", "sword"]
    g = attacked("satchel: boots; exhausted: sword", 2)
    roll(g, 1, 0)
    assert question(g) == "TakeItemHits"
    play(g, "damage", by="vagabond", item="boots", face="up")
    assert board(g).damaged == ["boots"]
    assert board(g).damaged_exhausted == []


@rule("root:9.2.6")
def test_the_dice_are_limited_by_undamaged_swords_exhausted_or_not() -> None:
    g = vagabond(
        "satchel: sword; exhausted: sword; damaged: sword",
        "clearing 1: vagabond pawn; marquise 5 warriors",
    )
    battle(g, "vagabond", "marquise", 1)
    roll(g, 3, 0)
    assert warriors(g, "marquise", 1) == 3


@rule("root:9.2.7")
def test_each_hit_damages_an_undamaged_item_of_his_choice() -> None:
    g = attacked("track: tea; satchel: sword boots; exhausted: torch")
    roll(g, 2, 0)
    assert offered(g, "damage", "item") == ["boots", "sword", "tea", "torch"]
    play(g, "damage", by="vagabond", item="tea", face="up")
    play(g, "damage", by="vagabond", item="torch", face="down")
    shown = board(g)
    assert (shown.damaged, shown.damaged_exhausted) == (["tea"], ["torch"])
    assert (shown.track, shown.satchel) == ([], ["boots", "sword"])


@rule("root:9.2.7.none")
def test_without_undamaged_items_the_rest_of_the_hits_is_ignored() -> None:
    g = attacked("satchel: sword; damaged: boots")
    roll(g, 3, 0)
    assert board(g).damaged == ["boots", "sword"]
    assert question(g) == "MarquiseActions"


@rule("root:4.3.1.pawn")
def test_an_ambush_damages_two_items_and_the_dice_still_roll() -> None:
    g = vagabond(
        "satchel: boots boots boots boots sword",
        "clearing 1: vagabond pawn; marquise 3 warriors",
        "hand marquise: ambush-fox",
    )
    battle(g, "vagabond", "marquise", 1)
    play(g, "ambush", by="marquise", card="ambush-fox")
    play(g, "damage", item="boots", face="up")
    play(g, "damage", item="boots", face="up")
    assert board(g).damaged == ["boots", "boots"]
    assert question(g) == "RollDice"
    roll(g, 2, 0)
    assert warriors(g, "marquise", 1) == 2


# -- repair and rest -------------------------------------------------------------------------------------------


@rule("root:9.5.7", "root:1.1.1.law-over-guide")
def test_a_repaired_item_keeps_its_face() -> None:
    g = vagabond("satchel: hammer hammer hammer; damaged exhausted: sword tea; damaged: bag")
    play(g, "repair", item="sword", face="down")
    play(g, "repair", item="bag", face="up")
    play(g, "repair", item="tea", face="down")
    shown = board(g)
    assert shown.track == ["bag"]
    assert shown.exhausted == ["hammer", "hammer", "hammer", "sword", "tea"]
    assert shown.damaged == shown.damaged_exhausted == []


@rule("root:9.5.7")
def test_a_repair_takes_a_hammer() -> None:
    g = vagabond("exhausted: hammer; satchel: boots; damaged: sword")
    refused(g, "repair", rule="root:9.5.7", item="sword", face="up")


def evening(g: RootGame) -> None:
    """End Daylight; let whatever comes be drawn."""
    play(g, "end-daylight")
    draw_any(g)


@rule("root:9.6.1")
def test_a_night_in_the_forest_repairs_everything_face_up() -> None:
    items = "satchel: boots; damaged: sword; damaged exhausted: tea torch"
    g = vagabond(items, "forest A1: vagabond pawn")
    evening(g)
    shown = board(g)
    assert (shown.track, shown.satchel) == (["tea"], ["boots", "sword", "torch"])
    assert shown.damaged == shown.damaged_exhausted == []
    g = vagabond(items)
    evening(g)
    assert board(g).damaged == ["sword"]
    assert board(g).damaged_exhausted == ["tea", "torch"]


@rule("root:9.6.2")
def test_coins_on_their_track_draw_a_card_more() -> None:
    g = vagabond("track: coins; exhausted: coins; satchel: boots")
    play(g, "end-daylight")
    assert draw_any(g) == 2
    assert len(hand(g, "vagabond")) == 2


@rule("root:9.6.3")
def test_he_discards_down_to_five_cards() -> None:
    g = vagabond("satchel: boots", more="hand vagabond: anvil sword cobbler armorers sappers")
    play(g, "end-daylight")
    draw_any(g)
    assert question(g) == "DiscardDown"
    play(g, "discard", by="vagabond", card="anvil")
    assert len(hand(g, "vagabond")) == 5
    assert "anvil" not in hand(g, "vagabond")


@rule("root:9.6.4", "root:2.5.5.remove")
def test_items_over_the_limit_leave_the_game_from_the_satchel() -> None:
    g = vagabond(
        "track: bag tea; satchel: boots boots boots sword torch; exhausted: hammer; damaged: sword boots boots"
    )
    shown = board(g)
    assert (shown.carried, shown.limit) == (9, 8)
    before = out_of_game(g, 3)
    evening(g)
    assert question(g) == "DropItem"
    assert sorted(set(offered(g, "drop-item", "item"))) == ["boots", "hammer", "sword", "torch"]
    play(g, "drop-item", by="vagabond", item="hammer", face="down")
    shown = board(g)
    assert shown.carried == 8
    assert "hammer" not in shown.satchel + shown.exhausted
    assert shown.damaged == ["boots", "boots", "sword"]
    assert out_of_game(g, 3) == before + 1
    assert g.items[3] == 1
    assert g.active == seat(g, "marquise")


@rule("root:9.6.4")
def test_damaged_items_alone_cannot_be_dropped() -> None:
    g = vagabond("satchel: boots; damaged: " + "sword " * 7)
    evening(g)
    assert board(g).satchel == []
    assert board(g).carried == 7


@rule("root:9.6")
def test_in_a_forest_repairs_come_before_the_limit() -> None:
    g = vagabond("satchel: boots boots sword torch; damaged: hammer crossbow bag", "forest A1: vagabond pawn")
    assert board(g).carried == 7
    evening(g)
    shown = board(g)
    assert (shown.track, shown.carried, shown.limit) == (["bag"], 6, 8)
    assert question(g) != "DropItem"
    g = vagabond("satchel: boots boots sword torch; damaged: hammer crossbow boots", "forest A1: vagabond pawn")
    evening(g)
    assert question(g) == "DropItem"
    assert offers(g, "drop-item", item="hammer", face="up")


@rule("root:9.4")
def test_after_slipping_nothing_is_refreshed_any_more() -> None:
    g = vagabond("exhausted: boots boots sword torch", more=BIRDSONG)
    assert question(g) == "TurnUp"
    for item in ("boots", "boots", "sword"):
        play(g, "refresh", item=item)
    assert question(g) == "Slip"
    done(g)
    assert question(g) == "VagabondActions"
    assert board(g).exhausted == ["torch"]
