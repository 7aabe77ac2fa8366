"""Guided first games: a fixed start, then answers one after the other with the words that explain them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from marches.games.components import Status, convert, parse, section, text_of
from marches.kernel.action import Id
from marches.kernel.script import Scripted
from marches.kernel.setup import Module, Setup, SetupError, Value
from marches.kernel.step import NATURE
from marches.records.migrations import RULINGS

FILE = "guide.yaml"
GUIDE = "guide"
"""The module that makes a game a guided one."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of the guide: who gives it, what it is, which words explain it."""

    seat: str
    say: str
    answer: dict[str, Id]


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `data/guide.yaml` of a game holds."""

    status: Status
    start: str
    steps: list[Step]


@cache
def guide(game: str, file: str = FILE) -> Guide:
    """A guide of a game, from its data file."""
    found = parse(file, text_of(game, file))
    for name in ("status", "start", "steps"):
        section(file, found, name, object)
    return convert(file, "guide", found, Guide)


def script(game: str, seats: tuple[str, ...], file: str = FILE) -> tuple[Scripted, ...]:
    """The answers of the guide, for the table to ask one after the other."""
    return tuple(
        Scripted(NATURE if step.seat == "nature" else seats.index(step.seat), step.answer, f"{game}-guide-{step.say}")
        for step in guide(game, file).steps
    )


def module(players: int, excludes: tuple[str, ...] = (), name: str = GUIDE) -> Module:
    """The module of a guided game for that many players."""
    return Module(name, excludes=excludes, players=range(players, players + 1))


def check(setup: Setup, seats: tuple[str, ...], name: str = GUIDE, options: Mapping[str, Value] | None = None) -> None:
    """A guided game has its own seats and options, usually none, except those a migration wrote."""
    chosen = dict(setup.options) != (options or {}) and RULINGS not in setup.options
    if name in setup.modules and (setup.seats != seats or chosen):
        raise SetupError("table-setup-guide", seats=", ".join(seats))
