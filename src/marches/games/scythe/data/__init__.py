"""The shape of the data files: one struct for each kind of component."""

from __future__ import annotations

from typing import Literal

import msgspec

from marches.games.components import Component

Terrain = Literal["mountain", "farm", "tundra", "forest", "village", "lake", "factory"]
Set = Literal["core", "invaders", "modular", "promo", "fenris"]
Edge = Literal["land", "river", "lake"]


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
    """Mad Tesla: his health, the combat cards his strength is read from, the coins for whoever destroys him."""

    health: int
    discards: int
    reward: int


class DirectionTile(Component, frozen=True, kw_only=True):
    """Where a number of the blue die leads: sides of a hex, from 1."""

    sides: list[str]


class AllianceToken(Component, frozen=True, kw_only=True):
    """The Alliance token of a faction: what it lends, and the coins for whoever receives it."""

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
    timing: Literal["any-window", "end-of-turn"]
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
    """How a game ends; 0 where a tile says nothing about it."""

    number: int
    stars: int = 0
    """Stars of one player that start the end."""
    turns: int = 0
    """Turns each player takes in all."""
    last_turns: int = 0
    """Turns each takes once the end has started."""
    moves: bool = True
    """May units be moved in those?"""
    coins: int = 0
    popularity: int = 0
    tile_stars: int = 0
    """Stars each may place on the tile."""
    combat_stars: int = 0
    again: int = 0
    """How often a triumph may be reached again."""
    missions: int = 0
    """Objectives that lie open for everyone."""


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
    """A line of the achievement sheet: what holds for whoever won that way (numbers: at least so much)."""

    set: Set
    when: dict[str, str | int]
