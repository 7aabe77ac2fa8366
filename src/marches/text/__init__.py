"""Words: the Project Fluent files, and the code that turns a line into a sentence in the viewer's language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

import msgspec

from marches import games
from marches.kernel.line import TITLE, Fact, Line, Reason
from marches.kernel.mistake import Mistake
from marches.typography import typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "fr")
JOINT = {lang: typeset(" ; " if lang == "fr" else "; ", lang) for lang in LANGUAGES}
"""What separates the parts of a phrase."""
OPEN, CLOSE = 0xE100, "\ue000"
"""Characters used in no language. They mark the names of things, to find them in a sentence."""
MARKS = re.compile(f"[{chr(OPEN)}-{chr(OPEN + 0xFF)}{CLOSE}]")
MARKED = re.compile(f"([{chr(OPEN)}-{chr(OPEN + 0xFF)}])([^{CLOSE}]*){CLOSE}")

SEAT = re.compile("[0-9]{1,3}")


class UnknownLanguage(Mistake):
    """A language Marches does not have."""


class Told(msgspec.Struct, frozen=True):
    """A sentence and the positions of the things it names: from, to, and the name of the fact."""

    words: str
    places: tuple[tuple[int, int, str], ...] = ()


class Words:
    """One language. `names` are the players' names, by seat."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"Marches does not speak {lang!r}; it speaks {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.names = names

    def say(self, line: Line | Reason) -> str:
        """The sentence for a line."""
        return self.told(line).words

    def told(self, line: Line | Reason) -> Told:
        """The sentence for a line, with the positions of the things it names."""
        game, things = line.key.partition("-")[0], list(line.facts)
        values: dict[str, Fact] = {}
        for number, (name, fact) in enumerate(line.facts.items()):
            known = self.fact(game, fact)
            values[name] = f"{chr(OPEN + number)}{MARKS.sub('', str(known))}{CLOSE}" if isinstance(fact, str) else known
        return _unmarked(self.message(line.key, values), things)

    def phrase(self, lines: Sequence[Line]) -> str:
        """Several short lines as one phrase. A title introduces the lines after it."""
        phrase, joint = "", ""
        for line, after in zip(lines, [*lines[1:], None], strict=True):
            introduces = line.kind == TITLE and after is not None and after.kind != TITLE
            joint = JOINT[self.lang] if line.kind == TITLE and joint else joint
            phrase += joint + (self.message("table-title", {"words": self.say(line)}) if introduces else self.say(line))
            joint = " " if introduces else ", "
        return phrase

    def message(self, key: str, values: Mapping[str, Fact] | None = None) -> str:
        """A message with its facts filled in. A key without words shows as itself."""
        return self._formatted(key, "", values) or key

    def part(self, key: str, name: str) -> str:
        """An attribute of a message, such as a thing's short name (`.short`); empty if it has none."""
        return self._formatted(key, name, None)

    def _formatted(self, key: str, name: str, values: Mapping[str, Fact] | None) -> str:
        bundle = _bundle(self.lang, key.partition("-")[0])
        if not bundle.has_message(key):
            return ""
        message = bundle.get_message(key)
        pattern = message.attributes.get(name) if name else message.value
        if pattern is None:
            return ""
        return typeset(str(bundle.format_pattern(pattern, dict(values or {}))[0]), self.lang)

    def knows(self, key: str) -> bool:
        return bool(_bundle(self.lang, key.partition("-")[0]).has_message(key))

    def fact(self, game: str, fact: Fact) -> Fact:
        """A fact in words: a number as it is, a thing by its name."""
        if isinstance(fact, int):
            return fact
        kind, _, thing = fact.partition(":")
        if kind == "seat" and SEAT.fullmatch(thing):
            return self.player(int(thing))
        if self.knows(f"{game}-{kind}-{thing}"):
            return self.message(f"{game}-{kind}-{thing}")
        if self.knows(f"{game}-{kind}"):
            return self.message(f"{game}-{kind}", {"id": thing})
        return thing or fact

    def player(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.message("table-seat", {"id": seat + 1})


def _unmarked(marked: str, names: Sequence[str]) -> Told:
    """A sentence without those characters, and the things that were between them."""
    words, places, start = "", [], 0
    for found in MARKED.finditer(marked):
        words += marked[start : found.start()]
        places.append((len(words), len(words) + len(found[2]), names[ord(found[1]) - OPEN]))
        words, start = words + found[2], found.end()
    return Told(words + marked[start:], tuple(places))


def sources(lang: str, prefix: str) -> list[Traversable]:
    """The files whose keys start with `prefix`: `raiders.ftl`, `raiders-cards.ftl`."""
    brought = games.words_of(prefix)
    folder = files("marches.text").joinpath(lang) if brought is None else brought / lang
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    mine = [file for file in found if file.name.removesuffix(".ftl").partition("-")[0] == prefix]
    return sorted(mine, key=lambda file: file.name)


@cache
def keys(lang: str, prefix: str) -> frozenset[str]:
    """Every key of a language that starts with `prefix`."""
    from fluent.syntax import ast

    parts = [entry for resource in _resources(lang, prefix) for entry in resource.body]
    return frozenset(part.id.name for part in parts if isinstance(part, ast.Message))


@cache
def _bundle(lang: str, prefix: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(lang, prefix):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(lang: str, prefix: str) -> list[ast.Resource]:
    from fluent.syntax import FluentParser

    # A game of one's own may have only English words. They are used wherever its French ones are missing.
    english = sources(LANGUAGES[0], prefix) if lang != LANGUAGES[0] and games.words_of(prefix) is not None else []
    # The position of a message in its file is not needed here, and costs time and memory.
    parser = FluentParser(with_spans=False)
    return [parser.parse(file.read_text("utf-8")) for file in (*sources(lang, prefix), *english)]
