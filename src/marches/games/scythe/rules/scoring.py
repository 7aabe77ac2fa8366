"""The end of the game: what is taken back, what everything is worth, who wins."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.kit import Tiers
from marches.games.scythe.rules.state import ScytheGame, ScytheStep
from marches.games.scythe.rules.tables import ANY_RESOURCE, hexes_of, size
from marches.games.scythe.rules.trips import take_back_intrusions
from marches.kernel.line import Result
from marches.kernel.step import Seat


class Score:
    """What one seat's fortune consists of."""

    def __init__(
        self, held: int, stars: int, territories: int, resources: int, tiers: Tiers, tier: int, floored: bool
    ) -> None:
        self.held: Final = held
        self.stars: Final = stars
        self.territories: Final = territories
        self.resources: Final = resources
        self.tier: Final = tier
        self.star_coins: Final = stars * tiers.star[tier]
        self.territory_coins: Final = territories * tiers.territory[tier]
        self.resource_coins: Final = resources // 2 * tiers.pair[tier]
        self.floored: Final = floored
        self.others: list[tuple[str, int]] = []

    def counted(self) -> int:
        """scythe:score.final  Coins held and coins won at the end, less what is taken off."""
        extra = 0
        for _, coins in self.others:
            extra += coins
        return self.held + self.star_coins + self.territory_coins + self.resource_coins + extra

    def total(self) -> int:
        """scythe:score.floor  The fortune: never below 0, once everything is counted."""
        found = self.counted()
        return found if found > 0 or not self.floored else 0


def territories_of(g: ScytheGame, seat: Seat) -> int:
    """scythe:score.territories, scythe:score.factory  Territories controlled, the Factory counting for three."""
    held = g.controlled(seat)
    count = size(held) + g.rules.extra_territories(g, seat)
    if g.board.factory >= 0 and held >> g.board.factory & 1:
        count += g.kit.tiers.factory_territories - 1
    return count


def resources_of(g: ScytheGame, seat: Seat) -> int:
    """scythe:score.resources  Resource tokens controlled, whatever their kind."""
    count = g.rules.resources_held(g, seat, ANY_RESOURCE)
    for at in hexes_of(g.held_alone(seat) & g.stocked):
        count += g.resources_at(at)
    return count


def score_of(g: ScytheGame, seat: Seat) -> Score:
    """scythe:end.sample-scoring  What the seat would have if the game ended now."""
    was_scoring = g.scoring
    g.scoring = True
    tiers = g.kit.tiers
    stars, territories, resources = g.stars_placed(seat), territories_of(g, seat), resources_of(g, seat)
    # Until rules version 2 a bid could take a fortune below 0.
    score = Score(g.coins[seat], stars, territories, resources, tiers, tiers.of(g.popularity[seat]), g.rulings > 1)
    score.others = g.rules.end_coins(g, seat)
    g.scoring = was_scoring
    return score


def tie_break(g: ScytheGame, seat: Seat) -> list[int]:
    """scythe:score.tiebreak
    Workers, mechs and structures; power; popularity; resources; territories as they score; stars.
    """
    pieces = g.workers_out(seat) + g.mechs_deployed(seat) + g.structures_built(seat)
    return [
        pieces,
        g.power[seat],
        g.popularity[seat],
        resources_of(g, seat),
        territories_of(g, seat),
        g.stars_placed(seat),
    ]


class FinishGame(ScytheStep):
    """scythe:end.nothing-more, scythe:end.undo-shared, scythe:end.pending-combat  Scoring, and nothing else."""

    def run(self, g: ScytheGame) -> None:
        take_back_intrusions(g)
        g.scoring = True
        totals: list[int] = []
        for seat in range(g.players):
            totals.append(score_of(g, seat).total())
            if g.events is not None:
                g.tell("scythe-did-score", {"seat": f"seat:{seat}", "coins": totals[seat]})
        g.end(Result(tuple(totals), tuple(g.rules.winners(g, totals) or winners(g, totals))))


def winners(g: ScytheGame, totals: list[int]) -> list[int]:
    """scythe:score.winner, scythe:score.tie-shared
    The largest fortune wins, then the first tie-break that differs. Players who tie in all of them share the victory.
    """
    best: list[int] = []
    found: list[int] = []
    for seat in range(g.players):
        rank = [totals[seat], *tie_break(g, seat)]
        if not found or rank > best:
            best = rank
            found = [seat]
        elif rank == best:
            found.append(seat)
    return found
