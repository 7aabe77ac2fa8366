"""root:7.5.2  Resolving the Decree, column by column, card by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ClearingAction, SuitAction, among_clearings
from marches.games.root.rules.battle import Battle, can_battle
from marches.games.root.rules.crafted import window_open
from marches.games.root.rules.factions.eyrie.actions import BUILDS, RECRUITS, RESOLVES
from marches.games.root.rules.factions.eyrie.state import (
    BATTLE,
    CHARISMATIC,
    COLUMNS,
    MOVE,
    RECRUIT,
    ROOST,
    eyrie,
    roost_points,
)
from marches.games.root.rules.factions.eyrie.turmoil import TURMOIL
from marches.games.root.rules.movement import Move, can_move
from marches.games.root.rules.placing import (
    PlaceInSuit,
    open_to,
    tell_placed,
    why_not_build,
    why_not_place,
    why_not_rule,
    with_slot,
)
from marches.games.root.rules.state import DAYLIGHT, RootGame
from marches.games.root.rules.tables import CLEARINGS, SEATS, SUITS, WARRIOR, ClearingId, Suit
from marches.games.root.rules.turn import Daylight, common_open
from marches.kernel.action import Action
from marches.kernel.bits import bit, lowest, places
from marches.kernel.line import WARNING, Fact, Line, Reason
from marches.kernel.step import Seat, Step


def recruits(g: RootGame, seat: Seat) -> i64:
    """root:7.5.2.I, 7.8.2  Warriors a Recruit card places."""
    return 2 if eyrie(g, seat).leader == CHARISMATIC else 1


def recruit_clearings(g: RootGame, seat: Seat, suit: Suit) -> i64:
    """root:7.5.2.I  Clearings of the suit with a roost."""
    return g.where(seat, ROOST) & g.matching(suit) & open_to(g, seat)


def build_clearings(g: RootGame, seat: Seat, suit: Suit) -> i64:
    """root:7.5.2.IV  Ruled clearings of the suit with an open slot and no roost."""
    if g.in_supply(seat, ROOST) == 0:
        return 0
    return g.ruled_by(seat) & g.matching(suit) & with_slot(g) & ~g.where(seat, ROOST) & open_to(g, seat)


def possible(g: RootGame, seat: Seat, column: int, suit: Suit) -> bool:
    """Whether a card of this suit can be resolved in its column."""
    if column == RECRUIT:
        return g.in_supply(seat, WARRIOR) > 0 and recruit_clearings(g, seat, suit) != 0
    if column == MOVE:
        return can_move(g, seat, g.matching(suit))
    if column == BATTLE:
        return can_battle(g, seat, g.matching(suit))
    return build_clearings(g, seat, suit) != 0


class DecreeColumn(Daylight):
    """root:7.5.2, 7.5.2.order  Every card of a column, in the order the player chooses.

    Cards of one suit are alike, so the player chooses a suit. The question is skipped if one suit is left, unless
    everyone can see that something else could be done between two cards (root:3.3.1, 3.3.4, 4.1.3).
    """

    rule = "root:7.5.2"

    def __init__(self, seat: Seat, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def waits(self, g: RootGame) -> bool:
        suits = eyrie(g, self.seat).suits_left(g, self.column)
        if suits == 0 or suits & (suits - 1):
            return suits != 0
        # Until rules version 2 Dominance had to wait for a choice of suits, or for a card in play.
        return common_open(g, self.seat) if g.rulings > 1 else window_open(g, self.seat, DAYLIGHT)

    def run(self, g: RootGame) -> None:
        suits = eyrie(g, self.seat).suits_left(g, self.column)
        if suits:
            self._resolve(g, int(lowest(suits)))

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"column": f"column:{COLUMNS[self.column]}"}

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        return [RESOLVES[suit] for suit in places(eyrie(g, self.seat).suits_left(g, self.column))]

    def own_options(self, g: RootGame, seat: Seat) -> list[Action]:
        return self.own_candidates(g, seat)

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, SuitAction):
            self._resolve(g, int(action.suit))

    def _resolve(self, g: RootGame, suit: Suit) -> None:
        """root:7.5.2.fail  Carry out one card of this suit; turmoil if that is impossible."""
        g.touch()
        self._mark(g, suit)
        g.then_one(self)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "column": f"column:{COLUMNS[self.column]}"}
            facts["suit"] = f"suit:{SUITS[suit]}"
            g.tell("root-did-resolve", facts)
        if not possible(g, self.seat, self.column, suit):
            g.then_one(TURMOIL[self.seat])
        else:
            g.then_one(order(g, self.seat, self.column, suit))

    def _mark(self, g: RootGame, suit: Suit) -> None:
        state = eyrie(g, self.seat)
        cards = state.columns[self.column] & ~state.done[self.column] & g.cards.suit_mask[suit]
        if cards:
            state.done[self.column] |= bit(lowest(cards))
        else:
            state.viziers |= bit(self.column)

    def own_preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        if isinstance(action, SuitAction) and not possible(g, seat, self.column, action.suit):
            return [Line("root-preview-turmoil", {"points": int(eyrie(g, seat).birds(g))}, WARNING)]
        return []


def order(g: RootGame, seat: Seat, column: int, suit: Suit) -> Step[RootGame]:
    """root:7.5.2.II, 7.5.2.III  What a card of this suit demands in its column."""
    if column == RECRUIT:
        return DecreeRecruit(seat, suit)
    if column == MOVE:
        return Move(seat, int(g.matching(suit)), False, "root:7.5.2.II")
    if column == BATTLE:
        return Battle(seat, int(g.matching(suit)), False, "root:7.5.2.III")
    return DecreeBuild(seat, suit)


class DecreeRecruit(PlaceInSuit):
    """root:7.5.2.I, 7.8.2  Place the warriors at a roost of the suit. If they run short, turmoil follows."""

    rule = "root:7.5.2.I"

    def clearings(self, g: RootGame) -> i64:
        return recruit_clearings(g, self.seat, self.suit)

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"suit": f"suit:{SUITS[self.suit]}", "count": int(recruits(g, self.seat))}

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [RECRUITS[c] for c in range(CLEARINGS) if g.count(seat, ROOST, c)]

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        if not g.matching(self.suit) >> action.clearing & 1:
            return wrong_suit(action.clearing, self.suit, "root:7.5.2.I")
        return why_not_place(g, seat, action.clearing)

    def options(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return among_clearings(RECRUITS, self.clearings(g))

    def place(self, g: RootGame, clearing: ClearingId) -> None:
        wanted = recruits(g, self.seat)
        placed = g.place(self.seat, WARRIOR, clearing, wanted)
        tell_placed(g, self.seat, WARRIOR, clearing, placed)
        if placed < wanted:
            g.then_one(TURMOIL[self.seat])


class DecreeBuild(PlaceInSuit):
    """root:7.5.2.IV  Place a roost in a ruled clearing of the suit that has none."""

    rule = "root:7.5.2.IV"

    def clearings(self, g: RootGame) -> i64:
        return build_clearings(g, self.seat, self.suit)

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [BUILDS[c] for c in range(CLEARINGS) if g.rule_strength(seat, c)]

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        clearing = action.clearing
        if not g.matching(self.suit) >> clearing & 1:
            return wrong_suit(clearing, self.suit, "root:7.5.2.IV")
        if g.count(seat, ROOST, clearing):
            return Reason("root:7.5.2.IV", "root-why-has-roost", {"clearing": f"clearing:{clearing + 1}"})
        if g.ruler(clearing) != seat:
            return why_not_rule(g, seat, clearing, "root:7.5.2.IV")
        return why_not_build(g, seat, clearing)

    def options(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return among_clearings(BUILDS, self.clearings(g))

    def preview(self, g: RootGame, seat: Seat, action: ClearingAction) -> list[Line]:
        roosts = g.on_map(seat, ROOST)
        return [Line("root-preview-roost", {"points": roost_points(g, roosts + 1), "before": roost_points(g, roosts)})]

    def place(self, g: RootGame, clearing: ClearingId) -> None:
        tell_placed(g, self.seat, ROOST, clearing, g.place(self.seat, ROOST, clearing, 1))


def wrong_suit(clearing: ClearingId, suit: Suit, rule: str) -> Reason:
    """Why a card cannot be resolved in a clearing that it does not match."""
    facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}", "suit": f"suit:{SUITS[suit]}"}
    return Reason(rule, "root-why-clearing-suit", facts)


def _columns(column: int) -> list[DecreeColumn]:
    return [DecreeColumn(seat, column) for seat in range(SEATS)]


DECREE: Final = [_columns(column) for column in range(len(COLUMNS))]
