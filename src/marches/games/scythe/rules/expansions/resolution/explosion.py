"""Factory Explosion: five stars start a countdown, and the middle of the board is emptied."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.last_turns import finish
from marches.games.scythe.rules.expansions.resolution.tile import RESOLUTION_STATE, add_tile, printed
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, COINS, WORKER_UNIT, hexes_of
from marches.games.scythe.rules.taking import Gain
from marches.games.scythe.rules.trips import send_workers_home
from marches.kernel.line import Fact
from marches.kernel.step import Seat, Step


class FactoryExplosion(Rule):
    """scythe:resolution.tile-decides, scythe:resolution.several-with-six
    Factory Explosion: the first to end a turn with five stars starts the countdown. Sixth stars do not end the game.
    """

    def last_star(self, g: ScytheGame, seat: Seat) -> Steps | None:
        return []

    def turn_ends(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return [PLACE_STARS[seat], Countdown(seat)]


class Countdown(ScytheStep):
    """The countdown starts with a reward, runs two turns for everyone, and ends with the explosion."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        state = RESOLUTION_STATE.of(g)
        if state.countdown > 0:
            state.countdown -= 1
            if state.countdown == 0:
                steps: list[Step[Any]] = [Explode(seat) for seat in g.seating.clockwise_from(self.seat)]
                g.then_all(steps + finish(g, self.seat))
        elif g.stars_placed(self.seat) >= printed(g).stars:
            last_turns = printed(g).last_turns
            state.countdown = last_turns * g.players
            if g.events is not None:
                g.tell("scythe-did-start-countdown", {"seat": f"seat:{self.seat}", "turns": last_turns})
            g.then_one(Gain(self.seat, COINS, printed(g).coins))


def blast_area(g: ScytheGame) -> i64:
    """The Factory and the territories around it."""
    factory = g.board.factory
    return (BIT[factory] | g.board.touches[factory]) & g.board.territories if factory >= 0 else 0


class Explode(ScytheStep):
    """scythe:automa.resolution.unit-phases
    Units in the middle of the board go home, and each gains popularity. Everything else stays. Units without a player
    go where beaten ones go.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        seat, area, cheers = self.seat, blast_area(g), printed(g).popularity
        pilot = g.rules.autopilot[seat]
        if pilot is not None:
            for at in hexes_of(area & g.units(seat)):
                g.then_all(pilot.beaten(g, seat, at))
            return
        count = 0
        for unit in range(WORKER_UNIT):
            at = g.unit_at(seat, unit)
            if at >= 0 and area >> at & 1:
                g.put_unit(seat, unit, g.seating.base[seat])
                count += 1
        for at in hexes_of(area & g.worker_hexes[seat]):
            count += send_workers_home(g, seat, at)
        if g.events is not None and count:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "count": count, "popularity": count * cheers}
            g.tell("scythe-did-explode", facts)
        g.gain_popularity(seat, count * cheers)


add_tile(FactoryExplosion("factory-explosion"))
