"""What a raid's strength is made of, and what it scores."""

from __future__ import annotations

import pytest

from marches.games.raiders.rules.state import RaidersGame
from tests.marks import rule
from tests.raiders.helpers import dice_to_roll, has, play, position, question, roll_dice, see, told

RICH = "purple: worker grey; provision 8; wagon 8; vp 10"


def raiding(crew: str, settlement: str = "assyria-1") -> RaidersGame:
    """A raid of a purple player who has the goods, just before the dice."""
    g = position(f"{RICH}\n{crew}")
    play(g, "raid", settlement=settlement)
    return g


def roll_dull(g: RaidersGame) -> None:
    """Roll 2 on the first red die, 2 on each other and nothing on the white ones."""
    dice = dice_to_roll(g)
    roll_dice(
        g,
        red=[(2, 0)] * dice.count("red"),
        white=[(0, 0)] * dice.count("white"),
        yellow=[(0, 0)] * dice.count("yellow"),
    )


def parts(g: RaidersGame) -> dict[str, int]:
    """The four parts of the strength, and their total, as the log tells them."""
    facts = told(g, "raiders-did-strength")[0].facts
    return {name: int(facts[name]) for name in ("kumis", "dice", "cards", "abilities", "total")}


def see_wounds(g: RaidersGame) -> int:
    """The wounds still to be placed."""
    raid = see(g).raid
    assert raid is not None
    return raid.wounds


@rule("raiders:strength.total")
def test_strength_adds_kumis_dice_cards_and_abilities() -> None:
    g = position(
        """
        purple: worker grey; provision 8; wagon 8; kumis 8
        purple slot 1: strongman
        purple slot 2: tyrant
        purple slot 3: mercenary
        purple slot 4: champion; horse animal-01
        space greece-1a: gold 2
        """
    )
    play(g, "raid", settlement="greece-1")
    play(g, "spend", count=3)
    assert dice_to_roll(g) == ["red", "red", "white", "white", "yellow"]
    roll_dice(g, red=[(3, 0), (3, 0)], white=[(2, 0), (0, 0)], yellow=[(0, 0)])
    assert parts(g) == {"kumis": 3, "dice": 8, "cards": 16, "abilities": 3, "total": 30}
    assert has(g, "kumis") == 5


@rule("raiders:strength.cards")
def test_members_and_the_animals_at_their_slots_add_their_printed_strength() -> None:
    g = raiding(
        """
        purple slot 1: warmonger; horse animal-02
        purple slot 2: brawler
        purple slot 3: eagle animal-08
        purple: hero vadasz
        """,
        "assyria-2",
    )
    roll_dull(g)
    play(g, "done")
    assert parts(g)["cards"] == 3 + 2 + 2, "no strength from the eagle over an empty slot, none from the hero"


@rule("raiders:strength.abilities")
@pytest.mark.parametrize(("settlement", "bonus"), [("assyria-1", 2), ("persia-1", 0)])
def test_a_bonus_for_a_civilisation_counts_there_alone(settlement: str, bonus: int) -> None:
    g = raiding(
        "purple slot 1: marauder\npurple slot 2: champion\npurple slot 3: champion\npurple slot 4: warlord", settlement
    )
    roll_dull(g)
    assert parts(g)["abilities"] == bonus


CREWS = {
    9: "purple slot 1: champion\npurple slot 2: warlord\npurple slot 3: gravedigger",
    10: "purple slot 1: champion\npurple slot 2: champion\npurple slot 3: gravedigger",
    14: "purple slot 1: champion\npurple slot 2: champion\npurple slot 3: mercenary",
    15: "purple slot 1: champion\npurple slot 2: champion\npurple slot 3: mercenary; horse animal-01",
    16: "purple slot 1: champion\npurple slot 2: champion\npurple slot 3: mercenary; horse animal-02",
    25: "purple slot 1: champion\npurple slot 2: champion\npurple slot 3: mercenary; horse animal-03\n"
    "purple slot 4: mercenary\npurple slot 5: strongman",
}


def scored(total: int, wounded: bool = False) -> RaidersGame:
    """A raid on the settlement with thresholds 10 and 16, of this strength in all."""
    g = raiding(CREWS[total])
    roll_dice(g, red=[(2, 1) if wounded else (2, 0)], white=[(0, 0)])
    assert parts(g)["total"] == total
    return g


@rule("raiders:strength.tier")
@pytest.mark.parametrize(("total", "points"), [(10, 2), (15, 2), (16, 4), (25, 4)])
def test_the_highest_threshold_reached_scores_and_only_that(total: int, points: int) -> None:
    assert has(scored(total), "vp") == 10 + points


@rule("raiders:strength.below")
def test_below_the_lowest_threshold_there_are_no_points_but_more_wounds() -> None:
    g = scored(9, wounded=True)
    assert has(g, "vp") == 10
    assert see_wounds(g) == 3


@rule("raiders:strength.score-now")
def test_points_are_on_the_track_before_wounds_are_placed() -> None:
    g = scored(16, wounded=True)
    assert question(g) == "PlaceWounds"
    assert has(g, "vp") == 14


@rule("raiders:strength.example.assyria")
@pytest.mark.parametrize(("total", "points", "wounds"), [(14, 2, 1), (16, 4, 1), (25, 4, 1), (9, 0, 3), (10, 2, 1)])
def test_the_rulebooks_assyrian_settlement(total: int, points: int, wounds: int) -> None:
    g = scored(total, wounded=True)
    assert has(g, "vp") == 10 + points
    assert see_wounds(g) == wounds
