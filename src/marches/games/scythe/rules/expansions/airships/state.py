"""Where the airships are, what they carry, which tiles they fly under."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.kit import STAND_IN, Kit, KitPart, PartOf, card_picks
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame, StateOf
from marches.games.scythe.rules.tables import (
    BIT,
    CARGO_KINDS,
    NOWHERE,
    OTHER_UNIT,
    RESOURCE_KINDS,
    WALKED_WORKER,
    WORKER,
    HexId,
)
from marches.kernel.action import ActionTable
from marches.kernel.arrays import filled, zeros
from marches.kernel.step import Seat

MODULE: Final = "airships"
AIRSHIP: Final = OTHER_UNIT
"""Its bit among the units that have moved."""
NO_TILE: Final = -1


class AirshipTiles(KitPart):
    """The airship tiles of a kit, by kind."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.aggressive: Final[list[str]] = [tile.id for tile in data.aggressive]
        self.passive: Final[list[str]] = [tile.id for tile in data.passive]
        self.capacity: Final[list[int]] = [tile.capacity for tile in data.aggressive]
        self.carries_workers: Final[list[bool]] = [tile.cargo == "workers" for tile in data.aggressive]
        self.range: Final[list[int]] = [tile.range for tile in data.passive]
        self.aggressive_ours: Final[list[bool]] = [tile.status == STAND_IN for tile in data.aggressive]
        self.passive_ours: Final[list[bool]] = [tile.status == STAND_IN for tile in data.passive]
        """Stand-ins: only the name is printed like that, the rest is ours."""
        self.draw: Final = card_picks(actions, "draw-airship-tile", "airship-tile", self.ids())

    def ids(self) -> list[str]:
        """The tiles of both kinds, the aggressive ones first."""
        return [*self.aggressive, *self.passive]


AIRSHIP_PART: Final = PartOf(AirshipTiles)


class AirshipState(ModuleState):
    """scythe:airship.on-miniature  By seat: the hex an airship is over, its two tiles, its cargo by kind.

    What is aboard is on no hex.
    """

    def __init__(self, like: AirshipState | None, players: int) -> None:
        self.at: vec[i64] = filled(players, NOWHERE) if like is None else like.at[:]
        self.aggressive: vec[i64] = filled(players, NO_TILE) if like is None else like.aggressive[:]
        self.passive: vec[i64] = filled(players, NO_TILE) if like is None else like.passive[:]
        self.cargo: vec[i64] = zeros(players * CARGO_KINDS) if like is None else like.cargo[:]
        self.heroes: i64 = 0 if like is None else like.heroes
        """Seats whose character is aboard, as a mask."""
        self.steps_left: i64 = 0 if like is None else like.steps_left
        """Steps the flying airship may still make."""
        self.steps_made: i64 = 0 if like is None else like.steps_made
        self.loaded: bool = False if like is None else like.loaded
        """Whether it has loaded anything on this hex; if so it sets nothing more down there."""
        self.rival: i64 = -1 if like is None else like.rival
        """The seat whose airship will be fought after the moves, or -1."""

    def copy(self) -> ModuleState:
        return AirshipState(self, len(self.at))

    def carried(self, seat: Seat, kind: int) -> int:
        return self.cargo[seat * CARGO_KINDS + kind]

    def add(self, seat: Seat, kind: int, count: int) -> None:
        """Put tokens or workers aboard, or take them off (a negative count)."""
        self.cargo[seat * CARGO_KINDS + kind] += count

    def resources(self, seat: Seat) -> int:
        total = 0
        for kind in range(RESOURCE_KINDS):
            total += self.carried(seat, kind)
        return total

    def workers(self, seat: Seat) -> int:
        return self.carried(seat, WORKER) + self.carried(seat, WALKED_WORKER)

    def takes_workers(self, kit: Kit, seat: Seat) -> bool:
        """scythe:airship.capacity  Whether the aggressive tile makes it carry workers, not resources."""
        return AIRSHIP_PART.of(kit).carries_workers[self.aggressive[seat]]

    def room(self, kit: Kit, seat: Seat) -> int:
        """scythe:airship.capacity  How much more of what it carries it has room for."""
        return AIRSHIP_PART.of(kit).capacity[self.aggressive[seat]] - self.resources(seat) - self.workers(seat)

    def has_character(self, seat: Seat) -> bool:
        return self.heroes >> seat & 1 == 1

    def over(self, at: HexId) -> i64:
        """Seats whose airship is over a hex, as a mask."""
        found: i64 = 0
        for seat in range(len(self.at)):
            if self.at[seat] == at:
                found |= BIT[seat]
        return found


def new_state(g: ScytheGame) -> AirshipState:
    """scythe:airship.setup-piece  Every airship on its home base, empty, before tiles are drawn."""
    found = AirshipState(None, g.players)
    for seat in range(g.players):
        found.at[seat] = g.seating.base[seat]
    return found


AIRSHIP_STATE: Final = StateOf(AirshipState)
"""The airships of this game."""


def undisputed(g: ScytheGame, seat: Seat) -> i64:
    """scythe:airship.occupied  The airship's territory if no opponent has a unit there, as a mask; else 0."""
    below = BIT[AIRSHIP_STATE.of(g).at[seat]] & g.board.territories
    return below & ~g.other_units(seat) if below else 0
