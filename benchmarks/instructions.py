"""Counts the instructions of a random game with callgrind: a figure that other work on the machine leaves alone.

`python benchmarks/instructions.py [FOLDER …]`

Each FOLDER holds a `marches` package with its compiled engine (a checkout's `src`); without one it is this checkout's.
With several, each is compared with the first. The games are those of `benchmarks/run.py`, from `Random(1)`. The first
game is left out, because it also builds what all games share.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from benchmarks.run import CASES, ROOT

GAMES = {"Raiders, solo": 6, "Raiders, 4 players": 3, "Scythe, 5 players": 3, "Scythe, 7 players, airships": 3}
USUALLY = 4
"""How many games are played of a case, the first included."""
PLAY = """
import sys
from random import Random
from marches.cli.bench import LIMIT, find_setup
from marches.games import rulebook
from marches.kernel import game
from marches.testing.playout import playout
assert not game.__file__.endswith(".py"), "the engine is not compiled"
name, players, modules, seats, count = sys.argv[1:]
book = rulebook(name)
setup = find_setup(book, int(players), modules, seats)
rng = Random(1)
answers = 0
for _ in range(int(count)):
    g = book.start(setup)
    g.advance()
    answers += playout(g, rng, LIMIT)
print("answers", answers)
"""


def play(folder: Path, case: list[str], count: int) -> tuple[int, int]:
    """Play that many games under callgrind. Returns the instructions and the players' answers."""
    options = dict(zip(case[1::2], case[2::2], strict=True))
    words = [case[0], options.get("--players", "4"), options.get("--modules", ""), options.get("--seats", "")]
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0", "MARCHES_ENGINE": "compiled"}
    with tempfile.TemporaryDirectory() as place:
        watched = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={place}/out"]
        command = [*watched, sys.executable, "-c", PLAY, *words, str(count)]
        done = subprocess.run(command, env=env, cwd=place, capture_output=True, text=True, check=False)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    answers = re.search(r"answers (\d+)", done.stdout)
    if not counted or not answers:
        sys.exit(f"{folder}: {done.stderr[-2000:]}")
    return int(counted[1]), int(answers[1])


def measure(folder: Path, case: list[str], count: int) -> tuple[float, int]:
    """Million instructions a game, the first left out, and the answers of all games."""
    first, _ = play(folder, case, 1)
    all_games, answers = play(folder, case, count)
    return (all_games - first) / (count - 1) / 1e6, answers


def main() -> None:
    folders = [Path(word).resolve() for word in sys.argv[1:]] or [ROOT / "src"]
    print(f"| case (games counted) | {' | '.join(str(folder) for folder in folders)} |")
    print("|---" * (len(folders) + 1) + "|")
    for name, case in CASES:
        count = GAMES.get(name, USUALLY)
        cells = []
        before: tuple[float, int] | None = None
        for folder in folders:
            found = measure(folder, case, count)
            cells.append(f"{found[0]:.2f}")
            if before is None:
                before = found
            else:
                cells[-1] += f" ({found[0] / before[0] - 1:+.1%})"
                if found[1] != before[1]:
                    cells[-1] += f", other games: {found[1]:,} answers, not {before[1]:,}"
        print(f"| {name} ({count - 1}) | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
