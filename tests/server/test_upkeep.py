"""Backup, restore and upgrade, on real databases; whether the server is well, and its figures."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from marches.server import metrics
from tests.server.client import Page, Seat, get, new_table, seats_of, until
from tests.server.inside import inside
from tests.server.servers import ROOT, TOY, Cluster, Server, server

RELEASED = Path(__file__).with_name("data") / "released-0.1.0.db.gz"
"""What version 0.1.0 left on disk: three games going on, one over."""
SEAT = ("5df772499e598a46", "3ezr_acR1VaW20sQWu3zcQ")
"""A person's link in that database."""


def marches(*words: str, code: int = 0) -> str:
    """What a command prints; it ends as expected."""
    command = [sys.executable, "-m", "marches", *words]
    paths = [*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(ROOT)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def played(running: Server, answers: int) -> dict[str, int]:
    """A new table with some answers: its id and how many lines it has."""
    made = new_table(running.base, "toy", "lll")
    rng, seats = Random(1), seats_of(running.base, made)
    given = sum(seat.play_one(rng) for _ in range(answers) for seat in seats.values())
    assert given >= answers
    return {made["id"]: next(iter(seats.values())).page()["version"]}


def lines_in(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as db:
        return dict(db.execute('SELECT "table", count(*) FROM "lines" GROUP BY 1').fetchall())


def test_a_backup_of_a_running_server_is_restored(tmp_path: Path, database: str) -> None:
    kept = tmp_path / "kept.backup"
    with server(tmp_path, database) as running:
        before = played(running, 4)
        assert "1 tables" in marches("backup", str(kept), "--database", database)
        assert lines_in(kept) == before
        assert not list(tmp_path.glob("kept.backup-*")), "it is one file"
        assert kept.stat().st_mode & 0o077 == 0, "nobody else may read it"
        played(running, 2)
        if "postgresql" in database:
            assert "stop it first" in marches("restore", str(kept), "--database", database, "--replace", code=2)
        else:
            assert "already uses" in marches("restore", str(kept), "--database", database, "--replace", code=2)
    assert "--replace" in marches("restore", str(kept), "--database", database, code=2)
    assert "1 tables" in marches("restore", str(kept), "--database", database, "--replace")
    again = tmp_path / "again.backup"
    marches("backup", str(again), "--database", database)
    assert lines_in(again) == before
    with server(tmp_path, database) as running:
        assert 'marches_tables{state="playing"} 1.0' in get(f"{running.base}/api/metrics").text


def test_a_server_moves_from_sqlite_to_postgresql_and_back(tmp_path: Path, cluster: Cluster) -> None:
    file, moved, back = str(tmp_path / "marches.db"), cluster.new_database(), tmp_path / "back.db"
    with server(tmp_path, file) as running:
        before = played(running, 4)
    marches("backup", str(tmp_path / "one.backup"), "--database", file)
    marches("restore", str(tmp_path / "one.backup"), "--database", moved)
    with server(tmp_path, moved) as running:
        assert get(f"{running.base}/api/health").json() == {"status": "ok"}
    assert "1 tables replayed: all fit." in marches("check-tables", "--database", moved, "--game", TOY)
    marches("backup", str(tmp_path / "two.backup"), "--database", moved)
    marches("restore", str(tmp_path / "two.backup"), "--database", str(back))
    assert lines_in(back) == before


def test_what_is_no_backup_is_refused_and_nothing_is_overwritten(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ilona")
    assert "is not a backup of Marches" in marches("restore", str(other), "--database", str(tmp_path / "a.db"), code=2)
    assert "There is no file" in marches("restore", str(tmp_path / "none"), code=2)
    assert "There is no database" in marches("backup", str(tmp_path / "b"), "--database", str(tmp_path / "x"), code=2)
    released(tmp_path)
    assert "exists already" in marches("backup", str(other), "--database", str(tmp_path / "marches.db"), code=2)
    assert other.read_text() == "Dear Ilona"


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = released(tmp_path)
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    assert "comes from a newer version" in marches("restore", str(file), "--database", str(tmp_path / "a.db"), code=2)


def released(folder: Path) -> Path:
    """The database of the released version."""
    file = folder / "marches.db"
    file.write_bytes(gzip.decompress(RELEASED.read_bytes()))
    return file


def test_the_database_of_the_released_version_is_upgraded_and_its_games_go_on(tmp_path: Path) -> None:
    file, kept = released(tmp_path), tmp_path / "kept.backup"
    before = lines_in(file)
    assert "4 tables replayed: all fit." in marches("check-tables", "--database", str(file))
    assert lines_in(file) == before, "looking changes nothing"
    said = marches("upgrade", "--database", str(file), "--keep", str(kept))
    assert "The database is up to date." in said
    assert lines_in(kept) == lines_in(file) == before
    with server(tmp_path, str(file)) as running:
        seat = Seat(running.base, *SEAT, 0)
        assert seat.page()["question"]["options"]
        assert seat.play_one(Random(1))


def test_an_upgrade_stops_before_tables_that_no_longer_fit(tmp_path: Path) -> None:
    file, kept = released(tmp_path), tmp_path / "kept.backup"
    with closing(sqlite3.connect(file)) as db:
        (body,) = db.execute('SELECT body FROM "lines" WHERE "table" = ? AND n = 40', SEAT[:1]).fetchone()
        other = json.dumps(json.loads(body) | {"answer": {"verb": "fly"}})
        db.execute('UPDATE "lines" SET body = ? WHERE "table" = ? AND n = 40', (other, SEAT[0]))
        db.commit()
    said = marches("upgrade", "--database", str(file), "--keep", str(kept), code=1)
    assert "1 tables do not fit this version. Nothing was changed" in said
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    kept.unlink()
    assert "up to date" in marches("upgrade", "--database", str(file), "--keep", str(kept), "--anyway")


def test_figures_count_tables_people_answers_times_and_bots_and_name_nobody(tmp_path: Path) -> None:
    with server(tmp_path, str(tmp_path / "marches.db")) as running:
        made = new_table(running.base, "toy", "ll")
        seats = seats_of(running.base, made)
        page = Page(seats[0])
        page.start()
        assert any(seat.play_one(Random(1)) for seat in seats.values())
        until(lambda: figure(running, "marches_people") == 1, "the page is counted")
        text = get(f"{running.base}/api/metrics").text
        assert figure(running, 'marches_tables{state="playing"}') == 1
        assert figure(running, 'marches_answers_total{status="201"}') == 1
        assert figure(running, "marches_answer_seconds_count") == 1
        assert figure(running, "marches_bots_queue") == 0
        assert figure(running, "marches_tables_in_memory") == 1
        secrets = [made["id"], *(link["secret"] for link in made["links"]), made["watch"]["secret"]]
        assert not [word for word in secrets if word in text]
        response = get(f"{running.base}/api/metrics")
        assert response.headers["content-type"].startswith("text/plain; version=")
        assert get(f"{running.base}/api/health").status_code == 200


def test_tables_are_counted_once_however_often_the_figures_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "COUNT_EVERY", 1e9)

    async def ask() -> None:
        async with inside(tmp_path) as (http, registry):
            states, counted = registry.storage.states, 0

            async def count() -> dict[str, int]:
                nonlocal counted
                counted += 1
                return await states()

            registry.storage.states = count  # type: ignore[method-assign]
            for path in ("metrics", "health") * 5:
                assert (await http.get(f"/api/{path}")).status_code == 200
            assert counted == 1

    asyncio.run(ask())


def figure(running: Server, name: str) -> float:
    text = get(f"{running.base}/api/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, text
    return float(found[1])


def test_health_tells_when_the_database_is_gone(tmp_path: Path, cluster: Cluster) -> None:
    with server(tmp_path, cluster.new_database()) as running:
        assert get(f"{running.base}/api/health").status_code == 200
        cluster.pause()
        try:
            response = httpx.get(f"{running.base}/api/health", timeout=30)
            assert response.status_code == 503
            assert "marches_tables{" not in httpx.get(f"{running.base}/api/metrics", timeout=30).text
        finally:
            cluster.start()


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
