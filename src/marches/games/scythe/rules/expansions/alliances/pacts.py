"""Proposals, answers, and the breaking of alliances."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import ACTIONS, Pick, word
from marches.games.scythe.rules.expansions.alliances.lent import lent
from marches.games.scythe.rules.expansions.alliances.state import (
    ABILITY,
    ALLIANCE_PART,
    MODULE,
    AllianceState,
    faction_of,
    flip,
    free,
    is_broken,
    lender,
    partner,
    swap,
)
from marches.games.scythe.rules.factions.technophile import OPEN_CARDS_STATE, DrawOpenCard
from marches.games.scythe.rules.hooks import Offers, Rule, Steps
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheOffer, ScytheStep
from marches.games.scythe.rules.tables import BIT, MAX_SEATS, WORKER_UNIT, HexId
from marches.games.scythe.rules.trips import moving_unit
from marches.games.scythe.rules.under_way import claim_turn_slot
from marches.kernel.action import Action
from marches.kernel.line import WARNING, Fact, Line, Reason
from marches.kernel.step import Seat

PROPOSE: Final = [ACTIONS.add(Pick("propose-alliance", {"seat": other}, other)) for other in range(MAX_SEATS)]
ACCEPT_ALLIANCE: Final = word("accept-alliance")
DECLINE_ALLIANCE: Final = [ACTIONS.add(Pick("decline-alliance", {"seat": other}, other)) for other in range(MAX_SEATS)]
"""By the seat that has proposed: a standing answer may turn down one player and not another."""
ASKED: Final = claim_turn_slot("seats asked for an alliance this turn, as a mask")


def terms(g: ScytheGame, seat: Seat, other: Seat) -> dict[str, Fact]:
    """scythe:alliance.swap  What a seat would get from another's token, give with its own, and lose by a breach."""
    mine, theirs = faction_of(g, seat), faction_of(g, other)
    box = ALLIANCE_PART.of(g.kit)
    return {
        "partner": f"seat:{other}",
        "coins": box.coins[theirs],
        "ability": f"ability:{ABILITY[theirs]}",
        "their-coins": box.coins[mine],
        "their-ability": f"ability:{ABILITY[mine]}",
        "breach": box.penalty,
    }


class Proposal(ScytheOffer):
    """scythe:alliance.propose, scythe:alliance.propose-once  An alliance is proposed to another seat."""

    def __init__(self, other: Seat) -> None:
        super().__init__(PROPOSE[other])
        self.other: Final = other

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        if not g.seating.led(self.other):
            return Reason("scythe:automa.alliances.offer", "scythe-why-nobody-to-ask", {"seat": f"seat:{self.other}"})
        if not free(g, seat):
            return Reason("scythe:alliance.propose", "scythe-why-allied", {"seat": f"seat:{seat}"})
        if not free(g, self.other):
            return Reason("scythe:alliance.propose", "scythe-why-allied", {"seat": f"seat:{self.other}"})
        if g.turn.notes[ASKED] >> self.other & 1:
            return Reason("scythe:alliance.propose-once", "scythe-why-asked", {"seat": f"seat:{self.other}"})
        return None

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        g.turn.notes[ASKED] |= BIT[self.other]
        if g.events is not None:
            g.tell("scythe-did-propose", {"seat": f"seat:{seat}", "to": f"seat:{self.other}"})
        return [AnswerProposal(self.other, seat)]

    def preview(self, g: ScytheGame, seat: Seat) -> list[Line]:
        return [Line("scythe-preview-alliance", terms(g, seat, self.other))]


PROPOSALS: Final = [Proposal(other) for other in range(MAX_SEATS)]


class AnswerProposal(ScytheDecision):
    """scythe:alliance.propose, scythe:alliance.swap  The other seat answers at once, with the terms in sight."""

    rule = "scythe:alliance.swap"

    def __init__(self, seat: Seat, proposer: int) -> None:
        super().__init__(seat)
        self.proposer: Final = proposer

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [ACCEPT_ALLIANCE, DECLINE_ALLIANCE[self.proposer]]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT_ALLIANCE:
            g.then_one(Ally(self.proposer, seat))
        elif g.events is not None:
            g.tell("scythe-did-decline-alliance", {"seat": f"seat:{seat}", "to": f"seat:{self.proposer}"})

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return terms(g, self.seat, self.proposer)

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        return [Line("scythe-preview-alliance", terms(g, seat, self.proposer))] if action is ACCEPT_ALLIANCE else []


class Ally(ScytheStep):
    """scythe:alliance.swap, scythe:alliance.odd-player  Tokens are swapped, coins taken, abilities lent."""

    def __init__(self, one: int, other: Seat) -> None:
        self.one: Final = one
        self.other: Final = other

    def run(self, g: ScytheGame) -> None:
        swap(g, self.one, self.other)
        printed = ALLIANCE_PART.of(g.kit).coins
        g.coins[self.one] += printed[faction_of(g, self.other)]
        g.coins[self.other] += printed[faction_of(g, self.one)]
        if g.events is not None:
            g.tell("scythe-did-ally", {"seat": f"seat:{self.one}", "to": f"seat:{self.other}"})
        g.reveal(BIT[self.one] | BIT[self.other])
        g.reassemble()
        for seat in (self.one, self.other):
            if faction_of(g, lender(g, seat)) == "vesna":
                g.then_one(DrawOpenCard(seat))
        comfort(g)


def comfort(g: ScytheGame) -> None:
    """scythe:alliance.odd-player, scythe:automa.alliances.offer  The last one without an ally gets coins."""
    left = [seat for seat in range(g.players) if free(g, seat)]
    if len(left) != 1 or not g.seating.led(left[0]):
        return
    coins = ALLIANCE_PART.of(g.kit).left_over
    g.coins[left[0]] += coins
    if g.events is not None:
        g.tell("scythe-did-stay-alone", {"seat": f"seat:{left[0]}", "coins": coins})


class Alliances(Rule):
    """scythe:alliance.propose, scythe:alliance.break, scythe:alliance.free-after-break
    Proposals wherever the active player chooses what to do next; a player who attacks an ally breaks the alliance.
    """

    def opens_window(self, g: ScytheGame, seat: Seat, window: int) -> bool:
        return any(PROPOSALS[other].can_use(g, seat) for other in range(g.players) if other != seat)

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        return self.move_offers(g, seat)

    def move_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        found: Offers = []
        if free(g, seat):
            for other in range(g.players):
                if other != seat and free(g, other) and g.seating.led(other):
                    found.append(PROPOSALS[other])
        return found

    def why_not_offered(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if action.verb != "propose-alliance" or not isinstance(action, Pick) or action.index >= g.players:
            return None
        other = PROPOSALS[action.index].why_not(g, seat)
        return other if other is not None else Reason("scythe:alliance.propose", "scythe-why-no-proposal-now")

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        if seat != g.active or unit >= WORKER_UNIT or moving_unit(g) != unit:
            return []
        ally = partner(g, seat)
        return [Break(seat)] if g.opposed(seat, ally) and g.units(ally) >> at & 1 else []

    def preview_step(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId, to: HexId) -> list[Line]:
        """scythe:alliance.break-effect  A step onto an ally's units costs what the terms said."""
        ally = partner(g, seat)
        if ally < 0 or is_broken(g, seat) or is_broken(g, ally) or unit >= WORKER_UNIT or not g.opposed(seat, ally):
            return []
        if not g.units(ally) >> to & 1:
            return []
        facts: dict[str, Fact] = {"seat": f"seat:{ally}", "coins": ALLIANCE_PART.of(g.kit).penalty}
        return [Line("scythe-preview-breach", {**facts, "ability": f"ability:{ABILITY[faction_of(g, ally)]}"}, WARNING)]

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        combat = g.the_combat()
        attacks = combat.kind != 0 and seat == combat.attacker and seat >= 0
        return [Break(seat)] if attacks and partner(g, seat) == combat.defender else []


class Break(ScytheStep):
    """scythe:alliance.break, scythe:alliance.break-effect, scythe:alliance.technophile
    The attacker's token is flipped, unless the other side has broken the alliance before; a lent card is boxed.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        seat = self.seat
        ally = partner(g, seat)
        if ally < 0 or is_broken(g, seat) or is_broken(g, ally):
            return
        flip(g, seat)
        if OPEN_CARDS_STATE.in_use(g) and faction_of(g, ally) == "vesna":
            self._box(g)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "to": f"seat:{ally}"}
            g.tell(
                "scythe-did-break-alliance",
                {**facts, "coins": ALLIANCE_PART.of(g.kit).penalty if g.seating.led(seat) else 0},
            )
        g.reassemble()

    def _box(self, g: ScytheGame) -> None:
        state = OPEN_CARDS_STATE.of(g)
        state.boxed |= state.cards[self.seat]
        state.cards[self.seat] = 0


class Breach(Rule):
    """scythe:alliance.penalty, scythe:automa.alliances.break  A flipped token costs its holder coins at the end."""

    def end_coins(self, g: ScytheGame, seat: Seat) -> int:
        return -ALLIANCE_PART.of(g.kit).penalty if is_broken(g, seat) and g.seating.led(seat) else 0


class AllianceSource(Source):
    """Active when the module is selected: proposals, the penalty, and what is lent now."""

    def rules(self, g: ScytheGame) -> list[Held]:
        if not g.options.has(MODULE) or g.seating.base[0] < 0 or not g.module_states:
            return []
        found = [Held(-1, PACTS), Held(-1, PENALTY)]
        for seat in range(g.players):
            if lender(g, seat) >= 0 and g.seating.led(seat):
                found.append(Held(seat, lent(faction_of(g, lender(g, seat)))))
        return found

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        if not g.options.has(MODULE):
            return []
        return [AllianceState(list(range(g.players)), 0, 0, [0] * g.players)]


PACTS: Final = Alliances(MODULE)
PENALTY: Final = Breach("alliance")
register(AllianceSource())
