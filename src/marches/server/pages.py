"""The page: everything one viewer sees at one moment. Built from the kernel's views, never from the position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from marches.kernel.action import Action
from marches.kernel.game import Game
from marches.kernel.line import Heard, Line, Reason
from marches.kernel.step import SPECTATOR
from marches.server.dealing import is_revealing, shares_of
from marches.server.live import Live
from marches.server.problem import Problem, not_yours
from marches.server.rows import now_ms
from marches.server.speech import Speaker, player_names
from marches.server.state import Viewer
from marches.server.wire import (
    GoalOut,
    GuideOut,
    HintOut,
    LogRow,
    OptionOut,
    Page,
    QuestionOut,
    RefusedOut,
    Said,
    SeatOut,
    ShareOut,
    SharesOut,
    UndoOut,
    Winner,
)
from marches.server.worker import Hint
from marches.table import view
from marches.table.record import Answer, Undo

LOG_AT_ONCE = 400
"""Lines of the log on a first page. Clients request earlier ones."""
LOG_MOST = 1_000
"""Lines of the log that are put into words for one request. A viewer who has missed more gets a first page."""
DIGEST_MOST = 200
"""How many answers a digest looks back."""
WORDED = 160
"""Rows of the log a table keeps in words, for all its viewers together."""
SECOND = 1000


class Eyes(msgspec.Struct, frozen=True):
    """Which seat's view a page shows, and who must get the device before hands are shown."""

    seat: int
    hand_over: int | None = None


def speaker_of(live: Live, lang: str) -> Speaker:
    """The language with this table's names: names people chose, or the seat's name in that language."""
    rows = zip(live.seats, _labels(live), strict=True)
    seats = tuple((row.name or _machine(live, lang, row.seat), label, row.level) for row, label in rows)
    return Speaker(lang, player_names(lang, live.book.name, seats))


def _machine(live: Live, lang: str, seat: int) -> str:
    """The name of a seat that the rules play by themselves. Empty if somebody answers for it."""
    kind, _, level = live.book.machine(live.header.setup, seat).partition(":")
    return Speaker(lang).thing(live.book.name, kind, level) if kind else ""


def eyes_of(live: Live, viewer: Viewer, asked: int | None) -> Eyes:
    """Which seat's view a viewer gets. If several share a device: none until the player who is asked has it."""
    if live.is_open:
        known = asked is not None and -1 < asked < len(live.seats)
        return Eyes(asked if known and asked is not None else (viewer.seats[0] if viewer.seats else SPECTATOR))
    if asked is not None and asked not in viewer.seats:
        raise not_yours()
    if len(viewer.seats) < 2:
        return Eyes(viewer.seats[0] if viewer.seats else SPECTATOR)
    wanted = [seat for seat in viewer.seats if seat in live.waiting()]
    if asked is not None and (asked in wanted or not wanted):
        return Eyes(asked)
    return Eyes(SPECTATOR, wanted[0] if wanted else None)


def page_of(live: Live, viewer: Viewer, eyes: Eyes, lang: str, since: int | None = None) -> Page:
    """The page of this moment; the log from line `since` on, or its last part."""
    if not live.fits:
        return _without_position(live, viewer, lang)
    table, say = live.table, speaker_of(live, lang)
    playing, start = live.row.state == "playing", _log_start(live, since)
    guided = table.script.asks(table.game, eyes.seat)
    return Page(
        table=live.id,
        game=live.book.name,
        rules=live.header.setup.rules,
        state=live.row.state,
        version=live.version,
        n=table.n,
        seat=eyes.seat,
        mine=list(viewer.seats),
        hand_over=eyes.hand_over,
        lang=lang,
        modules=list(table.setup.modules),
        options=dict(table.setup.options),
        seed_hash=live.header.seed_hash,
        leaver=live.config.leaver,
        stand_in=live.config.stand_in,
        clock=live.config.clock,
        think=live.config.think,
        seats=seats_of(live, viewer, say),
        view=_view(live, table.game, eyes.seat, table.n),
        question=question_of(live, table.game, table.n, eyes.seat, say, guided) if playing else None,
        undo=_undo(live, eyes.seat, say),
        log_from=start,
        log=log_of(live, eyes.seat, say, start, live.version),
        digest=_digest(live, eyes.seat, say),
        standing=live.standing_of(eyes.seat) if eyes.seat in viewer.seats and playing else {},
        over=over_of(live),
        notice=_notice(live, say) if playing else "",
        guide=_guide(live, eyes.seat, say) if playing else None,
        hints=live.config.hints,
        challenge=_goal(live, say),
        shares=_shares(live),
    )


def _log_start(live: Live, since: int | None) -> int:
    """Where the log of a page begins: where the viewer's log ends, unless that is too long ago."""
    missed = -1 if since is None else live.version - since
    return live.version - missed if 0 <= missed <= LOG_MOST else max(0, live.version - LOG_AT_ONCE)


def event_of(live: Live, viewer: Viewer, eyes: Eyes, lang: str, since: int | None) -> bytes:
    """The page as an event. Viewers with the same rights from the same line on, mostly spectators, share it."""
    key = (viewer.seats, eyes.seat, eyes.hand_over, lang, since)
    event = live.events.get(key)
    if event is None:
        data = msgspec.json.encode(page_of(live, viewer, eyes, lang, since))
        event = live.events[key] = f"event: page\nid: {live.version}\n".encode() + b"data: " + data + b"\n\n"
    return event


def moment_of(live: Live, viewer: Viewer, seat: int, lang: str, n: int) -> Page:
    """The page as it was before answer `n`. Nothing in it can be answered."""
    if not 0 <= n <= live.table.n:
        raise Problem(404, "server-no-moment", {"moment": n, "last": live.table.n})
    say = speaker_of(live, lang)
    game = live.table.at(n)
    asked = question_of(live, game, n, SPECTATOR, say)
    line = live.journal.standing[n - 1] if n else 0
    now = page_of(live, viewer, Eyes(seat), lang, since=live.version)
    last = n == live.table.n
    return msgspec.structs.replace(
        now,
        n=n,
        view=_view(live, game, seat, n),
        question=asked,
        undo=UndoOut(False),
        log_from=line,
        log=log_of(live, seat, say, line, line + 1) if n else [],
        digest=[],
        over=now.over if last else None,
        guide=None,
    )


def _view(live: Live, game: Game, seat: int, n: int) -> Any:
    """The game's view of the moment before answer `n`, with what the seat was told lately."""
    return live.book.recall(live.book.view(game, seat), game, seat, _heard(live, seat, n))


def _heard(live: Live, seat: int, n: int) -> Iterator[Heard]:
    """What the answers before `n` that stand told a seat, the latest first."""
    for answer in range(n - 1, -1, -1):
        number = live.journal.standing[answer]
        told = (event.seen_by(seat) for event in live.table.told[number])
        yield Heard(number, live.table.lines[number].seat, tuple(line for line in told if line is not None))


def question_of(
    live: Live, game: Game, n: int, seat: int, say: Speaker, only: Action | None = None
) -> QuestionOut | None:
    """The pending decision in words; in a guided game, `only` is the answer the guide asks for."""
    known = live.table.legal(seat) if game is live.table.game and seat in live.waiting() else None
    asked = view.question(live.book, game, n, seat, only, known)
    if asked is None:
        return None

    def told(preview: list[Line]) -> list[Said]:
        return [msgspec.structs.replace(say.said(line), drawn=view.drawn(live.book, line)) for line in preview]

    options = [
        OptionOut(option.answer, say.say(option.line), option.touches, told(option.preview)) for option in asked.options
    ]
    refused = [
        RefusedOut(option.answer, say.say(option.line), option.touches, say.say(option.reason), option.reason.rule)
        for option in asked.refused
        if option.reason is not None
    ]
    words = say.say(asked.line)
    question = QuestionOut(n, asked.line.key, words, asked.rule, list(asked.waiting), options, refused)
    if game is live.table.game:
        question.joint, question.agreed = list(live.book.joint(game)), live.agreed()
    return question


def log_of(live: Live, seat: int, say: Speaker, start: int, stop: int) -> list[LogRow]:
    """What the lines `start` to `stop` told a seat; lines that told it nothing are left out."""
    last = min(stop, start + LOG_MOST, len(live.table.lines))
    rows = (log_row(live, seat, say, number) for number in range(start, last))
    return [row for row in rows if row is not None]


def log_row(live: Live, seat: int, say: Speaker, number: int) -> LogRow | None:
    """What a line told a seat, in words. A page repeats most rows of the page before, so they are worded once."""
    worded, key = live.journal.worded, (seat, say.lang, say.names, number)
    row = worded.get(key, live)
    if row is live:  # absent: None is a row, too
        if len(worded) >= WORDED:
            worded.clear()
        row = worded[key] = _worded(live, seat, say, number)
    assert row is None or isinstance(row, LogRow)
    return row


def _worded(live: Live, seat: int, say: Speaker, number: int) -> LogRow | None:
    line, row = live.table.lines[number], live.journal.rows[number]
    if isinstance(line, Undo):
        words = say.said(Line("server-did-undo", {"seat": f"seat:{line.seat}"}))
        strikes = live.journal.strikes.get(number, [])
        return LogRow(
            number, line.undo, line.seat, shown_time(row.at, line.seat == seat), row.by, [words], False, strikes
        )
    heard = [event.seen_by(seat) for event in live.table.told[number]]
    said = [say.said(line) for line in heard if line is not None]
    if not said and line.seat == seat:
        said = [_own_words(live, line, say)]
    if not said:
        return None
    # Only its owner may know that an answer was a standing one.
    by = "person" if row.by == "standing" and line.seat != seat else row.by
    at = shown_time(row.at, line.seat == seat)
    return LogRow(number, line.n, line.seat, at, by, said, number in live.journal.struck)


def shown_time(moment: int, own: bool) -> int:
    """A time in milliseconds, to the second for others: how long somebody thought must not reveal what they hold."""
    return moment if own else moment // SECOND * SECOND


def _own_words(live: Live, line: Answer, say: Speaker) -> Said:
    """The viewer's own answer, if it made no event, in its own words."""
    return say.said(view.words_of(live.book, live.book.actions.find(line.answer)))


def _digest(live: Live, seat: int, say: Speaker) -> list[LogRow]:
    """What others did between the seat's last two turns, lines that name the seat first."""
    if seat < 0:
        return []
    lines, standing = live.table.lines, live.journal.standing
    first, stop = others_turns([lines[number].seat for number in standing], seat)
    found = [log_row(live, seat, say, number) for number in standing[first:stop][-DIGEST_MOST:]]
    rows = [row for row in found if row is not None]
    return sorted(rows, key=lambda row: not _concerns(row, seat))


def others_turns(seats: list[int], seat: int) -> tuple[int, int]:
    """The stretch between a seat's last two turns, by who gave each answer: from the first line to before the last.

    What nature rolls or draws after others is theirs: an enemy without a seat plays last in its round.
    """
    last = len(seats) - 1
    while last >= 0 and seats[last] in (seat, -1):
        last -= 1
    first = last
    while first >= 0 and seats[first] != seat:
        first -= 1
    while 0 <= last < len(seats) - 1 and seats[last + 1] == -1:
        last += 1
    return first + 1, last + 1


def _concerns(row: LogRow, seat: int) -> bool:
    return any(f"seat:{seat}" in said.facts.values() for said in row.said)


def seats_of(live: Live, viewer: Viewer, say: Speaker) -> list[SeatOut]:
    """The seats as everyone at the table sees them."""
    moment, waiting = now_ms(), live.waiting()
    return [
        SeatOut(
            seat=row.seat,
            label=label,
            label_words=say.thing(live.book.name, "label", label),
            name=say.names[row.seat],
            given=row.name,
            kind="bot" if row.level else "person",
            level=row.level,
            level_words=say.message(f"bots-level-{row.level}") if row.level else "",
            here=bool(live.streams.get(row.seat)) or moment - row.seen < 60_000,
            stand_in=row.stand_in,
            asked=row.seat in waiting,
            claimed=row.is_taken or live.is_open,
            issued=row.issued,
            clock=_shown_clock(live.clock_left(row.seat, moment), row.seat in viewer.seats),
        )
        for row, label in zip(live.seats, _labels(live), strict=True)
    ]


def _shares(live: Live) -> SharesOut | None:
    shares = shares_of(live)
    if shares is None:
        return None
    seats = [ShareOut(one.seat, one.pledge, one.share) for one in shares.seats]
    revealing = is_revealing(live)
    return SharesOut(shares.server, seats, revealing, live.row.wake if revealing else None)


def _notice(live: Live, say: Speaker) -> str:
    """Tell everyone that the host has replaced a link, because the host could take that seat."""
    again = [
        say.message("server-issued-again", {"seat": say.names[row.seat], "times": row.issued})
        for row in live.seats
        if row.issued
    ]
    return " ".join(again)


def _shown_clock(left: int | None, own: bool) -> int | None:
    return None if left is None else shown_time(left, own)


def _labels(live: Live) -> list[str]:
    """The seats' labels now, or as set up for a table that cannot be played."""
    setup = live.header.setup
    if not live.fits:
        return list(setup.seats)
    return [live.book.label(live.table.game, setup, seat) for seat in range(len(setup.seats))]


def _guide(live: Live, seat: int, say: Speaker) -> GuideOut | None:
    """What the guide says, to the seat it speaks to and to nobody else."""
    script = live.table.script
    only, step = script.asks(live.table.game, seat), script.step
    if only is None or step is None:
        return None
    return GuideOut(say.message(step.line), step.line, only.to_json(), script.done, len(script.steps))


def _goal(live: Live, say: Speaker) -> GoalOut | None:
    """The goal of a challenge. Everything it counts is visible on the table, so nothing in it is secret."""
    course = live.course
    if course is None:
        return None
    one, now = course.challenge, course.standing(live.table)
    state: Literal["open", "reached", "lost"] = "reached" if now.reached else "lost" if now.lost else "open"
    return GoalOut(one.id, say.say(one.title), say.say(one.goal), state, now.turn, now.have, now.need)


def hint_of(live: Live, hint: Hint, say: Speaker) -> HintOut:
    """A hint in words."""
    action = live.book.actions.find(hint.answer)
    touched = live.book.actions.touches(action)
    words = say.say(view.words_of(live.book, action))
    return HintOut(hint.answer, words, touched, round(hint.share, 3), round(hint.expected, 3))


def _undo(live: Live, seat: int, say: Speaker) -> UndoOut:
    if seat < 0 or live.row.state != "playing":
        return UndoOut(False)
    possible = live.can_undo(seat)
    return UndoOut(False, None, say.say(possible)) if isinstance(possible, Reason) else UndoOut(True, possible)


def over_of(live: Live) -> Winner | None:
    """How the game ended, if it has."""
    result, seed = live.table.game.result, live.table.seed
    if result is None:
        return None
    shown = seed.hex() if seed else ""
    return Winner(list(result.scores), list(result.winners), shown, live.table.share, result.together)


def state_of(live: Live) -> Literal["waiting", "playing", "over", "replay", "incompatible"]:
    """What can be done at a table. One that the installed rules cannot play is only kept."""
    if live.fits or live.is_waiting:
        return live.row.state
    return "incompatible"


def _without_position(live: Live, viewer: Viewer, lang: str) -> Page:
    """A table that waits for its players, or one the installed rules cannot play: it shows as much as possible."""
    say, setup = speaker_of(live, lang), live.header.setup
    facts = {"played": setup.rules, "installed": live.book.version}
    return Page(
        table=live.id,
        game=live.book.name,
        rules=setup.rules,
        state=state_of(live),
        version=live.version,
        n=len(live.journal.standing),
        seat=SPECTATOR,
        mine=list(viewer.seats),
        hand_over=None,
        lang=lang,
        modules=list(setup.modules),
        options=dict(setup.options),
        seed_hash=live.header.seed_hash,
        leaver=live.config.leaver,
        stand_in=live.config.stand_in,
        clock=live.config.clock,
        think=live.config.think,
        seats=seats_of(live, viewer, say),
        view=None,
        question=None,
        undo=UndoOut(False),
        log_from=live.version,
        log=[],
        digest=[],
        standing={},
        over=None,
        notice=_notice(live, say) if live.is_waiting else say.message("server-incompatible", facts),
        hints=live.config.hints,
        shares=_shares(live),
    )
