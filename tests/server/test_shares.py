"""Fair dice without trusting the host: the seed is mixed from shares everyone committed to before any was shown."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from marches import records
from marches.games import rulebook
from marches.kernel.chance import seed_hash
from marches.server import dealing, invitations, leaving, sealed
from marches.server.live import Live
from marches.server.pages import Eyes, page_of
from marches.server.problem import Problem
from marches.server.registry import Registry
from marches.server.settings import Settings, SettingsError, database_url
from marches.server.state import digest_of
from marches.server.wire import ClaimIn, NewSeat, NewTable
from marches.table.record import Header, RecordError
from marches.table.shares import SeatShare, Shares, mixed, pledge_of, wrong_share
from marches.table.table import Table
from marches.testing.playout import random_answer
from tests.server.servers import TOY


def registry_on(folder: Path, **more: object) -> Registry:
    """A server whose dice nobody can foresee."""
    settings = Settings(database=database_url(str(folder / "marches.db")), games=(TOY,))
    return Registry(msgspec.structs.replace(settings, **more))


def drawn() -> tuple[str, str]:
    """A share and what is told of it first: the few lines of docs/api.md."""
    share = secrets.token_hex(16)
    return share, hashlib.sha256(bytes.fromhex(share)).hexdigest()


async def seated(registry: Registry, mine: str, theirs: str) -> tuple[Live, str, str]:
    """A table of two browsers that have committed to shares; its seats' secrets."""
    made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("link")], pledge=mine), "here")
    live, guest = await registry.open(made.id), secrets.token_urlsafe(16)
    assert live.is_waiting
    assert not dealing.is_revealing(live), "nobody shows a share before all have committed"
    got = await invitations.claim(live, ClaimIn(made.links[1].secret, guest, pledge=theirs), 40)
    assert got.server == live.seal.pledge(live.id)
    return live, made.links[0].secret, guest


def in_the_database(folder: Path) -> str:
    db = sqlite3.connect(folder / "marches.db")
    return "\n".join(db.iterdump())


def test_no_secret_and_no_link_can_be_read_in_the_database(tmp_path: Path) -> None:
    async def play() -> set[str]:
        registry = registry_on(tmp_path)
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("link"), NewSeat("link")]), "here")
        live, guest = await registry.open(made.id), secrets.token_urlsafe(16)
        await invitations.claim(live, ClaimIn(made.links[1].secret, guest), 40)
        again = await invitations.reissue(live, made.host, 2)
        await registry.stop()
        return {made.host, made.watch.secret, guest, again, *[link.secret for link in made.links]}

    told = asyncio.run(play())
    kept = in_the_database(tmp_path)
    assert [secret for secret in told if secret in kept] == []
    assert "here" not in kept, "nor where somebody came from"


def play_to_the_end(live: Live) -> None:
    rng = Random(3)
    while live.table.game.decision is not None:
        seat, action = random_answer(live.table.game, rng)
        live.table.answer(seat, action)


def test_the_seed_is_the_hash_of_all_shares_and_the_record_proves_it(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        (mine, my_pledge), (theirs, their_pledge) = drawn(), drawn()
        live, me, guest = await seated(registry, my_pledge, their_pledge)
        assert live.is_waiting, "nothing is dealt before the shares are shown"
        page = page_of(live, live.viewer(guest), Eyes(1), "en")
        assert page.shares is not None
        assert (page.shares.revealing, [one.share for one in page.shares.seats]) == (True, ["", ""])
        with pytest.raises(Problem, match="server-wrong-share"):
            await dealing.reveal(live, live.viewer(guest), mine)
        await dealing.reveal(live, live.viewer(guest), theirs)
        assert live.is_waiting
        await dealing.reveal(live, live.viewer(me), mine)
        assert live.row.state == "playing"
        server = live.seal.share(live.id)
        shares = (SeatShare(0, my_pledge, mine), SeatShare(1, their_pledge, theirs))
        assert live.header.shares == Shares(pledge_of(server), shares)
        assert live.table.seed == mixed(server, shares)
        assert live.header.seed_hash == seed_hash(mixed(server, shares))
        with pytest.raises(Problem, match="server-not-revealing"):
            await dealing.reveal(live, live.viewer(me), mine)
        await registry.stop()
        kept = in_the_database(tmp_path)
        assert theirs in kept
        assert server not in kept
        assert mixed(server, shares).hex() not in kept, "the seed cannot be read from the database"
        registry = registry_on(tmp_path)
        await registry.start()
        again = await registry.open(live.id)
        assert again.table.seed == mixed(server, shares), "after a restart it goes on with the same dice"
        play_to_the_end(again)
        record = records.loads(records.dumps(again.table.record))
        assert record.end is not None
        assert record.end.share == server
        Table.replay(again.book, record)
        for forged in forgeries(record.header):
            with pytest.raises(RecordError, match="share"):
                Table.replay(again.book, msgspec.structs.replace(record, header=forged))
        await registry.stop()

    asyncio.run(play())


def forgeries(header: Header) -> list[Header]:
    """Headers in which a share, a commitment or a seat was changed after the game."""
    assert header.shares is not None
    first, second = header.shares.seats
    share, pledge = drawn()
    changed = [
        Shares(header.shares.server, (first,)),
        Shares(header.shares.server, (first, msgspec.structs.replace(second, share=share))),
        Shares(header.shares.server, (first, SeatShare(1, pledge, share))),
        Shares(pledge, (first, second)),
    ]
    return [msgspec.structs.replace(header, shares=one) for one in changed]


def test_a_browser_that_does_not_show_its_share_is_left_out_before_anything_is_dealt(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path, reveal_seconds=1.5)
        await registry.start()
        (mine, my_pledge), (_, their_pledge) = drawn(), drawn()
        live, me, _ = await seated(registry, my_pledge, their_pledge)
        await dealing.reveal(live, live.viewer(me), mine)
        assert live.is_waiting
        host, live.row.host = "host", digest_of("host")
        with pytest.raises(Problem, match="server-dealing"):
            await invitations.reissue(live, host, 1)
        with pytest.raises(Problem, match="server-dealing"):
            await leaving.forget_me(live, 1, "")
        with pytest.raises(Problem, match="server-dealing"):
            await leaving.archive(live, host)
        async with asyncio.timeout(30):
            while live.is_waiting:
                await live.wait(live.change, 10)
        assert live.header.shares is not None
        assert [one.share for one in live.header.shares.seats] == [mine, ""]
        page = page_of(live, live.viewer(me), Eyes(0), "en")
        assert page.shares is not None
        assert page.shares.seats[1].share == "", "and everyone sees it"
        await registry.stop()

    asyncio.run(play())


def test_a_client_that_adds_no_share_is_not_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        registry = registry_on(tmp_path)
        await registry.start()
        made = await registry.create(NewTable("toy", [NewSeat("me"), NewSeat("bot")]), "here")
        live = await registry.open(made.id)
        assert live.row.state == "playing"
        assert live.header.shares == Shares(live.seal.pledge(live.id))
        assert made.seed_hash == live.header.seed_hash
        await registry.stop()

    asyncio.run(play())


def test_another_key_file_is_refused_unless_the_owner_gives_the_old_tables_up(tmp_path: Path) -> None:
    async def start(**more: object) -> Registry:
        registry = registry_on(tmp_path, **more)
        await registry.start()
        await registry.stop()
        return registry

    asyncio.run(start())
    key = tmp_path / "marches.db.key"
    assert key.stat().st_mode & 0o077 == 0, "nobody else may read it"
    key.unlink()
    with pytest.raises(SettingsError, match="not the key file"):
        asyncio.run(start())
    key.write_bytes(b"x" * 32)
    with pytest.raises(SettingsError, match="not the key file"):
        asyncio.run(start())
    asyncio.run(start(new_key=True))
    asyncio.run(start())


def test_the_servers_share_cannot_be_found_without_its_key() -> None:
    one, two = sealed.Seal(b"a" * 32), sealed.Seal(b"b" * 32)
    assert len({one.share("t"), one.share("u"), two.share("t"), two.share("u"), one.mark, two.mark}) == 6


def test_no_other_process_ever_reads_half_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, write, first = tmp_path / "key", os.write, True

    def slow(file: int, data: bytes) -> int:
        nonlocal first
        if first:
            first = False
            others.append(sealed.opened(key, None, False))  # meanwhile another process starts, and is faster
        return write(file, data)

    others: list[sealed.Seal] = []
    monkeypatch.setattr(os, "write", slow)
    assert sealed.opened(key, None, False).mark == others[0].mark
    assert [file.name for file in tmp_path.iterdir()] == ["key"]
    assert key.stat().st_mode & 0o077 == 0, "nobody else may read it"


def test_verify_tells_whose_shares_the_seed_is_mixed_from_and_older_records_still_verify(tmp_path: Path) -> None:
    book, seal = rulebook("raiders"), sealed.for_tests("x")
    share, pledge = drawn()
    shares = Shares(seal.pledge("t"), (SeatShare(0, pledge, share), SeatShare(1, drawn()[1])))
    seed, rng = seal.seed("t", shares), Random(2)
    assert wrong_share(shares, seal.share("t"), seed) == ""
    tables = [
        Table(book, book.sample_setups()[0], seed, None, shares, seal.share("t")),
        Table(book, book.sample_setups()[0], seed),
    ]
    said = []
    for number, table in enumerate(tables):
        while table.game.decision is not None:
            seat, action = random_answer(table.game, rng)
            table.answer(seat, action)
        file = tmp_path / f"{number}.jsonl"
        file.write_bytes(records.dumps(table.record))
        done = subprocess.run(
            [sys.executable, "-m", "marches", "verify", str(file)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        said.append(done.stdout)
    assert "the server and seats 1, each as it was committed to. Seats 2 did not show theirs" in said[0]
    assert "One machine drew the seed alone." in said[1]
    assert "shares" not in records.dumps(tables[1].record).decode(), "its form is the old one"
