"""What the top actions share: how much they give, and taking it."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.step import Seat


def cube_value(g: ScytheGame, seat: Seat, cube: int) -> int:
    """scythe:upgrade.effect, scythe:turn.cost-visible-before  What a green box gives, with its cube there or gone."""
    sections = g.kit.sections
    return sections.cube_after[cube] if g.cubes[seat] >> cube & 1 else sections.cube_before[cube]


class Benefit:
    """An amount of power, coins, popularity or combat cards."""

    def __init__(self, kind: int, count: int) -> None:
        self.kind: Final = kind
        self.count: Final = count
