"""Moments in the middle of a game, which tables that are played at random seldom come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from tools.scenes import GAMES, SCENES

from tests.server.servers import Server, server
from tests.web.conftest import MORE
from tests.web.person import Person, new_table, path_of
from tests.web.test_layout import SIZES, TOUCHED

BOT = {"kind": "bot", "level": "wanderer"}
Come = Callable[..., Person]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("moments")
    with server(folder, str(folder / "marches.db"), *GAMES, *MORE) as running:
        yield running


@pytest.fixture
def come(browser: Browser, stage: Server, request: pytest.FixtureRequest) -> Come:
    """Somebody at a table that begins in one of the scenes of the pictures."""

    def seated(name: str, size: str, lang: str = "en") -> Person:
        table = SCENES[name].table(name)
        labels = table["labels"]
        assert isinstance(labels, list)
        seats = [{**BOT, "label": label} for label in labels]
        seats[SCENES[name].seat] = {"kind": "me", "name": "Ilona", "label": labels[SCENES[name].seat]}
        made = new_table(stage.base, str(table["game"]), seats, modules=table["modules"], options=table["options"])
        someone = Person(browser, stage.base, SIZES[size], lang, touch=size in TOUCHED)
        request.addfinalizer(someone.leave)
        someone.go(path_of(made))
        someone.until_asked()
        someone.page.evaluate("document.fonts.ready")
        return someone

    return seated


@pytest.mark.parametrize("size", ["phone", "tablet upright", "tablet lying", "small laptop"])
def test_a_long_question_is_whole(come: Come, size: str) -> None:
    """What is asked is never cut: the steps of the turn give way."""
    someone = come("root-ambush", size, "fr")
    someone.until(WHOLE)


WHOLE = """(() => {
  const asked = document.querySelector(".bar .say b");
  return asked.scrollHeight <= asked.clientHeight + 1 && asked.scrollWidth <= asked.clientWidth + 1;
})()"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_an_upright_tablet_all_four_panels_are_open(come: Come, lang: str) -> None:
    """They move into the columns where all of them fit."""
    someone = come("root-daylight", "tablet upright", lang)
    expect(someone.page.locator(".seats .seat:not(.shut)")).to_have_count(4)
    someone.until("document.querySelector('.seats').scrollHeight <= document.querySelector('.seats').clientHeight + 1")


@pytest.mark.parametrize("size", ["small laptop", "laptop", "largest"])
def test_with_seven_seats_the_log_and_the_hand_are_within_reach(come: Come, size: str) -> None:
    """Where chips in two rows leave no room for the news, the log is a tab. The hand is always in sight."""
    someone = come("scythe-seven", size)
    expect(someone.page.locator(".mine .pin .hand")).to_be_in_viewport()
    if size == "largest":
        expect(someone.page.locator(".news")).to_be_in_viewport()
        return
    someone.page.get_by_role("tab", name="Log").click()
    expect(someone.page.locator(".mine .rows")).to_be_in_viewport()


def test_the_digit_of_an_objective_does_not_lie_over_its_name(come: Come) -> None:
    someone = come("scythe-objective", "small laptop")
    expect(someone.page.locator(".hand .spot .digit").first).to_be_visible()
    assert someone.page.evaluate(OVER) == []


OVER = """() => [...document.querySelectorAll(".hand .spot:has(> .digit)")].filter((spot) => {
  const cross = spot.querySelector(".digit").getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(spot.querySelector(".obj > b"));
  return [...words.getClientRects()].some((line) => line.right > cross.left + 4 && line.top < cross.bottom - 4);
}).map((spot) => spot.textContent.trim())"""
"""Objectives whose name is under their digit, or under the cross that stands there instead."""
