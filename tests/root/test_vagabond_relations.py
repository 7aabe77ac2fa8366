"""root:9.2.8, 9.2.9, 9.5.4  The Vagabond's relationships: aid, allies, hostility, infamy, coalition."""

import pytest

from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    decline,
    done,
    draw_any,
    hand,
    offered,
    offers,
    options,
    play,
    player,
    position,
    question,
    refused,
    roll,
    score,
    seat,
    warriors,
    winners,
)
from tests.root.vagabond import board, pass_time, relation, where

ITEMS = "vagabond satchel: boots boots torch torch torch sword sword"


def meeting(lines: str = "", others: str = "marquise 3 warriors", items: str = ITEMS) -> RootGame:
    """The Vagabond's Daylight in fox clearing 1 beside others; the Eyrie somewhere else unless told."""
    text = f"clearing 1: vagabond pawn; {others}\nclearing 3: eyrie 1 warrior\n{items}\n{lines}\n"
    return position(text if "turn " in lines else text + "turn vagabond\n")


def help_once(g: RootGame, faction: str, card: str) -> None:
    """One aid with a torch; no item is taken."""
    play(g, "aid", seat=faction)
    play(g, "spend", card=card)
    play(g, "exhaust", item="torch")
    if question(g) == "TakeCraftedItem":
        decline(g)


FOXES = ["anvil", "root-tea-fox", "protection-racket", "foxfolk-steel", "gently-used-knapsack", "travel-gear-fox"]


# -- aid -------------------------------------------------------------------------------------------------------


@rule("root:9.5.4")
def test_aid_exhausts_an_item_and_gives_a_matching_card() -> None:
    g = meeting("hand vagabond: anvil sword armorers", "alliance 1 sympathy")
    play(g, "aid", seat="alliance")
    refused(g, "spend", rule="root:9.5.4", card="sword")
    assert offers(g, "spend", card="armorers")
    play(g, "spend", card="anvil")
    play(g, "exhaust", item="torch")
    assert hand(g, "alliance") == ["anvil"]
    assert hand(g, "vagabond") == ["armorers", "sword"]
    assert board(g).exhausted == ["torch"]


@rule("root:9.5.4")
def test_aid_needs_a_player_a_card_and_an_item() -> None:
    g = meeting("hand vagabond: sword")
    refused(g, "aid", rule="root:9.5.4", seat="marquise")
    g = meeting("hand vagabond: anvil", items="vagabond exhausted: boots")
    assert question(g) != "VagabondActions"
    g = meeting("hand vagabond: anvil")
    assert offered(g, "aid", "seat") == [seat(g, "marquise")]


@rule("root:9.5.4.item")
def test_an_item_the_helped_player_crafted_may_be_taken_or_left() -> None:
    g = meeting("hand vagabond: anvil\nitems marquise: crossbow")
    play(g, "aid", seat="marquise")
    play(g, "spend", card="anvil")
    play(g, "exhaust", item="torch")
    assert options(g) == ["decline", "take-item item=crossbow"]
    play(g, "take-item", item="crossbow")
    assert player(g, "marquise").items == {}
    assert "crossbow" in board(g).satchel
    assert offers(g, "strike", seat="marquise")


@rule("root:9.2.9.I")
def test_aid_moves_the_marker_of_a_faction_that_is_not_hostile() -> None:
    g = meeting("hand vagabond: anvil")
    help_once(g, "marquise", "anvil")
    assert relation(g, "marquise") == "amiable"
    assert relation(g, "eyrie") == "indifferent"
    g = meeting("hand vagabond: anvil\nvagabond relations: marquise hostile")
    help_once(g, "marquise", "anvil")
    assert relation(g, "marquise") == "hostile"
    assert score(g, "vagabond") == 0


@rule("root:9.2.9.Ia")
def test_the_aids_for_a_step_must_fall_in_one_turn() -> None:
    lines = "hand vagabond: anvil root-tea-fox protection-racket\nvagabond relations: marquise amiable"
    g = meeting(lines)
    help_once(g, "marquise", "anvil")
    assert relation(g, "marquise") == "amiable"
    play(g, "end-daylight")
    pass_time(g, "Slip")
    done(g)
    help_once(g, "marquise", "root-tea-fox")
    assert relation(g, "marquise") == "amiable"
    help_once(g, "marquise", "protection-racket")
    assert relation(g, "marquise") == "friendly"


@rule("root:9.2.9.Ia.once")
def test_an_aid_counts_for_one_step_only() -> None:
    g = meeting("hand vagabond: anvil root-tea-fox protection-racket")
    help_once(g, "marquise", "anvil")
    help_once(g, "marquise", "root-tea-fox")
    assert relation(g, "marquise") == "amiable"
    help_once(g, "marquise", "protection-racket")
    assert relation(g, "marquise") == "friendly"


@rule("root:9.2.9.Ib", "root:vagabond.relationship-track", "root:9.2.9.II")
def test_six_aids_in_one_turn_make_an_ally_and_score_five() -> None:
    g = meeting(f"hand vagabond: {' '.join(FOXES)}", items="vagabond satchel: " + "torch " * 6 + "boots sword")
    points = []
    for card in FOXES:
        help_once(g, "marquise", card)
        points.append(score(g, "vagabond"))
    assert points == [1, 1, 3, 3, 3, 5]
    assert relation(g, "marquise") == "allied"
    play(g, "travel", to=5)
    assert question(g) == "AlliesFollow"


@rule("root:9.2.9.IIa")
def test_each_aid_to_an_ally_scores_two() -> None:
    g = meeting("hand vagabond: anvil root-tea-fox\nvagabond relations: marquise allied")
    help_once(g, "marquise", "anvil")
    help_once(g, "marquise", "root-tea-fox")
    assert score(g, "vagabond") == 4
    assert relation(g, "marquise") == "allied"


@rule("root:9.2.9.IIIc")
def test_a_hostile_faction_may_be_aided_for_its_items() -> None:
    g = meeting("hand vagabond: anvil\nitems marquise: bag\nvagabond relations: marquise hostile")
    play(g, "aid", seat="marquise")
    play(g, "spend", card="anvil")
    play(g, "exhaust", item="torch")
    play(g, "take-item", item="bag")
    assert board(g).track == ["bag"]
    assert score(g, "vagabond") == 0
    assert relation(g, "marquise") == "hostile"


@rule("root:9.2.9", "root:9.3.6")
def test_every_faction_but_a_vagabond_has_a_marker() -> None:
    g = position("seats: marquise eyrie alliance vagabond\nturn vagabond")
    assert [(r.seat, r.relation) for r in board(g).relations] == [(s, "indifferent") for s in range(3)]
    g = position("seats: marquise vagabond vagabond2\nturn vagabond")
    assert [r.seat for r in board(g).relations] == [0]
    assert [r.seat for r in board(g, "vagabond2").relations] == [0]


# -- moving with allies ----------------------------------------------------------------------------------------

ALLIED = "vagabond relations: marquise allied"


@rule("root:9.2.9.IIb")
def test_allied_warriors_may_follow_a_move_but_no_slip() -> None:
    g = meeting(ALLIED)
    play(g, "travel", to=5)
    assert options(g) == ["decline", "move count=1", "move count=2", "move count=3"]
    play(g, "move", count=2)
    assert (warriors(g, "marquise", 1), warriors(g, "marquise", 5), where(g)) == (1, 2, 5)
    g = meeting(ALLIED + "\nturn vagabond birdsong")
    play(g, "slip-to", to=5)
    assert question(g) == "VagabondActions"
    assert warriors(g, "marquise", 1) == 3


@rule("root:9.2.9.IIb.rules")
def test_allied_warriors_follow_only_as_their_own_faction_may_move() -> None:
    g = meeting(ALLIED + "\nclearing 5: eyrie 1 warrior", "marquise 1 warrior; eyrie 2 warriors")
    play(g, "travel", to=5)
    assert question(g) == "VagabondActions"
    assert where(g) == 5
    assert warriors(g, "marquise", 1) == 1


@rule("root:9.2.9.IIb")
def test_warriors_of_one_allied_faction_come_along() -> None:
    lines = "vagabond relations: marquise allied; eyrie allied; alliance allied"
    # The Eyrie rule clearing 1, the Marquise clearing 5, the Alliance neither.
    others = "marquise 1 warrior; eyrie 2 warriors; alliance 1 warrior"
    g = meeting(lines + "\nclearing 5: marquise 1 warrior", others)
    play(g, "travel", to=5)
    assert offered(g, "choose-player", "seat") == [seat(g, "marquise"), seat(g, "eyrie")]
    refused(g, "choose-player", rule="root:9.2.9.IIb.rules", seat="alliance")
    play(g, "choose-player", seat="eyrie")
    play(g, "move", count=1)
    assert (warriors(g, "eyrie", 5), warriors(g, "marquise", 5)) == (1, 1)
    assert question(g) == "VagabondActions"


@rule("root:9.2.9.IIe")
def test_the_vagabond_pays_for_outrage_caused_with_an_ally() -> None:
    g = meeting(ALLIED + "\nclearing 5: alliance 1 sympathy\nhand vagabond: cobbler\nhand marquise: bake-sale")
    play(g, "travel", to=5)
    play(g, "move", count=2)
    assert asked(g) == ["vagabond"]
    play(g, "give-supporter", by="vagabond", card="cobbler")
    assert hand(g, "vagabond") == []
    assert hand(g, "marquise") == ["bake-sale"]


@rule("root:8.2.6.move")
def test_the_pawn_alone_causes_no_outrage() -> None:
    g = meeting("clearing 5: alliance 1 sympathy\nhand vagabond: cobbler")
    play(g, "travel", to=5)
    assert question(g) == "VagabondActions"
    assert hand(g, "vagabond") == ["cobbler"]


# -- fighting with allies --------------------------------------------------------------------------------------


def joined(lines: str = "", ally: int = 2, items: str = "satchel: sword boots boots torch", enemy: int = 4) -> RootGame:
    """The Vagabond and Marquise warriors against the Eyrie in clearing 1, up to the roll."""
    g = position(
        f"clearing 1: vagabond pawn; marquise {ally} warriors; eyrie {enemy} warriors\n"
        f"vagabond {items}\n{ALLIED}\n{lines}\nturn vagabond"
    )
    play(g, "battle", clearing=1, defender="eyrie")
    return g


@rule("root:9.2.9.IIc")
def test_he_may_call_an_ally_when_he_starts_a_battle_on_his_turn() -> None:
    g = joined()
    assert options(g) == ["decline", f"choose-player seat={seat(g, 'marquise')}"]
    g = position(
        "clearing 1: vagabond pawn; marquise 2 warriors; eyrie 4 warriors\n"
        f"vagabond satchel: sword boots\n{ALLIED}\nturn eyrie"
    )
    battle(g, "eyrie", "vagabond", 1)
    assert question(g) == "RollDice"


@rule("root:9.2.9.IIc.max")
def test_allied_warriors_raise_the_limit_of_the_dice() -> None:
    g = joined()
    play(g, "choose-player", seat="marquise")
    roll(g, 3, 0)
    assert warriors(g, "eyrie", 1) == 1
    g = joined()
    decline(g)
    roll(g, 3, 0)
    assert warriors(g, "eyrie", 1) == 3


@rule("root:9.2.9.IIc.not-ally")
def test_an_ally_does_not_fight_against_itself() -> None:
    g = position(
        "clearing 1: vagabond pawn; eyrie 3 warriors\nclearing 3: marquise 1 warrior\n"
        "vagabond satchel: sword boots\nvagabond relations: eyrie allied\nturn vagabond"
    )
    play(g, "battle", clearing=1, defender="eyrie")
    assert question(g) == "RollDice"


@rule("root:9.2.9.IId", "root:9.2.9.IId.betrayal")
@pytest.mark.parametrize(
    ("hits", "after"),
    [(["ally", "ally"], "hostile"), (["ally", "item"], "allied"), (["item", "item"], "allied")],
)
def test_hits_may_fall_on_allied_warriors_and_too_many_make_them_hostile(hits: list[str], after: str) -> None:
    g = joined()
    play(g, "choose-player", seat="marquise")
    roll(g, 2, 2)
    for hit in hits:
        if hit == "ally":
            play(g, "ally-falls", by="vagabond")
        else:
            play(g, "damage", by="vagabond", item="boots", face="up")
    assert warriors(g, "marquise", 1) == 2 - hits.count("ally")
    assert board(g).damaged == ["boots"] * hits.count("item")
    assert relation(g, "marquise") == after
    assert question(g) == "VagabondActions"


def test_an_ambush_counts_among_the_hits_on_the_ally() -> None:
    g = joined("hand eyrie: ambush-bird", ally=3)
    play(g, "choose-player", seat="marquise")
    play(g, "ambush", by="eyrie", card="ambush-bird")
    play(g, "ally-falls")
    play(g, "damage", item="torch", face="up")
    roll(g, 1, 1)
    play(g, "ally-falls")
    assert warriors(g, "marquise", 1) == 1
    assert relation(g, "marquise") == "hostile"


# -- hostility and infamy --------------------------------------------------------------------------------------


@rule("root:9.2.9.III")
def test_removing_a_warrior_makes_its_faction_hostile_at_once() -> None:
    g = meeting(ALLIED, "marquise 1 warrior, 1 sawmill", "vagabond satchel: crossbow crossbow")
    play(g, "strike", seat="marquise")
    assert relation(g, "marquise") == "hostile"
    g = meeting(ALLIED, "marquise 1 sawmill", "vagabond satchel: crossbow crossbow")
    play(g, "strike", seat="marquise")
    assert relation(g, "marquise") == "allied"
    assert score(g, "vagabond") == 1


@rule("root:9.2.9.IIIa")
def test_each_hostile_piece_removed_in_battle_on_his_turn_scores() -> None:
    hostile = "vagabond relations: eyrie hostile"
    items = "vagabond satchel: sword sword boots boots"
    g = meeting(hostile, "eyrie 1 warrior, 1 roost", items)
    play(g, "battle", clearing=1, defender="eyrie")
    roll(g, 2, 0)
    assert score(g, "vagabond") == 3
    g = meeting(hostile + "\nturn eyrie", "eyrie 2 warriors", items)
    battle(g, "eyrie", "vagabond", 1)
    roll(g, 1, 1)
    play(g, "damage", by="vagabond", item="boots", face="up")
    assert warriors(g, "eyrie", 1) == 1
    assert score(g, "vagabond") == 0


@rule("root:9.2.9.IIIa.first")
def test_the_warrior_that_makes_a_faction_hostile_scores_nothing() -> None:
    g = meeting("", "marquise 3 warriors", "vagabond satchel: sword sword")
    play(g, "battle", clearing=1, defender="marquise")
    roll(g, 2, 0)
    assert warriors(g, "marquise", 1) == 1
    assert relation(g, "marquise") == "hostile"
    assert score(g, "vagabond") == 1


@rule("root:9.2.9.IIIa.battle-only")
def test_a_strike_scores_no_infamy() -> None:
    hostile = "vagabond relations: marquise hostile"
    g = meeting(hostile, "marquise 2 warriors", "vagabond satchel: crossbow boots")
    play(g, "strike", seat="marquise")
    assert score(g, "vagabond") == 0
    g = meeting(hostile, "marquise 1 wood", "vagabond satchel: crossbow boots")
    play(g, "strike", seat="marquise")
    assert score(g, "vagabond") == 1


@rule("root:9.2.9.IIIb", "root:9.5.1")
def test_hostile_warriors_cost_a_second_pair_of_boots() -> None:
    lines = "vagabond relations: marquise hostile\nclearing 5: marquise 1 warrior\nclearing 9: marquise 1 wood"
    g = meeting(lines, items="vagabond satchel: boots torch")
    assert refused(g, "travel", rule="root:9.2.9.IIIb", to=5).facts["needed"] == 2
    play(g, "travel", to=9)
    assert board(g).exhausted == ["boots"]
    g = meeting(lines, items="vagabond satchel: boots boots torch")
    play(g, "travel", to=5)
    assert board(g).exhausted == ["boots", "boots"]
    g = meeting("clearing 5: marquise 1 warrior", items="vagabond satchel: boots boots torch")
    play(g, "travel", to=5)
    assert board(g).exhausted == ["boots"]


# -- coalition -------------------------------------------------------------------------------------------------


def four(lines: str, scores: tuple[int, int, int, int] = (12, 7, 7, 10)) -> RootGame:
    """Four players in the Vagabond's Daylight."""
    names = ("marquise", "eyrie", "alliance", "vagabond")
    points = "\n".join(f"score {name}: {number}" for name, number in zip(names, scores, strict=True))
    start = "seats: marquise eyrie alliance vagabond\nclearing 1: vagabond pawn"
    return position(f"{start}\n{points}\n{lines}\n{'' if 'turn ' in lines else 'turn vagabond'}")


@rule("root:9.2.8", "root:card.dominance.vagabond")
@pytest.mark.parametrize("card", ["dominance-fox", "dominance-rabbit", "dominance-mouse", "dominance-bird"])
def test_with_four_players_and_ten_points_a_dominance_card_makes_a_coalition(card: str) -> None:
    g = four(f"hand vagabond: {card}")
    play(g, "activate", card=card)
    assert question(g) == "ChoosePartner"
    g = four(f"hand vagabond: {card}", (12, 7, 7, 9))
    refused(g, "activate", rule="root:3.3.1", card=card)


@rule("root:9.2.8")
def test_with_three_players_he_cannot_activate_dominance() -> None:
    g = position(
        "seats: marquise eyrie vagabond\nclearing 1: vagabond pawn\nscore vagabond: 12\n"
        "hand vagabond: dominance-fox\nturn vagabond"
    )
    refused(g, "activate", rule="root:9.2.8", card="dominance-fox")


@rule("root:9.2.8.partner")
def test_the_partner_is_the_player_with_the_fewest_points() -> None:
    g = four("hand vagabond: dominance-fox")
    play(g, "activate", card="dominance-fox")
    assert offered(g, "choose-player", "seat") == [seat(g, "eyrie"), seat(g, "alliance")]
    refused(g, "choose-player", rule="root:9.2.8.partner", seat="marquise")
    play(g, "choose-player", seat="eyrie")
    assert player(g, "vagabond").partner == seat(g, "eyrie")


@rule("root:9.2.8.marker")
def test_in_a_coalition_he_scores_no_more() -> None:
    g = four(
        "hand vagabond: dominance-fox\nvagabond satchel: torch hammer boots\nvagabond quests: repair-a-shed-fox",
        (12, 6, 7, 10),
    )
    play(g, "activate", card="dominance-fox")
    assert player(g, "vagabond").partner == seat(g, "eyrie")
    assert score(g, "vagabond") is None
    play(g, "quest", quest="repair-a-shed-fox")
    draw_any(g)
    play(g, "quest-points")
    assert score(g, "vagabond") is None
    assert g.scores[seat(g, "vagabond")] == 0


@rule("root:9.2.8.win")
def test_he_wins_with_his_partner() -> None:
    g = position(
        "seats: marquise eyrie alliance vagabond\nclearing 1: alliance 2 warriors; marquise 1 wood\n"
        "partner vagabond: alliance\nscore alliance: 29\nturn alliance"
    )
    battle(g, "alliance", "marquise", 1)
    roll(g, 0, 0)
    assert winners(g) == ["alliance", "vagabond"]


@rule("root:9.2.8.no-dominance")
def test_nobody_on_dominance_becomes_his_partner() -> None:
    g = four("hand vagabond: dominance-fox\ndominance eyrie: dominance-bird", (12, 0, 9, 10))
    play(g, "activate", card="dominance-fox")
    assert player(g, "vagabond").partner == seat(g, "alliance")
    g = four("hand vagabond: dominance-fox\ndominance eyrie: dominance-bird", (9, 0, 9, 10))
    play(g, "activate", card="dominance-fox")
    refused(g, "choose-player", rule="root:9.2.8.no-dominance", seat="eyrie")


@rule("root:9.2.9.IIId")
def test_a_hostile_partner_becomes_indifferent() -> None:
    lines = "hand vagabond: dominance-fox\nvagabond relations: eyrie hostile; alliance hostile"
    g = four(lines, (12, 5, 7, 10))
    play(g, "activate", card="dominance-fox")
    assert relation(g, "eyrie") == "indifferent"
    assert relation(g, "alliance") == "hostile"


PARTNERS = "clearing 1: alliance 1 warrior; marquise 1 warrior\npartner vagabond: alliance\n"


@rule("root:2.7")
def test_his_partner_is_not_an_enemy() -> None:
    g = four(PARTNERS + "option riverfolk: true\nvagabond character: scoundrel\nvagabond satchel: torch", (12, 7, 7, 0))
    play(g, "scorched-earth")
    assert (warriors(g, "alliance", 1), warriors(g, "marquise", 1)) == (1, 0)


@rule("root:9.5.6")
def test_a_partner_may_be_struck_as_he_may_be_battled() -> None:
    g = four(PARTNERS + "vagabond satchel: crossbow crossbow sword", (12, 7, 7, 0))
    assert offers(g, "battle", clearing=1, defender="alliance")
    play(g, "strike", seat="alliance")
    assert warriors(g, "alliance", 1) == 0
    assert relation(g, "alliance") == "hostile"
    assert player(g, "vagabond").partner == seat(g, "alliance")


def test_the_board_has_all_relationships_in_order_with_hostile_apart() -> None:
    assert board(meeting("")).scale == ["hostile", "indifferent", "amiable", "friendly", "allied"]
