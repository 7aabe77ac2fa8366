"""Writes the golden games anew: whole records the tests replay, so that a change of behaviour becomes visible.

Only on purpose, when the rules have changed for good: `python tools/make_golden.py raiders` plays every game of the
list with random answers, overwrites `tests/golden/raiders/*.jsonl` and prints what the test has to expect.
"""

from __future__ import annotations

import sys
from pathlib import Path

from marches.games import rulebook
from marches.kernel import record as records
from marches.kernel.module import Setup
from marches.kernel.testing import random_table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
TWO, THREE, FOUR = ("purple", "orange"), ("purple", "orange", "green"), ("purple", "orange", "green", "blue")


def _raiders(seats: tuple[str, ...], level: str = "") -> Setup:
    return Setup("raiders", 1, seats, ("solo",), {"level": level}) if level else Setup("raiders", 1, seats)


GAMES: dict[str, dict[str, tuple[Setup, int]]] = {
    "raiders": {
        "two-spaces": (_raiders(TWO), 1),
        "two-quests": (_raiders(TWO), 17),
        "two-out-of-reach": (_raiders(TWO), 23),
        "three-quests": (_raiders(THREE), 24),
        "four-quests": (_raiders(FOUR), 19),
        "solo-trader-spaces": (_raiders(TWO[:1], "trader"), 1),
        "solo-lookout-quests": (_raiders(TWO[:1], "lookout"), 18),
        "solo-huntress-spaces": (_raiders(TWO[:1], "huntress"), 24),
        "solo-outrider-quests": (_raiders(TWO[:1], "outrider"), 17),
    },
}
"""By game and file: how it starts and the seed it is played with; the names say how many play and why it ends."""


def main() -> None:
    wanted = sys.argv[1:]
    if not wanted or not set(wanted) <= set(GAMES):
        sys.exit(f"Name the games to write anew: {', '.join(GAMES)}")
    for game in wanted:
        for name, (setup, seed) in GAMES[game].items():
            table = random_table(rulebook(game), setup, seed)
            assert table.game.result is not None
            (FOLDER / game / f"{name}.jsonl").write_bytes(records.dumps(table.record))
            print(name, table.n, table.game.result.scores, table.game.result.winners)


if __name__ == "__main__":
    main()
