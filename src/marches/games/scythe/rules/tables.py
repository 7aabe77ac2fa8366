"""The words of the game as small numbers, and sets of hexes as bit masks."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from marches.kernel import bits
from marches.kernel.bits import BITS, count, places

HexId: TypeAlias = int
"""A hex of the board, from 0; NOWHERE for none."""

# Terrains, in the order of what they produce.
MOUNTAIN: Final = 0
FARM: Final = 1
TUNDRA: Final = 2
FOREST: Final = 3
VILLAGE: Final = 4
LAKE: Final = 5
FACTORY: Final = 6
HOME_BASE: Final = 7

# Resources; terrain `t` below VILLAGE produces resource `t`, a village produces WORKER.
METAL: Final = 0
FOOD: Final = 1
OIL: Final = 2
WOOD: Final = 3
RESOURCE_KINDS: Final = 4
WORKER: Final = 4
"""What a village produces; as cargo: a worker that has not walked yet in this Move action."""
WALKED_WORKER: Final = 5
"""As cargo: a worker that has already walked in this Move action."""
CARGO_KINDS: Final = 6
ANY_RESOURCE: Final = 4
"""For costs that any resource can pay."""

# Units.
CHARACTER: Final = 0
FIRST_MECH: Final = 1
MECHS: Final = 4
CHAMPION: Final = 5
"""A fighter besides character and mechs that a module may give to one seat: character and mech in one."""
WORKER_UNIT: Final = 6
OTHER_UNIT: Final = 7
"""The first number for units that expansions add."""
WORKERS: Final = 8
NOWHERE: Final = -1
"""The place of a mech or structure that is still on its mat."""

# Sections of a player mat are called after their top action; a Factory card is section 4 + card.
MOVE: Final = 0
BOLSTER: Final = 1
TRADE: Final = 2
PRODUCE: Final = 3
FACTORY_SECTION: Final = 4
NO_SECTION: Final = -1

UPGRADE: Final = 0
DEPLOY: Final = 1
BUILD: Final = 2
ENLIST: Final = 3

# Structures, in the order of the top actions they improve.
MINE: Final = 0
MONUMENT: Final = 1
ARMORY: Final = 2
MILL: Final = 3

# Technology cubes.
MOVE_UNITS_CUBE: Final = 0
GAIN_COINS_CUBE: Final = 1
BOLSTER_POWER_CUBE: Final = 2
BOLSTER_CARDS_CUBE: Final = 3
TRADE_POPULARITY_CUBE: Final = 4
PRODUCE_CUBE: Final = 5
CUBES: Final = 6

# What recruits bring, once and permanently.
POWER: Final = 0
COINS: Final = 1
POPULARITY: Final = 2
COMBAT_CARDS: Final = 3

# Triumphs: what earns a star. Modules may use numbers from OTHER_TRIUMPH on.
UPGRADES_STAR: Final = 0
MECHS_STAR: Final = 1
STRUCTURES_STAR: Final = 2
RECRUITS_STAR: Final = 3
WORKERS_STAR: Final = 4
OBJECTIVE_STAR: Final = 5
COMBAT_STAR: Final = 6
POPULARITY_STAR: Final = 7
POWER_STAR: Final = 8
OTHER_TRIUMPH: Final = 9
TRIUMPHS: Final = 24
STARS: Final = 6

HEXES: Final = 64
"""The number of hexes in a mask (63), rounded up: the stride of tables by hex."""
CARD_KINDS: Final = 4
"""Combat cards of value 2, 3, 4 and 5."""
LOWEST_CARD: Final = 2
MAX_SEATS: Final = 7


BIT: Final = BITS
"""By number: the mask with just that bit."""


def hexes_of(mask: i64) -> list[HexId]:
    """The hexes in a mask, lowest first."""
    return places(mask)


def lowest(mask: i64) -> int:
    """The lowest hex in a mask that is not empty."""
    return int(bits.lowest(mask))


def size(mask: i64) -> int:
    """How many bits a mask has."""
    return int(count(mask))


def nth(mask: i64, ticket: int) -> int:
    """The bit with `ticket` set bits below it. Draws a card from a mask of cards."""
    return int(bits.nth(mask, ticket))
