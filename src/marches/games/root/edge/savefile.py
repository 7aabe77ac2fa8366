"""Small files carried from game to game: JSON, written atomically, checked strictly when read back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from marches.kernel.mistake import Mistake

T = TypeVar("T", bound=msgspec.Struct)


def save(value: msgspec.Struct, path: Path) -> None:
    """Write the file; an interrupted write leaves the old one whole."""
    draft = path.with_name(path.name + ".new")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
    draft.replace(path)


def load(path: Path, parse: Callable[[bytes], T], error: type[Mistake]) -> T:
    """Read a file; `error` says which and what is wrong with it."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise error(f"{path} cannot be read: {problem.strerror}") from problem
    try:
        return parse(text)
    except error as problem:
        raise error(f"{path}: {problem}") from problem


def decode(text: bytes, kind: str, version: int, form: type[T], error: type[Mistake]) -> T:
    """What a file's text holds, if it is of this kind and version."""
    try:
        found: object = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise error(f"the file is damaged: {problem}") from problem
    if not isinstance(found, dict) or found.get("kind") != kind:
        raise error(f"this is not a {kind.rpartition(' ')[2]} of Root: its `kind` is not {kind!r}")
    if found.get("version") != version:
        raise error(f"the file is of version {found.get('version')}; this program reads version {version}")
    try:
        return msgspec.convert(found, form)
    except msgspec.ValidationError as problem:
        raise error(f"the file is damaged: {problem}") from problem
