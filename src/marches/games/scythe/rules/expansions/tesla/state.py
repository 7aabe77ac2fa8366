"""Where Mad Tesla is and how he fares."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import SIDES
from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.kit import KitPart, PartOf, card_picks, count_picks
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame, StateOf
from marches.games.scythe.rules.tables import BIT, LOWEST_CARD, NOWHERE, HexId
from marches.kernel.action import ActionTable

MODULE: Final = "mad-tesla"
ENDING: Final = "mad-tesla-end"
AT_SIXTH_STAR: Final = "sixth-star"


class TeslaBox(KitPart):
    """What is printed for Mad Tesla, and the dice, which Desolation is played with too."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        found = data.fenris.tesla
        self.health: Final[int] = found.mad_tesla.health
        self.discards: Final[int] = found.mad_tesla.discards
        """The combat cards his strength is read from."""
        self.reward: Final[int] = found.mad_tesla.reward
        sides = found.direction_tile.sides
        self.leads_to: Final = [SIDES.index(side) for side in sides]
        """scythe:tesla.mad.direction  By the number of the blue die: the side of a hex, as the board numbers them."""
        self.roll_blue: Final = card_picks(actions, "roll-direction", "direction", [side.lower() for side in sides])
        self.faces: Final[int] = found.die
        self.roll_orange: Final = count_picks(actions, "roll-orange", 1, found.die)


TESLA_PART: Final = PartOf(TeslaBox)


class MadTeslaState(ModuleState):
    """His hex (NOWHERE before the game and once he is destroyed) and his health."""

    def __init__(self, at: HexId, health: int) -> None:
        self.at = at
        self.health = health

    def copy(self) -> ModuleState:
        return MadTeslaState(self.at, self.health)


MAD_TESLA_STATE: Final = StateOf(MadTeslaState)


def put_tesla(g: ScytheGame, at: HexId) -> None:
    """scythe:tesla.mad.control  Put Mad Tesla on a hex, or on none. He is everyone's enemy there."""
    MAD_TESLA_STATE.of(g).at = at
    g.put_wild(BIT[at] if at >= 0 else 0)


def strength(g: ScytheGame) -> int:
    """scythe:tesla.mad.strength  The two top cards of the discard pile; the die is still to come."""
    total = 0
    for kind in g.discard[-TESLA_PART.of(g.kit).discards :]:
        total += LOWEST_CARD + kind
    return total


def ends_the_game(g: ScytheGame) -> bool:
    """scythe:tesla.mad.end, scythe:tesla.mad.resolution  Whether the game ends with him; a resolution tile decides."""
    return g.options.text(ENDING) != AT_SIXTH_STAR and not g.options.has("resolution")


def destroyed(g: ScytheGame) -> bool:
    state = MAD_TESLA_STATE.of(g)
    return state.at == NOWHERE and state.health <= 0
