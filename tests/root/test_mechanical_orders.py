"""root:mech.daylight.reveal  Her turn: points, battles, moves, recruits, the row of orders."""

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import EVENING
from marches.kernel.setup import Setup
from tests.marks import rule
from tests.root.helpers import (
    discards,
    draw,
    draw_any,
    question,
    score,
    seat,
    supply,
    view,
    warriors,
)
from tests.root.mechanical import EYRIE, board, fight, her_turn, set_up

# -- Birdsong --------------------------------------------------------------------------------------------------


@rule("root:mech.birdsong")
def test_birdsong_scores_two_for_each_clearing_ruled_with_three_warriors() -> None:
    g = her_turn(
        EYRIE
        + """
        clearing 2: mechanical 5 warriors
        clearing 5: mechanical 3 warriors
        clearing 9: mechanical 2 warriors
        clearing 7: mechanical 3 warriors; eyrie 4 warriors
        """,
        "anvil",
        "birdsong",
    )
    assert score(g, "mechanical") == 4


@rule("root:coop.birdsong")
def test_together_people_give_her_a_point_each() -> None:
    g = her_turn(
        EYRIE
        + "\noption cooperative: true\nseats: mechanical eyrie alliance riverfolk\nclearing 5: mechanical 3 warriors",
        "anvil",
        "birdsong",
    )
    assert score(g, "mechanical") == 2 + 3


# -- battle ----------------------------------------------------------------------------------------------------


@rule("root:mech.daylight.suit", "root:mech.battle")
def test_she_battles_once_in_each_clearing_of_the_suit_with_both_sides() -> None:
    g = her_turn(
        EYRIE
        + """
        clearing 1: mechanical 1 warrior; eyrie 1 warrior
        clearing 6: mechanical 1 warrior
        clearing 8: eyrie 1 warrior
        clearing 12: mechanical 2 warriors; eyrie 1 warrior
        clearing 5: mechanical 2 warriors; eyrie 1 warrior
        """,
        "anvil",
    )
    assert fight(g) == [1, 12]


@rule("root:mech.daylight.bird")
def test_a_bird_order_counts_for_all_clearings() -> None:
    text = (
        EYRIE + "\n" + "\n".join(f"clearing {c}: mechanical 1 warrior; eyrie 1 warrior" for c in range(1, 13) if c != 3)
    )
    g = her_turn(text, "armorers")
    assert fight(g) == [c for c in range(1, 13) if c != 3]
    g = her_turn(EYRIE + "\nclearing 5: mechanical 5 warriors\nclearing 7: mechanical 5 warriors", "armorers")
    draw_any(g)
    assert (warriors(g, "mechanical", 5), warriors(g, "mechanical", 7)) == (3, 3)


@rule("root:mech.battle.target")
def test_she_attacks_the_most_pieces_then_points_then_the_first_letter() -> None:
    text = """
        seats: mechanical alliance eyrie riverfolk
        eyrie leader: builder
        clearing 1: mechanical 3 warriors; eyrie {eyrie} warriors; alliance 2 warriors
        clearing 3: eyrie 1 roost
        score eyrie: 8
        score alliance: {points}
    """
    for eyrie, points, target in ((2, 9, "alliance"), (2, 8, "eyrie"), (3, 9, "eyrie")):
        g = her_turn(text.format(eyrie=eyrie, points=points), "anvil")
        assert g.fight is not None
        assert g.fight.defender == seat(g, target)


@rule("root:mech.battle.target")
def test_a_pawn_is_a_piece_she_attacks() -> None:
    g = her_turn(
        """
        seats: mechanical alliance vagabond
        clearing 1: mechanical 3 warriors; vagabond pawn
        vagabond character: thief
        """,
        "anvil",
    )
    assert g.fight is not None
    assert g.fight.defender == seat(g, "vagabond")


# -- movement --------------------------------------------------------------------------------------------------


@rule("root:mech.move")
def test_only_ruled_clearings_of_the_suit_with_four_warriors_move() -> None:
    g = her_turn(
        EYRIE
        + """
        clearing 1: mechanical 5 warriors
        clearing 6: mechanical 3 warriors
        clearing 8: mechanical 4 warriors; eyrie 7 warriors
        clearing 4: mechanical 1 warrior
        clearing 9: mechanical 6 warriors
        """,
        "ambush-fox",
    )
    assert fight(g) == [8]
    draw_any(g)
    assert warriors(g, "mechanical", 1) == 3
    assert warriors(g, "mechanical", 6) == 3
    assert warriors(g, "mechanical", 8) == 4
    assert warriors(g, "mechanical", 5) == 2


@rule("root:mech.move.leave-3")
def test_all_her_warriors_but_three_leave() -> None:
    g = her_turn(EYRIE + "\nclearing 8: mechanical 7 warriors", "ambush-fox")
    draw_any(g)
    assert (warriors(g, "mechanical", 8), warriors(g, "mechanical", 4)) == (3, 4)


@rule("root:mech.move.target")
def test_she_goes_where_most_enemies_are_and_then_to_the_lowest_number() -> None:
    enemies = """
        clearing 5: eyrie 2 warriors
        clearing 9: eyrie 3 warriors; alliance 1 warrior
        clearing 10: eyrie 4 warriors
    """
    g = her_turn(EYRIE + "\nclearing 1: mechanical 6 warriors" + enemies, "ambush-fox")
    draw_any(g)
    assert warriors(g, "mechanical", 9) == 3
    g = her_turn(EYRIE + "\nclearing 1: mechanical 6 warriors", "ambush-fox")
    draw_any(g)
    assert warriors(g, "mechanical", 5) == 3


@rule("root:mech.move", "root:mech.priority")
def test_clearings_move_by_rising_number_each_when_its_number_comes() -> None:
    g = her_turn(EYRIE + "\nclearing 9: mechanical 4 warriors\nclearing 7: mechanical 5 warriors", "ambush-mouse")
    draw_any(g)
    assert warriors(g, "mechanical", 7) == 3
    assert warriors(g, "mechanical", 3) == 2
    assert warriors(g, "mechanical", 9) == 3
    assert warriors(g, "mechanical", 1) == 1


@rule("root:mech.priority")
@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_the_numbers_of_the_clearings_are_her_priorities(name: str) -> None:
    g = set_up(Setup("root", 2, ("mechanical", "eyrie", "alliance"), ("riverfolk",), {"map": name}))
    assert [clearing.id for clearing in view(g, "eyrie").clearings] == list(range(1, 13))


# -- recruiting ------------------------------------------------------------------------------------------------


@rule("root:mech.recruit")
def test_the_cost_names_the_suit_that_is_recruited_in() -> None:
    g = her_turn(
        EYRIE
        + """
        clearing 4: mechanical 1 warrior
        clearing 5: mechanical 1 warrior; eyrie 2 warriors
        clearing 6: mechanical 1 warrior
        """,
        "travel-gear-fox",
    )
    assert fight(g) == []
    draw_any(g)
    assert [warriors(g, "mechanical", c) for c in (4, 5, 6)] == [2, 1, 1]


@rule("root:mech.recruit.one-suit")
@pytest.mark.parametrize(("left", "expected"), [(22, [3, 3, 3]), (5, [3, 3, 2])])
def test_one_suit_brings_its_icons_to_each_ruled_clearing(left: int, expected: list[int]) -> None:
    text = EYRIE + "".join(f"\nclearing {c}: mechanical 1 warrior" for c in (1, 6, 8))
    if left < 22:
        text += f"\nclearing 7: mechanical {22 - left} warriors"
    g = her_turn(text, "sword")
    assert fight(g) == []
    draw_any(g)
    if left == 22:
        assert supply(g, "mechanical") == 22 - 6
    assert [warriors(g, "mechanical", c) for c in (1, 6, 8)] == expected


@rule("root:mech.recruit.all-suits")
def test_one_of_each_suit_brings_a_warrior_to_every_ruled_clearing() -> None:
    ruled = (1, 2, 4, 5, 6, 8, 9)
    text = EYRIE + "\n" + "\n".join(f"clearing {c}: mechanical 1 warrior" for c in ruled)
    g = her_turn(text + "\nclearing 7: mechanical 1 warrior; eyrie 2 warriors", "tax-collector")
    before = supply(g, "mechanical")
    assert fight(g) == []
    draw_any(g)
    assert [warriors(g, "mechanical", c) for c in ruled] == [2] * 7
    assert warriors(g, "mechanical", 7) == 1
    assert before == 25 - 8 - 7


@rule("root:mech.recruit.short")
@pytest.mark.parametrize(("rulings", "expected"), [(2, [2, 2, 1, 1]), (1, [1, 2, 1, 2])])
def test_a_short_supply_serves_the_lowest_numbers_whatever_their_suit(rulings: int, expected: list[int]) -> None:
    ruled = (2, 4, 5, 8)
    text = "".join(f"\nclearing {c}: mechanical 1 warrior" for c in ruled)
    text += "".join(f"\nclearing {c}: mechanical 9 warriors; eyrie 9 warriors" for c in (7, 9))
    g = her_turn(f"option rulings: {rulings}\n{EYRIE}; mechanical 1 warrior{text}", "tax-collector")
    assert fight(g) == []
    draw_any(g)
    assert supply(g, "mechanical") == 0
    assert [warriors(g, "mechanical", c) for c in ruled] == expected


@rule("root:mech.recruit.any-4")
@pytest.mark.parametrize(("keep", "placed"), [(", 1 keep", 4), ("", 0)])
def test_four_of_any_suit_bring_four_to_the_keep(keep: str, placed: int) -> None:
    g = her_turn(EYRIE + f"\nclearing 1: mechanical 1 warrior{keep}", "royal-claim")
    draw_any(g)
    assert warriors(g, "mechanical", 1) == 1 + placed
    assert supply(g, "mechanical") == 24 - placed


@rule("root:coop.recruit")
def test_together_she_recruits_in_all_clearings_of_the_suit() -> None:
    text = EYRIE + "\noption cooperative: true\nclearing 2: mechanical 1 warrior\nclearing 7: eyrie 1 warrior"
    g = her_turn(text, "birdy-bindle")
    draw_any(g)
    assert [warriors(g, "mechanical", c) for c in (2, 7, 9, 11)] == [2, 1, 1, 1]


# -- the row of orders -----------------------------------------------------------------------------------------


@rule("root:mech.daylight.reveal")
def test_one_order_with_a_cost_is_carried_out_and_discarded() -> None:
    g = her_turn(EYRIE + "\nclearing 1: mechanical 1 warrior; eyrie 1 warrior", "anvil cobbler sappers armorers sword")
    assert board(g, "eyrie").current == "anvil"
    fight(g)
    assert discards(g) == ["anvil"]
    assert board(g, "eyrie").orders == [None] * 4
    draw_any(g)
    assert board(g, "eyrie").orders == [None] * 5
    assert "mechanical orders: cobbler sappers armorers sword" in RULEBOOK.dump(g)


@rule("root:mech.recruit.no-cost")
def test_an_order_without_a_cost_is_followed_by_the_next() -> None:
    g = her_turn(
        EYRIE
        + """
        clearing 1: mechanical 5 warriors; eyrie 1 warrior
        clearing 4: mechanical 1 warrior; eyrie 1 warrior
        """,
        "ambush-fox cobbler sappers",
    )
    assert fight(g) == [1, 4]
    assert discards(g) == ["ambush-fox", "cobbler"]
    draw_any(g)
    assert warriors(g, "mechanical", 1) == 3
    assert warriors(g, "mechanical", 5) == 2 + 2


@rule("root:mech.orders-empty")
def test_without_orders_left_her_daylight_ends() -> None:
    both = "mechanical 1 warrior; eyrie 1 warrior"
    text = EYRIE + f"\nclearing 1: {both}\nclearing 5: {both}\nclearing 2: {both}"
    g = her_turn(text, "ambush-fox ambush-rabbit ambush-mouse spy-fox spy-mouse")
    assert fight(g) == [1, 5, 2, 1, 2]
    assert g.phase == EVENING
    assert board(g).orders == []
    assert supply(g, "mechanical") == 22


@rule("root:mech.evening")
def test_the_evening_fills_the_row_on_the_right() -> None:
    g = her_turn(EYRIE, "anvil cobbler sappers armorers")
    assert question(g) == "DrawOrder"
    assert board(g).orders == [None] * 3
    draw(g, "bake-sale", "investments")
    assert "mechanical orders: cobbler sappers armorers bake-sale investments" in RULEBOOK.dump(g)
