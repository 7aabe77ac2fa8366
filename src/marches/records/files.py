"""Record files: JSON lines, append-only, each with a checksum chained to the one before."""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from marches.table.record import FORMAT, Answer, End, Header, Record, RecordError, Undo

T = TypeVar("T")


class Writer:
    """Appends lines. Each is on disk before the call returns, with a checksum chained to the line before."""

    def __init__(self, file: IO[bytes], chain: int = 0) -> None:
        self._file = file
        self._chain = chain

    @classmethod
    def new(cls, path: Path, header: Header) -> Writer:
        """Start a record. An existing file is never overwritten."""
        writer = cls(path.open("xb"))
        writer.append(header)
        return writer

    @classmethod
    def resume(cls, path: Path) -> tuple[Record, Writer]:
        """Read a record and continue it. A cut-off last line is dropped."""
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        record, chain = _read(data)
        file = path.open("r+b")
        file.truncate(len(whole))
        file.seek(len(whole))
        return record, cls(file, chain)

    def append(self, line: Header | Answer | Undo | End) -> None:
        body = msgspec.json.encode(line)
        self._chain = zlib.crc32(body, self._chain)
        self._file.write(_with_sum(body, self._chain))
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def dumps(record: Record) -> bytes:
    """A record as bytes."""
    chain = 0
    out = bytearray()
    for line in (record.header, *record.lines, *((record.end,) if record.end else ())):
        body = msgspec.json.encode(line)
        chain = zlib.crc32(body, chain)
        out += _with_sum(body, chain)
    return bytes(out)


def read(path: Path) -> Record:
    """Read a record from a file. Raises `RecordError` with the line that is wrong."""
    return loads(path.read_bytes())


def loads(data: bytes) -> Record:
    """Read a record from bytes. Raises `RecordError` with the line that is wrong."""
    return _read(data)[0]


def _read(data: bytes) -> tuple[Record, int]:
    rows = data.split(b"\n")
    cut_off = rows.pop() != b""
    if not rows:
        raise RecordError(1, "this is not a Marches record: its first line is missing or cut off")
    chain = 0
    header: Header | None = None
    record: Record | None = None
    for number, row in enumerate(rows, 1):
        fields = _fields(number, row)
        chain = _check_sum(number, row, fields, chain)
        if record is None:
            header = _header(fields)
            record = Record(header, [], cut_off=cut_off)
        elif record.end is not None:
            raise RecordError(number, "the record goes on after its end")
        elif "result" in fields:
            record.end = _convert(number, fields, End)
        else:
            record.lines.append(
                _convert(number, fields, Undo) if "undo" in fields else _convert(number, fields, Answer)
            )
    assert record is not None
    return record, chain


def _fields(number: int, row: bytes) -> dict[str, object]:
    try:
        fields = msgspec.json.decode(row)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(number, f"this is not a JSON line ({error})") from error
    except RecursionError as error:
        raise RecordError(number, "this is not a line of a record: it is nested too deeply") from error
    if not isinstance(fields, dict):
        raise RecordError(number, "this is not a line of a record: a JSON object is expected")
    return fields


def _header(fields: dict[str, object]) -> Header:
    if "marches" not in fields:
        raise RecordError(1, "this is not a Marches record: the first line does not say so")
    if fields["marches"] != FORMAT:
        raise RecordError(1, f"record format {fields['marches']!r} is not known here; this version reads {FORMAT}")
    return _convert(1, fields, Header)


def _convert(number: int, fields: dict[str, object], kind: type[T]) -> T:
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise RecordError(number, f"this line is not complete: {error}") from error


def _with_sum(body: bytes, chain: int) -> bytes:
    return body[:-1] + b',"sum":"%08x"}\n' % chain


def _check_sum(number: int, row: bytes, fields: dict[str, object], chain: int) -> int:
    written = fields.pop("sum", None)
    head, mark, _ = row.rpartition(b',"sum":"')
    if written is None or not mark:
        raise RecordError(number, "the line carries no checksum")
    chain = zlib.crc32(head + b"}", chain)
    if written != f"{chain:08x}":
        raise RecordError(number, "the checksum does not fit: this line or one before it was changed")
    return chain
