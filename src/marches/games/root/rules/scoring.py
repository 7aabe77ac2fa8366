"""root:3.1, 3.2  Victory points, and who wins with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.state import RootGame, RootStep
from marches.games.root.rules.tables import WIN_POINTS, SeatId
from marches.kernel.line import Result
from marches.kernel.step import Seat

QUIET_ROUNDS: Final = 100
"""After this many rounds in which nobody passes their own best score, nobody is expected to win any more."""
BEST_BITS: Final = 6
BEST_MASK: Final = 63


def can_score(g: RootGame, seat: SeatId) -> bool:
    """root:3.3.1.no-vp, 9.2.8.marker  A player whose marker has left the track does not score."""
    return g.dominance[seat] < 0 and g.partners[seat] < 0


def score(g: RootGame, seat: SeatId, points: i64) -> None:
    """root:3.1  Score points. Anything else that is pending waits until 30 points have been checked.

    Call it last in a step: what is queued after it would run before the game ends.
    """
    if points <= 0 or not can_score(g, seat):
        return
    g.scores[seat] += points
    note_best(g, seat)
    if g.events is not None:
        g.tell("root-did-score", {"seat": f"seat:{seat}", "points": int(points), "total": int(g.scores[seat])})
    if g.scores[seat] >= WIN_POINTS:
        g.then_one(CHECK_POINTS)


def lose(g: RootGame, seat: SeatId, points: i64) -> None:
    """root:3.2.floor  Lose points, never below 0."""
    if not can_score(g, seat):
        return
    lost = points if points < g.scores[seat] else g.scores[seat]
    g.scores[seat] -= lost
    if g.events is not None and points:
        g.tell("root-did-lose-points", {"seat": f"seat:{seat}", "points": int(lost), "total": int(g.scores[seat])})


class Score(RootStep):
    """Score points at a later moment."""

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat = seat
        self.points = points

    def run(self, g: RootGame) -> None:
        score(g, self.seat, self.points)


class CheckPoints(RootStep):
    """root:3.1, 3.1.tie  30 points win at once. If several have them, the player whose turn it is comes first."""

    def run(self, g: RootGame) -> None:
        for seat in g.from_active():
            if can_score(g, seat) and g.scores[seat] >= WIN_POINTS and _may_win(g, seat):
                win(g, seat)
                return


def _may_win(g: RootGame, seat: Seat) -> bool:
    return all(g.rules[other].may_win(g, other, seat) for other in range(g.players))


def win(g: RootGame, seat: Seat) -> None:
    """The game ends: `seat` wins, and anyone who shares its victory."""
    _end(g, [seat])


def _end(g: RootGame, leaders: list[int]) -> None:
    winners = [
        seat for seat in range(g.players) if any(seat == leader or _wins_with(g, seat, leader) for leader in leaders)
    ]
    if g.events is not None:
        for winner in winners:
            g.tell("root-did-win", {"seat": f"seat:{winner}"})
    g.end(Result(tuple([int(points) for points in g.scores]), tuple(winners)))


def _wins_with(g: RootGame, seat: Seat, winner: Seat) -> bool:
    if g.rules[seat].shares_victory(g, seat, winner):
        return True
    return any(g.rules[other].unites(g, other, seat, winner) for other in range(g.players))


# -- a game that nobody can finish (docs/decisions/0008) -------------------------------------------------------


def best(g: RootGame, seat: SeatId) -> i64:
    """The most points a seat has had."""
    return g.bests >> seat * BEST_BITS & BEST_MASK


def note_best(g: RootGame, seat: SeatId) -> None:
    """root:3.1.stalled  A seat that passes its own best score moves the game on. Going up and down again does not."""
    points = g.scores[seat] if g.scores[seat] < BEST_MASK else BEST_MASK
    if points > best(g, seat):
        g.bests += (points - best(g, seat)) << seat * BEST_BITS
        g.scored = g.turn


def is_stalled(g: RootGame) -> bool:
    """root:3.1.stalled  Whether the game ends because nobody has passed their best score. Warns halfway."""
    quiet = g.turn - g.scored
    if quiet * 2 == QUIET_ROUNDS * g.players and g.events is not None:
        g.tell("root-did-quiet", {"rounds": QUIET_ROUNDS // 2, "left": QUIET_ROUNDS - QUIET_ROUNDS // 2})
    return quiet >= QUIET_ROUNDS * g.players


def stop(g: RootGame) -> None:
    """root:3.1.stalled-result  The most points win and a tie is shared; a player who left the track has none."""
    if g.events is not None:
        g.tell("root-did-stall", {"rounds": QUIET_ROUNDS})
    ranked = [seat for seat in range(g.players) if can_score(g, seat) and _may_win(g, seat)]
    most = max([g.scores[seat] for seat in ranked]) if ranked else 0
    _end(g, [seat for seat in ranked if g.scores[seat] == most])


CHECK_POINTS: Final = CheckPoints()
