"""Small sets as bit masks: cards, clearings, seats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = 0
"""Zero, for conditional expressions: next to a literal 0, compiled code would make objects of both numbers."""

BITS: Final = vec[i64]([1 << place for place in range(63)])


def _by_remainder() -> list[int]:
    found = [0] * 67
    for place in range(63):
        found[(1 << place) % 67] = place
    return found


PLACES: Final = vec[i64](_by_remainder())
"""By the remainder of a power of two divided by 67, which no two of them share: its exponent."""


def bit(place: i64) -> i64:
    """The set of one thing. A table, because compiled code shifts a literal 1 as a number of 32 bits."""
    return BITS[place]


EVERY_OTHER: Final[i64] = int("5" * 16, 16)
"""Every other bit. Compiled, a literal this large would be an object, made a native number at every use."""

COMPILED: Final = type(bit).__name__ != "function"
"""Interpreted, `int.bit_count` is fastest; compiled, it would first make an object of each number."""


def count(mask: i64) -> i64:
    """How many bits are set."""
    if not COMPILED:
        return int(mask).bit_count()
    # Side by side: in pairs, in fours, in eights, then all eights at once.
    mask -= mask >> 1 & EVERY_OTHER
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    return mask * 0x0101010101010101 >> 56 & 0x7F


def lowest(mask: i64) -> i64:
    """The place of the lowest set bit; the mask is not empty."""
    return PLACES[(mask & -mask) % 67]


# Eight small numbers in one, eight bits each: `packed >> place * PACK & MOST` is the one at a place.
PACK: Final = 8
MOST: Final = (1 << PACK) - 1


def total(packed: i64) -> i64:
    """The sum of packed numbers."""
    return packed * 0x0101010101010101 >> 56 & MOST


def nth(mask: i64, n: i64) -> i64:
    """The place of the n-th set bit, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def first(mask: i64, n: i64) -> i64:
    """The n lowest bits that are set."""
    left = mask
    while n > 0:
        left &= left - 1
        n -= 1
    return mask & ~left


def places(mask: i64) -> list[int]:
    """The places of all set bits, rising."""
    found: list[int] = []
    while mask:
        found.append(int(PLACES[(mask & -mask) % 67]))
        mask &= mask - 1
    return found
