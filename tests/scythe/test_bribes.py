"""Agreements and bribes: coins may change hands, promises bind nobody."""

from __future__ import annotations

from marches.games.scythe.rulebook import RULEBOOK
from marches.games.scythe.state import ScytheGame
from tests.marks import rule
from tests.scythe.helpers import asked, commit, move, offered, options, play, position, section, start_move

SEATS = (
    "seat nordic industrial: coins 4; power 5\nseat rusviet engineering:\nseat crimea mechanical: coins 6; power 5\n"
)
BOARD = "hex r3c3: nordic character\nhex r4c3: crimea mech 1\n"


def table(active: str, seats: str = SEATS) -> ScytheGame:
    return position(f"option bribes: True\n{seats}{BOARD}turn {active}\n")


def verbs(g: ScytheGame, who: int) -> set[str]:
    return {action.verb for action in options(g, who)}


@rule("scythe:bribe.informal")
def test_a_promise_leaves_no_trace_but_the_coins() -> None:
    g = table("crimea")
    section(g, "bolster")
    before = RULEBOOK.view(g, 0)
    play(g, "give-coins", seat=0, count=3)
    after = RULEBOOK.view(g, 0)
    assert (after.seats[0].coins, after.seats[2].coins) == (7, 3)
    for shown in (before, after):
        for mat in shown.seats:
            mat.coins, mat.score = 0, None
    assert before == after
    known = {action.verb for action in RULEBOOK.actions.actions}
    assert not {verb for verb in known if "promise" in verb or "agree" in verb or "deal-with" in verb}


@rule("scythe:bribe.not-binding")
def test_whoever_was_paid_to_keep_the_peace_may_attack_and_keeps_the_coins() -> None:
    g = table("crimea")
    section(g, "bolster")
    play(g, "give-coins", seat=0, count=3)
    play(g, "skip")
    play(g, "skip")
    assert g.active == 0
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    while asked(g) == "SwayCombat":
        play(g, "done")
    assert asked(g) == "Commit"
    assert (g.coins[0], g.coins[2]) == (7, 3)


@rule("scythe:bribe.no-escape")
def test_a_combat_that_is_due_is_fought() -> None:
    g = table("nordic")
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    assert verbs(g, 0) == {"give-coins", "done"}
    play(g, "done", 0)
    play(g, "done", 1)
    play(g, "done", 2)
    assert (asked(g), verbs(g, 0), verbs(g, 2)) == ("Commit", {"play-cards"}, {"play-cards"})
    commit(g, 0, 0)
    commit(g, 2, 0)
    assert g.stars_placed(0) == 1


@rule("scythe:bribe.sway-outcome")
def test_the_defender_may_try_to_buy_the_attackers_goodwill_and_must_fight_all_the_same() -> None:
    g = table("nordic")
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    play(g, "done", 0)
    play(g, "done", 1)
    assert not offered(g, "give-coins", 2, seat=1)
    assert not offered(g, "give-coins", 2, seat=2)
    play(g, "give-coins", 2, seat=0, count=5)
    assert (g.coins[0], g.coins[2]) == (9, 1)
    play(g, "done", 2)
    assert asked(g) == "Commit"
