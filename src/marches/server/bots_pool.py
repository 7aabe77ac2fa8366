"""The bots' workers. They think while the server goes on serving, and never hold up a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import Sequence

import msgspec

from marches.bots import levels
from marches.kernel.action import Id
from marches.kernel.mistake import Mistake
from marches.kernel.setup import Setup
from marches.server.fair import FairLock
from marches.server.thinkers import HERE, STARTS, Gone, Thinker, thinker
from marches.server.worker import KEEP, Ask, Hint, Reply

LOG = logging.getLogger("marches.server")
GRACE = 10.0
"""Seconds a worker gets beyond a bot's own time (a long record to replay, a busy machine) before it is replaced."""
MOST_WAITING = 6
"""How many hints may be in progress. Further requests are refused."""
MOST_OF_ONE = 2
"""How many hints of one owner's tables may wait."""


class BotFailed(Exception):
    """No answer came. The caller gives any legal one, so that nobody has to wait."""


class Wish(msgspec.Struct, frozen=True):
    """A question for a bot: the record's lines so far, the seat, the bot's level and how long it may think."""

    table: str
    setup: Setup
    lines: Sequence[str]
    seat: int
    level: str
    seconds: float | None
    hints: bool = False
    owner: str = ""
    """Who set the table up: owners take turns."""


class _Worker:
    """One worker, and the tables we know it holds."""

    def __init__(self, thinker: Thinker, test_seed: str) -> None:
        self._test_seed = test_seed
        self._thinker = thinker
        self._busy = FairLock()
        self._known: dict[str, int] = {}
        self._asked = 0
        self.waiting = 0

    async def think(self, wish: Wish) -> Reply:
        own_time = levels.LEVELS[wish.level].seconds if wish.seconds is None else wish.seconds
        self.waiting += 1
        try:
            async with self._busy.turn(wish.owner):
                return await self._timed(wish, own_time + GRACE)
        finally:
            self.waiting -= 1

    def waiting_of(self, owner: str) -> int:
        """How many questions of an owner wait."""
        return self._busy.waiting(owner)

    async def _timed(self, wish: Wish, seconds: float) -> Reply:
        try:
            async with asyncio.timeout(seconds):
                return await self._persist(wish)
        except (Gone, Mistake, TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            LOG.warning("a bot's process is replaced: %s", type(error).__name__)
            await self._end()
            raise BotFailed from error
        except asyncio.CancelledError:
            await self._end()  # its reply would be taken for the next question's
            raise

    async def _persist(self, wish: Wish) -> Reply:
        """Ask again if the machine was lost while it was thinking."""
        for _ in range(STARTS - 1):
            with contextlib.suppress(Gone):
                return await self._exchange(wish)
        return await self._exchange(wish)

    async def _exchange(self, wish: Wish) -> Reply:
        table, lines = wish.table, wish.lines
        first = min(self._known.get(table, 0), len(lines))
        for start in (first, 0):
            self._asked += 1
            new = list(lines[start:])
            asked = (self._asked, table, wish.setup, wish.seat, wish.level, wish.seconds)
            reply = await self._send(Ask(*asked, start, new, wish.hints, self._test_seed, wish.owner))
            if reply.answer is not None or reply.hints is not None:
                self._known.pop(table, None)
                self._known[table] = len(lines)
                while len(self._known) > KEEP:
                    del self._known[next(iter(self._known))]
                return reply
            if reply.knows is None:
                break
        self._known.pop(table, None)
        raise BotFailed(reply.problem)

    async def _send(self, ask: Ask) -> Reply:
        if self._thinker.is_fresh and ask.first:
            return Reply(ask.number, knows=0)
        reply = await self._thinker.ask(ask)
        if reply.number != ask.number:
            raise ValueError("a reply to another question")
        return reply

    async def _end(self) -> None:
        self._known.clear()
        await self._thinker.end()

    async def close(self) -> None:
        await self._end()


class BotsPool:
    """A few workers, and one for hints. A table always asks the same worker, which then knows its record."""

    def __init__(self, workers: int, games: Sequence[str] = (), test_seed: str = "", bots: str = HERE) -> None:
        self._workers = [_Worker(thinker(bots, games), test_seed) for _ in range(max(1, workers))]
        self._adviser = _Worker(thinker(bots, games), test_seed)

    async def choose(
        self,
        table: str,
        setup: Setup,
        lines: Sequence[str],
        seat: int,
        level: str,
        seconds: float | None,
        owner: str = "",
    ) -> dict[str, Id]:
        """The answer a bot of `level` gives for `seat`, as JSON. Raises `BotFailed` if none came.
        `lines` are the record's.
        """
        worker = self._workers[zlib.crc32(table.encode()) % len(self._workers)]
        answer = (await worker.think(Wish(table, setup, lines, seat, level, seconds, False, owner))).answer
        if answer is None:
            raise BotFailed("hints where an answer was asked for")
        return answer

    async def advise(
        self, table: str, setup: Setup, lines: Sequence[str], seat: int, seconds: float, owner: str = ""
    ) -> list[Hint]:
        """The best answers for `seat`. Raises `BotFailed` if none came or too many wait. Does not hold up bots."""
        if self._adviser.waiting >= MOST_WAITING or self._adviser.waiting_of(owner) >= MOST_OF_ONE:
            raise BotFailed("too many hints at once")
        wish = Wish(table, setup, lines, seat, levels.DEFAULT, seconds, True, owner)
        return (await self._adviser.think(wish)).hints or []

    async def close(self) -> None:
        for worker in [*self._workers, self._adviser]:
            await worker.close()
