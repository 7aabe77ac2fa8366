"""Drawing and shuffling the cards of an Automa, and keeping the account of its turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.expansions.automa.account import Account
from marches.games.scythe.rules.expansions.automa.cards import DRAW_AUTOMA_CARD, card_fact
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, SECOND, in_use
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, size
from marches.kernel.deck import Draw
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact
from marches.kernel.step import Seat


class Reshuffle(ScytheStep):
    """scythe:automa.turn.reshuffle  An empty deck is rebuilt from the used cards, without the one in use."""

    def __init__(self, seat: Seat, keeps: bool) -> None:
        self.seat: Final = seat
        self.keeps: Final = keeps
        """Whether the turn's card is still in use."""

    def run(self, g: ScytheGame) -> None:
        state = AUTOMA_STATE.of(g)
        if not state.deck[self.seat]:
            kept = in_use(g, self.seat) if self.keeps else 0
            state.deck[self.seat] = state.pack[self.seat] & ~kept
            g.tell("scythe-did-automa-shuffle", {"seat": f"seat:{self.seat}", "count": size(state.deck[self.seat])})


class DrawAutomaCard(Draw[ScytheGame, Pick]):
    """scythe:automa.turn.draw, scythe:automa.setup.deck
    Nature draws a card of one Automa's own deck, for all to see.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return f"automa-deck-{self.seat}"

    def deck(self, g: ScytheGame) -> i64:
        return AUTOMA_STATE.of(g).deck[self.seat]

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return DRAW_AUTOMA_CARD[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        AUTOMA_STATE.of(g).deck[self.seat] &= ~BIT[action.index]
        g.reveal(EVERYONE)
        self.use(g, action.index)

    def use(self, g: ScytheGame, card: int) -> None:
        """What the card is for."""
        raise NotImplementedError


class DrawTurnCard(DrawAutomaCard):
    """scythe:automa.turn.draw  The card of its turn, of which the half of the present scheme counts."""

    def use(self, g: ScytheGame, card: int) -> None:
        seat, state = self.seat, AUTOMA_STATE.of(g)
        state.card[seat] = card
        state.accounts[seat] = Account(None, g.turns, card, state.scheme[seat])
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "card": card_fact(card), "half": state.scheme[seat] + 1}
            g.tell("scythe-did-automa-draw", facts)


def note(g: ScytheGame, seat: Seat) -> Account:
    """A new copy of the account of the present turn, in its place. Only the caller may change it."""
    state = AUTOMA_STATE.of(g)
    account = state.accounts[seat]
    if account is None:
        raise LookupError("no turn of this Automa is under way")
    found = account.copy()
    state.accounts[seat] = found
    return found


def begin_second_scheme(g: ScytheGame, seat: Seat) -> None:
    """scythe:automa.tracker.scheme-change  All its cards make a new deck, and from the next card on half II counts."""
    state = AUTOMA_STATE.of(g)
    state.due[seat] = False
    state.scheme[seat] = SECOND
    state.deck[seat] = state.pack[seat]
    g.tell("scythe-did-automa-scheme", {"seat": f"seat:{seat}"})
