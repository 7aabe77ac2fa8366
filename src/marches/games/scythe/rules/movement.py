"""Where a unit may step, and why not elsewhere."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, LAKE, MINE, WORKER_UNIT, HexId
from marches.kernel.line import Reason
from marches.kernel.step import Seat


def tunnels_for(g: ScytheGame, seat: Seat) -> i64:
    """scythe:move.tunnels, scythe:build.mine, scythe:build.mine-enemy-control, scythe:build.mine-all-units,
    scythe:desolation.mill-mine
    The tunnels a seat may use: those of the board, its own Mine (or its whole side's), no matter who controls it, and
    what rules add.
    """
    found = g.board.tunnels | g.rules.tunnels(g, seat)
    if g.rules.one_side:
        for other in range(g.players):
            mine = g.structure_at(other, MINE)
            if mine >= 0:
                found |= BIT[mine]
        return found
    mine = g.structure_at(seat, MINE)
    return found if mine < 0 else found | BIT[mine]


def reach(g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
    """scythe:move.two-units, scythe:move.river, scythe:move.lake, scythe:move.from-home-base
    The hexes a unit may step to from where it is.
    """
    found = g.board.land[at]
    tunnels = tunnels_for(g, seat)
    if tunnels >> at & 1:
        found |= tunnels
    found |= g.rules.extra_steps(g, seat, unit, at)
    if unit == WORKER_UNIT:
        others = g.other_units(seat)
        if g.other_fighters(seat) >> at & 1:
            return 0
        found &= ~others
    found &= ~g.rules.blocked_steps(g, seat, unit, at)
    return found & ~BIT[at]


def why_no_step(g: ScytheGame, seat: Seat, unit: int, at: HexId, to: HexId) -> Reason | None:
    """Why a unit may not step there; None if it may."""
    if reach(g, seat, unit, at) >> to & 1:
        return None
    board = g.board
    facts = {"from": g.named(at), "to": g.named(to)}
    if unit == WORKER_UNIT and g.other_fighters(seat) >> at & 1:
        return Reason("scythe:move.worker-vs-fighters.leave", "scythe-why-worker-held", {"hex": g.named(at)})
    blocked = g.rules.why_blocked(g, seat, unit, at, to)
    if blocked is not None:
        return blocked
    if unit == WORKER_UNIT and g.other_units(seat) >> to & 1:
        fighters = g.other_fighters(seat) >> to & 1
        rule = "scythe:move.worker-vs-fighters.enter" if fighters else "scythe:move.worker-vs-workers"
        return Reason(rule, "scythe-why-worker-alone", {"hex": g.named(to)})
    if board.bases >> to & 1:
        return Reason("scythe:move.no-home-base", "scythe-why-home-base", {"hex": g.named(to)})
    if board.river[at] >> to & 1:
        return Reason("scythe:move.river", "scythe-why-river", {**facts})
    if board.terrain[to] == LAKE:
        return Reason("scythe:move.lake", "scythe-why-lake", {"hex": g.named(to)})
    if board.terrain[at] == LAKE:
        return Reason("scythe:deploy.lake.worker-stuck", "scythe-why-on-lake", {"hex": g.named(at)})
    return Reason("scythe:move.two-units", "scythe-why-too-far", {**facts})


def why_not_controlled(g: ScytheGame, seat: Seat, at: HexId) -> Reason | None:
    """Why a seat does not control a hex; None if it does."""
    if g.controlled(seat) >> at & 1:
        return None
    if g.board.bases >> at & 1:
        return Reason("scythe:concept.home-base.not-territory", "scythe-why-no-territory", {"hex": g.named(at)})
    holder = g.controller(at)
    if holder < 0:
        return Reason("scythe:control.units", "scythe-why-nobody-there", {"hex": g.named(at)})
    rule = "scythe:move.enemy-fighters.control" if g.units(seat) >> at & 1 else "scythe:control.single-owner"
    return Reason(rule, "scythe-why-held-by-other", {"hex": g.named(at), "seat": f"seat:{holder}"})
