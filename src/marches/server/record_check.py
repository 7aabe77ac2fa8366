"""Checks a record somebody sent: `python -m marches.server.record_check [MODULE:GAME …]` reads it from its input.

Whatever a record makes the rules do happens in this process, within its limits of time and memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import resource
import sys
from collections.abc import Mapping, Sequence

import msgspec

from marches import records
from marches.kernel.line import Fact
from marches.kernel.setup import SetupError
from marches.records.migrations import Incompatible, migrated
from marches.server.library import Library
from marches.server.problem import Problem
from marches.server.records import MOST_UNDOS
from marches.server.setups import told_of
from marches.table.record import Answer, Record, RecordError, Undo
from marches.table.table import Table

MOST_LINES = 20_000
MOST_SEATS = 12
MOST_ITEMS = 60
LONGEST = 200
"""Characters of a label, an option's value or a field of an answer."""
LONGEST_PROOF = 128
"""Hexadecimal digits of a share or a hash."""
LONGEST_SEED = 64
HEX = re.compile("([0-9a-f]{2})*")
MOST_RULES = 1_000_000
MOST_POINTS = 1_000_000
SECONDS = 20
MEMORY = 2_000_000_000
MOST_WAITING = 4
MOST_OF_ONE = 2
"""Records of one address that may be under way: the places are for others, too."""


class Verdict(msgspec.Struct):
    """What is wrong with a record: a key with its facts (no key: nothing), and the detail."""

    key: str = ""
    facts: dict[str, Fact] = {}
    detail: str = ""


class Checker:
    """Checks records, one at a time. A few more may wait."""

    def __init__(self, games: Sequence[str]) -> None:
        self._command = [sys.executable, "-m", "marches.server.record_check", *games]
        self._slot = asyncio.Lock()
        self._under_way: list[str] = []

    async def check(self, data: bytes, owner: str) -> None:
        """Raise a problem unless the record can be opened here."""
        if len(self._under_way) >= MOST_WAITING or self._under_way.count(owner) >= MOST_OF_ONE:
            raise Problem(503, "server-records-busy", retry_after=10)
        self._under_way.append(owner)
        try:
            async with self._slot:
                verdict = await self._verdict(data)
        finally:
            self._under_way.remove(owner)
        if verdict.key:
            raise Problem(422, verdict.key, verdict.facts, detail=verdict.detail)

    async def _verdict(self, data: bytes) -> Verdict:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)
        try:
            async with asyncio.timeout(2 * SECONDS):
                told, _ = await process.communicate(data)
            return msgspec.json.decode(told, type=Verdict)
        except (TimeoutError, msgspec.MsgspecError):  # it ran out of time or memory
            return Verdict("server-record-too-much")
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def bounded(record: Record) -> None:
    """Raise `RecordError` if a record is larger than any game, so that it is never replayed, whatever its rules."""
    setup, undos = record.header.setup, 0
    if not 0 <= setup.rules <= MOST_RULES:
        raise RecordError(1, "the rules version is out of range")
    if len(setup.seats) > MOST_SEATS or len(setup.modules) > MOST_ITEMS or len(setup.options) > MOST_ITEMS:
        raise RecordError(1, "too many seats, modules or options")
    names = [setup.game, *setup.seats, *setup.modules, *setup.options, *map(str, setup.options.values())]
    if any(len(name) > LONGEST for name in names):
        raise RecordError(1, f"a name of more than {LONGEST} characters")
    _check_proofs(record)
    if len(record.lines) > MOST_LINES:
        raise RecordError(MOST_LINES + 2, f"more than {MOST_LINES} lines")
    for number, line in enumerate(record.lines, 2):
        if line.seat not in range(-1, MOST_SEATS):
            raise RecordError(number, f"there is no seat {line.seat}"[:LONGEST])
        undos += isinstance(line, Undo)
        if undos > MOST_UNDOS:
            raise RecordError(number, f"more than {MOST_UNDOS} answers are taken back")
        if isinstance(line, Answer) and not _is_small(line.answer):
            raise RecordError(number, "an answer with too many or too long fields")


def _check_proofs(record: Record) -> None:
    """Raise `RecordError` if what proves the dice, or the result, is larger than any game's: every page shows it."""
    shares, end = record.header.shares, record.end
    told = [record.header.seed_hash]
    if shares is not None:
        if len(shares.seats) > MOST_SEATS or any(one.seat not in range(MOST_SEATS) for one in shares.seats):
            raise RecordError(1, "too many seats have shares")
        told += [shares.server, *(part for one in shares.seats for part in (one.pledge, one.share))]
    if end is not None:
        result = end.result
        if len(result.scores) > MOST_SEATS or any(one not in range(MOST_SEATS) for one in result.winners):
            raise RecordError(len(record.lines) + 2, "the result has too many seats")
        if len(result.winners) > MOST_SEATS or any(abs(score) > MOST_POINTS for score in result.scores):
            raise RecordError(len(record.lines) + 2, "the result has too many winners or too high a score")
        if len(end.seed) > LONGEST_SEED:
            raise RecordError(len(record.lines) + 2, f"a seed of more than {LONGEST_SEED} digits")
        told += [end.seed, end.share]
    if any(len(one) > LONGEST_PROOF or not HEX.fullmatch(one) for one in told):
        raise RecordError(1, f"a seed, share or hash that is not at most {LONGEST_PROOF} hexadecimal digits")


def _is_small(answer: Mapping[str, object]) -> bool:
    return len(answer) <= MOST_ITEMS and all(len(name) + len(str(value)) <= LONGEST for name, value in answer.items())


def verdict_on(library: Library, data: bytes) -> Verdict:
    """Check that a record fits the installed rules, or those it is migrated to. One
    without a migration is only kept.
    """
    try:
        record = records.loads(data)
        bounded(record)
        game = record.header.setup.game
        if game not in library:
            return Verdict("server-setup-game", {"game": game[:40], "known": ", ".join(library.names)})
        book = library.book(game)
        Table.replay(book, migrated(book, record))
    except Incompatible:
        return Verdict()
    except (RecordError, ValueError) as error:
        if isinstance(error.__cause__, SetupError):
            return Verdict(error.__cause__.line.key, told_of(error.__cause__.line))
        line = error.line if isinstance(error, RecordError) else 1
        return Verdict("server-record", {"line": line}, str(error)[:500])
    return Verdict()


def main() -> None:
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not end up in the verdict
    verdict = verdict_on(Library(sys.argv[1:]), sys.stdin.buffer.read())
    out.write(msgspec.json.encode(verdict))


if __name__ == "__main__":
    main()
