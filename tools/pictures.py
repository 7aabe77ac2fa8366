"""Pictures of every screen at every size, in both languages; light and dark at two of them.

`python tools/pictures.py [FOLDER] [ONLY ...]`: into build/pictures, those whose names begin with one of ONLY (`root`,
`raiders-desk-light-en`). The three that the README shows are copied to docs/pictures: `root-desk-light-en`,
`scythe-desk-light-en` and `raiders-desk-light-en`.

Tables are played by bots up to the middle of a game, then somebody sits down and stays until all pictures are taken:
what is shown is what players see. The moments of `tools/scenes` follow them.
"""

from __future__ import annotations

import contextlib
import secrets
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.servers import Server  # noqa: E402
from tests.web.conftest import FLAGS, STAGES, find_chromium  # noqa: E402
from tests.web.person import Person, path_of  # noqa: E402
from tests.web.test_layout import SIZES, TOUCHED  # noqa: E402
from tests.web.visits import MOMENTS, VISITS  # noqa: E402
from tools.scenes import GAMES, SCENES  # noqa: E402
from tools.scenes.staging import Scene, Way  # noqa: E402

BOT = {"kind": "bot", "level": "apprentice"}
ANSWERS = {"root": 230, "scythe": 520, "raiders": 420}
"""How long the bots play before the picture."""
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
VISITED = ("new-root", "waiting", "second-seat", "used-link", "lost", "challenges")
"""Pages reached in the same way as in the tests."""
PLAYED = ("home-tables", *MOMENTS)
"""The same, at tables where somebody has played before."""
PAGES = {"home": "", "new-table": "new?game=scythe", "rules": "rules?game=root&search=ambush", "about": "about"}
ENDS = [f"{screen}-{more}" for screen in ANSWERS for more in ("end", "replay")]
PLAIN = [*PAGES, *VISITED, *PLAYED, *TABLES, *ENDS]


class Shown(Server):
    """A server with only the games that ship."""

    toy = False
    close = Server.stop

    def __init__(self, folder: Path, *more: str) -> None:
        super().__init__(folder, str(folder / "marches.db"), None, *more)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "pictures"
    only = tuple(sys.argv[2:]) or ("",)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for take, screens, more in (_take, PLAIN, []), (_take_scenes, [*SCENES], GAMES):
            if not any(_wanted(screen, only) for screen in screens):
                continue
            with tempfile.TemporaryDirectory() as place, contextlib.closing(Shown(Path(place), *more)) as running:
                running.start()
                for name in take(browser, running, folder, only):
                    print(name, flush=True)
        browser.close()


def _take(browser: Browser, running: Server, folder: Path, only: tuple[str, ...]) -> Iterator[str]:
    for screen, path in PAGES.items():
        if _wanted(screen, only):
            yield from _each_look(browser, running.base, folder, screen, _to(path), only)
    shown = cache(lambda game, stage: path_of(STAGES[stage](running.base, game)))
    for screen in (*VISITED, *PLAYED):
        if _wanted(screen, only):
            yield from _each_look(browser, running.base, folder, screen, _visit(screen, shown), only)
    for screen, wanted in TABLES.items():
        if _wanted(screen, only):
            with _middle(running.base, wanted) as path:
                yield from _each_look(browser, running.base, folder, screen, _to(path), only)
        end, replay = f"{screen}-end", f"{screen}-replay"
        if screen in ANSWERS and (_wanted(end, only) or _wanted(replay, only)):
            path = _ended(running.base, wanted)[0]
            yield from _each_look(browser, running.base, folder, end, _to(path), only)
            yield from _each_look(browser, running.base, folder, replay, _to(path.replace("#", "?n=150#")), only)


def _take_scenes(browser: Browser, running: Server, folder: Path, only: tuple[str, ...]) -> Iterator[str]:
    for screen, scene in SCENES.items():
        if _wanted(screen, only):
            yield from _each_look(browser, running.base, folder, screen, _scene(running.base, screen, scene), only)


def _scene(base: str, name: str, scene: Scene) -> Way:
    """Each look has a table of its own: what the looker does there changes it."""

    def come(someone: Person) -> None:
        someone.go("" if scene.position is None else _path(_table(base, scene.table(name))[1]))
        if scene.way is not None:
            scene.way(someone)

    return come


def _to(path: str) -> Way:
    return lambda someone: someone.go(path)


def _visit(name: str, shown: Callable[[str, str], str]) -> Way:
    return lambda someone: {**VISITS, **MOMENTS}[name](someone, shown)


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


def _path(link: dict[str, object]) -> str:
    return str(link["path"]).lstrip("/")


def _table(base: str, wanted: dict[str, object], **more: object) -> tuple[str, dict[str, object], str]:
    """A table with a person who is away, so that a bot stands in: its id, the person's link, the spectators' secret."""
    labels = wanted["labels"]
    assert isinstance(labels, list)
    seats = [{**BOT, "label": label} for label in labels]
    seat, other = int(str(wanted.get("seat", 0))), int(str(wanted.get("other", -1)))
    seats[seat].update(kind="me", name="Ilona")
    if other >= 0:
        seats[other] = {"kind": "link", "name": "Bran", "label": labels[other]}
    body = {
        "game": wanted["game"],
        "seats": seats,
        "modules": wanted.get("modules", []),
        "options": wanted.get("options", {}),
        "stand_in": "apprentice",
        "think": 0.05,
        **more,
    }
    made = httpx.post(f"{base}/api/tables", json=body, timeout=60)
    assert made.status_code < 300, made.text
    found = made.json()
    links = {int(link["seat"]): link for link in found["links"]}
    if other >= 0:
        taken = {"claim": links[other]["secret"], "secret": secrets.token_urlsafe(16)}
        httpx.post(f"{base}/api/tables/{found['id']}/claim", json=taken, timeout=60).raise_for_status()
        if wanted.get("agrees"):
            _agree(f"{base}/api/tables/{found['id']}", str(taken["secret"]))
    return found["id"], links[seat], found["watch"]["secret"]


def _agree(table: str, secret: str) -> None:
    """Somebody says that they agree with what is about to be decided."""
    headers = {"authorization": f"Bearer {secret}"}
    version = httpx.get(table, headers=headers, timeout=60).json()["version"]
    body = {"agree": True, "seen": version}
    httpx.post(f"{table}/agree", headers=headers, json=body, timeout=60).raise_for_status()


def _played(base: str, table: str, secret: str, least: int) -> bool:
    """Whether the table has that many answers, or is over."""
    page = httpx.get(f"{base}/api/tables/{table}", headers={"authorization": f"Bearer {secret}"}, timeout=60).json()
    return page["n"] >= least or page["over"] is not None


@contextlib.contextmanager
def _middle(base: str, wanted: dict[str, object]) -> Iterator[str]:
    """The path of a seat whose person is there: no bot plays on for them between two pictures."""
    path, table, secret = _wait(base, wanted, ANSWERS[str(wanted["game"])])
    headers = {"authorization": f"Bearer {secret}"}
    with httpx.stream("GET", f"{base}/api/tables/{table}/events", headers=headers, timeout=120) as events:
        events.raise_for_status()
        yield path


def _ended(base: str, wanted: dict[str, object]) -> tuple[str, str, str]:
    return _wait(base, wanted, 1_000_000)


def _wait(base: str, wanted: dict[str, object], least: int) -> tuple[str, str, str]:
    """Bots play until there are that many answers; the path of the person's seat, the table and the seat's secret."""
    table, link, secret = _table(base, wanted, leaver=1)
    headers = {"authorization": f"Bearer {secret}"}
    # Bots play only while somebody looks.
    with httpx.stream("GET", f"{base}/api/tables/{table}/events", headers=headers, timeout=120) as events:
        for line in events.iter_lines():
            if line.startswith("event: page") and _played(base, table, secret, least):
                return _path(link), table, str(link["secret"])
    raise SystemExit(f"the bots did not come to the middle of {wanted['game']}")


if __name__ == "__main__":
    main()
