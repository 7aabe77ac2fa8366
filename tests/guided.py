"""Guided first games: the same checks for every game that has one."""

from __future__ import annotations

import pytest

from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup
from marches.table.table import Refused, Table

SEEDS = (b"1", b"2", b"3")


def follow(t: Table) -> int:
    """Give all the guide's answers. Returns how many there were."""
    given = 0
    while (step := t.script.step) is not None:
        only = t.script.asks(t.game, step.seat)
        assert only is not None, step
        t.answer(step.seat, only)
        given += 1
    return given


def refuses_another_answer(book: Rulebook, setup: Setup) -> None:
    """Check that an answer the guide does not ask for is refused with the reason."""
    t = Table(book, setup, SEEDS[0])
    decision = t.game.decision
    assert decision is not None
    other = next(action for action in decision.options(t.game, 0) if action is not t.script.asks(t.game, 0))
    with pytest.raises(Refused, match="table-guided"):
        t.answer(0, other)
