"""Mad Tesla moves: on his turn by the die, after a combat to the Factory or beside it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import DIRECTION_TILE, SIDES
from marches.games.scythe.rules.actions import PLACE, Pick, PickHex, picks
from marches.games.scythe.rules.expansions.tesla.state import destroyed, mad_tesla, put_tesla
from marches.games.scythe.rules.state import ScytheChance, ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import hexes_of
from marches.games.scythe.rules.trips import send_workers_home
from marches.kernel.line import Fact

ROLL_DIRECTION: Final = picks("roll-direction", "direction", [side.lower() for side in DIRECTION_TILE.sides])
"""By the number of the blue die, from 1."""
LEADS_TO: Final = [SIDES.index(side) for side in DIRECTION_TILE.sides]
"""scythe:tesla.mad.direction  The side of a hex, as the board numbers them."""


class TeslaTurn(ScytheStep):
    """scythe:tesla.mad.turn, scythe:tesla.mad.second-move  He rolls and moves, and once more if nobody fights him."""

    def run(self, g: ScytheGame) -> None:
        if mad_tesla(g).at < 0:
            return
        if g.events is not None:
            g.tell("scythe-did-begin-tesla-turn", {"hex": g.named(mad_tesla(g).at)})
        g.then_one(RollDirection(1))


class RollDirection(ScytheChance[Pick]):
    """scythe:tesla.mad.direction, scythe:tesla.mad.terrain, scythe:tesla.mad.off-map
    The blue die shows where he goes, over rivers and onto lakes; off the map means to the Factory.
    """

    def __init__(self, more: int) -> None:
        self.more: Final = more
        """How often he may roll again if no combat follows."""

    def stream(self) -> str:
        return "blue-die"

    def waits(self, g: ScytheGame) -> bool:
        return mad_tesla(g).at >= 0

    def tickets(self, g: ScytheGame) -> int:
        return len(ROLL_DIRECTION)

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return ROLL_DIRECTION[ticket]

    def apply(self, g: ScytheGame, seat: int, action: Pick) -> None:
        to = g.board.next(mad_tesla(g).at, LEADS_TO[action.index])
        g.then_one(GoTo(to if to >= 0 else g.board.factory, self.more))


class GoTo(ScytheStep):
    """scythe:tesla.mad.workers, scythe:tesla.mad.attack, scythe:tesla.mad.factory-occupied
    He comes to a hex: lone workers go home, a character or mech has to fight him at once. Tokens stay as they are.
    """

    def __init__(self, to: int, more: int) -> None:
        self.to: Final = to
        self.more: Final = more

    def run(self, g: ScytheGame) -> None:
        if mad_tesla(g).at < 0 or self.to < 0:
            return
        put_tesla(g, self.to)
        if g.events is not None:
            g.tell("scythe-did-move-tesla", {"hex": g.named(self.to)})
        owner = holder(g, self.to)
        if owner >= 0:
            g.then_all(g.rules.fight_wild(g, owner, self.to, False) or [])
            return
        self._drive_off(g)
        if self.more:
            g.then_one(RollDirection(self.more - 1))

    def _drive_off(self, g: ScytheGame) -> None:
        for victim in range(g.players):
            count = send_workers_home(g, victim, self.to)
            if count and g.events is not None:
                facts: dict[str, Fact] = {"victim": f"seat:{victim}", "count": count, "hex": g.named(self.to)}
                g.tell("scythe-did-flee-tesla", facts)


def holder(g: ScytheGame, at: int) -> int:
    """Whose character or mech holds a hex, or -1; whoever has just walked in there holds nothing yet."""
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

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner
        """The seat that beat him, or -1."""

    def run(self, g: ScytheGame) -> None:
        if destroyed(g):
            return
        if mad_tesla(g).at != g.board.factory:
            g.then_one(GoTo(g.board.factory, 0))
        elif self.winner >= 0:
            g.then_one(SendTesla(self.winner) if free_neighbours(g) else RollDirection(0))


class SendTesla(ScytheDecision[PickHex]):
    """scythe:tesla.mad.won-factory  The winner says to which free territory beside the Factory he goes."""

    rule = "scythe:tesla.mad.won-factory"

    def candidates(self, g: ScytheGame, seat: int) -> list[PickHex]:
        return [PLACE[g.board.cell[at]] for at in hexes_of(free_neighbours(g))]

    def apply(self, g: ScytheGame, seat: int, action: PickHex) -> None:
        g.then_one(GoTo(g.board.hex_at[action.cell], 0))
