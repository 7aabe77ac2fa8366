"""Games in progress on this machine: a record, and beside it a key file with the seed and who plays."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from marches import records
from marches.bots.levels import LEVELS
from marches.games import rulebook
from marches.kernel.chance import seed_hash
from marches.kernel.mistake import Mistake
from marches.kernel.setup import Setup
from marches.records import Writer
from marches.records.migrations import Incompatible, migrated
from marches.table.record import FORMAT, Header, RecordError
from marches.table.table import Table

if TYPE_CHECKING:
    from filelock import FileLock

YOU, BOT = "you", "bot"
PLAYERS = (YOU, BOT, *LEVELS)
"""Who may play a seat: a person, a bot of the usual level, or a bot of a given level."""


class Key(msgspec.Struct):
    """What a record must not reveal before the game ends, and who sits at the table."""

    seed: str
    players: list[str]
    lang: str


class Save:
    """One game. Its table writes every answer to the record before anything else happens."""

    def __init__(self, path: Path, key: Key, table: Table, writer: Writer, lock: FileLock) -> None:
        self.path = path
        self.key = key
        self.table = table
        self._writer = writer
        self._lock = lock

    @classmethod
    def new(cls, setup: Setup, seed: bytes, players: list[str], lang: str, path: Path | None = None) -> Save:
        """Start a game. A setup that cannot be played leaves no file behind."""
        book = rulebook(setup.game)
        book.check(setup)
        path = path or _fresh_path(setup.game)
        path.parent.mkdir(parents=True, exist_ok=True)
        _refuse_overwriting(path)
        lock = claim(path)
        key = Key(seed.hex(), players, lang)
        writer = Writer.new(path, Header(FORMAT, setup, seed_hash(seed)))
        _write_key(path, key)
        return cls(path, key, Table(book, setup, seed, writer.append), writer, lock)

    @classmethod
    def resume(cls, path: Path) -> Save:
        """Resume a game. Everything that was accepted is there."""
        if not path.is_file():
            raise FileNotFoundError(f"There is no saved game {path}.")
        lock = claim(path)
        try:
            return cls._opened(path, lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def _opened(cls, path: Path, lock: FileLock) -> Save:
        key = read_key(path)
        try:
            _bring_up_to_date(path)
            _check_key(path, key, records.read(path).header)
            record, writer = Writer.resume(path)
        except (RecordError, Incompatible) as error:
            raise Mistake(f"{path}, {error}") from error
        try:
            table = Table.replay(rulebook(record.header.setup.game), record, bytes.fromhex(key.seed), writer.append)
        except RecordError as error:
            writer.close()
            raise Mistake(f"{path}, {error}") from error
        return cls(path, key, table, writer, lock)

    def copy(self, target: Path) -> None:
        """Copy the record and its key. No existing file is overwritten."""
        if "\0" in str(target):
            raise Mistake(f"{str(target)!r} is not a file name; choose another one.")
        _refuse_overwriting(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.path, target)
        _write_key(target, self.key)

    def close(self) -> None:
        self._writer.close()
        key = find_key(self.path)
        if self.table.game.result is not None and key is not None:
            key.unlink()  # the record holds the seed now
        self._lock.release()


def folder() -> Path:
    """Where games are kept."""
    base = os.environ.get("XDG_DATA_HOME")
    try:
        return (Path(base) if base else Path.home() / ".local" / "share") / "marches" / "games"
    except RuntimeError as error:
        raise Mistake("This user has no home folder. Say in XDG_DATA_HOME which folder games go to.") from error


def latest(game: str | None = None) -> Path:
    """The unfinished game that was played last, of the named game if one is named."""
    found = sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime) if folder().is_dir() else []
    for path in reversed(found):
        if find_key(path) is not None and game in (None, game_of(path)):
            return path
    what = f"unfinished game of {game}" if game else "unfinished game"
    raise FileNotFoundError(f"No {what} was found; start one with: marches play {game or 'raiders'}")


def game_of(path: Path) -> str:
    """The game a record belongs to. Empty if the file cannot be read."""
    try:
        with path.open("rb") as file:
            return records.loads(file.readline()).header.setup.game
    except (OSError, RecordError):
        return ""


def key_path(path: Path) -> Path:
    """Where the key of a record is stored: `woods.jsonl.key` beside `woods.jsonl`."""
    return path.with_name(path.name + ".key")


def find_key(path: Path) -> Path | None:
    """The key file of a record. Games begun with version 0.1 have theirs under `woods.key`."""
    for key in (key_path(path), path.with_suffix(".key")):
        if key != path and key.is_file():
            return key
    return None


def read_key(path: Path) -> Key:
    """The key of a record."""
    found = find_key(path)
    if found is None:
        raise Mistake(f"{path} has no key file {key_path(path).name}: it can be replayed, not played on.")
    try:
        key = msgspec.json.decode(found.read_bytes(), type=Key)
        bytes.fromhex(key.seed)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Mistake(f"{found} is damaged: {error}") from error
    for kind in key.players:
        check_player(kind)
    return key


def _check_key(path: Path, key: Key, header: Header) -> None:
    seats = len(header.setup.seats)
    if len(key.players) != seats:
        raise Mistake(f"{find_key(path)} names {len(key.players)} players; {path} has {seats} seats.")
    if seed_hash(bytes.fromhex(key.seed)) != header.seed_hash:
        raise Mistake(f"{find_key(path)} does not belong to {path}: its seed has another hash.")


def check_player(kind: str) -> None:
    """Raise `Mistake` unless this word names a person, a bot or a level."""
    if kind not in PLAYERS:
        raise Mistake(f"Unknown player {kind!r}. Available: {', '.join(PLAYERS)}.")


def _fresh_path(game: str) -> Path:
    stem = time.strftime(f"%Y-%m-%d-%H%M%S-{game}")
    path = folder() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.jsonl"
        number += 1
    return path


def _bring_up_to_date(path: Path) -> None:
    """Put a record of older rules into the form the installed ones go on with. The old file is kept beside it."""
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


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; an interrupted write leaves the old one as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.new")
    draft.write_bytes(data)
    draft.replace(path)


def _refuse_overwriting(path: Path) -> None:
    for file in (path, key_path(path)):
        if file.exists():
            raise FileExistsError(f"{file} exists already; choose another name.")


def claim(path: Path) -> FileLock:
    """Lock a file to this process. Two terminals writing one record would corrupt it."""
    from filelock import FileLock, Timeout

    name = path.with_name(f".{path.name}.lock")
    lock = FileLock(name, timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise Mistake(f"{path} is open in another terminal{_holder(name)}. Leave it there first.") from None
    name.write_text(f"{os.getpid()}\n", "ascii")
    return lock


def _holder(lock: Path) -> str:
    try:
        return f" (process {int(lock.read_text('ascii'))})"
    except (OSError, ValueError):  # Windows does not let others read it
        return ""


def _write_key(path: Path, key: Key) -> None:
    descriptor = os.open(key_path(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(msgspec.json.encode(key))
