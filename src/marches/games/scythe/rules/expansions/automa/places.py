"""Where an Automa could go: distances, neighbourhoods, reach, and who its enemies are."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.scythe.rules.board import Board
from marches.games.scythe.rules.expansions.automa.bending import bends
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, tracker_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, CHAMPION, MECHS, HexId, hexes_of
from marches.kernel.step import Seat


def distance(board: Board, here: HexId, there: HexId) -> int:
    """scythe:automa.move.distance  Hexes straight across the grid, whatever lies between; a base is one hex of it.

    Even rows lie half a hex to the right.
    """
    row, col = board.spot(here)
    other_row, other_col = board.spot(there)
    across = other_col - (other_row + other_row % 2) // 2 - col + (row + row % 2) // 2
    down = other_row - row
    return (abs(across) + abs(down) + abs(across + down)) // 2


def nearest(board: Board, here: HexId, places: i64) -> int:
    """The distance to the nearest of some hexes, of which there is at least one."""
    return min([distance(board, here, there) for there in hexes_of(places)])


def water_barred(g: ScytheGame, seat: Seat) -> bool:
    """scythe:automa.move.water-barred, scythe:automa.move.water-free
    Whether its marker is on a space with the crossed-out water.
    """
    return AUTOMA_STATE.of(g).marker[seat] <= tracker_of(g, seat).barred


def around(g: ScytheGame, barred: bool, at: HexId) -> i64:
    """scythe:automa.move.water-barred  The territories next to a hex, across water or only by land."""
    return g.board.land[at] if barred else g.board.touches[at]


def neighbourhood(g: ScytheGame, barred: bool, at: HexId) -> i64:
    """scythe:automa.move.neighbourhood  The territory of a unit and those next to it; nothing for one on a base."""
    return around(g, barred, at) | BIT[at] if g.board.territories >> at & 1 else 0


def neighbourhoods(g: ScytheGame, barred: bool, places: i64) -> i64:
    """The neighbourhoods of all units on these hexes."""
    found: i64 = 0
    for at in hexes_of(places):
        found |= neighbourhood(g, barred, at)
    return found


def reach_of(g: ScytheGame, seat: Seat) -> i64:
    """scythe:automa.move.reach  The neighbourhoods of all its units, and what touches its home base."""
    barred = water_barred(g, seat)
    return neighbourhoods(g, barred, g.units(seat)) | around(g, barred, g.seating.base[seat])


def enemies_of(g: ScytheGame, seat: Seat) -> list[int]:
    """scythe:automa.move.enemy  Its enemies: all other players, unless a module says otherwise."""
    for bend in bends(g):
        named = bend.enemies(g, seat)
        if named is not None:
            return named
    return [other for other in range(g.players) if other != seat]


def enemy_fighters(g: ScytheGame, seat: Seat) -> i64:
    """scythe:automa.move.enemy  Hexes with combat units of its enemies, and of nobody."""
    found = g.wild
    for other in enemies_of(g, seat):
        found |= g.fighters[other]
    return found


def enemy_workers(g: ScytheGame, seat: Seat) -> i64:
    """Hexes with workers of its enemies."""
    found: i64 = 0
    for other in enemies_of(g, seat):
        found |= g.worker_hexes[other]
    return found


def enemy_fighters_at(g: ScytheGame, seat: Seat, at: HexId) -> int:
    """How many enemy combat units are on a hex."""
    count = int(g.wild >> at & 1)
    for other in enemies_of(g, seat):
        count += g.fighters_at(other, at)
    return count


def enemy_workers_at(g: ScytheGame, seat: Seat, at: HexId) -> int:
    """How many enemy workers are on a hex."""
    return sum([g.workers(other, at) for other in enemies_of(g, seat)])


def own_mechs(g: ScytheGame, seat: Seat) -> i64:
    """Hexes with its mechs; a champion is one of them.  scythe:automa.tesla.control"""
    found: i64 = 0
    for index in range(seat * MECHS, seat * MECHS + MECHS):
        if g.mech[index] >= 0:
            found |= BIT[g.mech[index]]
    champion = g.unit_at(seat, CHAMPION)
    return found | BIT[champion] if champion >= 0 else found


def others_there(g: ScytheGame, seat: Seat) -> i64:
    """scythe:automa.move.no-sharing  Hexes with any unit that is not its own."""
    return g.other_units(seat)
