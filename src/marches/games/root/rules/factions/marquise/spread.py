"""root:6.4, 6.5.3  One wood per sawmill, one warrior per recruiter; when pieces run short she chooses where they go."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.actions import ClearingAction
from marches.games.root.rules.factions.marquise.actions import RECRUITS, WOODS
from marches.games.root.rules.factions.marquise.state import RECRUITER, SAWMILL, WOOD
from marches.games.root.rules.placing import open_at_home, tell_placed
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import CLEARINGS, WARRIOR, ClearingId
from marches.kernel.bits import NONE
from marches.kernel.step import Seat, Step


def _wanted(g: RootGame, seat: Seat, source: i64) -> vec[i64]:
    """root:vagabond.scoundrel  By clearing: how many pieces her buildings bring, if any may be placed there."""
    open_here = open_at_home(g, seat)
    return vec[i64]([g.count(seat, source, c) if open_here >> c & 1 else NONE for c in range(CLEARINGS)])


def _total(wanted: vec[i64]) -> i64:
    total: i64 = 0
    for number in wanted:
        total += number
    return total


def _place_all(g: RootGame, seat: Seat, kind: i64, wanted: vec[i64]) -> None:
    for clearing in range(CLEARINGS):
        if wanted[clearing]:
            tell_placed(g, seat, kind, clearing, g.place(seat, kind, clearing, wanted[clearing]))


def _one_less(wanted: vec[i64], clearing: ClearingId) -> vec[i64]:
    left = wanted[:]
    left[clearing] -= 1
    return left


class GatherWood(RootSeatStep):
    """root:6.4, 2.5.max  Birdsong: place 1 wood on each sawmill, or as many as there are."""

    def run(self, g: RootGame) -> None:
        wanted = _wanted(g, self.seat, SAWMILL)
        if g.in_supply(self.seat, WOOD) >= _total(wanted):
            g.touch()
            _place_all(g, self.seat, WOOD, wanted)
        else:
            g.then_one(PlaceWood(self.seat, wanted))


class PlaceWood(RootDecision[ClearingAction]):
    """root:2.5.max  Choose which sawmill gets wood while it lasts."""

    rule = "root:6.4"

    def __init__(self, seat: Seat, wanted: vec[i64]) -> None:
        super().__init__(seat)
        self.wanted = wanted

    def waits(self, g: RootGame) -> bool:
        return g.in_supply(self.seat, WOOD) > 0 and _total(self.wanted) > 0

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [WOODS[clearing] for clearing in range(CLEARINGS) if self.wanted[clearing]]

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        tell_placed(g, seat, WOOD, action.clearing, g.place(seat, WOOD, action.clearing, 1))
        g.then_one(PlaceWood(seat, _one_less(self.wanted, action.clearing)))


def recruit(g: RootGame, seat: Seat) -> None:
    """root:6.5.3  Place one warrior at each recruiter, as long as they last."""
    wanted = _wanted(g, seat, RECRUITER)
    if g.in_supply(seat, WARRIOR) >= _total(wanted):
        _place_all(g, seat, WARRIOR, wanted)
    else:
        step: Step[RootGame] = RecruitAt(seat, wanted)
        g.then_one(step)


class RecruitAt(RootDecision[ClearingAction]):
    """root:2.5, 2.5.max  Choose which recruiter gets a warrior while they last."""

    rule = "root:6.5.3"

    def __init__(self, seat: Seat, wanted: vec[i64]) -> None:
        super().__init__(seat)
        self.wanted = wanted

    def waits(self, g: RootGame) -> bool:
        return g.in_supply(self.seat, WARRIOR) > 0 and _total(self.wanted) > 0

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [RECRUITS[clearing] for clearing in range(CLEARINGS) if self.wanted[clearing]]

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        tell_placed(g, seat, WARRIOR, action.clearing, g.place(seat, WARRIOR, action.clearing, 1))
        g.then_one(RecruitAt(seat, _one_less(self.wanted, action.clearing)))
