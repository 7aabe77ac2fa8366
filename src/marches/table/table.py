"""The table: setup, record and game. It checks answers, rolls dice, replays, undoes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Generic, cast

import msgspec
from typing_extensions import TypeVar

from marches.kernel.action import Action, UnknownAction
from marches.kernel.chance import Streams, seed_hash
from marches.kernel.game import Game
from marches.kernel.line import Event, Reason
from marches.kernel.rulebook import Rulebook
from marches.kernel.script import Script
from marches.kernel.setup import Setup, SetupError
from marches.kernel.step import NATURE, Chance, Decision, Seat
from marches.table.record import FORMAT, Answer, End, Header, Record, RecordError, Undo
from marches.table.shares import Shares, wrong_share

G = TypeVar("G", bound=Game, default=Any)

SNAPSHOT_EVERY = 64
Write = Callable[[Answer | Undo | End], None]
"""Stores a line safely. Returns once it is on disk."""


class Refused(Exception):
    """An answer or an undo the table does not accept. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {dict(reason.facts)} {reason.rule}".strip())
        self.reason = reason


class Entry(msgspec.Struct, gc=False):
    """An answer that still counts, and what followed from it."""

    seat: Seat
    action: Action
    forced: bool
    fenced: bool
    events: list[Event]
    scripted: bool = False


class Table(Generic[G]):
    """A game in progress. Every accepted line goes to `write` before it takes effect anywhere else."""

    _write: Write | None
    shares: Shares | None
    share: str

    def __init__(
        self,
        rulebook: Rulebook[G],
        setup: Setup,
        seed: bytes | None = None,
        write: Write | None = None,
        shares: Shares | None = None,
        share: str = "",
    ) -> None:
        """Start a game; without a seed the operating system gives one. `share` is the server's, where it was mixed."""
        self._open(rulebook, setup, seed or secrets.token_bytes(16))
        self._write = write
        self.shares, self.share = shares, share
        self._settle()

    @classmethod
    def from_position(
        cls, rulebook: Rulebook[G], setup: Setup, game: G, nature: Sequence[Action] = (), seed: bytes | None = None
    ) -> Table[G]:
        """A table at a position that was loaded: it checks answers, settles and undoes as any other.

        `nature` are the next dice and draws in their order; one that cannot come raises `ValueError`. After them the
        seed decides; without one the table waits for dice and draws. Its record has no beginning to replay from.
        """
        table = cls.__new__(cls)
        table._sit_down(rulebook, setup, seed, game)
        table._nature = list(nature)
        table._settle()
        return table

    def _open(self, rulebook: Rulebook[G], setup: Setup, seed: bytes | None) -> None:
        rulebook.check(setup)
        self._sit_down(rulebook, setup, seed, rulebook.start(setup))
        self.script = Script(rulebook.actions, rulebook.script(setup))

    def _sit_down(self, rulebook: Rulebook[G], setup: Setup, seed: bytes | None, game: G) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.seed = seed
        self.lines: list[Answer | Undo] = []
        self.entries: list[Entry] = []
        self.told: list[list[Event]] = []
        """What each line of the record led to, including answers that were taken back."""
        self._write = None
        self.shares, self.share = None, ""
        self._legal: dict[int, list[Action]] = {}
        self._seed_hash = seed_hash(seed) if seed else ""
        self._streams = Streams(seed) if seed else None
        self.script = Script(rulebook.actions, ())
        self._nature: list[Action] = []
        """Dice and draws that a test has scripted."""
        self.game: G = game
        self.game.events = []
        self.game.advance()
        self.opening = self._heard()
        self._snapshots: list[G] = [cast("G", self.game.clone())]

    @property
    def n(self) -> int:
        """The number of the pending decision, which is the number of answers that still count."""
        return len(self.entries)

    @property
    def record(self) -> Record:
        """The record so far. The seed is in it only once the game is over."""
        return Record(Header(FORMAT, self.setup, self._seed_hash, self.shares), list(self.lines), self._end())

    def options(self, seat: Seat) -> list[Action]:
        """What `seat` may answer now. Empty if it is not asked."""
        decision = self.game.decision
        if decision is None or seat not in decision.seats(self.game):
            return []
        only = self.script.asks(self.game, seat)
        return [only] if only is not None else self.legal(seat)

    def legal(self, seat: Seat) -> list[Action]:
        """The options of a seat that is asked. Computed once for each position; do not change the list."""
        found = self._legal.get(seat)
        if found is None:
            decision = self.game.decision
            assert decision is not None
            found = self._legal[seat] = decision.options(self.game, seat)
        return found

    def answer(self, seat: Seat, action: Action, n: int | None = None) -> list[Answer | Undo | End]:
        """Accept an answer, or raise `Refused` with the reason and change nothing. Returns the lines added to the
        record: the answer, what the table and nature answered after it, and the end.
        """
        self._check(seat, action, n)
        first = len(self.lines)
        self._take(seat, action, forced=False)
        end = self._settle()
        return [*self.lines[first:], *([end] if end else [])]

    def undo(self, seat: Seat) -> Undo:
        """Take back the seat's last answer, or raise `Refused`. Returns the line that was added to the record."""
        n = self.can_undo(seat)
        if isinstance(n, Reason):
            raise Refused(n)
        line = Undo(n, seat)
        self._log(line)
        self._go_back(n)
        return line

    def can_undo(self, seat: Seat) -> int | Reason:
        """The answer of `seat` that an undo would take back, or why it may not."""
        for n in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[n]
            if entry.seat == NATURE:
                return Reason("", "table-undo-chance")
            if entry.fenced:
                return Reason("", "table-undo-revealed")
            if not entry.forced:
                return n if entry.seat == seat else Reason("", "table-undo-other", {"seat": f"seat:{entry.seat}"})
        return Reason("", "table-undo-nothing")

    def at(self, n: int) -> G:
        """The game as it was before answer `n`."""
        if not 0 <= n <= len(self.entries):
            raise IndexError(f"the record has moments 0 to {len(self.entries)}, not {n}")
        game = cast("G", self._snapshots[n // SNAPSHOT_EVERY].clone())
        for entry in self.entries[n // SNAPSHOT_EVERY * SNAPSHOT_EVERY : n]:
            game.play(entry.seat, entry.action)
        return game

    @classmethod
    def replay(
        cls,
        rulebook: Rulebook[G],
        record: Record,
        seed: bytes | None = None,
        write: Write | None = None,
        share: str = "",
    ) -> Table[G]:
        """The table a record describes. With its seed, play can continue. An answer that was not offered raises
        `RecordError` with its line, the decision and the reason.
        """
        table = cls.__new__(cls)
        _check_header(rulebook, record)
        if seed is None and record.end is not None:
            seed = bytes.fromhex(record.end.seed)
        if seed is not None and seed_hash(seed) != record.header.seed_hash:
            raise RecordError(1, "the seed does not fit the hash in the header")
        share = record.end.share if record.end is not None else share
        if record.header.shares is not None and seed is not None:
            _check_shares(record.header.shares, share, seed, 1 if record.end is None else len(record.lines) + 2)
        try:
            table._open(rulebook, record.header.setup, seed)
        except SetupError as error:
            raise RecordError(1, str(error)) from error
        table._seed_hash = record.header.seed_hash
        table.shares, table.share = record.header.shares, share
        table.follow(record.lines)
        table._check_end(len(record.lines) + 2, record.end)
        table._write = write
        if seed is not None and record.end is None:
            table._settle()
        return table

    def follow(self, lines: Sequence[Answer | Undo]) -> None:
        """Repeat lines that were accepted elsewhere, without writing them. Raises `RecordError` if one does not fit."""
        for line in lines:
            self._repeat(len(self.lines) + 2, line)

    # -- taking an answer -----------------------------------------------------------------------------------

    def _check(self, seat: Seat, action: Action, n: int | None) -> None:
        decision = self.game.decision
        if decision is None:
            raise Refused(Reason("", "table-over"))
        if n is not None and n != self.n:
            raise Refused(Reason("", "table-stale", {"asked": n, "now": self.n}))
        if seat == NATURE or seat not in decision.seats(self.game):
            barred = self.rulebook.why_not_offered(self.game, seat, action)
            raise Refused(barred or Reason(decision.rule, "table-not-asked"))
        reason = self._why_not(decision, seat, action)
        if reason is not None:
            raise Refused(reason)

    def _why_not(self, decision: Decision[Game], seat: Seat, action: Action) -> Reason | None:
        only = self.script.asks(self.game, seat)
        if only is not None and action is not only:
            return Reason("", "table-guided")
        if action in self.legal(seat):
            return None
        if action in decision.candidates(self.game, seat):
            reason = decision.why_not(self.game, seat, action)
        else:
            reason = self.rulebook.why_not_offered(self.game, seat, action)
        return reason or Reason(decision.rule, "table-not-offered")

    def _take(self, seat: Seat, action: Action, forced: bool) -> None:
        self._log(Answer(self.n, seat, action.to_json(), forced))
        self._play(seat, action, forced)

    def _play(self, seat: Seat, action: Action, forced: bool) -> None:
        game, scripted = self.game, self.script.asks(self.game, seat) is action
        self.script.done += scripted
        self._legal.clear()
        game.revealed = 0
        game.play(seat, action)
        events = self._heard()
        self.told.append(events)
        self.entries.append(Entry(seat, action, forced, game.revealed != 0, events, scripted))
        if len(self.entries) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(cast("G", game.clone()))

    def _settle(self) -> End | None:
        """Answer for nature and for seats that have no choice. Returns the record's last line once the game is over."""
        while (decision := self.game.decision) is not None:
            if isinstance(decision, Chance):
                drawn = self._drawn(decision)
                if drawn is None:
                    return None
                self._take(NATURE, drawn, forced=False)
                continue
            answer = forced_answer(self.game, self.legal)
            if answer is None or self.script.asks(self.game, answer[0]) is not None:
                return None
            self._take(*answer, forced=True)
        end = self._end()
        if end is not None and self._write is not None:
            self._write(end)
        return end

    def _drawn(self, chance: Chance[Game]) -> Action | None:
        """Nature's answer: the guide's outcome, or the next ticket of the stream. None if the seed is unknown."""
        if self._nature:
            return self._set_by_test(chance)
        only = self.script.asks(self.game, NATURE)
        if only is not None or self._streams is None:
            return only
        return chance.outcome(self.game, self._streams.ticket(chance.stream(), chance.tickets(self.game)))

    def _set_by_test(self, chance: Chance[Game]) -> Action:
        wanted = self._nature[0]
        if wanted not in chance.candidates(self.game, NATURE):
            raise ValueError(f"{type(chance).__name__}: {wanted!r} cannot come now")
        return self._nature.pop(0)

    def _end(self) -> End | None:
        result = self.game.result
        return End(result, self.seed.hex(), self.share) if result is not None and self.seed is not None else None

    def _log(self, line: Answer | Undo) -> None:
        if self._write is not None:
            self._write(line)
        self.lines.append(line)

    def _heard(self) -> list[Event]:
        events, self.game.events = self.game.events or [], []
        return events

    def _go_back(self, n: int) -> None:
        self.told.append([])
        self._legal.clear()
        self.game = self.at(n)
        self.game.events = []
        del self.entries[n:]
        del self._snapshots[n // SNAPSHOT_EVERY + 1 :]
        self.script.done = sum(entry.scripted for entry in self.entries)

    # -- how a record is replayed -------------------------------------------------------------------------

    def _repeat(self, number: int, line: Answer | Undo) -> None:
        if isinstance(line, Undo):
            allowed = self.can_undo(line.seat)
            if allowed != line.undo:
                raise RecordError(number, f"seat {line.seat} could not take back answer {line.undo}")
            self.lines.append(line)
            self._go_back(line.undo)
            return
        decision = self.game.decision
        if decision is None:
            raise RecordError(number, "the game was over, yet an answer follows")
        asked = type(decision).__name__
        if line.n != self.n:
            raise RecordError(number, f"answer {line.n} is where answer {self.n} ({asked}) belongs")
        try:
            action = self.rulebook.actions.find(line.answer)
        except UnknownAction as error:
            raise RecordError(number, f"{asked}: {error}") from error
        self._check_repeated(number, asked, line.seat, action)
        self.lines.append(line)
        self._play(line.seat, action, line.forced)

    def _check_repeated(self, number: int, asked: str, seat: Seat, action: Action) -> None:
        decision = self.game.decision
        assert decision is not None
        if isinstance(decision, Chance) and self._streams is not None:
            drawn = self._drawn(decision)
            if seat != NATURE or action is not drawn:
                raise RecordError(number, f"{asked}: the seed gives {drawn!r}, the record says {action!r}")
            return
        if seat not in decision.seats(self.game):
            raise RecordError(number, f"{asked}: seat {seat} was not asked")
        reason = self._why_not(decision, seat, action)
        if reason is not None:
            raise RecordError(number, f"{asked}: seat {seat} could not answer {action!r}: {reason.key} ({reason.rule})")

    def _check_end(self, number: int, end: End | None) -> None:
        if end is None:
            return
        if self.game.result is None:
            raise RecordError(number, "the record ends, yet the game is not over")
        if self.game.result != end.result:
            raise RecordError(number, f"the record says {end.result}, the game ended {self.game.result}")


def forced_answer(g: Game, legal: Callable[[int], list[Action]] | None = None) -> tuple[int, Action] | None:
    """The answer a table gives by itself: the only option of the only seat asked. None if somebody must answer.

    A secret question is always asked: that it was skipped would tell everyone what the seat holds.
    """
    decision = g.decision
    if decision is None or isinstance(decision, Chance) or decision.secret or decision.hides(g):
        return None
    seats = decision.seats(g)
    if len(seats) != 1:
        return None
    options = decision.options(g, seats[0]) if legal is None else legal(seats[0])
    return (seats[0], options[0]) if len(options) == 1 else None


def _check_shares(shares: Shares, server: str, seed: bytes, line: int) -> None:
    try:
        wrong = wrong_share(shares, server, seed)
    except ValueError:
        wrong = "a share is not written in hex"
    if wrong:
        raise RecordError(line, wrong)


def _check_header(rulebook: Rulebook[G], record: Record) -> None:
    setup = record.header.setup
    if setup.game != rulebook.name:
        raise RecordError(1, f"this is a record of {setup.game!r}, not of {rulebook.name!r}")
    if setup.rules != rulebook.version:
        raise RecordError(
            1, f"the record follows version {setup.rules} of the rules of {setup.game}; installed is {rulebook.version}"
        )
