"""How long a bot takes must not tell what it holds."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from marches.kernel.action import Id
from marches.kernel.setup import Setup
from marches.server import metrics
from marches.server.keeper import Keeper
from marches.server.live import Live
from marches.server.pace import NoPace, Pace, is_secret
from marches.server.pages import Eyes, page_of
from marches.server.registry import Registry
from marches.server.rows import now_ms
from marches.server.settings import Settings, database_url
from marches.server.state import Viewer
from marches.server.wire import Clock, NewSeat, NewTable
from tests.server.servers import TOY

HELD_OUT = 400
NEAREST = 15
Sample = tuple[float, bool]
"""How many seconds an answer took, and whether it was the only one."""


class Watch:
    """Time that passes when somebody waits for it, and at once."""

    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


class SlowBots:
    """Answer at random: at once where there is nothing to choose, otherwise after some thought."""

    def __init__(self, registry: Registry, watch: Watch, rng: Random) -> None:
        self.registry, self.watch, self.rng = registry, watch, rng
        self.samples: list[Sample] = []

    async def choose(
        self, table: str, setup: Setup, lines: Sequence[str], seat: int, level: str, seconds: float | None, owner: str
    ) -> dict[str, Id]:
        live = await self.registry.open(table)
        options = live.table.options(seat)
        self.watch.now += 0.004 if len(options) == 1 else self.rng.uniform(0.35, 0.9)
        chosen: dict[str, Id] = self.rng.choice(options).to_json()
        return chosen

    def listen(self, live: Live) -> None:
        """Note when each answer to a secret question is given, as anyone at the table can."""
        put, accept = self.watch.now, live.answer

        async def answer(seat: int, *rest: object, **more: object) -> None:
            nonlocal put
            secret, only = is_secret(live.table.game), len(live.table.options(seat)) == 1
            await accept(seat, *rest, **more)  # type: ignore[arg-type]
            if secret:
                self.samples.append((self.watch.now - put, only))
            put = self.watch.now

        live.answer = answer  # type: ignore[method-assign]


async def play(folder: Path, paced: bool) -> list[Sample]:
    """Raiders between bots until enough secret questions were answered."""
    registry = Registry(Settings(database=database_url(str(folder / "marches.db")), test_seed="time"))
    watch, rng = Watch(), Random(5)
    bots = SlowBots(registry, watch, rng)
    pace = (Pace if paced else NoPace)(rng, lambda: watch.now, watch.sleep)
    registry.keeper = Keeper(registry.storage, bots, registry.neighbours, rng, pace)  # type: ignore[arg-type]
    await registry.start()
    for number in range(20):
        seats = [NewSeat("bot", name=str(number)), NewSeat("bot"), NewSeat("bot")]
        live = await registry.open((await registry.create(NewTable("raiders", seats), "here")).id)
        bots.listen(live)
        live.streams[-2] = 1
        live.tell()
        while live.row.state == "playing" and len(bots.samples) < 2 * HELD_OUT:
            await live.wait(live.change, 10)
        live.streams.clear()
        if len(bots.samples) >= 2 * HELD_OUT:
            break
    await registry.stop()
    return bots.samples


def guess(known: Sequence[Sample], time: float) -> float:
    """How likely an answer that took this long was the only one: the share among the nearest known ones."""
    near = sorted(known, key=lambda sample: abs(sample[0] - time))[:NEAREST]
    return statistics.mean(only for _, only in near)


def balanced_accuracy(samples: Sequence[Sample]) -> float:
    """How well a classifier tells single answers from choices by their time, on questions it was not trained on."""
    known, held_out = samples[:-HELD_OUT], samples[-HELD_OUT:]
    base = statistics.mean(only for _, only in known)
    hits: dict[bool, list[bool]] = {True: [], False: []}
    for time, only in held_out:
        hits[only].append((guess(known, time) > base) == only)
    return (statistics.mean(hits[True]) + statistics.mean(hits[False])) / 2


@pytest.mark.parametrize("paced", [True, False])
def test_the_time_of_a_bots_answer_does_not_tell_whether_it_had_a_choice(tmp_path: Path, paced: bool) -> None:
    samples = asyncio.run(play(tmp_path, paced))
    assert len(samples) >= 2 * HELD_OUT
    assert min(sum(only for _, only in samples[-HELD_OUT:]), sum(not only for _, only in samples[-HELD_OUT:])) >= 40
    accuracy = balanced_accuracy(samples)
    if paced:
        assert accuracy <= 0.60, f"a classifier is right in {accuracy:.0%}"
    else:
        assert accuracy > 0.95, "without a pace the classifier finds out: the test can fail"


def test_bots_take_their_levels_time_over_secret_questions_and_longer_where_thinking_took_longer() -> None:
    async def held(level: str, took: float) -> float:
        watch = Watch()
        pace = Pace(Random(1), lambda: watch.now, watch.sleep)
        watch.now = took
        await pace.hold(0.0, level, None)
        return watch.now

    for level, low, high in [("wanderer", 0.15, 0.5), ("apprentice", 0.35, 0.9), ("warlord", 5.1, 6.4)]:
        assert low <= asyncio.run(held(level, 0.004)) <= high
    assert asyncio.run(held("apprentice", 3.0)) > 3.0


def test_how_long_a_bot_thinks_cannot_be_read_from_the_servers_figures(tmp_path: Path) -> None:
    async def look() -> None:
        registry = Registry(Settings(database=database_url(str(tmp_path / "t.db")), test_seed="time"))
        watch, rng, thought, go_on = Watch(), Random(5), asyncio.Event(), asyncio.Event()

        async def held(seconds: float) -> None:
            thought.set()
            await go_on.wait()

        bots, pace = SlowBots(registry, watch, rng), Pace(rng, lambda: watch.now, held)
        registry.keeper = Keeper(registry.storage, bots, registry.neighbours, rng, pace)  # type: ignore[arg-type]
        await registry.start()
        live = await registry.open((await registry.create(NewTable("raiders", [NewSeat("bot")] * 3), "here")).id)
        live.streams[-2] = 1
        live.tell()
        async with asyncio.timeout(60):
            await thought.wait()
        metrics._take(registry, {})
        assert next(iter(metrics.QUEUE.collect())).samples[0].value == 1, "until its answer is given"
        live.streams.clear()
        go_on.set()
        await registry.stop()

    asyncio.run(look())


def test_others_see_times_to_the_second_only(tmp_path: Path) -> None:
    async def look() -> None:
        registry = Registry(Settings(database=database_url(str(tmp_path / "t.db")), games=(TOY,), test_seed="time"))
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")], clock=Clock(600)), "here")
        live = await registry.open(made.id)
        while now_ms() % 1000 < 100:
            await asyncio.sleep(0.02)
        await live.answer(0, live.table.options(0)[0].to_json(), live.table.n)
        async with live.hold():
            own = page_of(live, Viewer((0,)), Eyes(0), "en")
            other = page_of(live, Viewer((1,)), Eyes(1), "en")
        assert own.log[-1].at % 1000
        assert own.seats[0].clock is not None
        assert all(row.at % 1000 == 0 for row in other.log)
        assert other.seats[0].clock == own.seats[0].clock // 1000 * 1000
        await registry.stop()

    asyncio.run(look())


def test_only_its_owner_sees_that_an_answer_was_left_standing(tmp_path: Path) -> None:
    async def look() -> None:
        registry = Registry(Settings(database=database_url(str(tmp_path / "t.db")), games=(TOY,), test_seed="time"))
        await registry.start()
        live = await registry.open((await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")).id)
        rng = Random(4)
        while live.row.state == "playing":
            seat = live.waiting()[0]
            await live.answer(seat, rng.choice(live.table.options(seat)).to_json(), live.table.n, by="standing")
        live.row.state = "playing"  # as they were shown while the game went on
        pages = {seat: page_of(live, Viewer((seat,)), Eyes(seat), "en", 0) for seat in (0, 1)}
        told = {(viewer == row.seat, row.by) for viewer, page in pages.items() for row in page.log if row.seat >= 0}
        assert told >= {(True, "standing"), (False, "person")}, "both saw answers of the other"
        assert (False, "standing") not in told
        await registry.stop()

    asyncio.run(look())
