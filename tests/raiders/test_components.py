"""What the box holds."""

from __future__ import annotations

import pytest

from marches.games.raiders.edge.components import PARTS
from marches.games.raiders.rules.tables import SETTLEMENTS
from tests.marks import rule
from tests.raiders.helpers import dealt, dice_to_roll, play, player, position, see, spaces, supply, village

PLUNDER = ("gold", "equipment", "wagon", "livestock")


@rule("raiders:component.cards-tiles")
def test_the_box_holds_its_cards_and_tiles() -> None:
    assert len(PARTS.heroes) == 8
    assert sum(card.copies for card in PARTS.crew) == 76
    assert sum(animal.copies for animal in PARTS.animals) == 36
    assert len(PARTS.quests) == 26


@rule("raiders:component.cards.solo")
def test_the_box_holds_fourteen_schemes_and_four_opponents_on_two_cards() -> None:
    assert len(PARTS.schemes) == 14
    assert PARTS.box.box["rival_cards"] == 2
    assert len(PARTS.levels) == 4
    for level in PARTS.levels:
        rival = see(dealt(level=level.id)).rival
        assert rival is not None
        assert rival.level == level.id


@rule("raiders:component.tokens")
def test_the_box_holds_thirty_two_of_each_token_and_boards_for_four() -> None:
    assert PARTS.box.tokens == {"silver": 32, "kumis": 32, "provision": 32, "wound": 32}
    assert PARTS.box.box["player_boards"] == 4
    assert PARTS.box.box["score_markers"] == 4
    assert len(PARTS.box.colours) == 4
    g = position("purple: silver 0; provision 0\norange: silver 0; provision 0")
    assert [supply(g, token) for token in ("silver", "provision", "kumis", "wounds")] == [32, 32, 32, 32]


@rule("raiders:component.plunder")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_eighty_plunder_tokens_lie_on_the_board_and_in_the_supply(players: int) -> None:
    g = dealt(players) if players > 1 else dealt(level="trader")
    counts = [sum(space.plunder.get(kind, 0) for space in spaces(g)) + supply(g, kind) for kind in PLUNDER]
    assert counts == [14, 20, 20, 26]


@rule("raiders:component.workers")
def test_four_players_use_all_thirty_one_workers() -> None:
    g = dealt(4)
    standing = [*village(g).values(), *[player(g, seat).worker for seat in range(4)]]
    assert standing == ["blue"] * 7
    above = [space.worker for space in spaces(g) if space.in_play]
    assert len(above) == 24
    assert (above.count("grey"), above.count("red")) == (11, 13)
    assert PARTS.box.workers == {"blue": 7, "grey": 11, "red": 13}


@rule("raiders:component.dice")
def test_there_are_two_dice_of_each_colour_with_six_faces() -> None:
    assert {die.id: die.count for die in PARTS.dice} == {"red": 2, "white": 2, "yellow": 2}
    assert [len(die.faces) for die in PARTS.dice] == [6, 6, 6]


@rule("raiders:component.dice")
@pytest.mark.parametrize("settlement", SETTLEMENTS)
def test_no_raid_asks_for_more_than_two_dice_of_a_colour(settlement: str) -> None:
    civilisation, number = settlement.split("-")
    worker = "red" if civilisation == "greece" else "grey"
    g = position(f"""
        players: purple, orange, green, blue
        purple: provision 8; wagon 8; worker {worker}
        purple slot 1: champion
        purple slot 2: champion
        purple slot 3: mercenary
        purple slot 4: strongman
        purple slot 5: strongman
        space {civilisation}-{number}a: gold 1
        space {civilisation}-{number}b: gold 1
    """)
    play(g, "raid", settlement=settlement)
    dice = dice_to_roll(g)
    assert dice.count("yellow") == 2
    assert 1 <= dice.count("red") <= 2
    assert dice.count("white") <= 2
