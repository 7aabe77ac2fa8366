"""The resolution tile: drawn or chosen at setup, shown to all, in force for everyone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import OBJECTIVES, RESOLUTION
from marches.games.scythe.rules.actions import DRAW_OBJECTIVE, Pick, picks
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.rule_set import Held, Source, register
from marches.games.scythe.rules.seating import ModuleState, Options
from marches.games.scythe.rules.stars import claim_triumph
from marches.games.scythe.rules.state import ScytheChance, ScytheGame
from marches.games.scythe.rules.tables import BIT, nth, size
from marches.kernel.action import Action

MODULE: Final = "resolution"
NO_TILE: Final = -1
TILE_IDS: Final = [tile.id for tile in RESOLUTION]
STAND_IN: Final = [tile.status == "stand-in" for tile in RESOLUTION]
MISSIONS: Final = [tile.missions for tile in RESOLUTION]
DRAW_TILE: Final = picks("draw-resolution", "resolution", TILE_IDS)
TILE_STAR: Final = claim_triumph("resolution-tile")
"""scythe:resolution.stars-elsewhere  A star on the tile is a star like any other."""


class ResolutionState(ModuleState):
    """The tile in play and what it keeps."""

    def __init__(self, tile: int, missions: list[int], countdown: int, again: i64, rush: bool) -> None:
        self.tile = tile
        self.missions = missions
        """Objectives that lie open for everyone."""
        self.countdown = countdown
        """Turns until the end; 0 while it has not been started."""
        self.again: i64 = again
        """Tracks whose top a seat has left since it placed its star there, as a mask."""
        self.rush = rush
        """Is everyone making their last moves?"""

    def copy(self) -> ModuleState:
        return ResolutionState(self.tile, self.missions.copy(), self.countdown, self.again, self.rush)


TILE_RULES: Final[dict[str, Rule]] = {}


def add_tile(rule: Rule) -> None:
    """Make the rule of a tile known; it is called after the tile."""
    if rule.name not in TILE_IDS:
        raise ValueError(f"there is no resolution tile {rule.name!r}")
    TILE_RULES[rule.name] = rule


def resolution(g: ScytheGame) -> ResolutionState:
    """The tile in play."""
    for state in g.module_states:
        if isinstance(state, ResolutionState):
            return state
    raise LookupError("no resolution tile is in this game")


def named_tile(options: Options) -> int:
    """scythe:resolution.choose-tile  The tile a table has chosen, or NO_TILE."""
    name = options.text(MODULE)
    return TILE_IDS.index(name) if name in TILE_IDS else NO_TILE


def tiles_in_play(options: Options) -> i64:
    """The tiles one is drawn from: no stand-ins unless the table wants house tiles."""
    found: i64 = 0
    for tile in range(len(TILE_IDS)):
        if not STAND_IN[tile] or options.on("house-tiles"):
            found |= BIT[tile]
    return found


class DrawTile(ScytheChance):
    """scythe:resolution.setup  Nature turns up one tile for everyone, unless the table has chosen one."""

    def stream(self) -> str:
        return "resolution"

    def waits(self, g: ScytheGame) -> bool:
        return resolution(g).tile == NO_TILE

    def tickets(self, g: ScytheGame) -> int:
        return size(tiles_in_play(g.options))

    def outcome(self, g: ScytheGame, ticket: int) -> Action:
        return DRAW_TILE[nth(tiles_in_play(g.options), ticket)]

    def apply(self, g: ScytheGame, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        resolution(g).tile = action.index
        self.run(g)

    def run(self, g: ScytheGame) -> None:
        """The tile lies there: its rule is in force."""
        tile = resolution(g).tile
        g.reassemble()
        g.tell("scythe-did-draw-resolution", {"tile": f"resolution:{TILE_IDS[tile]}"})
        for _ in range(MISSIONS[tile]):
            g.then_one(DrawMission())


class DrawMission(ScytheChance):
    """Nature lays out an objective for everyone."""

    def stream(self) -> str:
        return "missions"

    def waits(self, g: ScytheGame) -> bool:
        return g.objective_deck != 0

    def tickets(self, g: ScytheGame) -> int:
        return size(g.objective_deck)

    def outcome(self, g: ScytheGame, ticket: int) -> Action:
        return DRAW_OBJECTIVE[nth(g.objective_deck, ticket)]

    def apply(self, g: ScytheGame, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        lay_mission(g, action.index)
        g.tell("scythe-did-draw-mission", {"card": f"objective:{OBJECTIVES[action.index].id}"})


def lay_mission(g: ScytheGame, card: int) -> None:
    """An objective leaves the deck and lies open beside the tile."""
    g.objective_deck &= ~BIT[card]
    resolution(g).missions.append(card)


class ResolutionSource(Source):
    """scythe:resolution.tile-decides  In force for everyone once it lies there."""

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        return [ResolutionState(named_tile(g.options), [], 0, 0, False)] if g.options.has(MODULE) else []

    def after_dealing(self, g: ScytheGame) -> Steps:
        return [DrawTile()] if g.options.has(MODULE) else []

    def rules(self, g: ScytheGame) -> list[Held]:
        if not g.options.has(MODULE):
            return []
        tile = resolution(g).tile
        return [Held(-1, TILE_RULES[TILE_IDS[tile]])] if tile != NO_TILE else []


register(ResolutionSource())
