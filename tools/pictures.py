"""Pictures of every screen at every size, in both languages; light and dark at two of them.

`python tools/pictures.py [FOLDER] [ONLY ...]`: into build/pictures, those whose names begin with one of ONLY (`root`,
`raiders-desk-light-en`). The three that the README shows are copied to docs/pictures: `root-desk-light-en`,
`scythe-desk-light-en` and `raiders-desk-light-en`.

Tables are played by bots up to the middle of a game, then somebody sits down: what is shown is what players see.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.servers import Server  # noqa: E402
from tests.web.conftest import FLAGS, find_chromium  # noqa: E402
from tests.web.person import Person  # noqa: E402
from tests.web.test_layout import SIZES, TOUCHED  # noqa: E402
from tests.web.visits import VISITS  # noqa: E402

BOT = {"kind": "bot", "level": "apprentice"}
ANSWERS = {"root": 230, "scythe": 520, "raiders": 420}
"""How far the bots play before the picture."""
TABLES: dict[str, dict[str, object]] = {
    "root": {"game": "root", "labels": ["marquise", "eyrie", "alliance", "vagabond"]},
    "root-riverfolk": {
        "game": "root",
        "labels": ["riverfolk", "lizards", "vagabond", "vagabond2", "eyrie"],
        "modules": ["riverfolk"],
        "options": {"map": "winter"},
    },
    "scythe": {"game": "scythe", "labels": ["rusviet", "nordic", "crimea", "saxony", "polania"]},
    "scythe-airships": {
        "game": "scythe",
        "labels": ["albion", "togawa", "rusviet", "nordic", "crimea", "saxony", "polania"],
        "modules": ["invaders", "airships"],
    },
    "raiders": {"game": "raiders", "labels": ["purple", "orange", "green"]},
}
BOTH_THEMES = ("desk", "phone")
LOOKS = [
    (name.replace(" ", "-"), size, theme, lang)
    for name, size in SIZES.items()
    for theme in (("light", "dark") if name in BOTH_THEMES else ("light",))
    for lang in ("en", "fr")
]
KEPT = {f"{game}-desk-light-en.jpg": f"{game}-wide-light-en.jpg" for game in ("root", "scythe", "raiders")}
"""Pictures the README shows, and what they are called there."""
Way = Callable[[Person], None]
"""How somebody comes to a screen."""
VISITED = ("new-root", "waiting", "second-seat", "used-link", "lost")
"""Pages one comes to as the tests do."""
PAGES = {"home": "", "new-table": "new?game=scythe", "rules": "rules?game=root&search=ambush", "about": "about"}


class Shown(Server):
    """A server with the games that ship, no other."""

    toy = False
    close = Server.stop


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "pictures"
    only = tuple(sys.argv[2:]) or ("",)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        sync_playwright() as playwright,
        contextlib.closing(Shown(Path(place), str(Path(place) / "marches.db"))) as running,
    ):
        running.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name in _take(browser, running, folder, only):
            print(name, flush=True)
        browser.close()


def _take(browser: Browser, running: Server, folder: Path, only: tuple[str, ...]) -> Iterator[str]:
    for screen, path in PAGES.items():
        if _wanted(screen, only):
            yield from _each_look(browser, running.base, folder, screen, _to(path), only)
    for screen in VISITED:
        if _wanted(screen, only):
            yield from _each_look(browser, running.base, folder, screen, _visit(screen), only)
    for screen, wanted in TABLES.items():
        if _wanted(screen, only):
            yield from _each_look(browser, running.base, folder, screen, _to(_middle(running.base, wanted)), only)
        end, replay = f"{screen}-end", f"{screen}-replay"
        if screen in ANSWERS and (_wanted(end, only) or _wanted(replay, only)):
            path = _ended(running.base, wanted)
            yield from _each_look(browser, running.base, folder, end, _to(path), only)
            yield from _each_look(browser, running.base, folder, replay, _to(path.replace("#", "?n=150#")), only)


def _to(path: str) -> Way:
    return lambda someone: someone.go(path)


def _visit(name: str) -> Way:
    return lambda someone: VISITS[name](someone, lambda game, stage: "")


def _wanted(screen: str, only: tuple[str, ...]) -> bool:
    return any(_name(screen, *look).startswith(only) for look in LOOKS)


def _name(screen: str, kind: str, _: tuple[int, int], theme: str, lang: str) -> str:
    return f"{screen}-{kind}-{theme}-{lang}.jpg"


def _each_look(
    browser: Browser, base: str, folder: Path, screen: str, come: Way, only: tuple[str, ...]
) -> Iterator[str]:
    for look in LOOKS:
        kind, size, theme, lang = look
        name = _name(screen, *look)
        if not name.startswith(only):
            continue
        someone = Person(browser, base, size, lang, theme, touch=kind.replace("-", " ") in TOUCHED)
        come(someone)
        someone.page.wait_for_load_state("load")
        someone.page.locator("h1, header.bar").first.wait_for()
        someone.page.wait_for_timeout(1200)
        someone.page.screenshot(path=folder / name, type="jpeg", quality=84)
        someone.leave()
        if name in KEPT:
            shutil.copy(folder / name, ROOT / "docs" / "pictures" / KEPT[name])
        yield name


def _table(base: str, wanted: dict[str, object], **more: object) -> tuple[str, str, str]:
    """A table with a person who is away, so that a bot stands in: its id, the link's path, the spectators' secret."""
    labels = wanted["labels"]
    assert isinstance(labels, list)
    seats = [{**BOT, "label": label} for label in labels[1:]]
    body = {
        "game": wanted["game"],
        "seats": [{"kind": "me", "name": "Ilona", "label": labels[0]}, *seats],
        "modules": wanted.get("modules", []),
        "options": wanted.get("options", {}),
        "stand_in": "apprentice",
        "think": 0.05,
        **more,
    }
    made = httpx.post(f"{base}/api/tables", json=body, timeout=60)
    made.raise_for_status()
    found = made.json()
    return found["id"], str(found["links"][0]["path"]).lstrip("/"), found["watch"]["secret"]


def _played(base: str, table: str, secret: str, least: int) -> bool:
    """Whether the table has that many answers, or is over."""
    page = httpx.get(f"{base}/api/tables/{table}", headers={"authorization": f"Bearer {secret}"}, timeout=60).json()
    return page["n"] >= least or page["over"] is not None


def _middle(base: str, wanted: dict[str, object]) -> str:
    return _wait(base, wanted, ANSWERS[str(wanted["game"])])


def _ended(base: str, wanted: dict[str, object]) -> str:
    return _wait(base, wanted, 1_000_000)


def _wait(base: str, wanted: dict[str, object], least: int) -> str:
    """Bots play until there are that many answers; the path of the person's seat."""
    table, path, secret = _table(base, wanted, leaver=1)
    headers = {"authorization": f"Bearer {secret}"}
    # Bots play only while somebody looks.
    with httpx.stream("GET", f"{base}/api/tables/{table}/events", headers=headers, timeout=120) as events:
        for line in events.iter_lines():
            if line.startswith("event: page") and _played(base, table, secret, least):
                return path
    raise SystemExit(f"the bots did not come to the middle of {wanted['game']}")


if __name__ == "__main__":
    main()
