"""The flight of an airship, and the rules for all airships, whatever their tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import (
    ACTIONS,
    GO,
    HALT,
    LOAD,
    MOVE_UNIT,
    UNLOAD,
    UNLOAD_ALL,
    Pick,
    PickHex,
)
from marches.games.scythe.rules.expansions.airships import cargo
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP, AIRSHIP_PART, AIRSHIP_STATE
from marches.games.scythe.rules.expansions.airships.tiles import tiles_of
from marches.games.scythe.rules.hooks import Offers, Rule, Steps
from marches.games.scythe.rules.movement import tunnels_for
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheOffer, ScytheStep
from marches.games.scythe.rules.tables import BIT, CARGO_KINDS, CHARACTER, MAX_SEATS, HexId, hexes_of
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

MOVE_AIRSHIP: Final = ACTIONS.add(Action("move", {"unit": "airship"}))
MOVE_ABOARD: Final = ACTIONS.add(Action("move", {"unit": "worker-aboard"}))
"""A move that one might try, only to be told why not: a worker walks straight off the airship."""


def range_of(g: ScytheGame, seat: Seat, move: int) -> int:
    """scythe:airship.range, scythe:airship.factory-move, scythe:airship.no-mech-abilities
    The number on the passive tile, one more with a Factory card; nothing else counts.
    """
    return AIRSHIP_PART.of(g.kit).range[AIRSHIP_STATE.of(g).passive[seat]] + move - 1


class Airships(Rule):
    """scythe:airship.definition, scythe:airship.move-action, scythe:airship.no-spending, scythe:airship.end-control
    An airship is one of the pieces a Move action moves; what is aboard is its owner's, what is below is not.
    """

    def movers(self, g: ScytheGame, seat: Seat, range: int) -> Offers:
        return [FLIGHTS[range], ABOARD] if AIRSHIP_STATE.of(g).workers(seat) else [FLIGHTS[range]]

    def why_not_mover(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        """scythe:airship.drop-before-walk  Nobody aboard walks before being set down."""
        if action is MOVE_UNIT[CHARACTER] and AIRSHIP_STATE.of(g).has_character(seat):
            return Reason("scythe:airship.drop-before-walk", "scythe-why-aboard", {"unit": "unit:character"})
        return None

    def funds(self, g: ScytheGame, seat: Seat, resource: int) -> int:
        return cargo.held(g, seat, resource)

    def resources_held(self, g: ScytheGame, seat: Seat, resource: int) -> int:
        """scythe:airship.carried-resources-score  What is aboard counts like what is on controlled territories."""
        return cargo.held(g, seat, resource)

    def payments(self, g: ScytheGame, seat: Seat, resource: int) -> Offers:
        return cargo.payments(g, seat, resource)


class Flight(ScytheOffer):
    """scythe:airship.range-sequential  One flight, from start to end; `move` is 1, or 2 with a Factory card."""

    def __init__(self, move: int) -> None:
        super().__init__(MOVE_AIRSHIP)
        self.move: Final = move

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        if g.turn.moved >> AIRSHIP & 1:
            return Reason("scythe:airship.range-sequential", "scythe-why-moved", {"unit": "unit:airship"})
        return None

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        return [TakeOff(seat, self.move), FLY[seat]]

    def preview(self, g: ScytheGame, seat: Seat) -> list[Line]:
        ships = AIRSHIP_STATE.of(g)
        facts: dict[str, Fact] = {"range": range_of(g, seat, self.move), "room": ships.room(g.kit, seat)}
        kind = "workers" if ships.takes_workers(g.kit, seat) else "resources"
        return [Line("scythe-preview-airship", {**facts, "kind": f"load:{kind}"})]


class WorkerAboard(ScytheOffer):
    """scythe:airship.drop-before-walk  A worker aboard, which cannot walk."""

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        return Reason("scythe:airship.drop-before-walk", "scythe-why-aboard", {"unit": "unit:worker"})


FLIGHTS: Final = [Flight(move) for move in range(3)]
ABOARD: Final = WorkerAboard(MOVE_ABOARD)


class TakeOff(ScytheStep):
    """The airship starts to move; `move` is 1, or 2 with a Factory card."""

    def __init__(self, seat: Seat, move: int) -> None:
        self.seat: Final = seat
        self.move: Final = move

    def run(self, g: ScytheGame) -> None:
        ships = AIRSHIP_STATE.of(g)
        ships.steps_left = range_of(g, self.seat, self.move)
        ships.steps_made = 0
        ships.loaded = False


def sky(g: ScytheGame, at: HexId) -> i64:
    """scythe:airship.rivers-lakes, scythe:airship.enemy-territory, scythe:airship.stacking
    Every neighbouring territory, whatever lies between or below.
    """
    return g.board.touches[at] & g.board.territories


def why_no_flight(g: ScytheGame, seat: Seat, to: HexId) -> Reason | None:
    """scythe:airship.no-home-base, scythe:airship.no-tunnels, scythe:airship.range  Why it may not fly there."""
    ships = AIRSHIP_STATE.of(g)
    at = ships.at[seat]
    if g.board.bases >> to & 1:
        return Reason("scythe:airship.no-home-base", "scythe-why-home-base", {"hex": g.named(to)})
    if not sky(g, at) >> to & 1:
        return Reason("scythe:airship.no-tunnels", "scythe-why-no-tunnel-flight", {"hex": g.named(to)})
    if ships.steps_left <= 0:
        return Reason("scythe:airship.range", "scythe-why-range", {"made": int(ships.steps_made)})
    return None


class Fly(ScytheDecision):
    """scythe:airship.loading-timing  The airship loads, sets down, flies on, or halts: before, between and after steps.

    The question is skipped if halting is the only option left.
    """

    rule = "scythe:airship.range"

    def waits(self, g: ScytheGame) -> bool:
        if AIRSHIP_STATE.of(g).steps_left > 0:
            return True
        return any(self.why_not(g, self.seat, action) is None for action in self._offers(g, self.seat))

    def run(self, g: ScytheGame) -> None:
        g.then_one(LAND[self.seat])

    def _places(self, g: ScytheGame, seat: Seat) -> i64:
        """Where one might try to fly: neighbours, home bases among them, and from a tunnel the others."""
        at = AIRSHIP_STATE.of(g).at[seat]
        found = sky(g, at)
        for base in hexes_of(g.board.bases):
            if g.board.touches[base] >> at & 1:
                found |= BIT[base]
        tunnels = tunnels_for(g, seat)
        if tunnels >> at & 1:
            found |= tunnels & ~BIT[at]
        return found

    def _offers(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found = cargo.handling(g, seat)
        for tile in tiles_of(g, seat):
            found += tile.flight_offers(g, seat, AIRSHIP_STATE.of(g).at[seat])
        return found

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [GO[g.board.cell[to]] for to in hexes_of(self._places(g, seat))]
        found += self._offers(g, seat)
        found.append(HALT)
        return found

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, PickHex):
            return why_no_flight(g, seat, g.board.hex_at[action.cell])
        if action is HALT:
            moved = AIRSHIP_STATE.of(g).steps_made > 0
            return None if moved else Reason("scythe:move.must-step", "scythe-why-airship-must-fly")
        if is_handling(action):
            return cargo.why_not_handled(g, seat, action)
        for tile in tiles_of(g, seat):
            reason = tile.why_not_in_flight(g, seat, AIRSHIP_STATE.of(g).at[seat], action)
            if reason is not None:
                return reason
        return None

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is HALT:
            g.then_one(LAND[seat])
            return
        g.then_one(self)
        if isinstance(action, PickHex):
            fly_to(g, seat, g.board.hex_at[action.cell])
        elif is_handling(action):
            g.then_all(cargo.handle(g, seat, action))
        else:
            for tile in tiles_of(g, seat):
                g.then_all(tile.use_in_flight(g, seat, AIRSHIP_STATE.of(g).at[seat], action) or [])

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        ships = AIRSHIP_STATE.of(g)
        return {
            "hex": g.named(ships.at[self.seat]),
            "left": int(ships.steps_left),
            "workers": ships.workers(self.seat),
            "resources": ships.resources(self.seat),
        }


def is_handling(action: Action) -> bool:
    """Whether it is one of the answers about cargo."""
    if action is UNLOAD_ALL:
        return True
    if not isinstance(action, Pick) or not 0 <= action.index < CARGO_KINDS:
        return False
    return action is LOAD[action.index] or action is UNLOAD[action.index]


def fly_to(g: ScytheGame, seat: Seat, to: HexId) -> None:
    """scythe:airship.traps, scythe:airship.no-combat  One step with all it carries; nothing below takes notice."""
    ships = AIRSHIP_STATE.of(g)
    if g.events is not None:
        g.tell("scythe-did-fly", {"seat": f"seat:{seat}", "from": g.named(ships.at[seat]), "to": g.named(to)})
    ships.at[seat] = to
    g.stirred = True  # under some tiles an airship controls what is below it
    ships.steps_left -= 1
    ships.steps_made += 1
    ships.loaded = False


class Land(ScytheStep):
    """scythe:airship.range-sequential  The move is over for this Move action; then what the tiles add."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        ships = AIRSHIP_STATE.of(g)
        g.turn.moved |= BIT[AIRSHIP]
        cargo.settle(g, self.seat)
        ships.steps_left = 0
        ships.steps_made = 0
        ships.loaded = False
        for tile in reversed(tiles_of(g, self.seat)):
            g.then_all(tile.flight_ends(g, self.seat, ships.at[self.seat]))


FLY: Final = [Fly(seat) for seat in range(MAX_SEATS)]
LAND: Final = [Land(seat) for seat in range(MAX_SEATS)]
AIRSHIPS: Final = Airships("airships")
