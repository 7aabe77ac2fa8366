"""Whole games in a real browser, by clicks on what the page offers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.person import PATIENCE, PHONE, Person, new_table, path_of

BOT = {"kind": "bot", "level": "apprentice"}
ME = {"kind": "me", "name": "Ilona"}


@pytest.mark.parametrize("game", ["raiders", "scythe"])
def test_a_person_plays_a_whole_game_against_bots(person: Person, served: Server, game: str) -> None:
    """Whole games of Root are played with the keyboard, and in test_tables."""
    person.go(path_of(new_table(served.base, game, [ME, BOT, BOT], think=0.01)))
    person.until_asked()
    assert person.play_to_the_end() > 20
    expect(person.page.locator(".end.panel .rank")).to_have_count(3)
    expect(person.page.locator(".end.panel svg path.line")).to_have_count(3)
    assert not person.mishaps


def test_one_click_on_the_home_page_starts_a_game(person: Person) -> None:
    person.go("")
    person.page.get_by_role("button", name="Play now").first.click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator("header.bar")).to_be_visible()
    person.go("")
    expect(person.page.locator(".mine li")).to_have_count(1)
    assert not person.mishaps


def test_two_people_and_a_spectator_share_a_table_through_links(browser: Browser, served: Server) -> None:
    seats = [ME, {"kind": "link", "name": "Bran"}]
    table = new_table(served.base, "raiders", seats)
    people = [Person(browser, served.base) for _ in range(3)]
    for someone, link in zip(people, (0, 1, -1), strict=True):
        someone.go(path_of(table, link))
    for someone in people:
        expect(someone.page.locator("header.bar")).to_be_visible()
    for _ in range(12):
        asked = next(one for one in _waiting(people) if one is not None)
        asked.answer()
    seen = people[2].page.locator(".rows.live li")
    expect(seen.first).to_be_visible()
    assert "watching" in people[2].page.locator("header.bar .say").inner_text()
    assert people[2].options.count() == 0
    for someone in people:
        assert not someone.mishaps
        someone.leave()


def _waiting(people: list[Person]) -> list[Person | None]:
    """Those of the two who are asked, as soon as one is; None for the other."""
    for _ in range(PATIENCE // 50):
        asked = [one if one.page.locator("header.bar.asked").count() else None for one in people[:2]]
        if any(asked):
            return asked
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


WALK = 6
"""One answer in this many is reached with Tab instead of its number."""


class Keys:
    """A player without a mouse: digits, L and Enter, or Tab to a choice and Enter."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.press = person.page.keyboard.press
        self.dice = Random(seed)
        self.answers = 0
        self.ways: Counter[str] = Counter()

    def answer(self) -> None:
        seen, choices = self.person.version, self.person.choices()
        self.answers += 1
        if self.answers % WALK == 0:
            self._walk()
        else:
            self._pick(choices.count())
        self.person.until_heard(seen)

    def _pick(self, count: int) -> None:
        number = self.dice.randrange(count) + 1
        for digit in str(number):
            self.press(digit)
        if number * 10 <= count:
            self.press("Enter")
        self.ways["digits"] += 1

    def _walk(self) -> None:
        """Press Tab until the focus is on a choice."""
        self.tab_to("button.go")
        self.press("Enter")
        self.ways["walks"] += 1

    def tab_to(self, wanted: str, most: int = 250) -> None:
        for _ in range(most):
            self.press("Tab")
            if self.person.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                return
        raise AssertionError(f"no {wanted} is reached with Tab")


def test_a_whole_game_is_played_with_the_keyboard_alone(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "root", [ME, BOT], think=0.02)))
    keys = Keys(person, seed=11)
    for _ in range(600):
        person.until_asked_or_over()
        if person.is_over():
            break
        keys.answer()
    expect(person.page.locator(".end.panel")).to_be_focused()
    assert keys.ways["digits"] > 8
    assert keys.ways["walks"] > 1
    keys.press("ArrowLeft")
    expect(person.page.locator(".end.panel")).to_be_hidden()
    keys.press("Escape")
    expect(person.page.locator(".end.panel")).to_be_focused()
    left = person.page.url
    keys.tab_to(".end .again")
    keys.press("Enter")
    person.page.wait_for_url(lambda url: url != left)
    person.until_asked()
    assert not person.mishaps


def test_an_answer_is_taken_back_and_stays_struck_through_in_the_log(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "root", [ME, BOT], think=0.05, options={"seating": "given"})))
    person.until_asked()
    asked = person.question
    person.answer(0)
    expect(person.page.locator("header.bar .say b")).not_to_have_text(asked)
    person.page.keyboard.press("Control+z")
    expect(person.page.locator("header.bar .say b")).to_have_text(asked)
    expect(person.page.locator(".rows.live li.undone").first).to_be_visible()


def test_an_undo_that_is_fenced_off_says_why(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    person.until_asked()
    person.page.keyboard.press("Control+z")
    notice = person.page.locator(".notices p")
    expect(notice.first).to_be_visible()
    assert len(notice.first.inner_text()) > 15


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    person.until_asked()
    asked, offered = person.question, person.options.count()
    person.page.reload()
    person.until_asked()
    assert (person.question, person.options.count()) == (asked, offered)


def test_the_language_changes_in_the_middle_of_a_game(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    person.until_asked()
    asked = person.question
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Français").click()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("header.bar .who b")).to_have_text("À vous")
    expect(person.page.locator("header.bar .say b")).not_to_have_text(asked)
    assert not person.mishaps


def test_a_refused_choice_says_why_and_opens_its_rule(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    refused = person.page.locator(".choice button[aria-disabled=true]")
    for _ in range(40):
        person.until_asked()
        if refused.count():
            break
        person.answer()
    many = person.page.locator(".choice details.no > summary")
    if many.count():
        many.click()
    refused.first.click(force=True)
    why = person.page.locator(".choice .because")
    expect(why).to_be_visible()
    why.get_by_title("Open this rule").click()
    expect(person.page.locator("dialog[open] h2")).to_contain_text("raiders:")


@pytest.mark.parametrize("game", ["raiders", "root", "scythe"])
def test_a_phone_shows_a_table_without_sideways_scrolling(browser: Browser, served: Server, game: str) -> None:
    someone = Person(browser, served.base, PHONE, lang="fr")
    someone.go(path_of(new_table(served.base, game, [ME, BOT, BOT], think=0.05)))
    for _ in range(6):
        expect(someone.options.first).to_be_visible()
        assert someone.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        someone.options.first.click()
    assert not someone.mishaps
    someone.leave()


def test_digits_need_no_shift_on_a_french_keyboard(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.02)))
    person.until_asked()
    seen = person.version
    typed = {"key": "&", "code": "Digit1", "bubbles": True}
    person.page.evaluate("typed => document.body.dispatchEvent(new KeyboardEvent('keydown', typed))", typed)
    person.until_heard(seen)
