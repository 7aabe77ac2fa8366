"""What travels packed: files of the client, answers of the API, the stream of events."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from marches.server import packing
from tests.server.servers import Server, server

PACKED = gzip.compress(b"plain", mtime=0)
"""Without a time in it, so that two test processes agree on the names of the tests."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("packing")
    assets = folder / "web" / "assets"
    assets.mkdir(parents=True)
    (folder / "web" / "index.html").write_text("<!doctype html><html><head></head></html>")
    (assets / "a.js").write_text("plain")
    (assets / "a.js.br").write_bytes(b"in brotli")
    (assets / "a.js.gz").write_bytes(PACKED)
    with server(folder, str(folder / "marches.db"), "--web", str(folder / "web")) as one:
        yield one


@pytest.mark.parametrize(
    ("accepted", "form", "body"),
    [("br, gzip", "br", b"in brotli"), ("gzip;q=0.8", "gzip", PACKED), ("identity", "", b"plain")],
)
def test_a_file_is_sent_in_the_smallest_form_the_browser_takes(
    running: Server, accepted: str, form: str, body: bytes
) -> None:
    with httpx.stream("GET", f"{running.base}/assets/a.js", headers={"accept-encoding": accepted}) as found:
        sent = b"".join(found.iter_raw())
    assert found.headers.get("content-encoding", "") == form
    assert found.headers["vary"] == "accept-encoding"
    assert "immutable" in found.headers["cache-control"]
    assert sent == body if form != "gzip" else gzip.decompress(sent) == b"plain"


def test_answers_of_the_api_are_packed_once(running: Server) -> None:
    for path in ("games", "words/raiders"):
        found = httpx.get(f"{running.base}/api/{path}", headers={"accept-encoding": "gzip"}, timeout=60)
        assert found.headers["content-encoding"] == "gzip"
        assert found.json()
        plain = httpx.get(f"{running.base}/api/{path}", headers={"accept-encoding": "identity"}, timeout=60)
        assert "content-encoding" not in plain.headers
        assert plain.json() == found.json()


def test_every_part_of_a_packed_stream_can_be_read_when_it_comes() -> None:
    packer, unpacker = packing.Packer(), zlib.decompressobj(packing.GZIP)
    parts = [b"first", b"second" * 100, b"third"]
    assert [unpacker.decompress(packer.part(part)) for part in parts] == parts


def test_events_come_packed_to_a_browser_that_takes_them(running: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "wanderer"}]
    made = httpx.post(f"{running.base}/api/tables", json={"game": "raiders", "seats": seats}, timeout=60).json()
    secret = {"authorization": f"Bearer {made['links'][0]['secret']}", "accept-encoding": "gzip"}
    with httpx.stream("GET", f"{running.base}/api/tables/{made['id']}/events", headers=secret, timeout=60) as events:
        assert events.headers["content-encoding"] == "gzip"
        assert next(line for line in events.iter_lines() if line.startswith("event: page"))


def test_a_folder_is_not_left_for_a_packed_file(tmp_path: Path) -> None:
    file = tmp_path / "b.css"
    file.write_text("css")
    assert packing.packed_file(file, "br, gzip") == (b"css", "")
