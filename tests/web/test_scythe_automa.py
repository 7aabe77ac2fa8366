"""The Automa in the browser: chosen with its level explained, telling what it did and why, foreseen on the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.person import PHONE, WIDE, Person


def test_a_game_alone_is_set_up_from_the_home_page_with_its_level_explained(person: Person) -> None:
    person.go("")
    person.page.locator(".solo summary").click()
    person.page.get_by_role("button", name="Solo against the Automa").click()
    level = person.page.get_by_role("combobox", name="Level of the bot on seat 2")
    expect(level).to_have_value("automa-level:automa")
    seats = person.page.locator(".seats")
    expect(seats).to_contain_text("led by cards: about an even match")
    row = person.page.locator(".seats li").nth(1)
    expect(row.get_by_role("combobox")).to_have_count(2)  # no player mat
    heights = [one.evaluate("(one) => one.getBoundingClientRect().top") for one in row.locator("select, .x").all()]
    assert max(heights) - min(heights) < 30, "all of it stands in one row"
    assert row.get_by_role("combobox").last.evaluate("(one) => one.offsetWidth") > 120
    level.select_option("automa-level:ultimaszyna")
    expect(seats).to_contain_text("led by cards: few people win")
    person.page.get_by_role("button", name="Open the table").click()
    person.until_asked()
    expect(person.page.locator(".table .seats .nm", has_text="Ultimaszyna")).to_be_visible()
    assert not person.mishaps


def guided(someone: Person, answers: int) -> None:
    """The guided solo game, whose cards are known, after some answers."""
    someone.go("")
    someone.page.locator(".solo summary").click()
    someone.page.get_by_role("button", name="First solo game, step by step").click()
    for _ in range(answers):
        someone.answer(0)
    someone.until_asked()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_tells_what_it_tried_and_why_with_the_rule_one_click_away(
    browser: Browser, served: Server, size: tuple[int, int]
) -> None:
    someone = Person(browser, served.base, size)
    guided(someone, 6)
    someone.page.get_by_role("tab", name="Automa").click()
    panel = someone.page.get_by_role("region", name="Automa", exact=True)
    expect(panel).to_contain_text("character: the Crimean base → mountain G5")
    expect(panel).to_contain_text("the only valid territory")
    for _ in range(7):
        someone.answer(0)
    someone.until_asked()
    expect(panel.locator("li:not(.done) .mark")).to_have_count(3)
    expect(panel).to_contain_text("the badge belongs to another faction")
    panel.get_by_role("button", name="scythe:automa.move.brackets").click()
    expect(someone.page.get_by_role("dialog")).to_contain_text("scythe:automa.move.brackets")
    assert someone.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert not someone.mishaps
    someone.leave()


def test_where_its_units_may_go_next_is_drawn_for_pointer_and_keyboard(person: Person) -> None:
    guided(person, 6)
    starts = person.page.locator(".start")
    assert starts.count() > 0
    for index in range(starts.count()):
        starts.nth(index).focus()
        assert person.page.locator(".ways path.w1").count() > 0
        expect(starts.nth(index)).to_have_accessible_name(re.compile("Where it may go next turn is drawn"))
    person.page.mouse.move(2, 2)
    starts.first.hover(force=True)
    expect(person.page.locator(".ways text").first).to_contain_text("/")
