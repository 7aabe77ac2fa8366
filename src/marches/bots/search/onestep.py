"""Look one turn ahead: try every answer, finish the turn lightly, and judge the position."""

from __future__ import annotations

from random import Random

from marches.bots.search.clock import now as time_now
from marches.bots.search.judge import NEVER, Judge
from marches.bots.search.policy import rollout
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import Seat


class Trial:
    """One answer and its results so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.paid: list[float] = []

    def worth(self) -> float:
        """The mean of the better third. The seat itself plays the rest of the turn, so poor continuations do not
        count.
        """
        if not self.paid:
            return -1.0
        self.paid.sort()
        best = self.paid[len(self.paid) * 2 // 3 :]
        return sum(best) / len(best)


def look_ahead(
    rulebook: Rulebook, judge: Judge, g: Game, seat: Seat, rng: Random, seconds: float, tries: int
) -> list[Trial]:
    """Every answer worth a try, the best first.

    Each gets `tries` trials; then the better half of them twice as many, and so on.
    """
    until = time_now() + seconds
    decision = g.decision
    assert decision is not None
    options = decision.options(g, seat)
    tried = [action for action in options if judge.weight(g, seat, action) > NEVER]
    trials = [Trial(action) for action in tried or options]
    alive = len(trials)
    while True:
        for _ in range(tries):
            for i in range(alive):
                trial = trials[i]
                trial.paid.append(_pays(rulebook, judge, g, seat, trial.action, rng))
                if time_now() >= until:
                    _sort(trials, alive)
                    return trials
        _sort(trials, alive)
        if alive <= 1:
            return trials
        alive = (alive + 1) // 2
        tries *= 2


def _pays(rulebook: Rulebook, judge: Judge, g: Game, seat: Seat, action: Action, rng: Random) -> float:
    imagined = rulebook.redeal(g, seat, rng)
    now = judge.turn(imagined)
    imagined.play(seat, action)
    rollout(imagined, judge, rng, now + 1, judge.limit)
    return judge.payoffs(imagined)[seat]


def _sort(trials: list[Trial], alive: int) -> None:
    head = trials[:alive]
    head.sort(key=_by_worth)
    for i in range(alive):
        trials[i] = head[i]


def _by_worth(trial: Trial) -> tuple[float, int]:
    return (-trial.worth(), trial.action.code)
