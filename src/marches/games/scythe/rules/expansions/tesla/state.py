"""Where Mad Tesla is and how he fares."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.edge.components import MAD_TESLA
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, LOWEST_CARD, NOWHERE, HexId

MODULE: Final = "mad-tesla"
ENDING: Final = "mad-tesla-end"
AT_SIXTH_STAR: Final = "sixth-star"


class MadTeslaState(ModuleState):
    """His hex (NOWHERE before the game and once he is destroyed) and his health."""

    def __init__(self, at: HexId, health: int) -> None:
        self.at = at
        self.health = health

    def copy(self) -> ModuleState:
        return MadTeslaState(self.at, self.health)


def mad_tesla(g: ScytheGame) -> MadTeslaState:
    for state in g.module_states:
        if isinstance(state, MadTeslaState):
            return state
    raise LookupError("Mad Tesla is not in this game")


def has_mad_tesla(g: ScytheGame) -> bool:
    return any(isinstance(state, MadTeslaState) for state in g.module_states)


def put_tesla(g: ScytheGame, at: HexId) -> None:
    """scythe:tesla.mad.control  Mad Tesla stands on a hex, or on none; there he is everyone's enemy."""
    mad_tesla(g).at = at
    g.put_wild(BIT[at] if at >= 0 else 0)


def strength(g: ScytheGame) -> int:
    """scythe:tesla.mad.strength  The two top cards of the discard pile; the die is still to come."""
    total = 0
    for kind in g.discard[-MAD_TESLA.discards :]:
        total += LOWEST_CARD + kind
    return total


def ends_the_game(g: ScytheGame) -> bool:
    """scythe:tesla.mad.end, scythe:tesla.mad.resolution  Whether the game ends with him; a resolution tile decides."""
    return g.options.text(ENDING) != AT_SIXTH_STAR and not g.options.has("resolution")


def destroyed(g: ScytheGame) -> bool:
    state = mad_tesla(g)
    return state.at == NOWHERE and state.health <= 0
