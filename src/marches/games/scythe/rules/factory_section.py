"""The fifth section: a turn on a Factory card."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import GAINS
from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import SKIP, Pick, picks, word
from marches.games.scythe.rules.deals.costs import pay
from marches.games.scythe.rules.deals.deal import Deal
from marches.games.scythe.rules.deals.gains import TakeGain, gains_of
from marches.games.scythe.rules.factory import FACTORY_PART, card_lines, move_line
from marches.games.scythe.rules.hooks import BEFORE_TOP, BETWEEN, Offers, Rule, Steps
from marches.games.scythe.rules.kit import KitPart, PartOf, card_picks
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheGame, ScytheOffer, ScytheStep
from marches.games.scythe.rules.tables import FACTORY_SECTION, NOWHERE, hexes_of
from marches.games.scythe.rules.taking import TAKE_LESS
from marches.games.scythe.rules.top_row.move import MoveAction
from marches.games.scythe.rules.turn import SectionAction, place_token, why_same_section
from marches.kernel.action import Action, ActionTable
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

USE_CARD: Final = word("use-factory-card")
USE_FOR: Final = picks("use-factory-card-for", "gain", GAINS)
FACTORY_MOVES: Final = word("factory-move")


def card_in_use(g: ScytheGame, seat: Seat) -> int:
    """The card the action token is on."""
    return g.section[seat] - FACTORY_SECTION


def deal_in_use(g: ScytheGame, seat: Seat) -> Deal:
    return FACTORY_PART.of(g.kit).deals[card_in_use(g, seat)]


class FactoryTop(SectionAction):
    """scythe:factory.fifth-section, scythe:factory.example  The top action of the card, or none.

    A card that gives one of several things is used for one of them.
    """

    rule = "scythe:factory.fifth-section"

    def window(self) -> int:
        return BEFORE_TOP

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        card = card_in_use(g, seat)
        found: list[Action] = []
        cards = FACTORY_PART.of(g.kit)
        if cards.one_of[card]:
            for kind, _ in cards.deals[card].gains:
                found.append(USE_FOR[kind])
        else:
            found.append(USE_CARD)
            if cards.deals[card].countable:
                found.append(TAKE_LESS)
        found.append(SKIP)
        return found

    def why_not_take(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        return deal_in_use(g, seat).why_not(g, seat, "scythe:turn.full-cost")

    def take(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        """scythe:turn.pay-then-gain  Pay, then gain; a star this earns is placed after everything."""
        deal = deal_in_use(g, seat)
        steps = pay(g, seat, deal)
        if isinstance(action, Pick):
            steps.append(TakeGain(seat, NOWHERE, action.index, count_of(deal, action.index), False))
        else:
            steps += gains_of(seat, NOWHERE, deal, action is TAKE_LESS)
        g.then_one(PLACE_STARS[seat])
        g.then_all(steps)
        g.then_all(g.rules.factory_card_used(g, seat, card_in_use(g, seat)))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"card": f"factory-card:{g.kit.factory_cards.ids[card_in_use(g, self.seat)]}"}

    def lines(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        deal = deal_in_use(g, seat)
        if not isinstance(action, Pick):
            return deal.cost_lines() + deal.gain_lines()
        gain = Line(f"scythe-preview-gain-{GAINS[action.index]}", {"count": count_of(deal, action.index)})
        return [*deal.cost_lines(), gain]


def count_of(deal: Deal, wanted: int) -> int:
    """How much of one gain a deal gives."""
    for kind, count in deal.gains:
        if kind == wanted:
            return count
    return 0


class FactoryBottom(SectionAction):
    """scythe:factory.move, scythe:factory.move-rules, scythe:factory.move-mine, scythe:factory.move-speed
    The Move of the card: one unit, up to two steps, under all the rules of moving.
    """

    rule = "scythe:factory.move"

    def window(self) -> int:
        return BETWEEN

    def own_candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [FACTORY_MOVES, SKIP]

    def take(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        cards = FACTORY_PART.of(g.kit)
        g.then_one(MoveAction(seat, cards.units, cards.steps))
        g.then_all(g.rules.factory_card_used(g, seat, card_in_use(g, seat)))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"card": f"factory-card:{g.kit.factory_cards.ids[card_in_use(g, self.seat)]}"}

    def lines(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        return [move_line(g.kit)]


class LeaveFactoryCard(ScytheStep):
    """The turn on a Factory card is over, except for the window at the end of the turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        g.then_all(g.rules.factory_card_left(g, self.seat, card_in_use(g, self.seat)))


class CardSection(ScytheOffer):
    """scythe:factory.fifth-section  A turn on a Factory card."""

    def __init__(self, action: Pick) -> None:
        super().__init__(action)
        self.card: Final = action.index

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        return why_same_section(g, seat, FACTORY_SECTION + self.card)

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        place_token(g, seat, FACTORY_SECTION + self.card)
        return [FactoryTop(seat), FactoryBottom(seat), LeaveFactoryCard(seat)]

    def preview(self, g: ScytheGame, seat: Seat) -> list[Line]:
        return card_lines(g.kit, self.card)


class CardSections(KitPart):
    """The Factory cards of a kit, as sections."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        ids = [card.id for card in data.factory_cards]
        self.offers: Final = [CardSection(one) for one in card_picks(actions, "factory-section", "factory-card", ids)]


SECTIONS_PART: Final = PartOf(CardSections)


class FifthSection(Rule):
    """scythe:factory.fifth-section  The owner of a Factory card may place the action token on it."""

    def section_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        usable = g.rules.usable_factory_cards(g, seat)
        if usable == 0:
            return []
        offers = SECTIONS_PART.of(g.kit).offers
        return [offers[card] for card in hexes_of(usable)]


class FactorySource(Source):
    """Active for everyone."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, FIFTH_SECTION)]


FIFTH_SECTION: Final = FifthSection("factory")
register(FactorySource())
