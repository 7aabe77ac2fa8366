"""What the browser draws by itself is what the components say (maps, cards, quests), large enough and in its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from marches.games.root.components import CARDS, MAPS, QUESTS, Map
from tests.server.servers import Server
from tests.web.ahead import answers, played_on
from tests.web.person import PHONE, WIDE, Person, path_of

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


TABLES = {
    "raiders": ["purple", "orange", "green"],
    "root": ["marquise", "eyrie", "alliance", "vagabond"],
    "scythe": ["albion", "togawa", "rusviet", "nordic", "crimea", "saxony", "polania"],
}
MODULES = {"scythe": ["invaders", "airships"]}
LEAST = 12
"""Pixels: no text is smaller."""


@pytest.fixture(scope="module")
def midway(served: Server) -> Callable[[str], str]:
    """The seat of somebody in the middle of a game; each game is played on once."""
    return cache(
        lambda game: path_of(
            played_on(served.base, game, TABLES[game], answers(250), 20, modules=MODULES.get(game, []))
        )
    )


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_text_is_too_small(
    browser: Browser, served: Server, midway: Callable[[str], str], game: str, size: tuple[int, int]
) -> None:
    someone = Person(browser, served.base, size)
    someone.go(midway(game))
    someone.until_asked_or_over()
    assert someone.page.evaluate(SMALL, LEAST) == []
    for tab in someone.page.locator("[role=tab]").all():
        tab.click()
        assert someone.page.evaluate(SMALL, LEAST) == []
    someone.leave()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_map_keeps_its_size_from_one_decision_to_the_next(
    browser: Browser, served: Server, midway: Callable[[str], str], size: tuple[int, int]
) -> None:
    someone = Person(browser, served.base, size)
    someone.go(midway("scythe"))
    maps = set()
    for _ in range(12):
        someone.until_asked_or_over()
        if someone.is_over():
            break
        maps.add(someone.page.evaluate(PLACE))
        someone.answer()
        maps.add(someone.page.evaluate(PLACE))
    assert len(maps) == 1, maps
    someone.leave()


PLACE = """() => {
  scrollTo(0, 0);
  const box = document.querySelector("main.board").getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
}"""
"""Where the board lies and how large it is."""
SMALL = """(least) => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, box] = [walk.currentNode.data.trim(), walk.currentNode.parentElement];
    if (!text || box.closest(".unseen, title, desc, script, style, dialog:not([open])")) continue;
    if (!box.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const grid = box instanceof SVGGraphicsElement ? box.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(box).fontSize) * (grid ? Math.hypot(grid.a, grid.b) : 1);
    if (size < least - 0.05) found.push(`${text.slice(0, 30)}: ${size.toFixed(1)} (${box.getAttribute("class")})`);
  }
  return found;
}"""
"""Every text in sight that is smaller, after all scaling."""
