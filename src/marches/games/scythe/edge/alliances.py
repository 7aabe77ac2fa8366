"""Alliances at the edges: view, scenario text and help."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.data.words import TRAP_IDS
from marches.games.scythe.edge.extras import AlliancesView, AllianceView
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.alliances.pacts import PROPOSALS, AnswerProposal
from marches.games.scythe.rules.expansions.alliances.state import (
    ABILITY,
    ALLIANCE_PART,
    ALLIANCE_STATE,
    MODULE,
    faction_of,
    is_broken,
    partner,
    swap,
)
from marches.games.scythe.rules.kit import STAND_IN, Kit
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of
from marches.kernel.rulebook import Help
from marches.kernel.step import Seat
from marches.table.view import kebab

QUESTION = f"scythe-ask-{kebab(AnswerProposal.__name__)}"


class Alliances(ModuleView):
    """scythe:alliance.setup  Everyone sees who holds whose token, and which are flipped."""

    name = MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return ALLIANCE_STATE.in_use(g)

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        tokens = {}
        for token in kit.data.fenris.alliances.tokens:
            rule = "ability" if token.ability == "swim" else token.ability
            tokens[token.id] = Help([], [f"scythe:alliance.{rule}", "scythe:alliance.break"], token.status)
        return {"alliance": tokens}

    def view(self, g: ScytheGame, seat: Seat) -> AlliancesView:
        found, box = [], ALLIANCE_PART.of(g.kit)
        status = {token.id: token.status for token in g.kit.data.fenris.alliances.tokens}
        for holder in range(g.players):
            owner = ALLIANCE_STATE.of(g).held[holder]
            faction = faction_of(g, owner)
            ours = status[faction] == STAND_IN
            found.append(AllianceView(owner, ABILITY[faction], box.coins[faction], is_broken(g, holder), ours))
        others = [other for other in range(g.players) if other != g.active]
        askable = [other for other in others if PROPOSALS[other].can_use(g, g.active)]
        return AlliancesView(found, box.penalty, askable, QUESTION)

    def dump(self, g: ScytheGame) -> list[str]:
        state = ALLIANCE_STATE.of(g)
        rows = []
        for seat in range(g.players):
            ally = partner(g, seat)
            if ally > seat:
                both = (seat, ally)
                broken = [f"broken {faction_of(g, one)}" for one in both if is_broken(g, one)]
                rows.append(f"alliance {faction_of(g, seat)} {faction_of(g, ally)}: {'; '.join(broken)}")
        clauses = [f"laid {TRAP_IDS[trap]}" for trap in hexes_of(state.laid)]
        for seat in range(g.players):
            clauses += [f"knows {faction_of(g, seat)} {TRAP_IDS[trap]}" for trap in hexes_of(state.knows[seat])]
        return [*rows, f"allied-traps: {'; '.join(clauses)}"] if clauses else rows

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] not in ("alliance", "allied-traps"):
            return False
        if not ALLIANCE_STATE.in_use(g):
            raise row.fail("the module alliances is not in this game")
        if row.head[0] == "alliance":
            one, other = (self._seat(g, row, name) for name in row.head[1:3])
            swap(g, one, other)
        state = ALLIANCE_STATE.of(g)
        for words in row.clauses:
            if words[0] == "broken":
                state.broken |= 1 << self._seat(g, row, words[1])
            elif words[0] == "laid":
                state.laid |= 1 << row.one_of(words[1], TRAP_IDS)
            else:
                state.knows[self._seat(g, row, words[1])] |= 1 << row.one_of(words[2], TRAP_IDS)
        return True

    def _seat(self, g: ScytheGame, row: Row, name: str) -> int:
        seat = g.seating.seat_of(row.one_of(name, g.kit.mats.faction_ids))
        if seat < 0:
            raise row.fail(f"{name} is not in this game")
        return seat


MODULE_VIEWS.append(Alliances())
