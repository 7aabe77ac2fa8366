"""Arrays of numbers, as positions keep them."""

from librt.vecs import vec
from mypy_extensions import i64


def filled(size: int, value: int) -> vec[i64]:
    """An array of `size` equal numbers."""
    return vec[i64]([value] * size)


def zeros(size: int) -> vec[i64]:
    """An array of `size` zeros."""
    return vec[i64]([0] * size)
