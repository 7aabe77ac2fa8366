"""What is known about a table in memory, and what follows from it. Nothing here waits
or writes; `live.py` does that.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from marches.bots import levels
from marches.kernel.action import Action, Id, UnknownAction
from marches.kernel.game import Game
from marches.kernel.line import Reason
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import NATURE, Sealed
from marches.server.journal import Journal
from marches.server.problem import Problem, not_yours
from marches.server.records import MOST_UNDOS, encode_line
from marches.server.rows import By, LineRow, SeatRow, TableRow, now_ms
from marches.server.setups import Config, searches
from marches.server.uptime import Uptime
from marches.table.course import Course
from marches.table.record import Answer, End, Header, Undo
from marches.table.table import Table
from marches.table.view import kebab

Standing = dict[str, list[dict[str, Id]]]
WATCHED = 120_000
"""Milliseconds for which bots go on after the last request, if nobody has the table open."""
HERE = 60_000


def digest_of(secret: str) -> str:
    """How a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Viewer(msgspec.Struct, frozen=True):
    """The holder of a link: the seats it gives, none for a spectator."""

    seats: tuple[int, ...]


class TableState:
    """One table as it is on disk, and who is looking at it here."""

    def __init__(self, book: Rulebook, row: TableRow, seats: list[SeatRow], uptime: Uptime) -> None:
        self.uptime = uptime
        self.book = book
        self.row = row
        self.id = row.id
        self.header = msgspec.json.decode(row.header, type=Header)
        self.config = msgspec.json.decode(row.config, type=Config)
        self.seats = seats
        self.journal = Journal()
        self.incompatible = ""
        self.used = now_ms()
        self.size = 0
        """About how many bytes it takes, if somebody uploaded it."""
        self.visited = 0
        """When somebody last asked for something here."""
        self.streams: dict[int, int] = {}
        """How many pages of each seat are open here; spectators under SPECTATOR."""
        self.asked_since: dict[int, int] = {}
        self._table: Table | None = None
        challenge = book.challenge(self.header.setup)
        self.course = Course(challenge) if challenge else None
        """How this table's challenge goes."""
        self._slept = uptime.slept

    @property
    def table(self) -> Table:
        """The kernel's table. Raises a problem if the installed rules cannot play it."""
        if self._table is None:
            if self.is_waiting:
                raise Problem(409, "server-waiting")
            facts = {"played": self.header.setup.rules, "installed": self.book.version}
            raise Problem(409, "server-incompatible", facts)  # the cause may be hidden information: only the log has it
        return self._table

    @property
    def fits(self) -> bool:
        return self._table is not None

    @property
    def version(self) -> int:
        return self.journal.version

    @property
    def is_open(self) -> bool:
        """Whether everything may be seen: the game is over, or it came from a file."""
        return self.row.state in ("over", "replay")

    @property
    def is_waiting(self) -> bool:
        """Whether nothing is dealt yet because seats are still to be claimed."""
        return self.row.state == "waiting"

    @property
    def searchers(self) -> int:
        """How many searching bots play here, including stand-ins."""
        stand_in = self.config.stand_in
        return sum(searches(seat.level or (stand_in if seat.stand_in else "")) for seat in self.seats)

    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        game: Game | None = self._table.game if self._table is not None else None
        if game is None or game.decision is None or self.row.state != "playing":
            return ()
        return game.decision.seats(game)

    # -- who asks -----------------------------------------------------------------------------------------

    def viewer(self, secret: str) -> Viewer:
        """Who holds this secret. Raises a problem if nobody does."""
        found = self.viewer_or_none(secret)
        if found is None:
            raise not_yours()
        return found

    def viewer_or_none(self, secret: str) -> Viewer | None:
        digest = digest_of(secret)
        mine = tuple(seat.seat for seat in self.seats if seat.secret and hmac.compare_digest(seat.secret, digest))
        return Viewer(mine) if mine or hmac.compare_digest(self.row.watch, digest) else None

    def check_host(self, secret: str) -> None:
        """Raise a problem unless this is the secret of the person who set the table up."""
        if not self.row.host or not hmac.compare_digest(self.row.host, digest_of(secret)):
            raise not_yours()

    # -- what an answer must meet -------------------------------------------------------------------------

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
        first = self._asked_at(seat)
        if n > now or n < first or seat not in self.waiting():
            if self._gave(seat, action, n):
                raise Problem(409, "server-repeated", {"asked": n})
            if not first <= n <= now:
                raise Problem(409, "table-stale", {"asked": n, "now": now})

    def _opened_at(self) -> int:
        """The number under which the pending question was first asked. Others may have sealed their answers since."""
        game = self.table.game
        return self.table.n - (len(game.sealed) if isinstance(game.decision, Sealed) else 0)

    def _asked_at(self, seat: int) -> int:
        """The smallest number an answer of this seat may carry: others may have answered the same question since."""
        first, decision = self._opened_at(), self.table.game.decision
        if decision is not None and decision.any_order:
            while first and self.table.entries[first - 1].seat not in (seat, NATURE):
                first -= 1
        return first

    def _gave(self, seat: int, action: Action, n: int) -> bool:
        for entry in self.table.entries[n:]:
            if entry.seat == seat and not entry.forced:
                return entry.action is action
        return False

    def _rows(self, lines: list[Answer | Undo | End], seat: int, by: By, moment: int) -> list[LineRow]:
        """The rows to store: the answer with who gave it and what it cost, then what followed
        from it, in the table's name.
        """
        spent = max(0, moment - self.asked_since.get(seat, moment)) if self.config.clock is not None else 0
        rows = []
        for i, line in enumerate(lines):
            own = i == 0 or isinstance(line, Undo)
            rows.append(LineRow(encode_line(line), moment, spent if i == 0 else 0, by if own else "table"))
        return rows

    def can_undo(self, seat: int) -> int | Reason:
        """Which answer of `seat` an undo would take back, or why it may not: no table grows for ever by undos."""
        if len(self.journal.strikes) >= MOST_UNDOS:
            return Reason("", "server-many-undos", {"limit": MOST_UNDOS})
        return self.table.can_undo(seat)

    # -- clocks -------------------------------------------------------------------------------------------

    def clock_left(self, seat: int, moment: int) -> int | None:
        """Milliseconds on the seat's clock."""
        clock = self.config.clock
        if clock is None:
            return None
        left = 1000 * (clock.bank + clock.step * self.journal.answers.get(seat, 0)) - self.journal.spent.get(seat, 0)
        if seat in self.asked_since:
            left -= max(0, moment - self.asked_since[seat])  # a system clock that is set back gives no time
        return max(0, left)

    def _ask(self, moment: int, fresh: int) -> None:
        """Note since when each seat has been asked. The seat that has just answered starts again."""
        before = {seat: since for seat, since in self.asked_since.items() if seat != fresh}
        self.asked_since = {seat: before.get(seat, moment) for seat in self.waiting()}

    def _put_at(self) -> int:
        """When the pending question was asked, as if the server had been up all the time since."""
        first = self._opened_at() if self._table is not None else 0
        begun = self.row.begun or self.row.created
        put = self.journal.rows[self.journal.standing[first - 1]].at if first else begun
        put = max(put, self.journal.rows[self.journal.last_undo].at) if self.journal.last_undo >= 0 else put
        moment = now_ms()
        return moment - self.uptime.awake(put, moment)

    def _wake_up(self) -> None:
        """Charge nobody for the time the machine was asleep."""
        self.uptime.notice(self.used)
        slept, self._slept = self.uptime.slept - self._slept, self.uptime.slept
        if slept:
            self.asked_since = {seat: since + slept for seat, since in self.asked_since.items()}

    # -- what the server does by itself -------------------------------------------------------------------

    def question_key(self) -> str:
        decision = self.table.game.decision
        return "" if decision is None else f"{self.book.name}-ask-{kebab(type(decision).__name__)}"

    def standing_of(self, seat: int) -> Standing:
        return _standing(self.seats[seat].standing)

    def standing_answer(self, seat: int) -> Action | None:
        """The seat's standing answer to the pending question, if it is offered."""
        if self.journal.last_undo == self.version - 1:
            return None  # someone who takes an answer back wants to think again
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

    def acts_by_itself(self, seat: int) -> bool:
        """Whether the server now answers for this seat."""
        return self._is_bots(seat) or self.standing_answer(seat) is not None

    def _is_bots(self, seat: int) -> bool:
        return bool(self.seats[seat].level) or self.seats[seat].stand_in

    def is_watched(self, moment: int) -> bool:
        """Whether somebody is looking, or has just looked. If nobody is, bots do not think."""
        return any(self.streams.values()) or moment - self.visited < WATCHED

    def is_here(self, seat: int, moment: int) -> bool:
        """Whether the seat's person has a page open, or had one a minute ago."""
        return bool(self.streams.get(seat)) or moment - self.seats[seat].seen < HERE

    def wake(self, moment: int) -> int | None:
        """When the server has something to do at this table. None: not until something changes."""
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


def check_seats(header: Header, config: Config, seats: Sequence[SeatRow]) -> None:
    """Raise `ValueError` if the seats stored for a table are not those of its setup, or cannot be read."""
    if [seat.seat for seat in seats] != list(range(len(header.setup.seats))):
        raise ValueError("its seats are not those of its setup")
    for level in (config.stand_in, *(seat.level for seat in seats)):
        if level and level not in levels.LEVELS:
            raise ValueError(f"there is no bot of level {level[:40]!r}")
    for seat in seats:
        _standing(seat.standing)


@lru_cache(maxsize=4_000)
def _standing(text: str) -> Standing:
    """Standing answers as they are stored. Parsed once, so code that changes them must copy them."""
    return msgspec.json.decode(text, type=Standing)
