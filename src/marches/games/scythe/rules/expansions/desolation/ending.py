"""How a game against Desolation ends: all players win, or all of them lose."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_PART, DESOLATION_STATE, HARDER
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.trips import take_back_intrusions
from marches.kernel.line import Result

BY_TILES: Final = "tiles"
BY_UNITS: Final = "units"
BY_STARS: Final = "stars"
BY_TIMER: Final = "timer"


class EndTogether(ScytheStep):
    """scythe:desolation.goal, scythe:desolation.win, scythe:desolation.lose
    The game is over at once and everyone has the same result; `how` says what ended it.
    """

    def __init__(self, how: str) -> None:
        self.how: Final = how

    def run(self, g: ScytheGame) -> None:
        take_back_intrusions(g)
        g.trip = None
        g.combat = None
        won = self.how in (BY_TILES, BY_UNITS)
        g.tell("scythe-did-win-together" if won else "scythe-did-lose-together", {"how": f"desolation-end:{self.how}"})
        everyone = tuple(range(g.players))
        g.end(Result((filled(g),) * g.players, everyone if won else (), together=True))


def filled(g: ScytheGame) -> int:
    """How many Triumph Tiles hold a star."""
    return sum([1 for seats in DESOLATION_STATE.of(g).starred if seats])


class LowerTimer(ScytheStep):
    """scythe:desolation.turn-timer, scythe:desolation.variant-harder  Its popularity falls; at 0 the game is lost."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, g: ScytheGame) -> None:
        state = DESOLATION_STATE.of(g)
        state.popularity = max(0, state.popularity - self.count)
        g.tell("scythe-did-lower-timer", {"count": self.count, "left": state.popularity})
        if state.popularity == 0:
            g.then_one(EndTogether(BY_TIMER))


def displaced(g: ScytheGame, workers: int) -> list[ScytheStep]:
    """scythe:desolation.variant-harder, scythe:desolation.move-workers
    Workers it drives off cost it popularity in the harder game only.
    """
    return [LowerTimer(workers)] if workers and g.options.on(HARDER) else []


class TakeStar(ScytheStep):
    """scythe:desolation.combat-loss, scythe:desolation.setup-stars  It places a star; its sixth is our defeat."""

    def run(self, g: ScytheGame) -> None:
        state = DESOLATION_STATE.of(g)
        state.stars += 1
        g.tell("scythe-did-take-star", {"stars": state.stars, "most": DESOLATION_PART.of(g.kit).stars})
        if state.stars >= DESOLATION_PART.of(g.kit).stars:
            g.then_one(EndTogether(BY_STARS))
