"""The resolution tile as it is seen, written, counted and explained."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.edge.deals import goals_of, timing_of
from marches.games.scythe.edge.extras import MissionView, ResolutionView
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.resolution.endings import track_bit
from marches.games.scythe.rules.expansions.resolution.missions import MISSION_STARS
from marches.games.scythe.rules.expansions.resolution.tile import (
    MODULE,
    NO_TILE,
    RESOLUTION_PART,
    RESOLUTION_STATE,
    lay_mission,
    named_tile,
    printed,
)
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.setup import RANDOM
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import POPULARITY_STAR, POWER_STAR
from marches.kernel.line import Line
from marches.kernel.rulebook import Help
from marches.kernel.step import Seat

TRACKS = (POPULARITY_STAR, POWER_STAR)


class Tile(ModuleView):
    """scythe:resolution.setup  Everyone sees the tile; one that is a stand-in is marked as ours."""

    name = MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return g.options.has(MODULE) and g.seating.base[0] >= 0

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        tile, known = named_tile(kit, options), RESOLUTION_PART.of(kit)
        if not options.has(MODULE):
            return None if options.text(MODULE) in ("", RANDOM) else Line("scythe-setup-resolution")
        if tile != NO_TILE and known.stand_in[tile] and not options.on("house-tiles"):
            return Line("scythe-setup-stand-in", {"tile": f"resolution:{known.ids[tile]}"})
        return None

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        rules = ["scythe:resolution.tile-decides", "scythe:resolution.max-six"]
        tiles = {tile.id: Help([Line(f"scythe-help-{tile.id}")], rules, tile.status) for tile in kit.data.resolution}
        return {"resolution": tiles}

    def view(self, g: ScytheGame, seat: Seat) -> ResolutionView | None:
        state = RESOLUTION_STATE.of(g)
        if state.tile == NO_TILE:
            return None
        tile = printed(g)
        missions = [mission(g, seat, place) for place in range(len(state.missions))]
        ours = RESOLUTION_PART.of(g.kit).stand_in[state.tile]
        return ResolutionView(tile.id, tile.number, tile.status, ours, missions, turns_left(g), state.rush)

    def dump(self, g: ScytheGame) -> list[str]:
        state = RESOLUTION_STATE.of(g)
        if state.tile == NO_TILE:
            return []
        clauses = [f"mission {g.kit.objectives.ids[card]}" for card in state.missions]
        clauses += [f"countdown {state.countdown}"] if state.countdown else []
        for seat in range(g.players):
            for track in TRACKS:
                if state.again & track_bit(seat, track):
                    clauses.append(f"again {g.kit.mats.faction_ids[g.seating.faction[seat]]} {TRIUMPH_IDS[track]}")
        return [f"resolution {printed(g).id}: {'; '.join(clauses)}"]

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != MODULE:
            return False
        if not self.in_use(g):
            raise row.fail("a resolution tile needs 'modules: resolution'")
        RESOLUTION_STATE.of(g).tile = row.one_of(row.head[1], RESOLUTION_PART.of(g.kit).ids)
        for words in row.clauses:
            self._read(g, row, words)
        return True

    def _read(self, g: ScytheGame, row: Row, words: list[str]) -> None:
        state = RESOLUTION_STATE.of(g)
        if words[0] == "mission":
            lay_mission(g, row.one_of(words[1], g.kit.objectives.ids))
        elif words[0] == "countdown":
            state.countdown = row.whole(words[1])
        elif words[0] == "again":
            seat = g.seating.seat_of(row.one_of(words[1], g.kit.mats.faction_ids))
            state.again |= track_bit(seat, TRIUMPH_IDS.index(words[2]))
        else:
            raise row.fail(f"unknown word {words[0]!r}")

    def census(self, g: ScytheGame) -> dict[str, int]:
        return {"objectives": len(RESOLUTION_STATE.of(g).missions)}


def mission(g: ScytheGame, seat: Seat, place: int) -> MissionView:
    """A face-up objective: what it asks for, and who has placed a star on it."""
    card = RESOLUTION_STATE.of(g).missions[place]
    starred = [other for other in range(g.players) if g.star_count(other, MISSION_STARS[place])]
    return MissionView(g.kit.objectives.ids[card], starred, timing_of(g, card), goals_of(g, max(seat, 0), card))


def turns_left(g: ScytheGame) -> int | None:
    """The turns left for all players together, if a tile counts them."""
    state = RESOLUTION_STATE.of(g)
    if printed(g).turns:
        return printed(g).turns * g.players - g.turns + 1
    return state.countdown or None


MODULE_VIEWS.append(Tile())
