"""Killing a server over and over while people and bots play; used by the tests and, longer, by the soak."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial
from pathlib import Path
from random import Random

import httpx
import msgspec

from marches.server.library import Library
from marches.server.records import parse_line, record_of, replayed
from marches.server.rows import LineRow, TableRow
from marches.server.settings import database_url
from marches.server.storage import Storage
from marches.table.record import Answer, Header
from tests.server.client import PATIENCE, Json, Page, Seat, get, new_table, until, watcher_of
from tests.server.servers import TOY, Server


class Person(threading.Thread):
    """Looks at one table's page and answers whatever is asked; sends an answer again when no response came."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.rng = rng
        self.page = Page(seat)
        self.accepted: list[tuple[int, Json]] = []
        self.refused: list[tuple[int, Json, str]] = []
        self.done = threading.Event()
        self.over = False
        self.answered = -1

    def run(self) -> None:
        self.page.start()
        while not self.done.is_set() and not self.over:
            page = self._newest()
            if page is not None and page["version"] > self.answered:
                self.over = page["state"] != "playing"
                if page["question"] and page["question"]["options"]:
                    self._answer(page)
            time.sleep(0.02)

    def _newest(self) -> Json | None:
        with self.page.arrived:
            return self.page.pages[-1] if self.page.pages else None

    def _answer(self, page: Json) -> None:
        answer = self.rng.choice(page["question"]["options"])["answer"]
        while True:
            try:
                response = self.seat.answer(page, answer)
            except httpx.HTTPError:
                time.sleep(0.1)  # it may have been accepted or not: send the same again until that is known
                continue
            break
        if response.status_code == 201 or response.json()["key"] == "server-repeated":
            self.accepted.append((page["n"], answer))
            self.answered = self._version_after(response)
        else:
            self.refused.append((page["n"], answer, response.json()["key"]))
            self.answered = page["version"]

    def _version_after(self, response: httpx.Response) -> int:
        """Pages older than the answer still ask the question: they must not be answered again."""
        while response.status_code != 201:
            try:
                found: int = self.seat.page()["version"]
            except httpx.HTTPError:
                time.sleep(0.1)
            else:
                return found - 1
        accepted: int = response.json()["version"]
        return accepted - 1


class Stored(msgspec.Struct):
    """A table as it is on disk."""

    row: TableRow
    lines: list[LineRow]


def stored(database: str, table: str) -> Stored:
    async def read() -> Stored:
        storage = Storage(database_url(database))
        try:
            row = await storage.table(table)
            assert row is not None
            return Stored(row, await storage.lines(table))
        finally:
            await storage.close()

    return asyncio.run(read())


def check(found: Stored, people: list[Person], watching: Page) -> int:
    """Check that every accepted answer is stored once and nothing else, and that the whole replays. Returns how
    many were checked.
    """
    header = msgspec.json.decode(found.row.header, type=Header)
    lines = [parse_line(line.body) for line in found.lines]
    book = Library([TOY]).book(header.setup.game)
    replayed(book, record_of(header, lines), found.row.seed)
    count = 0
    for person in people:
        rows = zip(lines, found.lines, strict=True)
        given = [dict(line.answer) for line, row in rows if isinstance(line, Answer) and _of(line, row, person)]
        accepted = [answer for _, answer in person.accepted]
        assert given == accepted, (
            f"{found.row.id}: {len(given)} kept, {len(accepted)} accepted, {_first(given, accepted)}; {person.refused}"
        )
        count += len(given)
    for page in [watching, *[person.page for person in people]]:
        assert page.problems == []
        assert page.last == len(lines), f"a page of {found.row.id} did not follow to the end"
    return count


def _first(given: list[Json], accepted: list[Json]) -> str:
    """The index at which two lists differ."""
    at = next((i for i, (a, b) in enumerate(zip(given, accepted, strict=False)) if a != b), None)
    return "one goes on longer" if at is None else f"number {at}: {given[at]} kept, {accepted[at]} accepted"


def _of(line: Answer, row: LineRow, person: Person) -> bool:
    return line.seat == person.seat.seat and row.by == "person"


Played = tuple[str, list[Person], Page]
"""A table, the people at it and someone who watches."""


def cycles(
    folder: Path,
    database: str,
    count: int,
    seconds: float,
    seed: int = 1,
    games: tuple[str, ...] = ("raiders",),
    processes: int = 1,
) -> str:
    """Kill and restart a server `count` times while tables are played. Returns what was seen.

    With several processes on one database each table is played on all of them, and a different one is killed each time.
    """
    running = [Server(folder, database).start() for _ in range(processes)]
    rng = Random(seed)
    tables = [_begin(running, game, kinds, rng) for game in games for kinds in ("lb", "llb")]
    for _ in range(count):
        tables.append(_begin(running, "toy", "lbl", rng))
        time.sleep(seconds * rng.uniform(0.5, 1.5))
        killed = rng.choice(running)
        killed.kill()
        killed.start()
        boot = get(f"{killed.base}/api/status").json()["boot"]
        for page in _pages(tables):
            if page.seat.base == killed.base:
                until(partial(_has_come_back, page, boot), f"a page of {page.seat.table} comes back by itself")
    _settle(tables)
    for one in running:
        one.stop()
    answers = sum(check(stored(database, table), people, page) for table, people, page in tables)
    assert answers > count, "too little was played to show anything"
    return f"{count} kills, {len(tables)} tables, {answers} answers of people accepted: none lost, none doubled"


def _begin(running: list[Server], game: str, kinds: str, rng: Random) -> Played:
    """A table whose people and watcher sit at the processes in turn."""
    bases = [one.base for one in rng.sample(running, len(running))]
    made = new_table(bases[0], game, kinds)
    links = enumerate(made["links"])
    seats = [Seat(bases[i % len(bases)], made["id"], link["secret"], link["seat"]) for i, link in links]
    people = [Person(seat, Random(rng.random())) for seat in seats]
    watching = Page(watcher_of(bases[-1], made))
    watching.start()
    for person in people:
        person.start()
    return made["id"], people, watching


def _settle(tables: list[Played]) -> None:
    """People stop and bots finish what they were asked. Then every page must show the same last line."""
    for _, people, _ in tables:
        for person in people:
            person.done.set()
    for _, people, _ in tables:
        for person in people:
            person.join(PATIENCE)
    for _, people, watching in tables:
        until(partial(_is_settled, people, watching), f"{watching.seat.table} settles")


def _has_come_back(page: Page, boot: str) -> bool:
    return page.boots[-1:] == [boot]


def _is_settled(people: list[Person], watching: Page) -> bool:
    page = watching.seat.page()
    asked = page["question"]["waiting"] if page["question"] else []
    bots = [seat["seat"] for seat in page["seats"] if seat["kind"] == "bot"]
    shown = {watching.last, *[person.page.last for person in people]}
    return not set(asked) & set(bots) and shown == {page["version"]}


def _pages(tables: list[Played]) -> list[Page]:
    return [page for _, people, watching in tables for page in [watching, *[person.page for person in people]]]
