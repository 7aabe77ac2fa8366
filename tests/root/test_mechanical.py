"""root:mech.modes  The Mechanical Marquise: setup, what she lacks, who wins."""

from random import Random

import pytest

from marches.games.root.edge.factions.mechanical import MechanicalBoard
from marches.games.root.edge.factions.shown import names_of
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.cards import DISCARD_DOWN, DRAW_CARDS
from marches.games.root.rules.factions.mechanical.state import ORDERS
from marches.games.root.rules.scoring import Score
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import SetupError
from marches.kernel.step import SPECTATOR
from marches.table.table import Table
from marches.testing.playout import random_answer
from tests.marks import rule
from tests.root.helpers import (
    asked,
    battle,
    discards,
    draw,
    draw_any,
    hand,
    legal,
    offered,
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
from tests.root.mechanical import EYRIE, board, coop, her_turn, set_up

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
    with pytest.raises(SetupError, match="root-setup-alone"):
        RULEBOOK.check(RULEBOOK.lineup(["mechanical", "eyrie"]))
    with pytest.raises(SetupError, match="root-setup-many-together most=4"):
        RULEBOOK.check(coop("mechanical", "eyrie", "alliance", "vagabond", "lizards", "riverfolk"))
    with pytest.raises(SetupError, match="root-setup-no-machine"):
        RULEBOOK.check(coop("marquise", "eyrie"))


@rule("root:mech.not-both")
def test_she_and_the_marquise_cannot_both_play() -> None:
    with pytest.raises(SetupError, match="root-setup-apart"):
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
    deck = names_of(g, g.deck)
    assert len(deck) == 54
    assert not [name for name in deck if name.startswith("dominance")]
    assert sorted(name for name in deck if name.startswith("spy")) == ["spy-bird", "spy-fox", "spy-mouse", "spy-rabbit"]
    without = RULEBOOK.start(RULEBOOK.lineup(["marquise", "eyrie", "alliance"]))
    assert not [name for name in names_of(g, without.deck) if name.startswith("spy")]


@rule("root:solo.favors")
def test_alone_against_her_the_favors_stay_in_the_box() -> None:
    g = RULEBOOK.start(coop("mechanical", "eyrie"))
    deck = names_of(g, g.deck)
    assert len(deck) == 51
    assert not [name for name in deck if name.startswith("favor")]
    assert int(RULEBOOK.start(coop("mechanical", "eyrie", "alliance")).deck).bit_count() == 54


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
    assert offered(g, "machine-keep", "clearing") == [1, 2, 3, 4]
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
def test_a_player_who_would_rob_her_draws_from_the_deck() -> None:
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
    refused(other, "recruit-otter", rule="root:6.2.2", clearing=4)


@rule("root:mech.keep", "root:6.2.2.lost")
def test_a_lost_keep_leaves_the_game() -> None:
    g = position(EYRIE + "\nclearing 1: mechanical 1 keep; eyrie 4 warriors\nhand eyrie: cobbler\nturn eyrie daylight")
    battle(g, "eyrie", "mechanical", 1)
    roll(g, 0, 0)
    assert board(g).keep is None
    assert supply(g, "mechanical", "keep") == 0
    assert view(g, "eyrie").clearings[0].reserved is None
    assert score(g, "eyrie") == 1


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
