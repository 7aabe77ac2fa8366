"""Random play on a bare game: measures an engine's speed, and serves as the simplest opponent."""

from random import Random

from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.step import Chance

PASSING = {"decline", "done", "pass", "skip"}
"""Verbs with which a player does nothing or stops."""


def random_answer(g: Game, rng: Random) -> tuple[int, Action]:
    """A seat that is asked (possibly nature) and a random legal answer for it."""
    decision = g.decision
    assert decision is not None
    if isinstance(decision, Chance):
        return -1, decision.outcome(g, int(rng.random() * decision.tickets(g)))
    seats = decision.seats(g)
    seat = seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]
    options = decision.options(g, seat)
    return seat, options[int(rng.random() * len(options))]


def restless_answer(g: Game, rng: Random) -> tuple[int, Action]:
    """A random answer that never passes if something can be done: first a random verb, then an answer with it."""
    seat, action = random_answer(g, rng)
    if seat < 0 or g.decision is None:
        return seat, action
    options = g.decision.options(g, seat)
    verbs = sorted({option.verb for option in options} - PASSING) or [action.verb]
    verb = rng.choice(verbs)
    return seat, rng.choice([option for option in options if option.verb == verb])


def playout(g: Game, rng: Random, limit: int) -> int:
    """Play random answers until the game is over or players have given `limit` answers. Returns how many they gave."""
    decisions = 0
    while decisions < limit:
        decision = g.decision
        if decision is None:
            break
        if isinstance(decision, Chance):
            g.play_chance(int(rng.random() * decision.tickets(g)))
            continue
        decisions += 1
        seats = decision.seats(g)
        seat = seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]
        options = decision.options(g, seat)
        g.play(seat, options[int(rng.random() * len(options))])
    return decisions
