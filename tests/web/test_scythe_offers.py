"""What Scythe draws to choose from is the answer itself, and an offer of an Alliance says all it brings and costs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.servers import Server
from tests.web.person import PHONE, WIDE, Person, new_table, path_of

MATS = {"mats": "industrial, engineering, mechanical"}
"""The owner of the table plays first."""
STANDING = "**/standing?*"
"""Where a standing answer goes."""


def at_the_table(browser: Browser, served: Server, size: tuple[int, int] = WIDE) -> tuple[Person, Person]:
    """Ilona, in her first turn, and Marek in front of a screen of that size."""
    seats = [
        {"kind": "me", "label": "nordic", "name": "Ilona"},
        {"kind": "link", "label": "rusviet", "name": "Marek"},
        {"kind": "bot", "label": "crimea", "level": "wanderer"},
    ]
    table = new_table(served.base, "scythe", seats, modules=["alliances"], options=MATS)
    owner, other = Person(browser, served.base), Person(browser, served.base, size)
    owner.go(path_of(table))
    other.go(path_of(table, 1))
    owner.answer(0)
    return owner, other


def propose(owner: Person) -> None:
    owner.until_asked()
    seen = owner.version
    owner.page.locator(".choice button.go", has_text="Propose an alliance to Marek").click()
    owner.until_heard(seen)


def terms_of(someone: Person) -> Locator:
    someone.until("document.querySelector('section.terms')")
    return someone.page.locator("section.terms")


@pytest.mark.parametrize("size", [WIDE, (1280, 720), (820, 1180), PHONE], ids=["wide", "laptop", "tablet", "phone"])
def test_an_offer_shows_its_terms_and_every_answer_at_once(
    browser: Browser, served: Server, size: tuple[int, int]
) -> None:
    owner, asked = at_the_table(browser, served, size)
    propose(owner)
    terms = terms_of(asked)
    for words in ("You gain", "Ilona gains", "Relentless", "Swim", "Attacking an ally costs the ability lent and $10"):
        expect(terms).to_contain_text(words)
    expect(terms.get_by_role("img", name="coins")).to_have_count(2)
    expect(terms.locator("button.go")).to_have_count(2)
    for standing in ("Decline every offer from Ilona", "Decline every offer"):
        expect(terms.get_by_role("button", name=standing, exact=True)).to_be_visible()
    asked.until(IN_SIGHT)
    assert asked.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert not asked.mishaps
    owner.leave()
    asked.leave()


def test_offers_are_declined_until_one_says_otherwise(browser: Browser, served: Server) -> None:
    owner, asked = at_the_table(browser, served)
    propose(owner)
    terms_of(asked).get_by_role("button", name="Decline every offer from Ilona").click()
    owner.until_asked()
    expect(asked.page.locator("section.terms")).to_have_count(0)
    asked.page.get_by_role("tab", name="Stars").click()
    kept = asked.page.get_by_role("group", name="Decline offers")
    expect(kept.get_by_label("Ilona")).to_be_checked()
    expect(kept.get_by_label("everyone")).not_to_be_checked()
    kept.get_by_label("Ilona").click()
    expect(kept.get_by_label("Ilona")).not_to_be_checked()
    kept.get_by_label("everyone").click()
    expect(kept.get_by_role("checkbox", checked=True)).to_have_count(3)
    kept.get_by_label("everyone").click()
    expect(kept.get_by_role("checkbox", checked=True)).to_have_count(0)
    assert not owner.mishaps + asked.mishaps
    owner.leave()
    asked.leave()


def test_switches_show_what_was_clicked_before_the_server_has_answered(browser: Browser, served: Server) -> None:
    owner, asked = at_the_table(browser, served)
    asked.page.route(STANDING, lambda route: None)  # held back
    asked.page.get_by_role("tab", name="Stars").click()
    kept = asked.page.get_by_role("group", name="Decline offers")
    with asked.page.expect_request(STANDING):
        kept.get_by_label("Ilona").click()
    kept.get_by_label("Ilona").click()
    kept.get_by_label("everyone").click()
    expect(kept.get_by_role("checkbox", checked=True)).to_have_count(3)
    with asked.page.expect_response(STANDING):
        asked.page.unroute(STANDING)  # lets what was held go on
    expect(kept.get_by_role("checkbox", checked=True)).to_have_count(3)
    assert not owner.mishaps + asked.mishaps
    owner.leave()
    asked.leave()


@pytest.mark.parametrize("size", [WIDE, (820, 1180), PHONE], ids=["wide", "tablet", "phone"])
def test_tokens_to_place_are_the_answer_and_are_not_listed_again(
    browser: Browser, served: Server, size: tuple[int, int]
) -> None:
    seats = [{"kind": "me", "label": "vesna", "name": "Ilona"}, {"kind": "bot", "label": "nordic", "level": "wanderer"}]
    table = new_table(served.base, "scythe", seats, modules=["fenris"])
    someone = Person(browser, served.base, size)
    someone.go(path_of(table))
    someone.until("document.querySelector('section.mods button.go')")
    tokens = someone.page.locator("section.mods button.go")
    assert tokens.count() == someone.options.count()
    count = tokens.count()
    tokens.first.click()
    expect(tokens).to_have_count(0)
    on = someone.page.locator(".choice .opts button.go")
    expect(on.first).to_be_in_viewport()
    seen = someone.version
    on.first.click()
    someone.until_heard(seen)
    someone.until_asked()
    expect(tokens).to_have_count(count - 1)
    assert not someone.mishaps
    someone.leave()


def test_mods_on_offer_have_frames_apart_and_no_count_beside_them(browser: Browser, served: Server) -> None:
    seats = [
        {"kind": "me", "label": "saxony", "name": "Ilona"},
        {"kind": "bot", "label": "nordic", "level": "wanderer"},
    ]
    table = new_table(served.base, "scythe", seats, modules=["mechmods"])
    someone = Person(browser, served.base, (820, 1180), "fr", touch=True)
    someone.go(path_of(table))
    someone.until("document.querySelectorAll('section.mods button.go').length === 4")
    someone.page.evaluate("document.fonts.ready")
    assert someone.page.evaluate(APART) >= 8
    expect(someone.page.locator(".choice header small")).to_have_count(0)
    assert not someone.mishaps
    someone.leave()


APART = """(() => {
  const all = [...document.querySelectorAll("section.mods button.go")].map((one) => one.getBoundingClientRect());
  const gap = (one, next) => Math.max(next.left - one.right, next.top - one.bottom);
  return Math.min(...all.slice(1).map((one, index) => gap(all[index], one)));
})()"""
"""How far what can be clicked is from what is beside or above it: each has a frame of 4 pixels around it."""
IN_SIGHT = """[...document.querySelectorAll("section.terms button")].every((one) => {
  const box = one.getBoundingClientRect(), card = one.closest(".choice").getBoundingClientRect();
  return box.height && box.bottom <= Math.min(card.bottom, innerHeight) + 1;
})"""
"""No answer to an offer lies below what is in sight of its card."""
