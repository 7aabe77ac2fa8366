"""Measures the web client: bytes on the wire, time to the first view, and click to paint, at every size.

`python benchmarks/web.py`: needs Chromium and the built client. A table in the middle of each game is opened by a
browser that has never seen it; then a place of its board that can be chosen is clicked, or tapped.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.servers import server  # noqa: E402
from tests.web.ahead import SEATS, Page, Table, midway, play  # noqa: E402
from tests.web.conftest import FLAGS, find_chromium  # noqa: E402
from tests.web.person import Person, path_of  # noqa: E402
from tests.web.test_layout import SIZES, TOUCHED  # noqa: E402
from tests.web.test_speed import LISTEN, transferred  # noqa: E402

TRIES = 3
BEGUN = 150
"""Answers: the board is filled by then."""
SETTLED = 300
"""Milliseconds after which nothing of a first view is still being drawn."""
PLACES = {"raiders": ("location:", "settlement:"), "root": ("clearing:",), "scythe": ("hex:",)}
"""What can be clicked on a board."""
PAGES = {"home": ("", "h1"), "new table": ("new?game=scythe", "h1"), "rules": ("rules?game=root", "h1")}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        with server(Path(folder), str(Path(folder) / "marches.db")) as running:
            print("| page | KB on the wire |\n|---|---|")
            for name, (path, until) in PAGES.items():
                print(f"| {name} | {transferred(browser, running, path, until) / 1000:.0f} |", flush=True)
            tables = {game: midway(running.base, game) for game in SEATS}
            for game, table in tables.items():
                sent = transferred(browser, running, path_of(table), ".choice button.go")
                print(f"| table, {game} | {sent / 1000:.0f} |", flush=True)
            print("\n| size | game | first view, s | click to paint, ms |\n|---|---|---|---|")
            for size in SIZES:
                for game in SEATS:
                    first, paint = measured(browser, running.base, tables, game, size)
                    print(f"| {size} | {game} | {first:.2f} | {paint:.0f} |", flush=True)
        browser.close()


def measured(browser: Browser, base: str, tables: dict[str, Table], game: str, size: str) -> tuple[float, float]:
    """The best of several first views and of several clicks on the board (taps on a touch screen).

    A busy machine only ever adds to both. A click is an answer: the game goes on until the board is asked about again.
    """
    views: list[float] = []
    paints: list[float] = []
    while len(paints) < TRIES:
        if not play(base, tables[game], on_the_board(game)):
            tables[game] = midway(base, game, on_the_board(game))
        someone = Person(browser, base, SIZES[size], touch=size in TOUCHED)
        began = time.perf_counter()
        someone.page.goto(f"{base}/{path_of(tables[game])}", wait_until="commit")
        someone.page.locator(".choice button.go").first.wait_for()
        views.append(time.perf_counter() - began)
        someone.until_asked()
        paints.append(clicked(someone, size in TOUCHED))
        someone.leave()
    return min(views), min(paints)


def clicked(someone: Person, touch: bool) -> float:
    """Milliseconds from pressing on a place of the board to the frame that shows it."""
    version = someone.version
    someone.page.evaluate("document.fonts.ready")
    someone.page.wait_for_timeout(SETTLED)
    spot = someone.page.evaluate(SPOT)
    assert spot is not None, f"nothing on the board can be clicked: {someone.question}"
    someone.page.evaluate(LISTEN)
    if touch:
        someone.page.touchscreen.tap(spot["x"], spot["y"])
    else:
        someone.page.mouse.click(spot["x"], spot["y"])
    waited: float = someone.page.evaluate("window.waited")
    if not touch and not someone.page.locator(".choice .back").count():
        someone.until_heard(version)
    return waited


def on_the_board(game: str) -> Callable[[Page], bool]:
    """When the game has begun and more than one answer is a place of the board."""

    def asked(page: Page) -> bool:
        question = page["question"]
        assert isinstance(question, dict)
        places = [one for one in question["options"] if any(thing.startswith(PLACES[game]) for thing in one["touches"])]
        return int(str(page["n"])) >= BEGUN and len(places) > 1

    return asked


SPOT = """() => {
  for (const spot of document.querySelectorAll(
    "main.board :is(.go, .hot)[role=button], main.board [data-mark~=can], main.board [role=button].can")) {
    for (const scroll of [false, true]) {
      if (scroll) spot.scrollIntoView({block: "center", inline: "center"});
      const box = spot.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (spot.contains(document.elementFromPoint(x, y))) return {x, y};
    }
  }
  return null;
}"""
"""The middle of something on the board that can be chosen: what is out of sight is scrolled into it."""

if __name__ == "__main__":
    main()
