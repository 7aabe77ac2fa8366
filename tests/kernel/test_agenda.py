"""The agenda: order, repetition, early ends, waiting."""

import pytest

from marches.kernel.step import NATURE
from tests.kernel.toy import (
    BIDS,
    DRAWS,
    PASS,
    PEEKS,
    ROLLS,
    Auction,
    Draw,
    EndOfLot,
    PeekOrPass,
    RollWorth,
    SealBids,
    ToyGame,
)
from tests.kernel.toybook import TOY, setup


def dealt(*cards: int, players: int = 2) -> ToyGame:
    """A toy game whose hands are dealt these cards, seat by seat."""
    g = TOY.start(setup(players))
    g.advance()
    for card in cards:
        g.play(NATURE, DRAWS[card - 1])
    return g


def test_steps_run_in_the_order_they_were_queued_before_anything_pending() -> None:
    g = dealt()
    g.agenda.clear()
    g.then(Draw(1), Draw(0))
    g.then(Draw(0))
    g.advance()
    for card in (4, 3, 2):
        g.play(NATURE, DRAWS[card - 1])
    assert g.hands == [[4, 2], [3]]


def test_skip_to_drops_what_is_pending_up_to_the_named_step() -> None:
    g = dealt()
    g.agenda.clear()
    g.then(Draw(0), RollWorth(), EndOfLot(), Auction())
    g.skip_to(EndOfLot)
    assert isinstance(g.agenda[-1], EndOfLot)
    with pytest.raises(LookupError, match="SealBids"):
        g.skip_to(SealBids)


def test_a_step_tests_its_condition_when_it_runs() -> None:
    g = dealt()
    g.agenda.clear()
    g.then(Draw(0), PeekOrPass(0))
    for card in range(4):
        while g.bag.counts[card]:
            g.bag.take(card)
    g.advance()  # the bag emptied after the draw was queued: it is passed over
    assert isinstance(g.decision, PeekOrPass)
    assert g.hands[0] == []


def test_a_game_waits_for_nature_and_then_for_players() -> None:
    g = dealt(1, 2, 3, 4)
    assert isinstance(g.decision, RollWorth)
    assert g.decision.seats(g) == (NATURE,)
    g.play(NATURE, ROLLS[4])
    assert isinstance(g.decision, SealBids)
    assert g.decision.seats(g) == (0, 1)


def test_sealed_answers_come_in_any_order_and_take_effect_together() -> None:
    g = dealt(4, 3, 2, 1)  # dealt from the end of the agenda: seat 1 first
    g.play(NATURE, ROLLS[4])
    assert isinstance(g.decision, SealBids)
    g.play(1, BIDS[3])
    assert g.decision.seats(g) == (0,)
    assert g.hands[1] == [4, 3], "nothing happens before the last answer"
    assert not TOY.view(g, 0).discard
    g.play(0, BIDS[1])
    assert g.hands == [[1], [3]]
    assert g.discard == [2, 4] or g.discard == [4, 2]
    assert g.scores == [0, 5]
    assert not g.sealed


def test_a_decision_offers_the_candidates_that_have_no_reason_against_them() -> None:
    g = dealt(1, 1, 1, 1)
    g.then(PeekOrPass(0))
    g.advance()
    decision = g.decision
    assert isinstance(decision, PeekOrPass)
    assert decision.options(g, 0) == [PASS]
    reason = decision.why_not(g, 0, PEEKS[1])
    assert reason is not None
    assert (reason.rule, reason.key, dict(reason.facts)) == ("toy:peek", "toy-why-no-point", {"score": 0})
    g.scores[0] = 1
    assert decision.options(g, 0) == [PASS, PEEKS[1]]


def test_a_clone_and_its_original_never_feel_each_other() -> None:
    g = dealt(1, 2, 3, 4)
    clone = g.clone()
    clone.play(NATURE, ROLLS[0])
    clone.play(0, BIDS[2])
    assert (g.worth, g.sealed, len(g.agenda)) == (0, {}, 2 + len(g.agenda) - 2)
    assert isinstance(g.decision, RollWorth)
    g.play(NATURE, ROLLS[5])
    assert (g.worth, clone.worth) == (6, 1)
