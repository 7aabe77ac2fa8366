"""`challenge`: the solo challenges of Scythe, and what you have reached in them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from marches.cli.play import system_language
from marches.cli.saves import YOU, Save, folder, write_whole
from marches.cli.typed import Think
from marches.kernel.line import Fact
from marches.kernel.mistake import Mistake
from marches.text import Words

if TYPE_CHECKING:
    from rich.console import Console

    from marches.kernel.rulebook import Challenge

AUTOMA = "bot"
"""The saved game's word for an Automa's seat, which nobody plays."""


def register(app: typer.Typer) -> None:
    app.command("challenge")(challenge)


def challenge(
    name: Annotated[str, typer.Argument(help="The challenge to play; without one they are listed.")] = "",
    lang: Annotated[str | None, typer.Option(help="en or fr; otherwise your system's language.")] = None,
    file: Annotated[
        Path | None, typer.Option("--file", help="Save the game in this file, or continue the game in it.")
    ] = None,
    think: Think = None,
) -> None:
    """Scythe's solo challenges: list them with what you have reached, or play one."""
    from rich.console import Console

    from marches.cli.challenge_sitting import ChallengeSitting
    from marches.games.scythe.edge.challenges import challenges

    words, console = Words(lang or system_language()), Console()
    if not name:
        list_all(console, words)
        return
    if name not in challenges():
        raise Mistake(f"Unknown challenge {name!r}; `marches challenge` lists them.")
    one = challenges()[name].offer()
    path = file or folder() / f"challenge-{name}.jsonl"
    setup = one.setup
    if path.exists():
        save = Save.resume(path)
        if save.table.setup.options != setup.options:
            save.close()
            raise Mistake(f"{path} is another game; give another --file.")
        if save.table.game.result is not None:
            save.close()
            raise Mistake(f"{path} is over. To try again, give another --file or move that one away.")
    else:
        save = Save.new(setup, one.seed, [YOU] + [AUTOMA] * (len(setup.seats) - 1), words.lang, path)
    tell(console, words, one)
    command = f"marches challenge {name}" + (f" --file {path}" if file else "")
    ChallengeSitting(console, save, words.lang, think, command, one).play()


def list_all(console: Console, words: Words) -> None:
    """Every challenge with its goal, from easy to hard, and the best turn in which you reached it."""
    from rich.text import Text

    from marches.cli.sitting import hanging
    from marches.games.scythe.edge.challenges import challenges

    results = read_results()
    for number, one in enumerate(challenges().values(), 1):
        best = results.get(one.id)
        mark = "★" if best is not None else " "
        title = words.say(one.title())
        console.print(hanging(f"{number:>2} {mark} ", Text(f"{one.id:<17} {title}")), highlight=False)
        facts: dict[str, Fact] = {
            "level": words.message(f"cli-challenge-{one.level}"),
            "goal": words.say(one.goal_line()),
        }
        line = words.message("cli-challenge-line", facts)
        console.print(hanging(" " * 7, Text(line, "dim")), highlight=False)
        if best is not None:
            said = words.message("cli-challenge-best", {"turn": best})
            console.print(hanging(" " * 7, Text(said, "green")), highlight=False)


def tell(console: Console, words: Words, one: Challenge) -> None:
    """Title, story and goal of a challenge."""
    console.rule(f"[bold]{words.say(one.title)}", align="left")
    console.print(words.say(one.story), markup=False, highlight=False)
    console.print(words.say(one.goal), style="bold", markup=False, highlight=False)


def results_path() -> Path:
    """Where results are stored: beside the saved games."""
    return folder().parent / "scythe-challenges.json"


def read_results() -> dict[str, int]:
    """For each challenge, the earliest turn in which its goal was reached."""
    path = results_path()
    if not path.is_file():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, int])
    except ValueError as error:  # also bytes that are no text
        raise Mistake(f"{path} is damaged: {error}") from error


def keep_result(name: str, turn: int) -> None:
    """Store a result, unless there is a better one."""
    results = read_results()
    if name not in results or turn < results[name]:
        results[name] = turn
        write_whole(results_path(), msgspec.json.encode(results))
