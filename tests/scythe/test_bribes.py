"""Agreements and bribes: coins may change hands, promises bind nobody."""

from __future__ import annotations

import pytest

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.action import Action
from marches.kernel.line import Reason
from marches.kernel.setup import Setup, Value
from marches.table.table import Refused, Table
from marches.table.terms import for_people
from tests.marks import rule
from tests.scythe.helpers import commit, legal, move, offers, play, position, question, refused, section, start_move

SEATS = (
    "seat nordic industrial: coins 4; power 5\nseat rusviet engineering:\nseat crimea mechanical: coins 6; power 5\n"
)
BOARD = "hex r3c3: nordic character\nhex r4c3: crimea mech 1\n"


def table(active: str, seats: str = SEATS) -> ScytheGame:
    return position(f"option bribes: True\n{seats}{BOARD}turn {active}\n")


def verbs(g: ScytheGame, who: int) -> set[str]:
    return {action.verb for action in legal(g, who)}


@rule("scythe:bribe.informal")
def test_a_promise_leaves_no_trace_but_the_coins() -> None:
    g = table("crimea")
    section(g, "bolster")
    before = RULEBOOK.view(g, 0)
    play(g, "give-coins", seat=0, count=3)
    after = RULEBOOK.view(g, 0)
    assert (after.seats[0].coins, after.seats[2].coins) == (7, 3)
    for shown in (before, after):
        shown.leaders = []  # coins are points
        for mat in shown.seats:
            mat.coins, mat.score = 0, None
    assert before == after
    known = {action.verb for action in RULEBOOK.actions.actions}
    assert not {verb for verb in known if "promise" in verb or "agree" in verb or "deal-with" in verb}


@rule("scythe:bribe.not-binding")
def test_a_player_paid_to_keep_the_peace_may_attack_and_keeps_the_coins() -> None:
    g = table("crimea")
    section(g, "bolster")
    play(g, "give-coins", seat=0, count=3)
    play(g, "skip")
    play(g, "skip")
    play(g, "end-turn")
    assert g.active == 0
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    while question(g) == "SwayCombat":
        play(g, "done")
    assert question(g) == "Commit"
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
    assert (question(g), verbs(g, 0), verbs(g, 2)) == ("Commit", {"play-cards"}, {"play-cards"})
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
    assert not offers(g, "give-coins", 2, seat=1)
    assert not offers(g, "give-coins", 2, seat=2)
    play(g, "give-coins", 2, seat=0, count=5)
    assert (g.coins[0], g.coins[2]) == (9, 1)
    play(g, "done", 2)
    assert question(g) == "Commit"


def setup(players: int = 3, **options: Value) -> Setup:
    return Setup("scythe", RULEBOOK.version, ("random",) * players, (), options)


def first_turn(wanted: Setup) -> tuple[Table, int]:
    """The table when the first player has placed the action token, and that player."""
    table = Table(RULEBOOK, wanted, bytes(16))
    assert isinstance(table.game, ScytheGame)
    active = table.game.active
    table.answer(active, table.options(active)[0])
    return table, active


def gift(to: int, count: int) -> Action:
    return RULEBOOK.actions.find({"verb": "give-coins", "seat": to, "count": count})


def reason_against(table: Table, giver: int, to: int, count: int = 1) -> Reason:
    """Why the table refuses a gift."""
    with pytest.raises(Refused) as caught:
        table.answer(giver, gift(to, count))
    return caught.value.reason


@rule("scythe:bribe.default")
def test_coins_change_hands_by_default_where_two_people_sit_and_not_beside_bots_only() -> None:
    for people, given in ((2, True), (3, True), (1, False), (0, False)):
        table, active = first_turn(for_people(RULEBOOK, setup(), people))
        other = (active + 1) % 3
        assert (gift(other, 1) in table.options(active)) == given
        if not given:
            reason = reason_against(table, active, other)
            assert (reason.rule, reason.key) == ("scythe:bribe.default", "scythe-why-no-gifts")


@rule("scythe:bribe.default", "scythe:bribe.tournament")
def test_no_coins_change_hands_in_a_tournament_however_many_people_play() -> None:
    wanted = for_people(RULEBOOK, setup(tournament=True), 3)
    assert wanted == setup(tournament=True)
    g = position(f"option tournament: True\n{SEATS}{BOARD}turn nordic\n")
    section(g, "bolster")
    assert not offers(g, "give-coins")
    reason = RULEBOOK.why_not_offered(g, 0, gift(1, 1))
    assert reason is not None
    assert reason.rule == "scythe:bribe.default"


@rule("scythe:bribe.default")
def test_what_the_host_chose_applies_no_matter_who_plays() -> None:
    for people in range(4):
        for chosen in (True, False):
            assert for_people(RULEBOOK, setup(bribes=chosen), people) == setup(bribes=chosen)
    table, active = first_turn(for_people(RULEBOOK, setup(bribes=False), 3))
    assert reason_against(table, active, (active + 1) % 3).rule == "scythe:bribe.default"


def test_the_guided_game_is_as_it_is() -> None:
    first, solo = RULEBOOK.guides()
    assert for_people(RULEBOOK, first, 2) == first
    assert for_people(RULEBOOK, solo, 1) == solo


@rule("scythe:bribe.timing")
def test_coins_are_given_before_between_and_after_the_actions_of_ones_turn() -> None:
    g = table("nordic")
    section(g, "bolster")
    for taken, expected in enumerate(("ChooseTop", "ChooseBottom", "EndWindow"), start=1):
        assert question(g) == expected
        play(g, "give-coins", seat=2, count=1)
        assert (g.coins[0], g.coins[2]) == (4 - taken, 6 + taken)
        play(g, "end-turn" if expected == "EndWindow" else "skip")
    assert g.active != 0


@rule("scythe:bribe.timing")
def test_a_player_without_coins_ends_the_turn_without_a_question() -> None:
    g = table("nordic", SEATS.replace("coins 4", "coins 0"))
    section(g, "bolster")
    play(g, "skip")
    play(g, "skip")
    assert g.active != 0


@rule("scythe:bribe.timing")
def test_no_coins_are_given_inside_an_action_nor_on_the_turn_of_another() -> None:
    g = table("nordic")
    start_move(g)
    assert not offers(g, "give-coins")
    for giver in (0, 2):
        reason = RULEBOOK.why_not_offered(g, giver, gift(1, 1))
        assert reason is not None
        assert (reason.rule, reason.key) == ("scythe:bribe.timing", "scythe-why-no-gift-now")
    assert RULEBOOK.why_not_offered(g, 0, RULEBOOK.actions.find({"verb": "skip"})) is None
    wanted, active = first_turn(setup(bribes=True))
    assert reason_against(wanted, (active + 1) % 3, active).rule == "scythe:bribe.timing"


@rule("scythe:bribe.timing", "scythe:bribe.third-party")
def test_anyone_gives_coins_to_a_fighter_until_a_dial_is_set() -> None:
    g = table("nordic", SEATS.replace("rusviet engineering:", "rusviet engineering: coins 3"))
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    play(g, "done", 0)
    play(g, "give-coins", 1, seat=2, count=2)
    assert (g.coins[1], g.coins[2]) == (1, 8)
    assert refused(g, "give-coins", 1, seat=2, count=2).facts == {"cost": 2, "held": 1}
    play(g, "done", 1)
    play(g, "done", 2)
    commit(g, 0, 0)
    for giver, fighter in ((0, 2), (1, 2), (2, 0)):
        reason = RULEBOOK.why_not_offered(g, giver, gift(fighter, 1))
        assert reason is not None
        assert reason.rule == "scythe:bribe.timing"


@rule("scythe:bribe.timing")
def test_nobody_gives_more_than_they_have() -> None:
    g = table("nordic")
    section(g, "bolster")
    assert refused(g, "give-coins", seat=2, count=5).facts == {"cost": 5, "held": 4}


def test_in_a_game_begun_under_the_first_rulings_a_turn_ends_with_its_last_action() -> None:
    g = position(f"option rulings: 1\noption bribes: True\n{SEATS}{BOARD}turn nordic\n")
    section(g, "bolster")
    play(g, "skip")
    play(g, "skip")
    assert g.active != 0
