"""Compressed bodies: files as the build compressed them, events as they come."""

from __future__ import annotations

import zlib
from pathlib import Path

from litestar.config.compression import CompressionConfig

GZIP = 16 + zlib.MAX_WBITS
PACKED = {"br": ".br", "gzip": ".gz"}
"""The forms a file of the client has, the smallest first."""

ANSWERS = CompressionConfig(
    backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude=["/assets/", "/words/", "/events", "/answers"]
)
"""The API's answers that are compressed, except bodies that are compressed already and short ones that come often."""


def packed_file(file: Path, accepted: str) -> tuple[bytes, str]:
    """A file in the smallest form the browser accepts, and that form's name, which is empty for the plain file."""
    taken = {part.split(";")[0].strip() for part in accepted.split(",")}
    for form, ending in PACKED.items():
        beside = file.with_name(file.name + ending)
        if form in taken and beside.is_file():
            return beside.read_bytes(), form
    return file.read_bytes(), ""


class Packer:
    """A gzip stream. Every part can be unpacked as soon as it arrives."""

    def __init__(self) -> None:
        self._packer = zlib.compressobj(1, wbits=GZIP)  # one page is much like the last: more effort gains little

    def part(self, plain: bytes) -> bytes:
        return self._packer.compress(plain) + self._packer.flush(zlib.Z_SYNC_FLUSH)
