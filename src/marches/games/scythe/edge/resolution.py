"""The resolution tile as it is seen, written, counted and explained."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.edge import components
from marches.games.scythe.edge.deals import goals_of
from marches.games.scythe.edge.extras import MissionView, ResolutionView
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.resolution.endings import CLOCK_TURNS, track_bit
from marches.games.scythe.rules.expansions.resolution.missions import MISSION_STARS
from marches.games.scythe.rules.expansions.resolution.tile import (
    MODULE,
    NO_TILE,
    STAND_IN,
    TILE_IDS,
    lay_mission,
    named_tile,
    resolution,
)
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.setup import RANDOM
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import POPULARITY_STAR, POWER_STAR
from marches.kernel.line import Line
from marches.kernel.rulebook import Help

OBJECTIVE_IDS = [card.id for card in components.OBJECTIVES]
TRACKS = (POPULARITY_STAR, POWER_STAR)


class Tile(ModuleView):
    """scythe:resolution.setup  Everyone sees the tile; one that is a stand-in is marked as ours."""

    name = MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return g.options.has(MODULE) and g.seating.base[0] >= 0

    def problem(self, options: Options, players: int) -> Line | None:
        tile = named_tile(options)
        if not options.has(MODULE):
            return None if options.text(MODULE) in ("", RANDOM) else Line("scythe-setup-resolution")
        if tile != NO_TILE and STAND_IN[tile] and not options.on("house-tiles"):
            return Line("scythe-setup-stand-in", {"tile": f"resolution:{TILE_IDS[tile]}"})
        return None

    def help(self) -> dict[str, dict[str, Help]]:
        rules = ["scythe:resolution.tile-decides", "scythe:resolution.max-six"]
        tiles = {tile.id: Help([Line(f"scythe-help-{tile.id}")], rules, tile.status) for tile in components.RESOLUTION}
        return {"resolution": tiles}

    def view(self, g: ScytheGame, seat: int) -> ResolutionView | None:
        state = resolution(g)
        if state.tile == NO_TILE:
            return None
        tile = components.RESOLUTION[state.tile]
        missions = [mission(g, seat, place) for place in range(len(state.missions))]
        ours = STAND_IN[state.tile]
        return ResolutionView(tile.id, tile.number, tile.status, ours, missions, turns_left(g), state.rush)

    def dump(self, g: ScytheGame) -> list[str]:
        state = resolution(g)
        if state.tile == NO_TILE:
            return []
        clauses = [f"mission {OBJECTIVE_IDS[card]}" for card in state.missions]
        clauses += [f"countdown {state.countdown}"] if state.countdown else []
        for seat in range(g.players):
            for track in TRACKS:
                if state.again & track_bit(seat, track):
                    clauses.append(f"again {components.FACTION_IDS[g.seating.faction[seat]]} {TRIUMPH_IDS[track]}")
        return [f"resolution {TILE_IDS[state.tile]}: {'; '.join(clauses)}"]

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != MODULE:
            return False
        if not self.in_use(g):
            raise row.fail("a resolution tile needs 'modules: resolution'")
        resolution(g).tile = row.one_of(row.head[1], TILE_IDS)
        for words in row.clauses:
            self._read(g, row, words)
        return True

    def _read(self, g: ScytheGame, row: Row, words: list[str]) -> None:
        state = resolution(g)
        if words[0] == "mission":
            lay_mission(g, row.one_of(words[1], OBJECTIVE_IDS))
        elif words[0] == "countdown":
            state.countdown = row.whole(words[1])
        elif words[0] == "again":
            seat = g.seating.seat_of(row.one_of(words[1], components.FACTION_IDS))
            state.again |= track_bit(seat, TRIUMPH_IDS.index(words[2]))
        else:
            raise row.fail(f"unknown word {words[0]!r}")

    def census(self, g: ScytheGame) -> dict[str, int]:
        return {"objectives": len(resolution(g).missions)}


def mission(g: ScytheGame, seat: int, place: int) -> MissionView:
    """An objective that lies open: what it asks for, and who has placed a star on it."""
    card = resolution(g).missions[place]
    starred = [other for other in range(g.players) if g.star_count(other, MISSION_STARS[place])]
    return MissionView(
        OBJECTIVE_IDS[card], starred, components.OBJECTIVES[card].timing, goals_of(g, max(seat, 0), card)
    )


def turns_left(g: ScytheGame) -> int | None:
    """Turns of all players together until the end, where a tile counts them."""
    state = resolution(g)
    if TILE_IDS[state.tile] == "doomsday-clock":
        return CLOCK_TURNS * g.players - g.turns + 1
    return state.countdown or None


MODULE_VIEWS.append(Tile())
