"""Everything the server says has words in both languages, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

import marches.server
from marches.kernel.line import WARNING, Line
from marches.server.speech import Speaker, player_names
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


def test_a_line_of_the_log_says_whether_it_begins_a_turn_or_repeats_an_answer() -> None:
    keys = ("raiders-did-begin-rival-turn", "root-did-phase", "scythe-do-done", "scythe-did-begin-last-turns")
    assert [Speaker("en").said(Line(key, {"turn": 1})).kind for key in keys] == ["turn", "phase", "echo", ""]


def test_a_bot_that_has_no_faction_yet_goes_by_its_level_alone() -> None:
    seats = (("", "random", "apprentice"), ("", "nordic", "apprentice"), ("Ana", "random", ""))
    assert player_names("en", "scythe", seats) == ("Apprentice", "Apprentice (Nordic Kingdoms)", "Ana")


def test_an_event_says_where_its_pieces_go_and_what_it_brings_or_costs() -> None:
    def motion(key: str) -> tuple[str, str, str]:
        said = Speaker("en", ["Ana"]).said(Line(key, {"seat": "seat:0", "count": 2}))
        return said.goes, said.sign, said.gain

    assert motion("root-did-move") == ("", "", "")
    assert motion("raiders-did-take-worker") == ("home", "", "")
    assert motion("scythe-did-gain-popularity") == ("nowhere", "+", "gain:popularity")
    assert motion("scythe-did-lose-power") == ("home", "−", "gain:power")
    assert motion("root-did-score") == ("", "+", "gain:points")
    assert motion("root-did-draw") == ("home", "+", "card:")
    assert motion("root-preview-gain") == ("", "", ""), "only what has happened moves"
