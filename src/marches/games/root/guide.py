"""root:guide.turns  The guided first game: a fixed start, then two turns answer by answer, then free play."""

from __future__ import annotations

from functools import cache

import msgspec

from marches.games.components import Status, convert, parse, section, text_of
from marches.kernel.action import Id
from marches.kernel.module import Scripted
from marches.kernel.step import NATURE

FILE = "guide.yaml"
SEATS = ("marquise", "eyrie", "alliance", "vagabond")
"""root:guide.seats  Clockwise, the Marquise first."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of the guide: who gives it, what it is, which words explain it."""

    seat: str
    say: str
    answer: dict[str, Id]


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: Status
    start: str
    steps: list[Step]


@cache
def guide() -> Guide:
    """root:guide.fixed-setup, guide.fixed-hands, guide.marquise-setup  The start as a scenario, and the answers."""
    found = parse(FILE, text_of("root", FILE))
    for name in ("status", "start", "steps"):
        section(FILE, found, name, object)
    return convert(FILE, "guide", found, Guide)


def script() -> tuple[Scripted, ...]:
    """The answers of the guide, for the table to ask one after the other."""
    return tuple(
        Scripted(NATURE if step.seat == "nature" else SEATS.index(step.seat), step.answer, f"root-guide-{step.say}")
        for step in guide().steps
    )
