"""Thinking without the garbage collector's pauses.

On a large tree the collector would stop a bot for up to a third of a second and make its answer late by as much;
positions that a bot no longer needs are freed without it. A `with` block would not do: creating it may start the
collector before it is paused.
"""

from __future__ import annotations

import gc


def hold_collector() -> bool:
    """Pause the garbage collector. Returns whether it was on."""
    collecting = gc.isenabled()
    gc.disable()
    return collecting


def release_collector(collecting: bool) -> None:
    """Turn the collector on again if it was on before."""
    if collecting:
        gc.enable()
