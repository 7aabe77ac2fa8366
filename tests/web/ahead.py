"""Tables that are far along: bots play on for somebody who is away, until it is time to sit down."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence

import httpx

from tests.web.person import new_table

Page = dict[str, object]
AWAY = 3
"""Seconds until the bot sits down; whoever comes back needs less."""


def played_on(
    base: str,
    game: str,
    labels: Sequence[str],
    enough: Callable[[Page], bool],
    seconds: float,
    level: str = "wanderer",
    **more: object,
) -> dict[str, object]:
    """A table whose first seat is a person's, once enough was played or the time is over. Unwatched, it rests."""
    seats = [{"kind": "me", "name": "Ilona", "label": labels[0]}]
    seats += [{"kind": "bot", "level": level, "label": label} for label in labels[1:]]
    table = new_table(base, game, seats, stand_in=level, leaver=AWAY, think=0.01, **more)
    watch = table["watch"]
    assert isinstance(watch, dict)
    headers = {"authorization": f"Bearer {watch['secret']}"}
    end = time.monotonic() + seconds
    with httpx.stream("GET", f"{base}/api/tables/{table['id']}/events", headers=headers, timeout=60) as events:
        for line in events.iter_lines():
            page = json.loads(line.removeprefix("data:")) if line.startswith("data:") else {}
            if "view" in page and (enough(page) or page["over"] is not None or time.monotonic() > end):
                return table
    raise AssertionError("the line broke off")


def answers(least: int) -> Callable[[Page], bool]:
    """When so many answers were given."""
    return lambda page: int(str(page["n"])) >= least
