"""The board's data: how hexes are named, which touch, and what a board must satisfy."""

from __future__ import annotations

from collections.abc import Callable

from marches.games.components import DataError, expect, items, known, parse, text_of
from marches.games.scythe.data import BoardData, HomeBase, Territory

GRID_ROWS, GRID_COLS = 9, 9
"""Every board of Scythe fits on this grid; a hex is named after its cell."""
ROW_LETTERS = "ABCDEFGHI"
MOST_HEXES = 63
PRINTED_BOARD = "printed"
"""The id of the board in the core box."""


def cell_id(row: int, col: int) -> str:
    """The hex in a cell of the printed board: `r3c4`. The language files have a name for each."""
    return f"r{row}c{col}"


def open_cell_id(row: int, col: int) -> str:
    """The hex in the same cell of any other board: `D5`, which is its name too."""
    return f"{ROW_LETTERS[row]}{col + 1}"


def hex_ids(board: str) -> Callable[[int, int], str]:
    """The ids of a board's hexes."""
    return cell_id if board == PRINTED_BOARD else open_cell_id


def neighbour_cells(row: int, col: int) -> list[tuple[int, int]]:
    """The six cells around one, in the order of `SIDES` (even rows lie half a hex to the right)."""
    shift = 1 if row % 2 == 0 else 0
    steps = ((0, 1), (0, -1), (-1, shift), (-1, shift - 1), (1, shift), (1, shift - 1))
    return [(row + down, col + right) for down, right in steps]


def check_board(file: str, board: BoardData) -> None:
    """Refuse a board whose hexes overlap, whose rivers or bases join hexes that do not touch, or that is too large."""
    where = f"{file}: board {board.id!r}"
    named = hex_ids(board.id)
    cells: dict[str, tuple[int, int]] = {}
    spots: list[Territory | HomeBase] = [*board.territories, *board.home_bases]
    for spot in spots:
        if not (0 <= spot.row < GRID_ROWS and 0 <= spot.col < GRID_COLS):
            name = cell_id(spot.row, spot.col)
            raise DataError(f"{where}: {name} is off the grid of {GRID_ROWS} rows and {GRID_COLS} columns")
        name = named(spot.row, spot.col)
        if name in cells:
            raise DataError(f"{where}: two hexes lie at {name}")
        cells[name] = (spot.row, spot.col)
    if len(cells) > MOST_HEXES:
        raise DataError(f"{where}: {len(cells)} hexes, at most {MOST_HEXES} are possible")
    joined = [(a, b, "rivers") for a, b in board.rivers]
    joined += [(named(base.row, base.col), to, "home_bases") for base in board.home_bases for to in base.to]
    for a, b, field in joined:
        known(file, f"board {board.id!r}", field, a, cells)
        known(file, f"board {board.id!r}", field, b, cells)
        if cells[b] not in neighbour_cells(*cells[a]):
            raise DataError(f"{where}: field {field!r}: {a} and {b} do not touch")
    _check_water(where, board)


def _check_water(where: str, board: BoardData) -> None:
    """scythe:move.river-definition  A river borders no lake; the way from a base onto a lake is called one."""
    named = hex_ids(board.id)
    lakes = {named(spot.row, spot.col) for spot in board.territories if spot.terrain == "lake"}
    _check_lake_water(where, board, lakes)
    for pair in board.rivers:
        for name in pair:
            if name in lakes:
                raise DataError(f"{where}: field 'rivers': {name} is a lake")
    for base in board.home_bases:
        for to, edge in base.to.items():
            if (edge == "lake") != (to in lakes):
                raise DataError(f"{where}: field 'home_bases': {base.faction}: {to} is joined by {edge}")


def _check_lake_water(where: str, board: BoardData, lakes: set[str]) -> None:
    """scythe:modular.lake-water  Water that joins a lake lies on land beside it, and is not a river as well."""
    named = hex_ids(board.id)
    cells = {named(spot.row, spot.col): (spot.row, spot.col) for spot in board.territories}
    rivers = {frozenset(pair) for pair in board.rivers}
    for land, lake in board.lake_water:
        if frozenset((land, lake)) in rivers:
            raise DataError(f"{where}: field 'lake_water': the border of {land} and {lake} is a river too")
        if lake not in lakes or land in lakes or land not in cells:
            raise DataError(f"{where}: field 'lake_water': {land} must be land and {lake} a lake")
        if cells[lake] not in neighbour_cells(*cells[land]):
            raise DataError(f"{where}: field 'lake_water': {land} and {lake} do not touch")


def load_board(file: str = "map.yaml", text: str | None = None) -> BoardData:
    """The printed board."""
    boards = items(file, parse(file, text if text is not None else text_of("scythe", file)), "boards", BoardData)
    for board in boards:
        check_board(file, board)
    expect(file, "number of boards", len(boards), 1)
    board = boards[0]
    expect(file, "number of territories", len(board.territories), 47)
    expect(file, "number of encounters", sum(t.encounter for t in board.territories), 11)
    expect(file, "number of tunnels", sum(t.tunnel for t in board.territories), 6)
    expect(file, "number of home bases", len(board.home_bases), 7)
    return board
