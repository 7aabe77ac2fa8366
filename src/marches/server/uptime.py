"""When this server was up. While it is down, clocks stop and nobody counts as absent."""

from __future__ import annotations

import msgspec

ALIVE_EVERY = 10_000
"""Milliseconds between two notes that a server is up."""
ASLEEP = 30_000
"""Milliseconds without a sign of life after which the machine must have slept."""
KEPT = 200
"""How many gaps are remembered. Older ones were before any open question."""
Gaps = list[tuple[int, int]]


class Uptime(msgspec.Struct):
    """Since when this process serves, and the times before in which no process did; in milliseconds since 1970."""

    boot: int
    gaps: Gaps = []
    tick: int = 0
    """When this process was last seen to run; 0: not yet."""
    slept: int = 0
    """How long, in all, it did not run since it started: the machine slept."""

    def notice(self, moment: int) -> None:
        """Note that the process is running now. If it did not run for long, the machine slept,
        and no clock counts that time.
        """
        if self.tick and moment - self.tick > ASLEEP:
            self.gaps = [*self.gaps, (self.tick, moment)][-KEPT:]
            self.slept += moment - self.tick
        self.tick = max(self.tick, moment)

    def awake(self, start: int, stop: int) -> int:
        """How long a server was up between two moments."""
        asleep = sum(max(0, min(stop, end) - max(start, begin)) for begin, end in self.gaps)
        return max(0, stop - start - asleep)


def opened(alive: int | None, gaps: Gaps, moment: int, alone: bool) -> Uptime:
    """The uptime of a process that starts now. `alive` is when one was last known to be up; another may still be."""
    if alive is not None and (alone or moment - alive > 2 * ALIVE_EVERY):
        gaps = [*gaps, (alive, moment)][-KEPT:]
    return Uptime(moment, gaps)
