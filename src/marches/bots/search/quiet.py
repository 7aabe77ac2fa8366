"""Thinking without the garbage collector's pauses."""

from __future__ import annotations

import gc


class CollectorWaits:
    """`with CollectorWaits():` the garbage collector waits until the block is over.

    Going through a large tree it would stop a bot for up to a third of a second, and make its answer late by as much;
    positions a bot has done with need no collector. (`contextlib` makes objects as a block ends, which would start the
    collector before the answer is out.)
    """

    def __init__(self) -> None:
        self.collecting = gc.isenabled()

    def __enter__(self) -> None:
        gc.disable()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if self.collecting:
            gc.enable()
