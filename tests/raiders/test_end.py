"""What triggers the end, and the last round."""

from __future__ import annotations

from textwrap import dedent

import pytest

from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.rules.state import RaidersGame
from marches.kernel.setup import Setup, Value
from tests.marks import rule
from tests.raiders.helpers import (
    GREEN,
    ORANGE,
    PURPLE,
    answering,
    dice_to_roll,
    draw,
    draw_any,
    finish_turn,
    has,
    offered,
    offers,
    play,
    player,
    position,
    question,
    roll_dice,
    see,
    told,
    village,
    work,
)

RAIDERS = """
    purple: worker grey; provision 8; wagon 8
    purple slot 1: champion; horse animal-03
    purple slot 2: champion; horse animal-03
    purple slot 3: mercenary; horse animal-03
    purple slot 4: mercenary; horse animal-03
"""
GREEK = ("greece-1a", "greece-1b", "greece-2a", "greece-2b")


def still_open(*spaces: str, more: str = "", players: str = "purple, orange") -> RaidersGame:
    """Only these spaces are left, but there are plenty of quests; purple can raid."""
    quests = "\n".join(f"quest {place}: hidden" for place in ("cimmeria-1a", "cimmeria-1b", "cimmeria-2a"))
    return position(f"players: {players}\n{dedent(RAIDERS)}open: {', '.join(spaces)}\n{quests}\n{dedent(more)}")


def raid(g: RaidersGame, settlement: str, space: str) -> None:
    """Raid without a wound and take this space."""
    play(g, "raid", settlement=settlement)
    dice = dice_to_roll(g)
    roll_dice(g, [(3, 0)] * dice.count("red"), [(2, 0)] * dice.count("white"), [(0, 0)] * dice.count("yellow"))
    play(g, "plunder", space=space)
    draw_any(g)


@rule("raiders:end.trigger.settlements")
@pytest.mark.parametrize(("spaces", "over"), [(3, True), (4, False)])
def test_the_end_comes_when_two_raid_spaces_are_left(spaces: int, over: bool) -> None:
    g = still_open(*GREEK[:spaces])
    assert (see(g).spaces_left, see(g).quests_left) == (spaces, 5)
    assert not see(g).last_round
    raid(g, "greece-1", "greece-1a")
    assert see(g).spaces_left == spaces - 1
    assert see(g).last_round is over
    assert [line.facts for line in told(g, "raiders-did-trigger-end")] == ([{"spaces": 2, "quests": 5}] if over else [])


@rule("raiders:end.trigger.settlements")
def test_two_settlements_with_three_spaces_are_not_the_end() -> None:
    g = still_open(*GREEK)
    raid(g, "greece-1", "greece-1a")
    assert not see(g).last_round, "spaces are counted, not settlements"


CHIEF = """
    players: {players}
    turn: {turn}
    village: farm grey; market blue; town-centre blue
    {turn}: worker grey; silver 8
    open: greece-1a, greece-1b, greece-2a, greece-2b, persia-1a, persia-1b, persia-2a, persia-2b
    quest village-1: q09
    quest village-2: none
    quest persia-1a: hidden
    quest persia-1b: hidden
    quest persia-2a: {last}
    quest persia-2b: none
"""


def at_the_chief(last: str = "none", players: str = "purple, orange", turn: str = "purple") -> RaidersGame:
    """One face-up quest the active player can pay, two or three face down, eight spaces left."""
    return position(dedent(CHIEF).format(players=players, turn=turn, last=last))


def complete(g: RaidersGame) -> None:
    play(g, "place", location="chiefs-tent")
    play(g, "use", option="complete-quest")
    play(g, "quest", quest="q09")


@rule("raiders:end.trigger.quests")
@pytest.mark.parametrize(("last", "before", "over"), [("none", 3, True), ("hidden", 4, False)])
def test_the_end_comes_when_two_quests_are_left_face_down_or_not(last: str, before: int, over: bool) -> None:
    g = at_the_chief(last)
    assert (see(g).quests_left, see(g).spaces_left) == (before, 8)
    complete(g)
    assert see(g).last_round is over
    assert len(told(g, "raiders-did-trigger-end")) == over


@rule("raiders:end.trigger.quests")
def test_a_quest_turned_up_by_a_raid_is_still_on_the_board() -> None:
    g = position(f"{dedent(RAIDERS)}open: {', '.join(GREEK)}, persia-1a, persia-1b\nquest village-2: none")
    assert see(g).quests_left == 3
    play(g, "raid", settlement="persia-1")
    roll_dice(g, red=[(3, 0), (3, 0)], white=[(2, 0)])
    play(g, "plunder", space="persia-1a")
    draw(g, quest="q26")
    assert see(g).quests_left == 3
    assert not see(g).last_round


@rule("raiders:end.finish-turn")
def test_the_turn_that_triggers_the_end_is_finished() -> None:
    g = at_the_chief()
    complete(g)
    assert see(g).last_round
    assert (question(g), answering(g)) == ("TakeWorker", PURPLE)
    play(g, "take", location="farm")
    assert question(g) == "UseLocation"
    before = has(g, "provision")
    play(g, "use", option="farm-less")
    assert has(g, "provision") == before + 2
    assert answering(g) == ORANGE


@rule("raiders:end.last-round")
def test_everyone_has_one_more_turn_the_one_who_triggered_it_last() -> None:
    g = at_the_chief(players="purple, orange, green", turn="orange")
    complete(g)
    finish_turn(g)
    order = []
    while g.decision is not None:
        order.append(answering(g))
        finish_turn(g)
    assert order == [GREEN, PURPLE, ORANGE]
    assert g.result is not None
    assert len(told(g, "raiders-did-final-score")) == 3


@rule("raiders:end.no-retrigger")
def test_the_end_is_triggered_once() -> None:
    more = """
        orange: worker grey; silver 8
        quest village-1: q09
        quest village-2: none
        quest cimmeria-2a: none
        village: farm grey; market blue; town-centre blue
    """
    quests = "quest cimmeria-1a: hidden\nquest cimmeria-1b: hidden\n"
    g = position(f"{dedent(RAIDERS)}open: {', '.join(GREEK[:3])}\n{quests}{dedent(more)}")
    assert see(g).quests_left == 3
    raid(g, "greece-1", "greece-1a")
    assert see(g).last_round
    assert see(g).turns_left == 2
    complete(g)
    assert see(g).quests_left == 2, "the other condition is met as well"
    assert see(g).turns_left == 2
    finish_turn(g)
    assert answering(g) == PURPLE
    finish_turn(g)
    assert g.result is not None, "no turn was added"
    assert len(told(g, "raiders-did-trigger-end")) == 1


@rule("raiders:end.no-retrigger")
def test_the_last_spaces_and_quests_can_still_be_had() -> None:
    more = "last turns: 2\norange: worker grey; silver 8\nquest village-1: q09"
    g = still_open("greece-1a", "greece-1b", more=more)
    assert offers(g, "raid", settlement="greece-1")
    raid(g, "greece-1", "greece-1b")
    assert see(g).spaces_left == 1
    assert (see(g).turns_left, answering(g)) == (1, ORANGE)
    complete(g)
    assert [quest.id for quest in player(g, ORANGE).quests] == ["q09"]
    finish_turn(g)
    assert g.result is not None
    assert not told(g, "raiders-did-trigger-end")


THREE = ("greece-1a", "greece-1b", "greece-2a", "greece-2b", "persia-1a", "persia-1b")


@rule("raiders:end.trigger.settlements-literal")
@pytest.mark.parametrize("ending", ["settlements", "spaces"])
def test_where_settlements_are_counted_two_of_them_are_the_end(ending: str) -> None:
    g = still_open(*THREE, more=f"ending: {ending}\nquest persia-1a: none\nquest persia-1b: none")
    assert (see(g).ending, see(g).settlements_left, see(g).quests_left) == (ending, 3, 5)
    raid(g, "persia-1", "persia-1a")
    assert (see(g).settlements_left, see(g).last_round) == (3, False), "one of its spaces is left"
    finish_turn(g)
    raid(g, "persia-1", "persia-1b")
    assert (see(g).spaces_left, see(g).settlements_left) == (4, 2)
    assert see(g).last_round is (ending == "settlements")
    told_so = [line.facts for line in told(g, "raiders-did-trigger-end-settlements")]
    assert told_so == ([{"settlements": 2, "quests": 5}] if ending == "settlements" else [])
    assert not told(g, "raiders-did-trigger-end")


@rule("raiders:end.trigger.settlements-literal")
def test_where_settlements_are_counted_two_quests_are_still_the_end() -> None:
    g = position(dedent(CHIEF).format(players="purple, orange", turn="purple", last="none") + "ending: settlements\n")
    complete(g)
    assert see(g).settlements_left == 4
    assert see(g).last_round


@rule("raiders:end.trigger.settlements-literal")
@pytest.mark.parametrize(("options", "counted"), [({}, "spaces"), ({"ending": "settlements"}, "settlements")])
def test_spaces_are_counted_unless_the_table_chooses_otherwise(options: dict[str, Value], counted: str) -> None:
    setup = Setup("raiders", 2, ("purple", "orange"), (), options)
    RULEBOOK.check(setup)
    assert see(RULEBOOK.start(setup)).ending == counted


@rule("raiders:end.dead-end")
@pytest.mark.parametrize(
    ("farm", "orange", "taken", "over"),
    [
        ("red", "red", "persia-1a", True),
        ("grey", "red", "persia-1a", False),
        ("red", "grey", "persia-1a", False),
        ("red", "red", "persia-1b", False),
    ],
    ids=["red workers only", "a grey one in the village", "a grey one in hand", "a grey one taken with the plunder"],
)
def test_where_nobody_can_raid_any_more_the_last_round_comes(farm: str, orange: str, taken: str, over: bool) -> None:
    assyria = ["assyria-1a", "assyria-1b", "assyria-2a", "assyria-2b"]  # for grey workers only
    more = f"village: farm {farm}; market red; town-centre red\norange: worker {orange}"
    g = still_open(*assyria, taken, more=more)
    raid(g, "persia-1", taken)
    assert see(g).spaces_left == 4
    assert (see(g).turns_left, answering(g)) == (2 if over else -1, ORANGE)
    facts = [line.facts for line in told(g, "raiders-did-dead-end")]
    assert facts == ([{"spaces": 4, "quests": see(g).quests_left}] if over else [])
    assert not told(g, "raiders-did-trigger-end"), "it has a message of its own"


@rule("raiders:end.dead-end", "raiders:end.last-round")
def test_the_quests_that_lie_face_up_can_be_completed_in_the_last_round_of_a_dead_end() -> None:
    assyria = ["assyria-1a", "assyria-1b", "assyria-2a", "assyria-2b"]  # for grey workers only
    more = """
        village: farm red; market blue; town-centre red
        orange: worker red; silver 8
        purple: silver 8
        quest village-1: q09
        quest village-2: q10
        quest assyria-1a: none
        quest assyria-1b: none
        quest assyria-2a: none
        quest assyria-2b: none
        quest persia-1a: none
    """
    g = still_open(*assyria, "persia-1a", more=more)
    assert (see(g).quests_left, len(g.face_up())) == (5, 2)
    raid(g, "persia-1", "persia-1a")  # the last grey worker stays there, a red one comes along
    assert told(g, "raiders-did-dead-end")[0].facts == {"spaces": 4, "quests": 5}
    assert (see(g).turns_left, answering(g)) == (2, ORANGE)
    complete(g)
    play(g, "take", location="market")
    play(g, "decline")
    assert (see(g).turns_left, answering(g)) == (1, PURPLE)
    play(g, "place", location="silversmith")
    play(g, "decline")
    play(g, "take", location="chiefs-tent")
    play(g, "use", option="complete-quest")
    play(g, "quest", quest="q10")
    assert g.result is not None, "everyone had one last turn"
    assert [[quest.id for quest in player(g, seat).quests] for seat in (PURPLE, ORANGE)] == [["q10"], ["q09"]]
    assert len(told(g, "raiders-did-dead-end")) == 1


@rule("raiders:end.dead-end")
def test_a_solo_game_is_never_a_dead_end() -> None:
    g = position("""
        solo: trader
        village: farm red; market red; town-centre blue
        purple: worker red
        open: assyria-1a, assyria-1b, assyria-2a, assyria-2b
        quest assyria-1a: hidden
        quest assyria-1b: hidden
    """)
    for _ in range(3):
        work(g, str(offered(g, "place")[0]), next(iter(village(g))))
        finish_turn(g)
        assert not see(g).last_round, "the rival raids without workers"
    assert not told(g, "raiders-did-dead-end")
