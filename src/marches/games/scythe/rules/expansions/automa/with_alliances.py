"""Alliances with an Automa: made at the end of setup or never, and broken when it attacks."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.rules.actions import DECLINE, Pick
from marches.games.scythe.rules.expansions.alliances.pacts import PROPOSE, Break, comfort
from marches.games.scythe.rules.expansions.alliances.state import (
    ABILITY,
    ALLIANCE_PART,
    ALLIANCE_STATE,
    faction_of,
    free,
    is_broken,
    lender,
    partner,
    swap,
)
from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend
from marches.games.scythe.rules.expansions.automa.cards import AUTOMA_PART
from marches.games.scythe.rules.expansions.automa.state import automa_seats
from marches.games.scythe.rules.factions.technophile import DrawOpenCard
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, WORKER_UNIT, HexId
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step

ALLIANCE_RANK: Final = 10
"""scythe:automa.alliances.offer  At the end of setup."""
VESNA: Final = "vesna"


class AllyAtStart(ScytheDecision):
    """scythe:automa.alliances.offer  A player may ally with an Automa that still holds its own token."""

    rule = "scythe:automa.alliances.offer"

    def waits(self, g: ScytheGame) -> bool:
        return free(g, self.seat) and any(free(g, other) for other in automa_seats(g))

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [*[PROPOSE[other] for other in automa_seats(g)], DECLINE]

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Pick) or free(g, action.index):
            return None
        return Reason("scythe:automa.alliances.offer", "scythe-why-allied", {"seat": f"seat:{action.index}"})

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            g.then_one(AllyWith(seat, action.index))

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        if not isinstance(action, Pick):
            return []
        theirs = faction_of(g, action.index)
        facts: dict[str, Fact] = {
            "coins": ALLIANCE_PART.of(g.kit).coins[theirs],
            "ability": f"ability:{ABILITY[theirs]}",
            "theirs": AUTOMA_PART.of(g.kit).alliance,
        }
        return [Line("scythe-preview-automa-alliance", facts)]


class AllyWith(ScytheStep):
    """scythe:automa.alliances.offer  They swap tokens; the Automa takes its coins and no ability."""

    def __init__(self, seat: Seat, automa: int) -> None:
        self.seat: Final = seat
        self.automa: Final = automa

    def run(self, g: ScytheGame) -> None:
        swap(g, self.seat, self.automa)
        g.coins[self.seat] += ALLIANCE_PART.of(g.kit).coins[faction_of(g, self.automa)]
        g.coins[self.automa] += AUTOMA_PART.of(g.kit).alliance
        g.tell("scythe-did-ally", {"seat": f"seat:{self.seat}", "to": f"seat:{self.automa}"})
        g.reveal(BIT[self.seat])
        g.reassemble()
        if faction_of(g, self.automa) == VESNA:
            g.then_one(DrawOpenCard(self.seat))
        comfort(g)


class BreaksAlliance(Rule):
    """scythe:automa.alliances.break  It attacks its ally like any enemy; that breaks the alliance."""

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        if owner != seat or seat != g.active or unit >= WORKER_UNIT:
            return []
        ally = partner(g, seat)
        return [Break(seat)] if ally >= 0 and g.units(ally) >> at & 1 else []


class WithAlliances(Bend):
    """scythe:automa.alliances.scheme, scythe:automa.alliances.break  While both tokens are face up."""

    def in_use(self, g: ScytheGame) -> bool:
        return ALLIANCE_STATE.in_use(g)

    def holds_scheme(self, g: ScytheGame, seat: Seat) -> bool:
        ally = partner(g, seat)
        return ally >= 0 and not is_broken(g, seat) and not is_broken(g, ally)

    def keeps_traps(self, g: ScytheGame, seat: Seat) -> bool:
        return any(lender(g, other) == seat for other in g.seating.led_seats())


class AllianceSource(Source):
    """Active when the module is selected."""

    def setup_rank(self) -> int:
        return ALLIANCE_RANK

    def after_dealing(self, g: ScytheGame) -> Steps:
        if not ALLIANCE_STATE.in_use(g) or not automa_seats(g):
            return []
        order = [seat for seat in g.seating.clockwise_from(g.seating.first) if g.seating.led(seat)]
        steps: list[Step[Any]] = [AllyAtStart(seat) for seat in reversed(order)]
        return steps

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(seat, BREAKS) for seat in automa_seats(g)] if ALLIANCE_STATE.in_use(g) else []


BREAKS: Final = BreaksAlliance("breaks-alliance")
register(AllianceSource())
add_bend(WithAlliances())
