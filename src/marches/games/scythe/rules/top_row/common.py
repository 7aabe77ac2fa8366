"""What the top actions share: how much they give, and taking it."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.edge import components
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CUBES

BEFORE: Final = [cube.before for cube in components.MATS_FILE.cubes]
AFTER: Final = [cube.after for cube in components.MATS_FILE.cubes]
assert len(BEFORE) == CUBES


def cube_value(g: ScytheGame, seat: int, cube: int) -> int:
    """scythe:upgrade.effect, scythe:turn.cost-visible-before  What a green box gives, its cube there or gone."""
    return AFTER[cube] if g.cubes[seat] >> cube & 1 else BEFORE[cube]


class Benefit:
    """So much of power, coins, popularity or combat cards."""

    def __init__(self, kind: int, count: int) -> None:
        self.kind: Final = kind
        self.count: Final = count
