"""Challenges in the browser: listed, played, their goal in sight, what was reached kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from marches.games.scythe.edge.challenges import challenges, lines
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.kernel.action import Id
from tests.server.servers import Server
from tests.web.person import PHONE, WIDE, Person

ANSWER = """async ([id, answers]) => {
  const table = JSON.parse(localStorage.getItem("marches.tables")).find((one) => one.id === id);
  const headers = {authorization: `Bearer ${table.secret}`, "content-type": "application/json"};
  for (const answer of answers) {
    const page = await (await fetch(`api/tables/${id}`, {headers})).json();
    const body = JSON.stringify({n: page.question.n, answer});
    const sent = await fetch(`api/tables/${id}/answers`, {method: "POST", headers, body});
    if (!sent.ok) return await sent.text();
  }
  return "";
}"""
"""Gives answers as the page would."""


def begun(someone: Person, name: str) -> str:
    """The table of a challenge, begun on its page."""
    someone.go("challenges?game=scythe")
    someone.page.locator(f"[data-challenge={name}] button").click()
    someone.until_asked()
    return someone.page.url.rsplit("/", 1)[-1]


def give(someone: Person, table: str, answers: list[dict[str, Id]]) -> None:
    assert someone.page.evaluate(ANSWER, [table, answers]) == ""


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (PHONE, "fr")], ids=["wide", "phone"])
def test_all_challenges_are_listed_with_goal_and_difficulty(
    browser: Browser, served: Server, size: tuple[int, int], lang: str
) -> None:
    someone = Person(browser, served.base, size, lang)
    someone.go("")
    someone.page.locator(".solo summary").click()
    someone.page.get_by_role("button", name="Solo challenges" if lang == "en" else "Défis en solo").click()
    cards = someone.page.locator("[data-challenge]")
    expect(cards).to_have_count(len(challenges()))
    assert [card.get_attribute("data-challenge") for card in cards.all()] == list(challenges())
    headings = ["Easy", "Medium", "Hard"] if lang == "en" else ["Facile", "Moyen", "Difficile"]
    assert someone.page.locator("main h2").all_inner_texts() == headings
    expect(cards.first).to_contain_text(
        "Have 6 workers on the map within 8" if lang == "en" else "Ayez 6 ouvriers sur la carte en 8"
    )
    expect(cards.first).to_contain_text("Autometta")
    assert someone.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert not someone.mishaps
    someone.leave()


def test_a_reached_goal_is_told_and_kept_in_the_browser(person: Person) -> None:
    table = begun(person, "first-harvest")
    goal = person.page.locator(".challenge")
    expect(goal).to_contain_text("Have 6 workers on the map within 8 of your turns")
    expect(goal).to_contain_text("2 of 6")
    answers = lines()["first-harvest"]
    give(person, table, answers[:-1])
    expect(goal).to_have_class(re.compile("challenge open"))
    give(person, table, answers[-1:])
    expect(goal).to_contain_text("Goal reached in your turn")
    expect(goal).to_have_class(re.compile("challenge reached"))
    person.go("challenges")
    card = person.page.locator("[data-challenge=first-harvest]")
    expect(card).to_contain_text("Reached in your turn")
    expect(person.page.locator("main")).to_contain_text("1 of 12 reached")
    card.get_by_role("link", name="Go on").press("Enter")
    expect(person.page.locator(".challenge.reached")).to_be_visible()
    assert not person.mishaps


def test_the_end_says_whether_the_goal_was_reached(person: Person) -> None:
    table = begun(person, "beat-autometta")
    give(person, table, lines()["beat-autometta"])
    end = person.page.locator(".end.panel")
    expect(end.locator(".challenge.reached")).to_contain_text("Goal reached in your turn")
    end.get_by_role("link", name="All challenges").click()
    expect(person.page.locator("[data-challenge=beat-autometta].done")).to_be_visible()


def test_a_challenge_is_played_with_the_keyboard(person: Person) -> None:
    person.go("challenges")
    button = person.page.get_by_role("button", name="Play: Two stars")
    button.focus()
    person.page.keyboard.press("Enter")
    person.until_asked()
    expect(person.page.locator(".challenge")).to_contain_text("Place 2 stars within 18 of your turns")
    expect(person.page.locator(".challenge")).to_contain_text("0 of 2")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_guided_solo_game_begins_on_the_home_page_and_leads_on(browser: Browser, served: Server, lang: str) -> None:
    someone = Person(browser, served.base, PHONE, lang)
    someone.go("")
    name = "First solo game, step by step" if lang == "en" else "Première partie en solo, pas à pas"
    someone.page.locator(".solo summary").click()
    someone.page.get_by_role("button", name=name).click()
    someone.until_asked()
    guide = someone.page.locator(".notices .guide")
    steps = len(RULEBOOK.script(RULEBOOK.guides()[1]))
    expect(guide).to_contain_text(f"1 of {steps}" if lang == "en" else f"1 sur {steps}")
    expect(guide).to_contain_text(
        "an Automa, which plays Crimea" if lang == "en" else "un Automate, qui joue la Crimée"
    )
    for _ in range(6):
        someone.answer(0)
    expect(guide).to_contain_text("It drew card 15" if lang == "en" else "Il a pioché la carte 15")
    assert not someone.mishaps
    someone.leave()
