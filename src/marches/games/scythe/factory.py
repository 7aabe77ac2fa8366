"""The Factory: a character that ends its move there takes a card, a fifth section for the rest of the game."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.actions import DRAW_FACTORY_CARD, Pick
from marches.games.scythe.state import ScytheChance, ScytheGame, ScytheStep
from marches.games.scythe.terms import BIT, nth, size
from marches.games.scythe.trips import contested
from marches.kernel.action import Action


class DrawFactoryCard(ScytheChance):
    """scythe:setup.factory-cards, scythe:setup.factory-rest  Nature lays one more card face down on the Factory."""

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck
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
    """scythe:factory.gain, scythe:factory.character-only, scythe:factory.one-card
    The first time a seat's character stands on the Factory with moves and combats over, it may look at the cards.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def due(self, g: ScytheGame) -> bool:
        """Does the seat get a card now?"""
        at = g.board.factory
        if at < 0 or g.character[self.seat] != at or contested(g, self.seat) >> at & 1:
            return False
        return g.factory_cards[self.seat] == 0 and g.factory_pool != 0

    def run(self, g: ScytheGame) -> None:
        if self.due(g):
            g.factory_seen |= BIT[self.seat]
            g.reveal(BIT[self.seat])
