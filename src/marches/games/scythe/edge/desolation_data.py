"""Desolation's data: what it starts with, and the Triumph Tiles that only it uses."""

from __future__ import annotations

import msgspec

from marches.games.components import expect, items, known, parse, section, text_of
from marches.games.scythe.data import DesolationData, DesolationTile, TriumphData
from marches.games.scythe.data.words import TRIUMPH_IDS
from marches.games.scythe.edge.components import MORE_COMPONENTS, Components

FILE = "desolation.yaml"


class DesolationFile(msgspec.Struct):
    """What the file holds."""

    desolation: DesolationData
    triumphs: list[TriumphData]
    tiles: list[DesolationTile]


def load_desolation(text: str | None = None) -> DesolationFile:
    """scythe:desolation.setup-tiles  What Desolation starts with, and five tiles."""
    found = parse(FILE, text if text is not None else text_of("scythe", FILE))
    triumphs = items(FILE, found, "triumphs", TriumphData)
    tiles = items(FILE, found, "tiles", DesolationTile)
    names = [*TRIUMPH_IDS, *[triumph.id for triumph in triumphs]]
    for tile in tiles:
        known(FILE, f"tiles {tile.id!r}", "triumph", tile.triumph, names)
    expect(FILE, "number of tiles", len(tiles), 5)
    data = section(FILE, found, "desolation", DesolationData)
    expect(FILE, "numbers of players", len(data.tiles), 7)
    return DesolationFile(data, triumphs, tiles)


DESOLATION_FILE = load_desolation()


def desolation_file(printed: Components) -> DesolationFile:
    """The file of one set of components. Which tiles there are stays the same: their answers are built once."""
    if FILE not in printed.corrected:
        return DESOLATION_FILE
    found = load_desolation(printed.corrected[FILE])
    tiles = [[(tile.id, tile.triumph) for tile in file.tiles] for file in (found, DESOLATION_FILE)]
    expect(FILE, "tiles", *tiles)
    return found


MORE_COMPONENTS += [
    (FILE, "desolation", [DESOLATION_FILE.desolation]),
    (FILE, "triumph", [*DESOLATION_FILE.triumphs]),
    (FILE, "triumph-tile", [*DESOLATION_FILE.tiles]),
]
