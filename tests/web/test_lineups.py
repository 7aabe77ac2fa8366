"""The line-ups a rulebook recommends, chosen by a click at a new table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.marks import rule
from tests.web.person import Person


def listed(person: Person, heading: str) -> Locator:
    """The line-ups under a heading."""
    section = person.page.get_by_role("region", name="Recommended line-ups")
    return section.locator("h3", has_text=heading).locator("+ ul").get_by_role("button")


def seats(person: Person) -> list[str]:
    """The factions on the form, seat by seat."""
    return [chosen.input_value() for chosen in person.page.get_by_label("Colour or faction of seat").all()]


def open_form(person: Person, players: int) -> None:
    person.go("new?game=root")
    expect(person.page.locator(".seats li")).to_have_count(4)
    step = "One seat fewer" if players < 4 else "One seat more"
    for _ in range(abs(players - 4)):
        person.page.get_by_label(step, exact=True).click()


@rule("root:scenario.expansion.list")
def test_a_click_on_a_recommended_line_up_fills_the_seats(person: Person) -> None:
    open_form(person, 3)
    riverfolk = listed(person, "With the Riverfolk box")
    expect(riverfolk).to_have_count(10)
    stars = [one.count() for one in (button.locator(".star") for button in riverfolk.all())]
    assert stars == [1] * 3 + [0] * 7
    box = person.page.get_by_label("The Riverfolk box")
    person.page.get_by_label("Colour or faction of seat 1").select_option("lizards")
    riverfolk.filter(has_text="Marquise de Cat, Lizard Cult, Riverfolk Company").click()
    assert seats(person) == ["lizards", "marquise", "riverfolk"]
    expect(box).to_be_checked()
    listed(person, "Base game").first.click()
    assert sorted(seats(person)) == ["alliance", "eyrie", "marquise"]
    expect(box).not_to_be_checked()
    expect(person.page.locator(".lineup[aria-pressed=true]")).to_have_count(1)
    assert not person.mishaps


@rule("root:scenario.mech.list")
def test_the_machine_of_a_line_up_sits_on_the_seat_of_a_bot(person: Person) -> None:
    open_form(person, 2)
    alone = listed(person, "Alone against the Mechanical Marquise")
    expect(alone).to_have_count(3)
    for seat, kind in ((0, "Bot"), (1, "Me")):
        person.page.locator(".seats li").nth(seat).get_by_role("button", name=kind, exact=True).click()
    person.page.get_by_label("Colour or faction of seat 1").select_option("eyrie")
    alone.first.click()
    assert seats(person) == ["mechanical", "eyrie"]
    person.page.get_by_role("button", name="Open the table").click()
    expect(person.page.locator("header.bar")).to_be_visible()
    assert not person.mishaps
    open_form(person, 3)
    expect(listed(person, "Together against the Mechanical Marquise")).to_have_count(4)
