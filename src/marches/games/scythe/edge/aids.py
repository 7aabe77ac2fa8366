"""What anyone may look up at any time: faction mats, player mats, the rules about units."""

from __future__ import annotations

from functools import cache

import msgspec

from marches.games.scythe.rules.kit import Kit

UNIT_KINDS = ("character", "mech", "worker")
"""scythe:unit.types  What moves on the board; mechs are told apart by what they uncover."""


class FactionMat(msgspec.Struct, frozen=True):
    """A faction mat as it is printed: leader and animals, what it starts with, abilities, the terrains its Riverwalk
    enters, and one-time recruit bonuses that differ from those of the other mats.
    """

    id: str
    color: str
    leader: list[str]
    power: int
    combat_cards: int
    ability: str
    mechs: list[str]
    riverwalk: list[str]
    bonuses: dict[str, int]


class MatColumn(msgspec.Struct, frozen=True):
    """A section of a player mat: what its bottom action costs, how much of that cubes can cover, the coins it pays."""

    top: str
    bottom: str
    cost: int
    bracketed: int
    coins: int


class MatCube(msgspec.Struct, frozen=True):
    """What a green box of a top action gives before and after its cube has left."""

    action: str
    before: int
    after: int


class MatAid(msgspec.Struct, frozen=True):
    """Player mats as they are printed: numbers, sections, cubes, what each worker adds to the cost of Produce, what a
    bottom action is paid with and what its recruit earns.
    """

    numbers: dict[str, str]
    columns: dict[str, list[MatColumn]]
    cubes: dict[str, MatCube]
    worker_track: list[str]
    resources: dict[str, str]
    recruits: dict[str, str]
    bonuses: dict[str, int]


class Aids(msgspec.Struct, frozen=True):
    """scythe:component.aids, scythe:component.factions-base, scythe:component.characters
    What anyone may look up at any time: every faction mat of the boxes in play, the rule about each kind of unit, and
    the player mats as they are printed.
    """

    factions: list[FactionMat]
    units: dict[str, str]
    mats: MatAid


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
            list(one.riverwalk),
            one.bonuses,
        )
        for one in kit.data.factions
        if one.set in sets
    ]
    return Aids(mats, {unit: f"scythe:unit.{unit}.role" for unit in UNIT_KINDS}, mats_aid(kit))


def mats_aid(kit: Kit) -> MatAid:
    """The player mats, laid out for clients that draw them."""
    file = kit.data
    return MatAid(
        {mat.id: mat.number for mat in file.mats},
        {
            mat.id: [MatColumn(one.top, one.bottom, one.cost, one.bracketed, one.coins) for one in mat.columns]
            for mat in file.mats
        },
        {cube.id: MatCube(cube.action, cube.before, cube.after) for cube in file.cubes},
        file.worker_track,
        {action.id: action.resource for action in file.bottom},
        {action.id: action.recruit for action in file.bottom},
        file.recruit_bonuses,
    )
