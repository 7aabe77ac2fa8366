"""Made-up inputs in batches, the same for the same batch number. Both kinds of fuzzing use this."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy


def batch(one: Callable[[Any], None], strategy: SearchStrategy[Any], number: int, count: int) -> tuple[int, list[str]]:
    """Try at most `count` inputs. Returns how many were tried, and what failed."""
    tried = 0
    failures: list[str] = []

    @seed(number)
    @settings(
        max_examples=count,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def try_all(value: Any) -> None:
        nonlocal tried
        tried += 1
        try:
            one(value)
        except Exception:
            failures.append(f"{value!r}: {traceback.format_exc()}"[:4000])

    try_all()
    return tried, failures
