"""Stars: placed as soon as they are earned, never lost, and the sixth ends the game."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import TRIUMPH_IDS as PRINTED_TRIUMPHS
from marches.games.scythe.rules.scoring import FinishGame
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import (
    BIT,
    MAX_SEATS,
    MECHS_STAR,
    OTHER_TRIUMPH,
    POPULARITY_STAR,
    POWER_STAR,
    RECRUITS_STAR,
    STARS,
    STRUCTURES_STAR,
    TRIUMPHS,
    UPGRADES_STAR,
    WORKERS_STAR,
    size,
)
from marches.kernel.step import Seat

TRIUMPH_IDS: Final = [*PRINTED_TRIUMPHS, *[f"other-{number}" for number in range(OTHER_TRIUMPH, TRIUMPHS)]]


def claim_triumph(name: str) -> int:
    """A number for something else that earns stars; a rule's `star_limit` says how many."""
    number = _claimed_triumphs[0]
    _claimed_triumphs[0] = number + 1
    TRIUMPH_IDS[number] = name
    return number


_claimed_triumphs: Final = [OTHER_TRIUMPH]


def reached(g: ScytheGame, seat: Seat, triumph: int) -> int:
    """How far a seat has come towards a triumph that is read off the table."""
    if triumph == UPGRADES_STAR:
        return size(g.cubes[seat])
    if triumph == MECHS_STAR:
        return g.mechs_deployed(seat)
    if triumph == STRUCTURES_STAR:
        return g.structures_built(seat)
    if triumph == RECRUITS_STAR:
        return size(g.recruits[seat])
    if triumph == WORKERS_STAR:
        return g.workers_out(seat)
    if triumph == POPULARITY_STAR:
        return g.popularity[seat]
    if triumph == POWER_STAR:
        return g.power[seat]
    return g.rules.reached(g, seat, triumph)


def on_space(g: ScytheGame, seat: Seat, triumph: int) -> int:
    """Stars of a seat on the space of a triumph, which another one may share."""
    other = g.track.shares[triumph]
    return g.star_count(seat, triumph) + (g.star_count(seat, other) if other >= 0 else 0)


def may_place_star(g: ScytheGame, seat: Seat, triumph: int) -> bool:
    """scythe:star.once-each, scythe:star.maximum, scythe:variant.team-end
    Within the limit of the triumph, and at most six in all, even in a team.
    """
    # Until rules version 2 a partner could place the team's stars beyond six.
    if g.stars_placed(seat) >= STARS and g.rulings > 1:
        return False
    limit = g.rules.star_limit(g, seat, triumph, g.track.limit[triumph])
    return on_space(g, seat, triumph) < limit and stars_left(g, seat) > 0


def stars_left(g: ScytheGame, seat: Seat) -> int:
    """How many more stars the seat (or its team) needs for the last one, which ends the game."""
    return g.rules.stars_left(g, seat, STARS - g.stars_placed(seat))


def place_star(g: ScytheGame, seat: Seat, triumph: int) -> None:
    """scythe:star.mandatory, scythe:star.permanent  A star is placed; nobody chooses."""
    g.add_stars(seat, triumph, 1)
    if g.events is not None:
        g.tell(
            "scythe-did-place-star",
            {"seat": f"seat:{seat}", "triumph": f"triumph:{TRIUMPH_IDS[triumph]}", "stars": g.stars_placed(seat)},
        )
    if stars_left(g, seat) == 0:
        g.then_one(LastStar(seat))
    if g.rules.follow_stars:
        g.then_all(g.rules.star_placed(g, seat, triumph))


class PlaceStars(ScytheStep):
    """scythe:star.upgrades, scythe:star.mechs, scythe:star.structures, scythe:star.recruits, scythe:star.workers,
    scythe:star.popularity, scythe:star.power  Every goal a seat has just met earns its star.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        seat, track = self.seat, g.track
        if track.watched:
            g.then_one(WATCH)
        if not g.due >> seat & 1:
            return
        g.due &= ~BIT[seat]
        for triumph in track.goals:
            if reached(g, seat, triumph) >= track.need[triumph] and may_place_star(g, seat, triumph):
                if g.rules.follow_stars:  # what follows the first comes before the next
                    g.due |= BIT[seat]
                    g.then_one(self)
                    place_star(g, seat, triumph)
                    return
                place_star(g, seat, triumph)


class WatchGoals(ScytheStep):
    """scythe:triumph.any-turn  Goals met on anyone's turn: the active player's stars first, then clockwise.

    It comes after every gain. Nothing is checked unless something has stirred since the last time.
    """

    def run(self, g: ScytheGame) -> None:
        track, left = g.track, g.seating.left
        if not g.stirred and not track.always:
            return
        g.stirred = False
        seat = g.active
        for _ in range(g.players):
            for triumph in track.watched:
                if self.is_due(g, seat, triumph, track.need[triumph]):
                    g.stirred = True
                    g.then_one(self)
                    place_star(g, seat, triumph)
                    return
            seat = left[seat]

    def is_due(self, g: ScytheGame, seat: Seat, triumph: int, need: int) -> bool:
        """The answer is nearly always no, so the quick checks come first."""
        if on_space(g, seat, triumph) and not may_place_star(g, seat, triumph):
            return False
        if g.rules.falls_short(g, seat, triumph, need):
            return False
        if reached(g, seat, triumph) < need:
            return False
        if not may_place_star(g, seat, triumph):
            g.stirred = True  # it may be placed another time
            return False
        return True


class AwardStar(ScytheStep):
    """scythe:star.combat, scythe:star.objective  Something that happened earns a star, if one may still be placed."""

    def __init__(self, seat: Seat, triumph: int) -> None:
        self.seat: Final = seat
        self.triumph: Final = triumph

    def run(self, g: ScytheGame) -> None:
        if may_place_star(g, self.seat, self.triumph):
            place_star(g, self.seat, self.triumph)


class LastStar(ScytheStep):
    """scythe:end.trigger  The last star of six ends the game at once, unless a rule says what happens instead."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        steps = g.rules.last_star(g, self.seat)
        if steps is None:
            g.then_one(FinishGame())
        else:
            g.then_all(steps)


WATCH: Final = WatchGoals()
PLACE_STARS: Final = [PlaceStars(seat) for seat in range(MAX_SEATS)]
