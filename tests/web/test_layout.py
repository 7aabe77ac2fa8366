"""Every layout at its size, for every game: what must be in sight is in sight, whole and large enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.ahead import SEATS
from tests.web.person import Person
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
SHARE = {
    "tablet upright": {"scythe": 0.54, "root": 0.36, "raiders": 0.54},
    "tablet lying": {"scythe": 0.39, "root": 0.33, "raiders": 0.60},
    "small laptop": {"scythe": 0.54, "root": 0.44, "raiders": 0.50},
    "laptop": {"scythe": 0.56, "root": 0.48, "raiders": 0.51},
    "desk": {"scythe": 0.58, "root": 0.49, "raiders": 0.51},
    "large": {"scythe": 0.58, "root": 0.49, "raiders": 0.51},
    "largest": {"scythe": 0.58, "root": 0.49, "raiders": 0.51},
}
"""The least part of the screen the board has."""


@pytest.fixture
def seen(
    browser: Browser, served: Server, shown: Callable[[str, str], str], request: pytest.FixtureRequest
) -> Callable[[str, str], Person]:
    def look(game: str, size: str) -> Person:
        someone = Person(browser, served.base, SIZES[size], "fr" if size in TABLETS else "en")
        request.addfinalizer(someone.leave)
        someone.look_at(shown(game, "midway"), "midway")
        someone.page.evaluate("document.fonts.ready")
        return someone

    return look


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_laid_out_for_the_room_there_is(seen: Callable[[str, str], Person], game: str, size: str) -> None:
    page = seen(game, size).page
    width, height = SIZES[size]
    expect(page.locator(".table")).to_have_attribute("data-layout", LAYOUTS[size])
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(WIDER) == []
    assert page.evaluate(SMALL, LEAST) == []
    choice = page.locator(".choice button.go").first
    expect(choice).to_be_in_viewport()
    expect(page.locator(".bar .say b")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(CUT) == []
    if LAYOUTS[size] == "phone":
        return
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    board = page.locator("main.board").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] / (width * height) >= SHARE[size][game]
    assert page.evaluate(OVERFLOW, "main.board") <= 2, "the board scrolls"
    assert _out_of_sight(page, ".seats .seat") == []


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
"""Words of the frame that are cut off at the side."""
OVERFLOW = """(where) => Math.max(...[document.querySelector(where), ...document.querySelectorAll(where + " .map")].map(
  (one) => one.scrollHeight - one.clientHeight))"""
"""How much of the board lies below what is in sight."""
HIDDEN = """(where) => [...document.querySelectorAll(where)].filter((seat) => {
  const score = seat.querySelector(".sc, .score-n, .score") ?? seat;
  const box = score.getBoundingClientRect();
  const frame = seat.closest(".seats").getBoundingClientRect();
  return !box.height || box.bottom > Math.min(innerHeight, frame.bottom) + 1 || box.right > innerWidth + 1;
}).map((seat) => seat.textContent.trim().slice(0, 40))"""
"""Seats whose score is out of sight."""
