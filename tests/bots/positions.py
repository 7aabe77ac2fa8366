"""Positions the tests of the bots start from."""

from __future__ import annotations

from random import Random

from marches.bots.judges import judge_of
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup
from marches.kernel.step import Chance
from marches.testing.playout import random_answer
from tests.kernel.toy import ToyGame
from tests.kernel.toybook import TOY, setup


def toy_auction(seed: int, players: int = 3, hands: list[list[int]] | None = None) -> ToyGame:
    """The toy game where the first bids are due; with these hands, if they are given."""
    g = TOY.start(setup(players))
    g.advance()
    rng = Random(seed)
    while isinstance(g.decision, Chance):
        g.play_chance(rng.randrange(g.decision.tickets(g)))
    if hands is not None:
        for card in [card for hand in g.hands for card in hand]:
            g.bag.put(card - 1)
        g.hands = [hand.copy() for hand in hands]
        for card in [card for hand in hands for card in hand]:
            g.bag.take(card - 1)
    return g


def reached(book: Rulebook, start: Setup, seed: int, answers: int) -> tuple[Game, int]:
    """A position after this many random answers where somebody has a choice, and who."""
    rng = Random(seed)
    g = book.start(start)
    g.advance()
    played = 0
    while True:
        decision = g.decision
        assert decision is not None, "the game was over before"
        seat = decision.seats(g)[0]
        if seat >= 0 and played >= answers and len(decision.options(g, seat)) > 1:
            return g, seat
        who, action = random_answer(g, rng)
        g.play(who, action)
        played += who >= 0


def before_the_end(book: Rulebook, seed: int, turns: int) -> tuple[Game, int]:
    """A position of a random game of three this many turns before its end where somebody has a choice, and who."""
    rng = Random(seed)
    judge = judge_of(book)
    start = next(sample for sample in book.sample_setups() if len(sample.seats) == 3 and not sample.modules)
    g = book.start(start)
    g.advance()
    choices: list[tuple[Game, int]] = []
    while (decision := g.decision) is not None:
        seat = decision.seats(g)[0]
        if seat >= 0 and len(decision.options(g, seat)) > 1:
            choices.append((g.clone(), seat))
        g.play(*random_answer(g, rng))
    last = judge.turn(g)
    return next(choice for choice in choices if judge.turn(choice[0]) == last - turns)
