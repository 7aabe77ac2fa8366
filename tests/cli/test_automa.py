"""Automas on the command line and on the terminal's board."""

from __future__ import annotations

import pytest
from rich.console import Console

from marches.cli.boards.scythe import board
from marches.cli.play import read_game
from marches.cli.saves import BOT, YOU
from marches.cli.sitting import player_names
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.kernel.mistake import Mistake
from marches.kernel.setup import SetupError
from marches.table.table import Table
from marches.text import Words
from tests.scythe.automa_helpers import FREE, against, turn


def drawn(lang: str, text: str, card: int) -> str:
    g = against(text, state=FREE)
    turn(g, card)
    console = Console(width=160, color_system=None)
    with console.capture() as found:
        console.print(board(RULEBOOK.view(g, 0), 0, Words(lang, ["Ana", "Automa"])))
    return found.get()


def test_an_automa_is_one_word_on_the_command_line() -> None:
    setup, kinds = read_game("scythe", "", "", "", None, None, "automaszyna")
    assert kinds == [YOU, BOT]
    assert setup.seats == ("random", "random")
    assert setup.options["automas"] == "person, automaszyna"


def test_automas_come_after_people_and_bots_and_get_a_faction_of_their_own() -> None:
    setup, kinds = read_game("scythe", "you,veteran", "crimea,saxony", "", None, None, "automa, ultimaszyna")
    assert kinds == [YOU, "veteran", BOT, BOT]
    assert setup.seats == ("crimea", "saxony", "random", "random")
    assert setup.options["automas"] == "person, person, automa, ultimaszyna"
    named, _ = read_game("scythe", "", "crimea,nordic", "", None, None, "automa")
    assert named.seats == ("crimea", "nordic")


def test_an_unknown_level_or_another_game_is_refused() -> None:
    with pytest.raises(SetupError):
        read_game("scythe", "", "", "", None, None, "robot")
    with pytest.raises(Mistake, match="--automa is for Scythe"):
        read_game("root", "", "", "", None, None, "automa")


def test_an_automas_seat_is_called_after_its_level() -> None:
    setup, kinds = read_game("scythe", "", "crimea,nordic", "", None, None, "ultimaszyna")
    names = player_names(Table(RULEBOOK, setup, bytes(16)), kinds, "en")
    assert names[1].endswith("(Ultimaszyna)")
    assert "bot" not in names[1]


def test_the_board_shows_tracker_account_and_outlook() -> None:
    text = drawn("en", "encounters:\n", 10)
    assert "≈≈≈≈·[·]···★II····★··★·★★★ 6/22" in text
    assert "✗ moving a mech: No unit on the board" in text
    assert "✓ worker:" in text
    assert "Next turn, if nothing changes" in text
    assert "Saxon" not in text.split("Next turn")[1].split("╰")[0]


def test_the_board_speaks_french() -> None:
    text = drawn("fr", "encounters:\n", 3)
    assert "Dernier tour" in text
    assert "Prochain tour" in text
