"""root:11  The Riverfolk Company: setup, turn, and where they bend the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ClearingAction
from marches.games.root.rules.cards import DISCARD_DOWN
from marches.games.root.rules.crafting import Payment
from marches.games.root.rules.factions.riverfolk.actions import STARTS
from marches.games.root.rules.factions.riverfolk.daylight import ACT
from marches.games.root.rules.factions.riverfolk.funds import DISRUPT, FUNDS_PAY, pay_in
from marches.games.root.rules.factions.riverfolk.services import (
    SET_PRICES,
    SHOP,
    SplitHits,
    end_services,
    mercenaries_lost,
    serve,
)
from marches.games.root.rules.factions.riverfolk.state import (
    POST,
    new_state,
    posts,
    riverfolk,
    spaces_left,
    total,
)
from marches.games.root.rules.hooks import Hooks, Losses, register
from marches.games.root.rules.placing import tell_placed, why_not_place
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import BIRDSONG, DAYLIGHT, FactionState, RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import BIRD, CLEARINGS, WARRIOR, ClearingId, SeatId, Suit
from marches.kernel.bits import bit
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step, per_seat


class Riverfolk(Hooks):
    """root:11.2  Where the Riverfolk bend the rules."""

    name = "riverfolk"

    def new_state(self, g: RootGame, me: Seat) -> FactionState:
        """root:11.2.2  Swimmers: rivers are paths to them."""
        g.rivers |= bit(me)
        return new_state(me, g.players)

    def set_up(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:11.3.3  The trade posts wait on their track; warriors, first payments and prices follow."""
        return [PlaceOtters(me, g.kit.mats.riverfolk.start_warriors), StartPayments(me), *SET_PRICES[me]]

    def birdsong(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:11.4  Protectionism, dividends, gathering."""
        return [PROTECT[me], DIVIDENDS[me], GATHER[me]]

    def daylight(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [ACT[me]]

    def evening(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:11.6  Discard, then prices; no card is drawn."""
        return [DISCARD_DOWN[me], *SET_PRICES[me]]

    def at_phase(self, g: RootGame, me: Seat, seat: Seat, phase: int) -> list[Step[RootGame]]:
        if seat == me or not g.rules[seat].decides(g, seat):
            return []
        if phase == BIRDSONG:
            return [SHOP[me][seat]]
        if phase == DAYLIGHT:
            serve(g, me, seat)
        return []

    def at_turn_end(self, g: RootGame, me: Seat, seat: Seat) -> None:
        end_services(g, me, seat)

    def free_destinations(self, g: RootGame, me: SeatId, origin: ClearingId) -> i64:
        """root:11.2.2.no-rule  Moves along a river do not depend on who rules."""
        return g.board.rivers[origin]

    def hand_is_open(self, g: RootGame, me: Seat) -> bool:
        """root:11.2.3  Their hand is face up."""
        return True

    def crafting_pieces(self, g: RootGame, me: SeatId, suit: Suit) -> i64:
        """root:crafting-pieces  Uncovered trade-post spaces are crafting pieces."""
        return spaces_left(g, me, suit)

    def payment(self, g: RootGame, me: Seat) -> Payment | None:
        return FUNDS_PAY

    def takes_hits(self, g: RootGame, me: Seat, victim: Seat, hits: int) -> list[Step[RootGame]] | None:
        fight = g.fight
        if fight is None or g.lent[victim] != me or me == fight.attacker or me == fight.defender:
            return None
        return [SplitHits(me, victim, hits)] if g.warriors(me, fight.clearing) else None

    def after_battle(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return mercenaries_lost(g, me)

    def keeps_lost(self, g: RootGame, me: SeatId, kind: i64, clearing: ClearingId) -> bool:
        """root:11.2.5.I  A trade post that is removed leaves the game."""
        riverfolk(g, me).lost[kind - POST] += 1
        return True

    def after_losing(self, g: RootGame, me: Seat, losses: Losses) -> list[Step[RootGame]]:
        return [DISRUPT[me]] * int(losses.tokens())


class PlaceOtters(RootDecision[ClearingAction]):
    """root:11.3.1, 11.3.2  Place four warriors in river clearings, one by one, split as they like."""

    rule = "root:11.3.2"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.left}

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [STARTS[clearing] for clearing in range(CLEARINGS) if g.board.river >> clearing & 1]

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        return why_not_place(g, seat, action.clearing)

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        tell_placed(g, seat, WARRIOR, action.clearing, g.place(seat, WARRIOR, action.clearing, 1))
        if self.left > 1:
            g.then_one(PlaceOtters(seat, self.left - 1))


class StartPayments(RootSeatStep):
    """root:11.3.4  Three of their own warriors are the first payments."""

    def run(self, g: RootGame) -> None:
        pay_in(g, self.seat, g.kit.mats.riverfolk.start_payments)


class Protectionism(RootSeatStep):
    """root:11.4.1  If nobody paid, two of their own warriors do."""

    def run(self, g: RootGame) -> None:
        g.touch()
        if total(riverfolk(g, self.seat).payments) == 0:
            pay_in(g, self.seat, g.kit.mats.riverfolk.protection)


class Dividends(RootSeatStep):
    """root:11.4.2, 11.4.2.only-funds  With a trade post on the map, a point for every two funds left in the box."""

    def run(self, g: RootGame) -> None:
        if posts(g, self.seat):
            score(g, self.seat, total(riverfolk(g, self.seat).funds) // 2)


class GatherFunds(RootSeatStep):
    """root:11.4.3  Every warrior on their faction board moves to Funds."""

    def run(self, g: RootGame) -> None:
        state = riverfolk(g, self.seat)
        for owner in range(g.players):
            state.funds[owner] += state.payments[owner] + state.committed[owner]
            state.payments[owner] = 0
            state.committed[owner] = 0
            for suit in range(BIRD):
                state.funds[owner] += state.track[suit * g.players + owner]
                state.track[suit * g.players + owner] = 0
        if g.events is not None:
            g.tell("root-did-gather", {"seat": f"seat:{self.seat}", "count": int(total(state.funds))})


PROTECT: Final = per_seat(Protectionism)
DIVIDENDS: Final = per_seat(Dividends)
GATHER: Final = per_seat(GatherFunds)
RIVERFOLK: Final = register(Riverfolk())
