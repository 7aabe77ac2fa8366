"""Playing: pages and events out, answers in."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter
from litestar.response import Stream

from marches.server import pages
from marches.server.bots_pool import BotFailed
from marches.server.context import (
    SECRET,
    Asked,
    Lang,
    SeatAsked,
    address_of,
    at_seat,
    at_table,
    buckets,
    carried_out,
    check_pace,
    lang_of,
    own_seat,
    posted,
    registry_of,
    secret_of,
)
from marches.server.live import Live
from marches.server.packing import Packer
from marches.server.problem import Problem
from marches.server.registry import Registry
from marches.server.setups import clean_name
from marches.server.speech import Speaker
from marches.server.standing import check_standing
from marches.server.state import Viewer
from marches.server.wire import (
    Accepted,
    AgreeIn,
    AnswerIn,
    Hello,
    HintsIn,
    HintsOut,
    LogRow,
    NameIn,
    Page,
    StandingIn,
    UndoIn,
)

HEARTBEAT = 15.0
TAGS = ["play"]
AGAIN = "server-hello-again"
Boot = Annotated[str, Parameter(max_length=40, description="the boot of the last hello")]
Line = Annotated[int | None, Parameter(ge=0, le=1_000_000)]


@get("/tables/{table:str}", tags=TAGS, security=SECRET, operation_id="page", summary="The page of this moment")
async def show(request: Asked, table: str, lang: Lang = None, seat: SeatAsked = None) -> Page:
    """Everything the holder of a link sees now."""
    live, viewer = await at_table(request, table)
    async with live.hold():
        return pages.page_of(live, viewer, pages.eyes_of(live, viewer, seat), lang_of(request))


@get(
    "/tables/{table:str}/events",
    tags=TAGS,
    security=SECRET,
    operation_id="events",
    summary="Pages as they change, as server-sent events",
    media_type="text/event-stream",
)
async def events(
    request: Asked, table: str, lang: Lang = None, seat: SeatAsked = None, since: Line = None, boot: Boot = ""
) -> Stream:
    """First `hello`: given the `boot` of the last one, its words say whether the server was restarted. Then a `page`
    after every change, `bye` when the server goes down. The id of a page is its version: come back with it as
    `Last-Event-ID` (or `since`) and the log goes on from there without a gap."""
    live, viewer = await at_table(request, table)
    registry = registry_of(request)
    async with live.hold():
        pages.eyes_of(live, viewer, seat)
    last = request.headers.get("last-event-id", "")
    start = int(last) if re.fullmatch("[0-9]{1,7}", last) else since
    again = bool(boot) and boot != registry.boot
    hello = Hello(registry.boot, live.version, Speaker(lang_of(request)).message(AGAIN if again else "server-hello"))
    who = Watcher(secret_of(request), viewer, seat, lang_of(request), address_of(request))
    packer = Packer() if "gzip" in request.headers.get("accept-encoding", "") else None
    body = _Stream(registry, live, who, hello, start, packer)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
    headers |= {"content-encoding": "gzip"} if packer else {}
    return Stream(body, media_type="text/event-stream", headers=headers)


@posted("/answers", "answer", "Answer the pending decision", TAGS, 201)
async def answer(request: Asked, table: str, data: AnswerIn, lang: Lang = None) -> Accepted:
    """201: stored and sent to everyone. 409: late, repeated, or not your turn; 403: not your seat; 422: not offered."""
    live, seat = await at_seat(request, table, data.seat)
    return await carried_out(live, live.answer(seat, data.answer, data.n, data.seen))


@posted("/undo", "undo", "Take back your last answer, or your turn", TAGS, 201)
async def undo(request: Asked, table: str, data: UndoIn, lang: Lang = None) -> Accepted:
    """409 with the reason if a die, a card, something revealed or another player's answer came since."""
    live, seat = await at_seat(request, table, data.seat)
    return await carried_out(live, live.undo(seat, data.seen, data.turn))


@posted("/agree", "agree", "Say that you agree with what another seat is about to decide", TAGS)
async def agree(request: Asked, table: str, data: AgreeIn, lang: Lang = None) -> Accepted:
    """A sign to the others, no answer: nothing waits for it, it is in no record, and the next line ends it.
    409 where the pending decision is not yours to agree with."""
    live, seat = await at_seat(request, table, data.seat, "signs")
    return await carried_out(live, _sign(live, seat, data))


async def _sign(live: Live, seat: int, data: AgreeIn) -> None:
    async with live.hold():
        if data.seen != live.version:
            raise Problem(409, "server-too-late")
        if seat not in live.book.joint(live.table.game):
            raise Problem(409, "server-not-joint")
        live.agree(seat, live.version, data.agree)
        await live.storage.signal(live.id, f"agreed {seat} {live.version} {int(data.agree)}")


@posted("/name", "name", "Say what you are called", TAGS)
async def name(request: Asked, table: str, data: NameIn, lang: Lang = None) -> Accepted:
    """Free text, shown to everyone at the table."""
    live, seat = await at_seat(request, table, data.seat)
    limit = registry_of(request).settings.limits.name
    clean = clean_name(data.name, len(data.name))
    if len(clean) > limit:
        raise Problem(422, "server-long-name", {"limit": limit})
    return await carried_out(live, live.change_seat(seat, name=clean))


@posted("/standing", "standing", "Leave a standing answer", TAGS)
async def standing(request: Asked, table: str, data: StandingIn, lang: Lang = None) -> Accepted:
    """Given at once and silently whenever you are asked that question. An empty list removes it."""
    live, seat = await at_seat(request, table, data.seat)
    if data.answers:
        check_standing(live.book, data.key, data.answers)
    most = registry_of(request).settings.limits.standing
    return await carried_out(live, live.leave_standing(seat, data.key, data.answers, most))


@get("/tables/{table:str}/log", tags=TAGS, security=SECRET, operation_id="log", summary="Earlier parts of the log")
async def log(
    request: Asked, table: str, lang: Lang = None, seat: SeatAsked = None, start: Line = None, stop: Line = None
) -> list[LogRow]:
    """The rows of lines `start` to `stop`, at most 1,000 lines at once, as this viewer may read them."""
    live, viewer = await at_table(request, table)
    async with live.hold():
        eyes = pages.eyes_of(live, viewer, seat)
        say = pages.speaker_of(live, lang_of(request))
        last = len(live.table.lines)
        return pages.log_of(live, eyes.seat, say, start or 0, last if stop is None else stop)


@posted("/hints", "hints", "The three best answers", TAGS)
async def hints(request: Asked, table: str, data: HintsIn, lang: Lang = None) -> HintsOut:
    """Computed in a separate process, within a few seconds, from what your seat knows. Not
    available in a guided turn.
    """
    live, viewer = await at_table(request, table)
    seat, registry = own_seat(live, viewer, data.seat), registry_of(request)
    if not live.config.hints:
        raise Problem(409, "server-no-hints")
    async with live.hold():
        asked = live.table.options(seat) if data.n == live.table.n else []
        if not asked:
            raise Problem(409, "table-stale", {"asked": data.n, "now": live.table.n})
        if live.table.script.asks(live.table.game, seat) is not None:
            return HintsOut(data.n, [])
        check_pace(request, live, seat, "hints")
        setup, bodies = live.table.setup, [row.body for row in live.journal.rows]
        say = pages.speaker_of(live, lang_of(request))
    try:
        seconds, owner = registry.settings.limits.hint_seconds, address_of(request)
        found = await registry.pool.advise(live.id, setup, bodies, seat, seconds, owner)
    except BotFailed as error:
        buckets(request, "hints").give_back(f"{live.id}/{seat}")
        raise Problem(503, "server-no-hint-now", retry_after=5) from error
    return HintsOut(data.n, [pages.hint_of(live, hint, say) for hint in found])


class Watcher(msgspec.Struct, frozen=True):
    """A viewer who has a page open."""

    secret: str
    viewer: Viewer
    seat: int | None
    lang: str
    address: str


class _Stream:
    """A page's events. It counts as soon as it is created, so that many at once do not slip past a limit."""

    _key: str | None = None

    def __init__(
        self, registry: Registry, live: Live, who: Watcher, hello: Hello, since: int | None, packer: Packer | None
    ) -> None:
        self.registry, self.live, self.who, self.packer = registry, live, who, packer
        self._key = registry.enter_stream(live, who.viewer.seats, who.address)
        self._parts = self._events(hello, since)
        live.tell_soon()

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        part = await anext(self._parts)
        return self.packer.part(part) if self.packer else part

    async def _events(self, hello: Hello, since: int | None) -> AsyncGenerator[bytes]:
        try:
            yield _event("hello", msgspec.json.encode(hello)) + b"retry: 1000\n\n"
            async for part in _pages(self.registry, self.live, self.who, since):
                yield part
        finally:
            self.leave()

    async def aclose(self) -> None:
        await self._parts.aclose()
        self.leave()

    def leave(self) -> None:
        key, self._key = self._key, None
        if key is not None:
            self.registry.leave_stream(self.live, self.who.viewer.seats, key)
            self.live.tell_soon()

    def __del__(self) -> None:  # the client closed the connection before the first event
        if self._key is not None:
            with contextlib.suppress(RuntimeError):  # the server has ended
                self.leave()


async def _pages(registry: Registry, live: Live, who: Watcher, since: int | None) -> AsyncIterator[bytes]:
    """A page after every change, unless it is the one this viewer has: they know of their own arrival."""
    has: bytes | None = None
    first = True
    while not registry.closing.is_set():
        async with live.hold():
            changed = live.change
            viewer = live.viewer_or_none(who.secret)
            if viewer is None:
                return  # the host has given the seat to somebody else
            seat = who.seat if who.seat is None or live.is_open or who.seat in viewer.seats else None
            eyes = pages.eyes_of(live, viewer, seat)
            part = pages.event_of(live, viewer, eyes, who.lang, since)
            news = part != has
            if first:
                has = pages.event_of(live, viewer, eyes, who.lang, live.version)  # the same without the log
            else:
                has = part if since == live.version else None
            since, first = live.version, False
        if news:
            yield part
        while not registry.closing.is_set() and not await live.wait(changed, HEARTBEAT):
            yield b": still here\n\n"
    yield _event("bye", msgspec.json.encode({"words": Speaker(who.lang).message("server-bye")}))


def _event(kind: str, data: bytes) -> bytes:
    return f"event: {kind}\n".encode() + b"data: " + data + b"\n\n"
