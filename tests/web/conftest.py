"""A real browser on a real server."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.servers import STARTED, Server, server
from tests.web import ahead
from tests.web.person import Person, path_of

MORE = ["--web", os.environ["MARCHES_WEB"]] if "MARCHES_WEB" in os.environ else []
"""Another build of the client than the one that ships, if the environment names one."""
OFF = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
)
"""What Playwright turns off. Only the last list that Chromium is given counts, so ours repeats it."""
UNSEEN = "WebUIOmniboxPopup,WebUIOmniboxAimPopup"
"""Parts of the address bar that nobody sees here, yet each window would load: two fifths of what opening one costs."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    f"--disable-features={OFF},{UNSEEN}",
]

STAGES = {"midway": ahead.midway, "over": ahead.finished}
"""How far the tables that are only looked at have been played."""


def find_chromium() -> str:
    """Debian's Chromium, which is installed if it is missing."""
    with (Path(tempfile.gettempdir()) / "marches-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes may get here at once; one installs
        for attempt in range(2):
            found = shutil.which("chromium")
            if found:
                return found
            if attempt == 0 and os.geteuid() == 0 and shutil.which("apt-get"):
                for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
                    subprocess.run(["apt-get", *command], check=True, capture_output=True)
    raise AssertionError("Chromium is needed for these tests: apt-get install chromium")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
    yield running
    running.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it."""
    folder = tmp_path_factory.mktemp("web")
    with server(folder, str(folder / "marches.db"), *MORE) as running:
        yield running


@pytest.fixture(scope="session")
def shown(served: Server) -> Callable[[str, str], str]:
    """A seat in the middle of a game or at its end. Each game is played once and only looked at."""
    return cache(lambda game, stage: path_of(STAGES[stage](served.base, game)))


@pytest.fixture(scope="session", autouse=True)
def _no_server_outlives_the_tests() -> Iterator[None]:
    yield
    for running in STARTED:
        running.stop()


@pytest.fixture
def person(browser: Browser, served: Server) -> Iterator[Person]:
    """Somebody in front of a wide screen, who wants no animations."""
    someone = Person(browser, served.base)
    yield someone
    someone.leave()
