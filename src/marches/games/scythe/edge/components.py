"""The components of Scythe: what is printed on the board, mats, cards and tiles, read from `data/` and checked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from marches.games.components import (
    Component,
    DataError,
    Status,
    contents,
    convert,
    expect,
    items,
    known,
    parse,
    section,
    text_of,
)
from marches.games.scythe.data import (
    Achievement,
    AggressiveTile,
    AllianceToken,
    BoardData,
    BonusTile,
    BottomAction,
    CombatCard,
    Cube,
    DirectionTile,
    EncounterCard,
    Faction,
    FactoryCard,
    FactoryMove,
    HomeBase,
    MadTeslaData,
    Mat,
    ModularData,
    ObjectiveCard,
    Pair,
    PassiveTile,
    ResolutionTile,
    Scoring,
    Terrain,
    Territory,
    Tier,
    TrapData,
    TriumphData,
    VesnaToken,
)
from marches.games.scythe.edge import modular_data

TERRAINS: tuple[Terrain, ...] = ("mountain", "farm", "tundra", "forest", "village", "lake", "factory")
RESOURCES = ("metal", "food", "oil", "wood")
"""scythe:resource.types  In the order of the terrains that produce them."""
"""In the order of the terrains that produce them."""
TOP_ACTIONS = ("move", "bolster", "trade", "produce")
BOTTOM_ACTIONS = ("upgrade", "deploy", "build", "enlist")
STRUCTURES = ("mine", "monument", "armory", "mill")
"""In the order of the top actions they improve."""
BONUSES = ("power", "coins", "popularity", "combat-cards")
CUBE_IDS = ("move-units", "gain-coins", "bolster-power", "bolster-cards", "trade-popularity", "produce-territories")
TRAP_IDS = ("popularity", "power", "coins", "combat-cards")
TRIUMPH_IDS = (
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "objective",
    "combat",
    "popularity",
    "power",
)
MOST_MISSIONS = 2
"""How many objectives a resolution tile may lay open."""
MOST_DIAL = 16
"""The highest value a Power Dial can be made with."""
GRID_ROWS, GRID_COLS = 9, 9
"""Every board of Scythe fits on this grid; a hex is named after its cell."""
ROW_LETTERS = "ABCDEFGHI"
MOST_HEXES = 63
PRINTED_BOARD = "printed"
"""The id of the board in the core box."""

PAYMENTS = ("coins", "power", "popularity", "combat-card", "any-resource")
GAINS = (
    *PAYMENTS,
    *RESOURCES,
    "worker",
    "mech",
    "structure",
    "recruit",
    "upgrade",
    "produce-territories",
    "look-at-opponent-combat-cards",
    "relocate-units",
)
ENCOUNTER_GAINS = tuple(gain for gain in GAINS if gain != "produce-territories")
FACTORY_GAINS = (*PAYMENTS, "worker", "mech", "structure", "recruit", "upgrade", "produce-territories")
"""What either kind of card can give; a Factory card has no space for tokens of a given kind."""
CONDITIONS = (
    "all",
    "combat-cards-min",
    "combat-stars-min",
    "coins-max",
    "coins-min",
    "control-adjacent-to-factory-min",
    "control-around-one-lake-min",
    "control-each-terrain-with-worker",
    "control-feature",
    "control-terrain",
    "controlled-resources-each-type-min",
    "controlled-single-resource-min",
    "factory-cards",
    "forced-enemy-worker-retreat-this-turn",
    "mechs-exact",
    "mechs-min",
    "min",
    "one-controlled-territory",
    "one-territory-adjacent-to-factory",
    "one-territory-own-tokens",
    "own-structures-adjacent-to-own-base-max",
    "popularity-max",
    "popularity-min",
    "power-exact",
    "power-min",
    "power-rank",
    "recruits-min",
    "structures-min",
    "upgrades-exact",
    "upgrades-min",
    "workers-equal-recruits",
    "workers-max",
    "workers-min",
)


def cell_id(row: int, col: int) -> str:
    """The hex in a cell of the printed board: `r3c4`. The language files have a name for each."""
    return f"r{row}c{col}"


def open_cell_id(row: int, col: int) -> str:
    """The hex in the same cell of any other board: `D5`, which is its name too."""
    return f"{ROW_LETTERS[row]}{col + 1}"


def hex_ids(board: str) -> Callable[[int, int], str]:
    """How the hexes of a board are called."""
    return cell_id if board == PRINTED_BOARD else open_cell_id


def neighbour_cells(row: int, col: int) -> list[tuple[int, int]]:
    """The six cells around one: E, W, NE, NW, SE, SW (even rows lie half a hex to the right)."""
    shift = 1 if row % 2 == 0 else 0
    steps = ((0, 1), (0, -1), (-1, shift), (-1, shift - 1), (1, shift), (1, shift - 1))
    return [(row + down, col + right) for down, right in steps]


def check_board(file: str, board: BoardData) -> None:
    """Refuse a board whose hexes overlap, whose rivers or bases join hexes that do not touch, or that is too large."""
    where = f"{file}: board {board.id!r}"
    named = hex_ids(board.id)
    cells: dict[str, tuple[int, int]] = {}
    spots: list[Territory | HomeBase] = [*board.territories, *board.home_bases]
    for spot in spots:
        if not (0 <= spot.row < GRID_ROWS and 0 <= spot.col < GRID_COLS):
            name = cell_id(spot.row, spot.col)
            raise DataError(f"{where}: {name} is off the grid of {GRID_ROWS} rows and {GRID_COLS} columns")
        name = named(spot.row, spot.col)
        if name in cells:
            raise DataError(f"{where}: two hexes lie at {name}")
        cells[name] = (spot.row, spot.col)
    if len(cells) > MOST_HEXES:
        raise DataError(f"{where}: {len(cells)} hexes, at most {MOST_HEXES} are possible")
    joined = [(a, b, "rivers") for a, b in board.rivers]
    joined += [(named(base.row, base.col), to, "home_bases") for base in board.home_bases for to in base.to]
    for a, b, field in joined:
        known(file, f"board {board.id!r}", field, a, cells)
        known(file, f"board {board.id!r}", field, b, cells)
        if cells[b] not in neighbour_cells(*cells[a]):
            raise DataError(f"{where}: field {field!r}: {a} and {b} do not touch")
    _check_water(where, board)


def _check_water(where: str, board: BoardData) -> None:
    """scythe:move.river-definition  A river borders no lake; the way from a base onto a lake is called one."""
    named = hex_ids(board.id)
    lakes = {named(spot.row, spot.col) for spot in board.territories if spot.terrain == "lake"}
    _check_lake_water(where, board, lakes)
    for pair in board.rivers:
        for name in pair:
            if name in lakes:
                raise DataError(f"{where}: field 'rivers': {name} is a lake")
    for base in board.home_bases:
        for to, edge in base.to.items():
            if (edge == "lake") != (to in lakes):
                raise DataError(f"{where}: field 'home_bases': {base.faction}: {to} is joined by {edge}")


def _check_lake_water(where: str, board: BoardData, lakes: set[str]) -> None:
    """scythe:modular.lake-water  Water that joins a lake lies on land beside it, and is not a river as well."""
    named = hex_ids(board.id)
    cells = {named(spot.row, spot.col): (spot.row, spot.col) for spot in board.territories}
    rivers = {frozenset(pair) for pair in board.rivers}
    for land, lake in board.lake_water:
        if frozenset((land, lake)) in rivers:
            raise DataError(f"{where}: field 'lake_water': the border of {land} and {lake} is a river too")
        if lake not in lakes or land in lakes or land not in cells:
            raise DataError(f"{where}: field 'lake_water': {land} must be land and {lake} a lake")
        if cells[lake] not in neighbour_cells(*cells[land]):
            raise DataError(f"{where}: field 'lake_water': {land} and {lake} do not touch")


def load_board(file: str = "map.yaml", text: str | None = None) -> BoardData:
    """The printed board."""
    boards = items(file, parse(file, text if text is not None else text_of("scythe", file)), "boards", BoardData)
    for board in boards:
        check_board(file, board)
    expect(file, "number of boards", len(boards), 1)
    board = boards[0]
    expect(file, "number of territories", len(board.territories), 47)
    expect(file, "number of encounters", sum(t.encounter for t in board.territories), 11)
    expect(file, "number of tunnels", sum(t.tunnel for t in board.territories), 6)
    expect(file, "number of home bases", len(board.home_bases), 7)
    return board


def load_factions(
    file: str = "factions.yaml", text: str | None = None
) -> tuple[list[Faction], list[Pair], list[TrapData]]:
    """The factions clockwise from the top, the pairs that are banned, the Traps."""
    found = parse(file, text if text is not None else text_of("scythe", file))
    factions = items(file, found, "factions", Faction)
    for faction in factions:
        expect(file, f"factions {faction.id!r}: number of mechs", len(faction.mechs), 4)
    expect(file, "number of factions", len(factions), 7)
    pairs = section(file, found, "banned_pairs", list[Pair])
    traps = items(file, found, "traps", TrapData)
    expect(file, "traps", tuple(trap.id for trap in traps), TRAP_IDS)
    return factions, pairs, traps


def load_fenris(file: str = "fenris.yaml", text: str | None = None) -> tuple[list[Faction], list[VesnaToken], int]:
    """Vesna and Fenris, Vesna's ability tokens, and how many Influence tokens Fenris has."""
    found = parse(file, text if text is not None else text_of("scythe", file))
    factions = items(file, found, "factions", Faction)
    for faction in factions:
        expect(file, f"factions {faction.id!r}: number of mechs", len(faction.mechs), 4)
        if faction.bonuses:
            expect(file, f"factions {faction.id!r}: recruit bonuses", tuple(faction.bonuses), BONUSES)
    expect(file, "factions", [faction.id for faction in factions], ["vesna", "fenris"])
    tokens = items(file, found, "vesna_tokens", VesnaToken)
    expect(file, "number of Vesna's tokens", len(tokens), 18)
    return factions, tokens, section(file, found, "influence", int)


SIDES = ("E", "W", "NE", "NW", "SE", "SW")
"""The sides of a hex, in the order of `neighbour_cells`."""


def load_tesla(file: str = "tesla.yaml", text: str | None = None) -> tuple[MadTeslaData, DirectionTile, int]:
    """Mad Tesla, his direction tile, and how many faces the dice have."""
    found = parse(file, text if text is not None else text_of("scythe", file))
    tile = section(file, found, "direction_tile", DirectionTile)
    expect(file, "sides of the direction tile", sorted(tile.sides), sorted(SIDES))
    return section(file, found, "mad_tesla", MadTeslaData), tile, section(file, found, "die", int)


def load_alliances(file: str = "alliances.yaml", text: str | None = None) -> tuple[list[AllianceToken], int, int]:
    """The Alliance tokens, the coins of a player left over, and what breaking an alliance costs."""
    found = parse(file, text if text is not None else text_of("scythe", file))
    tokens = items(file, found, "tokens", AllianceToken)
    expect(file, "number of tokens", len(tokens), 9)
    return tokens, section(file, found, "left_over", int), section(file, found, "penalty", int)


class MatsFile(msgspec.Struct, frozen=True):
    mats: list[Mat]
    cubes: list[Cube]
    worker_track: list[str]
    bottom: list[BottomAction]
    recruit_bonuses: dict[str, int]


def load_mats(file: str = "player_mats.yaml", text: str | None = None) -> MatsFile:
    """The player mats and what is the same on all of them."""
    found = parse(file, text if text is not None else text_of("scythe", file))
    mats = items(file, found, "mats", Mat)
    for mat in mats:
        _check_mat(file, mat)
    cubes = items(file, found, "cubes", Cube)
    for cube in cubes:
        known(file, f"cubes {cube.id!r}", "action", cube.action, TOP_ACTIONS)
    expect(file, "number of mats", len(mats), 7)
    expect(file, "cubes", tuple(cube.id for cube in cubes), CUBE_IDS)
    track = section(file, found, "worker_track", list[str])
    expect(file, "length of the worker track", len(track), 6)
    for icon in track:
        known(file, "worker_track", "icon", icon, ("none", "power", "popularity", "coins"))
    bottom = items(file, found, "bottom", BottomAction)
    expect(file, "bottom actions", tuple(action.id for action in bottom), BOTTOM_ACTIONS)
    for action in bottom:
        known(file, f"bottom {action.id!r}", "resource", action.resource, RESOURCES)
        known(file, f"bottom {action.id!r}", "recruit", action.recruit, BONUSES)
    bonuses = section(file, found, "recruit_bonuses", dict[str, int])
    expect(file, "recruit bonuses", tuple(bonuses), BONUSES)
    return MatsFile(mats, cubes, track, bottom, bonuses)


def _check_mat(file: str, mat: Mat) -> None:
    """scythe:turn.top-row-order, scythe:turn.bottom-row-order  Tops in any order, bottoms always in the same."""
    where = f"mats {mat.id!r}"
    expect(file, f"{where}: top actions", sorted(c.top for c in mat.columns), sorted(TOP_ACTIONS))
    expect(file, f"{where}: bottom actions", tuple(c.bottom for c in mat.columns), BOTTOM_ACTIONS)
    expect(file, f"{where}: sum of cost", sum(c.cost for c in mat.columns), 13)
    expect(file, f"{where}: sum of bracketed", sum(c.bracketed for c in mat.columns), 6)
    expect(file, f"{where}: sum of coins", sum(c.coins for c in mat.columns), 6)


class CombatFile(msgspec.Struct, frozen=True):
    cards: list[CombatCard]
    dial: int
    power: int
    popularity: int


def load_combat(file: str = "combat_cards.yaml", text: str | None = None) -> CombatFile:
    """The combat deck and the ends of the tracks."""
    found = parse(file, text if text is not None else text_of("scythe", file))
    cards = items(file, found, "cards", CombatCard)
    expect(file, "number of combat cards", sum(card.count for card in cards), 42)
    expect(file, "kinds of combat cards", [card.value for card in cards], [2, 3, 4, 5])
    limits = [section(file, found, name, int) for name in ("dial", "power", "popularity")]
    if not 0 <= limits[0] <= MOST_DIAL:
        raise DataError(f"{file}: field 'dial': {limits[0]} is not within 0 and {MOST_DIAL}")
    return CombatFile(cards, *limits)


def load_encounters(file: str = "encounters.yaml", text: str | None = None) -> list[EncounterCard]:
    cards = items(file, parse(file, text if text is not None else text_of("scythe", file)), "cards", EncounterCard)
    for card in cards:
        expect(file, f"cards {card.id!r}: number of options", len(card.options), 3)
        expect(file, f"cards {card.id!r}: cost of the first option", card.options[0].cost, {})
        for option in card.options:
            _check_names(file, card.id, "cost", option.cost, PAYMENTS)
            _check_names(file, card.id, "gain", option.gain, ENCOUNTER_GAINS)
    expect(file, "number of core encounter cards", sum(card.set == "core" for card in cards), 28)
    return cards


def load_objectives(file: str = "objectives.yaml", text: str | None = None) -> list[ObjectiveCard]:
    cards = items(file, parse(file, text if text is not None else text_of("scythe", file)), "cards", ObjectiveCard)
    for card in cards:
        _check_condition(file, card.id, card.condition)
    expect(file, "number of core objective cards", sum(card.set == "core" for card in cards), 23)
    return cards


def _check_condition(file: str, card: str, condition: dict[str, object]) -> None:
    for name, value in condition.items():
        known(file, f"cards {card!r}", "condition", name, CONDITIONS)
        if name == "all":
            for part in convert(file, f"cards {card!r}: condition", value, list[dict[str, object]]):
                _check_condition(file, card, part)


def load_factory(file: str = "factory_cards.yaml", text: str | None = None) -> tuple[list[FactoryCard], FactoryMove]:
    found = parse(file, text if text is not None else text_of("scythe", file))
    cards = items(file, found, "cards", FactoryCard)
    for card in cards:
        _check_names(file, card.id, "cost", card.cost, PAYMENTS)
        _check_names(file, card.id, "gain", card.gain, FACTORY_GAINS)
    expect(file, "number of core Factory cards", sum(card.set == "core" for card in cards), 12)
    return cards, section(file, found, "bottom", FactoryMove)


def _check_names(file: str, card: str, field: str, values: dict[str, int], allowed: tuple[str, ...]) -> None:
    for name in values:
        known(file, f"cards {card!r}", field, name, allowed)


def load_structure_bonus(file: str = "structure_bonus.yaml", text: str | None = None) -> list[BonusTile]:
    tiles = items(file, parse(file, text if text is not None else text_of("scythe", file)), "tiles", BonusTile)
    for tile in tiles:
        if tile.steps != sorted(tile.steps) or not tile.steps:
            raise DataError(f"{file}: tiles {tile.id!r}: field 'steps': counts must rise")
    expect(file, "number of core tiles", sum(tile.set == "core" for tile in tiles), 6)
    expect(file, "number of tiles", len(tiles), 14)
    return tiles


def load_airships(
    file: str = "airships.yaml", text: str | None = None
) -> tuple[list[AggressiveTile], list[PassiveTile]]:
    found = parse(file, text if text is not None else text_of("scythe", file))
    aggressive = items(file, found, "aggressive", AggressiveTile)
    passive = items(file, found, "passive", PassiveTile)
    numbers = [tile.number for tile in aggressive] + [tile.number for tile in passive]
    expect(file, "numbers of the tiles", numbers, list(range(1, 17)))
    return aggressive, passive


def load_resolution(file: str = "resolution.yaml", text: str | None = None) -> list[ResolutionTile]:
    tiles = items(file, parse(file, text if text is not None else text_of("scythe", file)), "tiles", ResolutionTile)
    expect(file, "numbers of the tiles", [tile.number for tile in tiles], list(range(1, 9)))
    for tile in tiles:
        if tile.missions > MOST_MISSIONS:
            raise DataError(f"{file}: tiles {tile.id!r}: field 'missions': at most {MOST_MISSIONS}")
    return tiles


def load_scoring(file: str = "scoring.yaml", text: str | None = None) -> Scoring:
    found = parse(file, text if text is not None else text_of("scythe", file))
    triumphs = items(file, found, "triumphs", TriumphData)
    tiers = section(file, found, "tiers", list[Tier])
    expect(file, "triumphs", tuple(triumph.id for triumph in triumphs), TRIUMPH_IDS)
    expect(file, "the lowest tier starts at", tiers[0].popularity, 0)
    return Scoring(
        triumphs, section(file, found, "stars", int), tiers, section(file, found, "factory_territories", int)
    )


def load_achievements(file: str = "achievements.yaml", text: str | None = None) -> list[Achievement]:
    """The lines of the achievement sheet."""
    found = parse(file, text if text is not None else text_of("scythe", file))
    lines = items(file, found, "achievements", Achievement)
    for line in lines:
        for name, value in line.when.items():
            where = f"achievements {line.id!r}"
            known(file, where, "when", name, ("faction", "mat", "coins", "popularity", "power"))
            if name in ("faction", "mat"):
                known(file, where, name, str(value), FACTION_IDS if name == "faction" else MAT_IDS)
    return lines


class Components(msgspec.Struct, frozen=True):
    """Everything that is printed: one set of data, checked. Games read it through the `Kit` made from it."""

    board: BoardData
    factions: list[Faction]
    banned_pairs: list[Pair]
    traps: list[TrapData]
    mats: list[Mat]
    cubes: list[Cube]
    worker_track: list[str]
    bottom: list[BottomAction]
    recruit_bonuses: dict[str, int]
    combat: CombatFile
    encounters: list[EncounterCard]
    objectives: list[ObjectiveCard]
    factory_cards: list[FactoryCard]
    factory_move: FactoryMove
    bonus_tiles: list[BonusTile]
    aggressive: list[AggressiveTile]
    passive: list[PassiveTile]
    resolution: list[ResolutionTile]
    scoring: Scoring
    modular: ModularData
    corrected: dict[str, str] = {}
    """The text of every corrected file, by its name, for modules that read files of their own."""

    def check(self) -> None:
        """Refuse names of factions and mats that are not there."""
        factions = [faction.id for faction in self.factions]
        for pair in self.banned_pairs:
            known("factions.yaml", "banned_pairs", "faction", pair.faction, factions)
            known("factions.yaml", "banned_pairs", "mat", pair.mat, [mat.id for mat in self.mats])
        for base in self.board.home_bases:
            known("map.yaml", f"board {self.board.id!r}", "home_bases", base.faction, factions)


def load(corrected: Path | None = None) -> Components:
    """The components of the package; a file of this name in the folder `corrected` takes the place of the package's."""
    given = {file.name: contents(file) for file in corrected.glob("*.yaml")} if corrected is not None else {}
    factions, pairs, traps = load_factions(text=given.get("factions.yaml"))
    factions += load_fenris(text=given.get("fenris.yaml"))[0]
    mats = load_mats(text=given.get("player_mats.yaml"))
    factory_cards, factory_move = load_factory(text=given.get("factory_cards.yaml"))
    aggressive, passive = load_airships(text=given.get("airships.yaml"))
    found = Components(
        load_board(text=given.get("map.yaml")),
        factions,
        pairs,
        traps,
        mats.mats,
        mats.cubes,
        mats.worker_track,
        mats.bottom,
        mats.recruit_bonuses,
        load_combat(text=given.get("combat_cards.yaml")),
        load_encounters(text=given.get("encounters.yaml")),
        load_objectives(text=given.get("objectives.yaml")),
        factory_cards,
        factory_move,
        load_structure_bonus(text=given.get("structure_bonus.yaml")),
        aggressive,
        passive,
        load_resolution(text=given.get("resolution.yaml")),
        load_scoring(text=given.get("scoring.yaml")),
        modular_data.load_modular(given.get(modular_data.FILE)),
        given,
    )
    found.check()
    return found


PRINTED: Components = load()
"""What the boxes hold."""
_, VESNA_TOKENS, INFLUENCE_TOKENS = load_fenris()
"""Vesna's ability tokens and how many Influence tokens there are: the same in every kit."""
MAD_TESLA, DIRECTION_TILE, DIE = load_tesla()
ALLIANCE_TOKENS, LEFT_OVER, BREACH = load_alliances()
FACTION_IDS = [faction.id for faction in PRINTED.factions]
MAT_IDS = [mat.id for mat in PRINTED.mats]
ACHIEVEMENTS: list[Achievement] = load_achievements()


class Listed(msgspec.Struct, frozen=True):
    """A component as `marches components` lists it."""

    file: str
    kind: str
    id: str
    status: Status
    note: str = ""


MORE_COMPONENTS: list[tuple[str, str, list[Component]]] = []
"""Components of modules with files of their own: data file, kind, items."""


def inventory() -> list[Listed]:
    """Every component with how sure its numbers are."""
    box = PRINTED
    kinds: list[tuple[str, str, list[Component]]] = [
        ("map.yaml", "board", [box.board]),
        ("factions.yaml", "faction", [one for one in box.factions if one.set != "fenris"]),
        ("fenris.yaml", "faction", [one for one in box.factions if one.set == "fenris"]),
        ("fenris.yaml", "vesna-token", [*VESNA_TOKENS]),
        ("factions.yaml", "trap", [*box.traps]),
        ("tesla.yaml", "mad-tesla", [MAD_TESLA]),
        ("alliances.yaml", "alliance", [*ALLIANCE_TOKENS]),
        ("tesla.yaml", "direction-tile", [DIRECTION_TILE]),
        ("player_mats.yaml", "mat", [*box.mats]),
        ("player_mats.yaml", "cube", [*box.cubes]),
        ("combat_cards.yaml", "combat-card", [*box.combat.cards]),
        ("encounters.yaml", "encounter", [*box.encounters]),
        ("objectives.yaml", "objective", [*box.objectives]),
        ("factory_cards.yaml", "factory-card", [*box.factory_cards]),
        ("structure_bonus.yaml", "structure-bonus", [*box.bonus_tiles]),
        ("airships.yaml", "airship-aggressive", [*box.aggressive]),
        ("airships.yaml", "airship-passive", [*box.passive]),
        ("resolution.yaml", "resolution", [*box.resolution]),
        ("scoring.yaml", "triumph", [*box.scoring.triumphs]),
        (modular_data.FILE, "board-side", [*box.modular.sides]),
        (modular_data.FILE, "modular-tile", [*box.modular.tiles]),
        ("achievements.yaml", "achievement", [*ACHIEVEMENTS]),
        *MORE_COMPONENTS,
    ]
    return [Listed(file, kind, item.id, item.status, item.note) for file, kind, found in kinds for item in found]
