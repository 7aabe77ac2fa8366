"""Desolation's turn: the timer, the direction die, all its units at once, and then the combats."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.scythe.rules.actions import FIGHT, Pick, PickHex
from marches.games.scythe.rules.expansions.desolation.ending import LowerTimer, displaced
from marches.games.scythe.rules.expansions.desolation.fighting import Attack
from marches.games.scythe.rules.expansions.desolation.state import (
    DESOLATION_PART,
    DESOLATION_STATE,
    fighters_on,
    in_turn_order,
    put_units,
)
from marches.games.scythe.rules.expansions.tesla.state import TESLA_PART
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheChance, ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, NOWHERE, RESOURCE_KINDS, hexes_of, lowest, size
from marches.games.scythe.rules.trips import send_workers_home
from marches.kernel.line import Fact
from marches.kernel.step import Seat


class DesolationTurn(ScytheStep):
    """scythe:desolation.turn-order, scythe:desolation.turn-timer, scythe:desolation.example.timeline
    After the last player of a round the timer falls; from 12 on its units move.
    """

    def run(self, g: ScytheGame) -> None:
        if g.events is not None:
            g.tell("scythe-did-begin-desolation-turn", {})
        g.then(LowerTimer(1), RollBlue())


class RollBlue(ScytheChance[Pick]):
    """scythe:desolation.turn-quiet, scythe:desolation.turn-active, scythe:desolation.move-direction
    The blue die says where all its units go, once the timer is low enough.
    """

    def stream(self) -> str:
        return "blue-die"

    def waits(self, g: ScytheGame) -> bool:
        return DESOLATION_STATE.of(g).popularity <= DESOLATION_PART.of(g.kit).moves_from

    def tickets(self, g: ScytheGame) -> int:
        return len(TESLA_PART.of(g.kit).roll_blue)

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return TESLA_PART.of(g.kit).roll_blue[ticket]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        DESOLATION_STATE.of(g).blue = action.index + 1
        if g.events is not None:
            facts: dict[str, Fact] = {"count": action.index + 1, "direction": f"direction:{action.names['direction']}"}
            g.tell("scythe-did-roll-blue", facts)
        move_all(g, action.index)


def destinations(g: ScytheGame, face: int) -> list[int]:
    """scythe:desolation.move-no-stack, scythe:desolation.move-edge, scythe:desolation.move-terrain
    Where each unit is after that roll (from 0): one hex on, over rivers and onto lakes. It stays put at the edge, or
    if a hole, a home base or a unit that stays is in the way.
    """
    units, side = DESOLATION_STATE.of(g).units, TESLA_PART.of(g.kit).leads_to[face]
    ahead = [g.board.next(at, side) if at >= 0 else NOWHERE for at in units]
    stuck = [ahead[unit] < 0 for unit in range(len(units))]
    changed = True
    while changed:
        changed = False
        for unit in range(len(units)):
            if not stuck[unit] and any(stuck[other] and units[other] == ahead[unit] for other in range(len(units))):
                stuck[unit] = True
                changed = True
    return [units[unit] if stuck[unit] else ahead[unit] for unit in range(len(units))]


def move_all(g: ScytheGame, face: int) -> None:
    """scythe:desolation.move-before-combat, scythe:desolation.move-resources
    All units move with what is on their territories, before anything else happens.
    """
    state = DESOLATION_STATE.of(g)
    before, after = state.units.copy(), destinations(g, face)
    moved = [unit for unit in range(len(before)) if after[unit] != before[unit]]
    carried = [[g.resource(before[unit], kind) for kind in range(RESOURCE_KINDS)] for unit in moved]
    for index in range(len(moved)):
        for kind in range(RESOURCE_KINDS):
            g.add_resource(before[moved[index]], kind, -carried[index][kind])
            g.add_resource(after[moved[index]], kind, carried[index][kind])
    put_units(g, after)
    state.entered = 0
    for unit in moved:
        state.entered |= BIT[after[unit]]
        if g.events is not None:
            g.tell("scythe-did-move-desolation", {"from": g.named(before[unit]), "to": g.named(after[unit])})
    driven = drive_off(g, state.entered)
    g.then_one(FightAll())
    g.then_all([*displaced(g, driven)])


def drive_off(g: ScytheGame, hexes: i64) -> int:
    """scythe:desolation.move-workers  Workers alone on these hexes go home. Returns how many."""
    total = 0
    for at in hexes_of(hexes):
        if fighters_on(g, at):
            continue
        for victim in range(g.players):
            count = send_workers_home(g, victim, at)
            total += count
            if count and g.events is not None:
                facts: dict[str, Fact] = {"victim": f"seat:{victim}", "count": count, "hex": g.named(at)}
                g.tell("scythe-did-flee-desolation", facts)
    return total


def due_combats(g: ScytheGame) -> i64:
    """Hexes with players' fighters that its units have entered."""
    found: i64 = 0
    for at in hexes_of(DESOLATION_STATE.of(g).entered & g.wild):
        if fighters_on(g, at):
            found |= BIT[at]
    return found


class FightAll(ScytheStep):
    """scythe:desolation.combat-initiation  One combat after another; then the stars that the turn has earned."""

    def run(self, g: ScytheGame) -> None:
        due = due_combats(g)
        if not due:
            for seat in reversed(g.seating.clockwise_from(g.seating.first)):
                g.then_one(PLACE_STARS[seat])
            return
        g.then_one(self)
        if size(due) == 1:
            g.then_one(Attack(lowest(due)))
            return
        involved: i64 = 0
        for at in hexes_of(due):
            involved |= fighters_on(g, at)
        g.then_one(OrderCombats(in_turn_order(g, involved)[0]))


class OrderCombats(ScytheDecision[PickHex]):
    """scythe:desolation.combat-initiation, scythe:desolation.leader  The leader says which combat comes first."""

    rule = "scythe:desolation.combat-initiation"

    def candidates(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [FIGHT[g.board.cell[at]] for at in hexes_of(due_combats(g))]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        g.then_one(Attack(g.board.hex_at[action.cell]))
