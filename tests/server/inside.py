"""A whole server inside the test's own process: its application, with its registry within reach."""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar
from litestar.exceptions.base_exceptions import LitestarDeprecationWarning

from marches.server.app import create
from marches.server.live import Live
from marches.server.metrics import Meter
from marches.server.registry import Registry
from marches.server.settings import Limits, Settings, database_url
from marches.server.wire import NewTable, NewTableOut
from tests.server.servers import TOY


def sent(body: bytes) -> Callable[[], Awaitable[bytes]]:
    """A body that comes when it is read."""

    async def read() -> bytes:
        return body

    return read


@contextlib.asynccontextmanager
async def inside(folder: Path, limits: Limits | None = None) -> AsyncIterator[tuple[httpx.AsyncClient, Registry]]:
    """Someone who asks, and the registry of the server that answers."""
    database = database_url(str(folder / "marches.db"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)  # of what its third version will ask for
        guard = create(Settings(database=database, games=(TOY,), test_seed="x", limits=limits or Limits()))
    assert isinstance(guard.app, Meter)
    app = guard.app.app
    assert isinstance(app, Litestar)
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, guard)), base_url="http://here") as http,
    ):
        registry = app.state["registry"]
        assert isinstance(registry, Registry)
        yield http, registry


def registry_on(folder: Path, test_seed: str = "marches") -> Registry:
    """The tables of a server whose database is in a folder."""
    database = database_url(str(folder / "marches.db"))
    return Registry(Settings(database=database, games=(TOY,), test_seed=test_seed))


@contextlib.asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Registry]:
    """The same while it runs; begun again in the same folder, it is the server after a restart."""
    registry = registry_on(folder)
    await registry.start()
    try:
        yield registry
    finally:
        await registry.stop()


@contextlib.asynccontextmanager
async def two_servers(folder: Path, wanted: NewTable) -> AsyncIterator[tuple[NewTableOut, Live, Live]]:
    """A new table as two servers on one database have it in memory."""
    async with running(folder) as one, running(folder) as two:
        made = await one.create(wanted, "here")
        yield made, await one.open(made.id), await two.open(made.id)
