"""The Factory: a character that ends its move there takes a card, a fifth section for the rest of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import FACTORY_CARDS, FACTORY_MOVE
from marches.games.scythe.rules.actions import DRAW_FACTORY_CARD, Pick, picks
from marches.games.scythe.rules.deals.deal import Deal
from marches.games.scythe.rules.state import ScytheChance, ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, hexes_of, nth, size
from marches.games.scythe.rules.trips import contested
from marches.kernel.action import Action
from marches.kernel.game import EVERYONE
from marches.kernel.line import TITLE, Fact, Line

CARD_IDS: Final = [card.id for card in FACTORY_CARDS]
DEALS: Final = [Deal(card.cost, card.gain, card.different) for card in FACTORY_CARDS]
ONE_OF: Final = [card.choose == "one" for card in FACTORY_CARDS]
"""Does the card give only one of its gains?"""
TAKE_FACTORY_CARD: Final = picks("take-factory-card", "factory-card", CARD_IDS)


class DrawFactoryCard(ScytheChance):
    """scythe:setup.factory-cards, scythe:setup.factory-rest  Nature lays one more card face down on the Factory."""

    def __init__(self, deck: i64) -> None:
        self.deck: Final[i64] = deck
        """The cards that may be drawn, as a mask."""

    def stream(self) -> str:
        return "factory-deck"

    def tickets(self, g: ScytheGame) -> int:
        return size(self.deck & ~g.factory_pool)

    def outcome(self, g: ScytheGame, ticket: int) -> Action:
        return DRAW_FACTORY_CARD[nth(self.deck & ~g.factory_pool, ticket)]

    def apply(self, g: ScytheGame, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        g.factory_pool |= BIT[action.index]


class VisitFactory(ScytheStep):
    """scythe:factory.gain, scythe:factory.character-only, scythe:factory.one-card, scythe:factory.permanent
    The first time a seat's character stands on the Factory with moves and combats over, it looks at the cards.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def due(self, g: ScytheGame) -> bool:
        """Does the seat get a card now?"""
        at = g.board.factory
        if at < 0 or g.character[self.seat] != at or contested(g, self.seat) >> at & 1:
            return False
        if g.rules.bars_visit(g, self.seat):
            return False
        return g.factory_cards[self.seat] == 0 and g.factory_pool != 0

    def run(self, g: ScytheGame) -> None:
        if self.due(g):
            g.factory_seen |= BIT[self.seat]
            g.reveal(BIT[self.seat])
            g.then_one(ChooseFactoryCard(self.seat))


class ChooseFactoryCard(ScytheDecision):
    """scythe:factory.must-choose, scythe:factory.card-count  One card is kept, for all to see; others stay hidden."""

    rule = "scythe:factory.must-choose"
    secret = True

    def candidates(self, g: ScytheGame, seat: int) -> list[Action]:
        return [TAKE_FACTORY_CARD[card] for card in hexes_of(g.factory_pool)]

    def apply(self, g: ScytheGame, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        g.factory_pool &= ~BIT[action.index]
        g.factory_cards[seat] |= BIT[action.index]
        g.reveal(EVERYONE)
        if g.events is not None:
            card = f"factory-card:{CARD_IDS[action.index]}"
            g.tell("scythe-did-take-factory-card", {"seat": f"seat:{seat}", "card": card})
        g.then_all(g.rules.factory_card_gained(g, seat))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": size(g.factory_pool)}

    def preview(self, g: ScytheGame, seat: int, action: Action) -> list[Line]:
        assert isinstance(action, Pick)
        return card_lines(action.index)


def card_lines(card: int) -> list[Line]:
    """What a card costs and gives, in words."""
    deal = DEALS[card]
    found = deal.cost_lines()
    if ONE_OF[card]:
        found.append(Line("scythe-preview-one-of", {}, TITLE))
    return [*found, *deal.gain_lines(), move_line()]


def move_line() -> Line:
    """scythe:factory.move  What stands at the bottom of every card."""
    return Line("scythe-preview-factory-move", {"units": FACTORY_MOVE.units, "steps": FACTORY_MOVE.steps})
