"""Resolution tiles that end with a sixth star, or after a number of turns, and what they add on the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.actions import word
from marches.games.scythe.rules.expansions.last_turns import LastTurns, finish
from marches.games.scythe.rules.expansions.resolution.tile import RESOLUTION_STATE, TILE_STAR, add_tile, printed
from marches.games.scythe.rules.hooks import Offers, Rule, Steps
from marches.games.scythe.rules.objectives import BOTTOM_OWNER, DrawObjective
from marches.games.scythe.rules.scoring import FinishGame
from marches.games.scythe.rules.stars import AwardStar, may_place_star, reached
from marches.games.scythe.rules.state import ScytheGame, ScytheOffer, ScytheStep
from marches.games.scythe.rules.tables import (
    BIT,
    COINS,
    COMBAT_STAR,
    OBJECTIVE_STAR,
    POPULARITY_STAR,
    POWER_STAR,
    hexes_of,
    size,
)
from marches.games.scythe.rules.taking import Gain
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat


class SixthStar(Rule):
    """scythe:resolution.replaces-end, scythe:resolution.tile-decides  Tiles that keep the sixth star as the end."""

    def last_star(self, g: ScytheGame, seat: Seat) -> Steps | None:
        return [FinishGame()]


class SpoilsOfWar(SixthStar):
    """scythe:resolution.tile-decides  Spoils of War (ours): every combat won pays coins and may earn a star."""

    def star_limit(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        return printed(g).combat_stars if triumph == COMBAT_STAR else -1

    def combat_won(self, g: ScytheGame, owner: Seat, winner: Seat, loser: Seat) -> Steps:
        return [Gain(winner, COINS, printed(g).coins)]


class KingOfTheHill(SixthStar):
    """scythe:resolution.tile-decides, scythe:resolution.stars-elsewhere
    King of the Hill: a player who controls the Factory when their turn begins places a star on the tile, once.
    """

    def star_limit(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        return printed(g).tile_stars if triumph == TILE_STAR else -1

    def turn_begins(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return [CrownKing(seat)]


class CrownKing(ScytheStep):
    """The seat that holds the Factory now."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        if g.board.factory >= 0 and g.controlled(self.seat) >> g.board.factory & 1:
            g.then_one(AwardStar(self.seat, TILE_STAR))


def track_bit(seat: Seat, triumph: int) -> i64:
    """Where `ResolutionState.again` notes that a seat has left the top of a track."""
    return BIT[2 * seat + (1 if triumph == POWER_STAR else 0)]


class DejaVu(SixthStar):
    """scythe:resolution.tile-decides  Deja Vu (ours): what can be reached again earns a star again.

    That is another objective, as many combats as before, and a track whose top was left and reached once more.
    """

    def star_limit(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        if triumph in (OBJECTIVE_STAR, COMBAT_STAR):
            return g.track.limit[triumph] * (1 + printed(g).again)
        if triumph in (POPULARITY_STAR, POWER_STAR) and RESOLUTION_STATE.of(g).again & track_bit(seat, triumph):
            return g.track.limit[triumph] + printed(g).again
        return -1

    def fell(self, g: ScytheGame, owner: Seat, seat: Seat, triumph: int) -> None:
        if g.star_count(seat, triumph) and reached(g, seat, triumph) < g.track.need[triumph]:
            RESOLUTION_STATE.of(g).again |= track_bit(seat, triumph)

    def objective_revealed(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        another = g.objectives[seat] == 0 and may_place_star(g, seat, OBJECTIVE_STAR)
        return [DrawObjective(seat)] if another else []


class DoomsdayClock(Rule):
    """scythe:resolution.tile-decides, scythe:resolution.several-with-six
    Doomsday Clock: the game ends when everyone has had that many turns; sixth stars change nothing.
    """

    def last_star(self, g: ScytheGame, seat: Seat) -> Steps | None:
        return []

    def turn_ends(self, g: ScytheGame, owner: Seat, seat: Seat) -> Steps:
        return finish(g, seat) if g.turns >= printed(g).turns * g.players else []


class BackupPlan(LastTurns):
    """scythe:resolution.tile-decides, scythe:resolution.stars-elsewhere
    Backup Plan (ours): a player who gives up all their objectives places a star on the tile, once.
    """

    def star_limit(self, g: ScytheGame, seat: Seat, triumph: int) -> int:
        return printed(g).tile_stars if triumph == TILE_STAR else -1

    def may_move(self, g: ScytheGame) -> bool:
        return printed(g).moves

    def opens_window(self, g: ScytheGame, seat: Seat, window: int) -> bool:
        return g.objectives[seat] != 0 and may_place_star(g, seat, TILE_STAR)

    def window_offers(self, g: ScytheGame, seat: Seat, window: int) -> Offers:
        return [GIVE_UP]


class GiveUp(ScytheOffer):
    """scythe:resolution.tile-decides  All objectives for a star on the tile."""

    def why_not(self, g: ScytheGame, seat: Seat) -> Reason | None:
        if g.objectives[seat] == 0:
            return Reason("scythe:resolution.tile-decides", "scythe-why-no-objective")
        if not may_place_star(g, seat, TILE_STAR):
            return Reason("scythe:resolution.max-six", "scythe-why-no-tile-star")
        return None

    def use(self, g: ScytheGame, seat: Seat) -> Steps:
        return [GiveUpObjectives(seat), AwardStar(seat, TILE_STAR)]

    def preview(self, g: ScytheGame, seat: Seat) -> list[Line]:
        return [Line("scythe-preview-give-up", {"count": size(g.objectives[seat])}), Line("scythe-preview-tile-star")]


GIVE_UP: Final = GiveUp(word("give-up-objectives"))


class GiveUpObjectives(ScytheStep):
    """The cards go under the deck unseen."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        seat = self.seat
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "count": size(g.objectives[seat])}
            g.tell("scythe-did-give-up", facts)
        for card in hexes_of(g.objectives[seat]):
            g.objective_bottom.append(card + BOTTOM_OWNER * (seat + 1))
        g.objectives[seat] = 0


add_tile(SpoilsOfWar("spoils-of-war"))
add_tile(KingOfTheHill("king-of-the-hill"))
add_tile(DejaVu("deja-vu"))
add_tile(DoomsdayClock("doomsday-clock"))
add_tile(BackupPlan("backup-plan", "scythe:resolution.tile-decides"))
