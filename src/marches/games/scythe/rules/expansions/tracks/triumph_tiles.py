"""Triumph Tiles: ten of sixteen are drawn before anything else and are the track."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.edge.components import Components
from marches.games.scythe.edge.fenris_data import SHIPPED, SLOTS
from marches.games.scythe.rules.actions import Pick, picks
from marches.games.scythe.rules.expansions.tracks.goals import CARDS_STAR, RESOURCES_STAR, TRACK_GOALS
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.kit import Kit, KitPart, PartOf
from marches.games.scythe.rules.seating import Options, Track
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheChance, ScytheGame
from marches.games.scythe.rules.tables import TRIUMPHS
from marches.kernel.action import ActionTable
from marches.kernel.step import Seat, Step

MODULE: Final = "triumphtiles"
TILE_IDS: Final = [tile.id for tile in SHIPPED.tracks.tiles]
TRIUMPH: Final = [TRIUMPH_IDS.index(name) for name in TILE_IDS]
DRAW_TILE: Final = picks("draw-triumph-tile", "triumph", TILE_IDS)


class TriumphTiles(KitPart):
    """What the tiles ask for, and how many there are of each kind."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.need: Final[list[int]] = [tile.need for tile in data.fenris.tracks.tiles]
        self.copies: Final[list[int]] = [tile.copies for tile in data.fenris.tracks.tiles]


TRIUMPH_TILES_PART: Final = PartOf(TriumphTiles)


def track_of(kit: Kit, tiles: list[int]) -> Track:
    """scythe:triumph.setup, scythe:triumph.combat-tiles
    The track these tiles make: one star of each player on each; what did not come up earns none.
    """
    printed = TRIUMPH_TILES_PART.of(kit).need
    need, limit = [0] * TRIUMPHS, [0] * TRIUMPHS
    for tile in tiles:
        need[TRIUMPH[tile]] = printed[tile]
        limit[TRIUMPH[tile]] += 1
    watched = [triumph for triumph in (CARDS_STAR, RESOURCES_STAR) if limit[triumph]]
    return Track(need, limit, [-1] * TRIUMPHS, watched, False)


def tiles_on(track: Track) -> list[int]:
    """How many tiles of each kind are on a track."""
    return [track.limit[TRIUMPH[tile]] for tile in range(len(TILE_IDS))]


class DrawTriumphTile(ScytheChance[Pick]):
    """scythe:triumph.setup  Nature turns up one more tile for everyone."""

    def stream(self) -> str:
        return "triumph-tiles"

    def left(self, g: ScytheGame) -> list[int]:
        """Tiles of each kind that are still face down."""
        out, copies = tiles_on(g.track), TRIUMPH_TILES_PART.of(g.kit).copies
        return [copies[tile] - out[tile] for tile in range(len(TILE_IDS))]

    def tickets(self, g: ScytheGame) -> int:
        return sum(self.left(g))

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        left = self.left(g)
        for tile in range(len(TILE_IDS)):
            if ticket < left[tile]:
                return DRAW_TILE[tile]
            ticket -= left[tile]
        raise IndexError("no such tile")

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        out = tiles_on(g.track)
        out[action.index] += 1
        g.track = track_of(g.kit, [tile for tile in range(len(TILE_IDS)) for _ in range(out[tile])])
        g.tell("scythe-did-draw-triumph-tile", {"triumph": f"triumph:{TILE_IDS[action.index]}"})


class TileSource(Source):
    """Active when the module is selected."""

    def track(self, kit: Kit, options: Options) -> Track | None:
        return track_of(kit, []) if options.has(MODULE) else None

    def before_dealing(self, g: ScytheGame) -> Steps:
        steps: list[Step[Any]] = []
        if g.options.has(MODULE):
            steps += [DrawTriumphTile() for _ in range(SLOTS)]
        return steps

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, TRACK_GOALS)] if g.options.has(MODULE) else []


register(TileSource())
