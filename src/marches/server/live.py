"""A table in memory: the kernel's table, its journal, who sits at it. Every change is on disk before anyone sees it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

import msgspec

from marches import records
from marches.kernel.action import Id
from marches.kernel.line import Reason
from marches.kernel.rulebook import Rulebook, ScoreSource
from marches.records.migrations import Incompatible, migrated
from marches.server.journal import Journal
from marches.server.problem import Problem, no_table, refused
from marches.server.records import MOST_UNDOS, encode_line, lines_of, parse_line, record_of, replayed
from marches.server.rows import By, Conflict, Field, LineRow, SeatRow, State, StorageError, TableRow, now_ms
from marches.server.sealed import Seal
from marches.server.state import TableState, Viewer
from marches.server.storage import Storage
from marches.server.uptime import Uptime
from marches.table.record import Answer, End, Header, Record, RecordError, Undo
from marches.table.table import Refused, Table

LOG = logging.getLogger("marches.server")
Scored = tuple[list[list[int]], list[list[ScoreSource]]]
"""Every seat's score before every answer, and what it consists of at the end."""
SEEN_EVERY = 10_000
"""Milliseconds between two notes that a person is here: an answer need not write one each time."""
PRESENCE_SECONDS = 0.25
TRIES = 10
"""How many times a change is tried when another process was faster."""
TOO_LATE = "server-too-late"
LATE = ("table-stale", "table-over", "table-not-asked")


class Live(TableState):
    """One table. Code that reads or changes it holds `lock`, so nobody sees a half-done change."""

    def __init__(
        self, storage: Storage, book: Rulebook, row: TableRow, seats: list[SeatRow], uptime: Uptime, seal: Seal
    ) -> None:
        super().__init__(book, row, seats, uptime)
        self.storage = storage
        self.seal = seal
        self.reveal_ms = 30_000
        self.lock = asyncio.Lock()
        self.events: dict[object, bytes] = {}
        """Pages as they were sent since the last change."""
        self.scored: asyncio.Task[Scored] | None = None
        """The scores of a game that is over. Computing them means replaying the game, so it is done once."""
        self._agreed: dict[int, int] = {}
        """Who agrees with the pending decision, and at which version they said so. Never stored."""
        self.on_change: Callable[[Live], None] = lambda live: None
        self._doubtful = False
        self._changed = asyncio.Event()
        self._telling: asyncio.TimerHandle | None = None

    @contextlib.asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Hold the table exclusively, as it is on disk."""
        async with self.lock:
            self.used = now_ms()
            self._wake_up()
            if self._doubtful:
                await self._kept(self._load())
                self.tell()  # what failed may have been stored after all
            yield

    # -- telling ------------------------------------------------------------------------------------------

    async def wait(self, seen: asyncio.Event, seconds: float) -> bool:
        """Wait until something changes after `seen` was taken. Returns False if the time is up first."""
        try:
            async with asyncio.timeout(seconds):
                await seen.wait()
        except TimeoutError:
            return False
        return True

    def agreed(self) -> list[int]:
        """The seats that agree with the pending decision; forgotten with the next line."""
        return sorted(seat for seat, version in self._agreed.items() if version == self.version)

    def agree(self, seat: int, version: int, agrees: bool) -> None:
        """Note that a seat agrees, or no longer does. Everyone is told in a moment."""
        if agrees:
            self._agreed[seat] = version
        else:
            self._agreed.pop(seat, None)
        self.tell_soon()

    @property
    def change(self) -> asyncio.Event:
        """Set at the next change."""
        return self._changed

    def tell_soon(self) -> None:
        """Wake all viewers in a moment, so that pages that open and close at the same time are announced together."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.tell)

    def tell(self) -> None:
        """Wake all viewers."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self.events.clear()
        self._changed.set()
        self._changed = asyncio.Event()
        self.on_change(self)

    def visit(self) -> None:
        """Note that somebody has made a request."""
        moment = now_ms()
        woken, self.visited = not self.is_watched(moment), moment
        if woken:
            self.tell_soon()

    # -- loading ------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Replay what is on disk."""
        async with self.lock:
            await self._load()

    async def reload(self) -> None:
        """Read everything again: another process has dealt, or a link was replaced."""
        async with self.hold():
            await self._reload()
            self.tell()

    async def read_again(self) -> None:
        """Like `reload`, for a caller that holds the table and wakes the viewers."""
        await self._kept(self._reload())

    async def _reload(self) -> None:
        row = await self.storage.table(self.id)
        if row is None:
            raise no_table()
        self.row, self.header = row, msgspec.json.decode(row.header, type=Header)
        self.seats = await self.storage.seats(self.id)
        await self._load()

    async def _load(self) -> None:
        if self.is_waiting:
            self.journal, self.asked_since, self._doubtful = Journal(), {}, False
            return
        rows = await self.storage.lines(self.id)
        lines = [parse_line(row.body) for row in rows]
        self._table, self.incompatible, self._doubtful = None, "", False
        old = record_of(self.header, lines)
        try:
            record = migrated(self.book, old)
            # In a separate thread: a long record must not block every other table.
            self._table = await asyncio.to_thread(replayed, self.book, record, *self.seal.opens(self.row, record))
        except Incompatible as error:
            LOG.warning("table %s does not fit the installed rules: %s", self.id, error)
            self.incompatible = str(error)
        else:
            if record is not old:
                kept = {encode_line(line): row for line, row in zip(lines, rows, strict=True)}
                lines = lines_of(record)
                bodies = [encode_line(line) for line in lines]
                rows = [kept.get(body) or LineRow(body, self.row.changed, 0, "table") for body in bodies]
                await self._keep_migrated(old, record, rows)
        self.journal = Journal()
        self.journal.add(rows, lines)
        self.asked_since = dict.fromkeys(self.waiting(), self._put_at())

    async def _keep_migrated(self, old: Record, new: Record, rows: list[LineRow]) -> None:
        """Let a game in progress go on under the new rules, and keep its old record."""
        self.header = new.header
        if self.row.state == "playing":
            header = msgspec.json.encode(new.header).decode()
            await self.storage.rewrite(self.id, old.header.setup.rules, records.dumps(old).decode(), header, rows)

    async def catch_up(self) -> None:
        """Read what another process has written."""
        async with self.hold():
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.is_waiting:
            await self._reload()
            self.tell()
            return
        rows = await self.storage.lines(self.id, self.version)
        if not rows:
            return
        if self._table is None:
            await self._load()
        else:
            lines = [parse_line(row.body) for row in rows]
            try:
                self._table.follow([line for line in lines if not isinstance(line, End)])
            except RecordError:
                await self._load()
            else:
                self.journal.add(rows, lines)
                self.asked_since = dict.fromkeys(self.waiting(), self._put_at())
        if self._table is not None and self._table.game.result is not None and self.row.state == "playing":
            self.row.state = "over"
        self.tell()

    async def reload_seats(self) -> None:
        async with self.hold():
            self.seats = await self.storage.seats(self.id)
            self.tell()

    # -- changing -----------------------------------------------------------------------------------------

    async def answer(
        self, seat: int, form: Mapping[str, Id], n: int | None = None, seen: int | None = None, by: By = "person"
    ) -> None:
        """Accept an answer, or raise a problem and change nothing. Only a person may take time over it."""
        async with self.hold():
            self._check_storage()
            if self.is_open and self.fits and n is not None and self._gave(seat, self._action(form), n):
                raise Problem(409, "server-repeated", {"asked": n})  # it ended the game, and the response was lost
            self._check_playing()
            action = self._action(form)
            self._check_number(seat, action, n, seen)
            try:
                lines = self.table.answer(seat, action)
            except Refused as error:
                raise refused(409 if error.reason.key in LATE else 422, error.reason) from error
            except Exception:
                self._doubtful = True  # a rule broke halfway: memory is suspect, reload from disk
                raise
            try:
                await self._commit(lines, seat, by)
            except Problem as problem:
                if problem.line.key == TOO_LATE and n is not None and self._gave(seat, action, n):
                    # The other line is this very answer, sent earlier to a process that died or is slow.
                    raise Problem(409, "server-repeated", {"asked": n}) from problem
                raise

    async def undo(self, seat: int, seen: int | None, turn: bool) -> None:
        """Take back the seat's last answer, or all answers it gave in a row."""
        async with self.hold():
            self._check_storage()
            self._check_playing()
            possible = self.can_undo(seat)
            if isinstance(possible, Reason):
                raise refused(409, possible)
            if seen is not None and seen != self.version:
                raise Problem(409, "server-undo-late")
            lines: list[Answer | Undo | End] = [self.table.undo(seat)]
            room = MOST_UNDOS - len(self.journal.strikes)
            while turn and len(lines) < room and not isinstance(self.table.can_undo(seat), Reason):
                lines.append(self.table.undo(seat))
            await self._commit(lines, seat, "person")

    def _check_storage(self) -> None:
        """Raise a problem, before anything is played, if nothing can be stored."""
        if self.storage.failing:
            raise Problem(503, "server-storage", retry_after=5)

    async def change_seat(self, seat: int, **fields: Field) -> None:
        """Store something about a seat, then announce it."""
        async with self.hold():
            await self.keep_seat(seat, fields, {})
            self.tell()

    async def keep_seat(self, seat: int, fields: dict[str, Field], where: dict[str, Field]) -> None:
        """Store some fields of a seat if those of `where` are as expected. The caller holds the
        table and wakes the viewers.
        """
        try:
            await self._kept(self.storage.change_seat(self.id, seat, fields, where))
        except Conflict as error:
            self.seats = await self.storage.seats(self.id)
            self.tell()
            raise Problem(409, TOO_LATE) from error
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **fields)

    async def leave_standing(self, seat: int, key: str, answers: list[dict[str, Id]], most: int) -> None:
        """Keep the seat's standing answers to one question; none takes them back. The other questions' stay, also
        where another process changes them at the same time.
        """
        async with self.hold():
            for left in range(TRIES - 1, -1, -1):
                before = self.seats[seat].standing
                after = {one: forms for one, forms in self.standing_of(seat).items() if one != key}
                after |= {key: answers} if answers else {}
                if len(after) > most:
                    raise Problem(422, "server-many-standing", {"limit": most})
                try:
                    await self.keep_seat(seat, {"standing": msgspec.json.encode(after).decode()}, {"standing": before})
                except Problem as problem:
                    if problem.line.key != TOO_LATE or not left:
                        raise
                else:
                    break
            self.tell()

    async def come_back(self, viewer: Viewer) -> None:
        """A bot gives a seat back as soon as its person does anything. From then on they count as present: the bot must
        not take over again before their stream is open.
        """
        for seat in viewer.seats:
            if self.seats[seat].stand_in:
                await self.change_seat(seat, stand_in=False, seen=now_ms())

    async def _commit(self, lines: list[Answer | Undo | End], seat: int, by: By) -> None:
        """Store what the kernel's table has just accepted. If that fails, go back to what is stored."""
        moment = now_ms()
        state: State = "over" if isinstance(lines[-1], End) else "playing"
        rows = self._rows(lines, seat, by, moment)
        try:
            seen = {seat: moment} if by == "person" and moment - self.seats[seat].seen > SEEN_EVERY else {}
            self._ask(moment, seat)
            await self.storage.append(self.id, self.version, rows, state, self.wake(moment), seen)
        except Conflict as error:
            self._doubtful = True
            await self._kept(self._load())
            self.tell()
            raise Problem(409, TOO_LATE) from error
        except StorageError as error:
            self._doubtful = True
            raise Problem(503, "server-storage", retry_after=2) from error
        except BaseException:
            self._doubtful = True  # only the disk can tell whether it is stored
            raise
        self.journal.add(rows, lines)
        self.row.state = state
        for one in seen:
            self.seats[one].seen = moment
        self.tell()

    async def _kept(self, work: Awaitable[None]) -> None:
        try:
            await work
        except StorageError as error:
            raise Problem(503, "server-storage", retry_after=2) from error


def opening(table: Table) -> list[LineRow]:
    """The lines a new table starts with: what nature answered before anyone was asked."""
    moment = now_ms()
    return [LineRow(encode_line(line), moment, 0, "table") for line in lines_of(table.record)]
