"""Build the compiled engine: the same modules, compiled by mypyc, in `build/fast/marches`.

The folder says what is compiled: the rules of every game (`games/<game>/rules`), the heart of the kernel, random play,
the search and its judges. `PYTHONPATH=build/fast` selects the result.
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
COMPILED = (
    "kernel/action.py",
    "kernel/arrays.py",
    "kernel/bits.py",
    "kernel/chance.py",
    "kernel/deck.py",
    "kernel/game.py",
    "kernel/step.py",
    "kernel/window.py",
    "games/*/rules/**/*.py",
    "testing/playout.py",
    "bots/search/*.py",
    "bots/raiders.py",
    "bots/root*.py",
    "bots/scythe.py",
)
ENGINE = ("kernel", "games", "bots", "testing")
COMPILED_TESTS = ["tests/kernel/toy.py"]
"""The toy game subclasses compiled classes, so the compiled tests need it compiled."""
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
groups = {groups!r}
paths = [path for files, _ in groups for path in files]
modules = mypycify(paths, opt_level="{level}", multi_file=True, separate=groups)
setup(name="marches-fast", packages=[], package_dir={{"": "."}}, ext_modules=modules)
"""


def modules() -> list[str]:
    """The modules to compile, relative to the source folder."""
    found = []
    for pattern in COMPILED:
        for path in sorted((SOURCE / "marches").glob(pattern)):
            if path.name != "__init__.py":
                found.append(str(path.relative_to(SOURCE)))
    return found


def groups() -> list[tuple[list[str], str]]:
    """One library a game and one for the rest: they are compiled side by side."""
    found: dict[str, list[str]] = {}
    for path in [*modules(), *COMPILED_TESTS]:
        parts = path.split("/")
        name = parts[2] if parts[:2] == ["marches", "games"] else "common"
        found.setdefault(name, []).append(path)
    return [(files, f"marches_{name}") for name, files in found.items()]


def stamp(level: str) -> str:
    """Changes whenever a file the compiled modules are made from does, or this script, or the interpreter."""
    digest = hashlib.sha256(f"{sys.version} {level}".encode())
    engine = [path for package in ENGINE for path in sorted((SOURCE / "marches" / package).rglob("*.py"))]
    for path in [Path(__file__), ROOT / "tests/kernel/toy.py", *engine]:
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def copy_sources() -> None:
    """Everything as it is now beside what is compiled; the web client stays where it was built."""
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "web")
    shutil.copytree(SOURCE, TARGET, ignore=ignored, dirs_exist_ok=True)
    for folder in ("tests", "examples"):
        shutil.copytree(ROOT / folder, TARGET / folder, ignore=ignored, dirs_exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", TARGET)
    client = TARGET / "marches" / "web"
    if not client.is_symlink():
        client.symlink_to(SOURCE / "marches" / "web", target_is_directory=True)


def build(level: str) -> str:
    """Copy the sources, compile in place; what went wrong, or nothing."""
    shutil.rmtree(TARGET, ignore_errors=True)
    copy_sources()
    (TARGET / "setup.py").write_text(SETUP.format(groups=groups(), level=level))
    # mypyc defines each group's table of the others in a header that many files include: the linker must merge them.
    flags = f"{os.environ.get('CFLAGS', '')} -fcommon".strip()
    env = {**os.environ, "MYPYPATH": str(TARGET), "CFLAGS": flags}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    log = TARGET / "build.log"
    with log.open("w") as file:
        running = subprocess.Popen(command, cwd=TARGET, env=env, stdout=file, stderr=subprocess.STDOUT)
        while running.poll() is None:
            show_progress()
            time.sleep(0.5)
    if running.returncode:
        return log.read_text()
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    return ""


def show_progress() -> None:
    """How many of the translated files are compiled so far."""
    if sys.stdout.isatty():
        written = len(list((TARGET / "build").glob("*.c")))
        compiled = len(list((TARGET / "build").rglob("*.o")))
        print(f"\r  {compiled} of {written} files compiled " if written else "\r  translating ", end="", flush=True)


def fall_back(why: str, if_possible: bool) -> None:
    """Say plainly that the interpreted engine stays in use; without `--if-possible` that is an error."""
    shutil.rmtree(TARGET, ignore_errors=True)
    message = f"{why}\nThe interpreted engine stays in use: the same games, about a tenth of the speed."
    if not if_possible:
        sys.exit(message)
    print(message)


def main() -> None:
    if_possible = "--if-possible" in sys.argv[1:]
    level = os.environ.get("MARCHES_OPT", "3")
    if shutil.which(os.environ.get("CC", "cc")) is None:
        fall_back("No C compiler was found.", if_possible)
        return
    marker = TARGET / ".stamp"
    if marker.exists() and marker.read_text() == stamp(level):
        copy_sources()
        print("The compiled engine is up to date.")
        return
    print(f"Building the compiled engine ({len(modules())} modules), once ...", flush=True)
    started = time.monotonic()
    problem = build(level)
    if problem:
        fall_back(f"\rThe compiled engine could not be built:\n{problem}", if_possible)
        return
    marker.write_text(stamp(level))
    print(f"\rBuilt in {time.monotonic() - started:.0f} s: {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
