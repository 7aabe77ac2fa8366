"""Counting answers: how many sequences of a given length follow from a position. A changed rule changes the count."""

from __future__ import annotations

from marches.kernel.game import Game
from marches.kernel.step import NATURE, Chance


def perft(g: Game, depth: int) -> int:
    """Sequences of `depth` answers, nature's included (each different draw or face once); a game may end before."""
    decision = g.decision
    if depth == 0 or decision is None:
        return 1
    total = 0
    for seat in (NATURE,) if isinstance(decision, Chance) else decision.seats(g):
        options = decision.options(g, seat)
        if depth == 1:
            total += len(options)
            continue
        for action in options:
            after = g.clone()
            after.play(seat, action)
            total += perft(after, depth - 1)
    return total
