"""What every handler needs from its request: the registry, the viewer's language, the secret, the address, the seat."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated

from litestar import Request, post
from litestar.datastructures import State
from litestar.openapi.spec import SecurityRequirement
from litestar.params import QueryParameter

from marches.server.guard import Buckets
from marches.server.live import Live
from marches.server.problem import Problem, not_yours
from marches.server.registry import Registry
from marches.server.speech import Speaker, language, ready
from marches.server.state import Viewer
from marches.server.wire import Accepted

SECRET: list[SecurityRequirement] = [{"secret": []}]
"""How the description says that a request needs a secret."""
Asked = Request[None, None, State]
Lang = Annotated[
    str | None,
    QueryParameter(
        name="lang", max_length=10, description="en or fr; absent: the first of Accept-Language Marches speaks"
    ),
]
SeatAsked = Annotated[int | None, QueryParameter(name="seat", ge=0, le=99, description="which of your seats looks")]


def registry_of(request: Asked) -> Registry:
    registry = request.app.state["registry"]
    assert isinstance(registry, Registry)
    return registry


def lang_of(request: Asked) -> str:
    return language(request.query_params.get("lang"), request.headers.get("accept-language", ""))


def speaker(request: Asked) -> Speaker:
    return Speaker(lang_of(request))


def address_of(request: Asked) -> str:
    return request.headers.get("x-marches-address", "local")


def secret_of(request: Asked) -> str:
    """The secret a request brings in its header."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret or len(secret) > 200:
        raise not_yours()
    return secret.strip()


async def table_of(request: Asked, table: str) -> Live:
    if len(table) > 24:
        raise Problem(404, "server-no-table")
    return await registry_of(request).open(table)


async def at_table(request: Asked, table: str) -> tuple[Live, Viewer]:
    """The table and who asks."""
    secret = secret_of(request)
    live = await table_of(request, table)
    viewer = live.viewer(secret)
    live.visit()
    await live.come_back(viewer)
    await ready([live.book.name], lang_of(request))
    return live, viewer


def own_seat(live: Live, viewer: Viewer, asked: int | None) -> int:
    """The seat a viewer acts for."""
    if asked is None and len(viewer.seats) == 1:
        return viewer.seats[0]
    if asked is None and viewer.seats:
        mine = [seat for seat in viewer.seats if seat in live.waiting()]
        return mine[0] if mine else viewer.seats[0]
    if asked is None or asked not in viewer.seats:
        raise not_yours()
    return asked


async def at_seat(request: Asked, table: str, asked: int | None, kind: str = "answers") -> tuple[Live, int]:
    """The table and the seat a request acts for, if that seat does not act too often."""
    live, viewer = await at_table(request, table)
    seat = own_seat(live, viewer, asked)
    check_pace(request, live, seat, kind)
    return live, seat


def check_pace(request: Asked, live: Live, seat: int, kind: str = "answers") -> None:
    """Raise a problem if a seat asks for something too often."""
    if not buckets(request, kind).take(f"{live.id}/{seat}"):
        raise Problem(429, "server-too-fast", retry_after=1)


def buckets(request: Asked, kind: str) -> Buckets:
    found = request.app.state[kind]
    assert isinstance(found, Buckets)
    return found


def posted(path: str, name: str, summary: str, tags: list[str], status: int = 200) -> post:
    """How a POST of somebody at a table is served and described."""
    path = f"/tables/{{table:str}}{path}"
    return post(path, tags=tags, security=SECRET, operation_id=name, summary=summary, status_code=status)


async def carried_out(live: Live, work: Coroutine[None, None, object]) -> Accepted:
    """Finish what was asked, even if the client closes the connection. Returns where the table is now."""
    await asyncio.shield(work)
    return Accepted(live.version, len(live.journal.standing))
