"""Every page beside the board, at every size: nothing cut, nothing too small to read or to touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.person import Person
from tests.web.test_access import findings
from tests.web.test_layout import FINGER, SIZES, TABLETS, TOUCH, TOUCHED
from tests.web.visits import MOMENTS, VISITS, home_with_tables, new_scythe_full

PAGES = {**VISITS, **MOMENTS}


def measured(page: Page, name: str, width: int, least: int, touched: bool) -> dict[str, object]:
    """What is wrong with the page on show; empty: nothing. Boards and mats are measured by `test_layout`."""
    asked = name.startswith("menu") or name.endswith("asked")
    within = ".replay, .end.panel" if name.startswith(("replay", "end")) else "dialog[open]" if asked else "body"
    found = {
        "scrolls sideways": page.evaluate("(width) => document.documentElement.scrollWidth > width", width),
        "sticks out": page.evaluate(OUT, width),
        "too small": page.evaluate(SMALL, {"least": least, "within": within}),
        "cut": page.evaluate(CUT, within),
        "too small to touch": page.evaluate(TOUCH, {"least": FINGER, "within": within}) if touched else [],
        "covered": [] if asked else page.evaluate(COVERED),
    }
    return {what: places for what, places in found.items() if places}


@pytest.mark.parametrize("name", PAGES)
def test_every_page_fits_every_screen(
    browser: Browser, served: Server, shown: Callable[[str, str], str], name: str
) -> None:
    """One visit by touch, in French, whose words are longer, and one with a mouse; then the window changes its size."""
    for touch, lang in ((True, "fr"), (False, "en")):
        sizes = [size for size in SIZES if (size in TOUCHED) == touch]
        someone = Person(browser, served.base, SIZES[sizes[0]], lang, touch=touch)
        PAGES[name](someone, shown)
        someone.page.evaluate("document.fonts.ready")
        for size in sizes:
            width, height = SIZES[size]
            someone.page.set_viewport_size({"width": width, "height": height})
            someone.page.evaluate("new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")
            least = 13 if size in TABLETS else 12
            wrong = measured(someone.page, name, width, least, touch)
            assert wrong == {}, f"{name}, {size}, {lang}"
        someone.leave()


@pytest.mark.parametrize("size", ["phone", "tablet upright", "small laptop", "desk"])
def test_my_tables_and_the_games_are_read_in_the_order_in_which_one_sees_them(
    browser: Browser, served: Server, shown: Callable[[str, str], str], size: str
) -> None:
    """In one column: what waits for me, the games, what is over. Beside one another: the games, then my tables."""
    someone = Person(browser, served.base, SIZES[size], touch=size in TOUCHED)
    home_with_tables(someone, shown)
    parts = someone.page.evaluate(PARTS)
    stacked = size in ("phone", "tablet upright")
    assert [name for name, _ in parts] == (["tables", "games", "tables"] if stacked else ["games", "tables", "tables"])
    tops = [top for _, top in parts]
    assert tops == sorted(tops), "the keyboard goes up and down"
    for column in someone.page.evaluate(COLUMNS):
        assert max(column) - min(column) <= 1, "the rows of a list are not in line"
    someone.leave()


@pytest.mark.parametrize("size", ["small laptop", "desk", "phone"])
def test_the_button_that_opens_the_table_is_in_sight_however_much_is_chosen(
    browser: Browser, served: Server, shown: Callable[[str, str], str], size: str
) -> None:
    someone = Person(browser, served.base, SIZES[size], touch=size in TOUCHED)
    new_scythe_full(someone, shown)
    someone.page.evaluate("scrollTo(0, 0)")
    button = someone.page.get_by_role("button", name="Open the table")
    expect(button).to_have_count(1)
    expect(button).to_be_in_viewport(ratio=0.99)
    someone.leave()


@pytest.mark.parametrize("size", ["desk", "largest"])
def test_no_line_of_the_rules_is_too_long_to_read(browser: Browser, served: Server, size: str) -> None:
    someone = Person(browser, served.base, SIZES[size])
    someone.go("rules?game=scythe&search=combat")
    expect(someone.page.locator("dl dd").first).to_be_visible()
    assert someone.page.evaluate(LONGEST) <= LINE
    someone.leave()


def test_the_home_page_asks_a_server_that_was_gone_once_more(person: Person) -> None:
    MOMENTS["home-gone"](person, lambda game, stage: "")
    play = person.page.get_by_role("button", name="Play now").first
    expect(play).to_be_disabled()
    person.page.context.unroute("**/api/**")
    expect(play).to_be_enabled()
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_a_table_whose_server_is_gone_says_so_and_opens_when_it_is_back(person: Person) -> None:
    MOMENTS["server-gone"](person, lambda game, stage: "")
    expect(person.page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    person.page.context.unroute("**/api/**")
    expect(person.page.get_by_role("heading", name="The server does not answer")).to_have_count(0)
    expect(person.page.get_by_role("link", name="To the home page")).to_be_visible()


def test_text_grows_on_a_large_screen(browser: Browser, served: Server) -> None:
    sizes: dict[str, list[float]] = {}
    for size in ("desk", "largest"):
        someone = Person(browser, served.base, SIZES[size])
        for path in ("", "rules?game=root", "about", "new?game=scythe"):
            someone.go(path)
            expect(someone.page.locator("h1").first).to_be_attached()
            someone.page.wait_for_load_state("networkidle")
            sizes.setdefault(size, []).append(someone.page.evaluate(TYPICAL))
        someone.leave()
    assert all(large >= 1.5 * desk for desk, large in zip(sizes["desk"], sizes["largest"], strict=True)), sizes


def test_the_past_tells_nothing_of_what_came_later(
    browser: Browser, served: Server, shown: Callable[[str, str], str]
) -> None:
    someone = Person(browser, served.base, SIZES["tablet upright"])
    told = someone.page.locator(".choice.idle .row")
    path = shown("raiders", "over")
    someone.go(path.replace("#", "?n=0#"))
    expect(someone.page.locator(".replay .step")).to_contain_text("Step 0")
    expect(someone.page.locator("main.board .place").first).to_be_visible()
    assert told.count() == 0
    someone.look_at(path, "over")
    someone.page.keyboard.press("ArrowLeft")
    expect(told).to_have_count(6)
    someone.leave()


@pytest.mark.parametrize("name", ["home-tables", "waiting", "second-seat", "used-link", "lost", "replay"])
@pytest.mark.parametrize(("size", "theme", "lang"), [("phone", "dark", "fr"), ("laptop", "light", "en")])
def test_no_page_of_a_visitor_has_a_serious_finding(
    browser: Browser, served: Server, shown: Callable[[str, str], str], name: str, size: str, theme: str, lang: str
) -> None:
    someone = Person(browser, served.base, SIZES[size], lang, theme)
    VISITS[name](someone, shown)
    assert findings(someone) == []
    someone.leave()


SMALL = """({least, within}) => [...document.querySelectorAll(within)].flatMap((root) => {
  const found = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, box] = [walk.currentNode.data.trim(), walk.currentNode.parentElement];
    if (!text || box.closest(".unseen, title, script, style, dialog:not([open])") || !box.checkVisibility()) continue;
    const grid = box instanceof SVGGraphicsElement ? box.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(box).fontSize) * (grid ? Math.hypot(grid.a, grid.b) : 1);
    if (size < least - 0.05) found.push(`${text.slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return found;
}).slice(0, 8)"""
"""Texts that are smaller, after all scaling."""
OUT = """(width) => [...document.querySelectorAll("body *")]
  .filter((one) => one.checkVisibility() && !one.closest("svg, .unseen, [tabindex='0'], dialog:not([open])"))
  .filter((one) => one.getBoundingClientRect().right > width + 1 || one.getBoundingClientRect().left < -1)
  .map((one) => `${one.tagName} ${one.className}`).slice(0, 5)"""
"""What sticks out of the window at a side, unless one can scroll to it."""
CUT = """(within) => {
  const found = [];
  const inside = (what) => [...document.querySelectorAll(within)].flatMap((one) => [...one.querySelectorAll(what)]);
  const seen = (one) => one.checkVisibility() && !one.closest(".unseen, svg");
  for (const one of inside("*")) {
    if (!seen(one) || !one.textContent.trim() || getComputedStyle(one).overflowX === "visible") continue;
    if (one.matches("select, input") || one.closest("[tabindex='0']")) continue;
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      found.push(`${one.className}: ${one.textContent.trim().slice(0, 40)}`);
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const one of inside("select")) {
    if (!seen(one)) continue;
    const style = getComputedStyle(one);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const words = one.selectedOptions[0]?.textContent.trim() ?? "";
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(words).width > room + 2) found.push(`select: ${words}, ${room} pixels of room`);
  }
  return found.slice(0, 8);
}"""
"""Words that are cut off: in a box that hides what is too wide, or in the box of what is selected."""
COVERED = """() => [...document.querySelectorAll("[role=tab], .replay button, .bar button")].filter((one) => {
  if (!one.checkVisibility()) return false;
  one.scrollIntoView({block: "nearest", inline: "nearest"});
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const top = document.elementFromPoint(x, y);
  return top && !one.contains(top) && !top.contains(one) && !top.closest("header, .choice, .past");
}).map((one) => one.textContent.trim() || one.getAttribute("aria-label"))"""
"""Tabs and buttons that something else lies over once one has scrolled to them; what sticks to an edge may."""
LINE = 46
"""Widths of an m: about a hundred letters."""
LONGEST = """() => Math.max(...[...document.querySelectorAll("dl dd")].map((one) => {
  const style = getComputedStyle(one);
  const wide = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return wide / parseFloat(style.fontSize);
}))"""
"""The longest line the rules may have, in widths of an m."""
PARTS = """() => [...document.querySelectorAll("section.games, section.tables")]
  .map((one) => [one.matches(".games") ? "games" : "tables", one.getBoundingClientRect().top])"""
"""The parts of the home page as they are read, and where each begins."""
COLUMNS = """() => [...document.querySelectorAll(".tables ul")].flatMap((list) => [".tt", ".state"].map(
  (what) => [...list.querySelectorAll(what)].map((one) => one.getBoundingClientRect().left)))"""
"""Where the columns of each list of tables begin, row by row."""
TYPICAL = """() => {
  const sizes = [...document.querySelectorAll("main p, main dd, main b, main li, main button")]
    .filter((one) => one.checkVisibility()).map((one) => parseFloat(getComputedStyle(one).fontSize));
  sizes.sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)];
}"""
"""The size of the text in the middle."""
