"""What a combat shows: what either side can reach, who wins a tie, and how the last one ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from marches.games.scythe.edge.duel import OutcomeView, SideView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.edge.view import CombatView
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.line import Heard
from tests.marks import rule
from tests.scythe.helpers import commit, draw, idle, play, question
from tests.scythe.mod_helpers import clash, duel

FIGHT = "hex r3c3: nordic mech 1\nhex r4c3: rusviet mech 1"


def shown(g: ScytheGame, viewer: int) -> CombatView:
    combat = RULEBOOK.view(g, viewer).combat
    assert combat is not None
    return combat


@rule("scythe:combat.dial-owned-power", "scythe:combat.dial-max", "scythe:combat.cards-hidden")
def test_a_side_can_reach_its_dial_and_its_cards_and_knows_its_own() -> None:
    g = duel("", FIGHT, "power 9; cards 2 4", "power 3; cards 2 2")
    clash(g)
    own, other = shown(g, 0).sides
    assert own == SideView(0, "nordic", 7, 11, 1, 4), "a dial ends at 7, and one fighter plays one card"
    assert other == SideView(1, "rusviet", 3, 8, 1, None), "a card that nobody sees may be a five"
    assert [side.sum for side in shown(g, -1).sides] == [None, None]


@rule("scythe:combat.tie", "scythe:mechmod.entrenched")
@pytest.mark.parametrize(("mods", "tie"), [("", 0), ("mech-mods rusviet: entrenched 1", 1)])
def test_a_combat_says_who_wins_a_tie_and_so_it_ends(mods: str, tie: int) -> None:
    g = duel(mods, FIGHT, "power 6", "power 6")
    clash(g)
    combat = shown(g, 0)
    assert combat.tie == tie
    assert (combat.short, shown(g, 1).short, shown(g, -1).short) == (tie, 1 - tie, None)
    commit(g, 0, 6)
    commit(g, 1, 6)
    while question(g) == "DrawCard":
        draw(g)
    assert (g.stars_placed(tie), g.stars_placed(1 - tie)) == (1, 0)


class Log:
    """What the seats are told from now on, an answer at a time."""

    def __init__(self, g: ScytheGame) -> None:
        self.g = g
        self.rows: list[Heard] = []
        g.events = []

    def of(self, seat: int, answer: Callable[[], object]) -> None:
        answer()
        assert self.g.events is not None
        self.rows.append(Heard(len(self.rows), seat, tuple(event.line for event in self.g.events)))
        self.g.events = []

    def outcome(self, viewer: int) -> OutcomeView | None:
        view = RULEBOOK.view(self.g, viewer)
        return RULEBOOK.recall(view, self.g, viewer, reversed(self.rows)).outcome


def fought() -> Log:
    """Nordic has attacked with 5 and a card of 4 against 3; its turn goes on."""
    g = duel("", f"{FIGHT}; rusviet worker", "power 8; cards 4; popularity 5", "power 8")
    log = Log(g)
    log.of(0, lambda: clash(g))
    log.of(0, lambda: commit(g, 0, 5, 4))
    log.of(1, lambda: commit(g, 1, 3))
    while question(g) == "DrawCard":
        log.of(-1, lambda: draw(g))
    return log


@rule("scythe:combat.reveal", "scythe:combat.highest-wins")
def test_the_last_combat_tells_what_both_sides_showed_and_what_followed() -> None:
    log = fought()
    found = log.outcome(0)
    assert found is not None
    assert found.hex == "r4c3"
    assert found.sides == [
        SideView(0, "nordic", 5, 9, 1, 4, won=True),
        SideView(1, "rusviet", 3, 3, 0, 0),
    ]
    keys = [log.rows[line].said[place].key for line, place in found.after]
    assert "scythe-did-retreat" in keys or "scythe-did-lose-popularity" in keys
    assert keys[-1] == "scythe-did-place-star"
    assert RULEBOOK.view(log.g, 0).outcome is None, "the position itself remembers no combat"


def test_the_last_combat_is_news_until_one_answers_or_others_have_played_on() -> None:
    log = fought()
    log.of(0, lambda: play(log.g, "skip"))
    assert log.outcome(0) is None
    assert log.outcome(1) is not None
    for turn in (1, 2):
        assert log.outcome(-1) is not None, f"turn {turn} after it"
        seat = log.g.active
        log.of(seat, lambda: idle(log.g, "bolster" if log.g.section[log.g.active] != 1 else "trade"))
    assert log.outcome(-1) is None


@rule("scythe:control.resources")
def test_a_seat_has_what_lies_on_its_territories() -> None:
    g = duel("", "hex r1c4: nordic worker; 2 oil\nhex r1c5: nordic worker; 1 oil; 1 wood\nhex r6c1: 3 metal")
    assert [one.resources for one in RULEBOOK.view(g, 1).seats] == [{"oil": 3, "wood": 1}, {}]


@rule("scythe:turn.top-before-bottom")
def test_the_steps_of_a_turn_say_what_is_done_on_and_next() -> None:
    g = duel("", FIGHT)
    assert [(one.thing, one.state) for one in RULEBOOK.view(g, 0).steps] == [
        ("step:section", "now"),
        ("step:top", "next"),
        ("step:bottom", "next"),
    ]
    assert not RULEBOOK.view(g, 1).chosen
    play(g, "section", section="bolster")
    steps = RULEBOOK.view(g, 1).steps
    assert RULEBOOK.view(g, 1).chosen
    assert [one.state for one in steps] == ["now", "next"]
    assert steps[0].thing == "section:bolster"
    play(g, "skip")
    assert [one.state for one in RULEBOOK.view(g, 0).steps] == ["done", "now"]


@rule("scythe:combat.abilities-order")
def test_who_is_asked_in_the_turn_of_somebody_else_is_shown_no_steps_of_theirs() -> None:
    g = duel("", FIGHT)
    clash(g)
    assert RULEBOOK.view(g, 1).steps == []
    assert RULEBOOK.view(g, 0).steps
    commit(g, 0, 2)
    assert [RULEBOOK.view(g, viewer).steps for viewer in (-1, 0, 1)] == [[], [], []], "only another is asked"
