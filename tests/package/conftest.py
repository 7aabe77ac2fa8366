"""The wheel, built once per run and installed where neither a compiler nor the checkout can be reached."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.servers import ROOT
from tests.web.conftest import browser as browser
from tests.web.conftest import playwright as playwright


class Installed:
    """An empty virtual environment with one wheel in it."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.wheel = wheel
        self.bin = folder / "venv" / "bin"
        # Nothing but the environment is on the path: no compiler, no Node, none of our tools.
        left_out = ("PYTHONPATH", "MARCHES_ENGINE", "VIRTUAL_ENV")
        self.env = {key: value for key, value in os.environ.items() if key not in left_out}
        self.env |= {"PATH": str(self.bin), "HOME": str(folder)}
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        self.run("pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
        assert shutil.which("cc", path=self.env["PATH"]) is None

    def run(self, command: str, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the environment in a folder outside the checkout. It must succeed."""
        done = subprocess.run(
            [str(self.bin / command), *words],
            env=self.env | more,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done


def wheel(folder: Path, *options: str) -> Path:
    """A wheel built from the current sources."""
    command = [sys.executable, str(ROOT / "tools" / "build_wheel.py"), "--to", str(folder), *options]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, "MARCHES_ENGINE": "python"})
    (made,) = folder.glob("*.whl")
    return made


def run_from(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """`python` with the package as it is in a folder, and the other packages of this environment."""
    env = {key: value for key, value in os.environ.items() if key != "MARCHES_ENGINE"} | {"PYTHONPATH": str(folder)}
    command = [sys.executable, *words]
    return subprocess.run(command, env=env | more, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel with everything."""
    folder = tmp_path_factory.mktemp("installed")
    return Installed(folder, wheel(tmp_path_factory.mktemp("wheel")))


@pytest.fixture(scope="session")
def engine_is_built() -> None:
    """The compiled engine of this checkout, built if need be."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_fast.py")], check=True)
