"""Statistics of the outcomes: win rates with intervals, ratings, times, lengths and scores."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable
from math import sqrt

import msgspec

from marches.bots.arena.match import Outcome

Z = 1.959964
"""Standard deviations in a 95 % interval."""


class Rate(msgspec.Struct):
    """Wins per game and seat with their 95 % interval, and the fair share.

    Of games that are won or lost together every seat has the whole win, and no share is fair: it is 0.
    """

    name: str
    games: int
    seats: int
    wins: float
    rate: float
    low: float
    high: float
    fair: float
    score: float


class Rating(msgspec.Struct):
    """A level's OpenSkill rating: its mean, its uncertainty, and a conservative estimate."""

    name: str
    mu: float
    sigma: float
    ordinal: float


class Times(msgspec.Struct):
    """How long a level thinks about an answer, in seconds."""

    name: str
    answers: int
    mean: float
    longest: float
    late: int


class Summary(msgspec.Struct):
    """Everything the report shows."""

    games: int
    errors: int
    levels: list[Rate]
    labels: list[Rate]
    seats: list[Rate]
    ratings: list[Rating]
    times: list[Times]
    turns: list[int]
    answers: list[int]
    winning_scores: list[int]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def summarise(outcomes: Iterable[Outcome]) -> Summary:
    """The figures of an arena. Games that broke off only count as errors."""
    everything = sorted(outcomes, key=lambda outcome: outcome.index)
    played = [outcome for outcome in everything if not outcome.error]
    return Summary(
        games=len(played),
        errors=len(everything) - len(played),
        levels=_rates(played, lambda outcome, seat: outcome.levels[seat]),
        labels=_rates(played, lambda outcome, seat: outcome.labels[seat]),
        seats=_rates(played, lambda outcome, seat: str(seat + 1)),
        ratings=ratings(played),
        times=_times(played),
        turns=[outcome.turns for outcome in played],
        answers=[outcome.answers for outcome in played],
        winning_scores=[max(outcome.scores[seat] for seat in outcome.winners) for outcome in played if outcome.winners],
    )


def _rates(played: list[Outcome], name_of: Callable[[Outcome, int], str]) -> list[Rate]:
    """Rates per seat. The interval counts games, since seats of one game are not independent of each other."""
    names = list(dict.fromkeys(name_of(outcome, seat) for outcome in played for seat in range(len(outcome.levels))))
    return [_rate(played, name, name_of) for name in sorted(names)]


def _rate(played: list[Outcome], name: str, name_of: Callable[[Outcome, int], str]) -> Rate:
    games = seats = 0
    wins = fair = 0.0
    scores: list[int] = []
    for outcome in played:
        mine = [seat for seat in range(len(outcome.levels)) if name_of(outcome, seat) == name]
        if mine:
            games += 1
            scores += [outcome.scores[seat] for seat in mine]
            if outcome.together:
                seats += 1
                wins += bool(outcome.winners)
                continue
            seats += len(mine)
            fair += len(mine) / len(outcome.levels)
            wins += sum(1 / len(outcome.winners) for seat in outcome.winners if seat in mine)
    low, high = wilson(wins, games)
    per_seat = games / seats
    return Rate(
        name,
        games,
        seats,
        wins,
        wins / games * per_seat,
        low * per_seat,
        high * per_seat,
        fair / games * per_seat,
        statistics.mean(scores),
    )


def ratings(played: list[Outcome]) -> list[Rating]:
    """OpenSkill (Plackett-Luce) over the games in order. A level in several seats is updated with their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {level: model.rating(name=level) for outcome in played for level in outcome.levels}
    for outcome in played:
        if len(set(outcome.levels)) == 1 or outcome.together:
            continue
        best = max(outcome.scores) + 1
        points = [float(best if seat in outcome.winners else score) for seat, score in enumerate(outcome.scores)]
        teams = [[model.rating(mu=known[level].mu, sigma=known[level].sigma)] for level in outcome.levels]
        rated = model.rate(teams, scores=points)
        for level in set(outcome.levels):
            mine = [rated[seat][0] for seat, name in enumerate(outcome.levels) if name == level]
            known[level].mu = statistics.mean(rating.mu for rating in mine)
            known[level].sigma = statistics.mean(rating.sigma for rating in mine)
    found = [Rating(name, r.mu, r.sigma, r.ordinal()) for name, r in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def _times(played: list[Outcome]) -> list[Times]:
    found: dict[str, Times] = {}
    for outcome in played:
        for level, thinking in zip(outcome.levels, outcome.thinking, strict=False):  # a machine does not think
            row = found.setdefault(level, Times(level, 0, 0.0, 0.0, 0))
            row.answers += thinking.answers
            row.mean += thinking.total
            row.longest = max(row.longest, thinking.longest)
            row.late += thinking.late
    for row in found.values():
        row.mean /= max(1, row.answers)
    return sorted(found.values(), key=lambda row: row.name)
