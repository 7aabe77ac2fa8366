"""It keeps going: damage, sleep, undos, other processes and full disks harm nothing but what they must."""

from __future__ import annotations

import asyncio
import logging
from collections import namedtuple
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text, update

from marches.kernel.action import Id
from marches.server import notify, schema, upkeep
from marches.server import registry as registry_module
from marches.server.invitations import claim, hand_to_bot, reissue
from marches.server.leaving import forget_me
from marches.server.live import Live
from marches.server.notify import Postgres
from marches.server.problem import Problem, no_table
from marches.server.records import replayed
from marches.server.rows import LineRow, SeatRow, StorageError, now_ms
from marches.server.settings import Settings, database_url
from marches.server.state import digest_of
from marches.server.storage import Storage
from marches.server.uptime import ASLEEP
from marches.server.wire import ClaimIn, Clock, NewSeat, NewTable
from marches.server.writer import SqlitePen
from tests.server.client import Seat, get, new_table, seats_of, watcher_of
from tests.server.inside import registry_on, running, two_servers
from tests.server.servers import TOY, Server
from tests.server.test_answers import refusal
from tests.server.test_tables import finished

TWO = NewTable("toy", [NewSeat("me"), NewSeat("me")])
WITH_A_GUEST = NewTable("toy", [NewSeat("me"), NewSeat("link")])
GUESTS = NewTable("toy", [NewSeat("link"), NewSeat("link")])


DAMAGE = {
    "header": "UPDATE tables SET header = '{' WHERE id = :bad",
    "config": "UPDATE tables SET config = '{' WHERE id = :bad",
    "line": """UPDATE lines SET body = '{"n"' WHERE "table" = :bad AND n = 0""",
    "line of other bytes": "UPDATE lines SET body = CAST(X'7BFF' AS TEXT) WHERE \"table\" = :bad AND n = 0",
    "moment": "UPDATE lines SET at = 'noon' WHERE \"table\" = :bad AND n = 0",
    "thinking time": "UPDATE lines SET spent = 'long' WHERE \"table\" = :bad AND n = 0",
    "number of a line": 'UPDATE lines SET n = n + 5000 WHERE "table" = :bad',
    "standing": "UPDATE seats SET standing = '{' WHERE \"table\" = :bad AND seat = 1",
    "level": "UPDATE seats SET level = 'emperor' WHERE \"table\" = :bad AND seat = 1",
    "name of other bytes": "UPDATE seats SET name = CAST(X'FF' AS TEXT) WHERE \"table\" = :bad AND seat = 1",
    "seat": 'DELETE FROM seats WHERE "table" = :bad AND seat = 1',
}


@pytest.mark.parametrize("where", DAMAGE)
def test_one_damaged_row_harms_one_table_only_and_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, where: str
) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            bad, good = await registry.create(TWO, "here"), await registry.create(TWO, "here")
            live = await registry.open(bad.id)
            await live.answer(0, live.table.options(0)[0].to_json(), live.table.n)
            async with registry.storage.engine.begin() as db:
                await db.execute(text(DAMAGE[where]), {"bad": bad.id})
                await db.execute(text("UPDATE tables SET wake = id = :good"), {"good": good.id})
        async with running(tmp_path) as registry:
            with caplog.at_level(logging.ERROR):
                await registry._sweep()
            assert [live.id for live in registry.in_memory] == [good.id], "the sweep goes on after it"
            assert not registry.storage.failing, "or nobody could answer anywhere"
            assert f"table {bad.id} is damaged" in caplog.text
            with pytest.raises(Problem, match="server-damaged"):
                await registry.open(bad.id)
            live = await registry.open(good.id)
            await live.answer(0, live.table.options(0)[0].to_json(), live.table.n)
        settings = Settings(database=database_url(str(tmp_path / "marches.db")), games=(TOY,))
        checked = {one.table: one.problem async for one in upkeep.check_tables(settings)}
        assert checked[good.id] == ""
        assert checked[bad.id].startswith("damaged")

    asyncio.run(play())


def test_a_table_whose_own_id_is_damaged_hides_no_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            good = await registry.create(TWO, "here")
            async with registry.storage.engine.begin() as db:
                columns = "header, seed, config, watch, host, state, address, created, begun, changed"
                torn = f"INSERT INTO tables (id, wake, {columns}) SELECT CAST(X'FF' AS TEXT), 1, {columns} FROM tables"
                await db.execute(text(torn))
                await db.execute(text("UPDATE tables SET wake = 2 WHERE id = :good"), {"good": good.id})
        async with running(tmp_path) as registry:
            await registry._sweep()
            assert [live.id for live in registry.in_memory] == [good.id]

    asyncio.run(play())


def test_a_moment_without_the_database_makes_no_table_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            made = await registry.create(TWO, "here")
            await registry._forget(await registry.open(made.id), None)
            seats, failed = registry.storage.seats, 0

            async def torn(table: str) -> list[SeatRow]:
                nonlocal failed
                failed += 1
                if failed == 1:
                    raise StorageError("the connection was lost")
                return await seats(table)

            monkeypatch.setattr(registry.storage, "seats", torn)
            assert (await registry.open(made.id)).fits

    asyncio.run(play())


def test_whatever_breaks_at_one_table_the_others_are_served_and_it_is_named_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            bad, good, open_one = [(await registry.create(TWO, "here")).id for _ in range(3)]
            async with registry.storage.engine.begin() as db:
                await db.execute(update(schema.tables).values(wake=1))
        load, look = Live.load, Live.wake

        tried = 0

        async def broken(live: Live) -> None:
            nonlocal tried
            if live.id == bad:
                tried += 1
                raise TypeError("a rule that breaks")
            await load(live)

        def stumbling(live: Live, moment: int) -> int | None:
            if live.id == open_one:
                raise AssertionError
            return look(live, moment)

        monkeypatch.setattr(Live, "load", broken)
        monkeypatch.setattr(Live, "wake", stumbling)
        registry = registry_on(tmp_path)
        monkeypatch.setattr(registry, "settings", msgspec.structs.replace(registry.settings, idle_minutes=-1.0))
        with caplog.at_level(logging.ERROR):
            await registry.start()
            await registry.open(open_one)
            for _ in range(3):
                await registry._sweep()
        assert caplog.text.count(f"table {bad} is damaged") == 1
        assert tried == 1, "sweeps do not replay it over and over"
        with pytest.raises(Problem, match="server-damaged"):
            await registry.open(bad)
        assert good not in registry._damaged
        assert [live.id for live in registry.in_memory] == [open_one], "the other one was opened and let go"
        await registry.stop()

    asyncio.run(play())


def test_whatever_a_table_makes_the_rules_do_the_others_are_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with running(tmp_path) as registry:
            bad, good = [(await registry.create(TWO, "here")).id for _ in range(2)]
        first = True

        def broken(*given: Any) -> Any:
            nonlocal first
            if first:
                first = False
                raise AssertionError("a rule that breaks")
            return replayed(*given)

        monkeypatch.setattr(upkeep, "replayed", broken)
        settings = Settings(database=database_url(str(tmp_path / "marches.db")), games=(TOY,))
        checked = {one.table: one.problem async for one in upkeep.check_tables(settings)}
        assert checked == {bad: "damaged: AssertionError: a rule that breaks", good: ""}

    asyncio.run(check())


def test_after_a_lost_connection_every_table_catches_up_whatever_breaks_at_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            tables = [(await registry.create(TWO, "here")).id for _ in range(3)]
            caught: list[str] = []

            async def catch_up(live: Live) -> None:
                caught.append(live.id)
                if live.id != tables[2]:
                    raise no_table() if live.id == tables[0] else ValueError

            monkeypatch.setattr(Live, "catch_up", catch_up)
            await registry._missed()
            assert caught == tables

    asyncio.run(play())


def test_a_database_that_is_gone_shows_before_anybody_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            live = await registry.open((await registry.create(TWO, "here")).id)

            def away(*given: object) -> object:
                raise OSError("no route to the database")

            with monkeypatch.context() as patch:
                patch.setattr(type(registry.storage.engine), "connect", away)
                with pytest.raises(StorageError):
                    await registry._sweep()
            assert registry.storage.failing == "OSError"
            with pytest.raises(Problem, match="server-storage"):
                await live.answer(0, live.table.options(0)[0].to_json(), live.table.n)
            await registry._sweep()
            assert not registry.storage.failing

    asyncio.run(play())


def test_more_than_a_hundred_tables_that_fall_due_are_all_served(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            made = await registry.create(TWO, "here")
            async with registry.storage.engine.begin() as db:
                columns = "header, seed, config, watch, host, state, address, created, begun, changed"
                query = f"INSERT INTO tables (id, wake, {columns}) SELECT :id, 1, {columns} FROM tables WHERE id = :old"
                for number in range(130):
                    await db.execute(text(query), {"id": f"copy{number}", "old": made.id})
            assert len(await registry.storage.due(now_ms())) == 130

    asyncio.run(play())


def test_a_thinking_time_of_years_is_kept(database: str) -> None:
    async def keep() -> None:
        storage = Storage(database_url(database))
        await storage.migrate()
        async with storage.engine.begin() as db:
            fields = "'t', '{}', '', '{}', '', 'playing', '', 0, 0"
            names = "id, header, seed, config, watch, state, address, created, changed"
            await db.execute(text(f"INSERT INTO tables ({names}) VALUES ({fields})"))
        await storage.append("t", 0, [LineRow("{}", 1, 2**40, "person")], "playing", None, {})
        assert (await storage.lines("t"))[0].spent == 2**40
        await storage.close()

    asyncio.run(keep())


def test_a_machine_that_sleeps_charges_no_clock(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            wanted = NewTable("toy", [NewSeat("me"), NewSeat("me")], clock=Clock(600))
            live = await registry.open((await registry.create(wanted, "here")).id)
            before = live.clock_left(0, now_ms()) or 0
            slept = 20 * ASLEEP
            live.asked_since = {seat: since - slept for seat, since in live.asked_since.items()}
            registry.uptime.tick = now_ms() - slept
            async with live.hold():
                left = live.clock_left(0, now_ms()) or 0
            assert before - 2_000 <= left <= before + 1_000
            await live.answer(0, live.table.options(0)[0].to_json(), live.table.n)
            assert live.journal.rows[-1].spent < 5_000
            registry._alive_at = 0
            await registry._sweep()
            assert str(registry.uptime.gaps[-1][0]) in (await registry.storage.remembered("gaps") or "")

    asyncio.run(play())


def test_a_system_clock_that_is_set_back_gives_nobody_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            wanted = NewTable("toy", [NewSeat("me"), NewSeat("me")], clock=Clock(600))
            live = await registry.open((await registry.create(wanted, "here")).id)
            live.asked_since = {seat: now_ms() + 900_000 for seat in live.asked_since}
            assert live.clock_left(0, now_ms()) == 600_000
            await live.answer(0, live.table.options(0)[0].to_json(), live.table.n)
            assert min(row.spent for row in live.journal.rows) == 0

    asyncio.run(play())


def test_what_a_bot_thought_before_an_undo_is_thought_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            wanted = NewTable("toy", [NewSeat("me"), NewSeat("bot", level="wanderer")])
            live = await registry.open((await registry.create(wanted, "here")).id)
            choose, asked = registry.pool.choose, list[int]()

            async def slow(table: str, setup: object, lines: list[str], *rest: object) -> object:
                asked.append(len(lines))
                if len(asked) == 1:
                    await live.answer(0, live.table.options(0)[0].to_json(), live.table.n)
                    await live.undo(0, None, False)
                return await choose(table, setup, lines, *rest)  # type: ignore[arg-type]

            monkeypatch.setattr(registry.pool, "choose", slow)
            async with asyncio.timeout(30):
                while len(asked) < 2:
                    await live.wait(live.change, 10)
            assert asked[1] > asked[0], "with the lines it had not seen"

    asyncio.run(play())


def test_standing_answers_left_in_two_processes_do_not_overwrite_each_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(tmp_path, TWO) as (made, here, there):
            form: list[dict[str, Id]] = [{"verb": "pass"}]
            work = [
                live.leave_standing(0, f"{name}{i}", form, 40)
                for name, live in (("a", here), ("b", there))
                for i in (1, 2)
            ]
            await asyncio.gather(*work)
            kept = (await here.storage.seats(made.id))[0].standing
            assert sorted(msgspec.json.decode(kept)) == ["a1", "a2", "b1", "b2"]
            await here.leave_standing(0, "b1", [], 40)
            await there.leave_standing(0, "c", form, 40)
            kept = (await here.storage.seats(made.id))[0].standing
            assert sorted(msgspec.json.decode(kept)) == ["a1", "a2", "b2", "c"], "what one takes back stays taken back"
            with pytest.raises(Problem, match="server-many-standing"):
                await here.leave_standing(0, "d", form, 4)

    asyncio.run(play())


def test_of_two_new_links_made_at_once_one_counts_and_the_other_is_told_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(tmp_path, WITH_A_GUEST) as (made, here, there):
            await reissue(here, made.host, 1)
            with pytest.raises(Problem, match="server-too-late"):
                await reissue(there, made.host, 1)
            await reissue(there, made.host, 1)
            assert (await here.storage.seats(made.id))[1].issued == 2, "each that worked is counted, for all to see"

    asyncio.run(play())


def test_an_answer_after_which_something_breaks_is_neither_kept_nor_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(live: Live, moment: int) -> int | None:
        raise ZeroDivisionError

    async def play() -> None:
        async with running(tmp_path) as registry:
            live = await registry.open((await registry.create(TWO, "here")).id)
            answer, version = live.table.options(0)[0].to_json(), live.version
            with monkeypatch.context() as patch:
                patch.setattr(Live, "wake", broken)
                with pytest.raises(ZeroDivisionError):
                    await live.answer(0, answer, live.table.n)
            async with live.hold():
                assert (live.version, live.table.n) == (version, len(live.journal.standing)), "as it is on disk"
            await live.answer(0, answer, live.table.n)
            assert len(await registry.storage.lines(live.id)) == live.version == version + 1

    asyncio.run(play())


def test_changes_of_a_seat_in_two_processes_do_not_overwrite_each_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(tmp_path, TWO) as (made, here, there):
            await here.change_seat(0, name="Ada")
            await there.change_seat(0, standing='{"a":[]}')
            seat = (await here.storage.seats(made.id))[0]
            assert (seat.name, seat.standing) == ("Ada", '{"a":[]}')

    asyncio.run(play())


def test_no_bot_takes_a_seat_that_was_claimed_in_another_process(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as one, running(tmp_path) as two:
            made = await one.create(GUESTS, "here")
            here, there = await one.open(made.id), await two.open(made.id)
            await claim(here, ClaimIn(made.links[0].secret, "a" * 22), 40)
            with pytest.raises(Problem, match="server-too-late"):
                await hand_to_bot(there, made.host, 0, "wanderer", two.may_search)
            seat = (await here.storage.seats(made.id))[0]
            assert (seat.secret, seat.level) == (digest_of("a" * 22), "")

    asyncio.run(play())


def test_who_has_lost_a_seat_in_another_process_takes_nothing_off_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(tmp_path, WITH_A_GUEST) as (made, here, there):
            await claim(here, ClaimIn(made.links[1].secret, "a" * 22), 40)
            await there.reload()
            again = await reissue(here, made.host, 1)
            await claim(here, ClaimIn(again, "b" * 22), 40)
            assert there.viewer("a" * 22).seats == (1,), "this process has not heard of it"
            with pytest.raises(Problem, match="server-too-late"):
                await forget_me(there, 1, "a" * 22)
            assert (await here.storage.seats(made.id))[1].secret == digest_of("b" * 22)

    asyncio.run(play())


def test_of_two_browsers_that_open_a_link_at_once_in_two_processes_one_gets_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(tmp_path, GUESTS) as (made, here, there):
            link = made.links[0].secret
            await claim(here, ClaimIn(link, "a" * 22), 40)
            with pytest.raises(Problem, match="server-too-late"):
                await claim(there, ClaimIn(link, "b" * 22), 40)
            assert (await here.storage.seats(made.id))[0].secret == digest_of("a" * 22)

    asyncio.run(play())


def test_a_full_disk_shows_in_the_status_and_refuses_answers_before_they_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            live = await registry.open((await registry.create(TWO, "here")).id)
            usage = namedtuple("usage", "total used free")
            with monkeypatch.context() as patch:
                patch.setattr(registry_module.shutil, "disk_usage", lambda folder: usage(1, 1, 0))  # type: ignore[attr-defined]
                await registry._sweep()
            assert registry.storage.failing == "DiskFull"
            await live.change_seat(0, name="Zoë")
            assert registry.storage.failing == "DiskFull", "a small thing that could still be written does not hide it"
            n = live.table.n
            with pytest.raises(Problem, match="server-storage"):
                await live.answer(0, live.table.options(0)[0].to_json(), n)
            with pytest.raises(Problem, match="server-storage"):
                await live.undo(0, None, False)
            assert live.table.n == n, "nothing was played"
            await registry._sweep()
            assert not registry.storage.failing, "as soon as something can be kept again"
            await live.answer(0, live.table.options(0)[0].to_json(), n)

    asyncio.run(play())


def test_bots_do_not_think_while_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            monkeypatch.setattr(registry_module, "LEAST_FREE", 10**30)
            await registry._sweep()
            asked = 0
            choose = registry.pool.choose

            async def counted(*given: Any) -> Any:
                nonlocal asked
                asked += 1
                return await choose(*given)

            monkeypatch.setattr(registry.pool, "choose", counted)
            seats = [NewSeat("bot", level="wanderer"), NewSeat("me")]
            live = await registry.open((await registry.create(NewTable("toy", seats), "here")).id)
            live.visit()
            first = live.version
            await asyncio.sleep(0.5)
            assert registry.storage.failing
            assert (asked, live.version) == (0, first)
            monkeypatch.setattr(registry_module, "LEAST_FREE", 0)
            async with asyncio.timeout(20):
                while live.version == first:
                    await live.wait(live.change, 1)

    asyncio.run(play())


def test_a_listening_connection_that_died_without_a_word_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dead:
        ended = False

        async def fetchval(self, query: str, *args: object) -> object:
            await asyncio.sleep(60)
            return 1

        def is_closed(self) -> bool:
            return self.ended

        def terminate(self) -> None:
            self.ended = True

    async def listen() -> None:
        monkeypatch.setattr(notify, "PATIENCE", 0.05)
        monkeypatch.setattr(notify, "HEARTBEAT", 0.01)
        missed, connected, dead = asyncio.Event(), 0, Dead()

        async def all_missed() -> None:
            missed.set()

        neighbours = Postgres("postgresql+asyncpg://x@y/z", lambda table, what: None, all_missed)

        async def connect() -> None:
            nonlocal connected
            connected += 1

        neighbours._connection = dead  # type: ignore[assignment]
        monkeypatch.setattr(neighbours, "_connect", connect)
        keeping = asyncio.create_task(neighbours._keep())
        async with asyncio.timeout(5):
            await missed.wait()
        keeping.cancel()
        assert dead.ended
        assert connected >= 1

    asyncio.run(listen())


def test_the_status_says_that_all_is_well(served: Server) -> None:
    assert get(f"{served.base}/api/status").json()["storage"] == "ok"


def host_of(seat: Seat, secret: str, method: str, path: str = "") -> httpx.Response:
    headers = {"authorization": f"Bearer {secret}"}
    return httpx.request(method, f"{seat.base}/api/tables/{seat.table}{path}", headers=headers, timeout=60)


def test_a_finished_table_is_archived_and_deleted_by_its_host(served: Server) -> None:
    made = new_table(served.base, "toy", "ll")
    seats, watcher = seats_of(served.base, made), watcher_of(served.base, made)
    for method, path in (("POST", "/archive"), ("DELETE", "")):
        assert refusal(host_of(seats[0], made["host"], method, path)) == (409, "server-still-playing")
        assert refusal(host_of(seats[0], seats[0].secret, method, path)) == (403, "server-not-yours")
    seats[0].post("/name", {"name": "Ada"})
    play_out(seats)
    assert host_of(seats[0], made["host"], "POST", "/archive").status_code == 200
    assert refusal(seats[0].get()) == (403, "server-not-yours")
    assert "Ada" not in [seat["name"] for seat in watcher.page()["seats"]]
    assert watcher.get("/record").status_code == 200
    assert host_of(seats[0], made["host"], "DELETE").status_code == 204
    assert refusal(watcher.get()) == (404, "server-no-table")


def play_out(seats: dict[int, Seat]) -> None:
    for _ in range(60):
        for seat in seats.values():
            page = seat.page()
            if page["state"] == "over":
                return
            if page["question"]["options"]:
                seat.answer(page, page["question"]["options"][0]["answer"])
    raise AssertionError("the toy game did not end")


def test_nothing_of_a_deleted_table_is_left_in_the_file(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            seats = [NewSeat("me", name="Quillfeather"), NewSeat("link")]
            live = await registry.open((await registry.create(NewTable("toy", seats), "here")).id)
            await live.change_seat(0, standing='{"Quillfeather":[]}')
            await registry.forget_table(live)

    asyncio.run(play())
    for file in tmp_path.glob("marches.db*"):
        assert b"Quillfeather" not in file.read_bytes(), file.name


def test_every_connection_to_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            async with registry.storage.engine.connect() as db:
                kept = await db.scalar(text("PRAGMA synchronous"))
            pen = SqlitePen(registry.settings.database)
            written = pen._connect().execute("PRAGMA synchronous").fetchone()[0]
            pen._drop()
            assert (kept, written) == (2, 2), "FULL: a power cut loses nothing that was told"

    asyncio.run(play())


def test_a_person_has_their_name_and_links_removed(served: Server) -> None:
    made = new_table(served.base, "toy", "ll")
    seats, watcher = seats_of(served.base, made), watcher_of(served.base, made)
    seats[0].post("/name", {"name": "Ada"})
    assert seats[0].post("/forget-me", {}).status_code == 200
    assert refusal(seats[0].get()) == (403, "server-not-yours")
    left = watcher.page()["seats"][0]
    assert (left["given"], left["stand_in"], left["claimed"]) == ("", True, False)
    over, _ = finished(served)
    assert over[1].post("/forget-me", {}).status_code == 200
