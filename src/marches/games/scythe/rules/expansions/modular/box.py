"""What the box of the modular board holds, as tables, and the answers that name its parts."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import TERRAINS
from marches.games.scythe.edge.board_data import GRID_COLS, GRID_ROWS, neighbour_cells
from marches.games.scythe.edge.components import Components
from marches.games.scythe.edge.modular_data import CELLS, FACES
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.board import GRID
from marches.games.scythe.rules.kit import KitPart, PartOf, card_picks
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.tables import LAKE
from marches.kernel.action import ActionTable

MODULE: Final = "modular"
FENRIS: Final = "fenris"
INACTIVE: Final = "inactive"
"""The base tile of no faction."""
SLOTS: Final = 4
BASES: Final = 8
NOTHING: Final = -1
"""What stands for the terrain of a cell without a hex."""


def cell_of(q: int, r: int) -> int:
    """The cell of the grid at axial coordinates; the Factory, at 0, 0, lies in the middle."""
    row = r + GRID_ROWS // 2
    shift = r // 2 if r % 2 == 0 else (r + 1) // 2
    return row * GRID_COLS + q + shift + GRID_COLS // 2


def cells_around(cell: int) -> list[int]:
    """The neighbouring cells that are on the grid."""
    spots = neighbour_cells(cell // GRID_COLS, cell % GRID_COLS)
    return [row * GRID_COLS + col for row, col in spots if 0 <= row < GRID_ROWS and 0 <= col < GRID_COLS]


AROUND: Final[list[list[int]]] = [cells_around(cell) for cell in range(GRID)]


def distance(one: int, other: int) -> int:
    """How many steps two cells are apart on the grid."""
    seen, edge, steps = [one], [one], 0
    while other not in edge:
        edge = [cell for cell in range(GRID) if cell not in seen and any(near in edge for near in AROUND[cell])]
        seen += edge
        steps += 1
    return steps


class Slot:
    """An area for a tile: its cells in the order of a tile's, the base at its corner and that base's start cells."""

    def __init__(self, id: str, cells: list[int], base: int, start: list[int], tunnel: list[int]) -> None:
        self.id: Final = id
        self.cells: Final = cells
        self.centre: Final = cells[CELLS.index("C")]
        self.base: Final = base
        self.start: Final = start
        """Places in `cells`."""
        self.tunnel: Final = tunnel
        """Places in `cells` where its tunnel may be, the best first."""


class BaseSpot:
    """A space for a home base tile; `slot` is -1 for one at the edge of the board."""

    def __init__(self, position: str, cell: int, slot: int, start: list[int], third: int, river: list[int]) -> None:
        self.position: Final = position
        self.cell: Final = cell
        self.slot: Final = slot
        self.start: Final = start
        self.third: Final = third
        self.river: Final = river


class Side:
    """A side of the board: terrain by cell, and its printed tunnels and encounters."""

    def __init__(self, id: str, terrain: list[int], tunnels: list[int], encounters: list[int]) -> None:
        self.id: Final = id
        self.terrain: Final = terrain
        self.tunnels: Final = tunnels
        self.encounters: Final = encounters


class ModularBox(KitPart):
    """Two sides, eight tile faces (place `tile * 2 + face`), four slots, eight spaces for bases."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        box = data.modular
        self.sides: Final[list[Side]] = [
            Side(
                side.id,
                _terrains([(cell_of(*one.axial), TERRAINS.index(one.terrain)) for one in side.hexes]),
                [cell_of(*one.axial) for one in side.hexes if one.tunnel],
                [cell_of(*one.axial) for one in side.hexes if one.encounter],
            )
            for side in box.sides
        ]
        self.faces: Final[list[list[int]]] = [
            [TERRAINS.index(face.cells[cell]) for cell in CELLS] for face in box.tiles
        ]
        self.face_ids: Final[list[str]] = [face.id for face in box.tiles]
        self.encounters_per_tile: Final[int] = box.encounters_per_tile
        self.slots: Final[list[Slot]] = []
        for slot in box.grid.slots:
            q, r = slot.centre
            spots = [box.grid.tile_cells[cell] for cell in CELLS]
            cells = [cell_of(q + right, r + down) for right, down in spots]
            start = [CELLS.index(cell) for cell in slot.start]
            self.slots.append(Slot(slot.id, cells, slot.base, start, [CELLS.index(cell) for cell in slot.tunnel]))
        self.slot_ids: Final[list[str]] = [slot.id for slot in self.slots]
        self.bases: Final[list[BaseSpot]] = _bases(data, self.slots)
        self.waters: Final[list[tuple[str, int, int]]] = _waters(data)
        self.removed: Final[dict[int, tuple[int, int]]] = {one.players: (one.tiles, one.more) for one in box.removal}
        self.tile_names: Final[list[str]] = [*[faction.id for faction in data.factions], INACTIVE]
        self.tile_sets: Final[list[str]] = [str(faction.set) for faction in data.factions]
        self.inactive: Final[int] = len(data.factions)
        self.lay_side: Final[list[Pick]] = card_picks(actions, "lay-board-side", "board-side", self.side_ids())
        self.lay_tile: Final[list[Pick]] = card_picks(actions, "lay-modular-tile", "modular-tile", self.face_ids)
        self.lay_base: Final[list[Pick]] = card_picks(actions, "lay-base-tile", "base-tile", self.tile_names)
        self.choose: Final[list[Pick]] = card_picks(actions, "choose-faction", "faction", self.tile_names[:-1])
        self.remove: Final[list[Pick]] = card_picks(actions, "remove-modular-tile", "tile-slot", self.slot_ids)

    def side_ids(self) -> list[str]:
        return [side.id for side in self.sides]

    def letters(self) -> list[str]:
        """Base tiles as they are written in a layout's name: by first letter, x for the inactive one."""
        return [*[name[0] for name in self.tile_names[:-1]], "x"]

    def fits(self, slot: int, face: int) -> bool:
        """scythe:modular.lake-flip  Whether a face would have no lake beside the home base at the corner of a slot."""
        return all(self.faces[face][place] != LAKE for place in self.slots[slot].start)

    def laid_as(self, slot: int, face: int) -> int:
        """scythe:modular.lake-flip  A face of a tile, or its other face if a lake would touch the base."""
        return face if self.fits(slot, face) else face ^ 1

    def base_tiles(self, options: Options) -> list[int]:
        """scythe:modular.home-tiles-without-fenris, scythe:modular.home-tiles-with-fenris
        With The Rise of Fenris all nine factions' tiles; without it seven and the inactive one.
        """
        if options.has(FENRIS):
            return list(range(self.inactive))
        return [tile for tile in range(self.inactive) if self.tile_sets[tile] != FENRIS] + [self.inactive]


def _terrains(found: list[tuple[int, int]]) -> list[int]:
    terrain = [NOTHING] * GRID
    for cell, kind in found:
        terrain[cell] = kind
    return terrain


def _bases(data: Components, slots: list[Slot]) -> list[BaseSpot]:
    """The spaces for bases, clockwise from the top."""
    names = [one.id for one in data.modular.sides[0].hexes]
    cells = [cell_of(*one.axial) for one in data.modular.sides[0].hexes]
    ids = [slot.id for slot in slots]
    found: list[BaseSpot] = []
    for base in data.modular.grid.bases:
        if base.slot:
            slot = slots[ids.index(base.slot)]
            start, third, river, place = [slot.cells[cell] for cell in slot.start], NOTHING, [], ids.index(base.slot)
        else:
            start, third = [cells[names.index(name)] for name in base.start], cells[names.index(base.third)]
            river, place = [cells[names.index(name)] for name in base.river], -1
        found.append(BaseSpot(base.position, cell_of(*base.axial), place, start, third, river))
    return found


def _waters(data: Components) -> list[tuple[str, int, int]]:
    """scythe:modular.lake-water  Side or face, land and lake: cells of a side, places in a tile."""
    names = [one.id for one in data.modular.sides[0].hexes]
    cells = [cell_of(*one.axial) for one in data.modular.sides[0].hexes]
    sides = [side.id for side in data.modular.sides]
    found: list[tuple[str, int, int]] = []
    for water in data.modular.lake_water:
        if water.part in sides:
            found.append((water.part, cells[names.index(water.land)], cells[names.index(water.lake)]))
        else:
            found.append((water.part, CELLS.index(water.land), CELLS.index(water.lake)))
    return found


MODULAR_PART: Final = PartOf(ModularBox)


def tile_of(face: int) -> int:
    """The tile that a face belongs to."""
    return face // len(FACES)
