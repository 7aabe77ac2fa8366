"""The guided first game: a fixed start, three turns, a raid, then free play."""

from __future__ import annotations

import pytest

from marches.games.guides import guide
from marches.games.raiders.edge.rulebook import GUIDED, RULEBOOK
from marches.kernel.setup import Setup, SetupError
from marches.kernel.step import NATURE
from marches.table.table import Table
from tests.guided import SEEDS, follow, refuses_another_answer

SETUP = Setup("raiders", 2, GUIDED, ("guide",))


def test_the_guide_leads_through_work_to_the_first_raid_whatever_the_seed() -> None:
    for seed in SEEDS:
        t = Table(RULEBOOK, SETUP, seed)
        assert follow(t) == sum(step.seat != "nature" for step in guide("raiders").steps)
        assert RULEBOOK.standing(t.game)[0] > RULEBOOK.standing(t.game)[1]
        assert "raid" in {entry.action.verb for entry in t.entries}


def test_another_answer_than_the_guides_is_refused() -> None:
    refuses_another_answer(RULEBOOK, SETUP)


def test_the_guide_speaks_to_everyone_but_nature() -> None:
    assert {step.seat for step in RULEBOOK.script(SETUP)} == {0, 1, NATURE}


def test_a_guided_game_has_its_own_seats() -> None:
    with pytest.raises(SetupError, match="purple, orange"):
        RULEBOOK.check(Setup("raiders", 2, ("orange", "purple"), ("guide",)))
