"""Triumphs that only some tracks have: combat cards, encounters, a Factory card, resources."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.scoring import resources_of
from marches.games.scythe.rules.stars import TRIUMPH_IDS, WATCH, AwardStar, claim_triumph
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import ANY_RESOURCE, HexId, hexes_of
from marches.games.scythe.rules.under_way import claim_turn_slot
from marches.kernel.step import Seat

CARDS_STAR: Final = claim_triumph("combat-cards")
ENCOUNTERS_STAR: Final = claim_triumph("encounters")
FACTORY_STAR: Final = claim_triumph("factory-card")
RESOURCES_STAR: Final = claim_triumph("resources")
TOOK_CARD: Final = claim_turn_slot("whether the active player took a Factory card this turn")
for _triumph in SHIPPED.tracks.triumphs:
    if _triumph.id not in TRIUMPH_IDS:
        raise ValueError(f"the triumph {_triumph.id!r} has no rule")


def on_the_way(g: ScytheGame, seat: Seat) -> int:
    """Tokens that a unit of the seat carries just now."""
    trip = g.trip
    return trip.resources() if trip is not None and g.active == seat else 0


def resources_now(g: ScytheGame, seat: Seat) -> int:
    """scythe:triumph.sixteen-resources  Tokens the seat controls, those on their way and aboard its airship too."""
    return resources_of(g, seat) + on_the_way(g, seat)


def most_resources(g: ScytheGame, seat: Seat, enough: int) -> int:
    """At least as many tokens as the seat controls, found without asking who controls what. Stops once there are
    `enough`.

    It controls only where it has a unit or a structure, or where a rule gives it control.
    """
    places = (g.units(seat) | g.structures[seat]) & g.stocked
    total = on_the_way(g, seat)
    for at in hexes_of(places):
        total += g.resources_at(at)
    if total < enough:
        total += g.rules.resources_held(g, seat, ANY_RESOURCE)
    if total < enough and g.rules.bend_control:
        for at in hexes_of(g.rules.controls(g, seat) & g.stocked & ~places):
            total += g.resources_at(at)
    return total


class TrackGoals(Rule):
    """scythe:triumph.three-encounters, scythe:triumph.factory-card, scythe:triumph.sixteen-resources,
    scythe:peace.three-encounters, scythe:peace.factory-card, scythe:peace.sixteen-resources, scythe:triumph.eight-cards
    What the added triumphs ask for; the track says which of them earn stars.
    """

    def reached(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        if triumph == RESOURCES_STAR:
            return resources_now(g, seat)
        if triumph == CARDS_STAR:
            return g.hand_size(seat) if g.active == seat else 0
        if triumph == ENCOUNTERS_STAR:
            return g.encounters_met[seat]
        return 1 if triumph == FACTORY_STAR and g.factory_cards[seat] else 0

    def falls_short(self, g: ScytheGame, seat: Seat, triumph: int, need: int) -> bool:
        return triumph == RESOURCES_STAR and most_resources(g, seat, need) < need

    def turn_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        """scythe:triumph.eight-cards  Cards still held when the seat's own turn begins count at once."""
        return [WATCH] if g.track.watched else []

    def encounter_done(self, g: ScytheGame, owner: Seat, seat: Seat, at: HexId) -> Steps:
        return [AwardWhenReached(seat, ENCOUNTERS_STAR)]

    def factory_card_gained(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return [NoteFactoryCard()]

    def turn_ends(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return [FactoryStar(seat)]


class AwardWhenReached(ScytheStep):
    """A star, if its goal is met now and it may still be placed."""

    def __init__(self, seat: Seat, triumph: int) -> None:
        self.seat: Final = seat
        self.triumph: Final = triumph

    def run(self, g: ScytheGame) -> None:
        if g.rules.reached(g, self.seat, self.triumph) >= g.track.need[self.triumph] > 0:
            g.then_one(AwardStar(self.seat, self.triumph))


class NoteFactoryCard(ScytheStep):
    """scythe:triumph.factory-card  The star waits for the end of the turn."""

    def run(self, g: ScytheGame) -> None:
        g.turn.notes[TOOK_CARD] = 1


class FactoryStar(ScytheStep):
    """scythe:triumph.factory-card, scythe:peace.factory-card  The turn in which the card was taken is over."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        if g.turn.notes[TOOK_CARD]:
            g.turn.notes[TOOK_CARD] = 0
            g.then_one(AwardStar(self.seat, FACTORY_STAR))


TRACK_GOALS: Final = TrackGoals("track-goals")
