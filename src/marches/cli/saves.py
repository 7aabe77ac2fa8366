"""Games in progress on this machine: a record, and beside it a key file with the seed and who plays."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import msgspec

from marches import records
from marches.games import rulebook
from marches.kernel.chance import seed_hash
from marches.kernel.mistake import Mistake
from marches.kernel.record import FORMAT, Header, RecordError
from marches.kernel.setup import Setup
from marches.kernel.table import Table
from marches.records import Writer
from marches.records.migrations import Incompatible, migrated


class Key(msgspec.Struct):
    """What a record must not tell before its end, and who sits at the table."""

    seed: str
    players: list[str]
    lang: str


class Save:
    """One game: its table writes every answer to the record before anything else happens."""

    def __init__(self, path: Path, key: Key, table: Table, writer: Writer) -> None:
        self.path = path
        self.key = key
        self.table = table
        self._writer = writer

    @classmethod
    def new(cls, setup: Setup, seed: bytes, players: list[str], lang: str, path: Path | None = None) -> Save:
        """Start a game. A setup that cannot be played leaves no file behind."""
        book = rulebook(setup.game)
        book.check(setup)
        path = path or _fresh_path(setup.game)
        path.parent.mkdir(parents=True, exist_ok=True)
        key = Key(seed.hex(), players, lang)
        writer = Writer.new(path, Header(FORMAT, setup, seed_hash(seed)))
        _write_key(path, key)
        return cls(path, key, Table(book, setup, seed, writer.append), writer)

    @classmethod
    def resume(cls, path: Path) -> Save:
        """Go on with a game; whatever was accepted is there."""
        if not path.is_file():
            raise FileNotFoundError(f"There is no saved game {path}.")
        if not key_path(path).is_file():
            raise Mistake(f"{path} has no key file {key_path(path).name}: it can be replayed, not played on.")
        try:
            key = msgspec.json.decode(key_path(path).read_bytes(), type=Key)
        except msgspec.MsgspecError as error:
            raise Mistake(f"{key_path(path)} is damaged: {error}") from error
        try:
            _bring_up_to_date(path)
            record, writer = Writer.resume(path)
            book = rulebook(record.header.setup.game)
            table = Table.replay(book, record, bytes.fromhex(key.seed), writer.append)
        except (RecordError, Incompatible) as error:
            raise Mistake(f"{path}, {error}") from error
        return cls(path, key, table, writer)

    def copy(self, target: Path) -> None:
        """Copy the record and its key; an existing file is never overwritten."""
        if target.exists():
            raise FileExistsError(f"{target} exists already; choose another name.")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.path, target)
        _write_key(target, self.key)

    def close(self) -> None:
        self._writer.close()
        if self.table.game.result is not None:
            key_path(self.path).unlink(missing_ok=True)  # the seed stands in the record now


def folder() -> Path:
    """Where games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "marches" / "games"


def latest() -> Path:
    """The game last played that is not over."""
    open_games = [path for path in folder().glob("*.jsonl") if key_path(path).is_file()] if folder().is_dir() else []
    if not open_games:
        raise FileNotFoundError("No unfinished game was found; start one with: marches play raiders")
    return max(open_games, key=lambda path: path.stat().st_mtime)


def key_path(path: Path) -> Path:
    """The key file that belongs to a record."""
    return path.with_suffix(".key")


def _fresh_path(game: str) -> Path:
    stem = time.strftime(f"%Y-%m-%d-%H%M%S-{game}")
    path = folder() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.jsonl"
        number += 1
    return path


def _bring_up_to_date(path: Path) -> None:
    """Put a record of older rules into the form the installed ones go on with. The old file stays beside it."""
    old = records.read(path)
    rules = old.header.setup.rules
    record = migrated(rulebook(old.header.setup.game), old)
    if record is old:
        return
    kept = path.with_name(f"{path.stem}.rules-{rules}.jsonl")
    shutil.copyfile(path, kept)
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        file.write(records.dumps(record))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _write_key(path: Path, key: Key) -> None:
    target = key_path(path)
    descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(msgspec.json.encode(key))
