"""root:card.spy  Spies: cards that look at her orders and swap them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import DECLINE
from marches.games.root.rules.cards import kinds_of, leave_hand, name
from marches.games.root.rules.crafted import discard_crafted, register_offer, spend_for_turn
from marches.games.root.rules.deck import CardEffect, register_effect
from marches.games.root.rules.factions.mechanical.actions import PLAYS, REVEALS, SWAPS, OrderAction, SwapAction
from marches.games.root.rules.factions.mechanical.state import MechanicalState, machine
from marches.games.root.rules.state import DAYLIGHT, RootDecision, RootGame
from marches.games.root.rules.tables import SPY_KINDS
from marches.kernel.action import Action
from marches.kernel.bits import bit
from marches.kernel.game import EVERYONE
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step
from marches.kernel.window import Offer

# -- playing them ----------------------------------------------------------------------------------------------


class PlaySpy(Offer[RootGame]):
    """root:spy.play  A spy in hand goes to the play area; points and the way to win stay as they are."""

    def __init__(self, kind: i64) -> None:
        super().__init__(PLAYS[kind])
        self.kind: Final = kind

    def use(self, g: RootGame, seat: Seat) -> list[Step[RootGame]]:
        g.crafted[seat] |= bit(leave_hand(g, seat, self.kind))
        if g.events is not None:
            g.tell("root-did-play-spy", {"seat": f"seat:{seat}", "card": name(self.kind)})
        return []


def spy_offers(g: RootGame, seat: Seat) -> list[Offer[RootGame]]:
    """root:spy.play  The spies in a hand can be played in Daylight for free."""
    return [PLAY_SPY[kind] for kind in kinds_of(g, g.hands[seat] & g.cards.spies)]


def spy_may_be_held(g: RootGame, seat: Seat) -> bool:
    """Whether this hand might hold a spy, judging by what everyone sees."""
    seen = g.available | g.discard
    for other in range(g.players):
        seen |= g.crafted[other]
    return g.hands[seat] != 0 and g.cards.spies & ~seen != 0


# -- using them ------------------------------------------------------------------------------------------------


def part_of(g: RootGame) -> MechanicalState:
    state = machine(g)
    assert state is not None
    return state


class Spy(CardEffect):
    """root:spy.reveal, card.spy  In Daylight, once a turn, reveal an order."""

    phase = DAYLIGHT

    def why_not(self, g: RootGame, seat: Seat, kind: i64) -> Reason | None:
        state = part_of(g)
        if state.cards() & ~state.shown:
            return None
        return Reason("root:spy.reveal", "root-why-no-hidden-order", {"card": name(kind)})

    def use(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        spend_for_turn(g, seat, kind)
        return [RevealOrder(seat, int(kind))]


class RevealOrder(RootDecision[OrderAction]):
    """root:spy.reveal, spy.caught  Choose which order to reveal. One of the spy's own suit catches the spy."""

    rule = "root:spy.reveal"

    def __init__(self, seat: Seat, spy: int) -> None:
        super().__init__(seat)
        self.spy = spy

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"card": name(self.spy)}

    def candidates(self, g: RootGame, seat: Seat) -> list[OrderAction]:
        return REVEALS[: part_of(g).left()]

    def why_not(self, g: RootGame, seat: Seat, action: OrderAction) -> Reason | None:
        state = part_of(g)
        if not state.shown & bit(state.orders[action.place]):
            return None
        return Reason("root:spy.reveal", "root-why-order-seen", {"order": f"order:{action.place + 1}"})

    def apply(self, g: RootGame, seat: Seat, action: OrderAction) -> None:
        state = part_of(g)
        card = state.orders[action.place]
        state.shown |= bit(card)
        g.reveal(EVERYONE)
        kind = g.cards.kind_of[card]
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "order": f"order:{action.place + 1}", "card": name(kind)}
            g.tell("root-did-reveal-order", facts)
        if g.cards.suit_of[kind] == g.cards.suit_of[self.spy]:
            self._caught(g, seat)
        else:
            g.then_one(SwapOrders(seat))

    def _caught(self, g: RootGame, seat: Seat) -> None:
        discard_crafted(g, seat, self.spy)
        if g.events is not None:
            g.tell("root-did-catch-spy", {"seat": f"seat:{seat}", "card": name(self.spy)})


class SwapOrders(RootDecision):
    """root:spy.swap  A spy that was not caught may swap two orders."""

    rule = "root:spy.swap"

    def waits(self, g: RootGame) -> bool:
        return part_of(g).left() > 1

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        left = part_of(g).left()
        found: list[Action] = [DECLINE]
        return found + SWAPS[: left * (left - 1) // 2]

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, SwapAction):
            return
        orders = part_of(g).orders
        first = orders[action.place]
        orders[action.place] = orders[action.other]
        orders[action.other] = first
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "order": f"order:{action.place + 1}"}
            facts["other"] = f"order:{action.other + 1}"
            g.tell("root-did-swap-orders", facts)


PLAY_SPY: Final[dict[int, PlaySpy]] = {kind: PlaySpy(kind) for kind in SPY_KINDS}
for _spy in PLAY_SPY.values():
    register_offer(_spy)
register_effect("spy", Spy())
