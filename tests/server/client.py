"""A person's or a bot's end of the wire: plain HTTP, and server-sent events read as a browser would."""

from __future__ import annotations

import contextlib
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds: a busy machine may take its time, a quick one does not wait."""
OPEN: list[Seat] = []
"""Everyone who is connected, so that a test can hang up on all of them."""


def hang_up() -> None:
    """Close every page and connection."""
    for seat in OPEN:
        for page in seat.pages:
            page.close()
    for seat in OPEN:
        for page in seat.pages:
            if page.is_alive():
                page.close()
                page.join(30)
        seat.http.close()
    OPEN.clear()


def get(url: str, **more: Any) -> httpx.Response:
    """Fetch something and wait for it as long as a busy machine may need."""
    return httpx.get(url, timeout=PATIENCE, **more)


def post(url: str, **more: Any) -> httpx.Response:
    """Send something, with the same patience."""
    return httpx.post(url, timeout=PATIENCE, **more)


def until(test: Callable[[], bool], what: str) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.05)


class Wire:
    """Everything that came over the wire to one viewer, byte by byte, for tests that look for leaks."""

    def __init__(self) -> None:
        self.received: list[bytes] = []

    def keep(self, response: httpx.Response) -> None:
        head = f"{response.status_code} {response.headers!r}".encode()
        self.received.append(head + b"\n" + response.content)


class Seat:
    """One link at one table."""

    def __init__(self, base: str, table: str, secret: str, seat: int, lang: str = "en") -> None:
        self.base = base
        self.table = table
        self.secret = secret
        self.seat = seat
        self.lang = lang
        self.wire = Wire()
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, headers={"authorization": f"Bearer {secret}"})
        self.pages: list[Page] = []
        OPEN.append(self)

    def get(self, path: str = "", **params: str | int) -> httpx.Response:
        response = self.http.get(f"/api/tables/{self.table}{path}", params={"lang": self.lang, **params})
        self.wire.keep(response)
        return response

    def post(self, path: str, body: object) -> httpx.Response:
        response = self.http.post(f"/api/tables/{self.table}{path}", json=body, params={"lang": self.lang})
        self.wire.keep(response)
        return response

    def page(self, **params: str | int) -> Json:
        response = self.get("", **params)
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    def answer(self, page: Json, answer: Json, **more: int) -> httpx.Response:
        return self.post("/answers", {"n": page["n"], "seen": page["version"], "answer": answer, **more})

    def play_one(self, rng: Random) -> bool:
        """Give a random answer if one is asked for."""
        page = self.page()
        if not page["question"] or not page["question"]["options"]:
            return False
        option = rng.choice(page["question"]["options"])
        return self.answer(page, option["answer"]).status_code == 201


def new_table(base: str, game: str, kinds: str, **more: object) -> Json:
    """A new table. `kinds` has one letter per seat: m(e), l(ink), b(ot)."""
    words = {"m": "me", "l": "link", "b": "bot"}
    seats = [{"kind": words[k], **({"level": "wanderer"} if k == "b" else {})} for k in kinds]
    response = httpx.post(f"{base}/api/tables", json={"game": game, "seats": seats, **more}, timeout=PATIENCE)
    assert response.status_code == 201, response.text
    found: Json = response.json()
    return claimed(base, found)


def claimed(base: str, made: Json) -> Json:
    """The same table after everyone has opened their link, so that each has their own secret."""
    for link in made["links"]:
        if link["claim"]:
            secret = secrets.token_urlsafe(16)
            body = {"claim": link["secret"], "secret": secret}
            response = httpx.post(f"{base}/api/tables/{made['id']}/claim", json=body, timeout=PATIENCE)
            assert response.status_code == 200, response.text
            link |= {"secret": secret, "claim": False}
    return made


def seats_of(base: str, made: Json) -> dict[int, Seat]:
    claimed(base, made)
    return {link["seat"]: Seat(base, made["id"], link["secret"], link["seat"]) for link in made["links"]}


def watcher_of(base: str, made: Json) -> Seat:
    return Seat(base, made["id"], made["watch"]["secret"], -2)


class Event:
    """One server-sent event."""

    def __init__(self, kind: str, number: int | None, data: Json) -> None:
        self.kind = kind
        self.number = number
        self.data = data


def parse_events(lines: Iterator[str]) -> Iterator[Event]:
    kind, number, data = "message", "", ""
    for line in lines:
        if not line:  # only a whole event counts: a cut connection may leave half of one
            if data:
                yield Event(kind, int(number) if number else None, json.loads(data))
            kind, number, data = "message", "", ""
        elif line.startswith("event: "):
            kind = line[7:]
        elif line.startswith("id: "):
            number = line[4:]
        elif line.startswith("data: "):
            data += line[6:]


class Page(threading.Thread):
    """A page that stays open. It reads events, and reconnects by itself with the last id when it is cut off."""

    def __init__(
        self,
        seat: Seat,
        on_page: Callable[[Json], None] | None = None,
        eyes: int | None = None,
        keep: int = 1_000_000,
    ) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.keep = keep
        seat.pages.append(self)
        self.params: dict[str, int] = {} if eyes is None else {"seat": eyes}
        self.on_page = on_page
        self.pages: list[Json] = []
        self.boots: list[str] = []
        self.byes = 0
        self.last: int | None = None
        self.log: dict[int, Json] = {}
        self.problems: list[str] = []
        self.arrived = threading.Condition()
        self.done = threading.Event()
        self._socket: socket.socket | None = None

    def run(self) -> None:
        while not self.done.is_set():
            with contextlib.suppress(httpx.HTTPError, httpx.StreamError, OSError, RuntimeError):
                self._read()
            time.sleep(0.05)

    def _read(self) -> None:
        headers = {} if self.last is None else {"last-event-id": str(self.last)}
        path = f"/api/tables/{self.seat.table}/events"
        params: dict[str, str | int] = {"lang": self.seat.lang, **self.params}
        with self.seat.http.stream("GET", path, params=params, headers=headers, timeout=25) as response:
            if response.status_code != 200:
                return
            self.seat.wire.received.append(repr(response.headers).encode())
            self._socket = response.extensions["network_stream"].get_extra_info("socket")
            for event in parse_events(self._lines(response)):
                self._take(event)
                if self.done.is_set():
                    return

    def _lines(self, response: httpx.Response) -> Iterator[str]:
        for line in response.iter_lines():
            self.seat.wire.received.append(line.encode())
            yield line

    def _take(self, event: Event) -> None:
        if event.kind == "hello":
            self.boots.append(event.data["boot"])
        elif event.kind == "bye":
            self.byes += 1
        elif event.kind == "page":
            self._take_page(event)

    def _take_page(self, event: Event) -> None:
        page = event.data
        if event.number != page["version"]:
            self.problems.append(f"event {event.number} brings version {page['version']}")
        if self.last is not None and page["log_from"] != self.last and page["hand_over"] is None:
            self.problems.append(f"after {self.last} the log goes on from {page['log_from']}: a gap")
        if self.last is not None and page["version"] < self.last:
            self.problems.append(f"version {page['version']} after {self.last}: something was lost")
        for row in page["log"]:
            if row["line"] in self.log:
                self.problems.append(f"line {row['line']} came twice")
            self.log[row["line"]] = row
            for struck in row["strikes"]:
                if struck in self.log:
                    self.log[struck]["struck"] = True
        self.last = page["version"]
        with self.arrived:
            self.pages.append(page)
            del self.pages[: -self.keep]
            self.arrived.notify_all()
        if self.on_page is not None:
            self.on_page(page)

    def wait(self, test: Callable[[Json], bool]) -> Json:
        """Wait for the first page, now or later, that passes the test."""
        end = time.monotonic() + PATIENCE
        with self.arrived:
            while True:
                for page in self.pages[-1:]:
                    if test(page):
                        return page
                left = end - time.monotonic()
                assert left > 0, "no such page came"
                self.arrived.wait(left)

    def close(self) -> None:
        self.done.set()
        if self._socket is not None:
            with contextlib.suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
