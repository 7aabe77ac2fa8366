"""What a Trap does to a unit that walks into it."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.cards import LoseCard
from marches.games.scythe.rules.factions.tokens import TOKEN_STATE
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import BIT, HexId
from marches.kernel.game import EVERYONE
from marches.kernel.step import Seat


class SpringTrap(ScytheStep):
    """scythe:faction.togawa.trap-first, scythe:faction.togawa.trap-penalties, scythe:faction.togawa.trap-permanent,
    scythe:faction.togawa.trap-no-enemy, scythe:faction.togawa.trap-build
    The Trap is turned over for all to see and its penalty paid, as far as possible; from then on it hinders nobody.
    """

    def __init__(self, victim: Seat, at: HexId) -> None:
        self.victim: Final = victim
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        state = TOKEN_STATE.of(g)
        trap = state.trap_at(self.at)
        state.armed &= ~BIT[trap]
        state.shown |= BIT[trap]
        g.reveal(EVERYONE)
        penalty = g.kit.data.traps[trap]
        if g.events is not None:
            g.tell("scythe-did-spring-trap", {"seat": f"seat:{self.victim}", "trap": f"trap:{penalty.id}"})
        victim = self.victim
        if penalty.id == "power":
            g.lose_power(victim, penalty.loses)
        elif penalty.id == "popularity":
            g.lose_popularity(victim, penalty.loses)
        elif penalty.id == "coins":
            g.coins[victim] = max(0, g.coins[victim] - penalty.loses)
        else:
            for _ in range(penalty.loses):
                g.then_one(LoseCard(victim, -1))
