"""Moments of Scythe without the boxes of `fenris.py` and `together.py`."""

from __future__ import annotations

from typing import Any

from tests.scythe.card_helpers import meet
from tests.scythe.helpers import move, play, position, start_move
from tests.web.person import Person
from tests.web.staged import fought
from tools.scenes import ways
from tools.scenes.staging import Scene, played

FIVE = "rusviet nordic crimea saxony polania"
TWO = "nordic crimea"
AIR = "albion togawa rusviet nordic crimea"
SEVEN = f"{AIR} saxony polania"
DRIVEN = """seat nordic industrial: power 7; popularity 5; objectives 6
seat crimea mechanical:
hex r1c4: nordic character
hex r1c5: crimea worker
hex r2c4: nordic worker
turn nordic
"""
DOOR = """seat nordic industrial: power 5
seat crimea mechanical: power 5
hex r3c3: nordic character
turn nordic
"""


def at_the_factory() -> Any:
    """Nordic's character has reached the Factory."""
    g = position(DOOR)
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    return g


def a_secret_kept() -> Any:
    """Nordic has driven off a worker: its objective is met and may be shown."""
    g = position(DRIVEN)
    start_move(g)
    move(g, "r1c5")
    play(g, "done")
    return g


def fight(someone: Person) -> None:
    """The looker lays a card and sets the dial; then the combat is told."""
    someone.until_asked()
    part = someone.page.locator("section.fight")
    part.locator("button.go", has_text="3").last.click()
    someone.until("document.querySelectorAll('section.fight button.go').length === 8")
    someone.page.keyboard.press("7")
    someone.until("document.querySelector('section.outcome')")


SCENES: dict[str, Scene] = {
    "scythe-turn": Scene("scythe", FIVE, played("ChooseSection", late=600)),
    "scythe-combat": Scene("scythe", FIVE, played("Commit")),
    "scythe-result": Scene("scythe", TWO, lambda _: fought(), "war", way=fight),
    "scythe-units": Scene("scythe", FIVE, played("ChooseUnit", 300), way=ways.point()),
    "scythe-move": Scene("scythe", FIVE, played("Travel", 300), way=ways.point()),
    "scythe-produce": Scene("scythe", FIVE, played("ProduceSomewhere", 300), way=ways.point(0)),
    "scythe-pay": Scene("scythe", FIVE, played("PayResources", 300)),
    "scythe-upgrade": Scene("scythe", FIVE, played("Upgrade", 200), way=ways.point(0)),
    "scythe-enlist": Scene("scythe", FIVE, played("OneTimeBonus", 200)),
    "scythe-encounter": Scene("scythe", TWO, lambda _: meet("3"), way=ways.point(0)),
    "scythe-factory": Scene("scythe", TWO, lambda _: at_the_factory(), way=ways.point(0)),
    "scythe-objective": Scene("scythe", TWO, lambda _: a_secret_kept()),
    "scythe-seven": Scene("scythe", SEVEN, played("ChooseSection", 200), "invaders airships"),
    "scythe-fly": Scene("scythe", AIR, played("Fly", 40), "invaders airships"),
    "scythe-why": Scene("scythe", FIVE, played("ChooseSection", late=600), way=ways.why),
    "scythe-tab": Scene("scythe", FIVE, played("ChooseSection", late=600), way=ways.second_tab),
    "scythe-panel": Scene("scythe", FIVE, played("ChooseSection", late=600), way=ways.other_panel),
    "scythe-waiting": Scene("scythe", FIVE, played("ChooseSection", late=600, seat=1), way=ways.settled, other=1),
}
