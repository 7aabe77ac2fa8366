"""Everything the game can say has words, in both languages, and every fact finds its place in them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import marches.games.raiders as package
from marches.games.raiders.edge.components import PARTS
from marches.games.raiders.edge.preview import describe
from marches.games.raiders.edge.rulebook import RULEBOOK
from marches.games.raiders.rules import tables
from marches.games.raiders.rules.kit import PRINTED
from marches.kernel.line import Line
from marches.kernel.setup import Setup
from marches.table.table import Table
from marches.table.view import kebab, page, words_of
from marches.testing.playout import random_answer
from marches.text import LANGUAGES, Words

SOURCES = [path.read_text("utf-8") for path in sorted(Path(package.__path__[0]).rglob("*.py"))]
KEYS = sorted(
    {key for source in SOURCES for key in re.findall(r'"(raiders-(?:did|why|preview)-[a-z-]*[a-z])"', source)}
)
ASKS = sorted(
    {
        f"raiders-ask-{kebab(name)}"
        for source in SOURCES
        for name in re.findall(r"class (\w+)\((?:RaidersDecision|RaidersSealed|UseLocation)\)", source)
    }
)
KINDS = {
    "crew": tables.CREW,
    "hero": tables.HEROES,
    "animal": tables.ANIMALS,
    "quest": tables.QUESTS,
    "location": tables.LOCATIONS,
    "settlement": tables.SETTLEMENTS,
    "space": tables.QUEST_PLACES,
    "civ": tables.CIVS,
    "option": tables.OPTIONS,
    "good": tables.GOODS,
    "worker": tables.WORKERS[1:],
    "die": tables.DICE,
    "side": tables.SIDES,
    "display": tables.DISPLAY,
    "unit": tables.UNITS,
    "compare": tables.COMPARES,
    "level": tables.LEVELS,
    "scheme": tables.SCHEMES,
    "label": tables.COLOURS,
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_engine_has_words(lang: str) -> None:
    words = Words(lang)
    assert len(KEYS) > 100
    assert [key for key in KEYS + ASKS if not words.knows(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_name(lang: str) -> None:
    words = Words(lang)
    things = [f"raiders-{kind}-{name}" for kind, names in KINDS.items() for name in names]
    assert [thing for thing in things if not words.knows(thing)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_reads_as_words(lang: str) -> None:
    for action in RULEBOOK.actions.actions:
        said(Words(lang), words_of(RULEBOOK, action))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_can_be_read_out(lang: str) -> None:
    for kind in ("crew", "hero", "animal", "quest", "scheme", "level"):
        for name in KINDS[kind]:
            lines = describe(PRINTED, kind, name)
            assert lines
            for line in lines:
                said(Words(lang), line)
    assert len(PARTS.crew) == len(KINDS["crew"])


@pytest.mark.parametrize("setup", RULEBOOK.sample_setups()[1:5:3], ids=["three players", "solo"])
def test_a_whole_game_is_told_without_a_gap(setup: Setup) -> None:
    rng = Random(5)
    table = Table(RULEBOOK, setup, b"words")
    while table.game.decision is not None:
        if table.n % 5 == 0:
            question = page(RULEBOOK, table.game, table.n, table.game.decision.seats(table.game)[0]).question
            assert question is not None
            offered = [*question.options, *question.refused]
            lines = [question.line, *[option.line for option in offered]]
            lines += [line for option in offered for line in option.preview]
            lines += [Line(o.reason.key, o.reason.facts) for o in offered if o.reason is not None]
            for line in lines:
                said(Words("en"), line)
                said(Words("fr"), line)
        table.answer(*random_answer(table.game, rng))
    for entry in table.entries:
        for event in entry.events:
            said(Words("fr"), event.line)
            said(Words("en"), event.line)


def said(words: Words, line: Line) -> None:
    """The line has words and all its places are filled."""
    text = words.say(line)
    assert words.knows(line.key), line
    assert "{" not in text, f"{line} reads {text!r}"
    assert not re.search(r"\b(crew|good|option|location|animal|quest|worker):\S", text), f"{line} reads {text!r}"
