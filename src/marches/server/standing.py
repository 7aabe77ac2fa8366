"""Which standing answers are allowed: to questions the game has, and not too long."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from marches.kernel.action import Id
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import Decision
from marches.server.problem import Problem
from marches.table.view import kebab

LONGEST = 2_000
"""Characters of all answers to one question together."""


def check_standing(book: Rulebook, key: str, answers: Sequence[dict[str, Id]]) -> None:
    """Raise a problem unless the game may ask this and the answers are short."""
    if key not in question_keys(book.name, type(book).__module__):
        raise Problem(422, "server-unknown-question")
    if sum(len(str(answer)) for answer in answers) > LONGEST:
        raise Problem(422, "server-malformed")


@lru_cache(maxsize=64)
def question_keys(game: str, module: str) -> frozenset[str]:
    """The keys of every question a game may ask. Its decisions are in its rulebook's module or beside it."""
    package = module.rpartition(".edge")[0] or module.rpartition(".")[0]
    return frozenset(
        f"{game}-ask-{kebab(kind.__name__)}" for kind in _kinds(Decision) if kind.__module__.startswith(package)
    )


def _kinds(kind: type[Decision[Any]]) -> list[type[Decision[Any]]]:
    return [one for sub in kind.__subclasses__() for one in (sub, *_kinds(sub))]
