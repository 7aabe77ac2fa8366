"""root:scenario.2p.match  An optional match of two games: the same two people, factions swapped, scores summed."""

from __future__ import annotations

import msgspec

from marches.kernel.line import Result
from marches.kernel.mistake import Mistake
from marches.kernel.module import Setup

PLAYERS = 2


class MatchError(Mistake):
    """A game that cannot be half of a match."""


def second_game(first: Setup) -> Setup:
    """root:scenario.2p.match  Everyone keeps the seat and takes the other's faction; map and options stay."""
    if len(first.seats) != PLAYERS or first.options.get("cooperative"):
        raise MatchError("a match is for two players against each other")
    return msgspec.structs.replace(first, seats=first.seats[::-1])


def match_result(first: Result, second: Result) -> Result:
    """root:scenario.2p.match  Points of both games by seat; the highest total wins, an equal one is shared."""
    if len(first.scores) != PLAYERS or len(second.scores) != PLAYERS:
        raise MatchError("a match is for two players against each other")
    totals = tuple(one + two for one, two in zip(first.scores, second.scores, strict=True))
    return Result(totals, tuple(seat for seat in range(PLAYERS) if totals[seat] == max(totals)))
