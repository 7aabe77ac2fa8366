"""Rivals of an Automa: stars on enemies' bases, and the grudge they stand for."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend
from marches.games.scythe.rules.expansions.automa.cards import ATTACK, EXPLORE, Option
from marches.games.scythe.rules.expansions.automa.criteria import Criterion, Mover
from marches.games.scythe.rules.expansions.automa.places import enemies_of, nearest
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, automa_seats
from marches.games.scythe.rules.expansions.automa.with_tokens import token_steps
from marches.games.scythe.rules.expansions.tracks.rivals import (
    RIVALS_PART,
    RIVALS_RANK,
    RIVALS_STATE,
    most_stars,
    supply,
)
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import may_place_star, place_star
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import CHARACTER, COINS, COMBAT_STAR, HexId
from marches.games.scythe.rules.taking import Gain
from marches.kernel.step import Seat, Step

GRUDGE_POWER: Final = 5
GRUDGE: Final = Option(ATTACK, GRUDGE_POWER, "")
"""scythe:automa.rivals.attack  The attack that takes the place of encounter-or-Factory."""


def rivals_of(g: ScytheGame, seat: Seat) -> list[int]:
    """The seats on whose bases it has a star."""
    return [other for other in range(g.players) if RIVALS_STATE.of(g).on(seat, other)]


def chosen_rivals(g: ScytheGame, seat: Seat) -> list[int]:
    """scythe:automa.rivals.setup  Its nearest enemies left and right, which may be the same."""
    enemies = enemies_of(g, seat)
    left = [other for other in g.seating.clockwise_from(seat) if other in enemies]
    return [left[0], left[-1]]


class PlaceStars(ScytheStep):
    """scythe:automa.rivals.setup, scythe:rivals.combat-places
    One star each on the bases of two enemies, or both on one; no more than the track can take back.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        for other in chosen_rivals(g, self.seat)[: most_stars(g, self.seat)]:
            RIVALS_STATE.of(g).add(self.seat, other, 1)


class Grudge(Rule):
    """scythe:automa.rivals.win  Where the star of a won combat comes from; nobody is asked."""

    def combat_star(self, g: ScytheGame, winner: int, loser: int) -> Steps | None:
        return [TakeStar(winner, loser)]


class TakeStar(ScytheStep):
    """scythe:automa.rivals.win  From the beaten player's base, with coins; else from the next one, or the supply."""

    def __init__(self, seat: Seat, loser: int) -> None:
        self.seat: Final = seat
        self.loser: Final = loser

    def run(self, g: ScytheGame) -> None:
        seat, loser, state = self.seat, self.loser, RIVALS_STATE.of(g)
        if not may_place_star(g, seat, COMBAT_STAR):
            return
        after = [base for base in g.seating.clockwise_from(loser if loser >= 0 else seat) if state.on(seat, base)]
        if after:
            state.add(seat, after[0], -1)
            if g.events is not None:
                g.tell("scythe-did-take-rival-star", {"seat": f"seat:{seat}", "rival": f"seat:{after[0]}"})
            if after[0] == loser:
                g.then_one(Gain(seat, COINS, RIVALS_PART.of(g.kit).coins))
        elif supply(g, seat) <= 0:
            return
        place_star(g, seat, COMBAT_STAR)


class ClosestToRival(Criterion):
    """scythe:automa.rivals.move  Closest to any unit of an opponent on whose base it has a star."""

    def score(self, g: ScytheGame, mover: Mover, at: HexId) -> int:
        units: i64 = 0
        for other in rivals_of(g, mover.seat):
            units |= g.units(other)
        return nearest(g.board, at, units) if units else 0


CLOSEST_TO_RIVAL: Final = ClosestToRival("rival", "scythe:automa.rivals.move")


class WithRivals(Bend):
    """scythe:automa.rivals.move, scythe:automa.rivals.attack  As long as it has a star on somebody's base."""

    def in_use(self, g: ScytheGame) -> bool:
        return RIVALS_STATE.in_use(g)

    def first_ties(self, g: ScytheGame, seat: Seat) -> list[Criterion]:
        return [CLOSEST_TO_RIVAL] if rivals_of(g, seat) else []

    def other_option(self, g: ScytheGame, seat: Seat, option: Option) -> Option | None:
        return GRUDGE if option.kind == EXPLORE and rivals_of(g, seat) else None

    def targets(self, g: ScytheGame, seat: Seat, option: Option) -> list[int] | None:
        return rivals_of(g, seat) if option is GRUDGE else None

    def moved(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> Steps:
        """scythe:automa.rivals.attack  A won attack of this kind leaves a Flag or Trap, also a mech's."""
        account = AUTOMA_STATE.of(g).accounts[seat]
        if unit == CHARACTER or account is None:
            return []
        grudge = [one for one in account.tries if one.option is GRUDGE and one.possible()]
        return token_steps(g, seat, at) if grudge else []


class RivalSource(Source):
    """Active when the module is selected."""

    def setup_rank(self) -> int:
        return RIVALS_RANK - 1

    def after_dealing(self, g: ScytheGame) -> Steps:
        steps: list[Step[Any]] = [PlaceStars(seat) for seat in automa_seats(g)]
        return steps if RIVALS_STATE.in_use(g) else []

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(seat, GRUDGES) for seat in automa_seats(g)] if RIVALS_STATE.in_use(g) else []


GRUDGES: Final = Grudge("grudge")
register(RivalSource())
add_bend(WithRivals())
