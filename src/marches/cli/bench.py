"""`bench`: how fast an engine plays at random."""

from __future__ import annotations

import statistics
import time
import tracemalloc
from random import Random
from typing import Annotated

import msgspec
import typer

from marches.cli.typed import positive
from marches.games import rulebook
from marches.kernel import game as kernel_game
from marches.kernel.game import Game
from marches.kernel.mistake import Mistake
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Setup
from marches.testing.playout import playout

LIMIT = 20_000


class Figures(msgspec.Struct):
    """What `bench` prints. Decisions are players' answers; nature's are not counted."""

    game: str
    players: int
    modules: tuple[str, ...]
    compiled: bool
    games_per_s: float
    decisions_per_s: float
    decisions_per_game_median: float
    cut_share: float
    clone_us: float
    bytes_per_position: int


def register(app: typer.Typer) -> None:
    app.command("bench")(bench)


def bench(
    game: Annotated[str, typer.Argument(help="raiders, root or scythe.")],
    players: Annotated[int, typer.Option(min=1, help="How many seats.")] = 4,
    seconds: Annotated[float, typer.Option(callback=positive, help="How long to measure.")] = 5.0,
    modules: Annotated[str, typer.Option(help="Modules in play, separated by commas.")] = "",
    seats: Annotated[str, typer.Option(help="Who sits where (factions, colours), separated by commas.")] = "",
    seed: Annotated[int, typer.Option(help="Seed of the random play.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure random play: games and decisions per second, clone time, bytes per position."""
    book = rulebook(game)
    setup = find_setup(book, players, modules, seats)
    figures = measure(book, setup, seconds, seed)
    if as_json:
        typer.echo(msgspec.json.encode(figures).decode())
        return
    for field, value in msgspec.to_builtins(figures).items():
        typer.echo(f"{field:28} {value:,.2f}" if isinstance(value, float) else f"{field:28} {value}")


def find_setup(book: Rulebook, players: int, modules: str, seats: str) -> Setup:
    """The sample setup that fits the options, or one with the seats named."""
    wanted = tuple(name for name in modules.split(",") if name)
    if seats:
        setup = Setup(book.name, book.version, tuple(seats.split(",")), wanted)
        book.check(setup)
        return setup
    for setup in book.sample_setups():
        if len(setup.seats) == players and set(wanted) == set(setup.modules) - {"core", "base"}:
            return setup
    raise Mistake(f"{book.name} has no sample setup with {players} players and modules {modules or 'none'!r}")


def measure(book: Rulebook, setup: Setup, seconds: float, seed: int) -> Figures:
    """Play random games for `seconds`, then measure clones of positions from the middle of a game."""
    rng = Random(seed)
    lengths: list[int] = []
    cut = 0
    started = time.perf_counter()
    while not lengths or time.perf_counter() - started < seconds:
        g = book.start(setup)
        g.advance()
        lengths.append(playout(g, rng, LIMIT))
        cut += g.decision is not None
    spent = time.perf_counter() - started
    middle = [_position(book, setup, rng, int(statistics.median(lengths)) // 2) for _ in range(8)]
    compiled = not kernel_game.__file__.endswith(".py")
    return Figures(
        game=book.name,
        players=len(setup.seats),
        modules=setup.modules,
        compiled=compiled,
        games_per_s=len(lengths) / spent,
        decisions_per_s=sum(lengths) / spent,
        decisions_per_game_median=statistics.median(lengths),
        cut_share=cut / len(lengths),
        clone_us=_clone_time(middle),
        bytes_per_position=_clone_bytes(middle),
    )


def _position(book: Rulebook, setup: Setup, rng: Random, decisions: int) -> Game:
    g: Game = book.start(setup)
    g.advance()
    playout(g, rng, decisions)
    return g


def _clone_time(positions: list[Game]) -> float:
    best = []
    for g in positions:
        started = time.perf_counter()
        for _ in range(2000):
            g.clone()
        best.append((time.perf_counter() - started) / 2000 * 1e6)
    return statistics.median(best)


def _clone_bytes(positions: list[Game]) -> int:
    copies = 100
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [g.clone() for g in positions for _ in range(copies)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)
