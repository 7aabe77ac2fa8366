"""`serve` runs the server; `check-tables` replays what it has stored."""

from __future__ import annotations

import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import contextmanager
from ipaddress import ip_address
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer

from marches.cli.database import Database, Games, alone, carried_out, check_database, existing_database
from marches.cli.typed import positive
from marches.kernel.mistake import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marches.server.settings import Settings

COULD_NOT_START = 3
"""What uvicorn exits with then."""
LogLevel = Literal["debug", "info", "warning", "error"]


def register(app: typer.Typer) -> None:
    app.command("serve")(serve)
    app.command("check-tables")(check_tables)
    app.command("roll-back-database")(roll_back_database)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8000,
    database: Database = "marches.db",
    workers: Annotated[int, typer.Option(min=1, help="Server processes; more than one needs PostgreSQL.")] = 1,
    bot_workers: Annotated[
        int, typer.Option(min=1, help="Processes in which bots think, for each server process.")
    ] = 1,
    bots: Annotated[
        str, typer.Option(help="Where bots think: here, ray (the cluster of this machine), or ray://HOST:PORT.")
    ] = "here",
    root_path: Annotated[str, typer.Option(help="The path under which a proxy publishes the server: /marches.")] = "",
    proxy: Annotated[
        list[str] | None, typer.Option(help="Address of a proxy whose X-Forwarded-For is trusted.")
    ] = None,
    site: Annotated[
        list[str] | None,
        typer.Option(help="A host name of this server; requests under other names cannot change anything."),
    ] = None,
    web: Annotated[str, typer.Option(help="Folder of the web client, if not the one that ships.")] = "",
    tables_per_hour: Annotated[int, typer.Option(min=1, help="Tables one address may set up within an hour.")] = 60,
    pages_per_address: Annotated[int, typer.Option(min=1, help="Pages one address may have open.")] = 60,
    requests_per_second: Annotated[
        float, typer.Option(min=1, max=1_000_000, callback=positive, help="Requests one address may make.")
    ] = 30.0,
    idle_minutes: Annotated[
        float, typer.Option(callback=positive, help="Tables nobody looks at leave memory after this time.")
    ] = 10.0,
    key_file: Annotated[
        str, typer.Option(help="The key file for the server's shares of seeds, if not beside the database.")
    ] = "",
    new_key: Annotated[
        bool,
        typer.Option("--new-key", help="Start with a new key if the key file is lost; tables in play cannot continue."),
    ] = False,
    open_page: Annotated[
        bool, typer.Option("--open", help="Print the address, and open it if there is a browser.")
    ] = False,
    log_level: Annotated[LogLevel, typer.Option(help="How much to log.")] = "info",
    test_seed: Annotated[
        str, typer.Option(help="For tests only: this word decides dice, cards and bots, so they can be predicted.")
    ] = "",
    game: Games = None,
) -> None:
    """Serve tables to browsers and bots. Every accepted answer is on disk before anyone sees it."""
    import uvicorn

    from marches.server.connections import BACKLOG, PatientProtocol, raise_soft_limit
    from marches.server.settings import VARIABLE, Limits, Settings, database_url
    from marches.server.thinkers import HERE, connect

    limits = Limits(
        requests_per_second=requests_per_second,
        requests_at_once=int(4 * requests_per_second),
        answers_per_second=requests_per_second,
        answers_at_once=int(4 * requests_per_second),
        tables_per_hour=tables_per_hour,
        streams_per_address=pages_per_address,
        under_way_per_address=max(400, 3 * pages_per_address),
    )
    settings = Settings(
        database=database_url(database),
        games=tuple(game or ()),
        bot_workers=bot_workers,
        bots=bots,
        root_path=f"/{root_path.strip('/')}".rstrip("/"),
        proxies=tuple(proxy or ()),
        hosts=_hosts(host, site or [], bool(proxy)),
        web=web,
        idle_minutes=idle_minutes,
        key_file=key_file,
        new_key=new_key,
        limits=limits,
        test_seed=test_seed,
    )
    if settings.is_sqlite and workers > 1:
        raise Mistake("SQLite serves one process; for --workers give --database postgresql://USER@HOST/NAME.")
    _check_address(host, port)
    _check_settings(settings)
    check_database(settings)
    if bots != HERE:
        connect(bots)
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    if open_page:
        _invite(f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}{settings.root_path}/")
    raise_soft_limit()
    with alone(settings), _refused_with_code_2():
        uvicorn.run(
            "marches.server.app:create",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            access_log=False,  # ours leaves out the query string
            log_level=log_level,
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=15,
            backlog=BACKLOG,
            http=PatientProtocol,
            ws="none",
        )


@contextmanager
def _refused_with_code_2() -> Iterator[None]:
    """If a server could not start, exit like any command with wrong input. The server has already said why."""
    try:
        yield
    except SystemExit as end:
        raise SystemExit(2 if end.code == COULD_NOT_START else end.code) from None


def _check_settings(settings: Settings) -> None:
    """Raise `Mistake` for settings with which a server would start but not do what was meant."""
    if settings.web and not (settings.web_folder / "index.html").is_file():
        raise Mistake(f"There is no web client in {settings.web}: it has no index.html.")
    if not settings.key_path.parent.is_dir() and settings.key_file:
        raise Mistake(f"There is no folder {settings.key_path.parent} for the key file.")
    for address in settings.proxies:
        if address != "*" and not _is_address(address):
            raise Mistake(f"--proxy takes an address such as 127.0.0.1, or * for every one, not {address!r}.")
    for name in settings.hosts:
        if not name or (not _is_address(name) and any(sign in name for sign in " :/\\@?#")):
            raise Mistake(f"--site takes a name such as games.example.org, without a port or a path, not {name!r}.")
    if settings.bots not in ("here", "ray") and ":" not in settings.bots:
        raise Mistake(
            f"--bots takes here, ray (the cluster of this machine) or ray://HOST:PORT, not {settings.bots!r}."
        )


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _hosts(host: str, sites: list[str], behind_proxy: bool) -> tuple[str, ...]:
    """The host names for requests that change something: those given, or this machine's if only it has access."""
    own = ("localhost", "127.0.0.1", "::1")
    if sites:
        return (*[site.lower() for site in sites], *own)
    return own if host in own and not behind_proxy else ()


def _invite(address: str) -> None:
    """Print the address. If there is a screen, a browser opens once the server answers."""
    typer.echo(f"\nMarches is at {address}   (Ctrl-C stops it; nothing is lost)\n")
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"):
        threading.Timer(2.0, webbrowser.open, (address,)).start()


def check_tables(database: Database = "marches.db", game: Games = None) -> None:
    """Before an upgrade: replay every stored table under the installed rules and name those that no longer fit."""
    settings = existing_database(database, game)
    count, wrong = carried_out(_check(settings))
    typer.echo(f"{count} tables replayed: {wrong} no longer fit." if wrong else f"{count} tables replayed: all fit.")
    if wrong:
        raise typer.Exit(1)


def roll_back_database(
    to: Annotated[str, typer.Argument(help="The form of the database: 0001 is the first.")],
    database: Database = "marches.db",
) -> None:
    """Convert a database to the form of an older version. Stop the server and make a backup first."""
    from alembic.util import CommandError

    from marches.server.backup import known_forms
    from marches.server.storage import Storage

    settings = existing_database(database)
    wrong = Mistake(f"{to!r} is not a form this database can go back to; 0001 is the first.")
    if to not in known_forms():  # Alembic's own words mean other things: "base" would delete every table
        raise wrong

    async def roll_back() -> None:
        storage = Storage(settings.database)
        try:
            await storage.roll_back(to)
        except CommandError as error:
            raise wrong from error
        finally:
            await storage.close()

    with alone(settings):
        carried_out(roll_back())
    typer.echo(f"The database has form {to}.")


async def _check(settings: Settings) -> tuple[int, int]:
    from marches.server import upkeep

    count = wrong = 0
    async for found in upkeep.check_tables(settings):
        count += 1
        if found.problem:
            wrong += 1
            typer.echo(f"{found.table} ({found.game}, {found.state}, {found.answers} lines): {found.problem}")
    return count, wrong


def _check_address(host: str, port: int) -> None:
    """Raise `Mistake` if a server cannot listen there, before anything is started."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        hint = " Give another --port." if error.errno in (errno.EADDRINUSE, errno.EACCES) else ""
        raise Mistake(f"Cannot listen on {host}, port {port}: {error.strerror or error}.{hint}") from error
