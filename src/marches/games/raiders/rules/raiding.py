"""Raiding: who may raid what, paying, kumis, dice, strength, plunder."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from marches.games.raiders.rules.actions import ACCEPT, DECLINE, PLUNDERS, SPEND, Pick
from marches.games.raiders.rules.dice import Rerolls, dice_of
from marches.games.raiders.rules.goods import receive, spend
from marches.games.raiders.rules.quests import TURN_UP, check_end
from marches.games.raiders.rules.state import (
    Raid,
    RaidersDecision,
    RaidersGame,
    RaidersSeatStep,
)
from marches.games.raiders.rules.strength import COUNT, REWARDS, acts, forecast
from marches.games.raiders.rules.tables import (
    CIV_OF,
    CREW,
    GOLD,
    GOODS,
    KUMIS,
    NO_WORKER,
    ON_COST,
    ON_DICE,
    PROVISION,
    REDUCE_COST,
    SETTLEMENT_MASK,
    SETTLEMENTS,
    SLOTS,
    SPACES,
    WAGON,
    WORKERS,
)
from marches.games.raiders.rules.wounds import PLACE_WOUNDS, REDUCTIONS, WOUNDED
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step, per_seat

# -- may it be raided? ------------------------------------------------------------------------------------------


def reduction(g: RaidersGame, seat: Seat, slot: int, kind: int) -> int:
    """What the member in a slot takes off a raid's provisions or wagons."""
    less = 0
    for effect in g.kit.ability[g.member(seat, slot)]:
        if effect.op == REDUCE_COST:
            less += effect.less.amount(kind) * g.times(seat, slot)
    return less


def reductions(g: RaidersGame, seat: Seat, civ: int, kind: int, first: int) -> int:
    """What all members from slot `first` on take off."""
    less = 0
    for slot in range(first, SLOTS):
        if acts(g, seat, slot, ON_COST, civ):
            less += reduction(g, seat, slot, kind)
    return less


def can_raid(g: RaidersGame, seat: Seat, settlement: int, colour: int, crew: int) -> bool:
    """The conditions of `why_not_raid`, fast."""
    if not g.open_spaces & SETTLEMENT_MASK[settlement] or crew < g.kit.need_crew[settlement]:
        return False
    if not g.kit.need_colours[settlement] >> colour & 1:
        return False
    provisions = g.kit.need_provisions[settlement] - g.has(seat, PROVISION)
    if provisions > 0 and provisions > reductions(g, seat, CIV_OF[settlement], PROVISION, 0):
        return False
    wagons = g.kit.need_wagons[settlement] - g.has(seat, WAGON)
    return wagons <= 0 or wagons <= reductions(g, seat, CIV_OF[settlement], WAGON, 0)


def why_not_raid(g: RaidersGame, seat: Seat, settlement: int) -> Reason | None:
    """raiders:raid.where  A settlement with an unraided space, and the means it asks for.

    raiders:raid.condition.worker, raiders:raid.condition.crew, raiders:raid.condition.goods: in this order.
    """
    facts: dict[str, Fact] = {"settlement": f"settlement:{SETTLEMENTS[settlement]}"}
    if not g.open_spaces & SETTLEMENT_MASK[settlement]:
        return Reason("raiders:raid.where", "raiders-why-raided", facts)
    colour = int(g.workers[seat])
    if not g.kit.need_colours[settlement] >> colour & 1:
        facts["worker"] = f"worker:{WORKERS[colour]}"
        return Reason("raiders:raid.condition.worker", "raiders-why-raid-worker", facts)
    crew = g.crew_size(seat)
    if crew < g.kit.need_crew[settlement]:
        facts["have"] = crew
        facts["need"] = g.kit.need_crew[settlement]
        return Reason("raiders:raid.condition.crew", "raiders-why-raid-crew", facts)
    civ = CIV_OF[settlement]
    for kind, printed in ((PROVISION, g.kit.need_provisions[settlement]), (WAGON, g.kit.need_wagons[settlement])):
        need = max(0, printed - reductions(g, seat, civ, kind, 0))
        if g.has(seat, kind) < need:
            facts["good"] = f"good:{GOODS[kind]}"
            facts["have"] = g.has(seat, kind)
            facts["need"] = need
            return Reason("raiders:raid.condition.goods", "raiders-why-raid-goods", facts)
    return None


# -- the steps of a raid ----------------------------------------------------------------------------------------


def begin_raid(g: RaidersGame, seat: Seat, settlement: int) -> None:
    """raiders:raid.steps  Place the worker, pay, kumis, dice and strength, plunder, quest: in this order."""
    raid = Raid(None, settlement)
    raid.provisions = g.kit.need_provisions[settlement]
    raid.wagons = g.kit.need_wagons[settlement]
    g.raid = raid
    place_raider(g, seat, settlement)
    steps: list[Step[Any]] = []
    civ = CIV_OF[settlement]
    steps.extend([ReduceCost(seat, slot) for slot in range(SLOTS) if acts(g, seat, slot, ON_COST, civ)])
    steps.append(PAY[seat])
    steps.append(SPEND_KUMIS[seat])
    steps.extend(dice_of(g, settlement))
    steps.extend([Rerolls(seat, slot) for slot in range(SLOTS) if acts(g, seat, slot, ON_DICE, civ)])
    steps.append(COUNT[seat])
    steps.append(REWARDS[seat])
    steps.append(REDUCTIONS[seat])
    steps.append(PLACE_WOUNDS[seat])
    steps.append(WOUNDED[seat])
    steps.append(CHOOSE_SPACE[seat])
    g.then_all(steps)


def place_raider(g: RaidersGame, seat: Seat, settlement: int) -> None:
    """raiders:raid.place, raiders:raid.place.spot  The worker goes on the leftmost free spot, for good."""
    colour = int(g.workers[seat])
    cover_spot(g, settlement, colour)
    g.workers[seat] = NO_WORKER
    if g.events is not None:
        facts: dict[str, Fact] = {
            "seat": f"seat:{seat}",
            "settlement": f"settlement:{SETTLEMENTS[settlement]}",
            "worker": f"worker:{WORKERS[colour]}",
        }
        g.tell("raiders-did-raid", facts)


def cover_spot(g: RaidersGame, settlement: int, colour: int) -> None:
    """The next worker spot of a settlement is used up."""
    spot = settlement * 2
    if g.spots[spot] != NO_WORKER:
        spot += 1
    g.spots[spot] = colour


class ReduceCost(RaidersDecision):
    """raiders:raid.ability.optional  Use a member's reduction of the cost, or pay in full."""

    rule: ClassVar[str] = "raiders:raid.ability.optional"

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def saves(self, g: RaidersGame, kind: int, left: int) -> int:
        """What the member takes off, of what is left to pay of a good."""
        return min(left, reduction(g, self.seat, self.slot, kind))

    def waits(self, g: RaidersGame) -> bool:
        raid = g.the_raid()
        return self.saves(g, PROVISION, raid.provisions) + self.saves(g, WAGON, raid.wagons) > 0

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def why_not(self, g: RaidersGame, seat: Seat, action: Action) -> Reason | None:
        if action is ACCEPT:
            return None
        raid = g.the_raid()
        civ = CIV_OF[raid.settlement]
        for kind, left in ((PROVISION, raid.provisions), (WAGON, raid.wagons)):
            need = left - reductions(g, seat, civ, kind, self.slot + 1)
            if g.has(seat, kind) < need:
                facts: dict[str, Fact] = {"good": f"good:{GOODS[kind]}", "have": g.has(seat, kind), "need": need}
                return Reason("raiders:raid.condition.goods", "raiders-why-must-reduce", facts)
        return None

    def apply(self, g: RaidersGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            raid = g.the_raid()
            provisions = self.saves(g, PROVISION, raid.provisions)
            wagons = self.saves(g, WAGON, raid.wagons)
            raid.provisions -= provisions
            raid.wagons -= wagons
            if g.events is not None:
                g.tell("raiders-did-reduce-cost", {**self.facts(g), "provisions": provisions, "wagons": wagons})

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "card": f"crew:{CREW[g.member(self.seat, self.slot)]}"}


class PayRaid(RaidersSeatStep):
    """raiders:raid.pay  Pay provisions and wagons to the supply."""

    def run(self, g: RaidersGame) -> None:
        spend(g, self.seat, PROVISION, g.the_raid().provisions)
        spend(g, self.seat, WAGON, g.the_raid().wagons)


class SpendKumis(RaidersDecision[Pick]):
    """raiders:raid.kumis  Before rolling, spend any number of kumis for one strength each."""

    rule: ClassVar[str] = "raiders:raid.kumis"

    def waits(self, g: RaidersGame) -> bool:
        return g.has(self.seat, KUMIS) > 0

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [*SPEND[: g.has(seat, KUMIS) + 1]]

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return self.candidates(g, seat)

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.the_raid().kumis = action.at
        spend(g, seat, KUMIS, action.at)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "count": g.has(self.seat, KUMIS)}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        low, high, _, _ = forecast(g, seat, g.the_raid().settlement)
        return [Line("raiders-preview-kumis-range", {"low": low + action.at, "high": high + action.at})]


# -- plunder, worker, quest -------------------------------------------------------------------------------------


class ChooseSpace(RaidersDecision[Pick]):
    """raiders:raid.plunder  After the roll, choose which remaining space of the settlement to plunder.

    raiders:raid.plunder.always: however weak the raid was.
    """

    rule: ClassVar[str] = "raiders:raid.plunder"

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        left = 2 * g.the_raid().settlement
        return [PLUNDERS[left], PLUNDERS[left + 1]]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        """raiders:raid.once  A space is raided once, and only if it is in play."""
        if g.open_spaces >> action.at & 1:
            return None
        return Reason("raiders:raid.once", "raiders-why-space", {"space": f"space:{SPACES[action.at]}"})

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        left = 2 * g.the_raid().settlement
        return [PLUNDERS[space] for space in (left, left + 1) if g.open_spaces >> space & 1]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        """raiders:raid.worker  The worker above the space comes along, for the next turn."""
        space = action.at
        colour = g.kit.space_worker[space]
        if g.events is not None:
            facts: dict[str, Fact] = {
                "seat": f"seat:{seat}",
                "space": f"space:{SPACES[space]}",
                "worker": f"worker:{WORKERS[colour]}",
            }
            g.tell("raiders-did-plunder", facts)
        for kind in range(4):
            count = int(g.plunder[space * 4 + kind])
            g.plunder[space * 4 + kind] = 0
            g.supply[kind] += count  # from the board, not from the supply
            receive(g, seat, GOLD + kind, count)
        g.workers[seat] = colour
        close_space(g, space)
        g.raid = None

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "settlement": f"settlement:{SETTLEMENTS[g.the_raid().settlement]}"}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        lines: list[Line] = []
        for kind in range(4):
            count = int(g.plunder[action.at * 4 + kind])
            if count:
                lines.append(Line("raiders-preview-gain", {"good": f"good:{GOODS[GOLD + kind]}", "count": count}))
        lines.append(Line("raiders-preview-worker", {"worker": f"worker:{WORKERS[g.kit.space_worker[action.at]]}"}))
        return lines


def close_space(g: RaidersGame, space: int) -> None:
    """raiders:raid.quest, raiders:raid.once  The space is raided; a quest under its plunder is turned up."""
    g.open_spaces &= ~(1 << space)
    g.then_one(TURN_UP[space])
    check_end(g)


PAY: Final = per_seat(PayRaid)
SPEND_KUMIS: Final = per_seat(SpendKumis)
CHOOSE_SPACE: Final = per_seat(ChooseSpace)


def raid_lines(g: RaidersGame, seat: Seat, settlement: int) -> list[Line]:
    """What a raid costs and may bring, before the roll."""
    lines: list[Line] = []
    civ = CIV_OF[settlement]
    for kind, printed in ((PROVISION, g.kit.need_provisions[settlement]), (WAGON, g.kit.need_wagons[settlement])):
        need = max(0, printed - reductions(g, seat, civ, kind, 0))
        if need:
            lines.append(Line("raiders-preview-pay", {"good": f"good:{GOODS[kind]}", "count": need}))
    low, high, least, most = forecast(g, seat, settlement)
    lines.append(Line("raiders-preview-strength-range", {"low": low, "high": high}))
    if g.has(seat, KUMIS):
        lines.append(Line("raiders-preview-raid-kumis", {"count": g.has(seat, KUMIS)}))
    for i in range(len(g.kit.tier_vps[settlement])):
        tier: dict[str, Fact] = {"strength": g.kit.tier_strengths[settlement][i], "vp": g.kit.tier_vps[settlement][i]}
        lines.append(Line("raiders-preview-tier", tier))
    lines.append(Line("raiders-preview-wounds", {"low": least, "high": most}))
    return lines
