"""What would be wrong with a layout of the modular board. Tests and long runs try thousands."""

from __future__ import annotations

from marches.games.components import DataError
from marches.games.scythe.edge.board_data import check_board
from marches.games.scythe.edge.modular_data import FILE
from marches.games.scythe.rules.board import Board, build
from marches.games.scythe.rules.expansions.modular.box import MODULAR_PART
from marches.games.scythe.rules.expansions.modular.land import board_data
from marches.games.scythe.rules.expansions.modular.layout import Layout
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.tables import LAKE, hexes_of, size


def faults(kit: Kit, layout: Layout) -> list[str]:
    """Everything a board must not be: in two parts, with a lake beside a base, with a start that nobody can leave."""
    data = board_data(MODULAR_PART.of(kit), layout)
    try:
        check_board(FILE, data)
    except DataError as error:
        return [str(error)]
    board = build(data, kit.mats.faction_ids)
    found = []
    if size(reached(board, board.factory, by_water=True)) != size(board.territories):
        found.append("the board is in several parts")
    land = board.territories & ~board.of_terrain[LAKE]
    if reached(board, board.factory, by_water=False) & land != land:
        found.append("some land cannot be reached over land, rivers and tunnels")
    for base in hexes_of(board.bases):
        if board.touches[base] & board.of_terrain[LAKE]:
            found.append(f"a lake touches the base {board.id(base)}")
        if size(board.land[base]) != 2:
            found.append(f"{board.id(base)} has not two start territories")
        if not leaves(board, base):
            found.append(f"nobody gets away from {board.id(base)}")
    return found


def reached(board: Board, start: int, by_water: bool) -> int:
    """Territories that can be walked to from one, across rivers and through tunnels, or across lakes instead."""
    seen, edge = 0, [start]
    while edge:
        at = edge.pop()
        if seen >> at & 1:
            continue
        seen |= 1 << at
        tunnels = board.tunnels if board.tunnels >> at & 1 else 0
        steps = board.land[at] | board.river[at] | (board.water[at] if by_water else tunnels)
        edge += hexes_of(steps & board.territories)
    return seen


def leaves(board: Board, base: int) -> bool:
    """Whether there is a river to cross, a tunnel, or a way to the Factory from the land around a base."""
    home, edge = 0, hexes_of(board.land[base])
    while edge:
        at = edge.pop()
        if not home >> at & 1:
            home |= 1 << at
            edge += hexes_of(board.land[at])
    beyond = board.tunnels if home & board.tunnels else 0
    for at in hexes_of(home):
        beyond |= board.river[at]
    return bool(beyond & ~home) or bool(home >> board.factory & 1)
