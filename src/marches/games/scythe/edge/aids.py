"""What anyone may look up at any time: faction mats, player mats, the rules about units."""

from __future__ import annotations

from functools import cache

import msgspec

from marches.games.scythe.data.words import RESOURCES, STRUCTURES, TERRAINS, TOP_ACTIONS
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.tables import VILLAGE
from marches.games.scythe.rules.top_row import bolster, trade

RIVERWALK = "riverwalk"
CUBE_GIVES = {
    "move-units": "move",
    "gain-coins": "coins",
    "bolster-power": "power",
    "bolster-cards": "combat-card",
    "trade-popularity": "popularity",
    "produce-territories": "any-resource",
}
"""What the green boxes of the top actions give."""
UNIT_KINDS = ("character", "mech", "worker")
"""scythe:unit.types  What moves on the board; mechs are told apart by what they uncover."""


class FactionMat(msgspec.Struct, frozen=True):
    """A faction mat as it is printed: leader and animals, what it starts with, abilities, the terrains that those of
    its mechs are about (by ability), and its one-time recruit bonuses: its own, or those of every player mat.
    """

    id: str
    color: str
    leader: list[str]
    power: int
    combat_cards: int
    ability: str
    mechs: list[str]
    terrains: dict[str, list[str]]
    bonuses: dict[str, int]


class MatColumn(msgspec.Struct, frozen=True):
    """A section of a player mat: what its bottom action costs, how much of that cubes can cover, the coins it pays."""

    top: str
    bottom: str
    cost: int
    bracketed: int
    coins: int


class MatTop(msgspec.Struct, frozen=True):
    """A top action: the structure printed beside it, the coins it costs, the resources it trades them for."""

    structure: str
    cost: int = 0
    resources: int = 0


class MatCube(msgspec.Struct, frozen=True):
    """What a green box of a top action gives, and how much before and after its cube has left."""

    action: str
    gives: str
    before: int
    after: int


class MatAid(msgspec.Struct, frozen=True):
    """Player mats as they are printed: numbers, sections, top actions, cubes, what each worker adds to the cost of
    Produce, what a bottom action is paid with and what its recruit earns.
    """

    numbers: dict[str, str]
    columns: dict[str, list[MatColumn]]
    tops: dict[str, MatTop]
    cubes: dict[str, MatCube]
    worker_track: list[str]
    resources: dict[str, str]
    recruits: dict[str, str]
    bonuses: dict[str, int]


class Aids(msgspec.Struct, frozen=True):
    """scythe:component.aids, scythe:component.factions-base, scythe:component.characters
    What anyone may look up at any time: every faction mat of the boxes in play, the rule about each kind of unit, the
    player mats as they are printed, what each terrain produces, how many stars a player has, the printed triumph track
    with how many of them each space takes, and the highest combat card.
    """

    factions: list[FactionMat]
    units: dict[str, str]
    mats: MatAid
    produces: dict[str, str]
    stars: int
    triumphs: dict[str, int]
    highest_card: int


@cache
def aids_of(kit: Kit, sets: tuple[str, ...]) -> Aids:
    """The faction mats of these boxes and the rules about units, laid out once."""
    mats = [
        FactionMat(
            one.id,
            one.color,
            one.leader,
            one.power,
            one.combat_cards,
            one.ability,
            one.mechs,
            {RIVERWALK: list(one.riverwalk)},
            one.bonuses or kit.data.recruit_bonuses,
        )
        for one in kit.data.factions
        if one.set in sets
    ]
    scoring = kit.data.scoring
    return Aids(
        mats,
        {unit: f"scythe:unit.{unit}.role" for unit in UNIT_KINDS},
        mats_aid(kit),
        {**dict(zip(TERRAINS, RESOURCES, strict=False)), TERRAINS[VILLAGE]: "worker"},
        scoring.stars,
        {triumph.id: triumph.limit for triumph in scoring.triumphs},
        max(card.value for card in kit.data.combat.cards),
    )


def mats_aid(kit: Kit) -> MatAid:
    """The player mats, laid out for clients that draw them."""
    file = kit.data
    return MatAid(
        {mat.id: mat.number for mat in file.mats},
        {
            mat.id: [MatColumn(one.top, one.bottom, one.cost, one.bracketed, one.coins) for one in mat.columns]
            for mat in file.mats
        },
        tops_aid(),
        {cube.id: MatCube(cube.action, CUBE_GIVES[cube.id], cube.before, cube.after) for cube in file.cubes},
        file.worker_track,
        {action.id: action.resource for action in file.bottom},
        {action.id: action.recruit for action in file.bottom},
        file.recruit_bonuses,
    )


def tops_aid() -> dict[str, MatTop]:
    """scythe:bolster.choose-one, scythe:trade.choose-one  What every mat shows."""
    tops = {top: MatTop(structure) for top, structure in zip(TOP_ACTIONS, STRUCTURES, strict=True)}
    tops["bolster"] = msgspec.structs.replace(tops["bolster"], cost=bolster.COST)
    tops["trade"] = msgspec.structs.replace(tops["trade"], cost=trade.COST, resources=trade.RESOURCES_TRADED)
    return tops
