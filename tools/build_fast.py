"""Build the compiled engine: the same modules, compiled by mypyc, in `build/fast/marches`.

Everything in the kernel, the games, the search and its judges is compiled, except what is named in INTERPRETED:
modules whose classes are msgspec structs or that only run at a game's edges. `PYTHONPATH=build/fast` puts the result
in force.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "fast"
COMPILED = ("kernel/**/*.py", "games/**/*.py", "bots/search/*.py", "bots/raiders.py", "bots/root.py", "bots/scythe.py")
COMPILED_TESTS = ["tests/kernel/toy.py"]
"""The toy game subclasses compiled classes, so the compiled tests need it compiled."""
INTERPRETED = {
    "__init__.py",
    "campaign.py",
    "components.py",
    "line.py",
    "mistake.py",
    "module.py",
    "preview.py",
    "record.py",
    "rulebook.py",
    "scenario.py",
    "table.py",
    "testing.py",
    "view.py",
}
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="marches-fast", packages=[], ext_modules=mypycify({paths!r}, opt_level="{level}", multi_file={multi}))
"""


def modules() -> list[str]:
    """The modules to compile, relative to the source folder."""
    found = []
    for pattern in COMPILED:
        for path in sorted((SOURCE / "marches").glob(pattern)):
            if path.name not in INTERPRETED:
                found.append(str(path.relative_to(SOURCE)))
    return found


def stamp(level: str) -> str:
    """Changes whenever a source file, this script or the interpreter does."""
    digest = hashlib.sha256(f"{sys.version} {level}".encode())
    for path in [Path(__file__), ROOT / "tests/kernel/toy.py", *sorted((SOURCE / "marches").rglob("*.py"))]:
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def build(level: str) -> None:
    """Copy the sources, compile in place."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "tests", TARGET / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", TARGET)
    paths = [*modules(), *COMPILED_TESTS]
    (TARGET / "setup.py").write_text(SETUP.format(paths=paths, level=level, multi=True))
    env = {**os.environ, "MYPYPATH": str(TARGET), "MYPYC_MULTI_FILE": "1"}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    done = subprocess.run(command, cwd=TARGET, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"The compiled engine could not be built:\n{done.stdout}\n{done.stderr}")


def main() -> None:
    level = os.environ.get("MARCHES_OPT", "3")
    if shutil.which(os.environ.get("CC", "cc")) is None:
        sys.exit(
            "No C compiler was found: the interpreted engine stays in use (same games, about a tenth of the speed)."
        )
    marker = TARGET / ".stamp"
    if marker.exists() and marker.read_text() == stamp(level):
        shutil.copytree(ROOT / "tests", TARGET / "tests", dirs_exist_ok=True)
        print("The compiled engine is up to date.")
        return
    print(f"Building the compiled engine ({len(modules())} modules) ...", flush=True)
    started = time.monotonic()
    build(level)
    marker.write_text(stamp(level))
    print(f"Built in {time.monotonic() - started:.0f} s: {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
