"""The resolution tile: drawn or chosen at setup, shown to all, active for everyone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.data import ResolutionTile
from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import Pick
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.kit import STAND_IN, Kit, KitPart, PartOf, card_picks
from marches.games.scythe.rules.seating import ModuleState, Options
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import claim_triumph
from marches.games.scythe.rules.state import ScytheGame, StateOf
from marches.games.scythe.rules.tables import BIT
from marches.kernel.action import ActionTable
from marches.kernel.deck import Draw
from marches.kernel.step import Seat

MODULE: Final = "resolution"
NO_TILE: Final = -1
TILE_STAR: Final = claim_triumph("resolution-tile")
"""scythe:resolution.stars-elsewhere  A star on the tile is a star like any other."""


TILE_RULES: Final[dict[str, Rule]] = {}


def add_tile(rule: Rule) -> None:
    """Register the rule of a tile, which has the tile's name."""
    TILE_RULES[rule.name] = rule


class ResolutionTiles(KitPart):
    """The resolution tiles of a kit."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.ids: Final[list[str]] = [tile.id for tile in data.resolution]
        self.rules: Final[list[Rule]] = [TILE_RULES[tile.id] for tile in data.resolution]
        self.stand_in: Final[list[bool]] = [tile.status == STAND_IN for tile in data.resolution]
        self.missions: Final[list[int]] = [tile.missions for tile in data.resolution]
        self.draw: Final = card_picks(actions, "draw-resolution", "resolution", self.ids)
        self.printed: Final = data.resolution
        """The numbers on each tile."""


RESOLUTION_PART: Final = PartOf(ResolutionTiles)


class ResolutionState(ModuleState):
    """The tile in play and what it keeps."""

    def __init__(self, tile: int, missions: list[int], countdown: int, again: i64, rush: bool) -> None:
        self.tile = tile
        self.missions = missions
        """Objectives that everyone can see."""
        self.countdown = countdown
        """Turns until the end; 0 while it has not been started."""
        self.again: i64 = again
        """Tracks whose top a seat has left since it placed its star there, as a mask."""
        self.rush = rush
        """Whether everyone is making their last moves."""

    def copy(self) -> ModuleState:
        return ResolutionState(self.tile, self.missions.copy(), self.countdown, self.again, self.rush)


RESOLUTION_STATE: Final = StateOf(ResolutionState)
"""The tile in play."""


def printed(g: ScytheGame) -> ResolutionTile:
    """The numbers on the tile in play."""
    return RESOLUTION_PART.of(g.kit).printed[RESOLUTION_STATE.of(g).tile]


def named_tile(kit: Kit, options: Options) -> int:
    """scythe:resolution.choose-tile  The tile a table has chosen, or NO_TILE."""
    ids, name = RESOLUTION_PART.of(kit).ids, options.text(MODULE)
    return ids.index(name) if name in ids else NO_TILE


def tiles_in_play(kit: Kit, options: Options) -> i64:
    """The tiles that may be drawn: no stand-ins unless the table wants house tiles."""
    found: i64 = 0
    ours = RESOLUTION_PART.of(kit).stand_in
    for tile in range(len(ours)):
        if not ours[tile] or options.on("house-tiles"):
            found |= BIT[tile]
    return found


class DrawTile(Draw[ScytheGame, Pick]):
    """scythe:resolution.setup  Nature turns up one tile for everyone, unless the table has chosen one."""

    def stream(self) -> str:
        return "resolution"

    def waits(self, g: ScytheGame) -> bool:
        return RESOLUTION_STATE.of(g).tile == NO_TILE

    def deck(self, g: ScytheGame) -> i64:
        return tiles_in_play(g.kit, g.options)

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return RESOLUTION_PART.of(g.kit).draw[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        RESOLUTION_STATE.of(g).tile = action.index
        self.run(g)

    def run(self, g: ScytheGame) -> None:
        """The tile is on the table: its rule is active."""
        tile, known = RESOLUTION_STATE.of(g).tile, RESOLUTION_PART.of(g.kit)
        g.reassemble()
        g.tell("scythe-did-draw-resolution", {"tile": f"resolution:{known.ids[tile]}"})
        for _ in range(known.missions[tile]):
            g.then_one(DrawMission())


class DrawMission(Draw[ScytheGame, Pick]):
    """Nature lays out an objective for everyone."""

    def stream(self) -> str:
        return "missions"

    def waits(self, g: ScytheGame) -> bool:
        return g.objective_deck != 0

    def deck(self, g: ScytheGame) -> i64:
        return g.objective_deck

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return g.kit.draw_objective[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        lay_mission(g, action.index)
        g.tell("scythe-did-draw-mission", {"card": f"objective:{g.kit.objectives.ids[action.index]}"})


def lay_mission(g: ScytheGame, card: int) -> None:
    """An objective leaves the deck and is placed face up beside the tile."""
    g.objective_deck &= ~BIT[card]
    RESOLUTION_STATE.of(g).missions.append(card)


class ResolutionSource(Source):
    """scythe:resolution.tile-decides  Active for everyone once it is on the table."""

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        return [ResolutionState(named_tile(g.kit, g.options), [], 0, 0, False)] if g.options.has(MODULE) else []

    def after_dealing(self, g: ScytheGame) -> Steps:
        return [DrawTile()] if g.options.has(MODULE) else []

    def rules(self, g: ScytheGame) -> list[Held]:
        if not g.options.has(MODULE):
            return []
        tile = RESOLUTION_STATE.of(g).tile
        return [Held(-1, RESOLUTION_PART.of(g.kit).rules[tile])] if tile != NO_TILE else []


register(ResolutionSource())
