"""Everything each seat and the spectator receive over whole games, held against what each may know.

The oracle does not trust the server: when the game is over its record is replayed here, and for every page that came
over the wire what the viewer cannot see is re-dealt first. What is left must still give the same page.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import time
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from marches.games import GAMES
from marches.kernel import record as records
from marches.kernel.game import Game
from marches.kernel.module import Rulebook
from marches.kernel.record import Answer, Undo
from marches.kernel.step import SPECTATOR
from marches.kernel.table import Table
from marches.kernel.view import question
from marches.server.library import Library
from tests.server.client import Json, Page, Seat, new_table, seats_of, watcher_of
from tests.server.servers import TOY, Server

NAMES = ["Zoë <script>", "Björn", "李", "D"]


class Sitting:
    """One whole game, played at random by people with some bots, everything received kept."""

    def __init__(self, served: Server, game: str, kinds: str, seed: int, answers: int) -> None:
        self.made = new_table(served.base, game, kinds)
        self.seats = seats_of(served.base, self.made)
        self.viewers: dict[int, Seat] = {**self.seats, SPECTATOR: watcher_of(served.base, self.made)}
        self.pages = {seat: Page(viewer) for seat, viewer in self.viewers.items()}
        self.rng = Random(seed)
        for page in self.pages.values():
            page.start()
        for seat, name in zip(self.seats.values(), NAMES, strict=False):
            assert seat.post("/name", {"name": name}).status_code == 200
        self.finished = self._play(answers)

    def _play(self, answers: int) -> bool:
        for turn in range(answers):
            page = self.pages[SPECTATOR].wait(lambda p: self._is_peoples(p), 60)
            if page["state"] != "playing":
                return True
            asked = [seat for seat in page["question"]["waiting"] if seat in self.seats]
            seat = self.seats[self.rng.choice(asked)]
            mine = self.pages[seat.seat].wait(lambda p, v=page["version"]: p["version"] >= v, 30)  # type: ignore[misc]
            if turn % 20 == 0:
                self._provoke(mine)
            if mine["question"] and mine["question"]["options"]:
                self._answer(seat, mine)
        return False

    def _is_peoples(self, page: Json) -> bool:
        return page["state"] != "playing" or bool(set(page["question"]["waiting"]) & set(self.seats))

    def _answer(self, seat: Seat, page: Json) -> None:
        option = self.rng.choice(page["question"]["options"])
        accepted = seat.answer(page, option["answer"])
        if accepted.status_code == 201:
            version = accepted.json()["version"]
            self.pages[SPECTATOR].wait(lambda p: p["version"] >= version, 30)

    def _provoke(self, page: Json) -> None:
        """Errors must not tell more than pages: everyone sends what they may not."""
        refused = (page["question"] or {}).get("refused", [])
        for viewer in self.viewers.values():
            for option in (
                [*refused[:3], *page["question"]["options"][:1]] if viewer.seat != page["seat"] else refused[:3]
            ):
                viewer.answer(page, option["answer"])
            viewer.post("/answers", {"n": 0, "answer": {"verb": "none"}})
            viewer.get("/record")
            viewer.get("/scores")
            viewer.get("/moments/1")
            viewer.get("/log", start=max(0, page["version"] - 50))
        if self.rng.random() < 0.5:
            self.seats[self.rng.choice(list(self.seats))].post("/undo", {})


class Oracle:
    """The game as its record tells it, to be asked what a viewer may have been shown at a version."""

    def __init__(self, book: Rulebook, data: bytes) -> None:
        self.book = book
        self.record = records.loads(data)
        self.table = Table.replay(book, self.record)
        self.numbers = self._numbers()
        self.rng = Random(7)

    def _numbers(self) -> list[tuple[int, list[Answer]]]:
        """For each version, the answers that stood then."""
        standing: list[Answer] = []
        found = [(0, list(standing))]
        for line in self.record.lines:
            if isinstance(line, Undo):
                del standing[line.undo :]
            else:
                standing.append(line)
            found.append((len(standing), list(standing)))
        return found

    def game_at(self, version: int) -> Game:
        game = self.book.start(self.table.setup)
        game.advance()
        for line in self.numbers[min(version, len(self.record.lines))][1]:
            game.play(line.seat, self.book.actions.find(line.answer))
        return game

    def allowed(self, version: int, seat: int) -> tuple[Json, Json | None]:
        """View and question of a position in which all that the seat cannot see was dealt anew."""
        game = self.game_at(version)
        other = self.book.redeal(game, seat, self.rng) if game.decision is not None else game
        n = self.numbers[min(version, len(self.record.lines))][0]
        asked = question(self.book, other, n, seat)
        return _json(self.book.view(other, seat)), None if asked is None else _json(asked)

    def told(self, line: int, seat: int) -> list[Json]:
        return [
            {"key": said.key, "facts": dict(said.facts)}
            for event in self.table.told[line]
            if (said := event.seen_by(seat)) is not None
        ]


def _json(value: object) -> Json:
    found: Json = json.loads(msgspec.json.encode(value))
    return found


def leaks(oracle: Oracle, page: Json, seat: int) -> list[str]:
    """What a page shows that its viewer may not know."""
    view, asked = oracle.allowed(page["version"], seat)
    found = []
    if page["view"] != view:
        found.append(f"version {page['version']}: the view of seat {seat} depends on what is hidden")
    shown = page["question"]
    if (shown is None) != (asked is None):
        found.append(f"version {page['version']}: a question where there is none")
    if shown is not None and asked is not None:
        for kind in ("options", "refused"):
            if [_told(option) for option in shown[kind]] != [_asked(option) for option in asked[kind]]:
                found.append(f"version {page['version']}: the {kind} of seat {seat} depend on what is hidden")
        if shown["key"] != asked["line"]["key"] or shown["waiting"] != asked["waiting"]:
            found.append(f"version {page['version']}: the question itself depends on what is hidden")
    for row in [*page["log"], *page["digest"]]:
        found += _said_too_much(oracle, row, seat)
    return found


def _told(option: Json) -> Json:
    """What an option says, without its words."""
    preview = [{"key": said["key"], "facts": said["facts"]} for said in option.get("preview", [])]
    return {"answer": option["answer"], "touches": option["touches"], "preview": preview, "rule": option.get("rule")}


def _asked(option: Json) -> Json:
    rule = option["reason"]["rule"] if option["reason"] else None
    return {"answer": option["answer"], "touches": option["touches"], "preview": option["preview"], "rule": rule}


def _said_too_much(oracle: Oracle, row: Json, seat: int) -> list[str]:
    line = oracle.record.lines[row["line"]]
    if isinstance(line, Undo):
        return []
    said = [{"key": said["key"], "facts": said["facts"]} for said in row["said"]]
    own = line.seat == seat and not oracle.told(row["line"], seat)
    return [] if own or said == oracle.told(row["line"], seat) else [f"line {row['line']} tells seat {seat} {said}"]


def secrets_in(sitting: Sitting, database: Path) -> dict[str, list[str]]:
    """What nobody may receive before the end, or ever."""
    with sqlite3.connect(database) as db:
        seed = db.execute("select seed from tables where id = ?", (sitting.made["id"],)).fetchone()[0]
        hashes = [row[0] for row in db.execute("select secret from seats") if row[0]]
        salt = db.execute("select value from meta where key = 'salt'").fetchone()[0]
    db.close()
    keys = [link["secret"] for link in [*sitting.made["links"], sitting.made["watch"]]]
    return {"seed": [seed], "ever": [*keys, *hashes, salt, *[hashlib.sha256(key.encode()).hexdigest() for key in keys]]}


def play_and_look(served: Server, game: str, kinds: str, seed: int, answers: int, every: int) -> None:
    sitting = Sitting(served, game, kinds, seed, answers)
    hidden = secrets_in(sitting, served.folder / "marches.db")
    for viewer in sitting.viewers.values():
        everything = b"\n".join(viewer.wire.received)
        before_the_end = everything.partition(b'"state":"over"')[0]
        for secret in hidden["ever"]:
            assert secret.encode() not in everything
        for secret in hidden["seed"]:
            assert secret.encode() not in before_the_end
        assert b"postgresql://" not in everything
        assert str(served.folder).encode() not in everything
    record = _record(sitting, served)
    oracle = Oracle(Library([TOY]).book(game), record)
    looked = 0
    for seat, page in sitting.pages.items():
        for number, shown in enumerate(page.pages):
            if number % every == 0 and shown["state"] == "playing":
                assert leaks(oracle, shown, seat) == []
                looked += 1
    assert looked > 10
    _the_oracle_would_notice(oracle, sitting)


def _record(sitting: Sitting, served: Server) -> bytes:
    """The record: given when the game is over; of one that is cut short, read from the database."""
    watcher = sitting.viewers[SPECTATOR]
    if sitting.finished:
        return watcher.get("/record").content
    assert watcher.get("/record").status_code == 409
    with sqlite3.connect(served.folder / "marches.db") as db:
        header = db.execute("select header from tables where id = ?", (sitting.made["id"],)).fetchone()[0]
        rows = db.execute('select body from lines where "table" = ? order by n', (sitting.made["id"],)).fetchall()
    db.close()
    whole = records.Record(msgspec.json.decode(header, type=records.Header), [])
    for (body,) in rows:
        kind = Undo if "undo" in body else Answer
        whole.lines.append(msgspec.json.decode(body, type=kind))  # type: ignore[arg-type]
    return records.dumps(whole)


def _the_oracle_would_notice(oracle: Oracle, sitting: Sitting) -> None:
    """Given another seat's page as one's own, it must cry out."""
    crossed = [page for page in sitting.pages[0].pages if page["state"] == "playing"][::5]
    assert any(leaks(oracle, page, SPECTATOR) for page in crossed)


@pytest.mark.parametrize("kinds", ["ll", "llb", "llll"])
def test_no_one_is_told_what_is_hidden_in_the_toy_game(served: Server, kinds: str) -> None:
    play_and_look(served, "toy", kinds, seed=3, answers=200, every=1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_one_is_told_what_is_hidden_in_a_whole_game(served: Server, game: str) -> None:
    play_and_look(served, game, "lbb", seed=5, answers=4000, every=25)


def test_secrets_are_not_in_the_servers_log(served: Server) -> None:
    made = new_table(served.base, "toy", "lm")
    for seat in seats_of(served.base, made).values():
        seat.get("?secret=" + seat.secret)
        seat.page()
        httpx.get(f"{served.base}/t/{made['id']}#{seat.secret}")
    time.sleep(0.1)
    said = served.said()
    assert made["id"] in said
    for link in [*made["links"], made["watch"]]:
        assert link["secret"] not in said
