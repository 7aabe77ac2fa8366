"""What the browser draws of Root by itself is what the components say: maps, cards, quests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marches.games.root.components import CARDS, MAPS, QUESTS, Map

DRAWN = Path(__file__).resolve().parent.parent.parent / "web" / "src" / "games" / "root"


def source(name: str) -> str:
    return (DRAWN / name).read_text("utf-8")


def drawn_map(name: str) -> str:
    found = re.search(rf"const {name}: MapShape = \{{(.*?)\n\}};", source("maps.ts"), re.DOTALL)
    assert found
    return found[1]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text)]


@pytest.mark.parametrize("board", MAPS, ids=lambda board: board.id)
def test_the_drawn_map_has_the_paths_and_forests_of_the_printed_one(board: Map) -> None:
    text = drawn_map(board.id)
    paths = numbers(text[text.index("paths:") : text.index("river:")])
    assert {frozenset(pair) for pair in zip(paths[::2], paths[1::2], strict=True)} == {
        frozenset(pair) for pair in board.paths
    }
    forests = re.findall(r'id: "(\w+)", clearings: \[([^]]*)\]', text)
    assert {name: set(numbers(around)) for name, around in forests} == {
        forest.id: set(forest.clearings) for forest in board.forests
    }


@pytest.mark.parametrize("board", MAPS, ids=lambda board: board.id)
@pytest.mark.parametrize("shape", ["wide", "narrow"])
def test_clearings_are_drawn_where_the_map_has_them(board: Map, shape: str) -> None:
    """Left of, right of, above, below: as on the board, wherever they are far enough apart."""
    text = drawn_map(board.id)
    found = re.search(rf"{shape}: at\((.*?)\),", text, re.DOTALL)
    assert found
    places = numbers(found[1])
    drawn = list(zip(places[::2], places[1::2], strict=True))
    assert len(drawn) == len(board.clearings)
    for one in board.clearings:
        for other in board.clearings:
            if other.x - one.x > 20:
                assert drawn[other.id - 1][0] > drawn[one.id - 1][0], (one.id, other.id)
            if other.y - one.y > 20:
                assert drawn[other.id - 1][1] > drawn[one.id - 1][1], (one.id, other.id)


def test_cards_are_drawn_with_the_suit_cost_item_and_points_they_have() -> None:
    letters = {"fox": "f", "rabbit": "r", "mouse": "m", "any": "?"}
    text = source("cards.ts")
    makers = {"item": "item", "persistent": "lasting", "immediate": "favor"}
    for card in CARDS:
        if card.kind not in makers:
            assert card.id == f"{card.kind}-{card.suit}"
            assert not card.cost
            continue
        cost = "".join(letters[suit] * number for suit, number in card.cost.items())
        item = f'"{card.item}", {card.points}, ' if card.item else ""
        key = card.id if re.fullmatch(r"\w+", card.id) else f'"{card.id}"'
        assert f'{key}: {makers[card.kind]}("{card.suit}", {item}"{cost}")' in text, card.id


def test_quests_are_drawn_with_the_items_they_ask_for() -> None:
    text = source("cards.ts")
    for quest in QUESTS:
        name = quest.id.removesuffix(f"-{quest.suit}")
        key = name if re.fullmatch(r"\w+", name) else f'"{name}"'
        first, second = quest.items
        assert f'{key}: ["{first}", "{second}"]' in text, quest.id
