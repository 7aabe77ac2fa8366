"""Four Veterans of Scythe with modules mixed: `mixed.py [--games 200] [--iterations 40] [--minutes 8] [--afresh]`.

Each game draws two to five modules and deals four of the nine factions. At the end: how many rounds the games took, and
how often each faction won the games it was in. A run that was stopped goes on where it was.
"""

from __future__ import annotations

import sys
import time
import traceback
from pathlib import Path
from random import Random
from statistics import median

import msgspec

sys.path.append(str(Path(__file__).resolve().parent.parent))

from benchmarks.slices import FOLDER, Run, read, reader, write

from marches.bots.arena.stats import wilson
from marches.bots.levels import make_bot
from marches.games import rulebook
from marches.games.scythe.edge.samples import AGAINST, BESIDE_AUTOMAS, table
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.rulebook import Rulebook
from marches.table.table import Table

SEATS = 4
LIMIT = 8000
"""Answers, nature's included, after which a game counts as endless."""


class Played(msgspec.Struct):
    """One game, as it ended."""

    seed: int
    modules: tuple[str, ...]
    factions: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    rounds: float = 0.0


def modules_of(rng: Random) -> tuple[str, ...]:
    """Two to five modules that go together, with all nine factions to choose from."""
    while True:
        drawn = rng.sample([name for name in BESIDE_AUTOMAS if name != "fenris"], rng.randint(2, 5))
        if not any({*AGAINST.get(name, ())} & {*drawn} for name in drawn):
            return ("invaders", "fenris", *drawn)


def play(book: Rulebook, seed: int, iterations: int) -> Played:
    """One game of four Veterans."""
    modules = modules_of(Random(seed))
    at = Table(book, table(SEATS, modules), seed.to_bytes(16, "big"))
    bots = [make_bot("veteran", book, f"{seed}/{seat}", 1.0, iterations) for seat in range(SEATS)]
    while (decision := at.game.decision) is not None:
        if at.n > LIMIT:
            raise RuntimeError(f"no end after {LIMIT} answers")
        seat = decision.seats(at.game)[0]
        at.answer(seat, bots[seat].choose(at.game, seat))
    g, result = at.game, at.game.result
    assert isinstance(g, ScytheGame)
    assert result is not None
    names = tuple(book.label(g, at.setup, seat) for seat in range(SEATS))
    return Played(seed, modules, names, tuple(names[one] for one in result.winners), result.scores, g.turns / SEATS)


def report(games: list[Played]) -> None:
    """Rounds, and each faction's share of the games it was in."""
    rounds = sorted(one.rounds for one in games)
    usual = sum(15 <= one <= 40 for one in rounds)
    print(f"{len(games)} games: {rounds[0]:.0f} to {rounds[-1]:.0f} rounds, median {median(rounds):.0f}, ", end="")
    print(f"{usual} of them 15 to 40; the winner's score {median(max(one.scores) for one in games):.0f} (median)")
    for name in sorted({name for one in games for name in one.factions}):
        within = [one for one in games if name in one.factions]
        won = sum(name in one.winners for one in within)
        low, high = wilson(won, len(within))
        print(f"  {name:10} {won:3} of {len(within):3}  {won / len(within):6.1%}  ({low:.1%} to {high:.1%})")
    for one in games:
        if not 15 <= one.rounds <= 40:
            print(
                f"  {one.rounds:.0f} rounds: seed {one.seed}, {', '.join(one.modules[2:])}; {one.factions} {one.scores}"
            )


def main() -> None:
    options = reader(__doc__ or "")
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--iterations", type=int, default=40, help="for each answer")
    given = options.parse_args()
    run = Run("mixed-veterans", given.games, given)
    file = FOLDER / "mixed-veterans-games.json"
    games = [] if given.afresh else read(file, list[Played])
    book = rulebook("scythe")
    while not run.is_over:
        before, failures = time.monotonic(), []
        try:
            games.append(play(book, run.progress.done, given.iterations))
            write(file, games)
        except Exception:
            failures.append(f"seed {run.progress.done}:\n{traceback.format_exc()}")
        run.step(1, time.monotonic() - before, failures)
        if run.progress.done % 10 == 0:
            run.tell("games")
    report(games)
    sys.exit(run.progress.failed > 0)


if __name__ == "__main__":
    main()
