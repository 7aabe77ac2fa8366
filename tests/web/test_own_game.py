"""A game that does not belong to Marches is opened and played in the browser, drawn from its view."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server, server
from tests.web.conftest import MORE
from tests.web.person import Person


@pytest.fixture(scope="module")
def with_nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("nim")
    with server(folder, str(folder / "marches.db"), "--game", "examples.nim:NIM", *MORE) as running:
        yield running


def test_nim_is_opened_and_played_to_the_end(browser: Browser, with_nim: Server) -> None:
    person = Person(browser, with_nim.base, lang="fr")
    person.go("new?game=nim")
    page = person.page
    page.locator(".gc.g-nim").click()
    start = page.locator(".sum .btn.main")
    expect(start).to_be_visible()
    assert start.evaluate("node => getComputedStyle(node).backgroundColor") != "rgba(0, 0, 0, 0)"
    start.click()
    person.until_asked()
    expect(page.get_by_role("main").locator("dl").first).to_contain_text("Pierres prises")
    expect(page.locator(".seats .sign").first).to_be_visible()
    symbols = page.locator(".seats .sign use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert len(set(symbols)) == page.locator("dl .whose").count() > 1, "every seat has a shape of its own"
    signs = page.locator(".seats .sign").evaluate_all(
        "all => all.map(one => one.closest('[class*=plain-]').getAttribute('class'))"
    )
    colours = [re.findall(r"plain-([a-z]+)", sign) for sign in signs]
    assert all(colours), f"seats called after colours have them: {signs}"
    for _ in range(60):
        person.until_asked_or_over()
        if page.locator(".end.panel").count():
            break
        person.options.first.click()
        page.wait_for_timeout(60)
    expect(page.locator(".end.panel")).to_be_visible()
    assert not person.mishaps
    person.leave()
