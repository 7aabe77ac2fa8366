"""The War and Peace tracks: what they reward in place of the printed one, and what else they change."""

from __future__ import annotations

from typing import Any, Final

from marches.games.scythe.data import TrackData
from marches.games.scythe.edge.components import Components
from marches.games.scythe.rules.expansions.tracks.goals import (
    CARDS_STAR,
    RESOURCES_STAR,
    TRACK_GOALS,
    AwardWhenReached,
)
from marches.games.scythe.rules.hooks import Rule, Steps
from marches.games.scythe.rules.kit import Kit, KitPart, PartOf
from marches.games.scythe.rules.objectives import DrawObjective
from marches.games.scythe.rules.seating import Options, Track
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import TRIUMPH_IDS, may_place_star
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR, OBJECTIVE_STAR, TRIUMPHS
from marches.kernel.action import ActionTable
from marches.kernel.step import Seat, Step

WAR: Final = "war"
PEACE: Final = "peace"
FIGHT_OBJECTIVE: Final = "23"
"""scythe:peace.setup-objective23  The objective that is taken out."""
COMPENSATED: Final = "saxony"
"""scythe:peace.saxony-three  The faction that is dealt one more objective."""


def laid_out(data: TrackData, watched: list[int], sets_aside: bool) -> Track:
    """scythe:war.combat-four, scythe:war.removed-goals, scythe:war.kept-goals, scythe:war.upgrade-or-structures,
    scythe:peace.mechs-or-recruits, scythe:peace.two-objectives, scythe:peace.popularity13, scythe:peace.kept-goals
    A track of these spaces; what is not on it earns no star.
    """
    need, limit, shares = [0] * TRIUMPHS, [0] * TRIUMPHS, [-1] * TRIUMPHS
    for space in data.spaces:
        triumph = TRIUMPH_IDS.index(space.triumph)
        need[triumph] = space.need
        limit[triumph] = space.stars
        if space.other:
            other = TRIUMPH_IDS.index(space.other)
            need[other], limit[other] = space.other_need, space.stars
            shares[triumph], shares[other] = other, triumph
    return Track(need, limit, shares, watched, sets_aside)


class Tracks(KitPart):
    """The two tracks."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        printed = {track.id: track for track in data.fenris.tracks.tracks}
        self.war: Final = laid_out(printed[WAR], [], False)
        self.peace: Final = laid_out(printed[PEACE], [RESOURCES_STAR], True)


TRACKS_PART: Final = PartOf(Tracks)


class WarTrack(Rule):
    """scythe:war.eight-cards  Eight combat cards are counted at the end of the player's turn."""

    def turn_ends(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return [AwardWhenReached(seat, CARDS_STAR)]


class PeaceTrack(Rule):
    """scythe:peace.removed-goals, scythe:peace.objective-redraw
    No combat star for anyone. A player who may place another objective star keeps the other card and draws a new one.
    """

    def bars_star(self, g: ScytheGame, seat: Seat, triumph: int) -> bool:
        return triumph == COMBAT_STAR

    def keeps_objectives(self, g: ScytheGame, seat: Seat) -> bool:
        """Whether another objective star may follow the one that is being placed."""
        limit = g.rules.star_limit(g, seat, OBJECTIVE_STAR, g.track.limit[OBJECTIVE_STAR])
        return g.star_count(seat, OBJECTIVE_STAR) + 1 < limit

    def objective_revealed(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return [DrawObjective(seat)] if may_place_star(g, seat, OBJECTIVE_STAR) else []


class TrackSource(Source):
    """Active when one of the two tracks is selected."""

    def track(self, kit: Kit, options: Options) -> Track | None:
        if options.has(WAR):
            return TRACKS_PART.of(kit).war
        return TRACKS_PART.of(kit).peace if options.has(PEACE) else None

    def unused(self, options: Options) -> list[str]:
        return [FIGHT_OBJECTIVE] if options.has(PEACE) else []

    def after_dealing(self, g: ScytheGame) -> Steps:
        """scythe:peace.saxony-three  One more objective for the faction that would have placed combat stars."""
        steps: list[Step[Any]] = []
        if g.options.has(PEACE) and COMPENSATED in g.kit.mats.faction_ids:
            seat = g.seating.seat_of(g.kit.mats.faction_ids.index(COMPENSATED))
            steps += [DrawObjective(seat)] if seat >= 0 and g.seating.led(seat) else []
        return steps

    def rules(self, g: ScytheGame) -> list[Held]:
        if g.options.has(WAR):
            return [Held(-1, TRACK_GOALS), Held(-1, WAR_RULE)]
        return [Held(-1, TRACK_GOALS), Held(-1, PEACE_RULE)] if g.options.has(PEACE) else []


WAR_RULE: Final = WarTrack(WAR)
PEACE_RULE: Final = PeaceTrack(PEACE)
register(TrackSource())
