"""Whether a bot knows more than its seat: the same question is put to it over different hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import msgspec

from marches.bots.levels import Bot
from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup


class SameDeals(Rulebook):
    """A rulebook that re-deals one reference position, whichever is shown to it.

    A bot that only thinks on re-deals cannot tell two positions apart that its seat cannot tell apart; one that
    looks at the position itself can.
    """

    def __init__(self, book: Rulebook[Game], reference: Game) -> None:
        self.book = book
        self.reference = reference
        self.name, self.version, self.modules, self.actions = book.name, book.version, book.modules, book.actions
        self.choices = book.choices

    def redeal(self, g: Game, seat: int, rng: Random) -> Game:
        return self.book.redeal(self.reference, seat, rng)

    def start(self, setup: Setup) -> Game:
        return self.book.start(setup)

    def view(self, g: Game, seat: int) -> msgspec.Struct:
        return self.book.view(g, seat)

    def load(self, text: str) -> Game:
        return self.book.load(text)

    def dump(self, g: Game) -> str:
        return self.book.dump(g)

    def is_quiet(self, g: Game) -> bool:
        return self.book.is_quiet(g)

    def census(self, g: Game) -> Mapping[str, int]:
        return self.book.census(g)

    def standing(self, g: Game) -> tuple[int, ...]:
        return self.book.standing(g)

    def seat_labels(self, players: int) -> list[str]:
        return self.book.seat_labels(players)


def peeks(make: Callable[[Rulebook], Bot], book: Rulebook, g: Game, seat: int, others: int = 6) -> bool:
    """Whether the bot's answer changes when only what its seat cannot see changes."""
    answers: set[Action] = set()
    for n in range(others):
        hidden = book.redeal(g, seat, Random(n))
        answers.add(make(SameDeals(book, g)).choose(hidden, seat))
    return len(answers) > 1
