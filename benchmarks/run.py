"""Prints the engines' speed, interpreted and compiled in turn, so that the two can be compared within one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CASES: list[tuple[str, list[str]]] = [
    ("Raiders, 4 players", ["raiders", "--players", "4"]),
    ("Raiders, 2 players", ["raiders", "--players", "2"]),
    ("Raiders, solo", ["raiders", "--players", "1", "--modules", "solo"]),
    ("Root, 4 base factions", ["root", "--seats", "marquise,eyrie,alliance,vagabond"]),
    ("Root, 6 factions", ["root", "--seats", "marquise,eyrie,alliance,vagabond,lizards,riverfolk"]),
    ("Scythe, 2 players", ["scythe", "--players", "2"]),
    ("Scythe, 5 players", ["scythe", "--players", "5"]),
    ("Scythe, 7 players, airships", ["scythe", "--players", "7", "--modules", "invaders,airships"]),
]
SECONDS = os.environ.get("BENCH_SECONDS", "5")


def measure(case: list[str], compiled: bool) -> dict[str, float]:
    """One `marches bench` in a separate process."""
    env = {**os.environ, "MARCHES_ENGINE": "compiled" if compiled else "python"}
    command = [sys.executable, "-m", "marches", "bench", *case, "--seconds", SECONDS, "--json"]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    assert bool(figures["compiled"]) is compiled, "the wrong engine was measured"
    return figures


def main() -> None:
    columns = ["games/s", "decisions/s", "per game", "cut", "clone µs", "bytes"]
    print(f"| case | engine | {' | '.join(columns)} |")
    print("|---" * (len(columns) + 2) + "|")
    for name, case in CASES:
        rows = {engine: measure(case, engine == "compiled") for engine in ("interpreted", "compiled")}
        for engine, row in rows.items():
            print(
                f"| {name} | {engine} | {row['games_per_s']:,.1f} | {row['decisions_per_s']:,.0f} "
                f"| {row['decisions_per_game_median']:,.0f} | {row['cut_share']:.1%} "
                f"| {row['clone_us']:.2f} | {row['bytes_per_position']:,} |",
                flush=True,
            )
        ratio = rows["compiled"]["decisions_per_s"] / rows["interpreted"]["decisions_per_s"]
        print(f"| {name} | compiled / interpreted | | {ratio:.1f} × | | | | |", flush=True)


if __name__ == "__main__":
    main()
