"""Numbers and words as people type them, checked before anything is done with them."""

from __future__ import annotations

import math
from typing import Annotated

import typer

MOST_DIGITS = 12
SEED_BITS = 127
"""A seed fits into sixteen bytes with its sign."""


def whole_number(text: str) -> int | None:
    """The number a person typed in plain digits; None for anything else, such as ² or a thousand digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def positive(value: float | None) -> float | None:
    """For options that take a number above 0."""
    if value is not None and not (math.isfinite(value) and value > 0):
        raise typer.BadParameter(f"{value} is not a number above 0.")
    return value


def seed_in_range(value: int | None) -> int | None:
    """For `--seed`."""
    if value is not None and abs(value).bit_length() > SEED_BITS:
        raise typer.BadParameter(f"A seed is a number of at most {len(str(2**SEED_BITS)) - 1} digits.")
    return value


Think = Annotated[
    float | None,
    typer.Option(callback=positive, help="Seconds a bot may think about an answer; otherwise its level decides."),
]
Seed = Annotated[int | None, typer.Option(callback=seed_in_range, help="A number to repeat a game's dice and cards.")]
