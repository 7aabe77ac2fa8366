"""Everything the server says has words in both languages, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

import marches.server
from marches.kernel.line import WARNING, Line
from marches.server.speech import Speaker
from tests.text.test_words import messages

KEY = re.compile(r'"(server-[a-z-]+)"')


def test_every_key_of_the_server_has_words_in_both_languages_and_none_is_left_over() -> None:
    code = "\n".join(file.read_text("utf-8") for file in Path(marches.server.__file__).parent.glob("*.py"))
    used = set(KEY.findall(code))
    english, french = messages("en", "server"), messages("fr", "server")
    assert set(english) == used
    assert english == french, "the same keys, filled in with the same facts"


def test_a_sentence_says_where_it_goes_on_after_the_player_it_is_about() -> None:
    gained = Line("raiders-did-gain", {"seat": "seat:0", "good": "good:silver", "count": 2})
    for lang, rest in (("en", "silver +2"), ("fr", "Pièces +2")):
        said = Speaker(lang, ["Ana"]).said(gained)
        assert said.words[said.after :] == rest
        assert [said.words[start:end] for start, end, _ in said.places] == ["Ana", rest.split()[0]]
    assert Speaker("en", ["Ana"]).said(Line("table-undo-other", {"seat": "seat:0"})).after == 0


def test_a_warning_is_told_as_one() -> None:
    said = Speaker("en").said(Line("root-preview-turmoil", {"points": 2}, WARNING))
    assert said.kind == "warning"
