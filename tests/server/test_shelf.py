"""Uploaded records take only so much memory: those nobody looks at make room, and are read again when needed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from marches import records
from marches.server import shelf
from marches.server.problem import Problem
from marches.server.registry import Registry
from marches.server.settings import Limits
from marches.server.wire import NewSeat, NewTable, NewTableOut
from tests.server.inside import inside, sent
from tests.server.test_limits import toy_record

RECORD = records.dumps(toy_record())
SIZE = shelf.size_of(RECORD.count(b"\n") - 1, len(RECORD))
"""A little more than what the shelf counts for it: the header is not a line of the database."""


def places(all_together: int, per_address: int) -> Limits:
    """Limits with room for that many of our records."""
    return Limits(records_memory=all_together * SIZE, records_memory_per_address=per_address * SIZE)


async def uploaded(registry: Registry, *owners: str) -> list[NewTableOut]:
    return [await registry.import_record(sent(RECORD), owner) for owner in owners]


def in_memory(registry: Registry, made: list[NewTableOut]) -> list[int]:
    """Which of these are in memory, by their place in the list."""
    known = {live.id for live in registry.in_memory}
    return [place for place, one in enumerate(made) if one.id in known]


def test_an_uploaded_record_takes_memory_only_once_it_is_looked_at(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path) as (_, registry):
            made = await uploaded(registry, "here")
            assert in_memory(registry, made) == []
            live = await registry.open(made[0].id)
            assert in_memory(registry, made) == [0]
            assert SIZE - 4 * len(RECORD) < live.size <= SIZE

    asyncio.run(look())


def test_records_of_one_address_make_room_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "IN_USE", 0)

    async def look() -> None:
        async with inside(tmp_path, places(10, 2)) as (http, registry):
            played = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
            made = await uploaded(registry, "there", "here", "here", "here")
            for one in made:
                await registry.open(one.id)
                await asyncio.sleep(0.01)
            assert in_memory(registry, made) == [0, 2, 3], "the one that was not looked at the longest is gone"
            assert in_memory(registry, [played]) == [0], "a table in play is no record"
            http.headers["authorization"] = f"Bearer {made[1].watch.secret}"
            assert (await http.get(f"/api/tables/{made[1].id}")).json()["state"] == "replay", "it is read again"
            assert in_memory(registry, made) == [0, 1, 3]

    asyncio.run(look())


def test_all_records_together_take_only_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "IN_USE", 0)

    async def look() -> None:
        async with inside(tmp_path, places(3, 2)) as (_, registry):
            made = await uploaded(registry, *(f"10.0.0.{n}" for n in range(5)))
            for one in made:
                await registry.open(one.id)
                await asyncio.sleep(0.01)
            assert in_memory(registry, made) == [2, 3, 4]

    asyncio.run(look())


def test_a_record_somebody_looks_at_stays_and_others_are_told_to_wait(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path, places(3, 1)) as (http, registry):
            made = await uploaded(registry, "here", "here", "there")
            first = await registry.open(made[0].id)
            http.headers["authorization"] = f"Bearer {made[1].watch.secret}"
            refused = await http.get(f"/api/tables/{made[1].id}")
            assert (refused.status_code, refused.json()["key"]) == (503, "server-records-full")
            assert int(refused.headers["retry-after"]) == shelf.IN_USE // 1000
            await registry.open(made[2].id)  # another address has its own room
            key = registry.enter_stream(first, (), "anywhere")
            first.used = 0
            with pytest.raises(Problem, match="server-records-full"):
                await registry.open(made[1].id)
            registry.leave_stream(first, (), key)
            await registry.open(made[1].id)
            assert in_memory(registry, made) == [1, 2]

    asyncio.run(look())


def test_records_that_are_read_at_the_same_time_count_already(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path, places(9, 2)) as (_, registry):
            made = await uploaded(registry, *["here"] * 5)
            opened = await asyncio.gather(*(registry.open(one.id) for one in made), return_exceptions=True)
            assert sum(isinstance(one, Problem) for one in opened) == 3
            assert len(in_memory(registry, made)) == 2

    asyncio.run(look())


def test_a_record_larger_than_the_room_is_opened_if_it_is_the_only_one(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path, Limits(records_memory=1, records_memory_per_address=1)) as (_, registry):
            made = await uploaded(registry, "here", "there")
            await registry.open(made[0].id)
            with pytest.raises(Problem, match="server-records-full"):
                await registry.open(made[1].id)

    asyncio.run(look())


def test_who_comes_back_while_a_table_is_about_to_leave_memory_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with inside(tmp_path) as (_, registry):
            made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("me")]), "here")
            live = await registry.open(made.id)
            live.used -= 60_000 * 60
            set_wake = registry.storage.set_wake

            async def meanwhile(table: str, wake: int | None) -> None:
                await registry.open(table)
                await set_wake(table, wake)

            monkeypatch.setattr(registry.storage, "set_wake", meanwhile)
            await registry._sweep()
            assert await registry.open(made.id) is live
            live.used -= 60_000 * 60
            monkeypatch.setattr(registry.storage, "set_wake", set_wake)
            await registry._sweep()
            assert in_memory(registry, [made]) == []

    asyncio.run(look())
