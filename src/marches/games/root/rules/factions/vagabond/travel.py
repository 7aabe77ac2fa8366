"""root:9.4.2, 9.5.1  Slipping and moving, alone or with allies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import (
    DECLINE,
    DONE,
    MOVES,
    PLAYERS,
    ClearingAction,
    CountAction,
    SeatAction,
    among_clearings,
)
from marches.games.root.rules.factions.vagabond.actions import SLIPS, SLIPS_INTO, TRAVELS, ForestAction, ItemAction
from marches.games.root.rules.factions.vagabond.items import (
    exhaust,
    shift,
    shift_candidates,
    shift_options,
    why_not_exhaust,
    why_not_shift,
)
from marches.games.root.rules.factions.vagabond.relations import allies_in, hostile_clearings, hostile_warriors
from marches.games.root.rules.factions.vagabond.state import BOOTS, vagabond
from marches.games.root.rules.movement import destinations, links, move_warriors
from marches.games.root.rules.state import RootDecision, RootGame
from marches.games.root.rules.tables import CLEARINGS, ClearingId, SeatId
from marches.kernel.action import Action
from marches.kernel.bits import NONE
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, per_seat


def place_name(g: RootGame, location: i64) -> str:
    """A clearing or forest as a fact."""
    if location >= CLEARINGS:
        return f"forest:{g.board.forests[location - CLEARINGS]}"
    return f"clearing:{location + 1}"


def near_clearings(g: RootGame, seat: SeatId) -> i64:
    """root:9.2.3, 9.5.1.forest  Clearings next to the pawn, no matter who rules them."""
    pawn = g.pawns[seat]
    return g.board.beside[pawn - CLEARINGS] if pawn >= CLEARINGS else links(g, seat, pawn)


def near_forests(g: RootGame, seat: SeatId) -> i64:
    """root:2.4.1, 2.4.1.forests  Forests next to the pawn, as a mask of their places."""
    return g.board.slips(g.pawns[seat]) >> CLEARINGS


def forests(g: RootGame, seat: SeatId) -> list[Action]:
    """The answers that slip into the forests next to the pawn."""
    mask = near_forests(g, seat)
    names = g.board.forests
    return [SLIPS_INTO[names[forest]] for forest in range(len(names)) if mask >> forest & 1]


def move_pawn(g: RootGame, seat: Seat, location: i64, key: str) -> None:
    """Move the pawn, and say so."""
    origin = g.pawns[seat]
    g.set_pawn(seat, location)
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}"}
        facts["from"] = place_name(g, origin)
        facts["to"] = place_name(g, location)
        g.tell(key, facts)


def why_not_enter(g: RootGame, seat: Seat, clearing: ClearingId) -> Reason | None:
    """Why the pawn cannot go to a clearing."""
    if g.closed >> clearing & 1:
        return Reason("root:vagabond.scoundrel", "root-why-closed", {"clearing": f"clearing:{clearing + 1}"})
    if not near_clearings(g, seat) >> clearing & 1:
        facts: dict[str, Fact] = {"from": place_name(g, g.pawns[seat]), "to": f"clearing:{clearing + 1}"}
        return Reason("root:4.2", "root-why-not-adjacent", facts)
    return None


def around(g: RootGame, seat: Seat) -> i64:
    """Clearings a person might try: those next door, across rivers too."""
    pawn = g.pawns[seat]
    return near_clearings(g, seat) | (g.board.rivers[pawn] if pawn < CLEARINGS else 0)


class Slip(RootDecision):
    """root:9.4, 9.4.2, 9.4.2.only-way  After refreshing: slip once to an adjacent clearing or forest, for free."""

    rule = "root:9.4.2"

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        mask = around(g, seat)
        found += [SLIPS[clearing] for clearing in range(CLEARINGS) if mask >> clearing & 1]
        return found + forests(g, seat) + shift_candidates(g, seat)

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, ClearingAction):
            return why_not_enter(g, seat, action.clearing)
        if isinstance(action, ItemAction):
            return why_not_shift(g, seat, action)
        return None

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        found += among_clearings(SLIPS, near_clearings(g, seat) & ~g.closed)
        return found + forests(g, seat) + shift_options(g, seat)

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, ItemAction):
            g.then_one(self)
            shift(g, seat, action)
        elif isinstance(action, ClearingAction):
            move_pawn(g, seat, action.clearing, "root-did-slip")
        elif isinstance(action, ForestAction):
            move_pawn(g, seat, CLEARINGS + g.board.forests.index(action.forest), "root-did-slip")


# -- moving ----------------------------------------------------------------------------------------------------


def boots_for(g: RootGame, seat: SeatId, to: ClearingId) -> int:
    """root:9.5.1, 9.2.9.IIIb  One boots, and one more where a hostile warrior stands."""
    return 2 if hostile_warriors(g, seat, to) else 1


def travel_options(g: RootGame, seat: Seat) -> list[ClearingAction]:
    """Where he can move now."""
    boots = vagabond(g, seat).ready(BOOTS)
    mask = near_clearings(g, seat) & ~g.closed
    if boots <= 1:
        mask &= ~hostile_clearings(g, seat)
    return among_clearings(TRAVELS, mask if boots else NONE)


def travel_candidates(g: RootGame, seat: Seat) -> list[Action]:
    """Every clearing around him, and the forests, which only slipping reaches."""
    mask = around(g, seat)
    return [TRAVELS[clearing] for clearing in range(CLEARINGS) if mask >> clearing & 1] + forests(g, seat)


def why_not_travel(g: RootGame, seat: Seat, to: ClearingId, boots: int) -> Reason | None:
    """Why he cannot move to a clearing for that many boots."""
    reason = why_not_enter(g, seat, to)
    if reason is not None or boots == 0:
        return reason
    rule = "root:9.2.9.IIIb" if hostile_warriors(g, seat, to) else "root:9.5.1"
    return why_not_exhaust(vagabond(g, seat), BOOTS, boots, rule)


def why_not_forest() -> Reason:
    """root:9.5.1.forest, 9.4.2.only-way  Moving never leads into a forest."""
    return Reason("root:9.4.2.only-way", "root-why-only-slip", {})


def preview_travel(g: RootGame, seat: Seat, to: ClearingId) -> list[Line]:
    """What a move costs."""
    return [Line("root-preview-boots", {"count": boots_for(g, seat, to)})]


def travel(g: RootGame, seat: Seat, to: ClearingId) -> None:
    """root:9.5.1, 9.2.3  Exhaust boots and move; allies may follow."""
    origin = g.pawns[seat]
    exhaust(g, seat, BOOTS, boots_for(g, seat, to))
    move_pawn(g, seat, to, "root-did-travel")
    if origin < CLEARINGS and allies_in(g, seat, origin):
        g.then_one(TakeAlong(seat, int(origin), int(to)))


class TakeAlong(RootDecision):
    """root:9.2.9.IIb, 9.2.9.IIb.rules  One allied faction may come along, as far as its own rules let it move.

    Which one is asked only where several could; how many is always asked.
    """

    rule = "root:9.2.9.IIb"

    def __init__(self, seat: Seat, origin: int, to: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.to = to

    def _able(self, g: RootGame) -> list[int]:
        allies = allies_in(g, self.seat, self.origin)
        return [ally for ally in allies if destinations(g, ally, self.origin) >> self.to & 1]

    def waits(self, g: RootGame) -> bool:
        return len(self._able(g)) > 1

    def run(self, g: RootGame) -> None:
        for ally in self._able(g):
            g.then_one(AlliesFollow(self.seat, ally, self.origin, self.to))

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DECLINE]
        return found + [PLAYERS[ally] for ally in allies_in(g, seat, self.origin)]

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, SeatAction) or int(action.seat) in self._able(g):
            return None
        facts: dict[str, Fact] = {"seat": f"seat:{action.seat}"}
        facts["from"] = f"clearing:{self.origin + 1}"
        facts["to"] = f"clearing:{self.to + 1}"
        return Reason("root:9.2.9.IIb.rules", "root-why-ally-stays", facts)

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, SeatAction):
            g.then_one(AlliesFollow(seat, int(action.seat), self.origin, self.to))


class AlliesFollow(RootDecision):
    """root:9.2.9.IIb, 9.2.9.IIe  Choose how many of the ally's warriors follow. He is the one who moves them."""

    rule = "root:9.2.9.IIb"

    def __init__(self, seat: Seat, ally: int, origin: int, to: int) -> None:
        super().__init__(seat)
        self.ally = ally
        self.origin = origin
        self.to = to

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"other": f"seat:{self.ally}", "to": f"clearing:{self.to + 1}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DECLINE]
        return found + MOVES[1 : int(g.warriors(self.ally, self.origin)) + 1]

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, CountAction):
            move_warriors(g, seat, self.ally, self.origin, self.to, int(action.count))


class FreeMove(RootDecision):
    """root:card.cobbler, 9.2.9.IIIb  A granted move costs no boots, or one where there are hostile warriors."""

    rule = "root:card.cobbler"

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        return found + travel_candidates(g, seat)

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, ClearingAction):
            return why_not_travel(g, seat, action.clearing, boots_for(g, seat, action.clearing) - 1)
        return why_not_forest() if isinstance(action, ForestAction) else None

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, ClearingAction):
            exhaust(g, seat, BOOTS, boots_for(g, seat, action.clearing) - 1)
            move_pawn(g, seat, action.clearing, "root-did-travel")


SLIP: Final = per_seat(Slip)
FREE_MOVE: Final = per_seat(FreeMove)
