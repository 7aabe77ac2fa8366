"""How the bots judge a game against Desolation: one chance for all of them. The numbers are guesses of ours.

What counts is in points: tiles that hold a star, the way to the others, units destroyed, stars Desolation has placed,
and what its next move may bring. A star on a tile that has one already brings nothing but the five-star tile nearer.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.desolation.state import (
    DESOLATION_PART,
    DESOLATION_STATE,
    DesolationState,
    base_power,
    fighters_on,
)
from marches.games.scythe.rules.expansions.desolation.tiles import FIVE_STARS, TRIUMPH
from marches.games.scythe.rules.expansions.desolation.turn import destinations
from marches.games.scythe.rules.expansions.tesla.state import TESLA_PART
from marches.games.scythe.rules.expansions.tracks.goals import CARDS_STAR, ENCOUNTERS_STAR, FACTORY_STAR, RESOURCES_STAR
from marches.games.scythe.rules.stars import reached
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    CARD_KINDS,
    COMBAT_STAR,
    LOWEST_CARD,
    OBJECTIVE_STAR,
    POPULARITY_STAR,
    POWER_STAR,
    STARS,
    hexes_of,
    size,
)
from marches.kernel.step import Seat

TILE: Final = 14.0
"""A tile that holds a star."""
ON_THE_WAY: Final = 0.75
"""How much of a tile's value counts while the nearest player is on the way to it."""
SECOND: Final = 0.15
"""The same for the second nearest: two on the way are surer than one."""
LONG: Final = (POPULARITY_STAR, POWER_STAR, CARDS_STAR, RESOURCES_STAR)
"""Goals that only a determined player reaches: half of the way counts as a quarter."""
UNIT: Final = 5.0
"""A destroyed unit, and `MORE` for each before it: the last one wins."""
MORE: Final = 2.0
THEIR_STAR: Final = 9.0
"""A star of Desolation, and `WORSE` for each before it."""
WORSE: Final = 3.0
WORKER_HOME: Final = 1.5
"""A worker driven home: its way out again."""
MAT_SHARE: Final = 0.8
"""How much a point promised by the mats counts."""
SPREAD: Final = 26.0
"""How many points make a clear difference in the chance."""
AHEAD: Final = 1.0
"""How much of what the next move may bring is counted while its units move; less while they wait."""
QUIET: Final = 0.25


def to_chance(points: float) -> float:
    """Points as a chance between 0 and 1; one half if the points are even."""
    return 1.0 / (1.0 + exp(-points / SPREAD))


def common_ground(g: ScytheGame) -> float:
    """What the players have together, minus what is missing at this point of the game."""
    state, box = DESOLATION_STATE.of(g), DESOLATION_PART.of(g.kit)
    value = 0.0
    for place in range(len(state.tiles)):
        value += TILE if state.starred[place] else TILE * on_the_way(g, state, place)
    gone = state.units.count(-1)
    value += UNIT * gone + MORE * gone * (gone - 1) / 2.0
    value -= THEIR_STAR * state.stars + WORSE * state.stars * (state.stars - 1) / 2.0
    value -= TILE * len(state.tiles) * (1.0 - 0.9 * state.popularity / box.popularity)
    return value - (AHEAD if state.popularity - 1 <= box.moves_from else QUIET) * danger_ahead(g)


def may_star(g: ScytheGame, state: DesolationState, seat: Seat, place: int) -> bool:
    """Whether a seat could still put a star on a tile: it has one left and none there."""
    return g.stars_placed(seat) < STARS and not state.starred[place] >> seat & 1


def on_the_way(g: ScytheGame, state: DesolationState, place: int) -> float:
    """How near the nearest seat is to an empty tile, and a little for the next one."""
    best = second = 0.0
    for seat in range(g.players):
        if may_star(g, state, seat, place):
            near = nearness(g, seat, TRIUMPH[state.tiles[place]])
            if near > best:
                best, second = near, best
            elif near > second:
                second = near
    return ON_THE_WAY * best + SECOND * second


def nearness(g: ScytheGame, seat: Seat, triumph: int) -> float:
    """How far a seat has come towards a star there, between 0 and 1."""
    if triumph == COMBAT_STAR:
        return might(g, seat)
    if triumph == OBJECTIVE_STAR:
        return 0.35 if g.objectives[seat] and not g.star_count(seat, triumph) else 0.0
    if triumph == FACTORY_STAR:
        return 1.0 if g.factory_cards[seat] else 0.2
    if triumph == FIVE_STARS:
        return 0.18 * g.stars_placed(seat)
    if triumph == CARDS_STAR:
        far: int = g.hand_size(seat)
    else:
        far = g.encounters_met[seat] if triumph == ENCOUNTERS_STAR else reached(g, seat, triumph)
    share = min(1.0, far / max(1, g.track.need[triumph]))
    return share * share if triumph in LONG else share


def might(g: ScytheGame, seat: Seat) -> float:
    """How likely a seat would beat one of its units with all it has in one place, between 0 and 1."""
    fighters = min(3, 1 + g.mechs_deployed(seat))
    return 0.7 * win_share(g, min(7, int(g.power[seat])) + best_cards(g, seat, fighters))


def best_cards(g: ScytheGame, seat: Seat, count: int) -> int:
    """The total value of a seat's best `count` combat cards."""
    total = 0
    for kind in range(CARD_KINDS - 1, -1, -1):
        taken = min(count, g.hand(seat, kind))
        total += taken * (LOWEST_CARD + kind)
        count -= taken
    return total


def win_share(g: ScytheGame, own: int) -> float:
    """The share of rolls of the orange die that lose to so much."""
    return min(1.0, max(0.0, (own - base_power(g) - 0.5) / TESLA_PART.of(g.kit).faces))


def danger_ahead(g: ScytheGame) -> float:
    """What the next move may cost, on average over the faces of the die."""
    total = 0.0
    units = DESOLATION_STATE.of(g).units
    theirs = THEIR_STAR + WORSE * DESOLATION_STATE.of(g).stars
    exposed = False
    for seat in range(g.players):
        if g.units(seat) & g.board.territories:
            exposed = True
    if not exposed:
        return 0.0
    faces = len(TESLA_PART.of(g.kit).leads_to)
    for face in range(faces):
        after = destinations(g, face)
        for unit in range(len(units)):
            if after[unit] != units[unit]:
                total += cost_of_visit(g, after[unit], theirs)
    return total / faces


def cost_of_visit(g: ScytheGame, at: int, star: float) -> float:
    """What a unit that comes to a hex costs: a combat that may be lost, or workers sent home."""
    there = fighters_on(g, at)
    if there:
        lost = 1.0 - win_share(g, defence(g, at, there))
        return (star + 2.0 * size(there)) * lost - 0.5 * UNIT * (1.0 - lost)
    home = 0
    for seat in range(g.players):
        home += g.workers(seat, at)
    return WORKER_HOME * home


def defence(g: ScytheGame, at: int, there: i64) -> int:
    """The most the players on a hex could show together: one dial, everyone's cards."""
    dial = total = 0
    for seat in hexes_of(there):
        dial = max(dial, min(7, int(g.power[seat])))
        total += best_cards(g, seat, g.fighters_at(seat, at))
    return dial + total


def tile_worth(g: ScytheGame, seat: Seat, triumph: int) -> float:
    """What a star of the seat would be worth there: a whole tile if one is empty."""
    state = DESOLATION_STATE.of(g)
    for place in range(len(state.tiles)):
        if TRIUMPH[state.tiles[place]] == triumph and not state.starred[place] and may_star(g, state, seat, place):
            return 0.5 * TILE
    return 0.0
