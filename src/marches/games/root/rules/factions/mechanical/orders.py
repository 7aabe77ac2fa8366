"""root:mech.daylight.reveal  Her turn: only the players she attacks are asked anything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import CardAction
from marches.games.root.rules.battle import FightBattle
from marches.games.root.rules.cards import DrawFromDeck, from_deck, name, refill
from marches.games.root.rules.crafting import lay_aside
from marches.games.root.rules.factions.mechanical.state import (
    ORDERS,
    is_cooperative,
    mechanical,
)
from marches.games.root.rules.movement import destinations, move_warriors
from marches.games.root.rules.placing import open_to, tell_placed
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootGame, RootSeatStep, RootStep
from marches.games.root.rules.tables import ALL_CLEARINGS, BIRD, CLEARINGS, WARRIOR, ClearingId, SeatId
from marches.kernel.bits import bit
from marches.kernel.game import EVERYONE
from marches.kernel.step import Seat, Step, per_seat


class ScoreClearings(RootSeatStep):
    """root:mech.birdsong, coop.birdsong  2 points per clearing ruled with 3 warriors, plus 1 per person in co-op."""

    def run(self, g: RootGame) -> None:
        g.touch()
        points: i64 = g.players - 1 if is_cooperative(g) else 0
        ruled = g.ruled_by(self.seat)
        for clearing in range(CLEARINGS):
            if ruled >> clearing & 1 and g.warriors(self.seat, clearing) >= g.kit.mats.mechanical.stay:
                points += g.kit.mats.mechanical.clearing_points
        score(g, self.seat, points)


class CarryOutOrder(RootSeatStep):
    """root:mech.recruit.no-cost, mech.orders-empty  Carry out the leftmost order; if it is free, the next one too.

    She battles, then moves, in every clearing of its suit (root:mech.daylight.suit, mech.daylight.bird), lowest
    number first (root:mech.priority). Then she recruits, and the order is discarded.
    """

    def run(self, g: RootGame) -> None:
        state = mechanical(g, self.seat)
        if state.left() == 0:
            return
        g.touch()
        card = state.take_first()
        kind = int(g.cards.kind_of[card])
        state.current = kind
        g.limbo |= bit(card)
        g.reveal(EVERYONE)
        if g.events is not None:
            g.tell("root-did-order", {"seat": f"seat:{self.seat}", "card": name(kind)})
        places = [c for c in range(CLEARINGS) if g.matching(g.cards.suit_of[kind]) >> c & 1]
        steps: list[Step[RootGame]] = [BATTLES[self.seat][clearing] for clearing in places]
        steps += [MOVES[self.seat][clearing] for clearing in places]
        steps += [OrderRecruit(self.seat, kind), DiscardOrder(self.seat, kind)]
        if is_free(g, kind):
            steps.append(self)
        g.then_all(steps)


def is_free(g: RootGame, kind: i64) -> bool:
    """Whether this card has no crafting cost."""
    return all(g.cards.cost[kind * 4 + suit] == 0 for suit in range(BIRD + 1))


class DiscardOrder(RootStep):
    """root:mech.daylight.reveal  Discard an order that was carried out."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, g: RootGame) -> None:
        mechanical(g, self.seat).current = -1
        lay_aside(g, self.kind)


# -- battle ----------------------------------------------------------------------------------------------------


def pieces_in(g: RootGame, seat: SeatId, clearing: ClearingId) -> i64:
    """Every piece of a seat in a clearing, its pawn included."""
    return g.all_pieces(seat, clearing) + (1 if g.pawns[seat] == clearing else 0)


def enemy_pieces(g: RootGame, seat: SeatId, clearing: ClearingId) -> i64:
    """Pieces of everyone else in a clearing."""
    found: i64 = 0
    for other in range(g.players):
        if other != seat:
            found += pieces_in(g, other, clearing)
    return found


def target(g: RootGame, seat: SeatId, clearing: ClearingId) -> int:
    """root:mech.battle.target  Whom she attacks: most pieces there, then most points, then first letter; or -1."""
    best = -1
    for other in range(g.players):
        if other == seat or g.spares(seat, other) or pieces_in(g, other, clearing) == 0:
            continue
        if best < 0 or _outranks(g, other, best, clearing):
            best = other
    return best


def _outranks(g: RootGame, seat: SeatId, other: SeatId, clearing: ClearingId) -> bool:
    mine, theirs = pieces_in(g, seat, clearing), pieces_in(g, other, clearing)
    if mine != theirs:
        return mine > theirs
    if g.scores[seat] != g.scores[other]:
        return g.scores[seat] > g.scores[other]
    # Factions are numbered in the order of their letters.
    return g.factions[seat] < g.factions[other]


class OrderBattle(RootStep):
    """root:mech.battle  One battle in a clearing with her warriors and enemy pieces."""

    def __init__(self, seat: Seat, clearing: ClearingId) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, g: RootGame) -> None:
        defender = target(g, self.seat, self.clearing)
        if defender >= 0 and g.warriors(self.seat, self.clearing):
            g.then_one(FightBattle(self.seat, defender, self.clearing))


# -- movement --------------------------------------------------------------------------------------------------


class OrderMove(RootStep):
    """root:mech.move, mech.move.leave-3  All but 3 warriors leave a clearing she rules with 4 or more."""

    def __init__(self, seat: Seat, clearing: ClearingId) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, g: RootGame) -> None:
        leaving = g.warriors(self.seat, self.clearing) - g.kit.mats.mechanical.stay
        if leaving <= 0 or g.ruler(self.clearing) != self.seat:
            return
        to = destination(g, self.seat, self.clearing)
        if to >= 0:
            move_warriors(g, self.seat, self.seat, self.clearing, to, int(leaving))


def destination(g: RootGame, seat: SeatId, origin: ClearingId) -> int:
    """root:mech.move.target  The neighbour with the most enemy pieces; in a tie, the lowest number; -1 if none."""
    best = -1
    most: i64 = -1
    near = destinations(g, seat, origin)
    for clearing in range(CLEARINGS):
        if near >> clearing & 1 and enemy_pieces(g, seat, clearing) > most:
            most = enemy_pieces(g, seat, clearing)
            best = clearing
    return best


# -- recruiting ------------------------------------------------------------------------------------------------


class OrderRecruit(RootStep):
    """root:mech.recruit, mech.recruit.one-suit, mech.recruit.all-suits, mech.recruit.any-4  What the cost brings."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, g: RootGame) -> None:
        keep = mechanical(g, self.seat).keep
        number = g.cards.cost[self.kind * 4 + BIRD]
        if number and keep >= 0 and open_to(g, self.seat) >> keep & 1:
            self._place(g, keep, number)
        fields = self._fields(g)
        if g.rulings > 1:
            self._serve(g, fields)
            return
        # Until rules version 2 a short supply went to the suits one after the other.
        for suit in range(BIRD):
            self._serve(g, fields & g.suit_masks[suit])

    def _fields(self, g: RootGame) -> i64:
        """root:coop.recruit  Where she recruits: in clearings she rules; in co-operation, in all."""
        return open_to(g, self.seat) & (ALL_CLEARINGS if is_cooperative(g) else g.ruled_by(self.seat))

    def _serve(self, g: RootGame, clearings: i64) -> None:
        """root:mech.recruit.short  Place warriors in order of clearing number, whatever the suit, while they last."""
        for clearing in range(CLEARINGS):
            number = g.cards.cost[self.kind * 4 + g.suits[clearing]]
            if number and clearings >> clearing & 1:
                self._place(g, clearing, number)

    def _place(self, g: RootGame, clearing: ClearingId, number: i64) -> None:
        tell_placed(g, self.seat, WARRIOR, clearing, g.place(self.seat, WARRIOR, clearing, number))


# -- the row of orders -----------------------------------------------------------------------------------------


class FillOrders(RootSeatStep):
    """root:mech.setup.orders, mech.evening  Cards join the row on the right until there are 5."""

    def run(self, g: RootGame) -> None:
        if mechanical(g, self.seat).left() < ORDERS and refill(g):
            g.then(DRAW_ORDER[self.seat], self)


class DrawOrder(DrawFromDeck):
    """root:mech.evening  Nature says which card; nobody sees it."""

    rule = "root:mech.evening"

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        state = mechanical(g, self.seat)
        state.orders[state.left()] = from_deck(g, action.card)
        if g.events is not None:
            g.tell("root-did-add-order", {"seat": f"seat:{self.seat}"})


def _battles(seat: Seat) -> list[OrderBattle]:
    return [OrderBattle(seat, clearing) for clearing in range(CLEARINGS)]


def _moves(seat: Seat) -> list[OrderMove]:
    return [OrderMove(seat, clearing) for clearing in range(CLEARINGS)]


SCORE_CLEARINGS: Final = per_seat(ScoreClearings)
CARRY_OUT: Final = per_seat(CarryOutOrder)
BATTLES: Final = per_seat(_battles)
MOVES: Final = per_seat(_moves)
FILL_ORDERS: Final = per_seat(FillOrders)
DRAW_ORDER: Final = per_seat(DrawOrder)
