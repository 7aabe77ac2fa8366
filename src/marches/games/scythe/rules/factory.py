"""The Factory: a character that ends its move there takes a card, a fifth section for the rest of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.deals.deal import Deal
from marches.games.scythe.rules.kit import Kit, KitPart, PartOf, card_picks
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, hexes_of, size
from marches.games.scythe.rules.trips import contested
from marches.kernel.action import ActionTable
from marches.kernel.deck import Draw
from marches.kernel.game import EVERYONE
from marches.kernel.line import TITLE, Fact, Line
from marches.kernel.step import Seat


class FactoryCards(KitPart):
    """The Factory cards of a kit: the deal of each, and the answers that name it."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        ids = [card.id for card in data.factory_cards]
        self.deals: Final = [Deal(card.cost, card.gain, card.different) for card in data.factory_cards]
        self.one_of: Final[list[bool]] = [card.choose == "one" for card in data.factory_cards]
        """Whether the card gives only one of its gains."""
        self.units: Final[int] = data.factory_move.units
        self.steps: Final[int] = data.factory_move.steps
        """scythe:factory.move  The Move at the bottom of every card."""
        self.draw: Final = card_picks(actions, "draw-factory-card", "factory-card", ids)
        self.take: Final = card_picks(actions, "take-factory-card", "factory-card", ids)


FACTORY_PART: Final = PartOf(FactoryCards)


class DrawFactoryCard(Draw[ScytheGame, Pick]):
    """scythe:setup.factory-cards, scythe:setup.factory-rest  Nature lays one more card face down on the Factory."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards
        """The cards that may be drawn, as a mask."""

    def stream(self) -> str:
        return "factory-deck"

    def deck(self, g: ScytheGame) -> i64:
        return self.cards & ~g.factory_pool

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return FACTORY_PART.of(g.kit).draw[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.factory_pool |= BIT[action.index]


class VisitFactory(ScytheStep):
    """scythe:factory.gain, scythe:factory.character-only, scythe:factory.one-card, scythe:factory.permanent
    The first time a seat's character is on the Factory after moves and combats, the seat looks at the cards.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def due(self, g: ScytheGame) -> bool:
        """Whether the seat gets a card now."""
        at = g.board.factory
        if at < 0 or not g.leaders(self.seat) >> at & 1 or contested(g, self.seat) >> at & 1:
            return False
        if g.rules.bars_visit(g, self.seat):
            return False
        return g.factory_cards[self.seat] == 0 and g.factory_pool != 0

    def run(self, g: ScytheGame) -> None:
        if not self.due(g):
            return
        pilot = g.rules.autopilot[self.seat]
        if pilot is not None:
            g.then_all(pilot.visits_factory(g, self.seat))
        else:
            g.factory_seen |= BIT[self.seat]
            g.reveal(BIT[self.seat])
            g.then_one(ChooseFactoryCard(self.seat))


class ChooseFactoryCard(ScytheDecision[Pick]):
    """scythe:factory.must-choose, scythe:factory.card-count  Keep one card, for all to see; others stay hidden."""

    rule = "scythe:factory.must-choose"
    secret = True

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [FACTORY_PART.of(g.kit).take[card] for card in hexes_of(g.factory_pool)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.factory_pool &= ~BIT[action.index]
        g.factory_cards[seat] |= BIT[action.index]
        g.reveal(EVERYONE)
        if g.events is not None:
            card = f"factory-card:{g.kit.factory_cards.ids[action.index]}"
            g.tell("scythe-did-take-factory-card", {"seat": f"seat:{seat}", "card": card})
        g.then_all(g.rules.factory_card_gained(g, seat))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": size(g.factory_pool)}

    def preview(self, g: ScytheGame, seat: Seat, action: Pick) -> list[Line]:
        return card_lines(g.kit, action.index)


def card_lines(kit: Kit, card: int) -> list[Line]:
    """What a card costs and gives, in words."""
    cards = FACTORY_PART.of(kit)
    deal = cards.deals[card]
    found = deal.cost_lines()
    if cards.one_of[card]:
        found.append(Line("scythe-preview-one-of", {}, TITLE))
    return [*found, *deal.gain_lines(), move_line(kit)]


def move_line(kit: Kit) -> Line:
    """scythe:factory.move  What is at the bottom of every card."""
    cards = FACTORY_PART.of(kit)
    return Line("scythe-preview-factory-move", {"units": cards.units, "steps": cards.steps})
