"""Decks: cards without an order, as masks or counts. Each card is decided when it is drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from marches.kernel.bits import count, nth
from marches.kernel.step import A, Chance, G


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[G, A]):
    """Nature draws one thing from a set; all are equally likely."""

    def deck(self, g: G) -> i64:
        """The mask of what can be drawn."""
        raise NotImplementedError

    def drawn(self, g: G, place: i64) -> A:
        """The action of drawing the thing at this index of the mask."""
        raise NotImplementedError

    def tickets(self, g: G) -> int:
        return int(count(self.deck(g)))

    def outcome(self, g: G, ticket: int) -> A:
        return self.drawn(g, nth(self.deck(g), ticket))


def pour(pile: vec[i64], deck: vec[i64]) -> None:
    """Move everything from one pile into a deck."""
    for kind in range(len(pile)):
        deck[kind] += pile[kind]
        pile[kind] = 0


def kind_at(counts: vec[i64], first: i64, kinds: i64, ticket: i64) -> int:
    """Which kind a ticket draws: the first `counts[first]` tickets draw kind 0, the next ones kind 1, and so on."""
    for kind in range(kinds):
        ticket -= counts[first + kind]
        if ticket < 0:
            return int(kind)
    raise IndexError("the deck has fewer cards than that")
