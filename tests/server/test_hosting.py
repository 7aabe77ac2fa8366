"""Behind a proxy, within limits, before an upgrade."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, update

from marches.kernel.chance import seed_hash
from marches.kernel.setup import Setup
from marches.records.migrations import Incompatible, migrated
from marches.server import schema
from marches.server.guard import Buckets
from marches.server.settings import SettingsError, database_url
from marches.server.speech import language
from marches.server.storage import Storage
from marches.table.record import FORMAT, Answer, Header, Record
from marches.table.table import Table
from tests.kernel.toybook import TOY as TOY_BOOK
from tests.server.client import PATIENCE, get, new_table, seats_of, watcher_of
from tests.server.servers import ROOT, TOY, Server, server
from tests.server.test_answers import held, refusal


def test_under_a_path_of_a_proxy_everything_is_found_and_links_stay_relative(tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><html><head><title>M</title></head></html>")
    (tmp_path / "web" / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    options = ["--root-path", "/games/marches", "--web", str(tmp_path / "web")]
    with server(tmp_path, str(tmp_path / "marches.db"), *options) as running:
        for base in (running.base + "/games/marches", running.base):
            assert get(f"{base}/api/status").status_code == 200
            assert '<base href="/games/marches/">' in get(f"{base}/t/abc").text
            assert get(f"{base}/assets/app.js").headers["content-type"].startswith("text/javascript")
            assert get(f"{base}/assets/..%2f..%2fsecret.txt").status_code == 404
            made = new_table(base, "toy", "ll")
            assert made["links"][0]["path"].startswith("t/")


def test_the_tables_and_requests_of_an_address_are_limited(tmp_path: Path) -> None:
    limits = ["--tables-per-hour", "3", "--requests-per-second", "2", "--proxy", "127.0.0.1"]
    with server(tmp_path, str(tmp_path / "marches.db"), *limits) as running:
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}]}

        http = httpx.Client(timeout=PATIENCE)

        def make(address: str) -> httpx.Response:
            headers = {"x-forwarded-for": f"9.9.9.9, {address}"}
            return http.post(f"{running.base}/api/tables", json=body, headers=headers)

        assert [make("1.1.1.1").status_code for _ in range(4)] == [201, 201, 201, 429]
        assert make("1.1.1.1").json()["key"] == "server-too-many-tables"
        assert make("2.2.2.2").status_code == 201
        with ThreadPoolExecutor(8) as at_once:
            many = list(at_once.map(make, ["3.3.3.3"] * 40))
        fast = [response for response in many if response.json().get("key") == "server-too-fast"]
        assert fast
        assert fast[0].headers["retry-after"] == "1"
        assert make("4.4.4.4").status_code == 201, "others are not held up"
        http.close()


def test_buckets_fill_again() -> None:
    buckets = Buckets(per_second=1000.0, at_once=2)
    taken = [buckets.take("a") for _ in range(4)]
    assert taken[:2] == [True, True]
    assert buckets.take("b")


def check_tables(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "marches", "check-tables", "--database", database, "--game", TOY]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def spoil(database: str, bad: str, old: str) -> None:
    """Put an answer into a table that was never possible, and give another one older rules."""

    async def change() -> None:
        storage = Storage(database_url(database))
        t, x = schema.tables, schema.lines
        async with storage.engine.begin() as db:
            wrong = func.replace(x.c.body, '"draw"', '"roll"')
            await db.execute(update(x).where(x.c.table == bad, x.c.n == 1).values(body=wrong))
            older = func.replace(t.c.header, '"rules":1', '"rules":0')
            await db.execute(update(t).where(t.c.id == old).values(header=older))
        await storage.close()

    asyncio.run(change())


def test_tables_are_checked_before_an_upgrade_and_incompatible_ones_shown_read_only(
    database: str, tmp_path: Path
) -> None:
    running = Server(tmp_path, database).start()
    good, bad, old = (new_table(running.base, "toy", "ll") for _ in range(3))
    running.stop()
    done = check_tables(database)
    assert (done.returncode, done.stdout) == (0, "3 tables replayed: all fit.\n")
    spoil(database, bad["id"], old["id"])
    done = check_tables(database)
    assert done.returncode == 1
    assert bad["id"] in done.stdout
    assert f"{old['id']} (toy, playing" in done.stdout
    assert good["id"] not in done.stdout
    running.start()
    page = watcher_of(running.base, old).page()
    assert (page["state"], page["view"], page["question"]) == ("incompatible", None, None)
    assert "version 0 of the rules" in page["notice"]
    seat = seats_of(running.base, old)[0]
    seat.lang = "fr"
    response = seat.post("/answers", {"n": page["n"], "answer": {"verb": "pass"}})
    assert refusal(response) == (409, "server-incompatible")
    assert "version 0 des règles" in response.json()["message"]
    fine = seats_of(running.base, good)[0]
    assert fine.answer(fine.page(), held(fine.page())).status_code == 201
    running.stop()


def test_a_record_of_older_rules_is_migrated_step_by_step() -> None:
    table = Table(TOY_BOOK, Setup("toy", 1, ("a", "b")), bytes(16))
    old_setup = Setup("toy", -1, ("a", "b"))
    old = Record(Header(FORMAT, old_setup, seed_hash(bytes(16))), [])
    for line in table.lines:
        assert isinstance(line, Answer)
        old.lines.append(Answer(line.n, line.seat, {**line.answer, "verb": f"old-{line.answer['verb']}"}))

    def first(record: Record) -> Record:
        return Record(Header(FORMAT, Setup("toy", 0, ("a", "b")), record.header.seed_hash), record.lines)

    def second(record: Record) -> Record:
        lines = [
            Answer(line.n, line.seat, {**line.answer, "verb": str(line.answer["verb"]).removeprefix("old-")})
            for line in record.lines
            if isinstance(line, Answer)
        ]
        return Record(Header(FORMAT, Setup("toy", 1, ("a", "b")), record.header.seed_hash), [*lines])

    new = migrated(TOY_BOOK, old, {("toy", -1): first, ("toy", 0): second})
    assert Table.replay(TOY_BOOK, new, bytes(16)).n == table.n
    with pytest.raises(Incompatible, match="version -1 of the rules of toy; installed is version 1"):
        migrated(TOY_BOOK, old, {("toy", 0): second})


def test_databases_are_named_as_people_name_them() -> None:
    assert database_url("x.db") == "sqlite+aiosqlite:///x.db"
    assert database_url("sqlite:////tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    assert database_url("postgres://u@h/n") == "postgresql+asyncpg://u@h/n"
    with pytest.raises(SettingsError, match="Unknown database 'mysql'"):
        database_url("mysql://x")
    for nameless in ("", "/", "sqlite://", "sqlite:///", "x\0.db"):
        with pytest.raises(SettingsError, match="names no file"):
            database_url(nameless)


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from marches.cli import main; main()",
        "serve",
        "--workers",
        "2",
        "--database",
        str(tmp_path / "x.db"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "SQLite serves one process" in done.stderr


def test_the_viewers_language_is_the_first_one_spoken_here() -> None:
    assert language(None, "de-DE, fr-CA;q=0.7, en;q=0.9") == "en"
    assert language(None, "fr") == "fr"
    assert language("fr", "en") == "fr"
    assert language("xx", "fr;q=0, de") == "en"
    assert language(None, "") == "en"


def test_the_description_lists_the_views_and_what_may_go_wrong(served: Server) -> None:
    described = json.loads(get(f"{served.base}/api/openapi.json").text)
    assert any(name.startswith("views.") for name in described["components"]["schemas"])
    answer = described["paths"]["/api/tables/{table}/answers"]["post"]
    assert {"201", "403", "409", "422", "429"} <= set(answer["responses"])
    assert answer["security"] == [{"secret": []}]
