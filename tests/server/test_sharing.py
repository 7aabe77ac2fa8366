"""Bots and hints think for everyone in turn, for nobody who is not there, and for nobody more than their share."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from marches.kernel.setup import Setup
from marches.server import state as state_module
from marches.server.bots_pool import MOST_OF_ONE, BotFailed, BotsPool, Wish
from marches.server.fair import FairLock
from marches.server.guard import Buckets
from marches.server.invitations import hand_to_bot
from marches.server.library import Library
from marches.server.problem import Problem
from marches.server.records import encode_line
from marches.server.registry import Registry
from marches.server.rows import now_ms
from marches.server.settings import Limits, Settings, database_url
from marches.server.wire import Clock, NewSeat, NewTable
from marches.server.worker import TREES_PER_OWNER, TREES_PER_TABLE, Ask, Hint, Reply, Worker
from marches.table.table import Table
from tests.kernel.toybook import TOY as TOY_BOOK
from tests.server.inside import inside, registry_on
from tests.server.servers import TOY


def test_owners_take_turns_however_many_tables_one_of_them_has() -> None:
    async def queue() -> None:
        lock, order = FairLock(), list[str]()

        async def think(owner: str, name: str) -> None:
            async with lock.turn(owner):
                order.append(name)
                await asyncio.sleep(0)

        work = [asyncio.create_task(think("greedy", f"g{n}")) for n in range(20)]
        await asyncio.sleep(0)
        gone = asyncio.create_task(think("gone", "gone"))
        work += [asyncio.create_task(think("modest", f"m{n}")) for n in range(2)]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*work)
        assert order.index("m0") <= 4
        assert order.index("m1") <= 6
        assert [name for name in order if name[0] == "g"] == [f"g{n}" for n in range(20)]
        assert "gone" not in order
        async with asyncio.timeout(5), lock.turn("later"):
            pass

    asyncio.run(queue())


def test_a_worker_keeps_a_limited_number_of_trees_per_table_and_owner() -> None:
    worker, table = Worker(Library([TOY])), Table(TOY_BOOK, Setup("toy", 1, ("a", "b", "c", "d")), bytes(16))
    lines = [encode_line(line) for line in table.lines]
    for number in range(8):
        for seconds in (0.0, 0.001, 0.002, 0.003, 0.004, 0.005):
            ask = Ask(1, f"t{number}", table.setup, 0, "veteran", seconds, 0, lines, owner="me")
            seated = worker._seated(ask) if seconds == 0.0 else worker.tables[ask.table]
            worker._bot(seated, ask)
        assert len(worker.tables[f"t{number}"].bots) <= TREES_PER_TABLE
    assert sum(len(seated.bots) for seated in worker.tables.values()) <= TREES_PER_OWNER


def test_the_number_of_searching_bots_of_an_address_is_limited(tmp_path: Path) -> None:
    async def make() -> None:
        limits = Limits(searchers_per_table=2, searchers_per_address=3)
        database = database_url(str(tmp_path / "marches.db"))
        registry = Registry(Settings(database=database, games=(TOY,), test_seed="x", limits=limits))
        await registry.start()

        async def table(bots: int, address: str, level: str = "warlord") -> None:
            seats = [NewSeat("me"), *[NewSeat("bot", level=level) for _ in range(bots)]]
            await registry.create(NewTable("toy", seats), address)

        with pytest.raises(Problem, match="server-many-searchers"):
            await table(3, "here")
        await table(2, "here")
        with pytest.raises(Problem, match="server-many-searchers"):
            await table(2, "here")
        await table(2, "there")
        await table(3, "here", "apprentice")
        await registry.stop()

    asyncio.run(make())


def test_bots_that_search_count_at_once_while_tables_wait_and_when_they_take_a_free_seat(tmp_path: Path) -> None:
    async def make() -> None:
        limits = Limits(searchers_per_table=2, searchers_per_address=3)
        database = database_url(str(tmp_path / "marches.db"))
        registry = Registry(Settings(database=database, games=(TOY,), test_seed="x", limits=limits))
        await registry.start()
        link, warlord = NewSeat("link"), NewSeat("bot", level="warlord")
        wanted = NewTable("toy", [link, warlord])
        made = await asyncio.gather(*[registry.create(wanted, "here") for _ in range(20)], return_exceptions=True)
        assert sum(not isinstance(one, Problem) for one in made) == 3, "tables that wait for people count, too"
        free = await registry.create(NewTable("toy", [link, link, link, link]), "there")
        live = await registry.open(free.id)

        async def hand(seat: int, level: str = "warlord") -> None:
            await hand_to_bot(live, free.host, seat, level, registry.may_search)

        handed = await asyncio.gather(hand(0), hand(1), hand(2), return_exceptions=True)
        assert [isinstance(one, Problem) for one in handed] == [False, False, True]
        await hand(2, "apprentice")
        assert live.searchers == 2
        await registry.create(wanted, "there")
        with pytest.raises(Problem, match="server-many-searchers"):
            await registry.create(wanted, "there")
        await registry.stop()

    asyncio.run(make())


def test_bots_that_take_an_absent_persons_place_count_among_those_that_search(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(searchers_per_table=6, searchers_per_address=3)
        database = database_url(str(tmp_path / "marches.db"))
        registry = Registry(Settings(database=database, games=(TOY,), test_seed="x", limits=limits))
        await registry.start()
        wanted = NewTable("toy", [NewSeat("me"), NewSeat("me")], stand_in="warlord", leaver=60)
        lives = [await registry.open((await registry.create(wanted, "here")).id) for _ in range(2)]
        for live in lives:
            live.streams[-2] = 1
            for seat in live.seats:
                seat.stand_in = True
        assert [registry.keeper._stand_in_of(live) for live in lives] == ["apprentice"] * 2, "four are too many"
        job = registry.keeper._job(lives[0], now_ms())
        assert job is not None
        assert job.level == "apprentice"
        lives[1].seats[0].stand_in = False
        assert registry.keeper._stand_in_of(lives[0]) == "warlord"
        await registry.stop()

    asyncio.run(play())


def test_a_table_nobody_watches_does_not_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        asked = 0
        choose = registry.pool.choose

        async def counted(*given: object) -> object:
            nonlocal asked
            asked += 1
            return await choose(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(registry.pool, "choose", counted)
        monkeypatch.setattr(state_module, "WATCHED", 0)
        made = await registry.create(NewTable("toy", [NewSeat("bot", level="wanderer"), NewSeat("me")]), "here")
        live = await registry.open(made.id)
        await asyncio.sleep(0.5)
        assert asked == 0
        assert live.wake(now_ms()) is None, "nor does a sweep bring it back"
        monkeypatch.setattr(state_module, "WATCHED", 60_000)
        live.visited = 0
        live.visit()
        while not asked:
            await live.wait(live.change, 10)
        await registry.stop()

    asyncio.run(play())


def test_an_absent_seat_whose_clock_is_at_zero_is_played_by_a_stand_in_until_it_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")], clock=Clock(10)), "here")
        live = await registry.open(made.id)
        live.journal.spent[0] = live.journal.spent[1] = 10_000
        live.seats[0].seen = now_ms()
        job = registry.keeper._job(live, now_ms())
        assert job is not None
        assert (job.kind, job.seat) == ("bot", 0), "a person who is here only has this question answered"
        live.seats[0].seen = 0
        live.tell()
        while not live.seats[0].stand_in:
            await live.wait(live.change, 10)
        await live.come_back(live.viewer(made.links[0].secret))
        assert not live.seats[0].stand_in
        await registry.stop()

    asyncio.run(play())


@pytest.mark.parametrize("leaver", [0, 300])
def test_who_was_here_a_minute_ago_is_replaced_at_once_when_their_clock_is_at_zero(tmp_path: Path, leaver: int) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        wanted = NewTable("toy", [NewSeat("me"), NewSeat("me")], clock=Clock(10), leaver=leaver)
        live = await registry.open((await registry.create(wanted, "here")).id)
        live.journal.spent[0] = live.journal.spent[1] = 10_000
        live.seats[0].seen = now_ms() - 70_000
        await registry.storage.seen([(live.id, 0)], now_ms() - 70_000)
        live.tell()
        async with asyncio.timeout(10):  # not looked at over and over until they have been away for longer
            while not live.seats[0].stand_in:
                await live.wait(live.change, 1)
        await registry.stop()

    asyncio.run(play())


def test_who_is_here_in_another_process_is_not_replaced_when_their_clock_is_at_zero(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        wanted = NewTable("toy", [NewSeat("me"), NewSeat("me")], clock=Clock(10))
        live = await registry.open((await registry.create(wanted, "here")).id)
        live.journal.spent[0] = live.journal.spent[1] = 10_000
        live.seats[0].seen = 0
        await registry.storage.seen([(live.id, 0)], now_ms())
        first = live.version
        live.tell()
        async with asyncio.timeout(10):
            while live.version == first:
                await live.wait(live.change, 1)
        assert not live.seats[0].stand_in, "only this question was answered"
        await registry.stop()

    asyncio.run(play())


def test_one_owner_cannot_take_all_places_for_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        pool, slow = BotsPool(1), asyncio.Event()

        async def timed(wish: Wish, seconds: float) -> Reply:
            await slow.wait()
            return Reply(1, hints=[])

        monkeypatch.setattr(pool._adviser, "_timed", timed)
        setup = Setup("toy", 1, ("a", "b"))
        work = [asyncio.create_task(pool.advise("t", setup, [], 0, 2.0, "me")) for _ in range(MOST_OF_ONE + 1)]
        await asyncio.sleep(0)
        with pytest.raises(BotFailed):
            await pool.advise("t", setup, [], 0, 2.0, "me")
        other = asyncio.create_task(pool.advise("u", setup, [], 0, 2.0, "other"))
        await asyncio.sleep(0)
        slow.set()
        assert await asyncio.gather(*work, other) == [[]] * (MOST_OF_ONE + 2)

    asyncio.run(ask())


def test_a_hint_that_could_not_be_given_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with inside(tmp_path, Limits(hints_per_second=0.0001, hints_at_once=1)) as (http, registry):
            made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
            live = await registry.open(made.id)
            path, secret = f"/api/tables/{made.id}/hints", {"authorization": f"Bearer {made.links[0].secret}"}

            async def status(n: int) -> int:
                body = {"n": n, "seat": live.waiting()[0]}
                return (await http.post(path, json=body, headers=secret)).status_code

            async def busy(*given: object) -> list[Hint]:
                raise BotFailed("too many hints at once")

            async def calm(*given: object) -> list[Hint]:
                return []

            monkeypatch.setattr(registry.pool, "advise", busy)
            assert [await status(live.table.n + 5), await status(live.table.n), await status(live.table.n)] == [
                409,
                503,
                503,
            ]
            monkeypatch.setattr(registry.pool, "advise", calm)
            assert [await status(live.table.n), await status(live.table.n)] == [200, 429]

    asyncio.run(ask())


def test_what_is_given_back_may_be_taken_again() -> None:
    buckets = Buckets(per_second=0.0001, at_once=1)
    assert buckets.take("a")
    assert not buckets.take("a")
    buckets.give_back("a")
    assert buckets.take("a")
    buckets.give_back("unknown")
