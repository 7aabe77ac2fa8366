"""What an event looks like on the board: which way its pieces go, what it brings or costs. Its key names a verb."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

import msgspec

DID = "-did-"
TAKES = re.compile(r"(take|remove|plunder|pick|clear|hire|draw|load|quest|buy|explore|lose|kill)")
STAYS = re.compile(r"(gain|pay|battle|mark)")
COSTS = re.compile(r"(pay|shed|lose|spend|discard|damage|exhaust|drop)")
BRINGS = re.compile(r"(gain|score|draw|train|quest|gather|craft|reveal|place-star)")
POINTS = frozenset({"score", "points", "quest"})
"""What events about points call them."""


class Motion(msgspec.Struct, frozen=True):
    """Where pieces go, from their player to a place unless it says otherwise; what comes or goes, and its sign."""

    goes: Literal["", "home", "nowhere"] = ""
    sign: Literal["", "+", "−"] = ""
    gain: str = ""


@lru_cache(maxsize=4_000)
def motion_of(key: str) -> Motion:
    """The motion of an event; nothing for lines that are not events."""
    _, did, verb = key.partition(DID)
    if not did:
        return Motion()
    goes: Literal["", "home", "nowhere"] = "nowhere" if STAYS.match(verb) else "home" if TAKES.match(verb) else ""
    sign: Literal["", "+", "−"] = "−" if COSTS.match(verb) else "+" if BRINGS.match(verb) else ""
    what = verb[verb.find("-") + 1 :]
    gain = "gain:points" if what in POINTS else "card:" if verb.startswith("draw") else f"gain:{what}"
    return Motion(goes, sign, gain if sign else "")
