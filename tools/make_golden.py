"""Rewrites the golden games: whole records the tests replay, so that a change of behaviour becomes visible.

Only on purpose, when the rules have changed for good: `python -m tools.make_golden raiders` plays every game of the
list, overwrites `tests/golden/raiders/*.jsonl` and prints what the test has to expect. Answers are random; where
chance alone would hardly show a way to end, an answer that leads there is preferred or a line of play looked for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from tools.brisk import brisk
from tools.steering import won_together

from marches import records
from marches.games import rulebook
from marches.games.root.edge.rulebook import RULEBOOK as ROOT
from marches.kernel.setup import Setup, Value
from marches.table.table import Table
from marches.testing.conformance import random_table
from marches.testing.playout import random_answer

Play = Callable[[Setup, int], Table]

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
BASE = ["marquise", "eyrie", "alliance", "vagabond"]
SIX = ["marquise", "eyrie", "lizards", "riverfolk", "vagabond", "vagabond2"]
TWO, THREE, FOUR = ("purple", "orange"), ("purple", "orange", "green"), ("purple", "orange", "green", "blue")


def _chosen(options: dict[str, Value]) -> dict[str, Value]:
    return {name.replace("_", "-"): value for name, value in options.items()}


def _raiders(seats: tuple[str, ...], *modules: str, **options: Value) -> Setup:
    return Setup("raiders", 2, seats, modules, _chosen(options))


def _scythe(players: int, *modules: str, seats: tuple[str, ...] = (), **options: Value) -> Setup:
    return Setup("scythe", 2, seats or ("random",) * players, modules, _chosen(options))


def _ending(players: int, tile: str) -> Setup:
    return _scythe(players, "resolution", resolution=tile, house_tiles=True)


def _random(setup: Setup, seed: int) -> Table:
    return random_table(rulebook(setup.game), setup, seed)


def _dominant(setup: Setup, seed: int) -> Table:
    """Random answers, unless a Dominance card can be activated or taken."""
    rng = Random(seed)
    table = Table(ROOT, setup, seed.to_bytes(16, "big"))
    while table.game.decision is not None:
        seat, action = random_answer(table.game, rng)
        wanted = [each for each in table.options(seat) if each.verb in ("activate", "take-available")]
        table.answer(seat, wanted[0] if wanted else action)
    return table


GAMES: dict[str, dict[str, tuple[Setup, int] | tuple[Setup, int, Play]]] = {
    "raiders": {
        "two-spaces": (_raiders(TWO), 3),
        "two-settlements": (_raiders(TWO, ending="settlements", open_quests=True), 16),
        "two-quests": (_raiders(TWO), 17),
        "two-dead-end": (_raiders(TWO), 1291),
        "three-quests": (_raiders(THREE), 25),
        "four-quests": (_raiders(FOUR), 19),
        "solo-trader-spaces": (_raiders(TWO[:1], "solo", level="trader"), 4),
        "solo-lookout-quests": (_raiders(TWO[:1], "solo", level="lookout"), 18),
        "solo-huntress-spaces": (_raiders(TWO[:1], "solo", level="huntress"), 24),
        "solo-outrider-quests": (_raiders(TWO[:1], "solo", level="outrider"), 17),
    },
    "root": {
        "two-marquise-points": (ROOT.lineup(["marquise", "eyrie"]), 0),
        "three-riverfolk-points": (ROOT.lineup(["eyrie", "lizards", "riverfolk"], "winter"), 3),
        "three-lizards-rabbit": (ROOT.lineup(["eyrie", "lizards", "riverfolk"], "winter"), 7),
        "three-marquise-mouse": (ROOT.lineup(["marquise", "vagabond", "vagabond2"]), 5),
        "four-marquise-fox": (ROOT.lineup(BASE), 11, _dominant),
        "four-alliance-bird": (ROOT.lineup(BASE), 33, _dominant),
        "four-eyrie-points": (ROOT.lineup(BASE), 24, _dominant),
        "four-vagabond-points": (ROOT.lineup(BASE), 212, _dominant),
        "four-coalition": (ROOT.lineup(BASE), 91, _dominant),
        "five-alliance-points": (ROOT.lineup([*BASE, "riverfolk"]), 235, _dominant),
        "six-riverfolk-points": (ROOT.lineup(SIX, "winter"), 4, _dominant),
        "mechanical-against-all": (ROOT.lineup(["mechanical", "eyrie", "riverfolk"]), 5),
        "mechanical-together-won": (ROOT.lineup(["mechanical", "lizards"], cooperative=True), 1, won_together),
        "mechanical-together-lost": (ROOT.lineup(["mechanical", "eyrie", "alliance"], "winter", True), 0),
    },
    "scythe": {
        "two-crimea-workers": (_scythe(2), 600, brisk),
        "two-saxony-defence": (_scythe(2), 702, brisk),
        "two-polania-popularity": (_scythe(2), 1332, brisk),
        "two-rusviet-structures": (_scythe(2), 690, brisk),
        "two-rusviet-power": (_scythe(2), 402, brisk),
        "three-nordic-recruits": (_scythe(3, "invaders"), 1021, brisk),
        "three-togawa-attack": (_scythe(3, "invaders"), 415, brisk),
        "three-albion-popularity-from-a-recruit": (_scythe(3, "invaders"), 955, brisk),
        "three-togawa-encounter": (_scythe(3, "invaders"), 1459, brisk),
        "three-factory-card": (_scythe(3, "invaders", seats=("togawa", "albion", "random")), 3393, brisk),
        "four-saxony-upgrades": (_scythe(4), 644, brisk),
        "four-polania-attack-another-taken-back": (_scythe(4), 1244, brisk),
        "five-nordic-mechs": (_scythe(5, "invaders"), 1077, brisk),
        "six-saxony-second-objective": (_scythe(6, "invaders"), 1162, brisk),
        "six-togawa-power-before-a-combat": (_scythe(6, "invaders"), 4, brisk),
        "seven-crimea-power-from-a-recruit": (_scythe(7, "invaders"), 587, brisk),
        "two-automa-tracker": (_scythe(2, automas="person, autometta"), 1, brisk),
        "two-automa-defence": (_scythe(2, automas="person, automa"), 5, brisk),
        "two-automa-power": (_scythe(2, automas="person, automa"), 18, brisk),
        "two-automa-attack": (_scythe(2, automas="person, automaszyna"), 1, brisk),
        "two-vesna": (_scythe(2, "fenris", seats=("vesna", "nordic")), 3, brisk),
        "two-fenris": (_scythe(2, "fenris", seats=("fenris", "saxony")), 1, brisk),
        "three-tesla-won": (_scythe(3, "tesla"), 10, brisk),
        "three-mad-tesla-beaten": (_scythe(3, "mad-tesla"), 1, brisk),
        "three-mad-tesla-unbeaten": (_scythe(3, "mad-tesla"), 14, brisk),
        "two-mech-mods": (_scythe(2, "mechmods"), 1, brisk),
        "three-infra-mods": (_scythe(3, "inframods"), 1, brisk),
        "three-war-rivals": (_scythe(3, "war", "rivals"), 2, brisk),
        "two-rivals": (_scythe(2, "rivals"), 3, brisk),
        "two-peace": (_scythe(2, "peace", seats=("saxony", "nordic")), 1, brisk),
        "two-triumph-tiles": (_scythe(2, "triumphtiles"), 3, brisk),
        "five-alliances-broken": (_scythe(5, "invaders", "fenris", "alliances"), 1, brisk),
        "three-airships": (_scythe(3, "airships"), 1, brisk),
        "three-own-airships": (_scythe(3, "invaders", "airships", house_tiles=True, own_airship_tiles=True), 3, brisk),
        "seven-airships-clock": (_scythe(7, "invaders", "airships", "resolution"), 1, brisk),
        "two-land-rush": (_ending(2, "land-rush"), 1, brisk),
        "three-factory-explosion": (_ending(3, "factory-explosion"), 5, brisk),
        "four-spoils-of-war": (_ending(4, "spoils-of-war"), 4, brisk),
        "two-king-of-the-hill": (_ending(2, "king-of-the-hill"), 1, brisk),
        "three-deja-vu": (_ending(3, "deja-vu"), 5, brisk),
        "four-mission-possible": (_ending(4, "mission-possible"), 0, brisk),
        "two-doomsday-clock": (_ending(2, "doomsday-clock"), 0, brisk),
        "three-backup-plan": (_ending(3, "backup-plan"), 2, brisk),
    },
}
"""By game and file: how it starts and the seed it is played with; the names say how many play and why it ends."""


def main() -> None:
    wanted = sys.argv[1:]
    if not wanted or not set(wanted) <= set(GAMES):
        sys.exit(f"Name the games to rewrite: {', '.join(GAMES)}")
    for game in wanted:
        for name, (setup, seed, *play) in GAMES[game].items():
            table = (play[0] if play else _random)(setup, seed)
            assert table.game.result is not None
            (FOLDER / game / f"{name}.jsonl").write_bytes(records.dumps(table.record))
            print(name, table.n, table.game.result.scores, table.game.result.winners)


if __name__ == "__main__":
    main()
