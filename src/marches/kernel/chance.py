"""Random streams for nature's answers."""

from __future__ import annotations

import hashlib
from typing import Final


class Streams:
    """Nature's answers: a function of the seed, the stream's name and how often it was asked.

    Ticket `k` of stream `name` is SHA-256 of "seed-in-hex/name/k", read as a number, modulo the tickets: anyone
    can check a game in any language once the seed is shown.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed
        self._asked: Final[dict[str, int]] = {}

    def ticket(self, name: str, tickets: int) -> int:
        """The next ticket of stream `name`."""
        index = self._asked.get(name, 0)
        self._asked[name] = index + 1
        digest = hashlib.sha256(f"{self.seed.hex()}/{name}/{index}".encode()).digest()
        return int.from_bytes(digest, "big") % tickets


def seed_hash(seed: bytes) -> str:
    """The hash shown when the game starts. It proves afterwards that the seed was not changed."""
    return hashlib.sha256(seed).hexdigest()
