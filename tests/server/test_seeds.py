"""A server for tests plays every game again as it was played before; on any other nobody can foresee one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from marches.bots.levels import LEVELS
from marches.games import rulebook
from marches.kernel.setup import Setup
from marches.server.library import Library
from marches.server.records import encode_line
from marches.server.wire import NewSeat, NewTable
from marches.server.worker import Ask, Reply, Worker
from marches.table.table import Table
from marches.testing.playout import random_answer
from tests.kernel.toybook import TOY as TOY_BOOK
from tests.server.inside import registry_on
from tests.server.servers import TOY

WORD = "marches"


async def seeds(folder: Path, word: str) -> list[str]:
    """The seeds of three tables: the first and the last are asked for in the same words."""
    registry = registry_on(folder, word)
    await registry.start()
    found = []
    for name in ("Ilona", "Bran", "Ilona"):
        made = await registry.create(NewTable("toy", [NewSeat("me", name=name), NewSeat("me")]), "here")
        found.append(((await registry.open(made.id)).table.seed or b"").hex())
    await registry.stop()
    return found


def test_with_a_test_seed_a_tables_seed_follows_from_what_was_asked_for(tmp_path: Path) -> None:
    ilona, bran, again = asyncio.run(seeds(tmp_path, WORD))
    assert ilona == again, "whatever was asked for in between"
    assert bran != ilona
    assert asyncio.run(seeds(tmp_path, WORD)) == [ilona, bran, ilona], "after a restart as well"
    assert ilona not in asyncio.run(seeds(tmp_path, "another word"))


def test_without_one_no_seed_comes_twice(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert len({*asyncio.run(seeds(tmp_path, "")), *asyncio.run(seeds(tmp_path, ""))}) == 6
    assert "test seed" not in caplog.text
    asyncio.run(seeds(tmp_path, WORD))
    assert "test seed" in caplog.text, "its owner is warned"


@pytest.mark.parametrize("name", ["seed", "test_seed"])
def test_no_request_names_a_seed(name: str) -> None:
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}], name: "x"}
    with pytest.raises(msgspec.ValidationError, match=name):
        msgspec.convert(body, NewTable)


def asked(worker: Worker, table: Table, seat: int, level: str, seconds: float | None = None) -> Reply:
    """What a bot answers on a server with a test seed."""
    lines = [encode_line(line) for line in table.lines]
    return worker.reply(Ask(1, "t", table.setup, seat, level, seconds, 0, lines, test_seed=WORD))


def midway(answers: int) -> tuple[Table, int]:
    """A game of Raiders, and a seat of it that has a choice."""
    book, rng = rulebook("raiders"), Random(4)
    table = Table(book, book.sample_setups()[0], bytes(16))
    while True:
        seat, action = random_answer(table.game, rng)
        if table.n >= answers and len(table.options(seat)) > 2:
            return table, seat
        table.answer(seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_test_seed_a_bot_gives_the_same_answer_whatever_it_was_asked_before(level: str) -> None:
    table, seat = midway(60)
    one, other = Worker(Library()), Worker(Library())
    given = [asked(one, table, seat, level, 0.0).answer, *[asked(other, table, seat, level).answer for _ in range(3)]]
    assert given[0] is not None
    assert given == [given[0]] * 4


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_test_seed_it_does_not_matter_who_seals_an_answer_first(level: str) -> None:
    early, late = (Table(TOY_BOOK, Setup("toy", 1, ("a", "b", "c")), bytes(16)) for _ in range(2))
    late.answer(0, late.options(0)[-1])
    worker = Worker(Library([TOY]))
    first = asked(worker, early, 2, level).answer
    assert first is not None
    assert asked(worker, late, 2, level).answer == first
