"""root:6.4, 6.5.3  One wood per sawmill, one warrior per recruiter; when pieces run short she chooses where they go."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.actions import ClearingAction
from marches.games.root.rules.factions.marquise.actions import RECRUITS, WOODS
from marches.games.root.rules.factions.marquise.state import RECRUITER, SAWMILL, WOOD
from marches.games.root.rules.placing import open_at_home, tell_placed
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import CLEARINGS, WARRIOR
from marches.kernel.bits import NONE
from marches.kernel.step import Seat


def _wanted(g: RootGame, seat: Seat, source: i64) -> vec[i64]:
    """root:vagabond.scoundrel  By clearing: how many pieces her buildings bring, if any may be placed there."""
    open_here = open_at_home(g, seat)
    return vec[i64]([g.count(seat, source, c) if open_here >> c & 1 else NONE for c in range(CLEARINGS)])


def _total(wanted: vec[i64]) -> i64:
    total: i64 = 0
    for number in wanted:
        total += number
    return total


class ShortSupply(RootDecision[ClearingAction]):
    """root:2.5.max  Choose which of her buildings get a piece while pieces last."""

    kind: ClassVar[int]
    answers: ClassVar[list[ClearingAction]]

    def __init__(self, seat: Seat, wanted: vec[i64]) -> None:
        super().__init__(seat)
        self.wanted = wanted

    def waits(self, g: RootGame) -> bool:
        return g.in_supply(self.seat, self.kind) > 0 and _total(self.wanted) > 0

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [self.answers[clearing] for clearing in range(CLEARINGS) if self.wanted[clearing]]

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        tell_placed(g, seat, self.kind, action.clearing, g.place(seat, self.kind, action.clearing, 1))
        left = self.wanted[:]
        left[action.clearing] -= 1
        g.then_one(type(self)(seat, left))


class PlaceWood(ShortSupply):
    """root:2.5.max  Choose which sawmill gets wood while it lasts."""

    rule = "root:6.4"
    kind = WOOD
    answers = WOODS


class RecruitAt(ShortSupply):
    """root:2.5, 2.5.max  Choose which recruiter gets a warrior while they last."""

    rule = "root:6.5.3"
    kind = WARRIOR
    answers = RECRUITS


def spread(g: RootGame, seat: Seat, building: i64, short: type[ShortSupply]) -> None:
    """root:2.5.max  Place one piece at each building of a kind, as long as they last."""
    wanted = _wanted(g, seat, building)
    kind = short.kind
    if g.in_supply(seat, kind) < _total(wanted):
        g.then_one(short(seat, wanted))
        return
    g.touch()
    for clearing in range(CLEARINGS):
        if wanted[clearing]:
            tell_placed(g, seat, kind, clearing, g.place(seat, kind, clearing, wanted[clearing]))


class GatherWood(RootSeatStep):
    """root:6.4, 2.5.max  Birdsong: place 1 wood on each sawmill, or as many as there are."""

    def run(self, g: RootGame) -> None:
        spread(g, self.seat, SAWMILL, PlaceWood)


def recruit(g: RootGame, seat: Seat) -> None:
    """root:6.5.3  Place one warrior at each recruiter, as long as they last."""
    spread(g, seat, RECRUITER, RecruitAt)
