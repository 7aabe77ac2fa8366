"""Whether the server is healthy, and its figures for Prometheus: counts and times, without names."""

from __future__ import annotations

import asyncio
import os
import re
import time

from litestar import Response, get
from litestar.enums import MediaType, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from marches import __version__, engine
from marches.server.context import Asked, registry_of
from marches.server.registry import Registry
from marches.server.rows import StorageError

FIGURES = CollectorRegistry()
ABOUT = Gauge("marches_info", "This process of the server", ["version", "engine", "process"], registry=FIGURES)
TABLES = Gauge("marches_tables", "Tables in the database, by state", ["state"], registry=FIGURES)
IN_MEMORY = Gauge("marches_tables_in_memory", "Tables this process holds in memory", registry=FIGURES)
PEOPLE = Gauge("marches_people", "Seats whose page is open", registry=FIGURES)
WATCHERS = Gauge("marches_watchers", "Open pages of spectators", registry=FIGURES)
QUEUE = Gauge("marches_bots_queue", "Questions to bots that are not answered yet", registry=FIGURES)
STATES = ("waiting", "playing", "over", "replay")
ANSWERS = Counter("marches_answers", "Requests to answer, by HTTP status", ["status"], registry=FIGURES)
STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
ANSWER_TIME = Histogram(
    "marches_answer_seconds", "From a request to answer to its reply", registry=FIGURES, buckets=STEPS
)
REQUESTS = Counter("marches_requests", "Requests, by method and status", ["method", "status"], registry=FIGURES)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")
ANSWER = re.compile(r"/api/tables/[^/]+/answers")
PATIENCE = 3.0
"""Seconds after which the database counts as not answering."""

COUNT_EVERY = 5.0
"""Seconds between two counts of all tables, which take the longer the more there are."""


class Meter:
    """Counts and times requests on their way to the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        started, method = time.monotonic(), scope["method"]
        is_answer = method == "POST" and ANSWER.fullmatch(scope["path"]) is not None

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = str(message["status"])
                REQUESTS.labels(method if method in METHODS else "other", status).inc()
                if is_answer:
                    ANSWERS.labels(status).inc()
                    ANSWER_TIME.observe(time.monotonic() - started)
            await send(message)

        await self.app(scope, receive, counted)


@get("/health", include_in_schema=False)
async def health(request: Asked) -> Response[dict[str, str]]:
    """Whether this process answers and its database does: 200, else 503."""
    try:
        async with asyncio.timeout(PATIENCE):
            await registry_of(request).storage.remembered("salt")
    except (StorageError, TimeoutError):
        return Response({"status": "the database does not answer"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """The figures of this process, and of the database it shares."""
    registry = registry_of(request)
    _take(registry, await _states(registry))
    return Response(generate_latest(FIGURES), media_type=MediaType.TEXT, headers={"content-type": CONTENT_TYPE_LATEST})


async def _states(registry: Registry) -> dict[str, int] | None:
    """How many tables there are, counted at most every few seconds. None if the database does not answer."""
    counted, states = registry.counted
    if counted and time.monotonic() - counted < COUNT_EVERY:
        return states
    try:
        async with asyncio.timeout(PATIENCE):
            registry.counted = time.monotonic(), await registry.storage.states()
    except (StorageError, TimeoutError):
        return None
    return registry.counted[1]


def _take(registry: Registry, states: dict[str, int] | None) -> None:
    """Read the gauges. If the database does not answer, its figures are left out."""
    ABOUT.labels(__version__, "compiled" if engine.is_compiled() else "interpreted", str(os.getpid())).set(1)
    if states is None:
        TABLES.clear()
    else:
        for state in STATES:
            TABLES.labels(state).set(states.get(state, 0))
    IN_MEMORY.set(len(registry.in_memory))
    seats = [(seat, pages) for live in registry.in_memory for seat, pages in live.streams.items() if pages]
    PEOPLE.set(sum(1 for seat, _ in seats if seat >= 0))
    WATCHERS.set(sum(pages for seat, pages in seats if seat < 0))
    QUEUE.set(registry.keeper.asked)  # not how long they think: that would tell what they hold
