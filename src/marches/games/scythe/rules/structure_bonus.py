"""The structure bonus tile: drawn at setup, shown to all, scored at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.bonus_tiles import TILES, Tile
from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.kit import KitPart, PartOf, card_picks
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.action import ActionTable
from marches.kernel.deck import Draw
from marches.kernel.step import Seat


class BonusTiles(KitPart):
    """The structure bonus tiles of a kit: what each counts, and the coins it pays from which count on."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.tiles: Final[list[Tile]] = [TILES[tile.id] for tile in data.bonus_tiles]
        self.steps: Final[list[list[tuple[int, int]]]] = [list(tile.steps) for tile in data.bonus_tiles]
        self.draw: Final = card_picks(
            actions, "draw-structure-bonus", "structure-bonus", [tile.id for tile in data.bonus_tiles]
        )


BONUS_PART: Final = PartOf(BonusTiles)


class DrawStructureBonus(Draw[ScytheGame, Pick]):
    """scythe:setup.structure-tile, scythe:score.bonus.modular-tiles-always  Nature turns up one tile."""

    def __init__(self, tiles: i64) -> None:
        self.tiles: Final[i64] = tiles

    def stream(self) -> str:
        return "structure-bonus"

    def waits(self, g: ScytheGame) -> bool:
        return g.structure_bonus < 0

    def deck(self, g: ScytheGame) -> i64:
        return self.tiles

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return BONUS_PART.of(g.kit).draw[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.structure_bonus = action.index
        g.tell("scythe-did-draw-structure-bonus", {"tile": f"structure-bonus:{g.kit.bonus_tiles.ids[action.index]}"})


def count_of(g: ScytheGame, seat: Seat) -> int:
    """scythe:score.structure-bonus-no-control  What the tile counts, no matter who controls the territories."""
    return BONUS_PART.of(g.kit).tiles[g.structure_bonus].count(g, g.structures[seat])


def coins_for(g: ScytheGame, count: int) -> int:
    """The coins of the highest step of the tile that a count reaches."""
    coins = 0
    for start, paid in BONUS_PART.of(g.kit).steps[g.structure_bonus]:
        if count >= start:
            coins = paid
    return coins


class StructureBonus(Rule):
    """scythe:score.structure-bonus, scythe:build.end-bonus  The tile turns a count of structures into coins."""

    def end_coins(self, g: ScytheGame, seat: Seat) -> int:
        if g.structure_bonus < 0 or not g.structures[seat]:
            return 0
        return coins_for(g, count_of(g, seat))


class StructureBonusSource(Source):
    """Active for everyone."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, STRUCTURE_BONUS)]


STRUCTURE_BONUS: Final = StructureBonus("structure-bonus")
register(StructureBonusSource())
