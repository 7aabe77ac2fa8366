"""What exists, as small numbers: suits, clearings, pieces, the ids of cards, items and factions; maps as masks.

What is printed on cards, maps and boards may differ from table to table and is reached through the position: `g.cards`,
`g.board`, `g.kit`.

Clearings are 0 to 11 (number minus one), forests follow from 12 on; suits are FOX, RABBIT, MOUSE, BIRD; a *kind* of
card is its place in the deck file, a *card* is one physical card, so a set of cards is a mask of at most 58 bits.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.edge import components as data
from marches.kernel.bits import bit

ClearingId: TypeAlias = i64
"""A clearing from 0 to 11; a forest from 12 on, where pieces may be in one."""
SeatId: TypeAlias = i64
"""A seat in functions that are called often: compiled, it is a native number, which a `Seat` is not."""
Suit: TypeAlias = i64

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = data.SUITS

CLEARINGS: Final = 12
ALL_CLEARINGS: Final = (1 << 12) - 1
SEATS: Final = 6
"""The most players a game can have."""
HAND_LIMIT: Final = 5
WIN_POINTS: Final = 30

# Kinds of pieces, the same for every faction: warriors, up to three kinds of buildings, up to three of tokens.
WARRIOR: Final = 0
BUILDING: Final = 1
TOKEN: Final = 4
PIECES: Final = 7

FACTIONS: Final[list[str]] = [faction.id for faction in data.PRINTED.factions]
"""Every faction in setup order; a faction's number is its place here."""
LETTERS: Final[list[str]] = [faction.letter for faction in data.PRINTED.factions]

ITEMS: Final[list[str]] = [item.id for item in data.PRINTED.items]

CARDS: Final[list[str]] = [card.id for card in data.PRINTED.cards]
"""The id of each kind of card; the last four are the spies."""
KINDS: Final = len(CARDS)


def _of_type(name: str) -> list[int]:
    return [kind for kind in range(KINDS) if data.PRINTED.cards[kind].kind == name]


AMBUSH_KINDS: Final = _of_type("ambush")
DOMINANCE_KINDS: Final = _of_type("dominance")
SPY_KINDS: Final = _of_type("spy")


def _piece_ids(faction: data.Faction) -> list[str]:
    names = ["warrior", "", "", "", "", "", ""]
    for place, name in enumerate(faction.buildings):
        names[BUILDING + place] = name
    for place, name in enumerate(faction.tokens):
        names[TOKEN + place] = name
    return names


def piece_counts(faction: data.Faction) -> list[int]:
    """By kind of piece: how many a faction has."""
    counts = [faction.warriors, 0, 0, 0, 0, 0, 0]
    for place, amount in enumerate(faction.buildings.values()):
        counts[BUILDING + place] = amount
    for place, amount in enumerate(faction.tokens.values()):
        counts[TOKEN + place] = amount
    return counts


PIECE_IDS: Final[list[list[str]]] = [_piece_ids(faction) for faction in data.PRINTED.factions]
"""By faction, then kind of piece: its name, or "" where the faction has no such kind."""


@final
class Board:
    """One map as masks. Shared by every game on it."""

    def __init__(
        self,
        number: int,
        name: str,
        forests: list[str],
        paths: vec[i64],
        rivers: vec[i64],
        joined: vec[i64],
        rowed: vec[i64],
        slots: vec[i64],
        suits: vec[i64],
        opposite: vec[i64],
        beside: vec[i64],
        near: vec[i64],
        ruins: i64,
        corners: i64,
        river: i64,
    ) -> None:
        self.number = number
        self.name = name
        self.forests = forests
        self.paths = paths
        """By clearing: the clearings a path joins it to (root:2.2.1)."""
        self.rivers = rivers
        """By clearing: the clearings a river joins it to (root:2.3)."""
        self.joined = joined
        """By set of clearings: all clearings a path joins to one of them."""
        self.rowed = rowed
        """The same for seats that use rivers as paths."""
        self.slots = slots
        self.suits = suits
        """By clearing: its printed suit, or -1 where markers decide."""
        self.opposite = opposite
        """By clearing: the corner diagonally opposite, or -1."""
        self.beside = beside
        """By forest: the clearings it touches (root:2.4.1)."""
        self.near = near
        """By forest: the forests next to it (root:2.4.1.forests)."""
        self.ruins = ruins
        self.corners = corners
        self.river = river
        """The clearings on the river."""

    def slips(self, location: i64) -> i64:
        """Locations next to a clearing or forest, forests included: clearings in bits 0 to 11, forests from 12 on."""
        if location >= CLEARINGS:
            forest = location - CLEARINGS
            return self.beside[forest] | (self.near[forest] << CLEARINGS)
        found = self.paths[location]
        for forest in range(len(self.beside)):
            if self.beside[forest] >> location & 1:
                found |= bit(forest + CLEARINGS)
        return found


def _links(pairs: list[tuple[int, int]]) -> list[int]:
    masks = [0] * CLEARINGS
    for a, b in pairs:
        masks[a - 1] |= 1 << (b - 1)
        masks[b - 1] |= 1 << (a - 1)
    return masks


def _of_sets(links: list[int]) -> list[int]:
    """For every set of clearings, the clearings linked to at least one of them."""
    found = [0] * (1 << CLEARINGS)
    for clearing in range(CLEARINGS):
        for mask in range(1 << clearing):
            found[1 << clearing | mask] = found[mask] | links[clearing]
    return found


def _set(clearings: list[int]) -> int:
    mask = 0
    for clearing in clearings:
        mask |= 1 << (clearing - 1)
    return mask


def board_of(number: int, found: data.Map) -> Board:
    """A map of the data, as masks."""
    names = [forest.id for forest in found.forests]
    opposite = [-1] * CLEARINGS
    for a, b in found.opposite:
        opposite[a - 1] = b - 1
        opposite[b - 1] = a - 1
    near = [sum([1 << names.index(other) for other in forest.forests]) for forest in found.forests]
    paths, rivers = _links(found.paths), _links(found.rivers)
    return Board(
        number,
        found.id,
        names,
        vec[i64](paths),
        vec[i64](rivers),
        vec[i64](_of_sets(paths)),
        vec[i64](_of_sets([paths[clearing] | rivers[clearing] for clearing in range(CLEARINGS)])),
        vec[i64]([clearing.slots for clearing in found.clearings]),
        vec[i64]([SUITS.index(clearing.suit) if clearing.suit else -1 for clearing in found.clearings]),
        vec[i64](opposite),
        vec[i64]([_set(forest.clearings) for forest in found.forests]),
        vec[i64](near),
        _set([clearing.id for clearing in found.clearings if clearing.ruin]),
        _set(found.corners),
        _set([clearing + 1 for clearing in range(CLEARINGS) if rivers[clearing]]),
    )


FOREST_IDS: Final[list[str]] = [forest.id for found in data.PRINTED.maps for forest in found.forests]
