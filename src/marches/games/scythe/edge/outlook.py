"""What is in reach before anything is asked: where each unit could go with all its steps."""

from __future__ import annotations

import msgspec

from marches.games.scythe.rules.actions import GO, MOVE_UNIT, MOVE_WORKER, UNITS, Pick, PickHex
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import WORKER_UNIT, HexId
from marches.games.scythe.rules.top_row.move import ChooseUnit, Travel
from marches.kernel.step import Seat


class ReachedView(msgspec.Struct, omit_defaults=True):
    """A hex a unit could reach: in how many steps, by way of which hex, what it meets there, and what that costs."""

    hex: str
    steps: int
    via: str = ""
    combat: bool = False
    popularity: int = 0


class ReachView(msgspec.Struct):
    """Everything one unit could come to with the steps it has. `unit` is the thing it is, a worker the hex it is on.

    `moving`: it is on its way.
    """

    unit: str
    at: str
    hexes: list[ReachedView]
    moving: bool = False


def reach_of(g: ScytheGame, seat: Seat) -> list[ReachView]:
    """scythe:move.two-units, scythe:deploy.speed.midway  Where each unit of the seat could go in its whole move. Every
    step is tried in a copy, so anything that stops a unit stops it here too.
    """
    decision = g.decision
    if isinstance(decision, Travel) and decision.seat == seat:
        unit = g.the_trip().unit
        thing = f"unit:{UNITS[unit]}" if unit < WORKER_UNIT else g.named(g.the_trip().at())
        return [msgspec.structs.replace(_reach(g, seat, thing), moving=True)]
    if not isinstance(decision, ChooseUnit) or decision.seat != seat:
        return []
    found = []
    for action in decision.options(g, seat):
        thing = ""
        if isinstance(action, Pick) and action in MOVE_UNIT:
            thing = f"unit:{UNITS[action.index]}"
        elif isinstance(action, PickHex) and action in MOVE_WORKER:
            thing = g.named(g.board.hex_at[action.cell])
        if thing:
            moved = _copy(g)
            moved.play(seat, action)
            if isinstance(moved.decision, Travel):
                found.append(_reach(moved, seat, thing))
    return found


def _reach(g: ScytheGame, seat: Seat, thing: str) -> ReachView:
    trip = g.the_trip()
    fights = trip.unit < WORKER_UNIT
    start = trip.at()
    seen: dict[int, ReachedView] = {}
    edge, steps = [g], 0
    while edge:
        steps += 1
        further: list[ScytheGame] = []
        for here in edge:
            at = here.the_trip().at()
            for action in here.decision.options(here, seat) if here.decision is not None else []:
                if not isinstance(action, PickHex) or action is not GO[action.cell]:
                    continue
                to = g.board.hex_at[action.cell]
                if to in seen or to == start:
                    continue
                seen[to] = _reached(here, seat, to, steps, g.board.id(at) if steps > 1 else "", fights)
                if here.the_trip().steps_left > 1:
                    there = _copy(here)
                    there.play(seat, action)
                    if isinstance(there.decision, Travel) and there.the_trip().at() == to:
                        further.append(there)
        edge = further
    return ReachView(thing, g.board.id(start), list(seen.values()))


def _reached(g: ScytheGame, seat: Seat, to: HexId, steps: int, via: str, fights: bool) -> ReachedView:
    """scythe:move.enemy-workers.popularity, scythe:move.enemy-fighters.stop  What a unit meets there."""
    combat = fights and bool(g.other_fighters(seat) >> to & 1)
    driven = 0 if combat or not fights else sum(g.workers(other, to) for other in g.opponents(seat))
    return ReachedView(g.board.id(to), steps, via, combat, driven)


def _copy(g: ScytheGame) -> ScytheGame:
    copy = g.clone()
    copy.events = None
    return copy
