"""A bot for every game: tries each answer in random continuations and keeps the one that stands best."""

from __future__ import annotations

import time
from random import Random

from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.module import Rulebook
from marches.kernel.playout import playout


class FlatBot:
    """Thinks only on re-dealt positions, so it knows what its seat knows and no more.

    Each trial re-deals what is hidden, plays one answer, then `depth` random decisions, and measures the seat's lead
    over the best other seat. Answers are tried in turn until the time is up; the best average is given.
    """

    def __init__(self, rulebook: Rulebook, seconds: float, rng: Random, depth: int = 60, trials: int = 100_000) -> None:
        self.rulebook = rulebook
        self.seconds = seconds
        self.depth = depth
        self.trials = trials
        self.rng = rng

    def choose(self, g: Game, seat: int) -> Action:
        decision = g.decision
        assert decision is not None
        options = decision.options(g, seat)
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        tried = [0] * len(options)
        until = time.monotonic() + self.seconds
        for trial in range(self.trials):
            place = trial % len(options)
            totals[place] += self._lead_after(g, seat, options[place])
            tried[place] += 1
            if time.monotonic() > until:
                break
        return max(zip(options, totals, tried, strict=True), key=lambda row: row[1] / row[2] if row[2] else -1e9)[0]

    def _lead_after(self, g: Game, seat: int, action: Action) -> float:
        imagined = self.rulebook.redeal(g, seat, self.rng)
        imagined.play(seat, action)
        playout(imagined, self.rng, self.depth)
        scores = self.rulebook.standing(imagined)
        others = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - max(others, default=0)
