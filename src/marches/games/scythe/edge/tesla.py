"""Tesla and Mad Tesla as they are seen, written and explained."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.edge.components import FACTION_IDS
from marches.games.scythe.edge.extras import MadTeslaView, TeslaView
from marches.games.scythe.edge.factions import hex_named
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.tesla import ally
from marches.games.scythe.rules.expansions.tesla.state import (
    MAD_TESLA_STATE,
    MODULE,
    TESLA_PART,
    ends_the_game,
    put_tesla,
    strength,
)
from marches.games.scythe.rules.kit import STAND_IN, Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import NOWHERE
from marches.kernel.line import Line
from marches.kernel.rulebook import Help
from marches.kernel.step import Seat


class Tesla(ModuleView):
    """scythe:tesla.gain, scythe:tesla.handicap  Whose Tesla is."""

    name = ally.MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return g.options.has(ally.MODULE) and g.seating.base[0] >= 0

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        named = options.text(ally.GIVEN)
        if named in ("", ally.NOBODY):
            return None
        if not options.has(ally.MODULE):
            return Line("scythe-setup-tesla-for")
        if named not in [word.strip() for word in options.text("factions").split(",")]:
            return Line("scythe-setup-tesla-absent", {"faction": f"faction:{named}"})
        return None

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        rules = ["scythe:tesla.unit", "scythe:tesla.carry", "scythe:tesla.abilities", "scythe:tesla.combat"]
        return {"unit": {"champion": Help([], rules)}}

    def start(self, g: ScytheGame) -> None:
        seat = ally.given_to(g)
        if seat >= 0:
            ally.give_tesla(g, seat, g.seating.base[seat])

    def view(self, g: ScytheGame, seat: Seat) -> TeslaView:
        place = g.board.id(g.champion_at) if g.champion_at >= 0 else ""
        return TeslaView(g.champion_seat, place, ally.NEEDED)


class MadTesla(ModuleView):
    """scythe:tesla.mad.health, scythe:tesla.mad.resolution  Where he is, his health, what he shows: open to all."""

    name = MODULE

    def in_use(self, g: ScytheGame) -> bool:
        return MAD_TESLA_STATE.in_use(g)

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        rules = ["scythe:tesla.mad.turn", "scythe:tesla.mad.strength", "scythe:tesla.mad.damage"]
        printed = kit.data.fenris.tesla
        tile = Help([], ["scythe:tesla.mad.direction"], printed.direction_tile.status)
        return {"mad-tesla": {"mad-tesla": Help([], rules, printed.mad_tesla.status), "direction-tile": tile}}

    def view(self, g: ScytheGame, seat: Seat) -> MadTeslaView:
        state = MAD_TESLA_STATE.of(g)
        place = g.board.id(state.at) if state.at >= 0 else ""
        tile = g.kit.data.fenris.tesla.direction_tile
        return MadTeslaView(
            place,
            state.health,
            strength(g),
            strength(g) + 1,
            strength(g) + TESLA_PART.of(g.kit).faces,
            ends_the_game(g),
            tile.sides,
            tile.status == STAND_IN,
            TESLA_PART.of(g.kit).faces,
        )

    def start(self, g: ScytheGame) -> None:
        put_tesla(g, g.board.factory)

    def dump(self, g: ScytheGame) -> list[str]:
        state = MAD_TESLA_STATE.of(g)
        place = g.board.id(state.at) if state.at >= 0 else "gone"
        return [f"mad-tesla: {place}; health {state.health}"]

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != MODULE:
            return False
        if not MAD_TESLA_STATE.in_use(g):
            raise row.fail("the module mad-tesla is not in this game")
        for words in row.clauses:
            if words[0] == "health":
                MAD_TESLA_STATE.of(g).health = row.whole(words[1])
            else:
                put_tesla(g, NOWHERE if words[0] == "gone" else hex_named(g, row, words[0]))
        return True


MODULE_VIEWS += [Tesla(), MadTesla()]
GIVEN_TO = (ally.NOBODY, *FACTION_IDS)
"""To whom Tesla may be given at the start."""
