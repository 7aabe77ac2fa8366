"""What a scenario can say besides pieces and cards: how large the decks are, and what is left of a turn."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import size
from marches.kernel.rulebook import ScenarioError
from marches.testing.conformance import check_scenario
from tests.scythe.helpers import offers, play, position, question, section

SEATS = "seat nordic industrial: coins 5; cards 2 5; section bolster\nseat crimea mechanical: coins 5; objectives 4\n"


def again(g: ScytheGame) -> ScytheGame:
    """The position, written and read."""
    assert RULEBOOK.is_quiet(g)
    back = check_scenario(RULEBOOK, g)
    assert isinstance(back, ScytheGame)
    return back


def test_decks_have_as_many_cards_as_a_scenario_says() -> None:
    sizes = "combat-deck: 3 cards\nobjective-deck: 2 cards\nencounter-deck: 0 cards\n"
    g = again(position(SEATS + sizes + "turn nordic\n"))
    assert (sum(g.deck), size(g.objective_deck), size(g.encounter_deck)) == (3, 2, 0)
    assert (g.hand_size(0), size(g.objectives[1])) == (2, 1)


def test_or_the_cards_it_names() -> None:
    g = again(position(SEATS + "combat-deck: 2 5 5\nobjective-deck: 7 9\nencounter-deck: 3\nturn nordic\n"))
    assert [*g.deck] == [1, 0, 0, 2]
    assert [g.kit.objectives.ids[card] for card in range(32) if g.objective_deck >> card & 1] == ["7", "9"]
    assert [g.kit.encounters.ids[card] for card in range(32) if g.encounter_deck >> card & 1] == ["3"]


@pytest.mark.parametrize(
    "line",
    [
        "combat-deck: 43 cards",
        "combat-deck: -1 cards",
        "combat-deck: 2 6",
        "combat-deck: " + "5 " * 9,
        "objective-deck: 4",
        "objective-deck: 30 cards",
        "encounter-deck: many cards",
    ],
)
def test_a_deck_that_cannot_be_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(ScenarioError, match="line 3"):
        position(f"{SEATS}{line}\nturn nordic\n")


@pytest.mark.parametrize(("left", "asked"), [("top", "ChooseTop"), ("bottom", "ChooseBottom")])
def test_a_turn_goes_on_with_the_actions_that_are_left(left: str, asked: str) -> None:
    g = again(position(SEATS + f"turn nordic: 7 {left}\n"))
    assert (question(g), g.active, g.turns) == (asked, 0, 7)
    assert offers(g, "bolster-power") == (left == "top")
    while g.active == 0:
        play(g, "skip")
    assert (question(g), g.active) == ("ChooseSection", 1)


def test_nothing_but_the_end_of_a_turn_may_be_left() -> None:
    g = again(position(SEATS.replace("cards 2 5", "objectives 5") + "turn nordic: 7 end\n"))
    assert question(g) == "EndWindow"
    play(g, "end-turn")
    assert g.active == 1


def test_a_turn_is_left_only_with_a_section() -> None:
    with pytest.raises(ScenarioError, match="crimea needs a section"):
        position(SEATS + "turn crimea: 7 bottom\n")


def test_what_is_played_into_can_be_written_until_a_turn_has_more_to_remember() -> None:
    g = position(SEATS + "turn crimea\n")
    section(g, "trade")
    again(g)
    play(g, "trade-popularity")
    again(g)
    g = position(SEATS + "hex r3c3: nordic worker\nturn nordic\n")
    section(g, "move")
    play(g, "move-units")
    assert not RULEBOOK.is_quiet(g)
    g = position(SEATS + "hex r5c2: nordic worker\nturn nordic\n")
    section(g, "produce")
    play(g, "produce")
    play(g, "produce-at", hex="r5c2", count=1)
    assert question(g) == "ChooseBottom"
    assert not RULEBOOK.is_quiet(g), "where it has produced is remembered"
