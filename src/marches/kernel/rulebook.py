"""What the kernel needs to know of a game: how it starts, how it is seen, what its things are for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from marches.kernel.action import Action, ActionTable
from marches.kernel.game import Game
from marches.kernel.line import Event, Line, Reason
from marches.kernel.mistake import Mistake
from marches.kernel.script import Scripted
from marches.kernel.setup import Choice, Lineup, Module, Setup, Value, check_setup
from marches.kernel.step import Seat

G = TypeVar("G", bound=Game, default=Any)


class Help(msgspec.Struct, frozen=True):
    """What a thing is for: what is printed on it in words, the ledger rules that explain it, how sure its print is,
    and its print as data.
    """

    lines: Sequence[Line] = ()
    rules: Sequence[str] = ()
    status: str = "confirmed"
    print: msgspec.Struct | None = None
    effect: Line | None = None
    """What it does in a few words, where the language files do not say it beside its name."""


class ScoreSource(msgspec.Struct, frozen=True):
    """One source of a seat's score."""

    line: Line
    points: int


class Challenge(msgspec.Struct, frozen=True):
    """A table that is always dealt the same way, with a goal for the person at it. `level`: easy, medium or hard."""

    id: str
    level: str
    setup: Setup
    seed: bytes
    title: Line
    story: Line
    goal: Line


class Standing(msgspec.Struct, frozen=True):
    """How far a challenge has got: the person's turn number, what they have reached, and whether that decides it."""

    turn: int
    reached: bool
    lost: bool
    have: int | None = None
    """What counts towards the goal; None where only the end of the game tells."""
    need: int = 1


class Rulebook(ABC, Generic[G]):
    """One game, as tables, bots, servers and tests use it; `G` is its position."""

    name: str
    version: int
    """The rules version: raised when an old record may no longer mean the same."""
    modules: Mapping[str, Module]
    choices: tuple[Choice, ...] = ()
    actions: ActionTable
    prints: tuple[type[msgspec.Struct], ...] = ()
    """The types of the print of its things in the catalogue."""
    words: Path | None = None
    """For a game that does not belong to Marches: a folder with the language files, `en/*.ftl` and `fr/*.ftl`."""

    @abstractmethod
    def start(self, setup: Setup) -> G:
        """The position before the first answer. `setup` has passed `check`."""

    @abstractmethod
    def view(self, g: G, seat: Seat) -> msgspec.Struct:
        """What `seat` (or `SPECTATOR`) may see, built from nothing."""

    @abstractmethod
    def redeal(self, g: G, seat: Seat, rng: Random) -> G:
        """A random position consistent with what `seat` knows, every one as likely as it is."""

    def load(self, text: str) -> G:
        """The position a scenario describes; a malformed one raises `ScenarioError` with its line."""
        raise NotImplementedError(f"{self.name} has no scenarios")

    def dump(self, g: G) -> str:
        """The scenario of a position, such that `load` gives it back."""
        raise NotImplementedError(f"{self.name} has no scenarios")

    def is_quiet(self, g: G) -> bool:
        """Whether this position can be written as a scenario: between turns, nothing half done."""
        return False

    @abstractmethod
    def census(self, g: G) -> Mapping[str, int]:
        """How many of each component exist, wherever they are: the same at any moment of a game."""

    @abstractmethod
    def standing(self, g: G) -> tuple[int, ...]:
        """What each seat would score if the game ended now, hidden things included: a coarse measure for bots."""

    @abstractmethod
    def seat_labels(self, players: int) -> list[str]:
        """The seats (colours, factions) a table of this many players gets when nobody chooses."""

    def label(self, g: G, setup: Setup, seat: Seat) -> str:
        """What a seat is called after: the setup's word, or what it was dealt where the setup leaves it open."""
        return setup.seats[seat]

    def machine(self, setup: Setup, seat: Seat) -> str:
        """What plays a seat that nobody answers for, as a fact (`automa-level:automa`). Empty for every other seat."""
        return ""

    def sample_setups(self) -> list[Setup]:
        """Setups the conformance suite plays: every player count, every module."""
        return []

    def soak_setups(self) -> list[Setup]:
        """Setups the long random runs play: more of them, where a game has more."""
        return self.sample_setups()

    def lineups(self) -> list[Lineup]:
        """The line-ups the game's rulebooks recommend, by number of seats and group, the advised ones first."""
        return []

    def check(self, setup: Setup) -> None:
        """Raise `SetupError` unless a game can start from `setup`. Games add their own conditions."""
        check_setup(self.name, self.modules, self.choices, setup)

    def for_people(self, setup: Setup, people: int) -> Setup:
        """The setup when `people` seats are people's, with the options written out whose default depends on that."""
        return setup

    def joint(self, g: G) -> tuple[int, ...]:
        """The seats that the pending decision concerns as much as the one that is asked: they may say that they agree,
        and nothing waits for it. None, where everyone decides alone.
        """
        return ()

    def why_not_offered(self, g: G, seat: Seat, action: Action) -> Reason | None:
        """The rule against an answer that is not offered to `seat` now; None where nothing more can be said."""
        return None

    def script(self, setup: Setup) -> tuple[Scripted, ...]:
        """The answers a guided game starts with, one after the other; free play follows. Usually none."""
        return ()

    def guides(self) -> list[Setup]:
        """The setups that have a script."""
        return []

    def challenges(self) -> list[Challenge]:
        """Tables with a goal, from easy to hard."""
        return []

    def challenge(self, setup: Setup) -> Challenge | None:
        """The challenge that is played at this table."""
        return next((one for one in self.challenges() if one.setup == setup), None)

    def challenge_standing(self, g: G, challenge: Challenge) -> Standing:
        """How far a challenge has got in a position of its table."""
        raise NotImplementedError(f"{self.name} has no challenges")

    def catalogue(self) -> Mapping[str, Mapping[str, Help]]:
        """What things are for, by kind and id, whatever the position: everything that carries print."""
        return {}

    def breakdown(self, g: G, told: Sequence[Event]) -> list[list[ScoreSource]]:
        """What each seat's score consists of at the end of a game, in which all of `told` happened."""
        return []

    def option(self, setup: Setup, name: str) -> Value:
        """The value a setup gives an option."""
        default = next(choice.default for choice in self.choices if choice.name == name)
        return setup.options.get(name, default)


class ScenarioError(Mistake):
    """A scenario that describes no position; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


def reseal(g: Game, seat: Seat, rng: Random) -> None:
    """For `redeal`: give everyone but `seat` another sealed answer they might have given."""
    decision = g.decision
    for other in sorted(g.sealed):
        if other != seat and decision is not None:
            g.sealed[other] = rng.choice(decision.options(g, other))
