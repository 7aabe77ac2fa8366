"""Bodies that travel packed: files as the build packed them, events as they come."""

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
"""What the API answers. Left out is what is packed already, and what is short and comes often."""


def packed_file(file: Path, accepted: str) -> tuple[bytes, str]:
    """A file in the smallest form the browser takes, and that form's name; empty for the plain one."""
    taken = {part.split(";")[0].strip() for part in accepted.split(",")}
    for form, ending in PACKED.items():
        beside = file.with_name(file.name + ending)
        if form in taken and beside.is_file():
            return beside.read_bytes(), form
    return file.read_bytes(), ""


class Packer:
    """A stream in gzip. Every part can be unpacked as soon as it has come."""

    def __init__(self) -> None:
        self._packer = zlib.compressobj(1, wbits=GZIP)  # one page is much like the last: more effort gains little

    def part(self, plain: bytes) -> bytes:
        return self._packer.compress(plain) + self._packer.flush(zlib.Z_SYNC_FLUSH)
