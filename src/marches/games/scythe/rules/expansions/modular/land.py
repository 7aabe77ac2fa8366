"""What the drawn layout makes of the land: terrain, homelands, rivers, tunnels, encounters; and the board from it.

Where rivers, tunnels and encounters are printed is not known to us. They follow from the terrain, so that every rule
holds: a homeland is closed off by rivers and lakes, and all other land is joined to the Factory.
"""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data import BoardData, Edge, HomeBase, Territory
from marches.games.scythe.data.words import TERRAINS
from marches.games.scythe.edge.board_data import GRID_COLS, open_cell_id
from marches.games.scythe.rules.board import GRID, Board, build
from marches.games.scythe.rules.expansions.modular.box import (
    AROUND,
    BASES,
    NOTHING,
    SLOTS,
    ModularBox,
    cell_of,
    distance,
)
from marches.games.scythe.rules.expansions.modular.layout import OPEN, Layout, name_of
from marches.games.scythe.rules.tables import LAKE

CENTRE: Final = cell_of(0, 0)
"""Where the Factory is."""


class Land:
    """The land of a layout, by cell of the grid."""

    def __init__(self, terrain: list[int], homelands: list[list[int]]) -> None:
        self.terrain: Final = terrain
        self.homelands: Final = homelands
        """By base, its start territories first. Empty for a base that was removed with its tile."""
        self.rivers: list[tuple[int, int]] = []
        self.tunnels: list[int] = []
        self.encounters: list[int] = []

    def is_land(self, cell: int) -> bool:
        return self.terrain[cell] != NOTHING and self.terrain[cell] != LAKE

    def home_of(self, cell: int) -> int:
        """The base in whose homeland a cell is, or -1."""
        for base in range(BASES):
            if cell in self.homelands[base]:
                return base
        return -1

    def outside(self) -> list[int]:
        """Land in nobody's homeland, in reading order."""
        return [cell for cell in range(GRID) if self.is_land(cell) and self.home_of(cell) < 0]

    def cut_off(self) -> list[int]:
        """Land in nobody's homeland from which no such land leads to the Factory."""
        open_land = self.outside()
        reached = [CENTRE]
        for cell in reached:
            reached += [near for near in AROUND[cell] if near in open_land and near not in reached]
        return [cell for cell in open_land if cell not in reached]


def lay_terrain(box: ModularBox, layout: Layout) -> list[int]:
    """The terrain of the side and of the tiles on it."""
    terrain = box.sides[layout.side].terrain.copy()
    for slot in range(SLOTS):
        if layout.has_tile(slot):
            for place, cell in enumerate(box.slots[slot].cells):
                terrain[cell] = box.faces[layout.faces[slot]][place]
    return terrain


def homeland(box: ModularBox, layout: Layout, terrain: list[int], base: int) -> list[int]:
    """The start territories of a base and what belongs to them. Empty if its tile was removed."""
    spot = box.bases[base]
    if spot.slot < 0:
        return [*spot.start, spot.third]
    if not layout.has_tile(spot.slot):
        return []
    slot = box.slots[spot.slot]
    if terrain[slot.centre] != LAKE:
        return [*spot.start, slot.centre]
    beside = [
        cell
        for cell in slot.cells
        if cell not in spot.start and terrain[cell] != LAKE and sum(cell in AROUND[start] for start in spot.start) == 1
    ]
    return [*spot.start, *beside]


def settle(box: ModularBox, layout: Layout) -> Land:
    """Terrain and homelands. Land that the homelands cut off from the Factory joins one it touches."""
    terrain = lay_terrain(box, layout)
    land = Land(terrain, [homeland(box, layout, terrain, base) for base in range(BASES)])
    while True:
        touching = [cell for cell in land.cut_off() if any(land.home_of(near) >= 0 for near in AROUND[cell])]
        if not touching:
            return land
        homes = [land.home_of(near) for near in AROUND[touching[0]] if land.home_of(near) >= 0]
        smallest = min([(len(land.homelands[base]), base) for base in homes])[1]
        land.homelands[smallest].append(touching[0])


def find_rivers(land: Land) -> None:
    """scythe:move.river-definition  A river on every border between a homeland and other land."""
    for cell in range(GRID):
        home = land.home_of(cell)
        for near in AROUND[cell]:
            if cell < near and land.is_land(cell) and land.is_land(near) and land.home_of(near) != home:
                land.rivers.append((cell, near))


def find_tunnels(box: ModularBox, layout: Layout, land: Land) -> list[int]:
    """The tunnel of each slot's tile: on it, outside the homelands; else on the land by the Factory nearest to it."""
    found: list[int] = []
    for slot in box.slots:
        cells = [slot.cells[place] for place in slot.tunnel]
        fit = [cell for cell in cells if land.is_land(cell) and land.home_of(cell) < 0]
        taken = found + box.sides[layout.side].tunnels
        near = [cell for cell in AROUND[CENTRE] if land.is_land(cell) and cell not in taken]
        found.append(fit[0] if fit else min([(distance(cell, slot.centre), cell) for cell in near])[1])
    return found


def find_encounters(box: ModularBox, land: Land, tunnels: list[int]) -> list[list[int]]:
    """scythe:modular.remove-tiles-base  The encounters of each slot's tile: one in the homeland, one far from it."""
    found: list[list[int]] = []
    for place in range(SLOTS):
        slot = box.slots[place]
        start = [slot.cells[cell] for cell in slot.start]
        dry = [cell for cell in slot.cells if land.is_land(cell) and cell not in start]
        home = [cell for cell in land.homelands[slot.base] if cell in dry]
        first = (home or dry)[0]
        rest = [cell for cell in dry if cell not in home and cell != first]
        far = [cell for cell in rest if cell != tunnels[place]] or rest or [cell for cell in dry if cell != first]
        found.append([first, min([(-distance(first, cell), cell) for cell in far])[1]])
    return found


def land_of(box: ModularBox, layout: Layout) -> Land:
    """All that follows from a layout. Tunnels and encounters belong to tiles and do not move when others go."""
    whole = settle(box, Layout(layout.side, layout.faces, layout.bases, 0))
    tunnels = find_tunnels(box, layout, whole)
    encounters = find_encounters(box, whole, tunnels)
    land = settle(box, layout) if layout.removed else whole
    find_rivers(land)
    land.tunnels = box.sides[layout.side].tunnels.copy()
    land.encounters = box.sides[layout.side].encounters.copy()
    for slot in range(SLOTS):
        if layout.has_tile(slot):
            land.tunnels.append(tunnels[slot])
            land.encounters += encounters[slot]
    return land


def id_of(cell: int) -> str:
    """What the hex in a cell is called."""
    return open_cell_id(cell // GRID_COLS, cell % GRID_COLS)


def board_data(box: ModularBox, layout: Layout) -> BoardData:
    """scythe:modular.purpose  The board of a layout, as data like that of the printed one."""
    land = land_of(box, layout)
    territories = [
        Territory(
            cell // GRID_COLS,
            cell % GRID_COLS,
            TERRAINS[land.terrain[cell]],
            encounter=cell in land.encounters,
            tunnel=cell in land.tunnels,
        )
        for cell in range(GRID)
        if land.terrain[cell] != NOTHING
    ]
    return BoardData(
        id=board_name(box, layout),
        status="partial",
        territories=territories,
        home_bases=home_bases(box, layout, land),
        rivers=[(id_of(one), id_of(other)) for one, other in land.rivers],
        lake_water=waters(box, layout),
    )


def board_name(box: ModularBox, layout: Layout) -> str:
    """What the board is called: its layout, and the slots that are empty."""
    if OPEN in layout.bases:
        return "modular"
    gone = [box.slot_ids[slot] for slot in range(SLOTS) if layout.removed >> slot & 1]
    return ".".join([name_of(box, layout), *gone])


def home_bases(box: ModularBox, layout: Layout, land: Land) -> list[HomeBase]:
    """scythe:modular.home-tiles  The bases clockwise from the top; one at a hole is not there."""
    found: list[HomeBase] = []
    for base in range(BASES):
        spot = box.bases[base]
        if not land.homelands[base]:
            continue
        name = box.tile_names[layout.bases[base]] if layout.bases[base] != OPEN else ""
        to: dict[str, Edge] = {id_of(cell): "land" for cell in spot.start}
        for cell in spot.river:
            to[id_of(cell)] = "river"
        found.append(HomeBase(name, spot.cell // GRID_COLS, spot.cell % GRID_COLS, to))
    return found


def waters(box: ModularBox, layout: Layout) -> list[tuple[str, str]]:
    """scythe:modular.lake-water  Land and lake whose waters are one, on the parts that are there."""
    found: list[tuple[str, str]] = []
    for on, shore, lake in box.waters:
        if on == box.sides[layout.side].id:
            found.append((id_of(shore), id_of(lake)))
        for slot in range(SLOTS):
            if layout.has_tile(slot) and on == box.face_ids[layout.faces[slot]]:
                cells = box.slots[slot].cells
                found.append((id_of(cells[shore]), id_of(cells[lake])))
    return found


def board_of(box: ModularBox, layout: Layout) -> Board:
    """The board of a layout as tables."""
    return build(board_data(box, layout), box.tile_names[:-1])
