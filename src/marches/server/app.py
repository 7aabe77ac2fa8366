"""The application: routes, its description, how problems are reported, how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from types import FrameType

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException

from marches.server import description, glance, metrics, packing, play, reference, seats_api, tables_api, web
from marches.server.connections import STRANGERS, QuietLoop
from marches.server.context import speaker
from marches.server.guard import Buckets, Guard, problem_out
from marches.server.library import Library
from marches.server.problem import Problem
from marches.server.registry import Registry
from marches.server.rows import StorageError
from marches.server.settings import Settings, from_environment
from marches.server.wire import ProblemOut

LOG = logging.getLogger("marches.server")
Asked = Request[None, None, State]
GONE = "client disconnected prematurely"
"""What the framework says if a client closes the connection before its body has arrived. It is no failure of ours."""
HANDLERS = [
    tables_api.new_table,
    tables_api.open_record,
    tables_api.record,
    tables_api.moment,
    tables_api.scores,
    seats_api.claim,
    seats_api.share,
    seats_api.forget_me,
    seats_api.archive,
    seats_api.delete_table,
    seats_api.new_link,
    seats_api.seat_bot,
    play.show,
    glance.glance,
    play.events,
    play.answer,
    play.undo,
    play.agree,
    play.name,
    play.standing,
    play.log,
    play.hints,
    reference.games,
    reference.words,
    reference.find_rules,
    reference.one_rule,
    reference.status,
    metrics.health,
    metrics.metrics,
]


def create(settings: Settings | None = None) -> Guard:
    """The application `marches serve` runs."""
    settings = settings or from_environment()
    limits = settings.limits
    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=HANDLERS),
            *web.routes(settings.web_folder, settings.root_path),
        ],
        lifespan=[_living(settings)],
        exception_handlers={
            NotFoundException: _tell_lost(settings),
            Problem: _tell_problem,
            StorageError: _tell_storage,
            ValidationException: _tell_malformed,
            HTTPException: _tell_http,
            RecursionError: _tell_unreadable,
            UnicodeDecodeError: _tell_unreadable,
            Exception: _tell_failure,
        },
        compression_config=packing.ANSWERS,
        request_max_body_size=limits.body,
        openapi_config=description.configured(Library(settings.games)),
        state=State(
            {
                "answers": Buckets(limits.answers_per_second, limits.answers_at_once),
                "signs": Buckets(limits.signs_per_second, limits.signs_at_once),
                "hints": Buckets(limits.hints_per_second, limits.hints_at_once),
            }
        ),
        debug=False,
        logging_config=None,
    )
    return Guard(metrics.Meter(app), settings)


def _living(settings: Settings) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(QuietLoop())
        logging.getLogger("uvicorn.error").addFilter(STRANGERS)
        registry = Registry(settings)
        await registry.start()
        app.state["registry"] = registry
        gc.freeze()  # these objects live as long as the server: the garbage collector need not look at them again
        gc.set_threshold(5_000, 20, 20)
        try:
            with _told_of_the_end(registry):
                yield
        finally:
            await registry.stop()

    return living


@contextlib.contextmanager
def _told_of_the_end(registry: Registry) -> Iterator[None]:
    """Tell open streams that the server is stopping, as they would delay it, then call the server's own handler."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(registry.begin_closing)
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    for number in before:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# -- problems -----------------------------------------------------------------------------------------------


def _tell_problem(request: Asked, problem: Problem) -> Response[ProblemOut]:
    headers = {"retry-after": str(problem.retry_after)} if problem.retry_after else {}
    return Response(problem_out(problem, speaker(request)), status_code=problem.status, headers=headers)


def _tell_storage(request: Asked, error: StorageError) -> Response[ProblemOut]:
    LOG.error("the database does not answer: %s", error)
    return _tell_problem(request, Problem(503, "server-storage", retry_after=2))


def _tell_malformed(request: Asked, error: ValidationException) -> Response[ProblemOut]:
    return _tell_problem(request, Problem(422, "server-malformed", detail=_where(error)))


def _tell_unreadable(request: Asked, error: RecursionError | UnicodeDecodeError) -> Response[ProblemOut]:
    """Refuse JSON that is nested too deeply or is not UTF-8."""
    return _tell_problem(request, Problem(422, "server-malformed"))


def _tell_http(request: Asked, error: HTTPException) -> Response[ProblemOut]:
    """Report what the framework refuses: an unknown address, a wrong method, a body that is too large or no JSON."""
    keys = {404: "server-no-page", 405: "server-method", 413: "server-too-large"}
    if error.status_code in keys:
        return _tell_problem(request, Problem(error.status_code, keys[error.status_code]))
    if 400 <= error.status_code < 500 or error.detail == GONE:
        return _tell_problem(request, Problem(422, "server-malformed", detail=_where(error)))
    return _tell_failure(request, error)


def _tell_lost(settings: Settings) -> Callable[[Asked, NotFoundException], Response[str] | Response[ProblemOut]]:
    def tell(request: Asked, error: NotFoundException) -> Response[str] | Response[ProblemOut]:
        return web.lost(request, settings.web_folder, settings.root_path) or _tell_http(request, error)

    return tell


def _tell_failure(request: Asked, error: Exception) -> Response[ProblemOut]:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _tell_problem(request, Problem(500, "server-failure"))


def _where(error: HTTPException) -> str:
    """Which part of a request was wrong, without repeating what was sent."""
    places = [str(item.get("key", "")) for item in error.extra or [] if isinstance(item, dict)]
    cause = error.__cause__
    if isinstance(cause, msgspec.MsgspecError):
        places += re.findall(r"`(\$[^`]*)`", str(cause))[-1:]
    return ", ".join(dict.fromkeys(filter(None, places)))[:200]
