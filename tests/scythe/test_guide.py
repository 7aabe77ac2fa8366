"""The guided first game: a fixed start, three turns that produce, trade, move and upgrade, then free play."""

from __future__ import annotations

import pytest

from marches.games.guides import guide
from marches.games.scythe.edge.rulebook import GUIDED, RULEBOOK
from marches.kernel.setup import Setup, SetupError
from marches.table.table import Refused, Table

SETUP = Setup("scythe", RULEBOOK.version, GUIDED, ("guide",))


def test_the_guide_leads_through_three_turns_to_an_upgrade_whatever_the_seed() -> None:
    for seed in (b"1", b"2", b"3"):
        t = Table(RULEBOOK, SETUP, seed)
        given = 0
        while (step := t.script.step) is not None:
            only = t.script.asks(t.game, step.seat)
            assert only is not None, step
            t.answer(step.seat, only)
            given += 1
        assert given == sum(step.seat != "nature" for step in guide("scythe").steps)
        assert {"produce", "trade-resources", "move-units", "cover"} <= {entry.action.verb for entry in t.entries}


def test_another_answer_than_the_guides_is_refused() -> None:
    t = Table(RULEBOOK, SETUP, b"1")
    decision = t.game.decision
    assert decision is not None
    other = next(action for action in decision.options(t.game, 0) if action is not t.script.asks(t.game, 0))
    with pytest.raises(Refused, match="table-guided"):
        t.answer(0, other)


def test_the_guide_speaks_to_both_seats() -> None:
    assert {step.seat for step in RULEBOOK.script(SETUP)} == {0, 1}


def test_a_guided_game_has_its_own_seats() -> None:
    with pytest.raises(SetupError, match="nordic, crimea"):
        RULEBOOK.check(Setup("scythe", RULEBOOK.version, ("crimea", "nordic"), ("guide",)))
