"""Flags and Traps: tokens that characters leave behind, one to a territory, for good."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.data.words import TRAP_IDS
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import Source, register
from marches.games.scythe.rules.state import ScytheGame, ScytheStep, StateOf
from marches.games.scythe.rules.tables import BIT, CHAMPION, CHARACTER, NOWHERE, HexId, hexes_of
from marches.games.scythe.rules.trips import contested
from marches.games.scythe.rules.under_way import claim_turn_slot
from marches.kernel.step import Seat, Step

TRAP_KINDS: Final = len(TRAP_IDS)
AWAITED: Final = claim_turn_slot("hexes where a token may be placed once combat and encounter are over, as a mask")


class TokenState(ModuleState):
    """Where the tokens are: flags as a mask; each Trap's hex, which Traps are armed and which everyone has seen."""

    def __init__(self, flags: i64, traps: list[int], armed: int, shown: int) -> None:
        self.flags = flags
        self.traps = traps
        self.armed = armed
        self.shown = shown

    def copy(self) -> ModuleState:
        return TokenState(self.flags, self.traps.copy(), self.armed, self.shown)

    def trap_at(self, at: HexId) -> int:
        """The Trap on a hex, or -1."""
        return self.traps.index(at) if at in self.traps else -1

    def trap_hexes(self) -> i64:
        found: i64 = 0
        for at in self.traps:
            if at >= 0:
                found |= BIT[at]
        return found

    def armed_hexes(self) -> i64:
        found: i64 = 0
        for trap in range(TRAP_KINDS):
            if self.armed >> trap & 1:
                found |= BIT[self.traps[trap]]
        return found


class TokenSource(Source):
    """The state of tokens, in games in which a faction has any."""

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        for seat in range(g.players):
            if g.kit.mats.tokens[g.seating.faction[seat]]:
                return [TokenState(0, [NOWHERE] * TRAP_KINDS, 0, 0)]
        return []


register(TokenSource())


TOKEN_STATE: Final = StateOf(TokenState)
"""The tokens on the board."""


class AwaitToken(ScytheStep):
    """scythe:faction.albion.exalt-timing, scythe:faction.togawa.maifuku-timing  The token waits for the outcome."""

    def __init__(self, at: HexId) -> None:
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        g.turn.notes[AWAITED] |= BIT[self.at]


def leads(unit: int) -> bool:
    """scythe:tesla.unit  Whether a unit is a character, or the champion, who is one too."""
    return unit in (CHARACTER, CHAMPION)


def must_wait(g: ScytheGame, seat: Seat, at: HexId) -> bool:
    """Whether the character has come to a combat or an encounter."""
    return contested(g, seat) >> at & 1 == 1 or g.encounters >> at & 1 == 1


def awaited(g: ScytheGame, seat: Seat) -> list[int]:
    """Where the character, or the champion, waited to place a token and still is."""
    return hexes_of(g.turn.notes[AWAITED] & g.leaders(seat))


def free_for_token(g: ScytheGame, at: HexId) -> bool:
    """scythe:faction.albion.flag-one-token, scythe:faction.togawa.trap-one-token, scythe:fenris.influence-blockers
    Whether a token may be placed on a territory: there is none yet.
    """
    return g.board.territories >> at & 1 == 1 and not g.rules.tokens_on(g) >> at & 1


class LeavesToken(Rule):
    """A character may leave a token where its move ends. If it meets someone there, this comes after that is
    settled.
    """

    def offer(self, seat: Seat, at: HexId) -> Step[Any]:
        """The question whether to place one."""
        raise NotImplementedError

    def trip_ends(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        if not leads(unit):
            return []
        return [AwaitToken(at)] if must_wait(g, seat, at) else [self.offer(seat, at)]

    def moves_end(self, g: ScytheGame, seat: Seat) -> Steps:
        return [self.offer(seat, at) for at in awaited(g, seat)]
