"""Influence as it is seen, written and counted."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.edge.extras import InfluenceView
from marches.games.scythe.edge.factions import hex_named
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.factions.fenris import FENRIS, INFLUENCE_COSTS
from marches.games.scythe.rules.factions.influence import INFLUENCE_PART, INFLUENCE_STATE
from marches.games.scythe.rules.state import ScytheGame, faction_seat
from marches.games.scythe.rules.tables import hexes_of, size
from marches.kernel.step import Seat


class Influence(ModuleView):
    """scythe:fenris.influence-supply, scythe:fenris.death-ray-choice  Everyone sees where Influence is, and whose."""

    name = "influence"

    def in_use(self, g: ScytheGame) -> bool:
        return INFLUENCE_STATE.in_use(g)

    def view(self, g: ScytheGame, seat: Seat) -> InfluenceView:
        state = INFLUENCE_STATE.of(g)
        fenris = faction_seat(g, FENRIS)
        announced = any(g.rules.one_value(g, other) for other in range(g.players))
        held = [int(state.held[other]) for other in range(g.players)]
        costs = [-INFLUENCE_COSTS.end_coins(g, other) for other in range(g.players)]
        return InfluenceView(fenris, [g.board.id(at) for at in hexes_of(state.lying)], held, costs, announced)

    def dump(self, g: ScytheGame) -> list[str]:
        state = INFLUENCE_STATE.of(g)
        ids = g.kit.mats.faction_ids
        clauses = [f"{ids[g.seating.faction[seat]]} {state.held[seat]}" for seat in range(g.players)]
        if state.lying:
            clauses.append("lying " + " ".join(g.board.id(at) for at in hexes_of(state.lying)))
        return [f"influence: {'; '.join(clauses)}"]

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != "influence":
            return False
        if not self.in_use(g):
            raise row.fail("Influence needs Fenris")
        state = INFLUENCE_STATE.of(g)
        for words in row.clauses:
            if words[0] == "lying":
                state.lying = sum(1 << hex_named(g, row, word) for word in words[1:])
            else:
                state.held[g.seating.seat_of(row.one_of(words[0], g.kit.mats.faction_ids))] = row.whole(words[1])
        return True

    def census(self, g: ScytheGame) -> dict[str, int]:
        """Tokens too many or too few; there should never be any."""
        state = INFLUENCE_STATE.of(g)
        found = size(state.lying) + sum(int(state.held[seat]) for seat in range(g.players))
        count = INFLUENCE_PART.of(g.kit).count
        return {"influence": found - count} if found != count else {}


MODULE_VIEWS.append(Influence())
