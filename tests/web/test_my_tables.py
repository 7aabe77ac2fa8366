"""The list of one's tables on the home page, and taking names, links and tables off the server, in a real browser."""

from __future__ import annotations

import httpx
from playwright.sync_api import Browser, Route, expect

from tests.server.servers import Server
from tests.web import ahead
from tests.web.person import PHONE, Person, new_table, path_of
from tests.web.visits import HOST

ME = {"kind": "me", "name": "Ilona"}
BOT = {"kind": "bot", "level": "wanderer"}
LINK = {"kind": "link", "name": "Bran"}


def test_my_tables_come_first_and_mine_to_move_on_top(browser: Browser, served: Server) -> None:
    someone = Person(browser, served.base, PHONE)
    mine, theirs = (new_table(served.base, "raiders", [ME, BOT], think=0.05) for _ in range(2))
    someone.go(path_of(mine))
    someone.until_asked()
    someone.go(path_of(new_table(served.base, "raiders", [ME, LINK])))
    expect(someone.page.locator(".waiting")).to_be_visible()
    someone.go(path_of(theirs, -1))
    someone.until("document.querySelector('header.bar')")
    someone.go("")
    rows = someone.page.locator(".tables li")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.first).to_contain_text("just now")
    expect(rows.filter(has_text="1 of 2 sat down")).to_have_count(1)
    expect(rows.filter(has_text="to move")).to_contain_text("you watch")
    expect(rows.first.locator(".sg.now")).to_have_attribute("title", "Ilona, to move")
    first = someone.page.locator(".tables").first.bounding_box()
    games = someone.page.locator(".games").bounding_box()
    assert first is not None
    assert games is not None
    assert first["y"] < games["y"]
    rows.first.get_by_role("link", name="Play").click()
    someone.until_asked()
    assert not someone.mishaps
    someone.leave()


def test_the_list_knows_what_others_did_without_opening_the_table(browser: Browser, served: Server) -> None:
    made = new_table(served.base, "raiders", [ME, LINK])
    someone, friend = (Person(browser, served.base) for _ in range(2))
    someone.go(path_of(made))
    expect(someone.page.locator(".waiting")).to_be_visible()
    someone.go("")
    expect(someone.page.locator(".tables li")).to_contain_text("1 of 2 sat down")
    friend.go(path_of(made, 1))
    expect(friend.page.locator("header.bar")).to_be_visible()
    someone.page.reload()
    expect(someone.page.locator(".tables li")).not_to_contain_text("sat down")
    someone.leave()
    friend.leave()


def test_a_seat_nobody_was_named_for_is_not_in_the_list_of_people(person: Person, served: Server) -> None:
    hosted(person, new_table(served.base, "raiders", [ME, {"kind": "link", "name": ""}, BOT]))
    person.go("")
    row = person.page.locator(".tables li[data-known]")
    expect(row).to_contain_text("2 of 3 sat down")
    expect(row.locator(".tt .sub")).to_have_text("with a bot")


def hosted(person: Person, made: dict[str, object]) -> str:
    """The browser that set the table up; its id."""
    person.go("about")
    person.page.evaluate(HOST, [made, person.base])
    return str(made["id"])


def test_a_host_deletes_a_finished_table_after_saying_yes(person: Person, served: Server) -> None:
    made = ahead.finished_alone(served.base)
    table = hosted(person, made)
    person.look_at(f"t/{table}", "over")
    person.page.get_by_role("button", name="Menu").click()
    menu = person.page.get_by_role("dialog")
    menu.get_by_text("Names, links, the table itself").click()
    menu.get_by_role("button", name="Delete the table").click()
    expect(menu).to_contain_text("deleted, for everyone")
    menu.get_by_role("button", name="No, keep it").click()
    assert _status(served, table, made) == 200
    menu.get_by_role("button", name="Delete the table").click()
    menu.get_by_role("button", name="Yes, do it").click()
    expect(person.page.get_by_role("status").filter(has_text="The table is deleted.")).to_be_visible()
    expect(person.page.locator(".tables li")).to_have_count(0)
    assert _status(served, table, made) == 404
    assert not person.mishaps


def test_a_host_takes_all_names_off_a_finished_table_from_the_list_and_still_watches(
    person: Person, served: Server
) -> None:
    made = ahead.finished_alone(served.base)
    table = hosted(person, made)
    person.go("")
    person.page.get_by_role("button", name="More about this table").click()
    about = person.page.get_by_role("dialog")
    about.get_by_role("button", name="Remove all names and links").click()
    about.get_by_role("button", name="Yes, do it").click()
    expect(
        person.page.get_by_role("status").filter(has_text="Names and links have been removed from that table.")
    ).to_be_visible()
    assert _status(served, table, made) == 403, "the seat's secret gives nothing any more"
    person.page.get_by_role("link", name="Replay").click()
    expect(person.page.locator(".end .name").first).to_be_visible()
    assert "Ilona" not in person.page.locator(".end.panel").inner_text()
    assert not person.mishaps


def test_an_open_menu_learns_that_the_game_is_over(person: Person, served: Server) -> None:
    hosted(person, ahead.finished_alone(served.base))
    held: list[Route] = []
    person.page.route("**/glance*", lambda route: held.append(route))
    person.go("")
    person.page.get_by_role("button", name="More about this table").click()
    removing = person.page.get_by_role("dialog").get_by_role("button", name="Remove all names and links")
    expect(person.page.get_by_role("dialog").get_by_role("button").first).to_be_visible()
    expect(removing).to_have_count(0)
    for one in held:
        one.continue_()
    expect(removing).to_be_visible()


def test_a_person_leaves_a_table_and_a_bot_plays_on(person: Person, served: Server) -> None:
    made = new_table(served.base, "raiders", [ME, BOT], think=0.05)
    person.go(path_of(made))
    person.until_asked()
    person.page.get_by_role("button", name="Menu").click()
    menu = person.page.get_by_role("dialog")
    menu.get_by_text("Names, links, the table itself").click()
    menu.get_by_role("button", name="Remove Ilona from this table").click()
    expect(menu).to_contain_text("A bot plays on in your place.")
    expect(menu).to_contain_text("This cannot be undone.")
    expect(menu.get_by_role("button", name="No, keep it")).to_be_focused()
    menu.get_by_role("button", name="Yes, do it").click()
    expect(
        person.page.get_by_role("status").filter(has_text="Your name and your link have been removed")
    ).to_be_visible()
    seats = httpx.get(f"{served.base}/api/tables/{made['id']}", headers=_secret(made, -1)).json()["seats"]
    assert (seats[0]["given"], seats[0]["stand_in"]) == ("", True)
    expect(person.page.locator(".tables li")).to_have_count(0)


def test_a_table_the_server_has_forgotten_is_told_and_taken_off_the_list(person: Person, served: Server) -> None:
    person.go("about")
    known = [{"id": "gone", "game": "root", "secret": "x", "title": "Bran", "at": 1, "state": "playing"}]
    person.page.evaluate("tables => localStorage.setItem('marches.tables', JSON.stringify(tables))", known)
    person.go("")
    row = person.page.locator(".tables li")
    expect(row).to_contain_text("No longer on this server")
    expect(row.get_by_role("link")).to_have_count(0)
    row.get_by_role("button", name="More about this table").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Remove it from this list").click()
    dialog.get_by_role("button", name="Yes, do it").click()
    expect(row).to_have_count(0)


def test_an_address_that_does_not_exist_is_a_page_with_a_way_back(person: Person) -> None:
    person.go("nowhere/at/all")
    expect(person.page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    person.page.get_by_role("link", name="To the home page").click()
    expect(person.page.locator(".games")).to_be_visible()


def _secret(made: dict[str, object], link: int = 0) -> dict[str, str]:
    return {"authorization": f"Bearer {path_of(made, link).partition('#')[2]}"}


def _status(served: Server, table: str, made: dict[str, object]) -> int:
    return httpx.get(f"{served.base}/api/tables/{table}", headers=_secret(made), timeout=30).status_code
