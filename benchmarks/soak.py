"""The long random runs: every setup of every game, until the asked number of games has been played.

`python benchmarks/soak.py [HOW_MANY] [GAME …]`. None may crash, stall or lose a piece; all cores share the work.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor

from marches.games import GAMES, rulebook
from marches.kernel.testing import check_game, check_non_interference, check_replay

DEFAULT = 10_000
CHUNK = 50
CLOSELY = 40
"""One game in so many of each setup is also replayed and looked at with every seat's eyes."""


def play(game: str, first: int, count: int) -> int:
    """Play `count` games from seed `first` on, over all setups in turn; all decisions made."""
    book = rulebook(game)
    setups = book.soak_setups()
    decisions = 0
    for seed in range(first, first + count):
        turn, index = divmod(seed, len(setups))
        setup = setups[index]
        decisions += check_game(book, setup, seed, every=200)
        if turn % CLOSELY == index % CLOSELY:
            check_replay(book, setup, seed)
            check_non_interference(book, setup, seed, every=7)
    return decisions


def main() -> None:
    games = [word for word in sys.argv[1:] if not word.isdigit()] or list(GAMES)
    wanted = next((int(word) for word in sys.argv[1:] if word.isdigit()), DEFAULT)
    for game in games:
        started = time.monotonic()
        with ProcessPoolExecutor() as pool:
            jobs = [pool.submit(play, game, first, min(CHUNK, wanted - first)) for first in range(0, wanted, CHUNK)]
            decisions = 0
            for number, job in enumerate(jobs, 1):
                decisions += job.result()
                if number % 20 == 0 or number == len(jobs):
                    print(f"{game}: {min(number * CHUNK, wanted)} of {wanted} games", flush=True)
        spent = time.monotonic() - started
        print(f"{game}: {wanted} games, {decisions} answers, {spent:.0f} s; none crashed, stalled or lost a piece.")


if __name__ == "__main__":
    main()
