"""Real servers for tests: `marches serve` in separate processes, and a PostgreSQL cluster in its own folder."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

TOY = "tests.kernel.toybook:TOY"
ROOT = Path(__file__).resolve().parent.parent.parent


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


STARTED: list[Server] = []
"""Every server of this run, so that none outlives it."""


class Server:
    """One `marches serve`, whose games repeat (docs/hosting.md). The toy game is among them unless told otherwise."""

    toy = True
    word = "marches"
    """The test seed of its games. Empty: nobody can predict them."""

    def __init__(self, folder: Path, database: str, port: int | None = None, *more: str) -> None:
        self.folder = folder
        self.database = database
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.more = more
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        STARTED.append(self)

    def start(self) -> Server:
        command = [sys.executable, "-m", "marches", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--game", TOY] if self.toy else []
        command += ["--tables-per-hour", "100000", "--requests-per-second", "100000"]
        command += ["--pages-per-address", "10000", *(["--test-seed", self.word] if self.word else []), *self.more]
        paths = [*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(ROOT)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log, cwd=self.folder)
        self._until_it_answers()
        return self

    def _until_it_answers(self) -> None:
        for _ in range(1200):
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended by itself:\n{self.said()}"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.base}/api/status", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.said()}")

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(60)

    def said(self) -> str:
        return self.log.read_text("utf-8", "replace")


@contextlib.contextmanager
def server(folder: Path, database: str, *more: str) -> Iterator[Server]:
    running = Server(folder, database, None, *more).start()
    try:
        yield running
    finally:
        running.stop()
    assert "Traceback" not in running.said(), running.said()


def find_postgres() -> Path:
    """The folder of PostgreSQL's programs. If there is none, Debian's package is installed."""
    with (Path(tempfile.gettempdir()) / "marches-postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes may get here at once; one installs
        for attempt in range(2):
            found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
            if found:
                return found[-1].parent
            if attempt == 0 and os.geteuid() == 0 and shutil.which("apt-get"):
                for command in (["update", "-qq"], ["install", "-y", "-qq", "postgresql"]):
                    subprocess.run(["apt-get", *command], check=True, capture_output=True)
    raise AssertionError("PostgreSQL is needed for these tests: apt-get install postgresql")


class Cluster:
    """A PostgreSQL of our own, reached by a socket in its folder; it runs as a user without rights."""

    def __init__(self) -> None:
        self.bin = find_postgres()
        self.folder = Path(tempfile.mkdtemp(prefix="marches-pg-"))
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self.port = free_port()
        self._count = 0
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)
        data = self.folder / "data"
        if not data.exists():
            self._run([str(self.bin / "initdb"), "-D", str(data), "-A", "trust", "-U", "marches", "-E", "UTF8"])
        command = [str(self.bin / "postgres"), "-D", str(data), "-k", str(self.folder), "-p", str(self.port)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        with (self.folder / "log").open("wb") as log:
            self._process = subprocess.Popen(self._as_user(command), stdout=log, stderr=log, cwd=self.folder)
        for _ in range(200):
            if self._try(
                ["psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "marches", "postgres", "-c", "select 1"]
            ):
                return
            time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def new_database(self) -> str:
        """The URL of a fresh, empty database."""
        self._count += 1
        name = f"marches{self._count}"
        psql = ["psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "marches", "postgres", "-c"]
        subprocess.run([*psql, f"create database {name}"], check=True, capture_output=True)
        return f"postgresql://marches@127.0.0.1:{self.port}/{name}"

    def pause(self) -> None:
        """Stop the cluster. `start` brings everything back."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(60)

    def stop(self) -> None:
        self.pause()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _as_user(self, command: list[str]) -> list[str]:
        return (
            ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups", *command]
            if (os.geteuid() == 0)
            else command
        )

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(self._as_user(command), capture_output=True, text=True, check=False, cwd=self.folder)
        assert done.returncode == 0, done.stderr

    def _try(self, command: list[str]) -> bool:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
