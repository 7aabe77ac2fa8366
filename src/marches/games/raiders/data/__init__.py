"""The shape of the data files: one struct for each kind of component."""

from __future__ import annotations

from typing import Literal

import msgspec

from marches.games.components import Component, Status

Colour = Literal["blue", "grey", "red"]
Side = Literal["eagle", "horse", "either"]


class Exact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A struct that refuses unknown fields."""


class Op(Exact, frozen=True):
    """One operation of the effect vocabulary: the fields it needs and may have, and when it may act."""

    when: list[str]
    needs: list[str] = []
    may: list[str] = []


class Vocabulary(Exact, frozen=True):
    """The closed vocabulary every effect is written in."""

    resources: list[str]
    triggers: list[str]
    units: list[str]
    compare: list[str]
    doubles_abilities: bool
    ops: dict[str, Op]


class Trade(Exact, frozen=True):
    """One alternative of a choice: what is paid, what is gained."""

    gain: dict[str, int]
    pay: dict[str, int] = {}


class EffectData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One effect. `op` decides which fields it has."""

    op: str
    pay: dict[str, int] | None = None
    gain: dict[str, int] | None = None
    less: dict[str, int] | None = None
    options: list[Trade] | None = None
    amount: int | None = None
    count: int | None = None
    every: int | None = None
    value: int | None = None
    discount: int | None = None
    unit: str | None = None
    compare: str | None = None
    civ: str | None = None
    location: str | None = None
    side: Side | None = None
    mode: Literal["free", "fixed", "discount"] | None = None


class OptionData(EffectData, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing a village location lets a worker of some colour do."""

    id: str
    by: list[Colour]


class Location(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """raiders:work.where  One of the eight places of the village."""

    place: list[Colour]
    options: list[OptionData]


class Tier(Exact, frozen=True):
    strength: int
    vp: int


class Space(Exact, frozen=True):
    id: str
    min_players: int
    worker: Literal["grey", "red"]
    plunder: int


class Settlement(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """raiders:raid.condition.printed, raiders:term.icon.crew-minimum  What a settlement asks for and scores."""

    workers: list[Colour]
    crew: int
    provisions: int
    wagons: int
    tiers: list[Tier]
    spaces: list[Space]


class Civilisation(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    has_quests: bool
    dice: dict[Literal["red", "white"], int]
    fail_wounds: int
    settlements: list[Settlement]


class Ability(Exact, frozen=True):
    """What a hired member does, and when."""

    trigger: str
    effects: list[EffectData]
    civ: str | None = None
    location: str | None = None
    if_gained: str | None = None


class CrewCard(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    copies: int
    cost: int
    strength: int
    ability: Ability
    town: list[EffectData]


class Hero(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    town: list[EffectData]


class EagleHalf(Exact, frozen=True):
    kind: Literal["double", "town", "stats"]
    strength: int
    vp: int


class HorseHalf(Exact, frozen=True):
    strength: int
    vp: int


class Animal(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    copies: int
    eagle: EagleHalf
    horse: HorseHalf


class Quest(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pay: dict[str, int] = {}
    strength: int = 0
    vp: int


class Face(Exact, frozen=True):
    strength: int
    wounds: int
    source: str = ""


class Die(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    count: int
    faces: list[Face]


class Level(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """raiders:solo.setup.level  One of the four rivals, easiest first in the file."""

    strength: int
    provisions: int
    gains: int


class Scheme(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    civilisation: str
    target: int
    provisions: int
    strength: int
    vp: int
    quest: tuple[Literal["top-to-bottom", "bottom-to-top"], Literal["left-to-right", "right-to-left"]]
    horse: int
    blocks: str


class Start(Exact, frozen=True):
    silver: int
    provision: int
    worker: Colour
    dealt: int
    kept: int
    display: int


class Box(Exact, frozen=True):
    """What the box holds and the numbers of setup, limits and scoring.

    raiders:component.cards-tiles, raiders:component.cards.solo, raiders:component.tokens, raiders:component.plunder,
    raiders:component.workers, raiders:component.dice: the counts every other file is held against.
    """

    players: dict[Literal["min", "max"], int]
    box: dict[str, int]
    tokens: dict[str, int]
    plunder: dict[str, int]
    workers: dict[Colour, int]
    dice: dict[str, int]
    colours: list[str]
    slots: int
    limit: int
    start: Start
    end: dict[Literal["spaces_left", "quests_left"], int]
    scoring: dict[Literal["gold", "equipment", "wagon", "livestock_pair"], int]
    source: str
    status: Status


class Components(msgspec.Struct, frozen=True):
    """Every component of the game."""

    words: Vocabulary
    quest_slots: int
    workers_at_start: list[str]
    locations: list[Location]
    civilisations: list[Civilisation]
    crew: list[CrewCard]
    heroes: list[Hero]
    animals: list[Animal]
    quests: list[Quest]
    dice: list[Die]
    levels: list[Level]
    schemes: list[Scheme]
    box: Box
