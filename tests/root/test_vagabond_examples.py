"""The rulebook's worked examples with the Vagabond."""

from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.helpers import draw_any, hand, offered, pieces, play, position, question, roll, score, warriors
from tests.root.vagabond import board, relation, where


@rule("root:learn.aid-example")
def test_three_aids_to_the_eyrie_move_their_marker_two_spaces() -> None:
    g = position(
        "clearing 1: vagabond pawn; eyrie 2 warriors\nclearing 3: marquise 1 warrior\n"
        "vagabond satchel: boots torch sword\nhand vagabond: anvil root-tea-fox armorers\nturn vagabond"
    )
    for card, item in (("anvil", "boots"), ("root-tea-fox", "torch"), ("armorers", "")):
        play(g, "aid", seat="eyrie")
        play(g, "spend", card=card)
        if item:
            play(g, "exhaust", item=item)
    assert board(g).exhausted == ["boots", "sword", "torch"]
    assert hand(g, "eyrie") == ["anvil", "armorers", "root-tea-fox"]
    assert relation(g, "eyrie") == "friendly"
    assert score(g, "vagabond") == 3


def first_battle() -> RootGame:
    g = position(
        "clearing 1: vagabond pawn; marquise 3 warriors\nclearing 3: eyrie 1 warrior\n"
        "vagabond satchel: sword sword\nvagabond relations: marquise friendly\nturn vagabond"
    )
    play(g, "battle", clearing=1, defender="marquise")
    assert board(g).exhausted == ["sword"]
    roll(g, 1, 1)
    play(g, "damage", by="vagabond", item="sword", face="down")
    return g


@rule("root:learn.vagabond-battle-1")
def test_the_first_battle_turns_the_marquise_hostile() -> None:
    g = first_battle()
    assert warriors(g, "marquise", 1) == 2
    assert relation(g, "marquise") == "hostile"
    assert score(g, "vagabond") == 0
    shown = board(g)
    assert (shown.damaged_exhausted, shown.satchel, shown.swords) == (["sword"], ["sword"], 1)


@rule("root:learn.vagabond-battle-2")
def test_the_second_battle_brings_infamy() -> None:
    g = first_battle()
    play(g, "battle", clearing=1, defender="marquise")
    roll(g, 2, 0)
    assert warriors(g, "marquise", 1) == 1
    assert score(g, "vagabond") == 1
    shown = board(g)
    assert (shown.exhausted, shown.damaged, shown.damaged_exhausted) == (["sword"], [], ["sword"])


@rule("root:guide.turn1.vagabond", "root:guide.turn1.vagabond.order")
def test_the_first_turn_of_the_guided_game() -> None:
    g = position("""
        seats: marquise eyrie alliance vagabond
        forest A6: vagabond pawn
        clearing 12: alliance 1 sympathy
        clearing 7: eyrie 3 warriors, 1 roost
        clearing 1: marquise 3 warriors, 1 keep
        items alliance: crossbow
        vagabond character: thief
        vagabond track: tea
        vagabond satchel: boots torch sword
        hand vagabond: root-tea-fox
        turn vagabond birdsong
    """)
    play(g, "slip-to", to=12)
    play(g, "aid", seat="alliance")
    play(g, "spend", card="root-tea-fox")
    play(g, "exhaust", item="torch")
    play(g, "take-item", item="crossbow")
    assert (relation(g, "alliance"), score(g, "vagabond")) == ("amiable", 1)
    assert "crossbow" in board(g).satchel
    play(g, "travel", to=7)
    assert (where(g), relation(g, "eyrie")) == (7, "indifferent")
    assert board(g).exhausted == ["boots", "torch"]
    play(g, "strike", seat="eyrie")
    assert (relation(g, "eyrie"), score(g, "vagabond")) == ("hostile", 1)
    assert pieces(g, "eyrie", 7) == {"roost": 1, "warrior": 2}
    play(g, "battle", clearing=7, defender="eyrie")
    roll(g, 1, 0)
    assert score(g, "vagabond") == 2
    assert pieces(g, "eyrie", 7) == {"roost": 1, "warrior": 1}
    assert board(g).exhausted == ["boots", "crossbow", "sword", "torch"]
    play(g, "end-daylight")
    assert draw_any(g) == 1
    assert len(hand(g, "vagabond")) == 1


@rule("root:guide.turn1.vagabond.order")
def test_after_a_strike_first_the_move_would_take_two_boots() -> None:
    g = position(
        "seats: marquise eyrie alliance vagabond\nclearing 12: vagabond pawn; alliance 1 sympathy\n"
        "clearing 7: eyrie 3 warriors, 1 roost\nvagabond satchel: boots sword\n"
        "vagabond relations: eyrie hostile\nturn vagabond"
    )
    assert 7 not in offered(g, "travel", "to")
    assert question(g) == "VagabondActions"
