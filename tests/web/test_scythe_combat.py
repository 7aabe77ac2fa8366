"""A combat of Scythe in the browser: dial and cards beside what both sides can reach, then who won."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server, server
from tests.web.conftest import MORE
from tests.web.person import PHONE, WIDE, Person, new_table, path_of

STAGE = ["--game", "tests.web.staged:STAGED"]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("combat")
    with server(folder, str(folder / "marches.db"), *STAGE, *MORE) as running:
        yield running


@pytest.mark.parametrize("size", [WIDE, (1280, 720), PHONE], ids=["wide", "laptop", "phone"])
def test_dial_and_cards_are_in_sight_and_then_the_combat_is_told(
    browser: Browser, stage: Server, size: tuple[int, int]
) -> None:
    seats = [
        {"kind": "me", "label": "nordic", "name": "Ilona"},
        {"kind": "bot", "label": "crimea", "level": "wanderer"},
    ]
    someone = Person(browser, stage.base, size, "fr")
    someone.go(path_of(new_table(stage.base, "scythe", seats, modules=["war"])))
    someone.until_asked()
    fight = someone.page.locator("section.fight")
    expect(fight.locator("button.go")).to_have_count(2)  # the card, or none
    someone.until(IN_SIGHT)
    fight.locator("button.go", has_text="3").last.click()
    expect(fight.locator("button.go")).to_have_count(8)
    someone.until(IN_SIGHT)
    someone.page.keyboard.press("7")  # the power itself, not the seventh button: that is 6
    told = someone.page.get_by_role("region", name="Combat livré")
    expect(told).to_contain_text("gagne")
    expect(told.locator(".num").first).to_have_text("10")
    expect(told.locator(".num.won")).to_have_count(1)
    expect(someone.page.locator(".map .war .ring")).to_have_count(1)
    assert someone.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    someone.answer(0)
    expect(told).to_have_count(0)
    assert not someone.mishaps
    someone.leave()


IN_SIGHT = """[...document.querySelectorAll("section.fight button.go")].every((one) => {
  const box = one.getBoundingClientRect(), card = one.closest(".choice").getBoundingClientRect();
  const part = one.closest("section.fight").getBoundingClientRect();
  return box.height && box.bottom <= Math.min(card.bottom, innerHeight) + 1 && box.right <= part.right;
})"""
"""No answer of the combat lies below what is in sight of its card, or beyond its edge."""
