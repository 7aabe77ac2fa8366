"""Every layout at its size, for every game: what must be visible is visible, complete and large enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.ahead import SEATS, answers, midway, play
from tests.web.person import Person, new_table, path_of
from tests.web.test_access import findings
from tests.web.test_drawn import LEAST, SMALL

SIZES = {
    "small phone": (360, 740),
    "phone": (390, 844),
    "tablet upright": (820, 1180),
    "tablet lying": (1024, 768),
    "small laptop": (1280, 720),
    "laptop": (1366, 768),
    "desk": (1440, 900),
    "large": (1920, 1080),
    "largest": (2560, 1440),
}
LAYOUTS = {
    "small phone": "phone",
    "phone": "phone",
    "tablet upright": "upright",
    "tablet lying": "lying",
    "small laptop": "laptop",
    "laptop": "laptop",
    "desk": "wide",
    "large": "wide",
    "largest": "wide",
}
TABLETS = ("tablet upright", "tablet lying")
TABLET_LEAST = 13
"""Pixels: a tablet is further from the eye than a phone."""
TOUCHED = ("small phone", "phone", *TABLETS)
"""Screens that are touched."""
FINGER = 44
"""Pixels: what a finger needs."""
AXE_HERE = ("tablet upright", "tablet lying", "small laptop", "largest")
"""Where axe-core looks too; `test_access` has it at the desk and on the phone, in both themes."""
SHARE = {
    "small phone": {"scythe": 0.434, "root": 0.489},
    "phone": {"scythe": 0.504, "root": 0.464},
    "tablet upright": {"scythe": 0.56, "root": 0.407, "raiders": 0.597},
    "tablet lying": {"scythe": 0.415, "root": 0.387, "raiders": 0.634},
    "small laptop": {"scythe": 0.543, "root": 0.512, "raiders": 0.535},
    "laptop": {"scythe": 0.570, "root": 0.534, "raiders": 0.536},
    "desk": {"scythe": 0.580, "root": 0.532, "raiders": 0.547},
    "large": {"scythe": 0.580, "root": 0.532, "raiders": 0.547},
    "largest": {"scythe": 0.580, "root": 0.532, "raiders": 0.547},
}
"""The least part of the screen the board has: what it has in the drawings the screens are built to, measured there.

On a phone no card may cover that part; Raiders' board is longer than a phone, as drawn. Nothing is drawn for the large
sizes: there everything is as at the desk, larger.

Scythe's drawings have five seats, this table seven, whose chips are higher on a tablet: there it may have 3 % less. At
desk size its map is drawn smaller (0.426) than it has to be here, where it is as high as the window.
"""


@pytest.fixture
def seen(
    browser: Browser, served: Server, shown: Callable[[str, str], str], request: pytest.FixtureRequest
) -> Callable[[str, str], Person]:
    def look(game: str, size: str) -> Person:
        lang = "fr" if size in TABLETS else "en"
        someone = Person(browser, served.base, SIZES[size], lang, touch=size in TOUCHED)
        request.addfinalizer(someone.leave)
        someone.look_at(shown(game, "midway"), "midway")
        someone.page.evaluate("document.fonts.ready")
        return someone

    return look


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_laid_out_for_the_room_there_is(seen: Callable[[str, str], Person], game: str, size: str) -> None:
    someone = seen(game, size)
    page = someone.page
    width, height = SIZES[size]
    expect(page.locator(".table")).to_have_attribute("data-layout", LAYOUTS[size])
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(WIDER) == []
    assert page.evaluate(SMALL, TABLET_LEAST if size in TABLETS else LEAST) == []
    choice = page.locator(".choice button.go").first
    expect(choice).to_be_in_viewport()
    expect(page.locator(".bar .say b")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(CUT) == []
    assert page.evaluate(LYING) == [], "something lies over a place of the map"
    if size in TOUCHED:
        assert page.evaluate(TOUCH, {"least": FINGER, "within": ".table"}) == []
        assert page.evaluate(TARGETS, FINGER) == []
    if size in AXE_HERE:
        assert findings(someone) == []
    if LAYOUTS[size] == "phone":
        expect(page.get_by_role("group", name="Your goods")).to_be_in_viewport()
        if game in SHARE[size]:
            assert round(page.evaluate(UNCOVERED), 3) >= SHARE[size][game]
            assert page.evaluate(BURIED) == []
        return
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    board = page.locator("main.board").bounding_box()
    assert board is not None
    assert round(board["width"] * board["height"] / (width * height), 3) >= SHARE[size][game]
    assert page.evaluate(OVERFLOW, "main.board") <= 2, "the board scrolls"
    assert _out_of_sight(page, ".seats .seat") == []
    if game == "root" and size == "desk":
        expect(page.locator(".seats .seat:not(.shut)")).to_have_count(4)
        expect(page.locator(".seats .seat .panel > :nth-child(2)").last).to_be_in_viewport()


def _out_of_sight(page: Page, where: str) -> list[str]:
    """Seats whose score is not in the window."""
    found: list[str] = page.evaluate(HIDDEN, where)
    return found


WIDER = """() => [...document.querySelectorAll(".table *")]
  .filter((one) => one.checkVisibility() && !one.closest("svg, .unseen, [tabindex='0']"))
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.className).slice(0, 5)"""
"""What sticks out of the window to the right, unless one can scroll to it."""
CUT = """() => [...document.querySelectorAll(".choice button, .bar b, .tabs button span, .seat .num")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
  .map((one) => one.textContent.trim().slice(0, 40))"""
"""Words of the frame that are cut off at the edge."""
OVERFLOW = """(where) => Math.max(...[document.querySelector(where), ...document.querySelectorAll(where + " .map")].map(
  (one) => one.scrollHeight - one.clientHeight))"""
"""How much of the board lies below what is in sight."""
UNCOVERED = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [bar, board, card] = [".bar", "main.board", ".choice"].map(box);
  const high = Math.min(board.bottom, card.top, innerHeight) - Math.max(board.top, bar.bottom);
  return high * board.width / innerWidth / innerHeight;
}"""
"""The part of a phone's screen on which nothing but the board is."""
BURIED = """() => [...document.querySelectorAll(".clearing .hit")]
  .filter((one) => one.getBoundingClientRect().bottom > document.querySelector(".choice").getBoundingClientRect().top)
  .map((one) => one.getAttribute("aria-label"))"""
"""Clearings under the card with the choices."""
HIDDEN = """(where) => [...document.querySelectorAll(where)].filter((seat) => {
  const score = seat.querySelector(".sc, .score-n, .score") ?? seat;
  const box = score.getBoundingClientRect();
  const frame = seat.closest(".seats").getBoundingClientRect();
  return !box.height || box.bottom > Math.min(innerHeight, frame.bottom) + 1 || box.right > innerWidth + 1;
}).map((seat) => seat.textContent.trim().slice(0, 40))"""
"""Seats whose score is out of sight."""
TOUCH = """({least, within}) => {
  const all = "button, a, select, summary, input";
  const found = [...document.querySelectorAll(within)].flatMap((one) => [...one.querySelectorAll(all)]);
  return found
    .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest(".unseen"))
    .filter((one) => !(one.tagName === "A" && getComputedStyle(one).display === "inline"))
    .map((one) => [one, (one.type === "checkbox" || one.type === "radio" ? one.closest("label") ?? one : one)])
    .map(([one, target]) => [one, target.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < least - 0.5 || box.width < least - 0.5))
    .map(([one, box]) => `${one.tagName} ${(one.textContent || one.ariaLabel || one.className).trim().slice(0, 24)} ` +
      `${Math.round(box.width)}×${Math.round(box.height)}`)
    .slice(0, 8);
}"""
"""Controls a finger would miss. A link inside a sentence is as high as its line."""
LYING = """() => {
  const tools = document.querySelector(".zoom");
  if (!tools?.checkVisibility()) return [];
  const box = tools.getBoundingClientRect();
  return [...document.querySelectorAll(".clearing .gl")].map((one) => one.getBoundingClientRect())
    .filter((one) => one.right > box.left && one.left < box.right && one.bottom > box.top && one.top < box.bottom)
    .map((one) => `${Math.round(one.x)} ${Math.round(one.y)}`);
}"""
"""Clearings of Root's map that the tools of the map lie over."""
TARGETS = """(least) => [...document.querySelectorAll("main.board [role=button][tabindex='0']")]
  .filter((one) => getComputedStyle(one).pointerEvents !== "none")
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([one, box]) => `${one.getAttribute("aria-label")} ${Math.round(box.width)}×${Math.round(box.height)}`)"""
"""What can be chosen on the board and is too small for a finger."""


@pytest.mark.parametrize("size", ["tablet upright", "tablet lying", "small laptop", "laptop", "desk"])
@pytest.mark.parametrize(("labels", "least"), [(["purple", "orange", "green", "blue"], 300), (["purple", "green"], 0)])
def test_the_raiders_board_is_whole_in_french_with_heroes_on_offer_or_four_seats(
    browser: Browser,
    served: Server,
    stand: Callable[[tuple[str, ...], int], str],
    size: str,
    labels: list[str],
    least: int,
) -> None:
    """French names are longer; what a question is about stands in the card, not on the board."""
    someone = Person(browser, served.base, SIZES[size], "fr", touch=size in TOUCHED)
    someone.go(stand(tuple(labels), least))
    someone.until_asked()
    someone.page.evaluate("document.fonts.ready")
    assert someone.page.evaluate(OVERFLOW, "main.board") <= 2, "the board scrolls"
    assert someone.page.evaluate(PLACES) == [], "a place's text is cut"
    board = someone.page.locator("main.board").bounding_box()
    width, height = SIZES[size]
    assert board is not None
    assert round(board["width"] * board["height"] / (width * height), 3) >= SHARE[size]["raiders"]
    someone.leave()


@pytest.fixture(scope="module")
def stand(served: Server) -> Callable[[tuple[str, ...], int], str]:
    """The seat of somebody at a table of Raiders, after this many answers."""

    def made(labels: tuple[str, ...], least: int) -> str:
        me, *others = labels
        seats = [{"kind": "me", "name": "Ilona", "label": me}]
        seats += [{"kind": "bot", "level": "apprentice", "label": label} for label in others]
        table = new_table(served.base, "raiders", seats)
        assert play(served.base, table, answers(least))
        return path_of(table)

    return cache(made)


PLACES = """() => [...document.querySelectorAll(".plq")].filter((one) => one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent.trim().slice(0, 30))"""
"""Village places whose text does not fit."""


@pytest.mark.parametrize("game", ["root", "raiders"])
def test_on_a_small_phone_a_tap_shows_and_a_reason_opens_in_sight(
    seen: Callable[[str, str], Person], game: str
) -> None:
    someone = seen(game, "small phone")
    page, version = someone.page, someone.version
    someone.options.nth(1).tap()
    expect(page.locator(".choice button.go.on")).to_have_count(1)
    expect(page.locator(".choice button.do")).to_be_in_viewport()
    page.locator(".choice details.no > summary").tap()
    page.locator(".choice button[aria-disabled=true]").first.tap(force=True)
    expect(page.locator(".choice .because")).to_be_in_viewport(ratio=0.9)
    assert someone.version == version, "a tap has answered"


def test_on_a_phone_a_second_tap_on_a_clearing_goes_through_what_may_be_done_there(
    browser: Browser, served: Server
) -> None:
    someone = Person(browser, served.base, SIZES["phone"], touch=True)
    someone.go(path_of(midway(served.base, "root", crowded)))
    someone.until_asked()
    page, version = someone.page, someone.version
    there = page.locator(".clearing .hit.go")
    for index in range(there.count()):
        there.nth(index).tap()
        if page.locator(".choice .back").count():
            break
    assert someone.options.count() > 1
    shown: set[str] = set()
    for _ in range(someone.options.count()):
        page.locator(".clearing:has(> .chosen) > .hit").tap()
        expect(page.locator(".choice button.go.on")).to_have_count(1)
        shown.add(page.locator(".choice button.do").inner_text())
    assert len(shown) == someone.options.count()
    assert someone.version == version, "a tap has answered"
    page.locator(".choice button.do").tap()
    someone.until_heard(version)
    someone.leave()


def crowded(page: dict[str, object]) -> bool:
    """Several things may be done in one clearing."""
    question = page["question"]
    assert isinstance(question, dict)
    places = Counter(thing for one in question["options"] for thing in one["touches"] if thing.startswith("clearing:"))
    return any(1 < count < len(question["options"]) for count in places.values())


def test_a_panel_that_was_shut_for_room_opens_in_the_place_of_another(seen: Callable[[str, str], Person]) -> None:
    someone = seen("root", "small laptop")
    shut = someone.page.locator(".seats .seat.shut")
    expect(shut.first).to_be_visible()
    name = shut.first.get_by_role("button", name="Open").get_attribute("aria-label")
    someone.page.get_by_role("button", name=name or "").click()
    expect(someone.page.get_by_role("button", name=name or "")).to_have_count(0)
    assert someone.page.evaluate(OVERFLOW, ".seats") <= 2
    assert _out_of_sight(someone.page, ".seats .seat") == []
