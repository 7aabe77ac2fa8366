"""The board as tables: which hexes touch, what lies between them. Any board of up to 63 hexes can be built."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.scythe.data import BoardData
from marches.games.scythe.data.words import TERRAINS
from marches.games.scythe.edge.board_data import (
    GRID_COLS,
    GRID_ROWS,
    PRINTED_BOARD,
    cell_id,
    neighbour_cells,
    open_cell_id,
)
from marches.games.scythe.rules.tables import BIT, FACTORY, HEXES, HOME_BASE, LAKE, NOWHERE, HexId

GRID: Final = GRID_ROWS * GRID_COLS
CELLS: Final = 2 * GRID
"""Cells are numbered across the grid of the printed board, then across the grid of all other boards. There they have
other names, because a language file says what is printed in each cell of the printed board.
"""
CELL_IDS: Final[list[str]] = [
    *[cell_id(row, col) for row in range(GRID_ROWS) for col in range(GRID_COLS)],
    *[open_cell_id(row, col) for row in range(GRID_ROWS) for col in range(GRID_COLS)],
]
TERRAIN_KINDS: Final = 8
DIRECTIONS: Final = 6
"""The sides of a hex, in the order of `neighbour_cells`: E, W, NE, NW, SE, SW."""


class Board:
    """Hexes numbered from 0, territories first, then home bases. Masks have one bit per hex.

    `touches`: territories that share an edge, whatever lies between (structure bonuses, objectives).
    `land`: where any unit may step. `river`: neighbours across a river. `water`: what a unit that can sail may step
    onto besides: neighbouring lakes, and from a lake every neighbouring territory.
    """

    def __init__(self, name: str, spots: list[tuple[int, int]], terrains: list[int]) -> None:
        self.name = name
        self.printed: Final = name == PRINTED_BOARD
        """Whether this is the board of the core box, for the rules that hold only there."""
        self.first_cell: Final = 0 if self.printed else GRID
        self.count = len(spots)
        cells = [self.first_cell + row * GRID_COLS + col for row, col in spots]
        self.cell = vec[i64](cells)
        self.hex_at = vec[i64]([-1] * CELLS)
        self.terrain = vec[i64](terrains)
        self.touches = vec[i64]([0] * HEXES)
        self.land = vec[i64]([0] * HEXES)
        self.river = vec[i64]([0] * HEXES)
        self.water = vec[i64]([0] * HEXES)
        self.beside = vec[i64]([NOWHERE] * (HEXES * DIRECTIONS))
        """The neighbour of each hex in each direction; NOWHERE if there is none."""
        self.of_terrain = vec[i64]([0] * TERRAIN_KINDS)
        self.territories: i64 = 0
        self.bases: i64 = 0
        self.tunnels: i64 = 0
        self.encounters: i64 = 0
        self.factory: int = -1
        self.base_of: list[int] = []
        self.starts: list[int] = []
        self.clockwise: list[int] = []
        self.covered: dict[int, Board] = {}
        """This board with another faction's tile over a home base, by faction and hex; see `with_base`."""
        self._number(cells, terrains)

    def _number(self, cells: list[int], terrains: list[int]) -> None:
        for place in range(self.count):
            self.hex_at[cells[place]] = place
            self.of_terrain[terrains[place]] |= BIT[place]
            if terrains[place] == HOME_BASE:
                self.bases |= BIT[place]
            else:
                self.territories |= BIT[place]
            if terrains[place] == FACTORY:
                self.factory = place

    def id(self, place: int) -> str:
        """The name of a hex."""
        return CELL_IDS[self.cell[place]]

    def spot(self, place: int) -> tuple[int, int]:
        """The row and column of a hex."""
        cell = self.cell[place] - self.first_cell
        return int(cell // GRID_COLS), int(cell % GRID_COLS)

    def at(self, row: int, col: int) -> int:
        """The hex in a row and column, or -1."""
        if not (0 <= row < GRID_ROWS and 0 <= col < GRID_COLS):
            return -1
        return self.hex_at[self.first_cell + row * GRID_COLS + col]

    def place(self, name: str) -> int:
        """The hex of that name, or -1."""
        return self.hex_at[CELL_IDS.index(name)] if name in CELL_IDS else -1

    def next(self, place: int, direction: int) -> int:
        """The territory on one side of another, or NOWHERE."""
        return self.beside[place * DIRECTIONS + direction]

    def with_base(self, faction: int, base: int) -> Board:
        """scythe:vesna.home-base, scythe:fenris.home-base  The board with a faction's tile over a home base."""
        key = faction * HEXES + base
        if key not in self.covered:
            self.covered[key] = _cover(self, faction, base)
        return self.covered[key]

    def join(self, a: int, b: int, river: bool) -> None:
        """scythe:move.river-definition, scythe:move.lake-definition  Two neighbours; a lake shore is not a river."""
        self.touches[a] |= BIT[b]
        self.touches[b] |= BIT[a]
        if self.terrain[a] == LAKE or self.terrain[b] == LAKE:
            self.water[a] |= BIT[b]
            self.water[b] |= BIT[a]
        elif river:
            self.river[a] |= BIT[b]
            self.river[b] |= BIT[a]
        else:
            self.land[a] |= BIT[b]
            self.land[b] |= BIT[a]

    def join_base(self, base: int, to: HexId, edge: str) -> None:
        """scythe:move.no-home-base  A home base can be left by land, river or lake, but never entered."""
        self.touches[base] |= BIT[to]
        if edge == "land":
            self.land[base] |= BIT[to]
        elif edge == "river":
            self.river[base] |= BIT[to]
        else:
            self.water[base] |= BIT[to]


def build(data: BoardData, factions: list[str]) -> Board:
    """scythe:concept.territory, scythe:concept.home-base.extra
    The tables of a board. `base_of` and `starts` are by faction (-1 and 0 for one without a base); `clockwise` lists
    the factions in the order of their bases around the board.
    """
    spots = [(spot.row, spot.col) for spot in data.territories] + [(base.row, base.col) for base in data.home_bases]
    terrains = [TERRAINS.index(t.terrain) for t in data.territories] + [HOME_BASE] * len(data.home_bases)
    board = Board(data.id, spots, terrains)
    rivers = {frozenset(pair) for pair in data.rivers}
    for place in range(len(data.territories)):
        spot = data.territories[place]
        board.tunnels |= int(spot.tunnel) << place
        board.encounters |= int(spot.encounter) << place
        cells_around = neighbour_cells(spot.row, spot.col)
        for direction in range(DIRECTIONS):
            row, col = cells_around[direction]
            other = board.at(row, col)
            if 0 <= other < len(data.territories):
                board.beside[place * DIRECTIONS + direction] = other
            if place < other < len(data.territories):
                board.join(place, other, frozenset((board.id(place), board.id(other))) in rivers)
    board.base_of, board.starts = [NOWHERE] * len(factions), [0] * len(factions)
    for base in data.home_bases:
        place = board.at(base.row, base.col)
        for to, edge in base.to.items():
            board.join_base(place, board.place(to), edge)
        if base.faction in factions:
            faction = factions.index(base.faction)
            board.clockwise.append(faction)
            board.base_of[faction], board.starts[faction] = place, board.land[place]
    return board


def _cover(board: Board, faction: int, base: int) -> Board:
    """A copy on which a base belongs to another faction, in the same place around the board."""
    places = range(board.count)
    found = Board(board.name, [board.spot(at) for at in places], [board.terrain[at] for at in places])
    found.touches, found.land, found.river, found.water = board.touches, board.land, board.river, board.water
    found.beside, found.tunnels, found.encounters = board.beside, board.tunnels, board.encounters
    before = board.base_of.index(base)
    found.base_of = [NOWHERE if at == base else at for at in board.base_of]
    found.base_of[faction] = base
    found.starts = board.starts.copy()
    found.starts[faction] = board.land[base]
    found.clockwise = [faction if one == before else one for one in board.clockwise]
    return found
