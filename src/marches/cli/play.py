"""`play`: a game in the terminal, against bots or people at the same keyboard."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marches.cli.saves import BOT, YOU, Save, check_player, game_of, latest
from marches.cli.typed import Seed, Think, automas_behind, option_value
from marches.games import GAMES, rulebook
from marches.kernel.mistake import Mistake
from marches.kernel.setup import Setup, Value
from marches.table.terms import for_people
from marches.text import LANGUAGES, Words

if TYPE_CHECKING:
    from rich.console import Console

    from marches.cli.series import Series


def register(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: Annotated[
        str | None, typer.Argument(help="raiders, root, scythe, or a game of your own as module:RULEBOOK.")
    ] = None,
    players: Annotated[
        str, typer.Option(help="Who plays: you, bot, or a bot's level (wanderer, apprentice, veteran, warlord).")
    ] = "",
    seats: Annotated[str, typer.Option(help="Who sits where (colours, factions), separated by commas.")] = "",
    lineup: Annotated[
        str, typer.Option(help="Seats the rulebook recommends together; `marches lineups root` lists them.")
    ] = "",
    modules: Annotated[str, typer.Option(help="Modules in play, separated by commas.")] = "",
    options: Annotated[
        list[str] | None, typer.Option("--set", help="An option, as name=value; may be repeated.")
    ] = None,
    solo: Annotated[
        str | None, typer.Option(help="Raiders solo, against trader, lookout, huntress or outrider.")
    ] = None,
    automa: Annotated[
        str,
        typer.Option(help="Scythe against Automas: autometta, automa, automaszyna or ultimaszyna, one for each seat."),
    ] = "",
    lang: Annotated[str | None, typer.Option(help="en or fr; otherwise your system's language.")] = None,
    seed: Seed = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the last unfinished game.")] = False,
    file: Annotated[
        Path | None, typer.Option("--file", help="Save the game in this file, or continue the game in it.")
    ] = None,
    campaign: Annotated[
        Path | None, typer.Option(help="Root: a co-operative campaign, started or continued in this file.")
    ] = None,
    match: Annotated[
        Path | None, typer.Option(help="Root: a match of two games, started or continued in this file.")
    ] = None,
    think: Think = None,
) -> None:
    """Play in the terminal. Every answer is saved at once: leave with Ctrl-C and continue with --resume."""
    from rich.console import Console

    from marches.cli.sitting import Sitting

    console = Console()
    if campaign is not None or match is not None:
        if game not in (None, "root") or (campaign and match) or lineup or modules or solo or automa or resume or file:
            raise Mistake(
                "--campaign and --match are for Root. Use only one of them, without a line-up, a module or another file"
            )
        from marches.cli.series import play_series

        series = read_series(campaign, match, players, seats, options)
        play_series(console, series, lang or system_language(), seed, think)
        return
    if resume or (file is not None and file.exists()):
        path = file or latest(game and rulebook(game).name)
        _refuse_changes(path, game, [players, seats, lineup, modules, solo or "", automa, *(options or [])], seed)
        save = Save.resume(path)
        lang = lang or save.key.lang
    else:
        lang = lang or system_language()
        words = Words(lang)
        if game is None:
            setup, kinds = ask_game(console, words)
        elif lineup:
            setup, kinds = read_lineup(game, lineup, players, seats, modules, solo, options)
        else:
            setup, kinds = read_game(game, players, seats, modules, solo, options, automa)
        start = secrets.token_bytes(16) if seed is None else seed.to_bytes(16, "big", signed=True)
        save = Save.new(setup, start, kinds, lang, file)
    Sitting(console, save, lang, think).play()


def _refuse_changes(path: Path, game: str | None, described: list[str], seed: int | None) -> None:
    """Refuse options that would be ignored: a saved game resumes as it is."""
    saved = game_of(path)
    if game is not None and saved and rulebook(game).name != saved:
        raise Mistake(f"{path} is a game of {saved}, not of {game}; give another --file to start a new game.")
    if any(described) or seed is not None:
        raise Mistake(
            f"{path} resumes with its original settings. For a new game, leave out --resume or give another --file."
        )


def system_language() -> str:
    """The language of the system if Marches speaks it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def read_series(
    campaign: Path | None, match: Path | None, players: str, seats: str, options: list[str] | None
) -> Series:
    """The campaign or match the command line describes, or the one its file holds."""
    from marches.cli.series import open_campaign, open_match, resume_match

    values = dict(option_value(item) for item in options or [])
    if campaign is not None:
        return open_campaign(campaign, players, seats, values)
    assert match is not None
    if match.exists():
        return resume_match(match, players, seats, values)
    return open_match(match, *read_game("root", players or f"{YOU},{BOT}", seats, "", None, options))


def read_game(
    game: str,
    players: str,
    seats: str,
    modules: str,
    solo: str | None,
    options: list[str] | None,
    automa: str = "",
) -> tuple[Setup, list[str]]:
    """The setup the command line describes, and who plays each seat. Automas come after everyone else."""
    book = rulebook(game)
    if solo is not None and "solo" not in book.modules:
        raise Mistake("--solo is for Raiders of Scythia, alone against a rival chief.")
    if automa and "automas" not in {choice.name for choice in book.choices}:
        raise Mistake("--automa is for Scythe, against opponents played by cards.")
    boxes = [name for name in modules.split(",") if name]
    values: dict[str, Value] = dict(option_value(item) for item in options or [])
    if solo is not None:
        boxes.append("solo")
        values["level"] = solo
    levels = [level.strip() for level in automa.split(",") if level.strip()]
    alone = solo is not None or levels
    kinds = [kind.strip() for kind in players.split(",")] if players else [YOU] if alone else [YOU, BOT, BOT]
    for kind in kinds:
        check_player(kind)
    labels = seats.split(",") if seats else []
    if levels:
        values["automas"] = automas_behind(len(kinds), levels)
        labels += book.seat_labels(len(levels)) if len(labels) == len(kinds) else []
        kinds += [BOT] * len(levels)
    labels = labels or book.seat_labels(len(kinds))
    if len(labels) != len(kinds):
        raise Mistake(f"{len(kinds)} players were named and {len(labels)} seats; give as many seats as players")
    setup = Setup(book.name, book.version, tuple(labels), tuple(boxes), values)
    setup = for_people(book, setup, kinds.count(YOU))
    book.check(setup)
    return setup, kinds


def read_lineup(
    game: str, wanted: str, players: str, seats: str, modules: str, solo: str | None, options: list[str] | None
) -> tuple[Setup, list[str]]:
    """The setup of a recommended line-up, you on its first seat against bots unless `players` says otherwise."""
    listed = {lineup.id: lineup.setup for lineup in rulebook(game).lineups()}
    if wanted not in listed:
        raise Mistake(f"{game} has no line-up {wanted!r}; `marches lineups {game}` lists the ones it has")
    if seats or modules:
        raise Mistake("--lineup says who plays and with which boxes: leave out --seats and --modules")
    setup = listed[wanted]
    given = [f"{name}={str(value).lower()}" for name, value in setup.options.items()]
    who = players or ",".join([YOU] + [BOT] * (len(setup.seats) - 1))
    return read_game(game, who, ",".join(setup.seats), ",".join(setup.modules), solo, [*given, *(options or [])])


def ask_game(console: Console, words: Words) -> tuple[Setup, list[str]]:
    """Ask which game and how many opponents; Enter starts a game of Raiders against two bots."""
    from rich.prompt import Prompt

    console.print(words.message("cli-welcome"), style="bold")
    game = Prompt.ask(words.message("cli-which-game"), choices=list(GAMES), default=GAMES[0], console=console)
    bots = Prompt.ask(words.message("cli-how-many-bots"), choices=["1", "2", "3"], default="2", console=console)
    return read_game(game, ",".join([YOU] + [BOT] * int(bots)), "", "", None, None)
