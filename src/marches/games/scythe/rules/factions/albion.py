"""Clan Albion: Flags, tunnels under rivers, sword and shield."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import DECLINE, word
from marches.games.scythe.rules.combat import against_player, in_combat, opponent
from marches.games.scythe.rules.factions.abilities import LosePower, MechAbility, add_faction, is_attacker
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE, LeavesToken, free_for_token
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.mech_spaces import add_placeable
from marches.games.scythe.rules.movement import tunnels_for
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import BIT, MECHS, POWER, HexId, size
from marches.games.scythe.rules.taking import Gain
from marches.kernel.action import Action
from marches.kernel.line import Fact
from marches.kernel.step import Seat, Step

PLACE_FLAG: Final = word("place-flag")


def flags(g: ScytheGame) -> int:
    """How many Flags there are: one supply, no matter who places them."""
    return g.kit.mats.tokens[g.kit.mats.faction_ids.index("albion")]


class Exalt(LeavesToken):
    """scythe:faction.albion.exalt, scythe:faction.albion.flag-scoring, scythe:faction.albion.flag-home-excluded
    A Flag where the character ends its move; at the end each counts as one extra territory.
    """

    def offer(self, seat: Seat, at: HexId) -> Step[Any]:
        return OfferFlag(seat, at)

    def tokens_on(self, g: ScytheGame, owner: Seat) -> i64:
        return TOKEN_STATE.of(g).flags

    def extra_territories(self, g: ScytheGame, seat: Seat) -> int:
        near_home = g.board.touches[g.seating.base[seat]]
        return size(TOKEN_STATE.of(g).flags & g.controlled(seat) & ~near_home)


class OfferFlag(ScytheDecision):
    """scythe:faction.albion.exalt, scythe:faction.albion.flag-supply, scythe:faction.albion.flag-permanent
    The Flag may be placed, if one is left and there is no token yet.
    """

    rule = "scythe:faction.albion.exalt"

    def __init__(self, seat: Seat, at: HexId) -> None:
        super().__init__(seat)
        self.at: Final = at

    def waits(self, g: ScytheGame) -> bool:
        return size(TOKEN_STATE.of(g).flags) < flags(g) and free_for_token(g, self.at)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        return [PLACE_FLAG, DECLINE]

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if action is PLACE_FLAG:
            TOKEN_STATE.of(g).flags |= BIT[self.at]
            g.tell("scythe-did-place-flag", {"seat": f"seat:{seat}", "hex": g.named(self.at)})

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(self.at), "left": flags(g) - size(TOKEN_STATE.of(g).flags)}


class Burrow(MechAbility):
    """scythe:faction.albion.burrow, scythe:faction.albion.burrow-mine  Rivers are open at a tunnel or its own Mine."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not self.moves(g, seat, unit):
            return 0
        tunnels = tunnels_for(g, seat)
        return g.board.river[at] if tunnels >> at & 1 else g.board.river[at] & tunnels


class Sword(MechAbility):
    """scythe:faction.albion.sword, scythe:faction.albion.sword-floor, scythe:faction.albion.sword-once
    The defender loses 2 power before a combat.
    """

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        if owner != seat or not in_combat(g, owner) or not self.unlocked(g, owner) or not is_attacker(g, owner):
            return []
        if not against_player(g, owner):
            return []
        return [LosePower(opponent(g, owner), 2)]


class Shield(MechAbility):
    """scythe:faction.albion.shield, scythe:faction.albion.shield-once  2 extra power before a defence."""

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        if owner != seat or not in_combat(g, owner) or not self.unlocked(g, owner) or is_attacker(g, owner):
            return []
        return [Gain(owner, POWER, 2)]


class Rally(MechAbility):
    """scythe:faction.albion.rally  A step to any territory with one of its workers or Flags."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not self.moves(g, seat, unit):
            return 0
        return (g.worker_hexes[seat] & g.board.territories) | TOKEN_STATE.of(g).flags


add_faction(
    "albion",
    [Exalt("exalt"), Burrow("burrow", 0), Sword("sword", 1), Shield("shield", 2), Rally("rally", 3)],
)
add_placeable([Sword("sword", space) for space in range(MECHS)])
add_placeable([Shield("shield", space) for space in range(MECHS)])
