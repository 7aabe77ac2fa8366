"""Airships as they are seen, written, counted, and what a table may ask for."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe import components
from marches.games.scythe.combat import KIND, ON
from marches.games.scythe.components import FACTION_IDS, RESOURCES
from marches.games.scythe.data import AggressiveTile, PassiveTile
from marches.games.scythe.expansions.airships.blitzkrieg import AIR_COMBAT
from marches.games.scythe.expansions.airships.block import (
    AGGRESSIVE_IDS,
    LEFT,
    MADE,
    MODULE,
    NO_TILE,
    PASSIVE_IDS,
    airships,
    has_airships,
)
from marches.games.scythe.expansions.airships.tiles import EACH_OWN, in_play, lay_tile, named_tiles
from marches.games.scythe.factions.view import hex_named
from marches.games.scythe.seating import Options
from marches.games.scythe.state import ScytheGame
from marches.games.scythe.terms import CHARACTER, NOWHERE, RESOURCE_KINDS, WORKER, lowest, size
from marches.games.scythe.view import PARTS, Part
from marches.kernel.line import Line
from marches.kernel.module import Help

TILE_IDS = [*AGGRESSIVE_IDS, *PASSIVE_IDS]


def tile_view(tile: int, aggressive: bool) -> dict[str, object]:
    """A tile as it lies there; `ours` marks a stand-in, of which only the name is printed."""
    found = components.AGGRESSIVE[tile] if aggressive else components.PASSIVE[tile]
    shown: dict[str, object] = {"id": found.id, "number": found.number, "status": found.status}
    shown["ours"] = found.status == "stand-in"
    if isinstance(found, AggressiveTile):
        return {**shown, "kind": "aggressive", "cargo": found.cargo, "capacity": found.capacity}
    return {**shown, "kind": "passive", "range": found.range}


def tile_help(tile: AggressiveTile | PassiveTile) -> Help:
    """What a tile does, and how far or with what its airship flies."""
    lines = [Line(f"scythe-help-airship-{tile.id}")]
    if isinstance(tile, AggressiveTile):
        lines.append(Line("scythe-help-capacity", {"count": tile.capacity, "kind": f"load:{tile.cargo}"}))
        return Help(lines, ["scythe:airship.capacity"], tile.status)
    lines.append(Line("scythe-help-range", {"count": tile.range}))
    return Help(lines, ["scythe:airship.range"], tile.status)


def airship_view(g: ScytheGame, seat: int) -> dict[str, object]:
    """Where a seat's airship is, its two tiles, what it carries."""
    ships = airships(g)
    tiles = (ships.aggressive[seat], ships.passive[seat])
    return {
        "hex": g.board.id(ships.at[seat]),
        "aggressive": AGGRESSIVE_IDS[tiles[0]] if tiles[0] != NO_TILE else "",
        "passive": PASSIVE_IDS[tiles[1]] if tiles[1] != NO_TILE else "",
        "resources": {RESOURCES[k]: ships.carried(seat, k) for k in range(RESOURCE_KINDS) if ships.carried(seat, k)},
        "workers": ships.workers(seat),
        "character": ships.has_character(seat),
    }


class AirshipPart(Part):
    """scythe:airship.shared-abilities  All about airships is open to everyone."""

    name = "airships"

    def in_use(self, g: ScytheGame) -> bool:
        return has_airships(g)

    def problem(self, options: Options, players: int) -> str:
        """scythe:airship.setup-tiles, scythe:airship.variant-individual  There must be tiles enough to draw from."""
        for name in named_tiles(options):
            if name not in TILE_IDS:
                return f"option 'airship-tiles': unknown {name!r}; known are {', '.join(TILE_IDS)}"
        needed = players if options.on(EACH_OWN) else 1
        for aggressive in (True, False):
            found = size(in_play(options, aggressive))
            if options.has(MODULE) and found < needed:
                kind = "aggressive" if aggressive else "passive"
                return f"{needed} {kind} airship tiles are needed, {found} can be drawn; 'house-tiles' adds stand-ins"
        return ""

    def start(self, g: ScytheGame) -> None:
        """The first tiles that could be drawn."""
        lay_tile(g, -1, lowest(in_play(g.options, True)))
        lay_tile(g, -1, len(AGGRESSIVE_IDS) + lowest(in_play(g.options, False)))

    def help(self) -> dict[str, dict[str, Help]]:
        found = {tile.id: tile_help(tile) for tile in components.AGGRESSIVE}
        return {"airship-tile": found | {tile.id: tile_help(tile) for tile in components.PASSIVE}}

    def view(self, g: ScytheGame, seat: int) -> dict[str, object]:
        ships = airships(g)
        seats = range(g.players)
        lying = sorted({int(ships.aggressive[one]) for one in seats} - {NO_TILE})
        tiles = [tile_view(tile, True) for tile in lying]
        tiles += [tile_view(tile, False) for tile in sorted({int(ships.passive[one]) for one in seats} - {NO_TILE})]
        return {
            "tiles": tiles,
            "own": g.options.on(EACH_OWN),
            "airships": [airship_view(g, one) for one in seats],
            "flying": {"left": ships.flight[LEFT], "made": ships.flight[MADE]},
            "combat": bool(g.combat[ON]) and g.combat[KIND] == AIR_COMBAT,
        }

    def dump(self, g: ScytheGame) -> list[str]:
        rows = []
        for seat in range(g.players):
            shown = airship_view(g, seat)
            words = [str(shown["hex"]), str(shown["aggressive"]), str(shown["passive"])]
            ships = airships(g)
            parts = [f"{ships.carried(seat, kind)} {RESOURCES[kind]}" for kind in range(RESOURCE_KINDS)]
            parts = [part for part in parts if not part.startswith("0 ")]
            parts += [f"{ships.workers(seat)} workers"] if ships.workers(seat) else []
            parts += ["character"] if ships.has_character(seat) else []
            faction = FACTION_IDS[g.seating.faction[seat]]
            rows.append(f"airship {faction}: {'; '.join([' '.join(words), *parts])}")
        return rows

    def load(self, g: ScytheGame, row: Row) -> bool:
        """`airship-tiles: toll hero` for all; `airship nordic: r2c4 toll hero; 2 wood; 1 worker; character`."""
        if row.head[0] not in ("airship", "airship-tiles"):
            return False
        if not has_airships(g):
            raise row.fail("the module airships is not in this game")
        if row.head[0] == "airship-tiles":
            for word in row.clauses[0]:
                lay_tile(g, -1, row.one_of(word, TILE_IDS))
            return True
        seat = g.seating.seat_of(row.one_of(row.head[1], FACTION_IDS))
        if seat < 0:
            raise row.fail(f"{row.head[1]} is not in this game")
        place, *tiles = row.clauses[0]
        airships(g).at[seat] = hex_named(g, row, place)
        for word in tiles:
            lay_tile(g, seat, row.one_of(word, TILE_IDS))
        for words in row.clauses[1:]:
            _load_cargo(g, row, seat, words)
        return True

    def census(self, g: ScytheGame) -> dict[str, int]:
        return {f"aboard-{seat}": airships(g).workers(seat) for seat in range(g.players)}


def _load_cargo(g: ScytheGame, row: Row, seat: int, words: list[str]) -> None:
    if words[0] == "character":
        g.put_unit(seat, CHARACTER, NOWHERE)
        airships(g).heroes |= 1 << seat
        return
    count = row.whole(words[0])
    if words[1] in ("worker", "workers"):
        if count > g.mat_workers[seat]:
            raise row.fail(f"{row.head[1]} has not so many workers")
        g.mat_workers[seat] -= count
        airships(g).add(seat, WORKER, count)
    else:
        airships(g).add(seat, row.one_of(words[1], RESOURCES), count)


PARTS.append(AirshipPart())
