"""Chapter 7: the Eyrie Dynasties. 3, 4, 5, 10 are rabbit clearings, 1, 6, 8, 12 fox, 2, 7, 9, 11 mouse."""

import pytest

from marches.games.root.edge import components as data
from marches.games.root.edge.factions.eyrie import EyrieBoard
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import Setup
from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    discards,
    draw,
    draw_any,
    hand,
    legal,
    move,
    offered,
    offers,
    pieces,
    play,
    player,
    position,
    question,
    refused,
    roll,
    score,
    supply,
    view,
    warriors,
    winners,
)

CATS = "clearing 1: marquise 2 warriors, 1 keep\n"
NEST = CATS + "clearing 3: eyrie 6 warriors, 1 roost\n"


def board(g: RootGame) -> EyrieBoard:
    found = player(g, "eyrie").board
    assert isinstance(found, EyrieBoard)
    return found


def columns(g: RootGame) -> dict[str, list[str]]:
    """The Decree: the cards of each column, a vizier written `vizier`."""
    return {c.column: [*c.cards, *["vizier"] * c.vizier] for c in board(g).decree}


# -- their nature ----------------------------------------------------------------------------------------------


@rule("root:7.2.1", "root:7.5", "root:7.5.1")
def test_roosts_craft_before_the_decree_and_not_after() -> None:
    g = position(
        NEST + "clearing 12: eyrie 1 roost, 2 warriors\nhand eyrie: armorers\neyrie leader: despot\nturn eyrie"
    )
    assert offers(g, "craft", card="armorers")
    play(g, "resolve-decree", by="eyrie")
    assert question(g) == "Move"
    assert [a.verb for a in legal(g) if a.verb == "craft"] == []


@rule("root:7.5.1")
def test_two_rabbit_roosts_craft_cobbler() -> None:
    g = position(NEST + "clearing 5: eyrie 1 roost\nhand eyrie: cobbler\neyrie leader: despot\nturn eyrie")
    play(g, "craft", card="cobbler")
    assert player(g, "eyrie").crafted == ["cobbler"]


@rule("root:7.2.3", "root:3.2.2")
@pytest.mark.parametrize(("leader", "points"), [("charismatic", 1), ("despot", 1), ("builder", 3)])
def test_items_score_one_unless_the_builder_leads(leader: str, points: int) -> None:
    g = position(NEST + f"clearing 5: eyrie 1 roost\nhand eyrie: bake-sale\neyrie leader: {leader}\nturn eyrie")
    play(g, "craft", card="bake-sale")
    assert score(g, "eyrie") == points


@rule("root:1.1.1", "root:7.8.1")
def test_the_builders_card_overrules_disdain_for_trade() -> None:
    g = position(
        NEST
        + "clearing 12: eyrie 1 roost\nclearing 8: eyrie 1 roost\nhand eyrie: sword\neyrie leader: builder\nturn eyrie"
    )
    play(g, "craft", card="sword")
    assert score(g, "eyrie") == 2


@rule("root:7.3.2.no-marquise")
def test_without_a_keep_any_corner_will_do() -> None:
    g = position("seats: eyrie marquise\nclearing 5: marquise 1 warrior\nturn eyrie")
    g.then_all(g.rules[0].set_up(g, 0))
    g.advance()
    assert offered(g, "start-roost", "clearing") == [1, 2, 3, 4]


# -- birdsong --------------------------------------------------------------------------------------------------


@rule("root:7.4", "root:7.4.1")
def test_birdsong_runs_emergency_orders_the_decree_and_a_new_roost() -> None:
    g = position(CATS + "eyrie leader: despot\nturn eyrie birdsong")
    draw(g, "anvil")
    play(g, "add-to-decree", by="eyrie", card="anvil", column="move")
    assert question(g) == "NewRoost"
    g = position(NEST + "hand eyrie: sword\neyrie leader: despot\nturn eyrie birdsong")
    assert question(g) == "AddToDecree"


@rule("root:7.4.2")
def test_one_or_two_cards_must_be_added() -> None:
    g = position(NEST + "hand eyrie: sword anvil cobbler\nturn eyrie birdsong")
    assert refused(g, "done", rule="root:7.4.2")
    play(g, "add-to-decree", card="sword", column="battle")
    assert offers(g, "done")
    play(g, "add-to-decree", card="anvil", column="battle")
    assert question(g) != "AddToDecree"
    assert hand(g, "eyrie") == ["cobbler"]


@rule("root:7.4.2.one-bird")
def test_only_one_of_them_may_be_a_bird() -> None:
    g = position(NEST + "hand eyrie: armorers sappers anvil\nturn eyrie birdsong")
    play(g, "add-to-decree", card="armorers", column="recruit")
    assert refused(g, "add-to-decree", rule="root:7.4.2.one-bird", card="sappers", column="move")
    play(g, "add-to-decree", card="anvil", column="move")
    assert columns(g)["recruit"] == ["armorers", "vizier"]


@rule("root:7.4.2.columns")
def test_columns_take_any_card_and_any_number() -> None:
    six = "anvil foxfolk-steel tax-collector stand-and-deliver root-tea-fox protection-racket"
    g = position(NEST + f"eyrie battle: {six}\nhand eyrie: sword investments\nturn eyrie birdsong")
    assert len([a for a in legal(g) if a.verb == "add-to-decree"]) == 2 * 4
    play(g, "add-to-decree", card="sword", column="battle")
    play(g, "add-to-decree", card="investments", column="battle")
    assert len(columns(g)["battle"]) == 8


@rule("root:7.4.3")
def test_a_new_roost_rises_where_the_fewest_warriors_leave_room() -> None:
    everywhere = "\n".join(f"clearing {c}: marquise 2 warriors" for c in (2, 3, 4, 5, 6, 7, 8, 10, 11, 12))
    g = position(
        everywhere
        + """
        clearing 1: marquise 1 recruiter
        clearing 9: marquise 1 warrior
        hand eyrie: anvil
        eyrie leader: despot
        turn eyrie birdsong
        """
    )
    play(g, "add-to-decree", card="anvil", column="move")
    assert pieces(g, "eyrie", 9) == {"roost": 1, "warrior": 3}
    assert pieces(g, "eyrie", 1) == {}


@rule("root:7.4.3.tie")
def test_among_equal_clearings_the_eyrie_choose() -> None:
    g = position(CATS + "clearing 7: marquise 1 warrior\nhand eyrie: anvil\neyrie leader: despot\nturn eyrie birdsong")
    play(g, "add-to-decree", card="anvil", column="move")
    assert offered(g, "new-roost", "clearing") == [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
    assert refused(g, "new-roost", rule="root:6.2.2", clearing=1)
    reason = refused(g, "new-roost", rule="root:7.4.3", clearing=7)
    assert (reason.facts["warriors"], reason.facts["fewest"]) == (1, 0)
    play(g, "new-roost", by="eyrie", clearing=8)
    assert pieces(g, "eyrie", 8) == {"roost": 1, "warrior": 3}


# -- the decree ------------------------------------------------------------------------------------------------


@rule("root:7.5.2")
def test_columns_are_resolved_from_left_to_right() -> None:
    g = position(
        NEST
        + """
        clearing 7: marquise 1 warrior
        eyrie leader: charismatic
        eyrie move: bake-sale
        eyrie build: sword
        turn eyrie
        """
    )
    assert warriors(g, "eyrie", 3) == 8
    move(g, 3, 7, 3)
    play(g, "battle", clearing=7, defender="marquise")
    roll(g, 1, 0)
    assert pieces(g, "eyrie", 7) == {"warrior": 3, "roost": 1}
    assert asked(g) == ["nature"]
    assert board(g).leader == "charismatic"


@rule("root:7.5.2.order")
def test_cards_of_one_column_come_in_any_order() -> None:
    g = position(NEST + "clearing 12: eyrie 1 roost\neyrie recruit: anvil bake-sale\neyrie leader: despot\nturn eyrie")
    assert offered(g, "resolve", "suit") == ["fox", "rabbit"]
    play(g, "resolve", suit="rabbit")
    assert warriors(g, "eyrie", 3) == 7
    assert warriors(g, "eyrie", 12) == 1


@rule("root:7.5.2.fail", "root:7.7")
def test_a_card_that_cannot_be_carried_out_is_turmoil() -> None:
    g = position(NEST + "eyrie leader: builder\neyrie battle: sword\nhand eyrie: anvil\nturn eyrie")
    play(g, "resolve-decree")
    move(g, 3, 7, 1)
    assert question(g) == "ChooseLeader"
    assert columns(g) == {"recruit": [], "move": [], "battle": [], "build": []}


@rule("root:7.5.2.I")
def test_recruiting_needs_a_roost_of_the_suit() -> None:
    text = NEST + "clearing 12: eyrie 1 roost\nclearing 8: eyrie 1 roost\neyrie leader: despot\nturn eyrie\n"
    g = position(text + "eyrie recruit: anvil")
    assert offered(g, "decree-recruit", "clearing") == [8, 12]
    assert refused(g, "decree-recruit", rule="root:7.5.2.I", clearing=3)
    g = position(text + "eyrie recruit: armorers")
    assert offered(g, "decree-recruit", "clearing") == [3, 8, 12]


@rule("root:7.5.2.II")
def test_moving_starts_in_a_clearing_of_the_suit() -> None:
    g = position(NEST + "clearing 7: eyrie 2 warriors\neyrie move: bake-sale\neyrie leader: builder\nturn eyrie")
    play(g, "resolve", suit="rabbit")
    assert offered(g, "move-from", "from") == [3]
    assert refused(g, "move-from", rule="root:7.5.2.II", from_=7)
    play(g, "move-from", from_=3)
    assert offered(g, "move-to", "to") == [6, 7, 11]
    play(g, "move-to", to=6)
    assert min(int(n) for n in offered(g, "move", "count")) == 1


@rule("root:7.5.2.III")
def test_battling_happens_in_a_clearing_of_the_suit() -> None:
    g = position(
        NEST
        + """
        clearing 7: eyrie 2 warriors; marquise 1 warrior
        clearing 8: eyrie 2 warriors; marquise 1 warrior
        eyrie leader: builder
        eyrie battle: sword
        turn eyrie
        """
    )
    move(g, 3, 6, 1)
    assert offered(g, "battle", "clearing") == [7]
    assert refused(g, "battle", rule="root:7.5.2.III", clearing=8, defender="marquise")


@rule("root:7.5.2.IV", "root:learn.turmoil-causes")
def test_a_second_roost_in_one_clearing_is_impossible() -> None:
    g = position(NEST + "clearing 12: eyrie 3 warriors, 1 roost\neyrie build: anvil\neyrie leader: builder\nturn eyrie")
    play(g, "decree-recruit", clearing=3)
    move(g, 3, 7, 1)
    assert question(g) == "ChooseLeader"


@rule("root:7.5.2.IV")
def test_a_roost_needs_a_ruled_clearing_of_the_suit_without_one() -> None:
    g = position(
        NEST
        + """
        clearing 8: eyrie 1 warrior
        clearing 12: eyrie 1 warrior
        clearing 6: eyrie 1 warrior; marquise 2 warriors
        eyrie build: anvil
        eyrie leader: builder
        turn eyrie
        """
    )
    move(g, 3, 7, 1)
    assert offered(g, "decree-build", "clearing") == [8, 12]
    assert refused(g, "decree-build", rule="root:7.5.2.IV", clearing=6)
    assert refused(g, "decree-build", rule="root:7.5.2.IV", clearing=3)


# -- evening ---------------------------------------------------------------------------------------------------


def nests(roosts: int) -> str:
    return CATS + "\n".join(f"clearing {c}: eyrie 1 roost" for c in (3, 4, 5, 7, 8, 9, 12)[:roosts])


@rule("root:7.6.1", "root:7.6.2", "root:eyrie.track", "root:2.5.2.remove")
@pytest.mark.parametrize(
    ("roosts", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_roosts_score_and_draw_in_the_evening(roosts: int, points: int, cards: int) -> None:
    g = position(nests(roosts) + "\neyrie leader: despot\nturn eyrie evening")
    assert score(g, "eyrie") == points
    draw_any(g)
    assert player(g, "eyrie").hand_size == cards


@rule("root:7.6")
def test_scoring_comes_before_drawing() -> None:
    g = position(nests(2) + "\nscore eyrie: 29\nturn eyrie evening")
    assert winners(g) == ["eyrie"]
    assert hand(g, "eyrie") == []


@rule("root:7.6.2")
def test_the_eyrie_discard_down_to_five() -> None:
    g = position(nests(3) + "\nhand eyrie: anvil sword cobbler armorers\nturn eyrie evening")
    draw(g, "sappers", "bake-sale")
    play(g, "discard", by="eyrie", card="anvil")
    assert len(hand(g, "eyrie")) == 5


# -- turmoil ---------------------------------------------------------------------------------------------------

TROUBLE = (
    NEST
    + """
    eyrie leader: builder
    eyrie recruit: anvil armorers
    eyrie build: sword investments
    score eyrie: 8
    turn eyrie
"""
)


@rule("root:7.7.1", "root:7.7.2")
def test_turmoil_costs_a_point_per_bird_and_empties_the_decree() -> None:
    g = position(TROUBLE)
    play(g, "resolve", suit="fox")
    assert score(g, "eyrie") == 8 - 3
    assert discards(g) == ["anvil", "armorers", "investments", "sword"]
    assert RULEBOOK.census(g)["card anvil"] == 1


@rule("root:7.7.3", "root:7.7.3.viziers", "root:7.7.4")
def test_the_leader_is_deposed_the_viziers_move_and_daylight_ends() -> None:
    g = position(TROUBLE)
    play(g, "resolve", suit="fox")
    assert offered(g, "choose-leader", "leader") == ["charismatic", "commander", "despot"]
    assert refused(g, "choose-leader", rule="root:7.7.3", leader="builder")
    play(g, "choose-leader", by="eyrie", leader="charismatic")
    assert board(g).deposed == ["builder"]
    assert columns(g) == {"recruit": ["vizier"], "move": [], "battle": ["vizier"], "build": []}
    assert view(g, "eyrie").phase == "evening"


@rule("root:7.7.3.I")
def test_when_all_leaders_lie_face_down_all_return() -> None:
    g = position(TROUBLE + "eyrie deposed: charismatic commander despot")
    play(g, "resolve", suit="fox")
    assert offered(g, "choose-leader", "leader") == ["builder", "charismatic", "commander", "despot"]
    assert board(g).deposed == []


@rule("root:7.7.4")
def test_after_turmoil_the_roosts_still_score() -> None:
    g = position(TROUBLE + "clearing 5: eyrie 1 roost")
    play(g, "resolve", suit="fox")
    play(g, "choose-leader", leader="despot")
    assert score(g, "eyrie") == 5 + 1


@rule("root:learn.turmoil-causes")
def test_no_warrior_left_for_a_recruit_card_is_turmoil() -> None:
    g = position(NEST + "clearing 12: eyrie 14 warriors\neyrie recruit: bake-sale\neyrie leader: despot\nturn eyrie")
    assert supply(g, "eyrie") == 0
    assert question(g) == "ChooseLeader"


# -- leaders ---------------------------------------------------------------------------------------------------


@rule("root:7.8.1", "root:7.8.2", "root:7.8.3", "root:7.8.4")
def test_each_leader_names_two_columns() -> None:
    named = {leader.id: leader.viziers for leader in data.faction("eyrie").leaders}
    assert named == {
        "builder": ("recruit", "move"),
        "charismatic": ("recruit", "battle"),
        "commander": ("move", "battle"),
        "despot": ("move", "build"),
    }


@rule("root:7.8.2")
def test_the_charismatic_leader_recruits_two_or_falls() -> None:
    g = position(NEST + "clearing 7: eyrie 1 warrior; marquise 1 warrior\neyrie leader: charismatic\nturn eyrie")
    assert warriors(g, "eyrie", 3) == 8
    assert question(g) == "Battle"
    g = position(NEST + "clearing 12: eyrie 13 warriors\neyrie leader: charismatic\nturn eyrie")
    assert (warriors(g, "eyrie", 3), supply(g, "eyrie")) == (7, 0)
    assert question(g) == "ChooseLeader"


@rule("root:7.8.3")
def test_the_commander_adds_a_hit_as_attacker_only() -> None:
    there = "clearing 9: eyrie 1 warrior; marquise 2 warriors\neyrie leader: commander\n"
    g = position(NEST + there)
    battle(g, "eyrie", "marquise", 9)
    roll(g, 0, 0)
    assert warriors(g, "marquise", 9) == 1
    g = position(NEST + there)
    battle(g, "marquise", "eyrie", 9)
    roll(g, 0, 0)
    assert warriors(g, "marquise", 9) == 2


@rule("root:7.8.4")
def test_the_despot_scores_one_more_per_battle_that_destroys_something() -> None:
    g = position(NEST + "clearing 9: eyrie 2 warriors; marquise 2 workshops\neyrie leader: despot")
    battle(g, "eyrie", "marquise", 9)
    roll(g, 1, 0)
    assert pieces(g, "marquise", 9) == {}
    assert score(g, "eyrie") == 3
    g = position(NEST + "clearing 9: eyrie 2 warriors; marquise 2 warriors\neyrie leader: despot")
    battle(g, "eyrie", "marquise", 9)
    roll(g, 2, 0)
    assert score(g, "eyrie") == 0


# -- examples --------------------------------------------------------------------------------------------------


@rule("root:learn.decree-example", "root:learn.decree-example.leader")
def test_the_decree_example_without_leader_powers() -> None:
    # Three birds, two of them viziers: the Despot's in Move and Build, and one card; each Recruit places 1 warrior.
    g = position(
        """
        clearing 1: marquise 1 keep
        clearing 12: eyrie 1 warrior, 1 roost
        clearing 4: eyrie 3 warriors, 1 roost
        clearing 10: marquise 1 warrior, 1 workshop
        clearing 5: marquise 1 warrior; eyrie 1 warrior
        eyrie leader: despot
        eyrie recruit: anvil foxfolk-steel
        eyrie battle: armorers
        score eyrie: 6
        turn eyrie
        """
    )
    assert warriors(g, "eyrie", 12) == 3
    move(g, 4, 12, 2)
    play(g, "battle", clearing=5, defender="marquise")
    roll(g, 2, 1)
    assert (warriors(g, "eyrie", 5), warriors(g, "marquise", 5)) == (0, 0)
    assert question(g) == "ChooseLeader"
    assert score(g, "eyrie") == 6 - 3
    assert discards(g) == ["anvil", "armorers", "foxfolk-steel"]
    play(g, "choose-leader", leader="commander")
    assert view(g, "eyrie").phase == "evening"


@rule("root:guide.turn1.eyrie")
def test_the_first_turn_of_the_guide() -> None:
    g = position(
        NEST
        + """
        clearing 7: marquise 1 warrior
        hand eyrie: ambush-bird a-visit-to-friends bake-sale
        eyrie leader: despot
        turn eyrie birdsong
        """
    )
    play(g, "add-to-decree", card="a-visit-to-friends", column="recruit")
    play(g, "add-to-decree", card="bake-sale", column="recruit")
    play(g, "resolve-decree")
    assert warriors(g, "eyrie", 3) == 8
    move(g, 3, 7, 3)
    assert pieces(g, "eyrie", 7) == {"warrior": 3, "roost": 1}
    assert pieces(g, "eyrie", 3) == {"warrior": 5, "roost": 1}
    assert score(g, "eyrie") == 1
    draw(g, "anvil")
    assert hand(g, "eyrie") == ["ambush-bird", "anvil"]


def test_a_setup_may_seat_the_eyrie_first() -> None:
    RULEBOOK.check(Setup("root", 2, ("eyrie", "marquise"), (), {"seating": "given"}))
