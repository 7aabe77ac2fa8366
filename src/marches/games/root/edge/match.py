"""root:scenario.2p.match  An optional match of two games: the same two people, factions swapped, scores summed.

A match may be kept in a small file between its games.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from marches.games.root.edge import savefile
from marches.games.root.edge.rulebook import RULEBOOK
from marches.kernel.line import Result
from marches.kernel.mistake import Mistake
from marches.kernel.setup import Setup, SetupError

KIND = "marches root match"
VERSION = 1
PLAYERS = 2
GAMES = 2


class MatchError(Mistake):
    """A game that cannot be part of a match."""


def second_game(first: Setup) -> Setup:
    """root:scenario.2p.match  Everyone keeps their seat and takes the other's faction; map and options stay."""
    if len(first.seats) != PLAYERS or first.options.get("cooperative"):
        raise MatchError("a match is for two players against each other")
    return msgspec.structs.replace(first, seats=first.seats[::-1])


def match_result(first: Result, second: Result) -> Result:
    """root:scenario.2p.match  The points of both games by seat. The highest total wins; equal totals share the win."""
    if len(first.scores) != PLAYERS or len(second.scores) != PLAYERS:
        raise MatchError("a match is for two players against each other")
    totals = tuple(one + two for one, two in zip(first.scores, second.scores, strict=True))
    return Result(totals, tuple(seat for seat in range(PLAYERS) if totals[seat] == max(totals)))


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match between its games: how the first one starts, who plays, how the games so far ended."""

    kind: str
    version: int
    setup: Setup
    players: list[str] = []
    """Who answers for each seat, in the words of the program that plays. Empty if it did not say."""
    results: list[Result] = []

    def next_setup(self) -> Setup | None:
        """The next game; None when both were played."""
        return (self.setup, second_game(self.setup), None)[len(self.results)]

    def result(self) -> Result | None:
        """How the match ended, if it has."""
        return match_result(*self.results) if len(self.results) == GAMES else None


def begin(setup: Setup, players: Sequence[str] = ()) -> Match:
    """A match whose first game starts like this."""
    return _checked(Match(KIND, VERSION, setup, list(players)))


def after(match: Match, result: Result) -> Match:
    """The match after a game with this result."""
    return _checked(msgspec.structs.replace(match, results=[*match.results, result]))


def save(match: Match, path: Path) -> None:
    """Write the file; an interrupted write leaves the old one whole."""
    savefile.save(match, path)


def load(path: Path) -> Match:
    """Read a file; `MatchError` says what is wrong with it."""
    return savefile.load(path, loads, MatchError)


def loads(text: bytes) -> Match:
    """The match a file's text holds."""
    return _checked(savefile.decode(text, KIND, VERSION, Match, MatchError))


def _checked(match: Match) -> Match:
    """A match whose games can be played."""
    second_game(match.setup)
    try:
        RULEBOOK.check(match.setup)
    except SetupError as error:
        raise MatchError(f"no game can start from this match: {error}") from error
    if len(match.results) > GAMES or any(len(result.scores) != PLAYERS for result in match.results):
        raise MatchError(f"a match has at most {GAMES} games of {PLAYERS} players")
    if match.players and len(match.players) != PLAYERS:
        raise MatchError(f"{len(match.players)} players are named for {PLAYERS} seats")
    return match
