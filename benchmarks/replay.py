"""Measures how long it takes to replay the record of a whole random 4-player game: `python benchmarks/replay.py
[GAME …]`.
"""

from __future__ import annotations

import sys
import time

from marches import records
from marches.games import GAMES, rulebook
from marches.table.table import Table
from marches.testing.conformance import random_table

SEED = 3
REPEATS = 3


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        book = rulebook(game)
        setup = next(setup for setup in book.sample_setups() if len(setup.seats) == 4)
        record = records.loads(records.dumps(random_table(book, setup, SEED).record))
        times = []
        for _ in range(REPEATS):
            started = time.perf_counter()
            table = Table.replay(book, record)
            times.append(time.perf_counter() - started)
        print(f"{game}: {table.n} answers replayed and checked in {min(times) * 1000:.0f} ms (best of {REPEATS})")


if __name__ == "__main__":
    main()
