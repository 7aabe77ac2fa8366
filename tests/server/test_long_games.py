"""However long a game is, one look at it costs little: a visitor with a long record must not hold the others up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from marches import records
from marches.games import rulebook
from marches.server import description, pages, tables_api
from marches.server.live import Live
from marches.server.pages import LOG_AT_ONCE, LOG_MOST, Eyes, others_turns, page_of
from marches.server.state import Viewer
from marches.table.table import Table
from marches.testing.playout import random_answer
from tests.server.client import Json
from tests.server.inside import inside, sent


def long_record(lines: int) -> bytes:
    """A whole game of Raiders with at least this many lines."""
    book = rulebook("raiders")
    setup = next(one for one in book.sample_setups() if len(one.seats) == 4)
    for seed in range(100):
        table, rng = Table(book, setup, bytes([seed]) * 16), Random(seed)
        while table.game.decision is not None:
            seat, action = random_answer(table.game, rng)
            table.answer(seat, action)
        if len(table.lines) >= lines:
            return records.dumps(table.record)
    raise AssertionError("no game was long enough")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, str, Live]]:
    """A long record opened as a replay: someone with its spectators' link, its address, the table."""
    async with inside(folder) as (http, registry):
        made = await registry.import_record(sent(long_record(2 * LOG_MOST)), "here")
        http.headers["authorization"] = f"Bearer {made.watch.secret}"
        yield http, f"/api/tables/{made.id}", await registry.open(made.id)


def test_a_request_words_only_so_much_of_the_log(tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(tmp_path) as (http, path, live):
            rows: list[Json] = (await http.get(f"{path}/log")).json()
            assert rows[0]["line"] < 10
            assert LOG_MOST - 100 < rows[-1]["line"] < LOG_MOST
            rows = (await http.get(f"{path}/log", params={"start": 1500, "stop": 1_000_000})).json()
            assert 1500 <= rows[0]["line"] <= rows[-1]["line"] < 1500 + LOG_MOST
            last = live.version
            for since, start in [
                (None, last - LOG_AT_ONCE),
                (last - 5, last - 5),
                (last - LOG_MOST, last - LOG_MOST),
                (last - LOG_MOST - 1, last - LOG_AT_ONCE),
                (0, last - LOG_AT_ONCE),
                (last + 1, last - LOG_AT_ONCE),
            ]:
                assert page_of(live, Viewer(()), Eyes(-2), "en", since).log_from == start

    asyncio.run(look())


def test_a_digest_ends_with_what_nature_did_after_the_others() -> None:
    assert others_turns([0, -1, 1, 2, -1, -1], 0) == (1, 6)
    assert others_turns([0, 1, 2, -1, -1, 0, -1], 0) == (1, 5), "what nature did after one's own answer is one's own"
    assert others_turns([0, 1, 0, 0], 0) == (1, 2)
    assert others_turns([0, -1, 0], 0) == (0, 0)
    assert others_turns([], 0) == (0, 0)


def test_a_digest_looks_back_only_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with opened(tmp_path) as (_, _, live):
            whole = page_of(live, Viewer(()), Eyes(0), "en").digest
            assert len(whole) > 3
            monkeypatch.setattr(pages, "DIGEST_MOST", 3)
            short = page_of(live, Viewer(()), Eyes(0), "en").digest
            assert 0 < len(short) <= 3
            assert {row.line for row in short} < {row.line for row in whole}

    asyncio.run(look())


def test_the_scores_of_a_game_are_found_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = 0
    scores = tables_api._scores

    def counted(table: Table) -> list[list[int]]:
        nonlocal found
        found += 1
        return scores(table)

    monkeypatch.setattr(tables_api, "_scores", counted)

    async def ask() -> None:
        async with opened(tmp_path) as (http, path, live):
            langs = ["en", "fr"] * 5
            told = await asyncio.gather(*[http.get(f"{path}/scores", params={"lang": lang}) for lang in langs])
            assert [len(one.json()["scores"]) for one in told] == [live.table.n + 1] * 10
            words = {one.json()["parts"][0][0]["words"] for one in told}
            assert len(words) == 2, "each in its own language"

    asyncio.run(ask())
    assert found == 1


def test_the_description_is_put_together_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put = 0
    completed = description.completed

    def counted(*given: object) -> object:
        nonlocal put
        put += 1
        return completed(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(description, "completed", counted)

    async def ask() -> None:
        async with inside(tmp_path) as (http, _):
            first, again = (await http.get("/api/openapi.json"), await http.get("/api/openapi.json"))
            assert msgspec.json.decode(first.content)["info"]["title"] == "Marches"
            assert first.content == again.content

    asyncio.run(ask())
    assert put == 1
