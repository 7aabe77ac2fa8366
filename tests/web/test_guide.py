"""Somebody who has never played follows the first-game guide: the one outlined choice, again and again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.person import Person


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_newcomer_follows_the_guide_to_the_end_of_the_first_round(person: Person, place: int) -> None:
    person.go("")
    person.page.get_by_role("button", name="First game, step by step").nth(place).click()
    guide = person.page.locator(".notices .guide")
    expect(guide).to_be_visible()
    last = ""
    for _ in range(80):
        person.until_asked_or_over()
        if not guide.count():
            break
        last = guide.inner_text()
        person.answer(0)
    assert "step" in last
    assert not guide.count(), last
    assert person.page.locator("header.bar.asked").count()
    assert not person.mishaps
