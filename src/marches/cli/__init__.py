"""The command line: playing, replaying and checking games, looking rules up, measuring engines and opponents.

A command's module is imported when the command is called, so that every command starts at once.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from marches import __version__, engine
from marches.cli import plain

COMMANDS = {
    "play": (
        "play",
        "Play in the terminal. Every answer is saved at once: leave with Ctrl-C and continue with --resume.",
    ),
    "replay": ("replay", "Step through a record: Enter or n next, p previous, a number jumps there, q quits."),
    "verify": (
        "replay",
        "Replay a record under the rules; check every answer, every roll and draw against the seed, and the result.",
    ),
    "rules": ("look", "Look a rule up by its id, or search all rules."),
    "components": ("look", "List the components whose printed values are not confirmed."),
    "lineups": ("look", "List the line-ups a rulebook recommends; those with a star suit newcomers."),
    "coverage": ("look", "How many ledger rules have a test, by game, module and kind."),
    "bench": ("bench", "Measure random play: games and decisions per second, clone time, bytes per position."),
    "arena": ("arena", "Let levels play against each other. Ctrl-C stops; the same command continues."),
    "hint": ("hint", "The three best answers to a decision of a record, from what the deciding player knows."),
    "analyse": ("hint", "Each player's chance to win over the game, and the decisions that cost the most."),
    "serve": ("serve", "Serve tables to browsers and bots. Every accepted answer is on disk before anyone sees it."),
    "backup": (
        "backup",
        "Copy a server's database, SQLite or PostgreSQL, into one file. The server may keep running.",
    ),
    "restore": ("backup", "Replace a database, SQLite or PostgreSQL, with a backup. Stop the server first."),
    "upgrade": (
        "backup",
        "Convert a database to this version: back up, check all tables on a copy, convert. Stop the server first.",
    ),
    "check-tables": (
        "serve",
        "Before an upgrade: replay every stored table under the installed rules and name those that no longer fit.",
    ),
    "roll-back-database": (
        "serve",
        "Convert a database to the form of an older version. Stop the server and make a backup first.",
    ),
    "challenge": ("challenge", "Scythe's solo challenges: list them with what you have reached, or play one."),
    "achievements": (
        "achievements",
        "Show Scythe's achievement sheet. With a won game's record: what its winner may claim, or claim it.",
    ),
}
"""Every command: the module of this package it is in, and what the list of commands says about it."""
PLAYING = ("play", "challenge", "bench", "arena", "hint", "analyse", "serve")
"""Commands that think or serve. They say so if they must use the slow engine."""


class Commands(TyperGroup):
    """The commands. Listing them imports none of their modules; calling one imports only its own."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        known = cmd_name in COMMANDS
        return TyperCommand(cmd_name, help=COMMANDS[cmd_name][1], rich_markup_mode=None) if known else None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Every command with its whole description; lines are not cut short."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, about) for name, (_, about) in COMMANDS.items()])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, _, rest = super().resolve_command(ctx, args)
        return name, load(str(name)), rest


def load(name: str) -> Any:
    """A command, ready to be called."""
    one = typer.Typer(pretty_exceptions_enable=False, rich_markup_mode=None)
    import_module(f"marches.cli.{COMMANDS[name][0]}").register(one)
    return typer.main.get_group(one).commands[name]


app = typer.Typer(
    cls=Commands,
    help="Root, Scythe and Raiders of Scythia in full. Play, replay and check games; look rules up.",
    no_args_is_help=True,
    context_settings={"max_content_width": 100},
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # help is plain: Rich takes as long to import as everything else together
)


def _version(value: bool) -> None:
    if value:
        typer.echo(f"marches {__version__}")
        raise typer.Exit


@app.callback()
def marches(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, help="Print the version.")] = False,
    game: Annotated[
        list[str] | None, typer.Option(help="A game of your own, as module:RULEBOOK; may be repeated.")
    ] = None,
) -> None:
    """Root, Scythe and Raiders of Scythia in full."""
    if engine.NOTICE and context.invoked_subcommand in PLAYING:
        typer.echo(f"{engine.SLOW} {engine.NOTICE}", err=True)
    if game:
        from marches import games

        for spec in game:
            games.bring(spec)


def main() -> None:
    """What the `marches` command runs. A mistake in the input gets one sentence, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=plain.NAME)  # a console that lacks a sign shows a plainer one
    try:
        app()
    except Exception as error:
        from marches.kernel.mistake import Mistake

        if not isinstance(error, Mistake | OSError):
            raise
        with contextlib.suppress(OSError):
            typer.echo(f"marches: {told(error)}", err=True)
        _let_go_of_the_output()
        sys.exit(2)


def _let_go_of_the_output() -> None:
    """Keep Python from complaining at its end of what could not be written: the disk is full, the pipe closed."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except (AttributeError, ValueError):
        pass  # it was closed from the start


def told(error: BaseException) -> str:
    """The message of an error. A refused setup is explained in the player's language, also as the
    cause of another mistake.
    """
    from marches.kernel.setup import SetupError
    from marches.text import Words

    refused: BaseException | None = error
    while refused is not None and not isinstance(refused, SetupError):
        refused = refused.__cause__
    if refused is None:
        return _told_by_system(error) if isinstance(error, OSError) and error.strerror else str(error)
    return str(error).replace(str(refused), Words(_language()).say(refused.line))


def _told_by_system(error: OSError) -> str:
    return f"{error.filename}: {error.strerror}." if error.filename else f"{error.strerror}."


def _language() -> str:
    """What `--lang` says, otherwise the language of the system."""
    from marches.cli.play import system_language
    from marches.text import LANGUAGES

    after = sys.argv[sys.argv.index("--lang") + 1 :] if "--lang" in sys.argv else []
    return after[0] if after and after[0] in LANGUAGES else system_language()
