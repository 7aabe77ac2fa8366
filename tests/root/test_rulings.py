"""Which rules version's rulings a game of Root follows (docs/decisions/0010), and what differs under the older ones."""

import pytest

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.kernel.setup import Setup
from tests.root.helpers import offers, pieces, position, question, refused
from tests.root.test_options import PARTNERS
from tests.root.test_scorched import CATS_STAY
from tests.root.test_winning import before_the_last_order

OLD = "option rulings: 1\n"


def started(setup: Setup) -> RootGame:
    return RULEBOOK.start(setup)


@pytest.mark.parametrize("setup", [RULEBOOK.lineup(["marquise", "eyrie"]), *RULEBOOK.guides()])
def test_a_game_follows_the_rulings_its_setup_names_the_newest_unless_it_does(setup: Setup) -> None:
    assert started(setup).rulings == 2
    old = Setup("root", 2, setup.seats, setup.modules, {"rulings": 1})
    RULEBOOK.check(old)
    assert started(old).rulings == 1
    assert started(old).clone().rulings == 1


def test_a_scenario_says_which_rulings_hold_where_they_are_older_ones() -> None:
    g = position("seats: marquise eyrie\neyrie leader: builder\nturn marquise")
    assert g.rulings == 2
    assert "rulings" not in RULEBOOK.dump(g)
    old = position(OLD + RULEBOOK.dump(g))
    assert old.rulings == 1
    assert "option rulings: 1\n" in RULEBOOK.dump(old)


def test_the_eyrie_were_not_asked_between_cards_of_one_suit() -> None:
    assert question(before_the_last_order("hand eyrie: dominance-fox")) == "DecreeColumn"
    assert question(before_the_last_order(OLD + "hand eyrie: dominance-fox")) == "ChooseLeader"


@pytest.mark.parametrize(("rulings", "asked_for"), [("", "DrawOne"), (OLD, "UseCards")])
def test_a_card_in_play_that_could_not_be_used_was_asked_for(rulings: str, asked_for: str) -> None:
    g = position(
        rulings
        + """
        clearing 1: marquise 2 warriors, 1 keep
        clearing 3: eyrie 1 roost, 2 warriors
        eyrie leader: builder
        crafted eyrie: stand-and-deliver
        turn eyrie birdsong
        """
    )
    assert question(g) == asked_for


def test_a_scorched_clearing_was_open_to_the_pieces_of_a_partner() -> None:
    lines = CATS_STAY + "clearing 1: marquise 1 sawmill\nturn marquise birdsong"
    assert pieces(position(lines), "marquise", 1) == {"sawmill": 1}
    assert pieces(position(OLD + lines), "marquise", 1) == {"sawmill": 1, "wood": 1}


def test_a_partner_could_not_be_struck() -> None:
    lines = PARTNERS.replace("satchel: sword", "satchel: crossbow") + "turn vagabond"
    assert offers(position(lines), "strike", seat="marquise")
    assert refused(position(OLD + lines), "strike", rule="root:2.7", seat="marquise").key == "root-why-partner"
