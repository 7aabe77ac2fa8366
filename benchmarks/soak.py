"""The long random runs: every setup of every game, until the asked number of games has been played.

`python benchmarks/soak.py [HOW_MANY] [GAME …] [--workers N] [--first SEED]`

None may crash, stall, lose a piece or tell a secret. Every game is played to its end with its pieces counted on the
way and looked at with every seat's eyes at some of its decisions; one game in ten of each setup is also recorded,
written, read and replayed. A game that fails is named with its setup and seed, and the run goes on; it ends with exit
code 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed

import msgspec

from marches.games import GAMES, rulebook
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup
from marches.testing.conformance import check_game, check_replay, count_non_interference

DEFAULT = 10_000
CHUNK = 50
COUNT_EVERY = 10
"""The pieces are counted after one answer in this many, and at the end: what is lost stays lost."""
LOOK_EVERY = {"scythe": 353}
USUALLY = 89
"""One decision in this many (the seed says which) is looked at closely: answers, clone, every seat's view. Random
games of Scythe are long, and most of their decisions can only be passed."""
LIMIT = 100_000
"""Answers after which a game counts as endless. Two Vagabonds may take over 20,000 (docs/decisions/0008)."""
REPLAY = 10
"""One game in this many of each setup is recorded twice, written, read and replayed."""
SHARES = (0, 1, 10, 25, 50, 75, 90, 99, 100)


class Haul(msgspec.Struct):
    """What some games brought: their lengths, the re-deals each seat of each setup stood, what failed."""

    lengths: list[tuple[int, int]] = []
    """Players and answers of each game."""
    trials: dict[tuple[int, int], int] = {}
    """By setup and seat."""
    replays: int = 0
    failures: list[str] = []

    def add(self, other: Haul) -> None:
        self.lengths += other.lengths
        self.replays += other.replays
        self.failures += other.failures
        for key, number in other.trials.items():
            self.trials[key] = self.trials.get(key, 0) + number


def play(game: str, first: int, count: int) -> Haul:
    """Play `count` games from seed `first` on, over all setups in turn."""
    book = rulebook(game)
    setups = book.soak_setups()
    haul = Haul()
    for seed in range(first, first + count):
        turn, index = divmod(seed, len(setups))
        try:
            haul.add(play_one(book, setups[index], index, seed, turn % REPLAY == index % REPLAY))
        except Exception:
            haul.failures.append(f"{setups[index]} seed {seed}:\n{traceback.format_exc()}")
    return haul


def play_one(book: Rulebook, setup: Setup, index: int, seed: int, replay: bool) -> Haul:
    every = LOOK_EVERY.get(book.name, USUALLY)
    length = check_game(book, setup, seed, every=every, limit=LIMIT, count_every=COUNT_EVERY)
    trials = count_non_interference(book, setup, seed, every=every)
    if replay:
        check_replay(book, setup, seed, LIMIT)
    seats = {(index, seat): number for seat, number in trials.items()}
    return Haul([(len(setup.seats), length)], seats, int(replay))


def soak(game: str, wanted: int, workers: int, start: int) -> Haul:
    """Play the games, telling how far it has come."""
    haul = Haul()
    with ProcessPoolExecutor(workers) as pool:
        chunks = [(start + done, min(CHUNK, wanted - done)) for done in range(0, wanted, CHUNK)]
        jobs = [pool.submit(play, game, first, count) for first, count in chunks]
        for number, job in enumerate(as_completed(jobs), 1):
            found = job.result()
            haul.add(found)
            for failure in found.failures:
                print(failure, flush=True)
            if number % 20 == 0 or number == len(jobs):
                print(f"{game}: {min(number * CHUNK, wanted)} of {wanted} games", flush=True)
    return haul


def report(game: str, wanted: int, haul: Haul, spent: float) -> None:
    answers = sum(length for _, length in haul.lengths)
    print(f"{game}: {wanted} games of {len(rulebook(game).soak_setups())} setups, {answers} answers, {spent:.0f} s.")
    print(f"  {haul.replays} replayed; {sum(haul.trials.values())} re-deals, each seat of each setup at least ", end="")
    print(f"{min(haul.trials.values(), default=0)}, in the middle {_share(sorted(haul.trials.values()), 50)}.")
    print("  answers per game     " + "".join(f"{share:>7}%" for share in SHARES))
    for players in sorted({players for players, _ in haul.lengths}):
        lengths = sorted(length for number, length in haul.lengths if number == players)
        shares = "".join(f"{_share(lengths, share):>8}" for share in SHARES)
        print(f"  {players} seats {len(lengths):>6} games {shares}")
    print(f"  {len(haul.failures) or 'none'} crashed, stalled, lost a piece or told a secret.")


def _share(ordered: list[int], share: int) -> int:
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else 0


def main() -> None:
    reader = argparse.ArgumentParser(description="Play random games with every check.")
    reader.add_argument("words", nargs="*", help=f"how many games (otherwise {DEFAULT}), which of {', '.join(GAMES)}")
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that share the work")
    reader.add_argument("--first", type=int, default=0, help="the first seed: a run cut short goes on where it was")
    given = reader.parse_args()
    games = [word for word in given.words if not word.isdigit()] or list(GAMES)
    wanted = next((int(word) for word in given.words if word.isdigit()), DEFAULT)
    failed = False
    for game in games:
        started = time.monotonic()
        haul = soak(game, wanted, given.workers, given.first)
        report(game, wanted, haul, time.monotonic() - started)
        failed = failed or bool(haul.failures)
    sys.exit(failed)


if __name__ == "__main__":
    main()
