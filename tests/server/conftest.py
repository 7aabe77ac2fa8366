"""Servers the tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import hang_up
from tests.server.servers import STARTED, Cluster, Server, server


@pytest.fixture(autouse=True)
def _nobody_stays_on_the_line() -> Iterator[None]:
    yield
    hang_up()


@pytest.fixture(scope="session", autouse=True)
def _no_server_outlives_the_tests() -> Iterator[None]:
    yield
    for running in STARTED:
        running.stop()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for this run, started when a test first needs it."""
    running = Cluster()
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that only look."""
    folder: Path = tmp_path_factory.mktemp("server")
    with server(folder, str(folder / "marches.db")) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "marches.db")
    found: Cluster = request.getfixturevalue("cluster")
    return found.new_database()
