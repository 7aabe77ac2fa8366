"""`achievements`: Scythe's achievement sheet, kept on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from marches.cli.look import Lang
from marches.cli.replay import load
from marches.cli.saves import folder, write_whole
from marches.kernel.mistake import Mistake
from marches.text import Words

if TYPE_CHECKING:
    from marches.games.scythe.edge.achievements import Claim


def register(app: typer.Typer) -> None:
    app.command("achievements")(achievements)


def achievements(
    file: Annotated[Path | None, typer.Argument(help="The record of a finished game of Scythe.")] = None,
    claimed: Annotated[
        list[str] | None, typer.Option("--claim", help="The achievement to write a name beside; may be given twice.")
    ] = None,
    name: Annotated[str, typer.Option(help="The name to write.")] = "",
    lang: Lang = "en",
) -> None:
    """Show Scythe's achievement sheet. With a won game's record: what its winner may claim, or claim it."""
    from rich.console import Console

    from marches.games.scythe.edge.achievements import achieved, claim
    from marches.games.scythe.edge.components import ACHIEVEMENTS
    from marches.games.scythe.rules.state import ScytheGame

    words, console, sheet = Words(lang), Console(), read_sheet()
    if file is not None:
        record, table = load(file)
        g = table.game
        if not isinstance(g, ScytheGame) or g.result is None:
            raise Mistake(f"{file} is not the record of a finished game of Scythe.")
        for achievement in claimed or []:
            if not name.isprintable() or not name.strip():
                raise Mistake("Say whose name to write: --name NAME.")
            if not g.result.winners:
                raise Mistake(f"Nobody has won the game of {file}.")
            winner = next((seat for seat in g.result.winners if achievement in achieved(g, seat)), g.result.winners[0])
            claim(sheet, g, winner, achievement, name, record.header.seed_hash)
            write_sheet(sheet)
        won = {one for seat in g.result.winners for one in achieved(g, seat)}
        open_now = [one.id for one in ACHIEVEMENTS if one.id in won and all(one.id != old.achievement for old in sheet)]
        console.print(f"{words.message('cli-scythe-may-claim')}: {', '.join(open_now) or '–'}", highlight=False)
    holders = {old.achievement: old.name for old in sheet}
    for line in ACHIEVEMENTS:
        mark = "°" if line.status == "stand-in" else " "
        said = words.fact("scythe", f"achievement:{line.id}")
        console.print(f"{mark} {line.id:<18} {holders.get(line.id, '…')}  {said}", highlight=False, markup=False)


def sheet_path() -> Path:
    """Where the sheet is kept."""
    return folder().parent / "scythe-achievements.json"


def read_sheet() -> list[Claim]:
    """The names written so far."""
    from marches.games.scythe.edge.achievements import Claim

    path = sheet_path()
    if not path.is_file():
        return []
    try:
        rows = msgspec.json.decode(path.read_bytes(), type=list[tuple[str, str, str]])
    except ValueError as error:  # also bytes that are no text
        raise Mistake(f"{path} is damaged: {error}") from error
    return [Claim(*row) for row in rows]


def write_sheet(sheet: list[Claim]) -> None:
    write_whole(sheet_path(), msgspec.json.encode([(old.achievement, old.name, old.game) for old in sheet]))
