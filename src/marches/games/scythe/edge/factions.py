"""Flags and Traps as they are seen, written, re-dealt and counted. What an armed Trap costs is its owner's secret."""

from __future__ import annotations

from random import Random

from marches.games.scenario import Row
from marches.games.scythe.data.words import TRAP_IDS
from marches.games.scythe.edge.extras import TokensView, TrapView
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.alliances.state import ALLIANCE_STATE, knows_trap
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE, TRAP_KINDS
from marches.games.scythe.rules.state import ScytheGame, faction_seat
from marches.games.scythe.rules.tables import hexes_of
from marches.kernel.step import Seat

TOGAWA = "togawa"


class Tokens(ModuleView):
    """scythe:faction.togawa.trap-briefing  Everyone sees where the Traps are and if they are armed, not their cost."""

    name = "tokens"

    def in_use(self, g: ScytheGame) -> bool:
        return TOKEN_STATE.in_use(g)

    def view(self, g: ScytheGame, seat: Seat) -> TokensView:
        state = TOKEN_STATE.of(g)
        traps = []
        for trap in sorted(range(TRAP_KINDS), key=lambda trap: state.traps[trap]):
            if state.traps[trap] >= 0:
                known = TRAP_IDS[trap] if knows(g, seat, trap) else ""
                traps.append(TrapView(g.board.id(state.traps[trap]), bool(state.armed >> trap & 1), known))
        return TokensView([g.board.id(at) for at in hexes_of(state.flags)], traps)

    def dump(self, g: ScytheGame) -> list[str]:
        state = TOKEN_STATE.of(g)
        rows = [f"flag {g.board.id(at)}" for at in hexes_of(state.flags)]
        for trap in range(TRAP_KINDS):
            if state.traps[trap] >= 0:
                words = ["armed"] if state.armed >> trap & 1 else []
                words += ["shown"] if state.shown >> trap & 1 else []
                rows.append(f"trap {TRAP_IDS[trap]}: {' '.join([g.board.id(state.traps[trap]), *words])}")
        return rows

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] not in ("flag", "trap"):
            return False
        if not TOKEN_STATE.in_use(g):
            raise row.fail("no faction with tokens is in this game")
        state = TOKEN_STATE.of(g)
        if row.head[0] == "flag":
            state.flags |= 1 << hex_named(g, row, row.head[1])
            return True
        trap = row.one_of(row.head[1], TRAP_IDS)
        words = row.clauses[0]
        state.traps[trap] = hex_named(g, row, words[0])
        state.armed |= int("armed" in words) << trap
        state.shown |= int("shown" in words) << trap
        return True

    def redeal(self, g: ScytheGame, seat: Seat, rng: Random) -> None:
        state = TOKEN_STATE.of(g)
        hidden = [trap for trap in range(TRAP_KINDS) if not knows(g, seat, trap)]
        laid = laid_by_ally(g)
        places = [(state.traps[trap], state.armed >> trap & 1, laid >> trap & 1) for trap in hidden]
        rng.shuffle(places)
        for trap, (at, armed, by_ally) in zip(hidden, places, strict=True):
            state.traps[trap] = at
            state.armed = state.armed & ~(1 << trap) | armed << trap
            laid = laid & ~(1 << trap) | by_ally << trap
        if ALLIANCE_STATE.in_use(g):
            ALLIANCE_STATE.of(g).laid = laid


def knows(g: ScytheGame, seat: Seat, trap: int) -> bool:
    """scythe:faction.togawa.trap-briefing, scythe:alliance.maifuku
    Whether a seat knows what a Trap costs: it is Togawa's secret, and that of an ally who shares the supply.
    """
    if TOKEN_STATE.of(g).shown >> trap & 1:
        return True
    if seat < 0 or not g.seating.led(seat):
        return False
    return seat == faction_seat(g, TOGAWA) or (ALLIANCE_STATE.in_use(g) and knows_trap(g, seat, trap))


def laid_by_ally(g: ScytheGame) -> int:
    """Traps that an ally has laid, as a mask: that is open to all."""
    return ALLIANCE_STATE.of(g).laid if ALLIANCE_STATE.in_use(g) else 0


def hex_named(g: ScytheGame, row: Row, name: str) -> int:
    """The hex a scenario names."""
    at = g.board.place(name)
    if at < 0:
        raise row.fail(f"the board has no hex {name!r}")
    return at


MODULE_VIEWS.append(Tokens())
