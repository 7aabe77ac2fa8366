"""Influence of an Automa, and an Automa against Influence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.automa.account import Plan
from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend
from marches.games.scythe.rules.expansions.automa.criteria import Criterion, Mover
from marches.games.scythe.rules.expansions.automa.places import enemy_fighters, nearest
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, is_automa
from marches.games.scythe.rules.expansions.automa.ties import last_tie
from marches.games.scythe.rules.factions.influence import (
    INFLUENCE_STATE,
    give_influence,
    may_hold_influence,
    place_influence,
    primary_terrain,
    second_places,
)
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame, ScytheStep, faction_seat
from marches.games.scythe.rules.tables import CHARACTER, HexId, lowest, size
from marches.kernel.step import Seat

FENRIS: Final = "fenris"
MORE_TOKENS: Final = 2
"""scythe:automa.fenris.place  How many tokens follow the first."""


class SpreadAutomaInfluence(ScytheStep):
    """scythe:automa.fenris.place  One token here, then two on free territories of the same primary terrain."""

    def __init__(self, seat: Seat, at: HexId) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def run(self, g: ScytheGame) -> None:
        seat, at = self.seat, self.at
        if g.character[seat] != at:
            return
        if INFLUENCE_STATE.of(g).held[seat] and may_hold_influence(g, at):
            place_influence(g, seat, seat, at)
        if not primary_terrain(g) >> at & 1:
            return
        same = g.board.of_terrain[g.board.terrain[at]]
        for _ in range(MORE_TOKENS):
            places = second_places(g) & same
            if INFLUENCE_STATE.of(g).held[seat] and places:
                place_influence(g, seat, seat, best_place(g, seat, places))


def best_place(g: ScytheGame, seat: Seat, places: i64) -> int:
    """scythe:automa.fenris.place  Closest to an enemy combat unit, then by reading order or what replaces it."""
    plan, mover = Plan(AUTOMA_STATE.of(g).token), Mover(seat, CHARACTER, g.character[seat])
    for criterion in (NEAR_FIGHTERS, last_tie(g, seat)):
        if size(places) > 1:
            places = criterion.narrow(g, plan, mover, places)
    AUTOMA_STATE.of(g).token = plan.token
    return lowest(places)


class NearFighters(Criterion):
    """scythe:automa.fenris.place  Closest to any enemy combat unit."""

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        fighters = enemy_fighters(g, mover.seat)
        return nearest(g.board, at, fighters) if fighters else 0


NEAR_FIGHTERS: Final = NearFighters("enemy", "scythe:automa.fenris.place")


class WithoutInfluence(Criterion):
    """scythe:automa.fenris.against  A territory without Influence, unless it counts as more than one: the Factory."""

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        return 1 if INFLUENCE_STATE.of(g).lying >> at & 1 and at != g.board.factory else 0


WITHOUT_INFLUENCE: Final = WithoutInfluence("influence", "scythe:automa.fenris.against")


class WithFenris(Bend):
    """scythe:automa.fenris.place, scythe:automa.fenris.against  For Fenris itself, and for others against it."""

    def in_use(self, g: ScytheGame) -> bool:
        return INFLUENCE_STATE.in_use(g)

    def more_ties(self, g: ScytheGame, seat: Seat) -> list[Criterion]:
        return [] if faction_seat(g, FENRIS) == seat else [WITHOUT_INFLUENCE]

    def moved(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        mine = faction_seat(g, FENRIS) == seat and unit == CHARACTER
        return [SpreadAutomaInfluence(seat, at)] if mine else []


class Dread(Rule):
    """scythe:automa.fenris.retreat  Every unit it puts to flight on its own turn brings the owner one Influence."""

    def put_to_flight(self, g: ScytheGame, owner: Seat, winner: int, loser: int, count: int) -> Steps:
        return [GiveInfluence(owner, loser, count)] if owner == winner == g.active and loser >= 0 else []

    def workers_driven_off(self, g: ScytheGame, owner: Seat, seat: Seat, victim: Seat, count: int) -> Steps:
        return [GiveInfluence(owner, victim, count)] if owner == seat == g.active else []


class GiveInfluence(ScytheStep):
    """scythe:automa.fenris.retreat  As many tokens as units fled, while it has any."""

    def __init__(self, seat: Seat, victim: Seat, count: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.count: Final = count

    def run(self, g: ScytheGame) -> None:
        give_influence(g, self.seat, self.victim, min(self.count, INFLUENCE_STATE.of(g).held[self.seat]))


class FenrisSource(Source):
    """Active when an Automa plays Fenris."""

    def rules(self, g: ScytheGame) -> list[Held]:
        seat = faction_seat(g, FENRIS)
        return [Held(seat, DREAD)] if seat >= 0 and is_automa(g, seat) else []


DREAD: Final = Dread("dread")
register(FenrisSource())
add_bend(WithFenris())
