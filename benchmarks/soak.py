"""The long random runs: every setup of every game, until the asked number of games has been played.

`python benchmarks/soak.py [KIND …] [GAME …] [--games N] [--minutes 8] [--workers N] [--afresh]`

Kinds are light, automas, desolation, layouts and deep.
None may crash, stall, lose a piece or tell a secret. A light game is played to its end, its pieces and cards counted on
the way and at the end; one that takes too long is played on by players who never pass, and has to end then. A deep one
is looked at with every seat's eyes at some of its decisions; what a seat cannot see is dealt again there, and that
position is played on from. One deep game in ten of each setup is also recorded, written, read and replayed. A game
that fails is named with its setup and seed, and the run goes on; it ends with exit code 1.

Three kinds are of Scythe alone: deep games with Automas, deep games against Desolation, and layouts, where a game on
the modular board is begun and its board is looked at.

`--games` is the number over all games together. A run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec

sys.path.append(str(Path(__file__).resolve().parent.parent))

from benchmarks.slices import FOLDER, Run, read, reader, write

from marches.games import GAMES, rulebook
from marches.games.scythe.edge.layouts import faults
from marches.games.scythe.rules.expansions.modular.layout import LAYOUT_STATE
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup
from marches.testing.conformance import (
    Endless,
    check_can_end,
    check_game,
    check_redeals_play_on,
    check_replay,
    count_non_interference,
)
from marches.testing.playout import random_answer

WANTED = {"light": 1_000_000, "automas": 10_000, "desolation": 5_000, "layouts": 5_000, "deep": 60_000}
OF_SCYTHE = ("automas", "desolation", "layouts")
"""Kinds that play some of Scythe's setups and no other game."""
CHUNK = {"light": 100, "automas": 50, "desolation": 50, "layouts": 100, "deep": 10}
"""Games after which the progress is written."""
COUNT_EVERY = 100
COUNT_EVERY_DEEP = 10
"""The pieces are counted after one answer in this many, and at the end: what is lost stays lost."""
NEVER = 1 << 62
LOOK_EVERY = {"scythe": 353}
USUALLY = 89
"""One decision in this many (the seed says which) of a deep game is looked at closely: answers, clone, every seat's
view. Random games of Scythe are long, and most of their decisions can only be passed."""
LIMIT = 100_000
"""Answers after which random players stop. Two Vagabonds may take over 20,000 (docs/decisions/0008)."""
WAYS_ON = 10
"""In how many ways such a game is played on by players who never pass, until one ends: as many answers each, at most.
Where stars wait for a fight that nobody seeks (Rivals with two players), random players may take that long."""
REPLAY = 10
"""One deep game in this many of each setup is recorded twice, written, read and replayed."""


class Haul(msgspec.Struct):
    """The results of some games."""

    answers: int = 0
    longest: int = 0
    replays: int = 0
    played_on: int = 0
    """Games that random players did not finish, but players who never pass did."""
    redeals: dict[str, int] = {}
    """By setup and seat."""
    failures: list[str] = []

    def add(self, other: Haul) -> None:
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.replays += other.replays
        self.played_on += other.played_on
        self.failures += other.failures
        for key, number in other.redeals.items():
            self.redeals[key] = self.redeals.get(key, 0) + number


def play(kind: str, game: str, first: int, count: int) -> Haul:
    """Play `count` games from seed `first` on, over all setups in turn."""
    book = rulebook(game)
    setups = setups_of(kind, book)
    haul = Haul()
    for seed in range(first, first + count):
        turn, index = divmod(seed, len(setups))
        try:
            if kind == "layouts":
                haul.add(lay_out(book, setups[index], seed))
            elif kind == "light":
                haul.add(play_light(book, setups[index], seed))
            else:
                haul.add(play_deep(book, setups[index], seed, turn % REPLAY == index % REPLAY))
        except Exception:
            haul.failures.append(f"{kind} {setups[index]} seed {seed}:\n{traceback.format_exc()}")
    return haul


def setups_of(kind: str, book: Rulebook) -> list[Setup]:
    """The setups to play in turn."""
    setups = book.soak_setups()
    if kind == "automas":
        return [setup for setup in setups if "automas" in setup.options]
    if kind in OF_SCYTHE:
        module = "modular" if kind == "layouts" else kind
        return [setup for setup in setups if module in setup.modules]
    return setups


def lay_out(book: Rulebook, setup: Setup, seed: int) -> Haul:
    """Begin a game on a modular board, up to the first turn, and look for faults of the board."""
    rng = Random(seed)
    g = book.start(setup)
    g.advance()
    assert isinstance(g, ScytheGame)
    answers = 0
    while not g.turns:
        g.play(*random_answer(g, rng))
        answers += 1
    found = faults(g.kit, LAYOUT_STATE.of(g))
    assert not found, found
    return Haul(answers, answers)


def play_light(book: Rulebook, setup: Setup, seed: int) -> Haul:
    return play_to_the_end(book, setup, seed, NEVER, COUNT_EVERY)


def play_to_the_end(book: Rulebook, setup: Setup, seed: int, every: int, count_every: int) -> Haul:
    """A random game with its checks; one that does not end in time must be one that can."""
    try:
        length = check_game(book, setup, seed, every=every, limit=LIMIT, count_every=count_every)
    except Endless as endless:
        check_can_end(endless.g, seed, WAYS_ON, LIMIT)
        return Haul(LIMIT, LIMIT, played_on=1)
    return Haul(length, length)


def play_deep(book: Rulebook, setup: Setup, seed: int, replay: bool) -> Haul:
    every = LOOK_EVERY.get(book.name, USUALLY)
    haul = play_to_the_end(book, setup, seed, every, COUNT_EVERY_DEEP)
    redeals = count_non_interference(book, setup, seed, every=every)
    check_redeals_play_on(book, setup, seed, every=every)
    if replay:
        check_replay(book, setup, seed, LIMIT)
    name = sha256(repr(setup).encode()).hexdigest()[:8]
    haul.add(Haul(replays=int(replay), redeals={f"{name}:{seat}": number for seat, number in redeals.items()}))
    return haul


def soak(kind: str, game: str, wanted: int, given: argparse.Namespace) -> bool:
    """Play one slice of one game. Returns whether all games so far went well."""
    run = Run(f"games-{kind}-{game}", wanted, given)
    kept = FOLDER / f"{run.name}-haul.json"
    if given.afresh:
        write(kept, Haul())
    haul = read(kept, Haul)
    with ProcessPoolExecutor(given.workers) as pool:
        while not run.is_over:
            before = time.monotonic()
            firsts = range(run.progress.done, min(run.progress.done + CHUNK[kind] * given.workers, wanted), CHUNK[kind])
            jobs = [pool.submit(play, kind, game, first, min(CHUNK[kind], wanted - first)) for first in firsts]
            found = Haul()
            for job in jobs:
                found.add(job.result())
            haul.add(msgspec.structs.replace(found, failures=[]))
            write(kept, haul)
            count = min(CHUNK[kind] * given.workers, run.left)
            run.step(count, time.monotonic() - before, found.failures)
    report(run, kind, game, haul)
    return not run.progress.failed


def report(run: Run, kind: str, game: str, haul: Haul) -> None:
    more = f"; {len(setups_of(kind, rulebook(game)))} setups, {haul.answers:,} answers, the longest {haul.longest:,}"
    if haul.played_on:
        more += f"; {haul.played_on} of {LIMIT:,} answers ended only once nobody passed any more"
    if haul.redeals:
        numbers = sorted(haul.redeals.values())
        more += f"; {haul.replays} replayed, {sum(numbers):,} re-deals, each seat of each setup at least {numbers[0]}"
        more += f", in the middle {numbers[len(numbers) // 2]}"
    run.tell("games", more)


def main() -> None:
    options = reader("Play random games with every check.")
    options.add_argument("words", nargs="*", help=f"which of {', '.join([*WANTED, *GAMES])}; otherwise all")
    options.add_argument("--games", type=int, default=0, help="how many, all games together")
    options.add_argument("--workers", type=int, default=1, help="processes that share the work")
    given = options.parse_args()
    games = [word for word in given.words if word in GAMES] or list(GAMES)
    kinds = [word for word in given.words if word in WANTED] or list(WANTED)
    if unknown := set(given.words) - {*games, *kinds}:
        options.error(f"unknown: {', '.join(sorted(unknown))}")
    given.minutes /= len(games) * len(kinds)
    well = True
    for kind in kinds:
        for game in games:
            if kind not in OF_SCYTHE:
                well = soak(kind, game, -(-(given.games or WANTED[kind]) // len(games)), given) and well
            elif game == "scythe":
                well = soak(kind, game, given.games or WANTED[kind], given) and well
    sys.exit(not well)


if __name__ == "__main__":
    main()
