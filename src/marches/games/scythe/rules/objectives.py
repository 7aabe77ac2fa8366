"""Objectives: two secret cards each, one of them worth a star."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.hooks import END_OF_TURN, WINDOWS, Offers, Rule, Steps
from marches.games.scythe.rules.kit import Kit, KitPart, PartOf, card_picks
from marches.games.scythe.rules.objective_goals import NO_LIMIT, OBJECTIVES_PART, Goal, first_unmet, goals_of, unmet
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import AwardStar, may_place_star
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheOffer, ScytheStep
from marches.games.scythe.rules.tables import BIT, OBJECTIVE_STAR, hexes_of, nth, size
from marches.kernel.action import ActionTable
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

BOTTOM_OWNER: Final = 32
"""In `g.objective_bottom` a card that only seat `s` knows is written card + BOTTOM_OWNER * (s + 1)."""
AS_PRINTED: Final = "printed"
"""The value of option `objective-timing` under which a card is shown when its first printing says so."""


class DrawObjective(ScytheChance[Pick]):
    """scythe:setup.objectives-start, scythe:setup.objectives-hidden  Nature gives a seat a card only it sees.

    If the deck is empty, it comes from the cards under it.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "objective-deck"

    def waits(self, g: ScytheGame) -> bool:
        return g.objectives_to_draw() > 0

    def tickets(self, g: ScytheGame) -> int:
        return size(g.objective_deck) if g.objective_deck else 1

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        if g.objective_deck:
            return g.kit.draw_objective[nth(g.objective_deck, ticket)]
        return g.kit.draw_objective[g.objective_bottom[0] % BOTTOM_OWNER]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        if g.objective_deck:
            g.objective_deck &= ~BIT[action.index]
        else:
            g.objective_bottom.pop(0)
        g.objectives[self.seat] |= BIT[action.index]
        if g.events is not None:
            shown = {"seat": f"seat:{self.seat}", "card": f"objective:{g.kit.objectives.ids[action.index]}"}
            hidden = Line("scythe-did-draw-objective", {"seat": f"seat:{self.seat}"})
            g.tell_hand((self.seat,), Line("scythe-did-draw-this-objective", shown), hidden)


def shown_now(g: ScytheGame, card: int, window: int) -> bool:
    """scythe:objective.timing, scythe:objective.timing-printed
    Whether a card may be shown in a window: always, unless the table goes by the first printing.
    """
    if window == END_OF_TURN or not OBJECTIVES_PART.of(g.kit).at_end_of_turn[card]:
        return True
    return g.options.text("objective-timing") != AS_PRINTED


def why_not_now(g: ScytheGame, card: int, window: int) -> Reason | None:
    if shown_now(g, card, window):
        return None
    facts: dict[str, Fact] = {"card": f"objective:{g.kit.objectives.ids[card]}"}
    return Reason("scythe:objective.timing-printed", "scythe-why-end-of-turn", facts)


def why_unmet(g: ScytheGame, seat: Seat, card: int) -> Reason | None:
    """scythe:objective.met-at-reveal  All that the card asks for must hold now."""
    goal = unmet(g, seat, card)
    if goal is None:
        return None
    now = goal.measure.of(g, seat)
    facts: dict[str, Fact] = {"measure": f"measure:{goal.measure.name}", "now": now}
    if now < goal.least:
        return Reason("scythe:objective.met-at-reveal", "scythe-why-goal-least", {**facts, "least": goal.least})
    return Reason("scythe:objective.met-at-reveal", "scythe-why-goal-most", {**facts, "most": goal.most})


def goal_lines(kit: Kit, card: int) -> list[Line]:
    """What a card asks for, in words."""
    found: list[Line] = []
    for goal in OBJECTIVES_PART.of(kit).goals[card]:
        measure = f"measure:{goal.measure.name}"
        if goal.least == goal.most:
            found.append(Line("scythe-preview-goal-exactly", {"measure": measure, "count": goal.least}))
        elif goal.most == NO_LIMIT:
            found.append(Line("scythe-preview-goal-least", {"measure": measure, "count": goal.least}))
        else:
            found.append(Line("scythe-preview-goal-most", {"measure": measure, "count": goal.most}))
    return found


class Reveal(ScytheOffer):
    """scythe:objective.may-wait, scythe:objective.one-star  A completed objective may be shown, for a star."""

    def __init__(self, action: Pick, window: int, goals: list[Goal]) -> None:
        super().__init__(action)
        self.card: Final = action.index
        self.window: Final = window
        self.goals: Final = goals

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        if not may_place_star(g, seat, OBJECTIVE_STAR):
            return Reason("scythe:objective.one-star", "scythe-why-no-objective-star")
        later = why_not_now(g, self.card, self.window)
        return later if later is not None else why_unmet(g, seat, self.card)

    def can_use(self, g: ScytheGame, seat: Seat) -> bool:
        """Quick, because it is checked at every window and the goals are seldom met."""
        if first_unmet(g, seat, self.goals) is not None or not shown_now(g, self.card, self.window):
            return False
        return may_place_star(g, seat, OBJECTIVE_STAR)

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        return [RevealObjective(seat, self.card), AwardStar(seat, OBJECTIVE_STAR), AfterObjective(seat)]

    def preview(self, g: ScytheGame, seat: Seat) -> list[Line]:
        found = goal_lines(g.kit, self.card)
        found.append(Line("scythe-preview-objective-star"))
        return found


class Reveals(KitPart):
    """The objectives of a kit as offers, by window and card."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        shown = card_picks(actions, "reveal-objective", "objective", [card.id for card in data.objectives])
        goals = [goals_of(card.condition) for card in data.objectives]
        self.offers: Final = [[Reveal(one, window, goals[one.index]) for one in shown] for window in range(WINDOWS)]


REVEALS_PART: Final = PartOf(Reveals)


class RevealObjectives(Rule):
    """scythe:objective.timing
    On one's own turn, before or after an action, objectives may be shown. The window opens for anyone with a card
    and a star to place, which everyone can see.
    """

    def opens_window(self, g: ScytheGame, seat: Seat, window: int) -> bool:
        return g.objectives[seat] != 0 and may_place_star(g, seat, OBJECTIVE_STAR)

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        held: i64 = g.objectives[seat]
        if held == 0:
            return []
        offers = REVEALS_PART.of(g.kit).offers[window]
        return [offers[card] for card in hexes_of(held)]


class RevealObjective(ScytheStep):
    """scythe:objective.discard-both, scythe:faction.saxony.dominate-objectives
    The card is shown and goes under the deck; the other one follows it unseen, unless a rule lets its owner keep it.
    """

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, g: ScytheGame) -> None:
        seat = self.seat
        g.objectives[seat] &= ~BIT[self.card]
        g.objective_bottom.append(self.card)
        g.reveal(-1)
        if not g.rules.keeps_objectives(g, seat):
            for other in hexes_of(g.objectives[seat]):
                g.objective_bottom.append(other + BOTTOM_OWNER * (seat + 1))
            g.objectives[seat] = 0
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "card": f"objective:{g.kit.objectives.ids[self.card]}"}
            g.tell("scythe-did-reveal-objective", facts)


class AfterObjective(ScytheStep):
    """After an objective has earned its star."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        g.then_all(g.rules.objective_revealed(g, self.seat))


class ObjectiveSource(Source):
    """Active for everyone."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, REVEAL_OBJECTIVES)]


REVEAL_OBJECTIVES: Final = RevealObjectives("objectives")
register(ObjectiveSource())
