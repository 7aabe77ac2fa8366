"""How thinking time is measured: by the clock on the wall, or as processor time of the thinking thread.

Someone who waits for an answer counts seconds on the wall. An arena may count processor time instead, so that other
work on the same machine does not shorten what a level thinks.
"""

from __future__ import annotations

import time


class Counting:
    """How this process measures time."""

    def __init__(self) -> None:
        self.processor = False


COUNTING = Counting()


def count_processor_time(processor: bool) -> None:
    """Measure processor time from now on (or clock time again)."""
    COUNTING.processor = processor


def now() -> float:
    """Seconds since an arbitrary moment. Only differences are meaningful."""
    return time.thread_time() if COUNTING.processor else time.perf_counter()
