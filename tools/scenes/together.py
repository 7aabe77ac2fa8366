"""Moments of Scythe against Automas and against Desolation."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.scythe.desolation_helpers import above, roll, together
from tests.scythe.helpers import play, section
from tests.web.person import Person
from tests.web.staged import attacked, last_unit
from tests.web.test_challenges import ANSWER
from tools.scenes.staging import Position, Scene, Way, played

from marches.games.scythe.edge.challenges import lines
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, automa_seats
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.game import Game
from marches.kernel.setup import Setup

DUEL = "crimea nordic"
ONE: dict[str, Any] = {"automas": "person, automa"}
MIXED = "crimea nordic saxony polania rusviet"
ENEMY = "Desolation|Désolation"
THREE = "nordic rusviet crimea"
SEVEN = "nordic rusviet crimea saxony polania albion togawa"


def tab(words: str) -> Way:
    """The looker opens a tab, once asked."""

    def come(someone: Person) -> None:
        someone.until_asked()
        someone.page.locator("[role=tab]").filter(has_text=re.compile(words)).click()

    return come


def answered(index: int, times: int = 12, then: Way | None = None) -> Way:
    """The looker answers until the same question comes again: the others' turns are told."""

    def come(someone: Person) -> None:
        someone.until_asked()
        first = someone.question
        for _ in range(times):
            someone.answer(index)
            someone.until_asked_or_over()
            if someone.is_over() or someone.question == first:
                break
        if then is not None:
            then(someone)

    return come


def unit_looked_at(someone: Person) -> None:
    """Where an Automa's unit may be next turn is drawn."""
    someone.until_asked()
    start = someone.page.locator("circle.start").first
    start.scroll_into_view_if_needed()
    start.focus()


def face(number: int) -> Way:
    """Where Desolation's units would go with one face of the die."""

    def come(someone: Person) -> None:
        tab(ENEMY)(someone)
        someone.page.locator(f".die .way[aria-label^='{number}']").focus()

    return come


def new_table(someone: Person) -> None:
    """The form for a game alone against the Automa."""
    someone.go("new?game=scythe&automa=automa")
    someone.page.locator(".seats li").nth(1).wait_for()


def all_challenges(someone: Person) -> None:
    """The list of challenges."""
    someone.go("challenges?game=scythe")
    someone.page.locator("[data-challenge]").first.wait_for()


def challenge(name: str, answers: int = 0, then: Way | None = None) -> Way:
    """A challenge from its page, after answers of the recorded line; -1: all of them."""

    def come(someone: Person) -> None:
        someone.go("challenges?game=scythe")
        someone.page.locator(f"[data-challenge={name}] button").click()
        someone.until_asked()
        given = lines()[name]
        table = someone.page.url.rsplit("/", 1)[-1]
        assert someone.page.evaluate(ANSWER, [table, given if answers < 0 else given[:answers]]) == ""
        someone.until_asked_or_over()
        if then is not None:
            then(someone)

    return come


def back(someone: Person) -> None:
    """Back to the list: what was reached is noted."""
    someone.page.locator(".challenge.reached").first.wait_for()
    someone.go("challenges?game=scythe")


def dial_looked_at(someone: Person) -> None:
    """The odds of one setting are shown."""
    someone.until_asked()
    someone.page.locator(".fight .dials button").last.focus()


def idled(someone: Person) -> None:
    """The looker answers anything until the goal is out of reach."""
    table = someone.page.url.rsplit("/", 1)[-1]
    assert someone.page.evaluate(IDLE, [table]) == ""
    someone.page.locator(".challenge.lost").first.wait_for()


IDLE = """async ([id]) => {
  const table = JSON.parse(localStorage.getItem("marches.tables")).find((one) => one.id === id);
  const headers = {authorization: `Bearer ${table.secret}`, "content-type": "application/json"};
  for (let count = 0; count < 200; count++) {
    if (document.querySelector(".challenge.lost")) return "";
    const page = await (await fetch(`api/tables/${id}`, {headers})).json();
    if (!page.question) return "over";
    const body = JSON.stringify({n: page.question.n, answer: page.question.options.at(-1).answer});
    const sent = await fetch(`api/tables/${id}/answers`, {method: "POST", headers, body});
    if (!sent.ok) return await sent.text();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return "still within reach";
}"""
"""Gives the last answer offered, again and again."""


def guided(answers: int) -> Way:
    """The guided solo game after some answers."""

    def come(someone: Person) -> None:
        someone.page.locator(".way, button", has_text=re.compile("First solo game|Première partie en solo")).click()
        for _ in range(answers):
            someone.answer(0)
        someone.until_asked()

    return come


def far(marker: int) -> Callable[[Any], bool]:
    """Whether the first Automa's marker has come that far."""
    return lambda g: AUTOMA_STATE.of(g).marker[automa_seats(g)[0]] >= marker


def staged(position: Callable[[], ScytheGame]) -> Position:
    def found(_: Setup) -> Game:
        return position()

    return found


def defended() -> ScytheGame:
    """Both defend, Rusviet has added cards, and Nordic sets the dial."""
    g = attacked()
    roll(g, "sw")
    play(g, "defend-together")
    play(g, "name-seat", seat="0")
    play(g, "play-cards", twos=0, threes=0, fours=1, fives=0)
    play(g, "play-cards", twos=0, threes=0, fours=0, fives=1)
    return g


def helping() -> ScytheGame:
    """Both defend, and Rusviet may add cards."""
    g = attacked()
    roll(g, "sw")
    play(g, "defend-together")
    play(g, "name-seat", seat="0")
    return g


LOAN = """
    hex r4c6: rusviet 2 workers; rusviet mech 1; 3 metal
    hex r1c4: nordic 2 workers; 1 oil
    hex r7c3: crimea 2 workers; crimea character; 2 metal
"""
LAND = """
    desolation: popularity TIMER; stars STARS; cards 3 5 4; blue 4
    hex r1c4: nordic 2 workers; nordic mech 1; 2 oil
    hex r2c4: nordic character; nordic mech 2
    hex r3c6: rusviet 3 workers; 2 food
    hex r4c5: rusviet character; rusviet mech 1; rusviet mech 2
    hex r7c3: crimea 3 workers; 2 oil
    hex r6c3: crimea mech 1; crimea character
    desolation-tiles: upgrades mechs@nordic structures workers@crimea objective@rusviet combat@nordic power coins
"""
FAIR = "power 8; popularity 9; coins 8; cards 3 4"


def lacking() -> ScytheGame:
    """Nordic wants a mech and has no metal; Rusviet and Crimea have some."""
    g = together(LOAN, nordic=f"{FAIR}; covered deploy 0")
    section(g, above(g, 0, "deploy"))
    return g


def asked_for() -> ScytheGame:
    """Nordic has asked Rusviet for metal."""
    g = lacking()
    play(g, "ask-for", seat=1, resource="metal")
    return g


def nearly_lost(timer: int = 2, stars: int = 5, first: str = "nordic") -> ScytheGame:
    """Two rounds are left, and Desolation lacks one star."""
    text = LAND.replace("TIMER", str(timer)).replace("STARS", str(stars))
    hands = {"nordic": FAIR, "rusviet": "power 5; popularity 7; coins 12; cards 2 5 5", "crimea": "power 11; coins 15"}
    return together(text, units="r2c2 r3c4 gone gone r5c6 r6c5", first=first, **hands)


def last_round() -> ScytheGame:
    """Crimea's turn is the last before the timer runs out."""
    return nearly_lost(1, 4, "crimea")


SCENES: dict[str, Scene] = {
    "solo-turn": Scene("scythe", DUEL, played("ChooseSection", 40), options=ONE),
    "solo-told": Scene("scythe", DUEL, played("ChooseSection", 70), options=ONE, way=answered(-1)),
    "solo-account": Scene(
        "scythe", DUEL, played("ChooseSection", 70), options=ONE, way=answered(-1, 12, tab("Automa"))
    ),
    "solo-unit": Scene("scythe", DUEL, played("ChooseSection", 70), options=ONE, way=unit_looked_at),
    "solo-combat": Scene("scythe", DUEL, played("Commit", 40), options=ONE),
    "solo-late": Scene("scythe", DUEL, played("ChooseSection", 60, if_=far(17)), options=ONE, way=tab("Automa")),
    "solo-mixed": Scene(
        "scythe",
        MIXED,
        played("ChooseSection", 150),
        options={"automas": "person, automa, person, ultimaszyna, person"},
        way=answered(-1, 12, tab("Automa")),
    ),
    "solo-three": Scene(
        "scythe",
        "crimea nordic saxony polania",
        played("ChooseSection", 40),
        options={"automas": "person, autometta, automa, automaszyna"},
        way=tab("Automa"),
    ),
    "solo-influence": Scene(
        "scythe", "vesna fenris", played("ChooseSection", 100), "fenris", ONE, way=answered(-1, 12, tab("Automa"))
    ),
    "solo-mad-tesla": Scene("scythe", DUEL, played("ChooseSection", 100), "mad-tesla", ONE, way=tab("Automa")),
    "solo-modular": Scene("scythe", "random random", played("ChooseSection", 100), "modular", ONE, way=tab("Automa")),
    "solo-guide": Scene("scythe", DUEL, None, way=guided(0)),
    "solo-guide-later": Scene("scythe", DUEL, None, way=guided(6)),
    "challenges": Scene("scythe", DUEL, None, way=all_challenges),
    "challenge-open": Scene("scythe", DUEL, None, way=challenge("first-harvest", 6)),
    "challenge-reached": Scene("scythe", DUEL, None, way=challenge("first-harvest", -1)),
    "challenge-missed": Scene("scythe", DUEL, None, way=challenge("first-harvest", 0, idled)),
    "challenge-end": Scene("scythe", DUEL, None, way=challenge("beat-autometta", -1)),
    "challenge-list-after": Scene("scythe", DUEL, None, way=challenge("first-harvest", -1, back)),
    "solo-new": Scene("scythe", DUEL, None, way=new_table),
    "desolation-first": Scene("scythe", THREE, played("ChooseSection", 0), "desolation", way=tab(ENEMY)),
    "desolation-turn": Scene("scythe", THREE, played("ChooseSection", 100), "desolation"),
    "desolation-told": Scene("scythe", THREE, played("ChooseSection", 150), "desolation", way=answered(-1)),
    "desolation-face": Scene("scythe", THREE, played("ChooseSection", 150), "desolation", way=face(2)),
    "desolation-leads": Scene("scythe", THREE, staged(attacked), "desolation", other=1, agrees=True),
    "desolation-advises": Scene("scythe", THREE, staged(attacked), "desolation", seat=1, other=0),
    "desolation-helps": Scene("scythe", THREE, staged(helping), "desolation", seat=1, other=0),
    "desolation-dial": Scene("scythe", THREE, staged(defended), "desolation", other=1, way=dial_looked_at),
    "desolation-lacks": Scene("scythe", THREE, staged(lacking), "desolation"),
    "desolation-lends": Scene("scythe", THREE, staged(asked_for), "desolation", seat=1, other=0),
    "desolation-late": Scene("scythe", THREE, staged(nearly_lost), "desolation", way=tab(ENEMY)),
    "desolation-won": Scene("scythe", "nordic rusviet", staged(last_unit), "desolation", way=answered(-1)),
    "desolation-lost": Scene("scythe", THREE, staged(last_round), "desolation", seat=2, way=answered(-1)),
    "desolation-solo": Scene("scythe", "nordic", played("ChooseSection", 40), "desolation"),
    "desolation-seven": Scene("scythe", SEVEN, played("ChooseSection", 200), "desolation invaders", way=tab(ENEMY)),
    "desolation-airships": Scene("scythe", "nordic crimea", played("Travel", 100), "desolation airships"),
}
