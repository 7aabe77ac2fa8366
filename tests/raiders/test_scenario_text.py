"""Scenarios say what they mean, and a wrong line is named."""

import pytest

from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.rules.state import RaidersGame
from marches.kernel.rulebook import ScenarioError
from marches.testing.conformance import check_scenario
from tests.raiders.helpers import (
    asked,
    crew,
    decline,
    display,
    face_up_quests,
    hand,
    has,
    play,
    player,
    position,
    question,
    refused,
    see,
    supply,
    village,
    worker,
)

WRONG = [
    ("players: purple, purple", 1),
    ("players: purple", 1),
    ("players: purple, pink", 1),
    ("solo: emperor", 1),
    ("\nturn: green", 2),
    ("village: farm blue; market grey", 1),
    ("village: farm blue; market grey; harbour red", 1),
    ("purple: silver many", 1),
    ("purple: silver", 1),
    ("purple: camels 3", 1),
    ("purple: gold 15", 1),
    ("purple: hero nobody", 1),
    ("purple hand: brawler, brawler, brawler", 1),
    ("purple slot 6: brawler", 1),
    ("purple slot 1: brawler; wounds 3", 1),
    ("purple slot 1: wounds 1", 1),
    ("purple pets: animal-01", 1),
    ("space cimmeria-3a: gold 1", 1),
    ("space cimmeria-1a: gold 15", 1),
    ("quest greece-1a: q01", 1),
    ("quest village-1: q01\nquest village-2: q01", 2),
    ("settlement greece-1: red, red, red", 1),
    ("display: animal-01, animal-02", 1),
    ("rival: vp 3", 1),
    ("crew deck: brawler\npurple hand: herdsman", 1),
    ("horde: large", 1),
    ("ending: quests", 1),
    ("quests: secret", 1),
    ("rulings: 3", 1),
    ("crew deck: 200 cards", 1),
    ("crew deck: -1 cards", 1),
    ("animal deck: few cards", 1),
    ("village: farm blue; market grey; stables red\nplaced: market", 2),
    ("placed: harbour", 1),
]


@pytest.mark.parametrize(("text", "line"), WRONG)
def test_a_wrong_line_is_named(text: str, line: int) -> None:
    with pytest.raises(ScenarioError) as caught:
        RULEBOOK.load(text)
    assert caught.value.line == line


def test_what_is_not_said_is_as_in_a_new_game() -> None:
    g = position("")
    assert (has(g, "silver"), has(g, "provision"), worker(g)) == (3, 1, "blue")
    assert village(g) == {"town-centre": "blue", "meeting-tent": "blue", "market": "blue"}
    assert hand(g) == []
    assert crew(g) == [None] * 5
    assert len(face_up_quests(g)) == 2
    assert see(g).spaces_left == 16
    assert see(g).crew_deck == 76


def test_what_is_said_is_so() -> None:
    g = position("""
        players: green, blue, purple
        turn: blue
        blue: vp 7; gold 2; worker red; hero palakos
        blue slot 2: strongman; wounds 3; eagle animal-01; horse animal-05
        blue hand: tyrant, brawler
        display: animal-12, animal-13, animal-10
        open: cimmeria-1a, greece-1a, greece-1b
        supply: wagon 0
        crew deck: merchant
    """)
    assert see(g).active == 1
    assert [p.colour for p in see(g).players] == ["green", "blue", "purple"]
    assert (has(g, "vp", 1), has(g, "gold", 1), worker(g, 1), player(g, 1).hero) == (7, 2, "red", "palakos")
    assert player(g, 1).slots[1].strength == 1
    assert sorted(hand(g, 1)) == ["brawler", "tyrant"]
    assert display(g) == ["animal-12", "animal-13", "animal-10"]
    assert see(g).spaces_left == 3
    assert supply(g, "wagon") == 0
    assert see(g).crew_deck == 1


def test_what_the_table_chose_is_kept() -> None:
    usual = position("")
    assert (usual.count_settlements, usual.open_quests, usual.rulings) == (False, False, 2)
    assert not {"ending", "quests", "rulings"} & {line.partition(":")[0] for line in RULEBOOK.dump(usual).split("\n")}
    g = position("ending: settlements\nquests: open\nrulings: 1")
    for kept in (g, g.clone(), RULEBOOK.load(RULEBOOK.dump(g))):
        assert (kept.count_settlements, kept.open_quests, kept.rulings) == (True, True, 1)


def again(g: RaidersGame) -> RaidersGame:
    """The position, written and read."""
    assert RULEBOOK.is_quiet(g)
    back = check_scenario(RULEBOOK, g)
    assert isinstance(back, RaidersGame)
    return back


def test_a_deck_has_as_many_cards_as_a_scenario_says() -> None:
    g = again(position("purple hand: brawler\ncrew deck: 2 cards\nanimal deck: 1 cards"))
    assert (g.crew_left, g.animals_left) == (2, 1)
    assert (hand(g), len(display(g))) == (["brawler"], 3)
    assert again(position("crew deck: 0 cards")).crew_left == 0


def test_a_turn_goes_on_where_a_worker_was_placed() -> None:
    g = again(position("village: farm blue; market grey; stables red\npurple: worker grey\nplaced: barracks"))
    assert (question(g), asked(g)) == ("TakeWorker", ["purple"])
    assert village(g) == {"barracks": "grey", "farm": "blue", "market": "grey", "stables": "red"}
    assert worker(g) == "none"
    assert refused(g, "take", location="barracks").rule == "raiders:work.take.different"
    play(g, "take", location="farm")
    decline(g)
    assert (worker(g), asked(g)) == ("blue", ["orange"])


def test_a_turn_in_which_something_was_used_up_cannot_be_written() -> None:
    g = position("village: farm blue; market grey; stables red\nplaced: barracks")
    assert RULEBOOK.is_quiet(g)
    g.hero_used = True
    assert not RULEBOOK.is_quiet(g)
