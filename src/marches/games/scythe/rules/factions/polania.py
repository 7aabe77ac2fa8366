"""The Republic of Polania: two encounter options, lakes, spared popularity."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.factions.abilities import (
    MANY_PLAYERS,
    MechAbility,
    Riverwalk,
    Speed,
    add_faction,
    lakes,
)
from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.mech_spaces import add_placeable
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import MECHS, HexId, size
from marches.kernel.step import Seat

COINS_PER_ENCOUNTER: Final = 3


class Meander(Rule):
    """scythe:faction.polania.meander, scythe:faction.polania.meander-one-card, scythe:faction.polania.meander-funding,
    scythe:setup.invaders.polania67  Two options of an encounter card, the first of which may pay for the second; with
    six or seven players also coins for encounter territories at the end.
    """

    def encounter_options(self, g: ScytheGame, seat: Seat) -> int:
        return 1

    def end_coins(self, g: ScytheGame, seat: Seat) -> int:
        if g.players < MANY_PLAYERS:
            return 0
        return COINS_PER_ENCOUNTER * size(g.controlled(seat) & g.board.encounters)


class Submerge(MechAbility):
    """scythe:faction.polania.submerge  Onto lakes, off lakes, and from any lake to any other."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not self.moves(g, seat, unit):
            return 0
        found = g.board.water[at]
        return found | lakes(g) if lakes(g) >> at & 1 else found


class Camaraderie(MechAbility):
    """scythe:faction.polania.camaraderie, scythe:faction.polania.camaraderie-limit  No loss after a won attack."""

    def spares_popularity(self, g: ScytheGame, seat: Seat) -> bool:
        return self.unlocked(g, seat)


add_faction(
    "polania",
    [
        Meander("meander"),
        Riverwalk(0),
        Submerge("submerge", 1),
        Camaraderie("camaraderie", 2),
        Speed(3),
    ],
)
add_placeable([Submerge("submerge", space) for space in range(MECHS)])
add_placeable([Camaraderie("camaraderie", space) for space in range(MECHS)])
