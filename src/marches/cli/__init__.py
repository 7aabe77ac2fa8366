"""The command line: playing, replaying and checking games, looking rules up, measuring engines and opponents."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from marches import __version__, games
from marches.cli import achievements, arena, bench, hint, look, play, replay, serve
from marches.kernel.mistake import Mistake
from marches.kernel.setup import SetupError
from marches.text import LANGUAGES, Words

app = typer.Typer(
    help="Root, Scythe and Raiders of Scythia in full. Play, replay and check games; look rules up.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
play.register(app)
replay.register(app)
look.register(app)
bench.register(app)
arena.register(app)
hint.register(app)
serve.register(app)
achievements.register(app)


def _version(value: bool) -> None:
    if value:
        typer.echo(f"marches {__version__}")
        raise typer.Exit


@app.callback()
def marches(
    version: Annotated[bool, typer.Option("--version", callback=_version, help="Print the version.")] = False,
    game: Annotated[
        list[str] | None, typer.Option(help="A game of your own, as module:RULEBOOK; may be repeated.")
    ] = None,
) -> None:
    """Root, Scythe and Raiders of Scythia in full."""
    for spec in game or []:
        games.bring(spec)


def main() -> None:
    """What the `marches` command runs: a mistake in what was typed is one sentence, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console that lacks a sign shows ? instead
    try:
        app()
    except (Mistake, OSError) as error:
        typer.echo(f"marches: {told(error)}", err=True)
        sys.exit(2)


def told(error: BaseException) -> str:
    """The words of an error. A refused setup is told in the player's language, also as the cause of another mistake."""
    refused: BaseException | None = error
    while refused is not None and not isinstance(refused, SetupError):
        refused = refused.__cause__
    if refused is None:
        return str(error)
    return str(error).replace(str(refused), Words(_language()).say(refused.line))


def _language() -> str:
    """What `--lang` says, otherwise the language of the system."""
    after = sys.argv[sys.argv.index("--lang") + 1 :] if "--lang" in sys.argv else []
    return after[0] if after and after[0] in LANGUAGES else play.system_language()
