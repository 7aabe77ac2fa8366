"""Measures how many rounds random games of Scythe take, and why they take so many: `python benchmarks/rounds.py [GAMES
A ROW]`.

The uniform player answers each question with any of its options. The keen one never skips, declines, stops early or
takes less where it can do something else.
"""

from __future__ import annotations

import sys
from random import Random

from marches.games import rulebook
from marches.games.scythe.edge.samples import ALL, table
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.turn import ChooseBottom, ChooseTop
from marches.kernel.action import Action
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup
from marches.kernel.step import Chance

LIMIT = 60_000
SHARES = (0, 10, 25, 50, 75, 90, 99, 100)
IDLE = ("skip", "take-less", "done", "decline", "halt")


class Tally:
    """The totals of some games."""

    def __init__(self) -> None:
        self.rounds: list[float] = []
        self.turns = 0
        self.no_top = 0
        """Turns whose top action could only be skipped."""
        self.no_bottom = 0


def play(book: Rulebook, setup: Setup, rng: Random, keen: bool, tally: Tally) -> None:
    """One game, added to the tally."""
    g = book.start(setup)
    g.advance()
    for _ in range(LIMIT):
        decision = g.decision
        if decision is None:
            break
        if isinstance(decision, Chance):
            g.play_chance(int(rng.random() * decision.tickets(g)))
            continue
        seat = rng.choice(decision.seats(g))
        options = decision.options(g, seat)
        if len(options) == 1:
            tally.no_top += isinstance(decision, ChooseTop)
            tally.no_bottom += isinstance(decision, ChooseBottom)
        g.play(seat, rng.choice(busy(options) if keen else options))
    assert g.decision is None, f"{setup} does not end"
    assert isinstance(g, ScytheGame)
    tally.turns += g.turns
    tally.rounds.append(g.turns / g.players)


def busy(options: list[Action]) -> list[Action]:
    """The options that do something, or all options if none does."""
    return [action for action in options if action.verb not in IDLE] or options


def row(name: str, tally: Tally) -> str:
    ordered = sorted(tally.rounds)
    shares = [ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in SHARES]
    cells = [f"{share:.0f}" for share in shares] + [
        f"{tally.no_top / tally.turns:.0%}",
        f"{tally.no_bottom / tally.turns:.0%}",
    ]
    return f"| {name} | {len(ordered):,} | {' | '.join(cells)} |"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    book = rulebook("scythe")
    columns = ["player", "games", *[f"{share} %" for share in SHARES], "no top action", "no bottom action"]
    print(f"| {' | '.join(columns)} |")
    print("|---" * len(columns) + "|")
    for keen in (False, True):
        for players in ALL:
            tally = Tally()
            rng = Random(players)
            for _ in range(games):
                play(book, table(players, ("invaders",)), rng, keen, tally)
            print(row(f"{'keen' if keen else 'uniform'}, {players} seats", tally), flush=True)


if __name__ == "__main__":
    main()
