"""What a server is told when it starts."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from marches.kernel.mistake import Mistake

VARIABLE = "MARCHES_SERVER"
"""The environment variable in which `marches serve` hands the settings to its processes."""


class Limits(msgspec.Struct, frozen=True):
    """What one address, one seat and one request may ask of the server."""

    body: int = 64_000
    """Bytes of a request, except for records (`tables_api.RECORD_BYTES`)."""
    name: int = 40
    requests_per_second: float = 30.0
    requests_at_once: int = 120
    answers_per_second: float = 10.0
    answers_at_once: int = 40
    signs_per_second: float = 0.5
    signs_at_once: int = 6
    """Signs of agreement, which cost the others a page each."""
    hints_per_second: float = 0.2
    hints_at_once: int = 2
    hint_seconds: float = 2.0
    """Seconds a bot thinks about a hint."""
    tables_per_hour: int = 60
    streams_per_address: int = 60
    streams_per_table: int = 200
    """Spectators' pages of one table."""
    streams_per_seat: int = 20
    under_way: int = 5_000
    """Requests and open pages of this process, all addresses together."""
    under_way_per_address: int = 400
    """The same for one address: slow bodies must not take everyone's places."""
    searchers_per_table: int = 6
    """Bots that search, at one table."""
    searchers_per_address: int = 24
    """The same at all tables of one address in this process."""
    records_memory: int = 256_000_000
    """Bytes that uploaded records may take in the memory of this process, all together (`shelf.py`)."""
    records_memory_per_address: int = 64_000_000
    """The same for those of one address. The largest record takes 46 million."""
    standing: int = 40
    """Standing answers a seat may leave."""


class Settings(msgspec.Struct, frozen=True):
    """One server."""

    database: str = "sqlite+aiosqlite:///marches.db"
    games: tuple[str, ...] = ()
    """Games besides those of Marches, each as `module:ATTRIBUTE`."""
    bot_workers: int = 1
    bots: str = "here"
    """Where bots think: `here`, or on a Ray cluster (`ray`, `ray://HOST:PORT`, `HOST:PORT`)."""
    root_path: str = ""
    """The path under which a proxy shows this server: `/marches`."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-For` is believed."""
    hosts: tuple[str, ...] = ()
    """The names under which this server is visited; empty: any."""
    web: str = ""
    """The folder of the web client; empty: the one that ships with Marches."""
    idle_minutes: float = 10.0
    """A table nobody is looking at is dropped from memory after this time. It is loaded again when needed."""
    key_file: str = ""
    """The key file for the server's shares of seeds; empty: beside the SQLite file, or `marches.key`."""
    new_key: bool = False
    """Start with a key the database was not used with. Games in progress cannot go on."""
    reveal_seconds: float = 30.0
    """How long the browsers have to show their shares of a seed."""
    limits: Limits = Limits()
    test_seed: str = ""
    """For tests only: this and the request decide the dice, cards and bots of every table."""

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def key_path(self) -> Path:
        if self.key_file:
            return Path(self.key_file)
        return Path(self.database.partition(":///")[2] + ".key") if self.is_sqlite else Path("marches.key")

    @property
    def web_folder(self) -> Path:
        return Path(self.web) if self.web else Path(__file__).parent.parent / "web"


class SettingsError(Mistake):
    """A server cannot start with these settings."""


def database_url(text: str) -> str:
    """The database a person names: a file, `sqlite:///file`, or `postgresql://user@host/name`."""
    scheme, mark, rest = text.partition("://")
    if not mark or scheme in ("sqlite", "sqlite+aiosqlite"):
        file = rest.removeprefix("/") if mark else text
        if not Path(file).name or "\0" in file:
            raise SettingsError(f"{text!r} names no file for the database.")
        return f"sqlite+aiosqlite:///{file}"
    if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    raise SettingsError(f"Unknown database {scheme!r}. Available: sqlite:///FILE, postgresql://USER@HOST/NAME")


def from_environment() -> Settings:
    """The settings `marches serve` left for this process."""
    text = os.environ.get(VARIABLE)
    return msgspec.json.decode(text, type=Settings) if text else Settings()
