"""A smaller map: tiles that nobody starts on are taken out after factions are chosen."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.expansions.modular.box import MODULAR_PART, SLOTS, ModularBox
from marches.games.scythe.rules.expansions.modular.land import board_of
from marches.games.scythe.rules.expansions.modular.layout import LAYOUT_STATE, Layout, put_layout
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheStep
from marches.kernel.step import Seat, Step

OPTION: Final = "remove-tiles"
ALL: Final = "all-tiles"
FEWER: Final = "fewer-tiles"
FEWEST: Final = "fewest-tiles"


def tiles_to_remove(box: ModularBox, options: Options, players: int) -> int:
    """scythe:modular.remove-tiles  How many tiles the host wants out, by number of players."""
    usual, more = box.removed.get(players, (0, 0))
    wish = options.text(OPTION)
    return usual if wish == FEWER else more if wish == FEWEST else 0


def removable(box: ModularBox, layout: Layout, factions: list[int]) -> list[int]:
    """scythe:modular.remove-tiles-base  Slots with a tile whose corner base nobody plays."""
    return [
        slot for slot in range(SLOTS) if layout.has_tile(slot) and layout.bases[box.slots[slot].base] not in factions
    ]


class RemoveTiles(ScytheStep):
    """scythe:modular.remove-tiles  After factions are chosen, if the host wants it."""

    def run(self, g: ScytheGame) -> None:
        steps: list[Step[Any]] = []
        for _ in range(tiles_to_remove(MODULAR_PART.of(g.kit), g.options, g.players)):
            steps.append(RemoveTile())
        g.then_all(steps)


class RemoveTile(ScytheChance[Pick]):
    """scythe:modular.remove-tiles-base  Nature takes out one of the tiles on which nobody starts, if there is one."""

    def stream(self) -> str:
        return "removed-tiles"

    def slots(self, g: ScytheGame) -> list[int]:
        return removable(MODULAR_PART.of(g.kit), LAYOUT_STATE.of(g), g.seating.faction)

    def waits(self, g: ScytheGame) -> bool:
        return len(self.slots(g)) > 0

    def tickets(self, g: ScytheGame) -> int:
        return len(self.slots(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return MODULAR_PART.of(g.kit).remove[self.slots(g)[ticket]]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        put_layout(g, LAYOUT_STATE.of(g).without(action.index))
        g.board = board_of(MODULAR_PART.of(g.kit), LAYOUT_STATE.of(g))
        g.tell("scythe-did-remove-modular-tile", {"slot": f"tile-slot:{action.names['tile-slot']}"})
