"""Measures how fast a server answers: `python benchmarks/server.py [--tables 1,20,100] [--seconds 15] [--games
raiders,root]`.

With `--hold 150`: how many live tables it holds before the 99th percentile is over 150 ms, and what is busy then.

Each live table has two people and an Apprentice bot. One person's answer is timed from the moment it is sent to the
moment the other person's page has it; beside it the server's own work for an accepted answer, bots' answers included,
their thinking not. Then memory of idle tables, and the time to open a table with a long record.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.client import claimed  # noqa: E402
from tests.server.servers import Server  # noqa: E402

from marches import records  # noqa: E402
from marches.games import GAMES, rulebook  # noqa: E402
from marches.testing.conformance import random_table  # noqa: E402

Json = dict[str, Any]
HOLD = (25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600)
"""Numbers of live tables `--hold` tries."""
OPENINGS = 3
"""How many times a long table is opened, each time by a server that has just started."""


class Figures:
    """What was measured at one number of tables."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.accepted = 0
        self.refused = 0
        self.lines = 0
        self.work = 0.0
        self.own_work = 0.0
        """Seconds of processor time of the people's side."""


def work(pid: int) -> float:
    """Seconds of CPU a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Person:
    """One page and its answers. `mate` is the other person, whose page is timed."""

    def __init__(self, http: httpx.AsyncClient, table: str, link: Json, figures: Figures, think: float) -> None:
        self.http = http
        self.path = f"/api/tables/{table}"
        self.headers = {"authorization": f"Bearer {link['secret']}"}
        self.figures = figures
        self.think = think
        self.rng = Random(link["secret"])
        self.seen: dict[int, float] = {}
        self.page: Json = {}
        self.fresh = asyncio.Event()

    async def look(self) -> None:
        """Keep the page open; note when each version arrived."""
        async with self.http.stream("GET", f"{self.path}/events", headers=self.headers, timeout=None) as response:
            assert response.status_code == 200, "the server refused a page"
            async for line in response.aiter_lines():
                if line.startswith("id: "):
                    self.seen.setdefault(int(line[4:]), time.perf_counter())
                elif line.startswith("data: ") and '"question"' in line:
                    self.page = json.loads(line[6:])
                    self.fresh.set()

    async def play(self, mate: Person) -> None:
        """Answer whatever is asked, after a moment's thought."""
        while self.page.get("state", "playing") == "playing":
            self.fresh.clear()
            question = self.page.get("question")
            if question and question["options"]:
                await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.think)
                await self._answer(question, mate)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await self.fresh.wait()

    async def _answer(self, question: Json, mate: Person) -> None:
        body = {"n": question["n"], "answer": self.rng.choice(question["options"])["answer"]}
        sent = time.perf_counter()
        response = await self.http.post(f"{self.path}/answers", json=body, headers=self.headers)
        if response.status_code != 201:
            self.figures.refused += 1
            return
        self.figures.accepted += 1
        version = response.json()["version"]
        for _ in range(400):
            arrived = [moment for number, moment in mate.seen.items() if number >= version]
            if arrived:
                self.figures.latencies.append(min(arrived) - sent)
                return
            await asyncio.sleep(0.005)


async def live(running: Server, game: str, tables: int, seconds: float, think: float, bot: bool = True) -> Figures:
    """Play at this many tables at once."""
    figures = Figures()
    assert running.process is not None
    base, pid = running.base, running.process.pid
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
    async with httpx.AsyncClient(base_url=base, limits=limits, timeout=60) as http:
        tasks: list[asyncio.Task[None]] = []
        people: list[Person] = []
        for _ in range(tables):
            seats = [{"kind": "link"}, {"kind": "link"}, *([{"kind": "bot", "level": "apprentice"}] if bot else [])]
            made = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
            await asyncio.to_thread(claimed, base, made)
            one, two = (Person(http, made["id"], link, figures, think) for link in made["links"])
            people += [one, two]
            tasks += [asyncio.create_task(one.look()), asyncio.create_task(two.look())]
            tasks += [asyncio.create_task(one.play(two)), asyncio.create_task(two.play(one))]
        await asyncio.sleep(2)
        figures.latencies.clear()
        figures.accepted = 0
        before, own, lines = work(pid), time.process_time(), _lines(people)
        await asyncio.sleep(seconds)
        figures.lines = _lines(people) - lines
        figures.work, figures.own_work = work(pid) - before, time.process_time() - own
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return figures


def _lines(people: list[Person]) -> int:
    """Lines of all records together, as far as pages show them: every answer, dice and cards included."""
    shown: dict[str, int] = {}
    for person in people:
        shown[person.path] = max(shown.get(person.path, 0), *person.seen, 0)
    return sum(shown.values())


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def row(name: str, *cells: str) -> None:
    print(f"| {name} | {' | '.join(cells)} |", flush=True)


def measure_live(running: Server, game: str, tables: int, seconds: float, think: float) -> None:
    figures = asyncio.run(live(running, game, tables, seconds, think))
    times = sorted(1000 * latency for latency in figures.latencies)
    if len(times) < 2:
        row(f"{game}: {tables} live", "too few answers", "", "", "", "")
        return
    p99 = times[min(len(times) - 1, int(0.99 * len(times)))]
    row(
        f"{game}: {tables} live",
        f"{statistics.median(times):.1f} ms",
        f"{p99:.1f} ms",
        f"{figures.accepted / seconds:.1f}/s",
        f"{1000 * figures.work / max(1, figures.lines):.1f} ms",
        f"{len(times)} answers of people, {figures.lines} lines",
    )


def measure_hold(running: Server, game: str, most: float, seconds: float, think: float) -> None:
    """Add tables until answers take too long."""
    for tables in HOLD:
        figures = asyncio.run(live(running, game, tables, seconds, think))
        times = sorted(1000 * latency for latency in figures.latencies)
        if len(times) < 2:
            row(f"{game}: {tables} live", "too few answers", "", "", "", "")
            return
        p99 = times[min(len(times) - 1, int(0.99 * len(times)))]
        row(
            f"{game}: {tables} live",
            f"{statistics.median(times):.1f} ms",
            f"{p99:.1f} ms",
            f"{figures.accepted / seconds:.1f}/s",
            f"{1000 * figures.work / max(1, figures.lines):.1f} ms",
            f"of a core: server {figures.work / seconds:.0%}, people {figures.own_work / seconds:.0%}; "
            f"load {os.getloadavg()[0]:.0f}",
        )
        if p99 > most:
            return
        running.stop()
        Path(running.database).unlink(missing_ok=True)
        running.start()


def measure_rush(running: Server, game: str, tables: int, seconds: float) -> None:
    """Answer as fast as answers are accepted: people only, without thinking."""
    figures = asyncio.run(live(running, game, tables, seconds, 0.0, bot=False))
    work = f"{1000 * figures.work / max(1, figures.lines):.1f} ms"
    row(f"{game}: rush at {tables}", "", "", f"{figures.accepted / seconds:.1f}/s", work, f"{figures.refused} refused")


def measure_idle(running: Server, game: str, tables: int) -> None:
    assert running.process is not None
    before = memory(running.process.pid)
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    for _ in range(tables):
        httpx.post(f"{running.base}/api/tables", json={"game": game, "seats": seats}, timeout=30)
    after = memory(running.process.pid)
    each = f"{1000 * (after - before) / tables:.0f} KB each"
    row(f"{game}: {tables} idle", f"{after:.0f} MB in all", each, "", "", "")


def measure_opening(running: Server, game: str, answers: int) -> None:
    """A long record, then the first page of it after a restart."""
    book = rulebook(game)
    setups = [setup for setup in book.sample_setups() if len(setup.seats) > 1]
    for seed in range(200):
        table = random_table(book, setups[seed % len(setups)], seed)
        if len(table.lines) >= answers:
            break
    data = records.dumps(table.record)
    made = httpx.post(f"{running.base}/api/records", content=data, timeout=60).json()
    headers = {"authorization": f"Bearer {made['watch']['secret']}"}
    times, works = [], []
    for _ in range(OPENINGS):
        running.stop()
        running.start()
        assert running.process is not None
        httpx.get(f"{running.base}/api/games")
        before, started = work(running.process.pid), time.perf_counter()
        response = httpx.get(f"{running.base}/api/tables/{made['id']}", headers=headers, timeout=60)
        times.append(1000 * (time.perf_counter() - started))
        works.append(1000 * (work(running.process.pid) - before))
        assert response.status_code == 200, response.text
    shown = f"{statistics.median(times):.0f} ms", f"{max(times):.0f} ms at most"
    row(f"{game}: open a long table", *shown, "", f"{statistics.median(works):.0f} ms", f"{len(table.lines)} answers")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", default="1,20,100")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--think", type=float, default=2.0, help="seconds a person thinks, on average")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--database", default="")
    parser.add_argument("--hold", type=float, default=0, help="find how many tables stay under this many ms")
    parser.add_argument("--fast", action="store_true", help="insist on the compiled engine")
    chosen = parser.parse_args()
    if chosen.fast:
        os.environ["MARCHES_ENGINE"] = "compiled"
    row("", "p50", "p99", "accepted", "work per line", "")
    print("|---" * 6 + "|")
    for game in chosen.games.split(","):
        with tempfile.TemporaryDirectory() as name:
            measure(game, Path(name), chosen)


def measure(game: str, folder: Path, chosen: argparse.Namespace) -> None:
    """Everything about one game, each on a fresh database."""
    database = chosen.database or str(folder / "marches.db")
    running = Server(folder, database).start()

    def afresh() -> None:
        running.stop()
        Path(database).unlink(missing_ok=True)
        running.start()

    try:
        if chosen.hold:
            measure_hold(running, game, chosen.hold, chosen.seconds, chosen.think)
            return
        for tables in map(int, chosen.tables.split(",")):
            measure_live(running, game, tables, chosen.seconds, chosen.think)
            afresh()
        measure_rush(running, game, 10, chosen.seconds)
        afresh()
        measure_idle(running, game, 100)
        measure_opening(running, game, 3000)
    finally:
        running.stop()


if __name__ == "__main__":
    main()
