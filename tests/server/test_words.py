"""Everything the server says has words in both languages, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

import marches.server
from marches.games import GAMES
from tests.text.test_words import messages

KEY = re.compile(r'"(server-[a-z-]+)"')


def test_every_key_of_the_server_has_words_in_both_languages_and_none_is_left_over() -> None:
    code = "\n".join(file.read_text("utf-8") for file in Path(marches.server.__file__).parent.glob("*.py"))
    used = set(KEY.findall(code))
    english, french = messages("en", "server"), messages("fr", "server")
    games = {key for key in english if key.startswith("server-game-")} - {"server-game-gone"}
    assert set(english) - games == used
    assert {f"server-game-{name}" for name in GAMES} <= games
    assert english == french, "the same keys, filled in with the same facts"
