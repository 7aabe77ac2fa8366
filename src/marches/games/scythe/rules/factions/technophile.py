"""Factory cards in front of a seat from the start, each used once and then put back into the box."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.factory import FACTORY_PART
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame, ScytheStep, StateOf
from marches.games.scythe.rules.tables import BIT, NO_SECTION
from marches.games.scythe.rules.under_way import claim_turn_slot
from marches.kernel.deck import Draw
from marches.kernel.step import Seat

USED_CARD: Final = claim_turn_slot("whether a Factory card that goes back to the box was used this turn")


class OpenCards(ModuleState):
    """By seat: the Factory cards that are face up in front of it, and those that are back in the box."""

    def __init__(self, cards: vec[i64], boxed: i64) -> None:
        self.cards: Final = cards
        self.boxed: i64 = boxed

    def copy(self) -> ModuleState:
        return OpenCards(self.cards[:], self.boxed)

    def all(self) -> i64:
        """Every card that has been in front of somebody."""
        found = self.boxed
        for seat in range(len(self.cards)):
            found |= self.cards[seat]
        return found


OPEN_CARDS_STATE: Final = StateOf(OpenCards)


def unused_cards(g: ScytheGame) -> i64:
    """Factory cards that are neither on the board, nor in front of anyone, nor back in the box."""
    found = g.kit.factory_cards.in_play(g.options) & ~g.factory_pool & ~OPEN_CARDS_STATE.of(g).all()
    for seat in range(g.players):
        found &= ~g.factory_cards[seat]
    return found


class DrawOpenCard(Draw[ScytheGame, Pick]):
    """scythe:vesna.factory-setup  One unused Factory card is placed face up in front of a seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "factory-deck"

    def waits(self, g: ScytheGame) -> bool:
        return unused_cards(g) != 0

    def deck(self, g: ScytheGame) -> i64:
        return unused_cards(g)

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return FACTORY_PART.of(g.kit).draw[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        OPEN_CARDS_STATE.of(g).cards[self.seat] |= BIT[action.index]
        card = f"factory-card:{g.kit.factory_cards.ids[action.index]}"
        g.tell("scythe-did-draw-open-card", {"seat": f"seat:{self.seat}", "card": card})


class Technophile(Rule):
    """scythe:vesna.technophile, scythe:vesna.sections, scythe:vesna.technophile-discard, scythe:vesna.one-from-factory,
    scythe:vesna.objectives, scythe:vesna.no-star  Open cards are sections from the first turn. Every Factory card that
    is used goes back to the box, also the one taken at the Factory; that one still counts as taken.
    """

    def more_factory_cards(self, g: ScytheGame, seat: Seat) -> i64:
        return OPEN_CARDS_STATE.of(g).cards[seat]

    def spent_factory_cards(self, g: ScytheGame, seat: Seat) -> i64:
        return OPEN_CARDS_STATE.of(g).boxed

    def factory_card_used(self, g: ScytheGame, seat: Seat, card: int) -> Steps:
        return [MarkUsedCard()]

    def factory_card_left(self, g: ScytheGame, seat: Seat, card: int) -> Steps:
        return [BoxCard(seat, card)] if g.turn.notes[USED_CARD] else []


class MarkUsedCard(ScytheStep):
    """One of the actions of the card is used: it is the card's last turn."""

    def run(self, g: ScytheGame) -> None:
        g.turn.notes[USED_CARD] = 1


class BoxCard(ScytheStep):
    """scythe:vesna.technophile-discard, scythe:vesna.sections  A card leaves the game, and with it the section."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, g: ScytheGame) -> None:
        state = OPEN_CARDS_STATE.of(g)
        state.cards[self.seat] &= ~BIT[self.card]
        state.boxed |= BIT[self.card]
        g.section[self.seat] = NO_SECTION
        if g.events is not None:
            card = f"factory-card:{g.kit.factory_cards.ids[self.card]}"
            g.tell("scythe-did-box-card", {"seat": f"seat:{self.seat}", "card": card})
