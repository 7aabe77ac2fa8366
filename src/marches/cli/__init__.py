"""The command line: playing, replaying and checking games, looking rules up, measuring engines and opponents."""

from __future__ import annotations

import sys

import typer

from marches import __version__
from marches.cli import achievements, arena, bench, hint, look, play, replay, serve
from marches.kernel.mistake import Mistake

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
def marches(version: bool = typer.Option(False, "--version", callback=_version, help="Print the version.")) -> None:
    """Root, Scythe and Raiders of Scythia in full."""


def main() -> None:
    """What the `marches` command runs: a mistake in what was typed is one sentence, never a traceback."""
    try:
        app()
    except (Mistake, OSError) as error:
        typer.echo(f"marches: {error}", err=True)
        sys.exit(2)
