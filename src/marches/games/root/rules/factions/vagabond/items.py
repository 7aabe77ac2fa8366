"""root:9.2.5  Items: refreshing, exhausting, damaging, repairing, moving to and from tracks, the limit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.factions.vagabond.actions import (
    DROPS,
    EXHAUSTS,
    REFRESHES,
    REPAIRS,
    TO_SATCHEL,
    TO_TRACK,
    FaceAction,
    ItemAction,
)
from marches.games.root.rules.factions.vagabond.state import (
    DOWN,
    HURT_DOWN,
    HURT_UP,
    KINDS_OF_ITEMS,
    TRACK,
    TRACKED,
    UP,
    VagabondState,
    in_clearing,
    tell_item,
    vagabond,
)
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import ITEMS
from marches.kernel.action import Action
from marches.kernel.bits import bit
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, per_seat

MOST_STOWED: Final = len(TRACKED)
"""How many items may go from tracks to the satchel in one turn, so that nobody moves them back and forth forever."""


# -- exhausting ------------------------------------------------------------------------------------------------


def why_not_exhaust(state: VagabondState, item: i64, needed: int, rule: str) -> Reason | None:
    """root:9.2.5.exhaust  Why items of a kind cannot pay: too few are face up and undamaged."""
    ready = state.ready(item)
    if ready >= needed:
        return None
    facts: dict[str, Fact] = {"item": f"item:{ITEMS[item]}", "needed": needed, "ready": int(ready)}
    facts["exhausted"] = int(state.at(item, DOWN))
    facts["damaged"] = int(state.at(item, HURT_UP) + state.at(item, HURT_DOWN))
    return Reason(rule, "root-why-not-ready", facts)


def why_nothing_ready(state: VagabondState, rule: str) -> Reason | None:
    """Why no item can pay."""
    return None if state.all_ready() else Reason(rule, "root-why-nothing-ready", {})


def exhaust(g: RootGame, seat: Seat, item: i64, number: int) -> None:
    """root:9.2.5.exhaust  Pay with items of one kind."""
    vagabond(g, seat).exhaust(item, number)
    for _ in range(number):
        tell_item(g, "root-did-exhaust", seat, item)


class ExhaustAny(RootDecision[ItemAction]):
    """root:9.2.5.exhaust, 11.2.6.III  Exhaust items of any kind, one by one; asked where there is a choice."""

    rule = "root:9.2.5.exhaust"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def waits(self, g: RootGame) -> bool:
        state = vagabond(g, self.seat)
        return self.left > 0 and state.all_ready() > self.left and len(self.candidates(g, self.seat)) > 1

    def run(self, g: RootGame) -> None:
        left = self.left
        for item in range(KINDS_OF_ITEMS):
            number = min(left, int(vagabond(g, self.seat).ready(item)))
            exhaust(g, self.seat, item, number)
            left -= number

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.left}

    def candidates(self, g: RootGame, seat: Seat) -> list[ItemAction]:
        state = vagabond(g, seat)
        return [EXHAUSTS[item] for item in range(KINDS_OF_ITEMS) if state.ready(item)]

    def apply(self, g: RootGame, seat: Seat, action: ItemAction) -> None:
        exhaust(g, seat, action.item, 1)
        if self.left > 1:
            g.then_one(ExhaustAny(seat, self.left - 1))


# -- refreshing ------------------------------------------------------------------------------------------------


class Refresh(RootSeatStep):
    """root:9.4.1  Two exhausted items for each tea on its track when Birdsong began, plus three."""

    def run(self, g: RootGame) -> None:
        teas = int(vagabond(g, self.seat).teas)
        g.then_one(TurnUp(self.seat, g.kit.mats.vagabond.refresh_tea * teas + g.kit.mats.vagabond.refresh))


class TurnUp(RootDecision[ItemAction]):
    """root:9.4.1, 9.4.1.damaged  Choose which exhausted item is refreshed; damaged ones cannot be."""

    rule = "root:9.4.1"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def waits(self, g: RootGame) -> bool:
        state = vagabond(g, self.seat)
        return self.left > 0 and state.lying(DOWN) > self.left and len(self.candidates(g, self.seat)) > 1

    def run(self, g: RootGame) -> None:
        state = vagabond(g, self.seat)
        left = self.left
        for item in range(KINDS_OF_ITEMS):
            while left > 0 and state.at(item, DOWN):
                turn_up(g, self.seat, item)
                left -= 1

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.left}

    def candidates(self, g: RootGame, seat: Seat) -> list[ItemAction]:
        state = vagabond(g, seat)
        return [REFRESHES[item] for item in range(KINDS_OF_ITEMS) if state.at(item, DOWN)]

    def apply(self, g: RootGame, seat: Seat, action: ItemAction) -> None:
        turn_up(g, seat, action.item)
        g.then_one(TurnUp(seat, self.left - 1))


def turn_up(g: RootGame, seat: Seat, item: i64) -> None:
    """Turn an exhausted item face up; tea, coins and bags go straight to their tracks (root:9.2.5.III)."""
    state = vagabond(g, seat)
    g.touch()
    state.put(item, DOWN, -1)
    state.lay_up(item)
    tell_item(g, "root-did-refresh", seat, item)


# -- tracks ----------------------------------------------------------------------------------------------------


def shift_candidates(g: RootGame, seat: Seat) -> list[Action]:
    """The answers that move tea, coins and bags a player might try to move: those not damaged."""
    state = vagabond(g, seat)
    found: list[Action] = []
    for item in TRACKED:
        if state.at(item, UP) or state.at(item, DOWN):
            found.append(TO_TRACK[item])
        if state.at(item, TRACK):
            found.append(TO_SATCHEL[item])
    return found


def shift_options(g: RootGame, seat: Seat) -> list[Action]:
    """root:9.2.5.III  The moves between track and satchel that are possible now."""
    state = vagabond(g, seat)
    may_stow = state.stowed < MOST_STOWED
    found: list[Action] = []
    for item in TRACKED:
        on_track = state.at(item, TRACK)
        if on_track < state.mat.track and state.at(item, UP):
            found.append(TO_TRACK[item])
        if on_track and may_stow:
            found.append(TO_SATCHEL[item])
    return found


def why_not_shift(g: RootGame, seat: Seat, action: ItemAction) -> Reason | None:
    """root:9.2.5.III, 9.2.5.I.limit  Only face-up items move; a track holds three."""
    state = vagabond(g, seat)
    facts: dict[str, Fact] = {"item": f"item:{ITEMS[action.item]}"}
    if action.verb == "to-satchel":
        if state.stowed < MOST_STOWED:
            return None
        facts["count"] = MOST_STOWED
        return Reason("root:9.2.5.III", "root-why-stowed", facts)
    if state.at(action.item, UP) == 0:
        return Reason("root:9.2.5.III", "root-why-face-down", facts)
    if not state.has_room(action.item):
        facts["count"] = g.kit.mats.vagabond.track
        return Reason("root:9.2.5.I.limit", "root-why-track-full", facts)
    return None


def shift(g: RootGame, seat: Seat, action: ItemAction) -> None:
    """root:9.2.5.III  Move one item between its track and the satchel."""
    state = vagabond(g, seat)
    if action.verb == "to-track":
        state.put(action.item, UP, -1)
        state.put(action.item, TRACK, 1)
        tell_item(g, "root-did-put-on-track", seat, action.item)
    else:
        state.put(action.item, TRACK, -1)
        state.put(action.item, UP, 1)
        state.stowed += 1
        tell_item(g, "root-did-stow", seat, action.item)


# -- repairing -------------------------------------------------------------------------------------------------


def repair_candidates(g: RootGame, seat: Seat) -> list[FaceAction]:
    """root:9.5.7  The damaged items, by kind and face."""
    state = vagabond(g, seat)
    found: list[FaceAction] = []
    if state.damaged() == 0:
        return found
    for item in range(KINDS_OF_ITEMS):
        if state.at(item, HURT_UP):
            found.append(REPAIRS[2 * item])
        if state.at(item, HURT_DOWN):
            found.append(REPAIRS[2 * item + 1])
    return found


def repair(g: RootGame, seat: Seat, action: FaceAction) -> None:
    """root:9.5.7, 1.1.1.law-over-guide  Repair one damaged item. It keeps its face."""
    vagabond(g, seat).repair(action.item, action.face)
    tell_item(g, "root-did-repair", seat, action.item)


class RepairSome(RootDecision[FaceAction]):
    """root:vagabond.ranger  Repair `count` items, one by one; asked where there is a choice."""

    rule = "root:vagabond.ranger"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def waits(self, g: RootGame) -> bool:
        state = vagabond(g, self.seat)
        return self.left > 0 and state.damaged() > self.left and len(repair_candidates(g, self.seat)) > 1

    def run(self, g: RootGame) -> None:
        left = min(self.left, int(vagabond(g, self.seat).damaged()))
        for _ in range(left):
            repair(g, self.seat, repair_candidates(g, self.seat)[0])

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.left}

    def candidates(self, g: RootGame, seat: Seat) -> list[FaceAction]:
        return repair_candidates(g, seat)

    def apply(self, g: RootGame, seat: Seat, action: FaceAction) -> None:
        repair(g, seat, action)
        if self.left > 1:
            g.then_one(RepairSome(seat, self.left - 1))


class RestInForest(RootSeatStep):
    """root:9.6.1  In a forest, repair everything and turn it face up."""

    def run(self, g: RootGame) -> None:
        state = vagabond(g, self.seat)
        if not in_clearing(g, self.seat):
            for item in range(KINDS_OF_ITEMS):
                for place in (HURT_UP, HURT_DOWN):
                    while state.at(item, place):
                        state.put(item, place, -1)
                        state.lay_up(item)
                        tell_item(g, "root-did-repair", self.seat, item)
        state.tidy()


# -- the limit -------------------------------------------------------------------------------------------------


class DropItem(RootDecision[FaceAction]):
    """root:9.6.4, 2.5.5.remove  Over the limit, items in the satchel leave the game, one by one.

    Copies of a kind are alike. One from a ruin goes first, since its mark only holds him back (root:9.7.1.no-double).
    """

    rule = "root:9.6.4"

    def _over(self, g: RootGame) -> bool:
        state = vagabond(g, self.seat)
        return state.burden() > state.limit() and state.lying(UP) + state.lying(DOWN) > 0

    def waits(self, g: RootGame) -> bool:
        return self._over(g) and len(self.candidates(g, self.seat)) > 1

    def run(self, g: RootGame) -> None:
        while self._over(g):
            self._drop(g, self.candidates(g, self.seat)[0])

    def facts(self, g: RootGame) -> dict[str, Fact]:
        state = vagabond(g, self.seat)
        return {"count": int(state.burden() - state.limit()), "limit": int(state.limit())}

    def candidates(self, g: RootGame, seat: Seat) -> list[FaceAction]:
        state = vagabond(g, seat)
        found: list[FaceAction] = []
        for item in range(KINDS_OF_ITEMS):
            if state.at(item, UP):
                found.append(DROPS[2 * item])
            if state.at(item, DOWN):
                found.append(DROPS[2 * item + 1])
        return found

    def apply(self, g: RootGame, seat: Seat, action: FaceAction) -> None:
        self._drop(g, action)
        g.then_one(self)

    def _drop(self, g: RootGame, action: FaceAction) -> None:
        state = vagabond(g, self.seat)
        state.put(action.item, DOWN if action.face else UP, -1)
        state.marked &= ~bit(action.item)
        g.items[KINDS_OF_ITEMS + action.item] += 1
        tell_item(g, "root-did-drop-item", self.seat, action.item)


REFRESH_STEP: Final = per_seat(Refresh)
REST: Final = per_seat(RestInForest)
DROP: Final = per_seat(DropItem)
