"""Airship tiles: what they are to the rules, which are in play, how they are drawn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_PART, AIRSHIP_STATE, NO_TILE
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.kit import Kit, KitPart, PartOf
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.sources import SOURCES
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, HexId, hexes_of
from marches.kernel.action import Action, ActionTable
from marches.kernel.deck import Draw
from marches.kernel.line import Reason
from marches.kernel.step import Seat

NAMED: Final = "airship-tiles"
EACH_OWN: Final = "own-airship-tiles"
"""The option of the advanced variant."""


class Tile(Rule):
    """One tile. Besides the points every rule may bend, it may add to the flight of its airship."""

    def flight_offers(self, g: ScytheGame, seat: Seat, at: HexId) -> list[Action]:
        """What else the airship may do in its place."""
        return []

    def why_not_in_flight(self, g: ScytheGame, seat: Seat, at: HexId, action: Action) -> Reason | None:
        """Why such an offer may not be taken now."""
        return None

    def use_in_flight(self, g: ScytheGame, seat: Seat, at: HexId, action: Action) -> Steps | None:
        """What such an offer does."""
        return None

    def flight_ends(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        """The airship's move is over."""
        return []


TILES: Final[dict[str, Tile]] = {}


def add_tile(tile: Tile) -> None:
    """Register a tile's rule, which has the tile's name in the data."""
    TILES[tile.name] = tile


class TileRules(KitPart):
    """The airship tiles of a kit, as rules."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.aggressive: Final[list[Tile]] = [TILES[tile.id] for tile in data.aggressive]
        self.passive: Final[list[Tile]] = [TILES[tile.id] for tile in data.passive]


TILES_PART: Final = PartOf(TileRules)


def tiles_of(g: ScytheGame, seat: Seat) -> list[Tile]:
    """scythe:airship.shared-abilities  Both tiles of a seat's airship, at all times; none before they are drawn."""
    ships, known = AIRSHIP_STATE.of(g), TILES_PART.of(g.kit)
    found: list[Tile] = []
    if ships.aggressive[seat] != NO_TILE:
        found.append(known.aggressive[ships.aggressive[seat]])
    if ships.passive[seat] != NO_TILE:
        found.append(known.passive[ships.passive[seat]])
    return found


def has_tile(g: ScytheGame, seat: Seat, name: str) -> bool:
    ships, known = AIRSHIP_STATE.of(g), AIRSHIP_PART.of(g.kit)
    aggressive, passive = ships.aggressive[seat], ships.passive[seat]
    if aggressive != NO_TILE and known.aggressive[aggressive] == name:
        return True
    return passive != NO_TILE and known.passive[passive] == name


def holders_over(g: ScytheGame, name: str, at: HexId, but: int) -> list[int]:
    """Opponents of a seat whose airships are over a hex under a tile of that name."""
    if g.rules.one_side:
        return []
    over = AIRSHIP_STATE.of(g).over(at) & ~BIT[but]
    return [seat for seat in hexes_of(over) if has_tile(g, seat, name)]


def named_tiles(options: Options) -> list[str]:
    """The tiles a table has chosen by name."""
    return options.text(NAMED).replace(",", " ").split()


def in_play(kit: Kit, options: Options, aggressive: bool) -> i64:
    """The tiles of one kind that may be drawn: those chosen by name, or all but stand-ins, which house tiles add."""
    known = AIRSHIP_PART.of(kit)
    ids = known.aggressive if aggressive else known.passive
    ours = known.aggressive_ours if aggressive else known.passive_ours
    named = [name for name in named_tiles(options) if name in ids]
    out = [name for source in SOURCES for name in source.unused(options)]
    found: i64 = 0
    for tile in range(len(ids)):
        if ids[tile] not in out and (ids[tile] in named or not named) and (options.on("house-tiles") or not ours[tile]):
            found |= BIT[tile]
    return found


class DrawTile(Draw[ScytheGame, Pick]):
    """scythe:airship.setup-tiles, scythe:airship.variant-individual  Nature reveals a tile of one kind.

    It belongs to everyone, or in the advanced variant to the seat.
    """

    def __init__(self, seat: Seat, aggressive: bool) -> None:
        self.seat: Final = seat
        """Whose tile it is; -1 if it is everyone's."""
        self.aggressive: Final = aggressive

    def stream(self) -> str:
        return "aggressive-tiles" if self.aggressive else "passive-tiles"

    def deck(self, g: ScytheGame) -> i64:
        found = in_play(g.kit, g.options, self.aggressive)
        lying = AIRSHIP_STATE.of(g).aggressive if self.aggressive else AIRSHIP_STATE.of(g).passive
        for seat in range(g.players):
            if lying[seat] != NO_TILE:
                found &= ~BIT[lying[seat]]
        return found

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        known = AIRSHIP_PART.of(g.kit)
        return known.draw[place if self.aggressive else len(known.aggressive) + place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        lay_tile(g, self.seat, action.index)
        if g.events is not None:
            tile = f"airship-tile:{action.names['airship-tile']}"
            if self.seat < 0:
                g.tell("scythe-did-draw-airship-tile", {"tile": tile})
            else:
                g.tell("scythe-did-draw-own-airship-tile", {"seat": f"seat:{self.seat}", "tile": tile})


def lay_tile(g: ScytheGame, seat: Seat, tile: int) -> None:
    """A tile (numbered through both kinds) becomes active for a seat, or for all (-1)."""
    ships, first_passive = AIRSHIP_STATE.of(g), len(AIRSHIP_PART.of(g.kit).aggressive)
    for one in range(g.players):
        if seat in (one, -1):
            if tile < first_passive:
                ships.aggressive[one] = tile
            else:
                ships.passive[one] = tile - first_passive
    g.reassemble()
