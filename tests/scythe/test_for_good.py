"""What never changes once it has happened, on random games of Albion and Togawa."""

from __future__ import annotations

from random import Random

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import TRIUMPHS, size
from marches.kernel.setup import Setup
from marches.testing.playout import random_answer
from tests.marks import rule

SETUP = Setup("scythe", 2, ("albion", "togawa", "nordic"), ("invaders",))


def lasting(g: ScytheGame) -> list[int]:
    """Masks of what has been placed for good, one number after the other."""
    found = [int(TOKEN_STATE.of(g).flags), int(TOKEN_STATE.of(g).trap_hexes())]
    for seat in range(g.players):
        found += [int(g.bonuses[seat]), int(g.recruits[seat]), int(g.cubes[seat]), (1 << g.workers_out(seat)) - 1]
        found += [0 if g.structure_at(seat, kind) < 0 else 1 << g.structure_at(seat, kind) for kind in range(4)]
        found += [(1 << int(g.stars[seat * TRIUMPHS + triumph])) - 1 for triumph in range(TRIUMPHS)]
    return found


@rule(
    "scythe:build.permanent", "scythe:enlist.token-fixed", "scythe:produce.workers-permanent", "scythe:star.permanent"
)
@rule("scythe:faction.albion.flag-permanent", "scythe:faction.togawa.trap-permanent")
@rule("scythe:faction.togawa.trap-no-enemy", "scythe:control.single-owner")
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_placed_for_good_ever_moves(seed: int) -> None:
    rng = Random(seed)
    g = RULEBOOK.start(SETUP)
    g.advance()
    before: list[int] = []
    while g.decision is not None:
        g.play(*random_answer(g, rng))
        if not g.module_states:
            continue
        now = lasting(g)
        assert all(had & ~has == 0 for had, has in zip(before, now, strict=bool(before)))
        before = now
        armed = TOKEN_STATE.of(g).armed_hexes()
        assert not armed & (g.units(0) | g.units(2))
        assert not g.controlled(0) & g.controlled(1)
        assert not (g.controlled(0) | g.controlled(1)) & g.controlled(2)
    assert size(TOKEN_STATE.of(g).flags) > 0
    assert size(TOKEN_STATE.of(g).trap_hexes()) > 0
