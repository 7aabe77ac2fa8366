"""What the bots know of Mods, other triumph tracks and Rivals in Scythe. The numbers are guesses of ours, in coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.scythe.rules.expansions.fenris_mods.draw import NONE
from marches.games.scythe.rules.expansions.fenris_mods.infra_mods import MOD_IDS as INFRA_IDS
from marches.games.scythe.rules.expansions.fenris_mods.infra_mods import InfraModsState
from marches.games.scythe.rules.expansions.fenris_mods.mech_mods import MOD_IDS as MECH_IDS
from marches.games.scythe.rules.expansions.fenris_mods.mech_mods import MechModsState
from marches.games.scythe.rules.expansions.tracks.goals import CARDS_STAR, FACTORY_STAR, RESOURCES_STAR
from marches.games.scythe.rules.expansions.tracks.rivals import RIVALS_STATE, RivalsState, supply
from marches.games.scythe.rules.stars import on_space
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import MECHS, STARS, hexes_of
from marches.kernel.step import Seat

ABILITY: Final[dict[str, float]] = {
    "riverwalk": 6.0,
    "speed": 5.0,
    "burrow": 4.0,
    "toka": 4.0,
    "submerge": 2.5,
    "township": 2.5,
    "underpass": 2.5,
    "wayfare": 2.5,
    "foothold": 2.5,
    "pontoons": 2.5,
    "reinforce": 2.5,
    "feint": 2.5,
    "camaraderie": 1.0,
}
"""What a mech ability is worth over a game. Ways out of the home territory are worth most, saving some popularity
least.
"""
USUAL: Final = 2.0
"""An ability that is not listed: lakes, something in combat."""
BOOST: Final[dict[str, float]] = {"cavalry": 1.5, "spy": 1.5, "propaganda": 3.0}
USUAL_BOOST: Final = 4.0
"""What an unused Infrastructure Mod is worth: the four free actions and Automachines, about a bottom action's cost."""
FIRST_RIVAL: Final = 0.4
"""A star on a base: one may reward an attack that would happen anyway."""
FAR: Final = 6
"""Enemies that are farther away than this are out of mind."""
CARD: Final = 3
FIGHTERS: Final = 2
"""For guessing a side's strength: how many play a card each, and what it adds."""
EVEN: Final = 6
"""A lead of that much makes a win nearly sure."""
NEVER_BEATEN: Final = 99
ENOUGH_TO_FIGHT: Final = 4
LONELY_RIVAL: Final = -8.0
"""With fewer players fights are rare, and a star that waits for one keeps the game from ending."""
MORE_RIVALS: Final = -1.5
"""Further ones are stars that other goals cannot use."""


def added_goals(g: ScytheGame, seat: Seat) -> float:
    """The share of a star that the goals of other tracks have come to: cards, encounters, Factory card, resources."""
    total = 0.0
    for triumph in g.track.added:
        if on_space(g, seat, triumph):
            continue
        if triumph == FACTORY_STAR:
            total += 1.0 if g.factory_cards[seat] else 0.25
            continue
        far: int = g.hand_size(seat) if triumph == CARDS_STAR else g.rules.reached(g, seat, triumph)
        share = min(1.0, far / g.track.need[triumph])
        # Cards and resources are spent on the way: only a hoard gets there.
        total += share * share if triumph in (CARDS_STAR, RESOURCES_STAR) else share
    return total


def modules_promise(g: ScytheGame, seat: Seat, left: float) -> float:
    """What Mods and rival stars are worth for the rest of the game."""
    total = 0.0
    for state in g.module_states:
        if isinstance(state, MechModsState):
            total += left * mech_mods_worth(g, seat, state)
        elif isinstance(state, InfraModsState):
            total += min(1.0, 3.0 * left) * infra_mods_worth(seat, state)
        elif isinstance(state, RivalsState):
            total += rivals_worth(g, seat, state)
    return total


def mech_mods_worth(g: ScytheGame, seat: Seat, state: MechModsState) -> float:
    """How much better the placed Mods are than the abilities they cover."""
    total = 0.0
    printed = g.kit.mats.mechs[g.seating.faction[seat]]
    for space in range(MECHS):
        mod = state.at(seat, space)
        if mod != NONE:
            total += ABILITY.get(MECH_IDS[mod], USUAL) - ABILITY.get(printed[space], USUAL)
    return total


def infra_mods_worth(seat: Seat, state: InfraModsState) -> float:
    """The Mods a seat can still use."""
    total = 0.0
    for mod in hexes_of(state.kept(seat) & ~state.flipped[seat]):
        total += BOOST.get(INFRA_IDS[mod], USUAL_BOOST)
    return total


def needs_combat(g: ScytheGame, seat: Seat) -> bool:
    """Whether all stars a seat still has are on bases: only won combats bring them to the track."""
    return g.stars_placed(seat) < STARS and RIVALS_STATE.in_use(g) and supply(g, seat) == 0


def might(g: ScytheGame, seat: Seat) -> int:
    """What a seat could show in a combat: its dial and about two of three cards."""
    return min(g.kit.most_dialled, g.power[seat]) + CARD * min(FIGHTERS, g.hand_size(seat))


def prospects(g: ScytheGame, seat: Seat) -> float:
    """How good a fight is in sight, from 0 to 1: the seat's strength against the weakest, and its way to those it would
    beat.

    For a seat that can place no other star.
    """
    own, least = might(g, seat), NEVER_BEATEN
    prey: i64 = 0
    for other in g.opponents(seat):
        theirs = might(g, other)
        least = min(least, theirs)
        if own >= theirs:
            prey |= g.fighters[other]
    ahead = max(0.0, min(1.0, (own - least + EVEN) / (2.0 * EVEN)))
    near = 0
    around: i64 = g.fighters[seat]
    for steps in range(FAR, 0, -1):
        found = around
        for at in hexes_of(around):
            found |= g.board.touches[at]
        if found & prey:
            near = steps
            break
        around = found
    return 0.5 * ahead + 0.5 * near / FAR


def rivals_worth(g: ScytheGame, seat: Seat, state: RivalsState) -> float:
    """Stars on bases: a bounty within reach, but stars that other goals may lack."""
    out = state.out(seat)
    if out == 0:
        return 0.0
    short = out - (STARS - g.stars_placed(seat)) // 2
    first = FIRST_RIVAL if g.players >= ENOUGH_TO_FIGHT else LONELY_RIVAL
    return first + MORE_RIVALS * (out - 1) - (2.0 * short if short > 0 else 0.0)
