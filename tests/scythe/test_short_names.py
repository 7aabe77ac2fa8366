"""What the browser draws apart is in the language files apart: a short name, an effect, where a territory is."""

from __future__ import annotations

import re

import pytest

from marches.text import LANGUAGES, Words, keys
from marches.typography import NO_BREAK

COLON = {"en": ": ", "fr": f"{NO_BREAK}: "}
EXPLAINED = re.compile(r"scythe-(ability|infra-mod)-(?!space-)[a-z0-9-]+")
PRINTED_HEX = re.compile(r"scythe-hex-r\dc\d")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_or_mod_is_its_short_name_and_its_effect(lang: str) -> None:
    words = Words(lang)
    found = [key for key in keys(lang, "scythe") if EXPLAINED.fullmatch(key)]
    assert len(found) >= 50
    for key in found:
        short, effect = words.part(key, "short"), words.part(key, "effect")
        assert short, key
        assert words.message(key) == f"{short}{COLON[lang]}{effect}", key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_territory_of_the_printed_board_says_where_it_is(lang: str) -> None:
    words = Words(lang)
    placed = {key: words.part(key, "short") for key in keys(lang, "scythe") if PRINTED_HEX.fullmatch(key)}
    lettered = {key: place for key, place in placed.items() if place}
    assert len(lettered) == 46, "all but the Factory and the home bases"
    assert len(set(lettered.values())) == 46
    for key, place in lettered.items():
        assert words.message(key).endswith(f" {place}"), key
