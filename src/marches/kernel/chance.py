"""Decks without order, and where nature's answers come from."""

from __future__ import annotations

import hashlib
from typing import Final


class Bag:
    """A deck as a bag of counts per kind of card: drawing asks nature which card comes.

    Cards whose place is known lie beside the bag: `top` is drawn first (its last entry comes next), `bottom` last.
    """

    def __init__(self, counts: list[int], top: list[int] | None = None, bottom: list[int] | None = None) -> None:
        self.counts = counts
        self.loose = sum(counts)
        self.top: list[int] = top if top is not None else []
        self.bottom: list[int] = bottom if bottom is not None else []

    def __len__(self) -> int:
        return self.loose + len(self.top) + len(self.bottom)

    def clone(self) -> Bag:
        return Bag(self.counts.copy(), self.top.copy(), self.bottom.copy())

    def known_next(self) -> int:
        """The card that certainly comes next, or -1 where nature decides."""
        if self.top:
            return self.top[-1]
        if self.loose == 0 and self.bottom:
            return self.bottom[0]
        return -1

    def tickets(self) -> int:
        """How many equally likely draws there are."""
        return 1 if self.known_next() >= 0 else self.loose

    def at(self, ticket: int) -> int:
        """The card a ticket draws."""
        known = self.known_next()
        if known >= 0:
            return known
        card = 0
        for count in self.counts:
            if ticket < count:
                return card
            ticket -= count
            card += 1
        raise IndexError("no such ticket in this bag")

    def take(self, card: int) -> None:
        """Remove the card that was drawn."""
        known = self.known_next()
        if known >= 0:
            if known != card:
                raise ValueError(f"card {card} was drawn while card {known} lies on top")
            if self.top:
                self.top.pop()
            else:
                self.bottom.pop(0)
            return
        if self.counts[card] <= 0:
            raise ValueError(f"no card {card} in this bag")
        self.counts[card] -= 1
        self.loose -= 1

    def put(self, card: int, count: int = 1) -> None:
        """Shuffle cards in: nobody knows where they lie."""
        self.counts[card] += count
        self.loose += count

    def pour(self, pile: Bag) -> None:
        """Shuffle every card of `pile` into this bag."""
        for card in range(len(pile.counts)):
            self.counts[card] += pile.counts[card]
            pile.counts[card] = 0
        self.loose += pile.loose
        pile.loose = 0
        for card in pile.top + pile.bottom:
            self.put(card)
        pile.top.clear()
        pile.bottom.clear()


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
    """What is shown when the game starts, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed).hexdigest()
