"""What a thought's time is counted by: the clock on the wall, or the processor time of the thread that thinks.

Someone who waits for an answer counts seconds on the wall. An arena may count processor time instead, so that other
work on the same machine does not shorten what a level thinks.
"""

from __future__ import annotations

import time


class Counting:
    """How this process counts."""

    def __init__(self) -> None:
        self.processor = False


COUNTING = Counting()


def count_processor_time(processor: bool) -> None:
    """From now on, count processor time (or the clock again)."""
    COUNTING.processor = processor


def now() -> float:
    """Seconds since some moment: only differences mean something."""
    return time.thread_time() if COUNTING.processor else time.perf_counter()
