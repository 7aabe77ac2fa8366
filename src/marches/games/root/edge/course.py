"""A turn in short, as each faction board prints it: a title for every phase, then its steps."""

from __future__ import annotations

from typing import Final

from marches.games.root.edge import components as data
from marches.games.root.rules.tables import HAND_LIMIT
from marches.kernel.line import TITLE, Fact, Line

DRAW: Final = "draw"
KEEP: Final = "keep"
STEPS: Final[dict[str, dict[str, list[str]]]] = {
    "marquise": {
        "birdsong": ["marquise-wood"],
        "daylight": ["marquise-craft", "marquise-actions"],
        "evening": [DRAW, KEEP],
    },
    "eyrie": {
        "birdsong": ["eyrie-empty-hand", "eyrie-decree", "eyrie-roost"],
        "daylight": ["eyrie-craft", "eyrie-resolve"],
        "evening": ["eyrie-score", DRAW, KEEP],
    },
    "alliance": {
        "birdsong": ["alliance-revolt", "alliance-spread"],
        "daylight": ["alliance-craft", "alliance-mobilize", "alliance-train"],
        "evening": ["alliance-operations", "alliance-draw", KEEP],
    },
    "vagabond": {
        "birdsong": ["vagabond-refresh", "vagabond-slip"],
        "daylight": ["vagabond-items", "vagabond-aid"],
        "evening": ["vagabond-rest", "vagabond-draw", "vagabond-carry"],
    },
    "lizards": {
        "birdsong": ["lizards-outcast", "lizards-conspire"],
        "daylight": ["lizards-rituals", "lizards-sacrifice"],
        "evening": ["lizards-take-back", "lizards-craft", "lizards-draw"],
    },
    "riverfolk": {
        "birdsong": ["riverfolk-protectionism", "riverfolk-dividends", "riverfolk-gather"],
        "daylight": ["riverfolk-commit", "riverfolk-spend"],
        "evening": [KEEP, "riverfolk-prices"],
    },
    "mechanical": {
        "birdsong": ["mechanical-score"],
        "daylight": ["mechanical-order", "mechanical-next"],
        "evening": ["mechanical-orders"],
    },
}
"""The steps by faction board (both Vagabonds have the same) and phase, as the language files name them."""
TOLD: Final[dict[str, list[str]]] = {
    "marquise-actions": ["actions"],
    "alliance-revolt": ["revolt"],
    "alliance-spread": ["martial-law"],
    "vagabond-refresh": ["refresh", "refresh-tea"],
    "vagabond-draw": ["draw", "limit"],
    "vagabond-carry": ["items", "bag"],
    "lizards-draw": ["limit"],
    "riverfolk-protectionism": ["protectionism"],
    "mechanical-score": ["points", "stay"],
    "mechanical-orders": ["orders"],
    KEEP: ["limit"],
}
"""The numbers a step tells."""


def course(board: str, printed: data.Components) -> list[Line]:
    """A turn on this faction board."""
    numbers: dict[str, Fact] = {**next(one for one in printed.factions if one.id == board).numbers}
    numbers |= {"limit": HAND_LIMIT, "items": printed.limits.items, "bag": printed.limits.per_bag}
    lines: list[Line] = []
    for phase, steps in STEPS[board].items():
        lines.append(Line("root-help-phase", {"phase": f"phase:{phase}"}, TITLE))
        lines += [
            Line(f"root-help-turn-{step}", {name: numbers[name] for name in TOLD.get(step, [])}) for step in steps
        ]
    return lines
