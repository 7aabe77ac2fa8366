"""Small sets as bit masks: cards, clearings, seats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = 0
"""Zero, for conditional expressions: with a literal 0, compiled code would turn both numbers into objects."""

BITS: Final = vec[i64]([1 << place for place in range(63)])


def _by_remainder() -> list[int]:
    found = [0] * 67
    for place in range(63):
        found[(1 << place) % 67] = place
    return found


PLACES: Final = vec[i64](_by_remainder())
"""Exponents of powers of two, by remainder modulo 67: each power has a different one."""


def bit(place: i64) -> i64:
    """A mask with one bit set. Uses a table, because compiled code treats a literal 1 as a 32-bit number."""
    return BITS[place]


EVERY_OTHER: Final[i64] = int("5" * 16, 16)
"""A mask of every second bit. In compiled code a literal this large would be an object, converted at every use."""

COMPILED: Final = type(bit).__name__ != "function"
"""`int.bit_count` is fastest when interpreted; compiled, it would turn each number into an object first."""


def count(mask: i64) -> i64:
    """How many bits are set."""
    if not COMPILED:
        return int(mask).bit_count()
    # Add neighbouring bits: in pairs, in fours, in eights, then all eights at once.
    mask -= mask >> 1 & EVERY_OTHER
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    return mask * 0x0101010101010101 >> 56 & 0x7F


def lowest(mask: i64) -> i64:
    """The index of the lowest set bit. The mask must not be empty."""
    return PLACES[(mask & -mask) % 67]


# Eight small numbers packed into one, eight bits each: `packed >> place * PACK & MOST` reads one of them.
PACK: Final = 8
MOST: Final = (1 << PACK) - 1


def total(packed: i64) -> i64:
    """The sum of the packed numbers."""
    return packed * 0x0101010101010101 >> 56 & MOST


def nth(mask: i64, n: i64) -> i64:
    """The index of the n-th set bit, counting from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def first(mask: i64, n: i64) -> i64:
    """A mask of the n lowest set bits."""
    left = mask
    while n > 0:
        left &= left - 1
        n -= 1
    return mask & ~left


def places(mask: i64) -> list[int]:
    """The indices of all set bits, in ascending order."""
    found: list[int] = []
    while mask:
        found.append(int(PLACES[(mask & -mask) % 67]))
        mask &= mask - 1
    return found
