"""The judge of games without their own: the seat with the best standing is the likeliest to win."""

from __future__ import annotations

from marches.bots.search.judge import Judge, final_payoffs, shares
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook

SPREAD = 4.0


class PlainJudge(Judge):
    """Asks the rulebook what each seat would score if the game ended now."""

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(horizon=1, limit=30)
        self.rulebook = rulebook

    def payoffs(self, g: Game) -> list[float]:
        if g.result is not None:
            return final_payoffs(g.result, g.players, SPREAD)
        return shares([float(score) for score in self.rulebook.standing(g)], SPREAD)
