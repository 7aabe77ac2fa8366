"""What somebody does on the page before the picture is taken."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator
from tests.web.person import Person

SEEN = 1
SENT = """(seen) => document.querySelector(".choice button.do")
  || document.querySelector(".table")?.dataset.version !== seen"""
"""Whether a tap showed what the choice brings, or was the answer."""


def touched(someone: Person) -> bool:
    """Whether there is no mouse."""
    found: bool = someone.page.evaluate("matchMedia('(pointer: coarse)').matches")
    return found


def look_at(someone: Person, one: Locator) -> None:
    """Point at something, or tap it where there is no mouse."""
    if touched(someone):
        one.tap()
    else:
        one.hover()


def answer_first(someone: Person) -> None:
    """The looker gives the first answer: with a click, or with a tap on it and one on the button."""
    someone.until_asked()
    seen = someone.version
    first = someone.choices().first
    if not touched(someone):
        first.click()
    else:
        first.tap()
        someone.page.wait_for_function(SENT, arg=seen)
        if someone.version == seen:
            someone.page.locator(".choice button.do").tap()
    someone.until_heard(seen)


def point(index: int = SEEN) -> Callable[[Person], None]:
    """The looker points at one of the choices, or taps it: what it brings is on show."""

    def way(someone: Person) -> None:
        someone.until_asked()
        look_at(someone, someone.options.nth(index))

    return way


def why(someone: Person) -> None:
    """The looker asks why something is not possible."""
    someone.until_asked()
    folded = someone.page.locator(".choice details.no:not([open]) > summary")
    if folded.count():
        folded.click()
    someone.page.locator(".choice button[aria-disabled=true]").first.click(force=True)


def second_tab(someone: Person) -> None:
    """The looker opens the second of their own tabs; on a phone that is a sheet."""
    someone.until_asked()
    someone.page.locator(".mine [role=tab]").nth(SEEN).click()


def other_panel(someone: Person) -> None:
    """The looker opens somebody's panel, where seats are chips."""
    someone.until_asked()
    chips = someone.page.locator(".seats .chip")
    if chips.count():
        chips.nth(SEEN).click()


def settled(someone: Person) -> None:
    """Somebody else's turn: there is nothing to answer."""
    someone.until("document.querySelector('.table header.bar:not(.asked)')")
