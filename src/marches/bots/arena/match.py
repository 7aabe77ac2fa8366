"""One game of the arena, from its fixture to its outcome."""

from __future__ import annotations

import time
import traceback

import msgspec

from marches.bots.arena.schedule import Fixture, Plan
from marches.bots.judges import judge_of
from marches.bots.levels import level_of, make_bot
from marches.bots.search.clock import count_processor_time, now
from marches.games import rulebook
from marches.kernel.rulebook import Rulebook
from marches.table.table import Table

LATE = 0.1
"""An answer counts as late when it takes this many seconds more than its limit."""


LONGEST = 6000
"""A game counts as stalled after this many answers, including nature's."""


class Thinking(msgspec.Struct):
    """How long a seat thought about answers in which it had a choice."""

    answers: int = 0
    total: float = 0.0
    longest: float = 0.0
    late: int = 0

    def add(self, seconds: float, limit: float) -> None:
        self.answers += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.late += seconds > limit + LATE


class Outcome(msgspec.Struct):
    """How a game of the arena went. One line of the results file."""

    index: int
    block: int
    seed: int
    levels: tuple[str, ...]
    labels: tuple[str, ...]
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    turns: int = 0
    answers: int = 0
    thinking: list[Thinking] = []
    seconds: float = 0.0
    error: str = ""
    together: bool = False
    """Whether everyone wins or loses together."""


def play(plan: Plan, fixture: Fixture, book: Rulebook | None = None) -> Outcome:
    """Play a fixture. A failure becomes part of the outcome, and the arena carries on."""
    outcome = Outcome(fixture.index, fixture.block, fixture.seed, fixture.levels, fixture.setup.seats)
    started = time.perf_counter()
    try:
        _play(plan, fixture, outcome, book or rulebook(plan.source or plan.game))
    except Exception:
        outcome.error = traceback.format_exc(limit=-4)
    outcome.seconds = time.perf_counter() - started
    return outcome


def _play(plan: Plan, fixture: Fixture, outcome: Outcome, book: Rulebook) -> None:
    playing = fixture.levels[: len(plan.levels)]
    count_processor_time(plan.processor_time)
    limits = [level_of(name).seconds * plan.scale for name in playing]
    bots = [
        make_bot(
            name, book, f"{fixture.seed}/{fixture.index}/{seat}", limits[seat], round(plan.iterations * limits[seat])
        )
        for seat, name in enumerate(playing)
    ]
    outcome.thinking = [Thinking() for _ in bots]
    table = Table(book, fixture.setup, fixture.seed.to_bytes(16, "big"))
    while (decision := table.game.decision) is not None:
        if table.n > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} answers")
        seat = decision.seats(table.game)[0]
        before = now()
        answer = bots[seat].choose(table.game, seat)
        outcome.thinking[seat].add(now() - before, limits[seat])
        table.answer(seat, answer)
    result = table.game.result
    assert result is not None
    outcome.scores, outcome.winners, outcome.together = result.scores, result.winners, result.together
    outcome.turns = judge_of(book).turn(table.game)
    outcome.answers = sum(entry.seat >= 0 for entry in table.entries)
