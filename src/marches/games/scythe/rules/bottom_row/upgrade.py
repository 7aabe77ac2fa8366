"""Upgrade: a cube leaves a green box for a bracketed red one."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import BOTTOM_ACTIONS, CUBE_IDS
from marches.games.scythe.rules.actions import COVER, DECLINE, MOVE_CUBE, Pick
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import BIT, CUBES
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

ALL_CUBES: Final = (1 << CUBES) - 1


class Upgrade(ScytheDecision):
    """scythe:upgrade.move-cube, scythe:upgrade.maximum  Choose the cube that leaves its green box."""

    rule = "scythe:upgrade.move-cube"

    def waits(self, g: ScytheGame) -> bool:
        return g.cubes[self.seat] != ALL_CUBES

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [*MOVE_CUBE, DECLINE]

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pick) and g.cubes[seat] >> action.index & 1:
            cube = f"cube:{CUBE_IDS[action.index]}"
            return Reason("scythe:upgrade.move-cube", "scythe-why-cube-gone", {"cube": cube})
        return None

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            g.then_one(CoverCost(seat, action.index))


class CoverCost(ScytheDecision[Pick]):
    """scythe:upgrade.any-section, scythe:upgrade.solid-boxes, scythe:upgrade.empty-box  Choose the cost it covers."""

    rule = "scythe:upgrade.move-cube"

    def __init__(self, seat: Seat, cube: int) -> None:
        super().__init__(seat)
        self.cube: Final = cube

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return list(COVER)

    def why_not(self, g: ScytheGame, seat: Seat, action: Pick) -> Reason | None:
        boxes = g.kit.mats.bracketed[g.seating.mat[seat]][action.index]
        bottom = f"bottom:{BOTTOM_ACTIONS[action.index]}"
        if boxes == 0:
            return Reason("scythe:upgrade.solid-boxes", "scythe-why-solid", {"bottom": bottom})
        if g.covered[seat * 4 + action.index] >= boxes:
            return Reason("scythe:upgrade.empty-box", "scythe-why-covered", {"bottom": bottom, "boxes": boxes})
        return None

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.cubes[seat] |= BIT[self.cube]
        g.covered[seat * 4 + action.index] += 1
        g.due |= BIT[seat]
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "cube": f"cube:{CUBE_IDS[self.cube]}"}
            g.tell("scythe-did-upgrade", {**facts, "bottom": f"bottom:{BOTTOM_ACTIONS[action.index]}"})

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"cube": f"cube:{CUBE_IDS[self.cube]}"}
