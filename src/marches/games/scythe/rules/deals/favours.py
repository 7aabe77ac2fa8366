"""Two favours of promo cards: a look at a hand, and units that go elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import ACTIONS, DECLINE, DONE, MOVE_UNIT, MOVE_WORKER, PLACE, Pick, PickHex
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import BIT, CARD_KINDS, LAKE, MAX_SEATS, WORKER_UNIT, HexId, hexes_of
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

LOOK_AT_HAND: Final = [ACTIONS.add(Pick("look-at-hand", {"seat": seat}, seat)) for seat in range(MAX_SEATS)]


class LookAtHand(ScytheDecision):
    """The combat cards of one opponent may be seen."""

    rule = "scythe:component.promos"

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [LOOK_AT_HAND[other] for other in range(g.players) if other != seat]
        found.append(DECLINE)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        owner = action.index
        start = (seat * g.players + owner) * CARD_KINDS
        for kind in range(CARD_KINDS):
            g.seen[start + kind] = g.hands[owner * CARD_KINDS + kind]
        g.reveal(BIT[seat])
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "owner": f"seat:{owner}"}
            hand: dict[str, Fact] = {**facts, "twos": g.hand(owner, 0), "threes": g.hand(owner, 1)}
            hand.update({"fours": g.hand(owner, 2), "fives": g.hand(owner, 3)})
            g.tell_only((seat,), Line("scythe-did-see-hand", hand), Line("scythe-did-look-at-hand", facts))


def empty_land(g: ScytheGame, at: HexId) -> i64:
    """Neighbouring land without any unit; rivers do not matter."""
    found = g.board.touches[at] & ~g.board.of_terrain[LAKE] & g.board.territories
    for seat in range(g.players):
        found &= ~g.units(seat)
    return found


class RelocateTo(ScytheDecision):
    """The seat's units on a hex may go together to empty land next to it, across rivers too. Choose where."""

    rule = "scythe:component.promos"

    def __init__(self, seat: Seat, at: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at

    def waits(self, g: ScytheGame) -> bool:
        return empty_land(g, self.at) != 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [PLACE[g.board.cell[to]] for to in hexes_of(g.board.touches[self.at])]
        found.append(DECLINE)
        return found

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, PickHex):
            return None
        to = g.board.hex_at[action.cell]
        if empty_land(g, self.at) >> to & 1:
            return None
        key = "scythe-why-lake" if g.board.terrain[to] == LAKE else "scythe-why-occupied"
        return Reason("scythe:component.promos", key, {"hex": g.named(to)})

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, PickHex):
            g.then_one(RelocateUnit(seat, self.at, g.board.hex_at[action.cell], -1))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(self.at)}


class RelocateUnit(ScytheDecision):
    """Choose which units go along, one by one. What awaits them there follows once all have arrived."""

    rule = "scythe:component.promos"

    def __init__(self, seat: Seat, at: HexId, to: HexId, gone: int) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.to: Final = to
        self.gone: Final = gone
        """A unit that has gone already, or -1."""

    def waits(self, g: ScytheGame) -> bool:
        return g.units(self.seat) >> self.at & 1 == 1

    def run(self, g: ScytheGame) -> None:
        self._arrive(g)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [MOVE_UNIT[unit] for unit in range(WORKER_UNIT) if g.unit_at(seat, unit) == self.at]
        if g.workers(seat, self.at):
            found.append(MOVE_WORKER[g.board.cell[self.at]])
        found.append(DONE)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            g.put_unit(seat, action.index, self.to)
            g.then_one(RelocateUnit(seat, self.at, self.to, action.index))
        elif isinstance(action, PickHex):
            g.add_workers(seat, self.at, -1)
            g.add_workers(seat, self.to, 1)
            g.then_one(RelocateUnit(seat, self.at, self.to, WORKER_UNIT))
        else:
            self._arrive(g)

    def _arrive(self, g: ScytheGame) -> None:
        if self.gone < 0:
            return
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "from": g.named(self.at), "to": g.named(self.to)}
            g.tell("scythe-did-relocate", facts)
        g.then_all(g.rules.entered(g, self.seat, self.gone, self.to))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"from": g.named(self.at), "to": g.named(self.to)}
