"""Words: the Project Fluent files, and how a line becomes a sentence in the viewer's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from marches.kernel.line import Fact, Line, Reason
from marches.kernel.mistake import Mistake
from marches.typography import typeset

LANGUAGES = ("en", "fr")


class UnknownLanguage(Mistake):
    """A language Marches does not speak."""


class Words:
    """One language. `names` are the players' names, by seat."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"Marches does not speak {lang!r}; it speaks {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.names = names

    def say(self, line: Line | Reason) -> str:
        """The sentence a line stands for."""
        game = line.key.partition("-")[0]
        return self.message(line.key, {name: self.fact(game, fact) for name, fact in line.facts.items()})

    def phrase(self, lines: Sequence[Line]) -> str:
        """Several short lines as one phrase; a line that ends with a colon introduces the next."""
        phrase = ""
        for said in map(self.say, lines):
            joint = " " if phrase.endswith(":") else "; " if said.endswith(":") else ", "
            phrase += joint + said if phrase else said
        return phrase

    def message(self, key: str, values: Mapping[str, Fact] | None = None) -> str:
        """A message of the language files, filled in. A key without words shows as itself."""
        bundle = _bundle(self.lang, key.partition("-")[0])
        if not bundle.has_message(key):
            return key
        pattern = bundle.get_message(key).value
        if pattern is None:
            return key
        return typeset(str(bundle.format_pattern(pattern, dict(values or {}))[0]), self.lang)

    def knows(self, key: str) -> bool:
        return bool(_bundle(self.lang, key.partition("-")[0]).has_message(key))

    def fact(self, game: str, fact: Fact) -> Fact:
        """A number as it is; a thing by its name."""
        if isinstance(fact, int):
            return fact
        kind, _, thing = fact.partition(":")
        if kind == "seat" and thing.isdigit():
            return self.player(int(thing))
        if self.knows(f"{game}-{kind}-{thing}"):
            return self.message(f"{game}-{kind}-{thing}")
        if self.knows(f"{game}-{kind}"):
            return self.message(f"{game}-{kind}", {"id": thing})
        return thing or fact

    def player(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.message("table-seat", {"id": seat + 1})


def sources(lang: str, prefix: str) -> list[Traversable]:
    """The files whose keys start with `prefix`: `raiders.ftl`, `raiders-cards.ftl`."""
    folder = files("marches.text").joinpath(lang)
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    mine = [file for file in found if file.name.removesuffix(".ftl").partition("-")[0] == prefix]
    return sorted(mine, key=lambda file: file.name)


@cache
def keys(lang: str, prefix: str) -> frozenset[str]:
    """Every key of a language that starts with `prefix`."""
    parts = [entry for resource in _resources(lang, prefix) for entry in resource.body]
    return frozenset(part.id.name for part in parts if isinstance(part, ast.Message))


@cache
def _bundle(lang: str, prefix: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(lang, prefix):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(lang: str, prefix: str) -> list[ast.Resource]:
    # Where in its file a message stands is not needed here, and costs time and memory.
    parser = FluentParser(with_spans=False)
    return [parser.parse(file.read_text("utf-8")) for file in sources(lang, prefix)]
