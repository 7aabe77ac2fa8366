"""The triumph tracks and tiles of The Rise of Fenris as data."""

from __future__ import annotations

import msgspec

from marches.games.components import expect, items, known, parse, section, text_of
from marches.games.scythe.data import RivalsData, TrackData, TriumphData, TriumphTile
from marches.games.scythe.edge.components import MORE_COMPONENTS, TRIUMPH_IDS

FILE = "tracks.yaml"
SLOTS = 10
"""Places on the track: one for each star of the printed one, and for each tile."""


class TracksFile(msgspec.Struct):
    """What the file holds."""

    triumphs: list[TriumphData]
    tracks: list[TrackData]
    tiles: list[TriumphTile]
    rivals: RivalsData


def load_tracks(text: str | None = None) -> TracksFile:
    """The tracks, the tiles, and what Rivals count for; every track has ten places for stars."""
    found = parse(FILE, text if text is not None else text_of("scythe", FILE))
    triumphs = items(FILE, found, "triumphs", TriumphData)
    tracks = items(FILE, found, "tracks", TrackData)
    tiles = items(FILE, found, "tiles", TriumphTile)
    names = [*TRIUMPH_IDS, *[triumph.id for triumph in triumphs]]
    for track in tracks:
        for space in track.spaces:
            for name in (space.triumph, space.other or space.triumph):
                known(FILE, f"tracks {track.id!r}", "triumph", name, names)
        expect(FILE, f"tracks {track.id!r}: places for stars", sum(space.stars for space in track.spaces), SLOTS)
    for tile in tiles:
        known(FILE, f"tiles {tile.id!r}", "id", tile.id, names)
    expect(FILE, "number of Triumph Tiles", sum(tile.copies for tile in tiles), 16)
    return TracksFile(triumphs, tracks, tiles, section(FILE, found, "rivals", RivalsData))


TRACKS_FILE = load_tracks()
MORE_COMPONENTS += [
    (FILE, "triumph", [*TRACKS_FILE.triumphs]),
    (FILE, "track", [*TRACKS_FILE.tracks]),
    (FILE, "triumph-tile", [*TRACKS_FILE.tiles]),
]
