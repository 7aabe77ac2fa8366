"""Airships at the edges: view, scenario text, census, and checks of a setup."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.data import AggressiveTile, PassiveTile
from marches.games.scythe.data.words import RESOURCES
from marches.games.scythe.edge.extras import AirshipsView, AirshipView, TileView
from marches.games.scythe.edge.factions import hex_named
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.airships.blitzkrieg import AIR_COMBAT
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_PART, AIRSHIP_STATE, MODULE, NO_TILE
from marches.games.scythe.rules.expansions.airships.tiles import EACH_OWN, in_play, lay_tile, named_tiles
from marches.games.scythe.rules.kit import STAND_IN, Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.sources import without_mat
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CHARACTER, NOWHERE, RESOURCE_KINDS, WORKER, lowest, size
from marches.kernel.line import Line
from marches.kernel.rulebook import Help
from marches.kernel.step import Seat


def aggressive_view(tile: AggressiveTile) -> TileView:
    ours = tile.status == STAND_IN
    return TileView(tile.id, tile.number, "aggressive", tile.status, ours, tile.cargo, tile.capacity)


def passive_view(tile: PassiveTile) -> TileView:
    return TileView(tile.id, tile.number, "passive", tile.status, tile.status == STAND_IN, range=tile.range)


def tile_help(tile: AggressiveTile | PassiveTile) -> Help:
    """What a tile does, and the range or load it gives its airship."""
    lines = [Line(f"scythe-help-airship-{tile.id}")]
    if isinstance(tile, AggressiveTile):
        lines.append(Line("scythe-help-capacity", {"count": tile.capacity, "kind": f"load:{tile.cargo}"}))
        return Help(lines, ["scythe:airship.capacity"], tile.status)
    lines.append(Line("scythe-help-range", {"count": tile.range}))
    return Help(lines, ["scythe:airship.range"], tile.status)


def airship_view(g: ScytheGame, seat: Seat) -> AirshipView:
    """A seat's airship."""
    ships, known = AIRSHIP_STATE.of(g), AIRSHIP_PART.of(g.kit)
    tiles = (ships.aggressive[seat], ships.passive[seat])
    return AirshipView(
        g.board.id(ships.at[seat]),
        known.aggressive[tiles[0]] if tiles[0] != NO_TILE else "",
        known.passive[tiles[1]] if tiles[1] != NO_TILE else "",
        {RESOURCES[kind]: ships.carried(seat, kind) for kind in range(RESOURCE_KINDS) if ships.carried(seat, kind)},
        ships.workers(seat),
        ships.has_character(seat),
    )


def airships_view(g: ScytheGame) -> AirshipsView:
    """Everything about airships. Nothing here is hidden."""
    ships = AIRSHIP_STATE.of(g)
    seats = range(g.players)
    aggressive = sorted({int(ships.aggressive[seat]) for seat in seats} - {NO_TILE})
    passive = sorted({int(ships.passive[seat]) for seat in seats} - {NO_TILE})
    tiles = [aggressive_view(g.kit.data.aggressive[tile]) for tile in aggressive]
    return AirshipsView(
        tiles + [passive_view(g.kit.data.passive[tile]) for tile in passive],
        g.options.on(EACH_OWN),
        [airship_view(g, seat) for seat in seats],
        ships.steps_left,
        ships.steps_made,
        g.combat is not None and g.combat.kind == AIR_COMBAT,
    )


class Airships(ModuleView):
    """scythe:airship.shared-abilities  Everything about airships is public."""

    name = "airships"

    def in_use(self, g: ScytheGame) -> bool:
        return AIRSHIP_STATE.in_use(g)

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        """scythe:airship.setup-tiles, scythe:airship.variant-individual  There must be enough tiles to draw from."""
        known = AIRSHIP_PART.of(kit).ids()
        for name in named_tiles(options):
            if name not in known:
                return Line("scythe-setup-airship-tile", {"tile": name, "known": ", ".join(known)})
        people = [seat for seat in range(players) if not without_mat(options, seat)]
        needed = len(people) if options.on(EACH_OWN) else 1
        for aggressive in (True, False):
            found = size(in_play(kit, options, aggressive))
            if options.has(MODULE) and found < needed:
                key = "scythe-setup-aggressive" if aggressive else "scythe-setup-passive"
                return Line(key, {"needed": needed, "found": found})
        return None

    def start(self, g: ScytheGame) -> None:
        """The first tiles that could be drawn."""
        lay_tile(g, -1, lowest(in_play(g.kit, g.options, True)))
        first_passive = len(AIRSHIP_PART.of(g.kit).aggressive)
        lay_tile(g, -1, first_passive + lowest(in_play(g.kit, g.options, False)))

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        found = {tile.id: tile_help(tile) for tile in kit.data.aggressive}
        return {"airship-tile": found | {tile.id: tile_help(tile) for tile in kit.data.passive}}

    def view(self, g: ScytheGame, seat: Seat) -> AirshipsView:
        return airships_view(g)

    def dump(self, g: ScytheGame) -> list[str]:
        rows = []
        for seat in range(g.players):
            shown = airship_view(g, seat)
            parts = [f"{shown.hex} {shown.aggressive} {shown.passive}"]
            parts += [f"{count} {kind}" for kind, count in shown.resources.items()]
            parts += [f"{shown.workers} workers"] if shown.workers else []
            parts += ["character"] if shown.character else []
            rows.append(f"airship {g.kit.mats.faction_ids[g.seating.faction[seat]]}: {'; '.join(parts)}")
        return rows

    def load(self, g: ScytheGame, row: Row) -> bool:
        """`airship-tiles: toll hero` for all; `airship nordic: r2c4 toll hero; 2 wood; 1 worker; character`."""
        if row.head[0] not in ("airship", "airship-tiles"):
            return False
        if not AIRSHIP_STATE.in_use(g):
            raise row.fail("the module airships is not in this game")
        if row.head[0] == "airship-tiles":
            for word in row.clauses[0]:
                lay_tile(g, -1, row.one_of(word, AIRSHIP_PART.of(g.kit).ids()))
            return True
        seat = g.seating.seat_of(row.one_of(row.head[1], g.kit.mats.faction_ids))
        if seat < 0:
            raise row.fail(f"{row.head[1]} is not in this game")
        place, *tiles = row.clauses[0]
        AIRSHIP_STATE.of(g).at[seat] = hex_named(g, row, place)
        for word in tiles:
            lay_tile(g, seat, row.one_of(word, AIRSHIP_PART.of(g.kit).ids()))
        for words in row.clauses[1:]:
            _load_cargo(g, row, seat, words)
        return True

    def census(self, g: ScytheGame) -> dict[str, int]:
        return {f"workers-{seat}": AIRSHIP_STATE.of(g).workers(seat) for seat in range(g.players)}


def _load_cargo(g: ScytheGame, row: Row, seat: Seat, words: list[str]) -> None:
    if words[0] == "character":
        g.put_unit(seat, CHARACTER, NOWHERE)
        AIRSHIP_STATE.of(g).heroes |= 1 << seat
        return
    count = row.whole(words[0])
    if words[1] in ("worker", "workers"):
        if count > g.mat_workers[seat]:
            raise row.fail(f"{row.head[1]} does not have that many workers")
        g.mat_workers[seat] -= count
        AIRSHIP_STATE.of(g).add(seat, WORKER, count)
    else:
        AIRSHIP_STATE.of(g).add(seat, row.one_of(words[1], RESOURCES), count)


MODULE_VIEWS.append(Airships())
