"""Where bots think: in a process beside the server, or on the machines of a Ray cluster.

Either takes one question at a time and can be ended; the next question then starts another. The cluster's machines need
Marches installed, in the same version, and are told no more than a process here: no seed, and no other seat's secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import threading
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from marches.kernel.mistake import Mistake
from marches.server.library import Library
from marches.server.worker import Ask, Reply, Worker, answered

LOG = logging.getLogger("marches.server")
HERE = "here"
LINE_LIMIT = 64_000_000
STARTS = 3
"""How many times a question is asked again if the machine that was thinking about it is lost."""
_connecting = threading.Lock()


class Thinker(Protocol):
    """Answers questions one at a time."""

    @property
    def is_fresh(self) -> bool:
        """Whether it knows no table yet, because it was not started or has ended."""

    async def ask(self, ask: Ask) -> Reply: ...

    async def end(self) -> None: ...


class Gone(Exception):
    """The process that was thinking has ended; another one can be asked."""


class ProcessThinker:
    """A process on this machine."""

    def __init__(self, games: Sequence[str]) -> None:
        self._command = [sys.executable, "-m", "marches.server.worker", *games]
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_fresh(self) -> bool:
        return self._process is None or self._process.returncode is not None

    async def ask(self, ask: Ask) -> Reply:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, limit=LINE_LIMIT
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(ask) + b"\n")
        await self._process.stdin.drain()
        row = await self._process.stdout.readline()
        if not row:
            raise EOFError
        return msgspec.json.decode(row, type=Reply)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class RemoteWorker:
    """What runs on a machine of the cluster."""

    def __init__(self, games: Sequence[str]) -> None:
        with contextlib.suppress(OSError):
            os.nice(10)
        self._worker = Worker(Library(games))

    def ask(self, ask: bytes) -> bytes:
        return msgspec.json.encode(answered(self._worker, msgspec.json.decode(ask, type=Ask)))


class RayThinker:
    """An actor on a Ray cluster. When its machine is lost, the question goes to another one."""

    def __init__(self, address: str, games: Sequence[str]) -> None:
        self._address = address
        self._games = list(games)
        self._actor: Any = None

    @property
    def is_fresh(self) -> bool:
        return self._actor is None

    async def ask(self, ask: Ask) -> Reply:
        import ray

        if self._actor is None:
            await asyncio.to_thread(connect, self._address)
            kind: Any = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(RemoteWorker)
            self._actor = kind.remote(self._games)
        try:
            reply: bytes = await self._actor.ask.remote(msgspec.json.encode(ask))
        except ray.exceptions.RayError as error:
            LOG.warning("a bot's machine is lost: %s", type(error).__name__)
            await self.end()
            raise Gone from error
        return msgspec.json.decode(reply, type=Reply)

    async def end(self) -> None:
        actor, self._actor = self._actor, None
        if actor is not None:
            import ray

            with contextlib.suppress(Exception):  # it may be gone, and the cluster with it
                await asyncio.to_thread(ray.kill, actor)


def connect(address: str) -> None:
    """Join the cluster, once in each process. Raises `Mistake` if there is none. `ray`
    means the cluster of this machine.
    """
    try:
        import ray
    except ImportError as error:
        raise Mistake("Ray is not installed here; install it with: pip install 'marches[cluster]'") from error
    with _connecting:
        if ray.is_initialized():
            return
        _knock(address)
        try:
            ray.init(address="auto" if address == "ray" else address, log_to_driver=False)
        except (ConnectionError, OSError, ValueError, ImportError, RuntimeError) as error:
            raise Mistake(f"No Ray cluster answers at {address!r}: {str(error).splitlines()[0]}") from error


def _knock(address: str) -> None:
    """Raise `Mistake` if nothing is listening. Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "ray":
        return
    try:
        with socket.create_connection((host, int(port)), timeout=5):
            pass
    except (OSError, ValueError, OverflowError) as error:
        raise Mistake(f"No Ray cluster answers at {address!r}: {error}") from error


def thinker(bots: str, games: Sequence[str]) -> Thinker:
    """What `--bots` asks for."""
    return ProcessThinker(games) if bots == HERE else RayThinker(bots, games)
