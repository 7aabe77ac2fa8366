"""What Desolation has on the table: its units, timer, stars and cards, the tiles, and who helps whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.edge.desolation_data import desolation_file
from marches.games.scythe.rules.kit import KitPart, PartOf
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.state import ScytheGame, StateOf
from marches.games.scythe.rules.tables import BIT, CARD_KINDS, LOWEST_CARD, NOWHERE, RESOURCE_KINDS, HexId
from marches.kernel.action import ActionTable

MODULE: Final = "desolation"
FACTION: Final = "desolation-faction"
"""The option that names the faction that takes the part of Desolation."""
FREE: Final = "free"
HARDER: Final = "desolation-harder"
RECOMMENDED: Final = "fenris"


class DesolationBox(KitPart):
    """What is printed for Desolation."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        found = desolation_file(data).desolation
        self.units: Final[int] = found.units
        self.popularity: Final[int] = found.popularity
        self.stars: Final[int] = found.stars
        self.moves_from: Final[int] = found.moves_from
        self.most_power: Final[int] = found.most_power
        self.tiles: Final[list[int]] = found.tiles
        """By number of players, from one: how many Triumph Tiles are in play."""


DESOLATION_PART: Final = PartOf(DesolationBox)


class DesolationState(ModuleState):
    """What Desolation has. Everyone may see all of it."""

    def __init__(self, like: DesolationState | None, players: int, units: int = 0, popularity: int = 0) -> None:
        self.units: Final[list[int]] = [NOWHERE] * units if like is None else like.units.copy()
        """The hexes of its units; NOWHERE for one that is destroyed, or not placed yet."""
        self.popularity: int = popularity if like is None else like.popularity
        self.stars: int = 0 if like is None else like.stars
        self.cards: Final[list[int]] = [0] * CARD_KINDS if like is None else like.cards.copy()
        """Combat cards beside its tile, by kind."""
        self.blue: int = 0 if like is None else like.blue
        """What the blue die showed last, from 1; 0 before the first roll."""
        self.orange: int = 0 if like is None else like.orange
        self.tiles: list[int] = [] if like is None else like.tiles.copy()
        """The Triumph Tiles, as places in the list of all kinds."""
        self.starred: list[int] = [] if like is None else like.starred.copy()
        """By tile: the seats that have a star there, as a mask."""
        self.help: Final[list[int]] = [0] * (players * CARD_KINDS) if like is None else like.help.copy()
        """In a joint defence: the cards that helpers have played, by seat and kind."""
        self.fighting: i64 = 0 if like is None else like.fighting
        """The seats that take part in the present combat, as a mask."""
        self.entered: i64 = 0 if like is None else like.entered
        """Hexes its units entered this turn whose combats are still to be fought, as a mask."""
        self.lent: Final[list[int]] = [0] * (players * RESOURCE_KINDS) if like is None else like.lent.copy()
        """Tokens the active player may still spend this turn, by owner and kind."""
        self.asked: i64 = 0 if like is None else like.asked
        """What the active player has asked for this turn, as a mask of owner * RESOURCE_KINDS + kind."""
        self.players: Final = players

    def copy(self) -> ModuleState:
        return DesolationState(self, self.players)


DESOLATION_STATE: Final = StateOf(DesolationState)


def put_units(g: ScytheGame, places: list[int]) -> None:
    """scythe:desolation.control  Put its units on these hexes (NOWHERE: destroyed). They are hostile to all players."""
    state = DESOLATION_STATE.of(g)
    g.wild = 0
    for unit in range(len(places)):
        state.units[unit] = places[unit]
        if places[unit] >= 0:
            g.wild |= BIT[places[unit]]


def base_power(g: ScytheGame) -> int:
    """scythe:desolation.combat-base-power  The sum of the cards beside its tile, 16 at most."""
    cards, total = DESOLATION_STATE.of(g).cards, 0
    for kind in range(CARD_KINDS):
        total += (LOWEST_CARD + kind) * cards[kind]
    return min(DESOLATION_PART.of(g.kit).most_power, total)


def played_by(g: ScytheGame) -> int:
    """scythe:desolation.setup-faction
    The faction that takes its part: the one the host named, or Fenris, or the first that nobody plays.
    """
    ids = g.kit.mats.faction_ids
    for name in (g.options.text(FACTION), RECOMMENDED, *ids):
        if name in ids and g.seating.seat_of(ids.index(name)) < 0:
            return ids.index(name)
    raise LookupError("every faction is played")


def in_turn_order(g: ScytheGame, seats: i64) -> list[int]:
    """scythe:desolation.leader  These seats (a mask) in turn order: the first of them leads."""
    return [seat for seat in g.seating.clockwise_from(g.seating.first) if seats >> seat & 1]


def fighters_on(g: ScytheGame, at: HexId) -> i64:
    """The seats with characters or mechs on a hex, as a mask."""
    found: i64 = 0
    for seat in range(g.players):
        if g.fighters[seat] >> at & 1:
            found |= BIT[seat]
    return found
