"""Made-up requests to every route of a server inside this process: `fuzz_routes.py [--inputs N] [--minutes 8]`.

Half of them follow the server's own description, mostly at real tables with real secrets, so that they get past the
door. The other half are any method, address, headers and bytes. Nothing may be answered with 5xx, nothing may be logged
with a traceback, and what the description says of an answer must hold.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import schemathesis
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

sys.path.append(str(Path(__file__).resolve().parent.parent))

from benchmarks.fuzz_inputs import batch
from benchmarks.slices import Run, reader
from tests.server.servers import TOY

from marches.server.app import create
from marches.server.settings import Limits, Settings, database_url

WANTED = 100_000
BATCH = 100
"""Requests to one route before the next one has its turn."""
SLOW = {"/api/records": 4}
"""Fewer if each request is handled in a separate process."""
LAVISH = Limits(
    requests_per_second=1e9,
    requests_at_once=10**9,
    answers_per_second=1e9,
    answers_at_once=10**9,
    hints_per_second=1e9,
    hints_at_once=10**9,
    hint_seconds=0.01,
    tables_per_hour=10**9,
)
"""No limits: no request is refused for being too many."""
PIECES = 2
"""How many pieces of a stream are awaited before the line is cut."""


class Heard(logging.Handler):
    """Collects everything logged with a traceback."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.said.append(self.format(record))


class Inside:
    """A server in this process, called without a network."""

    def __init__(self, folder: Path) -> None:
        database = database_url(str(folder / "marches.db"))
        self.app = create(Settings(database=database, games=(TOY,), limits=LAVISH, test_seed="fuzz"))
        self.loop = asyncio.new_event_loop()
        self.heard = Heard()
        self._told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._living: asyncio.Task[None] | None = None

    def start(self) -> None:
        logging.getLogger().addHandler(self.heard)
        self.loop.run_until_complete(self._start())

    async def _start(self) -> None:
        scope: Any = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._living = asyncio.create_task(self.app(scope, self._told.get, self._said.put))  # type: ignore[arg-type]
        await self._told.put({"type": "lifespan.startup"})
        assert (await self._said.get())["type"] == "lifespan.startup.complete"

    def stop(self) -> None:
        self._told.put_nowait({"type": "lifespan.shutdown"})
        assert self._living is not None
        self.loop.run_until_complete(self._living)
        logging.getLogger().removeHandler(self.heard)

    def ask(self, method: str, path: str, query: bytes, headers: list[tuple[bytes, bytes]], body: bytes) -> Any:
        return self.loop.run_until_complete(self._ask(method, path, query, headers, body))

    async def _ask(
        self, method: str, path: str, query: bytes, headers: list[tuple[bytes, bytes]], body: bytes
    ) -> httpx.Response:
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "path": path,
            "raw_path": quote(path).encode(),
            "query_string": query,
            "root_path": "",
            "scheme": "http",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
        }
        sent, cut = [{"type": "http.request", "body": body, "more_body": False}], asyncio.Event()
        status, head, parts = 0, [], []

        async def receive() -> dict[str, Any]:
            if sent:
                return sent.pop()
            await cut.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status, head
            if message["type"] == "http.response.start":
                status, head = message["status"], message["headers"]
            else:
                parts.append(message.get("body", b""))
                if len(parts) >= PIECES or not message.get("more_body"):
                    cut.set()

        async with asyncio.timeout(60):
            await self.app(scope, receive, send)  # type: ignore[arg-type]
        whole = [(name, value) for name, value in head if name.lower() != b"content-encoding"]
        request = httpx.Request(method if method.isascii() else "GET", "http://127.0.0.1/")
        found = httpx.Response(status, headers=whole, content=b"".join(parts), request=request)
        found.elapsed = timedelta()
        return found

    def table(self, game: str, kinds: str) -> tuple[str, str]:
        """A running table and the secret of one of its seats."""
        kind = {"m": "me", "l": "link", "b": "bot"}
        seats = [{"kind": kind[k], **({"level": "wanderer"} if k == "b" else {})} for k in kinds]
        made = self._post("/api/tables", {"game": game, "seats": seats}).json()
        claim = {"claim": made["links"][0]["secret"], "secret": "s" * 22}
        if made["links"][0]["claim"]:
            self._post(f"/api/tables/{made['id']}/claim", claim)
            return made["id"], claim["secret"]
        return made["id"], made["links"][0]["secret"]

    def _post(self, path: str, body: object) -> httpx.Response:
        headers = [(b"content-type", b"application/json"), (b"host", b"127.0.0.1")]
        found: httpx.Response = self.ask("POST", path, b"", headers, msgspec.json.encode(body))
        assert found.status_code < 300, found.text
        return found


# -- requests the description allows ---------------------------------------------------------------------------------


def described(inside: Inside) -> list[Any]:
    """Every operation in the server's description."""
    text = inside.ask("GET", "/api/openapi.json", b"", [], b"").text
    schema = schemathesis.openapi.from_dict(msgspec.json.decode(text))
    operations = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operations.append(found.ok())
    return operations


def send_case(inside: Inside, case: Any, table: tuple[str, str], real: bool) -> None:
    if real and "table" in case.path_parameters:
        case.path_parameters["table"] = table[0]
    given = case.as_transport_kwargs(base_url="http://127.0.0.1", headers={"authorization": f"Bearer {table[1]}"})
    request = httpx.Request(
        given["method"],
        given["url"],
        params=given.get("params"),
        headers={name: str(value).encode("utf-8", "replace") for name, value in given["headers"].items()},
        cookies=given.get("cookies"),
        json=given.get("json"),
        content=given.get("data") if not isinstance(given.get("data"), dict) else None,
    )
    headers = [(name.lower(), value) for name, value in request.headers.raw if name.lower() != b"accept-encoding"]
    url = request.url
    response = inside.ask(given["method"], url.path, url.query, headers, request.read())
    checks: list[Any] = [not_a_server_error]
    if not case.operation.path.endswith("/events"):
        checks.append(response_schema_conformance)
    case.validate_response(response, checks=checks)


# -- any bytes --------------------------------------------------------------------------------------------------------

METHODS = st.one_of(
    st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE"]), st.text("AZ")
)
WORDS = ["api", "tables", "records", "rules", "games", "words", "status", "events", "answers", "undo", "name", "log"]
WORDS += ["standing", "hints", "claim", "share", "assets", "index.html", "manifest.webmanifest", "t", "..", ".", "%2e"]
SEGMENT = st.one_of(st.sampled_from(WORDS), st.text(max_size=20), st.integers().map(str))
HEADER = st.sampled_from(
    [
        *["authorization", "content-type", "accept", "accept-language", "accept-encoding", "last-event-id", "origin"],
        *["host", "sec-fetch-site", "if-none-match", "if-modified-since", "range", "content-length", "cookie"],
        *["x-forwarded-for", "x-marches-address", "transfer-encoding", "content-encoding"],
    ]
)
VALUE = st.one_of(
    st.sampled_from(
        [
            *[b"application/json", b"text/plain; charset=\xff", b"gzip, br", b"br;q=nan", b"*", b"bytes=9-1"],
            *[b"bytes=0-99999999999999999999", b"W/", b"Bearer ", b"-1", b"9" * 30, b"en;q=x", b"http://[", b"null"],
        ]
    ),
    st.binary(max_size=40),
)
BODY = st.one_of(
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    ).map(lambda value: repr(value).encode("utf-8", "replace")),
    st.sampled_from([b"[" * 5000, b'{"a":' * 5000, b"null", b'"\\ud800"', b'{"n":1e999}', b"\x00", b"0" * 70_000]),
)
RAW = st.tuples(
    METHODS,
    st.lists(SEGMENT, max_size=6),
    st.booleans(),
    st.binary(max_size=40),
    st.lists(st.tuples(HEADER, VALUE), max_size=5),
    BODY,
)


def send_raw(inside: Inside, parts: Any, table: tuple[str, str]) -> None:
    method, segments, real, query, headers, body = parts
    path = "/" + "/".join(segments)
    if real:
        path = f"/api/tables/{table[0]}/{'/'.join(segments[:2])}"
        headers = [*headers, ("authorization", f"Bearer {table[1]}".encode())]
    lines = [(name.encode(), value) for name, value in headers]
    text = path.encode("utf-8", "replace").decode()
    response = inside.ask(method, text, query, lines, body)
    assert response.status_code < 500, f"{response.status_code} {response.text}"


# -- the run ----------------------------------------------------------------------------------------------------------


@contextmanager
def server() -> Iterator[Inside]:
    with tempfile.TemporaryDirectory() as name:
        inside = Inside(Path(name))
        inside.start()
        try:
            yield inside
        finally:
            inside.stop()


def slice_of(run: Run) -> None:
    """One server for a slice; each batch has a fresh table, since some requests give the seat up."""
    kinds = [("toy", "lb"), ("raiders", "mm"), ("root", "mmm"), ("scythe", "mb")]
    with server() as inside:
        operations = described(inside)
        while not run.is_over:
            turn = run.progress.steps
            table = inside.table(*kinds[turn // 2 % len(kinds)])
            before = time.monotonic()
            tried, failures = one_turn(inside, turn, table, operations)
            run.step(tried, time.monotonic() - before, failures + inside.heard.said)
            inside.heard.said.clear()


def one_turn(inside: Inside, turn: int, table: tuple[str, str], operations: list[Any]) -> tuple[int, list[str]]:
    if turn % 2:
        return batch(lambda parts: send_raw(inside, parts, table), RAW, turn, BATCH)
    operation = operations[turn // 2 % len(operations)]
    strategy = st.tuples(operation.as_strategy(), st.sampled_from([True, True, False]))
    count = SLOW.get(operation.path, BATCH)
    return batch(lambda pair: send_case(inside, pair[0], table, pair[1]), strategy, turn, count)


def main() -> None:
    options = reader(__doc__ or "")
    options.add_argument("--inputs", type=int, default=WANTED)
    given = options.parse_args()
    run = Run("fuzz-routes", given.inputs, given)
    slice_of(run)
    run.tell("requests")
    sys.exit(bool(run.progress.failed))


if __name__ == "__main__":
    main()
