"""Regroup: beaten units go to land they hold instead of home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.combat import in_combat
from marches.games.scythe.rules.factions.abilities import MechAbility, lakes
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame, ScytheStep, StateOf
from marches.games.scythe.rules.tables import BIT, CHARACTER, HexId
from marches.kernel.bits import NONE
from marches.kernel.step import Seat


class RegroupState(ModuleState):
    """Whose character has regrouped and not moved since, as a mask of seats."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats

    def copy(self) -> ModuleState:
        return RegroupState(self.seats)


REGROUP_STATE: Final = StateOf(RegroupState)


def regrouped(g: ScytheGame) -> i64:
    """Whose character has regrouped and not moved since, as a mask of seats."""
    state = REGROUP_STATE.find(g)
    return state.seats if state is not None else NONE


def note_regrouped(g: ScytheGame, seats: i64) -> None:
    """Note who has regrouped. Nothing is kept until someone does for the first time."""
    state = REGROUP_STATE.find(g)
    if state is not None:
        state.seats = seats
    elif seats:
        g.module_states.append(RegroupState(seats))


class Regroup(MechAbility):
    """scythe:mechmod.regroup  After a lost combat every unit, workers too, may go to any land territory controlled.

    A character that comes to an encounter or the Factory that way gets nothing there until it moves again.
    """

    def retreats(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not in_combat(g, seat) or not self.unlocked(g, seat):
            return 0
        return g.controlled(seat) & ~lakes(g) & ~BIT[at]

    def bars_visit(self, g: ScytheGame, seat: Seat) -> bool:
        return regrouped(g) >> seat & 1 == 1

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        fled = owner == seat and unit == CHARACTER and in_combat(g, seat)
        return [NoteRegrouping(seat, True)] if fled else []

    def trip_ends(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        return [NoteRegrouping(seat, False)] if unit == CHARACTER else []


class NoteRegrouping(ScytheStep):
    """The character has regrouped, or has moved since."""

    def __init__(self, seat: Seat, now: bool) -> None:
        self.seat: Final = seat
        self.now: Final = now

    def run(self, g: ScytheGame) -> None:
        others = regrouped(g) & ~BIT[self.seat]
        note_regrouped(g, others | BIT[self.seat] if self.now else others)
