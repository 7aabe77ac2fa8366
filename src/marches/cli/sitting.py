"""Sitting at the terminal: the board, the questions and what is typed, until the game is over or everyone leaves."""

from __future__ import annotations

from os.path import expanduser
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from marches.bots.levels import DEFAULT, LEVELS, Bot, make_bot
from marches.cli import told
from marches.cli.boards import aids, draw
from marches.cli.hint import hint_lines
from marches.cli.replay import what_happened
from marches.cli.saves import BOT, YOU, Save, folder
from marches.cli.typed import whole_number
from marches.games import source_of
from marches.kernel.line import Line, Reason
from marches.kernel.mistake import Mistake
from marches.kernel.step import NATURE, SPECTATOR
from marches.rules import UnknownRule, find
from marches.table.table import Refused, Table
from marches.table.view import Option, Question, page
from marches.text import LANGUAGES, Words

COMMANDS = ("why", "hint", "undo", "save", "quit", "board", "log", "help")
MOST_NEWS = 30
"""Lines of news shown at once; `log` has the rest."""


class Leave(Exception):
    """The player leaves; everything is saved."""


def hanging(mark: Text | str, text: Text | str) -> Grid:
    """A line that, in a narrow terminal, continues under its text and not under its mark."""
    line = Grid.grid(padding=0)
    line.add_column(no_wrap=True)
    line.add_column()
    line.add_row(mark, text)
    return line


def print_lines(console: Console, lines: list[str]) -> None:
    """News, hints and the log, set in a little."""
    for line in lines:
        console.print(hanging("  ", Text(line)), highlight=False)


def print_question(console: Console, words: Words, question: Question) -> None:
    """The question, the answers that are allowed, and those that are not: marked with ✕ and struck out."""
    title = Text(words.say(question.line), "bold")
    if title.cell_len > console.width - len("─ ─"):
        console.print(title)  # a rule would cut it off
    else:
        console.rule(title, align="left")
    for number, option in enumerate(question.options, 1):
        row = Text(words.say(option.line))
        if option.preview:
            row.append(f"   {words.phrase(option.preview)}", style="dim")
        console.print(hanging(Text(f" {number:>3}  ", "bold cyan"), row), highlight=False)
    refused = [
        Text.assemble((f" {number:>3} ✕ ", "dim"), (words.say(option.line), "dim strike"))
        for number, option in enumerate(question.refused, len(question.options) + 1)
    ]
    console.print(Columns(refused, padding=(0, 2)), highlight=False)


def commands() -> dict[str, str]:
    """What can be typed at the prompt, in every language, and the command it stands for."""
    found = {"?": "why", "q": "quit"}
    for lang in LANGUAGES:
        for name in COMMANDS:
            found[Words(lang).message(f"cli-command-{name}")] = name
    return found


def player_names(table: Table, kinds: list[str], lang: str) -> list[str]:
    """The players' names: the seat's colour or faction, and who answers for it."""
    words = Words(lang)
    labels = [table.rulebook.label(table.game, table.setup, seat) for seat in range(len(kinds))]
    names = []
    for seat, (kind, label) in enumerate(zip(kinds, labels, strict=True)):
        unique = labels.count(label) == 1
        name = str(words.fact(table.setup.game, f"label:{label}")) if unique else words.player(seat)
        machine = table.rulebook.machine(table.setup, seat)
        if machine:
            played_by = words.fact(table.setup.game, machine)
            names.append(words.message("cli-player-machine", {"seat": name, "machine": played_by}))
        else:
            names.append(player_name(words, kind, name))
    return names


def player_name(words: Words, kind: str, name: str) -> str:
    """A name, and whether a person or a bot answers for it."""
    return words.message(f"bots-player-{kind}" if kind in LEVELS else f"cli-player-{kind}", {"seat": name})


def _go_on(save: Save) -> str:
    """What to type to go on with a game. A game that is not part of Marches must be named."""
    name = save.table.rulebook.name
    play = "marches play" if source_of(name) == name else f"marches play {source_of(name)}"
    return f"{play} --resume" if save.path.parent == folder() else f"{play} --file {save.path}"


def _verify(save: Save) -> str:
    """What to type to check the record of a game."""
    name = save.table.rulebook.name
    marches = "marches" if source_of(name) == name else f"marches --game {source_of(name)}"
    return f"{marches} verify {save.path}"


class Sitting:
    """One person (or several) at the terminal, until the game is over or they leave."""

    def __init__(self, console: Console, save: Save, lang: str, think: float | None, command: str = "") -> None:
        self.console = console
        self.save = save
        self.table: Table = save.table
        self.kinds = save.key.players
        self.command = command or _go_on(save)
        self.words = Words(lang, player_names(self.table, self.kinds, lang))
        self.bots = {seat: self._bot(seat, think) for seat, kind in enumerate(self.kinds) if kind != YOU}
        self._commands = commands()
        self.read_to = dict.fromkeys(range(len(self.kinds)), 0)
        self.last_human: int | None = None
        self.draw_board = True

    def play(self) -> None:
        say = self.words.message
        self.console.print(say("cli-saved-in", {"file": str(self.save.path)}), style="dim", markup=False)
        try:
            while (decision := self.table.game.decision) is not None:
                self._turn_of(decision.seats(self.table.game)[0])
            self._finish()
        except (Leave, KeyboardInterrupt, EOFError) as leaving:
            if not isinstance(leaving, Leave):
                self.console.print()  # below the prompt
            left = say("cli-left", {"command": self.command})
            self.console.print(left, highlight=False, soft_wrap=True, markup=False)
        finally:
            self.save.close()

    def _bot(self, seat: int, think: float | None) -> Bot:
        level = DEFAULT if self.kinds[seat] == BOT else self.kinds[seat]
        return make_bot(level, self.table.rulebook, f"{self.save.key.seed}/{seat}/{self.table.n}", think)

    def _turn_of(self, seat: int) -> None:
        if self.kinds[seat] != YOU:
            with self.console.status(self.words.message("cli-thinking", {"player": self.words.player(seat)})):
                guided = self.table.script.asks(self.table.game, seat)
                self.table.answer(seat, guided or self.bots[seat].choose(self.table.game, seat))
            return
        if self.kinds.count(YOU) > 1 and self.last_human != seat:
            self.console.clear()
            self.console.input(self.words.message("cli-hand-over", {"player": self.words.player(seat)}))
        self.last_human = seat
        self._show(seat)
        self._ask(seat)

    def _show(self, seat: int) -> None:
        """Draw the board if others have played or it was asked for, then list what happened since."""
        news = what_happened(self.table, self.table.entries[self.read_to[seat] :], seat, self.words)
        if self.draw_board or self._others_played(seat):
            self.console.print()
            self.console.print(draw(self.table.rulebook, self.table.game, seat, self.words))
            self.console.rule(self.words.message("cli-since"), style="dim", align="left")
            self.draw_board = False
        self.read_to[seat] = self.table.n
        if len(news) > MOST_NEWS:
            self.console.print(self.words.message("cli-earlier", {"count": len(news) - MOST_NEWS}), style="dim")
        print_lines(self.console, news[-MOST_NEWS:])

    def _others_played(self, seat: int) -> bool:
        return any(entry.seat not in (seat, NATURE) for entry in self.table.entries[self.read_to[seat] :])

    def _ask(self, seat: int) -> None:
        """Ask the pending question until an answer changes something."""
        guided = self.table.script.asks(self.table.game, seat)
        question = page(self.table.rulebook, self.table.game, self.table.n, seat, guided).question
        assert question is not None
        if guided is not None and self.table.script.step is not None:
            self.console.print(self.words.message(self.table.script.step.line), style="bold green", highlight=False)
        print_question(self.console, self.words, question)
        while True:
            self.console.print(self.words.message("cli-prompt"), end="", highlight=False)
            typed = self.console.input(" ").strip()  # wrapped text would lose the space at its end
            if self._command(typed, seat, question):
                return

    def _command(self, typed: str, seat: int, question: Question) -> bool:
        """Carry out what was typed. Returns whether the question is settled or must be asked again."""
        word, _, rest = typed.partition(" ")
        number = whole_number(word)
        if number is not None:
            return self._answer(seat, question, number)
        command = self._commands.get(word.lower(), "")
        if command == "why":
            self._explain(question, self._chosen(rest, question.options + question.refused))
        elif command == "hint":
            print_lines(self.console, hint_lines(self.table.rulebook, self.table.game, seat, self.words))
        elif command == "undo":
            return self._undo(seat)
        elif command == "save":
            self._copy(rest)
        elif command == "quit":
            raise Leave
        elif command == "board":
            self.draw_board = True
            return True
        elif command == "log":
            print_lines(self.console, what_happened(self.table, self.table.entries, seat, self.words)[-60:])
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
        number = whole_number(text)
        return listed[number - 1] if number is not None and 1 <= number <= len(listed) else None

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
            key = "cli-unknown-rule" if rule_id else "cli-no-rule"
            self.console.print(self.words.message(key, {"rule": rule_id}), style="dim", markup=False, highlight=False)
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
            self.console.print(self.words.message("cli-saved-in", {"file": str(self.save.path)}), markup=False)
            return
        try:
            self.save.copy(Path(expanduser(name)))
        except (Mistake, OSError) as error:
            self.console.print(told(error), style="yellow", markup=False)
        else:
            self.console.print(self.words.message("cli-saved-in", {"file": name}), markup=False)

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
        verify = self.words.message("cli-verify", {"command": _verify(self.save)})
        self.console.print(verify, style="dim", highlight=False, markup=False)
