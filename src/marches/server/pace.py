"""When a bot's answer is given. On a secret question the time must not reveal whether there was anything to choose."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random

from marches.bots import levels
from marches.kernel.game import Game
from marches.kernel.step import Sealed

MARGIN = 0.1
"""Seconds a bot may need on top of its thinking, for the way to its process and back."""
SPREAD = 0.3
SLOWEST = 1.0
"""Seconds by which a busy machine may delay every answer."""
REMEMBERED = 20
"""How many of each level's thinking times are remembered as usual."""


def is_secret(g: Game) -> bool:
    """Whether the pending question is asked whatever the seat holds, so that the time of its
    answer could give it away.
    """
    decision = g.decision
    return decision is not None and (decision.secret or decision.hides(g) or isinstance(decision, Sealed))


class Pace:
    """Draws how long bots take over secret questions, the same whether they had one answer or many."""

    def __init__(
        self,
        rng: Random,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.rng = rng
        self.clock = clock
        self.sleep = sleep
        self._took: dict[tuple[str, float], deque[float]] = {}

    async def hold(self, began: float, level: str, seconds: float | None) -> None:
        """Wait until an answer may be given to a secret question that was asked at `began`."""
        own = levels.LEVELS[level].seconds if seconds is None else seconds
        took = self.clock() - began
        usual = self._took.setdefault((level, own), deque(maxlen=REMEMBERED))
        delay = self._drawn(own, max(usual, default=0.0))
        usual.append(took)
        while delay < took:  # a busy machine: a late answer is delayed further, by as much as another answer takes
            delay += self._drawn(own, 0.0)
        await self.sleep(delay - took)

    def _drawn(self, own: float, longest: float) -> float:
        low = max(own + MARGIN, min(longest, 4 * own + SLOWEST))
        return self.rng.uniform(low, low + SPREAD + min(own, 1.0))


class NoPace(Pace):
    """Gives answers at once, for servers with a test seed, where nothing is secret."""

    async def hold(self, began: float, level: str, seconds: float | None) -> None:
        return
