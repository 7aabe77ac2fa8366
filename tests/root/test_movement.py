"""Chapter 4.2: moving."""

from tests.marks import rule
from tests.root.helpers import done, move, offered, offers, play, position, question, refused, warriors

# Paths from 12: 4, 7, 9, 10, 11.


@rule("root:4.2")
def test_any_number_of_warriors_from_one_goes_to_an_adjacent_clearing() -> None:
    g = position("clearing 12: marquise 4 warriors\nclearing 1: marquise 1 keep\nclearing 3: eyrie 1 roost")
    play(g, "march")
    play(g, "move-from", from_=12)
    assert offered(g, "move-to", "to") == [4, 7, 9, 10, 11]
    play(g, "move-to", to=7)
    assert offered(g, "move", "count") == [1, 2, 3, 4]
    play(g, "move", count=3)
    assert (warriors(g, "marquise", 12), warriors(g, "marquise", 7)) == (1, 3)


@rule("root:4.2.1", "root:learn.move-example")
def test_one_must_rule_the_clearing_left_or_the_one_entered() -> None:
    g = position(
        """
        clearing 12: eyrie 2 warriors; marquise 3 warriors
        clearing 7: eyrie 1 roost
        clearing 4: marquise 1 warrior
        clearing 1: marquise 1 keep
        eyrie leader: despot
        eyrie move: anvil
        turn eyrie
        """
    )
    play(g, "resolve", suit="bird")
    assert offered(g, "move-from", "from") == [12]
    play(g, "move-from", from_=12)
    assert offered(g, "move-to", "to") == [7]
    reason = refused(g, "move-to", rule="root:4.2.1", to=4)
    assert (reason.facts["mine"], reason.facts["theirs"]) == (2, 3)
    assert (reason.facts["mine_there"], reason.facts["theirs_there"]) == (0, 1)
    play(g, "move-to", to=7)
    assert offered(g, "move", "count") == [1, 2]


@rule("root:4.2.2", "root:4.2.2.groups", "root:6.5.2")
def test_the_same_or_another_group_may_move_again() -> None:
    text = "clearing 12: marquise 1 warrior\nclearing 9: marquise 3 warriors\nclearing 3: eyrie 1 roost"
    g = position(text)
    play(g, "march")
    move(g, 12, 4, 1)
    move(g, 4, 8, 1)
    assert warriors(g, "marquise", 8) == 1
    assert question(g) == "MarquiseActions"
    g = position(text)
    play(g, "march")
    move(g, 12, 4, 1)
    move(g, 9, 4, 3)
    assert warriors(g, "marquise", 4) == 4


@rule("root:6.2.2.move-in")
def test_enemies_may_move_into_the_clearing_of_the_keep() -> None:
    g = position(
        """
        clearing 1: marquise 1 keep, 1 warrior
        clearing 5: eyrie 3 warriors, 1 roost
        eyrie leader: despot
        turn eyrie
        """
    )
    move(g, 5, 1, 2)
    assert warriors(g, "eyrie", 1) == 2


def test_a_clearing_without_a_way_out_is_refused_with_its_reason() -> None:
    g = position(
        "clearing 12: marquise 1 warrior; eyrie 2 warriors\nclearing 1: marquise 2 warriors\nclearing 3: eyrie 1 roost"
    )
    play(g, "march")
    assert refused(g, "move-from", rule="root:4.2.1", from_=12)
    move(g, 1, 9, 2)
    assert offers(g, "move-from", from_=12)
    done(g)
