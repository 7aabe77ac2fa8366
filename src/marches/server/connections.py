"""Connections: how many there may be, and which are closed because they are idle."""

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
"""Seconds in which a request's headers must have come; an idle connection is closed after them as well."""
BODY_SECONDS = 60.0
"""Seconds in which its body must have come."""
WARN_EVERY = 60.0


class PatientProtocol(H11Protocol):
    """HTTP with a time limit for each request: half a request must not keep a connection for ever."""

    header_seconds = HEADER_SECONDS
    body_seconds = BODY_SECONDS
    check_every = CHECK_EVERY

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._since = time.monotonic()
        self._check = self.loop.call_later(self.check_every, self._look)

    def on_response_complete(self) -> None:
        self._since = time.monotonic()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._check.cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Close the connection if a request, or the rest of one, has been awaited too long."""
        cycle, now = self.cycle, time.monotonic()
        awaited = cycle is None or cycle.response_complete
        if not awaited and not cycle.more_body:
            self._since = now  # the answer is ours to give
        elif now - self._since > (self.header_seconds if awaited else self.body_seconds):
            self.transport.close()
            return
        self._check = self.loop.call_later(self.check_every, self._look)


def raise_soft_limit() -> int:
    """Use as many open files as the system allows. Returns how many."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = min(hard, 1_048_576) if hard != resource.RLIM_INFINITY else 1_048_576
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class QuietLoop:
    """Logs once a minute, not at every attempt, that no more connections can be accepted."""

    def __init__(self) -> None:
        self._said = -WARN_EVERY

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        if "accept" not in str(context.get("message", "")):
            loop.default_exception_handler(context)
            return
        if time.monotonic() - self._said >= WARN_EVERY:
            self._said = time.monotonic()
            LOG.error("no more connections can be accepted: too many files are open (LimitNOFILE, docs/hosting.md)")
