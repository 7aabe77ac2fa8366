"""What is printed on Root's components, as data for clients that draw them."""

from __future__ import annotations

from typing import Literal

import msgspec

from marches.games.root.edge.components import FACTIONS, SUITS, Card, Components, Map


class CardPrint(msgspec.Struct, frozen=True, tag="root.card", omit_defaults=True):
    """A card: its suit and kind, the suits of the crafting pieces it takes (`any`: of any suit), what it brings."""

    suit: str
    kind: str
    cost: list[str]
    item: str = ""
    points: int = 0


class QuestPrint(msgspec.Struct, frozen=True, tag="root.quest"):
    """A quest: where, and the two items it asks for."""

    suit: str
    items: tuple[str, str]


class ItemPrint(msgspec.Struct, frozen=True, tag="root.item"):
    """An item: how many can be crafted, how many are on sale beside the Mechanical Marquise."""

    supply: int


class PiecePrint(msgspec.Struct, frozen=True, tag="root.piece", omit_defaults=True):
    """A piece: what kind of piece it is, and its suit where it has one."""

    kind: Literal["warrior", "building", "token"]
    suit: str = ""


class ForestPrint(msgspec.Struct, frozen=True):
    """A forest and the clearings around it."""

    id: str
    clearings: list[int]


class MapPrint(msgspec.Struct, frozen=True, tag="root.map"):
    """A map: which clearings paths and rivers join, which are around each forest."""

    paths: list[tuple[int, int]]
    rivers: list[tuple[int, int]]
    forests: list[ForestPrint]


PRINTS: tuple[type[msgspec.Struct], ...] = (CardPrint, QuestPrint, ItemPrint, PiecePrint, MapPrint)


def card_print(card: Card) -> CardPrint:
    cost = [suit for suit, count in card.cost.items() for _ in range(count)]
    return CardPrint(card.suit, card.kind, cost, card.item, card.points)


def map_print(board: Map) -> MapPrint:
    forests = [ForestPrint(forest.id, forest.clearings) for forest in board.forests]
    return MapPrint(board.paths, board.rivers, forests)


def piece_print(piece: str) -> PiecePrint:
    suit = piece.rpartition("-")[2]
    buildings = {name for faction in FACTIONS for name in faction.buildings}
    kind: Literal["warrior", "building", "token"] = "building" if piece in buildings else "token"
    return PiecePrint("warrior" if piece == "warrior" else kind, suit if suit in SUITS else "")


def prints(printed: Components) -> dict[tuple[str, str], msgspec.Struct]:
    """Everything with print on it, by kind and id."""
    found: dict[tuple[str, str], msgspec.Struct] = {("card", card.id): card_print(card) for card in printed.cards}
    found |= {("quest", quest.id): QuestPrint(quest.suit, quest.items) for quest in printed.quests}
    found |= {("item", item.id): ItemPrint(item.supply) for item in printed.items}
    found |= {("map", board.id): map_print(board) for board in printed.maps}
    pieces = {"warrior"} | {name for faction in printed.factions for name in (*faction.buildings, *faction.tokens)}
    return found | {("piece", piece): piece_print(piece) for piece in sorted(pieces)}
