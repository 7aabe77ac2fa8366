"""The Saxony Empire: stars without limit, mountains and tunnels."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.scythe.rules.combat import against_player, in_combat, opponent
from marches.games.scythe.rules.factions.abilities import LosePower, MechAbility, Riverwalk, Speed, add_faction
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.mech_spaces import add_placeable
from marches.games.scythe.rules.movement import tunnels_for
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, MECHS, MOUNTAIN, OBJECTIVE_STAR, STARS, HexId
from marches.kernel.step import Seat


class Dominate(Rule):
    """scythe:faction.saxony.dominate, scythe:faction.saxony.dominate-objectives, scythe:faction.saxony.dominate-forced
    No limit on stars for objectives and combat; the other objective is kept.
    """

    def star_limit(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        return STARS if triumph in (OBJECTIVE_STAR, COMBAT_STAR) else -1

    def keeps_objectives(self, g: ScytheGame, seat: Seat) -> bool:
        return True


class Underpass(MechAbility):
    """scythe:faction.saxony.underpass  Controlled mountains and all tunnels are one step apart."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not self.moves(g, seat, unit):
            return 0
        group = tunnels_for(g, seat) | (g.in_common(seat) & g.board.of_terrain[MOUNTAIN])
        return group if group >> at & 1 else 0


class Disarm(MechAbility):
    """scythe:faction.saxony.disarm, scythe:faction.saxony.disarm-mine, scythe:faction.saxony.disarm-once
    Before a combat on a tunnel or its own Mine the opponent loses 2 power.
    """

    def combat_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        if owner != seat or not in_combat(g, owner) or not self.unlocked(g, owner):
            return []
        if not tunnels_for(g, owner) >> g.the_combat().at & 1 or not against_player(g, owner):
            return []
        return [LosePower(opponent(g, owner), 2)]


add_faction(
    "saxony",
    [Dominate("dominate"), Riverwalk(0), Underpass("underpass", 1), Disarm("disarm", 2), Speed(3)],
)
add_placeable([Underpass("underpass", space) for space in range(MECHS)])
add_placeable([Disarm("disarm", space) for space in range(MECHS)])
