"""Negotiate: over a village an objective may be exchanged."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.actions import DECLINE, Pick
from marches.games.scythe.rules.expansions.airships.tiles import Tile, add_tile
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.kit import KitPart, PartOf, card_picks
from marches.games.scythe.rules.objectives import BOTTOM_OWNER, DrawObjective
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame
from marches.games.scythe.rules.tables import BIT, POPULARITY, VILLAGE, HexId, hexes_of
from marches.games.scythe.rules.taking import Gain
from marches.kernel.action import Action, ActionTable
from marches.kernel.line import Fact, Line
from marches.kernel.step import Seat

FAVOUR: Final = 1


class SwapCards(KitPart):
    """The answers that give up an objective of a kit."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.swap: Final = card_picks(actions, "swap-objective", "objective", [card.id for card in data.objectives])


SWAP_PART: Final = PartOf(SwapCards)


class Negotiate(Tile):
    """An airship that ends its move over a village lets its owner swap an objective and gain popularity."""

    def flight_ends(self, g: ScytheGame, seat: Seat, at: HexId) -> Steps:
        return [OfferSwap(seat)] if g.board.terrain[at] == VILLAGE else []


class OfferSwap(ScytheDecision):
    """Choose which objective, if any, to swap unseen for a new one. That the question comes tells nobody anything."""

    rule = "scythe:airship.shared-abilities"
    secret = True

    def waits(self, g: ScytheGame) -> bool:
        return g.objectives[self.seat] != 0 and g.objectives_to_draw() > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        found: list[Action] = [SWAP_PART.of(g.kit).swap[card] for card in hexes_of(g.objectives[seat])]
        found.append(DECLINE)
        return found

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        g.objectives[seat] &= ~BIT[action.index]
        g.objective_bottom.append(action.index + BOTTOM_OWNER * (seat + 1))
        if g.events is not None:
            shown: dict[str, Fact] = {"seat": f"seat:{seat}", "card": f"objective:{g.kit.objectives.ids[action.index]}"}
            hidden = Line("scythe-did-swap-objective", {"seat": f"seat:{seat}"})
            g.tell_hand((seat,), Line("scythe-did-swap-this-objective", shown), hidden)
        g.then(DrawObjective(seat), Gain(seat, POPULARITY, FAVOUR))


add_tile(Negotiate("negotiate"))
