"""Hints for a decision and the analysis of a finished game, from the deciding seat's own knowledge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import msgspec

from marches.bots.judges import judge_of
from marches.bots.levels import LEVELS, Advice, SearchBot
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import Chance, Seat
from marches.table.table import Table

BEST = 3
COST = 0.03
"""A decision counts as costly if it gave away at least this much of the chance to win."""


class Moment(msgspec.Struct):
    """The value of one decision of a game: what each seat could expect, and what the answer gave away."""

    n: int
    seat: Seat
    played: Action
    best: Action
    expected: list[float]
    cost: float


def hints(rulebook: Rulebook, g: Game, seat: Seat, seconds: float, iterations: int = 0, seed: int = 1) -> list[Advice]:
    """The three best answers to the pending decision, the best first."""
    return _thinker(rulebook, seconds, iterations, seed).advise(_known(rulebook, g, seat, seed), seat)[:BEST]


def analyse(
    table: Table,
    seconds: float,
    iterations: int = 0,
    every: int = 1,
    told: Callable[[int, int], None] | None = None,
) -> Iterator[Moment]:
    """Analyse every `every`-th decision in which somebody had a choice. `told` is called with the progress so far."""
    count = 0
    for n, entry in enumerate(table.entries):
        if told is not None:
            told(n, table.n)
        g = table.at(n)
        decision = g.decision
        assert decision is not None
        if isinstance(decision, Chance) or len(decision.options(g, entry.seat)) < 2:
            continue
        count += 1
        if (count - 1) % every == 0:
            yield _moment(table.rulebook, g, n, entry.seat, entry.action, seconds, iterations)


def _moment(rulebook: Rulebook, g: Game, n: int, seat: Seat, played: Action, seconds: float, iterations: int) -> Moment:
    thinker = _thinker(rulebook, seconds / 2, iterations, n)
    known = _known(rulebook, g, seat, n)
    advice = thinker.advise(known, seat)
    expected = list(thinker.search.expected)
    best = advice[0]
    mine = next((one for one in advice if one.action is played), None)
    if best.action is played:
        return Moment(n, seat, played, played, expected, 0.0)
    if mine is None or mine.share < 0.1:
        worth = _worth(rulebook, known, seat, played, seconds / 2, iterations, n)
    else:
        worth = mine.expected
    return Moment(n, seat, played, best.action, expected, max(0.0, best.expected - worth))


def _worth(
    rulebook: Rulebook, known: Game, seat: Seat, action: Action, seconds: float, iterations: int, seed: int
) -> float:
    """The seat's chance after an answer the search hardly looked at, found by searching that answer alone."""
    thinker = _thinker(rulebook, seconds, iterations, seed)
    thinker.search.only = action.code
    advice = thinker.advise(known, seat)
    return advice[0].expected


def costliest(moments: list[Moment], count: int = 5) -> list[Moment]:
    """The most costly decisions, the worst first."""
    costly = [moment for moment in moments if moment.cost >= COST]
    return sorted(costly, key=lambda moment: -moment.cost)[:count]


def _thinker(rulebook: Rulebook, seconds: float, iterations: int, seed: int) -> SearchBot:
    time = 1e9 if iterations else seconds
    return SearchBot(rulebook, judge_of(rulebook), seed, LEVELS["warlord"], time, iterations)


def _known(rulebook: Rulebook, g: Game, seat: Seat, seed: int) -> Game:
    known: Game = rulebook.redeal(g, seat, Random(seed))
    return known
