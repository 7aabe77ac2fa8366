"""Combat cards: drawn, lost, discarded; decks that are masks of cards."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import DRAW_COMBAT_CARD, LOSE_COMBAT_CARD, VALUES, Pick
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, CARD_KINDS
from marches.kernel.game import EVERYONE
from marches.kernel.line import Line
from marches.kernel.step import Seat


def discard(g: ScytheGame, seat: Seat, kind: int) -> None:
    """scythe:combat.cards-discarded  A card leaves a hand, face up."""
    g.drop_card(seat, kind)
    g.discard.append(kind)


class DrawCards(ScytheStep):
    """scythe:bolster.reshuffle, scythe:bolster.no-cards-left  Draw combat cards, as long as there are any.

    An empty deck is rebuilt from the discards first.
    """

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, g: ScytheGame) -> None:
        if self.count <= 0:
            return
        if g.deck_size() == 0:
            for kind in g.discard:
                g.deck[kind] += 1
            g.discard.clear()
        if g.deck_size():
            g.then(DrawCard(self.seat), DrawCards(self.seat, self.count - 1))


class DrawCard(ScytheChance[Pick]):
    """Nature gives one combat card; only its owner sees which."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "combat-deck"

    def tickets(self, g: ScytheGame) -> int:
        return g.deck_size()

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return DRAW_COMBAT_CARD[kind_at(ticket, [g.deck[kind] for kind in range(CARD_KINDS)])]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.deck[action.index] -= 1
        g.gain_card(self.seat, action.index)
        if g.events is not None:
            hidden = Line("scythe-did-draw-card", {"seat": f"seat:{self.seat}"})
            shown = {"seat": f"seat:{self.seat}", "card": f"combat-card:{VALUES[action.index]}"}
            g.tell_hand((self.seat,), Line("scythe-did-draw-this-card", shown), hidden)


def kind_at(ticket: int, counts: list[int]) -> int:
    """The kind of card that a ticket draws, given how many there are of each."""
    for kind in range(CARD_KINDS):
        if ticket < counts[kind]:
            return kind
        ticket -= counts[kind]
    raise IndexError("no such card")


class LoseCard(ScytheChance[Pick]):
    """A combat card leaves a hand at random: to the discards, or to the seat that takes it."""

    def __init__(self, seat: Seat, taker: int) -> None:
        self.seat: Final = seat
        self.taker: Final = taker

    def stream(self) -> str:
        return "random-card"

    def waits(self, g: ScytheGame) -> bool:
        return g.hand_size(self.seat) > 0

    def tickets(self, g: ScytheGame) -> int:
        return g.hand_size(self.seat)

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return LOSE_COMBAT_CARD[kind_at(ticket, [g.hand(self.seat, kind) for kind in range(CARD_KINDS)])]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        kind = action.index
        facts = {"seat": f"seat:{self.seat}", "card": f"combat-card:{VALUES[kind]}"}
        if self.taker < 0:
            discard(g, self.seat, kind)
            g.reveal(EVERYONE)
            g.tell("scythe-did-lose-card", {**facts})
            return
        g.drop_card_unseen(self.seat, kind, self.taker)
        g.gain_card(self.taker, kind)
        g.note_card(self.seat, self.taker, kind)
        g.reveal(BIT[self.taker] | BIT[self.seat])
        known = Line("scythe-did-take-this-card", {**facts, "taker": f"seat:{self.taker}"})
        others = Line("scythe-did-take-card", {"seat": f"seat:{self.seat}", "taker": f"seat:{self.taker}"})
        g.tell_hand((self.seat, self.taker), known, others)
