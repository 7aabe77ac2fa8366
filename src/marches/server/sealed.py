"""The server's share of each seed, computed from a key file beside the database, so the database does not reveal it."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from marches.server.rows import TableRow
from marches.server.settings import SettingsError
from marches.table.record import Record
from marches.table.shares import Shares, mixed, pledge_of

KEY_BYTES = 32


class Seal:
    """Makes the server's shares from a key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @property
    def mark(self) -> str:
        """A value that differs from key to key and reveals nothing else."""
        return hmac.digest(self._key, b"mark", "sha256").hex()

    def share(self, table: str) -> str:
        """The server's share of a table's seed."""
        return hmac.digest(self._key, f"share {table}".encode(), "sha256").hex()

    def pledge(self, table: str) -> str:
        return pledge_of(self.share(table))

    def seed(self, table: str, shares: Shares) -> bytes:
        """The seed of a table that was dealt."""
        return mixed(self.share(table), shares.seats)

    def opens(self, row: TableRow, record: Record) -> tuple[str, str]:
        """The seed for playing a stored record on, and the server's share of it. A finished record contains both."""
        if record.header.shares is None:
            return row.seed, ""
        if record.end is not None:
            return "", ""
        return self.seed(row.id, record.header.shares).hex(), self.share(row.id)


def for_tests(word: str) -> Seal:
    """The seal of a server for tests."""
    return Seal(hashlib.sha256(word.encode()).digest())


def opened(path: Path, known_mark: str | None, may_replace: bool) -> Seal:
    """The seal of a key file, which is created if missing. Raises `SettingsError` if the database
    was used with another key.
    """
    if not path.exists() and (known_mark is None or may_replace):
        _make(path)
    key = path.read_bytes() if path.exists() else b""
    seal = Seal(key)
    if len(key) != KEY_BYTES or (known_mark is not None and seal.mark != known_mark and not may_replace):
        raise SettingsError(
            f"{path} is not the key file this database was used with. Put the right one there; with --new-key the "
            "server starts all the same, but tables in play cannot go on."
        )
    return seal


def found(path: Path) -> Seal | None:
    """The seal of a key file, if there is one."""
    return Seal(path.read_bytes()) if path.is_file() else None


def _make(path: Path) -> None:
    work = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    file = os.open(work, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(file, secrets.token_bytes(KEY_BYTES))
        os.fsync(file)
        os.link(work, path)  # whole at once, so that no other process reads half a key
    except FileExistsError:
        pass  # another process of this server was faster
    except OSError:
        work.replace(path)  # this disk has no links
    finally:
        os.close(file)
        work.unlink(missing_ok=True)
