"""What the long runs share: progress stored in a file, and slices of a few minutes.

A run that is stopped, in whatever way, continues where it stopped. Its file says how much was done at which state of
the sources, and everything that failed; `--afresh` begins again.

`benchmarks/soak/` has the files of runs that were too long for one sitting. A checkout that has not run anything yet
goes on from there; to commit what it adds, copy its files from `build/soak/` over them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import time
from pathlib import Path
from typing import TypeVar

import msgspec

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(os.environ.get("MARCHES_SOAK", ROOT / "build" / "soak"))
"""Where the files are kept."""
SO_FAR = ROOT / "benchmarks" / "soak"
"""How far the runs had come when that was last committed."""
T = TypeVar("T")
KEPT = 200
"""How many failures are kept in full; the rest are only counted."""


class Progress(msgspec.Struct):
    """The progress of one run."""

    done: int = 0
    steps: int = 0
    seconds: float = 0.0
    failed: int = 0
    failures: list[str] = []
    sources: dict[str, int] = {}
    """How much was done at each commit."""

    def add(self, count: int, seconds: float, failures: list[str]) -> None:
        self.done += count
        self.steps += 1
        self.seconds += seconds
        self.failed += len(failures)
        self.failures += failures[: max(0, KEPT - len(self.failures))]
        commit = sources()
        self.sources[commit] = self.sources.get(commit, 0) + count


class Run:
    """One long run, by name: its progress is written after every step."""

    def __init__(self, name: str, wanted: int, given: argparse.Namespace) -> None:
        self.name = name
        self.wanted = wanted
        self.file = FOLDER / f"{name}.json"
        self.end = time.monotonic() + 60 * given.minutes if given.minutes else None
        if given.afresh:
            write(self.file, Progress())
        self.progress = read(self.file, Progress)

    @property
    def left(self) -> int:
        return max(0, self.wanted - self.progress.done)

    @property
    def is_over(self) -> bool:
        """Whether everything is done, or the slice is over."""
        return self.left == 0 or (self.end is not None and time.monotonic() >= self.end)

    def step(self, count: int, seconds: float, failures: list[str]) -> None:
        self.progress.add(count, seconds, failures)
        write(self.file, self.progress)
        for failure in failures:
            print(failure, flush=True)

    def tell(self, what: str, more: str = "") -> None:
        shown = f"{self.name}: {self.progress.done:,} of {self.wanted:,} {what}, {self.progress.seconds:.0f} s, "
        print(shown + f"{self.progress.failed or 'none'} failed{more}", flush=True)


def read(file: Path, kind: type[T]) -> T:
    """What a file holds; where there is none, what was committed under its name, or an empty one."""
    for place in (file, SO_FAR / file.name):
        if place.is_file():
            return msgspec.json.decode(place.read_bytes(), type=kind)
    return kind()


def write(file: Path, content: object) -> None:
    """Replace a file atomically: a process killed in the middle leaves the old one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1))
    beside.replace(file)


def sources() -> str:
    """The commit that is played, with a plus if something has changed since."""
    command = ["git", "-C", str(ROOT), "describe", "--always", "--dirty=+", "--exclude=*"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


def reader(description: str) -> argparse.ArgumentParser:
    """The options every long run has."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("--minutes", type=float, default=0, help="stop after this long; the next run goes on")
    options.add_argument("--afresh", action="store_true", help="forget what was done and begin again")
    return options
