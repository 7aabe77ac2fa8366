"""Where the airships are, what they carry, which tiles they fly under."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.kit import STAND_IN, Kit, KitPart, card_picks, claim_part
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, CARGO_KINDS, OTHER_UNIT, RESOURCE_KINDS, WALKED_WORKER, WORKER, HexId
from marches.kernel.action import ActionTable
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


AIRSHIP_TILES: Final = claim_part(AirshipTiles)


def airship_tiles(kit: Kit) -> AirshipTiles:
    part = kit.parts[AIRSHIP_TILES]
    assert isinstance(part, AirshipTiles)
    return part


class AirshipState(ModuleState):
    """scythe:airship.on-miniature  By seat: the hex an airship is over, its two tiles, its cargo by kind.

    What is aboard is on no hex. The last numbers are about the flight under way.
    """

    def __init__(
        self, at: vec[i64], aggressive: vec[i64], passive: vec[i64], cargo: vec[i64], heroes: i64, flight: vec[i64]
    ) -> None:
        self.at = at
        self.aggressive = aggressive
        self.passive = passive
        self.cargo = cargo
        self.heroes = heroes
        """Seats whose character is aboard, as a mask."""
        self.flight = flight

    def copy(self) -> ModuleState:
        return AirshipState(self.at[:], self.aggressive[:], self.passive[:], self.cargo[:], self.heroes, self.flight[:])

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
        return airship_tiles(kit).carries_workers[self.aggressive[seat]]

    def room(self, kit: Kit, seat: Seat) -> int:
        """scythe:airship.capacity  How much more of what it carries fits in."""
        return airship_tiles(kit).capacity[self.aggressive[seat]] - self.resources(seat) - self.workers(seat)

    def has_character(self, seat: Seat) -> bool:
        return self.heroes >> seat & 1 == 1

    def over(self, at: HexId) -> i64:
        """Seats whose airship is over a hex, as a mask."""
        found: i64 = 0
        for seat in range(len(self.at)):
            if self.at[seat] == at:
                found |= BIT[seat]
        return found


# Layout of `AirshipState.flight`.
LEFT: Final = 0
"""Steps the flying airship may still make."""
MADE: Final = 1
"""Steps it has made."""
LOADED: Final = 2
"""Whether it has loaded anything on this hex; if so it sets nothing more down there."""
RIVAL: Final = 3
"""The seat (plus one) whose airship will be fought after the moves."""
FLIGHT_SIZE: Final = 4


def new_state(g: ScytheGame) -> AirshipState:
    """scythe:airship.setup-piece  Every airship on its home base, empty, before tiles are drawn."""
    none = [NO_TILE] * g.players
    bases = [g.seating.base[seat] for seat in range(g.players)]
    cargo = [0] * (g.players * CARGO_KINDS)
    return AirshipState(
        vec[i64](bases), vec[i64](none), vec[i64](none), vec[i64](cargo), 0, vec[i64]([0] * FLIGHT_SIZE)
    )


def has_airships(g: ScytheGame) -> bool:
    return any(isinstance(state, AirshipState) for state in g.module_states)


def airships(g: ScytheGame) -> AirshipState:
    """The airships of this game."""
    for state in g.module_states:
        if isinstance(state, AirshipState):
            return state
    raise LookupError("this game has no airships")


def undisputed(g: ScytheGame, seat: Seat) -> i64:
    """scythe:airship.occupied  The airship's territory if no opponent has a unit there, as a mask; else 0."""
    below = BIT[airships(g).at[seat]] & g.board.territories
    return below & ~g.other_units(seat) if below else 0
