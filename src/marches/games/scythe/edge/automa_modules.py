"""Automas together with modules and variants: what is refused at setup, and the badges of a Vesna."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.expansions.airships.tiles import named_tiles
from marches.games.scythe.rules.expansions.automa.several import COOPERATIVE, MODE
from marches.games.scythe.rules.expansions.automa.with_airships import TOLL, any_automa
from marches.games.scythe.rules.expansions.automa.with_vesna import BADGE_STATE, BADGES
from marches.games.scythe.rules.expansions.variants import teams
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import hexes_of
from marches.kernel.line import Line

ROW = "automa-badges"


class AutomaModules(ModuleView):
    """scythe:automa.desolation.none, scythe:automa.variants.none, scythe:automa.airships.unused"""

    name = "automa-modules"

    def in_use(self, g: ScytheGame) -> bool:
        return BADGE_STATE.in_use(g)

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        if not any_automa(options):
            return Line("scythe-setup-automa-mode") if options.text(MODE) == COOPERATIVE else None
        if options.has("desolation"):
            return Line("scythe-setup-automa-desolation")
        if options.on(teams.OPTION):
            return Line("scythe-setup-automa-teams")
        if TOLL in named_tiles(options):
            return Line("scythe-setup-automa-toll")
        return None

    def dump(self, g: ScytheGame) -> list[str]:
        """scythe:automa.vesna.setup  `automa-badges: crimea rusviet`"""
        drawn = [BADGES[badge] for badge in hexes_of(BADGE_STATE.of(g).drawn)]
        return [f"{ROW}: {' '.join(drawn)}"] if drawn else []

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != ROW:
            return False
        if not BADGE_STATE.in_use(g):
            raise row.fail("no Automa plays Vesna in this game")
        for word in [word for clause in row.clauses for word in clause]:
            BADGE_STATE.of(g).drawn |= 1 << row.one_of(word, BADGES)
        return True


MODULE_VIEWS.insert(0, AutomaModules())  # its reasons are the plainest: they come first
