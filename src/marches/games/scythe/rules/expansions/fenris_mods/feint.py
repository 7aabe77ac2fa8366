"""Feint: the dial may be changed once both sides are revealed."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import DIAL, Pick
from marches.games.scythe.rules.combat import in_combat, opponent
from marches.games.scythe.rules.factions.abilities import MechAbility
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat

CHANGE: Final = 2
"""How far the dial may be turned. The token was not seen: the number is ours."""


class Feint(MechAbility):
    """scythe:mechmod.feint, scythe:mechmod.feint-both  The attacker's dial first, then the defender's, once each."""

    def combat_shown(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        if owner != seat or not in_combat(g, owner) or not self.unlocked(g, owner):
            return []
        return [TurnDial(owner)]


class TurnDial(ScytheDecision[Pick]):
    """scythe:mechmod.feint  Up to 2 more or less, or the same; only the new number counts and is paid."""

    rule = "scythe:mechmod.feint"

    def dial(self, g: ScytheGame) -> int:
        return g.the_combat().dials[self.side(g)]

    def side(self, g: ScytheGame) -> int:
        return g.the_combat().side(self.seat)

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Pick]:
        now = self.dial(g)
        return [DIAL[power] for power in range(max(0, now - CHANGE), min(g.kit.most_dialled, now + CHANGE) + 1)]

    def why_not(self, g: ScytheGame, seat: Seat, action: Pick) -> Reason | None:
        if action.index <= g.power[seat]:
            return None
        facts: dict[str, Fact] = {"power": g.power[seat], "dial": action.index}
        return Reason("scythe:mechmod.feint", "scythe-why-too-little-power", facts)

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        if action.index != self.dial(g) and g.events is not None:
            g.tell("scythe-did-feint", {"seat": f"seat:{seat}", "before": self.dial(g), "now": action.index})
        g.the_combat().dials[self.side(g)] = action.index

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        own = self.side(g)
        return {
            "opponent": f"seat:{opponent(g, self.seat)}",
            "dial": self.dial(g),
            "total": g.the_combat().total(own),
            "against": g.the_combat().total(1 - own),
        }
