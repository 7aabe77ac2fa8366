"""A turn: place a worker or raid, take another worker, settle the limits, pass on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from marches.games.raiders.edge.preview import location_lines
from marches.games.raiders.rules.actions import PLACE, RAID, TAKE, Pick
from marches.games.raiders.rules.effects import wrong_colour
from marches.games.raiders.rules.goods import ChooseDiscard, discard_from_hand
from marches.games.raiders.rules.quests import check_dead_end
from marches.games.raiders.rules.raiding import begin_raid, can_raid, raid_lines, why_not_raid
from marches.games.raiders.rules.scoring import FinalScoring
from marches.games.raiders.rules.state import RaidersDecision, RaidersGame, RaidersSeatStep, RaidersStep
from marches.games.raiders.rules.tables import (
    GOODS,
    KUMIS,
    LOCATIONS,
    NO_WORKER,
    SETTLEMENTS,
    WORKERS,
)
from marches.games.raiders.rules.village import enter
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step, per_seat


def why_blocked(g: RaidersGame, location: int) -> Reason | None:
    """Why a module closes a location."""
    for hook in g.hooks:
        reason = hook.why_blocked(g, location)
        if reason is not None:
            return reason
    return None


class WorkOrRaid(RaidersDecision[Pick]):
    """raiders:turn.choice  Work (place your worker) or raid; there is no passing."""

    rule: ClassVar[str] = "raiders:turn.choice"

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [*PLACE, *RAID]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        if action.verb == "raid":
            return why_not_raid(g, seat, action.at)
        return self.why_not_place(g, seat, action.at)

    def why_not_place(self, g: RaidersGame, seat: Seat, location: int) -> Reason | None:
        """raiders:work.place, raiders:work.place.free-only, raiders:work.colour.start  Where a worker may not go."""
        there = int(g.village[location])
        if there != NO_WORKER:
            facts: dict[str, Fact] = {
                "location": f"location:{LOCATIONS[location]}",
                "worker": f"worker:{WORKERS[there]}",
            }
            return Reason("raiders:work.place.free-only", "raiders-why-occupied", facts)
        colour = int(g.workers[seat])
        if not g.kit.place_colours[location] >> colour & 1:
            return wrong_colour(location, colour)
        return why_blocked(g, location)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        found: list[Pick] = []
        colour = int(g.workers[seat])
        blocked = g.blocked()
        village = g.village
        for location in range(len(LOCATIONS)):
            if (
                village[location] == NO_WORKER
                and g.kit.place_colours[location] >> colour & 1
                and not blocked >> location & 1
            ):
                found.append(PLACE[location])
        crew = g.crew_size(seat)
        for settlement in range(len(SETTLEMENTS)):
            if can_raid(g, seat, settlement, colour, crew):
                found.append(RAID[settlement])
        return found

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        """raiders:turn.pattern  Place and act, take another and act; or the steps of a raid."""
        g.then_one(END_TURN[seat])
        if action.verb == "raid":
            begin_raid(g, seat, action.at)
            return
        colour = int(g.workers[seat])
        g.workers[seat] = NO_WORKER
        g.village[action.at] = colour
        tell_worker(g, "raiders-did-place", seat, action.at, colour)
        g.then_one(TAKE_WORKER[seat * len(LOCATIONS) + action.at])
        g.then_one(enter(g, seat, action.at, colour))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "worker": f"worker:{WORKERS[g.workers[self.seat]]}"}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        if action.verb == "raid":
            return raid_lines(g, seat, action.at)
        return location_lines(g.kit, action.at, int(g.workers[seat]))


def tell_worker(g: RaidersGame, key: str, seat: Seat, location: int, colour: int) -> None:
    if g.events is not None:
        facts: dict[str, Fact] = {
            "seat": f"seat:{seat}",
            "location": f"location:{LOCATIONS[location]}",
            "worker": f"worker:{WORKERS[colour]}",
        }
        g.tell(key, facts)


class TakeWorker(RaidersDecision[Pick]):
    """raiders:work.take  Take a worker from the village; raiders:work.take.different  not the one just placed.

    raiders:turn.worker-count: so the village keeps three and every player one.
    """

    rule: ClassVar[str] = "raiders:work.take.different"

    def __init__(self, seat: Seat, placed: int) -> None:
        super().__init__(seat)
        self.placed: Final = placed

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [*TAKE]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        facts: dict[str, Fact] = {"location": f"location:{LOCATIONS[action.at]}"}
        if action.at == self.placed:
            return Reason("raiders:work.take.different", "raiders-why-just-placed", facts)
        if g.village[action.at] == NO_WORKER:
            return Reason("raiders:work.take", "raiders-why-no-worker", facts)
        return why_blocked(g, action.at)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        blocked = g.blocked()
        found: list[Pick] = []
        for location in range(len(LOCATIONS)):
            if g.village[location] != NO_WORKER and location != self.placed and not blocked >> location & 1:
                found.append(TAKE[location])
        return found

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        colour = int(g.village[action.at])
        g.village[action.at] = NO_WORKER
        g.workers[seat] = colour
        tell_worker(g, "raiders-did-take", seat, action.at, colour)
        g.then_one(enter(g, seat, action.at, colour))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}"}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return location_lines(g.kit, action.at, int(g.village[action.at]))


TAKE_WORKER: Final[list[TakeWorker]] = [TakeWorker(seat, k) for seat in range(4) for k in range(len(LOCATIONS))]


class EndTurn(RaidersSeatStep):
    """raiders:limit.timing, raiders:raid.turn-over  After work or a raid, limits are settled and the turn passes.

    raiders:end.dead-end: who has no worker left to raid with is seen now.
    """

    def run(self, g: RaidersGame) -> None:
        check_dead_end(g)
        shed_tokens(g, self.seat)
        g.then_one(PASS_TURN)
        g.then_one(SHED_CARDS[self.seat])


def shed_tokens(g: RaidersGame, seat: Seat) -> None:
    """raiders:limit.silver, raiders:limit.provision, raiders:limit.kumis  Tokens over the limit go back.

    raiders:limit.plunder.none: plunder has no limit.
    """
    for kind in range(KUMIS + 1):
        surplus = g.has(seat, kind) - g.kit.limit
        if surplus > 0:
            g.add(seat, kind, -surplus)
            if g.events is not None:
                facts: dict[str, Fact] = {"seat": f"seat:{seat}", "good": f"good:{GOODS[kind]}", "count": surplus}
                g.tell("raiders-did-shed", facts)


class ShedCards(ChooseDiscard):
    """raiders:limit.hand, raiders:limit.surplus  Over the hand limit, discard cards of your choice."""

    rule: ClassVar[str] = "raiders:limit.hand"

    def waits(self, g: RaidersGame) -> bool:
        return len(g.hands[self.seat]) > g.kit.limit

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        discard_from_hand(g, seat, action.at)
        g.then_one(self)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "count": len(g.hands[self.seat]) - g.kit.limit}


class PassTurn(RaidersStep):
    """raiders:turn.order  The turn passes clockwise, unless that was the last one."""

    def run(self, g: RaidersGame) -> None:
        g.turns += 1
        if g.turns_left > 0:
            g.turns_left -= 1
            if g.turns_left == 0:
                g.then_one(FinalScoring())
                return
        g.active = (g.active + 1) % g.contenders()
        g.then_one(NEXT_TURN)


class NextTurn(RaidersStep):
    """raiders:turn.order  The next turn: a player's, or that of a module's contender."""

    def run(self, g: RaidersGame) -> None:
        g.hero_used = False
        g.eagles_used = 0
        if g.active < g.players:
            if g.events is not None:
                turn = int(g.turns) // g.contenders() + 1
                g.tell("raiders-did-begin-turn", {"seat": f"seat:{g.active}", "turn": turn})
            g.then_one(WORK_OR_RAID[g.active])
            return
        first = g.players
        for hook in g.hooks:
            if first <= g.active < first + hook.contenders():
                steps: list[Step[Any]] = [*hook.turn(g), PASS_TURN]
                g.then_all(steps)
            first += hook.contenders()


WORK_OR_RAID: Final = per_seat(WorkOrRaid)
SHED_CARDS: Final = per_seat(ShedCards)
END_TURN: Final = per_seat(EndTurn)
PASS_TURN: Final = PassTurn()
NEXT_TURN: Final = NextTurn()
