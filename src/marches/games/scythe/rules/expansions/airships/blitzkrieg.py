"""Blitzkrieg: airships fight airships."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import ACTIONS, DECLINE, Pick
from marches.games.scythe.rules.combat import (
    CombatSpoils,
    fight,
)
from marches.games.scythe.rules.dials import ceiling
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE
from marches.games.scythe.rules.expansions.airships.tiles import Tile, add_tile
from marches.games.scythe.rules.hooks import Offers, Steps
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheOffer, ScytheStep
from marches.games.scythe.rules.tables import MAX_SEATS, HexId
from marches.games.scythe.rules.under_way import Combat
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat

FIGHT_AIRSHIP: Final = [ACTIONS.add(Pick("fight-airship", {"seat": seat}, seat)) for seat in range(MAX_SEATS)]
AIR_COMBAT: Final = 1
"""The kind of a combat of airships: one card a side, no mech abilities."""


class Blitzkrieg(Tile):
    """scythe:airship.blitzkrieg  An airship that ends its move beside another may fight it once all moves are made."""

    def flight_ends(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        return [ChooseRival(seat)]

    def combats(self, g: ScytheGame, seat: Seat) -> Offers:
        rival = AIRSHIP_STATE.of(g).rival
        return [AIR_COMBATS[rival]] if rival >= 0 else []


class AirCombat(ScytheOffer):
    """scythe:airship.blitzkrieg  The combat against another airship."""

    def __init__(self, action: Pick) -> None:
        super().__init__(action)
        self.rival: Final = action.index

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        return [BeginAirCombat(seat, self.rival)]


AIR_COMBATS: Final = [AirCombat(action) for action in FIGHT_AIRSHIP]


class ChooseRival(ScytheDecision):
    """scythe:airship.blitzkrieg, scythe:combat.timing  Which airship next to your own is fought, if any."""

    rule = "scythe:airship.blitzkrieg"

    def rivals(self, g: ScytheGame) -> list[int]:
        ships = AIRSHIP_STATE.of(g)
        over = ships.over(ships.at[self.seat])
        return [other for other in g.opponents(self.seat) if over >> other & 1]

    def waits(self, g: ScytheGame) -> bool:
        return len(self.rivals(g)) > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [FIGHT_AIRSHIP[rival] for rival in self.rivals(g)]
        found.append(DECLINE)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            AIRSHIP_STATE.of(g).rival = action.index

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"hex": g.named(AIRSHIP_STATE.of(g).at[self.seat])}

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        return [ceiling(g, side, 1) for side in (action.index, seat)] if isinstance(action, Pick) else []


class BeginAirCombat(ScytheStep):
    """scythe:airship.blitzkrieg, scythe:airship.blitzkrieg-retreat  Dials and one card a side, as in any combat.

    Only the loser's airship leaves: units below neither fight nor retreat.
    """

    def __init__(self, seat: Seat, rival: int) -> None:
        self.seat: Final = seat
        self.rival: Final = rival

    def run(self, g: ScytheGame) -> None:
        ships = AIRSHIP_STATE.of(g)
        ships.rival = -1
        at = ships.at[self.seat]
        g.combat = Combat(None, self.seat, self.rival, at, AIR_COMBAT)
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{self.seat}", "defender": f"seat:{self.rival}"}
            g.tell("scythe-did-attack-airship", {**facts, "hex": g.named(at)})
        g.then(*fight(self.seat, self.rival), RetreatAirship(), CombatSpoils())


class RetreatAirship(ScytheStep):
    """scythe:airship.blitzkrieg-retreat  The beaten airship returns to its home base with all it carries."""

    def run(self, g: ScytheGame) -> None:
        combat = g.the_combat()
        loser = combat.opponent(combat.winner)
        AIRSHIP_STATE.of(g).at[loser] = g.seating.base[loser]
        g.stirred = True
        if g.events is not None:
            g.tell("scythe-did-retreat-airship", {"seat": f"seat:{loser}", "hex": g.named(combat.at)})


add_tile(Blitzkrieg("blitzkrieg"))
