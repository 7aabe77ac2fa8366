"""Deals again what a seat cannot see: hands, hidden cards on faction boards, the deck."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import SeatId
from marches.kernel.bits import NONE, bit, count, first, nth
from marches.kernel.step import Seat


def redeal(g: RootGame, seat: Seat, rng: Random) -> RootGame:
    """Another position that is just as likely as this one, as far as `seat` knows."""
    new = g.clone()
    pool = g.deck
    for other in range(g.players):
        if other != seat:
            pool |= unseen(g, other, seat) | g.states[other].hidden(seat)
    for other in range(g.players):
        if other != seat:
            pool = _redeal_hand(new, other, seat, pool, rng)
            state = new.states[other]
            dealt = draw(pool, count(state.hidden(seat)), rng)
            pool &= ~dealt
            state.refill(seat, dealt, rng)
    for state in new.states:
        state.shuffle(seat, rng)
    new.deck = pool
    return new


def unseen(g: RootGame, owner: SeatId, seat: SeatId) -> i64:
    """Cards in a hand the seat has not seen."""
    if g.rules[owner].hand_is_open(g, int(owner)):
        return 0
    known = g.known[seat * g.players + owner] if seat >= 0 else NONE
    return g.hands[owner] & ~known


def draw(pool: i64, number: i64, rng: Random) -> i64:
    """`number` cards of a pool, at random."""
    dealt: i64 = 0
    left = int(count(pool))
    for _ in range(number):
        card = bit(nth(pool, int(rng.random() * left)))
        pool &= ~card
        dealt |= card
        left -= 1
    return dealt


def _redeal_hand(new: RootGame, owner: Seat, seat: Seat, pool: i64, rng: Random) -> i64:
    """Deal a hand again. Returns the pool without it.

    What the others know of the hand is hidden too: they now know the same number of the new cards.
    """
    hidden = unseen(new, owner, seat)
    dealt = draw(pool, count(hidden), rng)
    new.hands[owner] = new.hands[owner] & ~hidden | dealt
    for observer in range(new.players):
        if observer != seat:
            place = observer * new.players + owner
            new.known[place] = first(new.hands[owner], count(new.known[place]))
    return pool & ~dealt
