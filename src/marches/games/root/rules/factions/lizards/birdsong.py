"""root:10.4.1, 10.4.2  The Outcast and the Lost Souls; what the loss of a garden costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import CardAction, SuitAction, effect
from marches.games.root.rules.cards import discard, discard_for_good, leave_hand, name
from marches.games.root.rules.factions.lizards.actions import FORSAKES, OUTCASTS
from marches.games.root.rules.factions.lizards.state import LizardState, lizards
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import BIRD, SUITS
from marches.kernel.bits import count, places
from marches.kernel.deck import Draw
from marches.kernel.step import Seat, per_seat


def tell_outcast(g: RootGame, seat: Seat, state: LizardState) -> None:
    """Say which suit is the Outcast."""
    if g.events is not None:
        key = "root-did-hate" if state.hated else "root-did-cast-out"
        g.tell(key, {"seat": f"seat:{seat}", "suit": f"suit:{SUITS[state.outcast]}"})


def leading_suit(g: RootGame, cards: i64) -> int:
    """root:10.4.1, 10.4.1.tie  The suit with the most cards, not counting birds; -1 if none leads alone."""
    best: i64 = 0
    leader = -1
    for suit in range(BIRD):
        number = count(cards & g.cards.suit_mask[suit])
        if number > best:
            best = number
            leader = suit
        elif number == best:
            leader = -1
    return leader


class AdjustOutcast(RootSeatStep):
    """root:10.4.1, 10.4.1.hated, 10.4.1.tie  A suit that takes the lead is Outcast; otherwise the old one is Hated."""

    def run(self, g: RootGame) -> None:
        state = lizards(g, self.seat)
        leader = leading_suit(g, state.souls)
        state.hated = leader < 0 or leader == state.outcast
        if leader >= 0:
            state.outcast = leader
        g.touch()
        tell_outcast(g, self.seat, state)


class EmptyLostSouls(RootSeatStep):
    """root:10.4.2  The Lost Souls are discarded for good; Dominance cards among them become available."""

    def run(self, g: RootGame) -> None:
        state = lizards(g, self.seat)
        souls = state.souls
        state.souls = 0
        if g.events is not None and souls:
            g.tell("root-did-empty-souls", {"seat": f"seat:{self.seat}", "count": int(count(souls))})
        for card in places(souls):
            discard_for_good(g, card)


class ChooseOutcast(RootDecision[SuitAction]):
    """root:10.3.3  The Cult choose the first Outcast, which is not Hated."""

    rule = "root:10.3.3"

    def candidates(self, g: RootGame, seat: Seat) -> list[SuitAction]:
        return list(OUTCASTS)

    def apply(self, g: RootGame, seat: Seat, action: SuitAction) -> None:
        state = lizards(g, seat)
        state.outcast = action.suit
        state.hated = False
        tell_outcast(g, seat, state)


class FearOfTheFaithful(RootSeatStep):
    """root:10.2.5  A garden was removed, so a random card is lost from hand, if there is one."""

    label = effect("fear-of-the-faithful")

    def run(self, g: RootGame) -> None:
        if g.hands[self.seat]:
            g.then_one(FORSAKE[self.seat])


class LoseAtRandom(Draw[RootGame, CardAction]):
    """root:10.2.5  Nature says which card is lost."""

    rule = "root:10.2.5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def deck(self, g: RootGame) -> i64:
        return g.hands[self.seat]

    def drawn(self, g: RootGame, place: i64) -> CardAction:
        return FORSAKES[g.cards.kind_of[place]]

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        card = leave_hand(g, self.seat, action.card)
        if g.events is not None:
            g.tell("root-did-discard", {"seat": f"seat:{self.seat}", "card": name(action.card)})
        discard(g, card)


ADJUST: Final = per_seat(AdjustOutcast)
EMPTY: Final = per_seat(EmptyLostSouls)
FEAR: Final = per_seat(FearOfTheFaithful)
FORSAKE: Final = per_seat(LoseAtRandom)
