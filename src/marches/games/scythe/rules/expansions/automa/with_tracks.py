"""Other triumph tracks: what earns an Automa stars, and what holds scheme II back."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.expansions.alliances.state import ALLIANCE_STATE
from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE
from marches.games.scythe.rules.expansions.tracks.goals import ENCOUNTERS_STAR, FACTORY_STAR
from marches.games.scythe.rules.expansions.tracks.war_and_peace import PEACE
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, POWER_STAR
from marches.kernel.step import Seat

THROUGH_PLAY: Final = [COMBAT_STAR, POWER_STAR, ENCOUNTERS_STAR, FACTORY_STAR]


class WithTracks(Bend):
    """scythe:automa.tracks.war, scythe:automa.tracks.peace, scythe:automa.tracks.tiles
    The track in use says how many stars each of these earns; the printed one has none for the last two.
    """

    def star_sources(self, g: ScytheGame, seat: Seat) -> list[int] | None:
        return THROUGH_PLAY


class WithPeace(Bend):
    """scythe:automa.tracks.peace-scheme  Scheme II waits for a combat or a retreat of workers."""

    def in_use(self, g: ScytheGame) -> bool:
        return g.options.has(PEACE) and not ALLIANCE_STATE.in_use(g)

    def holds_scheme(self, g: ScytheGame, seat: Seat) -> bool:
        return not AUTOMA_STATE.of(g).provoked[seat]


add_bend(WithTracks())
add_bend(WithPeace())
