"""Many visitors at once: each has a share, players come first, connections over which nothing comes are closed."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import http.client
import logging
import resource
import socket
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from typer.testing import CliRunner

from marches import rules
from marches.cli import app
from marches.cli.serve import _hosts
from marches.kernel.step import SPECTATOR
from marches.server import connections, reference
from marches.server.connections import PatientProtocol, QuietLoop
from marches.server.guard import Guard, counted
from marches.server.problem import Problem
from marches.server.registry import Registry
from marches.server.settings import Limits, Settings, database_url
from marches.server.wire import NewSeat, NewTable
from tests.server.client import get, new_table, post, until
from tests.server.inside import inside
from tests.server.servers import TOY, Server, free_port
from tests.server.test_answers import refusal


def test_a_network_of_ipv6_counts_as_one_visitor() -> None:
    assert counted("2001:db8:1:2::5") == counted("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::5") != counted("2001:db8:1:2::5")
    assert counted("::ffff:9.8.7.6") == counted("9.8.7.6") == "9.8.7.6"
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("local") == "local"


def test_spectators_never_lock_a_player_out_and_many_at_once_do_not_slip_through(tmp_path: Path) -> None:
    async def come() -> None:
        limits = Limits(streams_per_address=6, streams_per_table=4, streams_per_seat=2)
        database = database_url(str(tmp_path / "marches.db"))
        registry = Registry(Settings(database=database, games=(TOY,), test_seed="x", limits=limits))
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
        live = await registry.open(made.id)
        watching = [registry.enter_stream(live, (), "here") for _ in range(4)]
        with pytest.raises(Problem, match="server-too-many-pages"):
            registry.enter_stream(live, (), "there")
        playing = [registry.enter_stream(live, (0,), "here") for _ in range(2)]
        with pytest.raises(Problem, match="server-too-many-pages"):
            registry.enter_stream(live, (0,), "here")
        registry.enter_stream(live, (1,), "here")
        registry.leave_stream(live, (0,), playing[0])
        registry.leave_stream(live, (), watching[0])
        assert live.streams == {SPECTATOR: 3, 0: 1, 1: 1}
        await registry.stop()

    asyncio.run(come())


def test_pages_that_come_and_go_are_told_of_together(tmp_path: Path) -> None:
    async def come() -> None:
        database = database_url(str(tmp_path / "marches.db"))
        registry = Registry(Settings(database=database, games=(TOY,), test_seed="x"))
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
        live = await registry.open(made.id)
        told, before = 0, live.on_change

        def count(one: Any) -> None:
            nonlocal told
            told += 1
            before(one)

        live.on_change = count
        for _ in range(200):
            live.tell_soon()
        await asyncio.sleep(0.6)
        assert told == 1
        await registry.stop()

    asyncio.run(come())


def ask(guard: Guard, method: str = "GET", headers: dict[str, str] | None = None) -> int:
    """The status a request gets."""
    found = 0

    async def send(message: Any) -> None:
        nonlocal found
        found = message.get("status", found)

    scope: Any = {
        "type": "http",
        "path": "/api/status",
        "method": method,
        "query_string": b"",
        "client": ("9.9.9.9", 1),
        "headers": [(name.encode(), value.encode()) for name, value in (headers or {}).items()],
    }
    asyncio.run(guard(scope, None, send))  # type: ignore[arg-type]
    return found


async def fine(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})


class Crowd:
    """Visitors of a server whose answers come when `go_on` is set."""

    def __init__(self, limits: Limits) -> None:
        self.begun, self.go_on, self.told = 0, asyncio.Event(), list[int]()
        self.guard = Guard(self.slow, Settings(limits=limits))

    async def slow(self, scope: Any, receive: Any, send: Any) -> None:
        self.begun += 1
        await self.go_on.wait()
        await fine(scope, receive, send)

    async def one(self, address: str) -> None:
        async def send(message: Any) -> None:
            if "status" in message:
                self.told.append(message["status"])

        scope: Any = {"type": "http", "path": "/", "method": "GET", "query_string": b"", "headers": []}
        await self.guard({**scope, "client": (address, 1)}, None, send)  # type: ignore[arg-type]


def test_a_full_server_says_so_until_somebody_leaves() -> None:
    async def come() -> None:
        crowd = Crowd(Limits(under_way=3))
        many = [asyncio.create_task(crowd.one(f"9.9.9.{number}")) for number in range(5)]
        await asyncio.sleep(0.01)
        assert (crowd.begun, crowd.told) == (3, [503] * 2)
        many[0].cancel()
        await asyncio.wait(many[:1])
        crowd.go_on.set()
        await asyncio.gather(crowd.one("9.9.9.9"), *many[1:])
        assert crowd.told.count(200) == 3
        assert crowd.guard._under_way == 0

    asyncio.run(come())


def test_one_visitor_whose_requests_never_end_does_not_take_everyones_places() -> None:
    async def come() -> None:
        crowd = Crowd(Limits(under_way=100, under_way_per_address=5, requests_at_once=1000))
        many = [asyncio.create_task(crowd.one("9.9.9.9")) for _ in range(20)]
        await asyncio.sleep(0.01)
        assert (crowd.begun, crowd.told) == (5, [429] * 15)
        other = asyncio.create_task(crowd.one("8.8.8.8"))
        await asyncio.sleep(0.01)
        assert crowd.begun == 6
        crowd.go_on.set()
        await asyncio.gather(*many, other)
        await crowd.one("9.9.9.9")
        assert crowd.told.count(200) == 7
        assert crowd.guard._under_way_of == {}

    asyncio.run(come())


def test_other_peoples_pages_may_not_change_anything() -> None:
    guard = Guard(fine, Settings(hosts=("localhost", "games.example")))
    home = {"host": "games.example:8000"}
    for headers, status in [
        (home, 200),
        ({"host": "evil.example"}, 403),
        ({**home, "origin": "http://games.example:8000"}, 200),
        ({**home, "origin": "http://evil.example"}, 403),
        ({**home, "origin": "null"}, 403),
        ({**home, "sec-fetch-site": "same-origin"}, 200),
        ({**home, "sec-fetch-site": "cross-site"}, 403),
    ]:
        assert ask(guard, "POST", headers) == status, headers
        assert ask(guard, "GET", headers) == 200
    anywhere = Guard(fine, Settings())
    assert ask(anywhere, "POST", {"host": "a.example", "origin": "https://b.example"}) == 403
    assert ask(anywhere, "POST", {"host": "a.example", "origin": "https://a.example"}) == 200
    behind = Guard(fine, Settings(proxies=("9.9.9.9",)))
    assert ask(behind, "POST", {"host": "127.0.0.1:8000", "origin": "https://games.example"}) == 200
    named = Guard(fine, Settings(proxies=("9.9.9.9",), hosts=("games.example",)))
    assert ask(named, "POST", {"host": "games.example"}) == 200
    assert ask(named, "POST", {"host": "games.example", "origin": "https://games.example"}) == 200
    assert ask(named, "POST", {"host": "games.example", "origin": "https://evil.example"}) == 403
    assert _hosts("127.0.0.1", [], False) == ("localhost", "127.0.0.1", "::1")
    assert _hosts("0.0.0.0", [], False) == _hosts("127.0.0.1", [], True) == ()
    assert _hosts("127.0.0.1", ["Games.Example"], True)[0] == "games.example"


class Hasty(PatientProtocol):
    header_seconds = 0.6
    body_seconds = 1.2
    unread_seconds = 1.0
    check_every = 0.1


@pytest.fixture
def hasty() -> Any:
    """A server that waits for nobody; its port."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await asyncio.sleep(2.0 if scope["path"] == "/slow" else 0)
            while (await receive()).get("more_body"):
                pass
            if scope["path"] == "/long":
                await send(
                    {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"20000000")]}
                )
                await send({"type": "http.response.body", "body": b"x" * 20_000_000})
                return
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    port = free_port()
    config = uvicorn.Config(app, port=port, http=Hasty, lifespan="off", log_level="error")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield port
    server.should_exit = True
    thread.join(20)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=["nothing", "half a head", "half a body", "idle after an answer"],
)
def test_idle_and_half_sent_connections_are_closed(hasty: int, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty), timeout=10) as line:
        line.sendall(sent)
        while line.recv(1000):
            pass


def test_a_connection_in_use_stays_open(hasty: int) -> None:
    line = http.client.HTTPConnection("127.0.0.1", hasty, timeout=10)
    line.connect()
    first = line.sock
    for _ in range(10):
        time.sleep(0.15)
        line.request("GET", "/")
        assert line.getresponse().read() == b"ok"
        assert line.sock is first, "the client had to connect again"
    line.close()


def reader_of_much(port: int) -> socket.socket:
    """Somebody who asks for more than any buffer holds, three times, and has not read a byte yet."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(20)
    line.connect(("127.0.0.1", port))
    line.sendall(b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n" * 3)
    return line


def test_who_reads_nothing_of_what_they_asked_for_is_cut_off(hasty: int) -> None:
    with reader_of_much(hasty) as line:
        time.sleep(4)
        got = 0
        with contextlib.suppress(ConnectionError):
            while part := line.recv(1_000_000):
                got += len(part)
    assert got < 20_000_000, "what was waiting for them was let go"


def test_who_reads_slowly_gets_everything(hasty: int) -> None:
    with reader_of_much(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_000_000)
        got, began = 0, time.monotonic()
        while got < 20_000_000:
            part = line.recv(500_000)
            assert part, "cut off although they were reading"
            got += len(part)
            if time.monotonic() - began < 3:
                time.sleep(0.1)


def test_headers_without_end_are_cut_off(hasty: int) -> None:
    sent = 0
    with socket.create_connection(("127.0.0.1", hasty), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionError):
            while sent < 20_000_000:
                line.sendall(b"x-more: " + b"y" * 9_000 + b"\r\n")
                sent += 9_000
    assert sent < 20_000_000


def test_a_visitor_who_waits_for_an_answer_is_not_cut_off(hasty: int) -> None:
    assert httpx.get(f"http://127.0.0.1:{hasty}/slow", timeout=30).text == "ok"


def test_the_soft_limit_of_open_files_is_raised_and_a_full_one_does_not_flood_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda which: (1024, 65_536))
    monkeypatch.setattr(resource, "setrlimit", lambda which, limits: told.append(limits))
    assert connections.raise_soft_limit() == 65_536
    assert told == [(65_536, 65_536)]
    quiet, loop = QuietLoop(), asyncio.new_event_loop()
    with caplog.at_level(logging.ERROR):
        for _ in range(50):
            quiet(loop, {"message": "socket.accept() out of system resource", "exception": OSError(24, "x")})
        assert len(caplog.records) == 1
        quiet(loop, {"message": "something else"})
        assert len(caplog.records) == 2, "anything else is told as before"
    loop.close()


def test_strangers_who_send_nonsense_do_not_flood_the_log(served: Server) -> None:
    where = ("127.0.0.1", int(served.base.rpartition(":")[2]))
    asked = b"GET /api/status HTTP/1.1\r\nHost: x\r\nConnection: %s\r\nUpgrade: websocket\r\n\r\n"
    for sent in [b"nonsense\r\n\r\n", asked % b"upgrade"] * 20:
        with socket.create_connection(where, timeout=60) as line:
            line.sendall(sent)
            assert line.recv(12) in (b"HTTP/1.1 400", b"HTTP/1.1 200")
    for words in ("Invalid HTTP request", "Unsupported upgrade"):
        assert served.said().count(words) == 1


def test_nothing_but_http_is_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, object] = {}
    monkeypatch.setattr(uvicorn, "run", lambda *given, **more: told.update(more))
    monkeypatch.setattr(connections, "raise_soft_limit", lambda: 0)
    monkeypatch.setattr(logging, "basicConfig", lambda **more: None)
    monkeypatch.setenv("MARCHES_SERVER", "")
    words = ["serve", "--port", str(free_port()), "--database", str(tmp_path / "marches.db")]
    assert CliRunner().invoke(app, words).exception is None
    assert told["ws"] == "none", "a websocket would slip past every limit"


def test_requests_that_are_turned_away_do_not_flood_the_log(caplog: pytest.LogCaptureFixture) -> None:
    guard = Guard(fine, Settings(limits=Limits(requests_at_once=3, requests_per_second=0.001)))
    with caplog.at_level(logging.INFO, "marches.access"):
        told = [ask(guard) for _ in range(40)]
    assert told == [200] * 3 + [429] * 37
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 4
    assert said[3] == "1 requests turned away: server-too-fast"


def test_a_search_of_the_rules_is_done_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[str] = []
    search: Callable[..., list[rules.Rule]] = rules.search

    def counted_search(query: str, games: tuple[str, ...]) -> list[rules.Rule]:
        searched.append(query)
        return search(query, games)

    monkeypatch.setattr(rules, "search", counted_search)
    reference._found.cache_clear()
    for _ in range(3):
        assert reference._found("ambush", ("root",))
    assert searched == ["ambush"]


def test_the_ledgers_are_read_outside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[threading.Thread] = []
    ledger: Callable[[str], dict[str, rules.Rule]] = rules.ledger

    def watched(game: str) -> dict[str, rules.Rule]:
        readers.append(threading.current_thread())
        return ledger(game)

    def similar(*given: object, **more: object) -> list[str]:
        raise AssertionError("a search for similar ids takes long, and nobody reads what it finds")

    monkeypatch.setattr(rules, "ledger", watched)
    monkeypatch.setattr(rules.difflib, "get_close_matches", similar)  # type: ignore[attr-defined]

    async def look() -> None:
        async with inside(tmp_path) as (http, _):
            assert (await http.get("/api/rules", params={"limit": 5})).status_code == 200
            assert (await http.get("/api/rules", params={"search": "ambush"})).status_code == 200
            assert (await http.get("/api/rules/root:4.3.1")).json()["id"] == "root:4.3.1"
            assert refusal(await http.get("/api/rules/root:4.3.1.x")) == (404, "server-no-rule")
            assert refusal(await http.get("/api/rules/chess:1")) == (404, "server-no-rule")

    asyncio.run(look())
    assert readers
    assert threading.current_thread() not in readers


def test_a_body_that_is_cut_off_or_unreadable_is_no_failure_of_the_server(served: Server) -> None:
    where = ("127.0.0.1", int(served.base.rpartition(":")[2]))
    made = new_table(served.base, "toy", "mm")
    before = served.said().count("Traceback")
    paths = ("/api/tables", "/api/records", f"/api/tables/{made['id']}/answers")
    asked = "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    for path in paths:
        with socket.create_connection(where, timeout=60) as line:
            line.sendall((asked % path).encode())
    until(lambda: all(f"POST {path} 422" in served.said() for path in paths), "all of them are noted")
    body = b'{"n":0,"seen":0,"answer":{"verb":"\xff"}}'
    headers = {"content-type": "application/json"}
    for path in paths[0], paths[2]:
        assert refusal(post(served.base + path, content=body, headers=headers)) == (422, "server-malformed")
    assert served.said().count("Traceback") == before


@pytest.mark.parametrize(
    "name", ["%00", "a%00b", "x" * 300, "a/" * 600, "..%2f..%2fetc%2fpasswd", "%ff%fe", "nothing.js"]
)
def test_names_no_file_can_have_are_not_found(served: Server, name: str) -> None:
    assert get(f"{served.base}/assets/{name}").status_code == 404


def test_a_foreign_page_is_refused_in_words(served: Server) -> None:
    made = new_table(served.base, "toy", "ll")
    foreign = post(f"{served.base}/api/tables/{made['id']}/claim", json={}, headers={"origin": "https://evil.example"})
    assert refusal(foreign) == (403, "server-foreign-page")


def test_an_answer_does_not_wait_for_all_the_tables_that_are_set_up_at_once(tmp_path: Path) -> None:
    async def crowd() -> None:
        async with inside(tmp_path) as (_, registry):
            made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
            live = await registry.open(made.id)
            done: list[int] = []

            async def note(number: int) -> None:
                await registry.storage.remember(f"note {number}", "kept")
                done.append(number)

            notes = [asyncio.create_task(note(number)) for number in range(60)]
            await asyncio.sleep(0)
            await live.answer(0, live.table.options(0)[0].to_json())
            before = len(done)
            await asyncio.gather(*notes)
            assert before < 10

    asyncio.run(crowd())


def test_a_page_that_is_refused_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", failed.append)

    async def look() -> None:
        async with inside(tmp_path, Limits(streams_per_address=0)) as (http, registry):
            made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
            http.headers["authorization"] = f"Bearer {made.watch.secret}"
            refused = await http.get(f"/api/tables/{made.id}/events")
            assert refusal(refused) == (429, "server-too-many-pages")

    asyncio.run(look())
    gc.collect()
    assert not failed
