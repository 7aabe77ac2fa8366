"""Places of the map have names people understand: what land it is and where it lies."""

from __future__ import annotations

import re

import pytest

from marches.games.scythe.edge.components import PRINTED
from marches.text import LANGUAGES, Words, keys


def name(lang: str, row: int, col: int) -> str:
    return str(Words(lang).fact("scythe", f"hex:r{row}c{col}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_territory_is_called_by_its_land_and_its_row_and_number(lang: str) -> None:
    words = Words(lang)
    for spot in PRINTED.board.territories:
        land = str(words.fact("scythe", f"terrain:{spot.terrain}"))
        called = name(lang, spot.row, spot.col)
        if spot.terrain == "factory":
            assert called.endswith(land)
        else:
            assert called.endswith(f"{land} {'ABCDEFGH'[spot.row - 1]}{spot.col + 1}"), called


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_has_its_own_name(lang: str) -> None:
    names = [name(lang, spot.row, spot.col) for spot in PRINTED.board.territories]
    names += [name(lang, base.row, base.col) for base in PRINTED.board.home_bases]
    assert len(set(names)) == len(names)
    assert not [called for called in names if re.search(r"r\dc\d", called)]
    assert all("base" in name(lang, base.row, base.col) for base in PRINTED.board.home_bases)


def test_the_article_of_a_french_name_follows_no_word_it_would_melt_with() -> None:
    """`de le village` and `à le village` are not French."""
    words, place = Words("fr"), {"hex": "le village C4", "from": "le village C4"}
    said = [words.message(key, place) for key in sorted(keys("fr", "scythe"))]
    assert any("sur le village C4" in sentence for sentence in said)
    assert [sentence for sentence in said if re.search(r"\b(de|à|en) le village C4", sentence)] == []
