"""Bolster: power or combat cards for a coin."""

from __future__ import annotations

from marches.games.scythe.rules.actions import BOLSTER_CARDS, BOLSTER_POWER
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    BOLSTER_CARDS_CUBE,
    BOLSTER_POWER_CUBE,
    COMBAT_CARDS,
    MONUMENT,
    POPULARITY,
    POWER,
)
from marches.games.scythe.rules.top_row.common import Benefit, cube_value
from marches.kernel.action import Action
from marches.kernel.step import Seat

COST = 1


def benefit(g: ScytheGame, seat: Seat, action: Action) -> Benefit:
    """scythe:bolster.choose-one, scythe:bolster.power, scythe:bolster.card  What each half gives now."""
    if action is BOLSTER_POWER:
        return Benefit(POWER, cube_value(g, seat, BOLSTER_POWER_CUBE))
    assert action is BOLSTER_CARDS
    return Benefit(COMBAT_CARDS, cube_value(g, seat, BOLSTER_CARDS_CUBE))


def structure_bonus(g: ScytheGame, seat: Seat) -> Benefit | None:
    """scythe:build.monument, scythe:build.ability-kept  The Monument adds popularity, wherever it is."""
    return Benefit(POPULARITY, 1) if g.structure_at(seat, MONUMENT) >= 0 else None
