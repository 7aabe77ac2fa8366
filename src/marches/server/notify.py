"""How several processes on one PostgreSQL stay in step, and agree on who moves a table's bots."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from sqlalchemy.engine import make_url

from marches.server.rows import CHANNEL

LOG = logging.getLogger("marches.server")
LISTENER = "marches listens"
"""The name of a running server's connection."""
HEARTBEAT = 1.0
PATIENCE = 5.0
"""Seconds in which the database must answer a heartbeat."""
Heard = Callable[[str, str], None]
"""Called with the table and what changed: `lines` and how many there are, `seats`, or `agreed`."""


class Connection(Protocol):
    """The part of asyncpg that we use."""

    async def fetchval(self, query: str, *args: object) -> object: ...

    async def add_listener(self, channel: str, callback: Callable[[object, int, str, object], None]) -> None: ...

    async def close(self) -> None: ...

    def is_closed(self) -> bool: ...

    def terminate(self) -> None: ...


class Neighbours(Protocol):
    """The other processes."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def claim(self, table: str) -> bool:
        """Whether this process may move the bots of a table."""
        ...

    async def release(self, table: str) -> None: ...


class Alone:
    """One process on SQLite: nobody to tell."""

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass


class Postgres:
    """Listens to what the others commit. Claims are advisory locks: they end with the process that holds them."""

    def __init__(self, url: str, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._connection: Connection | None = None
        self._busy = asyncio.Lock()
        self._claimed: set[str] = set()
        self._keeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._connect()
        self._keeping = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeping
        if self._connection is not None:
            await self._connection.close()

    async def claim(self, table: str) -> bool:
        if table in self._claimed:
            return True
        if await self._ask("SELECT pg_try_advisory_lock($1)", table):
            self._claimed.add(table)
        return table in self._claimed

    async def release(self, table: str) -> None:
        if table in self._claimed:
            self._claimed.discard(table)
            await self._ask("SELECT pg_advisory_unlock($1)", table)

    async def _ask(self, query: str, table: str) -> bool:
        async with self._busy:
            if self._connection is None or self._connection.is_closed():
                return False
            try:
                return bool(await self._connection.fetchval(query, _number(table)))
            except Exception as error:
                LOG.warning("asking PostgreSQL for a claim failed: %s", type(error).__name__)
                return False

    async def _connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only an installation with PostgreSQL has it

        self._claimed.clear()
        connection: Connection = await asyncpg.connect(self._url, server_settings={"application_name": LISTENER})
        await connection.add_listener(CHANNEL, self._hear)
        self._connection = connection

    async def _keep(self) -> None:
        """Connect again when the connection is lost, and read what was missed from the tables."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            if await self._answers():
                continue
            try:
                await self._connect()
                await self._missed()
            except Exception as error:
                LOG.warning("PostgreSQL is out of reach: %s", type(error).__name__)

    async def _answers(self) -> bool:
        """Whether the connection is still alive: one that died silently would never bring anything again."""
        connection = self._connection
        if connection is None or connection.is_closed():
            return False
        try:
            async with asyncio.timeout(PATIENCE), self._busy:
                await connection.fetchval("SELECT 1")
        except Exception as error:
            LOG.warning("the connection that listens is dead: %s", type(error).__name__)
            connection.terminate()
            return False
        return True

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        table, _, what = str(payload).partition(" ")
        self._heard(table, what)


def _number(table: str) -> int:
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
