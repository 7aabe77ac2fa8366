"""Programs of Debian that tests need: installed when they are not there, as on a fresh machine."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path


def needed(program: str, package: str) -> str:
    """Where a program is; its package is installed if need be. Nothing is skipped: without it the test fails."""
    path = f"{os.environ['PATH']}:/usr/sbin:/sbin"
    with (Path(tempfile.gettempdir()) / "marches-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes may get here at once; one installs
        if shutil.which(program, path=path) is None and os.geteuid() == 0 and shutil.which("apt-get"):
            # Debian starts what it installs; the test starts its own.
            env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
            for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", package]):
                subprocess.run(["apt-get", *command], check=True, capture_output=True, env=env)
    found = shutil.which(program, path=path)
    assert found is not None, f"{program} is needed for these tests: apt-get install {package}"
    return found
