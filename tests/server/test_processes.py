"""Several server processes on one PostgreSQL: people on different ones play one table."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import httpx
import msgspec

from marches.server.library import Library
from marches.server.records import parse_line, record_of, replayed
from marches.table.record import Header
from tests.server.client import PATIENCE, Json, Page, Seat, get, new_table, post, seats_of, until, watcher_of
from tests.server.restarts import Person, stored
from tests.server.servers import TOY, Cluster, Server
from tests.server.test_answers import held, to_peek


def test_people_on_two_processes_play_one_table_with_a_bot(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    one, two = (Server(tmp_path, database).start() for _ in range(2))
    made = new_table(one.base, "toy", "lbl", options={"lots": 3})
    here, there = seats_of(one.base, made)[0], seats_of(two.base, made)[2]
    people = [Person(here, Random(1)), Person(there, Random(2))]
    watching = [Page(watcher_of(base, made)) for base in (one.base, two.base)]
    for thread in [*watching, *people]:
        thread.start()
    ends = [page.wait(lambda p: p["state"] == "over") for page in watching]
    assert ends[0]["version"] == ends[1]["version"]
    assert ends[0]["over"] == ends[1]["over"]
    assert [page.problems for page in watching] == [[], []]
    assert all(person.accepted for person in people)
    found = stored(database, made["id"])
    header = msgspec.json.decode(found.row.header, type=Header)
    lines = [parse_line(line.body) for line in found.lines]
    replayed(Library([TOY]).book("toy"), record_of(header, lines), found.row.seed)
    one.stop()
    two.stop()


def test_of_answers_given_at_once_on_two_processes_one_is_accepted(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    servers = [Server(tmp_path, database).start() for _ in range(2)]
    for _ in range(8):
        made = new_table(servers[0].base, "toy", "ll")
        seats = seats_of(servers[0].base, made)
        winner = to_peek(seats)
        page = winner.page()
        twins = [Seat(server.base, winner.table, winner.secret, winner.seat) for server in servers]
        for twin in twins:
            twin.page()
        results = _at_once(twins, page)
        assert sorted(results) == [201, 409]
        versions = {twin.page()["version"] for twin in twins}
        assert len(versions) == 1
    for server in servers:
        server.stop()


def _at_once(twins: list[Seat], page: Json) -> list[int]:
    start = threading.Barrier(len(twins))
    results: list[int] = []

    def shoot(twin: Seat) -> None:
        start.wait()
        results.append(twin.answer(page, {"verb": "pass"}).status_code)

    threads = [threading.Thread(target=shoot, args=(twin,)) for twin in twins]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_when_one_process_dies_the_other_moves_its_bots(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    one, two = (Server(tmp_path, database).start() for _ in range(2))
    made = new_table(one.base, "toy", "lb")
    seat = seats_of(two.base, made)[0]
    page = Page(seat)
    page.start()
    page.wait(lambda p: True)
    one.kill()
    before = seat.page()
    seat.answer(before, held(before))
    page.wait(lambda p: p["version"] > before["version"] + 1)
    assert page.problems == []
    two.stop()


def test_while_postgresql_is_down_answers_are_put_off_and_none_is_lost(tmp_path: Path) -> None:
    own = Cluster()
    own.start()
    try:
        running = Server(tmp_path, own.new_database()).start()
        made = new_table(running.base, "toy", "ll")
        seats = seats_of(running.base, made)
        watching = Page(watcher_of(running.base, made))
        watching.start()
        page = seats[0].page()
        own.pause()
        refused = seats[0].answer(page, held(page))
        assert (refused.status_code, refused.json()["key"]) == (503, "server-storage")
        assert refused.headers["retry-after"] == "2"
        made_now = post(f"{running.base}/api/tables", json={"game": "toy", "seats": [{"kind": "me"}] * 2})
        assert (made_now.status_code, made_now.json()["key"]) == (503, "server-storage")
        assert get(f"{running.base}/api/status").status_code == 200
        own.start()
        until(partial(_is_accepted, seats[0], page), "the same answer again is accepted")
        watching.wait(lambda p: p["version"] == page["version"] + 1)
        other = seats[1].page()
        assert seats[1].answer(other, held(other)).status_code == 201
        assert watching.problems == []
        running.stop()
    finally:
        own.stop()


def _is_accepted(seat: Seat, page: Json) -> bool:
    """Now or before: then it is told that it was repeated, and it counts once."""
    response = seat.answer(page, held(page))
    assert response.status_code in (201, 409, 503)
    return response.status_code == 201 or bool(response.json()["key"] == "server-repeated")


def test_several_workers_of_one_server_share_the_port(cluster: Cluster, tmp_path: Path) -> None:
    running = Server(tmp_path, cluster.new_database(), None, "--workers", "2").start()
    made = new_table(running.base, "toy", "lll")
    people = [Person(seat, Random(3)) for seat in seats_of(running.base, made).values()]
    watching = Page(watcher_of(running.base, made))
    for thread in [watching, *people]:
        thread.start()
    watching.wait(lambda p: p["state"] == "over")
    boots: set[str] = set()

    def ask(_: int) -> None:
        boots.add(httpx.get(f"{running.base}/api/status", timeout=PATIENCE).json()["boot"])

    def both() -> bool:
        with ThreadPoolExecutor(8) as at_once:  # the system chooses who answers: the other one, while the first is busy
            list(at_once.map(ask, range(16)))
        return len(boots) == 2

    until(both, "both processes answer")
    assert watching.problems == []
    running.stop()
