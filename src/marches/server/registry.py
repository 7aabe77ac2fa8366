"""The registry: every table in memory, and how tables are loaded and dropped."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import shutil
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from random import Random, SystemRandom

import msgspec

from marches import records
from marches.bots import levels
from marches.kernel.chance import seed_hash
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import SPECTATOR
from marches.server import sealed, setups
from marches.server.bots_pool import BotsPool
from marches.server.dealing import begin, is_revealing
from marches.server.invitations import new_seats
from marches.server.keeper import SWEEP_SECONDS, Keeper
from marches.server.library import Library
from marches.server.live import Live
from marches.server.notify import Alone, Neighbours, Postgres
from marches.server.pace import Pace
from marches.server.problem import Problem, no_table
from marches.server.quota import Quota
from marches.server.record_check import Checker
from marches.server.records import encode_line, lines_of
from marches.server.rows import Conflict, LineRow, SeatRow, State, StorageError, TableRow, now_ms
from marches.server.settings import Settings, SettingsError
from marches.server.setups import searches
from marches.server.shelf import Shelf, size_of
from marches.server.state import check_seats, digest_of
from marches.server.storage import Storage
from marches.server.uptime import ALIVE_EVERY, Gaps, Uptime, opened
from marches.server.wire import Link, NewTable, NewTableOut
from marches.table.record import FORMAT, Header

LOG = logging.getLogger("marches.server")
SEEN_EVERY = 30_000
LEAST_FREE = 20_000_000
"""Bytes that must be free on the disk for answers to be accepted."""
ROOM_FOR_RECORDS = 500_000_000
"""Bytes that must be free on the disk for records to be opened: visitors' files must not take the games' room."""
WATCHING = -2


class Registry:
    """All tables of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.library = Library(settings.games)
        self.storage = Storage(settings.database)
        self.pool = BotsPool(settings.bot_workers, settings.games, settings.test_seed, settings.bots)
        self.neighbours: Neighbours = (
            Alone() if self.storage.is_sqlite else Postgres(settings.database, self._heard, self._missed)
        )
        pace = None if settings.test_seed else Pace(SystemRandom())
        rng = Random(settings.test_seed or None)
        self.keeper = Keeper(self.storage, self.pool, self.neighbours, rng, pace, self.stand_in_of)
        self.checker = Checker(settings.games)
        self.seal = sealed.for_tests(settings.test_seed)
        self.boot = secrets.token_hex(8)
        self.closing = asyncio.Event()
        self.open_streams: dict[str, int] = {}
        self._live: dict[str, Live] = {}
        limits = settings.limits
        self.quota = Quota(self.storage, limits.tables_per_hour)
        self.shelf = Shelf(self._live, limits.records_memory, limits.records_memory_per_address)
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._damaged: set[str] = set()
        self._searching: dict[str, int] = {}
        """Searching bots at tables that an address is about to set up."""
        self._work: set[asyncio.Task[None]] = set()
        self._salt = ""
        self._seen_at = now_ms()
        self._alive_at = now_ms()
        self._gaps = 0
        self.counted: tuple[float, dict[str, int]] = (0.0, {})
        """When all tables were last counted, and how many there were in each state."""
        self.uptime = Uptime(now_ms())

    async def start(self) -> None:
        if self.settings.test_seed:
            LOG.warning("this server has a test seed: anyone who knows it can foresee every die, card and bot")
        await asyncio.to_thread(lambda: self.library.names)  # loading the games must not delay the first visitor
        await self.storage.migrate()
        self._salt = await self.storage.salt()
        await self._open_seal()
        await self._open_hours()
        await self.neighbours.start()
        self._spawn(self._sweep_for_ever())

    async def _open_seal(self) -> None:
        """Open the key for the server's shares of seeds. A server for tests needs none."""
        if self.settings.test_seed:
            return
        known = await self.storage.remembered("key")
        try:
            self.seal = sealed.opened(self.settings.key_path, known, self.settings.new_key)
        except (SettingsError, OSError):
            await self.storage.close()
            raise
        if known != self.seal.mark:
            await self._keep_alive("key", self.seal.mark)

    async def _open_hours(self) -> None:
        """Note since when the server has been up, and how long it was down."""
        alive, gaps = await self.storage.remembered("alive"), await self.storage.remembered("gaps")
        known = msgspec.json.decode(gaps or "[]", type=Gaps)
        self.uptime = opened(int(alive) if alive else None, known, now_ms(), self.storage.is_sqlite)
        await self._keep_alive("gaps", msgspec.json.encode(self.uptime.gaps).decode())
        await self._keep_alive("alive", str(now_ms()))

    async def _keep_alive(self, key: str, value: str) -> None:
        with contextlib.suppress(Conflict):  # another process notes the same
            await self.storage.remember(key, value)

    async def stop(self) -> None:
        self.closing.set()
        for task in list(self._work):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.keeper.close()
        await self.pool.close()
        with contextlib.suppress(StorageError):
            await self._keep_alive("alive", str(now_ms()))
        await self.neighbours.stop()
        await self.storage.close()

    def begin_closing(self) -> None:
        """Tell every page that the server is about to stop, and close it."""
        self.closing.set()
        for live in self.in_memory:
            live.tell()

    def enter_stream(self, live: Live, seats: Sequence[int], address: str) -> str:
        """Count a page that opens, for its seats or for a spectator. Returns the key it is counted under.

        429 when there are too many. Spectators, also those of the same address, never lock a player out.
        """
        limits, key = self.settings.limits, f"{address} {'plays' if seats else 'watches'}"
        full = self.open_streams.get(key, 0) >= limits.streams_per_address
        if seats:
            full = full or any(live.streams.get(seat, 0) >= limits.streams_per_seat for seat in seats)
        else:
            full = full or live.streams.get(SPECTATOR, 0) >= limits.streams_per_table
        if full:
            raise Problem(429, "server-too-many-pages", retry_after=30)
        self.open_streams[key] = self.open_streams.get(key, 0) + 1
        for seat in seats or (SPECTATOR,):
            live.streams[seat] = live.streams.get(seat, 0) + 1
        return key

    def leave_stream(self, live: Live, seats: Sequence[int], key: str) -> None:
        """Count a page that was closed."""
        left = self.open_streams.get(key, 1) - 1
        if left > 0:
            self.open_streams[key] = left
        else:
            self.open_streams.pop(key, None)
        for seat in seats or (SPECTATOR,):
            live.streams[seat] -= 1
            if seat >= 0:
                live.seats[seat].seen = now_ms()
        if not any(live.streams.values()):
            live.journal.worded.clear()

    # -- tables in memory ---------------------------------------------------------------------------------

    @property
    def in_memory(self) -> list[Live]:
        return list(self._live.values())

    async def open(self, table: str) -> Live:
        """The table of that id, from memory or from disk."""
        live = self._live.get(table)
        if live is None:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._open(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(task)
        live.used = now_ms()
        return live

    async def _open(self, table: str) -> Live:
        try:
            try:
                live = await self._loaded(table)
            except StorageError:
                if self.storage.failing:
                    raise
                live = await self._loaded(table)  # the connection may have been lost for a moment
        except Problem:
            raise
        except Exception as error:  # whatever a damaged row makes the database or the rules do
            if isinstance(error, StorageError) and self.storage.failing:
                raise Problem(503, "server-storage", retry_after=2) from error
            if table not in self._damaged:  # otherwise a table that is due would be logged every two seconds
                LOG.error("table %s is damaged and cannot be opened: %s: %s", table, type(error).__name__, error)
            self._damaged.add(table)
            raise Problem(409, "server-damaged") from error
        self._damaged.discard(table)
        self._live[table] = live
        self.keeper.keep(live)
        return live

    async def _loaded(self, table: str) -> Live:
        row = await self.storage.table(table)
        if row is None:
            raise no_table()
        game = msgspec.json.decode(row.header, type=Header).setup.game
        if game not in self.library:
            raise Problem(409, "server-game-gone", {"game": game})
        if row.state != "replay":
            return await self._read(row, self.library.book(game))
        size = size_of(*await self.storage.extent(table))
        with self.shelf.room_for(row, size):
            live = await self._read(row, self.library.book(game))
        live.size = size
        return live

    async def _read(self, row: TableRow, book: Rulebook) -> Live:
        seats = await self.storage.seats(row.id)
        live = Live(self.storage, book, row, seats, self.uptime, self.seal)
        check_seats(live.header, live.config, seats)
        live.reveal_ms = int(1000 * self.settings.reveal_seconds)
        live.on_change = self.keeper.keep
        await live.load()
        async with live.hold():
            await begin(live)  # if a server stopped between the last claim and the deal
        return live

    async def _forget(self, live: Live, wake: int | None) -> None:
        used = live.used
        await self.storage.set_wake(live.id, wake)
        if live.used == used:  # otherwise somebody has come back in that moment
            self._live.pop(live.id, None)
            await self.keeper.leave(live.id)

    # -- new tables ---------------------------------------------------------------------------------------

    def address_hash(self, address: str) -> str:
        return hashlib.sha256(f"{self._salt}/{address}".encode()).hexdigest()

    async def create(self, wanted: NewTable, address: str) -> NewTableOut:
        """Set up a table. Its secrets are returned only this once."""
        book = setups.book_of(self.library, wanted.game)
        setup = setups.setup_of(book, wanted)
        config = setups.config_of(wanted)
        seed = setups.seed_of(book, setup, wanted, self.settings.test_seed)
        seats, keys = new_seats(wanted, self.settings.limits.name)
        header = Header(FORMAT, setup, seed_hash(seed) if seed else "")
        maker = self.address_hash(address)
        with self.may_search(maker, sum(searches(seat.level) for seat in seats)):
            place = await self.quota.take(maker)
            try:
                made = await self._keep_new(header, seed.hex(), config, seats, [], "waiting", maker)
            except StorageError:
                self.quota.give_back(maker, place)
                raise
            place.is_kept = True
            live = await self.open(made.id)
        live.visit()
        links = [Link(seat.seat, key, f"t/{made.id}#{key}", not seat.secret) for seat, key in keys]
        pledge = "" if seed else self.seal.pledge(made.id)
        return msgspec.structs.replace(made, links=links, seed_hash=live.header.seed_hash, server=pledge)

    @contextlib.contextmanager
    def may_search(self, maker: str, more: int, at: Live | None = None) -> Iterator[None]:
        """Let an address have that many more searching bots, at a table or a new one. Raises a problem if they are
        too many.

        They take the time of everyone's bots. They count from now on, before anything is awaited.
        """
        limits = self.settings.limits
        if more and more + (at.searchers if at else 0) > limits.searchers_per_table:
            raise Problem(422, "server-many-searchers", {"limit": limits.searchers_per_table})
        if more and self._searchers_of(maker) + more > limits.searchers_per_address:
            raise Problem(429, "server-many-searchers", {"limit": limits.searchers_per_address}, retry_after=600)
        self._searching[maker] = self._searching.get(maker, 0) + more
        try:
            yield
        finally:
            left = self._searching.get(maker, 0) - more
            if left > 0:
                self._searching[maker] = left
            else:
                self._searching.pop(maker, None)

    def _searchers_of(self, maker: str) -> int:
        mine = [live for live in self.in_memory if live.row.address == maker and not live.is_open]
        return sum(live.searchers for live in mine) + self._searching.get(maker, 0)

    def stand_in_of(self, live: Live) -> str:
        """The level of a bot that takes a person's place. It does not search where the address has too many that do."""
        level, limits = live.config.stand_in, self.settings.limits
        within = live.searchers <= limits.searchers_per_table
        within = within and self._searchers_of(live.row.address) <= limits.searchers_per_address
        return level if within or not searches(level) else levels.DEFAULT

    async def import_record(self, read: Callable[[], Awaitable[bytes]], address: str) -> NewTableOut:
        """Open a record as a replay. If the installed rules cannot replay it, it is kept all the same, and says so."""
        if self.storage.is_sqlite and _free(self.settings) < ROOM_FOR_RECORDS:
            raise Problem(503, "server-disk-low")
        maker = self.address_hash(address)
        place = await self.quota.take(maker)  # it counts whatever the result: receiving and checking it is the work
        data = await read()
        await self.checker.check(data, maker)
        record = await asyncio.to_thread(records.loads, data)
        seats = [SeatRow(i, "", "", "") for i in range(len(record.header.setup.seats))]
        rows = [LineRow(encode_line(line), now_ms(), 0, "table") for line in lines_of(record)]
        seed = record.end.seed if record.end else ""
        made = await self._keep_new(record.header, seed, setups.Config(), seats, rows, "replay", maker)
        place.is_kept = True
        return made

    async def _keep_new(
        self,
        header: Header,
        seed: str,
        config: setups.Config,
        seats: list[SeatRow],
        rows: list[LineRow],
        state: State,
        maker: str,
    ) -> NewTableOut:
        table, moment = secrets.token_hex(8), now_ms()
        watch, host = secrets.token_urlsafe(16), secrets.token_urlsafe(16)
        row = TableRow(
            id=table,
            header=msgspec.json.encode(header).decode(),
            seed=seed,
            config=msgspec.json.encode(config).decode(),
            watch=digest_of(watch),
            state=state,
            address=maker,
            created=moment,
            changed=moment,
            wake=None,
            host=digest_of(host),
        )
        await self.storage.create(row, seats, rows)
        spectators = Link(WATCHING, watch, f"t/{table}#{watch}")
        return NewTableOut(table, header.setup.game, [], spectators, header.seed_hash, host)

    # -- in the background --------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self._sweep()
            except StorageError as error:
                LOG.warning("the database does not answer: %s", error)
            except Exception:
                LOG.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        """Note that the server is up, open tables where something is due, close those nobody is looking at."""
        moment = now_ms()
        self.uptime.notice(moment)
        await self._note_life(moment)
        for table in await self.storage.due(moment):
            if table not in self._live and table not in self._damaged:  # replaying those in vain would hold up the rest
                await self._spared(table, self.open(table))
        if moment - self._seen_at > SEEN_EVERY:
            self._seen_at = moment
            here = [(live.id, seat) for live in self.in_memory for seat, n in live.streams.items() if n and seat >= 0]
            if here:
                await self.storage.seen(here, moment)
        for live in self.in_memory:
            await self._spared(live.id, self._look_after(live, moment))

    async def _spared(self, table: str, work: Awaitable[object]) -> None:
        """Do something at one table. An error there affects no other table."""
        try:
            await work
        except (Problem, StorageError) as error:
            LOG.debug("table %s: %s", table, error)
        except Exception:
            LOG.exception("table %s: looking after it failed", table)

    async def _look_after(self, live: Live, moment: int) -> None:
        """Deal if the time for shares is up. Drop the table if nobody is looking at it."""
        if is_revealing(live) and (live.row.wake or 0) <= moment:
            async with live.hold():
                await begin(live)
                live.tell()
        idle = moment - live.used > 60_000 * self.settings.idle_minutes
        if idle and not any(live.streams.values()) and not live.lock.locked():
            wake = live.wake(moment)
            if wake is None or wake > moment + 60_000:
                await self._forget(live, wake)

    async def _note_life(self, moment: int) -> None:
        """Note that this server is up, which also shows whether anything can be stored."""
        self.storage.is_full = self.storage.is_sqlite and _free(self.settings) < LEAST_FREE
        if moment - self._alive_at > ALIVE_EVERY or self.storage.failing:
            await self._keep_alive("alive", str(moment))
            self._alive_at = moment
            if self._gaps != len(self.uptime.gaps):
                await self._keep_alive("gaps", msgspec.json.encode(self.uptime.gaps).decode())
                self._gaps = len(self.uptime.gaps)

    async def forget_table(self, live: Live) -> None:
        """Delete a table. Its pages are closed and nothing of it is kept."""
        await self.storage.delete(live.id)
        await self._drop(live)

    async def _drop(self, live: Live) -> None:
        self._live.pop(live.id, None)
        await self.keeper.leave(live.id)
        live.seats = [msgspec.structs.replace(seat, secret="", claim="") for seat in live.seats]
        live.row.watch = live.row.host = ""
        live.tell()

    def _heard(self, table: str, what: str) -> None:
        live = self._live.get(table)
        if live is None:
            return
        kind, _, count = what.partition(" ")
        if kind == "seats":
            self._spawn(self._spared(table, live.reload_seats()))
        elif kind == "gone":
            self._spawn(self._spared(table, self._drop(live)))
        elif kind == "begun":
            self._spawn(self._spared(table, live.reload()))
        elif kind == "agreed":
            seat, version, agrees = (int(word) for word in count.split())
            live.agree(seat, version, bool(agrees))
        elif int(count) > live.version:  # we know our own lines
            self._spawn(self._spared(table, live.catch_up()))

    async def _missed(self) -> None:
        for live in self.in_memory:
            await self._spared(live.id, live.catch_up())
            await self._spared(live.id, live.reload_seats())


def _free(settings: Settings) -> int:
    """Free bytes on the disk with the SQLite file."""
    return shutil.disk_usage(Path(settings.database.partition(":///")[2]).resolve().parent).free
