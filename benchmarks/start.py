"""Measures how long commands take to start: `python benchmarks/start.py [MARCHES]`, the best of five, in seconds.

Processor time counts, which on an idle machine is the time one waits; both are printed. MARCHES is the command to
measure; otherwise ours. Python keeps compiled modules, as it does unless it is told not to, in a folder of ours.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from marches.cli import COMMANDS

LIMIT = 0.4
REPEATS = 5
CASES = [
    ["--version"],
    ["--help"],
    *([name, "--help"] for name in COMMANDS),
    ["rules", "raiders:raid.pay"],
    ["lineups", "root"],
    ["components", "raiders"],
]


def seconds(command: list[str], env: dict[str, str]) -> tuple[float, float]:
    """Processor time and time of the quickest of several runs."""
    found = []
    for _ in range(REPEATS):
        before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run(command, check=True, capture_output=True, env=env)
        spent, after = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append((after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime, spent))
    return min(found)


def main() -> int:
    marches = sys.argv[1] if len(sys.argv) > 1 else str(Path(sys.executable).with_name("marches"))
    slow = []
    with tempfile.TemporaryDirectory() as folder:
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        env["PYTHONPYCACHEPREFIX"] = folder
        for words in CASES:
            spent, waited = seconds([marches, *words], env)
            print(f"{spent:5.2f} s ({waited:.2f} s waited)  marches {' '.join(words)}", flush=True)
            if spent > LIMIT:
                slow.append(" ".join(words))
    print(f"Slower than {LIMIT} s: {', '.join(slow)}." if slow else f"Every command starts within {LIMIT} s.")
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
