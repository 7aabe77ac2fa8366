"""Scenes, and rulebooks whose tables may begin in one.

Most positions are found by playing: light bots, whose answers follow from a seed, go on until somebody is asked. Others
are written as scenario text and played on from there, with the words of the tests.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tests.web.person import Person

from marches.bots.levels import make_bot
from marches.games import GAMES, rulebook
from marches.games.raiders.edge.rulebook import Raiders
from marches.games.root.edge.rulebook import Root
from marches.games.scythe.edge.rulebook import Scythe
from marches.kernel.game import Game
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Choice, Setup, Value
from marches.kernel.step import Chance

Position = Callable[[Setup], Game]
Way = Callable[[Person], None]
BOOKS = {name: rulebook(name) for name in GAMES}
"""The games as they ship: a server that offers the staged ones knows only those by name."""
OPTION = "scene"
"""What a table's setup calls its scene."""


class Scene(NamedTuple):
    """One moment; `labels` are the factions or colours in seat order, with spaces between them.

    `position` gives the position, `seat` looks, `way` is what the looker does once the page is there, and `other` is
    the seat of somebody who does not answer; if they agree with what the looker decides, they have said so. Without a
    position there is no table: the way leads to the moment from the home page.
    """

    game: str
    labels: str
    position: Position | None
    modules: str = ""
    options: dict[str, Value] = {}
    seat: int = 0
    way: Way | None = None
    other: int = -1
    agrees: bool = False

    def table(self, name: str) -> dict[str, object]:
        """The setup of a table that begins here."""
        return {
            "game": self.game,
            "labels": self.labels.split(),
            "modules": self.modules.split(),
            "options": {**self.options, OPTION: name},
            "seat": self.seat,
            "other": self.other,
            "agrees": self.agrees,
        }


class Beginning(Rulebook[Any]):
    """The same rules and components, but a table may begin in one of `scenes`."""

    scenes: dict[str, Scene]

    def set(self, scenes: dict[str, Scene]) -> None:
        """Take the scenes and what the game's own rulebook holds."""
        self.__dict__.update(BOOKS[self.name].__dict__)
        self.scenes = scenes
        self.choices = (*self.choices, Choice(OPTION, ""))
        self._positions = cache(self._position)

    def start(self, setup: Setup) -> Any:
        name = str(setup.options.get(OPTION, ""))
        if not name:
            return BOOKS[self.name].start(setup)
        return self._positions(name, setup.seats, setup.modules).clone()

    def _position(self, name: str, seats: tuple[str, ...], modules: tuple[str, ...]) -> Game:
        scene = self.scenes[name]
        assert scene.position is not None
        g = scene.position(Setup(self.name, self.version, seats, modules, dict(scene.options)))
        g.events = []
        return g


class StagedRoot(Beginning, Root):
    """Root."""


class StagedScythe(Beginning, Scythe):
    """Scythe."""


class StagedRaiders(Beginning, Raiders):
    """Raiders of Scythia."""


def played(
    question: str,
    late: int = 60,
    seat: int = 0,
    if_: Callable[[Any], bool] = lambda g: True,
    first_seed: int = 1,
) -> Position:
    """A game played until that seat is asked that question, at the earliest after `late` questions."""

    def found(setup: Setup) -> Game:
        for seed in range(first_seed, first_seed + 60):
            g = _play(setup, seed, late, lambda g: _asks(g, question, seat) and if_(g))
            if g.decision is not None:
                return g
        raise AssertionError(f"nobody came to {question}")

    return found


def ended(seed: int = 1) -> Position:
    """A game that is over."""
    return lambda setup: _play(setup, seed, 0, lambda g: False)


def _asks(g: Game, question: str, seat: int) -> bool:
    decision = g.decision
    return type(decision).__name__ == question and decision is not None and seat in decision.seats(g)


def _play(setup: Setup, seed: int, late: int, enough: Callable[[Game], bool]) -> Game:
    """Light bots play until the condition holds, or to the end."""
    book = BOOKS[setup.game]
    g: Game = book.start(setup)
    g.advance()
    rng, bot = Random(seed), make_bot("wanderer", book, seed)
    asked = 0
    while g.decision is not None and not (asked >= late and enough(g)):
        if isinstance(g.decision, Chance):
            g.play_chance(rng.randrange(g.decision.tickets(g)))
            continue
        asked += 1
        seat = g.decision.seats(g)[0]
        g.play(seat, bot.choose(g, seat))
    return g
