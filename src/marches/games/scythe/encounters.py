"""Encounters: a character on an encounter token draws a card once moves and combats are over."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.actions import DRAW_ENCOUNTER, Pick
from marches.games.scythe.components import ENCOUNTERS
from marches.games.scythe.state import ScytheChance, ScytheGame, ScytheStep
from marches.games.scythe.terms import BIT, nth, size
from marches.games.scythe.trips import contested
from marches.kernel.action import Action


class Encounters(ScytheStep):
    """scythe:encounter.character-only, scythe:encounter.after-combat, scythe:combat.winner-encounter
    Every character that stands on a token, alone with its own units, has its encounter; the active player's first.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        for seat in reversed(g.seating.clockwise_from(self.seat)):
            at = g.character[seat]
            if g.encounters >> at & 1 and not contested(g, seat) >> at & 1:
                g.then_one(ResolveEncounter(seat))


class ResolveEncounter(ScytheStep):
    """scythe:encounter.draw  The token is discarded and a card drawn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        at = g.character[self.seat]
        g.encounters &= ~BIT[at]
        g.encounters_met[self.seat] += 1
        if g.events is not None:
            g.tell("scythe-did-encounter", {"seat": f"seat:{self.seat}", "hex": g.named(at)})
        g.then(DrawEncounter(), EndEncounter(self.seat, at))


class DrawEncounter(ScytheChance):
    """scythe:encounter.public  Nature gives a card that everyone sees."""

    def stream(self) -> str:
        return "encounter-deck"

    def waits(self, g: ScytheGame) -> bool:
        if not g.encounter_deck and g.encounter_bottom:
            for card in g.encounter_bottom:
                g.encounter_deck |= BIT[card]
            g.encounter_bottom.clear()
        return g.encounter_deck != 0

    def tickets(self, g: ScytheGame) -> int:
        return size(g.encounter_deck)

    def outcome(self, g: ScytheGame, ticket: int) -> Action:
        return DRAW_ENCOUNTER[nth(g.encounter_deck, ticket)]

    def apply(self, g: ScytheGame, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        g.encounter_deck &= ~BIT[action.index]
        g.encounter_card = action.index
        g.tell("scythe-did-draw-encounter", {"card": f"encounter:{ENCOUNTERS[action.index].id}"})


class EndEncounter(ScytheStep):
    """scythe:encounter.card-to-bottom  The card goes under the deck; the encounter is over."""

    def __init__(self, seat: int, at: int) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        if g.encounter_card >= 0:
            g.encounter_bottom.append(g.encounter_card)
            g.encounter_card = -1
        g.then_all(g.rules.encounter_done(g, self.seat, self.at))
