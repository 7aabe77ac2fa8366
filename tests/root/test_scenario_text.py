"""What a scenario can say besides pieces and cards: supplies, the size of the deck, how far a phase has come."""

import pytest

from marches.games.root.edge.factions.eyrie import EyrieBoard
from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.bits import count
from marches.kernel.rulebook import ScenarioError
from marches.testing.conformance import check_scenario
from tests.root.helpers import (
    hand,
    offered,
    offers,
    play,
    player,
    position,
    question,
    refused,
    supply,
    view,
    warriors,
)

CATS = "clearing 1: marquise 3 warriors, 1 keep, 1 recruiter\nclearing 8: marquise 1 workshop\n"
BIRDS = "clearing 3: eyrie 4 warriors, 1 roost\nclearing 7: eyrie 2 warriors\neyrie leader: commander\n"


def again(g: RootGame) -> RootGame:
    """The position, written and read."""
    assert RULEBOOK.is_quiet(g)
    back = check_scenario(RULEBOOK, g)
    assert isinstance(back, RootGame)
    return back


# -- supplies and the deck --------------------------------------------------------------------------------------


def test_a_supply_is_short_of_what_a_scenario_takes_out_of_the_game() -> None:
    g = again(position(CATS + BIRDS + "supply marquise: 1 warrior, 0 wood\nturn marquise birdsong"))
    assert (supply(g, "marquise"), supply(g, "marquise", "wood")) == (1, 0)
    assert supply(g, "marquise", "sawmill") == 6, "what is not named is all there"
    assert RULEBOOK.census(g)["marquise warrior"] == 4


def test_a_short_supply_holds_in_play() -> None:
    g = position(CATS + BIRDS + "supply marquise: 1 warrior\nclearing 5: marquise 1 recruiter\nturn marquise")
    play(g, "recruit")
    assert offered(g, "recruit-at", "clearing") == [1, 5], "one warrior for two recruiters"
    play(g, "recruit-at", clearing=5)
    assert (supply(g, "marquise"), warriors(g, "marquise", 5), question(g)) == (0, 1, "MarquiseActions")


@pytest.mark.parametrize("line", ["26 warriors", "-1 warriors", "3", "3 dragons", "x warriors"])
def test_a_supply_that_cannot_be_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(ScenarioError, match="line 3"):
        position(f"clearing 1: marquise 3 warriors\nclearing 3: eyrie 1 roost\nsupply marquise: {line}")


def test_a_deck_has_as_many_cards_as_a_scenario_says() -> None:
    g = again(position(CATS + BIRDS + "hand eyrie: anvil\ndeck: 2 cards\nturn marquise birdsong"))
    assert (view(g, "eyrie").deck, count(g.deck), hand(g, "eyrie")) == (2, 2, ["anvil"])
    assert count(position(CATS + BIRDS + "deck: 0 cards").deck) == 0
    with pytest.raises(ScenarioError, match=r"only \d+ cards are left"):
        position(CATS + BIRDS + "deck: 60 cards")


# -- a phase under way ----------------------------------------------------------------------------------------------


def test_the_marquise_has_as_many_actions_left_as_a_scenario_says() -> None:
    g = again(position(CATS + BIRDS + "hand marquise: anvil\nmarquise actions: 1\nturn marquise"))
    assert question(g) == "MarquiseActions"
    assert not offers(g, "craft", card="anvil"), "she has acted"
    play(g, "recruit")
    assert refused(g, "march").rule == "root:6.5"


def test_she_recruits_once_also_where_the_scenario_says_she_has() -> None:
    g = again(position(CATS + BIRDS + "marquise actions: 2\nmarquise recruited:\nturn marquise"))
    refused(g, "recruit", rule="root:6.5.3.once")


def test_what_is_used_up_this_turn_stays_so() -> None:
    text = CATS + BIRDS + "crafted marquise: codebreakers\nhand marquise: anvil\nhand eyrie: sword\n"
    g = again(position(text + "used: fox codebreakers\nmarquise actions: 3\nturn marquise"))
    assert not offers(g, "use", card="codebreakers")
    refused(g, "craft", rule="root:4.1.1", card="anvil")
    rested = position(text + "turn marquise")
    assert offers(rested, "craft", card="anvil")
    assert offers(rested, "use", card="codebreakers")


# Recruit a mouse and a bird, the Commander's viziers: move and battle; and battle a fox.
DECREE = "eyrie recruit: armorers sword\neyrie battle: anvil\nhand eyrie: sappers\n"


def demands(g: RootGame) -> list[tuple[str, str]]:
    """What the Decree still demands: column and suit."""
    board = player(g, "eyrie").board
    assert isinstance(board, EyrieBoard)
    return [(one.column, one.suit) for one in board.demands]


def test_decree_cards_that_are_resolved_are_not_demanded_again() -> None:
    g = again(position(CATS + BIRDS + DECREE + "eyrie resolved: recruit armorers sword; move vizier\nturn eyrie"))
    assert (question(g), demands(g)) == ("DecreeColumn", [("battle", "fox"), ("battle", "bird")])


def test_crafting_is_over_once_the_decree_is_resolved_even_if_no_card_is() -> None:
    g = again(position(CATS + BIRDS + DECREE + "eyrie resolved:\nturn eyrie"))
    assert (question(g), len(demands(g))) == ("DecreeColumn", 5)
    assert question(position(CATS + BIRDS + DECREE + "turn eyrie")) == "EyrieCraft"


def test_the_alliance_have_as_many_operations_left_as_a_scenario_says() -> None:
    text = CATS + "clearing 3: alliance 2 warriors, 1 base-rabbit\nalliance officers: 3\nalliance operations: 1\n"
    g = again(position(text + "turn alliance evening"))
    assert question(g) == "MilitaryOperations"
    play(g, "recruit-at-base", clearing=3)
    assert question(g) != "MilitaryOperations", "it was the last one"
    with pytest.raises(ScenarioError, match="3 officers for 4 operations"):
        position(text.replace("operations: 1", "operations: 4") + "turn alliance evening")


@pytest.mark.parametrize(
    ("line", "turn", "problem"),
    [
        ("marquise actions: 1", "turn eyrie", "marquise has no line 'actions'"),
        ("marquise actions: 1", "turn marquise birdsong", "this cannot be said of Birdsong"),
        ("marquise actions: one", "turn marquise", "'one' is not a whole number"),
        ("marquise actions: 1 2", "turn marquise", "one word is expected"),
        ("eyrie resolved: build anvil", "turn eyrie", "no 'anvil' is left in that column"),
        ("used: armorers", "turn marquise", "'armorers' is not in play"),
        ("marquise songs: 3", "turn marquise", "marquise has no line 'songs'"),
    ],
)
def test_a_phase_that_cannot_be_under_way_is_refused_with_its_line(line: str, turn: str, problem: str) -> None:
    with pytest.raises(ScenarioError, match=problem):
        position(f"{CATS}{BIRDS}{line}\n{turn}")


def test_where_a_phase_is_halfway_through_an_action_it_cannot_be_written() -> None:
    g = position(CATS + BIRDS + "turn marquise")
    play(g, "march")
    assert not RULEBOOK.is_quiet(g)
    play(g, "move-from", from_=1)
    play(g, "move-to", to=9)
    play(g, "move", count=1)
    play(g, "done")
    assert again(g).decision is not None
