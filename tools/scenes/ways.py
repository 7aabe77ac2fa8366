"""What somebody does on the page before the picture is taken."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.person import Person

SEEN = 1


def point(index: int = SEEN) -> Callable[[Person], None]:
    """The looker points at one of the choices, or taps it: what it brings is on show."""

    def way(someone: Person) -> None:
        someone.until_asked()
        option = someone.options.nth(index)
        if someone.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            option.tap()
        else:
            option.hover()

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
