"""What the Infrastructure Mods do, each once: free bottom actions, more output, units and popularity, a spy."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import DECLINE
from marches.games.scythe.rules.bottom_row.action import bottom_of
from marches.games.scythe.rules.combat import against_player, in_combat
from marches.games.scythe.rules.expansions.fenris_mods.infra_mods import MOD_IDS, USE_MOD, add_mod, flip, flipped
from marches.games.scythe.rules.hooks import BETWEEN, Offers, Rule, Steps
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheOffer, ScytheStep
from marches.games.scythe.rules.tables import (
    BIT,
    BUILD,
    DEPLOY,
    ENLIST,
    FACTORY_SECTION,
    MOVE,
    POPULARITY,
    PRODUCE,
    TRADE,
    UPGRADE,
)
from marches.games.scythe.rules.taking import gain
from marches.games.scythe.rules.under_way import claim_turn_slot
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat

FREE: Final = claim_turn_slot("bottom actions that cost nothing this turn, as a mask")
DOUBLED: Final = claim_turn_slot("whether workers and Mill make twice as much this turn")
RIDERS: Final = claim_turn_slot("extra units that may move in the Move action of the mat")
CAVALRY_UNITS: Final = 2
PROPAGANDA: Final = 2


class Boost(Rule):
    """scythe:inframod.trigger, scythe:inframod.once  A Mod: usable at its own moment, once."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.mod: Final = MOD_IDS.index(name)

    def use(self, g: ScytheGame, seat: Seat) -> None:
        """What it does when it is flipped."""
        raise NotImplementedError

    def offer(self, g: ScytheGame, seat: Seat) -> Steps:
        """Asks whether to use it now, unless it has been used."""
        return [] if flipped(g, seat, self.mod) else [OfferMod(seat, self)]


class OfferMod(ScytheDecision):
    """scythe:inframod.reactive  Its owner is asked at its moment. If declined, the Mod stays face up."""

    rule = "scythe:inframod.reactive"

    def __init__(self, seat: Seat, boost: Boost) -> None:
        super().__init__(seat)
        self.boost: Final = boost

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [USE_MOD[self.boost.mod], DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is not DECLINE:
            flip(g, seat, self.boost.mod)
            self.boost.use(g, seat)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"mod": f"infra-mod:{self.boost.name}"}


class UseMod(ScytheOffer):
    """A Mod that its owner may use in a window."""

    def __init__(self, boost: Boost) -> None:
        super().__init__(USE_MOD[boost.mod])
        self.boost: Final = boost

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        return [FlipMod(seat, self.boost)]

    def preview(self, g: ScytheGame, seat: Seat) -> list[Line]:
        return [Line("scythe-preview-mod", {"mod": f"infra-mod:{self.boost.name}"})]


class FreeAction(Boost):
    """scythe:inframod.free-action, scythe:inframod.free-action-not-bonus, scythe:inframod.free-action-completed
    The bottom action of this turn costs nothing; all else about it is as usual.
    """

    def __init__(self, name: str, bottom: int) -> None:
        super().__init__(name)
        self.bottom: Final = bottom
        self.free: Final = UseMod(self)

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        section = g.section[seat]
        if window != BETWEEN or not 0 <= section < FACTORY_SECTION or flipped(g, seat, self.mod):
            return []
        return [self.free] if bottom_of(g, seat, section) == self.bottom else []

    def use(self, g: ScytheGame, seat: Seat) -> None:
        g.turn.notes[FREE] |= BIT[self.bottom]

    def discount(self, g: ScytheGame, seat: Seat, bottom: int, cost: int) -> int:
        return cost if seat == g.active and bottom == self.bottom and g.turn.notes[FREE] >> bottom & 1 else 0


class FlipMod(ScytheStep):
    """A Mod is used."""

    def __init__(self, seat: Seat, boost: Boost) -> None:
        self.seat: Final = seat
        self.boost: Final = boost

    def run(self, g: ScytheGame) -> None:
        flip(g, self.seat, self.boost.mod)
        self.boost.use(g, self.seat)


class Automachines(Boost):
    """scythe:inframod.automachines, scythe:inframod.automachines-factory  Workers and Mill make twice as much."""

    def action_begins(self, g: ScytheGame, seat: Seat, action: int) -> Steps:
        return self.offer(g, seat) if action == PRODUCE and g.active == seat else []

    def use(self, g: ScytheGame, seat: Seat) -> None:
        g.turn.notes[DOUBLED] = 1

    def more_output(self, g: ScytheGame, seat: Seat, count: int) -> int:
        return count if g.turn.notes[DOUBLED] and g.active == seat else 0


class Cavalry(Boost):
    """scythe:inframod.cavalry  Two more units in the Move of the mat."""

    def action_begins(self, g: ScytheGame, seat: Seat, action: int) -> Steps:
        return self.offer(g, seat) if action == MOVE else []

    def use(self, g: ScytheGame, seat: Seat) -> None:
        g.turn.notes[RIDERS] = CAVALRY_UNITS

    def more_units(self, g: ScytheGame, seat: Seat) -> int:
        return g.turn.notes[RIDERS] if g.active == seat else 0


class Propaganda(Boost):
    """scythe:inframod.propaganda  Two more popularity with a Trade for popularity."""

    def action_begins(self, g: ScytheGame, seat: Seat, action: int) -> Steps:
        return self.offer(g, seat) if action == TRADE else []

    def use(self, g: ScytheGame, seat: Seat) -> None:
        gain(g, seat, POPULARITY, PROPAGANDA)


class Spy(Boost):
    """scythe:inframod.spy-timing, scythe:inframod.spy-effect, scythe:inframod.spy-both, scythe:mechmod.npc-symbol
    The opponent chooses first, for all to see. Only one Spy works in a combat; the attacker is asked first.
    """

    def combat_opens(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        if owner != seat or not in_combat(g, owner) or not against_player(g, owner):
            return []
        return [] if flipped(g, owner, self.mod) else [OfferSpy(owner, self)]

    def use(self, g: ScytheGame, seat: Seat) -> None:
        combat = g.the_combat()
        combat.openly = 2 if combat.attacker == seat else 1


class OfferSpy(OfferMod):
    """scythe:inframod.spy-both  Once one side has declared a Spy, the other cannot."""

    def waits(self, g: ScytheGame) -> bool:
        return g.the_combat().openly == 0


add_mod(FreeAction("machinery", UPGRADE))
add_mod(FreeAction("assembly-line", DEPLOY))
add_mod(FreeAction("construction", BUILD))
add_mod(FreeAction("recruitment-office", ENLIST))
add_mod(Automachines("automachines"))
add_mod(Cavalry("cavalry"))
add_mod(Propaganda("propaganda"))
add_mod(Spy("spy"))
