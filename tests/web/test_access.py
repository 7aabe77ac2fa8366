"""Every page can be read and used by everyone: axe-core finds nothing serious."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.ahead import SEATS
from tests.web.person import PHONE, WIDE, Person

AXE = Path(__file__).resolve().parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["", "new?game=root", "new?game=scythe", "rules?game=raiders", "about"]
LOOKS = [(WIDE, "light", "en"), (WIDE, "dark", "fr"), (PHONE, "light", "fr"), (PHONE, "dark", "en")]
TABLES = [("midway", *look) for look in LOOKS] + [("over", *look) for look in LOOKS[1:3]]


def findings(someone: Person) -> list[str]:
    """What axe-core calls serious or critical, with the place."""
    someone.page.evaluate(AXE.read_text("utf-8"))
    found = someone.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {node['target']} {node.get('failureSummary', '')}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_no_page_has_a_serious_finding(
    browser: Browser, served: Server, size: tuple[int, int], theme: str, lang: str
) -> None:
    someone = Person(browser, served.base, size, lang, theme)
    for path in PAGES:
        someone.go(path)
        expect(someone.page.locator("h1").first).to_be_visible()
        someone.page.wait_for_load_state("networkidle")
        assert findings(someone) == [], path
        assert someone.page.evaluate("document.documentElement.scrollWidth") <= size[0], path
    someone.leave()


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize(("stage", "size", "theme", "lang"), TABLES)
def test_no_table_has_a_serious_finding(
    browser: Browser,
    served: Server,
    shown: Callable[[str, str], str],
    stage: str,
    game: str,
    size: tuple[int, int],
    theme: str,
    lang: str,
) -> None:
    someone = Person(browser, served.base, size, lang, theme)
    someone.look_at(shown(game, stage), stage)
    assert findings(someone) == []
    assert someone.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    someone.leave()
