"""root:1.4  The turn: Birdsong, Daylight, Evening, and the frame every faction's Daylight decisions share."""

from __future__ import annotations

from typing import Final

from marches.games.root.rules.actions import CRAFTS, CardAction
from marches.games.root.rules.cards import answers
from marches.games.root.rules.crafted import (
    UseCards,
    is_offer,
    starting_effects,
    window_apply,
    window_candidates,
    window_open,
    window_options,
    window_why_not,
)
from marches.games.root.rules.crafting import craft, craft_options, why_not_craft
from marches.games.root.rules.dominance import (
    CHECK_DOMINANCE,
    daylight_apply,
    daylight_candidates,
    daylight_open,
    daylight_options,
    daylight_why_not,
)
from marches.games.root.rules.order import together
from marches.games.root.rules.scoring import is_stalled, stop
from marches.games.root.rules.state import BIRDSONG, DAYLIGHT, EVENING, PHASES, RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import SEATS
from marches.kernel.action import Action
from marches.kernel.line import Reason
from marches.kernel.step import Step


class PlayTurn(RootStep):
    """root:1.4  A turn is three phases in this order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: RootGame) -> None:
        g.active = self.seat
        g.turn += 1
        if g.events is not None:
            g.tell("root-did-begin-turn", {"seat": f"seat:{self.seat}", "turn": int(g.turn - 1) // g.players + 1})
        seat = self.seat
        g.then(PHASE_STEPS[BIRDSONG][seat], PHASE_STEPS[DAYLIGHT][seat], PHASE_STEPS[EVENING][seat], END_TURN[seat])


class PlayPhase(RootStep):
    """root:1.4  One phase: what starts with it, then the faction's own steps."""

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def run(self, g: RootGame) -> None:
        seat, phase = self.seat, self.phase
        g.phase = phase
        g.fresh = phase != EVENING
        if g.events is not None:
            g.tell("root-did-phase", {"seat": f"seat:{seat}", "phase": f"phase:{PHASES[phase]}"})
        if phase == BIRDSONG:
            g.then_one(WINDOWS[BIRDSONG][seat])
            g.then_all(g.rules[seat].birdsong(g, seat))
            g.then(CHECK_DOMINANCE[seat], STARTS[BIRDSONG][seat], WINDOWS[BIRDSONG][seat])
        elif phase == DAYLIGHT:
            g.then_all(g.rules[seat].daylight(g, seat))
            g.then_one(STARTS[DAYLIGHT][seat])
        else:
            g.then_all(g.rules[seat].evening(g, seat))
            g.then_one(STARTS[EVENING][seat])


class StartEffects(RootStep):
    """root:1.1.3  Everything that happens at the start of a phase, in the order the player likes."""

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def run(self, g: RootGame) -> None:
        steps: list[Step[RootGame]] = []
        for other in g.audience.at_phase:
            steps += g.rules[other].at_phase(g, other, self.seat, self.phase)
        if g.crafted[self.seat]:
            steps += starting_effects(g, self.seat, self.phase)
        if steps:
            together(g, steps)


class EndTurn(RootStep):
    """root:1.4.clockwise  The next player clockwise takes a turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: RootGame) -> None:
        for other in g.audience.at_turn_end:
            g.rules[other].at_turn_end(g, other, self.seat)
        for suit in range(len(g.activated)):
            g.activated[suit] = 0
        g.spent = 0
        if is_stalled(g):
            stop(g)
        else:
            g.then_one(PLAY_TURN[g.next_seat(self.seat)])


class DaylightDecision(RootDecision):
    """A decision of Daylight: the faction's own answers, and what everyone may do in Daylight.

    Factions override `own_candidates`, `own_why_not`, `own_apply`, and `crafts` where they may craft here. After an
    answer that is not its own (a card in play, Dominance, crafting) the decision is put again.
    """

    secret = True

    def crafts(self, g: RootGame) -> bool:
        """May cards be crafted in this decision?"""
        return False

    def own_candidates(self, g: RootGame, seat: int) -> list[Action]:
        raise NotImplementedError

    def own_why_not(self, g: RootGame, seat: int, action: Action) -> Reason | None:
        return None

    def own_apply(self, g: RootGame, seat: int, action: Action) -> None:
        raise NotImplementedError

    def own_options(self, g: RootGame, seat: int) -> list[Action]:
        return [a for a in self.own_candidates(g, seat) if self.own_why_not(g, seat, a) is None]

    def candidates(self, g: RootGame, seat: int) -> list[Action]:
        found = self.own_candidates(g, seat)
        if self.crafts(g):
            found = found + answers(CRAFTS, g.hands[seat])
        return found + common_candidates(g, seat)

    def why_not(self, g: RootGame, seat: int, action: Action) -> Reason | None:
        if isinstance(action, CardAction):
            if action.verb == "craft":
                return why_not_craft(g, seat, action.card)
            if action.verb in COMMON_VERBS:
                return daylight_why_not(g, seat, action)
            if action.verb == "use":
                return window_why_not(g, seat, action)
        if is_offer(g, seat, action, DAYLIGHT):
            return window_why_not(g, seat, action)
        return self.own_why_not(g, seat, action)

    def options(self, g: RootGame, seat: int) -> list[Action]:
        found = self.own_options(g, seat)
        if self.crafts(g):
            found += craft_options(g, seat)
        if common_open(g, seat):
            found += window_options(g, seat, DAYLIGHT) + daylight_options(g, seat)
        return found

    def apply(self, g: RootGame, seat: int, action: Action) -> None:
        if isinstance(action, CardAction):
            if action.verb == "craft":
                g.then_one(self)
                craft(g, seat, action.card)
                return
            if action.verb in COMMON_VERBS:
                g.then_one(self)
                daylight_apply(g, seat, action)
                return
        g.then_one(self)
        if not window_apply(g, seat, action):
            g.agenda.pop()
            self.own_apply(g, seat, action)


COMMON_VERBS: Final = ("activate", "take-available")


def common_open(g: RootGame, seat: int) -> bool:
    """From what everyone sees: is there anything in Daylight besides the faction's own answers?"""
    return window_open(g, seat, DAYLIGHT) or daylight_open(g, seat)


def common_candidates(g: RootGame, seat: int) -> list[Action]:
    """Cards in play, offers, Dominance."""
    return window_candidates(g, seat, DAYLIGHT) + daylight_candidates(g, seat)


def phase_steps(phase: int) -> list[PlayPhase]:
    return [PlayPhase(seat, phase) for seat in range(SEATS)]


def start_steps(phase: int) -> list[StartEffects]:
    return [StartEffects(seat, phase) for seat in range(SEATS)]


def windows(phase: int) -> list[UseCards]:
    return [UseCards(seat, phase) for seat in range(SEATS)]


PLAY_TURN: Final = [PlayTurn(seat) for seat in range(SEATS)]
PHASE_STEPS: Final = [phase_steps(phase) for phase in range(3)]
STARTS: Final = [start_steps(phase) for phase in range(3)]
WINDOWS: Final = [windows(phase) for phase in range(3)]
END_TURN: Final = [EndTurn(seat) for seat in range(SEATS)]
