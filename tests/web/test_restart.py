"""A server that dies in the middle of a game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.conftest import MORE
from tests.web.person import Person, new_table, path_of


def test_a_killed_server_comes_back_and_the_page_goes_on_by_itself(browser: Browser, tmp_path: Path) -> None:
    running = Server(tmp_path, str(tmp_path / "marches.db"), None, *MORE).start()
    seats = [{"kind": "me", "name": "Ilona"}, {"kind": "bot", "level": "apprentice"}]
    someone = Person(browser, running.base)
    someone.go(path_of(new_table(running.base, "raiders", seats, think=0.05)))
    for _ in range(5):
        someone.until_asked()
        someone.answer()
    someone.until_asked()
    asked = someone.question
    running.kill()
    expect(someone.page.locator(".notices .lost")).to_be_visible()
    running.start()
    expect(someone.page.locator(".notices .lost")).to_be_hidden(timeout=30_000)
    expect(someone.page.locator(".notices p")).to_contain_text("restart")
    someone.until_asked()
    assert someone.question == asked
    someone.answer()
    someone.until_asked()
    someone.leave()
    running.stop()
