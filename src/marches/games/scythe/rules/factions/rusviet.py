"""The Rusviet Union: the same section again, villages, workers in combat."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.scythe.rules.combat import in_combat
from marches.games.scythe.rules.factions.abilities import MechAbility, Riverwalk, Speed, add_faction
from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.mech_spaces import add_placeable
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, FACTORY_SECTION, MECHS, VILLAGE, HexId
from marches.kernel.step import Seat


class Relentless(Rule):
    """scythe:faction.rusviet.relentless, scythe:faction.rusviet.relentless-factory  Any section of the mat again."""

    def may_repeat(self, g: ScytheGame, seat: Seat, section: int) -> bool:
        return section < FACTORY_SECTION


class Township(MechAbility):
    """scythe:faction.rusviet.township  Controlled villages and the Factory are one step apart."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        villages = g.board.of_terrain[VILLAGE]
        if not self.moves(g, seat, unit) or (at != g.board.factory and not villages >> at & 1):
            return 0
        group = g.in_common(seat) & villages
        if g.board.factory >= 0:
            group |= BIT[g.board.factory]
        return group if group >> at & 1 else 0


class PeoplesArmy(MechAbility):
    """scythe:faction.rusviet.peoples-army, scythe:faction.rusviet.peoples-army-unit  One extra card beside a worker."""

    def card_limit(self, g: ScytheGame, owner: Seat, seat: Seat) -> int:
        if owner != seat or not in_combat(g, owner) or not self.unlocked(g, owner):
            return 0
        return 1 if g.workers(owner, g.the_combat().at) else 0


add_faction(
    "rusviet",
    [
        Relentless("relentless"),
        Riverwalk(0),
        Township("township", 1),
        PeoplesArmy("peoples-army", 2),
        Speed(3),
    ],
)
add_placeable([Township("township", space) for space in range(MECHS)])
add_placeable([PeoplesArmy("peoples-army", space) for space in range(MECHS)])
