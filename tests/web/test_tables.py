"""New tables, what things are, the past and the end, by clicks in a real browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect

from tests.marks import rule
from tests.server.client import get
from tests.server.servers import Server
from tests.web.conftest import MORE
from tests.web.person import PHONE, Person, new_table, path_of

BOT = {"kind": "bot", "level": "wanderer"}
ME = {"kind": "me", "name": "Ilona"}


def set_up(person: Person, game: str) -> None:
    person.go(f"new?game={game}")
    expect(person.page.locator(".seats li").first).to_be_visible()


def start(person: Person) -> None:
    person.page.get_by_role("button", name="Open the table").click()
    expect(person.page.locator("header.bar")).to_be_visible()


def test_one_player_alone_faces_the_rival_of_raiders_without_asking_for_a_module(person: Person) -> None:
    set_up(person, "raiders")
    for _ in range(2):
        person.page.get_by_label("One seat fewer", exact=True).click()
    person.page.get_by_label("The rival").select_option("huntress")
    start(person)
    expect(person.page.get_by_label("Rival chief")).to_contain_text("Huntress")
    assert not person.mishaps


def test_a_mat_is_chosen_for_each_seat_and_brings_its_box_along(person: Person) -> None:
    set_up(person, "scythe")
    mat = person.page.get_by_label("Player mat of seat 1")
    person.page.get_by_label("Colour or faction of seat 1").select_option("rusviet")
    expect(mat.locator("option[value=industrial]")).to_be_disabled()
    mat.select_option("militant")
    expect(person.page.get_by_label(re.compile("Invaders from Afar"))).to_be_checked()
    start(person)
    known = person.page.evaluate("JSON.parse(localStorage['marches.tables'])[0]")
    page = person.page.request.get(
        f"{person.base}/api/tables/{known['id']}/moments/0", headers={"authorization": f"Bearer {known['secret']}"}
    ).json()
    assert page["options"]["mats"] == "militant, random, random"
    assert page["modules"] == ["invaders"]


@rule("scythe:bribe.default")
def test_whether_coins_change_hands_follows_the_people_until_the_host_decides(person: Person) -> None:
    set_up(person, "scythe")
    coins = person.page.get_by_label("Coins may change hands")
    second = person.page.locator(".seats li").nth(1)
    expect(coins).not_to_be_checked()
    second.get_by_role("button", name="Link").click()
    expect(coins).to_be_checked()
    second.get_by_role("button", name="Bot").click()
    expect(coins).not_to_be_checked()
    second.get_by_role("button", name="Link").click()
    coins.uncheck()
    person.page.locator(".seats li").nth(2).get_by_role("button", name="Link").click()
    expect(coins).not_to_be_checked()
    person.page.get_by_role("button", name="Open the table").click()
    person.page.wait_for_url("**/t/*")
    known = person.page.evaluate("JSON.parse(localStorage['marches.tables'])[0]")
    page = person.page.request.get(
        f"{person.base}/api/tables/{known['id']}", headers={"authorization": f"Bearer {known['secret']}"}
    ).json()
    assert page["options"]["bribes"] is False


def test_seats_change_places_where_two_want_the_same_faction(person: Person) -> None:
    set_up(person, "root")
    first, second = (person.page.get_by_label(f"Colour or faction of seat {n}") for n in (1, 2))
    first.select_option("eyrie")
    second.select_option("alliance")
    second.select_option("eyrie")
    expect(first).to_have_value("alliance")
    start(person)


def test_the_game_together_seats_the_mechanical_marquise_by_itself(person: Person) -> None:
    set_up(person, "root")
    person.page.get_by_label("Colour or faction of seat 1").select_option("marquise")
    person.page.get_by_label("Together against the Mechanical Marquise").check()
    expect(person.page.get_by_label("Colour or faction of seat 4")).to_have_value("mechanical")
    expect(person.page.get_by_label("Colour or faction of seat 1")).to_have_value("")
    start(person)
    assert not person.mishaps


def test_a_table_for_a_friend_waits_with_the_link_until_it_is_opened(person: Person, browser: Browser) -> None:
    set_up(person, "raiders")
    person.page.locator(".seats li").nth(1).get_by_role("button", name="Link").click()
    person.page.get_by_role("button", name="Open the table").click()
    waiting = person.page.locator(".waiting")
    expect(person.page.get_by_role("heading", name="Waiting for 1 player")).to_be_visible()
    address = waiting.locator("li.free input").input_value()
    waiting.get_by_role("button", name="New link").click()
    expect(waiting.locator("li.free")).to_contain_text("its link was replaced once")
    new = waiting.locator("li.free input").input_value()
    assert new != address
    person.page.goto(new)
    expect(person.page.get_by_role("heading", name="You already sit at this table")).to_be_visible()
    person.page.get_by_role("button", name="Stay on my seat").click()
    expect(waiting).to_be_visible()
    friend, stranger = (Person(browser, person.base) for _ in range(2))
    friend.page.goto(new)
    for one in (friend, person):
        expect(one.page.locator("header.bar")).to_be_visible()
    assert new.partition("#")[2] not in friend.page.evaluate("JSON.stringify(localStorage)"), "a secret of its own"
    stranger.page.goto(new)
    expect(stranger.page.get_by_role("alert")).to_contain_text("This link has already been used")
    friend.go(f"t/{new.partition('/t/')[2].partition('#')[0]}")
    expect(friend.page.locator("header.bar")).to_be_visible()
    assert not person.mishaps + friend.mishaps
    friend.leave()
    stranger.leave()


def test_a_host_replaces_a_link_in_the_middle_of_a_game(person: Person, browser: Browser) -> None:
    set_up(person, "raiders")
    person.page.locator(".seats li").nth(1).get_by_role("button", name="Link").click()
    person.page.get_by_role("button", name="Open the table").click()
    friend, stranger = (Person(browser, person.base) for _ in range(2))
    friend.page.goto(person.page.locator(".waiting li.free input").input_value())
    for one in (friend, person):
        expect(one.page.locator("header.bar")).to_be_visible()
    expect(person.page.locator("dialog[open]")).to_have_count(0)  # nobody is missing: no links are pressed on the host
    person.page.get_by_role("button", name="Menu").click()
    menu = person.page.get_by_role("dialog")
    expect(menu.locator(".link")).to_have_count(1)  # the spectators'; the friend's is used up
    menu.get_by_text("Names, links, the table itself").click()
    menu.get_by_role("button", name="New link for the seat of").click()
    expect(menu).to_contain_text("loses the seat")
    held: list[tuple[Route, APIResponse]] = []
    person.page.route("**/seats/1/link?*", lambda route: held.append((route, route.fetch())))
    menu.get_by_role("button", name="Yes, do it").click()
    told = person.page.locator(".notices p", has_text="The host has replaced the link")
    expect(told).to_have_count(1)
    expect(menu.locator(".link")).to_have_count(1)  # the old one is dead, the new one is on its way
    for route, answer in held:
        route.fulfill(response=answer)
    expect(menu.locator(".link")).to_have_count(2)
    stranger.page.goto(menu.locator(".link input").first.input_value())
    expect(stranger.page.locator("header.bar")).to_be_visible()
    expect(menu.locator(".link")).to_have_count(1)
    menu.get_by_role("button", name="Close").click()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    assert not person.mishaps + stranger.mishaps
    friend.leave()
    stranger.leave()


class Unforeseen(Server):
    """A server as people use it: seeds are mixed from everyone's shares."""

    word = ""


def test_two_browsers_mix_the_seed_before_anything_is_dealt(browser: Browser, tmp_path: Path) -> None:
    running = Unforeseen(tmp_path, str(tmp_path / "marches.db"), None, *MORE).start()
    host, friend = (Person(browser, running.base) for _ in range(2))
    set_up(host, "raiders")
    host.page.locator(".seats li").nth(1).get_by_role("button", name="Link").click()
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.locator(".shares li")).to_have_text(["Ilona: has committed to a share"])
    friend.page.goto(host.page.locator(".waiting li.free input").input_value())
    for one in (host, friend):
        expect(one.page.locator("header.bar")).to_be_visible()
    known = friend.page.evaluate("JSON.parse(localStorage.getItem('marches.tables'))[0]")
    headers = {"authorization": f"Bearer {known['secret']}"}
    shares = get(f"{running.base}/api/tables/{known['id']}", headers=headers).json()["shares"]
    assert [one["seat"] for one in shares["seats"]] == [0, 1]
    assert all(one["share"] for one in shares["seats"])
    assert shares["seats"][1]["share"] == known["dice"]["share"]
    assert shares["server"] == known["dice"]["server"]
    assert not host.mishaps + friend.mishaps
    host.leave()
    friend.leave()
    running.stop()


def test_the_spectators_link_does_not_cost_a_seat_and_nothing_is_forgotten(person: Person, served: Server) -> None:
    known = [{"id": f"t{n}", "game": "root", "secret": "x", "title": "", "at": n} for n in range(80)]
    person.go("")
    person.page.evaluate("tables => localStorage.setItem('marches.tables', JSON.stringify(tables))", known)
    table = new_table(served.base, "raiders", [ME, BOT], think=0.05)
    person.go(path_of(table))
    person.until_asked()
    person.go("about")
    person.go(path_of(table, -1))
    person.until_asked()
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('marches.tables')).length")
    assert kept == 81


def test_a_thing_says_what_it_is_and_opens_its_rule(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    person.until_asked()
    person.page.locator(".place").nth(2).hover()
    shown = person.page.locator(".help")
    expect(shown).to_contain_text("Silversmith")
    shown.locator(".rule").first.click()
    expect(person.page.locator("dialog[open] h2")).to_contain_text("raiders:village.silversmith")


def test_a_long_touch_explains_and_does_not_choose(browser: Browser, served: Server) -> None:
    someone = Person(browser, served.base, PHONE)
    someone.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    someone.until_asked()
    hero = someone.page.locator(".offer .pair").first
    name = hero.locator(".name").first.inner_text()
    touch = {"pointerType": "touch", "pointerId": 7, "bubbles": True}
    hero.dispatch_event("pointerdown", touch)
    expect(someone.page.locator(".help")).to_be_visible()
    hero.dispatch_event("pointerup", touch)
    hero.dispatch_event("click")
    someone.page.wait_for_timeout(500)
    expect(hero.locator(".name").first).to_have_text(name)
    hero.dispatch_event("click")
    expect(hero).to_have_count(0)
    someone.leave()


def test_a_table_waits_for_its_words_and_shows_no_bare_name_of_a_thing(person: Person, served: Server) -> None:
    held: list[Route] = []
    person.page.route("**/api/words/**", lambda route: held.append(route))
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    expect(person.page.locator(".opening")).to_be_visible()
    person.page.wait_for_timeout(800)
    assert len(held) == 1
    expect(person.page.locator(".table")).to_have_count(0)
    held[0].continue_()
    person.until_asked()
    assert person.page.locator(".offer .pair .name").first.inner_text()[0].isupper()


def test_words_that_did_not_come_are_asked_for_again_and_the_table_is_there(person: Person, served: Server) -> None:
    held: list[Route] = []
    person.page.route("**/api/words/**", lambda route: held.append(route))
    person.page.route("**/api/words/**", lambda route: route.abort(), times=1)
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    person.until_asked()
    bare, named = re.compile("^[a-z]"), re.compile("^[A-Z]")
    expect(person.page.locator(".offer .pair .name").first).to_have_text(bare)
    person.page.unroute("**/api/words/**")
    for route in held:
        route.continue_()
    expect(person.page.locator(".offer .pair .name").first).to_have_text(named)


CUT = """() => [...document.querySelectorAll('.said .chip, .said .who')].filter(
  (chip) => /^[\\p{L}\\p{N}]/u.test(chip.nextSibling?.textContent ?? '')).map((chip) => chip.parentNode.textContent)"""


def test_no_name_in_the_log_is_taken_for_the_beginning_of_another(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "root", [ME, BOT, BOT, BOT], think=0.02)))
    for _ in range(14):
        person.answer()
    assert person.page.locator(".said .chip").count() > 20
    assert person.page.evaluate(CUT) == []


def test_a_standing_answer_is_told_in_words_and_can_be_ended(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    person.until_asked()
    always = person.page.locator(".choice details.always > summary")
    while not always.count():
        person.answer()
        person.until_asked()
    asked = person.question
    always.click()
    person.page.locator(".choice details.always .btn").first.click()
    expect(person.page.locator("header.bar .say b")).not_to_have_text(asked)
    person.page.get_by_role("button", name="Menu").click()
    expect(person.page.locator("dialog .stands")).to_contain_text(asked)
    person.page.get_by_role("button", name="Ask me again").click()
    expect(person.page.locator("dialog .stands")).to_have_count(0)


def test_a_name_is_changed_at_the_table(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    person.until_asked()
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_label("Your name").fill("Amage")
    person.page.keyboard.press("Tab")
    expect(person.page.locator(".seats .chip.mine")).to_have_attribute("title", re.compile("^Amage"))


TERMS = {"clock": {"bank": 8_000_000, "step": 30}, "leaver": 86_400, "stand_in": "veteran", "think": 0.02}
SET_UP = ["game", "modules", "options", "clock", "leaver", "stand_in", "think", "hints"]


def page_of(person: Person) -> dict[str, object]:
    """The first page of the most recent table."""
    known = person.page.evaluate("JSON.parse(localStorage['marches.tables'])[0]")
    found: dict[str, object] = person.page.request.get(
        f"{person.base}/api/tables/{known['id']}/moments/0", headers={"authorization": f"Bearer {known['secret']}"}
    ).json()
    return found


def seats_of(page: dict[str, object]) -> list[object]:
    assert isinstance(page["seats"], list)
    return [(seat["label"], seat["kind"], seat["level"]) for seat in page["seats"]]


def test_a_finished_game_is_walked_through_and_played_again(person: Person, served: Server) -> None:
    seats = [{**ME, "label": "eyrie"}, {"kind": "bot", "level": "apprentice", "label": "marquise"}]
    terms = {**TERMS, "options": {"map": "winter", "seating": "given"}, "hints": False}
    person.go(path_of(new_table(served.base, "root", seats, **terms)))
    person.until_asked()
    before = page_of(person)
    person.play_to_the_end()
    expect(person.page.locator(".end.panel .rank").first).to_contain_text("1")
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Download the record").click()
    assert saved.value.suggested_filename.endswith(".record")
    person.page.keyboard.press("ArrowLeft")
    person.page.wait_for_url(re.compile(r"\?n=\d+"))
    expect(person.page.locator(".news path.line")).to_have_count(2)
    step = int(person.page.url.split("n=")[1])
    person.page.reload()
    expect(person.page.locator(".replay .step")).to_contain_text(f"Step {step} of {step + 1}")
    person.page.keyboard.press("ArrowRight")
    person.page.get_by_label("To the end").click()
    person.page.get_by_role("button", name="Final standings").click()
    left = person.page.url
    person.page.get_by_role("button", name="Same seats, new table").click()
    person.page.wait_for_url(lambda url: url.split("?")[0] != left.split("?")[0])
    person.until_asked()
    after = page_of(person)
    assert {name: after[name] for name in SET_UP} == {name: before[name] for name in SET_UP}
    assert after["clock"] == TERMS["clock"]
    assert seats_of(after) == seats_of(before)
    assert not person.mishaps


def test_the_log_is_told_by_turns_and_a_line_shows_its_moment(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.02)))
    expect(person.page.locator(".rows.live h4").first).to_have_text("Before the first turn")
    for _ in range(24):
        person.answer()
    person.until_asked()
    log = person.page.locator(".rows.live")
    heads = [words.split(":")[0] for words in log.locator("h4 button").all_inner_texts()]
    assert heads == [f"Turn {number // 2 + 1}" for number in range(len(heads))]
    assert len(heads) > 3
    place = log.locator("section").nth(1).locator(".row", has_text="places a").first
    place.hover()
    expect(person.page.locator("main.board [data-mark~=lit]").first).to_be_visible()
    place.click()
    expect(person.page.locator(".notices")).to_contain_text("the past")
    expect(log.locator("li.now")).to_contain_text("places a")
    person.page.mouse.move(2, 2)
    expect(person.page.locator("[role=tooltip]")).to_have_count(0)  # Escape would close that first
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".notices")).not_to_contain_text("the past")
    person.until_asked()


WATCH = """() => {
  window.flown = 0;
  new MutationObserver((changes) => changes.forEach((change) => (window.flown += change.addedNodes.length))).observe(
    document.querySelector(".flights"), {childList: true});
}"""
"""Counts the pieces that travel."""


def test_what_others_do_travels_over_the_board_and_never_holds_an_answer_up(browser: Browser, served: Server) -> None:
    someone = Person(browser, served.base, pace="slow")
    someone.go(path_of(new_table(served.base, "raiders", [ME, BOT, BOT], think=0.02)))
    someone.until("document.querySelector('.flights')")
    someone.page.evaluate(WATCH)
    for _ in range(12):
        someone.until("flown || document.querySelector('header.bar.asked')")
        if someone.page.evaluate("flown"):
            break
        someone.answer()
    assert someone.page.evaluate("flown")
    while not someone.page.locator("header.bar.asked").count():
        someone.page.keyboard.press(" ")
        someone.page.wait_for_timeout(50)
    someone.answer()
    someone.leave()


def test_a_viewer_who_wants_calm_sees_nothing_travel(browser: Browser, served: Server) -> None:
    def watched(motion: Literal["reduce", "no-preference"], most: int) -> tuple[int, int]:
        """How much travels in a game, and after how many answers."""
        someone = Person(browser, served.base, pace="fast")
        someone.page.emulate_media(reduced_motion=motion)
        someone.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.02)))
        someone.until_asked()
        someone.page.evaluate(WATCH)
        flown = given = 0
        while not flown and given < most:
            someone.answer()
            someone.until_asked()
            flown, given = someone.page.evaluate("flown"), given + 1
        someone.leave()
        return flown, given

    flown, given = watched("no-preference", 12)
    assert flown > 0
    assert watched("reduce", given) == (0, given)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_pieces_are_hidden_with_one_key(browser: Browser, served: Server, lang: str) -> None:
    someone = Person(browser, served.base, lang=lang)
    someone.go(path_of(new_table(served.base, "raiders", [ME, BOT], think=0.05)))
    someone.until_asked()
    piece = someone.page.locator(".village .pieces, .civs .pieces").first
    expect(piece).to_be_visible()
    someone.page.keyboard.press("h")
    expect(piece).to_be_hidden()
    someone.page.keyboard.press("h")
    expect(piece).to_be_visible()
    someone.leave()


def test_two_at_one_device_hand_it_over_before_a_hand_is_shown(person: Person, served: Server) -> None:
    person.go(path_of(new_table(served.base, "raiders", [ME, {"kind": "me", "name": "Bran"}])))
    handed: list[str] = []
    while len(handed) < 3:
        person.until("document.querySelector('.handover, .table:not([data-sending]) header.bar.asked')")
        if person.page.locator(".handover").count():
            assert not person.page.locator(".mine, .seats").count()
            handed.append(person.page.locator(".handover h1").inner_text())
            expect(person.page.locator(".handover button")).to_be_focused()
            person.page.keyboard.press("Enter")
            expect(person.page.locator(".handover")).to_have_count(0)
        else:
            person.answer()
    assert {words.split()[-1] for words in handed} == {"Ilona", "Bran"}
    assert not person.mishaps


def test_the_log_leaves_out_answers_that_only_led_to_the_next(person: Person) -> None:
    person.go("")
    person.page.get_by_role("button", name="First game, step by step").first.click()
    for _ in range(8):  # a building and where, two moves with where from, where to and how many
        person.answer(0)
    rows = person.page.locator(".rows.live section").last.locator(".row").all_inner_texts()
    assert [" ".join(row.split()) for row in rows[-3:]] == [
        "Ilona places 1 × sawmill in 5. · scores 1 VP (1).",
        "Ilona moves 1 warrior from 4 to 9.",
        "Ilona moves 2 warriors from 9 to 1.",
    ]


def sent(person: Person) -> dict[str, object]:
    """What the form sends, and the server accepts."""
    with person.page.expect_response("**/api/tables?*") as made:
        person.page.get_by_role("button", name="Open the table").click()
    assert made.value.status == 201
    found = made.value.request.post_data_json
    assert isinstance(found, dict)
    return found


def test_the_cards_of_a_campaign_are_kept_by_those_at_the_table(person: Person) -> None:
    set_up(person, "root")
    person.page.get_by_label("Colour or faction of seat 1").select_option("eyrie")
    kept = person.page.get_by_role("group", name="Eyrie")
    expect(kept).to_have_count(0)
    person.page.get_by_label("Together against the Mechanical Marquise").check()
    person.page.get_by_label("Campaign: games won so far").select_option("1")
    kept.get_by_label("Cobbler").check()
    expect(kept.get_by_label("Sappers")).to_be_disabled()
    assert sent(person)["options"] == {"cooperative": True, "wins": 1, "kept": "eyrie=cobbler"}


def test_tiles_are_ticked_and_a_seat_without_a_mat_is_random(person: Person) -> None:
    set_up(person, "scythe")
    person.page.get_by_label("The Wind Gambit").check()
    person.page.get_by_label("Safe Haven", exact=True).check()
    person.page.get_by_label("Player mat of seat 2").select_option("patriotic")
    person.page.get_by_label("Level of the bot on seat 3").select_option("automa-level:automa")
    expect(person.page.get_by_label("Player mat of seat 3")).to_have_count(0)
    expect(person.page.get_by_label("With several Automas")).to_have_count(1)
    found = sent(person)
    assert found["options"] == {
        "airship-tiles": "safe-haven",
        "mats": "random, patriotic, random",
        "automas": "person, person, automa",
    }
