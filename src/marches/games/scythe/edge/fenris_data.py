"""The Rise of Fenris as data: its factions, tokens, tracks and tiles, Tesla and Mad Tesla.

A set of corrections may print other numbers. Which tokens, Mods and tiles there are stays the same: their answers
are built once.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from marches.games.components import Component, expect, items, known, parse, section, text_of
from marches.games.scythe.data import (
    AllianceToken,
    DirectionTile,
    Faction,
    MadTeslaData,
    ModToken,
    RivalsData,
    TrackData,
    TriumphData,
    TriumphTile,
    VesnaToken,
)
from marches.games.scythe.data.words import BONUSES, SIDES, TRIUMPH_IDS

FENRIS, TESLA, ALLIANCES = "fenris.yaml", "tesla.yaml", "alliances.yaml"
TRACKS, MODS = "tracks.yaml", "fenris_mods.yaml"
SLOTS = 10
"""Places on a triumph track: one for each star of the printed one, and for each tile."""


class FenrisFile(msgspec.Struct, frozen=True):
    """Vesna and Fenris, Vesna's ability tokens, and how many Influence tokens Fenris has."""

    factions: list[Faction]
    vesna_tokens: list[VesnaToken]
    influence: int


class TeslaFile(msgspec.Struct, frozen=True):
    """Mad Tesla, his direction tile, and how many faces the orange die has."""

    mad_tesla: MadTeslaData
    direction_tile: DirectionTile
    die: int


class AlliancesFile(msgspec.Struct, frozen=True):
    """The Alliance tokens, the coins of a player left over, and what breaking an alliance costs."""

    tokens: list[AllianceToken]
    left_over: int
    penalty: int


class TracksFile(msgspec.Struct, frozen=True):
    """The triumphs that only these tracks have, the tracks, the Triumph Tiles, and what Rivals count for."""

    triumphs: list[TriumphData]
    tracks: list[TrackData]
    tiles: list[TriumphTile]
    rivals: RivalsData


class ModsFile(msgspec.Struct, frozen=True):
    """The Mech Mods and the Infrastructure Mods."""

    mech: list[ModToken]
    infrastructure: list[ModToken]


class FenrisBox(msgspec.Struct, frozen=True):
    """What the box holds, by file."""

    fenris: FenrisFile
    tesla: TeslaFile
    alliances: AlliancesFile
    tracks: TracksFile
    mods: ModsFile

    def listed(self) -> list[tuple[str, str, list[Component]]]:
        """Its components: data file, kind, items."""
        return [
            (FENRIS, "faction", [*self.fenris.factions]),
            (FENRIS, "vesna-token", [*self.fenris.vesna_tokens]),
            (TESLA, "mad-tesla", [self.tesla.mad_tesla]),
            (ALLIANCES, "alliance", [*self.alliances.tokens]),
            (TESLA, "direction-tile", [self.tesla.direction_tile]),
            (TRACKS, "triumph", [*self.tracks.triumphs]),
            (TRACKS, "track", [*self.tracks.tracks]),
            (TRACKS, "triumph-tile", [*self.tracks.tiles]),
            (MODS, "mech-mod", [*self.mods.mech]),
            (MODS, "infra-mod", [*self.mods.infrastructure]),
        ]


def load_fenris(text: str) -> FenrisFile:
    """The file of the two factions."""
    found = parse(FENRIS, text)
    factions = items(FENRIS, found, "factions", Faction)
    for faction in factions:
        expect(FENRIS, f"factions {faction.id!r}: number of mechs", len(faction.mechs), 4)
        if faction.bonuses:
            expect(FENRIS, f"factions {faction.id!r}: recruit bonuses", tuple(faction.bonuses), BONUSES)
    expect(FENRIS, "factions", [faction.id for faction in factions], ["vesna", "fenris"])
    tokens = items(FENRIS, found, "vesna_tokens", VesnaToken)
    expect(FENRIS, "number of Vesna's tokens", len(tokens), 18)
    return FenrisFile(factions, tokens, section(FENRIS, found, "influence", int))


def load_tesla(text: str) -> TeslaFile:
    """Every side of the direction tile has a number of the blue die."""
    found = parse(TESLA, text)
    tile = section(TESLA, found, "direction_tile", DirectionTile)
    expect(TESLA, "sides of the direction tile", sorted(tile.sides), sorted(SIDES))
    return TeslaFile(section(TESLA, found, "mad_tesla", MadTeslaData), tile, section(TESLA, found, "die", int))


def load_alliances(text: str) -> AlliancesFile:
    """A token for every faction."""
    found = parse(ALLIANCES, text)
    tokens = items(ALLIANCES, found, "tokens", AllianceToken)
    expect(ALLIANCES, "number of tokens", len(tokens), 9)
    return AlliancesFile(tokens, section(ALLIANCES, found, "left_over", int), section(ALLIANCES, found, "penalty", int))


def load_tracks(text: str) -> TracksFile:
    """Every track has ten places for stars."""
    found = parse(TRACKS, text)
    triumphs = items(TRACKS, found, "triumphs", TriumphData)
    tracks = items(TRACKS, found, "tracks", TrackData)
    tiles = items(TRACKS, found, "tiles", TriumphTile)
    names = [*TRIUMPH_IDS, *[triumph.id for triumph in triumphs]]
    for track in tracks:
        for space in track.spaces:
            for name in (space.triumph, space.other or space.triumph):
                known(TRACKS, f"tracks {track.id!r}", "triumph", name, names)
        expect(TRACKS, f"tracks {track.id!r}: places for stars", sum(space.stars for space in track.spaces), SLOTS)
    for tile in tiles:
        known(TRACKS, f"tiles {tile.id!r}", "id", tile.id, names)
    expect(TRACKS, "number of Triumph Tiles", sum(tile.copies for tile in tiles), 16)
    return TracksFile(triumphs, tracks, tiles, section(TRACKS, found, "rivals", RivalsData))


def load_mods(text: str) -> ModsFile:
    """scythe:mechmod.definition, scythe:inframod.definition  The tokens of both kinds, as many as the box has."""
    found = parse(MODS, text)
    mech = items(MODS, found, "mech", ModToken)
    infrastructure = items(MODS, found, "infrastructure", ModToken)
    expect(MODS, "number of Mech Mods", sum(mod.copies for mod in mech), 41)
    expect(MODS, "number of Infrastructure Mods", sum(mod.copies for mod in infrastructure), 32)
    return ModsFile(mech, infrastructure)


def _load(given: Mapping[str, str]) -> FenrisBox:
    text = {file: given.get(file) or text_of("scythe", file) for file in (FENRIS, TESLA, ALLIANCES, TRACKS, MODS)}
    return FenrisBox(
        load_fenris(text[FENRIS]),
        load_tesla(text[TESLA]),
        load_alliances(text[ALLIANCES]),
        load_tracks(text[TRACKS]),
        load_mods(text[MODS]),
    )


SHIPPED = _load({})
"""The box as it ships: which tokens, Mods and tiles there are at every table."""


def load_box(given: Mapping[str, str]) -> FenrisBox:
    """The box with some files corrected; refused if they name other things than the box has."""
    box = _load(given)
    for (file, kind, mine), (_, _, shipped) in zip(box.listed(), SHIPPED.listed(), strict=True):
        expect(file, kind, [item.id for item in mine], [item.id for item in shipped])
    lent = [[token.ability for token in one.alliances.tokens] for one in (box, SHIPPED)]
    expect(ALLIANCES, "abilities of the tokens", *lent)
    return box
