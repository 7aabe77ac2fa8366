"""The rules ledgers: every rule by id, in English and French, and ways to find one."""

from __future__ import annotations

import difflib
import unicodedata
from functools import cache
from importlib.resources import files

import msgspec

from marches.kernel.mistake import Mistake
from marches.typography import typeset

GAMES = ("raiders", "root", "scythe")


class Rule(msgspec.Struct, frozen=True):
    """One ledger entry."""

    id: str
    kind: str
    module: str
    en: str
    fr: str
    check: str = ""
    conflict: str = ""
    source: str = ""
    needs: str = ""
    needs_note: str = ""

    @property
    def game(self) -> str:
        return self.id.partition(":")[0]

    def text(self, lang: str) -> str:
        return typeset(self.fr if lang == "fr" else self.en, lang)


class UnknownRule(Mistake):
    """An id that is in no ledger."""


@cache
def ledger(game: str) -> dict[str, Rule]:
    """The rules of a game, by id, in the order of the ledger."""
    if game not in GAMES:
        raise UnknownRule(f"{game!r} has no ledger. Available: {', '.join(GAMES)}.")
    import yaml

    text = files("marches.rules").joinpath(f"{game}.yaml").read_text("utf-8")
    loader: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return {rule.id: rule for rule in msgspec.convert(yaml.load(text, loader), list[Rule])}


def find(rule_id: str) -> Rule:
    """The rule with this id. The error for an unknown id suggests the nearest one."""
    game = rule_id.partition(":")[0]
    if game not in GAMES:
        raise UnknownRule(f"{rule_id!r} names no game; ids look like raiders:raid.pay or root:4.3.1.")
    rules = ledger(game)
    if rule_id not in rules:
        near = difflib.get_close_matches(rule_id, rules, n=3, cutoff=0.4)
        hint = f" Did you mean {', '.join(near)}?" if near else ""
        raise UnknownRule(f"The ledger of {game} has no rule {rule_id!r}.{hint}")
    return rules[rule_id]


def search(query: str, games: tuple[str, ...] = GAMES) -> list[Rule]:
    """Rules that hold every word of the query, in either language or in the id; accents and case do not matter.

    Rules that hold the query as one phrase come first. The game's name in an id counts only where an id is asked for.
    """
    words = _plain(query).split()
    phrase = " ".join(words)
    hits = []
    for game in games:
        for rule, *texts in _searchable(game, ":" in phrase):
            english, french = texts
            if any(all(word in text for word in words) for text in (english, french)):
                hits.append((phrase not in english and phrase not in french, rule))
    return [rule for _, rule in sorted(hits, key=lambda hit: hit[0])]


@cache
def _searchable(game: str, whole_id: bool) -> tuple[tuple[Rule, str, str], ...]:
    """Every rule with its search text in English and French."""
    found = []
    for rule in ledger(game).values():
        name = rule.id if whole_id else rule.id.partition(":")[2]
        found.append((rule, _plain(f"{name} {rule.en}"), _plain(f"{name} {rule.fr}")))
    return tuple(found)


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
