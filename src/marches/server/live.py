"""A table in memory: the kernel's table, its journal, who sits at it. Every change is on disk before it is told."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import lru_cache

import msgspec

from marches import records
from marches.kernel.action import Action, Id, UnknownAction
from marches.kernel.game import Game
from marches.kernel.line import Reason
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import Sealed
from marches.records.migrations import Incompatible, migrated
from marches.server.journal import Journal
from marches.server.problem import Problem, no_table, not_yours, refused
from marches.server.records import encode_line, lines_of, parse_line, record_of, replayed
from marches.server.sealed import Seal
from marches.server.setups import Config
from marches.server.storage import By, Conflict, Field, LineRow, SeatRow, State, Storage, StorageError, TableRow, now_ms
from marches.server.uptime import Uptime
from marches.table.record import Answer, End, Header, Record, RecordError, Undo
from marches.table.table import Refused, Table
from marches.table.view import kebab

LOG = logging.getLogger("marches.server")
Standing = dict[str, list[dict[str, Id]]]
SEEN_EVERY = 10_000
"""Milliseconds between two notes that a person is here: an answer need not write one each time."""
PRESENCE_SECONDS = 0.25
WATCHED = 120_000
"""Milliseconds for which bots go on after the last request to a table nobody has open."""
HERE = 60_000
TOO_LATE = "server-too-late"
LATE = ("table-stale", "table-over", "table-not-asked")


def digest_of(secret: str) -> str:
    """How a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Viewer(msgspec.Struct, frozen=True):
    """Whoever holds a link: the seats it gives, none for a spectator."""

    seats: tuple[int, ...]


class Live:
    """One table. Whoever reads or changes it holds `lock`: between two holders nothing is half done."""

    def __init__(
        self, storage: Storage, book: Rulebook, row: TableRow, seats: list[SeatRow], uptime: Uptime, seal: Seal
    ) -> None:
        self.storage = storage
        self.seal = seal
        self.reveal_ms = 30_000
        self.uptime = uptime
        self.book = book
        self.row = row
        self.id = row.id
        self.header = msgspec.json.decode(row.header, type=Header)
        self.config = msgspec.json.decode(row.config, type=Config)
        self.seats = seats
        self.journal = Journal()
        self.incompatible = ""
        self.lock = asyncio.Lock()
        self.used = now_ms()
        self.visited = 0
        """When somebody last asked for something here."""
        self.streams: dict[int, int] = {}
        """How many pages of each seat are open here; spectators under SPECTATOR."""
        self.events: dict[object, bytes] = {}
        """Pages as they were sent since the last change."""
        self.asked_since: dict[int, int] = {}
        self.on_change: Callable[[Live], None] = lambda live: None
        self._table: Table | None = None
        self._doubtful = False
        self._changed = asyncio.Event()
        self._telling: asyncio.TimerHandle | None = None
        self._slept = uptime.slept

    @contextlib.asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Have the table for oneself, as it is on disk."""
        async with self.lock:
            self.used = now_ms()
            self._wake_up()
            if self._doubtful:
                await self._kept(self._load())
            yield

    def _wake_up(self) -> None:
        """What the machine slept since is charged to nobody."""
        self.uptime.notice(self.used)
        slept, self._slept = self.uptime.slept - self._slept, self.uptime.slept
        if slept:
            self.asked_since = {seat: since + slept for seat, since in self.asked_since.items()}

    # -- reading ------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The kernel's table; a table the installed rules cannot play raises a problem."""
        if self._table is None:
            if self.is_waiting:
                raise Problem(409, "server-waiting")
            facts = {"played": self.header.setup.rules, "installed": self.book.version}
            raise Problem(409, "server-incompatible", facts)  # what does not fit may be hidden: only the log says it
        return self._table

    @property
    def fits(self) -> bool:
        return self._table is not None

    @property
    def version(self) -> int:
        return self.journal.version

    @property
    def is_open(self) -> bool:
        """Everything may be seen: the game is over, or it came from a file."""
        return self.row.state in ("over", "replay")

    @property
    def is_waiting(self) -> bool:
        """Nothing is dealt yet: seats are still to be claimed."""
        return self.row.state == "waiting"

    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        game: Game | None = self._table.game if self._table is not None else None
        if game is None or game.decision is None or self.row.state != "playing":
            return ()
        return game.decision.seats(game)

    def question_key(self) -> str:
        decision = self.table.game.decision
        return "" if decision is None else f"{self.book.name}-ask-{kebab(type(decision).__name__)}"

    def standing_of(self, seat: int) -> Standing:
        return _standing(self.seats[seat].standing)

    def standing_answer(self, seat: int) -> Action | None:
        """What the seat's standing answers say to the pending question, if it is offered."""
        if self.journal.last_undo == self.version - 1:
            return None  # whoever takes an answer back wants to think again
        wished = self.standing_of(seat).get(self.question_key(), [])
        options = self.table.options(seat) if wished else []
        for form in wished:
            try:
                action = self.book.actions.find(form)
            except UnknownAction:
                continue
            if action in options:
                return action
        return None

    def clock_left(self, seat: int, moment: int) -> int | None:
        """Milliseconds on the seat's clock."""
        clock = self.config.clock
        if clock is None:
            return None
        left = 1000 * (clock.bank + clock.step * self.journal.answers.get(seat, 0)) - self.journal.spent.get(seat, 0)
        if seat in self.asked_since:
            left -= moment - self.asked_since[seat]
        return max(0, left)

    def viewer(self, secret: str) -> Viewer:
        """Who holds this secret; a problem when nobody does."""
        found = self.viewer_or_none(secret)
        if found is None:
            raise not_yours()
        return found

    def viewer_or_none(self, secret: str) -> Viewer | None:
        digest = digest_of(secret)
        mine = tuple(seat.seat for seat in self.seats if seat.secret and hmac.compare_digest(seat.secret, digest))
        return Viewer(mine) if mine or hmac.compare_digest(self.row.watch, digest) else None

    def check_host(self, secret: str) -> None:
        """A problem unless this is the secret of whoever set the table up."""
        if not self.row.host or not hmac.compare_digest(self.row.host, digest_of(secret)):
            raise not_yours()

    async def wait(self, seen: asyncio.Event, seconds: float) -> bool:
        """Wait until something changes after `seen` was taken; False when the time is up first."""
        try:
            async with asyncio.timeout(seconds):
                await seen.wait()
        except TimeoutError:
            return False
        return True

    @property
    def change(self) -> asyncio.Event:
        """Set at the next change."""
        return self._changed

    def tell_soon(self) -> None:
        """Wake whoever watches in a moment: many pages that open and close at once are told of together."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.tell)

    def tell(self) -> None:
        """Wake whoever watches."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self.events.clear()
        self._changed.set()
        self._changed = asyncio.Event()
        self.on_change(self)

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
        """As `reload`; the caller holds the table and tells."""
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
            # In a thread of its own: a long record must not hold every other table up.
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

    def _put_at(self) -> int:
        """When the pending question was put, as if the server had been up all the time since."""
        first = self._opened_at() if self._table is not None else 0
        begun = self.row.begun or self.row.created
        put = self.journal.rows[self.journal.standing[first - 1]].at if first else begun
        put = max(put, self.journal.rows[self.journal.last_undo].at) if self.journal.last_undo >= 0 else put
        moment = now_ms()
        return moment - self.uptime.awake(put, moment)

    async def _keep_migrated(self, old: Record, new: Record, rows: list[LineRow]) -> None:
        """A table that is still played goes on under the new rules; its old record is kept beside it."""
        self.header = new.header
        if self.row.state == "playing":
            header = msgspec.json.encode(new.header).decode()
            await self.storage.rewrite(self.id, old.header.setup.rules, records.dumps(old).decode(), header, rows)

    async def catch_up(self) -> None:
        """Take over what another process has written."""
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
            if self.storage.failing:
                raise Problem(503, "server-storage", retry_after=5)  # before anything is played
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
                self._doubtful = True  # a rule broke halfway: what is in memory is worth nothing, the disk is right
                raise
            try:
                await self._commit(lines, seat, by)
            except Problem as problem:
                if problem.line.key == TOO_LATE and n is not None and self._gave(seat, action, n):
                    # What was faster is this very answer: sent before, to a process that died or is slow.
                    raise Problem(409, "server-repeated", {"asked": n}) from problem
                raise

    async def undo(self, seat: int, seen: int | None, turn: bool) -> None:
        """Take back the seat's last answer, or all it gave in a row."""
        async with self.hold():
            self._check_playing()
            possible = self.table.can_undo(seat)
            if isinstance(possible, Reason):
                raise refused(409, possible)
            if seen is not None and seen != self.version:
                raise Problem(409, "server-undo-late")
            lines: list[Answer | Undo | End] = [self.table.undo(seat)]
            while turn and not isinstance(self.table.can_undo(seat), Reason):
                lines.append(self.table.undo(seat))
            await self._commit(lines, seat, "person")

    async def change_seat(self, seat: int, **fields: Field) -> None:
        """Keep something about a seat; told once it is kept."""
        async with self.hold():
            await self.keep_seat(seat, fields, {})
            self.tell()

    async def keep_seat(self, seat: int, fields: dict[str, Field], where: dict[str, Field]) -> None:
        """Keep some fields of a seat if those of `where` are as expected; the caller holds the table and tells."""
        try:
            await self._kept(self.storage.change_seat(self.id, seat, fields, where))
        except Conflict as error:
            self.seats = await self.storage.seats(self.id)
            self.tell()
            raise Problem(409, TOO_LATE) from error
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **fields)

    async def come_back(self, viewer: Viewer) -> None:
        """A bot gives a seat back as soon as its person does anything. From then on they are here: until their line
        is open, the bot must not sit down again at once.
        """
        for seat in viewer.seats:
            if self.seats[seat].stand_in:
                await self.change_seat(seat, stand_in=False, seen=now_ms())

    def _check_playing(self) -> None:
        if self.row.state == "replay":
            raise Problem(409, "server-replay-only")
        if self.table.game.decision is None:
            raise Problem(409, "table-over")

    def _action(self, form: Mapping[str, Id]) -> Action:
        try:
            return self.book.actions.find(form)
        except UnknownAction as error:
            raise Problem(422, "server-unknown-answer") from error

    def _check_number(self, seat: int, action: Action, n: int | None, seen: int | None) -> None:
        if n is None:
            return
        now = self.table.n
        if seen is not None and seen <= self.journal.last_undo:
            raise Problem(409, "server-undone-since")
        if n > now or n < self._opened_at() or seat not in self.waiting():
            if self._gave(seat, action, n):
                raise Problem(409, "server-repeated", {"asked": n})
            if not self._opened_at() <= n <= now:
                raise Problem(409, "table-stale", {"asked": n, "now": now})

    def _opened_at(self) -> int:
        """The number the pending question was first put under: others may have sealed their answers to it since."""
        game = self.table.game
        return self.table.n - (len(game.sealed) if isinstance(game.decision, Sealed) else 0)

    def _gave(self, seat: int, action: Action, n: int) -> bool:
        for entry in self.table.entries[n:]:
            if entry.seat == seat and not entry.forced:
                return entry.action is action
        return False

    async def _commit(self, lines: list[Answer | Undo | End], seat: int, by: By) -> None:
        """Keep what the kernel's table has just accepted; where that fails, go back to what is kept."""
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
        except asyncio.CancelledError:
            self._doubtful = True  # nobody knows whether it is on disk: the disk does
            raise
        self.journal.add(rows, lines)
        self.row.state = state
        for one in seen:
            self.seats[one].seen = moment
        self.tell()

    def _rows(self, lines: list[Answer | Undo | End], seat: int, by: By, moment: int) -> list[LineRow]:
        """The answer itself bears who gave it and what it cost; what followed from it is the table's own."""
        spent = moment - self.asked_since.get(seat, moment) if self.config.clock is not None else 0
        rows = []
        for i, line in enumerate(lines):
            own = i == 0 or isinstance(line, Undo)
            rows.append(LineRow(encode_line(line), moment, spent if i == 0 else 0, by if own else "table"))
        return rows

    def _ask(self, moment: int, fresh: int) -> None:
        """Note since when each seat is asked; the one that has just answered starts anew."""
        before = {seat: since for seat, since in self.asked_since.items() if seat != fresh}
        self.asked_since = {seat: before.get(seat, moment) for seat in self.waiting()}

    async def _kept(self, work: Awaitable[None]) -> None:
        try:
            await work
        except StorageError as error:
            raise Problem(503, "server-storage", retry_after=2) from error

    # -- what the server does by itself -------------------------------------------------------------------

    def acts_by_itself(self, seat: int) -> bool:
        """Is this seat's answer the server's to give, now?"""
        return self._is_bots(seat) or self.standing_answer(seat) is not None

    def _is_bots(self, seat: int) -> bool:
        return bool(self.seats[seat].level) or self.seats[seat].stand_in

    def is_watched(self, moment: int) -> bool:
        """Somebody looks, or has just looked: where nobody does, bots do not think."""
        return any(self.streams.values()) or moment - self.visited < WATCHED

    def is_here(self, seat: int, moment: int) -> bool:
        """Whether the seat's person has a page open, or had one a minute ago."""
        return bool(self.streams.get(seat)) or moment - self.seats[seat].seen < HERE

    def visit(self) -> None:
        """Somebody has asked for something."""
        moment = now_ms()
        woken, self.visited = not self.is_watched(moment), moment
        if woken:
            self.tell_soon()

    def wake(self, moment: int) -> int | None:
        """When the server has something to do at this table; None: never, unless something changes."""
        times: list[int] = []
        for seat in self.waiting():
            if self.acts_by_itself(seat):
                if not self._is_bots(seat) or self.is_watched(moment):
                    return moment
                continue
            left = self.clock_left(seat, moment)
            if left is not None:
                times.append(moment + left)
            if self.config.leaver:
                times.append(self.leaves_at(seat, moment))
        return min(times, default=None)

    def leaves_at(self, seat: int, moment: int) -> int:
        """When a person who is asked counts as gone."""
        since = max(self.seats[seat].seen, self.asked_since.get(seat, moment), self.uptime.boot)
        return (moment if self.streams.get(seat) else since) + 1000 * self.config.leaver


@lru_cache(maxsize=4_000)
def _standing(text: str) -> Standing:
    """Standing answers as they are kept; read once, so whoever changes them makes a copy."""
    return msgspec.json.decode(text, type=Standing)


def opening(table: Table) -> list[LineRow]:
    """The lines a new table starts with: what nature answered before anyone was asked."""
    moment = now_ms()
    return [LineRow(encode_line(line), moment, 0, "table") for line in lines_of(table.record)]
