"""What the server does for an accepted answer, it does once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from marches.kernel.setup import Setup
from marches.table import view
from marches.table.table import Table
from marches.testing.playout import random_answer
from tests.kernel.toy import PeekOrPass, SealBids, ToyGame
from tests.kernel.toybook import TOY


def test_the_options_of_a_position_are_found_once_for_the_rules_the_page_and_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, rng, found = Table(TOY, Setup("toy", 1, ("a", "b")), bytes(16)), Random(1), list[tuple[int, int]]()
    for kind in (SealBids, PeekOrPass):
        options = kind.options

        def counted(self: Any, g: ToyGame, seat: int, options: Any = options) -> Any:
            found.append((table.n, seat))
            return options(self, g, seat)

        monkeypatch.setattr(kind, "options", counted)
    for _ in range(8):
        seat = table.game.decision.seats(table.game)[0] if table.game.decision is not None else 0
        asked = view.question(TOY, table.game, table.n, seat, None, table.legal(seat))
        assert asked is not None
        assert [option.answer for option in asked.options] == [one.to_json() for one in table.options(seat)]
        table.answer(seat, rng.choice(table.options(seat)))
    assert len(found) == len(set(found)), "each question of each seat once"


def test_after_an_undo_the_options_are_those_of_the_earlier_position() -> None:
    table, rng = Table(TOY, Setup("toy", 1, ("a", "b")), bytes(16)), Random(2)
    undone = 0
    for _ in range(200):
        if table.game.decision is None:
            break
        seat, action = random_answer(table.game, rng)
        before, n = list(table.options(seat)), table.n
        table.answer(seat, action)
        if isinstance(table.can_undo(seat), int):
            table.undo(seat)
            assert (table.options(seat), table.n) == (before, n)
            undone += 1
            table.answer(seat, action)
    assert undone
