"""Setting up Desolation: its first card, its units around the Factory."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.actions import VALUES, Pick, picks
from marches.games.scythe.rules.cards import kind_at
from marches.games.scythe.rules.expansions.desolation.state import (
    DESOLATION_PART,
    DESOLATION_STATE,
    base_power,
    played_by,
    put_units,
)
from marches.games.scythe.rules.state import ScytheChance, ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import CARD_KINDS, NOWHERE, hexes_of
from marches.kernel.step import Seat

DRAW: Final = picks("draw-for-desolation", "combat-card", VALUES)


class DrawDesolationCard(ScytheStep):
    """scythe:desolation.setup-power, scythe:desolation.combat-win, scythe:bolster.reshuffle
    A combat card is placed beside its tile. An empty deck is rebuilt from the discards first.
    """

    def run(self, g: ScytheGame) -> None:
        if g.deck_size() == 0:
            for kind in g.discard:
                g.deck[kind] += 1
            g.discard.clear()
        g.then_one(TurnUp())


class TurnUp(ScytheChance[Pick]):
    """scythe:desolation.setup-power  Nature turns up the card; its power is what all of them add up to."""

    def stream(self) -> str:
        return "combat-deck"

    def waits(self, g: ScytheGame) -> bool:
        return g.deck_size() > 0

    def tickets(self, g: ScytheGame) -> int:
        return g.deck_size()

    def outcome(self, g: ScytheGame, ticket: int) -> Pick:
        return DRAW[kind_at(ticket, [g.deck[kind] for kind in range(CARD_KINDS)])]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        g.deck[action.index] -= 1
        DESOLATION_STATE.of(g).cards[action.index] += 1
        if g.events is not None:
            card = f"combat-card:{VALUES[action.index]}"
            g.tell("scythe-did-draw-for-desolation", {"card": card, "power": base_power(g)})


class PlaceUnits(ScytheStep):
    """scythe:desolation.setup-units, scythe:desolation.setup-faction, scythe:desolation.setup-timer,
    scythe:desolation.variant-airships  One unit on each territory around the Factory.
    """

    def run(self, g: ScytheGame) -> None:
        place_units(g)
        g.tell("scythe-did-place-desolation", {"faction": f"faction:{g.kit.mats.faction_ids[played_by(g)]}"})
        if g.options.has("airships"):
            g.tell("scythe-did-warn-of-airships", {})


def place_units(g: ScytheGame) -> None:
    """scythe:desolation.setup-units  One unit on each territory around the Factory."""
    around = hexes_of(g.board.touches[g.board.factory] & g.board.territories) if g.board.factory >= 0 else []
    units = DESOLATION_PART.of(g.kit).units
    around = around[:units]
    put_units(g, [*around, *[NOWHERE] * (units - len(around))])
