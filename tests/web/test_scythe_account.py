"""An Automa in the browser explains itself: what it tried, why, by which rule, and where its units may go next."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.client import get
from tests.server.servers import Server
from tests.web.person import PHONE, WIDE, Person, new_table, path_of

SEATS = [
    {"kind": "me", "label": "crimea", "name": "Ilona"},
    {"kind": "bot", "label": "rusviet", "level": "apprentice"},
]
OPTIONS = {"automas": "person, automa"}


@pytest.mark.parametrize("touch", [False, True], ids=["wide", "phone"])
def test_it_gives_its_account_and_a_unit_shows_its_ways(browser: Browser, served: Server, touch: bool) -> None:
    table = new_table(served.base, "scythe", SEATS, options=OPTIONS)
    someone = Person(browser, served.base, PHONE if touch else WIDE, touch=touch)
    someone.go(path_of(table))
    for _ in range(40):
        someone.until_asked()
        mat = automa_of(served, table)
        if mat.get("account") and any(one.get("unit") for one in mat.get("prospects", [])):
            break
        someone.answer(-1)
    page = someone.page
    page.get_by_role("tab", name="Automa").click()
    panel = page.get_by_role("region", name="Automa", exact=True)
    tried = panel.locator("ol li")
    expect(tried).to_have_count(len(mat["account"]["tries"]))
    for index, one in enumerate(mat["account"]["tries"]):
        why = one.get("reason")
        expect(tried.nth(index).locator(".mark")).to_have_text("✕" if why else "✓")
        rule = why["rule"] if why else one["rule"]
        expect(tried.nth(index).locator(".rule")).to_contain_text(rule)
    start = page.locator("circle.start").first
    start.scroll_into_view_if_needed()
    expect(page.locator(".ways path.w1")).to_have_count(0)
    start.tap() if touch else start.hover()
    expect(page.locator(".ways path.w1").first).to_be_attached()
    tried.first.locator(".rule").click()
    expect(page.locator("dialog[open] h2")).to_contain_text("scythe:automa.")
    assert not someone.mishaps
    someone.leave()


def automa_of(served: Server, table: dict[str, object]) -> dict[str, Any]:
    """The Automa's mat as the page shows it."""
    links = table["links"]
    assert isinstance(links, list)
    headers = {"authorization": f"Bearer {links[0]['secret']}"}
    view = get(f"{served.base}/api/tables/{table['id']}", headers=headers).json()["view"]
    found: dict[str, Any] = next(one for one in view["extras"] if one["type"] == "automas")["automas"][0]
    return found
