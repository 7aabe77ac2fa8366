"""What the server does at a table by itself: bots' answers, standing answers, clocks, seats of absent people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from random import Random
from typing import Literal

import msgspec

from marches.kernel.action import Id
from marches.kernel.setup import Setup
from marches.server.bots_pool import BotFailed, BotsPool
from marches.server.live import Live
from marches.server.notify import Neighbours
from marches.server.pace import NoPace, Pace, is_secret
from marches.server.problem import Problem
from marches.server.rows import StorageError, now_ms
from marches.server.storage import Storage

LOG = logging.getLogger("marches.server")
SWEEP_SECONDS = 2.0
ELSEWHERE = 90_000
"""Milliseconds for which a seat counts as present after another process has seen it."""


class Job(msgspec.Struct, frozen=True):
    """Something to do now for a seat: answer decision `n` as a bot or as the seat wished, or let a bot take over."""

    kind: Literal["bot", "standing", "leave"]
    seat: int
    n: int
    level: str = ""
    answer: dict[str, Id] = {}


class Keeper:
    """One task per table in memory; it sleeps until something changes or falls due."""

    def __init__(
        self,
        storage: Storage,
        pool: BotsPool,
        neighbours: Neighbours,
        rng: Random,
        pace: Pace | None = None,
        stand_in_of: Callable[[Live], str] = lambda live: live.config.stand_in,
    ) -> None:
        self.storage = storage
        self.pace = pace or NoPace(rng)
        self.pool = pool
        self.neighbours = neighbours
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._rng = rng
        self.asked = 0
        """Questions to bots whose answer has not been given yet, also while it is held back."""
        self._stand_in_of = stand_in_of

    def keep(self, live: Live) -> None:
        """Start looking after a table."""
        if live.id not in self._tasks and live.row.state == "playing":
            self._tasks[live.id] = asyncio.create_task(self._run(live))

    async def leave(self, table: str) -> None:
        """Stop looking after a table."""
        task = self._tasks.pop(table, None)
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.neighbours.release(table)

    async def close(self) -> None:
        for table in list(self._tasks):
            await self.leave(table)

    async def _run(self, live: Live) -> None:
        while live.row.state == "playing":
            changed = live.change
            try:
                wait = await self._turn(live)
            except (Problem, StorageError) as error:
                LOG.info("table %s: %s", live.id, error)
                wait = 0.2
            except Exception:
                LOG.exception("table %s: looking after it failed", live.id)
                wait = 5.0
            if wait is None or wait > 0:
                await live.wait(changed, min(wait or 3600.0, 3600.0))
        self._tasks.pop(live.id, None)

    async def _turn(self, live: Live) -> float | None:
        """Do one thing. Returns how long to wait for the next one; None means until something changes."""
        async with live.hold():
            if not live.fits:
                return None
            moment = now_ms()
            job = self._job(live, moment)
            wake = live.wake(moment)
        if job is None:
            if not live.is_watched(moment):
                await self.neighbours.release(live.id)
            return None if wake is None else max(0.05, (wake - moment) / 1000)
        if self.storage.failing:  # a bot would think in vain, over and over
            return SWEEP_SECONDS
        if not await self.neighbours.claim(live.id):
            return SWEEP_SECONDS
        await self._do(live, job)
        return 0.0

    def _job(self, live: Live, moment: int) -> Job | None:
        for seat in live.waiting():
            row, n = live.seats[seat], live.table.n
            if row.level or row.stand_in:
                if not live.is_watched(moment):
                    continue  # it goes on as soon as somebody looks
                return Job("bot", seat, n, row.level or self._stand_in_of(live))
            wished = live.standing_answer(seat)
            if wished is not None:
                return Job("standing", seat, n, answer=wished.to_json())
            if live.clock_left(seat, moment) == 0:
                kind: Literal["bot", "leave"] = "bot" if live.is_here(seat, moment) else "leave"
                return Job(kind, seat, n, self._stand_in_of(live))
            if live.config.leaver and live.leaves_at(seat, moment) <= moment:
                return Job("leave", seat, n)
        return None

    async def _do(self, live: Live, job: Job) -> None:
        if job.kind == "standing":
            await live.answer(job.seat, job.answer, job.n, by="standing")
        elif job.kind == "leave":
            await self._seat_a_bot(live, job.seat)
        else:
            await self._let_bot_answer(live, job)

    async def _seat_a_bot(self, live: Live, seat: int) -> None:
        await live.reload_seats()
        moment = now_ms()
        if live.clock_left(seat, moment) == 0:
            is_here = live.is_here(seat, moment)
        else:
            is_here = moment - live.seats[seat].seen < min(ELSEWHERE, 1000 * live.config.leaver)
        if not is_here:
            await live.change_seat(seat, stand_in=True)

    async def _let_bot_answer(self, live: Live, job: Job) -> None:
        async with live.hold():
            guided = live.table.script.asks(live.table.game, job.seat)
            bodies, version = [row.body for row in live.journal.rows], live.version
            setup, secret, began = live.table.setup, is_secret(live.table.game), self.pace.clock()
        if guided is not None:  # the guide has answered already
            await live.answer(job.seat, guided.to_json(), job.n, by="bot")
            return
        self.asked += 1
        try:
            answer = await self._thought_of(live, job, setup, bodies)
            if secret:
                await self.pace.hold(began, job.level, live.config.think)
        finally:
            self.asked -= 1
        row = live.seats[job.seat]
        if not row.level and not row.stand_in and live.clock_left(job.seat, now_ms()) != 0:
            return  # the person came back while the bot was thinking
        try:
            # If something was taken back meanwhile, this answers another question: the bot thinks again.
            await live.answer(job.seat, answer, job.n, version, by="bot")
        except Problem as problem:
            if problem.status != 422:
                raise
            LOG.error("table %s: a bot gave an answer that is not offered: %s", live.id, answer)
            await live.answer(job.seat, await self._any_answer(live, job), job.n, by="bot")

    async def _thought_of(self, live: Live, job: Job, setup: Setup, bodies: list[str]) -> dict[str, Id]:
        """The bot's answer, or any legal one if the bot gives none."""
        think, owner = live.config.think, live.row.address
        try:
            return await self.pool.choose(live.id, setup, bodies, job.seat, job.level, think, owner)
        except BotFailed as error:
            LOG.warning("table %s: seat %s gets any answer, its bot gave none: %s", live.id, job.seat, error)
            return await self._any_answer(live, job)

    async def _any_answer(self, live: Live, job: Job) -> dict[str, Id]:
        async with live.hold():
            options = live.table.options(job.seat)
            if not options:
                raise Problem(409, "table-not-asked")
            return self._rng.choice(options).to_json()
