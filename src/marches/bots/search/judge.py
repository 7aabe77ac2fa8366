"""What the search needs to know about a game: how good a position is, and which answers deserve a first look."""

from __future__ import annotations

from math import exp
from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.line import Result
from marches.kernel.step import Seat

WIDE: float = 6.0
MARGIN: float = 0.1
FINAL: float = 0.95
"""How much of a finished game's payoff is the win. The rest is the margin, so that bots play on in lost games."""

NEVER: float = 0.00001
"""The weight of answers that nobody who looks only one step ahead should try."""

G = TypeVar("G", bound=Game, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[G]):
    """One game's knowledge; `G` is its position.

    `horizon` turns are played out beyond the tree, never more than `limit` answers.

    A thorough search (one with more than one way to finish its turn) judges every position at the same moment, since a
    seat stands better just after its turn than before it: `moment` turns after the thinker's own began, and no less
    than `rounds` times the players; where both are 0, at `horizon`. The thinker's turns up to there are played in
    `care` ways each and those of the others in `theirs`, the best counting for whose turn it is. A judgement on the
    way, one round after the thinker's turn began, counts `early` of the whole where the tree ends before it: what is
    near is foreseen better.
    """

    def __init__(
        self,
        horizon: int,
        limit: int,
        moment: int = 0,
        rounds: int = 0,
        care: int = 1,
        theirs: int = 1,
        early: float = 0.0,
    ) -> None:
        self.horizon = horizon
        self.limit = limit
        self.moment = moment
        self.rounds = rounds
        self.care = care
        self.theirs = theirs
        self.early = early
        self.mixed: list[str] = []
        """Verbs of simultaneous hidden answers. They are drawn by share, so that nobody can predict them."""

    def ahead(self, players: int) -> int:
        """How many turns after the thinker's own began a thorough search judges."""
        return max(self.moment, self.rounds * players)

    def ways(self, players: int) -> int:
        """How many ways a thorough search plays each of the thinker's later turns."""
        return self.care

    def payoffs(self, g: G) -> list[float]:
        """Each seat's chance to win, between 0 and 1."""
        raise NotImplementedError

    def weight(self, g: G, seat: Seat, action: Action) -> float:
        """How much more than an ordinary answer (1) this one deserves to be tried; 0.01 for next to never, `NEVER` for
        what is not a move in the game.
        """
        return 1.0

    def turn(self, g: G) -> int:
        """A number that grows with every turn. A game that cannot tell leaves it at 0."""
        return 0


def shares(points: list[float], spread: float) -> list[float]:
    """Chances to win, from points each seat will probably have and how far off (`spread`) such a guess usually is.

    A tenth is judged by a wider measure, so that more points still count for a seat that is far ahead or far behind.
    """
    best = max(points)
    near = [exp((value - best) / spread) for value in points]
    wide = [exp((value - best) / (WIDE * spread)) for value in points]
    near_total, wide_total = sum(near), sum(wide)
    return [(1.0 - MARGIN) * near[seat] / near_total + MARGIN * wide[seat] / wide_total for seat in range(len(points))]


def final_payoffs(result: Result, players: int, spread: float) -> list[float]:
    """The payoffs of a finished game: the win, split among those who share it, and a little for the margin.

    Where all played as one side nobody has less of it for the others' sake.
    """
    if result.together:
        return [1.0 if result.winners else 0.0] * players
    scores = [float(score) for score in result.scores]
    margin = shares(scores[:players], spread)
    winners = [seat for seat in result.winners if seat < players]
    paid = [(1.0 - FINAL) * share for share in margin]
    for seat in winners:
        paid[seat] += FINAL / len(result.winners)
    return paid
