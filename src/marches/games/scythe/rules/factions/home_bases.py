"""Home bases of factions that have none on the board: their tile covers one that nobody else uses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import PickHex, hex_picks
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.sources import Source, register
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT
from marches.kernel.deck import Draw
from marches.kernel.step import Seat

DRAW_BASE: Final = hex_picks("draw-home-base", "hex")


def free_bases(g: ScytheGame) -> i64:
    """Home bases that no faction in the game has."""
    found = g.board.bases
    for faction in g.seating.faction:
        if g.board.base_of[faction] >= 0:
            found &= ~BIT[g.board.base_of[faction]]
    return found


class LayHomeBases(ScytheStep):
    """scythe:vesna.home-base, scythe:fenris.home-base  Each faction without a base gets a random unused one."""

    def run(self, g: ScytheGame) -> None:
        for faction in range(len(g.kit.mats.faction_ids) - 1, -1, -1):
            if faction in g.seating.faction and g.board.base_of[faction] < 0:
                g.then_one(DrawHomeBase(faction))


class DrawHomeBase(Draw[ScytheGame, PickHex]):
    """Nature says which unused base a faction's tile covers."""

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def stream(self) -> str:
        return "home-bases"

    def deck(self, g: ScytheGame) -> i64:
        return free_bases(g)

    def drawn(self, g: ScytheGame, place: i64) -> PickHex:
        return DRAW_BASE[g.board.cell[place]]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        at = g.board.hex_at[action.cell]
        place = g.named(at)
        g.board = g.board.with_base(self.faction, at)
        g.tell(
            "scythe-did-draw-home-base", {"faction": f"faction:{g.kit.mats.faction_ids[self.faction]}", "hex": place}
        )


class HomeBaseSource(Source):
    """Bases are laid once everyone has a faction."""

    def before_seating(self, g: ScytheGame) -> Steps:
        return [LayHomeBases()]


register(HomeBaseSource())
