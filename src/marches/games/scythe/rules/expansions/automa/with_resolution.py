"""Resolution tiles and Automas: a star on a mission, and last moves without a player."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.automa.account import Plan, Try
from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend, bends
from marches.games.scythe.rules.expansions.automa.cards import CHARACTER_MOVE, MECH_MOVE, WORKER_MOVE, Option
from marches.games.scythe.rules.expansions.automa.criteria import Mover
from marches.games.scythe.rules.expansions.automa.moves import KINDS, MECH_UNITS
from marches.games.scythe.rules.expansions.automa.moving import PutDown
from marches.games.scythe.rules.expansions.automa.planning import choose_destination, settle
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, automa_seats
from marches.games.scythe.rules.expansions.automa.ties import BASE, last_tie
from marches.games.scythe.rules.expansions.resolution.missions import MISSION_STARS
from marches.games.scythe.rules.expansions.resolution.tile import MODULE, RESOLUTION_STATE, TILE_STAR
from marches.games.scythe.rules.expansions.tracks.goals import ENCOUNTERS_STAR, FACTORY_STAR
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import place_star
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import (
    BIT,
    CHARACTER,
    COMBAT_STAR,
    NOWHERE,
    POWER_STAR,
    WORKER_UNIT,
    HexId,
    hexes_of,
    lowest,
)
from marches.kernel.step import Seat, Step

THROUGH_PLAY: Final = [COMBAT_STAR, POWER_STAR, ENCOUNTERS_STAR, FACTORY_STAR, TILE_STAR]
RUSH: Final = [Option(kind, 0, "") for kind in (WORKER_MOVE, MECH_MOVE, CHARACTER_MOVE)]
"""scythe:automa.resolution.unit-phases  The moves of a Land Rush, in this order."""


class WithResolution(Bend):
    """scythe:automa.resolution.general  Stars on the tile, if it gives any without a choice."""

    def in_use(self, g: ScytheGame) -> bool:
        return g.options.has(MODULE)

    def star_sources(self, g: ScytheGame, seat: Seat) -> list[int] | None:
        return THROUGH_PLAY


class StarOnMission(ScytheStep):
    """scythe:automa.resolution.mission  One of its stars starts on a face-up objective."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        if RESOLUTION_STATE.of(g).missions:
            place_star(g, self.seat, MISSION_STARS[0])


class MovesAlone(Rule):
    """scythe:automa.resolution.unit-phases  How its units move when everyone moves all of theirs."""

    def moves_alone(self, g: ScytheGame, seat: Seat) -> Steps | None:
        return [RushMoves(seat, start_list(g, seat, place), place) for place in range(len(RUSH))]


def start_list(g: ScytheGame, seat: Seat, place: int) -> list[int]:
    """Where the units of one kind are, one entry each: workers, mechs, the character."""
    if place == WORKER_MOVE:
        return [at for at in hexes_of(g.worker_hexes[seat]) for _ in range(g.workers(seat, at))]
    units = MECH_UNITS if place == MECH_MOVE else [CHARACTER]
    return [g.unit_at(seat, unit) for unit in units if g.unit_at(seat, unit) != NOWHERE]


class RushMoves(ScytheStep):
    """scythe:automa.resolution.unit-phases  One unit after the other, each selected once; none attacks."""

    def __init__(self, seat: Seat, left: list[int], place: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        """Where the units not selected yet are, one entry each."""
        self.place: Final = place

    def run(self, g: ScytheGame) -> None:
        if not self.left:
            return
        seat, option, plan = self.seat, RUSH[self.place], Plan(AUTOMA_STATE.of(g).token)
        tried, kind = Try(option), KINDS[option.kind]
        places: i64 = 0
        for at in self.left:
            places |= BIT[at]
        tried.chosen_by, places = settle(g, plan, Mover(seat, -1, -1), places, [BASE, last_tie(g, seat)])
        tried.start = lowest(places)
        tried.unit = self._unit(g, tried.start)
        choose_destination(g, seat, kind, plan, tried)
        AUTOMA_STATE.of(g).token = plan.token
        rest = self.left.copy()
        rest.remove(tried.start)
        g.then_one(RushMoves(seat, rest, self.place))
        if tried.possible():
            steps: list[Step[Any]] = [PutDown(seat, tried)]
            for bend in bends(g):
                steps += bend.moved(g, seat, tried.unit, tried.to)
            g.then_all(steps)

    def _unit(self, g: ScytheGame, at: HexId) -> int:
        units = KINDS[RUSH[self.place].kind].units
        return units[0] if units[0] == WORKER_UNIT else next(unit for unit in units if g.unit_at(self.seat, unit) == at)


class ResolutionSource(Source):
    """Active when the module is selected."""

    def after_dealing(self, g: ScytheGame) -> Steps:
        steps: list[Step[Any]] = [StarOnMission(seat) for seat in automa_seats(g)]
        return steps if g.options.has(MODULE) else []

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(seat, MOVES_ALONE) for seat in automa_seats(g)] if g.options.has(MODULE) else []


MOVES_ALONE: Final = MovesAlone("moves-alone")
register(ResolutionSource())
add_bend(WithResolution())
