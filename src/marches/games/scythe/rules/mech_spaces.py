"""The mech spaces of a faction mat: which ability a deployed mech uncovers, printed there or placed over it."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame, StateOf
from marches.games.scythe.rules.tables import MECHS
from marches.kernel.step import Seat

PLACEABLE: Final[dict[str, list[Rule]]] = {}
"""Abilities that a token can put on a mech space: by name, one rule for each space."""


def add_placeable(rules: list[Rule]) -> None:
    """Register an ability that tokens can put on any mech space. `rules` has it once for each space."""
    if len(rules) != MECHS:
        raise ValueError(f"{rules[0].name}: {len(rules)} rules, one is needed for each of the {MECHS} spaces")
    PLACEABLE[rules[0].name] = rules


class MechSpaces(ModuleState):
    """What tokens cover: by seat and space, the name of the ability placed there.

    The name is empty if the printed ability is visible.
    """

    def __init__(self, placed: list[str]) -> None:
        self.placed: Final = placed

    def copy(self) -> ModuleState:
        return MechSpaces(self.placed.copy())


SPACES_STATE: Final = StateOf(MechSpaces)
"""The tokens on mech spaces, in a game that has any."""


def put_ability(g: ScytheGame, seat: Seat, space: int, ability: str) -> None:
    """scythe:vesna.tokens-locked  A token is placed on a mech space, for the rest of the game."""
    state = SPACES_STATE.find(g)
    if state is None:
        state = MechSpaces([""] * (g.players * MECHS))
        g.module_states.append(state)
    state.placed[seat * MECHS + space] = ability


def is_printed(g: ScytheGame, seat: Seat, space: int) -> bool:
    """Whether there is no token on a space."""
    state = SPACES_STATE.find(g)
    return state is None or not state.placed[seat * MECHS + space]


def ability_of(g: ScytheGame, seat: Seat, space: int) -> str:
    """The ability that the mech of a space uncovers."""
    state = SPACES_STATE.find(g)
    placed = state.placed[seat * MECHS + space] if state is not None else ""
    return placed if placed else g.kit.mats.mechs[g.seating.faction[seat]][space]
