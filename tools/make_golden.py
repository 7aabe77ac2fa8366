"""Writes the golden games anew: whole records the tests replay, so that a change of behaviour becomes visible.

Only on purpose, when the rules have changed for good: `python tools/make_golden.py raiders` plays every game of the
list, overwrites `tests/golden/raiders/*.jsonl` and prints what the test has to expect. Answers are random; where
chance alone would hardly show a way to end, an answer that leads there is preferred.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from marches.games import rulebook
from marches.games.root.rulebook import RULEBOOK as ROOT
from marches.kernel import record as records
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.module import Setup
from marches.kernel.playout import random_answer
from marches.kernel.table import Table

Player = Callable[[Game, Random], tuple[int, Action]]

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
BASE = ["marquise", "eyrie", "alliance", "vagabond"]
SIX = ["marquise", "eyrie", "lizards", "riverfolk", "vagabond", "vagabond2"]
TWO, THREE, FOUR = ("purple", "orange"), ("purple", "orange", "green"), ("purple", "orange", "green", "blue")


def _raiders(seats: tuple[str, ...], level: str = "") -> Setup:
    return Setup("raiders", 1, seats, ("solo",), {"level": level}) if level else Setup("raiders", 1, seats)


def _dominant(g: Game, rng: Random) -> tuple[int, Action]:
    """A random answer, unless a Dominance card can be activated or taken."""
    seat, action = random_answer(g, rng)
    assert g.decision is not None
    wanted = [each for each in g.decision.options(g, seat) if each.verb in ("activate", "take-available")]
    return seat, wanted[0] if wanted else action


GAMES: dict[str, dict[str, tuple[Setup, int] | tuple[Setup, int, Player]]] = {
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
    "root": {
        "two-marquise-points": (ROOT.lineup(["marquise", "eyrie"]), 0),
        "three-riverfolk-points": (ROOT.lineup(["eyrie", "lizards", "riverfolk"], "winter"), 3),
        "three-lizards-rabbit": (ROOT.lineup(["eyrie", "lizards", "riverfolk"], "winter"), 7),
        "three-marquise-mouse": (ROOT.lineup(["marquise", "vagabond", "vagabond2"]), 5),
        "four-marquise-fox": (ROOT.lineup(BASE), 11, _dominant),
        "four-alliance-bird": (ROOT.lineup(BASE), 33, _dominant),
        "four-eyrie-points": (ROOT.lineup(BASE), 24, _dominant),
        "four-vagabond-points": (ROOT.lineup(BASE), 16, _dominant),
        "four-coalition": (ROOT.lineup(BASE), 25, _dominant),
        "five-alliance-points": (ROOT.lineup([*BASE, "riverfolk"]), 12, _dominant),
        "six-riverfolk-points": (ROOT.lineup(SIX, "winter"), 4, _dominant),
        "mechanical-against-all": (ROOT.lineup(["mechanical", "eyrie", "riverfolk"]), 5),
        "mechanical-together-lost": (ROOT.lineup(["mechanical", "eyrie", "alliance"], "winter", True), 0),
    },
}
"""By game and file: how it starts and the seed it is played with; the names say how many play and why it ends."""


def _play(game: str, setup: Setup, seed: int, player: Player) -> Table:
    """A whole game, every answer by `player`."""
    rng = Random(seed)
    table = Table(rulebook(game), setup, seed.to_bytes(16, "big"))
    while table.game.decision is not None:
        table.answer(*player(table.game, rng))
    return table


def main() -> None:
    wanted = sys.argv[1:]
    if not wanted or not set(wanted) <= set(GAMES):
        sys.exit(f"Name the games to write anew: {', '.join(GAMES)}")
    for game in wanted:
        for name, (setup, seed, *players) in GAMES[game].items():
            table = _play(game, setup, seed, players[0] if players else random_answer)
            assert table.game.result is not None
            (FOLDER / game / f"{name}.jsonl").write_bytes(records.dumps(table.record))
            print(name, table.n, table.game.result.scores, table.game.result.winners)


if __name__ == "__main__":
    main()
