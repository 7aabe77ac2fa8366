"""root:11.2.6, 11.2.7  What the other players buy from the Riverfolk."""

import pytest

from marches.games.root.edge.factions.vagabond import VagabondBoard
from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    done,
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
    ruler,
    score,
    seat,
    supply,
    warriors,
    winners,
)
from tests.root.riverfolk import board, funds, hires, payments

# -- buying ----------------------------------------------------------------------------------------------------
TWO_CAMPS = ("clearing 5: marquise 1 warrior; riverfolk 2 warriors", "clearing 7: riverfolk 2 warriors")
"""Mercenaries beside the buyer's own warrior, and on their own."""


@rule("root:11.2.6")
def test_the_shop_opens_before_wood_is_placed_and_closes_afterwards() -> None:
    g = position("""
        clearing 5: marquise 1 sawmill, 1 warrior
        hand riverfolk: sword
        turn marquise birdsong
    """)
    assert question(g) == "BuyServices"
    assert asked(g) == ["marquise"]
    assert player(g, "marquise").supply["wood"] == 8
    done(g)
    assert player(g, "marquise").supply["wood"] == 7
    assert question(g) == "MarquiseActions"
    assert not [answer for answer in options(g) if answer.startswith("buy")]


@rule("root:11.2.6")
def test_the_riverfolk_buy_nothing_from_themselves() -> None:
    g = position("hand riverfolk: sword\nclearing 1: marquise 1 warrior\nturn riverfolk birdsong")
    assert question(g) == "RiverfolkActions"


@rule("root:11.2.6.I")
def test_the_price_is_paid_with_warriors_from_the_supply() -> None:
    poor = position("""
        clearing 5: marquise 23 warriors
        hand riverfolk: sword
        riverfolk prices: 3 2 1
        turn marquise birdsong
    """)
    refused(poor, "buy-card", rule="root:11.2.6.I", card="sword")
    g = position("""
        clearing 5: marquise 22 warriors
        hand riverfolk: sword
        riverfolk prices: 3 2 1
        turn marquise birdsong
    """)
    play(g, "buy-card", card="sword")
    assert payments(g) == {"marquise": 3}
    assert supply(g, "marquise") == 0


@rule("root:11.2.6.I")
def test_a_player_who_cannot_pay_is_not_asked() -> None:
    g = position("""
        clearing 5: marquise 24 warriors
        hand riverfolk: sword
        riverfolk prices: 3 2 2
        turn marquise birdsong
    """)
    assert question(g) == "MarquiseActions"


@rule("root:11.2.6.II")
def test_each_trade_post_clearing_with_own_pieces_allows_a_service_more() -> None:
    g = position("""
        clearing 5: marquise 1 warrior; riverfolk 1 trade-post-rabbit
        clearing 9: marquise 1 sawmill; riverfolk 1 trade-post-mouse
        clearing 8: riverfolk 1 trade-post-fox
        hand riverfolk: sword anvil cobbler sappers
        turn marquise birdsong
    """)
    assert (board(g).bought, board(g).limit) == (0, 3)
    for card in ("sword", "anvil", "cobbler"):
        play(g, "buy-card", card=card)
    assert question(g) == "MarquiseActions"
    assert hand(g, "marquise") == ["anvil", "cobbler", "sword"]


@rule("root:11.2.6.II")
def test_without_a_trade_post_one_service_a_turn_can_be_bought() -> None:
    g = position("clearing 5: marquise 1 warrior\nhand riverfolk: sword anvil\nturn marquise birdsong")
    play(g, "buy-card", card="sword")
    assert question(g) == "MarquiseActions"


@rule("root:11.2.7.I")
def test_a_bought_card_of_choice_changes_hands() -> None:
    g = position("clearing 5: marquise 1 warrior\nhand riverfolk: sword anvil cobbler\nturn marquise birdsong")
    assert offered(g, "buy-card", "card") == ["anvil", "cobbler", "sword"]
    play(g, "buy-card", card="cobbler")
    assert hand(g, "marquise") == ["cobbler"]
    assert hand(g, "riverfolk") == ["anvil", "sword"]
    assert player(g, "marquise", "riverfolk").known == ["cobbler"]


@rule("root:11.2.7.I.repeat")
def test_cards_may_be_bought_several_times_within_the_limit() -> None:
    g = position("""
        clearing 5: marquise 1 warrior; riverfolk 1 trade-post-rabbit
        hand riverfolk: sword anvil cobbler
        riverfolk prices: 1 4 4
        turn marquise birdsong
    """)
    before = supply(g, "marquise")
    play(g, "buy-card", card="sword")
    play(g, "buy-card", card="cobbler")
    assert supply(g, "marquise") == before - 2
    assert payments(g) == {"marquise": 2}
    assert hand(g, "marquise") == ["cobbler", "sword"]
    assert question(g) == "MarquiseActions"


@rule("root:11.2.7.I.repeat")
@pytest.mark.parametrize("service", ["riverboats", "mercenaries"])
def test_riverboats_and_mercenaries_are_bought_once_a_turn(service: str) -> None:
    g = position("""
        clearing 5: marquise 1 warrior; riverfolk 1 trade-post-rabbit
        clearing 9: marquise 1 sawmill; riverfolk 1 trade-post-mouse
        hand riverfolk: sword
        turn marquise birdsong
    """)
    play(g, "buy-service", service=service)
    refused(g, "buy-service", rule="root:11.2.7.I.repeat", service=service)
    assert offers(g, "buy-card", card="sword")


# -- riverboats ------------------------------------------------------------------------------------------------


@rule("root:11.2.7.II", "root:2.3")
def test_riverboats_make_rivers_paths_for_one_turn_and_rule_still_counts() -> None:
    g = position("""
        seats: marquise riverfolk
        clearing 5: marquise 2 warriors
        clearing 11: marquise 1 warrior; riverfolk 3 warriors
        clearing 7: riverfolk 3 warriors
        turn marquise birdsong
    """)
    play(g, "buy-service", service="riverboats")
    play(g, "march")
    play(g, "move-from", from_=5)
    assert offered(g, "move-to", "to") == [1, 2, 10]
    play(g, "move-to", to=10)
    play(g, "move", count=1)
    play(g, "move-from", from_=11)
    refused(g, "move-to", rule="root:4.2.1", to=7)
    play(g, "move-to", to=10)
    while question(g) != "BuyServices":
        passing = [a for a in legal(g) if a.verb in ("end-daylight", "done", "decline")] or legal(g)
        g.play(g.decision.seats(g)[0], passing[0])  # type: ignore[union-attr]
    done(g, "marquise")
    play(g, "march")
    play(g, "move-from", from_=5)
    assert offered(g, "move-to", "to") == [1, 2]
    refused(g, "move-to", rule="root:4.2", to=10)


@rule("root:11.2.7.II")
def test_riverboats_serve_the_buyer_only_and_once() -> None:
    g = position("""
        clearing 5: marquise 2 warriors; riverfolk 1 trade-post-rabbit
        eyrie leader: builder
        clearing 7: eyrie 3 warriors
        turn marquise birdsong
    """)
    play(g, "buy-service", service="riverboats")
    refused(g, "buy-service", rule="root:11.2.7.I.repeat", service="riverboats")
    assert g.rivers >> seat(g, "marquise") & 1
    assert not g.rivers >> seat(g, "eyrie") & 1


# -- mercenaries -----------------------------------------------------------------------------------------------


@rule("root:11.2.7.III")
def test_mercenaries_count_for_rule_in_daylight_and_evening_but_not_in_birdsong() -> None:
    g = position("""
        seats: marquise eyrie riverfolk
        clearing 5: eyrie 1 warrior; riverfolk 2 warriors; marquise 2 warriors
        clearing 2: eyrie 1 roost
        hand eyrie: cobbler
        eyrie leader: builder
        turn eyrie birdsong
    """)
    play(g, "buy-service", service="mercenaries")
    assert question(g) == "AddToDecree"
    assert ruler(g, 5) is None
    play(g, "add-to-decree", card="cobbler", column="build")
    assert g.phase == 1
    assert ruler(g, 5) == "eyrie"


@rule("root:11.2.7.II", "root:11.2.7.III")
@pytest.mark.parametrize(("phase", "rules"), [("birdsong", None), ("daylight", "eyrie"), ("evening", "eyrie")])
def test_services_a_scenario_lists_as_bought_are_active(phase: str, rules: str | None) -> None:
    g = position(f"""
        seats: marquise eyrie riverfolk
        clearing 5: eyrie 1 warrior; riverfolk 2 warriors; marquise 2 warriors
        clearing 10: eyrie 1 warrior
        clearing 2: eyrie 1 roost
        hand eyrie: cobbler anvil sword bake-sale investments sappers
        eyrie leader: builder
        riverfolk bought: 2 riverboats mercenaries
        turn eyrie {phase}
    """)
    assert g.active == seat(g, "eyrie")
    assert ruler(g, 5) == rules
    assert g.rivers >> seat(g, "eyrie") & 1


@rule("root:7.2.2.not-empty")
def test_hired_warriors_alone_win_a_tie_for_the_eyrie_as_long_as_they_are_hired() -> None:
    g = position("""
        seats: marquise eyrie riverfolk
        clearing 5: riverfolk 2 warriors
        clearing 3: eyrie 1 roost, 2 warriors
        hand eyrie: anvil
        eyrie leader: builder
        riverfolk bought: 1 mercenaries
        turn eyrie daylight
    """)
    assert ruler(g, 5) == "eyrie"
    assert ruler(g, 8) is None
    while g.active == seat(g, "eyrie"):
        assert g.decision is not None
        who = g.decision.seats(g)[0]
        g.play(who, g.decision.options(g, who)[0])
    assert ruler(g, 5) == "riverfolk"


@rule("root:11.2.7.III")
def test_mercenaries_fight_for_the_buyer_and_go_home_when_the_turn_ends() -> None:
    g = hires("clearing 5: marquise 1 warrior; riverfolk 2 warriors; eyrie 4 warriors")
    play(g, "take-battle")
    play(g, "battle", clearing=5, defender="eyrie")
    roll(g, 3, 0)
    assert warriors(g, "eyrie", 5) == 1
    assert ruler(g, 5) == "marquise"
    play(g, "end-daylight")
    while g.active == seat(g, "marquise"):
        g.play_chance(0)
    assert ruler(g, 5) == "riverfolk"
    assert not board(g).hired


@rule("root:11.2.7.III")
def test_mercenaries_never_fight_their_own_company() -> None:
    g = hires(*TWO_CAMPS)
    play(g, "take-battle")
    assert options(g) == [f"battle clearing=5 defender={seat(g, 'riverfolk')}"]
    play(g, "battle", clearing=5, defender="riverfolk")
    roll(g, 3, 1)
    assert warriors(g, "riverfolk", 5) == 1
    assert warriors(g, "marquise", 5) == 0


@rule("root:11.2.7.III")
def test_a_buyer_may_battle_where_only_mercenaries_stand() -> None:
    g = hires("clearing 5: riverfolk 2 warriors; eyrie 2 warriors")
    play(g, "take-battle")
    play(g, "battle", clearing=5, defender="eyrie")
    roll(g, 3, 1)
    assert (warriors(g, "eyrie", 5), warriors(g, "riverfolk", 5)) == (0, 1)


@rule("root:11.2.7.III")
def test_command_warren_sends_mercenaries_at_the_start_of_daylight() -> None:
    g = hires("clearing 5: riverfolk 2 warriors; eyrie 2 warriors", "crafted marquise: command-warren")
    assert question(g) == "Battle"
    assert offers(g, "battle", clearing=5, defender="eyrie")


@rule("root:11.2.7.III.both")
@pytest.mark.parametrize(("own", "expected"), [("", None), ("; marquise 1 warrior", "marquise")])
def test_mercenaries_count_for_the_buyer_and_for_the_riverfolk(own: str, expected: str | None) -> None:
    g = hires(f"clearing 5: riverfolk 2 warriors{own}", "clearing 1: marquise 1 warrior")
    assert ruler(g, 5) == expected


@rule("root:11.2.7.III.limits")
def test_mercenaries_do_not_count_for_dominance() -> None:
    text = """
        seats: marquise eyrie riverfolk
        clearing 1: marquise 1 warrior
        clearing 6: marquise 1 warrior
        clearing 8: marquise {own} warriors; riverfolk 2 warriors; eyrie 2 warriors
        eyrie leader: builder
        dominance marquise: dominance-fox
        riverfolk bought: 0 mercenaries
        turn marquise birdsong
    """
    assert winners(position(text.format(own=3))) == ["marquise"]
    g = position(text.format(own=1))
    assert g.result is None
    done(g, "marquise")
    assert g.phase == 1
    assert ruler(g, 8) == "marquise"
    assert g.result is None


@rule("root:11.2.7.III.limits")
def test_mercenaries_are_neither_moved_nor_removed_by_the_buyer() -> None:
    g = hires(
        "clearing 5: marquise 1 warrior; riverfolk 2 warriors",
        "clearing 7: riverfolk 2 warriors",
        "crafted marquise: tax-collector",
    )
    play(g, "use", card="tax-collector")
    assert offered(g, "remove-warrior", "clearing") == [5]
    g = hires(*TWO_CAMPS)
    play(g, "march")
    assert offered(g, "move-from", "from") == [5]
    move(g, 5, 1, 1)
    assert (warriors(g, "marquise", 1), warriors(g, "riverfolk", 5)) == (1, 2)


@rule("root:11.2.7.III.limits")
def test_organizing_never_takes_a_mercenary() -> None:
    g = position("""
        seats: marquise alliance riverfolk
        clearing 5: riverfolk 2 warriors
        clearing 7: alliance 1 warrior, 1 base-mouse
        clearing 8: riverfolk 1 warrior
        alliance officers: 2
        riverfolk bought: 1 mercenaries
        turn alliance daylight
    """)
    assert g.lent[seat(g, "alliance")] == seat(g, "riverfolk")
    assert offered(g, "organize", "clearing") == [7]


@rule("root:11.2.7.IIIa")
def test_hits_are_split_and_the_buyer_takes_the_odd_one() -> None:
    g = hires("clearing 5: marquise 3 warriors; riverfolk 3 warriors; eyrie 6 warriors")
    battle(g, "marquise", "eyrie", 5)
    roll(g, 3, 3)
    assert warriors(g, "marquise", 5) == 1
    assert warriors(g, "riverfolk", 5) == 2
    assert warriors(g, "eyrie", 5) == 3


@rule("root:11.2.7.IIIa")
def test_hits_a_side_has_no_piece_for_fall_on_the_other() -> None:
    few = hires("clearing 5: marquise 1 warrior; riverfolk 3 warriors; eyrie 6 warriors")
    battle(few, "marquise", "eyrie", 5)
    roll(few, 3, 3)
    assert (warriors(few, "marquise", 5), warriors(few, "riverfolk", 5)) == (0, 1)
    many = position("""
        seats: marquise eyrie riverfolk
        clearing 5: marquise 5 warriors; riverfolk 1 warrior; eyrie 6 warriors
        eyrie leader: commander
        riverfolk bought: 1 mercenaries
        turn marquise daylight
    """)
    battle(many, "marquise", "eyrie", 5)
    roll(many, 3, 3)
    assert (warriors(many, "marquise", 5), warriors(many, "riverfolk", 5)) == (3, 0)


@rule("root:11.2.7.IIIa")
@pytest.mark.parametrize(
    ("rulings", "hits", "own", "hired", "left", "still_hired"),
    [
        (2, 1, "2 sawmills", 4, {"sawmill": 2}, 3),
        (2, 3, "1 warrior, 1 sawmill", 4, {"sawmill": 1}, 2),
        (2, 3, "1 warrior, 1 sawmill", 1, {}, 0),
        (1, 3, "1 warrior, 1 sawmill", 4, {}, 3),
    ],
)
def test_no_building_of_the_buyer_falls_while_a_mercenary_stands(
    rulings: int, hits: int, own: str, hired: int, left: dict[str, int], still_hired: int
) -> None:
    g = position(f"""
        option rulings: {rulings}
        seats: marquise eyrie riverfolk
        clearing 5: marquise {own}; riverfolk {hired} warriors; eyrie 6 warriors
        eyrie leader: builder
        riverfolk bought: 1 mercenaries
        turn marquise daylight
    """)
    battle(g, "marquise", "eyrie", 5)
    roll(g, hits, hits)
    assert pieces(g, "marquise", 5) == left
    assert warriors(g, "riverfolk", 5) == still_hired


@rule("root:11.2.7.IIIa", "root:4.3.1.hits")
def test_an_ambush_is_split_too() -> None:
    g = position("""
        seats: marquise eyrie riverfolk
        clearing 5: marquise 1 warrior; riverfolk 2 warriors; eyrie 3 warriors
        hand eyrie: ambush-rabbit
        eyrie leader: builder
        riverfolk bought: 1 mercenaries
        turn marquise daylight
    """)
    battle(g, "marquise", "eyrie", 5)
    play(g, "ambush", "eyrie", card="ambush-rabbit")
    assert (warriors(g, "marquise", 5), warriors(g, "riverfolk", 5)) == (0, 1)
    roll(g, 3, 0)
    assert warriors(g, "eyrie", 5) == 2


@rule("root:learn.service-example")
def test_the_eyrie_hire_mercenaries_and_build_where_they_now_rule() -> None:
    g = position("""
        seats: marquise eyrie riverfolk
        clearing 5: eyrie 1 warrior; riverfolk 2 warriors; marquise 2 warriors
        clearing 7: eyrie 11 warriors, 1 roost; riverfolk 1 trade-post-mouse
        hand eyrie: cobbler
        eyrie leader: builder
        riverfolk prices: 1 1 3
        turn eyrie birdsong
    """)
    assert supply(g, "eyrie") == 8
    play(g, "buy-service", "eyrie", service="mercenaries")
    assert (board(g).bought, board(g).limit) == (1, 2)
    assert supply(g, "eyrie") == 5
    assert payments(g) == {"eyrie": 3}
    done(g, "eyrie")
    play(g, "add-to-decree", card="cobbler", column="build")
    assert ruler(g, 5) == "eyrie"
    while question(g) != "LateDaylight" and g.phase == 1:
        if question(g) == "EyrieCraft":
            play(g, "resolve-decree")
        elif question(g) == "DecreeBuild":
            play(g, "decree-build", clearing=5)
        elif question(g) == "Move":
            move(g, 7, 8, 1)
        else:
            raise AssertionError(question(g))
    assert player(g, "eyrie").supply["roost"] == 5
    assert score(g, "eyrie") == 1
    assert funds(g) == {}


# -- the Vagabond ----------------------------------------------------------------------------------------------

THIEF = """
    seats: marquise vagabond riverfolk
    clearing 5: vagabond pawn; marquise 1 warrior
    hand riverfolk: sword
    riverfolk prices: 2 1 1
    vagabond character: thief
    vagabond satchel: torch boots sword
    turn vagabond birdsong
"""


@rule("root:11.2.6.III")
def test_the_vagabond_pays_with_items_and_their_own_warriors_join_payments() -> None:
    g = position(THIEF)
    before = supply(g, "riverfolk")
    play(g, "buy-card", "vagabond", card="sword")
    play(g, "exhaust", "vagabond", item="torch")
    assert payments(g) == {}
    shown = player(g, "vagabond").board
    assert isinstance(shown, VagabondBoard)
    assert shown.exhausted == ["torch"]
    play(g, "exhaust", "vagabond", item="boots")
    assert payments(g) == {"riverfolk": 2}
    assert supply(g, "riverfolk") == before - 2
    assert hand(g, "vagabond") == ["sword"]
    assert supply(g, "marquise") == 24


@rule("root:11.2.7.IIIb")
def test_the_vagabond_cannot_hire_mercenaries() -> None:
    g = position(THIEF)
    refused(g, "buy-service", rule="root:11.2.7.IIIb", service="mercenaries")
    assert offers(g, "buy-card", card="sword")
    assert offers(g, "buy-service", service="riverboats")
