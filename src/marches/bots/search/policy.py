"""The light player inside the search: quick, weighted choices that carry a position to where it can be judged."""

from __future__ import annotations

from random import Random

from marches.bots.search.judge import Judge
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.step import Chance, Seat


def settle(g: Game, rng: Random) -> None:
    """Answer for nature and for seats with a single option, until somebody has a choice or the game is over."""
    while True:
        decision = g.decision
        if decision is None:
            return
        if isinstance(decision, Chance):
            g.play_chance(int(rng.random() * decision.tickets(g)))
            continue
        seat = decision.seats(g)[0]
        options = decision.options(g, seat)
        if len(options) > 1:
            return
        g.play(seat, options[0])


def light_choice(g: Game, seat: Seat, options: list[Action], judge: Judge, rng: Random) -> Action:
    """A random answer: first a verb, then an answer with that verb. The more the judge likes one, the likelier it
    is.
    """
    count = len(options)
    if count == 1:
        return options[0]
    weights: list[float] = []
    best: dict[str, float] = {}
    for action in options:
        weight = judge.weight(g, seat, action)
        weights.append(weight)
        if weight > best.get(action.verb, 0.0):
            best[action.verb] = weight
    verb = _draw_verb(best, rng) if len(best) > 1 else options[0].verb
    total = 0.0
    for i in range(count):
        if options[i].verb == verb:
            total += weights[i]
    left = rng.random() * total
    chosen = options[0]
    for i in range(count):
        if options[i].verb == verb:
            chosen = options[i]
            left -= weights[i]
            if left < 0.0:
                return chosen
    return chosen


def _draw_verb(best: dict[str, float], rng: Random) -> str:
    total = 0.0
    for weight in best.values():
        total += weight
    left = rng.random() * total
    chosen = ""
    for verb, weight in best.items():
        chosen = verb
        left -= weight
        if left < 0.0:
            return chosen
    return chosen


def rollout(g: Game, judge: Judge, rng: Random, until_turn: int, limit: int) -> int:
    """Play light answers until the turn counter reaches `until_turn`, at most `limit` of them. Returns how many."""
    played = 0
    while played < limit:
        decision = g.decision
        if decision is None:
            break
        if isinstance(decision, Chance):
            g.play_chance(int(rng.random() * decision.tickets(g)))
            continue
        if judge.turn(g) >= until_turn:
            break
        seat = decision.seats(g)[0]
        options = decision.options(g, seat)
        g.play(seat, light_choice(g, seat, options, judge, rng))
        played += 1
    return played
