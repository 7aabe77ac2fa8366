"""Lines in the viewer's language. Making sentences is slow and repetitive, so they are remembered."""

from __future__ import annotations

import asyncio
import gc
import re
import threading
from collections.abc import Mapping, Sequence
from functools import lru_cache

from marches.kernel.line import Fact, Line, Reason
from marches.server.motion import motion_of
from marches.server.wire import Said
from marches.text import LANGUAGES, Told, Words
from marches.typography import NO_BREAK

Pairs = tuple[tuple[str, Fact], ...]
BEGINS_TURN = re.compile(r"-did-begin-(\w+-)?turn$")
ECHO = re.compile(r"[a-z]+-do-")
OPEN = "random"
"""The label of a seat whose faction is not known yet."""
BETWEEN = f" :{NO_BREAK}"
"""What comes between a name and the sentence about it."""


class Speaker:
    """One language at one table. `names` are the players' names, by seat."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = tuple(names)

    def say(self, line: Line | Reason) -> str:
        return self._told(line).words

    def said(self, line: Line) -> Said:
        """A sentence with everything a client may want to know about it."""
        told = self._told(line)
        kind = line.kind or log_kind(line.key)
        motion = motion_of(line.key)
        return Said(
            told.words,
            line.key,
            line.facts,
            kind,
            told.places,
            _after(told, line),
            line.odds,
            motion.goes,
            motion.sign,
            motion.gain,
        )

    def plain(self, line: Line) -> Said:
        """A printed sentence, in which things are not marked."""
        return Said(self.say(line), line.key, line.facts, line.kind)

    def _told(self, line: Line | Reason) -> Told:
        facts = tuple(line.facts.items())
        names = self.names if any(isinstance(f, str) and f.startswith("seat:") for _, f in facts) else ()
        return _said(self.lang, line.key, facts, names)

    def message(self, key: str, values: Mapping[str, Fact] | None = None) -> str:
        """A message with its values filled in as they are, never read as the name of a thing."""
        return Words(self.lang).message(key, values)

    def problem(self, line: Line) -> str:
        """The words of a problem. The server's own lines have plain values, those of the rules name things."""
        return self.message(line.key, line.facts) if line.key.startswith("server-") else self.say(line)

    def thing(self, game: str, kind: str, name: str) -> str:
        """The name of a thing, or its id if it has none."""
        return _named(self.lang, game, f"{kind}:{name}")


async def ready(games: Sequence[str], lang: str) -> None:
    """Load the words of these games once, ahead of time, so that loading delays nobody."""
    missing = [game for game in games if (game, lang) not in _READ]
    if missing:
        await asyncio.to_thread(_read, missing, lang)
        gc.freeze()  # they stay in memory: the garbage collector need not look at them again


def _read(games: Sequence[str], lang: str) -> None:
    with _READING:
        for prefix in (*games, "table", "bots", "server"):
            Words(lang).knows(prefix)
            _READ.add((prefix, lang))


_READ: set[tuple[str, str]] = set()
_READING = threading.Lock()


@lru_cache(maxsize=10_000)
def _named(lang: str, game: str, thing: str) -> str:
    return str(Words(lang).fact(game, thing))


@lru_cache(maxsize=2_000)
def player_names(lang: str, game: str, seats: tuple[tuple[str, str, str], ...]) -> tuple[str, ...]:
    """What players are called, given their name, label and level: their name, or else their seat's.

    A bot that does not know yet what it will play goes by its level alone.
    """
    say, names = Speaker(lang), []
    for name, label, level in seats:
        thing = say.thing(game, "label", label)
        if not name and level:
            thing = say.message(f"bots-{'level' if label == OPEN else 'player'}-{level}", {"seat": thing})
        names.append(name or thing)
    return tuple(names)


@lru_cache(maxsize=60_000)
def _said(lang: str, key: str, facts: Pairs, names: tuple[str, ...]) -> Told:
    return Words(lang, names).told(Line(key, dict(facts)))


def _after(told: Told, line: Line) -> int:
    """The position in a sentence after the subject it begins with."""
    start, end, name = told.places[0] if told.places else (0, 0, "")
    if start or not str(line.facts.get(name, "")).startswith("seat:"):
        return 0
    return len(told.words) - len(told.words[end:].lstrip(BETWEEN))


@lru_cache(maxsize=4_000)
def log_kind(key: str) -> str:
    """What a sentence is in the log, by its key: `turn`, `phase` or `echo`. Empty for everything else."""
    if BEGINS_TURN.search(key):
        return "turn"
    if key.endswith("-did-phase"):
        return "phase"
    return "echo" if ECHO.match(key) else ""


def language(asked: str | None, header: str) -> str:
    """The viewer's language: the one asked for, else the first of `Accept-Language` that Marches speaks."""
    if asked in LANGUAGES:
        return asked
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:400].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((-weight, place, tag[:2].lower()))
    return next((tag for weight, _, tag in sorted(wishes) if tag in LANGUAGES and weight < 0), LANGUAGES[0])
