"""Somebody who plays in a browser: clicks what the page offers, reads what it says."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import httpx
from playwright.sync_api import Browser, Locator, Page, expect

PATIENCE = 60_000
"""Milliseconds: a slow machine may take its time, a quick one does not wait."""
expect.set_options(timeout=PATIENCE)
WIDE = (1440, 900)
PHONE = (390, 844)


class Person:
    """A browser of their own: what one remembers, another does not."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        theme: str = "light",
        pace: str = "off",
        touch: bool = False,
    ) -> None:
        self.base = base
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            is_mobile=touch,
        )
        remembered = {"marches.lang": lang, "marches.theme": theme, "marches.pace": pace, "marches.name": "Ilona"}
        lines = [
            f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {json.dumps(json.dumps(value))});"
            for key, value in remembered.items()
        ]
        self.context.add_init_script("\n".join([DICE, *lines]))
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.mishaps: list[str] = []
        self.page.on("pageerror", lambda error: self.mishaps.append(str(error)))
        self.page.on("console", lambda said: self.mishaps.append(said.text) if said.type == "error" else None)
        self._dice = Random(7)

    def leave(self) -> None:
        self.context.close()

    def go(self, path: str) -> None:
        self.page.goto(f"{self.base}/{path}")

    # -- a table --------------------------------------------------------------------------------------------

    @property
    def options(self) -> Locator:
        """The answers as buttons in the card beside the board."""
        return self.page.locator(CHOICES)

    @property
    def title(self) -> str:
        return self.page.locator("header.bar .who b").inner_text()

    @property
    def question(self) -> str:
        return self.page.locator("header.bar .say b").inner_text()

    def until_asked(self) -> None:
        self.until("document.querySelector('.table:not([data-sending]) header.bar.asked')")

    def until_asked_or_over(self) -> None:
        self.until("document.querySelector('.table:not([data-sending]) header.bar.asked, .end.panel')")

    def until(self, condition: str) -> None:
        """Wait inside the page: nearer than asking it again and again from here."""
        found = self.page.evaluate(UNTIL.replace("CONDITION", condition), PATIENCE)
        assert found, f"{condition} is not so after {PATIENCE / 1000} s: {self.page.url}"

    def look_at(self, path: str, stage: str) -> None:
        """Open a table and wait until it is all there: what is asked, or how it ended with the course of the scores."""
        self.go(path)
        if stage == "over":
            expect(self.page.locator(".end svg path.line").first).to_be_visible()
        else:
            self.until_asked()

    def is_over(self) -> bool:
        return self.page.locator(".end.panel").is_visible()

    @property
    def version(self) -> str:
        """The number of lines the page on show has."""
        return self.page.locator(".table").get_attribute("data-version") or ""

    def answer(self, index: int | None = None) -> None:
        """Click one of the buttons; without an index, any of them."""
        self.until_asked()
        choices = self.choices()
        at = self._dice.randrange(choices.count()) if index is None else index
        seen = self.version
        choices.nth(at).click()
        self.until_heard(seen)

    def until_heard(self, seen: str) -> None:
        """What was answered has come back."""
        self.until(f"(document.querySelector('.table')?.dataset.version ?? '{seen}') !== '{seen}'")

    def choices(self) -> Locator:
        """All answers, once the first of them is there."""
        expect(self.options.first).to_be_visible()
        return self.options

    def play_to_the_end(self, seconds: float = 240) -> int:
        """Click whatever is offered until the game is over. Returns how many clicks that took."""
        self.page.set_default_timeout(seconds * 1000 + 5000)
        found = self.page.evaluate(CLICKER, {"seconds": seconds, "seed": 7})
        self.page.set_default_timeout(PATIENCE)
        assert found["over"], f"no end after {found['clicks']} clicks in {seconds} s: {self.title}"
        clicks: int = found["clicks"]
        return clicks


DICE = """{
  let seed = 7;
  Math.random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
}"""
"""What the page itself leaves to chance (the order of seats) comes out the same every time."""
UNTIL = """async (most) => {
  for (const end = performance.now() + most; performance.now() < end; ) {
    if (CONDITION) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}"""
"""Waits for something the page shows."""
CHOICES = ".choice button.go"
"""Every answer, as a button."""
CLICKER = """async ({seconds, seed}) => {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const dice = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const end = performance.now() + seconds * 1000;
  let clicks = 0;
  while (performance.now() < end) {
    if (document.querySelector(".end.panel")) return {over: true, clicks};
    const asked = document.querySelector(".table:not([data-sending]) header.bar.asked");
    const offered = asked ? [...document.querySelectorAll("CHOICES")] : [];
    if (offered.length) {
      offered[Math.floor(dice() * offered.length)].click();
      clicks += 1;
    }
    await wait(15);
  }
  return {over: false, clicks};
}""".replace("CHOICES", CHOICES)
"""Clicks any button the page offers, again and again: once for each question, so that dice fall as they fell before."""


def new_table(base: str, game: str, seats: Sequence[dict[str, str]], **more: object) -> dict[str, object]:
    """A table set up through the API: its id and the paths of its links."""
    response = httpx.post(f"{base}/api/tables", json={"game": game, "seats": list(seats), **more}, timeout=30)
    assert response.status_code < 300, response.text
    found: dict[str, object] = response.json()
    return found


def path_of(table: dict[str, object], link: int = 0) -> str:
    """The address of one of a table's seats, -1: of its spectators."""
    links = table["links"]
    assert isinstance(links, list)
    found = table["watch"] if link < 0 else links[link]
    assert isinstance(found, dict)
    return str(found["path"]).lstrip("/")
