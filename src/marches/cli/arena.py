"""`arena`: many games between levels of bots, and what they show."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marches.bots.arena.results import Results
from marches.bots.arena.schedule import Fixture, Plan, schedule
from marches.cli.look import Lang
from marches.cli.saves import claim
from marches.cli.typed import automas_behind, option_value, positive
from marches.games import GAMES, rulebook, source_of
from marches.kernel.line import Fact
from marches.kernel.mistake import Mistake
from marches.text import Words

if TYPE_CHECKING:
    from rich.console import Console

    from marches.bots.arena.stats import Rate, Summary


def register(app: typer.Typer) -> None:
    app.command("arena")(arena)


def arena(
    game: Annotated[str, typer.Argument(help="raiders, root or scythe.")],
    seats: Annotated[str, typer.Option(help="The levels that play, one for each seat, separated by commas.")],
    games: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="How many games; rounded up so that seats are shared evenly.")
    ] = 100,
    workers: Annotated[int, typer.Option(min=1, help="Games played at the same time.")] = 1,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: its address, or local for one on this machine.")
    ] = None,
    modules: Annotated[str, typer.Option(help="Modules in play, separated by commas.")] = "",
    factions: Annotated[str, typer.Option(help="Factions or colours in play; otherwise the game's usual ones.")] = "",
    options: Annotated[
        list[str] | None, typer.Option("--set", help="An option, as name=value; may be repeated.")
    ] = None,
    automa: Annotated[
        str, typer.Option(help="Scythe: Automas on the seats behind the levels, as in `marches play`.")
    ] = "",
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="The first seed.")] = 1,
    scale: Annotated[float, typer.Option(callback=positive, help="Multiply every level's time by this.")] = 1.0,
    iterations: Annotated[
        int, typer.Option(min=0, help="Iterations per second of a level's time: games repeat exactly.")
    ] = 0,
    processor_time: Annotated[
        bool, typer.Option("--processor-time", help="Count the levels' time as processor time, for a busy machine.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="The results file; an existing one is continued.")] = None,
    html: Annotated[Path | None, typer.Option(help="Where the report goes; otherwise beside the results.")] = None,
    lang: Lang = "en",
) -> None:
    """Let levels play against each other. Ctrl-C stops; the same command continues."""
    from rich.console import Console

    from marches.bots.arena.stats import summarise

    book = rulebook(game)
    source = source_of(book.name) if book.name not in GAMES else ""
    levels, machines, labels = _names(seats), _names(automa), _names(factions)
    values = dict(option_value(item) for item in options or [])
    if machines:
        values["automas"] = automas_behind(len(levels), machines)
        labels += tuple(book.seat_labels(len(machines))) if len(labels) == len(levels) else ()
    plan = Plan(
        book.name,
        book.version,
        levels,
        _names(modules),
        labels,
        values,
        seed,
        scale,
        iterations,
        source,
        processor_time,
        len(machines),
    )
    fixtures = schedule(book, plan, games)
    path = out or Path(f"arena-{book.name}-{'-'.join(plan.levels + machines)}-{seed}.jsonl")
    page = html or path.with_suffix(".html")
    if page == path:
        raise Mistake(f"The report would overwrite the results in {path}; give the report another name with --html.")
    words, console = Words(lang), Console()
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = claim(path)
    try:
        results = Results.open(path, plan)
        try:
            play_all(plan, fixtures, results, workers, ray, words, console)
        except KeyboardInterrupt:
            console.print(words.message("bots-arena-stopped", {"file": str(path)}), markup=False)
        finally:
            results.close()
    finally:
        lock.release()
    summary = summarise(results.outcomes)
    if summary.games:
        from marches.bots.arena.report import report

        page.write_text(report(plan, summary, words), "utf-8")
        show(console, summary, words, plan.game)
        console.print(words.message("bots-arena-kept", {"results": str(path), "report": str(page)}), markup=False)
    for outcome in results.outcomes:
        if outcome.error:
            console.print(f"{outcome.index}: {outcome.error}", markup=False, highlight=False)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def play_all(
    plan: Plan,
    fixtures: list[Fixture],
    results: Results,
    workers: int,
    ray: str | None,
    words: Words,
    console: Console,
) -> None:
    """Play the games that have not been played yet."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from marches.bots.arena.run import run

    done = {outcome.index for outcome in results.outcomes}
    waiting = [fixture for fixture in fixtures if fixture.index not in done]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
        label = words.message("bots-arena-playing", {"game": plan.game})
        task = progress.add_task(label, total=len(fixtures), completed=len(done))
        started = time.monotonic()
        for outcome in run(plan, waiting, workers, ray):
            results.add(outcome)
            progress.advance(task)
        console.print(words.message("bots-arena-took", {"seconds": round(time.monotonic() - started)}))


def show(console: Console, summary: Summary, words: Words, game: str) -> None:
    """Print the figures that matter most."""
    from rich.table import Table as Grid

    from marches.bots.arena.report import fair_share, level_name

    grid = Grid(
        *[words.message(f"bots-report-column-{name}") for name in ("name", "games", "rate", "interval", "fair")]
    )
    for rate in summary.levels:
        grid.add_row(level_name(game, rate.name, words), *_cells(rate), fair_share(rate))
    console.print(grid)
    for times in summary.times:
        facts: dict[str, Fact] = {
            "level": level_name(game, times.name, words),
            "mean": f"{times.mean:.3f}",
            "longest": f"{times.longest:.3f}",
            "late": times.late,
        }
        console.print(words.message("bots-arena-times", facts))
    console.print(words.message("bots-arena-errors", {"games": summary.games, "errors": summary.errors}))


def _cells(rate: Rate) -> list[str]:
    interval = f"{100 * rate.low:.1f} – {100 * min(1.0, rate.high):.1f} %"
    return [str(rate.games), f"{100 * rate.rate:.1f} %", interval]
