"""Who plays whom, and in which seat: every level takes every seat and faction equally often, on the same seeds."""

from __future__ import annotations

import msgspec

from marches.bots.levels import level_of
from marches.kernel.mistake import Mistake
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup, Value


class Plan(msgspec.Struct, frozen=True):
    """Everything that determines an arena's games. It is the first line of the results file."""

    game: str
    rules: int
    levels: tuple[str, ...]
    modules: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    seed: int = 1
    scale: float = 1.0
    """Every level's time is multiplied by this."""
    iterations: int = 0
    """Replace each second of a level's time with this many iterations, so that every machine plays the same games."""
    source: str = ""
    """Where to find the rulebook, in the form `rulebook` accepts. Empty for a game of Marches."""
    processor_time: bool = False
    """Measure the levels' time as processor time, so that other work on the machine does not shorten it."""
    machines: int = 0
    """The number of seats, after those of the levels, that the rules play; `options` say how."""


class Fixture(msgspec.Struct, frozen=True):
    """One game to play: the games of a block share seed and setup, and differ in which level sits where."""

    index: int
    block: int
    seed: int
    setup: Setup
    levels: tuple[str, ...]


def schedule(book: Rulebook, plan: Plan, games: int) -> list[Fixture]:
    """At least `games` games, in whole blocks."""
    for level in plan.levels:
        level_of(level)
    tables = _tables(book, plan)
    fixtures: list[Fixture] = []
    block = 0
    while len(fixtures) < games:
        table = tables[block % len(tables)]
        turned = table.seats if plan.machines else rotate(table.seats, block // len(tables))
        setup = msgspec.structs.replace(table, seats=turned)
        order = plan.levels if block % 2 == 0 else plan.levels[::-1]
        machines = tuple(book.machine(setup, seat) for seat in range(len(order), len(setup.seats)))
        for levels in rotations(order):
            fixtures.append(Fixture(len(fixtures), block, plan.seed * 1_000_003 + block, setup, levels + machines))
        block += 1
    return fixtures


def rotate(row: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The sequence, rotated by this many places."""
    by %= len(row)
    return row[by:] + row[:by]


def rotations(levels: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every distinct rotation of the levels around the table."""
    found: list[tuple[str, ...]] = []
    for by in range(len(levels)):
        turned = rotate(levels, by)
        if turned not in found:
            found.append(turned)
    return found


def _tables(book: Rulebook, plan: Plan) -> list[Setup]:
    """The setups to cycle through: the labels that were named, or the game's samples for these boxes and seats.

    With options of the plan's own, only the usual table: a sample's options are not what is to be measured.
    """
    players = len(plan.levels) + plan.machines
    if plan.labels:
        if len(plan.labels) != players:
            raise Mistake(f"{players} seats play and {len(plan.labels)} labels were named; give as many of each")
        found = [Setup(book.name, book.version, plan.labels, plan.modules, plan.options)]
    else:
        samples = [] if plan.options else [setup for setup in book.sample_setups() if len(setup.seats) == players]
        alike = [setup for setup in samples if set(setup.modules) == set(plan.modules)]
        found = [setup for setup in alike if not any(book.machine(setup, seat) for seat in range(players))]
        if not found:
            labels = tuple(book.seat_labels(players))
            found = [Setup(book.name, book.version, labels, plan.modules, plan.options)]
    for setup in found:
        book.check(setup)
        answered = [seat for seat in range(players) if not book.machine(setup, seat)]
        if answered != list(range(len(plan.levels))):
            raise Mistake(f"the levels sit on the first {len(plan.levels)} seats, and the rules play none of those")
    return found
