"""What cannot be shown from outside: rules that move on under a table in play, bots whose process dies."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, select, update

from marches import records
from marches.kernel.action import Action
from marches.kernel.setup import Setup
from marches.records import migrations
from marches.server import schema
from marches.server.bots_pool import BotFailed, BotsPool
from marches.server.invitations import claim
from marches.server.pages import Eyes, page_of
from marches.server.problem import Problem
from marches.server.records import encode_line
from marches.server.rows import Conflict, LineRow, StorageError, now_ms
from marches.server.setups import clean_name
from marches.server.state import Viewer
from marches.server.thinkers import ProcessThinker
from marches.server.uptime import opened
from marches.server.wire import ClaimIn, Clock, NewSeat, NewTable
from marches.server.writer import Addition, SqlitePen
from marches.table.record import Header, Record
from marches.table.table import Table
from tests.kernel.toybook import TOY as TOY_BOOK
from tests.server.inside import inside, registry_on, running
from tests.server.servers import TOY

RULES_1 = Path(__file__).parents[1] / "golden" / "rules-1"
"""Records of the first version of the rules."""
TWO = NewTable("toy", [NewSeat("me"), NewSeat("me")])


def test_a_table_in_play_goes_on_under_new_rules_and_its_old_record_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def newer(record: Record) -> Record:
        header = record.header
        setup = msgspec.structs.replace(header.setup, rules=1)
        return Record(Header(header.marches, setup, header.seed_hash), record.lines, record.end)

    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
        t = schema.tables
        async with registry.storage.engine.begin() as db:
            old = str(await db.scalar(select(t.c.header))).replace('"rules":1', '"rules":0')
            await db.execute(update(t).values(header=old))
        await registry.stop()
        monkeypatch.setitem(migrations.MIGRATIONS, ("toy", 0), newer)
        for answers in (1, 2):
            registry = registry_on(tmp_path)
            await registry.start()
            live = await registry.open(made.id)
            seat = live.waiting()[0]
            await live.answer(seat, live.table.options(seat)[0].to_json(), live.table.n)
            assert sum(row.by == "person" for row in live.journal.rows) == answers
            async with registry.storage.engine.connect() as db:
                kept = (await db.execute(select(schema.archive))).all()
            assert [row.rules for row in kept] == [0], "once, and not again at the next start"
            assert '"rules":0' in kept[0].record
            await registry.stop()

    asyncio.run(play())


@pytest.mark.parametrize("name", ["raiders/two-spaces", "root/three-lizards-rabbit", "scythe/two-crimea-workers"])
def test_a_table_begun_under_the_first_rules_opens_and_goes_on(tmp_path: Path, name: str) -> None:
    old = records.read(RULES_1 / f"{name}.jsonl")
    assert old.end is not None
    header = records.dumps(Record(old.header, [])).decode().splitlines()[0]
    bodies = [encode_line(line) for line in old.lines[: len(old.lines) // 2]]

    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        setup = old.header.setup
        made = await registry.create(NewTable(setup.game, [NewSeat("me") for _ in setup.seats]), "here")
        async with registry.storage.engine.begin() as db:
            await db.execute(update(schema.tables).values(header=header, seed=old.end.seed if old.end else ""))
            await db.execute(delete(schema.lines))
            rows = [
                {"table": made.id, "n": n, "body": body, "at": n, "spent": 0, "by": "person"}
                for n, body in enumerate(bodies)
            ]
            await db.execute(insert(schema.lines), rows)
        await registry.stop()
        registry = registry_on(tmp_path)
        await registry.start()
        live = await registry.open(made.id)
        assert (live.table.setup.rules, live.table.setup.options[migrations.RULINGS]) == (live.book.version, 1)
        seat = live.waiting()[0]
        before = live.table.n
        await live.answer(seat, live.table.options(seat)[0].to_json(), before)
        assert live.table.n > before
        async with registry.storage.engine.connect() as db:
            kept = (await db.execute(select(schema.archive))).all()
        assert [row.rules for row in kept] == [1]
        await registry.stop()

    asyncio.run(play())


def test_a_clock_runs_on_while_its_table_is_out_of_memory_and_stands_while_there_is_no_server(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        wanted = NewTable("toy", [NewSeat("me"), NewSeat("me")], clock=Clock(600))
        began = now_ms()
        made = await registry.create(wanted, "here")
        live = await registry.open(made.id)
        await live.answer(0, live.table.options(0)[0].to_json(), live.table.n)
        spent = 600_000 - (live.clock_left(0, now_ms()) or 0)
        await asyncio.sleep(0.3)
        await registry._forget(live, None)
        again = await registry.open(made.id)
        assert again is not live
        left = again.clock_left(1, now_ms()) or 0
        assert 600_000 - (now_ms() - began) <= left <= 599_700, "out of memory, it went on"
        assert again.clock_left(0, now_ms()) == 600_000 - spent, "what was spent is on disk"
        stopping = now_ms()
        await registry.stop()
        await asyncio.sleep(1.0)
        registry = registry_on(tmp_path)
        await registry.start()
        assert registry.uptime.gaps[-1][0] >= stopping
        later = await registry.open(made.id)
        left = later.clock_left(1, now_ms()) or 0
        assert 601_000 - (now_ms() - began) <= left <= 599_700, "while there was no server, it stood"
        await registry.stop()

    asyncio.run(play())


def test_who_was_asked_long_ago_is_given_time_to_come_back_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")], leaver=60), "here")
        async with registry.storage.engine.begin() as db:
            await db.execute(update(schema.lines).values(at=now_ms() - 900_000))
        await registry.stop()
        registry = registry_on(tmp_path)
        await registry.start()
        live = await registry.open(made.id)
        assert live.leaves_at(0, now_ms()) >= registry.uptime.boot + 60_000
        await registry._forget(live, None)
        again = await registry.open(made.id)
        assert again.leaves_at(0, now_ms()) == registry.uptime.boot + 60_000, "and no more, however often it is opened"
        await registry.stop()

    asyncio.run(play())


def test_who_comes_back_counts_as_here_before_their_line_is_open(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")], leaver=1), "here")
        live = await registry.open(made.id)
        await live.change_seat(0, stand_in=True, seen=now_ms() - 900_000)
        began = now_ms()
        await live.come_back(Viewer((0,)))
        assert not live.seats[0].stand_in
        assert live.seats[0].seen >= began, "or the bot would sit down again at once"
        await registry.stop()

    asyncio.run(play())


def test_times_without_a_server_are_noted_once() -> None:
    first = opened(None, [], 1_000, alone=True)
    assert (first.boot, first.gaps) == (1_000, [])
    second = opened(5_000, first.gaps, 9_000, alone=True)
    assert second.gaps == [(5_000, 9_000)]
    assert second.awake(4_000, 10_000) == 2_000
    assert second.awake(6_000, 8_000) == 0
    assert second.awake(9_500, 10_000) == 500
    assert opened(5_000, [], 9_000, alone=False).gaps == [], "another process is up"
    assert opened(5_000, [], 900_000, alone=False).gaps == [(5_000, 900_000)]


def test_when_the_database_is_away_nothing_changes_and_it_goes_on_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*args: object) -> None:
        raise StorageError("away")

    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
        live = await registry.open(made.id)
        answer, n, version = live.table.options(0)[0].to_json(), live.table.n, live.version
        with monkeypatch.context() as patch:
            patch.setattr(registry.storage, "append", away)
            with pytest.raises(Problem) as refused:
                await live.answer(0, answer, n)
            assert (refused.value.status, refused.value.line.key) == (503, "server-storage")
            patch.setattr(registry.storage, "lines", away)
            with pytest.raises(Problem) as refused:
                async with live.hold():
                    pass
            assert refused.value.status == 503, "what is in memory is not believed until the disk was read"
        await live.answer(0, answer, n)
        assert live.version == version + 1
        assert len(await registry.storage.lines(made.id)) == version + 1
        await registry.stop()

    asyncio.run(play())


def test_an_answer_that_another_process_has_kept_is_called_repeated_and_another_one_late(tmp_path: Path) -> None:
    async def play() -> None:
        registry, other = registry_on(tmp_path), registry_on(tmp_path)
        await registry.start()
        await other.start()
        for same in (True, False):
            made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
            here, there = await registry.open(made.id), await other.open(made.id)
            offered = [action.to_json() for action in here.table.options(0)]
            if not same and len(offered) < 2:
                continue
            n = here.table.n
            await there.answer(0, offered[0 if same else 1], n)
            with pytest.raises(Problem) as refused:
                await here.answer(0, offered[0], n)
            assert refused.value.line.key == ("server-repeated" if same else "server-too-late")
            assert here.version == there.version
        await registry.stop()
        await other.stop()

    asyncio.run(play())


def test_answers_at_many_tables_go_to_disk_together_and_a_taken_number_harms_only_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        wanted = NewTable("toy", [NewSeat("me"), NewSeat("me")])
        lives = [await registry.open((await registry.create(wanted, "here")).id) for _ in range(12)]
        versions = [live.version for live in lives]
        bad = lives[5]
        await registry.storage.append(bad.id, bad.version, [LineRow("{}", 1, 0, "bot")], "playing", None, {})
        begun = 0
        really = SqlitePen.add

        async def count(pen: SqlitePen, batch: Sequence[Addition]) -> None:
            nonlocal begun
            begun += 1
            await really(pen, batch)

        monkeypatch.setattr(SqlitePen, "add", count)
        rows = [LineRow("{}", 1, 0, "person")]
        storage = registry.storage
        work = [storage.append(live.id, n, rows, "playing", None, {}) for live, n in zip(lives, versions, strict=True)]
        told = await asyncio.gather(*work, return_exceptions=True)
        assert [type(error) for error in told] == [Conflict if live is bad else type(None) for live in lives]
        for live, version in zip(lives, versions, strict=True):
            assert len(await storage.lines(live.id)) == version + 1, "each kept once, the taken one not again"
        begun = 0
        work = [
            storage.append(live.id, n + 1, rows, "playing", None, {}) for live, n in zip(lives, versions, strict=True)
        ]
        await asyncio.gather(*work)
        assert begun <= 2, "one goes ahead, the others go together"
        await registry.stop()

    asyncio.run(play())


def test_an_answer_that_was_stored_although_storing_failed_is_told_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            live = await registry.open((await registry.create(TWO, "here")).id)
            append = registry.storage.append

            async def torn(*given: Any) -> None:
                await append(*given)
                raise StorageError("the connection was lost")

            n, changed = live.table.n, live.change
            before = page_of(live, Viewer((0,)), Eyes(0), "en")
            with monkeypatch.context() as patch:
                patch.setattr(registry.storage, "append", torn)
                with pytest.raises(Problem, match="server-storage"):
                    await live.answer(0, live.table.options(0)[0].to_json(), n)
            async with live.hold():
                assert live.table.n > n
                assert changed.is_set(), "nobody waits for the next change to see it"
                after = page_of(live, Viewer((0,)), Eyes(0), "en")
            assert after.version > before.version
            assert after.view == live.book.view(live.table.game, 0)

    asyncio.run(play())


def test_a_rule_that_breaks_halfway_leaves_the_table_as_it_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Table, seat: int, action: Action, forced: bool) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
        live = await registry.open(made.id)
        answer, version = live.table.options(0)[0].to_json(), live.version
        with monkeypatch.context() as patch:
            patch.setattr(Table, "_play", broken)
            with pytest.raises(ZeroDivisionError):
                await live.answer(0, answer, live.table.n)
        await live.answer(0, answer, live.table.n)
        assert live.version == version + 1, "the answer that broke is not among the lines"
        assert len(await registry.storage.lines(made.id)) == version + 1
        await registry.stop()

    asyncio.run(play())


def test_a_bot_whose_process_dies_is_replaced() -> None:
    table = Table(TOY_BOOK, Setup("toy", 1, ("a", "b")), bytes(16))
    lines = [encode_line(line) for line in table.lines]

    async def ask() -> None:
        pool = BotsPool(1, [TOY])

        async def choose() -> object:
            return await pool.choose("t", table.setup, lines, 0, "wanderer", None)

        offered = [action.to_json() for action in table.options(0)]
        assert await choose() in offered
        worker = pool._workers[0]._thinker
        assert isinstance(worker, ProcessThinker)
        assert worker._process is not None
        worker._process.kill()
        await worker._process.wait()
        try:
            assert await choose() in offered
        except BotFailed:
            assert await choose() in offered
        await pool.close()

    asyncio.run(ask())


def test_a_bot_is_not_told_the_seed_and_gets_only_what_is_new() -> None:
    from marches.server.library import Library
    from marches.server.worker import Ask, Worker

    table = Table(TOY_BOOK, Setup("toy", 1, ("a", "b")), bytes(16))
    worker = Worker(Library([TOY]))
    lines = [encode_line(line) for line in table.lines]
    first = worker.reply(Ask(1, "t", table.setup, 0, "wanderer", None, 0, lines))
    assert first.answer is not None
    assert worker.tables["t"].table.seed is None
    table.answer(0, TOY_BOOK.actions.find(first.answer))
    new = [encode_line(line) for line in table.lines[len(lines) :]]
    assert worker.reply(Ask(2, "t", table.setup, 1, "wanderer", None, len(lines), new)).answer is not None
    assert worker.reply(Ask(3, "u", table.setup, 1, "wanderer", None, 5, new)).knows == 0
    assert worker.reply(Ask(4, "t", table.setup, 0, "wanderer", None, len(table.lines), [])).problem


LABELS = ["seat:²", "seat:" + "9" * 190, "\ue000\ue1f0x\ue000", "card:", ":", "\x00"]


@pytest.mark.parametrize("label", LABELS, ids=ascii)
def test_a_strange_label_is_refused_in_words(tmp_path: Path, label: str) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as (http, _):
            for game in ("raiders", "root", "scythe"):
                seats = [{"kind": "me", "label": label}, {"kind": "me"}]
                told = await http.post("/api/tables", json={"game": game, "seats": seats})
                assert (told.status_code, told.json()["status"]) == (422, 422), told.text

    asyncio.run(ask())


@pytest.mark.parametrize("value", ["x" * 50_000, 10**4_000], ids=["a long word", "a long number"])
def test_a_setup_refused_for_something_endless_is_told_in_words(tmp_path: Path, value: object) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as (http, _):
            asked = {"game": "raiders", "seats": [{"kind": "me"}] * 2, "options": {"ending": value}}
            told = (await http.post("/api/tables", json=asked)).json()
            assert told["key"] == "table-setup-value"
            assert "cannot be" in told["message"]
            assert len(told["message"]) < 500

    asyncio.run(ask())


@pytest.mark.parametrize("last", [b"\xb2", b"-1", b"12345678"])
def test_an_event_id_that_is_no_number_begins_the_log_anew(tmp_path: Path, last: bytes) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as (http, registry):
            made = await registry.create(TWO, "here")
            headers = {b"authorization": f"Bearer {made.links[0].secret}".encode(), b"last-event-id": last}
            registry.begin_closing()  # or the stream would not end
            told = await http.get(f"/api/tables/{made.id}/events", headers=headers)
            assert told.status_code == 200
            assert "event: bye" in told.text

    asyncio.run(ask())


@pytest.mark.parametrize("name", ["\ufe0f" * 5, "\u034f \u17b4", "\U000e0101", "\u0301"], ids=ascii)
def test_a_name_nobody_sees_is_none(name: str) -> None:
    assert clean_name(name, 40) == ""
    assert clean_name(f"❤\ufe0f{name}", 40).startswith("❤\ufe0f")


def test_names_are_cleaned_when_a_table_is_set_up_and_when_a_seat_is_claimed(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            wanted = NewTable(
                "toy", [NewSeat("me", name="\u202eZoë\n"), NewSeat("link"), NewSeat("bot", name="x" * 90)]
            )
            made = await registry.create(wanted, "here")
            live = await registry.open(made.id)
            await claim(live, ClaimIn(made.links[1].secret, "s" * 22, "\u3164Bran\x1b[2J"), 40)
            assert [seat.name for seat in live.seats] == ["Zoë", "Bran [2J", "x" * 40]

    asyncio.run(play())
