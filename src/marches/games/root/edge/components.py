"""Root's components, read from `data/*.yaml` and checked: maps, deck, items, factions, characters, quests, line-ups."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from marches.games.components import (
    Component,
    DataError,
    Status,
    contents,
    expect,
    items,
    known,
    parse,
    section,
    text_of,
)

SUITS: tuple[str, ...] = ("fox", "rabbit", "mouse", "bird")
MOST_CARDS = 63
CardKind = Literal["item", "persistent", "immediate", "ambush", "dominance", "spy"]


class Clearing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clearing of a map; without a suit it gets one when the game is set up."""

    id: int
    slots: int
    ruin: bool
    x: int
    y: int
    suit: str = ""


class Forest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clearings: list[int]
    forests: list[str]
    x: int
    y: int


class Map(Component, frozen=True, kw_only=True):
    rivers_divide_forests: bool
    corners: list[int]
    opposite: list[tuple[int, int]]
    clearings: list[Clearing]
    paths: list[tuple[int, int]]
    rivers: list[tuple[int, int]]
    forests: list[Forest]


class Card(Component, frozen=True, kw_only=True):
    suit: str
    kind: CardKind
    copies: int
    cost: dict[str, int]
    item: str = ""
    points: int = 0
    effect: str = ""


class Item(Component, frozen=True, kw_only=True):
    track: bool
    points: int
    supply: int
    ruins: int
    ruins_riverfolk: int
    start: int
    start_riverfolk: int
    for_sale: int


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    track: int
    items: int
    per_bag: int


class Leader(Component, frozen=True, kw_only=True):
    viziers: tuple[str, str]


class Faction(Component, frozen=True, kw_only=True):
    letter: str
    box: str
    reach: int
    warriors: int
    buildings: dict[str, int] = {}
    tokens: dict[str, int] = {}
    tracks: dict[str, list[int]] = {}
    numbers: dict[str, int] = {}
    leaders: list[Leader] = []


class Character(Component, frozen=True, kw_only=True):
    box: str
    items: list[str]
    special: str


class Quest(Component, frozen=True, kw_only=True):
    suit: str
    items: tuple[str, str]


class Lineup(Component, frozen=True, kw_only=True):
    mode: Literal["competitive", "cooperative"]
    factions: list[str]
    advised: bool


class Components(msgspec.Struct, frozen=True):
    """One set of components: what is printed on maps, cards, items, boards and tiles."""

    maps: list[Map]
    cards: list[Card]
    """The 54 cards of the deck by kind, then the spies."""
    items: list[Item]
    limits: Limits
    factions: list[Faction]
    characters: list[Character]
    quests: list[Quest]
    lineups: list[Lineup]
    reach: dict[str, int]


def load(corrected: Path | None = None) -> Components:
    """The components of the package; a file of this name in the folder `corrected` takes the place of the package's."""
    files: dict[str, dict[str, object]] = {}
    for file in ("items.yaml", "maps.yaml", "deck.yaml", "factions.yaml", "vagabond.yaml", "lineups.yaml"):
        other = corrected / file if corrected is not None else None
        files[file] = parse(file, contents(other) if other is not None and other.exists() else text_of("root", file))
    found_items = read_items(files["items.yaml"])
    names = [item.id for item in found_items]
    factions = read_factions(files["factions.yaml"])
    characters, quests = read_vagabond(files["vagabond.yaml"], names)
    return Components(
        maps=read_maps(files["maps.yaml"]),
        cards=read_cards(files["deck.yaml"], names),
        items=found_items,
        limits=section("items.yaml", files["items.yaml"], "limits", Limits),
        factions=factions,
        characters=characters,
        quests=quests,
        lineups=read_lineups(files["lineups.yaml"], [faction.id for faction in factions]),
        reach=section("lineups.yaml", files["lineups.yaml"], "reach", dict[str, int]),
    )


def read_maps(file: dict[str, object]) -> list[Map]:
    found = items("maps.yaml", file, "maps", Map)
    for board in found:
        _check_map(board)
    return found


def _check_map(board: Map) -> None:
    where = f"map {board.id!r}"
    ids = [clearing.id for clearing in board.clearings]
    expect("maps.yaml", f"{where}: clearings", ids, list(range(1, 13)))
    expect("maps.yaml", f"{where}: ruins", sum(clearing.ruin for clearing in board.clearings), 4)
    expect("maps.yaml", f"{where}: corners", len(board.corners), 4)
    suits = [clearing.suit for clearing in board.clearings if clearing.suit]
    for suit in suits:
        known("maps.yaml", where, "suit", suit, SUITS[:3])
    if suits:
        expect("maps.yaml", f"{where}: clearings of each suit", [suits.count(s) for s in SUITS[:3]], [4, 4, 4])
    for clearing in board.clearings:
        if not 1 <= clearing.slots <= 3:
            raise DataError(f"maps.yaml: {where}: clearing {clearing.id} has {clearing.slots} slots, not 1 to 3")
    forests = {forest.id: forest for forest in board.forests}
    for forest in board.forests:
        for other in forest.forests:
            known("maps.yaml", f"{where}: forest {forest.id}", "forests", other, forests)
            if forest.id not in forests[other].forests:
                raise DataError(f"maps.yaml: {where}: forest {forest.id} borders {other}, but not the other way")


def read_cards(found: dict[str, object], names: list[str]) -> list[Card]:
    """The 54 cards of the deck by kind, then the spies."""
    deck = items("deck.yaml", found, "cards", Card)
    spies = items("deck.yaml", found, "spies", Card)
    for card in deck + spies:
        known("deck.yaml", f"card {card.id!r}", "suit", card.suit, SUITS)
        for suit in card.cost:
            known("deck.yaml", f"card {card.id!r}", "cost", suit, (*SUITS[:3], "any"))
        if card.item:
            known("deck.yaml", f"card {card.id!r}", "item", card.item, names)
    by_suit = [sum(card.copies for card in deck if card.suit == suit) for suit in SUITS]
    expect("deck.yaml", "cards by suit (fox, rabbit, mouse, bird)", by_suit, [14, 13, 13, 14])
    expect("deck.yaml", "ambushes", sum(card.copies for card in deck if card.kind == "ambush"), 5)
    expect("deck.yaml", "suits of dominance cards", {c.suit for c in deck if c.kind == "dominance"}, set(SUITS))
    expect("deck.yaml", "suits of spies", sorted(card.suit for card in spies), sorted(SUITS))
    return deck + spies


def read_items(file: dict[str, object]) -> list[Item]:
    found = items("items.yaml", file, "items", Item)
    expect("items.yaml", "items in the common supply", sum(item.supply for item in found), 12)
    expect(
        "items.yaml", "items under ruins", [sum(i.ruins for i in found), sum(i.ruins_riverfolk for i in found)], [4, 4]
    )
    return found


def read_factions(file: dict[str, object]) -> list[Faction]:
    found = items("factions.yaml", file, "factions", Faction)
    for faction in found:
        if len(faction.buildings) > 3 or len(faction.tokens) > 3:
            raise DataError(f"factions.yaml: {faction.id}: at most 3 kinds of buildings and 3 of tokens fit")
    return found


def read_vagabond(found: dict[str, object], names: list[str]) -> tuple[list[Character], list[Quest]]:
    characters = items("vagabond.yaml", found, "characters", Character)
    quests = items("vagabond.yaml", found, "quests", Quest)
    for character in characters:
        for item in character.items:
            known("vagabond.yaml", f"character {character.id!r}", "items", item, names)
    for quest in quests:
        for item in quest.items:
            known("vagabond.yaml", f"quest {quest.id!r}", "items", item, names)
    expect("vagabond.yaml", "quests by suit", [sum(q.suit == s for q in quests) for s in SUITS[:3]], [5, 5, 5])
    return characters, quests


def read_lineups(file: dict[str, object], factions: list[str]) -> list[Lineup]:
    found = items("lineups.yaml", file, "lineups", Lineup)
    for lineup in found:
        for name in lineup.factions:
            known("lineups.yaml", f"line-up {lineup.id!r}", "factions", name, factions)
    return found


PRINTED = load()
"""What is printed on the components of the package."""
ITEMS, MAPS, CARDS, FACTIONS = PRINTED.items, PRINTED.maps, PRINTED.cards, PRINTED.factions
CHARACTERS, QUESTS, LINEUPS = PRINTED.characters, PRINTED.quests, PRINTED.lineups


def check_same_things(found: Components) -> None:
    """Raise `DataError` unless a set of components has the things the rules and the answers know.

    Everything printed on them may differ, but not which things exist or what type a card is.
    """
    for what, mine, printed in (
        ("cards", [(card.id, card.kind) for card in found.cards], [(card.id, card.kind) for card in CARDS]),
        ("items", [item.id for item in found.items], [item.id for item in ITEMS]),
        ("factions", [one.id for one in found.factions], [one.id for one in FACTIONS]),
        ("characters", [one.id for one in found.characters], [one.id for one in CHARACTERS]),
        ("leaders", [_leaders(one) for one in found.factions], [_leaders(one) for one in FACTIONS]),
        ("pieces and tracks", [_sizes(one) for one in found.factions], [_sizes(one) for one in FACTIONS]),
        ("numbers behind answers", [_answers(one) for one in found.factions], [_answers(one) for one in FACTIONS]),
        ("items with a track", [one.id for one in found.items if one.track], [one.id for one in ITEMS if one.track]),
        ("quests", [one.id for one in found.quests], [one.id for one in QUESTS]),
        ("maps", [one.id for one in found.maps], [one.id for one in MAPS]),
        ("forests", [f.id for one in found.maps for f in one.forests], [f.id for one in MAPS for f in one.forests]),
    ):
        expect("components", what, mine, printed)
    if sum(card.copies for card in found.cards) > MOST_CARDS:
        raise DataError(f"deck.yaml: at most {MOST_CARDS} cards fit, the spies included")


def _leaders(one: Faction) -> list[str]:
    return [leader.id for leader in one.leaders]


def _sizes(one: Faction) -> dict[str, int]:
    """A track has a space for each of its pieces. The pieces that have left it show how far it is uncovered."""
    return {**one.buildings, **one.tokens, **{name: len(track) for name, track in one.tracks.items()}}


def _answers(one: Faction) -> dict[str, int]:
    """The numbers that decide which answers and options exist."""
    fixed = ("price-lowest", "price-highest", "orders", "handicap")
    return {name: one.numbers[name] for name in fixed if name in one.numbers}


def faction(name: str) -> Faction:
    """The data of one faction."""
    return next(found for found in FACTIONS if found.id == name)


class Listed(msgspec.Struct, frozen=True):
    """A component as `marches components` lists it."""

    file: str
    kind: str
    id: str
    status: Status
    note: str


def inventory() -> list[Listed]:
    """Every component with how sure its numbers are."""
    leaders = [leader for one in FACTIONS for leader in one.leaders]
    kinds: list[tuple[str, str, Sequence[Component]]] = [
        ("maps.yaml", "map", MAPS),
        ("deck.yaml", "card", CARDS),
        ("items.yaml", "item", ITEMS),
        ("factions.yaml", "faction", FACTIONS),
        ("factions.yaml", "leader", leaders),
        ("vagabond.yaml", "character", CHARACTERS),
        ("vagabond.yaml", "quest", QUESTS),
        ("lineups.yaml", "lineup", LINEUPS),
    ]
    return [Listed(file, kind, one.id, one.status, one.note) for file, kind, found in kinds for one in found]
