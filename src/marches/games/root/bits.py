"""Small sets as bit masks: cards, clearings, seats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([1 << place for place in range(63)])


def bit(place: i64) -> i64:
    """The set of one thing. A table, because compiled code shifts a written 1 as a number of 32 bits."""
    return BITS[place]


def count(mask: i64) -> i64:
    """How many bits are set."""
    return int(mask).bit_count()


def lowest(mask: i64) -> i64:
    """The place of the lowest set bit; the mask is not empty."""
    return int(mask & -mask).bit_length() - 1


def nth(mask: i64, n: i64) -> i64:
    """The place of the n-th set bit, from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


def places(mask: i64) -> list[int]:
    """The places of all set bits, rising."""
    found: list[int] = []
    while mask:
        found.append(int(mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
