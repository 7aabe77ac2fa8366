"""`play`: a game in the terminal, against bots or people at the same keyboard."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console
from rich.prompt import Prompt
from rich.text import Text

from marches.bots.levels import DEFAULT, LEVELS, Bot, make_bot
from marches.cli.boards import aids, draw
from marches.cli.hint import hint_lines
from marches.cli.replay import what_happened
from marches.cli.saves import Save, latest
from marches.games import GAMES, rulebook
from marches.kernel.line import Line, Reason
from marches.kernel.module import Rulebook, Setup, SetupError, Value
from marches.kernel.step import NATURE, SPECTATOR
from marches.kernel.table import Refused, Table
from marches.kernel.view import Option, Question, page
from marches.rules import UnknownRule, find
from marches.text import LANGUAGES, Words

YOU, BOT = "you", "bot"
MOST_NEWS = 30
"""Lines of news shown at once; `log` has the rest."""


class Leave(Exception):
    """The player leaves; everything is saved."""


def register(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: Annotated[str | None, typer.Argument(help="raiders, root or scythe; without it you are asked.")] = None,
    players: Annotated[
        str, typer.Option(help="Who plays: you, bot, or a bot's level (wanderer, apprentice, veteran, warlord).")
    ] = "",
    seats: Annotated[str, typer.Option(help="Who sits where (colours, factions), separated by commas.")] = "",
    modules: Annotated[str, typer.Option(help="Boxes on the table, separated by commas.")] = "",
    options: Annotated[
        list[str] | None, typer.Option("--set", help="An option, as name=value; may be repeated.")
    ] = None,
    solo: Annotated[
        str | None, typer.Option(help="Raiders alone, against trader, lookout, huntress or outrider.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr; otherwise that of your system.")] = None,
    seed: Annotated[int | None, typer.Option(help="A number to repeat a game's dice and cards.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last unfinished game.")] = False,
    file: Annotated[Path | None, typer.Option("--file", help="Keep the game in this file, or go on with it.")] = None,
    think: Annotated[
        float | None, typer.Option(help="Seconds a bot may think about an answer; otherwise its level decides.")
    ] = None,
) -> None:
    """Play in the terminal. Every answer is on disk at once; leave with Ctrl-C and go on with --resume."""
    console = Console()
    if resume or (file is not None and file.exists()):
        save = Save.resume(file or latest())
        lang = lang or save.key.lang
    else:
        lang = lang or system_language()
        words = Words(lang)
        setup, kinds = (
            ask_game(console, words) if game is None else read_game(game, players, seats, modules, solo, options)
        )
        start = secrets.token_bytes(16) if seed is None else seed.to_bytes(16, "big", signed=True)
        save = Save.new(setup, start, kinds, lang, file)
    Sitting(console, save, lang, think).play()


def system_language() -> str:
    """The language of the system if Marches speaks it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def read_game(
    game: str, players: str, seats: str, modules: str, solo: str | None, options: list[str] | None
) -> tuple[Setup, list[str]]:
    """The setup the command line describes, and who plays each seat."""
    book = rulebook(game)
    boxes = [name for name in modules.split(",") if name]
    values: dict[str, Value] = dict(_value(book, item) for item in options or [])
    if solo is not None:
        boxes.append("solo")
        values["level"] = solo
    kinds = [kind.strip() for kind in players.split(",")] if players else [YOU] if solo is not None else [YOU, BOT, BOT]
    for kind in kinds:
        if kind not in (YOU, BOT, *LEVELS):
            raise SetupError(f"a player is {YOU}, {BOT}, {', '.join(LEVELS)}, not {kind!r}")
    labels = seats.split(",") if seats else book.seat_labels(len(kinds))
    if len(labels) != len(kinds):
        raise SetupError(f"{len(kinds)} players were named and {len(labels)} seats; give as many seats as players")
    setup = Setup(book.name, book.version, tuple(labels), tuple(boxes), values)
    book.check(setup)
    return setup, kinds


def _value(book: Rulebook, item: str) -> tuple[str, Value]:
    name, mark, text = item.partition("=")
    if not mark:
        raise SetupError(f"--set takes name=value, not {item!r}")
    if text in ("true", "false"):
        return name, text == "true"
    return name, int(text) if text.lstrip("-").isdigit() else text


def ask_game(console: Console, words: Words) -> tuple[Setup, list[str]]:
    """Ask which game and how many opponents; Enter starts a game of Raiders against two bots."""
    console.print(words.message("cli-welcome"), style="bold")
    game = Prompt.ask(words.message("cli-which-game"), choices=list(GAMES), default=GAMES[0], console=console)
    bots = Prompt.ask(words.message("cli-how-many-bots"), choices=["1", "2", "3"], default="2", console=console)
    return read_game(game, ",".join([YOU] + [BOT] * int(bots)), "", "", None, None)


def print_question(console: Console, words: Words, question: Question) -> None:
    """The question, what may be answered, and what may not, struck out."""
    console.rule(f"[bold]{words.say(question.line)}", align="left")
    for number, option in enumerate(question.options, 1):
        row = Text.assemble((f" {number:>3}  ", "bold cyan"), words.say(option.line))
        if option.preview:
            row.append(f"   {words.phrase(option.preview)}", style="dim")
        console.print(row, highlight=False)
    refused = [
        Text.assemble((f" {number:>3}  ", "dim"), (words.say(option.line), "dim strike"))
        for number, option in enumerate(question.refused, len(question.options) + 1)
    ]
    console.print(Columns(refused, padding=(0, 2)), highlight=False)


class Sitting:
    """One person (or several) at the terminal, until the game is over or they leave."""

    def __init__(self, console: Console, save: Save, lang: str, think: float | None) -> None:
        self.console = console
        self.save = save
        self.table: Table = save.table
        self.kinds = save.key.players
        self.words = Words(lang, self._names(lang))
        self.bots = {seat: self._bot(seat, think) for seat, kind in enumerate(self.kinds) if kind != YOU}
        self.read_to = dict.fromkeys(range(len(self.kinds)), 0)
        self.last_human: int | None = None
        self.draw_board = True

    def play(self) -> None:
        say = self.words.message
        self.console.print(say("cli-saved-in", {"file": str(self.save.path)}), style="dim")
        try:
            while (decision := self.table.game.decision) is not None:
                self._turn_of(decision.seats(self.table.game)[0])
            self._finish()
        except (Leave, KeyboardInterrupt, EOFError):
            self.console.print(say("cli-left", {"file": str(self.save.path)}))
        finally:
            self.save.close()

    def _bot(self, seat: int, think: float | None) -> Bot:
        level = DEFAULT if self.kinds[seat] == BOT else self.kinds[seat]
        return make_bot(level, self.table.rulebook, f"{self.save.key.seed}/{seat}/{self.table.n}", think)

    def _names(self, lang: str) -> list[str]:
        words = Words(lang)
        names = []
        table = self.table
        labels = [table.rulebook.label(table.game, table.setup, seat) for seat in range(len(self.kinds))]
        for seat, (kind, label) in enumerate(zip(self.kinds, labels, strict=True)):
            key = f"bots-player-{kind}" if kind in LEVELS else f"cli-player-{kind}"
            unique = labels.count(label) == 1
            name = words.fact(self.table.setup.game, f"label:{label}") if unique else words.player(seat)
            names.append(words.message(key, {"seat": name}))
        return names

    def _turn_of(self, seat: int) -> None:
        if self.kinds[seat] != YOU:
            with self.console.status(self.words.message("cli-thinking", {"player": self.words.player(seat)})):
                self.table.answer(seat, self.table.guided(seat) or self.bots[seat].choose(self.table.game, seat))
            return
        if self.kinds.count(YOU) > 1 and self.last_human != seat:
            self.console.clear()
            self.console.input(self.words.message("cli-hand-over", {"player": self.words.player(seat)}))
        self.last_human = seat
        self._show(seat)
        self._ask(seat)

    def _show(self, seat: int) -> None:
        """The board when others have played, or anew; what happened since, in any case."""
        news = what_happened(self.table, self.table.entries[self.read_to[seat] :], seat, self.words)
        if self.draw_board or self._others_played(seat):
            self.console.print()
            self.console.print(draw(self.table.rulebook, self.table.game, seat, self.words))
            self.console.rule(self.words.message("cli-since"), style="dim", align="left")
            self.draw_board = False
        self.read_to[seat] = self.table.n
        if len(news) > MOST_NEWS:
            self.console.print(self.words.message("cli-earlier", {"count": len(news) - MOST_NEWS}), style="dim")
        for line in news[-MOST_NEWS:]:
            self.console.print(f"  {line}", markup=False, highlight=False)

    def _others_played(self, seat: int) -> bool:
        return any(entry.seat not in (seat, NATURE) for entry in self.table.entries[self.read_to[seat] :])

    def _ask(self, seat: int) -> None:
        """Put the pending question until an answer changes something."""
        guided = self.table.guided(seat)
        question = page(self.table.rulebook, self.table.game, self.table.n, seat, guided).question
        assert question is not None
        if guided is not None and self.table.guide is not None:
            self.console.print(self.words.message(self.table.guide.line), style="bold green", highlight=False)
        print_question(self.console, self.words, question)
        while True:
            typed = self.console.input(self.words.message("cli-prompt") + " ").strip()
            if self._command(typed, seat, question):
                return

    def _command(self, typed: str, seat: int, question: Question) -> bool:
        """Carry out what was typed; True when the question is settled or must be put anew."""
        word, _, rest = typed.partition(" ")
        word = word.lower()
        listed = question.options + question.refused
        if word.isdigit():
            return self._answer(seat, question, int(word))
        if word in ("?", "why"):
            self._explain(question, self._chosen(rest, listed))
        elif word == "hint":
            for line in hint_lines(self.table.rulebook, self.table.game, seat, self.words):
                self.console.print(f"  {line}", markup=False, highlight=False)
        elif word == "undo":
            return self._undo(seat)
        elif word == "save":
            self._copy(rest)
        elif word in ("quit", "q"):
            raise Leave
        elif word == "board":
            self.draw_board = True
            return True
        elif word == "log":
            for line in what_happened(self.table, self.table.entries, seat, self.words)[-60:]:
                self.console.print(f"  {line}", markup=False, highlight=False)
        else:
            self._help(seat)
        return False

    def _help(self, seat: int) -> None:
        """What can be typed, and the game's player aid."""
        self.console.print(self.words.message("cli-help"), markup=False, highlight=False)
        aid = aids(self.table.rulebook, self.table.game, seat, self.words)
        if aid is not None:
            self.console.print(aid)

    def _chosen(self, text: str, listed: list[Option]) -> Option | None:
        return listed[int(text) - 1] if text.isdigit() and 1 <= int(text) <= len(listed) else None

    def _answer(self, seat: int, question: Question, number: int) -> bool:
        listed = question.options + question.refused
        option = self._chosen(str(number), listed)
        if option is None:
            self.console.print(self.words.message("cli-no-such-number", {"last": len(question.options)}))
            return False
        if option.reason is not None:
            self._why(option.reason)
            return False
        self.table.answer(seat, self.table.rulebook.actions.find(option.answer), question.n)
        return True

    def _explain(self, question: Question, option: Option | None) -> None:
        """The rule behind a question, an option or a refusal."""
        if option is not None and option.reason is not None:
            self._why(option.reason)
        else:
            self._rule(question.rule)

    def _why(self, reason: Reason) -> None:
        self.console.print(self.words.say(reason), style="yellow", markup=False, highlight=False)
        self._rule(reason.rule)

    def _rule(self, rule_id: str) -> None:
        try:
            rule = find(rule_id)
        except UnknownRule:
            self.console.print(self.words.message("cli-no-rule"), style="dim")
            return
        self.console.print(f"{rule.id}  {rule.text(self.words.lang)}", style="cyan", markup=False, highlight=False)

    def _undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except Refused as refused:
            self._why(refused.reason) if refused.reason.rule else self.console.print(self.words.say(refused.reason))
            return False
        self.read_to = {who: min(n, self.table.n) for who, n in self.read_to.items()}
        self.draw_board = True
        return True

    def _copy(self, name: str) -> None:
        if not name:
            self.console.print(self.words.message("cli-saved-in", {"file": str(self.save.path)}))
            return
        try:
            self.save.copy(Path(name))
        except OSError as error:
            self.console.print(str(error), style="yellow", markup=False)
        else:
            self.console.print(self.words.message("cli-saved-in", {"file": name}))

    def _finish(self) -> None:
        result = self.table.game.result
        assert result is not None
        viewer = self.kinds.index(YOU) if YOU in self.kinds else SPECTATOR
        self.console.print(draw(self.table.rulebook, self.table.game, viewer, self.words))
        self.console.rule(self.words.message("cli-over"))
        for seat in sorted(range(len(self.kinds)), key=lambda seat: -result.scores[seat]):
            key = "cli-won" if seat in result.winners else "cli-lost"
            line = Line(key, {"seat": f"seat:{seat}", "score": result.scores[seat]})
            self.console.print(self.words.say(line), style="bold green" if seat in result.winners else "", markup=False)
        if not result.winners:
            self.console.print(self.words.message("cli-nobody-won"))
        self.console.print(
            self.words.message("cli-verify", {"file": str(self.save.path)}), style="dim", highlight=False
        )
