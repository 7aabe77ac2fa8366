"""`hint` and `analyse`: what a strong player would answer, and where a finished game was won and lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from marches.bots.hints import Moment, analyse, costliest, hints
from marches.cli.look import Lang
from marches.cli.replay import File, load
from marches.cli.typed import positive
from marches.kernel.game import Game
from marches.kernel.mistake import Mistake
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import Chance
from marches.table.table import Table
from marches.table.view import kebab, words_of
from marches.text import Words

THINK = 2.0
BLOCKS = "▁▂▃▄▅▆▇█"


def register(app: typer.Typer) -> None:
    app.command("hint")(hint)
    app.command("analyse")(analyse_record)


def hint(
    file: File,
    at: Annotated[int | None, typer.Option("--at", help="The moment; otherwise the last one.")] = None,
    think: Annotated[float, typer.Option(callback=positive, help="Seconds to think.")] = THINK,
    lang: Lang = "en",
) -> None:
    """The three best answers to a decision of a record, from what the deciding player knows."""
    _, table = load(file)
    moment = table.n if at is None else at
    if not 0 <= moment <= table.n:
        raise Mistake(f"This record has moments 0 to {table.n}, not {moment}.")
    g = table.at(moment)
    decision = g.decision
    if decision is None or isinstance(decision, Chance):
        raise Mistake(f"At moment {moment} nobody has to decide anything.")
    words = Words(lang)
    seat = decision.seats(g)[0]
    typer.echo(words.message(f"{table.rulebook.name}-ask-{kebab(type(decision).__name__)}", _facts(table, g, words)))
    for line in hint_lines(table.rulebook, g, seat, words, think):
        typer.echo(f"  {line}")


def _facts(table: Table, g: Game, words: Words) -> dict[str, int | str]:
    assert g.decision is not None
    return {name: words.fact(table.rulebook.name, fact) for name, fact in g.decision.facts(g).items()}


def hint_lines(book: Rulebook, g: Game, seat: int, words: Words, think: float = THINK) -> list[str]:
    """The best answers in words, each with its share of the thinking and the chance to win with it."""
    return [
        words.message(
            "bots-hint",
            {
                "answer": words.say(words_of(book, advice.action)),
                "share": round(100 * advice.share),
                "chance": round(100 * advice.expected),
            },
        )
        for advice in hints(book, g, seat, think)
    ]


def analyse_record(
    file: File,
    think: Annotated[float, typer.Option(callback=positive, help="Seconds to think about a decision.")] = 0.5,
    every: Annotated[int, typer.Option(min=1, help="Look at every Nth decision only.")] = 1,
    costly: Annotated[int, typer.Option(min=0, help="How many costly decisions to list.")] = 5,
    lang: Lang = "en",
) -> None:
    """Each player's chance to win over the game, and the decisions that cost the most."""
    from rich.console import Console
    from rich.progress import Progress

    _, table = load(Path(file))
    words = Words(lang)
    with Progress(transient=True) as progress:
        task = progress.add_task(words.message("bots-analysing"), total=table.n)
        moments = list(
            analyse(table, think, every=every, told=lambda n, _: progress.update(task, completed=n)),
        )
    console = Console()
    for seat in range(table.game.players):
        line = words.message("bots-chances", {"seat": words.player(seat)})
        console.print(f"{line}  {curve(moments, seat)}", markup=False, highlight=False)
    worst = costliest(moments, costly)
    console.print(words.message("bots-costly" if worst else "bots-none-costly"))
    for moment in worst:
        console.print(f"  {costly_line(table, moment, words)}", markup=False, highlight=False)


def curve(moments: list[Moment], seat: int, width: int = 60) -> str:
    """A seat's chance to win over the game, as one line of blocks."""
    chances = [moment.expected[seat] for moment in moments]
    step = max(1, -(-len(chances) // width))
    means = [sum(part) / len(part) for part in (chances[i : i + step] for i in range(0, len(chances), step))]
    return "".join(BLOCKS[min(7, int(8 * chance))] for chance in means)


def costly_line(table: Table, moment: Moment, words: Words) -> str:
    return words.message(
        "bots-cost",
        {
            "moment": moment.n,
            "seat": words.player(moment.seat),
            "played": words.say(words_of(table.rulebook, moment.played)),
            "best": words.say(words_of(table.rulebook, moment.best)),
            "cost": round(100 * moment.cost),
        },
    )
