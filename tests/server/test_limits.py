"""One visitor cannot starve the rest: what a request may cost is bounded before it costs anything."""

from __future__ import annotations

import asyncio
import sys
from collections import namedtuple
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from marches import records
from marches.games import rulebook
from marches.kernel.line import Result
from marches.kernel.setup import Setup
from marches.server import live as live_module
from marches.server import record_check
from marches.server import registry as registry_module
from marches.server import state as state_module
from marches.server.library import Library
from marches.server.pages import Eyes, page_of
from marches.server.problem import Problem
from marches.server.record_check import MOST_LINES, Checker, verdict_on
from marches.server.records import MOST_UNDOS
from marches.server.registry import Registry
from marches.server.settings import Limits, Settings, database_url
from marches.server.state import Viewer, _standing
from marches.server.wire import NewSeat, NewTable
from marches.table.record import Answer, Record, RecordError, Undo
from marches.table.shares import SeatShare, Shares
from marches.table.table import Table
from marches.testing.playout import random_answer
from tests.kernel.toybook import TOY as TOY_BOOK
from tests.server.client import PATIENCE, post
from tests.server.inside import inside, running, sent
from tests.server.servers import TOY, Server
from tests.server.test_answers import begin, refusal


def toy_record() -> Record:
    table, rng = Table(TOY_BOOK, Setup("toy", 1, ("a", "b")), bytes(16)), Random(1)
    while table.game.decision is not None:
        seat, action = random_answer(table.game, rng)
        table.answer(seat, action)
    return table.record


def limited(folder: Path, **limits: int) -> Registry:
    database = database_url(str(folder / "marches.db"))
    return Registry(Settings(database=database, games=(TOY,), test_seed="x", limits=Limits(**limits)))


def test_bodies_are_small_but_for_records(served: Server) -> None:
    seats, _ = begin(served)
    path = f"{served.base}/api/tables/{seats[0].table}/answers"
    assert refusal(seats[0].http.post(path, content=b" " * 70_000)) == (413, "server-too-large")
    assert refusal(post(f"{served.base}/api/tables", content=b" " * 70_000)) == (413, "server-too-large")
    long = records.dumps(toy_record()) + b"x" * 100_000
    assert httpx.post(f"{served.base}/api/records", content=long, timeout=PATIENCE).status_code == 201, (
        "a cut-off last line is left out"
    )
    assert refusal(post(f"{served.base}/api/records", content=b"x" * 4_100_000)) == (413, "server-too-large")


def test_a_standing_answer_is_left_only_to_questions_of_the_game_and_read_once(served: Server) -> None:
    seats, _ = begin(served)
    key, passing = "toy-ask-peek-or-pass", {"verb": "pass"}
    for wish, refused in [
        ({"key": "toy-ask-nothing", "answers": [passing]}, "server-unknown-question"),
        ({"key": "root-ask-begin-turn", "answers": [passing]}, "server-unknown-question"),
        ({"key": key, "answers": [{"verb": "x" * 60_000}]}, "server-malformed"),
    ]:
        assert refusal(seats[0].post("/standing", wish)) == (422, refused)
    assert seats[0].post("/standing", {"key": key, "answers": [passing]}).status_code == 200
    text = '{"a":[{"verb":"pass"}]}'
    assert _standing(text) is _standing(text)


@pytest.mark.parametrize("rules", [1, 0], ids=["installed rules", "older rules"])
def test_a_record_larger_than_any_game_is_refused_before_it_is_replayed(
    rules: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = toy_record()
    setup = msgspec.structs.replace(good.header.setup, rules=rules)

    def forged(**more: object) -> Record:
        header = msgspec.structs.replace(good.header, setup=msgspec.structs.replace(setup, **more))
        return msgspec.structs.replace(good, header=header)

    first, end = good.lines[0], good.end
    assert isinstance(first, Answer)
    assert end is not None
    share = SeatShare(0, "ab" * 32, "cd" * 16)

    def proven(**more: object) -> Record:
        header = msgspec.structs.replace(forged().header, **more)
        return msgspec.structs.replace(good, header=header)

    def ended(**more: object) -> Record:
        return msgspec.structs.replace(forged(), end=msgspec.structs.replace(end, **more))

    too_much = [
        proven(seed_hash="ab" * 65),
        proven(seed_hash="no hash"),
        proven(shares=Shares("ab" * 65, ())),
        proven(shares=Shares("", (share,) * 13)),
        proven(shares=Shares("", (msgspec.structs.replace(share, seat=10**30),))),
        proven(shares=Shares("", (msgspec.structs.replace(share, share="cd" * 65),))),
        ended(seed="ab" * 33),
        ended(seed="\0"),
        ended(share="ab" * 65),
        ended(result=Result((0,) * 13, ())),
        ended(result=Result((10**30, 0), ())),
        ended(result=Result((0, 0), (10**30,))),
        ended(result=Result((0, 0), (0,) * 13)),
        forged(rules=-1),
        forged(rules=10**30),
        msgspec.structs.replace(forged(), lines=[Answer(0, 12, {"verb": "pass"})], end=None),
        msgspec.structs.replace(forged(), lines=[Undo(0, -(10**30))], end=None),
        forged(seats=("a",) * 13),
        forged(options={str(n): n for n in range(61)}),
        forged(modules=("x" * 201,)),
        msgspec.structs.replace(forged(), lines=[first] * (MOST_LINES + 1), end=None),
        msgspec.structs.replace(forged(), lines=[Undo(0, 0)] * (MOST_UNDOS + 1), end=None),
        msgspec.structs.replace(forged(), lines=[Answer(0, 0, {"verb": "x" * 300})], end=None),
    ]
    replays: list[object] = []
    monkeypatch.setattr(Table, "replay", lambda *args: replays.append(args))
    library = Library([TOY])
    for record in too_much:
        assert verdict_on(library, records.dumps(record)).key == "server-record"
    assert not replays
    assert verdict_on(library, records.dumps(forged())).key == ""
    assert len(replays) == rules, "rules nothing leads from are only kept"


def test_a_record_nested_without_end_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match="line 1: this is not a line of a record: it is nested too deeply"):
        records.loads(b"[" * 100_000 + b"\n")


def test_a_record_of_older_rules_is_replayed_under_migration() -> None:
    book, rng = rulebook("raiders"), Random(3)
    table = Table(book, book.sample_setups()[0], bytes(16))
    while table.game.decision is not None:
        seat, action = random_answer(table.game, rng)
        table.answer(seat, action)
    old = msgspec.structs.replace(table.record.header.setup, rules=1)
    header = msgspec.structs.replace(table.record.header, setup=old)
    wrong = [*table.record.lines[:5], Answer(5, 0, {"verb": "pass"})]
    forged = msgspec.structs.replace(table.record, header=header, lines=wrong, end=None)
    assert verdict_on(Library(), records.dumps(forged)).key == "server-record"


def test_records_are_checked_one_at_a_time_in_a_process_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        checker, data = Checker([TOY]), records.dumps(toy_record())
        at_once = most = 0
        verdict = checker._verdict

        async def counted(one: bytes) -> record_check.Verdict:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            try:
                return await verdict(one)
            finally:
                at_once -= 1

        monkeypatch.setattr(checker, "_verdict", counted)
        people = ["me", "me", "me", "you", "she", "they"]
        told = await asyncio.gather(*[checker.check(data, who) for who in people], return_exceptions=True)
        assert most == 1
        refused = [isinstance(one, Problem) and one.line.key for one in told]
        busy = "server-records-busy"
        assert refused == [False, False, busy, False, False, busy], "two of one address, four in all"
        with pytest.raises(Problem, match="server-record"):
            await checker.check(b"{}\n", "me")

    asyncio.run(check())


@pytest.mark.parametrize("greedy", ["import mmap; mmap.mmap(-1, r.MEMORY * 3 // 2)", "import time; time.sleep(60)"])
def test_a_record_that_takes_too_much_is_refused(greedy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_check, "SECONDS", 4)
    code = f"""if 1:
        from marches.server import record_check as r
        def greedy(library, data):
            {greedy}
        def verdict_on(library, data):
            greedy(library, data)
            return r.Verdict()
        r.verdict_on = verdict_on
        r.main()"""
    checker = Checker([])
    checker._command = [sys.executable, "-c", code]
    with pytest.raises(Problem, match="server-record-too-much"):
        asyncio.run(checker.check(b"", "me"))


def test_an_upload_counts_before_it_is_read(tmp_path: Path) -> None:
    async def never() -> bytes:
        raise AssertionError("a body nobody has room for must not be received")

    async def upload() -> None:
        registry = limited(tmp_path, tables_per_hour=2)
        await registry.start()
        for _ in range(2):
            with pytest.raises(Problem, match="server-record"):
                await registry.import_record(sent(b"nonsense\n"), "here")
        with pytest.raises(Problem, match="server-too-many-tables"):
            await registry.import_record(never, "here")
        await registry.stop()

    asyncio.run(upload())


def test_a_hundred_tables_at_once_do_not_slip_through_a_limit_of_five(tmp_path: Path) -> None:
    async def make() -> None:
        registry = limited(tmp_path, tables_per_hour=5)
        await registry.start()
        wanted = NewTable("toy", [NewSeat("me"), NewSeat("me")])
        made = await asyncio.gather(*[registry.create(wanted, "here") for _ in range(100)], return_exceptions=True)
        assert sum(not isinstance(one, Problem) for one in made) == 5
        assert len(await registry.storage.all_tables()) == 5
        await registry.stop()
        registry = limited(tmp_path, tables_per_hour=8)
        await registry.start()
        made = await asyncio.gather(*[registry.create(wanted, "here") for _ in range(50)], return_exceptions=True)
        assert sum(not isinstance(one, Problem) for one in made) == 3, "those of before the restart count"
        await registry.stop()

    asyncio.run(make())


def test_nobody_says_themselves_which_address_they_have(tmp_path: Path) -> None:
    async def make() -> None:
        async with inside(tmp_path, Limits(tables_per_hour=2)) as (http, _):
            body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}]}
            told = []
            for number in range(4):
                named = {"x-marches-address": f"9.9.9.{number}", "x-forwarded-for": f"9.9.9.{number}"}
                told.append((await http.post("/api/tables", json=body, headers=named)).status_code)
            assert told == [201, 201, 429, 429]

    asyncio.run(make())


def test_no_table_grows_for_ever_by_undos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path) as registry:
            made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
            live = await registry.open(made.id)
            for module in (live_module, state_module):
                monkeypatch.setattr(module, "MOST_UNDOS", 3)
            for _ in range(3):
                await live.answer(0, live.table.options(0)[0].to_json())
                await live.undo(0, None, True)
            await live.answer(0, live.table.options(0)[0].to_json())
            async with live.hold():
                undo = page_of(live, Viewer((0,)), Eyes(0), "en").undo
            assert (undo.possible, undo.reason) == (False, "This table has reached the limit of 3 answers taken back.")
            with pytest.raises(Problem, match="server-many-undos"):
                await live.undo(0, None, False)

    asyncio.run(play())


def test_visitors_files_do_not_take_the_room_the_games_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        async with running(tmp_path) as registry:
            usage = namedtuple("usage", "total used free")
            free = registry_module.ROOM_FOR_RECORDS - 1
            monkeypatch.setattr(registry_module.shutil, "disk_usage", lambda folder: usage(1, 1, free))  # type: ignore[attr-defined]
            with pytest.raises(Problem, match="server-disk-low"):
                await registry.import_record(sent(records.dumps(toy_record())), "here")
            await registry._sweep()
            made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
            live = await registry.open(made.id)
            await live.answer(0, live.table.options(0)[0].to_json())

    asyncio.run(fill())
