"""Finds a co-operative game of Root that the players win: hundreds of random turns, of which the best are kept.

Nature's answers follow from the seed, so a line of play tried here goes the same way at the table.
"""

from __future__ import annotations

from random import Random

from marches.games.root.edge.rulebook import RULEBOOK
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BUILDING, CLEARINGS, TOKEN
from marches.kernel.action import Action
from marches.kernel.chance import Streams
from marches.kernel.setup import Setup
from marches.kernel.step import Chance
from marches.table.table import Table

KEPT, TRIED = 24, 40
"""Lines of play kept after each turn, and turns tried from each of them."""
IDLE = ("end-daylight", "done", "decline")


class Way:
    """One line of play: the position, how many times nature was asked, the answers that lead there."""

    def __init__(self, g: RootGame, streams: Streams, answers: list[tuple[int, Action]]) -> None:
        self.g = g
        self.streams = streams
        self.answers = answers

    def copy(self) -> Way:
        streams = Streams(self.streams.seed)
        streams._asked.update(self.streams._asked)
        return Way(self.g.clone(), streams, list(self.answers))

    def settle(self) -> None:
        """Answer for nature and where there is no choice, as a table does."""
        while (decision := self.g.decision) is not None:
            if isinstance(decision, Chance):
                ticket = self.streams.ticket(decision.stream(), decision.tickets(self.g))
                self.g.play(-1, decision.outcome(self.g, ticket))
                continue
            options = decision.options(self.g, decision.seats(self.g)[0])
            if decision.secret or len(options) > 1:
                return
            self.g.play(decision.seats(self.g)[0], options[0])

    def take_turn(self, rng: Random) -> None:
        """Random answers until someone else's turn; idle ones seldom."""
        turn = int(self.g.turn)
        while self.g.decision is not None and int(self.g.turn) == turn:
            seat = self.g.decision.seats(self.g)[0]
            options = self.g.decision.options(self.g, seat)
            action = options[int(rng.random() * len(options))]
            if rng.random() < 0.7 and len(options) > 1 and action.verb in IDLE:
                action = options[int(rng.random() * len(options))]
            self.answers.append((seat, action))
            self.g.play(seat, action)
            self.settle()

    def promise(self) -> int:
        """How well the players stand against the machine in seat 0."""
        g = self.g
        if g.result is not None:
            return -1000 if 0 in g.result.winners else 1000
        machine, *people = RULEBOOK.standing(g)
        held = cards = 0
        for seat in range(1, g.players):
            cards += int(g.hands[seat]).bit_count()
            for place in range(CLEARINGS):
                pieces = 3 * g.all_pieces(seat, place) + g.force[seat * CLEARINGS + place]
                held += int(pieces) + int(g.ruler(place) == seat)
        hers = sum(int(g.count(0, kind, place)) for kind in range(BUILDING, TOKEN) for place in range(CLEARINGS))
        return 5 * min(people) + sum(people) - 4 * machine + held - 6 * hers + cards


def won_together(setup: Setup, number: int) -> Table:
    """The table of the most promising line of play, at its end."""
    seed, rng = number.to_bytes(16, "big"), Random(number)
    start = Way(RULEBOOK.start(setup), Streams(seed), [])
    start.g.advance()
    start.settle()
    kept = [start]
    while kept[0].g.result is None:
        found = []
        for way in kept:
            for _ in range(TRIED * KEPT // len(kept)):
                after = way.copy()
                after.take_turn(rng)
                found.append(after)
        kept = _best(found)
    table = Table(RULEBOOK, setup, seed)
    for seat, action in kept[0].answers:
        table.answer(seat, action)
    return table


def _best(found: list[Way]) -> list[Way]:
    """The most promising ways. Of those that look alike, only the first."""
    found.sort(key=lambda way: -way.promise())
    if found[0].g.result is not None:
        return found[:1]
    kept: dict[tuple[int, tuple[int, ...]], Way] = {}
    for way in found:
        if way.g.result is None and len(kept) < KEPT:
            kept.setdefault((way.promise(), RULEBOOK.standing(way.g)), way)
    return list(kept.values())
