"""A bot's own process: `python -m marches.server.worker [MODULE:GAME …]`. JSON lines in, JSON lines out.

It replays each table itself and keeps it, so that a question brings only the lines since the last one. It gets no
seed, and bots think on re-dealt positions: nothing hidden helps them. It ends when its input does.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import OrderedDict
from random import Random
from typing import IO

import msgspec

from marches.bots.hints import hints
from marches.bots.levels import Bot, make_bot
from marches.kernel.action import Action, Id
from marches.kernel.setup import Setup
from marches.server.library import Library
from marches.server.records import parse_line
from marches.table.record import FORMAT, Answer, Header, Record, RecordError, Undo
from marches.table.table import Table

KEEP = 64
"""Tables a worker remembers."""
TREES_PER_TABLE = 4
TREES_PER_OWNER = 12
"""Searching bots whose trees are kept from one question to the next; those used longest ago are made again."""
TEST_ITERATIONS = 40
"""How far a bot thinks where its time does not count."""


class Ask(msgspec.Struct):
    """Which answer would a bot of this level give for a seat? `lines` are those from number `first` on."""

    number: int
    table: str
    setup: Setup
    seat: int
    level: str
    seconds: float | None
    first: int
    lines: list[str]
    hints: bool = False
    """Whether to return the best few answers instead of one."""
    test_seed: str = ""
    """For tests: the answer follows from this and from what the seat knows, not from luck, the clock or the past."""
    owner: str = ""
    """Who set the table up."""


class Hint(msgspec.Struct):
    """One of the best answers, its share of the thinking, the chance to win with it."""

    answer: dict[str, Id]
    share: float
    expected: float


class Reply(msgspec.Struct, omit_defaults=True):
    """The answer; or how many lines the worker knows, when it needs those before `first` as well."""

    number: int
    answer: dict[str, Id] | None = None
    hints: list[Hint] | None = None
    knows: int | None = None
    problem: str = ""


class Seated(msgspec.Struct):
    """A table in the worker's memory, with the bots that sit at it."""

    table: Table
    bots: dict[tuple[int, str, float | None], Bot]
    owner: str = ""


class Worker:
    """Answers questions one at a time."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.tables: OrderedDict[str, Seated] = OrderedDict()

    def reply(self, ask: Ask) -> Reply:
        seated = self._seated(ask)
        known = len(seated.table.lines)
        if known < ask.first:
            return Reply(ask.number, knows=known)
        try:
            seated.table.follow(_lines(ask.lines[known - ask.first :]))
        except RecordError as error:
            del self.tables[ask.table]
            return Reply(ask.number, knows=0) if ask.first else Reply(ask.number, problem=str(error))
        decision = seated.table.game.decision
        if decision is None or ask.seat not in decision.seats(seated.table.game):
            return Reply(ask.number, problem="that seat is not asked")
        if ask.hints:
            return Reply(ask.number, hints=self._hints(seated.table, ask))
        if ask.test_seed:
            return Reply(ask.number, _foreseen(seated.table, ask).to_json())
        return Reply(ask.number, self._bot(seated, ask).choose(seated.table.game, ask.seat).to_json())

    def _hints(self, table: Table, ask: Ask) -> list[Hint]:
        seconds, iterations = ask.seconds or 0.0, TEST_ITERATIONS if ask.test_seed else 0
        seed = 1 if ask.test_seed else Random().getrandbits(32)
        best = hints(table.rulebook, table.game, ask.seat, seconds, iterations, seed)
        return [Hint(advice.action.to_json(), advice.share, advice.expected) for advice in best]

    def _seated(self, ask: Ask) -> Seated:
        if ask.first == 0 and ask.table in self.tables:
            del self.tables[ask.table]
        if ask.table not in self.tables:
            record = Record(Header(FORMAT, ask.setup, ""), [])
            self.tables[ask.table] = Seated(Table.replay(self.library.book(ask.setup.game), record), {}, ask.owner)
        self.tables.move_to_end(ask.table)
        while len(self.tables) > KEEP:
            self.tables.popitem(last=False)
        return self.tables[ask.table]

    def _bot(self, seated: Seated, ask: Ask) -> Bot:
        key = (ask.seat, ask.level, ask.seconds)
        bot = seated.bots.pop(key, None)
        if bot is None:
            bot = make_bot(ask.level, seated.table.rulebook, Random().getrandbits(64), ask.seconds)
        seated.bots[key] = bot
        while len(seated.bots) > TREES_PER_TABLE:
            del seated.bots[next(iter(seated.bots))]
        mine = [one for one in self.tables.values() if one.owner == ask.owner and one.bots]
        while sum(len(one.bots) for one in mine) > TREES_PER_OWNER:
            oldest = next(one for one in mine if one.bots)
            del oldest.bots[next(iter(oldest.bots))]
        return bot


def _foreseen(table: Table, ask: Ask) -> Action:
    """A bot's answer in a test: who has sealed an answer before it does not matter, nor what it was asked earlier."""
    g = table.game.clone()
    began = table.n - len(g.sealed)
    g.sealed.clear()
    seed = f"{ask.test_seed}/{ask.seat}/{began}"
    return make_bot(ask.level, table.rulebook, seed, iterations=TEST_ITERATIONS).choose(g, ask.seat)


def _lines(bodies: list[str]) -> list[Answer | Undo]:
    lines = [parse_line(body) for body in bodies]
    return [line for line in lines if isinstance(line, Answer | Undo)]


def serve(worker: Worker, source: IO[bytes], target: IO[bytes]) -> None:
    """Answer until the input ends."""
    for row in source:
        target.write(msgspec.json.encode(answered(worker, msgspec.json.decode(row, type=Ask))) + b"\n")
        target.flush()


def answered(worker: Worker, ask: Ask) -> Reply:
    """Its reply, whatever happens."""
    try:
        return worker.reply(ask)
    except Exception as error:  # whatever a bot does wrong, the table must go on
        worker.tables.pop(ask.table, None)
        return Reply(ask.number, problem=f"{type(error).__name__}: {error}")


def main() -> None:
    os.nice(10)  # bots think in the time the server leaves
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not get between the lines
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        serve(Worker(Library(sys.argv[1:])), sys.stdin.buffer, out)


if __name__ == "__main__":
    main()
