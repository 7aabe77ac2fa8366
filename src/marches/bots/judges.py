"""Finds the judge of a game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from marches.bots.search.judge import Judge
from marches.bots.search.plain import PlainJudge
from marches.kernel.rulebook import Rulebook


def judge_of(rulebook: Rulebook) -> Judge:
    """The judge of a game: its own from `bots/<game>.py`, or the plain one."""
    name = f"marches.bots.{rulebook.name}"
    if find_spec(name) is None:
        return PlainJudge(rulebook)
    found = import_module(name).JUDGE
    assert isinstance(found, Judge)
    return found
