"""Root's components, read from `data/*.yaml` and checked: maps, deck, items, factions, characters, quests, line-ups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from marches.games.components import Component, DataError, Status, expect, items, known, parse, section, text_of

SUITS: tuple[str, ...] = ("fox", "rabbit", "mouse", "bird")
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


def _read(file: str) -> dict[str, object]:
    return parse(file, text_of("root", file))


def read_maps() -> list[Map]:
    found = items("maps.yaml", _read("maps.yaml"), "maps", Map)
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


def read_cards() -> list[Card]:
    """The 54 cards of the deck by kind, then the spies."""
    found = _read("deck.yaml")
    deck = items("deck.yaml", found, "cards", Card)
    spies = items("deck.yaml", found, "spies", Card)
    for card in deck + spies:
        known("deck.yaml", f"card {card.id!r}", "suit", card.suit, SUITS)
        for suit in card.cost:
            known("deck.yaml", f"card {card.id!r}", "cost", suit, (*SUITS[:3], "any"))
        if card.item:
            known("deck.yaml", f"card {card.id!r}", "item", card.item, [item.id for item in ITEMS])
    by_suit = [sum(card.copies for card in deck if card.suit == suit) for suit in SUITS]
    expect("deck.yaml", "cards by suit (fox, rabbit, mouse, bird)", by_suit, [14, 13, 13, 14])
    expect("deck.yaml", "ambushes", sum(card.copies for card in deck if card.kind == "ambush"), 5)
    expect("deck.yaml", "suits of dominance cards", {c.suit for c in deck if c.kind == "dominance"}, set(SUITS))
    expect("deck.yaml", "suits of spies", sorted(card.suit for card in spies), sorted(SUITS))
    return deck + spies


def read_items() -> list[Item]:
    found = items("items.yaml", _read("items.yaml"), "items", Item)
    expect("items.yaml", "items in the common supply", sum(item.supply for item in found), 12)
    expect(
        "items.yaml", "items under ruins", [sum(i.ruins for i in found), sum(i.ruins_riverfolk for i in found)], [4, 4]
    )
    return found


def read_factions() -> list[Faction]:
    found = items("factions.yaml", _read("factions.yaml"), "factions", Faction)
    for faction in found:
        if len(faction.buildings) > 3 or len(faction.tokens) > 3:
            raise DataError(f"factions.yaml: {faction.id}: at most 3 kinds of buildings and 3 of tokens fit")
    return found


def read_vagabond() -> tuple[list[Character], list[Quest]]:
    found = _read("vagabond.yaml")
    characters = items("vagabond.yaml", found, "characters", Character)
    quests = items("vagabond.yaml", found, "quests", Quest)
    names = [item.id for item in ITEMS]
    for character in characters:
        for item in character.items:
            known("vagabond.yaml", f"character {character.id!r}", "items", item, names)
    for quest in quests:
        for item in quest.items:
            known("vagabond.yaml", f"quest {quest.id!r}", "items", item, names)
    expect("vagabond.yaml", "quests by suit", [sum(q.suit == s for q in quests) for s in SUITS[:3]], [5, 5, 5])
    return characters, quests


def read_lineups() -> list[Lineup]:
    found = items("lineups.yaml", _read("lineups.yaml"), "lineups", Lineup)
    for lineup in found:
        for name in lineup.factions:
            known("lineups.yaml", f"line-up {lineup.id!r}", "factions", name, [faction.id for faction in FACTIONS])
    return found


ITEMS: list[Item] = read_items()
LIMITS = section("items.yaml", _read("items.yaml"), "limits", Limits)
MAPS: list[Map] = read_maps()
CARDS: list[Card] = read_cards()
FACTIONS: list[Faction] = read_factions()
CHARACTERS, QUESTS = read_vagabond()
LINEUPS: list[Lineup] = read_lineups()
REACH = section("lineups.yaml", _read("lineups.yaml"), "reach", dict[str, int])


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
