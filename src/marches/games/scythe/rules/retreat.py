"""Retreat: the loser's units go home, or to any other place a rule allows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import BRING, RETREAT, UNITS, Pick, PickHex
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, CHARACTER, WORKER_UNIT, HexId, hexes_of
from marches.games.scythe.rules.trips import send_workers_home
from marches.kernel.line import Fact
from marches.kernel.step import Seat


class RetreatFrom(ScytheStep):
    """scythe:combat.loser-retreat, scythe:combat.loser-resources, scythe:concept.home-base
    All units leave the hex; resources stay.

    Each character and mech is asked where to go if there is a choice; workers go home at the end unless a mech took
    them along.
    """

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        seat = self.seat
        pilot = g.rules.autopilot[seat]
        if pilot is not None:
            g.then_all(pilot.beaten(g, seat, self.at))
            return
        g.then_one(RetreatWorkers(seat, self.at))
        for unit in range(WORKER_UNIT - 1, -1, -1):
            if g.unit_at(seat, unit) == self.at:
                g.then_one(RetreatUnit(seat, unit, self.at))
        if g.events is not None:
            g.tell("scythe-did-retreat", {"seat": f"seat:{seat}", "hex": g.named(self.at)})


def refuges(g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
    """Where a beaten unit may go: home, and where rules allow, but never among enemies."""
    return BIT[g.seating.base[seat]] | (g.rules.retreats(g, seat, unit, at) & ~g.other_units(seat))


class RetreatUnit(ScytheDecision[PickHex]):
    """scythe:faction.nordic.seaworthy-retreat, scythe:faction.nordic.seaworthy-retreat-choice
    A beaten character or mech goes home or to another refuge. The owner chooses for each.
    """

    rule = "scythe:combat.loser-retreat"

    def __init__(self, seat: Seat, unit: int, at: HexId) -> None:
        super().__init__(seat)
        self.unit: Final = unit
        self.at: Final = at

    def waits(self, g: ScytheGame) -> bool:
        return refuges(g, self.seat, self.unit, self.at) != BIT[g.seating.base[self.seat]]

    def run(self, g: ScytheGame) -> None:
        g.put_unit(self.seat, self.unit, g.seating.base[self.seat])

    def candidates(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [RETREAT[g.board.cell[at]] for at in hexes_of(refuges(g, seat, self.unit, self.at))]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        to = g.board.hex_at[action.cell]
        g.put_unit(seat, self.unit, to)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "unit": f"unit:{UNITS[self.unit]}", "hex": g.named(to)}
            g.tell("scythe-did-retreat-to", facts)
        if to == g.seating.base[seat]:
            return
        if self.unit != CHARACTER:
            g.then_one(BringWorkers(seat, self.at, to))
        g.then_all(g.rules.entered(g, seat, self.unit, to))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"unit": f"unit:{UNITS[self.unit]}", "hex": g.named(self.at)}


class BringWorkers(ScytheDecision[Pick]):
    """scythe:faction.nordic.seaworthy-retreat-workers  A retreating mech may take workers along."""

    rule = "scythe:combat.loser-retreat"

    def __init__(self, seat: Seat, at: HexId, to: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.to: Final = to

    def waits(self, g: ScytheGame) -> bool:
        return g.workers(self.seat, self.at) > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return [BRING[count] for count in range(g.workers(seat, self.at) + 1)]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.add_workers(seat, self.at, -action.index)
        g.add_workers(seat, self.to, action.index)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"from": g.named(self.at), "to": g.named(self.to)}


class RetreatWorkers(ScytheDecision[PickHex]):
    """Workers left on the hex go home. If a rule gives workers a refuge, the seat chooses for each in turn."""

    rule = "scythe:combat.loser-retreat"

    def __init__(self, seat: Seat, at: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at

    def waits(self, g: ScytheGame) -> bool:
        if not g.workers(self.seat, self.at):
            return False
        return refuges(g, self.seat, WORKER_UNIT, self.at) != BIT[g.seating.base[self.seat]]

    def run(self, g: ScytheGame) -> None:
        send_workers_home(g, self.seat, self.at)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[PickHex]:
        return [RETREAT[g.board.cell[at]] for at in hexes_of(refuges(g, seat, WORKER_UNIT, self.at))]

    def apply(self, g: ScytheGame, seat: Seat, action: PickHex) -> None:
        to = g.board.hex_at[action.cell]
        g.add_workers(seat, self.at, -1)
        g.add_workers(seat, to, 1)
        g.then_one(self)
        g.then_all(g.rules.entered(g, seat, WORKER_UNIT, to))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(self.at), "count": g.workers(self.seat, self.at)}
