"""Looking things up: `rules`, `components`, `lineups`, `coverage`."""

from __future__ import annotations

from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from marches.games import GAMES, UnknownGame, rulebook
from marches.kernel.mistake import Mistake
from marches.rules import GAMES as LEDGERS
from marches.rules import Rule, find, ledger, search
from marches.text import LANGUAGES, UnknownLanguage, Words

if TYPE_CHECKING:
    from rich.console import Console

    from marches.rules.coverage import Cover

Lang = Annotated[str, typer.Option("--lang", help="en or fr.")]


def register(app: typer.Typer) -> None:
    app.command("rules")(rules)
    app.command("components")(components)
    app.command("lineups")(lineups)
    app.command("coverage")(cover)


def rules(
    rule_id: Annotated[
        str | None, typer.Argument(help="A rule, a game or a chapter: root:4.3.1, root, root:4.3.")
    ] = None,
    query: Annotated[str | None, typer.Option("--search", help="Words to look for, in either language.")] = None,
    lang: Lang = "en",
) -> None:
    """Look a rule up by its id, or search all rules."""
    from rich.console import Console

    if lang not in LANGUAGES:
        raise UnknownLanguage(f"The rules are in {', '.join(LANGUAGES)}, not in {lang!r}.")
    if query is not None:
        found = search(query)
        if not found:
            raise Mistake(f"No rule contains {query!r}, in English or in French.")
    elif rule_id is not None:
        found = _chapter(rule_id)
    else:
        raise Mistake("Say which rule (marches rules root:4.3.1) or what to look for (--search ambush).")
    console = Console()
    for rule in found:
        _show(console, rule, lang, full=len(found) == 1)


def _chapter(rule_id: str) -> list[Rule]:
    if rule_id in LEDGERS:
        return list(ledger(rule_id).values())
    game = rule_id.partition(":")[0]
    if game in LEDGERS and rule_id not in ledger(game):
        below = [rule for name, rule in ledger(game).items() if name.startswith(f"{rule_id}.")]
        if below:
            return below
    return [find(rule_id)]


def _show(console: Console, rule: Rule, lang: str, full: bool) -> None:
    console.print(f"[bold cyan]{rule.id}[/]  [dim]{rule.kind}, {rule.module}[/]", highlight=False)
    console.print(f"  {rule.text(lang)}", highlight=False, markup=False)
    if full and rule.conflict:
        console.print(f"  [yellow]{rule.conflict}[/]", highlight=False)
    if full and rule.source == "supplemented":
        console.print("  [dim]Supplemented: not in the rulebook at hand, from general knowledge of the game.[/]")


def components(
    game: Annotated[str, typer.Argument(help="raiders, root or scythe.")],
    everything: Annotated[bool, typer.Option("--all", help="List the confirmed ones too.")] = False,
) -> None:
    """List the components whose printed values are not confirmed."""
    from rich.console import Console
    from rich.table import Table as Grid

    if game not in GAMES:
        raise UnknownGame(f"Unknown game {game!r}. Available: {', '.join(GAMES)}.")
    items = import_module(f"marches.games.{game}.edge.components").inventory()
    grid = Grid(
        "file", "kind", "item", "status", "note", title=f"{game}: what is {'there' if everything else 'not confirmed'}"
    )
    for item in items:
        if everything or item.status != "confirmed":
            grid.add_row(item.file, item.kind, item.id, item.status, item.note)
    console = Console()
    console.print(grid)
    counts = {status: sum(item.status == status for item in items) for status in ("confirmed", "partial", "stand-in")}
    console.print(", ".join(f"{count} {status}" for status, count in counts.items()) + f", {len(items)} in all.")


def lineups(
    game: Annotated[str, typer.Argument(help="The game; root has line-ups.")] = "root",
    players: Annotated[int | None, typer.Option(help="Only those for this many seats, including machines.")] = None,
    lang: Lang = "en",
) -> None:
    """List the line-ups a rulebook recommends; those with a star suit newcomers."""
    from rich.console import Console

    words = Words(lang)
    found = [one for one in rulebook(game).lineups() if players in (None, len(one.setup.seats))]
    if not found:
        raise Mistake(f"{game} has no recommended line-ups" + (f" for {players}" if players else ""))
    console = Console()
    for (count, group), listed in groupby(found, lambda one: (len(one.setup.seats), one.group)):
        console.print(f"{count}  {words.fact(game, f'lineup:{group}')}", style="bold", highlight=False)
        for one in listed:
            names = ", ".join(str(words.fact(game, f"label:{label}")) for label in one.setup.seats)
            console.print(f"  {'★' if one.advised else ' '} {one.id}", style="cyan", highlight=False)
            console.print(f"      {names}", highlight=False)


def cover(
    tests: Annotated[Path, typer.Option(help="The folder of tests whose marks are read.")] = Path("tests"),
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    missing: Annotated[bool, typer.Option("--missing", help="List the rules without a test.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Fail if coverage is below the stored figures.")] = False,
    update: Annotated[bool, typer.Option("--keep", help="Store today's figures.")] = False,
) -> None:
    """How many ledger rules have a test, by game, module and kind."""
    from rich.console import Console

    from marches.rules.coverage import BASELINE, coverage, fallen, keep

    if not tests.is_dir():
        raise FileNotFoundError(f"There is no folder {tests}; run this from the project's folder or give --tests.")
    table = coverage(tests)
    if as_json:
        typer.echo(msgspec.json.encode(table).decode())
        return
    console = Console(width=None if Console().is_terminal else 110)
    _print_cover(console, "module", table, missing)
    _print_cover(console, "kind", coverage(tests, "kind"), missing=False)
    if update:
        keep(table, tests / BASELINE)
    if check and (drops := fallen(table, tests / BASELINE)):
        console.print("\n".join(["Coverage fell:", *drops]), style="red")
        raise typer.Exit(1)


def _print_cover(console: Console, by: str, table: dict[str, dict[str, Cover]], missing: bool) -> None:
    from rich.table import Table as Grid

    from marches.rules.coverage import Cover

    grid = Grid("game", by, "covered", "total", "%")
    for game, groups in table.items():
        whole = Cover(sum(c.covered for c in groups.values()), sum(c.total for c in groups.values()))
        for name, group in (*groups.items(), ("all", whole)):
            style = "bold" if name == "all" else None
            share = f"{100 * group.covered / group.total:.0f}"
            grid.add_row(game, name, str(group.covered), str(group.total), share, style=style)
    console.print(grid)
    if missing:
        for groups in table.values():
            for group in groups.values():
                for rule_id in group.missing:
                    console.print(rule_id, highlight=False)
