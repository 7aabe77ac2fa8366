"""What bots think of an Automa: how long its tracker lasts, and the fortune it will probably end with."""

from __future__ import annotations

from typing import Final

from marches.games.scythe.rules.expansions.automa.cards import AUTOMA_PART
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE, automa_seats, tracker_of
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import STARS
from marches.kernel.step import Seat

COINS_A_TURN: Final = 0.9
"""What its gain lines bring per turn, in coins."""
SPREAD: Final = 0.35
"""Territories it gains a turn while it has units to put on more of them."""
MOST_TERRITORIES: Final = 13


def pace(g: ScytheGame, skips: bool) -> float:
    """How far its marker moves per turn, on average."""
    steps = 0
    deck = AUTOMA_PART.of(g.kit).deck
    for card in deck:
        if card.star and not (skips and card.crossed):
            steps += 1
    return steps / len(deck)


def turns_left(g: ScytheGame, seat: Seat) -> float:
    """Turns until its tracker alone brings its sixth star."""
    tracker, marker = tracker_of(g, seat), AUTOMA_STATE.of(g).marker[seat]
    missing = STARS - g.stars_placed(seat)
    ahead = [space for space in tracker.stars if space > marker]
    if missing <= 0 or not ahead:
        return 0.0
    return (ahead[min(missing, len(ahead)) - 1] - marker) / pace(g, tracker.skips)


def shortest_tracker(g: ScytheGame) -> float:
    """Turns until the first tracker brings a sixth star. A large number in a game without Automas."""
    found = 1000.0
    for seat in automa_seats(g):
        found = min(found, turns_left(g, seat))
    return found


def automa_fortune(g: ScytheGame, seat: Seat, turns: float) -> float:
    """The fortune an Automa will probably end with if the game lasts `turns` more turns."""
    score, tiers = score_of(g, seat), g.kit.tiers
    tier = tiers.of(g.popularity[seat])
    own = turns_left(g, seat)
    stars = (STARS - score.stars) * (min(1.0, turns / own) if own > 0 else 0.0)
    ground = min(SPREAD * turns, max(0.0, float(MOST_TERRITORIES - score.territories)))
    return score.counted() + stars * tiers.star[tier] + ground * tiers.territory[tier] + COINS_A_TURN * turns
