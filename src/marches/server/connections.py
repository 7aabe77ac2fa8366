"""Connections: how many are allowed, and which are closed because they are idle."""

from __future__ import annotations

import asyncio
import logging
import resource
import time

from uvicorn.protocols.http.h11_impl import H11Protocol

LOG = logging.getLogger("marches.server")
BACKLOG = 256
"""Connections the system holds for us while we are busy: beyond that, refusing at once is kinder."""
CHECK_EVERY = 5.0
HEADER_SECONDS = 15.0
"""Seconds in which a request's headers must arrive. An idle connection is closed after the same time."""
BODY_SECONDS = 60.0
"""Seconds in which a request's body must arrive."""
UNREAD_SECONDS = 120.0
"""Seconds in which a visitor must take something of what waits for them."""
WARN_EVERY = 60.0


class Seldom:
    """Something that may happen a thousand times a second and is logged once a minute, with how often it did."""

    def __init__(self, every: float = WARN_EVERY) -> None:
        self._every = every
        self._said = -every
        self._times = 0

    def due(self) -> int:
        """It has happened: how often since it was last told, if it is to be told now; otherwise 0."""
        self._times += 1
        if time.monotonic() - self._said < self._every:
            return 0
        self._said, times, self._times = time.monotonic(), self._times, 0
        return times


class PatientProtocol(H11Protocol):
    """HTTP with a time limit for each request: half a request must not keep a connection for ever."""

    header_seconds = HEADER_SECONDS
    body_seconds = BODY_SECONDS
    unread_seconds = UNREAD_SECONDS
    check_every = CHECK_EVERY

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._since = self._taken = time.monotonic()
        self._unread = 0
        self._check = self.loop.call_later(self.check_every, self._look)

    def on_response_complete(self) -> None:
        self._since = time.monotonic()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._check.cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Close the connection if a request, or the rest of one, has been awaited too long; or if nobody reads."""
        now = time.monotonic()
        if self._is_left_unread(now):
            self.transport.abort()  # to close it would wait for the reader
            return
        cycle = self.cycle
        awaited = cycle is None or cycle.response_complete
        if not awaited and not cycle.more_body:
            self._since = now  # it is our turn to answer
        elif now - self._since > (self.header_seconds if awaited else self.body_seconds):
            self.transport.close()
        self._check = self.loop.call_later(self.check_every, self._look)

    def _is_left_unread(self, now: float) -> bool:
        """Whether what we have sent has been waiting for so long that nobody can be reading it."""
        before, self._unread = self._unread, self.transport.get_write_buffer_size()
        if not self._unread or self._unread < before:
            self._taken = now
        return now - self._taken > self.unread_seconds


def raise_soft_limit() -> int:
    """Use as many open files as the system allows. Returns how many."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = min(hard, 1_048_576) if hard != resource.RLIM_INFINITY else 1_048_576
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class QuietLoop:
    """Logs that no more connections can be accepted, but only once a minute."""

    def __init__(self) -> None:
        self._full = Seldom()

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        if "accept" not in str(context.get("message", "")):
            loop.default_exception_handler(context)
        elif self._full.due():
            LOG.error("no more connections can be accepted: too many files are open (LimitNOFILE, docs/hosting.md)")


class QuietStrangers(logging.Filter):
    """Lets through once a minute what uvicorn says of every request that is none, or asks for another protocol."""

    WORDS = ("Invalid HTTP request", "Unsupported upgrade", "No supported WebSocket")

    def __init__(self) -> None:
        super().__init__()
        self._kinds = {words: Seldom() for words in self.WORDS}

    def filter(self, record: logging.LogRecord) -> bool:
        said = record.getMessage()
        kind = next((kind for words, kind in self._kinds.items() if said.startswith(words)), None)
        return kind is None or kind.due() > 0


STRANGERS = QuietStrangers()
