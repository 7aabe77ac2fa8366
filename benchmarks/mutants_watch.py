"""A pytest plugin: which lines of the rules each test runs, how long it takes, and whether it passes.

Switched on by `-p benchmarks.mutants_watch`; the variables below say what to watch and where to write it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import msgspec
import pytest

SOURCE = os.environ["MARCHES_WATCH_SOURCE"]
TARGET = os.environ["MARCHES_WATCH_TARGET"]
WATCH = coverage.Coverage(data_file=None, source=[SOURCE], messages=False)
WATCH.set_option("run:disable_warnings", ["no-data-collected"])
SECONDS: dict[str, float] = {}
PASSED: set[str] = set()
WATCH.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    WATCH.switch_context(item.nodeid)
    before = time.process_time()
    result = yield
    SECONDS[item.nodeid] = time.process_time() - before
    WATCH.switch_context("")
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        PASSED.add(report.nodeid)


def pytest_sessionfinish() -> None:
    WATCH.stop()
    data = WATCH.get_data()
    lines: dict[str, dict[str, list[int]]] = {}
    for file in data.measured_files():
        name = str(Path(file).relative_to(SOURCE))
        for line, contexts in data.contexts_by_lineno(file).items():
            for context in contexts:
                if context in PASSED:
                    lines.setdefault(context, {}).setdefault(name, []).append(line)
    seconds = {name: SECONDS[name] for name in PASSED}
    Path(TARGET).write_bytes(msgspec.json.encode({"lines": lines, "seconds": seconds}))
