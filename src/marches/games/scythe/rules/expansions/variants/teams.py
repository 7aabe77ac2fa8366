"""Teams of two: partners share ten stars and add up their fortunes."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.scoring import tie_break
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.stars import on_space
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.step import Seat

OPTION: Final = "teams"
TEAM_STARS: Final = 10


def partner(seat: Seat) -> int:
    """scythe:variant.team-partners
    Seats next to each other in the list of players are partners: the first two, the next two and so on.
    """
    return seat ^ 1


def team_stars(g: ScytheGame, seat: Seat) -> int:
    """The stars of both partners."""
    return g.stars_placed(seat) + g.stars_placed(partner(seat))


class Teams(Rule):
    """scythe:variant.team, scythe:variant.team-combat, scythe:variant.team-end, scythe:variant.team-scoring
    A team has ten stars and fills each place of the track once. Two of them are for combat, so there are ten in all.
    Its tenth star ends the game, not the sixth of either partner.
    """

    def stars_left(self, g: ScytheGame, seat: Seat) -> int:
        return max(0, TEAM_STARS - team_stars(g, seat))

    def bars_star(self, g: ScytheGame, seat: Seat, triumph: int) -> bool:
        limit = g.track.limit[triumph]
        own = -1
        for one in g.rules.held:
            if one.owner == seat:
                own = max(own, one.rule.star_limit(g, seat, triumph))
            elif one.owner == -1:
                limit = max(limit, one.rule.star_limit(g, seat, triumph))
        if own > limit:
            return False  # a player without a limit there is not restricted by a partner
        return on_space(g, seat, triumph) + on_space(g, partner(seat), triumph) >= limit

    def winners(self, g: ScytheGame, totals: list[int]) -> list[int]:
        """The team with the larger fortune wins; if tied, the first tie-break in which their sums differ decides."""
        best: list[int] = []
        found: list[int] = []
        for seat in range(0, g.players, 2):
            mine, other = tie_break(g, seat), tie_break(g, partner(seat))
            rank = [totals[seat] + totals[partner(seat)]] + [mine[at] + other[at] for at in range(len(mine))]
            if rank > best:
                best = rank
                found = []
            if rank == best:
                found += [seat, partner(seat)]
        return found


class TeamSource(Source):
    """Active when the table plays in teams."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, TEAMS)] if g.options.on(OPTION) else []


TEAMS: Final = Teams(OPTION)
register(TeamSource())
