"""Which engine plays: the compiled one where there is one, the interpreted one otherwise.

`tools/build_fast.py` puts the compiled modules into `marches/compiled`, with a manifest. In a checkout the manifest
also holds the sources as they were: once one of them has changed, the interpreted engine plays until the next build,
so what runs is always what is written. `MARCHES_ENGINE` chooses: `compiled` insists on the compiled engine, `python`
on the interpreted one.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent
HOME = PACKAGE / "compiled"
MANIFEST = HOME / "manifest.json"
CHOICES = ("compiled", "python")
SLOW = "The interpreted engine plays: the same games, about ten times slower."


class Finder:
    """Finds compiled modules in the libraries the manifest names. A library holds all modules of a package."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        where = str(HOME / file)
        return spec_from_file_location(name, where, loader=ExtensionFileLoader(name, where))


def manifest() -> dict[str, Any]:
    """The manifest of the last build. Empty if nothing was built."""
    try:
        found: dict[str, Any] = json.loads(MANIFEST.read_bytes())
    except (OSError, ValueError):
        return {}
    return found


def fingerprint(file: Path) -> list[object]:
    """How the manifest identifies a source file: modification time, size and content."""
    about = file.stat()
    return [about.st_mtime_ns, about.st_size, sha256(file.read_bytes()).hexdigest()]


def is_current(built: dict[str, Any]) -> bool:
    """Whether every source is the same as when the engine was compiled."""
    return all(_same(PACKAGE / name, kept) for name, kept in built.get("sources", {}).items())


def _same(file: Path, kept: list[object]) -> bool:
    try:
        about = file.stat()
    except OSError:
        return False
    if [about.st_mtime_ns, about.st_size] == kept[:2]:
        return True
    return about.st_size == kept[1] and sha256(file.read_bytes()).hexdigest() == kept[2]


def problem(built: dict[str, Any]) -> str:
    """Why the compiled engine cannot be used, and what to do about it. Empty if it can."""
    checkout = (PACKAGE.parent.parent / "tools" / "build_fast.py").is_file()
    if not built:
        return "Run `make engine` for the compiled one (it needs a C compiler)." if checkout else ELSEWHERE
    if built["suffix"] not in EXTENSION_SUFFIXES:
        return f"The compiled one was built for another Python ({built['suffix']}): run `make engine`."
    if not is_current(built):
        return "A rule has changed since the engine was compiled: run `make engine`."
    return ""


ELSEWHERE = (
    "This is Marches without its compiled part. Install the wheel that is made for your system and your Python; "
    "where there is none, `make wheel` in a checkout makes it."
)


def choose() -> str:
    """Install the chosen engine. Called once, before any engine module is imported."""
    wanted = os.environ.get("MARCHES_ENGINE", "")
    if wanted and wanted not in CHOICES:
        raise SystemExit(f"Unknown MARCHES_ENGINE '{wanted}'. Available: {', '.join(CHOICES)}.")
    if wanted == "python":
        return ""
    built = manifest()
    why = problem(built)
    if why and wanted == "compiled":
        raise SystemExit(f"MARCHES_ENGINE asks for the compiled engine, which is not there. {why}")
    if not why:
        sys.meta_path.insert(0, Finder(built["modules"]))
    return why


NOTICE = choose()
"""Why the slower engine is running, unless it was asked for. Commands that play print this when they start."""


def is_compiled() -> bool:
    """Whether the compiled engine is running."""
    return any(isinstance(one, Finder) for one in sys.meta_path)
