"""Fenris: Influence all over the map, leaps, fright and equal cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import ACCEPT, ACTIONS, DECLINE, Pick
from marches.games.scythe.rules.board import DIRECTIONS
from marches.games.scythe.rules.combat import OncePerCombat, claim_combat_bit, in_combat, used
from marches.games.scythe.rules.factions.abilities import MechAbility, add_faction, is_attacker
from marches.games.scythe.rules.factions.influence import (
    INFLUENCE_PART,
    INFLUENCE_STATE,
    InfluenceCosts,
    SpreadInfluence,
    TakeInfluence,
    give_influence,
    new_influence,
)
from marches.games.scythe.rules.hooks import Offers, Steps
from marches.games.scythe.rules.movement import tunnels_for
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep, faction_seat
from marches.games.scythe.rules.tables import BIT, LAKE, WORKER_UNIT, HexId
from marches.games.scythe.rules.trips import moving_unit
from marches.kernel.action import Action
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

FENRIS: Final = "fenris"
DEATH_RAY: Final = ACTIONS.add(Action("use-ability", {"ability": "death-ray"}))
ANNOUNCED: Final = claim_combat_bit("death ray")


class Leap(MechAbility):
    """scythe:fenris.leap, scythe:fenris.leap-twice, scythe:fenris.leap-limits
    A leap over one territory to the next in a straight line, whatever is there; never from, over or onto a home base.
    """

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not self.moves(g, seat, unit):
            return 0
        board = g.board
        found: i64 = 0
        for direction in range(DIRECTIONS):
            over = board.next(at, direction)
            to = board.next(over, direction) if over >= 0 else -1
            if to < 0:
                continue
            if board.terrain[to] != LAKE or g.rules.extra_steps_without(self, g, seat, unit, over) >> to & 1:
                found |= BIT[to]
        return found


class Horrify(MechAbility):
    """scythe:fenris.horrify, scythe:fenris.horrify-workers, scythe:fenris.horrify-supply
    As the aggressor, give up to one Influence for every unit made to retreat, to its owner.
    """

    def put_to_flight(self, g: ScytheGame, owner: Seat, winner: Seat, loser: Seat, count: int) -> Steps:
        if owner != winner or not is_attacker(g, owner) or not self.unlocked(g, owner):
            return []
        return [Frighten(owner, loser, count)]

    def workers_driven_off(self, g: ScytheGame, owner: Seat, seat: Seat, victim: Seat, count: int) -> Steps:
        return [Frighten(owner, victim, count)] if owner == seat and self.unlocked(g, owner) else []


class Frighten(ScytheDecision[Pick]):
    """scythe:fenris.horrify  How many tokens go to the owner of the units that fled."""

    rule = "scythe:fenris.horrify"

    def __init__(self, seat: Seat, victim: Seat, count: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.count: Final = count

    def most(self, g: ScytheGame) -> int:
        return min(self.count, INFLUENCE_STATE.of(g).held[self.seat])

    def waits(self, g: ScytheGame) -> bool:
        return self.most(g) > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        return INFLUENCE_PART.of(g.kit).give[: self.most(g) + 1]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        give_influence(g, seat, self.victim, action.index)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        left = int(INFLUENCE_STATE.of(g).held[self.seat])
        return {"victim": f"seat:{self.victim}", "count": self.count, "left": left}


class DeathRay(MechAbility):
    """scythe:fenris.death-ray, scythe:fenris.death-ray-choice
    Announced before the dials: any number of cards, all of one value.
    """

    def combat_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return [ANNOUNCEMENT] if self.unlocked(g, seat) and not used(g, seat, ANNOUNCED) else []

    def why_one_value(self, g: ScytheGame, seat: Seat) -> Reason | None:
        announced = in_combat(g, seat) and used(g, seat, ANNOUNCED)
        return Reason("scythe:fenris.death-ray", "scythe-why-cards-differ") if announced else None


class Announcement(OncePerCombat):
    """scythe:fenris.death-ray-choice  The Death Ray is announced."""

    def does(self, g: ScytheGame, seat: Seat) -> Steps:
        return [AnnounceDeathRay(seat)]


ANNOUNCEMENT: Final = Announcement(DEATH_RAY, ANNOUNCED)


class AnnounceDeathRay(ScytheStep):
    """scythe:fenris.death-ray-choice  Everyone hears of it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        if g.events is not None:
            g.tell("scythe-did-announce-death-ray", {"seat": f"seat:{self.seat}"})


class Fanatical(MechAbility):
    """scythe:fenris.fanatical, scythe:fenris.fanatical-adjacent, scythe:fenris.fanatical-from-base,
    scythe:fenris.fanatical-only  A step to any Influence that is not next door; the token returns to Fenris.
    """

    def targets(self, g: ScytheGame, seat: Seat, at: HexId) -> i64:
        near = g.board.touches[at]
        tunnels = tunnels_for(g, seat)
        if tunnels >> at & 1:
            near |= tunnels
        return INFLUENCE_STATE.of(g).lying & ~near & ~BIT[at]

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        return self.targets(g, seat, at) if self.moves(g, seat, unit) else 0

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        if owner != seat or unit >= WORKER_UNIT or moving_unit(g) != unit or not self.moves(g, seat, unit):
            return []
        before = g.the_trip().came_from()
        if not self.targets(g, seat, before) >> at & 1:
            return []
        if g.rules.extra_steps_without(self, g, seat, unit, before) >> at & 1:
            return [ChooseFanatical(seat, at)]
        return [TakeInfluence(seat, at)]


class ChooseFanatical(ScytheDecision):
    """scythe:fenris.fanatical-only  A step that another ability allows too: only Fanatical takes the token."""

    rule = "scythe:fenris.fanatical-only"

    def __init__(self, seat: Seat, at: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            g.then_one(TakeInfluence(seat, self.at))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(self.at)}


class FenrisSource(Source):
    """Influence, in games with Fenris; a player who holds some pays for it."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, INFLUENCE_COSTS)] if faction_seat(g, FENRIS) >= 0 else []

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        fenris = faction_seat(g, FENRIS)
        return [new_influence(g, fenris)] if fenris >= 0 else []


INFLUENCE_COSTS: Final = InfluenceCosts("influence")
register(FenrisSource())
add_faction(
    "fenris",
    [
        SpreadInfluence("influence"),
        Leap("leap", 0),
        Horrify("horrify", 1),
        DeathRay("death-ray", 2),
        Fanatical("fanatical", 3),
    ],
)
