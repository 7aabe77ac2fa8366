"""Passive tiles that change what the territory below the airship is to its owner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import ACCEPT, DECLINE
from marches.games.scythe.rules.expansions.airships.cargo import take_aboard
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE, undisputed
from marches.games.scythe.rules.expansions.airships.tiles import Tile, add_tile, holders_over
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import BIT, LAKE, VILLAGE, WORKER, WORKER_UNIT, HexId
from marches.kernel.action import Action
from marches.kernel.line import Fact
from marches.kernel.step import Seat

SAFE_HAVEN: Final = "safe-haven"


class Ferry(Tile):
    """Ours: your units cross rivers into and out of the airship's territory."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        ship = AIRSHIP_STATE.of(g).at[seat]
        return g.board.river[at] if ship == at else g.board.river[at] & BIT[ship]


class Boost(Tile):
    """Ours: workers that set out from the airship's territory go one territory further."""

    def move_range(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> int:
        return 1 if unit == WORKER_UNIT and AIRSHIP_STATE.of(g).at[seat] == at else 0


class Drill(Tile):
    """Ours: for your units the airship's territory is a tunnel, unless it is a lake."""

    def tunnels(self, g: ScytheGame, seat: Seat) -> i64:
        return BIT[AIRSHIP_STATE.of(g).at[seat]] & g.board.territories & ~g.board.of_terrain[LAKE]


class SafeHaven(Tile):
    """The airship controls its territory while no opponent has a unit there, and beaten units may retreat to it.

    It outweighs a structure, as a unit would; of two such airships neither controls. Nobody retreats onto a lake.
    """

    def controls(self, g: ScytheGame, seat: Seat) -> i64:
        ships = AIRSHIP_STATE.of(g)
        at = ships.at[seat]
        held = BIT[at] & g.board.territories
        if not held or held & g.other_units(seat):
            return 0
        alone = ships.over(at) == BIT[seat] or not holders_over(g, SAFE_HAVEN, at, seat)
        return held if alone else 0

    def overrules(self, g: ScytheGame, owner: Seat, seat: Seat) -> i64:
        return self.controls(g, owner) if g.opposed(seat, owner) else 0

    def retreats(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        return BIT[AIRSHIP_STATE.of(g).at[seat]] & g.board.territories & ~g.board.of_terrain[LAKE] & ~BIT[at]


class Reap(Tile):
    """Ours: Produce covers the airship's territory too, and the airship produces there like a worker."""

    def extra_producing(self, g: ScytheGame, seat: Seat) -> i64:
        return undisputed(g, seat)

    def producers(self, g: ScytheGame, seat: Seat, at: HexId) -> int:
        return 1 if undisputed(g, seat) >> at & 1 else 0

    def produced(self, g: ScytheGame, seat: Seat, at: HexId, count: int) -> Steps:
        if AIRSHIP_STATE.of(g).at[seat] != at:
            return []
        return [OfferHarvest(seat)]


class OfferHarvest(ScytheDecision):
    """One token or worker just made may come aboard, if the airship carries that kind and has room."""

    rule = "scythe:airship.capacity"

    def made(self, g: ScytheGame) -> int:
        """The cargo its territory yields."""
        terrain = g.board.terrain[AIRSHIP_STATE.of(g).at[self.seat]]
        return WORKER if terrain == VILLAGE else terrain

    def waits(self, g: ScytheGame) -> bool:
        ships = AIRSHIP_STATE.of(g)
        return ships.room(g.kit, self.seat) > 0 and ships.takes_workers(g.kit, self.seat) == (self.made(g) == WORKER)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            take_aboard(g, seat, self.made(g))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(AIRSHIP_STATE.of(g).at[self.seat])}


class Craft(Tile):
    """Ours: mechs and structures may come onto the airship's territory without a worker there."""

    def placing(self, g: ScytheGame, seat: Seat) -> i64:
        return undisputed(g, seat)


add_tile(Ferry("ferry"))
add_tile(Boost("boost"))
add_tile(Drill("drill"))
add_tile(SafeHaven(SAFE_HAVEN))
add_tile(Reap("reap"))
add_tile(Craft("craft"))
