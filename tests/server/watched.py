"""Whole games with everything each viewer receives kept, and an oracle that says what each might have been told.

The oracle does not trust the server: it has the record, replays it, and at every version re-deals what a viewer cannot
see. What the viewer was sent must follow from the rest. Beside that, `hidden` reads secrets from the position.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from marches import records
from marches.bots.levels import make_bot
from marches.kernel.action import UnknownAction
from marches.kernel.game import Game
from marches.kernel.line import Heard, Line, Reason
from marches.kernel.rulebook import Rulebook
from marches.kernel.step import SPECTATOR
from marches.server.records import parse_line
from marches.server.speech import Speaker
from marches.server.wire import LogRow, QuestionOut, Said, SeatOut
from marches.table.record import Answer, Header, Record, Undo
from marches.table.table import Table
from marches.table.view import drawn, question, words_of
from tests.server.client import Json, Page, Seat, new_table, seats_of, watcher_of
from tests.server.hidden import HIDDEN
from tests.server.servers import Server

NAMES = ["Zoë <script>", "Björn", "李", "D"]
PLAIN = {"server-not-yours", "server-unknown-answer", "server-record-later", "server-repeated", "table-stale"}
PLAIN |= {"table-not-asked", "table-not-offered", "server-undone-since", "server-undo-late"}
"""What is refused without a word about the position."""


class Shown(msgspec.Struct):
    """A page as it came, its view untouched."""

    version: int
    n: int
    seat: int
    state: str
    seats: list[SeatOut]
    view: msgspec.Raw
    question: QuestionOut | None
    log_from: int
    log: list[LogRow]
    digest: list[LogRow]
    over: object


class Logs(msgspec.Struct):
    """The parts of a page that tell of earlier moments, as they came."""

    log: msgspec.Raw
    digest: msgspec.Raw


class Refusal(msgspec.Struct):
    """What was refused to a viewer at a version: the answer it sent, what it was told."""

    viewer: int
    version: int
    answer: dict[str, Any]
    status: int
    body: bytes


class Past(msgspec.Struct):
    """What a viewer was shown, at a version, of moment `n` and of the log."""

    viewer: int
    version: int
    n: int
    page: bytes
    rows: bytes


class Player:
    """Answers as a light bot would, so that games come to an end, and now and then at random.

    To do so it reads the server's database, as no person could.
    """

    def __init__(self, book: Rulebook, database: Path, table: str, seed: int) -> None:
        self.rng = Random(seed)
        self.bot = make_bot("wanderer", book, seed)
        self.database = database
        self.id = table
        header = msgspec.json.decode(self._read("select header from tables where id = ?")[0], type=Header)
        unsigned = Header(header.marches, header.setup, "")
        self.table = Table.replay(book, Record(unsigned, []))

    def _read(self, query: str, *more: int) -> list[str]:
        with sqlite3.connect(self.database) as db:
            rows = [str(row[0]) for row in db.execute(query, (self.id, *more))]
        db.close()
        return rows

    def choose(self, seat: int, page: Json) -> Json:
        """One of the answers the page offers."""
        offered: list[Json] = [option["answer"] for option in page["question"]["options"]]
        bodies = self._read('select body from lines where "table" = ? and n >= ? order by n', len(self.table.lines))
        lines = [parse_line(body) for body in bodies]
        self.table.follow([line for line in lines if isinstance(line, Answer | Undo)])
        if self.rng.random() < 0.1 or not self.table.options(seat):
            return self.rng.choice(offered)
        wished = self.bot.choose(self.table.game, seat).to_json()
        return wished if wished in offered else self.rng.choice(offered)


class Sitting:
    """One whole game, played by people with some bots."""

    def __init__(self, served: Server, book: Rulebook, kinds: str, seed: int, answers: int, provoke: int = 40) -> None:
        game = book.name
        self.made = new_table(served.base, game, kinds)
        self.database = served.folder / "marches.db"
        self.seats = seats_of(served.base, self.made)
        self.viewers: dict[int, Seat] = {**self.seats, SPECTATOR: watcher_of(served.base, self.made)}
        self.pages = {seat: Page(viewer, keep=2) for seat, viewer in self.viewers.items()}
        self.refusals: list[Refusal] = []
        self.pasts: list[Past] = []
        self.rng = Random(seed)
        self.player = Player(book, self.database, self.made["id"], seed)
        for page in self.pages.values():
            page.start()
        for seat, name in zip(self.seats.values(), NAMES, strict=False):
            assert seat.post("/name", {"name": name}).status_code == 200
        self.finished = self._play(answers, provoke)
        if self.finished:
            for page in self.pages.values():
                page.wait(lambda p: p["state"] == "over")

    def _play(self, answers: int, provoke: int) -> bool:
        for turn in range(answers):
            page = self.pages[SPECTATOR].wait(self._is_peoples)
            if page["state"] != "playing":
                return True
            asked = [seat for seat in page["question"]["waiting"] if seat in self.seats]
            seat = self.seats[self.rng.choice(asked)]
            mine = self.pages[seat.seat].wait(lambda p, v=page["version"]: p["version"] >= v)  # type: ignore[misc]
            if turn % provoke == 0:
                self._provoke(mine)
            if mine["question"] and mine["question"]["options"]:
                self._answer(seat, mine)
        return False

    def _is_peoples(self, page: Json) -> bool:
        return page["state"] != "playing" or bool(set(page["question"]["waiting"]) & set(self.seats))

    def _answer(self, seat: Seat, page: Json) -> None:
        accepted = seat.answer(page, self.player.choose(seat.seat, page))
        if accepted.status_code == 201:
            version = accepted.json()["version"]
            self.pages[SPECTATOR].wait(lambda p: p["version"] >= version)

    def _provoke(self, page: Json) -> None:
        """Errors must not tell more than pages: everyone sends what they may not, and asks for what they may not."""
        refused, offered = page["question"]["refused"], page["question"]["options"]
        for viewer in self.viewers.values():
            tried = refused[:3] if viewer.seat == page["seat"] else [*refused[:2], *offered[:1]]
            for answer in [*[option["answer"] for option in tried], {"verb": "none"}]:
                self._keep(viewer.seat, page["version"], answer, viewer.answer(page, answer))
            for path in ("/record", "/scores"):
                self._keep(viewer.seat, page["version"], {}, viewer.get(path))
            if viewer.seat not in page["question"]["waiting"]:
                self._keep(viewer.seat, page["version"], {}, viewer.post("/hints", {"n": page["n"]}))
            self._look_back(viewer, page)
        if self.rng.random() < 0.5:
            seat = self.seats[self.rng.choice(list(self.seats))]
            before = self.pages[SPECTATOR].last or 0
            if seat.post("/undo", {}).status_code == 201:
                self.pages[SPECTATOR].wait(lambda p: p["version"] > before)

    def _look_back(self, viewer: Seat, page: Json) -> None:
        """Earlier moments and an earlier part of the log."""
        moment = self.rng.randrange(page["n"] + 1)
        rows = viewer.get("/log", start=max(0, page["version"] - 20)).content
        past = Past(viewer.seat, page["version"], moment, viewer.get(f"/moments/{moment}").content, rows)
        self.pasts.append(past)

    def _keep(self, viewer: int, version: int, answer: Json, response: httpx.Response) -> None:
        if response.status_code >= 400:
            told = repr(response.headers).encode() + b"\n" + response.content
            self.refusals.append(Refusal(viewer, version, answer, response.status_code, told))

    def shown(self, viewer: int) -> Iterator[tuple[Shown, bytes]]:
        """Every page a viewer was sent while the game went on."""
        for row in self.viewers[viewer].wire.received:
            if row.startswith(b'data: {"table"'):
                page = msgspec.json.decode(row[6:], type=Shown)
                if page.state == "playing":
                    yield page, row

    def record(self) -> bytes:
        """The record: given when the game is over; of one that is cut short, read from the database."""
        watcher = self.viewers[SPECTATOR]
        if self.finished:
            return watcher.get("/record").content
        assert watcher.get("/record").status_code == 409
        with sqlite3.connect(self.database) as db:
            header = db.execute("select header from tables where id = ?", (self.made["id"],)).fetchone()[0]
            rows = db.execute('select body from lines where "table" = ? order by n', (self.made["id"],)).fetchall()
        db.close()
        lines = [parse_line(body) for (body,) in rows]
        kept = [line for line in lines if isinstance(line, Answer | Undo)]
        return records.dumps(Record(msgspec.json.decode(header, type=Header), kept))


class Oracle:
    """The game as its record tells it."""

    def __init__(self, book: Rulebook, data: bytes) -> None:
        self.book = book
        self.hidden = HIDDEN[book.name]
        self.record = records.loads(data)
        self.table = Table.replay(book, self.record)
        self.rng = Random(7)
        self.games = self._games()
        self._names: dict[tuple[int, int], set[str]] = {}

    def _games(self) -> list[Game]:
        """The position at every version."""
        game = self.book.start(self.table.setup)
        game.advance()
        found, standing = [game], [game]
        for line in self.record.lines:
            if isinstance(line, Undo):
                del standing[line.undo + 1 :]
            else:
                after = standing[-1].clone()
                after.play(line.seat, self.book.actions.find(line.answer))
                standing.append(after)
            found.append(standing[-1])
        return found

    def version_of(self, version: int, n: int) -> int:
        """The version at which moment `n` of the game as it stood at `version` came about."""
        standing = [0]
        for number, line in enumerate(self.record.lines[:version]):
            if isinstance(line, Undo):
                del standing[line.undo + 1 :]
            else:
                standing.append(number + 1)
        return standing[n]

    def names(self, version: int, viewer: int) -> set[str]:
        """The words that must not be said to a viewer at a version."""
        key = (version, viewer)
        if key not in self._names:
            self._names[key] = self.hidden.names(self.games[version], viewer)
        return self._names[key]

    def dealt_anew(self, version: int, viewer: int) -> Game:
        game = self.games[version]
        return self.book.redeal(game, viewer, self.rng) if game.decision is not None else game

    def view(self, game: Game, version: int, viewer: int) -> bytes:
        """What a viewer may see of a position, with what they were told up to that version."""
        return msgspec.json.encode(
            self.book.recall(self.book.view(game, viewer), game, viewer, self.heard(version, viewer))
        )

    def heard(self, version: int, viewer: int) -> Iterator[Heard]:
        """What the answers that stand at a version told a viewer, the latest first."""
        standing: list[int] = []
        for number, line in enumerate(self.record.lines[:version]):
            if isinstance(line, Undo):
                del standing[line.undo :]
            else:
                standing.append(number)
        for number in reversed(standing):
            answer = self.record.lines[number]
            assert isinstance(answer, Answer)
            yield Heard(number, answer.seat, tuple(self.told(number, viewer)))

    def told(self, line: int, viewer: int) -> list[Line]:
        told = [event.seen_by(viewer) for event in self.table.told[line]]
        return [said for said in told if said is not None]


def leaks(oracle: Oracle, page: Shown, viewer: int) -> list[str]:
    """What a page shows that its viewer may not know."""
    at = f"version {page.version}, viewer {viewer}: "
    game = oracle.games[page.version]
    other = oracle.dealt_anew(page.version, viewer)
    say = Speaker("en", [seat.name for seat in page.seats])
    found = oracle.hidden.misplaced(json.loads(bytes(page.view)), game, viewer)
    if bytes(page.view) != oracle.view(other, page.version, viewer):
        found.append("the view depends on what is hidden")
    asked = _question(oracle.book, other, page.n, viewer, say)
    if asked is not None:
        asked.joint = list(oracle.book.joint(other))
    if page.question != asked:
        found.append("the question depends on what is hidden")
    for row in [*page.log, *page.digest]:
        found += _said_too_much(oracle, row, viewer, say)
    if page.over is not None:
        found.append("how the game ended")
    return [at + what for what in found]


def looked_back(oracle: Oracle, past: Past) -> list[str]:
    """What an earlier moment, or the log, shows that its viewer might not have known."""
    page, version = msgspec.json.decode(past.page, type=Shown), oracle.version_of(past.version, past.n)
    say = Speaker("en", [seat.name for seat in page.seats])
    other = oracle.dealt_anew(version, past.viewer)
    found = oracle.hidden.misplaced(json.loads(bytes(page.view)), oracle.games[version], past.viewer)
    if bytes(page.view) != oracle.view(other, version, past.viewer):
        found.append("the view depends on what is hidden")
    if page.question != _question(oracle.book, other, past.n, SPECTATOR, say):
        found.append("the question depends on what is hidden")
    for row in [*page.log, *page.digest, *msgspec.json.decode(past.rows, type=list[LogRow])]:
        found += _said_too_much(oracle, row, past.viewer, say)
    return [f"moment {past.n} at version {past.version}, viewer {past.viewer}: {what}" for what in found]


def _question(book: Rulebook, g: Game, n: int, viewer: int, say: Speaker) -> QuestionOut | None:
    """The question of a position, in words, as the server writes it."""
    asked = question(book, g, n, viewer)
    if asked is None:
        return None
    whole = {
        "n": n,
        "key": asked.line.key,
        "words": say.say(asked.line),
        "rule": asked.rule,
        "waiting": asked.waiting,
        "options": [
            {**_option(option, say), "preview": [_foreseen(book, line, say) for line in option.preview]}
            for option in asked.options
        ],
        "refused": [
            {**_option(option, say), "reason": say.say(option.reason), "rule": option.reason.rule}
            for option in asked.refused
            if option.reason is not None
        ],
    }
    return msgspec.convert(whole, QuestionOut)


def _foreseen(book: Rulebook, line: Line, say: Speaker) -> Json:
    """A line of a preview, with its facts where they can be drawn."""
    said = say.said(line)
    return msgspec.to_builtins({**msgspec.structs.asdict(said), "drawn": drawn(book, line)})  # type: ignore[no-any-return]


def _option(option: Any, say: Speaker) -> Json:
    return {"answer": option.answer, "words": say.say(option.line), "touches": option.touches}


def _said_too_much(oracle: Oracle, row: LogRow, viewer: int, say: Speaker) -> list[str]:
    """A row says what its line told this viewer; one's own answer may be told by its words."""
    line = oracle.record.lines[row.line]
    if isinstance(line, Undo):
        return []
    told = [_plain(say.said(said)) for said in oracle.told(row.line, viewer)]
    if not told and line.seat == viewer:
        told = [_plain(say.said(words_of(oracle.book, oracle.book.actions.find(line.answer))))]
    found = [] if [_plain(said) for said in row.said] == told else [f"line {row.line} tells {row.said}"]
    if any(said.key.endswith("-reshuffle") for said in oracle.told(row.line, viewer)):
        return found  # what was hidden may have come up, gone to the discards and back into the deck
    unseen = oracle.names(row.line, viewer) & oracle.names(row.line + 1, viewer)
    text = msgspec.json.encode(row).decode()
    return found + [f"line {row.line} names {name}" for name in unseen if name in text]


def _plain(said: Said) -> tuple[str, list[tuple[str, object]]]:
    """A sentence without its words' players: names may have been given since."""
    return said.key, sorted(said.facts.items(), key=str)


def named(oracle: Oracle, page: Shown, row: bytes, viewer: int) -> list[str]:
    """Hidden things that stand anywhere in the bytes of a page, its log left aside: that may be of earlier times."""
    rest = msgspec.json.decode(row[6:], type=Logs)
    for part in sorted([bytes(rest.log), bytes(rest.digest)], key=len, reverse=True):
        row = row.replace(part, b"0", 1)
    text = row.decode()
    return [name for name in oracle.names(page.version, viewer) if name in text]


def blabbed(oracle: Oracle, refusal: Refusal) -> list[str]:
    """What a refusal tells that its viewer may not know."""
    told = json.loads(refusal.body.partition(b"\n")[2])
    text = refusal.body.decode()
    found = [name for name in oracle.names(refusal.version, refusal.viewer) if name in text]
    if told["key"] in PLAIN:
        return found
    other = oracle.dealt_anew(refusal.version, refusal.viewer)
    expected = _reason(oracle.book, other, refusal)
    if (told["key"], told["rule"]) != (expected.key, expected.rule):
        found.append(f"{told['key']} ({told['rule']}), where {expected.key} ({expected.rule}) would be said")
    return found


def _reason(book: Rulebook, g: Game, refusal: Refusal) -> Reason:
    """What the rules say against an answer in a position."""
    decision = g.decision
    assert decision is not None
    try:
        action = book.actions.find(refusal.answer)
    except UnknownAction:
        return Reason("", "server-unknown-answer")
    reason = decision.why_not(g, refusal.viewer, action) if action in decision.candidates(g, refusal.viewer) else None
    return reason or Reason(decision.rule, "table-not-offered")


def never(sitting: Sitting) -> tuple[str, list[str]]:
    """The seed, which nobody may receive before the end; and what nobody may receive ever."""
    with sqlite3.connect(sitting.database) as db:
        seed = str(db.execute("select seed from tables where id = ?", (sitting.made["id"],)).fetchone()[0])
        hashes = [row[0] for row in db.execute("select secret from seats") if row[0]]
        salt = db.execute("select value from meta where key = 'salt'").fetchone()[0]
    db.close()
    keys = [link["secret"] for link in [*sitting.made["links"], sitting.made["watch"]]]
    return seed, [*keys, *hashes, salt, *[hashlib.sha256(key.encode()).hexdigest() for key in keys]]


def folder_of(database: Path) -> bytes:
    return str(database.parent).encode()
