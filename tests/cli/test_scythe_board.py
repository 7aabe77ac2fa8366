"""Scythe's map in the terminal, on screens of every width."""

import io

import pytest
from rich.console import Console

from marches.cli.boards import draw
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.text import LANGUAGES, Words
from tests.scythe.helpers import DUEL, position

HELD = """
    hex r1c4: nordic character; nordic mech 1; nordic 2 workers; nordic mine; 3 oil
    hex r6c2: crimea 2 workers
    turn nordic
"""


def shown(wide: int, lang: str) -> list[str]:
    """The lines shown by a terminal with this many columns."""
    paper = io.StringIO()
    words = Words(lang, ["Ana", "Bela"])
    Console(width=wide, file=paper).print(draw(RULEBOOK, position(DUEL + HELD), 0, words))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wide", [70, 80, 100, 118, 160])
def test_a_row_of_hexes_stays_on_one_line_at_any_width(lang: str, wide: int) -> None:
    printed = shown(wide, lang)
    assert max(map(len, printed)) <= wide
    row = next(line for line in printed if "A2 " in line)
    assert [place for place in ("A3 ", "A4 ", "A5 ", "A6 ", "A7 ") if place not in row] == []
    assert any("♟1M1w2" in line for line in printed)
    mine, oil = (str(Words(lang).fact("scythe", thing)) for thing in ("structure:mine", "resource:oil"))
    assert any(f"▲{mine[:2]}" in line and (f" {oil[0]}3" in line or f" {oil[:2]}3" in line) for line in printed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_if_no_map_fits_a_list_says_what_is_where(lang: str) -> None:
    printed = shown(50, lang)
    assert max(map(len, printed)) <= 50
    held = next(line for line in printed if "♟1M1w2" in line)
    words = Words(lang)
    assert str(words.fact("scythe", "structure:mine")) in held
    assert f"{str(words.fact('scythe', 'resource:oil'))[:2]}3" in held
    assert not any("A2 " in line for line in printed)  # nothing is there
