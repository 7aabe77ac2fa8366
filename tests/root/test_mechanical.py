"""root:mech  The Mechanical Marquise: setup, her turn, what she does not do."""

from random import Random

import pytest

from marches.games.root.cards import DISCARD_DOWN, DRAW_CARDS
from marches.games.root.factions.mechanical.state import ORDERS
from marches.games.root.factions.mechanical.view import MechanicalBoard
from marches.games.root.factions.view import names_of
from marches.games.root.rulebook import RULEBOOK
from marches.games.root.scoring import Score
from marches.games.root.state import EVENING, RootGame
from marches.kernel.module import Setup, SetupError
from marches.kernel.playout import random_answer
from marches.kernel.step import SPECTATOR
from marches.kernel.table import Table
from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    discards,
    draw,
    draw_any,
    hand,
    legal,
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
    winners,
)


def board(g: RootGame, viewer: str = "mechanical") -> MechanicalBoard:
    found = player(g, "mechanical", viewer).board
    assert isinstance(found, MechanicalBoard)
    return found


def coop(*seats: str, **options: int | str) -> Setup:
    plain = RULEBOOK.lineup(list(seats), cooperative=True)
    return Setup("root", plain.rules, plain.seats, plain.modules, {**plain.options, **options})


def set_up(setup: Setup, seed: int = 1) -> RootGame:
    """A new game after setup: the first turn's first question."""
    RULEBOOK.check(setup)
    g = RULEBOOK.start(setup)
    g.advance()
    rng = Random(seed)
    while g.turn == 0:
        g.play(*random_answer(g, rng))
    return g


def her_turn(text: str, orders: str = "", phase: str = "daylight") -> RootGame:
    """Her turn begins like this; it stops at the first question anyone is asked."""
    lines = [text, f"mechanical orders: {orders}" if orders else "", f"turn mechanical {phase} 3"]
    return position("\n".join(lines))


def fight(g: RootGame, first: int = 0, second: int = 0) -> list[int]:
    """Roll these dice in every battle of her turn; where they were fought."""
    found = []
    while question(g) == "RollDice":
        assert g.fight is not None
        found.append(int(g.fight.clearing) + 1)
        roll(g, first, second)
    return found


EYRIE = "eyrie leader: builder\nclearing 3: eyrie 2 warriors, 1 roost"

# -- setup -----------------------------------------------------------------------------------------------------


@rule("root:mech.modes")
def test_both_modes_can_be_chosen_and_nobody_plays_for_her() -> None:
    for setup in (RULEBOOK.lineup(["mechanical", "eyrie", "alliance"]), coop("mechanical", "eyrie", "alliance")):
        RULEBOOK.check(setup)
        g = RULEBOOK.start(setup)
        g.advance()
        rng = Random(8)
        while g.decision is not None:
            assert seat(g, "mechanical") not in g.decision.seats(g), question(g)
            g.play(*random_answer(g, rng))


@rule("root:mech.modes")
def test_one_player_alone_or_five_together_are_told_what_would_do() -> None:
    with pytest.raises(SetupError, match="cooperative"):
        RULEBOOK.check(RULEBOOK.lineup(["mechanical", "eyrie"]))
    with pytest.raises(SetupError, match="at most 4"):
        RULEBOOK.check(coop("mechanical", "eyrie", "alliance", "vagabond", "lizards", "riverfolk"))
    with pytest.raises(SetupError, match="mechanical"):
        RULEBOOK.check(coop("marquise", "eyrie"))


@rule("root:mech.not-both")
def test_she_and_the_marquise_cannot_both_play() -> None:
    with pytest.raises(SetupError, match="cannot both play"):
        RULEBOOK.check(RULEBOOK.lineup(["mechanical", "marquise", "eyrie"]))


@rule("root:mech.setup.seat")
def test_her_seat_comes_from_the_seed() -> None:
    places = set()
    for seed in range(12):
        table = Table(RULEBOOK, RULEBOOK.lineup(["mechanical", "eyrie", "alliance"]), bytes([seed] * 16))
        again = Table(RULEBOOK, RULEBOOK.lineup(["mechanical", "eyrie", "alliance"]), bytes([seed] * 16))
        assert isinstance(table.game, RootGame)
        assert isinstance(again.game, RootGame)
        order = view(table.game, "eyrie").order
        assert order == view(again.game, "eyrie").order
        places.add(order.index(0))
    assert places == {0, 1, 2}


@rule("root:mech.setup.cards", "root:card.spy")
def test_spies_replace_the_dominance_cards() -> None:
    g = RULEBOOK.start(RULEBOOK.lineup(["mechanical", "eyrie", "alliance"]))
    deck = names_of(g.deck)
    assert len(deck) == 54
    assert not [name for name in deck if name.startswith("dominance")]
    assert sorted(name for name in deck if name.startswith("spy")) == ["spy-bird", "spy-fox", "spy-mouse", "spy-rabbit"]
    without = RULEBOOK.start(RULEBOOK.lineup(["marquise", "eyrie", "alliance"]))
    assert not [name for name in names_of(without.deck) if name.startswith("spy")]


@rule("root:solo.favors")
def test_alone_against_her_the_favors_stay_in_the_box() -> None:
    deck = names_of(RULEBOOK.start(coop("mechanical", "eyrie")).deck)
    assert len(deck) == 51
    assert not [name for name in deck if name.startswith("favor")]
    assert len(names_of(RULEBOOK.start(coop("mechanical", "eyrie", "alliance")).deck)) == 54


@rule("root:mech.setup.orders")
def test_five_orders_lie_in_a_row_no_player_sees() -> None:
    g = set_up(RULEBOOK.lineup(["mechanical", "eyrie", "alliance"]), seed=5)
    for viewer in (SPECTATOR, 0, 1, 2):
        shown = RULEBOOK.view(g, viewer).players[0].board
        assert isinstance(shown, MechanicalBoard)
        assert shown.orders == [None] * 5
    text = RULEBOOK.dump(position("mechanical orders: sword anvil cobbler sappers armorers\n" + EYRIE + "\nturn eyrie"))
    assert "mechanical orders: sword anvil cobbler sappers armorers" in text


@rule("root:mech.setup.items")
def test_four_items_are_for_sale_with_her() -> None:
    g = set_up(RULEBOOK.lineup(["mechanical", "eyrie", "alliance"]))
    assert player(g, "mechanical").items == {"sword": 1, "boots": 1, "bag": 1, "tea": 1}
    left = {"boots": 1, "bag": 1, "crossbow": 1, "hammer": 1, "sword": 1, "tea": 1, "coins": 2}
    assert view(g, "eyrie").items == left
    assert sum(left.values()) == 8


@rule("root:mech.setup.faction")
@pytest.mark.parametrize("seed", range(4))
def test_she_starts_with_a_keep_in_a_corner_and_eleven_warriors(seed: int) -> None:
    g = RULEBOOK.start(RULEBOOK.lineup(["mechanical", "eyrie", "alliance"]))
    g.advance()
    rng = Random(seed)
    while question(g) != "MachineKeep":
        g.play(*random_answer(g, rng))
    play(g, "machine-keep", "nature", clearing=2)
    keep = board(g).keep
    assert keep == 2
    assert pieces(g, "mechanical", keep) == {"keep": 1, "warrior": 1}
    assert [clearing for clearing in range(1, 13) if warriors(g, "mechanical", clearing) == 0] == [4]
    assert supply(g, "mechanical") == 14
    assert list(player(g, "mechanical").supply) == ["warrior", "keep"]


@rule("root:mech.setup.operator")
def test_her_turn_is_carried_out_without_an_answer() -> None:
    g = her_turn(EYRIE + "\nclearing 1: mechanical 5 warriors\nhand eyrie: cobbler", "anvil", "birdsong")
    assert draw_any(g) == ORDERS
    assert g.active == seat(g, "eyrie")
    assert asked(g) == ["eyrie"]
    assert warriors(g, "mechanical", 5) == 2


@rule("root:scenario.mech.competitive")
def test_she_stands_in_for_the_marquise_in_an_advised_line_up() -> None:
    g = set_up(RULEBOOK.lineup(["mechanical", "eyrie", "alliance"]))
    assert [shown.faction for shown in view(g, "eyrie").players] == ["mechanical", "eyrie", "alliance"]


@rule("root:scenario.mech.coop")
def test_four_people_with_different_factions_can_play_against_her() -> None:
    g = set_up(coop("mechanical", "eyrie", "alliance", "vagabond", "riverfolk"))
    assert g.players == 5
    listed = [setup for setup in RULEBOOK.sample_setups() if setup.options.get("cooperative")]
    assert ("mechanical", "eyrie") in [setup.seats for setup in listed]
    for setup in listed:
        RULEBOOK.check(setup)


# -- what she does not have ------------------------------------------------------------------------------------


@rule("root:mech.no-hand")
def test_she_holds_no_cards_and_discards_none() -> None:
    g = position(EYRIE + "\nclearing 1: mechanical 2 warriors\nmechanical orders: sword anvil\nturn eyrie daylight")
    her = seat(g, "mechanical")
    asked_before = question(g)
    g.then(DRAW_CARDS[her][3], DISCARD_DOWN[her])
    g.advance()
    assert question(g) == asked_before
    assert player(g, "mechanical").hand_size == 0
    assert board(g).orders == [None, None]


@rule("root:mech.take-card")
def test_whoever_would_rob_her_draws_from_the_deck() -> None:
    g = position(
        EYRIE
        + """
        clearing 1: mechanical 2 warriors
        mechanical orders: sword anvil
        crafted eyrie: stand-and-deliver
        hand eyrie: cobbler
        turn eyrie birdsong
        """
    )
    play(g, "use", card="stand-and-deliver")
    play(g, "choose-player", seat="mechanical")
    draw(g, "bake-sale")
    assert hand(g, "eyrie") == ["bake-sale", "cobbler"]
    assert board(g).orders == [None, None]
    assert score(g, "mechanical") == 1


@rule("root:mech.give-card")
def test_a_card_given_to_her_is_discarded_and_scores_a_point() -> None:
    g = position("""
        seats: mechanical alliance vagabond
        clearing 5: vagabond pawn; mechanical 2 warriors
        items mechanical: sword boots bag tea
        hand vagabond: bake-sale
        vagabond character: thief
        vagabond satchel: torch torch
        turn vagabond daylight
    """)
    play(g, "aid", seat="mechanical")
    while question(g) != "VagabondActions":
        wanted = [
            a for a in legal(g) if a.names.get("card") == "bake-sale" or a.names.get("item") in ("sword", "torch")
        ]
        g.play(g.decision.seats(g)[0], wanted[0])  # type: ignore[union-attr]
    assert discards(g) == ["bake-sale"]
    assert score(g, "mechanical") == 1
    assert player(g, "mechanical").items == {"boots": 1, "bag": 1, "tea": 1}


@rule("root:mech.no-ambush")
def test_nobody_is_asked_for_an_ambush_against_her() -> None:
    g = her_turn("clearing 1: mechanical 2 warriors; eyrie 1 warrior\nhand eyrie: ambush-fox\n" + EYRIE, "anvil")
    assert question(g) == "RollDice"
    other = position(
        """
        clearing 1: marquise 2 warriors; eyrie 1 warrior
        hand eyrie: ambush-fox
        turn marquise daylight
        """
        + EYRIE
    )
    battle(other, "marquise", "eyrie", 1)
    assert question(other) == "OfferAmbush"


@rule("root:mech.keep")
def test_her_fallen_go_back_to_supply_and_the_keep_bars_others() -> None:
    g = position(
        EYRIE
        + """
        clearing 1: mechanical 3 warriors, 1 keep; eyrie 4 warriors
        hand eyrie: cobbler
        eyrie build: anvil
        turn eyrie daylight
        """
    )
    before = supply(g, "mechanical")
    battle(g, "eyrie", "mechanical", 1)
    roll(g, 2, 0)
    assert supply(g, "mechanical") == before + 2
    assert warriors(g, "mechanical", 1) == 1
    assert question(g) == "EyrieCraft"
    assert view(g, "eyrie").clearings[0].reserved == seat(g, "mechanical")
    other = position("""
        seats: mechanical riverfolk
        clearing 4: mechanical 1 keep
        riverfolk funds: riverfolk 1
        turn riverfolk daylight
    """)
    refused(other, "recruit-otter", "root:6.2.2", clearing=4)


@rule("root:mech.keep", "root:6.2.2.lost")
def test_a_lost_keep_leaves_the_game() -> None:
    g = position(EYRIE + "\nclearing 1: mechanical 1 keep; eyrie 4 warriors\nhand eyrie: cobbler\nturn eyrie daylight")
    battle(g, "eyrie", "mechanical", 1)
    roll(g, 0, 0)
    assert board(g).keep is None
    assert supply(g, "mechanical", "keep") == 0
    assert view(g, "eyrie").clearings[0].reserved is None
    assert score(g, "eyrie") == 1


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
    g = set_up(Setup("root", 1, ("mechanical", "eyrie", "alliance"), ("riverfolk",), {"map": name}))
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


# -- winning ---------------------------------------------------------------------------------------------------


@rule("root:coop.win")
def test_the_team_wins_when_the_last_of_them_reaches_thirty() -> None:
    g = position(
        EYRIE
        + """
        option cooperative: true
        seats: mechanical eyrie riverfolk
        score mechanical: 25
        score eyrie: 28
        score riverfolk: 30
        clearing 1: mechanical 1 warrior, 1 keep; eyrie 3 warriors
        hand eyrie: cobbler
        turn eyrie daylight
        """
    )
    g.then_one(Score(seat(g, "eyrie"), 1))
    g.advance()
    assert g.result is None
    g.then_one(Score(seat(g, "riverfolk"), 1))
    g.advance()
    assert g.result is None
    battle(g, "eyrie", "mechanical", 1)
    roll(g, 2, 0)
    assert winners(g) == ["eyrie", "riverfolk"]


@rule("root:coop.lose")
def test_the_team_loses_when_she_reaches_thirty_first() -> None:
    g = her_turn(
        EYRIE
        + """
        option cooperative: true
        seats: mechanical eyrie riverfolk
        score mechanical: 27
        score eyrie: 30
        score riverfolk: 28
        clearing 2: mechanical 3 warriors
        """,
        "anvil",
        "birdsong",
    )
    assert winners(g) == ["mechanical"]


def test_against_others_the_first_to_thirty_wins_alone() -> None:
    g = position(
        EYRIE + "\nseats: mechanical eyrie alliance\nscore eyrie: 29\nhand eyrie: cobbler\nturn eyrie daylight"
    )
    g.then_one(Score(seat(g, "eyrie"), 1))
    g.advance()
    assert winners(g) == ["eyrie"]
