"""Where new mechs and structures may stand."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.scythe.rules.movement import why_not_controlled
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import LAKE, HexId
from marches.kernel.line import Reason
from marches.kernel.step import Seat


def places(g: ScytheGame, seat: Seat) -> i64:
    """scythe:deploy.placement, scythe:build.placement  Controlled land with a worker, and what rules add."""
    return (g.with_worker(seat) | g.rules.placing(g, seat)) & ~g.board.of_terrain[LAKE] & g.board.territories


def tried(g: ScytheGame, seat: Seat) -> i64:
    """Where a person might try to place something: everywhere the seat has a piece."""
    return g.units(seat) | g.structures[seat] | places(g, seat)


def why_nowhere(rule: str) -> Reason:
    """scythe:deploy.no-home-base, scythe:build.no-home-base  No controlled land has a worker (and room)."""
    return Reason(f"scythe:{rule}.placement", "scythe-why-no-place")


def why_no_place(g: ScytheGame, seat: Seat, at: HexId, rule: str) -> Reason | None:
    """Why nothing can be placed on a hex."""
    if places(g, seat) >> at & 1:
        return None
    if g.board.bases >> at & 1:
        return Reason(f"scythe:{rule}.no-home-base", "scythe-why-no-territory", {"hex": g.named(at)})
    if g.board.terrain[at] == LAKE:
        return Reason(f"scythe:{rule}.no-lake", "scythe-why-not-on-lake", {"hex": g.named(at)})
    held = why_not_controlled(g, seat, at)
    if held is not None:
        return held
    return Reason(f"scythe:{rule}.placement", "scythe-why-no-worker-there", {"hex": g.named(at)})
