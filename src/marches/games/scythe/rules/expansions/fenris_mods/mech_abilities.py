"""What the nine new Mech Mods do; the other seven are abilities that a mat has printed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import ACTIONS
from marches.games.scythe.rules.cards import DrawCards
from marches.games.scythe.rules.combat import OncePerCombat, against_player, claim_combat_bit, in_combat, opponent, used
from marches.games.scythe.rules.expansions.fenris_mods.combat_cards import DiscardCard
from marches.games.scythe.rules.expansions.fenris_mods.feint import Feint
from marches.games.scythe.rules.expansions.fenris_mods.regroup import Regroup
from marches.games.scythe.rules.factions.abilities import LakeMovement, MechAbility, is_attacker, lakes
from marches.games.scythe.rules.hooks import Offers, Steps
from marches.games.scythe.rules.mech_spaces import add_placeable
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, MECHS, POWER, HexId, hexes_of
from marches.games.scythe.rules.taking import Gain
from marches.kernel.action import Action
from marches.kernel.step import Seat

TACTICS: Final = ACTIONS.add(Action("use-ability", {"ability": "tactics"}))
REINFORCE: Final = ACTIONS.add(Action("use-ability", {"ability": "reinforce"}))
TACTICS_USED: Final = claim_combat_bit("tactics")
REINFORCED: Final = claim_combat_bit("reinforce")
TACTICS_POWER: Final = 2


class Armor(MechAbility):
    """scythe:mechmod.armor, scythe:mechmod.npc-symbol  The attacker first discards a card of their choice."""

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        if owner != seat or not in_combat(g, owner) or not self.unlocked(g, owner) or is_attacker(g, owner):
            return []
        return [DiscardCard(opponent(g, owner))] if against_player(g, owner) else []


class Entrenched(MechAbility):
    """scythe:mechmod.entrenched  Ties go to the defender."""

    def wins_ties(self, g: ScytheGame, seat: Seat) -> bool:
        return self.unlocked(g, seat)


class Foothold(MechAbility):
    """scythe:mechmod.foothold  From anywhere to a structure of your own, no matter who is there."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        return g.structures[seat] if self.moves(g, seat, unit) else 0


class Pontoons(LakeMovement):
    """scythe:mechmod.pontoons  Lakes, and rivers between two territories that touch one and the same lake."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not self.moves(g, seat, unit):
            return 0
        found = g.board.water[at]
        near = g.board.touches[at] & lakes(g)
        for to in hexes_of(g.board.river[at]):
            if g.board.touches[to] & near:
                found |= BIT[to]
        return found


class Reinforce(MechAbility):
    """scythe:mechmod.reinforce  A combat card before each combat."""

    def combat_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        return [REINFORCEMENT] if self.unlocked(g, seat) and not used(g, seat, REINFORCED) else []


class Reinforcement(OncePerCombat):
    """A combat card is drawn."""

    def does(self, g: ScytheGame, seat: Seat) -> Steps:
        return [DrawCards(seat, 1)]


REINFORCEMENT: Final = Reinforcement(REINFORCE, REINFORCED)


class Stealth(MechAbility):
    """scythe:mechmod.stealth, scythe:mechmod.stealth-encounter, scythe:mechmod.stealth-influence
    With steps left, a unit walks on through anything. Where it stops, it meets what is there.
    """

    def passes(self, g: ScytheGame, seat: Seat, unit: int) -> bool:
        return self.moves(g, seat, unit)


class Tactics(MechAbility):
    """scythe:mechmod.tactics  A combat card for 2 power, once per combat."""

    def combat_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        usable = self.unlocked(g, seat) and g.hand_size(seat) > 0 and not used(g, seat, TACTICS_USED)
        return [MANOEUVRE] if usable else []


class Manoeuvre(OncePerCombat):
    """Discard a card and gain power."""

    def does(self, g: ScytheGame, seat: Seat) -> Steps:
        return [DiscardCard(seat), Gain(seat, POWER, TACTICS_POWER)]


MANOEUVRE: Final = Manoeuvre(TACTICS, TACTICS_USED)
add_placeable([Armor("armor", space) for space in range(MECHS)])
add_placeable([Entrenched("entrenched", space) for space in range(MECHS)])
add_placeable([Feint("feint", space) for space in range(MECHS)])
add_placeable([Foothold("foothold", space) for space in range(MECHS)])
add_placeable([Pontoons("pontoons", space) for space in range(MECHS)])
add_placeable([Regroup("regroup", space) for space in range(MECHS)])
add_placeable([Reinforce("reinforce", space) for space in range(MECHS)])
add_placeable([Stealth("stealth", space) for space in range(MECHS)])
add_placeable([Tactics("tactics", space) for space in range(MECHS)])
