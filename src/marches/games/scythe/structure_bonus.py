"""The structure bonus tile: drawn at setup, shown to all, scored at the end."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.actions import DRAW_STRUCTURE_BONUS, Pick
from marches.games.scythe.components import BONUS_TILES
from marches.games.scythe.state import ScytheChance, ScytheGame
from marches.games.scythe.terms import nth, size
from marches.kernel.action import Action


class DrawStructureBonus(ScytheChance):
    """scythe:setup.structure-tile  Nature turns up one tile."""

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def stream(self) -> str:
        return "structure-bonus"

    def waits(self, g: ScytheGame) -> bool:
        return g.structure_bonus < 0

    def tickets(self, g: ScytheGame) -> int:
        return size(self.deck)

    def outcome(self, g: ScytheGame, ticket: int) -> Action:
        return DRAW_STRUCTURE_BONUS[nth(self.deck, ticket)]

    def apply(self, g: ScytheGame, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        g.structure_bonus = action.index
        g.tell("scythe-did-draw-structure-bonus", {"tile": f"structure-bonus:{BONUS_TILES[action.index].id}"})
