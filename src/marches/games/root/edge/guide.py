"""root:guide.turns  The guided first game: a fixed start, then two turns answer by answer, then free play.

root:guide.fixed-setup, guide.fixed-hands, guide.marquise-setup  The start is a scenario in `data/guide.yaml`.
"""

from __future__ import annotations

from marches.games import guides
from marches.games.guides import Guide
from marches.kernel.script import Scripted

SEATS = ("marquise", "eyrie", "alliance", "vagabond")
"""root:guide.seats  Clockwise, the Marquise first."""


def guide() -> Guide:
    return guides.guide("root")


def script() -> tuple[Scripted, ...]:
    return guides.script("root", SEATS)
