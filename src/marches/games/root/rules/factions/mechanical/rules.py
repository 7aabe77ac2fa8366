"""root:mech  The Mechanical Marquise: setup, turn, and where she bends the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ClearingAction
from marches.games.root.rules.cards import DRAW_CARDS, discard, name
from marches.games.root.rules.faction_state import FactionState
from marches.games.root.rules.factions.mechanical.actions import MACHINE_KEEPS
from marches.games.root.rules.factions.mechanical.carried import StartCampaign
from marches.games.root.rules.factions.mechanical.orders import CARRY_OUT, FILL_ORDERS, SCORE_CLEARINGS
from marches.games.root.rules.factions.mechanical.spies import spy_may_be_held, spy_offers
from marches.games.root.rules.factions.mechanical.state import (
    is_cooperative,
    mechanical,
    new_state,
)
from marches.games.root.rules.hooks import Hooks, register
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import DAYLIGHT, RootGame, RootSeatStep
from marches.games.root.rules.tables import (
    ITEMS,
    WIN_POINTS,
    ClearingId,
    SeatId,
)
from marches.kernel.deck import Draw
from marches.kernel.step import Seat, Step
from marches.kernel.window import Offer


class Mechanical(Hooks):
    """root:mech.modes  An automated player: nobody answers for her (root:mech.setup.operator)."""

    name = "mechanical"

    def new_state(self, g: RootGame, me: Seat) -> FactionState:
        """root:mech.setup.cards, solo.favors  Spies replace Dominance cards; against one person, Favors are out too."""
        g.deck = (g.cards.shared & ~g.cards.dominance) | g.cards.spies
        if g.players == 2:
            g.deck &= ~g.cards.favors
        g.unused = (g.cards.shared | g.cards.spies) & ~g.deck
        return new_state(me)

    def before_deal(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [StartCampaign(me), FILL_ORDERS[me]]

    def set_up(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [MachineKeep(me), OfferItems(me)]

    def birdsong(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [SCORE_CLEARINGS[me]]

    def daylight(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [CARRY_OUT[me]]

    def evening(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [FILL_ORDERS[me]]

    def decides(self, g: RootGame, me: Seat) -> bool:
        return False

    # -- cards ------------------------------------------------------------------------------------------

    def has_hand(self, g: RootGame, me: Seat) -> bool:
        """root:mech.no-hand  She has no hand to draw into or discard from."""
        return False

    def given_card(self, g: RootGame, me: Seat, giver: int, card: i64) -> bool:
        """root:mech.give-card  A card given to her is discarded, and she scores a point."""
        if g.events is not None:
            g.tell("root-did-discard", {"seat": f"seat:{me}", "card": name(g.cards.kind_of[card])})
        discard(g, card)
        score(g, me, g.kit.mats.mechanical.given_points)
        return True

    def robbed(self, g: RootGame, me: Seat, thief: Seat) -> list[Step[RootGame]] | None:
        """root:mech.take-card  A player who would take a card from her draws one instead."""
        return [DRAW_CARDS[thief][1]]

    def may_be_ambushed(self, g: RootGame, me: Seat) -> bool:
        """root:mech.no-ambush  Hates Surprises: she cannot be ambushed."""
        return False

    def keeps_lost(self, g: RootGame, me: SeatId, kind: i64, clearing: ClearingId) -> bool:
        """root:mech.keep, 6.2.2.lost  The keep leaves the game, and others may place there again."""
        mechanical(g, me).lose_keep(g, clearing)
        return True

    # -- winning ----------------------------------------------------------------------------------------

    def may_win(self, g: RootGame, me: Seat, seat: Seat) -> bool:
        """root:coop.win, coop.lose  In co-operation people win only when all have 30 points; she needs only her own."""
        if seat == me or not is_cooperative(g):
            return True
        return all(other == me or g.scores[other] >= WIN_POINTS for other in range(g.players))

    def unites(self, g: RootGame, me: Seat, seat: Seat, winner: Seat) -> bool:
        return is_cooperative(g) and seat != me and winner != me

    # -- spies ------------------------------------------------------------------------------------------

    def offers(self, g: RootGame, me: Seat, seat: Seat, phase: int) -> list[Offer[RootGame]]:
        return spy_offers(g, seat) if phase == DAYLIGHT else []

    def offers_publicly(self, g: RootGame, me: Seat, seat: Seat, phase: int) -> bool:
        return phase == DAYLIGHT and spy_may_be_held(g, seat)


class MachineKeep(Draw[RootGame, ClearingAction]):
    """root:mech.setup.faction  The keep in a corner nature picks; a warrior in all but the opposite corner."""

    rule = "root:mech.setup.faction"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def deck(self, g: RootGame) -> i64:
        return g.board.corners

    def drawn(self, g: RootGame, place: i64) -> ClearingAction:
        return MACHINE_KEEPS[place]

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        mechanical(g, self.seat).place_keep(g, action.clearing)


class OfferItems(RootSeatStep):
    """root:mech.setup.items  She has some items of the common supply for sale."""

    def run(self, g: RootGame) -> None:
        for item in range(len(ITEMS)):
            g.items[item] -= g.kit.print.for_sale[item]
            g.boxes[self.seat * len(ITEMS) + item] += g.kit.print.for_sale[item]


MECHANICAL: Final = register(Mechanical())
