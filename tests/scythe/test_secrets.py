"""What nobody may learn from the questions a table skips, and what nobody may take back once it was shown."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.deals.costs import PayKinds
from marches.games.scythe.rules.paying import PayResources
from marches.games.scythe.rules.state import ScytheGame, ScytheWindow
from marches.kernel.step import SPECTATOR
from marches.table.table import forced_answer
from marches.testing.conformance import Forced, check_redeal, hasty
from tests.marks import rule
from tests.scythe.airship_helpers import aloft
from tests.scythe.helpers import (
    legal,
    play,
    position,
    question,
    section,
    table,
    why_no_undo,
)

NORDIC = "seat nordic industrial: coins 5; power 5\n"


def last_metal(cards: str) -> ScytheGame:
    """Crimea has paid three metal for a mech and owes the fourth (agricultural: Trade over Deploy, 4 metal)."""
    crimea = f"seat crimea agricultural: coins 5; cards {cards}\n"
    g = position(f"{crimea}{NORDIC}hex r3c2: crimea 2 workers; 3 metal\nturn crimea\n")
    section(g, "trade")
    play(g, "skip")
    play(g, "take-bottom")
    for _ in range(3):
        play(g, "pay", hex="r3c2", resource="metal")
    return g


def second_kind(cards: str) -> ScytheGame:
    """Crimea uses a Factory card that costs two different resources, and has paid the only one it has."""
    crimea = f"seat crimea agricultural: coins 5; cards {cards}; factory 13\n"
    g = position(f"option promos: True\n{crimea}{NORDIC}hex r3c2: crimea 2 workers; 1 metal\nturn crimea\n")
    play(g, "factory-section", factory_card="13")
    play(g, "use-factory-card-for", gain="mech")
    play(g, "pay", hex="r3c2", resource="metal")
    return g


OWES = {PayResources: last_metal, PayKinds: second_kind}


def tell_apart(g: ScytheGame, forced: Forced = forced_answer) -> None:
    """Fails if anyone can tell another deal from this one by how the pending question is answered."""
    action = legal(g)[0]
    for seat in (SPECTATOR, 1):
        for trial in range(10):
            check_redeal(RULEBOOK, g, seat, 0, action.code, Random(trial), forced=forced)


@rule("scythe:faction.crimea.coercion")
@pytest.mark.parametrize("question", OWES)
def test_a_card_that_pays_is_asked_for_even_of_a_hand_of_one_kind(question: type[ScytheWindow]) -> None:
    for cards in ("5 5", "2 5"):
        g = OWES[question](cards)
        assert type(g.decision) is question
        assert forced_answer(g) is None
        tell_apart(g)


@pytest.mark.parametrize("question", OWES)
def test_the_last_card_pays_without_a_question(question: type[ScytheWindow]) -> None:
    g = OWES[question]("5")
    assert type(g.decision) is question
    assert forced_answer(g) == (0, legal(g)[0])
    tell_apart(g)


@pytest.mark.parametrize("question", OWES)
def test_the_re_deals_find_a_payment_that_tells_a_hand(question: type[ScytheWindow]) -> None:
    with pytest.raises(AssertionError, match="whether the table answers by itself"):
        tell_apart(OWES[question]("5 5"), hasty(question))


def test_who_cannot_pay_with_hidden_cards_is_not_asked_when_there_is_one_way() -> None:
    # Industrial: Bolster over Upgrade, 3 oil.
    g = aloft("blitzkrieg boost", "airship nordic: r1c4; 3 oil\n", one="coins 5; cards 2 5")
    section(g, "bolster")
    play(g, "skip")
    play(g, "take-bottom")
    assert question(g) == "PayResources"
    assert forced_answer(g) is not None


REVEALED = "table-undo-revealed"


@rule("scythe:faction.crimea.coercion")
def test_undo_stops_at_a_card_that_paid() -> None:
    crimea = "seat crimea agricultural: coins 5; cards 2 5\n"
    game = table(f"{crimea}{NORDIC}hex r3c2: crimea 2 workers; 4 metal\nturn crimea\n")
    play(game, "section", section="trade")
    play(game, "skip")
    play(game, "take-bottom")
    play(game, "pay", hex="r3c2", resource="metal")
    assert why_no_undo(game) == ""
    play(game, "pay-card", combat_card="5")
    assert why_no_undo(game) == REVEALED


@rule("scythe:factory.gain")
def test_undo_stops_at_the_factory_card_that_was_taken() -> None:
    game = table(f"{NORDIC}seat crimea agricultural:\nhex r3c3: nordic character\npool: 1 2 3\nturn nordic\n")
    play(game, "section", section="move")
    play(game, "move-units")
    play(game, "move", unit="character")
    play(game, "go", to="r4c3")
    play(game, "done")
    assert why_no_undo(game) == REVEALED
    play(game, "take-factory-card", factory_card="2")
    assert why_no_undo(game) == REVEALED
