"""What each structure bonus tile counts. Neither rivers nor control of a territory matter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.board_data import GRID_COLS, GRID_ROWS, neighbour_cells
from marches.games.scythe.rules.board import Board
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, FARM, FOREST, LAKE, MOUNTAIN, TUNDRA, VILLAGE, HexId, hexes_of, size

EAST: Final = 0
NORTH_EAST: Final = 2
SOUTH_EAST: Final = 4
SOUTH_WEST: Final = 5
AXES: Final = (EAST, NORTH_EAST, SOUTH_EAST)
"""Three of the six directions of `neighbour_cells`: every straight line runs along one of them."""
CORNERS: Final = ((EAST, NORTH_EAST), (EAST, SOUTH_EAST), (SOUTH_EAST, SOUTH_WEST))
"""Pairs of neighbouring directions that span the three diamonds of four hexes."""


class Tile:
    """A tile and what it counts among the structures of a seat, given as a mask of hexes."""

    def count(self, g: ScytheGame, built: i64) -> int:
        raise NotImplementedError


def around(board: Board, built: i64) -> i64:
    """All hexes next to structures."""
    found: i64 = 0
    for at in hexes_of(built):
        found |= board.touches[at]
    return found


def most_around_one(board: Board, built: i64, centres: i64) -> int:
    """The most structures next to a single centre."""
    best = 0
    for centre in hexes_of(centres):
        best = max(best, size(board.touches[centre] & built))
    return best


class TunnelsAdjacent(Tile):
    """scythe:score.bonus.tunnels-adjacent  Printed tunnels next to structures, each counted once."""

    def count(self, g: ScytheGame, built: i64) -> int:
        return size(around(g.board, built) & g.board.tunnels)


class LakesAdjacent(Tile):
    """scythe:score.bonus.lakes-adjacent  Lakes next to structures, each counted once."""

    def count(self, g: ScytheGame, built: i64) -> int:
        return size(around(g.board, built) & g.board.of_terrain[LAKE])


class EncountersAdjacent(Tile):
    """scythe:score.bonus.encounters-adjacent  Encounter territories next to structures, with or without a token."""

    def count(self, g: ScytheGame, built: i64) -> int:
        return size(around(g.board, built) & g.board.encounters)


class OnTunnels(Tile):
    """scythe:score.bonus.on-tunnels  Structures on printed tunnels."""

    def count(self, g: ScytheGame, built: i64) -> int:
        return size(built & g.board.tunnels)


class InARow(Tile):
    """scythe:score.bonus.row  The longest straight row of structures."""

    def count(self, g: ScytheGame, built: i64) -> int:
        best = 0
        for at in hexes_of(built):
            for axis in AXES:
                length = 1
                to = beyond(g.board, at, axis)
                while to >= 0 and built >> to & 1:
                    length += 1
                    to = beyond(g.board, to, axis)
                best = max(best, length)
        return best


class OnTerrains(Tile):
    """scythe:score.bonus.farms-tundras, scythe:score.bonus.villages, scythe:score.bonus.mountains-forests
    Structures on certain terrains.
    """

    def __init__(self, terrains: list[int]) -> None:
        self.terrains: Final = terrains

    def count(self, g: ScytheGame, built: i64) -> int:
        return sum([size(built & g.board.of_terrain[terrain]) for terrain in self.terrains])


class ByBaseOrFactory(Tile):
    """scythe:score.bonus.home-or-factory  Structures next to any home base or the Factory."""

    def count(self, g: ScytheGame, built: i64) -> int:
        near = around(g.board, g.board.bases)
        if g.board.factory >= 0:
            near |= g.board.touches[g.board.factory]
        return size(built & near)


class AroundOneLake(Tile):
    """scythe:score.bonus.same-lake  The most structures around one lake."""

    def count(self, g: ScytheGame, built: i64) -> int:
        return most_around_one(g.board, built, g.board.of_terrain[LAKE])


class OnEncounters(Tile):
    """scythe:score.bonus.on-encounters  Structures on encounter territories, with or without a token."""

    def count(self, g: ScytheGame, built: i64) -> int:
        return size(built & g.board.encounters)


class Isolated(Tile):
    """scythe:score.bonus.isolated  Structures with no other next to them, no matter who owns it."""

    def count(self, g: ScytheGame, built: i64) -> int:
        everyone = g.all_structures()
        count = 0
        for at in hexes_of(built):
            if not g.board.touches[at] & everyone:
                count += 1
        return count


class Diamond(Tile):
    """scythe:score.bonus.diamond  The most structures within one diamond of four hexes, whichever way it points."""

    def count(self, g: ScytheGame, built: i64) -> int:
        best = 0
        for shape in diamonds(g.board):
            best = max(best, size(shape & built))
        return best


class AroundOneEncounter(Tile):
    """scythe:score.bonus.same-encounter  The most structures around one encounter territory."""

    def count(self, g: ScytheGame, built: i64) -> int:
        return most_around_one(g.board, built, g.board.encounters)


def beyond(board: Board, at: HexId, direction: int) -> int:
    """The hex one step away, or -1."""
    row, col = board.spot(at)
    return board.at(*neighbour_cells(row, col)[direction])


def _diamond(board: Board, start: tuple[int, int], one: int, other: int) -> i64:
    """The hexes of the diamond that starts at a cell; cells without a hex are ignored."""
    first, second = neighbour_cells(*start)[one], neighbour_cells(*start)[other]
    found: i64 = 0
    for cell in (start, first, second, neighbour_cells(*first)[other]):
        at = board.at(*cell)
        if at >= 0:
            found |= BIT[at]
    return found


_drawn: dict[str, list[int]] = {}


def diamonds(board: Board) -> list[int]:
    """Every diamond that is at least partly on a board, as masks. Worked out once per board."""
    key = " ".join([str(board.cell[at]) for at in range(board.count)])
    if key not in _drawn:
        found: list[int] = []
        for row in range(-2, GRID_ROWS + 1):
            for col in range(-2, GRID_COLS + 1):
                for one, other in CORNERS:
                    found.append(_diamond(board, (row, col), one, other))
        _drawn[key] = found
    return _drawn[key]


TILES: Final[dict[str, Tile]] = {
    "tunnels-adjacent": TunnelsAdjacent(),
    "lakes-adjacent": LakesAdjacent(),
    "encounters-adjacent": EncountersAdjacent(),
    "on-tunnels": OnTunnels(),
    "in-a-row": InARow(),
    "on-farms-and-tundras": OnTerrains([FARM, TUNDRA]),
    "next-to-base-or-factory": ByBaseOrFactory(),
    "around-one-lake": AroundOneLake(),
    "on-villages": OnTerrains([VILLAGE]),
    "on-mountains-and-forests": OnTerrains([MOUNTAIN, FOREST]),
    "on-encounters": OnEncounters(),
    "isolated": Isolated(),
    "diamond": Diamond(),
    "around-one-encounter": AroundOneEncounter(),
}
