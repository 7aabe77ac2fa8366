"""root:1.4  The turn: Birdsong, Daylight, Evening, and the frame every faction's Daylight decisions share."""

from __future__ import annotations

from typing import Final

from marches.games.root.rules.crafted import (
    RootWindow,
    UseCards,
    starting_effects,
    window_offers,
    window_open,
    window_options,
)
from marches.games.root.rules.crafting import craft_offers, craft_options
from marches.games.root.rules.dominance import CHECK_DOMINANCE, daylight_offers, daylight_open, daylight_options
from marches.games.root.rules.order import together
from marches.games.root.rules.scoring import is_stalled, stop
from marches.games.root.rules.state import BIRDSONG, DAYLIGHT, EVENING, PHASES, RootGame, RootSeatStep, RootStep
from marches.games.root.rules.tables import SEATS
from marches.kernel.action import Action
from marches.kernel.step import Seat, Step, per_seat
from marches.kernel.window import Offer


class PlayTurn(RootSeatStep):
    """root:1.4  A turn is three phases in this order."""

    def run(self, g: RootGame) -> None:
        g.active = self.seat
        g.turn += 1
        if g.events is not None:
            g.tell("root-did-begin-turn", {"seat": f"seat:{self.seat}", "turn": int(g.turn - 1) // g.players + 1})
        seat = self.seat
        g.then(PHASE_STEPS[BIRDSONG][seat], PHASE_STEPS[DAYLIGHT][seat], PHASE_STEPS[EVENING][seat], END_TURN[seat])


class PlayPhase(RootStep):
    """root:1.4  One phase: what starts with it, then the faction's own steps."""

    def __init__(self, seat: Seat, phase: int) -> None:
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
    """root:1.1.3  Everything that happens at the start of a phase, in the order the player chooses."""

    def __init__(self, seat: Seat, phase: int) -> None:
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


class EndTurn(RootSeatStep):
    """root:1.4.clockwise  The next player clockwise takes a turn."""

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


class Daylight(RootWindow):
    """A window of Daylight: the faction's own answers, and what everyone may do in Daylight.

    Factions override `own_candidates`, `own_why_not`, `own_apply`, and `crafts` where cards may be crafted here.
    """

    def crafts(self, g: RootGame) -> bool:
        """Whether cards may be crafted in this window."""
        return False

    def offers(self, g: RootGame, seat: Seat) -> list[Offer[RootGame]]:
        found = craft_offers(g, seat) if self.crafts(g) else []
        return found + window_offers(g, seat, DAYLIGHT) + daylight_offers(g, seat)

    def open_offers(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if self.crafts(g):
            found += craft_options(g, seat)
        if common_open(g, seat):
            found += common_options(g, seat)
        return found


def common_open(g: RootGame, seat: Seat) -> bool:
    """Whether Daylight might offer more than crafting and the faction's own answers, judging by what everyone sees."""
    return window_open(g, seat, DAYLIGHT) or daylight_open(g, seat)


def common_options(g: RootGame, seat: Seat) -> list[Action]:
    """The answers for cards in play, offers of other factions and Dominance."""
    return window_options(g, seat, DAYLIGHT) + daylight_options(g, seat)


def phase_steps(phase: int) -> list[PlayPhase]:
    return [PlayPhase(seat, phase) for seat in range(SEATS)]


def start_steps(phase: int) -> list[StartEffects]:
    return [StartEffects(seat, phase) for seat in range(SEATS)]


def windows(phase: int) -> list[UseCards]:
    return [UseCards(seat, phase) for seat in range(SEATS)]


PLAY_TURN: Final = per_seat(PlayTurn)
PHASE_STEPS: Final = [phase_steps(phase) for phase in range(3)]
STARTS: Final = [start_steps(phase) for phase in range(3)]
WINDOWS: Final = [windows(phase) for phase in range(3)]
END_TURN: Final = per_seat(EndTurn)
