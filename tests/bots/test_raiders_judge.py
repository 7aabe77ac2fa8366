"""What the bots know of Raiders: positions that differ in one thing, of which a good player prefers one."""

from __future__ import annotations

import pytest

from marches.bots.raiders import JUDGE, hand_strength, missing, projected, raid_impression, remaining
from marches.games.raiders.rules.actions import give_up
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import CREW as NAMES
from marches.games.raiders.rules.tables import SETTLEMENTS, SPACES
from tests.raiders.helpers import PURPLE, position

CIMMERIA, ASSYRIA, GREECE = [SETTLEMENTS.index(name) for name in ("cimmeria-1", "assyria-1", "greece-1")]
CREW = "purple slot 1: champion\npurple slot 2: mercenary\n"
TWO_LEFT = ["greece-1a", "greece-1b", "greece-2a"]
LATE = f"raided: {', '.join(name for name in SPACES if name.startswith(('cimmeria', 'assyria')))}\n"


def village(text: str) -> RaidersGame:
    """Two players with the same goods, and what else is said."""
    return position(f"purple: silver 3; provision 2\norange: silver 3; provision 2\n{text}")


def worth(text: str) -> float:
    """The points purple will probably have."""
    g = village(text)
    return projected(g, PURPLE, remaining(g))


def chance(text: str) -> float:
    """What purple may expect."""
    return JUDGE.payoffs(village(text))[PURPLE]


@pytest.mark.parametrize(
    ("worse", "better", "gain"),
    [
        ("", "purple: silver 5; provision 2", 0.6),
        ("", "purple: silver 3; provision 4", 0.5),
        ("", "purple hand: brewer", 0.1),
        ("purple hand: brewer, forager", "purple hand: champion, mercenary", 4.0),
        ("purple slot 1: brewer", "purple slot 1: champion", 5.0),
        ("", "purple slot 1: brewer", 2.5),
        (CREW + "purple slot 1: champion; wounds 3", CREW, 2.5),
        (CREW, CREW + "purple: wagon 1", 1.2),
        ("purple: vp 5", "purple quests: q01", 1.0),
    ],
    ids=["silver", "provisions", "cards", "strong hand", "strong crew", "members", "health", "wagons", "quests"],
)
def test_a_good_player_would_rather_have(worse: str, better: str, gain: float) -> None:
    """By at least this many points: what it opens, and what it is in itself."""
    assert worth(better) - worth(worse) > gain
    assert chance(worse) < chance(better)


def test_strength_in_hand_is_what_its_members_have_together() -> None:
    assert hand_strength(village("purple hand: champion, brewer, scout"), PURPLE) == 4 + 0 + 2


def test_growth_counts_for_less_the_less_there_is_to_come() -> None:
    early, late = [chance(more + CREW) - chance(more) for more in ("", LATE)]
    assert 0.0 < late < early
    assert remaining(village("")) == 1.0
    assert 0.0 < remaining(village(LATE)) < 0.5


def test_points_made_at_the_start_are_not_worth_all_they_say() -> None:
    points = "purple: vp 6; silver 3; provision 2\n"
    assert worth(points) - worth("") < 5.5
    assert worth(LATE + "last turns: 0\n" + points) - worth(LATE + "last turns: 0\n") == pytest.approx(6.0)


def test_a_raid_beyond_the_crew_is_dearer_and_hardly_tried() -> None:
    alone, crew = village(""), village(CREW)
    assert missing(alone, PURPLE, ASSYRIA, 0) > missing(crew, PURPLE, ASSYRIA, 2) > 0.0
    assert raid_impression(alone, PURPLE, CIMMERIA) < raid_impression(crew, PURPLE, CIMMERIA)


def test_the_worker_that_may_not_raid_there_is_part_of_the_price() -> None:
    blue, red = [village(f"purple: worker {colour}; provision 2") for colour in ("blue", "red")]
    assert missing(blue, PURPLE, GREECE, 0) > missing(red, PURPLE, GREECE, 0)


def test_the_more_sit_at_the_table_the_further_a_warlord_looks_to_see_its_own_next_turn() -> None:
    assert [JUDGE.ahead(players) for players in (1, 2, 3, 4)] == [4, 4, 6, 8]
    assert [JUDGE.ways(players) for players in (1, 2, 3, 4)] == [3, 3, 6, 6]


@pytest.mark.parametrize(("spaces", "share"), [("", 1.0), ("raided: cimmeria-1a, cimmeria-1b, cimmeria-2a", 0.75)])
def test_where_settlements_are_counted_the_game_is_as_long_as_the_last_two_leave_it(spaces: str, share: float) -> None:
    g = position(f"ending: settlements\n{spaces}")
    assert remaining(g) == pytest.approx(0.08 + 0.92 * share)
    assert remaining(position(f"ending: settlements\nopen: {', '.join(TWO_LEFT)}")) == pytest.approx(0.08)


def test_the_weakest_opening_cards_are_given_up_first() -> None:
    g = position("purple hand: champion, warlord, brewer, forager, scout")
    weights = {
        pair: JUDGE.weight(g, PURPLE, give_up(*[NAMES.index(name) for name in pair]))
        for pair in (("brewer", "forager"), ("brewer", "scout"), ("champion", "brewer"), ("champion", "warlord"))
    }
    assert sorted(weights, key=lambda pair: -weights[pair]) == list(weights)
    twice = JUDGE.weight(g, PURPLE, give_up(NAMES.index("brewer"), NAMES.index("brewer")))
    assert twice == weights["brewer", "forager"]
