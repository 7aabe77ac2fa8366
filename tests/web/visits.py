"""The pages besides the board, and how to get to each of them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.web.person import Person, new_table, path_of

ME = {"kind": "me", "name": "Ilona"}
LINK = {"kind": "link", "name": "Maximilien de Beaumont-sur-Marche"}
BOT = {"kind": "bot", "level": "apprentice"}
"""One that does not search: of those a server takes only a few from one address."""
Visit = Callable[[Person, Callable[[str, str], str]], None]
"""Goes to a page, given the tables others have played."""


def _open(path: str, sign: str) -> Visit:
    """A page with its own address, and what shows that it is loaded."""

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


def replay(game: str) -> Visit:
    """A finished game is stepped through."""

    def visit(person: Person, shown: Callable[[str, str], str]) -> None:
        person.go(shown(game, "over").replace("#", "?n=40#"))
        expect(person.page.locator(".replay .step")).to_contain_text("40")

    return visit


def end(game: str) -> Visit:
    return lambda person, shown: person.look_at(shown(game, "over"), "over")


def new_scythe_full(person: Person, shown: Callable[[str, str], str]) -> None:
    """Seven seats, an Automa among them, and every module that goes with those chosen before."""
    _open("new?game=scythe", ".seats li .sign, .seats li .open")(person, shown)
    for _ in range(4):
        person.page.locator(".step button").last.click()
    person.page.locator(".seats li").nth(2).locator("select").first.select_option(value="automa-level:automa")
    _check_all(person, ".mod:not(.opt) > input[type=checkbox]")


def new_root_machine(person: Person, shown: Callable[[str, str], str]) -> None:
    """Root with the Riverfolk box and the Mechanical Marquise."""
    _open("new?game=root", ".seats li .sign, .seats li .open")(person, shown)
    _check_all(person, ".mod:not(.opt) > input[type=checkbox]")
    person.page.locator(".mod.opt > input[type=checkbox]").first.check()


def _check_all(person: Person, boxes: str) -> None:
    """One box may shut another."""
    for box in person.page.locator(boxes).all():
        if box.is_enabled():
            box.check()


def home_asked(person: Person, shown: Callable[[str, str], str]) -> None:
    """Somebody is about to take a table off their list."""
    person.look_at(shown("raiders", "midway"), "midway")
    person.go("")
    person.page.locator(".tables li .more").first.click()
    person.page.locator("dialog[open] .way .btn").last.click()
    expect(person.page.locator("dialog[open] .way.open")).to_be_visible()


def home_gone(person: Person, shown: Callable[[str, str], str]) -> None:
    """The home page of a server that does not answer."""
    person.page.context.route("**/api/**", lambda route: route.abort())
    person.go("")
    expect(person.page.get_by_role("alert")).to_be_visible()


def menu(person: Person, shown: Callable[[str, str], str]) -> None:
    person.look_at(shown("root", "midway"), "midway")
    person.page.locator(".bar .tools button").last.click()
    expect(person.page.locator("dialog[open] details")).to_be_visible()


def menu_asked(person: Person, shown: Callable[[str, str], str]) -> None:
    """Somebody is about to leave the table."""
    menu(person, shown)
    person.page.locator("dialog[open] summary").click()
    person.page.locator("dialog[open] .way .btn").last.click()
    person.page.locator("dialog[open] .way.open").scroll_into_view_if_needed()


NOWHERE = f"t/{'A' * 16}#{'A' * 32}"
"""A table that was deleted."""


def forgotten(person: Person, shown: Callable[[str, str], str]) -> None:
    person.go(NOWHERE)
    expect(person.page.locator(".sit a")).to_be_visible()


def server_gone(person: Person, shown: Callable[[str, str], str]) -> None:
    """A table whose server does not answer."""
    person.page.context.route("**/api/**", lambda route: route.abort())
    person.go(NOWHERE)
    expect(person.page.get_by_role("alert")).to_be_visible()


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
    "replay": replay("raiders"),
    "end-root": end("root"),
    "end-scythe": end("scythe"),
    "end-raiders": end("raiders"),
}
MOMENTS: dict[str, Visit] = {
    "new-raiders": _open("new?game=raiders", ".seats li .sign, .seats li .open"),
    "new-scythe-full": new_scythe_full,
    "new-root-machine": new_root_machine,
    "rules-found": _open("rules?game=scythe&search=combat", "dl dd"),
    "rules-none": _open("rules?search=zzzz", "main p:last-child"),
    "home-asked": home_asked,
    "home-gone": home_gone,
    "menu": menu,
    "menu-asked": menu_asked,
    "forgotten": forgotten,
    "server-gone": server_gone,
    "replay-root": replay("root"),
    "replay-scythe": replay("scythe"),
}
"""The same pages at other moments: much is chosen, something is asked, nothing is found, the server is gone."""
HOST = """([made, base]) => {
  const [mine, ...others] = made.links;
  const links = [...others, made.watch].map(({seat, secret}) => ({seat, secret}));
  const table = {id: made.id, game: made.game, secret: mine.secret, host: made.host, links, title: "", at: Date.now()};
  const known = JSON.parse(localStorage.getItem("marches.tables") ?? "[]");
  localStorage.setItem("marches.tables", JSON.stringify([table, ...known]));
}"""
"""What a browser remembers of a table it has set up."""
