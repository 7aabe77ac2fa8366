"""Loot: resources on a territory that a person has taken from an Automa."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, NO_CARD, turn_card
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import LAKE, HexId
from marches.games.scythe.rules.taking import TakeResources


def loot_on(g: ScytheGame, automa: int, victor: int, at: HexId) -> Steps:
    """scythe:automa.loot.place, scythe:automa.loot.none
    What a victor puts on a territory: nothing unless it is a person on their own turn, and nothing on a lake.
    """
    if victor != g.active or not g.seating.led(victor) or g.board.terrain[at] == LAKE:
        return []
    return [PlaceLoot(automa, victor, at)]


class PlaceLoot(ScytheStep):
    """scythe:automa.loot.card, scythe:automa.loot.place
    As many resources as the card of its latest turn shows, in any mix; before its first turn there is none.
    """

    def __init__(self, automa: int, victor: int, at: HexId) -> None:
        self.automa: Final = automa
        self.victor: Final = victor
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        if AUTOMA_STATE.of(g).card[self.automa] == NO_CARD:
            return
        count = turn_card(g, self.automa).loot
        if count and g.events is not None:
            g.tell("scythe-did-automa-loot", {"seat": f"seat:{self.victor}", "count": count, "hex": g.named(self.at)})
        g.then_one(TakeResources(self.victor, self.at, count))
