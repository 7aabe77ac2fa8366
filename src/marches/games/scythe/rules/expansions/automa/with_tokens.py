"""Flags and Traps of an Automa: one after every move of its character, without choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.data.words import TRAP_IDS
from marches.games.scythe.rules.actions import Pick, picks
from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend, bends
from marches.games.scythe.rules.expansions.automa.state import automa_seats
from marches.games.scythe.rules.factions.abilities import FACTION_RULES
from marches.games.scythe.rules.factions.albion import flags
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE, TRAP_KINDS, free_for_token
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame, ScytheStep, faction_seat
from marches.games.scythe.rules.tables import BIT, CHARACTER, NOWHERE, HexId, size
from marches.kernel.deck import Draw
from marches.kernel.step import Seat

ALBION: Final = "albion"
TOGAWA: Final = "togawa"
FENRIS: Final = "fenris"
LAY_ANY_TRAP: Final = picks("lay-random-trap", "trap", TRAP_IDS)


class WithTokens(Bend):
    """scythe:automa.invaders.flags, scythe:automa.invaders.traps  After every move of its character."""

    def moved(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        return token_steps(g, seat, at) if unit == CHARACTER else []


def token_steps(g: ScytheGame, seat: Seat, at: HexId) -> Steps:
    """The Flag or Trap that its faction leaves on a territory."""
    if faction_seat(g, ALBION) == seat:
        return [LayFlag(seat, at)]
    if faction_seat(g, TOGAWA) == seat and not any(bend.keeps_traps(g, seat) for bend in bends(g)):
        return [LayTrap(seat, at)]
    return []


class LayFlag(ScytheStep):
    """scythe:automa.invaders.flags  A Flag, if one is left, the unit is still there, and there is no token."""

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        there = g.fighters[self.seat] >> self.at & 1
        if there and size(TOKEN_STATE.of(g).flags) < flags(g) and free_for_token(g, self.at):
            TOKEN_STATE.of(g).flags |= BIT[self.at]
            g.tell("scythe-did-place-flag", {"seat": f"seat:{self.seat}", "hex": g.named(self.at)})


class LayTrap(Draw[ScytheGame, Pick]):
    """scythe:automa.invaders.traps  Nature lays one of the Traps that are left, armed; nobody sees which."""

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def stream(self) -> str:
        return "traps"

    def deck(self, g: ScytheGame) -> i64:
        """Traps that have not been placed yet, as a mask."""
        found: i64 = 0
        for trap in range(TRAP_KINDS):
            if TOKEN_STATE.of(g).traps[trap] == NOWHERE:
                found |= BIT[trap]
        return found

    def waits(self, g: ScytheGame) -> bool:
        there = g.fighters[self.seat] >> self.at & 1 == 1
        return there and self.deck(g) != 0 and free_for_token(g, self.at)

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return LAY_ANY_TRAP[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        state = TOKEN_STATE.of(g)
        state.traps[action.index] = self.at
        state.armed |= BIT[action.index]
        g.tell("scythe-did-place-trap", {"seat": f"seat:{self.seat}", "hex": g.named(self.at)})


class TokenRules(Source):
    """scythe:automa.invaders.flags, scythe:automa.invaders.traps, scythe:automa.fenris.setup
    What tokens on the map do is the same for every owner. An Automa's character places them without being asked.
    """

    def rules(self, g: ScytheGame) -> list[Held]:
        ids = g.kit.mats.faction_ids
        found: list[Held] = []
        for seat in automa_seats(g):
            faction = ids[g.seating.faction[seat]]
            if faction in (ALBION, TOGAWA, FENRIS):
                found.append(Held(seat, FACTION_RULES[faction][0]))
        return found


register(TokenRules())
add_bend(WithTokens())
