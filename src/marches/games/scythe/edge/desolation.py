"""Desolation at the edges: view, scenario text and help."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.edge.components import FACTION_IDS
from marches.games.scythe.edge.desolation_data import desolation_file
from marches.games.scythe.edge.extras import DesolationTileView, DesolationUnitView, DesolationView
from marches.games.scythe.edge.factions import hex_named
from marches.games.scythe.edge.tracks import far
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.desolation.ending import BY_STARS, BY_TILES, BY_TIMER, BY_UNITS
from marches.games.scythe.rules.expansions.desolation.fighting import CommitDesolation, JointDefence, WhoDials
from marches.games.scythe.rules.expansions.desolation.setting import place_units
from marches.games.scythe.rules.expansions.desolation.state import (
    DESOLATION_PART,
    DESOLATION_STATE,
    FACTION,
    FREE,
    HARDER,
    MODULE,
    base_power,
    played_by,
    put_units,
)
from marches.games.scythe.rules.expansions.desolation.tiles import (
    DESOLATION_TILES_PART,
    FIVE_STARS,
    KINDS,
    TRIUMPH,
    WinnersStar,
    lay_tiles,
)
from marches.games.scythe.rules.expansions.desolation.turn import OrderCombats, destinations
from marches.games.scythe.rules.expansions.tesla.state import TESLA_PART
from marches.games.scythe.rules.kit import STAND_IN, Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    BIT,
    CARD_KINDS,
    LOWEST_CARD,
    NOWHERE,
    OBJECTIVE_STAR,
    RESOURCE_KINDS,
    hexes_of,
)
from marches.kernel.line import Line
from marches.kernel.rulebook import Help
from marches.kernel.step import Seat

JOINT = (OrderCombats, JointDefence, WhoDials, WinnersStar, CommitDesolation)
"""scythe:desolation.leader  What one player decides for several."""
UNITS = ("mech", "mech", "mech", "mech", "character", "tesla")
"""scythe:desolation.setup-faction  Its six miniatures."""
BARRED = ("war", "peace", "triumphtiles", "rivals", "mad-tesla", "resolution")
"""scythe:desolation.setup-base  Modules that are not used with it. It has its own Triumph Tiles."""
BARRED_OPTIONS = ("teams", "final-turns", "bidding", "tournament")
"""Variants of setup and end that assume rivals."""
RULES_OF = {
    "territories": ["scythe:desolation.seven-territory-tile", "scythe:desolation.shared-territory"],
    "structure-bonus": ["scythe:desolation.structure-tile"],
    "stars": ["scythe:desolation.five-star-tile"],
    "coins": ["scythe:desolation.twenty-coins-tile"],
}
GONE = "gone"


class Desolation(ModuleView):
    """scythe:desolation.setup-tile-board, scythe:desolation.open-hands  All of it is public."""

    name = MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return DESOLATION_STATE.in_use(g)

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        """scythe:desolation.setup-base, scythe:desolation.no-tesla, scythe:desolation.setup-faction"""
        named = options.text(FACTION)
        if not options.has(MODULE):
            chosen = options.on(HARDER) or named not in ("", FREE)
            return Line("scythe-setup-desolation-only") if chosen else None
        if options.has("tesla"):
            return Line("scythe-setup-desolation-tesla")
        for barred in BARRED:
            if options.has(barred):
                return Line("scythe-setup-desolation-without", {"module": f"module:{barred}"})
        for barred in BARRED_OPTIONS:
            if options.on(barred):
                return Line("scythe-setup-desolation-option", {"option": barred})
        if named in [word.strip() for word in options.text("factions").split(",")]:
            return Line("scythe-setup-desolation-faction", {"faction": f"faction:{named}"})
        return None

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        file, direction = desolation_file(kit.data), kit.data.fenris.tesla.direction_tile
        rules = ["scythe:desolation.goal", "scythe:desolation.win", "scythe:desolation.lose"]
        rules += ["scythe:desolation.turn-order", "scythe:desolation.combat-die", "scythe:desolation.one-side"]
        tile = Help([], ["scythe:desolation.move-direction", "scythe:desolation.move-edge"], direction.status)
        triumphs = {one.id: Help([], RULES_OF[one.id], one.status) for one in file.triumphs}
        return {
            "desolation": {"desolation": Help([], rules, file.desolation.status), "direction-tile": tile},
            "triumph": triumphs,
            "desolation-end": {
                **{how: Help([], ["scythe:desolation.win"]) for how in (BY_TILES, BY_UNITS)},
                **{how: Help([], ["scythe:desolation.lose"]) for how in (BY_STARS, BY_TIMER)},
            },
        }

    def start(self, g: ScytheGame) -> None:
        """The tiles in the order of the box, the units around the Factory and a card of the lowest value."""
        copies = DESOLATION_TILES_PART.of(g.kit).copies
        kinds = [kind for kind in range(len(KINDS)) for _ in range(copies[kind])]
        if g.players == 1:
            kinds = [kind for kind in kinds if TRIUMPH[kind] != FIVE_STARS]
            kinds.remove(KINDS.index("objective-second"))
        tiles = kinds[: DESOLATION_PART.of(g.kit).tiles[g.players - 1]]
        lay_tiles(g, tiles, [0] * len(tiles))
        place_units(g)
        DESOLATION_STATE.of(g).cards[0] = 1

    def combat_cards(self, g: ScytheGame) -> dict[int, int]:
        return dict(enumerate(DESOLATION_STATE.of(g).cards))

    def census(self, g: ScytheGame) -> dict[str, int]:
        """The combat cards beside its tile."""
        return {f"combat-{LOWEST_CARD + kind}": count for kind, count in enumerate(DESOLATION_STATE.of(g).cards)}

    def view(self, g: ScytheGame, seat: Seat) -> DesolationView:
        state, box = DESOLATION_STATE.of(g), DESOLATION_PART.of(g.kit)
        direction = g.kit.data.fenris.tesla.direction_tile
        combat = g.combat
        side = -1 if combat is None else max(combat.attacker, combat.defender)
        return DesolationView(
            faction=g.kit.mats.faction_ids[played_by(g)],
            popularity=state.popularity,
            start=box.popularity,
            moves_from=box.moves_from,
            stars=state.stars,
            most_stars=box.stars,
            waits=max(0, state.popularity - 1 - box.moves_from),
            cards=[LOWEST_CARD + kind for kind in range(CARD_KINDS) for _ in range(state.cards[kind])],
            power=base_power(g),
            least=base_power(g) + 1,
            most=base_power(g) + TESLA_PART.of(g.kit).faces,
            blue=state.blue,
            orange=state.orange,
            sides=direction.sides,
            ours=direction.status == STAND_IN,
            die=TESLA_PART.of(g.kit).faces,
            harder=g.options.on(HARDER),
            units=units_of(g),
            tiles=tiles_of(g),
            hands=[hand_of(g, other) for other in range(g.players)],
            objectives=[objectives_of(g, other) for other in range(g.players)],
            fighting=hexes_of(state.fighting),
            dials=side,
            help=[help_of(state.help, other) for other in range(g.players)],
            lent=[state.lent[start : start + RESOURCE_KINDS] for start in range(0, len(state.lent), RESOURCE_KINDS)],
        )

    def dump(self, g: ScytheGame) -> list[str]:
        state = DESOLATION_STATE.of(g)
        cards = [str(LOWEST_CARD + kind) for kind in range(CARD_KINDS) for _ in range(state.cards[kind])]
        parts = [f"popularity {state.popularity}", f"stars {state.stars}", " ".join(["cards", *cards])]
        parts += [f"blue {state.blue}"] if state.blue else []
        places = [g.board.id(at) if at >= 0 else GONE for at in state.units]
        tiles = [tile_word(g, place) for place in range(len(state.tiles))]
        return [
            f"desolation: {'; '.join(parts)}",
            f"desolation-units: {' '.join(places)}",
            f"desolation-tiles: {' '.join(tiles)}",
        ]

    def load(self, g: ScytheGame, row: Row) -> bool:
        """`desolation: popularity 9; stars 2; cards 3 5; blue 4`, `desolation-units: r3c3 gone …` and
        `desolation-tiles: upgrades combat@nordic+crimea …` say how it fares.
        """
        if row.head[0] not in (MODULE, "desolation-units", "desolation-tiles"):
            return False
        if not DESOLATION_STATE.in_use(g):
            raise row.fail("the module desolation is not in this game")
        words = [word for clause in row.clauses for word in clause]
        if row.head[0] == "desolation-units":
            _read_units(g, row, words)
        elif row.head[0] == "desolation-tiles":
            _read_tiles(g, row, words)
        else:
            for clause in row.clauses:
                _read_clause(g, row, clause)
        return True


def joint_seats(g: ScytheGame) -> tuple[int, ...]:
    """scythe:desolation.leader  Everyone but the leader, where one decides for several: they see it all and advise."""
    asked = g.decision
    if not isinstance(asked, JOINT):
        return ()
    return tuple(seat for seat in range(g.players) if seat not in asked.seats(g))


def units_of(g: ScytheGame) -> list[DesolationUnitView]:
    """scythe:desolation.move-direction  Its units, and where each would go for each face of the die."""
    places = DESOLATION_STATE.of(g).units
    ahead = [destinations(g, face) for face in range(len(TESLA_PART.of(g.kit).leads_to))]
    found = []
    for unit, at in enumerate(places):
        moves = [g.board.id(after[unit]) for after in ahead] if at >= 0 else []
        found.append(DesolationUnitView(UNITS[unit], g.board.id(at) if at >= 0 else "", moves))
    return found


def tiles_of(g: ScytheGame) -> list[DesolationTileView]:
    """The tiles, who has stars there, and how far everyone has come."""
    state, found = DESOLATION_STATE.of(g), []
    for place, kind in enumerate(state.tiles):
        triumph = TRIUMPH[kind]
        seats = hexes_of(state.starred[place])
        need = g.track.need[triumph]
        found.append(DesolationTileView(KINDS[kind], TRIUMPH_IDS[triumph], need, seats, far(g, triumph)))
    return found


def hand_of(g: ScytheGame, seat: Seat) -> list[int]:
    """The combat cards of a seat, by value."""
    return [LOWEST_CARD + kind for kind in range(CARD_KINDS) for _ in range(g.hand(seat, kind))]


def objectives_of(g: ScytheGame, seat: Seat) -> list[str]:
    return [g.kit.objectives.ids[card] for card in hexes_of(g.objectives[seat])]


def help_of(held: list[int], seat: Seat) -> list[int]:
    """The cards a helper has played in this combat, by value."""
    start = seat * CARD_KINDS
    return [LOWEST_CARD + kind for kind in range(CARD_KINDS) for _ in range(held[start + kind])]


def tile_word(g: ScytheGame, place: int) -> str:
    """A tile in a scenario, with who has stars there."""
    state, ids = DESOLATION_STATE.of(g), g.kit.mats.faction_ids
    names = [ids[g.seating.faction[seat]] for seat in hexes_of(state.starred[place])]
    return KINDS[state.tiles[place]] + (f"@{'+'.join(names)}" if names else "")


def _read_clause(g: ScytheGame, row: Row, words: list[str]) -> None:
    state = DESOLATION_STATE.of(g)
    if words[0] == "popularity":
        state.popularity = row.whole(words[1])
    elif words[0] == "stars":
        state.stars = row.whole(words[1])
    elif words[0] == "blue":
        state.blue = row.whole(words[1])
    elif words[0] == "cards":
        values = [str(LOWEST_CARD + kind) for kind in range(CARD_KINDS)]
        kinds = [row.one_of(word, values) for word in words[1:]]
        for kind in range(CARD_KINDS):
            state.cards[kind] = kinds.count(kind)
    else:
        raise row.fail(f"unknown word {words[0]!r}")


def _read_units(g: ScytheGame, row: Row, words: list[str]) -> None:
    places = [NOWHERE if word == GONE else hex_named(g, row, word) for word in words]
    standing = [at for at in places if at >= 0]
    units = DESOLATION_PART.of(g.kit).units
    if len(places) > units or len(set(standing)) < len(standing):
        raise row.fail(f"Desolation has {units} units, never two on one hex")
    if any(not g.board.territories >> at & 1 for at in standing):
        raise row.fail("Desolation's units stand on territories only")
    put_units(g, places + [NOWHERE] * (units - len(places)))


def _read_tiles(g: ScytheGame, row: Row, words: list[str]) -> None:
    tiles: list[tuple[int, int]] = []
    for word in words:
        kind, _, names = word.partition("@")
        seats = 0
        for name in names.split("+") if names else []:
            seat = g.seating.seat_of(row.one_of(name, g.kit.mats.faction_ids))
            if seat < 0:
                raise row.fail(f"{name} is not in this game")
            seats |= BIT[seat]
        tiles.append((row.one_of(kind, KINDS), seats))
    kinds = [kind for kind, _ in tiles]
    copies = DESOLATION_TILES_PART.of(g.kit).copies
    if any(kinds.count(kind) > copies[kind] for kind in kinds):
        raise row.fail("more tiles of a kind than there are")
    if g.players == 1 and sum(1 for kind in kinds if TRIUMPH[kind] == OBJECTIVE_STAR) > 1:
        raise row.fail("alone there is one objective tile at most")
    tiles.sort()
    lay_tiles(g, [kind for kind, _ in tiles], [seats for _, seats in tiles])


MODULE_VIEWS.append(Desolation())
PLAYED_BY = (FREE, *FACTION_IDS)
"""The factions whose pieces Desolation may use."""
