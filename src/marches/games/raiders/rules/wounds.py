"""Wounds: fewer of them, where they go, who dies and what that brings."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from marches.games.raiders.rules.actions import ACCEPT, DECLINE, WOUND, Pick
from marches.games.raiders.rules.crew import return_to_hand
from marches.games.raiders.rules.effects import ability_steps
from marches.games.raiders.rules.state import (
    RaidersDecision,
    RaidersGame,
    RaidersSeatStep,
)
from marches.games.raiders.rules.strength import acts
from marches.games.raiders.rules.tables import (
    CIV_OF,
    CREW,
    NONE,
    ON_KILLED,
    ON_WOUNDED,
    ON_WOUNDS,
    REDUCE_WOUNDS,
    RETURN_TO_HAND,
    SLOTS,
)
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat, Step, per_seat


class ReduceWounds(RaidersDecision):
    """raiders:wound.reduction  A member may lower the wounds; raiders:raid.ability.optional  or not, on purpose."""

    rule: ClassVar[str] = "raiders:wound.reduction"

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def less(self, g: RaidersGame) -> int:
        amount = 0
        for effect in g.kit.ability[g.member(self.seat, self.slot)]:
            if effect.op == REDUCE_WOUNDS:
                amount += effect.amount * g.times(self.seat, self.slot)
        return min(amount, g.the_raid().wounds)

    def waits(self, g: RaidersGame) -> bool:
        return g.the_raid().wounds > 0

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def options(self, g: RaidersGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def apply(self, g: RaidersGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            less = self.less(g)
            g.the_raid().wounds -= less
            if g.events is not None:
                g.tell("raiders-did-reduce-wounds", {**self.facts(g), "less": less})

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        card = CREW[g.member(self.seat, self.slot)]
        return {"seat": f"seat:{self.seat}", "card": f"crew:{card}", "count": g.the_raid().wounds}

    def preview(self, g: RaidersGame, seat: Seat, action: Action) -> list[Line]:
        return [Line("raiders-preview-reduce-wounds", {"count": self.less(g)})] if action is ACCEPT else []


class WoundReductions(RaidersSeatStep):
    """raiders:raid.ability.stages  Once the wounds are known, every member who can lower them is asked."""

    def run(self, g: RaidersGame) -> None:
        civ = CIV_OF[g.the_raid().settlement]
        steps: list[Step[Any]] = []
        for slot in range(SLOTS):
            if acts(g, self.seat, slot, ON_WOUNDS, civ):
                steps.append(ReduceWounds(self.seat, slot))
        g.then_all(steps)


class PlaceWounds(RaidersDecision[Pick]):
    """raiders:wound.place, raiders:wound.split  Every wound goes on a member of your choice, one by one.

    raiders:wound.only-crew: never on the hero or an animal. raiders:wound.overflow: with nobody left they are lost.
    raiders:wound.kill.stop, raiders:wound.no-move: the dead take no more, and wounds never move.
    """

    rule: ClassVar[str] = "raiders:wound.place"

    def waits(self, g: RaidersGame) -> bool:
        return g.the_raid().wounds > 0 and g.crew_size(self.seat) > 0

    def run(self, g: RaidersGame) -> None:
        g.the_raid().wounds = 0

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [WOUND[slot] for slot in range(SLOTS) if g.member(seat, slot) >= 0]

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [WOUND[slot] for slot in range(SLOTS) if g.member(seat, slot) >= 0]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        """raiders:wound.max, raiders:wound.own-strength  A member at strength 0 dies of one more."""
        slot = action.at
        g.the_raid().wounds -= 1
        g.then_one(self)
        if g.strength_of(seat, slot) <= 0:
            kill(g, seat, slot)
            return
        g.wounds[seat * SLOTS + slot] += 1
        g.the_raid().hurt |= 1 << slot
        if g.events is not None:
            g.tell("raiders-did-wound", {"seat": f"seat:{seat}", "card": f"crew:{CREW[g.member(seat, slot)]}"})

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "count": g.the_raid().wounds}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        left = g.strength_of(seat, action.at)
        facts: dict[str, Fact] = {"card": f"crew:{CREW[g.member(seat, action.at)]}"}
        if left <= 0:
            return [Line("raiders-preview-dies", facts)]
        facts["count"] = left - 1
        return [Line("raiders-preview-strength-left", facts)]


def kill(g: RaidersGame, seat: Seat, slot: int) -> None:
    """raiders:wound.kill, raiders:wound.kill.discard  The member dies: wounds to the supply, card to the pile.

    raiders:term.if-killed, raiders:wound.kill.not-wounded: only its "if killed" follows.
    """
    card, times = g.member(seat, slot), g.times(seat, slot)
    g.crew[seat * SLOTS + slot] = NONE
    g.wounds[seat * SLOTS + slot] = 0
    g.the_raid().hurt &= ~(1 << slot)
    if g.events is not None:
        g.tell("raiders-did-kill", {"seat": f"seat:{seat}", "card": f"crew:{CREW[card]}"})
    kept = False
    steps: list[Step[Any]] = []
    if g.kit.trigger[card] == ON_KILLED:
        for effect in g.kit.ability[card]:
            kept = kept or effect.op == RETURN_TO_HAND
            steps.extend(ability_steps(seat, effect, times))
    if kept:
        return_to_hand(g, seat, card)
    else:
        g.discard(card)
    g.then_all(steps)


class WoundedEffects(RaidersSeatStep):
    """raiders:term.if-wounded  Once for each living member that took wounds in this raid."""

    def run(self, g: RaidersGame) -> None:
        steps: list[Step[Any]] = []
        for slot in range(SLOTS):
            card = g.member(self.seat, slot)
            if card >= 0 and g.the_raid().hurt >> slot & 1 and g.kit.trigger[card] == ON_WOUNDED:
                for effect in g.kit.ability[card]:
                    steps.extend(ability_steps(self.seat, effect, g.times(self.seat, slot)))
        g.then_all(steps)


PLACE_WOUNDS: Final = per_seat(PlaceWounds)
WOUNDED: Final = per_seat(WoundedEffects)
REDUCTIONS: Final = per_seat(WoundReductions)
