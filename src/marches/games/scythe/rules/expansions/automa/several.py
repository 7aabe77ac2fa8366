"""Several Automas at one table: whom they fight, who wins, and the token that breaks ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.automa.account import Plan
from marches.games.scythe.rules.expansions.automa.bending import Bend, add_bend
from marches.games.scythe.rules.expansions.automa.criteria import Criterion, Mover
from marches.games.scythe.rules.expansions.automa.places import distance
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, is_automa, level_of
from marches.games.scythe.rules.expansions.automa.ties import READING
from marches.games.scythe.rules.hooks import Rule
from marches.games.scythe.rules.scoring import tie_break
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.sources import Held, Source, register
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, hexes_of, size
from marches.kernel.step import Seat

MODE: Final = "automa-mode"
COOPERATIVE: Final = "cooperative"
STARTS_AT: Final = "albion"
"""scythe:automa.several.tie-token  The faction on whose base the token starts."""
BASES_ON: Final = 2
"""How many bases the token moves on."""


def cooperative(options: Options, players: int) -> bool:
    """scythe:automa.several.competitive  Whether all people are one side; never with two seats."""
    automas_there = any(level_of(options, seat) >= 0 for seat in range(players))
    return automas_there and players > 2 and options.text(MODE) == COOPERATIVE


def first_base(g: ScytheGame) -> int:
    """scythe:automa.several.tie-token  Albion's base on the printed board, elsewhere the first clockwise."""
    faction = g.kit.mats.faction_ids.index(STARTS_AT)
    board = g.kit.board if g.board.printed else g.board
    at = board.base_of[faction]
    return at if at >= 0 else hexes_of(g.board.bases)[0]


def token_of(g: ScytheGame) -> int:
    """Where the token is: a home base, or nowhere with two seats."""
    if g.players < 3 or not AUTOMA_STATE.in_use(g):
        return -1
    token = AUTOMA_STATE.of(g).token
    return token if token >= 0 else first_base(g)


def next_base(g: ScytheGame, base: int) -> int:
    """Two bases on, clockwise: bases are numbered that way around."""
    around = hexes_of(g.board.bases)
    return around[(around.index(base) + BASES_ON) % len(around)]


class TieToken(Criterion):
    """scythe:automa.several.tie-token  Closest to the base the token is on; it moves on with every use."""

    def narrow(self, g: ScytheGame, plan: Plan, mover: Mover, places: i64) -> i64:
        token = plan.token if plan.token >= 0 else first_base(g)
        for _ in hexes_of(g.board.bases):
            places = closest(g, token, places)
            token = next_base(g, token)
            if size(places) == 1:
                break
        plan.token = token
        return places if size(places) == 1 else READING.narrow(g, plan, mover, places)


def closest(g: ScytheGame, base: int, places: i64) -> i64:
    """Those of some hexes that are closest to a base."""
    away = [distance(g.board, at, base) for at in hexes_of(places)]
    least = min(away)
    found: i64 = 0
    for at in hexes_of(places):
        if distance(g.board, at, base) == least:
            found |= BIT[at]
    return found


TOKEN: Final = TieToken("token", "scythe:automa.several.tie-token")


class Several(Bend):
    """scythe:automa.several.cooperative, scythe:automa.several.tie-token  Three or more seats."""

    def in_use(self, g: ScytheGame) -> bool:
        return g.players > 2

    def enemies(self, g: ScytheGame, seat: Seat) -> list[int] | None:
        return g.seating.led_seats() if cooperative(g.options, g.players) else None

    def last_tie(self, g: ScytheGame, seat: Seat) -> Criterion | None:
        return TOKEN


class TwoSides(Rule):
    """scythe:automa.several.cooperative-winner  The side with the higher average wins; all its seats share it."""

    def winners(self, g: ScytheGame, totals: list[int]) -> list[int]:
        people = g.seating.led_seats()
        others = [seat for seat in range(g.players) if is_automa(g, seat)]
        mine, theirs = sums(g, totals, people), sums(g, totals, others)
        for place in range(len(mine)):
            ahead = mine[place] * len(others) - theirs[place] * len(people)
            if ahead:
                return people if ahead > 0 else others
        return list(range(g.players))


def sums(g: ScytheGame, totals: list[int], seats: list[int]) -> list[int]:
    """Fortune and tie-breaks of a side, added up."""
    found: list[int] = []
    for seat in seats:
        mine = [totals[seat], *tie_break(g, seat)]
        found = [found[place] + mine[place] for place in range(len(mine))] if found else mine
    return found


class SeveralSource(Source):
    """Active in the cooperative mode."""

    def rules(self, g: ScytheGame) -> list[Held]:
        return [Held(-1, TWO_SIDES)] if cooperative(g.options, g.players) else []


TWO_SIDES: Final = TwoSides("two-sides")
register(SeveralSource())
add_bend(Several())
