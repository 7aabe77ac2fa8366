"""Who holds whose Alliance token, and which are broken."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.edge.components import Components
from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE
from marches.games.scythe.rules.kit import KitPart, PartOf
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame, StateOf
from marches.games.scythe.rules.tables import BIT
from marches.kernel.action import ActionTable
from marches.kernel.step import Seat

MODULE: Final = "alliances"
ABILITY: Final[dict[str, str]] = {token.id: token.ability for token in SHIPPED.alliances.tokens}
"""By faction: what its token lends."""


class AllianceBox(KitPart):
    """The coins of the module: those printed on the tokens, for the one without an ally, and lost by a breach."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        found = data.fenris.alliances
        self.coins: Final[dict[str, int]] = {token.id: token.coins for token in found.tokens}
        """By faction: the coins its token brings the player who receives it."""
        self.left_over: Final[int] = found.left_over
        self.penalty: Final[int] = found.penalty


ALLIANCE_PART: Final = PartOf(AllianceBox)


class AllianceState(ModuleState):
    """By seat: whose token it holds, whether that is flipped (as a mask), and the Traps it knows from a time when it
    shared the supply. Also the Traps that an ally laid, as a mask.
    """

    def __init__(self, held: list[int], broken: int, laid: int, knows: list[int]) -> None:
        self.held: Final = held
        self.broken = broken
        self.laid = laid
        self.knows: Final = knows

    def copy(self) -> ModuleState:
        return AllianceState(self.held.copy(), self.broken, self.laid, self.knows.copy())


ALLIANCE_STATE: Final = StateOf(AllianceState)


def faction_of(g: ScytheGame, seat: Seat) -> str:
    return g.kit.mats.faction_ids[g.seating.faction[seat]]


def free(g: ScytheGame, seat: Seat) -> bool:
    """scythe:alliance.propose  Whether a seat still holds its own token."""
    return ALLIANCE_STATE.of(g).held[seat] == seat


def partner(g: ScytheGame, seat: Seat) -> int:
    """Whose token a seat holds, or -1 while it holds its own."""
    held = ALLIANCE_STATE.of(g).held[seat]
    return held if held != seat else -1


def is_broken(g: ScytheGame, seat: Seat) -> bool:
    """Whether the token a seat holds is flipped."""
    return ALLIANCE_STATE.of(g).broken >> seat & 1 == 1


def lender(g: ScytheGame, seat: Seat) -> int:
    """scythe:alliance.ability, scythe:alliance.break-effect  Whose ability a seat has borrowed, or -1."""
    return -1 if is_broken(g, seat) else partner(g, seat)


def swap(g: ScytheGame, one: int, other: Seat) -> None:
    """Two seats hold each other's token."""
    held = ALLIANCE_STATE.of(g).held
    held[one], held[other] = other, one


def flip(g: ScytheGame, seat: Seat) -> None:
    """scythe:alliance.break-effect  The token a seat holds is flipped; it remembers what it saw of the Traps."""
    state = ALLIANCE_STATE.of(g)
    state.broken |= BIT[seat]
    if TOKEN_STATE.in_use(g) and faction_of(g, state.held[seat]) == "togawa":
        traps = TOKEN_STATE.of(g).traps
        state.knows[seat] = sum([1 << trap for trap in range(len(traps)) if traps[trap] >= 0])


def knows_trap(g: ScytheGame, seat: Seat, trap: int) -> bool:
    """Whether a seat knows a Trap that is not its own: it shares the supply, or did when the Trap was laid."""
    borrowed = lender(g, seat)
    shares = borrowed >= 0 and faction_of(g, borrowed) == "togawa"
    return shares or ALLIANCE_STATE.of(g).knows[seat] >> trap & 1 == 1
