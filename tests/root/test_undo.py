"""Undo stops where hidden things were shown: every rule of Root that does so says whom it showed them to."""

from marches.games.root.rules.state import RootGame
from marches.kernel.game import EVERYONE
from tests.marks import rule
from tests.root.helpers import play, position, seat
from tests.root.test_mechanical_spies import spying
from tests.root.test_vagabond_turn import two

CATS = "clearing 1: marquise 2 warriors, 1 keep\n"


def shown_by(g: RootGame, verb: str, **fields: int | str) -> int:
    """The seats something hidden is shown to with this answer, as a mask."""
    g.revealed = 0
    play(g, verb, None, **fields)
    return g.revealed


def mask(g: RootGame, *factions: str) -> int:
    return sum(1 << seat(g, faction) for faction in factions)


@rule("root:9.5.3")
def test_the_item_of_a_ruin() -> None:
    g = position(CATS + "clearing 6: vagabond pawn\nvagabond hidden: 6 sword\nturn vagabond")
    assert shown_by(g, "explore") == EVERYONE


@rule("root:9.7.1.explore")
def test_with_two_vagabonds_first_what_he_sees_then_what_he_takes() -> None:
    g = two("vagabond hidden: 6 sword bag")
    assert shown_by(g, "explore") == mask(g, "vagabond")
    assert shown_by(g, "take-item", item="sword") == EVERYONE


@rule("root:9.7.1.explore")
def test_a_second_look_shows_him_nothing_new() -> None:
    g = two("vagabond hidden: 6 sword bag\nvagabond looked: 6")
    assert shown_by(g, "explore") == 0
    assert shown_by(g, "decline") == 0


@rule("root:card.codebreakers")
def test_a_hand_that_is_looked_at() -> None:
    g = position(CATS + "crafted marquise: codebreakers\nhand eyrie: anvil sword\nclearing 3: eyrie 1 roost")
    assert shown_by(g, "use", card="codebreakers") == 0
    assert shown_by(g, "choose-player", seat="eyrie") == mask(g, "marquise")


OUTRAGE = """
    clearing 5: marquise 3 warriors
    clearing 1: marquise 1 warrior; alliance 1 sympathy
    hand marquise: {hand}
    turn marquise
"""


def march(hand: str) -> RootGame:
    """The Marquise before her warrior enters a sympathetic fox clearing."""
    g = position(OUTRAGE.format(hand=hand))
    play(g, "march")
    play(g, "move-from", from_=5)
    play(g, "move-to", to=1)
    play(g, "move", count=1)
    return g


@rule("root:8.2.6", "root:8.2.6.no-card")
def test_the_card_outrage_demands_or_the_hand_that_has_none() -> None:
    g = march("anvil")
    assert shown_by(g, "give-supporter", card="anvil") == mask(g, "alliance")
    g = march("investments")
    assert shown_by(g, "show-hand") == mask(g, "alliance")


@rule("root:8.2.4")
def test_the_supporters_a_lost_base_takes_along() -> None:
    g = position("""
        clearing 1: alliance 1 base-fox; marquise 2 warriors, 1 keep
        clearing 8: marquise 2 workshops
        clearing 6: marquise 1 workshop
        alliance supporters: anvil sword
        hand marquise: favor-of-the-foxes
        turn marquise
    """)
    assert shown_by(g, "craft", card="favor-of-the-foxes") == EVERYONE


@rule("root:8.2.3")
def test_supporters_that_are_all_spent_at_once() -> None:
    g = position("""
        clearing 1: alliance 1 sympathy
        clearing 3: marquise 2 warriors
        alliance supporters: anvil foxfolk-steel
        turn alliance birdsong
    """)
    assert shown_by(g, "revolt", clearing=1) == EVERYONE


@rule("root:9.5.4")
def test_a_card_given_in_aid() -> None:
    g = position(CATS + "clearing 1: vagabond pawn\nhand vagabond: anvil\nturn vagabond")
    assert shown_by(g, "aid", seat="marquise") == 0
    assert shown_by(g, "spend", card="anvil") == mask(g, "marquise")


@rule("root:spy.reveal")
def test_an_order_a_spy_reveals() -> None:
    g = spying("spy-fox")
    assert shown_by(g, "use", card="spy-fox") == 0
    assert shown_by(g, "reveal-order", order=2) == EVERYONE


@rule("root:mech.daylight.reveal")
def test_an_order_that_is_carried_out() -> None:
    g = position("""
        clearing 1: mechanical 1 warrior
        clearing 3: vagabond pawn
        mechanical orders: anvil sword
        deck: armorers
        turn vagabond
    """)
    g.revealed = 0
    play(g, "end-daylight")
    play(g, "draw", card="armorers")
    assert g.revealed == EVERYONE


def test_what_a_player_shows_of_his_own_cards_can_be_taken_back() -> None:
    g = position(CATS + "clearing 1: marquise 1 sawmill\nclearing 3: eyrie 1 roost\nhand marquise: anvil")
    assert shown_by(g, "overwork") == 0
    assert shown_by(g, "overwork-at", clearing=1) == 0
    assert shown_by(g, "spend", card="anvil") == 0
