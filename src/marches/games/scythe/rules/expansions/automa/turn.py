"""An Automa's turn: a card, the move line, the gain line, the recruit line, the star tracker."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.data.words import BONUSES
from marches.games.scythe.edge.automa_data import GAINS, MOVES
from marches.games.scythe.rules.actions import UNITS
from marches.games.scythe.rules.bottom_row.action import RecruitBonus
from marches.games.scythe.rules.cards import DrawCards
from marches.games.scythe.rules.expansions.automa.account import Try
from marches.games.scythe.rules.expansions.automa.bending import bends
from marches.games.scythe.rules.expansions.automa.cards import (
    GAIN_CARDS,
    GAIN_COINS,
    GAIN_POWER,
    GAIN_WORKER,
    NO_BONUS,
    Item,
)
from marches.games.scythe.rules.expansions.automa.deck import DrawTurnCard, Reshuffle, begin_second_scheme, note
from marches.games.scythe.rules.expansions.automa.moving import CarryOut
from marches.games.scythe.rules.expansions.automa.planning import badges_of, obeys, plan_moves
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, FIRST, current_half, tracker_of, turn_card
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.stars import PLACE_STARS, AwardStar, claim_triumph
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import (
    CHAMPION,
    CHARACTER,
    COINS,
    FIRST_MECH,
    MAX_SEATS,
    MECHS,
    NOWHERE,
    POWER,
)
from marches.games.scythe.rules.taking import gain
from marches.kernel.line import Fact
from marches.kernel.step import Seat, Step

TRACKER_STAR: Final = claim_triumph("tracker")
"""scythe:automa.tracker.star-space  Stars of the tracker are beside the board and fill no goal."""


def turn_steps(seat: Seat) -> Steps:
    """scythe:automa.turn.sequence, scythe:automa.nature.no-choice  What its turn consists of; nobody is asked."""
    return [SchemeDue(seat), Reshuffle(seat, False), DrawTurnCard(seat), CarryOutCard(seat)]


class SchemeDue(ScytheStep):
    """scythe:automa.tracker.postponed
    A postponed change comes at the start of the first turn that allows it.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        if AUTOMA_STATE.of(g).due[self.seat] and not held_back(g, self.seat):
            begin_second_scheme(g, self.seat)


def held_back(g: ScytheGame, seat: Seat) -> bool:
    """scythe:automa.tracker.postponed  Whether a module postpones scheme II."""
    return any(bend.holds_scheme(g, seat) for bend in bends(g))


class CarryOutCard(ScytheStep):
    """scythe:automa.turn.sequence, scythe:automa.turn.autometta-skip
    The lines of the card in order, or no turn at all.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        seat = self.seat
        if tracker_of(g, seat).skips and turn_card(g, seat).crossed:
            note(g, seat).skipped = True
            g.tell("scythe-did-automa-skip", {"seat": f"seat:{seat}"})
            return
        g.then(MoveLine(seat), GainLine(seat), RecruitLine(seat), AdvanceMarker(seat))


class MoveLine(ScytheStep):
    """scythe:automa.move.line
    The first possible option is carried out with one unit; if there is none, nobody moves.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        seat = self.seat
        if any(bend.no_move(g, seat) for bend in bends(g)):
            note(g, seat).no_move = True
            g.tell("scythe-did-automa-no-move", {"seat": f"seat:{seat}"})
            return
        plan = plan_moves(g, seat, current_half(g, seat))
        AUTOMA_STATE.of(g).token = plan.token
        note(g, seat).tries = plan.tries
        for tried in plan.tries:
            if tried.reason is not None and tried is not plan.chosen:
                tell_impossible(g, seat, tried)
        if plan.chosen is not None:
            g.then_one(CarryOut(seat, plan.chosen))


def tell_impossible(g: ScytheGame, seat: Seat, tried: Try) -> None:
    """scythe:automa.move.line  Why an option was passed over; those after the chosen one were not tried."""
    reason = tried.reason
    if g.events is None or reason is None or reason.rule == "scythe:automa.move.line":
        return
    facts: dict[str, Fact] = {"seat": f"seat:{seat}", "option": f"automa-move:{MOVES[tried.option.kind]}"}
    g.tell("scythe-did-automa-pass", {**facts, "reason": f"automa-reason:{reason.key.rpartition('automa-')[2]}"})


class GainLine(ScytheStep):
    """scythe:automa.gain.line, scythe:automa.gain.tracks  Everything on the line at one moment; stars follow."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        take_gains(g, self.seat, current_half(g, self.seat).gains, badges_of(g, self.seat), True)


def take_gains(g: ScytheGame, seat: Seat, items: list[Item], badges: list[str], noted: bool) -> None:
    """scythe:automa.gain.line  Take every item that exists for these badges."""
    taken: list[tuple[int, int, int]] = []
    cards = 0
    for item in items:
        if obeys(badges, item.only):
            got = take_item(g, seat, item)
            taken.append((item.kind, item.count, got))
            cards += item.count if item.kind == GAIN_CARDS else 0
    if noted:
        note(g, seat).gains = taken
    g.then(DrawCards(seat, cards), PLACE_STARS[seat])


def take_item(g: ScytheGame, seat: Seat, item: Item) -> int:
    """scythe:automa.gain.tracks  One item of the line: how much of it could be taken. Cards are drawn afterwards."""
    if item.kind == GAIN_POWER:
        before: int = g.power[seat]
        gain(g, seat, POWER, item.count)
        return g.power[seat] - before
    if item.kind == GAIN_COINS:
        gain(g, seat, COINS, item.count)
        return item.count
    if item.kind == GAIN_CARDS:
        return item.count
    got = 0
    for _ in range(item.count):
        got += gain_worker(g, seat) if item.kind == GAIN_WORKER else gain_fighter(g, seat)
    if got < item.count and g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "gain": f"automa-gain:{GAINS[item.kind]}"}
        g.tell("scythe-did-automa-lose-gain", facts)
    return got


def gain_worker(g: ScytheGame, seat: Seat) -> int:
    """scythe:automa.gain.worker  A worker goes from the faction mat to the home base, if there is one left."""
    if not g.mat_workers[seat]:
        return 0
    g.mat_workers[seat] -= 1
    g.add_workers(seat, g.seating.base[seat], 1)
    g.tell("scythe-did-automa-unit", {"seat": f"seat:{seat}", "unit": "unit:worker"})
    return 1


def gain_fighter(g: ScytheGame, seat: Seat) -> int:
    """scythe:automa.gain.combat-unit, scythe:automa.tesla.control
    The character, if it is on the mat, otherwise a mech; a champion comes back last.
    """
    units = [CHARACTER, *range(FIRST_MECH, FIRST_MECH + MECHS)]
    if g.champion_seat == seat:
        units.append(CHAMPION)
    for unit in units:
        if g.unit_at(seat, unit) == NOWHERE:
            g.put_unit(seat, unit, g.seating.base[seat])
            g.tell("scythe-did-automa-unit", {"seat": f"seat:{seat}", "unit": f"unit:{UNITS[unit]}"})
            return 1
    return 0


class RecruitLine(ScytheStep):
    """scythe:automa.recruit.line, scythe:automa.recruit.order, scythe:automa.several.recruits
    Neighbours who have uncovered the bonus may take it, the left one first, with the star that it may bring.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        bonus = current_half(g, self.seat).recruit
        if bonus == NO_BONUS:
            return
        bottom = g.kit.sections.ongoing.index(bonus)
        account = note(g, self.seat)
        account.bonus = bonus
        account.takers = [other for other in neighbours(g, self.seat) if g.recruits[other] >> bottom & 1]
        g.tell("scythe-did-automa-recruit", {"seat": f"seat:{self.seat}", "benefit": f"bonus:{BONUSES[bonus]}"})
        steps: list[Step[Any]] = []
        for other in account.takers:
            steps += [RecruitBonus(other, bottom), PLACE_STARS[other]]
        g.then_all(steps)


def neighbours(g: ScytheGame, seat: Seat) -> list[int]:
    """scythe:automa.recruit.order  The people to the left and right, the left one first."""
    left, right = g.seating.left[seat], g.seating.right[seat]
    found = [left] if left == right else [left, right]
    return [other for other in found if g.seating.led(other)]


class AdvanceMarker(ScytheStep):
    """scythe:automa.tracker.advance, scythe:automa.tracker.star-space, scythe:automa.tracker.scheme-change
    The star of the turn's card moves the marker; star spaces bring a star, the space marked II the second scheme.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        seat, state, tracker = self.seat, AUTOMA_STATE.of(g), tracker_of(g, self.seat)
        before = state.marker[seat]
        if turn_card(g, seat).star:
            state.marker[seat] = min(tracker.spaces, before + 1)
        account = note(g, seat)
        account.marker = (before, state.marker[seat])
        if state.marker[seat] == before:
            return
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "space": state.marker[seat], "spaces": tracker.spaces}
            g.tell("scythe-did-automa-marker", facts)
        if state.marker[seat] == tracker.second and state.scheme[seat] == FIRST:
            account.change = not held_back(g, seat)
            if account.change:
                begin_second_scheme(g, seat)
            else:
                state.due[seat] = True
        if state.marker[seat] in tracker.stars:
            account.star = True
            g.then_one(AWARD_TRACKER[seat])


AWARD_TRACKER: Final = [AwardStar(seat, TRACKER_STAR) for seat in range(MAX_SEATS)]
