"""The shape of the data files: one struct for each kind of component."""

from __future__ import annotations

from typing import Literal

import msgspec

from marches.games.components import Component

Terrain = Literal["mountain", "farm", "tundra", "forest", "village", "lake", "factory"]
Set = Literal["core", "invaders", "modular", "promo", "fenris"]
Edge = Literal["land", "river", "lake"]
Timing = Literal["any-window", "end-of-turn"]


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    row: int
    col: int
    terrain: Terrain
    encounter: bool = False
    tunnel: bool = False


class HomeBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A home base and how each neighbouring territory is joined to it."""

    faction: str
    row: int
    col: int
    to: dict[str, Edge]


class BoardData(Component, frozen=True, kw_only=True):
    territories: list[Territory]
    home_bases: list[HomeBase]
    rivers: list[tuple[str, str]]
    lake_water: list[tuple[str, str]] = []
    """Land and lake whose waters are one: such a border is a shore, never a river."""


class SideHex(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex that is printed on a side of the modular board; `sourced`: its terrain is known, not our reconstruction."""

    id: str
    axial: tuple[int, int]
    terrain: Terrain
    sourced: bool = False
    encounter: bool = False
    tunnel: bool = False


class BoardSide(Component, frozen=True, kw_only=True):
    hexes: list[SideHex]


class TileFace(Component, frozen=True, kw_only=True):
    """One face of a modular tile: `1B` is face B of tile 1. What grows on its seven hexes, by cell."""

    cells: dict[str, Terrain]


class SlotData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area for a tile: the home base at its corner, that base's start cells, where to look for a tunnel."""

    id: str
    centre: tuple[int, int]
    base: int
    start: list[str]
    tunnel: list[str]


class BaseSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space for a home base tile: at the corner of a slot, or at the edge of the board."""

    position: str
    axial: tuple[int, int]
    slot: str = ""
    start: list[str] = []
    third: str = ""
    river: list[str] = []


class ModularGrid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile_cells: dict[str, tuple[int, int]]
    slots: list[SlotData]
    bases: list[BaseSpace]


class Removal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles a smaller map does without."""

    players: int
    tiles: int
    more: int


class LakeWater(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Water on a land hex of a side or tile face that joins a lake of the same."""

    part: str
    land: str
    lake: str


class ModularData(msgspec.Struct, frozen=True):
    """The box of the modular board."""

    grid: ModularGrid
    sides: list[BoardSide]
    tiles: list[TileFace]
    encounters_per_tile: int
    lake_water: list[LakeWater]
    removal: list[Removal]


class Faction(Component, frozen=True, kw_only=True):
    set: Set
    color: str
    leader: list[str]
    power: int
    combat_cards: int
    ability: str
    mechs: list[str]
    riverwalk: list[Terrain] = []
    tokens: int = 0
    bonuses: dict[str, int] = {}
    """One-time recruit bonuses, where they differ from those of the other mats."""


class VesnaToken(Component, frozen=True, kw_only=True):
    """A mech ability token of Vesna, called after the ability it gives."""


class MadTeslaData(Component, frozen=True, kw_only=True):
    """Mad Tesla: his health, the combat cards his strength is read from, the coins for the player who destroys him."""

    health: int
    discards: int
    reward: int


class DirectionTile(Component, frozen=True, kw_only=True):
    """Where a number of the blue die leads: sides of a hex, from 1."""

    sides: list[str]


class AllianceToken(Component, frozen=True, kw_only=True):
    """The Alliance token of a faction: what it lends, and the coins for the player who receives it."""

    ability: str
    coins: int


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    top: str
    bottom: str
    cost: int
    bracketed: int
    coins: int


class Mat(Component, frozen=True, kw_only=True):
    number: str
    set: Set
    objectives: int
    popularity: int
    coins: int
    columns: list[Column]


class Cube(Component, frozen=True, kw_only=True):
    action: str
    before: int
    after: int


class BottomAction(Component, frozen=True, kw_only=True):
    resource: str
    recruit: str


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faction: str
    mat: str


class TrapData(Component, frozen=True, kw_only=True):
    loses: int


class CombatCard(Component, frozen=True, kw_only=True):
    value: int
    count: int


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: dict[str, int]
    gain: dict[str, int]


class EncounterCard(Component, frozen=True, kw_only=True):
    set: Set
    options: list[Option]


class ObjectiveCard(Component, frozen=True, kw_only=True):
    set: Set
    timing: Timing
    condition: dict[str, object]


class FactoryCard(Component, frozen=True, kw_only=True):
    set: Set
    cost: dict[str, int]
    gain: dict[str, int]
    choose: Literal["one", "all"]
    different: bool = False


class FactoryMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    units: int
    steps: int


class BonusTile(Component, frozen=True, kw_only=True):
    set: Set
    steps: list[tuple[int, int]]


class AggressiveTile(Component, frozen=True, kw_only=True):
    number: int
    cargo: Literal["resources", "workers"]
    capacity: int
    effect: dict[str, object]


class PassiveTile(Component, frozen=True, kw_only=True):
    number: int
    range: int
    effect: dict[str, object]


class ResolutionTile(Component, frozen=True, kw_only=True):
    """How a game ends; 0 if a tile says nothing about it."""

    number: int
    stars: int = 0
    """Stars of one player that start the end."""
    turns: int = 0
    """Turns each player takes in all."""
    last_turns: int = 0
    """Turns each takes once the end has started."""
    moves: bool = True
    """Whether units may be moved in those."""
    coins: int = 0
    popularity: int = 0
    tile_stars: int = 0
    """Stars each may place on the tile."""
    combat_stars: int = 0
    again: int = 0
    """How many times a triumph may be reached again."""
    missions: int = 0
    """Objectives that everyone can see."""


class ModToken(Component, frozen=True, kw_only=True):
    """A kind of Mod: how many tokens of it there are, and whether it only works against players."""

    copies: int
    against_players: bool = False


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a triumph track; `other` is a triumph that may use it instead."""

    triumph: str
    need: int
    other: str = msgspec.field(default="", name="or")
    other_need: int = msgspec.field(default=0, name="or_need")
    stars: int = 1


class TrackData(Component, frozen=True, kw_only=True):
    spaces: list[Space]


class TriumphTile(Component, frozen=True, kw_only=True):
    need: int
    copies: int


class DesolationTile(Component, frozen=True, kw_only=True):
    """A Triumph Tile that only a game against Desolation has; `triumph` is what earns a star there."""

    triumph: str
    need: int


class DesolationData(Component, frozen=True, kw_only=True):
    """What Desolation starts with, when it moves, and how many tiles are in play for 1, 2, 3 … players."""

    units: int
    popularity: int
    moves_from: int
    stars: int
    most_power: int
    tiles: list[int]


class AutomaMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of a move line: the power an attack needs; `only` is the badge of one in brackets."""

    do: str
    power: int = 0
    only: str = ""


class AutomaGain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item of a gain line; `only` is the badge of one in brackets."""

    gain: str
    count: int
    only: str = ""


class AutomaHalf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card says in one of the two schemes."""

    moves: list[AutomaMove]
    gains: list[AutomaGain]
    recruit: str = ""


class AutomaCard(Component, frozen=True, kw_only=True):
    """A card of the Automa: `star` moves the marker, `crossed` is the small crossed gear, `power` the combat table."""

    star: bool
    crossed: bool = False
    power: tuple[int, int, int]
    cards: int
    loot: int
    first: AutomaHalf
    second: AutomaHalf


class StarTracker(Component, frozen=True, kw_only=True):
    """A level of difficulty: its spaces, where water is barred, scheme II and the stars; `skips` crossed gears."""

    spaces: int
    barred: int
    second: int
    stars: list[int]
    skips: bool = False


class AutomaStart(Component, frozen=True, kw_only=True):
    coins: int
    popularity: int
    alliance: int
    """What it takes for an alliance."""


class RivalsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stars: int
    stars_with_war: int
    coins: int


class TriumphData(Component, frozen=True, kw_only=True):
    need: int
    limit: int


class Tier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    popularity: int
    star: int
    territory: int
    pair: int


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    triumphs: list[TriumphData]
    stars: int
    tiers: list[Tier]
    factory_territories: int


class Achievement(Component, frozen=True, kw_only=True):
    """A line of the achievement sheet: what is true of a player who won that way (numbers: at least so much)."""

    set: Set
    when: dict[str, str | int]
