"""The turn: the action token, the top action, the bottom action, and the windows around them."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import TOP_ACTIONS
from marches.games.scythe.edge.preview import bottom_lines, top_lines
from marches.games.scythe.rules.actions import (
    BOLSTER_CARDS,
    BOLSTER_POWER,
    END_TURN,
    GAIN_COINS,
    MOVE_UNITS,
    SECTION,
    SKIP,
    TAKE_BOTTOM,
    TAKE_PRODUCE,
    TRADE_POPULARITY,
    TRADE_RESOURCES,
)
from marches.games.scythe.rules.bottom_row import action as bottom_row
from marches.games.scythe.rules.hooks import BEFORE_TOP, BETWEEN, END_OF_TURN, Offers, Steps
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep, ScytheWindow
from marches.games.scythe.rules.tables import (
    BOLSTER,
    COINS,
    FACTORY_SECTION,
    GAIN_COINS_CUBE,
    MAX_SEATS,
    MOVE,
    MOVE_UNITS_CUBE,
    PRODUCE,
    TRADE,
)
from marches.games.scythe.rules.taking import TAKE_LESS, HowMuch, MayGain, ResourcesWithWorker, gain
from marches.games.scythe.rules.top_row import bolster, produce, trade
from marches.games.scythe.rules.top_row.common import Benefit, cube_value
from marches.games.scythe.rules.top_row.move import MoveAction
from marches.games.scythe.rules.under_way import Turn
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat
from marches.kernel.window import Offer

SECTIONS: Final[list[Action]] = [*SECTION]
OTHER_SECTIONS: Final[list[list[Action]]] = [[other for other in SECTION if other is not one] for one in SECTION]


class TakeTurn(ScytheStep):
    """scythe:turn.sequence, scythe:turn.no-rounds  One player's turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        if g.rules.skips_turn(g, self.seat):
            g.then_one(TURN[g.seating.left[self.seat]])
            return
        g.give_turn(self.seat)
        g.turns += 1
        g.turn = Turn(None)
        if g.events is not None:
            g.tell("scythe-did-begin-turn", {"seat": f"seat:{self.seat}", "turn": int(g.turns - 1) // g.players + 1})
        open_turn(g, self.seat)
        g.then_all(g.rules.turn_begins(g, self.seat))


def open_turn(g: ScytheGame, seat: Seat) -> None:
    """scythe:automa.turn.sequence  The player chooses a section, or the seat has a turn of another kind."""
    pilot = g.rules.autopilot[seat]
    if pilot is None:
        g.then_one(CHOOSE_SECTION[seat])
    else:
        g.then(*pilot.own_turn(g, seat), END_TURN_OF[seat])


def why_same_section(g: ScytheGame, seat: Seat, section: int) -> Reason | None:
    """scythe:turn.different-section  Why the action token may not go to a section."""
    if section != g.section[seat] or g.rules.may_repeat(g, seat, section):
        return None
    return Reason("scythe:turn.different-section", "scythe-why-same-section")


def place_token(g: ScytheGame, seat: Seat, section: int) -> None:
    """Put the action token on a section, and queue the end of the turn. The caller queues the section's actions."""
    g.section[seat] = section
    if g.events is not None:
        g.tell("scythe-did-choose-section", {"seat": f"seat:{seat}", "section": section_fact(section)})
    g.then_all(END_OF_TURNS[seat])


class ChooseSection(ScytheWindow):
    """scythe:turn.token-mandatory, scythe:turn.different-section, scythe:turn.dead-turn
    The action token must go to a different section from last time, whatever can be done there.
    """

    rule = "scythe:turn.different-section"

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return SECTIONS

    def own_why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        return why_same_section(g, seat, SECTIONS.index(action))

    def own_options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        last = g.section[seat]
        barred = 0 <= last < FACTORY_SECTION and not g.rules.may_repeat(g, seat, last)
        return OTHER_SECTIONS[last] if barred else SECTIONS

    def own_apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        place_token(g, seat, SECTIONS.index(action))
        g.then_all(COLUMN[seat])

    def own_preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        """What the section would cost and give now."""
        section = SECTIONS.index(action)
        return top_lines(g, seat, section) + bottom_lines(g, seat, bottom_row.bottom_of(g, seat, section))

    def offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return g.rules.section_offers(g, seat)

    def reopen(self, g: ScytheGame, seat: Seat) -> None:
        """There is only one section a turn."""


def section_fact(section: int) -> str:
    """A section as a fact: called after its top action, or the Factory card."""
    if section < 0:
        return "section:none"
    return f"section:{TOP_ACTIONS[section]}" if section < FACTORY_SECTION else "section:factory"


class TurnWindow(ScytheWindow):
    """scythe:objective.timing  A moment of a turn, before or after an action, when rules may offer something.

    It is always asked, whatever the seat holds, so that the question reveals nothing.
    """

    secret = True

    def window(self) -> int:
        raise NotImplementedError

    def offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return g.rules.window_offers(g, seat, self.window())

    def offer_of(self, g: ScytheGame, seat: Seat, action: Action) -> Offer[ScytheGame] | None:
        return None if action in self.own_candidates(g, seat) else super().offer_of(g, seat, action)

    def reopen(self, g: ScytheGame, seat: Seat) -> None:
        g.then(PLACE_STARS[seat], self)


class SectionAction(TurnWindow):
    """An action of the section in use, or none."""

    def own_why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if action is SKIP:
            return None
        barred = g.rules.why_no_action(g, seat, action)
        return barred if barred is not None else self.why_not_take(g, seat, action)

    def own_apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is not SKIP:
            self.take(g, seat, action)

    def own_preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        return [] if action is SKIP else self.lines(g, seat, action)

    def why_not_take(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        """Why the seat cannot take the action, if no rule bars it."""
        return None

    def take(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        """Take the action."""
        raise NotImplementedError

    def lines(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        """What the action costs and gives."""
        raise NotImplementedError


class ChooseTop(SectionAction):
    """scythe:turn.top-optional, scythe:turn.pay-then-gain, scythe:turn.once-per-action  The top action, or none."""

    rule = "scythe:turn.top-optional"

    def window(self) -> int:
        return BEFORE_TOP

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return TOP_CHOICES[g.section[seat]]

    def why_not_take(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        section = g.section[seat]
        if section == MOVE:
            return None
        if section in (BOLSTER, TRADE):
            if g.coins[seat] < 1:
                return Reason("scythe:turn.full-cost", "scythe-why-no-coin", {"cost": 1, "held": g.coins[seat]})
            return trade.why_no_resources(g, seat) if action is TRADE_RESOURCES else None
        return produce.why_not_pay(g, seat)

    def own_options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        section = g.section[seat]
        if g.rules.may_bar_actions(seat):
            return super().own_options(g, seat)
        if section == MOVE:
            return TOP_CHOICES[MOVE]
        if section == PRODUCE:
            return TOP_CHOICES[PRODUCE] if produce.can_pay(g, seat) else ONLY_SKIP
        if g.coins[seat] < 1:
            return ONLY_SKIP
        return NO_RESOURCES if section == TRADE and not g.with_worker(seat) else TOP_CHOICES[section]

    def take(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is TAKE_LESS:
            g.then_one(LessTop(seat))
        elif action is MOVE_UNITS:
            g.then_one(MoveAction(seat, cube_value(g, seat, MOVE_UNITS_CUBE), 1))
            g.then_all(g.rules.action_begins(g, seat, MOVE))
        elif action is TAKE_PRODUCE:
            produce.pay(g, seat)
            g.then_one(produce.ProduceAction(seat, produce.territories(g, seat), True))
        else:
            take_top(g, seat, g.section[seat], action, False)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"section": section_fact(g.section[self.seat])}

    def lines(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        return top_lines(g, seat, g.section[seat])


def benefit_of(g: ScytheGame, seat: Seat, action: Action) -> Benefit:
    """What a simple top action gives now."""
    if action is GAIN_COINS:
        return Benefit(COINS, cube_value(g, seat, GAIN_COINS_CUBE))
    if action is TRADE_POPULARITY:
        return trade.popularity(g, seat)
    return bolster.benefit(g, seat, action)


def take_top(g: ScytheGame, seat: Seat, section: int, action: Action, less: bool) -> None:
    """scythe:move.gain-coin, scythe:bolster.cost, scythe:trade.cost, scythe:star.one-moment
    Pay, gain, and take what the structure above adds. A star this earns is placed after everything.
    """
    bonus: Benefit | None = None
    if section == BOLSTER:
        g.coins[seat] -= bolster.COST
        bonus = bolster.structure_bonus(g, seat)
    elif section == TRADE:
        g.coins[seat] -= trade.COST
        bonus = trade.structure_bonus(g, seat)
    g.then_one(PLACE_STARS[seat])
    if bonus is not None and less:
        g.then_one(MayGain(seat, bonus.kind, bonus.count))
    if action is TRADE_RESOURCES:
        g.then_one(ResourcesWithWorker(seat, trade.RESOURCES_TRADED))
    else:
        gained = benefit_of(g, seat, action)
        if less:
            g.then_one(HowMuch(seat, gained.kind, gained.count))
        else:
            gain(g, seat, gained.kind, gained.count)
    if bonus is not None and not less:
        gain(g, seat, bonus.kind, bonus.count)
    if action is TRADE_POPULARITY:
        g.then_all(g.rules.action_begins(g, seat, TRADE))


class LessTop(ScytheDecision):
    """scythe:turn.partial-benefit  Take the top action, but only part of what it gives."""

    rule = "scythe:turn.partial-benefit"

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [action for action in TOP_CHOICES[g.section[seat]] if action in SIMPLE]

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        return trade.why_no_resources(g, seat) if action is TRADE_RESOURCES else None

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        take_top(g, seat, g.section[seat], action, True)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"section": section_fact(g.section[self.seat])}


SIMPLE: Final[list[Action]] = [GAIN_COINS, BOLSTER_POWER, BOLSTER_CARDS, TRADE_RESOURCES, TRADE_POPULARITY]
"""Top actions that can be taken in part."""
TOP_CHOICES: Final[list[list[Action]]] = [
    [MOVE_UNITS, GAIN_COINS, TAKE_LESS, SKIP],
    [BOLSTER_POWER, BOLSTER_CARDS, TAKE_LESS, SKIP],
    [TRADE_RESOURCES, TRADE_POPULARITY, TAKE_LESS, SKIP],
    [TAKE_PRODUCE, SKIP],
]
NO_RESOURCES: Final[list[Action]] = [TRADE_POPULARITY, TAKE_LESS, SKIP]
ONLY_SKIP: Final[list[Action]] = [SKIP]


class ChooseBottom(SectionAction):
    """scythe:turn.bottom-optional, scythe:turn.top-before-bottom, scythe:turn.top-funds-bottom
    The bottom action of the section, or none.
    """

    rule = "scythe:turn.bottom-optional"

    def window(self) -> int:
        return BETWEEN

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        bottom = bottom_row.bottom_of(g, seat, g.section[seat])
        return WITH_COINS[bottom] if bottom_row.coins_of(g, seat, bottom) else WITHOUT_COINS[bottom]

    def why_not_take(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        return bottom_row.why_not_pay(g, seat, bottom_row.bottom_of(g, seat, g.section[seat]))

    def own_options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        if g.rules.may_bar_actions(seat):
            return super().own_options(g, seat)
        payable = bottom_row.can_pay(g, seat, bottom_row.bottom_of(g, seat, g.section[seat]))
        return self.own_candidates(g, seat) if payable else ONLY_SKIP

    def take(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        bottom = bottom_row.bottom_of(g, seat, g.section[seat])
        g.then_one(bottom_row.BottomAction(seat, bottom, action is TAKE_LESS))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"section": section_fact(g.section[self.seat])}

    def lines(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        return bottom_lines(g, seat, bottom_row.bottom_of(g, seat, g.section[seat]))


WITH_COINS: Final[list[list[Action]]] = [[take, TAKE_LESS, SKIP] for take in TAKE_BOTTOM]
WITHOUT_COINS: Final[list[list[Action]]] = [[take, SKIP] for take in TAKE_BOTTOM]


class EndWindow(TurnWindow):
    """scythe:objective.timing  The moment after the last action. Skipped if nothing could be offered."""

    rule = "scythe:turn.next-player"

    def window(self) -> int:
        return END_OF_TURN

    def waits(self, g: ScytheGame) -> bool:
        return g.rules.opens_window(g, self.seat, END_OF_TURN)

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return ENDINGS

    def own_options(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return ENDINGS

    def own_apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        """The turn ends."""


ENDINGS: Final[list[Action]] = [END_TURN]


class EndTurn(ScytheStep):
    """scythe:turn.next-player, scythe:turn.overlap  The next player clockwise plays, once this turn is over."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        g.then_one(TURN[g.seating.left[self.seat]])
        ending = g.rules.turn_ends(g, self.seat)
        if g.due or ending:
            for seat in reversed(g.seating.clockwise_from(self.seat)):
                g.then_one(PLACE_STARS[seat])
        g.then_all(ending)


TURN: Final = [TakeTurn(seat) for seat in range(MAX_SEATS)]
CHOOSE_SECTION: Final = [ChooseSection(seat) for seat in range(MAX_SEATS)]
CHOOSE_TOP: Final = [ChooseTop(seat) for seat in range(MAX_SEATS)]
CHOOSE_BOTTOM: Final = [ChooseBottom(seat) for seat in range(MAX_SEATS)]
END_WINDOW: Final = [EndWindow(seat) for seat in range(MAX_SEATS)]
COLUMN: Final[list[Steps]] = [[CHOOSE_TOP[seat], CHOOSE_BOTTOM[seat]] for seat in range(MAX_SEATS)]
END_TURN_OF: Final = [EndTurn(seat) for seat in range(MAX_SEATS)]
END_OF_TURNS: Final[list[Steps]] = [[END_WINDOW[seat], END_TURN_OF[seat]] for seat in range(MAX_SEATS)]
