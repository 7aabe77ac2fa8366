"""Measures iterations per second in the middle of a game: for the search as it plays, and with 100-answer playouts."""

from __future__ import annotations

import argparse
import time
from random import Random

from marches.bots.judges import judge_of
from marches.bots.search.judge import Judge
from marches.bots.search.mcts import Search
from marches.bots.search.policy import rollout, settle
from marches.games import rulebook
from marches.kernel import game as kernel_game
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from marches.testing.playout import playout

NEVER = 1 << 40


def middle(book: Rulebook, judge: Judge, players: int, answers: int, seed: int) -> Game:
    """A position after this many light answers in which somebody has a choice."""
    setup = next(setup for setup in book.sample_setups() if len(setup.seats) == players)
    rng = Random(seed)
    g: Game = book.start(setup)
    g.advance()
    rollout(g, judge, rng, NEVER, answers)
    settle(g, rng)
    assert g.decision is not None, "the game was over before"
    return g


def searched(book: Rulebook, judge: Judge, g: Game, seconds: float) -> float:
    """Iterations per second of the search as it plays."""
    assert g.decision is not None
    search = Search(book, judge, Random(1), 1.0, 2.0)
    started = time.process_time()
    search.think(g, g.decision.seats(g)[0], seconds, 0)
    return search.done / (time.process_time() - started)


def played_out(book: Rulebook, g: Game, seconds: float) -> float:
    """Re-deals per second, each followed by a random playout of 100 players' answers."""
    assert g.decision is not None
    seat = g.decision.seats(g)[0]
    rng = Random(1)
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        playout(book.redeal(g, seat, rng), rng, 100)
        done += 1
    return done / (time.process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--answers", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args()
    book = rulebook(options.game)
    judge = judge_of(book)
    engine = "interpreted" if kernel_game.__file__.endswith(".py") else "compiled"
    positions = [middle(book, judge, options.players, options.answers, seed) for seed in range(3)]
    rates = sorted(searched(book, judge, g, options.seconds) for g in positions)
    playouts = sorted(played_out(book, g, options.seconds) for g in positions)
    measured = f"one core (processor time), median of {len(positions)} positions"
    print(f"{options.game}, {options.players} seats, {engine}, {measured}:")
    print(f"  search as it plays        {rates[1]:>10,.0f} iterations/s")
    print(f"  100-answer random playouts {playouts[1]:>9,.0f} iterations/s")


if __name__ == "__main__":
    main()
