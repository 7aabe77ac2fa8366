"""The box of the modular board as data: two board sides, four tiles with two faces, the spaces for home bases."""

from __future__ import annotations

from marches.games.components import DataError, convert, expect, items, known, parse, section, text_of
from marches.games.scythe.data import BoardSide, LakeWater, ModularData, ModularGrid, Removal, TileFace

FILE = "modular.yaml"
CELLS = ("TL", "TR", "L", "C", "R", "BL", "BR")
"""The hexes of a tile, in reading order."""
FACES = "AB"


def load_modular(text: str | None = None) -> ModularData:
    """scythe:component.modular  The box, checked: its numbers, and that every name is defined."""
    found = parse(FILE, text if text is not None else text_of("scythe", FILE))
    box = ModularData(
        section(FILE, found, "grid", ModularGrid),
        items(FILE, found, "sides", BoardSide),
        items(FILE, found, "tiles", TileFace),
        section(FILE, found, "encounters_per_tile", int),
        [convert(FILE, "lake_water", row, LakeWater) for row in section(FILE, found, "lake_water", list[object])],
        section(FILE, found, "removal", list[Removal]),
    )
    expect(FILE, "number of board sides", len(box.sides), 2)
    faces = [f"{tile}{face}" for tile in range(4) for face in FACES]
    expect(FILE, "tile faces", [face.id for face in box.tiles], faces)
    expect(FILE, "number of slots", len(box.grid.slots), 4)
    expect(FILE, "number of home bases", len(box.grid.bases), 8)
    expect(FILE, "cells of a tile", tuple(box.grid.tile_cells), CELLS)
    for face in box.tiles:
        expect(FILE, f"tiles {face.id!r}: cells", tuple(face.cells), CELLS)
    _check_names(box)
    _check_lake_water(box)
    return box


def _check_names(box: ModularData) -> None:
    """Slots, bases and sides speak of each other."""
    slots = [slot.id for slot in box.grid.slots]
    for slot in box.grid.slots:
        for cell in (*slot.start, *slot.tunnel):
            known(FILE, f"slots {slot.id!r}", "start or tunnel", cell, CELLS)
        expect(FILE, f"slots {slot.id!r}: slot of its base", box.grid.bases[slot.base].slot, slot.id)
    hexes = [one.id for one in box.sides[0].hexes]
    for side in box.sides:
        expect(FILE, f"sides {side.id!r}: hexes", [one.id for one in side.hexes], hexes)
        expect(FILE, f"sides {side.id!r}: encounters", sum(one.encounter for one in side.hexes), 3)
        expect(FILE, f"sides {side.id!r}: tunnels", sum(one.tunnel for one in side.hexes), 2)
    for base in box.grid.bases:
        if base.slot:
            known(FILE, f"bases {base.position!r}", "slot", base.slot, slots)
            continue
        for name in (*base.start, base.third, *base.river):
            known(FILE, f"bases {base.position!r}", "start, third or river", name, hexes)


def _check_lake_water(box: ModularData) -> None:
    """scythe:modular.lake-water  Each entry names land and a lake of one side or face."""
    lands = {face.id: dict(face.cells) for face in box.tiles}
    lands |= {side.id: {one.id: one.terrain for one in side.hexes} for side in box.sides}
    for water in box.lake_water:
        known(FILE, "lake_water", "part", water.part, lands)
        for name in (water.land, water.lake):
            known(FILE, f"lake_water on {water.part!r}", "land or lake", name, lands[water.part])
        if lands[water.part][water.lake] != "lake" or lands[water.part][water.land] == "lake":
            raise DataError(f"{FILE}: lake_water on {water.part!r}: {water.land} must be land and {water.lake} a lake")
