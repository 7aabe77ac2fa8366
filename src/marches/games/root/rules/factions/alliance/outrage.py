"""root:8.2.6  Outrage."""

from __future__ import annotations

from marches.games.root.rules.actions import CardAction, effect
from marches.games.root.rules.cards import answers, matching, why_not_spend
from marches.games.root.rules.effects import show_hand
from marches.games.root.rules.factions.alliance.actions import GIVES, SHOW_HAND
from marches.games.root.rules.factions.alliance.supporters import DrawSupporters, hand_over
from marches.games.root.rules.state import RootDecision, RootGame
from marches.games.root.rules.tables import SUITS, ClearingId
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat


class Outrage(RootDecision):
    """root:8.2.6, 8.2.6.no-card  Give a card of the clearing's suit, or show a hand that has none.

    The player is asked whatever the hand holds, unless it is empty.
    """

    rule = "root:8.2.6"
    secret = True
    label = effect("outrage")

    def __init__(self, seat: Seat, alliance_seat: Seat, clearing: ClearingId) -> None:
        super().__init__(seat)
        self.alliance = alliance_seat
        self.clearing = clearing

    def waits(self, g: RootGame) -> bool:
        return g.hands[self.seat] != 0

    def run(self, g: RootGame) -> None:
        g.then_one(DrawSupporters(self.alliance, 1))

    def facts(self, g: RootGame) -> dict[str, Fact]:
        suit = f"suit:{SUITS[g.suits[self.clearing]]}"
        return {"clearing": f"clearing:{self.clearing + 1}", "suit": suit, "other": f"seat:{self.alliance}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        return [*answers(g, GIVES, g.hands[seat]), SHOW_HAND]

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        suit = g.suits[self.clearing]
        if isinstance(action, CardAction):
            return why_not_spend(g, seat, action, suit, "root:8.2.6")
        if matching(g, seat, suit) == 0:
            return None
        return Reason("root:8.2.6", "root-why-must-give", {"suit": f"suit:{SUITS[suit]}"})

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        cards = matching(g, seat, g.suits[self.clearing])
        return [*answers(g, GIVES, cards)] if cards else [SHOW_HAND]

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, CardAction):
            hand_over(g, seat, self.alliance, action.card)
        else:
            show_hand(g, seat, self.alliance)
            g.then_one(DrawSupporters(self.alliance, 1))
