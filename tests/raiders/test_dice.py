"""Which dice a raid rolls, and what their faces are."""

from __future__ import annotations

from marches.games.raiders.rules.kit import PRINTED
from marches.games.raiders.rules.tables import DICE
from tests.marks import rule
from tests.raiders.helpers import dice_to_roll, finish_turn, play, position, roll_dice

READY = """
purple: worker {worker}; provision 8; wagon 8
purple slot 1: warmonger
purple slot 2: antagonist
purple slot 3: mercenary
purple slot 4: champion
purple slot 5: warlord
"""


def dice(settlement: str, spaces: str = "", worker: str = "grey") -> list[str]:
    """The dice a well-equipped raider rolls."""
    g = position(READY.format(worker=worker) + spaces)
    play(g, "raid", settlement=settlement)
    return dice_to_roll(g)


@rule("raiders:dice.red-white")
def test_the_civilisation_sets_the_red_and_white_dice() -> None:
    for settlement in ("assyria-1", "assyria-2"):
        assert dice(settlement) == ["red", "white"]
    assert dice("greece-1", worker="red") == ["red", "red", "white", "white"]
    assert dice("greece-2", worker="red") == ["red", "red", "white", "white"]


@rule("raiders:dice.yellow")
def test_each_space_of_the_settlement_with_gold_adds_a_yellow_die() -> None:
    two_gold = "space assyria-1a: gold 2; wagon 1\nspace assyria-1b: wagon 3"
    assert dice("assyria-1", two_gold).count("yellow") == 1
    assert dice("assyria-1", "space assyria-1a: gold 1; wagon 2\nspace assyria-1b: gold 3").count("yellow") == 2
    assert dice("assyria-1", "space assyria-2a: gold 3\nspace assyria-2b: gold 3").count("yellow") == 0


@rule("raiders:dice.yellow.shrinks", "raiders:dice.example.assyria")
def test_the_second_raid_of_a_settlement_rolls_one_yellow_die_less() -> None:
    g = position(
        READY.format(worker="grey")
        + "orange: worker grey; provision 8\norange slot 1: strongman\norange slot 2: strongman\n"
        + "orange slot 3: tyrant\n"
        + "space assyria-1a: gold 1; wagon 2\nspace assyria-1b: gold 2; wagon 1"
    )
    play(g, "raid", settlement="assyria-1")
    assert dice_to_roll(g) == ["red", "white", "yellow", "yellow"]
    roll_dice(g, red=[(2, 0)], white=[(2, 0)], yellow=[(0, 0), (0, 0)])
    play(g, "plunder", space="assyria-1a")
    finish_turn(g)
    play(g, "raid", settlement="assyria-1")
    assert dice_to_roll(g) == ["red", "white", "yellow"]


@rule("raiders:dice.faces")
def test_every_face_has_strength_and_wounds_and_one_is_blank() -> None:
    faces = list(zip(PRINTED.face_strength, PRINTED.face_wounds, strict=True))
    assert len(faces) == 6 * len(DICE) == 18
    assert all(strength >= 0 and wounds >= 0 for strength, wounds in faces)
    assert (0, 0) in faces
