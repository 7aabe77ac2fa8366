"""Numbers and words as people type them, checked before anything is done with them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated

import typer

from marches.kernel.mistake import Mistake
from marches.kernel.setup import Value

MOST_DIGITS = 12
SEED_BITS = 127
"""The largest seed: it fits into sixteen bytes, including its sign."""


def whole_number(text: str) -> int | None:
    """The number a person typed in plain digits; None for anything else, such as ² or a thousand digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def option_value(item: str) -> tuple[str, Value]:
    """An option of a setup as `--set` takes it: name=value."""
    name, mark, text = item.partition("=")
    if not mark:
        raise Mistake(f"--set takes name=value, not {item!r}")
    if text in ("true", "false"):
        return name, text == "true"
    number = whole_number(text.removeprefix("-"))
    if number is None:
        return name, text
    return name, -number if text.startswith("-") else number


def automas_behind(seats: int, levels: Sequence[str]) -> str:
    """The option that puts Automas of these levels after a number of other seats."""
    return ", ".join(["person"] * seats + [*levels])


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
