"""The Togawa Shogunate: Traps, one river a turn, lakes, lone fighters."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.data.words import TRAP_IDS
from marches.games.scythe.rules.actions import ACCEPT, ACTIONS, DECLINE, Pick, picks
from marches.games.scythe.rules.combat import OncePerCombat, claim_combat_bit, in_combat, used
from marches.games.scythe.rules.factions.abilities import LakeMovement, MechAbility, add_faction, lakes
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE, TRAP_KINDS, LeavesToken, free_for_token
from marches.games.scythe.rules.factions.traps import SpringTrap
from marches.games.scythe.rules.hooks import Offers, Steps
from marches.games.scythe.rules.mech_spaces import add_placeable
from marches.games.scythe.rules.movement import tunnels_for
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, MECHS, NOWHERE, POWER, WORKER_UNIT, HexId, hexes_of
from marches.games.scythe.rules.taking import Gain
from marches.games.scythe.rules.trips import contested
from marches.games.scythe.rules.under_way import claim_turn_slot
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat, Step

PLACE_TRAP: Final = picks("place-trap", "trap", TRAP_IDS)
RONIN: Final = ACTIONS.add(Action("use-ability", {"ability": "ronin"}))
ALONE: Final = claim_combat_bit("ronin")
CROSSED: Final = claim_turn_slot("whether a river was crossed with Toka this turn")
VISITED: Final = claim_turn_slot("hexes with a disarmed Trap where a unit ended its move by Shinobi, as a mask")


class Maifuku(LeavesToken):
    """scythe:faction.togawa.maifuku, scythe:faction.togawa.trap-trigger, scythe:faction.togawa.trap-arrivals,
    scythe:faction.togawa.trap-control, scythe:faction.togawa.trap-vs-structure
    An armed Trap where the character ends its move. A unit that enters stops and pays. If no unit is there at the end,
    the Trap holds its territory.
    """

    def offer(self, seat: Seat, at: HexId) -> Step[Any]:
        return OfferTrap(seat, at)

    def tokens_on(self, g: ScytheGame, owner: Seat) -> i64:
        return TOKEN_STATE.of(g).trap_hexes()

    def stops(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> bool:
        armed = seat != owner and TOKEN_STATE.of(g).armed_hexes() >> at & 1 == 1
        return armed and not g.rules.slips_past(g, seat, at)

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        if seat == owner or not TOKEN_STATE.of(g).armed_hexes() >> at & 1 or g.rules.slips_past(g, seat, at):
            return []
        return [SpringTrap(seat, at)]

    def controls_at_end(self, g: ScytheGame, seat: Seat) -> i64:
        return TOKEN_STATE.of(g).armed_hexes() & ~g.other_units(seat) & ~(g.all_structures() & ~g.structures[seat])


class OfferTrap(ScytheDecision):
    """scythe:faction.togawa.maifuku, scythe:faction.togawa.maifuku-structure, scythe:faction.togawa.trap-supply,
    scythe:faction.togawa.suiton-trap  One of the Traps left may be placed, armed, on any territory without a token.
    """

    rule = "scythe:faction.togawa.maifuku"

    def __init__(self, seat: Seat, at: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at

    def waits(self, g: ScytheGame) -> bool:
        return NOWHERE in TOKEN_STATE.of(g).traps and free_for_token(g, self.at)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        traps = TOKEN_STATE.of(g).traps
        found: list[Action] = [PLACE_TRAP[trap] for trap in range(TRAP_KINDS) if traps[trap] == NOWHERE]
        found.append(DECLINE)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        state = TOKEN_STATE.of(g)
        state.traps[action.index] = self.at
        state.armed |= BIT[action.index]
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "hex": g.named(self.at)}
            shown = Line("scythe-did-place-this-trap", {**facts, "trap": f"trap:{TRAP_IDS[action.index]}"})
            g.tell_only((seat,), shown, Line("scythe-did-place-trap", facts))

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(self.at)}


class Toka(MechAbility):
    """scythe:faction.togawa.toka, scythe:faction.togawa.toka-transport, scythe:faction.togawa.toka-factory
    Once a turn one character or mech crosses one river.
    """

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        return g.board.river[at] if not g.turn.notes[CROSSED] and self.moves(g, seat, unit) else 0

    def entered(self, g: ScytheGame, owner: Seat, seat: Seat, unit: int, at: HexId) -> Steps:
        trip = g.trip
        if owner != seat or trip is None or trip.unit != unit:
            return []
        if not self.moves(g, seat, unit) or g.turn.notes[CROSSED]:
            return []
        before = trip.came_from()
        tunnels = tunnels_for(g, seat)
        by_tunnel = tunnels >> before & tunnels >> at & 1
        otherwise = g.rules.extra_steps_without(self, g, seat, unit, before) >> at & 1
        if not g.board.river[before] >> at & 1 or by_tunnel or otherwise:
            return []
        return [CrossRiver()]


class CrossRiver(ScytheStep):
    """scythe:faction.togawa.toka  The one crossing of this turn is used up."""

    def run(self, g: ScytheGame) -> None:
        g.turn.notes[CROSSED] = 1


class Suiton(LakeMovement):
    """scythe:faction.togawa.suiton-combat  One extra card in a combat on a lake."""

    def card_limit(self, g: ScytheGame, owner: Seat, seat: Seat) -> int:
        if owner != seat or not in_combat(g, owner) or not self.unlocked(g, owner):
            return 0
        return 1 if lakes(g) >> g.the_combat().at & 1 else 0


class Ronin(MechAbility):
    """scythe:faction.togawa.ronin, scythe:faction.togawa.ronin-airship  A single unit may gain 2 power."""

    def combat_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        at = g.the_combat().at
        if not self.unlocked(g, seat) or used(g, seat, ALONE):
            return []
        return [LONE_FIGHTER] if g.fighters_at(seat, at) == 1 and g.workers(seat, at) == 0 else []


class LoneFighter(OncePerCombat):
    """The single unit gains power."""

    def does(self, g: ScytheGame, seat: Seat) -> Steps:
        return [Gain(seat, POWER, 2)]


LONE_FIGHTER: Final = LoneFighter(RONIN, ALONE)
SHINOBI_SLOT: Final = 3


class Shinobi(MechAbility):
    """scythe:faction.togawa.shinobi, scythe:faction.togawa.shinobi-rearm, scythe:faction.togawa.shinobi-combat
    A step to any territory with a Trap. A disarmed Trap where the move ends, with any combat won, may be armed again.
    """

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        return TOKEN_STATE.of(g).trap_hexes() if self.moves(g, seat, unit) else 0

    def trip_ends(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        state = TOKEN_STATE.of(g)
        if unit >= WORKER_UNIT or not self.unlocked(g, seat) or not state.trap_hexes() >> at & 1:
            return []
        if contested(g, seat) >> at & 1:
            return [AwaitRearming(at)]
        return [OfferRearming(seat, at)]

    def moves_end(self, g: ScytheGame, seat: Seat) -> Steps:
        return [OfferRearming(seat, at) for at in hexes_of(g.turn.notes[VISITED] & g.fighters[seat])]


class AwaitRearming(ScytheStep):
    """scythe:faction.togawa.shinobi-combat  The Trap waits for the outcome of the combat."""

    def __init__(self, at: HexId) -> None:
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        g.turn.notes[VISITED] |= BIT[self.at]


class OfferRearming(ScytheDecision):
    """scythe:faction.togawa.shinobi-rearm  A disarmed Trap may be armed again."""

    rule = "scythe:faction.togawa.shinobi-rearm"

    def __init__(self, seat: Seat, at: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at

    def waits(self, g: ScytheGame) -> bool:
        return not TOKEN_STATE.of(g).armed_hexes() >> self.at & 1

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            TOKEN_STATE.of(g).armed |= BIT[TOKEN_STATE.of(g).trap_at(self.at)]
            g.tell("scythe-did-rearm-trap", {"seat": f"seat:{seat}", "hex": g.named(self.at)})

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(self.at)}


add_faction(
    "togawa",
    [Maifuku("maifuku"), Toka("toka", 0), Suiton("suiton", 1), Ronin("ronin", 2), Shinobi("shinobi", SHINOBI_SLOT)],
)
add_placeable([Suiton("suiton", space) for space in range(MECHS)])
add_placeable([Ronin("ronin", space) for space in range(MECHS)])
