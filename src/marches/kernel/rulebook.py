"""What the kernel needs to know about a game: how it starts, what each seat sees, what its things are for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal

import msgspec
from typing_extensions import TypeVar

from marches.kernel.action import Action, ActionTable
from marches.kernel.game import Game
from marches.kernel.line import Event, Heard, Line, Reason
from marches.kernel.mistake import Mistake
from marches.kernel.script import Scripted
from marches.kernel.setup import Choice, Lineup, Module, Setup, Value, check_setup
from marches.kernel.step import Seat
from marches.kernel.terms import Terms

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
    """What it does in a few words, unless the language files already say so beside its name."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a line with a `count` says of a stock of goods: it grows or shrinks.

    `good` is the one it is about where no fact of the line says so. `now`: what a player has changes at once. `plain`:
    the line says no more than that, so that an icon with a number can stand for it.
    """

    by: Literal[1, -1]
    good: str = ""
    now: bool = True
    plain: bool = True


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
    """The state of a challenge: the person's turn number, how far they have got, and whether that decides it."""

    turn: int
    reached: bool
    lost: bool
    have: int | None = None
    """The current count towards the goal. None if only the end of the game decides."""
    need: int = 1


class Rulebook(ABC, Generic[G]):
    """One game, as tables, bots, servers and tests use it; `G` is its position."""

    name: str
    version: int
    """The version of the rules. Raise it when an old record may no longer mean the same."""
    modules: Mapping[str, Module]
    choices: tuple[Choice, ...] = ()
    terms: Terms = Terms()
    """What goes with what at its tables."""
    actions: ActionTable
    prints: tuple[type[msgspec.Struct], ...] = ()
    """The types that describe printed values in the catalogue."""
    drawings: Mapping[str, type[msgspec.Struct]] = {}
    """The types that say as data what a line of a preview says, by key. Their fields are its facts."""
    changes: Mapping[str, Change] = {}
    """Lines about goods that come and go, by key."""
    words: Path | None = None
    """For a game that does not belong to Marches: a folder with the language files, `en/*.ftl` and `fr/*.ftl`."""

    @abstractmethod
    def start(self, setup: Setup) -> G:
        """The position before the first answer. `setup` has passed `check`."""

    @abstractmethod
    def view(self, g: G, seat: Seat) -> msgspec.Struct:
        """What `seat` (or `SPECTATOR`) may see, built up from an empty view."""

    def recall(self, view: Any, g: G, seat: Seat, heard: Iterator[Heard]) -> Any:
        """The view with what recent events add to it. `heard` is what the seat was told, the latest first."""
        return view

    @abstractmethod
    def redeal(self, g: G, seat: Seat, rng: Random) -> G:
        """A random position that fits what `seat` knows, drawn with the right probability."""

    def load(self, text: str) -> G:
        """The position a scenario describes. Raises `ScenarioError` with the line if the text is malformed."""
        raise NotImplementedError(f"{self.name} has no scenarios")

    def dump(self, g: G) -> str:
        """The scenario text of a position. `load` restores the position from it."""
        raise NotImplementedError(f"{self.name} has no scenarios")

    def is_quiet(self, g: G) -> bool:
        """Whether this position can be written as a scenario: it is between turns and nothing is half done."""
        return False

    @abstractmethod
    def census(self, g: G) -> Mapping[str, int]:
        """How many of each component exist, wherever they are. These counts never change during a game."""

    @abstractmethod
    def standing(self, g: G) -> tuple[int, ...]:
        """What each seat would score if the game ended now, including hidden things. A rough measure for bots."""

    @abstractmethod
    def seat_labels(self, players: int) -> list[str]:
        """The default seats (colours, factions) for this many players."""

    def label(self, g: G, setup: Setup, seat: Seat) -> str:
        """The label of a seat: the one in the setup, or the one it was dealt if the setup leaves it open."""
        return setup.seats[seat]

    def machine(self, setup: Setup, seat: Seat) -> str:
        """What plays a seat that has no player, as a fact (`automa-level:automa`). Empty for every other seat."""
        return ""

    def sample_setups(self) -> list[Setup]:
        """The setups that the conformance suite plays: every player count and every module."""
        return []

    def soak_setups(self) -> list[Setup]:
        """The setups that the long random runs play; often more than the samples."""
        return self.sample_setups()

    def lineups(self) -> list[Lineup]:
        """The line-ups the game's rulebooks recommend, by number of seats and group, advised ones first."""
        return []

    def check(self, setup: Setup) -> None:
        """Raise `SetupError` unless a game can start from `setup`. Games add their own conditions."""
        check_setup(self.name, self.modules, self.choices, setup)

    def joint(self, g: G) -> tuple[int, ...]:
        """Other seats that the pending decision concerns just as much. They may say that they agree,
        and nothing waits for it. Empty if the asked seat decides alone.
        """
        return ()

    def why_not_offered(self, g: G, seat: Seat, action: Action) -> Reason | None:
        """Why an answer is not offered to `seat` now. None if there is nothing more to say."""
        return None

    def script(self, setup: Setup) -> tuple[Scripted, ...]:
        """The scripted answers that begin a guided game, in order. Free play follows. Usually there are none."""
        return ()

    def guides(self) -> list[Setup]:
        """The setups that have a script."""
        return []

    def challenges(self) -> list[Challenge]:
        """The challenges of the game, from easy to hard."""
        return []

    def challenge(self, setup: Setup) -> Challenge | None:
        """The challenge this table plays, if any."""
        return next((one for one in self.challenges() if one.setup == setup), None)

    def challenge_standing(self, g: G, challenge: Challenge) -> Standing:
        """The state of a challenge in a position of its table."""
        raise NotImplementedError(f"{self.name} has no challenges")

    def catalogue(self) -> Mapping[str, Mapping[str, Help]]:
        """Everything with print on it, by kind and id, and what it is for. It does not depend on a position."""
        return {}

    def breakdown(self, g: G, told: Sequence[Event]) -> list[list[ScoreSource]]:
        """What each seat's score consists of at the end of a game whose events are `told`."""
        return []

    def option(self, setup: Setup, name: str) -> Value:
        """The value of an option in a setup."""
        default = next(choice.default for choice in self.choices if choice.name == name)
        return setup.options.get(name, default)


class ScenarioError(Mistake):
    """A scenario that cannot be read as a position. `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


def reseal(g: Game, seat: Seat, rng: Random) -> None:
    """For `redeal`: replace everyone else's sealed answers with others they might have given."""
    decision = g.decision
    for other in sorted(g.sealed):
        if other != seat and decision is not None:
            g.sealed[other] = rng.choice(decision.options(g, other))
