"""Land Rush (ours): after the sixth star everyone moves every unit once more."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.last_turns import clear_table, finish
from marches.games.scythe.rules.expansions.resolution.tile import RESOLUTION_STATE, add_tile
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import HEXES, WORKER_UNIT, HexId
from marches.games.scythe.rules.top_row.move import CHOOSE_UNIT, MovesEnd, begin_moves
from marches.games.scythe.rules.under_way import Turn
from marches.kernel.line import Reason
from marches.kernel.step import Seat, Step


class LandRush(Rule):
    """scythe:resolution.tile-decides  The sixth star starts a land grab in which nobody meets anybody."""

    def last_star(self, g: ScytheGame, seat: Seat) -> Steps | None:
        return [] if RESOLUTION_STATE.of(g).rush else [StartLandRush(seat)]

    def blocked_steps(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> i64:
        return g.other_units(seat) if RESOLUTION_STATE.of(g).rush else 0

    def why_blocked(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId, to: HexId) -> Reason | None:
        if not RESOLUTION_STATE.of(g).rush or not g.other_units(seat) >> to & 1:
            return None
        return Reason("scythe:resolution.tile-decides", "scythe-why-land-rush", {"hex": g.named(to)})


class StartLandRush(ScytheStep):
    """Normal play stops; clockwise from the player of the sixth star everyone moves, then the game is scored."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        RESOLUTION_STATE.of(g).rush = True
        clear_table(g)
        g.restart()
        if g.events is not None:
            g.tell("scythe-did-start-land-rush", {"seat": f"seat:{self.seat}"})
        steps: list[Step[Any]] = [GrabLand(seat) for seat in g.seating.clockwise_from(self.seat)]
        g.then_all(steps + finish(g, self.seat))


class GrabLand(ScytheStep):
    """A seat moves each of its units once; encounters and the Factory give nothing any more."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        g.give_turn(self.seat)
        g.turn = Turn(None)
        alone = g.rules.moves_alone(g, self.seat)
        if alone is not None:
            g.then_all(alone)
            return
        begin_moves(g, units_of(g, self.seat))
        g.then(CHOOSE_UNIT[1][self.seat], MovesEnd(self.seat))


def units_of(g: ScytheGame, seat: Seat) -> int:
    """How many units a seat can move: its own on the board, and what modules add."""
    count = len(g.rules.movers(g, seat, 1))
    for unit in range(WORKER_UNIT):
        if g.unit_at(seat, unit) >= 0:
            count += 1
    for at in range(HEXES):
        count += g.workers(seat, at)
    return count


add_tile(LandRush("land-rush"))
