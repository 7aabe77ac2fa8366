"""The pages beside the board, and how somebody comes to each of them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.web.person import Person, new_table, path_of

ME = {"kind": "me", "name": "Ilona"}
LINK = {"kind": "link", "name": "Maximilien de Beaumont-sur-Marche"}
BOT = {"kind": "bot", "level": "veteran"}
Visit = Callable[[Person, Callable[[str, str], str]], None]
"""Goes to a page, given the tables others have played."""


def _open(path: str, sign: str) -> Visit:
    """A page with an address of its own, and what shows that it is there."""

    def visit(person: Person, shown: Callable[[str, str], str]) -> None:
        person.go(path)
        expect(person.page.locator(sign).first).to_be_visible()

    return visit


def home_with_tables(person: Person, shown: Callable[[str, str], str]) -> None:
    """Somebody who sits at several tables: asked at one, waiting at another, one is over, one is not dealt."""
    for game, stage in (("root", "over"), ("scythe", "midway"), ("raiders", "midway")):
        person.look_at(shown(game, stage), stage)
    waiting_room(person, shown)
    person.go("")
    expect(person.page.locator(".tables li")).to_have_count(4)
    person.until("document.querySelector('.tables [data-known]')")


def waiting_room(person: Person, shown: Callable[[str, str], str]) -> None:
    """Its host looks at a table two friends have not come to yet."""
    person.go("about")
    made = new_table(person.base, "scythe", [ME, LINK, {"kind": "link", "name": ""}, BOT])
    person.page.evaluate(HOST, [made, person.base])
    person.go(f"t/{made['id']}")
    expect(person.page.locator(".waiting li")).to_have_count(4)


def second_seat(person: Person, shown: Callable[[str, str], str]) -> None:
    """Somebody who sits at a table opens the link of another seat."""
    made = new_table(person.base, "raiders", [ME, LINK, {"kind": "link", "name": ""}])
    person.go(path_of(made, 0))
    expect(person.page.locator(".waiting li").first).to_be_visible()
    person.go("about")
    person.go(path_of(made, 1))
    expect(person.page.locator(".sit button").first).to_be_visible()


def used_link(person: Person, shown: Callable[[str, str], str]) -> None:
    """The link was somebody else's."""
    made = new_table(person.base, "raiders", [ME, LINK])
    browser = person.context.browser
    assert isinstance(browser, Browser)
    other = Person(browser, person.base)
    other.go(path_of(made, 1))
    expect(other.page.locator("header.bar, .waiting").first).to_be_visible()
    other.leave()
    person.go(path_of(made, 1))
    expect(person.page.get_by_role("alert")).to_be_visible()


def replay(person: Person, shown: Callable[[str, str], str]) -> None:
    """A finished game is walked through."""
    person.go(shown("raiders", "over").replace("#", "?n=40#"))
    expect(person.page.locator(".replay .step")).to_contain_text("40")


def end(game: str) -> Visit:
    return lambda person, shown: person.look_at(shown(game, "over"), "over")


VISITS: dict[str, Visit] = {
    "home": _open("", ".games article"),
    "home-tables": home_with_tables,
    "new-root": _open("new?game=root", ".seats li .sign, .seats li .open"),
    "new-scythe": _open("new?game=scythe", ".seats li .sign, .seats li .open"),
    "waiting": waiting_room,
    "second-seat": second_seat,
    "used-link": used_link,
    "rules": _open("rules?game=root&search=root:4.3", "dl dd"),
    "challenges": _open("challenges?game=scythe", "[data-challenge]"),
    "about": _open("about", "article h2"),
    "lost": _open("nowhere", "h1"),
    "replay": replay,
    "end-root": end("root"),
    "end-scythe": end("scythe"),
    "end-raiders": end("raiders"),
}
HOST = """([made, base]) => {
  const [mine, ...others] = made.links;
  const links = [...others, made.watch].map(({seat, secret}) => ({seat, secret}));
  const table = {id: made.id, game: made.game, secret: mine.secret, host: made.host, links, title: "", at: Date.now()};
  const known = JSON.parse(localStorage.getItem("marches.tables") ?? "[]");
  localStorage.setItem("marches.tables", JSON.stringify([table, ...known]));
}"""
"""What a browser remembers of a table it has set up."""
