"""The words of a game: what everything on its table is called and is for. A client then needs no names of its own."""

from __future__ import annotations

from functools import cache

from marches import rules
from marches.kernel.module import Help, Rulebook
from marches.server.speech import Speaker
from marches.server.wire import ThingOut, WordsOut
from marches.text import Words, keys

SENTENCES = ("ask", "did", "do", "guide", "help", "preview", "setup", "why")
"""What a key's second word says when it names no thing."""
SEVERAL = "seat"
"""Players have names of their own."""


@cache
def glossary(book: Rulebook, lang: str) -> WordsOut:
    """Every thing of a game in one language."""
    catalogue = book.catalogue()
    words, say = Words(lang), Speaker(lang)
    things = {}
    for kind, name in sorted(_things(book, lang)):
        found = catalogue.get(kind, {}).get(name, Help())
        told = [say.say(line) for line in found.lines]
        told += [rules.find(rule).text(lang) for rule in found.rules]
        title = str(words.fact(book.name, f"{kind}:{name}"))
        things[f"{kind}:{name}"] = ThingOut(title, told, list(found.rules), found.status)
    kinds = sorted(_kinds(book) | _first_words(book, lang))
    named = {kind: words.message(f"{book.name}-{kind}", {"id": "{id}"}) for kind in kinds}
    return WordsOut(book.name, lang, things, {kind: name for kind, name in named.items() if "{id}" in name})


def _things(book: Rulebook, lang: str) -> set[tuple[str, str]]:
    """What answers name, what carries print, and what the language files name."""
    found = {(kind, name) for kind, names in book.catalogue().items() for name in names}
    for action in book.actions.actions:
        for thing in book.actions.touches(action):
            kind, _, name = thing.partition(":")
            found.add((kind, name))
    known = sorted(_kinds(book), key=len, reverse=True)
    for key in keys(lang, book.name):
        rest = key.removeprefix(f"{book.name}-")
        kind = next((kind for kind in known if rest.startswith(f"{kind}-")), rest.partition("-")[0])
        if kind not in SENTENCES and rest not in known and rest != kind:
            found.add((kind, rest.removeprefix(f"{kind}-")))
    return {(kind, name) for kind, name in found if kind != SEVERAL}


@cache
def _kinds(book: Rulebook) -> frozenset[str]:
    touched = [thing for action in book.actions.actions for thing in book.actions.touches(action)]
    return frozenset({thing.partition(":")[0] for thing in touched} | set(book.catalogue()))


def _first_words(book: Rulebook, lang: str) -> set[str]:
    return {key.removeprefix(f"{book.name}-") for key in keys(lang, book.name) if key.count("-") == 1}
