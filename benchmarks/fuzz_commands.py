"""Made-up command lines: `fuzz_commands.py [--inputs N] [--minutes 8]`.

Every command with every option it has, each with good and bad values, on good and damaged files, with anything typed at
the prompt. None may end in a traceback: every mistake gets one sentence. Nothing is served and no network is asked;
what would think or play for long is stopped after a moment, which counts as a command that went well.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any
from unittest import mock

import msgspec
from hypothesis import strategies as st
from typer.testing import CliRunner

sys.path.append(str(Path(__file__).resolve().parent.parent))

from benchmarks.fuzz_inputs import batch
from benchmarks.slices import Run, reader

from marches import records
from marches.cli import COMMANDS, app, load
from marches.cli.play import read_game
from marches.cli.saves import Save
from marches.games import GAMES, rulebook
from marches.kernel.mistake import Mistake
from marches.server.settings import database_url
from marches.server.storage import Storage
from marches.testing.conformance import random_table

WANTED = 100_000
BATCH = 50
MOMENT = 0.3
"""Seconds after which a command that thinks or plays is stopped."""
ODD = ["", " ", "²", "٣", "nan", "inf", "-1", "0", "1e9", "9" * 40, "é" * 30, "\x00", "\ud800", "../x", "/", "-", "--"]
ODD += ["[/b]", "base"]  # strings that Rich and Alembic interpret themselves
NAMES = ["raiders", "root", "scythe", "toy", "en", "fr", "de", "apprentice", "wanderer", "veteran", "warlord", "you"]
LISTS = ["you,wanderer", "you,you,you", "apprentice,apprentice", "you,,you", ",", "x=y", "=", "marquise,eyrie,vagabond"]
FILES = ["game.jsonl", "over.jsonl", "half.jsonl", "words.txt", "empty", "bytes", "folder", "missing", "other.db"]
FILES += ["marches.db", "[red]a[/b].db", "folder/missing/deep", "results.jsonl", "game.jsonl.key"]
PLACES = ["postgresql://nobody@127.0.0.1:1/none", "sqlite:///new.db", "mysql://x", "postgresql://", "sqlite://"]
VALUE = st.one_of(
    st.sampled_from([*NAMES, *LISTS, *FILES, *PLACES, *ODD]),
    st.integers(-3, 12).map(str),
    st.integers().map(str),
    st.floats().map(str),
    st.text(max_size=12),
)
TYPED = ["", "1", "2", "99", "²", "undo", "why", "?", "board", "log", "save", "save x", "save /", "quit", "q", "n", "p"]
PROMPT = st.lists(st.one_of(st.sampled_from(TYPED), st.text(max_size=8)), max_size=6)
ALLOWED = (SystemExit, Mistake, OSError)


class Enough(BaseException):
    """The time for this command is over."""


def lines_of(command: str) -> st.SearchStrategy[list[str]]:
    """Command lines of one command: its arguments, its own options, now and then one it does not have."""
    params = load(command).params
    options = [name for param in params for name in (*param.opts, *param.secondary_opts) if name.startswith("-")]
    flags = {name for param in params if getattr(param, "is_flag", False) for name in param.opts}
    some = st.lists(
        st.tuples(st.sampled_from([*options, "--help", "--no-such"]), VALUE).map(
            lambda pair: [pair[0]] if pair[0] in flags or pair[0] == "--help" else list(pair)
        ),
        max_size=5,
    )
    values = st.lists(VALUE, max_size=2)
    return st.tuples(values, some).map(lambda both: [command, *both[0], *[word for part in both[1] for word in part]])


def furnish(folder: Path) -> None:
    """Good and damaged files to pass to commands."""
    setup, players = read_game("raiders", "you,wanderer", "", "", None, None)
    Save.new(setup, bytes(16), players, "en", folder / "game.jsonl").close()
    book = rulebook("raiders")
    data = records.dumps(random_table(book, book.sample_setups()[0], 1).record)
    (folder / "over.jsonl").write_bytes(data)
    (folder / "half.jsonl").write_bytes(data[: len(data) // 2])
    (folder / "words.txt").write_text("only words\n" * 3, "utf-8")
    (folder / "empty").write_bytes(b"")
    (folder / "bytes").write_bytes(Random(1).randbytes(500))
    (folder / "other.db").write_bytes(b"SQLite format 3\x00" + bytes(200))
    (folder / "results.jsonl").write_bytes(msgspec.json.encode({"game": "raiders"}) + b"\n{")
    (folder / "folder").mkdir()
    (folder / "marches.db").write_bytes(database())


@cache
def database() -> bytes:
    """The database of a server on which nothing has been played yet."""

    async def make(url: str) -> None:
        storage = Storage(url)
        await storage.migrate()
        await storage.close()

    with tempfile.TemporaryDirectory() as name:
        asyncio.run(make(database_url(f"{name}/marches.db")))
        return Path(name, "marches.db").read_bytes()


def everything_loaded() -> None:
    """Import everything first: an import stopped half-way would stay broken for every later command."""
    for name in COMMANDS:
        load(name)
    for name in GAMES:
        rulebook(name)
    import_module("marches.server.app")


@contextlib.contextmanager
def stopped_in_time() -> Iterator[None]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise Enough

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, MOMENT, MOMENT)
    try:
        yield
    except Enough:
        pass
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def call(words: list[str], typed: list[str]) -> None:
    """Run one command line as `marches` would."""
    text = "".join(f"{line}\n" for line in typed)
    with stopped_in_time():
        found = CliRunner().invoke(app, words, input=text.encode("utf-8", "replace"))
        error = found.exception
        if error is not None and not isinstance(error, (*ALLOWED, Enough)):
            raise AssertionError("".join(traceback.format_exception(error)))


@contextlib.contextmanager
def harmless() -> Iterator[None]:
    """Nothing is served, no browser opened, no worker started, nothing written outside a folder of our own."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        os.chdir(folder)
        furnish(folder)
        stack.enter_context(mock.patch.dict(os.environ, {"XDG_DATA_HOME": str(folder / "home"), "COLUMNS": "100"}))
        stack.enter_context(mock.patch("uvicorn.run"))
        stack.enter_context(mock.patch("marches.server.thinkers.connect", side_effect=Mistake("No Ray here.")))
        stack.enter_context(mock.patch("marches.cli.serve._invite"))
        stack.enter_context(mock.patch("marches.bots.arena.run.run", return_value=iter(())))
        try:
            yield
        finally:
            os.chdir(here)


def slice_of(run: Run) -> None:
    names = list(COMMANDS)
    while not run.is_over:
        turn = run.progress.steps
        strategy: Any = st.tuples(lines_of(names[turn % len(names)]), PROMPT)
        before = time.monotonic()
        with harmless():
            tried, failures = batch(lambda both: call(*both), strategy, turn, BATCH)
        run.step(tried, time.monotonic() - before, failures)


def main() -> None:
    options = reader(__doc__ or "")
    options.add_argument("--inputs", type=int, default=WANTED)
    given = options.parse_args()
    run = Run("fuzz-commands", given.inputs, given)
    everything_loaded()
    slice_of(run)
    run.tell("command lines")
    sys.exit(bool(run.progress.failed))


if __name__ == "__main__":
    main()
