"""The Nordic Kingdoms: swimming workers, seaworthy mechs, artillery."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import ACTIONS
from marches.games.scythe.rules.combat import OncePerCombat, against_player, claim_combat_bit, opponent, used
from marches.games.scythe.rules.factions.abilities import (
    LakeMovement,
    LosePower,
    MechAbility,
    Riverwalk,
    Speed,
    add_faction,
    lakes,
)
from marches.games.scythe.rules.hooks import Offers, Rule, Steps
from marches.games.scythe.rules.mech_spaces import add_placeable
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import MECHS, WORKER_UNIT, HexId
from marches.kernel.action import Action
from marches.kernel.step import Seat

ARTILLERY: Final = ACTIONS.add(Action("use-ability", {"ability": "artillery"}))
FIRED: Final = claim_combat_bit("artillery")


class Swim(Rule):
    """scythe:faction.nordic.swim, scythe:faction.nordic.swim-workers-only  Workers cross rivers, not lakes."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        return g.board.river[at] if unit == WORKER_UNIT else 0


class Seaworthy(LakeMovement):
    """scythe:faction.nordic.seaworthy-retreat  Lakes are open, also for a retreat from a neighbouring territory."""

    def retreats(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        return g.board.touches[at] & lakes(g) if self.moves(g, seat, unit) else 0


class Artillery(MechAbility):
    """scythe:faction.nordic.artillery, scythe:faction.nordic.artillery-once  Pay 1 power, the opponent loses 2."""

    def combat_offers(self, g: ScytheGame, seat: Seat) -> Offers:
        if not self.unlocked(g, seat) or g.power[seat] < 1 or used(g, seat, FIRED) or not against_player(g, seat):
            return []
        return [BARRAGE]


class Barrage(OncePerCombat):
    """The artillery fires."""

    def does(self, g: ScytheGame, seat: Seat) -> Steps:
        return [LosePower(seat, 1), LosePower(opponent(g, seat), 2)]


BARRAGE: Final = Barrage(ARTILLERY, FIRED)
add_faction(
    "nordic",
    [Swim("swim"), Riverwalk(0), Seaworthy("seaworthy", 1), Artillery("artillery", 2), Speed(3)],
)
add_placeable([Seaworthy("seaworthy", space) for space in range(MECHS)])
add_placeable([Artillery("artillery", space) for space in range(MECHS)])
