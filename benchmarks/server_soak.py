"""The long run of restarts: `server_soak.py [sqlite|postgresql …] [--kills 1000] [--minutes 8] [--afresh]`.

A server is killed (-9) over and over while people and bots play: one process on SQLite, two on one PostgreSQL, of which
one is killed each time. No accepted answer may be lost or kept twice. A run that was stopped goes on where it was.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from benchmarks.slices import Run, reader
from tests.server.client import hang_up
from tests.server.restarts import cycles
from tests.server.servers import STARTED, Cluster

from marches.games import GAMES

PROCESSES = {"sqlite": 1, "postgresql": 2}
WANTED = 1000
CHUNK = 10
"""Tables grow in number with every kill: a fresh set of them after this many."""


@contextlib.contextmanager
def databases(kind: str) -> Iterator[Cluster | None]:
    """A PostgreSQL of our own, where one is needed."""
    if kind == "sqlite":
        yield None
        return
    cluster = Cluster()
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.stop()


def chunk(kind: str, cluster: Cluster | None, first: int, count: int) -> list[str]:
    """This many kills on a fresh database. Returns what went wrong."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = cluster.new_database() if cluster else str(folder / "marches.db")
        try:
            print(kind, cycles(folder, database, count, 0.5, first, GAMES, PROCESSES[kind]), flush=True)
        except (AssertionError, OSError):
            return [f"{kind}, kills {first} to {first + count}:\n{traceback.format_exc()}"]
        finally:
            hang_up()
            for server in STARTED:
                server.stop()
            STARTED.clear()
    return []


def soak(run: Run, kind: str) -> None:
    with databases(kind) as cluster:
        while not run.is_over:
            before, count = time.monotonic(), min(CHUNK, run.left)
            failures = chunk(kind, cluster, run.progress.done, count)
            run.step(count, time.monotonic() - before, failures)
            run.tell("kills")


def main() -> None:
    options = reader(__doc__ or "")
    options.add_argument("kinds", nargs="*", help="sqlite, postgresql; both unless given")
    options.add_argument("--kills", type=int, default=WANTED, help="on each kind")
    given = options.parse_args()
    kinds = given.kinds or list(PROCESSES)
    if unknown := set(kinds) - set(PROCESSES):
        options.error(f"unknown: {', '.join(sorted(unknown))}")
    given.minutes /= len(kinds)
    failed = 0
    for kind in kinds:
        run = Run(f"kills-{kind}", given.kills, given)
        soak(run, kind)
        run.tell("kills")
        failed += run.progress.failed
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
