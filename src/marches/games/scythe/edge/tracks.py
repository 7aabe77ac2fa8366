"""Other triumph tracks and Rivals as they are seen, written and dealt again."""

from __future__ import annotations

from random import Random

from marches.games.scenario import Row
from marches.games.scythe.edge.extras import RivalsView, SpaceView, TrackView
from marches.games.scythe.edge.fenris_data import SLOTS
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.tracks import rivals
from marches.games.scythe.rules.expansions.tracks.rivals import (
    RIVALS_STATE,
    PlaceRivals,
    RivalsState,
    most_stars,
    opponents,
    supply,
)
from marches.games.scythe.rules.expansions.tracks.triumph_tiles import (
    MODULE,
    TILE_IDS,
    TRIUMPH_TILES_PART,
    tiles_on,
    track_of,
)
from marches.games.scythe.rules.expansions.tracks.war_and_peace import PEACE, WAR
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.stars import TRIUMPH_IDS, reached
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, OBJECTIVE_STAR, STARS, TRIUMPHS
from marches.kernel.line import Line
from marches.kernel.rulebook import Help
from marches.kernel.step import Seat

TRACKS = (WAR, PEACE, MODULE)
RULES_OF = {
    "combat-cards": ["scythe:triumph.eight-cards", "scythe:war.eight-cards"],
    "encounters": ["scythe:triumph.three-encounters"],
    "factory-card": ["scythe:triumph.factory-card"],
    "resources": ["scythe:triumph.sixteen-resources", "scythe:triumph.any-turn"],
}


def far(g: ScytheGame, triumph: int) -> list[int]:
    """How far each seat has got: stars already placed, if nothing else is counted."""
    counted = triumph not in (COMBAT_STAR, OBJECTIVE_STAR)
    dealt = g.seating.base[0] >= 0
    return [
        reached(g, seat, triumph) if counted and dealt else g.star_count(seat, triumph) for seat in range(g.players)
    ]


def space(g: ScytheGame, triumph: int) -> SpaceView:
    track, other = g.track, g.track.shares[triumph]
    found = SpaceView(TRIUMPH_IDS[triumph], track.need[triumph], track.limit[triumph], far(g, triumph))
    if other >= 0:
        found.other, found.other_need, found.other_now = TRIUMPH_IDS[other], track.need[other], far(g, other)
    return found


class Tracks(ModuleView):
    """scythe:triumph.setup, scythe:triumph.one-track  Everyone sees the track and how far everyone has come."""

    name = "track"

    def in_use(self, g: ScytheGame) -> bool:
        return any(g.options.has(track) for track in TRACKS)

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        chosen = [track for track in TRACKS if options.has(track)]
        if len(chosen) > 1:
            modules = {"one": f"module:{chosen[0]}", "other": f"module:{chosen[1]}"}
            return Line("scythe-setup-one-track", {**modules})
        return None

    def start(self, g: ScytheGame) -> None:
        """scythe:triumph.setup  The ten tiles that make the printed track."""
        if g.options.has(MODULE):
            g.track = track_of(
                g.kit, [tile for tile in range(9) for _ in range(2 if TILE_IDS[tile] == "combat" else 1)]
            )

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        printed = kit.data.fenris.tracks.triumphs
        return {"triumph": {one.id: Help([], RULES_OF[one.id], one.status) for one in printed}}

    def view(self, g: ScytheGame, seat: Seat) -> TrackView:
        name = next(track for track in TRACKS if g.options.has(track))
        track = g.track
        shown = [one for one in range(TRIUMPHS) if track.limit[one] and not 0 <= track.shares[one] < one]
        return TrackView(name, [space(g, triumph) for triumph in shown])

    def dump(self, g: ScytheGame) -> list[str]:
        if not g.options.has(MODULE):
            return []
        out = tiles_on(g.track)
        words = [TILE_IDS[tile] for tile in range(len(TILE_IDS)) for _ in range(out[tile])]
        return [f"triumph-tiles: {' '.join(words)}"]

    def load(self, g: ScytheGame, row: Row) -> bool:
        """`triumph-tiles: upgrades mechs combat …` names the tiles on the track."""
        if row.head[0] != "triumph-tiles":
            return False
        if not g.options.has(MODULE):
            raise row.fail("the module triumphtiles is not in this game")
        tiles = [row.one_of(word, TILE_IDS) for clause in row.clauses for word in clause]
        copies = TRIUMPH_TILES_PART.of(g.kit).copies
        if len(tiles) != SLOTS or any(tiles.count(tile) > copies[tile] for tile in tiles):
            raise row.fail(f"{SLOTS} of the 16 Triumph Tiles must be on the track")
        g.track = track_of(g.kit, sorted(tiles))
        return True


class Rivals(ModuleView):
    """scythe:rivals.setup, scythe:rivals.base-stars, scythe:automa.rivals.setup
    Stars on bases; until all have chosen, each sees only their own and an Automa's, whose rule everybody can follow.
    """

    name = rivals.MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return RIVALS_STATE.in_use(g)

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        """scythe:rivals.incompatible-peace"""
        both = options.has(rivals.MODULE) and options.has(PEACE)
        return Line("scythe-setup-rivals-peace") if both else None

    def start(self, g: ScytheGame) -> None:
        """Nobody has any."""
        rivals.RIVALS_STATE.of(g).shown = True

    def view(self, g: ScytheGame, seat: Seat) -> RivalsView:
        state, most = rivals.RIVALS_STATE.of(g), [most_stars(g, other) for other in range(g.players)]
        own = on_bases(state, seat) if seat >= 0 and not state.shown else {}
        asked = isinstance(g.decision, PlaceRivals)
        left = [most[other] - state.answers[other] if asked else 0 for other in range(g.players)]
        known = [state.shown or not g.seating.led(other) for other in range(g.players)]
        stars = [on_bases(state, other) if known[other] else {} for other in range(g.players)]
        rest = [supply(g, other) if known[other] else STARS for other in range(g.players)]
        return RivalsView(most[seat] if seat >= 0 else max(most), own, left, stars, rest)

    def dump(self, g: ScytheGame) -> list[str]:
        rows, ids = [], g.kit.mats.faction_ids
        names = [ids[g.seating.faction[seat]] for seat in range(g.players)]
        for seat in range(g.players):
            placed = on_bases(rivals.RIVALS_STATE.of(g), seat)
            clauses = [f"{names[int(base)]} {count}" for base, count in placed.items()]
            if clauses:
                rows.append(f"rivals {names[seat]}: {'; '.join(clauses)}")
        return rows

    def load(self, g: ScytheGame, row: Row) -> bool:
        """`rivals nordic: crimea 2; saxony 1` says on whose bases a seat has stars."""
        if row.head[0] != "rivals":
            return False
        if not RIVALS_STATE.in_use(g):
            raise row.fail("the module rivals is not in this game")
        ids = g.kit.mats.faction_ids
        seats = [g.seating.seat_of(row.one_of(row.head[1], ids))]
        seats += [g.seating.seat_of(row.one_of(words[0], ids)) for words in row.clauses]
        if min(seats) < 0 or seats[0] in seats[1:]:
            raise row.fail("rivals are other factions in this game")
        for base, words in zip(seats[1:], row.clauses, strict=True):
            rivals.RIVALS_STATE.of(g).add(seats[0], base, row.whole(words[1]))
        return True

    def redeal(self, g: ScytheGame, seat: Seat, rng: Random) -> None:
        """Others who choose may have placed stars anywhere, as many as they have answered."""
        state = rivals.RIVALS_STATE.of(g)
        if state.shown:
            return
        for other in g.seating.led_seats():
            if other != seat:
                state.stars[other * g.players : other * g.players + g.players] = [0] * g.players
                for _ in range(rng.randint(0, state.answers[other])):
                    state.add(other, rng.choice(opponents(g, other)), 1)


def on_bases(state: RivalsState, seat: Seat) -> dict[str, int]:
    """By seat the stars on its base."""
    return {str(base): state.on(seat, base) for base in range(state.players) if state.on(seat, base)}


MODULE_VIEWS += [Tracks(), Rivals()]
