"""Mad Tesla moves: on his turn by the die, after a combat to the Factory or beside it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import PLACE, Pick, PickHex
from marches.games.scythe.rules.expansions.tesla.state import MAD_TESLA_STATE, TESLA_PART, destroyed, put_tesla
from marches.games.scythe.rules.state import ScytheChance, ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import HexId, hexes_of
from marches.games.scythe.rules.trips import send_workers_home
from marches.games.scythe.rules.under_way import NO_PLAYER
from marches.kernel.line import Fact
from marches.kernel.step import Seat


class TeslaTurn(ScytheStep):
    """scythe:tesla.mad.turn, scythe:tesla.mad.second-move  He rolls and moves, and once more if nobody fights him."""

    def run(self, g: ScytheGame) -> None:
        if MAD_TESLA_STATE.of(g).at < 0:
            return
        if g.events is not None:
            g.tell("scythe-did-begin-tesla-turn", {"hex": g.named(MAD_TESLA_STATE.of(g).at)})
        g.then_one(RollDirection(1, True))


class RollDirection(ScytheChance[Pick]):
    """scythe:tesla.mad.direction, scythe:tesla.mad.terrain, scythe:tesla.mad.off-map
    The blue die shows where he goes, over rivers and onto lakes; off the map means to the Factory.
    """

    def __init__(self, more: int, shy: bool) -> None:
        self.more: Final = more
        """How many times he may roll again if no combat follows."""
        self.shy: Final = shy
        """Whether he rolls once more if he would meet a unit that nobody leads.  scythe:automa.mad-tesla.move"""

    def stream(self) -> str:
        return "blue-die"

    def waits(self, g: ScytheGame) -> bool:
        return MAD_TESLA_STATE.of(g).at >= 0

    def tickets(self, g: ScytheGame) -> int:
        return len(TESLA_PART.of(g.kit).roll_blue)

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return TESLA_PART.of(g.kit).roll_blue[ticket]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        to = g.board.next(MAD_TESLA_STATE.of(g).at, TESLA_PART.of(g.kit).leads_to[action.index])
        to = to if to >= 0 else g.board.factory
        if self.shy and to >= 0 and meets_unled(g, to):
            g.then_one(RollDirection(self.more, False))
        else:
            g.then_one(GoTo(to, self.more))


def meets_unled(g: ScytheGame, at: HexId) -> bool:
    """scythe:automa.mad-tesla.move  Whether a unit of a seat that nobody leads is on a hex."""
    return any(g.units(seat) >> at & 1 == 1 for seat in range(g.players) if not g.seating.led(seat))


class GoTo(ScytheStep):
    """scythe:tesla.mad.workers, scythe:tesla.mad.attack, scythe:tesla.mad.factory-occupied
    He comes to a hex: lone workers go home, and a character or mech has to fight him at once. Tokens stay as they are.
    """

    def __init__(self, to: HexId, more: int) -> None:
        self.to: Final = to
        self.more: Final = more

    def run(self, g: ScytheGame) -> None:
        if MAD_TESLA_STATE.of(g).at < 0 or self.to < 0:
            return
        put_tesla(g, self.to)
        if g.events is not None:
            g.tell("scythe-did-move-tesla", {"hex": g.named(self.to)})
        owner = holder(g, self.to)
        if owner >= 0:
            g.then_all(g.rules.fight_wild(g, owner, self.to, False) or [])
            return
        if self.more:
            g.then_one(RollDirection(self.more - 1, True))
        self._drive_off(g)

    def _drive_off(self, g: ScytheGame) -> None:
        for victim in range(g.players):
            count = send_workers_home(g, victim, self.to)
            if count and g.events is not None:
                facts: dict[str, Fact] = {"victim": f"seat:{victim}", "count": count, "hex": g.named(self.to)}
                g.tell("scythe-did-flee-tesla", facts)
            if count:
                g.then_all(g.rules.workers_driven_off(g, NO_PLAYER, victim, count))


def holder(g: ScytheGame, at: HexId) -> int:
    """Whose character or mech holds a hex, or -1; a unit that has just walked in holds nothing yet."""
    found = -1
    for seat in range(g.players):
        if g.fighters[seat] >> at & 1 and (found < 0 or seat != g.active):
            found = seat
    return found


def free_neighbours(g: ScytheGame) -> i64:
    """scythe:tesla.mad.won-factory  Territories around the Factory where nobody has a unit."""
    found = g.board.touches[g.board.factory] & g.board.territories
    for seat in range(g.players):
        found &= ~g.units(seat)
    return found


class LeaveCombat(ScytheStep):
    """scythe:tesla.mad.won, scythe:tesla.mad.won-factory, scythe:tesla.mad.lost
    After a combat he goes to the Factory; beaten there, next to it.
    """

    def __init__(self, winner: Seat) -> None:
        self.winner: Final = winner
        """The seat that beat him, or -1."""

    def run(self, g: ScytheGame) -> None:
        if destroyed(g):
            return
        if MAD_TESLA_STATE.of(g).at != g.board.factory:
            g.then_one(GoTo(g.board.factory, 0))
        elif self.winner >= 0:
            if not free_neighbours(g):
                g.then_one(RollDirection(0, True))
            else:
                g.then_one(SendTesla(self.winner) if g.seating.led(self.winner) else RollFree())


class SendTesla(ScytheDecision[PickHex]):
    """scythe:tesla.mad.won-factory  The winner says to which free territory beside the Factory he goes."""

    rule = "scythe:tesla.mad.won-factory"

    def candidates(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [PLACE[g.board.cell[at]] for at in hexes_of(free_neighbours(g))]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        g.then_one(GoTo(g.board.hex_at[action.cell], 0))


class RollFree(ScytheChance[Pick]):
    """scythe:automa.mad-tesla.move  Where nobody decides, the die is rolled until it shows a free territory."""

    def stream(self) -> str:
        return "blue-die"

    def ways(self, g: ScytheGame) -> list[int]:
        """The numbers of the die that lead to a free territory."""
        factory, free, leads_to = g.board.factory, free_neighbours(g), TESLA_PART.of(g.kit).leads_to
        found: list[int] = []
        for number in range(len(leads_to)):
            to = g.board.next(factory, leads_to[number])
            if to >= 0 and free >> to & 1:
                found.append(number)
        return found

    def tickets(self, g: ScytheGame) -> int:
        return len(self.ways(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return TESLA_PART.of(g.kit).roll_blue[self.ways(g)[ticket]]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.then_one(GoTo(g.board.next(g.board.factory, TESLA_PART.of(g.kit).leads_to[action.index]), 0))
