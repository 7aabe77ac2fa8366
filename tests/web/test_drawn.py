"""What the browser draws stands where the components have it, is large enough and stays in its place."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect

from marches.games.root.edge.components import MAPS, Map
from tests.server.servers import Server
from tests.web.ahead import SEATS, midway
from tests.web.conftest import STAGES
from tests.web.person import PHONE, WIDE, Person, new_table, path_of


@pytest.fixture(scope="module")
def woodland(served: Server) -> Callable[[str], str]:
    """The spectators' page of a game of Root on a map."""
    seats = [{"kind": "me", "label": label} for label in ("marquise", "eyrie")]
    return cache(lambda board: path_of(new_table(served.base, "root", seats, options={"map": board}), -1))


@pytest.mark.parametrize("board", MAPS, ids=lambda board: board.id)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_map_is_drawn_as_it_is_printed(
    browser: Browser, served: Server, woodland: Callable[[str], str], board: Map, size: tuple[int, int]
) -> None:
    someone = Person(browser, served.base, size)
    someone.go(woodland(board.id))
    someone.until("document.querySelectorAll('.clearing .hit').length === 12")
    drawn = someone.page.evaluate(MAP)
    someone.leave()
    places = {int(number): place for number, place in drawn["clearings"].items()}
    for one in board.clearings:
        for other in board.clearings:
            # Left of, right of, above, below: as on the board, wherever they are far enough apart.
            if other.x - one.x > 20:
                assert places[other.id][0] > places[one.id][0], (one.id, other.id)
            if other.y - one.y > 20:
                assert places[other.id][1] > places[one.id][1], (one.id, other.id)
    ends = [[_nearest(places, end) for end in path] for path in drawn["paths"]]
    assert {frozenset(pair) for pair in ends} == {frozenset(pair) for pair in board.paths}
    wet = {clearing for pair in board.rivers for clearing in pair}
    assert {_nearest(places, point) for point in drawn["water"]} >= wet
    assert drawn["forests"] == len(board.forests)
    for forest in board.forests:
        corners = [places[clearing] for clearing in forest.clearings]
        assert any(all(_on(floor, corner) for corner in corners) for floor in drawn["floors"]), forest.id


def _nearest(places: dict[int, list[float]], point: list[float]) -> int:
    """The clearing a point lies on; 0: none."""
    near = {number: abs(x - point[0]) + abs(y - point[1]) for number, (x, y) in places.items()}
    best = min(near, key=lambda number: near[number])
    return best if near[best] < NEAR else 0


def _on(outline: list[list[float]], place: list[float]) -> bool:
    return any(abs(x - place[0]) + abs(y - place[1]) < NEAR for x, y in outline)


LEAST = 12
"""Pixels: no text is smaller."""
SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_too_small_and_none_sticks_out(
    browser: Browser, served: Server, shown: Callable[[str, str], str], stage: str, game: str, size: str
) -> None:
    someone = Person(browser, served.base, SIZES[size])
    someone.look_at(shown(game, stage), stage)
    _check_tabs(someone.page, SIZES[size][0])
    if stage == "over":
        someone.page.locator(".end.panel header > .icon").click()
        _check_tabs(someone.page, SIZES[size][0])
    someone.leave()


def _check_tabs(page: Page, width: int) -> None:
    """Every tab in sight can be opened and is drawn large enough."""
    assert page.evaluate(SMALL, LEAST) == []
    for tab in page.locator("[role=tab]:visible").all():
        tab.click()
        assert page.evaluate(SMALL, LEAST) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("game", SEATS)
def test_the_end_leaves_a_small_phone_usable_and_is_closed_and_opened_again(
    browser: Browser, served: Server, shown: Callable[[str, str], str], game: str
) -> None:
    """In French, whose words are longer."""
    someone = Person(browser, served.base, (360, 740), "fr")
    someone.look_at(shown(game, "over"), "over")
    end, page = someone.page.locator(".end.panel"), someone.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for number in range(page.locator("[role=tab]").count()):
        page.locator("[role=tab]").nth(number).click()
        expect(page.locator("[role=tab]").nth(number)).to_have_attribute("aria-selected", "true")
    expect(end).to_be_visible()
    end.locator("header > .icon").click()
    expect(end).to_be_hidden()
    expect(page.locator("main.board svg").first).to_be_visible()
    page.locator("[role=tab]").first.click()
    page.locator(".replay > .main").click()
    expect(end).to_be_in_viewport()
    assert not someone.mishaps
    someone.leave()


def test_the_map_keeps_its_size_from_one_decision_to_the_next(browser: Browser, served: Server) -> None:
    path = path_of(midway(served.base, "scythe"))
    for size in SIZES.values():
        someone = Person(browser, served.base, size)
        someone.go(path)
        maps = set()
        for _ in range(12):
            someone.until_asked()
            maps.add(someone.page.evaluate(PLACE))
            someone.answer()
            maps.add(someone.page.evaluate(PLACE))
        assert len(maps) == 1, maps
        someone.leave()


NEAR = 25
"""Pixels: what is this near to a clearing's middle is in it."""
MAP = """() => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const onScreen = (path, at) => {
    const point = path.getPointAtLength(at).matrixTransform(path.getScreenCTM());
    return [point.x, point.y];
  };
  const along = (path, steps) =>
    Array.from({length: steps + 1}, (_, step) => onScreen(path, (path.getTotalLength() * step) / steps));
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    clearings: Object.fromEntries(
      all(".clearing").map((one) => [
        one.querySelector(".plate text").textContent,
        middle(one.querySelector(".gl").getBoundingClientRect()),
      ]),
    ),
    paths: all(".terrain .path").map((path) => along(path, 1)),
    water: all(".terrain .river").flatMap((path) => along(path, 400)),
    floors: all(".terrain .floor").map((path) => along(path, 200)),
    forests: all(".glade").length,
  };
}"""
"""Where clearings, paths, rivers and forests are drawn, in the window."""
PLACE = """() => {
  document.querySelector(".table").scrollTo(0, 0);
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
