"""The vocabulary tests are written with means the same at a position and at a table, and fails where a test slips."""

import pytest

from marches.kernel.action import UnknownAction
from marches.kernel.step import NATURE
from marches.testing.vocabulary import Vocabulary
from tests.kernel.toy import ToyGame
from tests.kernel.toybook import TOY

WORDS = Vocabulary[ToyGame](TOY, lambda g: ["ann", "ben"])
LOT = "lots 2\nseat 0: score 1; hand 2 4\nseat 1: score 0; hand 3 3"


def bidding() -> ToyGame:
    """Both are about to bid for a lot worth five."""
    g = WORDS.position(LOT)
    WORDS.roll(g, 5)
    return g


# -- at a position ------------------------------------------------------------------------------------------------


def test_it_says_what_is_asked_and_of_whom() -> None:
    g = WORDS.position(LOT)
    assert (WORDS.question(g), WORDS.asked(g)) == ("RollWorth", ["nature"])
    WORDS.roll(g, 5)
    assert (WORDS.question(g), WORDS.asked(g), g.worth) == ("SealBids", ["ann", "ben"], 5)


def test_it_says_what_may_be_answered_by_number_and_by_name() -> None:
    g = bidding()
    assert WORDS.options(g) == WORDS.options(g, "ann") == ["bid card=2", "bid card=4"]
    assert WORDS.offered(g, "bid", by=1) == WORDS.offered(g, "bid", "card", "ben") == [3]
    assert WORDS.offers(g, "bid", "ben", card=3)
    assert not WORDS.offers(g, "bid", "ben", card=4)
    assert WORDS.refused(g, "bid", "ben", card=4).key == "toy-why-not-held"


def test_an_answer_fits_by_the_fields_it_is_given() -> None:
    g = bidding()
    WORDS.play(g, "bid", "ben")
    WORDS.play(g, "bid", "ann", card=4)
    WORDS.draw(g, 1)
    assert (WORDS.asked(g), g.hands[0]) == (["ann"], [2, 1])
    assert WORDS.offers(g, "peek", seat="ben"), "a seat may be named"
    WORDS.play(g, "peek", seat="ben")
    assert g.scores == [5, 0]


def test_an_impossible_answer_fails_and_lists_the_possible_ones() -> None:
    g = bidding()
    with pytest.raises(AssertionError, match=r"SealBids: bid fits \[bid card=2, bid card=4\]"):
        WORDS.play(g, "bid", "ann")
    with pytest.raises(AssertionError, match=r"toy-why-not-held.*legal: \['bid card=2', 'bid card=4'\]"):
        WORDS.play(g, "bid", "ann", card=3)
    with pytest.raises(AssertionError, match=r"SealBids allows bid card=2"):
        WORDS.refused(g, "bid", "ann", card=2)
    with pytest.raises(AssertionError, match=r"does not consider pass"):
        WORDS.refused(g, "pass", "ann")
    with pytest.raises(AssertionError, match=r"refused by .*, not by toy:other"):
        WORDS.refused(g, "bid", "ben", rule="toy:other", card=4)
    with pytest.raises(AssertionError, match=r"'cid' does not play; ann, ben do"):
        WORDS.play(g, "bid", "cid", card=2)
    WORDS.play(g, "bid", "ann", card=2)
    with pytest.raises(AssertionError, match=r"SealBids asks \['ben'\], not ann"):
        WORDS.play(g, "bid", "ann", card=4)


@pytest.mark.parametrize(("verb", "fields"), [("bidd", {}), ("bid", {"kard": 2}), ("bid", {"card": 9})])
def test_a_typo_does_not_count_as_a_refusal(verb: str, fields: dict[str, int]) -> None:
    with pytest.raises(UnknownAction):
        WORDS.offers(bidding(), verb, None, **fields)


def test_nature_draws_what_is_named_or_whatever_comes() -> None:
    g = WORDS.position(LOT)
    with pytest.raises(AssertionError, match=r"RollWorth: \(7,\) cannot come"):
        WORDS.roll(g, 7)
    WORDS.draw(g, face=6)
    assert g.worth == 6
    with pytest.raises(AssertionError, match=r"SealBids asks \['ann', 'ben'\], not nature"):
        WORDS.draw(g)
    g = WORDS.position(LOT)
    assert WORDS.draw_any(g) == 1
    assert [line.key for line in WORDS.told(g)] == ["toy-did-roll"]


# -- at a table ---------------------------------------------------------------------------------------------------


def test_a_table_starts_at_a_scenario_with_its_dice_and_draws() -> None:
    table = WORDS.table(LOT, "roll face=5", "draw card=1")
    assert (WORDS.question(table), WORDS.game(table).worth) == ("SealBids", 5)
    WORDS.play(table, "bid", "ann", card=4)
    WORDS.play(table, "bid", "ben", card=3)
    assert WORDS.game(table).hands[0] == [2, 1]
    again = WORDS.table(LOT, "roll face=5")
    assert WORDS.told(again, "toy-did-roll") == WORDS.told(table, "toy-did-roll")[:1]


def test_it_answers_where_there_is_no_choice_but_puts_a_secret_question() -> None:
    table = WORDS.table("lots 2\nseat 0: score 0; hand 2 2\nseat 1: score -1; hand 3 3", "roll face=1")
    assert WORDS.asked(table) == ["ann", "ben"], "bids are secret: even a hand of one kind is asked"
    WORDS.play(table, "bid", "ann")
    WORDS.play(table, "bid", "ben")
    forced = [(entry.seat, repr(entry.action)) for entry in table.entries if entry.forced]
    assert forced == [(1, "pass")], "the highest bidder has no point to peek with"


def test_an_answer_is_taken_back_until_something_was_shown() -> None:
    table = WORDS.table(LOT.replace("lots 2", "lots 0"), "roll face=5")
    assert WORDS.why_no_undo(table, "ann") == "table-undo-chance"
    WORDS.play(table, "bid", "ann", card=4)
    assert WORDS.why_no_undo(table, "ann") == ""
    assert WORDS.why_no_undo(table, "ben") == "table-undo-other"
    table.undo(0)
    assert WORDS.asked(table) == ["ann", "ben"]
    WORDS.play(table, "bid", "ann", card=4)
    WORDS.play(table, "bid", "ben", card=3)
    WORDS.play(table, "peek", seat="ben")
    assert WORDS.question(table) == "over"
    assert WORDS.why_no_undo(table, "ann") == "table-undo-revealed"


def test_dice_that_cannot_come_are_a_mistake_and_after_them_the_seed_decides() -> None:
    with pytest.raises(ValueError, match=r"RollWorth: draw card=1 cannot come now"):
        WORDS.table(LOT, "draw card=1")
    with pytest.raises(AssertionError, match=r"toy knows no answer 'roll face=9'"):
        WORDS.table(LOT, "roll face=9")
    one, other = WORDS.table(LOT), WORDS.table(LOT)
    assert one.entries[0].seat == NATURE
    assert one.entries[0].action is other.entries[0].action
