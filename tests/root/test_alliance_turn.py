"""root:8.2.6, 8.4, 8.5, 8.6  The Woodland Alliance: outrage, Birdsong, Daylight, Evening."""

import pytest

from marches.games.root.rules.movement import ANY_MOVE
from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.alliance import board, supporters
from tests.root.helpers import (
    asked,
    battle,
    discards,
    done,
    draw,
    draw_any,
    hand,
    legal,
    move,
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
    score,
    seat,
    supply,
    view,
    warriors,
)

# -- outrage ---------------------------------------------------------------------------------------------------


def remove_token(hand: str) -> RootGame:
    """The Marquise destroy sympathy in fox clearing 1."""
    g = position(f"""
        clearing 1: alliance 1 sympathy; marquise 2 warriors
        clearing 3: eyrie 1 warrior
        hand marquise: {hand}
        alliance supporters: cobbler
        turn marquise
    """)
    battle(g, "marquise", "alliance", 1)
    roll(g, 0, 0)
    return g


@rule("root:8.2.6")
def test_who_removes_sympathy_gives_a_matching_card() -> None:
    g = remove_token("anvil sword")
    assert asked(g) == ["marquise"]
    assert [repr(a) for a in legal(g)] == ["give-supporter card=anvil"]
    refused(g, "give-supporter", rule="root:8.2.6", card="sword")
    refused(g, "show-hand", rule="root:8.2.6")
    play(g, "give-supporter", card="anvil")
    assert hand(g, "marquise") == ["sword"]
    assert supporters(g) == ["anvil", "cobbler"]
    assert score(g, "marquise") == 1


@rule("root:8.2.6", "root:2.1.1")
def test_a_bird_stands_for_the_suit_of_the_clearing() -> None:
    g = remove_token("armorers sword")
    assert offered(g, "give-supporter", "card") == ["armorers"]


ENTERING = """
    clearing 5: alliance 1 sympathy
    clearing 1: marquise 3 warriors
    clearing 2: eyrie 1 warrior
    hand marquise: {hand}
    turn marquise
"""


@rule("root:8.2.6.move")
def test_entering_a_sympathetic_clearing_costs_one_card_a_move() -> None:
    g = position(ENTERING.format(hand="bake-sale cobbler armorers sword"))
    play(g, "march")
    move(g, 1, 5, 3)
    assert offered(g, "give-supporter", "card") == ["armorers", "bake-sale", "cobbler"]
    play(g, "give-supporter", "marquise", card="cobbler")
    assert supporters(g) == ["cobbler"]
    assert question(g) == "Move"


@rule("root:8.2.6.move")
def test_their_own_moves_outrage_nobody() -> None:
    g = position("""
        clearing 5: alliance 1 sympathy
        clearing 1: alliance 2 warriors
        clearing 2: marquise 1 warrior
        hand alliance: bake-sale
        alliance officers: 1
        turn alliance evening
    """)
    move(g, 1, 5, 2)
    assert question(g) == "DrawOne"


@rule("root:8.2.6.move")
def test_a_pawn_alone_outrages_nobody() -> None:
    g = position("""
        clearing 1: vagabond pawn
        clearing 5: alliance 1 sympathy
        vagabond satchel: boots boots
        hand vagabond: bake-sale
        turn vagabond
    """)
    play(g, "travel", to=5)
    assert question(g) != "Outrage"
    assert supporters(g) == []
    assert hand(g, "vagabond") == ["bake-sale"]


@rule("root:8.2.6.no-card")
def test_a_hand_without_a_match_is_shown_to_the_alliance_only_and_they_draw() -> None:
    g = remove_token("sword investments")
    deck = view(g, "eyrie").deck
    assert [repr(a) for a in legal(g)] == ["show-hand"]
    play(g, "show-hand", "marquise")
    draw(g, "armorers")
    assert sorted(player(g, "marquise", "alliance").known) == ["investments", "sword"]
    assert player(g, "marquise", "eyrie").known == []
    assert view(g, "eyrie").deck == deck - 1
    assert supporters(g) == ["armorers", "cobbler"]
    assert hand(g, "marquise") == ["investments", "sword"]


@rule("root:8.2.6.no-card")
def test_an_empty_hand_has_nothing_to_show() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy; marquise 2 warriors
        turn marquise
    """)
    battle(g, "marquise", "alliance", 1)
    roll(g, 0, 0)
    draw(g, "armorers")
    assert supporters(g) == ["armorers"]


@rule("root:3.2.1", "root:8.2.6")
def test_a_favor_scores_for_sympathy_and_outrages() -> None:
    g = position("""
        clearing 2: eyrie 1 roost
        clearing 7: eyrie 1 roost; alliance 1 sympathy
        clearing 9: eyrie 1 roost; marquise 3 warriors
        clearing 11: marquise 2 workshops, 2 warriors
        hand eyrie: favor-of-the-mice sword
        turn eyrie daylight
    """)
    play(g, "craft", card="favor-of-the-mice")
    play(g, "resolve-first", "eyrie", effect="outrage")
    play(g, "give-supporter", "eyrie", card="sword")
    assert score(g, "eyrie") == 3
    assert supporters(g) == ["sword"]


@rule("root:learn.outrage-example")
def test_the_outrage_example() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 5: eyrie 3 warriors, 1 roost
        clearing 2: marquise 1 warrior
        hand eyrie: anvil armorers
        alliance supporters: sword cobbler
        turn marquise
    """)
    g.then_one(ANY_MOVE[seat(g, "eyrie")])
    g.advance()
    move(g, 5, 1, 2)
    play(g, "give-supporter", "eyrie", card="anvil")
    assert board(g).count == 3
    battle(g, "eyrie", "alliance", 1)
    roll(g, 1, 0)
    assert pieces(g, "alliance", 1) == {}
    assert warriors(g, "eyrie", 1) == 2
    assert score(g, "eyrie") == 1
    play(g, "give-supporter", "eyrie", card="armorers")
    assert board(g).count == 4
    assert hand(g, "eyrie") == []


# -- revolts ---------------------------------------------------------------------------------------------------


@rule("root:8.4", "root:8.4.1")
def test_revolts_come_before_sympathy() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 2: marquise 1 warrior
        alliance supporters: anvil foxfolk-steel cobbler cobbler
        turn alliance birdsong
    """)
    assert offered(g, "revolt", "clearing") == [1]
    play(g, "spread", clearing=5)
    play(g, "pay-supporter", card="cobbler")
    assert offered(g, "revolt", "clearing") == []
    refused(g, "revolt", rule="root:8.4", clearing=1)
    play(g, "spread", clearing=10)


@rule("root:8.4.1")
def test_two_revolts_in_one_birdsong() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 2: alliance 1 sympathy; marquise 1 warrior
        alliance supporters: anvil foxfolk-steel sword investments
        turn alliance birdsong
    """)
    play(g, "revolt", clearing=1)
    play(g, "pay-supporter", card="anvil")
    play(g, "pay-supporter", card="foxfolk-steel")
    play(g, "revolt", clearing=2)
    assert board(g).bases == ["fox", "mouse"]
    assert board(g).count == 0


@rule("root:8.4.1.I")
def test_no_second_base_of_a_suit() -> None:
    g = position("""
        clearing 1: alliance 1 base-fox, 1 sympathy
        clearing 6: alliance 1 sympathy
        clearing 2: alliance 1 sympathy; marquise 1 warrior
        alliance supporters: armorers armorers anvil sword
        turn alliance birdsong
    """)
    assert offered(g, "revolt", "clearing") == [2]
    for clearing in (1, 6):
        refused(g, "revolt", rule="root:8.4.1.I", clearing=clearing)


@rule("root:8.4.1.II")
@pytest.mark.parametrize(("cards", "possible"), [("anvil armorers", True), ("anvil sword", False)])
def test_a_revolt_costs_two_supporters_of_the_suit(cards: str, possible: bool) -> None:
    g = position(f"""
        clearing 1: alliance 1 sympathy
        clearing 2: marquise 1 warrior
        alliance supporters: {cards}
        turn alliance birdsong
    """)
    assert offers(g, "revolt", clearing=1) == possible
    if possible:
        play(g, "revolt", clearing=1)
        assert discards(g) == ["anvil", "armorers"]
    else:
        reason = refused(g, "revolt", rule="root:8.4.1.II", clearing=1)
        assert (reason.facts["cost"], reason.facts["have"]) == (2, 1)


@rule("root:8.4.1.III", "root:8.4.1.III.base")
def test_a_revolt_removes_every_enemy_piece_and_scores() -> None:
    g = position("""
        clearing 12: alliance 1 sympathy; marquise 4 warriors, 1 workshop, 2 wood
        alliance supporters: anvil foxfolk-steel
        turn alliance birdsong
    """)
    play(g, "revolt", clearing=12)
    assert pieces(g, "marquise", 12) == {}
    assert score(g, "alliance") == 3
    assert pieces(g, "alliance", 12) == {"base-fox": 1, "sympathy": 1, "warrior": 1}


@rule("root:8.4.1.III.base")
def test_the_base_takes_a_slot_the_removal_frees() -> None:
    g = position("""
        clearing 8: alliance 1 sympathy; marquise 2 sawmills
        alliance supporters: anvil foxfolk-steel
        turn alliance birdsong
    """)
    assert view(g, "alliance").clearings[7].free == 0
    play(g, "revolt", clearing=8)
    assert pieces(g, "alliance", 8)["base-fox"] == 1
    assert view(g, "alliance").clearings[7].free == 1


@rule("root:8.4.1.III.base", "root:2.2.4.remove")
def test_no_revolt_where_a_ruin_leaves_the_base_no_slot() -> None:
    g = position("""
        ruins: 1
        clearing 1: alliance 1 sympathy; marquise 2 warriors
        alliance supporters: anvil foxfolk-steel
        turn alliance birdsong
    """)
    refused(g, "revolt", rule="root:2.2.3.full", clearing=1)


@rule("root:8.4.1.III.warriors", "root:8.4.1.III.officer")
def test_a_warrior_appears_per_sympathetic_clearing_of_the_suit() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 6: alliance 1 sympathy
        clearing 8: alliance 1 sympathy
        clearing 2: alliance 1 sympathy; marquise 1 warrior
        alliance supporters: anvil foxfolk-steel
        turn alliance birdsong
    """)
    play(g, "revolt", clearing=6)
    assert warriors(g, "alliance", 6) == 3


@rule("root:8.4.1.III.warriors", "root:2.5.max")
def test_a_short_supply_gives_fewer_warriors_and_no_officer() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 6: alliance 1 sympathy
        clearing 8: alliance 1 sympathy
        clearing 2: alliance 8 warriors; marquise 1 warrior
        alliance supporters: anvil foxfolk-steel
        turn alliance birdsong
    """)
    play(g, "revolt", clearing=6)
    assert (warriors(g, "alliance", 6), board(g).officers, supply(g, "alliance")) == (2, 0, 0)


@rule("root:8.4.1.III.officer")
def test_a_revolt_brings_an_officer() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 6: alliance 1 sympathy
        clearing 2: marquise 1 warrior
        alliance supporters: anvil foxfolk-steel
        turn alliance birdsong
    """)
    play(g, "revolt", clearing=1)
    assert (supply(g, "alliance"), warriors(g, "alliance", 1), board(g).officers) == (7, 2, 1)


# -- spreading -------------------------------------------------------------------------------------------------


@rule("root:8.4.2")
def test_three_tokens_in_one_birdsong() -> None:
    g = position("""
        clearing 3: marquise 1 warrior
        alliance supporters: armorers armorers brutal-tactics
        turn alliance birdsong
    """)
    for clearing in (1, 5, 10):
        play(g, "spread", clearing=clearing)
        while question(g) == "PaySupporters":
            g.play(seat(g, "alliance"), legal(g)[0])
    assert board(g).sympathy == 3
    assert board(g).count == 0


NEAR_THE_KEEP = """
    clearing 9: alliance 1 sympathy
    clearing 1: marquise 1 keep, 1 warrior
    alliance supporters: armorers armorers
    turn alliance birdsong
"""


@rule("root:8.4.2.I", "root:6.2.2", "root:1.1.2")
def test_sympathy_spreads_next_door_but_not_to_the_keep() -> None:
    g = position(NEAR_THE_KEEP)
    assert offered(g, "spread", "clearing") == [4, 12]
    refused(g, "spread", rule="root:6.2.2", clearing=1)
    refused(g, "spread", rule="root:8.4.2.I", clearing=5)


@rule("root:8.4.2.I")
def test_without_a_clearing_next_door_nothing_is_spread() -> None:
    g = position("closed: 4 12\n" + NEAR_THE_KEEP)
    assert options(g) == ["done", "revolt clearing=9"]
    for clearing in (2, 3, 5, 6, 7, 8, 10, 11):
        refused(g, "spread", rule="root:8.4.2.I", clearing=clearing)
    assert question(position("closed: 4 9 12\n" + NEAR_THE_KEEP)) != "RevoltOrSpread"


@rule("root:8.4.2.I.first")
def test_the_first_sympathy_goes_anywhere() -> None:
    g = position(NEAR_THE_KEEP.replace("clearing 9: alliance 1 sympathy", ""))
    assert offered(g, "spread", "clearing") == list(range(2, 13))


def spread_position(tokens: int, rest: str) -> RootGame:
    """Sympathy in the first clearings of this row, all connected."""
    row = (1, 5, 2, 6, 9, 12, 7, 8, 11)
    text = "\n".join(f"clearing {clearing}: alliance 1 sympathy" for clearing in row[:tokens])
    return position(f"{text}\n{rest}\nturn alliance birdsong")


@rule("root:8.4.2.II", "root:2.5.3")
def test_the_fourth_token_costs_two() -> None:
    g = spread_position(3, "alliance supporters: bake-sale cobbler armorers sword\nclearing 3: marquise 1 warrior")
    play(g, "spread", clearing=10)
    assert offered(g, "pay-supporter", "card") == ["armorers", "bake-sale", "cobbler"]
    play(g, "pay-supporter", card="armorers")
    play(g, "pay-supporter", card="cobbler")
    assert supporters(g) == ["bake-sale", "sword"]
    assert pieces(g, "alliance", 10) == {"sympathy": 1}


@rule("root:8.4.2.II")
def test_too_few_supporters_of_the_suit() -> None:
    g = spread_position(3, "alliance supporters: bake-sale sword investments\nclearing 3: marquise 1 warrior")
    reason = refused(g, "spread", rule="root:8.4.2.II", clearing=10)
    assert (reason.facts["cost"], reason.facts["have"]) == (2, 1)


@rule("root:8.4.2.IIa")
@pytest.mark.parametrize(
    ("army", "left"),
    [("marquise 3 warriors", 1), ("marquise 2 warriors; eyrie 2 warriors", 2), ("marquise 5 warriors", 1)],
)
def test_martial_law_costs_one_more(army: str, left: int) -> None:
    g = spread_position(
        1, f"clearing 5: {army}\nclearing 3: eyrie 1 warrior\nalliance supporters: cobbler cobbler bake-sale"
    )
    play(g, "spread", clearing=5)
    while question(g) == "PaySupporters":
        g.play(seat(g, "alliance"), legal(g)[0])
    assert board(g).count == left


@rule("root:8.4.2.IIa")
def test_martial_law_is_the_reason_when_one_supporter_is_missing() -> None:
    g = spread_position(1, "clearing 5: marquise 3 warriors\nalliance supporters: cobbler anvil")
    reason = refused(g, "spread", rule="root:8.4.2.IIa", clearing=5)
    assert (reason.facts["cost"], reason.facts["have"]) == (2, 1)


@rule("root:8.4.2.III", "root:alliance.track.vp", "root:alliance.track.cost")
@pytest.mark.parametrize(
    ("tokens", "cost", "points"),
    [(0, 1, 0), (1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 2, 2), (6, 3, 3), (7, 3, 4), (8, 3, 4), (9, 3, 4)],
)
def test_each_token_costs_and_scores_what_its_space_says(tokens: int, cost: int, points: int) -> None:
    birds = "armorers armorers brutal-tactics sappers"
    g = spread_position(tokens, f"clearing 3: marquise 1 warrior\nalliance supporters: {birds}")
    assert (board(g).cost, board(g).points) == (cost, points)
    play(g, "spread", clearing=10)
    while question(g) == "PaySupporters":
        g.play(seat(g, "alliance"), legal(g)[0])
    assert board(g).count == 4 - cost
    assert score(g, "alliance") == points


@rule("root:alliance.track.vp", "root:alliance.track.cost")
def test_ten_tokens_cost_and_score_in_all() -> None:
    g = spread_position(0, "clearing 3: marquise 1 warrior\nalliance supporters: armorers")
    assert board(g).costs == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert sum(board(g).track) == 22


@rule("root:2.2.3.tokens")
def test_sympathy_needs_no_slot() -> None:
    g = spread_position(1, "clearing 5: marquise 2 sawmills\nalliance supporters: cobbler")
    play(g, "spread", clearing=5)
    assert pieces(g, "alliance", 5) == {"sympathy": 1}
    assert view(g, "alliance").clearings[4].free == 0


@rule("root:learn.alliance-birdsong-example")
def test_the_birdsong_example() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy; eyrie 1 roost; marquise 2 warriors
        clearing 6: alliance 1 sympathy
        clearing 8: alliance 1 sympathy
        clearing 5: eyrie 3 warriors
        alliance supporters: anvil armorers bake-sale cobbler cobbler
        turn alliance birdsong
    """)
    play(g, "revolt", clearing=1)
    play(g, "pay-supporter", card="anvil")
    play(g, "pay-supporter", card="armorers")
    assert pieces(g, "eyrie", 1) == pieces(g, "marquise", 1) == {}
    assert score(g, "alliance") == 1
    assert pieces(g, "alliance", 1) == {"base-fox": 1, "sympathy": 1, "warrior": 3}
    assert (board(g).officers, supply(g, "alliance")) == (1, 6)
    play(g, "spread", clearing=5)
    assert board(g).sympathy == 4
    assert score(g, "alliance") == 2
    assert board(g).count == 0


# -- daylight --------------------------------------------------------------------------------------------------

DAY = """
    clearing 1: alliance 1 base-fox, 1 sympathy
    clearing 2: marquise 1 warrior
    alliance supporters: sword investments cobbler
    hand alliance: {hand}
    turn alliance
"""


@rule("root:8.5")
def test_daylight_actions_come_in_any_order() -> None:
    g = position(DAY.format(hand="anvil bake-sale armorers"))
    play(g, "train", card="anvil")
    play(g, "mobilize", card="bake-sale")
    play(g, "train", card="armorers")
    assert board(g).officers == 2
    assert board(g).count == 4
    assert hand(g, "alliance") == []


@rule("root:8.5.1")
def test_sympathy_crafts_once_a_turn() -> None:
    g = position(DAY.format(hand="crossbow-bird anvil"))
    play(g, "craft", card="crossbow-bird")
    assert score(g, "alliance") == 1
    assert player(g, "alliance").items == {"crossbow": 1}
    refused(g, "craft", rule="root:4.1.1", card="anvil")


@rule("root:8.5.2")
def test_mobilizing_adds_cards_to_the_supporters() -> None:
    g = position(DAY.format(hand="anvil bake-sale"))
    play(g, "mobilize", card="anvil")
    play(g, "mobilize", card="bake-sale")
    assert hand(g, "alliance") == []
    assert supporters(g) == ["anvil", "bake-sale", "cobbler", "investments", "sword"]


@rule("root:8.5.3")
def test_training_takes_a_card_that_matches_a_base() -> None:
    g = position(DAY.format(hand="anvil armorers codebreakers"))
    assert offered(g, "train", "card") == ["armorers", "anvil"]
    refused(g, "train", rule="root:8.5.3", card="codebreakers")
    before = supply(g, "alliance")
    play(g, "train", card="anvil")
    assert (board(g).officers, supply(g, "alliance")) == (1, before - 1)
    assert discards(g) == ["anvil"]


@rule("root:8.5.3", "root:2.5")
def test_no_officer_without_a_base_or_a_warrior() -> None:
    g = position(DAY.replace("1 base-fox, ", "").format(hand="anvil"))
    refused(g, "train", rule="root:8.5.3", card="anvil")
    g = position(DAY.replace("2: ", "2: alliance 10 warriors; ").format(hand="anvil"))
    refused(g, "train", rule="root:2.5", card="anvil")


@rule("root:8.5.hand-cards")
def test_supporters_train_nobody() -> None:
    g = position(DAY.replace("cobbler", "foxfolk-steel root-tea-fox").format(hand="codebreakers"))
    assert offered(g, "train", "card") == []


# -- evening ---------------------------------------------------------------------------------------------------


def evening(officers: int, rest: str) -> RootGame:
    return position(f"""
        {rest}
        alliance officers: {officers}
        turn alliance evening
    """)


@rule("root:8.6", "root:8.6.1")
def test_operations_come_before_the_draw() -> None:
    g = evening(1, "clearing 1: alliance 1 base-fox\nclearing 3: marquise 1 warrior")
    assert question(g) == "MilitaryOperations"
    play(g, "recruit-at-base", clearing=1)
    assert draw_any(g) == 2
    assert asked(g) == ["marquise"]


@rule("root:8.6")
def test_after_the_draw_no_operation_is_left() -> None:
    g = evening(3, "clearing 1: alliance 1 base-fox\nclearing 3: marquise 1 warrior")
    done(g, "alliance")
    assert draw_any(g) == 2
    assert asked(g) == ["marquise"]


@rule("root:8.6.1")
@pytest.mark.parametrize("officers", [0, 1, 2])
def test_one_operation_per_officer(officers: int) -> None:
    g = evening(officers, "clearing 1: alliance 1 base-fox, 1 warrior\nclearing 3: marquise 1 warrior")
    for _ in range(officers):
        assert question(g) == "MilitaryOperations"
        play(g, "recruit-at-base", clearing=1)
    assert question(g) == "DrawOne"
    assert warriors(g, "alliance", 1) == 1 + officers


@rule("root:8.6.1.I")
def test_an_operation_makes_one_move() -> None:
    g = evening(1, "clearing 1: alliance 3 warriors\nclearing 3: marquise 1 warrior")
    move(g, 1, 5, 2)
    assert (warriors(g, "alliance", 1), warriors(g, "alliance", 5)) == (1, 2)
    assert question(g) == "DrawOne"


@rule("root:8.6.1.I")
def test_an_operations_move_needs_rule() -> None:
    g = evening(1, "clearing 1: alliance 1 warrior; marquise 2 warriors\nclearing 2: alliance 1 warrior")
    assert offered(g, "move-from", "from") == [2]
    refused(g, "move-from", rule="root:4.2.1", from_=1)


@rule("root:8.6.1.II")
def test_an_operation_starts_a_battle_with_the_usual_dice() -> None:
    g = evening(1, "clearing 1: alliance 2 warriors; marquise 2 warriors")
    play(g, "battle", clearing=1, defender="marquise")
    roll(g, 0, 2)
    assert warriors(g, "marquise", 1) == 0
    assert warriors(g, "alliance", 1) == 2
    assert question(g) == "DrawOne"


@rule("root:8.6.1.III")
def test_an_operation_recruits_at_a_base() -> None:
    g = evening(1, "clearing 1: alliance 1 base-fox\nclearing 2: alliance 1 sympathy; marquise 1 warrior")
    assert offered(g, "recruit-at-base", "clearing") == [1]
    play(g, "recruit-at-base", clearing=1)
    assert warriors(g, "alliance", 1) == 1


@rule("root:8.6.1.III", "root:2.5")
def test_recruiting_needs_a_warrior_in_supply() -> None:
    g = evening(1, "clearing 1: alliance 1 base-fox, 9 warriors\nclearing 2: marquise 1 warrior")
    refused(g, "recruit-at-base", rule="root:2.5", clearing=1)


@rule("root:8.6.1.IV", "root:3.2.1.enemy-only")
def test_organizing_trades_a_warrior_for_sympathy_anywhere() -> None:
    g = evening(
        1,
        """
        clearing 1: alliance 1 sympathy
        clearing 5: alliance 1 sympathy
        clearing 2: alliance 1 sympathy
        clearing 7: alliance 2 warriors; marquise 4 warriors
        alliance supporters: sword investments
        """,
    )
    before = supply(g, "alliance")
    play(g, "organize", clearing=7)
    assert board(g).count == 2
    assert board(g).sympathy == 4
    assert pieces(g, "alliance", 7) == {"sympathy": 1, "warrior": 1}
    assert score(g, "alliance") == 1
    assert supply(g, "alliance") == before + 1


@rule("root:8.6.1.IV", "root:6.2.2")
def test_nobody_organizes_at_the_keep() -> None:
    g = evening(1, "clearing 1: alliance 1 warrior; marquise 1 keep")
    refused(g, "organize", rule="root:6.2.2", clearing=1)


@rule("root:8.6.2")
@pytest.mark.parametrize("bases", [0, 1, 2, 3])
def test_one_card_and_one_more_per_base(bases: int) -> None:
    places = [
        "clearing 1: alliance 1 base-fox",
        "clearing 3: alliance 1 base-rabbit",
        "clearing 7: alliance 1 base-mouse",
    ]
    g = evening(0, "\n".join([*places[:bases], "clearing 2: marquise 1 warrior"]))
    assert board(g).draws == 1 + bases
    assert draw_any(g) == 1 + bases


@rule("root:8.6.2")
def test_the_alliance_keep_five_cards() -> None:
    g = evening(0, "clearing 2: marquise 1 warrior\nhand alliance: anvil sword cobbler armorers bake-sale")
    draw(g, "investments")
    play(g, "discard", "alliance", card="anvil")
    assert len(hand(g, "alliance")) == 5


@rule("root:card.cobbler")
def test_a_cobbler_moves_without_officers_before_operations() -> None:
    g = evening(0, "clearing 1: alliance 2 warriors\nclearing 2: marquise 1 warrior\ncrafted alliance: cobbler")
    assert question(g) == "Move"
    move(g, 1, 5, 1)
    assert question(g) == "DrawOne"


@rule("root:learn.military-example")
def test_the_military_example() -> None:
    g = evening(
        3,
        """
        clearing 12: alliance 1 base-fox, 2 warriors, 1 sympathy
        clearing 1: alliance 1 sympathy
        clearing 5: alliance 1 sympathy
        clearing 2: alliance 1 sympathy; marquise 1 warrior
        """,
    )
    play(g, "recruit-at-base", clearing=12)
    move(g, 12, 7, 2)
    play(g, "organize", clearing=7)
    assert warriors(g, "alliance", 12) == 2 + 1 - 2
    assert pieces(g, "alliance", 7) == {"sympathy": 1, "warrior": 1}
    assert score(g, "alliance") == 2
    assert question(g) == "DrawOne"


@rule("root:guide.turn1.alliance")
def test_the_first_turn_of_the_guide() -> None:
    g = position("""
        clearing 1: marquise 1 keep, 1 warrior
        alliance supporters: anvil sword cobbler
        hand alliance: crossbow-mouse bake-sale investments
        turn alliance birdsong
    """)
    play(g, "spread", clearing=12)
    play(g, "pay-supporter", card="anvil")
    assert score(g, "alliance") == 0
    done(g)
    play(g, "craft", card="crossbow-mouse")
    play(g, "mobilize", card="bake-sale")
    play(g, "mobilize", card="investments")
    draw(g, "armorers")
    assert score(g, "alliance") == 1
    assert board(g).count == 3 - 1 + 2
    assert hand(g, "alliance") == ["armorers"]
    assert player(g, "alliance").items == {"crossbow": 1}
    assert view(g, "alliance").items.get("crossbow", 0) == 0
