"""What the kernel needs to know of a game: its modules, how it starts, how it is seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from marches.kernel.action import ActionTable, Id
from marches.kernel.game import Game
from marches.kernel.line import Event, Fact, Line
from marches.kernel.mistake import Mistake

Value = bool | int | str


class SetupError(Mistake):
    """A setup no game can start from; its line says what is wrong and what would do."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(" ".join([key, *[f"{name}={fact}" for name, fact in facts.items()]]))
        self.line = Line(key, facts)


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game starts: which boxes are on the table, who sits where, which options were chosen."""

    game: str
    rules: int
    seats: tuple[str, ...]
    modules: tuple[str, ...] = ()
    options: dict[str, Value] = {}


class Module(msgspec.Struct, frozen=True):
    """What a box adds: its name, what it needs, how many can play with it."""

    name: str
    requires: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    players: range = range(1, 8)


class Choice(msgspec.Struct, frozen=True):
    """An option a table may set: the values it takes (none: any number) and the one it has when nothing is said."""

    name: str
    default: Value
    values: tuple[Value, ...] = ()


class Scripted(msgspec.Struct, frozen=True):
    """One answer of a guided game: who gives it (nature included), and the words that explain it."""

    seat: int
    answer: Mapping[str, Id]
    line: str


class Help(msgspec.Struct, frozen=True):
    """What a thing is for: what is printed on it, the ledger rules that explain it, how sure its print is."""

    lines: Sequence[Line] = ()
    rules: Sequence[str] = ()
    status: str = "confirmed"


class Part(msgspec.Struct, frozen=True):
    """One source of a seat's score."""

    line: Line
    points: int


class Rulebook(ABC):
    """One game, as tables, bots, servers and tests use it."""

    name: str
    version: int
    """The rules version: raised when an old record may no longer mean the same."""
    modules: Mapping[str, Module]
    choices: tuple[Choice, ...] = ()
    actions: ActionTable

    @abstractmethod
    def start(self, setup: Setup) -> Game:
        """The position before the first answer. `setup` has passed `check`."""

    @abstractmethod
    def view(self, g: Game, seat: int) -> msgspec.Struct:
        """What `seat` (or `SPECTATOR`) may see, built from nothing."""

    @abstractmethod
    def redeal(self, g: Game, seat: int, rng: Random) -> Game:
        """A random position consistent with what `seat` knows, every one as likely as it is."""

    @abstractmethod
    def load(self, text: str) -> Game:
        """The position a scenario describes; a malformed one raises `ScenarioError` with its line."""

    @abstractmethod
    def dump(self, g: Game) -> str:
        """The scenario of a position, such that `load` gives it back."""

    @abstractmethod
    def is_quiet(self, g: Game) -> bool:
        """Can this position be written as a scenario? (Between turns, nothing half done.)"""

    @abstractmethod
    def census(self, g: Game) -> Mapping[str, int]:
        """How many of each component exist, wherever they lie: the same at any moment of a game."""

    @abstractmethod
    def standing(self, g: Game) -> tuple[int, ...]:
        """What each seat would score if the game ended now, hidden things included: a coarse measure for bots."""

    @abstractmethod
    def seat_labels(self, players: int) -> list[str]:
        """The seats (colours, factions) a table of this many players gets when nobody chooses."""

    def label(self, g: Game, setup: Setup, seat: int) -> str:
        """What a seat is called after: the setup's word, or what it was dealt where the setup leaves it open."""
        return setup.seats[seat]

    def sample_setups(self) -> list[Setup]:
        """Setups the conformance suite plays: every player count, every module."""
        return []

    def soak_setups(self) -> list[Setup]:
        """Setups the long random runs play: more of them, where a game has more."""
        return self.sample_setups()

    def check(self, setup: Setup) -> None:
        """Raise `SetupError` unless a game can start from `setup`. Games add their own conditions."""
        if setup.game != self.name:
            raise SetupError("table-setup-game", game=setup.game, known=self.name)
        for name in setup.modules:
            module = self.modules.get(name)
            if module is None:
                raise SetupError("table-setup-module", module=name, known=", ".join(self.modules))
            _check_module(module, setup)
        known = {choice.name: choice for choice in self.choices}
        for name, value in setup.options.items():
            if name not in known:
                raise SetupError("table-setup-option", option=name, known=", ".join(known) or "–")
            _check_option(known[name], value)

    def script(self, setup: Setup) -> tuple[Scripted, ...]:
        """The answers a guided game starts with, one after the other; free play follows. Usually none."""
        return ()

    def guides(self) -> list[Setup]:
        """The setups that have a script."""
        return []

    def catalogue(self) -> Mapping[str, Mapping[str, Help]]:
        """What things are for, by kind and id, whatever the position: everything that carries print."""
        return {}

    def breakdown(self, g: Game, told: Sequence[Event]) -> list[list[Part]]:
        """What each seat's score consists of at the end of a game, in which all of `told` happened."""
        return []

    def option(self, setup: Setup, name: str) -> Value:
        """The value a setup gives an option."""
        default = next(choice.default for choice in self.choices if choice.name == name)
        return setup.options.get(name, default)


def _check_module(module: Module, setup: Setup) -> None:
    for needed in module.requires:
        if needed not in setup.modules:
            raise SetupError("table-setup-requires", module=module.name, needed=needed)
    for barred in module.excludes:
        if barred in setup.modules:
            raise SetupError("table-setup-excludes", module=module.name, barred=barred)
    if len(setup.seats) not in module.players:
        least, most = module.players[0], module.players[-1]
        raise SetupError("table-setup-players", module=module.name, least=least, most=most, players=len(setup.seats))


def _check_option(choice: Choice, value: Value) -> None:
    if type(value) is not type(choice.default) or (choice.values and value not in choice.values):
        known = ", ".join(map(str, choice.values)) or str(choice.default)
        raise SetupError("table-setup-value", option=choice.name, value=str(value), known=known)


def check_count(setup: Setup, least: int, most: int) -> None:
    """A game is for so many players."""
    if not least <= len(setup.seats) <= most:
        raise SetupError("table-setup-count", least=least, most=most, players=len(setup.seats))


class ScenarioError(Mistake):
    """A scenario that describes no position; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


def reseal(g: Game, seat: int, rng: Random) -> None:
    """For `redeal`: give everyone but `seat` another sealed answer they might have given."""
    decision = g.decision
    for other in sorted(g.sealed):
        if other != seat and decision is not None:
            g.sealed[other] = rng.choice(decision.options(g, other))
