"""Enlist: a recruit brings something at once, and something else from then on."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import BONUSES, BOTTOM_ACTIONS
from marches.games.scythe.rules.actions import DECLINE, TAKE_BONUS, TAKE_RECRUIT, Pick
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import BIT
from marches.games.scythe.rules.taking import TAKE_LESS, HowMuch, gain
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

ALL_RECRUITS: Final = (1 << len(BOTTOM_ACTIONS)) - 1


class Enlist(ScytheDecision):
    """scythe:enlist.any-section, scythe:enlist.ongoing  Choose the bottom action the recruit leaves."""

    rule = "scythe:enlist.any-section"

    def waits(self, g: ScytheGame) -> bool:
        return g.recruits[self.seat] != ALL_RECRUITS

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [*TAKE_RECRUIT, DECLINE]

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pick) and g.recruits[seat] >> action.index & 1:
            bottom = f"bottom:{BOTTOM_ACTIONS[action.index]}"
            return Reason("scythe:enlist.any-section", "scythe-why-recruited", {"bottom": bottom})
        return None

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            g.then_one(OneTimeBonus(seat, action.index, False))


class OneTimeBonus(ScytheDecision):
    """scythe:enlist.one-time-space, scythe:enlist.token-fixed, scythe:enlist.bonus.power, scythe:enlist.bonus.coins,
    scythe:enlist.bonus.popularity, scythe:enlist.bonus.cards  Choose a free one-time bonus and gain it.
    """

    rule = "scythe:enlist.one-time-space"

    def __init__(self, seat: Seat, bottom: int, less: bool) -> None:
        super().__init__(seat)
        self.bottom: Final = bottom
        self.less: Final = less

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [*TAKE_BONUS]
        return found if self.less else [*found, TAKE_LESS]

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pick) and g.bonuses[seat] >> action.index & 1:
            bonus = f"bonus:{BONUSES[action.index]}"
            return Reason("scythe:enlist.one-time-space", "scythe-why-bonus-taken", {"bonus": bonus})
        return None

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is TAKE_LESS:
            g.then_one(OneTimeBonus(seat, self.bottom, True))
            return
        assert isinstance(action, Pick)
        g.recruits[seat] |= BIT[self.bottom]
        g.bonuses[seat] |= BIT[action.index]
        g.due |= BIT[seat]
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "bottom": f"bottom:{BOTTOM_ACTIONS[self.bottom]}"}
            g.tell("scythe-did-enlist", {**facts, "bonus": f"bonus:{BONUSES[action.index]}"})
        count = g.kit.mats.at_once[g.seating.faction[seat]][action.index]
        if self.less:
            g.then_one(HowMuch(seat, action.index, count - 1))
        else:
            gain(g, seat, action.index, count)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"bottom": f"bottom:{BOTTOM_ACTIONS[self.bottom]}"}
