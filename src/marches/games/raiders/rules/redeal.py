"""Dealing again what a seat has not seen: other hands and the crew deck, consistent with everything it knows.

Nothing here looks at who really holds what: a deal depends on the unseen cards together, hand sizes and chance alone.
"""

from __future__ import annotations

from random import Random
from typing import Final

from marches.games.raiders.rules.quests import DiscardStrength, hand_strength
from marches.games.raiders.rules.state import RaidersGame
from marches.games.raiders.rules.tables import NONE
from marches.kernel.step import Chance, Seat

DEALS: Final = 100
"""Random deals to try before one is built. Enough unless the question could hardly have been reached."""
SWAPS: Final = 60
"""Swaps that shuffle a built deal without spoiling it."""


def redeal(g: RaidersGame, seat: Seat, rng: Random) -> RaidersGame:
    """A deal in which the player asked could have come to the pending question."""
    new = g.clone()
    pool = collect(new, seat)
    sizes = [len(g.hands[other]) - len(new.hands[other]) for other in range(g.players)]
    known = [hand.copy() for hand in new.hands]
    for _ in range(DEALS):
        rng.shuffle(pool)
        deal(new, known, sizes, pool)
        if plausible(new, seat):
            return new
    build(new, seat, known, sizes, pool, rng)
    return new


def collect(g: RaidersGame, seat: Seat) -> list[int]:
    """Take up every card `seat` has not seen, in an order that reveals nothing; known hand cards stay."""
    pool: list[int] = []
    for card in range(len(g.crew_deck)):
        pool.extend([card] * int(g.crew_deck[card]))
    for other in range(g.players):
        if other != seat:
            hidden = g.hands[other].copy()
            for card in g.shown[other]:
                if card in hidden:
                    hidden.remove(card)
            for card in hidden:
                g.hands[other].remove(card)
            pool.extend(hidden)
    pool.sort()
    return pool


def deal(g: RaidersGame, known: list[list[int]], sizes: list[int], pool: list[int]) -> None:
    """Lay out the pool in its order: to the hands first, the rest is the deck."""
    at = 0
    for other in range(g.players):
        g.hands[other] = sorted(known[other] + pool[at : at + sizes[other]])
        at += sizes[other]
    for card in range(len(g.crew_deck)):
        g.crew_deck[card] = 0
    for card in pool[at:]:
        g.crew_deck[card] += 1


def plausible(g: RaidersGame, seat: Seat) -> bool:
    """Whether those who are asked could have come to this question with these hands."""
    decision = g.decision
    if decision is None or isinstance(decision, Chance):
        return True
    if isinstance(decision, DiscardStrength) and decision.seat != seat:
        return hand_strength(g, decision.seat, NONE) >= decision.need
    stuck = [other for other in decision.seats(g) if other != seat and not decision.options(g, other)]
    return not stuck


def build(g: RaidersGame, seat: Seat, known: list[list[int]], sizes: list[int], pool: list[int], rng: Random) -> None:
    """Build a deal that fits, then shuffle it.

    What a question asks of a hand is a card whose action can be done, an affordable card, strength, or several of
    these. So the right card first, the cheapest next and the strongest for the rest do, whenever any hand does; the
    right one is found by trying each.
    """
    assert g.decision is not None
    asked = g.decision.seats(g)[0]  # only sealed questions ask several seats, and those ask nothing of a hand
    first = sum(sizes[:asked])
    firsts = sorted(set(pool))
    rng.shuffle(firsts)
    for card in firsts:
        for cheap in (False, True):
            hand, rest = best_hand(g, pool, card, cheap, sizes[asked])
            rng.shuffle(rest)
            laid = rest[:first] + hand + rest[first:]
            deal(g, known, sizes, laid)
            if plausible(g, seat):
                stir(g, seat, known, sizes, laid, first, rng)
                return
    raise AssertionError("a question nobody could have come to")


def best_hand(g: RaidersGame, pool: list[int], card: int, cheap: bool, size: int) -> tuple[list[int], list[int]]:
    """A hand with this card, the cheapest other one if wanted, and the strongest for the rest; and what is left."""
    rest = pool.copy()
    rest.remove(card)
    hand = [card]
    if cheap and size > 1:
        cheapest = min([(g.kit.crew_cost[other], other) for other in rest])[1]
        rest.remove(cheapest)
        hand.append(cheapest)
    while len(hand) < size:
        strongest = max([(g.kit.crew_strength[other], other) for other in rest])[1]
        rest.remove(strongest)
        hand.append(strongest)
    return hand, rest


def stir(
    g: RaidersGame,
    seat: Seat,
    known: list[list[int]],
    sizes: list[int],
    laid: list[int],
    first: int,
    rng: Random,
) -> None:
    """Swap cards of the asked hand with any others, as long as the deal still fits: every such deal may come out."""
    assert g.decision is not None
    size = sizes[g.decision.seats(g)[0]]
    for _ in range(SWAPS):
        mine, other = first + rng.randrange(size), rng.randrange(len(laid))
        laid[mine], laid[other] = laid[other], laid[mine]
        deal(g, known, sizes, laid)
        if not plausible(g, seat):
            laid[mine], laid[other] = laid[other], laid[mine]
    deal(g, known, sizes, laid)
