"""Compares Marches with boardgame.io: `python benchmarks/boardgame/compare.py [--tables 100] [--seconds 20] [--rounds
2]`.

The same game, Nim with a die and a hidden card, on the same machine, driven by the same program, in turns within one
run. First with two people at each table who think for a second, then as fast as answers are accepted. Marches keeps
every answer on disk before it is told; boardgame.io, as it comes, keeps positions in memory only. Needs Node;
boardgame.io is installed into build/boardgame.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.server import memory, row, work  # noqa: E402
from tests.server.servers import Server, free_port  # noqa: E402

HERE = Path(__file__).resolve().parent
INSTALLED = ROOT / "build" / "boardgame"
PACKAGE = "boardgame.io@0.50.2"
PINNED = {"private": True, "overrides": {"koa-compose": "4.1.0"}}
"""From 4.2.0 on, koa-compose leaves out what boardgame.io adds after its sockets: the addresses that set a table up."""


class Figures(msgspec.Struct):
    """What the load program has counted."""

    answers: int
    refused: int
    tables: int
    p50: float
    p99: float
    timed: int


def install() -> None:
    wanted, package = msgspec.json.encode(PINNED), INSTALLED / "package.json"
    if not package.is_file() or b'"overrides"' not in package.read_bytes():
        shutil.rmtree(INSTALLED, ignore_errors=True)
        INSTALLED.mkdir(parents=True)
        package.write_bytes(wanted)
        subprocess.run(["npm", "install", "--silent", PACKAGE], cwd=INSTALLED, check=True)
    for script in HERE.glob("*.cjs"):
        shutil.copy(script, INSTALLED)


@contextlib.contextmanager
def marches(folder: Path) -> Iterator[tuple[str, int]]:
    running = Server(
        folder, str(folder / "marches.db"), None, "--game", "examples.nim:NIM", "--idle-minutes", "60"
    ).start()
    assert running.process is not None
    try:
        yield running.base, running.process.pid
    finally:
        running.stop()


@contextlib.contextmanager
def boardgame() -> Iterator[tuple[str, int]]:
    port = free_port()
    command = ["node", "server.cjs", str(port)]
    with subprocess.Popen(command, cwd=INSTALLED, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        base = f"http://localhost:{port}"
        try:
            _wait_for(base)
            yield base, process.pid
        finally:
            process.terminate()


def _wait_for(base: str) -> None:
    for _ in range(400):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{base}/games/nim").status_code == 200:
                return
        time.sleep(0.05)
    raise AssertionError("boardgame.io does not answer where tables are set up")


def measure(name: str, kind: str, base: str, pid: int, tables: int, seconds: float, think: float) -> None:
    command = ["node", "load.cjs", kind, base, str(tables), str(seconds), str(think)]
    before = after = 0.0
    last = ""
    with subprocess.Popen(command, cwd=INSTALLED, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        for line in playing.stdout:
            if line.startswith("counting"):
                before = work(pid)
            elif line.startswith("counted"):
                after = work(pid)
            last = line
    found = msgspec.json.decode(last, type=Figures)
    spent = 1000 * (after - before) / max(1, found.timed)
    how = f"{tables} tables, {think:g} s a thought"
    times = f"{found.p50:.1f} ms", f"{found.p99:.1f} ms"
    row(name, how, f"{found.timed / seconds:.1f}/s", *times, f"{spent:.2f} ms", f"{memory(pid):.0f} MB")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--rounds", type=int, default=2)
    given = options.parse_args()
    install()
    row("", "load", "answers", "p50", "p99", "work for an answer", "memory")
    print("|---" * 7 + "|")
    for _ in range(given.rounds):
        for think, tables in ((1.0, given.tables), (0.0, 10)):
            with tempfile.TemporaryDirectory() as folder, marches(Path(folder)) as (base, pid):
                measure("Marches, SQLite", "marches", base, pid, tables, given.seconds, think)
            with boardgame() as (base, pid):
                measure("boardgame.io, in memory", "boardgame", base, pid, tables, given.seconds, think)


if __name__ == "__main__":
    main()
