"""The four levels of opponents, the same for every game.

A bot never thinks on the table's own position: `Bot.choose` re-deals it first, so that whatever a bot does, it
knows what its seat knows and no more. It answers within its time, and at once where there is one answer only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

import msgspec

from marches.bots.judges import judge_of
from marches.bots.search.gc_pause import hold_collector, release_collector
from marches.bots.search.judge import Judge
from marches.bots.search.mcts import CATCH_UP, Search, ranked
from marches.bots.search.onestep import look_ahead
from marches.bots.search.policy import light_choice
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.mistake import Mistake
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import Sealed, Seat


class UnknownLevel(Mistake):
    """A name that is not a level."""


class Level(msgspec.Struct, frozen=True):
    """A level of strength: how it thinks, and for how long."""

    name: str
    kind: str
    seconds: float
    explore: float = 1.0
    widen: float = 2.0
    tries: int = 1
    catch_up: float = CATCH_UP
    """When a search may stop before its time is up."""
    finishes: int = 1
    """How many ways to finish its turn a search tries at the end of its tree. With more than one it is thorough."""


LEVELS: dict[str, Level] = {
    "wanderer": Level("wanderer", "light", 0.05),
    "apprentice": Level("apprentice", "onestep", 0.25),
    "veteran": Level("veteran", "search", 1.0),
    "warlord": Level("warlord", "search", 5.0, explore=0.5, catch_up=1.0, finishes=4),
}
UNSEEN = 0.5
"""Simultaneous answers are drawn among those with at least this part of the best one's share: a bluff must not be
foreseen.
"""
DEFAULT = "apprentice"
"""The level used when a player asks for a bot without naming one."""


class Advice(msgspec.Struct, frozen=True):
    """One answer, its share of the thinking, and the seat's chance to win with it."""

    action: Action
    share: float
    expected: float


class Bot(ABC):
    """A bot that answers for a seat."""

    def __init__(self, rulebook: Rulebook, judge: Judge, seed: int | str) -> None:
        self.rulebook = rulebook
        self.judge = judge
        self.rng = Random(seed)

    def choose(self, g: Game, seat: Seat) -> Action:
        """The answer to the pending decision."""
        collecting = hold_collector()
        try:
            decision = g.decision
            assert decision is not None
            options = decision.options(g, seat)
            if len(options) == 1:
                return options[0]
            return self.think(self.rulebook.redeal(g, seat, self.rng), seat)
        finally:
            release_collector(collecting)

    @abstractmethod
    def think(self, g: Game, seat: Seat) -> Action:
        """Find the answer. `g` holds what the seat knows; everything else in it is re-dealt."""


class LightBot(Bot):
    """Follows the judge's first impressions."""

    def think(self, g: Game, seat: Seat) -> Action:
        decision = g.decision
        assert decision is not None
        return light_choice(g, seat, decision.options(g, seat), self.judge, self.rng)


class OneStepBot(Bot):
    """Tries every answer, finishes the turn lightly, keeps the best."""

    def __init__(self, rulebook: Rulebook, judge: Judge, seed: int | str, seconds: float, tries: int) -> None:
        super().__init__(rulebook, judge, seed)
        self.seconds = seconds
        self.tries = tries

    def think(self, g: Game, seat: Seat) -> Action:
        trials = look_ahead(self.rulebook, self.judge, g, seat, self.rng, self.seconds, self.tries)
        return trials[0].action


class SearchBot(Bot):
    """Searches the tree and gives the most visited answer, or a mixed one if the answer must not be predictable."""

    def __init__(
        self, rulebook: Rulebook, judge: Judge, seed: int | str, level: Level, seconds: float, iterations: int
    ) -> None:
        super().__init__(rulebook, judge, seed)
        self.seconds = seconds
        self.iterations = iterations
        self.search = Search(rulebook, judge, self.rng, level.explore, level.widen, level.catch_up, level.finishes)

    def think(self, g: Game, seat: Seat) -> Action:
        best = self.advise(g, seat, isinstance(g.decision, Sealed))
        decision = g.decision
        hidden = decision is not None and (decision.secret or decision.hides(g))
        unseen = isinstance(decision, Sealed) or (hidden and best[0].action.verb in self.judge.mixed)
        chosen = self._mixed(best) if unseen else best[0].action
        self.search.keep(chosen)
        return chosen

    def advise(self, g: Game, seat: Seat, whole: bool = True) -> list[Advice]:
        """All answers that were tried, the best first. `g` must be re-dealt for `seat`."""
        decision = g.decision
        assert decision is not None
        legal = decision.options(g, seat)
        root = self.search.think(g, seat, self.seconds, self.iterations, whole)
        # A tree kept from the last decision may hold answers that later draws or rolls have ruled out.
        edges = [edge for edge in ranked(root) if edge.action in legal]
        visits = sum(edge.visits for edge in edges)
        return [Advice(edge.action, edge.visits / visits, edge.total / edge.visits) for edge in edges]

    def _mixed(self, best: list[Advice]) -> Action:
        """One of the good answers, drawn by its share. Poor ones are left out."""
        good = [advice for advice in best if advice.share >= UNSEEN * best[0].share]
        return self.rng.choices([advice.action for advice in good], [advice.share for advice in good])[0]


def level_of(name: str) -> Level:
    """The level with this name."""
    if name not in LEVELS:
        raise UnknownLevel(f"Unknown level {name!r}. Available: {', '.join(LEVELS)}.")
    return LEVELS[name]


def make_bot(name: str, rulebook: Rulebook, seed: int | str, seconds: float | None = None, iterations: int = 0) -> Bot:
    """A bot of a level. `seconds` replaces its own time. With `iterations` its answers depend on the seed alone."""
    level = level_of(name)
    judge = judge_of(rulebook)
    time = level.seconds if seconds is None else seconds
    if iterations:
        time = 1e9
    if level.kind == "light":
        return LightBot(rulebook, judge, seed)
    if level.kind == "onestep":
        return OneStepBot(rulebook, judge, seed, time, level.tries)
    return SearchBot(rulebook, judge, seed, level, time, iterations)
