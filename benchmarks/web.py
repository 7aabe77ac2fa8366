"""The web client in figures: bytes on the wire, time to the first view, click to paint, at every size.

`python benchmarks/web.py`: needs Chromium and the built client. A table in the middle of each game is opened by a
browser that has never seen it; then something that can be chosen on its board is clicked.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.servers import server  # noqa: E402
from tests.web.ahead import SEATS, midway  # noqa: E402
from tests.web.conftest import FLAGS, find_chromium  # noqa: E402
from tests.web.person import Person, path_of  # noqa: E402
from tests.web.test_layout import SIZES, TOUCHED  # noqa: E402
from tests.web.test_speed import LISTEN, SPOT, transferred  # noqa: E402

TRIES = 3
CLICKS = 5
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
                for game, table in tables.items():
                    first, click = measured(browser, running.base, path_of(table), size)
                    paint = f"{click:.0f}" if click is not None else "nothing to click"
                    print(f"| {size} | {game} | {first:.2f} | {paint} |", flush=True)
        browser.close()


def measured(browser: Browser, base: str, path: str, size: str) -> tuple[float, float | None]:
    """The best of some first views, and the middle of some clicks. A mouse's click is an answer, so there is one."""
    views: list[float] = []
    paints: list[float] = []
    for _ in range(TRIES):
        someone = Person(browser, base, SIZES[size], touch=size in TOUCHED)
        began = time.perf_counter()
        someone.page.goto(f"{base}/{path}", wait_until="commit")
        someone.page.locator(".choice button.go").first.wait_for()
        views.append(time.perf_counter() - began)
        if len(views) == TRIES:
            paints = clicked(someone, size in TOUCHED)
        someone.leave()
    return min(views), statistics.median(paints) if paints else None


def clicked(someone: Person, touch: bool) -> list[float]:
    found: list[float] = []
    for _ in range(CLICKS if touch else 1):
        spot = someone.page.evaluate(SPOT)
        if spot is None:
            break
        someone.page.evaluate(LISTEN)
        if touch:
            someone.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            someone.page.mouse.click(spot["x"], spot["y"])
        found.append(someone.page.evaluate("window.waited"))
        if touch and someone.page.locator(".choice .back").count():
            someone.page.locator(".choice .back").click()
        elif touch:
            break
    return found


if __name__ == "__main__":
    main()
