"""The words of a game: what everything on its table is called and what it is for. A
client then needs no names itself.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

import msgspec

from marches import rules
from marches.kernel.rulebook import Help, Rulebook
from marches.server.speech import Speaker
from marches.server.wire_reference import ThingOut, WordsOut
from marches.text import Words, keys

SENTENCES = ("ask", "challenge", "did", "do", "guide", "help", "preview", "setup", "why")
"""The second word of keys that do not name a thing."""
SEVERAL = "seat"
"""Players have their own names."""


class Sheet(msgspec.Struct, frozen=True):
    """The words of a game as they are sent, and an ETag that changes when they do."""

    plain: bytes
    packed: bytes
    mark: str


@cache
def sheet(book: Rulebook, lang: str) -> Sheet:
    plain = msgspec.json.encode(glossary(book, lang))
    return Sheet(plain, gzip.compress(plain, mtime=0), f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"')


@cache
def glossary(book: Rulebook, lang: str) -> WordsOut:
    """Every thing of a game in one language."""
    catalogue = book.catalogue()
    words, say = Words(lang), Speaker(lang)
    things: dict[str, ThingOut] = {}
    texts: dict[str, str] = {}
    for kind, name in sorted(_things(book, lang)):
        found, key = catalogue.get(kind, {}).get(name, Help()), f"{book.name}-{kind}-{name}"
        texts |= {rule: rules.find(rule).text(lang) for rule in found.rules}
        things[f"{kind}:{name}"] = ThingOut(
            name=str(words.fact(book.name, f"{kind}:{name}")),
            short=words.part(key, "short"),
            effect=say.say(found.effect) if found.effect else words.part(key, "effect"),
            text=words.part(key, "text"),
            lines=[say.plain(line) for line in found.lines],
            rules=list(found.rules),
            status=found.status,
            print=found.print,
        )
    kinds = sorted(_kinds(book) | _first_words(book, lang))
    named = {kind: words.message(f"{book.name}-{kind}", {"id": "{id}"}) for kind in kinds}
    patterns = {kind: name for kind, name in named.items() if "{id}" in name}
    return WordsOut(book.name, lang, things, patterns, texts, dict(book.changes))


def _things(book: Rulebook, lang: str) -> set[tuple[str, str]]:
    """What answers name, what has print on it, and what the language files name."""
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
