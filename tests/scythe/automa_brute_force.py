"""Where an Automa's worker goes, worked out by hand from the ledger.

Nothing here comes from the engine: the board is read from plain data, sets are sets of names, and every rule is tried
on every territory. It is slow and simple on purpose, so that the engine has something to be compared with.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

import yaml

Cell = tuple[int, int]
BASES_APART = 2
"""scythe:automa.several.tie-token  How many bases the token moves on."""


@dataclass
class Land:
    """A map in names: where each hex is, what is water, what touches each home base and how."""

    cells: dict[str, Cell]
    lakes: set[str]
    factory: str
    rivers: set[frozenset[str]]
    bases: dict[str, str]
    """By faction the name of its home base, clockwise from the top."""
    links: dict[str, dict[str, str]]
    """By home base the territories that touch it, and what lies between: land, river or lake."""

    def territories(self) -> list[str]:
        return [name for name in self.cells if name not in self.bases.values()]

    def next_to(self, a: str, b: str) -> bool:
        return steps(self.cells[a], self.cells[b]) == 1


@dataclass
class Unit:
    """A piece on the map. `kind` is worker, mech or character."""

    owner: str
    kind: str
    at: str


@dataclass
class Situation:
    """All that decides where a worker goes."""

    land: Land
    automa: str
    units: list[Unit]
    water_free: bool
    enemies: set[str]
    """The factions that are enemies; all others on the map besides the Automa are other players too."""
    token: str = ""
    """scythe:automa.several.tie-token  The faction on whose base the token lies; nothing with two seats."""
    why: list[str] = field(default_factory=list)
    """Which rules decided, in order."""


@dataclass(frozen=True)
class Answer:
    """Which worker is picked up and where it goes; nowhere if the option is not possible."""

    start: str | None
    end: str | None
    token: str


def steps(a: Cell, b: Cell) -> int:
    """scythe:automa.move.distance  Hexes between two cells of a grid whose even rows are shifted to the right."""
    (row_a, col_a), (row_b, col_b) = a, b
    x_a, x_b = col_a - (row_a + row_a % 2) // 2, col_b - (row_b + row_b % 2) // 2
    across, down = x_b - x_a, row_b - row_a
    return max(abs(across), abs(down), abs(across + down))


def distance(land: Land, a: str, b: str) -> int:
    return steps(land.cells[a], land.cells[b])


def neighbourhood(s: Situation, unit: Unit) -> set[str]:
    """scythe:automa.move.neighbourhood, scythe:automa.move.water-barred, scythe:automa.move.water-free"""
    land = s.land
    if unit.at in land.bases.values():
        return set()
    found = set()
    for name in land.territories():
        if name != unit.at and not land.next_to(name, unit.at):
            continue
        if not s.water_free and (name in land.lakes or frozenset((name, unit.at)) in land.rivers):
            continue
        found.add(name)
    return found


def own_units(s: Situation) -> list[Unit]:
    return [unit for unit in s.units if unit.owner == s.automa]


def reach(s: Situation) -> set[str]:
    """scythe:automa.move.reach"""
    found: set[str] = set()
    for unit in own_units(s):
        found |= neighbourhood(s, unit)
    for name, between in s.land.links[s.land.bases[s.automa]].items():
        if s.water_free or between == "land":
            found.add(name)
    return found


def valid(s: Situation, worker: Unit) -> set[str]:
    """scythe:automa.worker.valid, scythe:automa.move.no-sharing"""
    found = set()
    for name in reach(s):
        others = [unit for unit in s.units if unit.at == name and unit is not worker]
        if any(unit.owner != s.automa or unit.kind == "worker" for unit in others):
            continue
        found.add(name)
    return found


def safe(s: Situation, names: set[str]) -> set[str]:
    """scythe:automa.worker.safe, scythe:automa.move.enemy"""
    fighters = [unit for unit in s.units if unit.owner in s.enemies and unit.kind != "worker"]
    return {name for name in names if not any(name in neighbourhood(s, unit) for unit in fighters)}


def best(names: Iterable[str], worth: dict[str, int]) -> list[str]:
    """Those of the lowest worth."""
    names = list(names)
    lowest = min(worth[name] for name in names)
    return [name for name in names if worth[name] == lowest]


def reading_order(land: Land, name: str) -> Cell:
    """scythe:automa.move.ties  Rows from top to bottom, left to right in a row."""
    return land.cells[name]


def untie(s: Situation, names: list[str], what: str) -> str:
    """scythe:automa.move.ties, scythe:automa.several.tie-token  The first in reading order, or what the token says."""
    if len(names) == 1:
        return names[0]
    if not s.token:
        s.why.append(f"{what}: reading order")
        return min(names, key=lambda name: reading_order(s.land, name))
    around = list(s.land.bases)
    for _ in around:
        base = s.land.bases[s.token]
        names = best(names, {name: distance(s.land, name, base) for name in names})
        if len(names) == 1:
            s.why.append(f"{what}: token on {s.token}")
            s.token = _moved_on(around, s.token)
            return names[0]
        s.token = _moved_on(around, s.token)
    s.why.append(f"{what}: reading order after the token")
    return min(names, key=lambda name: reading_order(s.land, name))


def _moved_on(around: list[str], at: str) -> str:
    return around[(around.index(at) + BASES_APART) % len(around)]


def select(s: Situation) -> Unit | None:
    """scythe:automa.move.select"""
    workers = [unit for unit in own_units(s) if unit.kind == "worker"]
    if not workers:
        return None
    base = s.land.bases[s.automa]
    places = sorted({unit.at for unit in workers})
    nearest = best(places, {name: distance(s.land, name, base) for name in places})
    chosen = untie(s, nearest, "worker")
    return next(unit for unit in workers if unit.at == chosen)


def counts(s: Situation, names: set[str], lifted: Unit) -> dict[str, int]:
    """scythe:automa.worker.destination  How many units of the Automa have each territory near, the lifted one aside."""
    others = [unit for unit in own_units(s) if unit is not lifted]
    return {name: sum(name in neighbourhood(s, unit) for unit in others) for name in names}


def destination(s: Situation) -> Answer:
    """scythe:automa.worker.destination, scythe:automa.move.possible, scythe:automa.move.teleport"""
    worker = select(s)
    if worker is None:
        return Answer(None, None, s.token)
    places = safe(s, valid(s, worker))
    if not places:
        s.why.append("no safe territory")
        return Answer(worker.at, None, s.token)
    near = counts(s, places, worker)
    tied = best(sorted(places), {name: -count for name, count in near.items()})
    if len(tied) > 1:
        s.why.append("destination: closest to the Factory")
    tied = best(tied, {name: distance(s.land, name, s.land.factory) for name in tied})
    chosen = untie(s, tied, "destination")
    if chosen == worker.at:
        s.why.append("stays put")
        return Answer(worker.at, None, s.token)
    return Answer(worker.at, chosen, s.token)


# -- reading plain data ---------------------------------------------------------------------------------------


def printed_land() -> Land:
    """The printed board, from its data file."""
    text = resources.files("marches.games.scythe.data").joinpath("map.yaml").read_text(encoding="utf-8")
    board: dict[str, Any] = yaml.safe_load(text)["boards"][0]
    cells = {f"r{one['row']}c{one['col']}": (one["row"], one["col"]) for one in board["territories"]}
    terrain = {f"r{one['row']}c{one['col']}": one["terrain"] for one in board["territories"]}
    bases, links = {}, {}
    for one in board["home_bases"]:
        name = f"base_{one['faction']}"
        bases[one["faction"]] = name
        cells[name] = (one["row"], one["col"])
        links[name] = dict(one["to"])
    return Land(
        cells,
        {name for name, kind in terrain.items() if kind == "lake"},
        next(name for name, kind in terrain.items() if kind == "factory"),
        {frozenset(pair) for pair in board["rivers"]},
        bases,
        links,
    )


def land_of_view(board: dict[str, Any]) -> Land:
    """Any board, as a seat is shown it: hexes with row, column and terrain, and the pairs with a river between."""
    shapes = board["hexes"]
    cells = {one["id"]: (one["row"], one["col"]) for one in shapes}
    lakes = {one["id"] for one in shapes if one["terrain"] == "lake"}
    bases = {one["base"] or one["id"]: one["id"] for one in shapes if one["terrain"] == "home-base"}
    rivers = {frozenset(pair) for pair in board["rivers"]}
    links: dict[str, dict[str, str]] = {}
    for base in bases.values():
        near = [name for name in cells if steps(cells[name], cells[base]) == 1 and name not in bases.values()]
        links[base] = {
            name: "lake" if name in lakes else "river" if frozenset((name, base)) in rivers else "land" for name in near
        }
    factory = next(one["id"] for one in shapes if one["terrain"] == "factory")
    return Land(cells, lakes, factory, rivers, bases, links)
