"""The modular board in the browser: drawn from the layout, the draft on it, a rematch by name."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.person import PHONE, WIDE, Person, new_table, path_of

MATS = {"mats": "agricultural, patriotic, industrial"}
"""The person chooses first."""
LAYOUTS = ["farms.0A1A2B3B.nscrpatx", "no-farms.2A0B1B3B.tsrpcnax"]


def opened(served: Server, **options: object) -> dict[str, object]:
    seats = [{"kind": "me", "name": "Ilona"}] + [{"kind": "bot", "level": "apprentice"}] * 2
    return new_table(served.base, "scythe", seats, modules=["modular"], options={**MATS, **options})


def page_of(served: Server, table: dict[str, object]) -> dict[str, Any]:
    links = table["links"]
    assert isinstance(links, list)
    headers = {"authorization": f"Bearer {links[0]['secret']}"}
    found: dict[str, Any] = httpx.get(f"{served.base}/api/tables/{table['id']}", headers=headers, timeout=60).json()
    return found


def modular_of(page: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in page["view"]["extras"] if one["type"] == "modular")
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_whole_layout_is_drawn_with_its_signs(
    browser: Browser, served: Server, size: tuple[int, int], layout: str
) -> None:
    table = opened(served, layout=layout)
    someone = Person(browser, served.base, size)
    someone.go(path_of(table))
    someone.until_asked()
    board = page_of(served, table)["view"]["board"]
    drawn = someone.page.evaluate(DRAWN)
    assert drawn["hexes"] == len(board["hexes"])
    assert drawn["outside"] == []
    assert drawn["tunnels"] == sum(one["tunnel"] for one in board["hexes"])
    assert drawn["encounters"] == sum(one["encounter"] for one in board["hexes"])
    assert drawn["rims"] == 4
    assert not someone.mishaps
    someone.leave()


def test_a_faction_is_chosen_by_its_base_on_the_map(person: Person, served: Server) -> None:
    table = opened(served, layout=LAYOUTS[0])
    person.go(path_of(table))
    person.until_asked()
    base = modular_of(page_of(served, table))["bases"][2]
    assert base["tile"] == "crimea"
    spot = person.page.get_by_role("button", name=re.compile("^Crimean Khanate, home base next to"))
    spot.hover()
    expect(person.page.locator('[data-home="crimea"]')).to_have_count(1)
    card = person.page.locator("section.card")
    expect(card).to_contain_text("Crimean Khanate")
    for place in base["homeland"]:
        expect(card).to_contain_text(place)
    seen = person.version
    spot.click()
    person.until_heard(seen)
    page = page_of(served, table)
    assert page["view"]["seats"][0]["faction"] == "crimea"
    person.until("document.querySelectorAll('[role=tab]').length && !document.querySelector('circle.pick')")
    assert not person.mishaps


def test_the_draft_says_who_has_chosen_what_and_who_plays_first(person: Person, served: Server) -> None:
    person.go(path_of(opened(served, layout=LAYOUTS[0], mats="mechanical, agricultural, industrial")))
    person.until_asked()
    rows = person.page.locator("section[aria-label=Draft] li")
    expect(rows.nth(0).locator(".who b")).to_have_text("Apprentice")
    expect(rows.nth(1).locator(".what")).to_have_text("choosing")
    expect(rows.nth(2).locator(".what")).to_have_text("last, takes the first turn")
    emblems = person.page.locator(".choice button.go svg use[href^='#em-']")
    expect(emblems).to_have_count(person.options.count())


def test_a_tap_on_a_base_shows_it_and_the_second_takes_it(browser: Browser, served: Server) -> None:
    someone = Person(browser, served.base, PHONE, touch=True)
    table = opened(served, layout=LAYOUTS[0])
    someone.go(path_of(table))
    someone.until_asked()
    seen, spot = someone.version, someone.page.get_by_role("button", name=re.compile("^Nordic Kingdoms, home base"))
    spot.tap()
    expect(someone.page.locator('[data-home="nordic"].looked')).to_have_count(1)
    expect(someone.page.locator(".choice button.do")).to_have_text("Nordic Kingdoms")
    assert someone.version == seen, "a tap has answered"
    spot.tap()
    someone.until_heard(seen)
    assert page_of(served, table)["view"]["seats"][0]["faction"] == "nordic"
    someone.leave()


def test_the_panels_of_the_track_are_whole_on_a_tablet(browser: Browser, served: Server) -> None:
    someone = Person(browser, served.base, (820, 1180), touch=True)
    someone.go(path_of(opened(served, layout=LAYOUTS[0])))
    someone.answer(0)
    someone.until_asked()
    someone.page.get_by_role("tab", name="Stars").click()
    expect(someone.page.locator("section[aria-label=Layout]")).to_be_attached()
    assert someone.page.evaluate(BROKEN) == []
    someone.leave()


def test_a_base_that_the_mat_bars_says_why(person: Person, served: Server) -> None:
    table = opened(served, layout=LAYOUTS[0], mats="patriotic, industrial, engineering")
    person.go(path_of(table))
    person.until_asked()
    person.page.get_by_role("button", name=re.compile("^Crimean Khanate, home base next to")).click()
    expect(person.page.get_by_role("alertdialog").or_(person.page.locator(".why"))).to_contain_text("Patriotic")


def test_a_smaller_map_shows_its_holes_and_a_layout_is_played_again_by_name(person: Person, served: Server) -> None:
    table = opened(served, **{"remove-tiles": "fewer-tiles"})
    person.go(path_of(table))
    person.answer(0)
    person.until_asked()
    shown = modular_of(page_of(served, table))
    assert sum(tile["removed"] for tile in shown["tiles"]) == 2
    expect(person.page.locator(".rim.removed")).to_have_count(2)
    person.page.get_by_role("tab", name="Stars").click()
    expect(person.page.locator("section[aria-label=Layout] code")).to_have_text(shown["layout"])
    person.page.get_by_role("link", name="New table on this map").click()
    expect(person.page.get_by_role("textbox", name="a layout by its name")).to_have_value(shown["layout"])
    person.page.get_by_role("button", name="Open the table").first.click()
    person.until_asked()
    again = person.page.url.rsplit("/", 1)[1].split("#")[0]
    assert again != table["id"]
    board = person.page.evaluate("[...document.querySelectorAll('.rim')].map((one) => one.getAttribute('d')).length")
    assert board == 4


def test_an_invalid_layout_is_refused_with_the_reason(person: Person) -> None:
    person.go("new?game=scythe&layout=farms.0A0B2B3B.nscrpatx")
    person.page.get_by_role("button", name="Open the table").first.click()
    expect(person.page.get_by_role("alert").first).to_contain_text("twice")


BROKEN = """() => [...document.querySelectorAll(".mine .both > section")]
  .filter((one) => one.getClientRects().length > 1).map((one) => one.ariaLabel)"""
"""Panels that go on in the next column."""
DRAWN = """() => {
  const svg = document.querySelector("svg.map");
  const frame = svg.viewBox.baseVal;
  const inside = (one) => {
    const box = one.getBBox(), at = one.transform.baseVal.consolidate()?.matrix ?? {e: 0, f: 0};
    return box.x + at.e >= frame.x - 12 && box.x + at.e + box.width <= frame.x + frame.width + 12
      && box.y + at.f >= frame.y - 12 && box.y + at.f + box.height <= frame.y + frame.height + 12;
  };
  const hits = [...svg.querySelectorAll(".hit")];
  return {
    hexes: hits.length,
    outside: hits.filter((one) => !inside(one)).map((one) => one.getAttribute("aria-label")),
    tunnels: svg.querySelectorAll(".tun").length,
    encounters: svg.querySelectorAll(".enc").length,
    rims: svg.querySelectorAll(".rim").length,
  };
}"""
"""What the map draws, and hexes that leave its window (home bases reach a little over it)."""
