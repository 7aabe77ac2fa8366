"""Last turns: a sixth star does not end the game at once; the others play once more."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import MOVE_UNITS
from marches.games.scythe.rules.factory_section import FACTORY_MOVES
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.scoring import FinishGame
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import Source, register
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheGame, ScytheStep, StateOf
from marches.games.scythe.rules.tables import BIT
from marches.games.scythe.rules.trips import take_back_intrusions
from marches.games.scythe.rules.turn import EndTurn
from marches.kernel.action import Action
from marches.kernel.line import Reason
from marches.kernel.step import Seat, Step

NOBODY: Final = -1


class LastTurnsState(ModuleState):
    """The seat that placed the first sixth star, and the seats that have yet to begin a last turn (as a mask)."""

    def __init__(self, ender: int, waiting: i64) -> None:
        self.ender = ender
        self.waiting = waiting

    def copy(self) -> ModuleState:
        return LastTurnsState(self.ender, self.waiting)


class LastTurnsSource(Source):
    """The state, in games that may end with last turns."""

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        needed = g.options.has("resolution") or g.options.on("final-turns")
        return [LastTurnsState(NOBODY, 0)] if needed else []


register(LastTurnsSource())


LAST_TURNS_STATE: Final = StateOf(LastTurnsState)
"""Where the last turns stand."""


class LastTurns(Rule):
    """scythe:variant.final-turns, scythe:variant.final-turns-coins
    After the first sixth star everyone else has one turn, perhaps without moving.
    """

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name)
        self.rule: Final = rule
        """The ledger rule that a refusal cites."""

    def may_move(self, g: ScytheGame) -> bool:
        """Whether units may be moved in the last turns."""
        return False

    def last_star(self, g: ScytheGame, seat: Seat) -> Steps | None:
        return [BeginLastTurns(seat)] if LAST_TURNS_STATE.of(g).ender == NOBODY else []

    def skips_turn(self, g: ScytheGame, seat: Seat) -> bool:
        state = LAST_TURNS_STATE.of(g)
        return state.ender != NOBODY and not state.waiting >> seat & 1

    def turn_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return [TakeLastTurn(seat)] if LAST_TURNS_STATE.of(g).ender != NOBODY else []

    def turn_ends(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        state = LAST_TURNS_STATE.of(g)
        return finish(g, seat) if state.ender != NOBODY and state.waiting == 0 else []

    def why_no_action(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        state = LAST_TURNS_STATE.of(g)
        # The turn in which someone else placed the sixth star goes on as usual: its player is still waiting.
        if state.ender == NOBODY or self.may_move(g) or state.waiting >> g.active & 1:
            return None
        if action is not MOVE_UNITS and action is not FACTORY_MOVES:
            return None
        return Reason(self.rule, "scythe-why-no-last-move")


class BeginLastTurns(ScytheStep):
    """scythe:variant.final-turns  The turn in which the sixth star was placed is over; everyone else has one more."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        state = LAST_TURNS_STATE.of(g)
        state.ender = self.seat
        state.waiting = 0
        for other in range(g.players):
            if other != self.seat:
                state.waiting |= BIT[other]
        if g.events is not None:
            g.tell("scythe-did-begin-last-turns", {"seat": f"seat:{self.seat}"})
        g.then_one(BreakOff(self.seat))


class BreakOff(ScytheStep):
    """scythe:variant.final-turns-star  A sixth star placed on one's own turn ends that turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        if self.seat == g.active:
            break_off(g)


class TakeLastTurn(ScytheStep):
    """A last turn has begun."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        LAST_TURNS_STATE.of(g).waiting &= ~BIT[self.seat]


def break_off(g: ScytheGame) -> None:
    """What the active player is doing stops here: shared territories are left, and nothing pending happens any more.

    After the turn's end it is nature's turn, and a combat of nature's goes on.
    """
    if g.pending(EndTurn):
        clear_table(g)
        g.skip_to(EndTurn)


def clear_table(g: ScytheGame) -> None:
    """scythe:end.undo-shared  Unfinished moves are taken back; combat and encounter are over."""
    take_back_intrusions(g)
    g.trip = None
    g.combat = None
    if g.encounter_card >= 0:
        g.encounter_bottom.append(g.encounter_card)
        g.encounter_card = -1


def finish(g: ScytheGame, seat: Seat) -> Steps:
    """Stars that are still due, then the scoring."""
    steps: list[Step[Any]] = [PLACE_STARS[other] for other in g.seating.clockwise_from(seat)]
    steps.append(FinishGame())
    return steps
