"""root:4.2  Moving: from where, to where, and how many."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import (
    MOVES,
    MOVES_FROM,
    MOVES_TO,
    ClearingAction,
    CountAction,
    among_clearings,
)
from marches.games.root.rules.among import Among
from marches.games.root.rules.order import together
from marches.games.root.rules.placing import most_others, why_closed
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import ALL_CLEARINGS, CLEARINGS, SEATS, WARRIOR, ClearingId, SeatId
from marches.kernel.action import Action
from marches.kernel.bits import bit, places
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step, per_seat


def links(g: RootGame, seat: SeatId, origin: ClearingId) -> i64:
    """root:2.2.1, 2.3  Clearings next to this one for a seat: along paths, and rivers if it uses them as paths."""
    found = g.board.paths[origin]
    if g.rivers >> seat & 1:
        found |= g.board.rivers[origin]
    return found


def reach(g: RootGame, seat: SeatId, clearings: i64) -> i64:
    """All clearings next to one of these for a seat."""
    board = g.board
    return board.rowed[clearings] if g.rivers >> seat & 1 else board.joined[clearings]


def destinations(g: RootGame, seat: SeatId, origin: ClearingId) -> i64:
    """root:4.2, 4.2.1  Where warriors may go: next door, if their side rules the clearing they leave or enter."""
    found = links(g, seat, origin) & ~g.closed
    ruled = g.ruled_by(seat)
    if ruled >> origin & 1:
        return found
    return found & (ruled | g.rules[seat].free_destinations(g, seat, origin))


def origins(g: RootGame, seat: SeatId, among: i64) -> i64:
    """The clearings of `among` a seat can move from: ruled by it, next to one it rules, or allowed by its faction.

    Paths lead both ways, so a clearing can be entered from exactly the clearings next to it.
    """
    start = g.armies(seat) & among
    if start == 0:
        return 0
    ruled = g.ruled_by(seat)
    found = start & (ruled & reach(g, seat, ALL_CLEARINGS & ~g.closed) | reach(g, seat, ruled & ~g.closed))
    if g.audience.free_destinations >> seat & 1:
        for origin in places(start & ~found):
            if destinations(g, seat, origin):
                found |= bit(origin)
    return found


def can_move(g: RootGame, seat: SeatId, among: i64) -> bool:
    return origins(g, seat, among) != 0


def why_not_from(g: RootGame, seat: SeatId, origin: ClearingId) -> Reason | None:
    """Why no move can start in a clearing."""
    here = f"clearing:{origin + 1}"
    if g.warriors(seat, origin) == 0:
        return Reason("root:4.2", "root-why-no-warriors", {"clearing": here})
    if destinations(g, seat, origin) == 0:
        return Reason("root:4.2.1", "root-why-nowhere", {"clearing": here})
    return None


def why_not_to(g: RootGame, seat: SeatId, origin: ClearingId, to: ClearingId) -> Reason | None:
    """root:4.2, 4.2.1  Why warriors cannot go from one clearing to another."""
    if destinations(g, seat, origin) >> to & 1:
        return None
    facts: dict[str, Fact] = {"from": f"clearing:{origin + 1}", "to": f"clearing:{to + 1}"}
    if g.closed >> to & 1:
        return why_closed(to)
    if not links(g, seat, origin) >> to & 1:
        return Reason("root:4.2", "root-why-not-adjacent", facts)
    facts["mine"] = int(g.rule_strength(seat, origin))
    facts["theirs"] = int(most_others(g, seat, origin))
    facts["mine_there"] = int(g.rule_strength(seat, to))
    facts["theirs_there"] = int(most_others(g, seat, to))
    return Reason("root:4.2.1", "root-why-rules-neither", facts)


class Move(Among):
    """root:4.2  One move: choose which clearing the warriors leave."""

    rule = "root:4.2"

    def waits(self, g: RootGame) -> bool:
        return can_move(g, self.seat, self.among)

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found = self.leave()
        found += [MOVES_FROM[c] for c in range(CLEARINGS) if g.has_pieces(seat, c)]
        return found

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, ClearingAction):
            return None
        if g.warriors(seat, action.clearing) and not self.among >> action.clearing & 1:
            return Reason(self.limit, "root-why-wrong-origin", {"clearing": f"clearing:{action.clearing + 1}"})
        return why_not_from(g, seat, action.clearing)

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        return self.leave() + among_clearings(MOVES_FROM, origins(g, seat, self.among))

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, ClearingAction):
            g.then_one(MOVE_OUT[seat][action.clearing])


class ChooseDestination(RootDecision[ClearingAction]):
    """root:4.2.1  Choose which clearing warriors from `origin` enter. What follows is up to the kind of move."""

    rule = "root:4.2.1"

    def __init__(self, seat: Seat, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"from": f"clearing:{self.origin + 1}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        near = g.board.paths[self.origin] | g.board.rivers[self.origin]
        return [MOVES_TO[clearing] for clearing in range(CLEARINGS) if near >> clearing & 1]

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        return why_not_to(g, seat, self.origin, action.clearing)

    def options(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return among_clearings(MOVES_TO, destinations(g, seat, self.origin))


class MoveTo(ChooseDestination):
    """root:4.2.1  Choose which clearing they enter."""

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        g.then_one(MoveCount(seat, self.origin, int(action.clearing)))


class MoveCount(RootDecision[CountAction]):
    """root:4.2  Choose how many warriors go, at least one. A lone warrior goes without a question."""

    rule = "root:4.2"

    def __init__(self, seat: Seat, origin: int, to: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.to = to

    def waits(self, g: RootGame) -> bool:
        return g.warriors(self.seat, self.origin) > 1

    def run(self, g: RootGame) -> None:
        move_warriors(g, self.seat, self.seat, self.origin, self.to, 1)

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"from": f"clearing:{self.origin + 1}", "to": f"clearing:{self.to + 1}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[CountAction]:
        return MOVES[1 : int(g.warriors(seat, self.origin)) + 1]

    def options(self, g: RootGame, seat: Seat) -> list[CountAction]:
        return MOVES[1 : int(g.warriors(seat, self.origin)) + 1]

    def apply(self, g: RootGame, seat: Seat, action: CountAction) -> None:
        move_warriors(g, seat, seat, self.origin, self.to, int(action.count))


def move_warriors(g: RootGame, mover: Seat, owner: Seat, origin: int, to: int, number: int) -> None:
    """Move warriors of `owner`, led by `mover`, and queue what that triggers."""
    g.lift(owner, WARRIOR, origin, number)
    g.add(owner, WARRIOR, to, number)
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{owner}", "count": number}
        facts["from"] = f"clearing:{origin + 1}"
        facts["to"] = f"clearing:{to + 1}"
        g.tell("root-did-move", facts)
    steps: list[Step[RootGame]] = []
    for seat in g.audience.after_move:
        steps += g.rules[seat].after_move(g, seat, mover, owner, origin, to, number)
    if steps:
        together(g, steps)


class GrantMove(RootSeatStep):
    """An effect grants one move, made the way the faction moves. It may be declined."""

    def run(self, g: RootGame) -> None:
        own = g.rules[self.seat].takes_a_move(g, self.seat)
        if own is None:
            g.then_one(ANY_MOVE[self.seat])
        else:
            g.then_all(own)


def _out(seat: Seat) -> list[MoveTo]:
    return [MoveTo(seat, origin) for origin in range(CLEARINGS)]


MOVE_OUT: Final = per_seat(_out)
ANY_MOVE: Final = [Move(seat, ALL_CLEARINGS, True) for seat in range(SEATS)]
GRANT_MOVE: Final = per_seat(GrantMove)
