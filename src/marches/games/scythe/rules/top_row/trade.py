"""Trade: resources or popularity for a coin."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import ARMORY, POPULARITY, POWER, TRADE_POPULARITY_CUBE
from marches.games.scythe.rules.top_row.common import Benefit, cube_value
from marches.kernel.line import Reason
from marches.kernel.step import Seat

COST: Final = 1
RESOURCES_TRADED: Final = 2
"""scythe:trade.resources, scythe:trade.choose-one  Any two tokens, or popularity."""


def popularity(g: ScytheGame, seat: Seat) -> Benefit:
    """scythe:trade.popularity  What the other half gives."""
    return Benefit(POPULARITY, cube_value(g, seat, TRADE_POPULARITY_CUBE))


def structure_bonus(g: ScytheGame, seat: Seat) -> Benefit | None:
    """scythe:build.armory  The Armory adds power, no matter who holds its territory."""
    return Benefit(POWER, 1) if g.structure_at(seat, ARMORY) >= 0 else None


def why_no_resources(g: ScytheGame, seat: Seat) -> Reason | None:
    """scythe:trade.no-worker  Without a worker on a territory there is nowhere to deliver to."""
    if g.with_worker(seat):
        return None
    return Reason("scythe:trade.no-worker", "scythe-why-no-worker")
