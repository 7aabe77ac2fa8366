"""Home bases that another faction's tile covers, and tokens on mech spaces, as scenarios write them."""

from __future__ import annotations

from collections.abc import Sequence

from marches.games.scenario import Row
from marches.games.scythe.edge.factions import hex_named
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.fenris_mods.mech_mods import MECH_MODS_STATE, places_later
from marches.games.scythe.rules.factions.home_bases import free_bases
from marches.games.scythe.rules.mech_spaces import PLACEABLE, SPACES_STATE, put_ability
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import MECHS, hexes_of


class HomeBases(ModuleView):
    """scythe:vesna.home-base, scythe:fenris.home-base  `base vesna: r3c7`; left out, the first base that is free."""

    name = "home-bases"

    def in_use(self, g: ScytheGame) -> bool:
        return g.board.printed and g.board is not g.kit.board

    def lay_board(self, g: ScytheGame, found: Sequence[Row]) -> None:
        for row in found:
            if row.head[0] != "base":
                continue
            faction = row.one_of(row.head[1], g.kit.mats.faction_ids)
            at = hex_named(g, row, row.clauses[0][0])
            if faction not in g.seating.faction or g.board.base_of[faction] >= 0 or not free_bases(g) >> at & 1:
                raise row.fail(f"{row.head[1]} cannot have its home base there")
            g.board = g.board.with_base(faction, at)
        for faction in range(len(g.kit.mats.faction_ids)):
            if faction in g.seating.faction and g.board.base_of[faction] < 0:
                g.board = g.board.with_base(faction, hexes_of(free_bases(g))[0])

    def dump(self, g: ScytheGame) -> list[str]:
        guests = [faction for faction in g.seating.faction if g.kit.board.base_of[faction] < 0]
        return [f"base {g.kit.mats.faction_ids[faction]}: {g.board.id(g.board.base_of[faction])}" for faction in guests]

    def load(self, g: ScytheGame, row: Row) -> bool:
        """The board is laid before the seats are taken: nothing is left to do."""
        return row.head[0] == "base"


class MechSpaceTokens(ModuleView):
    """scythe:vesna.tokens-locked  `space vesna 2: artillery`."""

    name = "mech-spaces"

    def in_use(self, g: ScytheGame) -> bool:
        return SPACES_STATE.in_use(g)

    def dump(self, g: ScytheGame) -> list[str]:
        state = SPACES_STATE.find(g)
        assert state is not None
        rows = []
        for seat in range(g.players):
            if MECH_MODS_STATE.in_use(g) and not places_later(g, seat):
                continue  # the row of its Mods says it
            name = g.kit.mats.faction_ids[g.seating.faction[seat]]
            placed = state.placed[seat * MECHS : (seat + 1) * MECHS]
            rows += [f"space {name} {space + 1}: {ability}" for space, ability in enumerate(placed) if ability]
        return rows

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != "space":
            return False
        seat = g.seating.seat_of(row.one_of(row.head[1], g.kit.mats.faction_ids))
        ability = row.clauses[0][0]
        if seat < 0 or ability not in PLACEABLE:
            raise row.fail(f"{row.head[1]} cannot have {ability!r} on a mech space")
        put_ability(g, seat, row.whole(row.head[2]) - 1, ability)
        return True


MODULE_VIEWS += [HomeBases(), MechSpaceTokens()]
