"""root:10  The Lizard Cult: setup, turn, exceptions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import DONE, ClearingAction
from marches.games.root.rules.cards import DISCARD_DOWN, DRAW_IN_EVENING, everyone, join_hand
from marches.games.root.rules.crafted import RootWindow
from marches.games.root.rules.crafting import craft_offers, craft_options, pieces_in
from marches.games.root.rules.factions.lizards.actions import STARTS
from marches.games.root.rules.factions.lizards.birdsong import ADJUST, EMPTY, FEAR, ChooseOutcast
from marches.games.root.rules.factions.lizards.conspiracies import CONSPIRE
from marches.games.root.rules.factions.lizards.rituals import RITUALS
from marches.games.root.rules.factions.lizards.state import (
    GARDEN,
    LizardState,
    add_acolytes,
    gardens,
    gardens_in,
    lizards,
)
from marches.games.root.rules.hooks import Hooks, Losses, register
from marches.games.root.rules.placing import open_to, tell_placed
from marches.games.root.rules.state import FactionState, RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import BIRD, CLEARINGS, SUITS, WARRIOR, ClearingId, SeatId, Suit
from marches.kernel.action import Action
from marches.kernel.bits import bit, lowest, places
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step, per_seat
from marches.kernel.window import Offer


class Lizards(Hooks):
    """root:10.2  Where the Cult bend the rules."""

    name = "lizards"

    def new_state(self, g: RootGame, me: Seat) -> FactionState:
        """root:10.3.1, 10.3.4  Warriors in supply, gardens on their tracks. The Cult collect discards."""
        g.outright |= bit(me)
        g.collector = me
        return LizardState(me, 0, 0, 0, -1, False, 0)

    def set_up(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [StartGarden(me), ChooseOutcast(me)]

    def birdsong(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:10.4  The Outcast, the Lost Souls, conspiracies."""
        return [ADJUST[me], EMPTY[me], CONSPIRE[me]]

    def daylight(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [RITUALS[me]]

    def evening(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:10.6  Take cards back, craft, draw and discard."""
        return [TAKE_BACK[me], CRAFT[me], DRAW_IN_EVENING[me], DISCARD_DOWN[me]]

    def evening_cards(self, g: RootGame, me: Seat) -> int:
        """root:10.6.3  One card and one per uncovered bonus."""
        draws = g.kit.mats.lizards.draws
        return 1 + sum([sum(draws[: int(gardens(g, me, suit))]) for suit in range(BIRD)])

    def rules_outright(self, g: RootGame, me: SeatId, clearing: ClearingId) -> bool:
        """root:10.2.4  Pilgrims: a garden rules."""
        return gardens_in(g, me, clearing) > 0

    def takes_discard(self, g: RootGame, me: SeatId, card: i64) -> bool:
        """root:10.2.6  Every spent or discarded card is a lost soul."""
        lizards(g, int(me)).souls |= bit(card)
        return True

    def crafting_pieces(self, g: RootGame, me: SeatId, suit: Suit) -> i64:
        """root:10.2.1  Gardens of the Outcast suit are crafting pieces."""
        return pieces_in(g, me, GARDEN + suit, suit) if suit == lizards(g, int(me)).outcast else 0

    def keeps_fallen(self, g: RootGame, me: SeatId, clearing: ClearingId, count: i64, defending: bool) -> bool:
        """root:10.2.3  Revenge: warriors lost in defence become acolytes."""
        if defending:
            add_acolytes(g, int(me), count)
        return defending

    def after_losing(self, g: RootGame, me: Seat, losses: Losses) -> list[Step[RootGame]]:
        """root:10.2.5  Lose a card for each garden lost."""
        lost: i64 = 0
        for suit in range(BIRD):
            lost += losses.kinds[GARDEN + suit]
        return [FEAR[me] for _ in range(lost)]


# -- setup -----------------------------------------------------------------------------------------------------


def homes(g: RootGame, seat: Seat) -> i64:
    """Corners where another player has started: kept for them, or with one of their buildings."""
    found: i64 = 0
    for corner in range(CLEARINGS):
        if not g.board.corners >> corner & 1:
            continue
        taken = g.reserved[corner] >= 0
        for other in range(g.players):
            taken = taken or (other != seat and g.buildings(other, corner) > 0)
        if taken:
            found |= bit(corner)
    return found


def start_corners(g: RootGame, seat: Seat) -> i64:
    """root:10.3.2, 10.3.2.both, 10.3.2.neither  Corners opposite another's; if those are taken, any free corner."""
    taken = homes(g, seat)
    free = g.board.corners & ~taken
    opposite: i64 = 0
    for corner in places(taken):
        opposite |= bit(g.board.opposite[corner])
    return opposite & free if opposite & free else free


class StartGarden(RootDecision[ClearingAction]):
    """root:10.3.2, 10.3.2.neighbours  A garden and 4 warriors in a corner, a warrior in each clearing beside it."""

    rule = "root:10.3.2"

    def waits(self, g: RootGame) -> bool:
        corners = start_corners(g, self.seat)
        return corners & (corners - 1) != 0

    def run(self, g: RootGame) -> None:
        self._place(g, lowest(start_corners(g, self.seat)))

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [STARTS[clearing] for clearing in range(CLEARINGS) if g.board.corners >> clearing & 1]

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        if start_corners(g, seat) >> action.clearing & 1:
            return None
        return Reason("root:10.3.2", "root-why-corner-taken", {"clearing": f"clearing:{action.clearing + 1}"})

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        self._place(g, action.clearing)

    def _place(self, g: RootGame, corner: ClearingId) -> None:
        seat = self.seat
        garden = GARDEN + g.suits[corner]
        tell_placed(g, seat, garden, corner, g.place(seat, garden, corner, 1))
        tell_placed(g, seat, WARRIOR, corner, g.place(seat, WARRIOR, corner, g.kit.mats.lizards.start_warriors))
        for clearing in places(g.board.paths[corner] & open_to(g, seat)):
            tell_placed(g, seat, WARRIOR, clearing, g.place(seat, WARRIOR, clearing, 1))


# -- evening ---------------------------------------------------------------------------------------------------


class TakeBack(RootSeatStep):
    """root:10.6.1  Revealed cards return to hand; everyone has seen them."""

    def run(self, g: RootGame) -> None:
        state = lizards(g, self.seat)
        state.scored = 0
        for card in places(state.revealed):
            join_hand(g, self.seat, card, everyone(g))
        state.revealed = 0


class CultCraft(RootWindow):
    """root:10.6.2, 10.2.1  Craft with the gardens in Outcast clearings."""

    rule = "root:10.6.2"

    def waits(self, g: RootGame) -> bool:
        return g.hands[self.seat] != 0 and gardens(g, self.seat, lizards(g, self.seat).outcast) > 0

    def facts(self, g: RootGame) -> dict[str, Fact]:
        outcast = lizards(g, self.seat).outcast
        return {"suit": f"suit:{SUITS[outcast]}", "count": int(gardens(g, self.seat, outcast))}

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        return [DONE]

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        pass

    def offers(self, g: RootGame, seat: Seat) -> list[Offer[RootGame]]:
        return craft_offers(g, seat)

    def open_offers(self, g: RootGame, seat: Seat) -> list[Action]:
        return [*craft_options(g, seat)]


TAKE_BACK: Final = per_seat(TakeBack)
CRAFT: Final = per_seat(CultCraft)
LIZARDS: Final = register(Lizards())
