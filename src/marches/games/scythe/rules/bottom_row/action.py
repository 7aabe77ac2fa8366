"""What the four bottom actions share: cost, coins, and the recruits' ongoing bonuses."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.data.words import BONUSES, BOTTOM_ACTIONS, RESOURCES, STRUCTURES
from marches.games.scythe.rules.actions import ACCEPT, DECLINE
from marches.games.scythe.rules.bottom_row.build import PlaceStructure, sites
from marches.games.scythe.rules.bottom_row.deploy import PlaceMech
from marches.games.scythe.rules.bottom_row.enlist import Enlist
from marches.games.scythe.rules.bottom_row.placing import places
from marches.games.scythe.rules.bottom_row.upgrade import Upgrade
from marches.games.scythe.rules.paying import PayResources, available, why_not_payable
from marches.games.scythe.rules.stars import PLACE_STARS
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BUILD, COINS, DEPLOY, MECHS, NOWHERE, UPGRADE
from marches.games.scythe.rules.taking import HowMuch, gain
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step

BOTTOMS: Final = len(BOTTOM_ACTIONS)


def bottom_of(g: ScytheGame, seat: Seat, section: int) -> int:
    """The bottom action of a section of the seat's mat."""
    return g.kit.mats.below[g.seating.mat[seat]][section]


def cost_of(g: ScytheGame, seat: Seat, bottom: int) -> int:
    """scythe:upgrade.effect  The printed cost without the icons that cubes cover, and what rules take off."""
    cost = g.kit.mats.cost[g.seating.mat[seat]][bottom] - g.covered[seat * BOTTOMS + bottom]
    cost -= g.rules.discount(g, seat, bottom, cost)
    return cost if cost > 0 else 0


def coins_of(g: ScytheGame, seat: Seat, bottom: int) -> int:
    return g.kit.mats.pays[g.seating.mat[seat]][bottom]


def why_not_pay(g: ScytheGame, seat: Seat, bottom: int) -> Reason | None:
    """Why a bottom action cannot be paid."""
    return why_not_payable(g, seat, g.kit.sections.paid_with[bottom], cost_of(g, seat, bottom))


def can_pay(g: ScytheGame, seat: Seat, bottom: int) -> bool:
    """Whether a bottom action can be paid."""
    return available(g, seat, g.kit.sections.paid_with[bottom]) >= cost_of(g, seat, bottom)


def preview(g: ScytheGame, seat: Seat, bottom: int) -> Line:
    """What a bottom action would cost and give now."""
    resource = g.kit.sections.paid_with[bottom]
    facts: dict[str, Fact] = {
        "bottom": f"bottom:{BOTTOM_ACTIONS[bottom]}",
        "cost": cost_of(g, seat, bottom),
        "resource": f"resource:{RESOURCES[resource]}",
        "held": available(g, seat, resource),
        "coins": coins_of(g, seat, bottom),
    }
    return Line("scythe-preview-bottom", facts)


def lacks_place(g: ScytheGame, seat: Seat, bottom: int) -> bool:
    """scythe:turn.bottom.no-place  Whether there is nowhere to place what could be deployed or built: a warning."""
    if bottom == DEPLOY:
        return g.mechs_deployed(seat) < MECHS and not places(g, seat)
    return bottom == BUILD and g.structures_built(seat) < len(STRUCTURES) and not sites(g, seat)


class BottomAction(ScytheStep):
    """scythe:turn.pay-then-gain, scythe:turn.bottom.coins, scythe:turn.bottom.completed, scythe:end.bottom-action-first
    Pay, take the coins, take the effect (if any is left), then recruits: its own before the star, the neighbours'
    after it.
    """

    def __init__(self, seat: Seat, bottom: int, less: bool) -> None:
        self.seat: Final = seat
        self.bottom: Final = bottom
        self.less: Final = less

    def run(self, g: ScytheGame) -> None:
        seat, bottom = self.seat, self.bottom
        if g.events is not None:
            g.tell("scythe-did-take-bottom", {"seat": f"seat:{seat}", "bottom": f"bottom:{BOTTOM_ACTIONS[bottom]}"})
        # scythe:enlist.ongoing-not-yet  A recruit that leaves now does not yet earn: the mat is read before the action.
        own = g.recruits[seat] >> bottom & 1
        g.then(
            PayResources(seat, g.kit.sections.paid_with[bottom], cost_of(g, seat, bottom)),
            BottomCoins(seat, bottom, self.less),
            effect(seat, bottom),
            *([RecruitBonus(seat, bottom)] if own else []),
            PLACE_STARS[seat],
            NeighbourBonuses(seat, bottom),
        )


class BottomCoins(ScytheStep):
    """scythe:turn.bottom.coins, scythe:turn.bottom.coins-decline  The coins printed on the mat, or fewer."""

    def __init__(self, seat: Seat, bottom: int, less: bool) -> None:
        self.seat: Final = seat
        self.bottom: Final = bottom
        self.less: Final = less

    def run(self, g: ScytheGame) -> None:
        coins = coins_of(g, self.seat, self.bottom)
        if self.less:
            g.then_one(HowMuch(self.seat, COINS, coins))
        else:
            gain(g, self.seat, COINS, coins)


def effect(seat: Seat, bottom: int) -> Step[Any]:
    """What a bottom action does, once paid."""
    if bottom == UPGRADE:
        return Upgrade(seat)
    if bottom == DEPLOY:
        return PlaceMech(seat, NOWHERE)
    if bottom == BUILD:
        return PlaceStructure(seat, NOWHERE)
    return Enlist(seat)


class RecruitBonus(ScytheDecision):
    """scythe:enlist.ongoing, scythe:enlist.ongoing-optional, scythe:turn.bottom.recruit-circle
    A recruit's ongoing bonus may be taken.
    """

    rule = "scythe:enlist.ongoing-optional"

    def __init__(self, seat: Seat, bottom: int) -> None:
        super().__init__(seat)
        self.bottom: Final = bottom

    def waits(self, g: ScytheGame) -> bool:
        return g.recruits[self.seat] >> self.bottom & 1 == 1

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            gain(g, seat, g.kit.sections.ongoing[self.bottom], 1)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {
            "benefit": f"bonus:{BONUSES[g.kit.sections.ongoing[self.bottom]]}",
            "bottom": f"bottom:{BOTTOM_ACTIONS[self.bottom]}",
        }


class NeighbourBonuses(ScytheStep):
    """scythe:enlist.ongoing-neighbours, scythe:enlist.order, scythe:enlist.two-players, scythe:enlist.sixth-star,
    scythe:enlist.announce, scythe:enlist.not-top  Only bottom actions of player mats come here.
    The left neighbour's bonus and star, then the right one's; with two players there is one neighbour.
    """

    def __init__(self, seat: Seat, bottom: int) -> None:
        self.seat: Final = seat
        self.bottom: Final = bottom

    def run(self, g: ScytheGame) -> None:
        left, right = g.seating.left[self.seat], g.seating.right[self.seat]
        if right not in (left, self.seat):
            g.then(RecruitBonus(right, self.bottom), PLACE_STARS[right])
        if left != self.seat:
            g.then(RecruitBonus(left, self.bottom), PLACE_STARS[left])
