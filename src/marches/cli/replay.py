"""Records: `replay` steps through one, `verify` checks one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marches import records
from marches.cli.look import Lang
from marches.cli.typed import whole_number
from marches.games import rulebook
from marches.kernel.mistake import Mistake
from marches.kernel.step import SPECTATOR
from marches.records.migrations import Incompatible, migrated
from marches.table.record import Record, RecordError
from marches.table.table import Entry, Table
from marches.table.view import heard, words_of
from marches.text import Words

if TYPE_CHECKING:
    from rich.console import Console

File = Annotated[Path, typer.Argument(help="A record (.jsonl).")]


def register(app: typer.Typer) -> None:
    app.command("replay")(replay)
    app.command("verify")(verify)


def load(path: Path) -> tuple[Record, Table]:
    """A record and its table. Errors name the file and the line."""
    if not path.is_file():
        raise FileNotFoundError(f"There is no record {path}.")
    try:
        record = records.read(path)
        book = rulebook(record.header.setup.game)
        return record, Table.replay(book, migrated(book, record))
    except (RecordError, Incompatible) as error:
        raise Mistake(f"{path}, {error}") from error


def verify(file: File) -> None:
    """Replay a record under the rules; check every answer, every roll and draw against the seed, and the result."""
    record, table = load(file)
    answers = f"{table.n} answers, all of them legal"
    if record.cut_off:
        typer.echo("The last line was cut off while it was being written, and is left out.")
    if record.end is None:
        typer.echo(
            f"{file}: {answers}. The game is not over: the seed is not known yet, so rolls and draws were not checked."
        )
        return
    chances = sum(entry.seat < 0 for entry in table.entries)
    scores = ", ".join(map(str, record.end.result.scores))
    typer.echo(
        f"{file}: {answers}; {chances} rolls and draws follow from the seed; the seed fits its hash; scores {scores}."
    )
    typer.echo(_mixed(record))


def _mixed(record: Record) -> str:
    """Who contributed to the seed."""
    shares = record.header.shares
    if shares is None:
        return "One machine drew the seed alone."
    shown = [str(one.seat + 1) for one in shares.seats if one.share]
    late = [str(one.seat + 1) for one in shares.seats if not one.share]
    told = "the server" + (f" and seats {', '.join(shown)}" if shown else " alone")
    told = f"The seed is mixed from the shares of {told}, each as it was committed to."
    return told + (f" Seats {', '.join(late)} did not show theirs in time and were left out." if late else "")


def replay(
    file: File,
    lang: Lang = "en",
    start: Annotated[int, typer.Option("--at", help="The moment to start from.")] = 0,
    seat: Annotated[
        int | None, typer.Option(help="See it as this player (1, 2 …); otherwise everyone's hands stay hidden.")
    ] = None,
) -> None:
    """Step through a record: Enter or n next, p previous, a number jumps there, q quits."""
    from rich.console import Console

    _, table = load(file)
    viewer = SPECTATOR if seat is None else seat - 1
    if viewer != SPECTATOR and not 0 <= viewer < table.game.players:
        raise Mistake(f"This game has players 1 to {table.game.players}, not {seat}.")
    if not 0 <= start <= table.n:
        raise Mistake(f"This record has moments 0 to {table.n}, not {start}.")
    console = Console()
    words = Words(lang)
    moment = start
    while True:
        _show(console, table, moment, viewer, words)
        typed = _ask(console, words.message("cli-replay-prompt", {"now": moment, "last": table.n}))
        if typed in ("q", "quit"):
            return
        if typed in ("", "n"):
            moment += 1
        elif typed == "p":
            moment -= 1
        elif (number := whole_number(typed)) is not None:
            moment = number
        moment = max(0, min(table.n, moment))


def _ask(console: Console, prompt: str) -> str:
    try:
        return console.input(f"[bold]{prompt}[/] ").strip().lower()
    except (EOFError, KeyboardInterrupt):
        return "q"


def _show(console: Console, table: Table, moment: int, viewer: int, words: Words) -> None:
    from marches.cli.boards import draw

    game = table.at(moment)
    console.rule(words.message("cli-moment", {"now": moment, "last": table.n}))
    console.print(draw(table.rulebook, game, viewer, words))
    if moment:
        for line in what_happened(table, table.entries[moment - 1 : moment], viewer, words):
            console.print(line, markup=False)


def what_happened(table: Table, entries: list[Entry], viewer: int, words: Words) -> list[str]:
    """The log lines of some entries. An answer without an event is shown in its own words."""
    lines: list[str] = []
    for entry in entries:
        told = heard([entry], viewer)
        if told:
            lines += [words.say(line) for line in told]
        elif entry.seat >= 0 and entry.seat == viewer:
            lines.append(f"{words.player(entry.seat)}: {words.say(words_of(table.rulebook, entry.action))}")
    return lines
