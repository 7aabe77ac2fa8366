"""Desolation in the browser: everything in sight, its moves foreseen, one who leads, an end together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.client import get
from tests.server.servers import Server, server
from tests.web.conftest import MORE
from tests.web.person import PHONE, WIDE, Person, new_table, path_of

STAGE = ["--game", "tests.web.staged:STAGED"]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("stage")
    with server(folder, str(folder / "marches.db"), *STAGE, *MORE) as running:
        yield running


def seat(kind: str, label: str, name: str = "") -> dict[str, str]:
    return {"kind": kind, "label": label, "name": name, "level": "wanderer" if kind == "bot" else ""}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_its_units_tiles_and_every_move_it_may_make_are_drawn(
    browser: Browser, stage: Server, size: tuple[int, int]
) -> None:
    table = new_table(stage.base, "scythe", [seat("me", "nordic", "Ilona")], modules=["desolation"])
    someone = Person(browser, stage.base, size)
    someone.go(path_of(table))
    someone.until_asked()
    page = someone.page
    page.locator(".desolation .unit").first.wait_for()
    shown = page.evaluate("[...document.querySelectorAll('.desolation .unit')].map((one) => one.dataset.at)")
    assert shown == ["r1c5"]
    links = table["links"]
    assert isinstance(links, list)
    headers = {"authorization": f"Bearer {links[0]['secret']}"}
    view = get(f"{stage.base}/api/tables/{table['id']}", headers=headers).json()["view"]
    enemy = next(one for one in view["extras"] if one["type"] == "desolation")
    moves = [face for face, to in enumerate(enemy["units"][0]["moves"], 1) if to != "r1c5"]
    faces = page.evaluate("[...document.querySelectorAll('.desolation .face')].map((one) => Number(one.dataset.to))")
    assert faces == moves
    expect(page.locator(".strip .tile")).to_have_count(len(enemy["tiles"]))
    page.get_by_role("tab", name="Desolation").click()
    page.locator(f".die .way[aria-label^='{moves[0]}:']").focus()
    expect(page.locator(".desolation .tip")).to_have_count(1)
    hands = page.get_by_role("region", name="All hands")
    expect(hands.locator(".hand")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert not someone.mishaps
    someone.leave()


def test_the_leader_decides_and_the_others_say_that_they_agree(browser: Browser, stage: Server) -> None:
    seats = [seat("me", "nordic", "Ilona"), seat("link", "rusviet", "Marek"), seat("bot", "crimea")]
    table = new_table(stage.base, "scythe", seats, modules=["desolation"])
    leader, other = Person(browser, stage.base), Person(browser, stage.base)
    leader.go(path_of(table))
    other.go(path_of(table, 1))
    leader.until_asked()
    signs = leader.page.get_by_role("region", name="Decided together")
    expect(signs).to_contain_text("You lead.")
    expect(signs).to_contain_text("has not said")
    expect(signs.get_by_role("button")).to_have_count(0)
    # What it may do next is not drawn over what is decided now.
    expect(leader.page.locator(".desolation .face")).to_have_count(0)
    advice = other.page.get_by_role("region", name="Decided together")
    expect(advice).to_contain_text("Ilona leads.")
    expect(advice).not_to_contain_text("Marek")
    box = advice.bounding_box()
    assert box is not None
    assert box["height"] < 90, "it is as high as what it says"
    expect(other.page.locator("header.bar .steps")).to_have_count(0)
    other.page.get_by_role("button", name="I agree").click()
    expect(signs).to_contain_text("✓ agrees")
    leader.page.get_by_role("button", name="Defend together").first.click()
    leader.page.locator(".choice button.go", has_text="Ilona").click()
    other.until_asked()
    combat = other.page.get_by_role("region", name="Combat")
    # A helper adds cards; another sets the dial.
    expect(combat).to_contain_text("cards to help; another sets the dial")
    expect(combat.locator(".duel > b").last).to_have_text("8")
    expect(combat).not_to_contain_text("All in")
    assert not leader.mishaps + other.mishaps
    leader.leave()
    other.leave()


def test_a_game_won_together_says_so(browser: Browser, stage: Server) -> None:
    seats = [seat("me", "nordic", "Ilona"), seat("bot", "rusviet")]
    someone = Person(browser, stage.base)
    someone.go(path_of(new_table(stage.base, "scythe", seats, modules=["desolation"])))
    someone.until_asked()
    dial = someone.page.get_by_role("region", name="Combat").locator("button.go").last
    dial.hover()
    expect(someone.page.get_by_role("img", name="12: 6 of 6 rolls win")).to_be_visible()
    dial.click()
    expect(someone.page.locator(".end.panel")).to_contain_text("You have won together.")
    expect(someone.page.locator(".end.panel")).to_contain_text("all its units are destroyed")
    someone.leave()


def test_a_solo_game_begins_on_the_home_page(person: Person) -> None:
    person.go("")
    person.page.locator(".solo summary").click()
    person.page.get_by_role("button", name="Solo against Desolation").click()
    person.until_asked()
    expect(person.page.locator(".desolation .unit")).to_have_count(6)
