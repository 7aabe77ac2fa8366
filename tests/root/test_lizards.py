"""root:10.2, 10.3, 10.4  The Lizard Cult: setup, exceptions, Birdsong."""

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import Setup
from marches.testing.conformance import check_game, check_non_interference, check_replay, check_scenarios
from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    decline,
    discards,
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
    supply,
    view,
    warriors,
)
from tests.root.lizards import cult, souls

# -- setup -----------------------------------------------------------------------------------------------------


def setting_up(*factions: str) -> RootGame:
    """A game in which the Cult are about to set up, or have just begun to."""
    g = RULEBOOK.start(Setup("root", 2, factions, ("riverfolk",), {"seating": "given"}))
    g.advance()
    while question(g) not in ("StartGarden", "ChooseOutcast"):
        if asked(g) == ["nature"]:
            draw_any(g)
        elif question(g) == "PlaceKeep":
            play(g, "place-keep", clearing=1)
        else:
            assert g.decision is not None
            g.play(g.decision.seats(g)[0], legal(g)[0])
    return g


@rule("root:10.3.2", "root:10.3.1", "root:10.3.4")
def test_the_cult_start_opposite_the_keep() -> None:
    g = setting_up("marquise", "lizards")
    assert question(g) == "ChooseOutcast"
    assert pieces(g, "lizards", 3) == {"warrior": 4, "garden-rabbit": 1}
    assert [supply(g, "lizards", f"garden-{suit}") for suit in ("fox", "rabbit", "mouse")] == [5, 4, 5]


@rule("root:10.3.1", "root:10.3.2.neighbours")
def test_a_corner_with_three_neighbours_takes_seven_warriors() -> None:
    g = setting_up("marquise", "lizards")
    assert [warriors(g, "lizards", clearing) for clearing in (3, 6, 7, 11)] == [4, 1, 1, 1]
    assert sum(warriors(g, "lizards", clearing) for clearing in range(1, 13)) == 4 + 3
    assert supply(g, "lizards") == 18


@rule("root:10.3.2.neighbours")
def test_the_keep_next_door_gets_no_warrior() -> None:
    g = setting_up("marquise", "eyrie", "lizards")
    g.reserve(8, seat(g, "marquise"))  # on no map do corners with a keep lie so near
    play(g, "start-garden", clearing=4)
    assert [warriors(g, "lizards", clearing) for clearing in (4, 8, 9, 12)] == [4, 1, 0, 1]


@rule("root:10.3.2")
def test_the_cult_start_opposite_the_first_roost() -> None:
    g = RULEBOOK.start(Setup("root", 2, ("eyrie", "lizards"), ("riverfolk",), {"seating": "given"}))
    g.advance()
    draw_any(g)
    play(g, "start-roost", clearing=2)
    g.play(0, legal(g)[0])
    assert question(g) == "ChooseOutcast"
    assert pieces(g, "lizards", 4) == {"warrior": 4, "garden-rabbit": 1}


@rule("root:10.3.2.both")
def test_beside_marquise_and_eyrie_one_of_the_other_corners() -> None:
    g = setting_up("marquise", "eyrie", "lizards")
    assert offered(g, "start-garden", "clearing") == [2, 4]
    refused(g, "start-garden", rule="root:10.3.2", clearing=1)
    refused(g, "start-garden", rule="root:10.3.2", clearing=3)


@rule("root:10.3.2.neither")
def test_without_marquise_and_eyrie_any_corner() -> None:
    g = setting_up("alliance", "vagabond", "lizards")
    assert offered(g, "start-garden", "clearing") == [1, 2, 3, 4]


@rule("root:10.3.3")
def test_the_first_outcast_is_chosen_and_not_hated() -> None:
    g = setting_up("marquise", "lizards")
    assert offered(g, "choose-outcast", "suit") == ["fox", "rabbit", "mouse"]
    play(g, "choose-outcast", "lizards", suit="mouse")
    assert (cult(g).outcast, cult(g).hated) == ("mouse", False)


@rule("root:10.3.4")
def test_a_start_in_a_fox_corner_leaves_four_fox_gardens() -> None:
    g = setting_up("alliance", "vagabond", "lizards")
    play(g, "start-garden", clearing=1)
    assert [supply(g, "lizards", f"garden-{suit}") for suit in ("fox", "rabbit", "mouse")] == [4, 5, 5]


# -- exceptions ------------------------------------------------------------------------------------------------


@rule("root:10.2.3", "root:2.5.1.remove")
def test_warriors_lost_in_defence_become_acolytes() -> None:
    g = position("""
        clearing 1: lizards 3 warriors; marquise 3 warriors
        turn marquise
    """)
    before = supply(g, "lizards")
    battle(g, "marquise", "lizards", 1)
    roll(g, 2, 0)
    assert (cult(g).acolytes, supply(g, "lizards")) == (2, before)


@rule("root:10.2.3")
def test_warriors_lost_in_attack_go_back_to_supply() -> None:
    g = position("""
        clearing 1: lizards 3 warriors; marquise 3 warriors
        turn marquise
    """)
    before = supply(g, "lizards")
    battle(g, "lizards", "marquise", 1)
    roll(g, 2, 1)
    assert (cult(g).acolytes, supply(g, "lizards")) == (0, before + 1)


@rule("root:10.2.3")
def test_only_battle_makes_acolytes() -> None:
    g = position("""
        clearing 1: lizards 3 warriors; alliance 1 sympathy
        alliance supporters: anvil foxfolk-steel
        turn alliance birdsong
    """)
    play(g, "revolt", clearing=1)
    assert (cult(g).acolytes, supply(g, "lizards")) == (0, 25)


@rule("root:10.2.4", "root:7.2.2")
def test_a_garden_rules_whatever_the_numbers() -> None:
    g = position("""
        clearing 1: lizards 1 garden-fox; eyrie 5 warriors
        clearing 5: lizards 1 warrior; eyrie 1 warrior
        turn eyrie
    """)
    assert ruler(g, 1) == "lizards"
    assert ruler(g, 5) == "eyrie"


def lose_gardens(gardens: int, cards: str) -> RootGame:
    """The Marquise remove gardens of clearing 8 in battle."""
    g = position(f"""
        clearing 8: lizards {gardens} garden-fox; marquise 3 warriors
        hand lizards: {cards}
        turn marquise
    """)
    battle(g, "marquise", "lizards", 8)
    decline(g, "lizards")
    roll(g, 3, 0)
    return g


@rule("root:10.2.5")
def test_each_garden_removed_costs_a_random_card() -> None:
    g = lose_gardens(2, "anvil sword cobbler armorers")
    assert question(g) == "LoseAtRandom"
    assert options(g) == [f"forsake card={card}" for card in ("armorers", "anvil", "cobbler", "sword")]
    play(g, "forsake", "nature", card="anvil")
    play(g, "forsake", "nature", card="armorers")
    assert souls(g) == ["anvil", "armorers"]
    assert hand(g, "lizards") == ["cobbler", "sword"]
    assert question(g) == "MarquiseActions"
    assert score(g, "marquise") == 2


@rule("root:10.2.5")
def test_an_empty_hand_loses_nothing_more() -> None:
    g = lose_gardens(2, "anvil")
    play(g, "forsake", "nature", card="anvil")
    assert question(g) == "MarquiseActions"


@rule("root:10.2.6", "root:2.1.3.exceptions")
def test_every_spent_or_discarded_card_is_a_lost_soul() -> None:
    g = position("""
        clearing 1: marquise 2 warriors, 1 keep; eyrie 2 warriors
        clearing 2: lizards 1 garden-mouse
        clearing 3: eyrie 1 roost, 1 warrior
        hand marquise: armorers
        eyrie leader: builder
        eyrie recruit: anvil cobbler sword
        turn eyrie
    """)
    battle(g, "eyrie", "marquise", 1)
    decline(g, "marquise")
    roll(g, 1, 0)
    play(g, "spend", "marquise", card="armorers")
    play(g, "resolve", "eyrie", suit="fox")
    assert question(g) == "ChooseLeader"
    assert souls(g) == ["anvil", "armorers", "cobbler", "sword"]
    assert discards(g) == []


@rule("root:10.2.6", "root:2.1.3.exceptions")
def test_a_spent_dominance_card_is_a_lost_soul_too() -> None:
    g = position("""
        clearing 1: marquise 1 sawmill, 1 warrior
        clearing 2: lizards 1 garden-mouse
        clearing 3: eyrie 1 warrior
        hand marquise: dominance-fox
        turn marquise
    """)
    play(g, "overwork")
    play(g, "overwork-at", clearing=1)
    play(g, "spend", card="dominance-fox")
    assert souls(g) == ["dominance-fox"]
    assert view(g, "marquise").available == []


@rule("root:10.2.6.open")
def test_everyone_sees_the_lost_souls() -> None:
    g = position("""
        clearing 1: marquise 1 warrior
        clearing 3: lizards 1 warrior
        lizards souls: anvil sword cobbler armorers bake-sale investments
        turn marquise
    """)
    for viewer in ("marquise", "lizards"):
        assert len(cult(g, viewer).souls) == 6
        assert sorted(cult(g, viewer).souls) == ["anvil", "armorers", "bake-sale", "cobbler", "investments", "sword"]


# -- the outcast -----------------------------------------------------------------------------------------------


def birdsong(rest: str) -> RootGame:
    return position(f"""
        {rest}
        clearing 3: marquise 1 warrior
        turn lizards birdsong
    """)


@rule("root:10.4.1")
def test_the_suit_with_most_lost_souls_is_the_outcast() -> None:
    birds = "armorers armorers sappers sappers"
    g = birdsong(
        f"lizards outcast: fox hated\nlizards souls: sword investments codebreakers anvil foxfolk-steel {birds}"
    )
    assert (cult(g).outcast, cult(g).hated) == ("mouse", False)


@rule("root:10.4.1.hated")
def test_the_same_suit_again_is_hated() -> None:
    g = birdsong("lizards outcast: mouse\nlizards souls: sword investments codebreakers anvil")
    assert (cult(g).outcast, cult(g).hated) == ("mouse", True)


@rule("root:10.4.1.tie")
@pytest.mark.parametrize("cards", ["sword investments cobbler bake-sale", "", "armorers sappers"])
def test_without_a_leader_the_old_outcast_is_hated(cards: str) -> None:
    g = birdsong(f"lizards outcast: fox\nlizards souls: {cards}")
    assert (cult(g).outcast, cult(g).hated) == ("fox", True)


@rule("root:10.4.2")
def test_the_lost_souls_are_emptied_and_dominance_becomes_available() -> None:
    g = birdsong("lizards souls: anvil sword cobbler armorers bake-sale dominance-fox")
    assert souls(g) == []
    assert discards(g) == ["anvil", "armorers", "bake-sale", "cobbler", "sword"]
    assert view(g, "lizards").available == ["dominance-fox"]


@rule("root:10.4")
def test_birdsong_fixes_the_outcast_then_empties_the_pile_then_conspires() -> None:
    g = birdsong("""
        lizards outcast: fox
        lizards souls: sword
        lizards acolytes: 2
        clearing 2: marquise 1 warrior
        clearing 1: marquise 1 warrior
    """)
    assert question(g) == "Conspire"
    assert cult(g).outcast == "mouse"
    assert souls(g) == []
    assert offered(g, "convert", "clearing") == [2]


# -- conspiracies ----------------------------------------------------------------------------------------------

RABBITS = """
    lizards outcast: fox
    lizards souls: cobbler
    lizards acolytes: {acolytes}
    {rest}
"""


def conspiring(acolytes: int, rest: str) -> RootGame:
    """The rabbits are the Outcast, not Hated."""
    return birdsong(RABBITS.format(acolytes=acolytes, rest=rest))


@rule("root:10.4.3")
def test_conspiracies_only_in_outcast_clearings_as_long_as_acolytes_last() -> None:
    g = conspiring(
        4,
        """
        clearing 5: lizards 2 warriors; marquise 2 warriors
        clearing 1: lizards 2 warriors; marquise 1 warrior, 1 sawmill
        """,
    )
    clearings = {a.names.get("clearing", a.names.get("from")) for a in legal(g) if a.names}
    assert clearings == {3, 5}
    refused(g, "convert", rule="root:10.4.3", clearing=1, seat="marquise")
    refused(g, "battle", rule="root:10.4.3", clearing=1, defender="marquise")
    refused(g, "move-from", rule="root:10.4.3", from_=1)
    refused(g, "sanctify", rule="root:10.4.3", clearing=1, piece="sawmill")
    before = supply(g, "lizards")
    play(g, "convert", clearing=5, seat="marquise")
    assert (cult(g).acolytes, supply(g, "lizards")) == (2, before + 2 - 1)
    play(g, "convert", clearing=5, seat="marquise")
    assert cult(g).acolytes == 0
    assert question(g) != "Conspire"


@rule("root:10.4.3.hated")
def test_a_hated_outcast_makes_conspiracies_cheaper() -> None:
    rest = "clearing 5: marquise 2 warriors, 1 sawmill\nclearing 10: lizards 2 warriors"
    g = birdsong(f"lizards outcast: rabbit\nlizards acolytes: 4\n{rest}")
    assert (cult(g).crusade, cult(g).convert, cult(g).sanctify) == (1, 1, 2)
    play(g, "convert", clearing=5, seat="marquise")
    assert cult(g).acolytes == 3
    play(g, "sanctify", clearing=5, piece="sawmill")
    assert cult(g).acolytes == 1
    play(g, "move-from", from_=10)
    assert cult(g).acolytes == 0
    assert (cult(conspiring(4, rest)).crusade, cult(conspiring(4, rest)).sanctify) == (2, 3)


@rule("root:10.4.3")
def test_too_few_acolytes() -> None:
    g = conspiring(2, "clearing 5: marquise 2 warriors, 1 sawmill")
    reason = refused(g, "sanctify", rule="root:10.4.3", clearing=5, piece="sawmill")
    assert (reason.facts["cost"], reason.facts["have"]) == (3, 2)


RABBIT_GARDENS = """
    ruins: 6 11 12
    clearing 3: lizards 1 garden-rabbit
    clearing 4: lizards 1 garden-rabbit
    clearing 5: lizards {} garden-rabbit
    clearing 10: lizards 1 garden-rabbit; marquise 1 sawmill
"""


@rule("root:10.4.3.full")
def test_sanctify_needs_a_garden_of_the_suit() -> None:
    assert offered(conspiring(3, RABBIT_GARDENS.format(1)), "sanctify", "clearing") == [10]
    g = conspiring(3, RABBIT_GARDENS.format(2))
    assert offered(g, "sanctify", "clearing") == []
    refused(g, "sanctify", rule="root:10.4.3.full", clearing=10, piece="sawmill")


@rule("root:10.4.3.full", "root:6.2.2")
def test_neither_convert_nor_sanctify_at_the_keep() -> None:
    g = conspiring(3, "clearing 4: marquise 1 keep, 1 sawmill, 1 warrior\nclearing 5: marquise 1 warrior")
    refused(g, "convert", rule="root:6.2.2", clearing=4, seat="marquise")
    refused(g, "sanctify", rule="root:6.2.2", clearing=4, piece="sawmill")
    assert offered(g, "convert", "clearing") == [3, 5]


@rule("root:10.4.3.I")
def test_a_crusade_battles_or_moves() -> None:
    g = conspiring(2, "clearing 5: lizards 2 warriors; marquise 1 warrior")
    assert offers(g, "battle", clearing=5, defender="marquise")
    assert offers(g, "move-from", from_=5)
    play(g, "battle", clearing=5, defender="marquise")
    assert cult(g).acolytes == 0
    roll(g, 1, 0)
    assert warriors(g, "marquise", 5) == 0


@rule("root:10.4.3.I", "root:4.2.1")
def test_a_crusade_moves_by_the_rules_of_movement() -> None:
    g = conspiring(
        2,
        """
        clearing 5: lizards 1 warrior; marquise 3 warriors
        clearing 1: lizards 1 garden-fox
        clearing 2: marquise 1 warrior
        """,
    )
    play(g, "move-from", from_=5)
    assert offered(g, "move-to", "to") == [1]
    refused(g, "move-to", rule="root:4.2.1", to=2)


@rule("root:10.4.3.I.battle-after")
def test_after_a_crusade_move_a_battle_there_costs_nothing_more() -> None:
    g = conspiring(2, "clearing 5: lizards 2 warriors\nclearing 1: marquise 2 warriors")
    play(g, "move-from", from_=5)
    play(g, "move-to", to=1)
    play(g, "move", count=2)
    assert question(g) == "CrusadeBattle"
    assert options(g) == ["done", f"battle clearing=1 defender={seat(g, 'marquise')}"]
    play(g, "battle", clearing=1, defender="marquise")
    roll(g, 2, 0)
    assert warriors(g, "marquise", 1) == 0
    assert cult(g).acolytes == 0


@rule("root:10.4.3.I.battle-after")
def test_the_battle_after_a_crusade_may_be_left() -> None:
    g = conspiring(2, "clearing 5: lizards 2 warriors\nclearing 1: marquise 2 warriors")
    play(g, "move-from", from_=5)
    play(g, "move-to", to=1)
    play(g, "move", count=1)
    done(g, "lizards")
    assert (warriors(g, "marquise", 1), warriors(g, "lizards", 1), warriors(g, "lizards", 5)) == (2, 1, 1)


@rule("root:10.4.3.II")
def test_convert_replaces_a_warrior() -> None:
    g = conspiring(2, "clearing 5: marquise 1 warrior")
    before = supply(g, "marquise")
    play(g, "convert", clearing=5, seat="marquise")
    assert supply(g, "marquise") == before + 1
    assert pieces(g, "marquise", 5) == {}
    assert warriors(g, "lizards", 5) == 1


@rule("root:10.4.3.II")
def test_convert_uses_the_acolytes_it_sends_back() -> None:
    others = "\n".join(f"clearing {clearing}: lizards 8 warriors" for clearing in (2, 7))
    g = conspiring(2, f"{others}\nclearing 9: lizards 7 warriors\nclearing 5: marquise 1 warrior")
    assert supply(g, "lizards") == 0
    play(g, "convert", clearing=5, seat="marquise")
    assert warriors(g, "lizards", 5) == 1
    assert supply(g, "lizards") == 1


@rule("root:10.4.3.III")
def test_sanctify_replaces_a_building_and_scores() -> None:
    g = position("""
        clearing 5: eyrie 1 roost; marquise 1 sawmill
        lizards outcast: fox
        lizards souls: cobbler
        lizards acolytes: 3
        turn lizards birdsong
    """)
    assert view(g, "lizards").clearings[4].free == 0
    play(g, "sanctify", clearing=5, piece="roost")
    assert pieces(g, "eyrie", 5) == {}
    assert pieces(g, "lizards", 5) == {"garden-rabbit": 1}
    assert pieces(g, "marquise", 5) == {"sawmill": 1}
    assert score(g, "lizards") == 1
    assert supply(g, "eyrie", "roost") == 7
    assert view(g, "lizards").clearings[4].free == 0


@rule("root:10.4.3.III", "root:8.2.4")
def test_a_sanctified_base_costs_the_alliance_what_a_lost_base_costs() -> None:
    g = position("""
        clearing 5: alliance 1 base-rabbit
        alliance supporters: cobbler armorers sword
        alliance officers: 3
        lizards outcast: rabbit
        lizards acolytes: 3
        turn lizards birdsong
    """)
    play(g, "sanctify", clearing=5, piece="base-rabbit")
    assert cult(g).acolytes == 1
    assert sorted(player(g, "alliance").supply.items())[0] == ("base-fox", 1)
    assert souls(g) == ["armorers", "cobbler"]
    assert supply(g, "alliance") == 10 - 1


@rule("root:learn.acolytes-example")
def test_the_acolytes_example() -> None:
    g = conspiring(4, "clearing 5: marquise 1 warrior\nclearing 2: marquise 1 warrior")
    before = supply(g, "lizards")
    assert not cult(g).hated
    play(g, "convert", clearing=5, seat="marquise")
    assert cult(g).acolytes == 2
    assert pieces(g, "lizards", 5) == {"warrior": 1}
    assert ruler(g, 5) == "lizards"
    play(g, "move-from", from_=5)
    play(g, "move-to", to=2)
    assert cult(g).acolytes == 0
    assert (warriors(g, "lizards", 5), warriors(g, "lizards", 2)) == (0, 1)
    assert supply(g, "lizards") == before + 4 - 1
    play(g, "battle", clearing=2, defender="marquise")
    assert question(g) == "RollDice"
    roll(g, 3, 0)
    assert warriors(g, "marquise", 2) == 0
    assert warriors(g, "lizards", 2) == 1


# -- what holds for every game ---------------------------------------------------------------------------------

LINEUPS = [
    (["marquise", "lizards"], "autumn"),
    (["lizards", "eyrie"], "winter"),
    (["alliance", "lizards"], "autumn"),
    (["lizards", "vagabond"], "winter"),
    (["eyrie", "lizards", "riverfolk"], "autumn"),
    (["marquise", "eyrie", "lizards", "vagabond"], "autumn"),
]


@pytest.mark.parametrize(("lineup", "table"), LINEUPS)
def test_games_with_the_cult_keep_every_promise(lineup: list[str], table: str) -> None:
    setup = RULEBOOK.lineup(lineup, table)
    assert check_game(RULEBOOK, setup, 0, every=11) > 50
    assert check_scenarios(RULEBOOK, setup, 0) > 10
    assert check_replay(RULEBOOK, setup, 3).game.result is not None


@pytest.mark.parametrize(("lineup", "table"), LINEUPS)
def test_nobody_sees_what_is_hidden_beside_the_cult(lineup: list[str], table: str) -> None:
    assert check_non_interference(RULEBOOK, RULEBOOK.lineup(lineup, table), 0, every=7) > 50
