"""The components of Scythe: what is printed on the board, mats, cards and tiles, read from `data/` and checked."""

from __future__ import annotations

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
    BoardData,
    BonusTile,
    BottomAction,
    CombatCard,
    Cube,
    EncounterCard,
    Faction,
    FactoryCard,
    FactoryMove,
    Mat,
    ModularData,
    ObjectiveCard,
    Pair,
    PassiveTile,
    ResolutionTile,
    Scoring,
    Tier,
    TrapData,
    TriumphData,
)
from marches.games.scythe.data.words import (
    BONUSES,
    BOTTOM_ACTIONS,
    CONDITIONS,
    CUBE_IDS,
    ENCOUNTER_GAINS,
    FACTORY_GAINS,
    MOST_DIAL,
    MOST_MISSIONS,
    PAYMENTS,
    RESOURCES,
    TOP_ACTIONS,
    TRAP_IDS,
    TRIUMPH_IDS,
)
from marches.games.scythe.edge import fenris_data, modular_data
from marches.games.scythe.edge.board_data import load_board


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
    fenris: fenris_data.FenrisBox
    modular: ModularData
    corrected: dict[str, str] = {}
    """The text of every corrected file, by its name, for modules that read files of their own."""

    def check(self) -> None:
        """Refuse names of factions and mats that do not exist."""
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
    box = fenris_data.load_box(given)
    factions += box.fenris.factions
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
        box,
        modular_data.load_modular(given.get(modular_data.FILE)),
        given,
    )
    found.check()
    return found


PRINTED: Components = load()
"""What the boxes hold."""
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
        ("factions.yaml", "trap", [*box.traps]),
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
        *box.fenris.listed(),
        *MORE_COMPONENTS,
    ]
    return [Listed(file, kind, item.id, item.status, item.note) for file, kind, found in kinds for item in found]
