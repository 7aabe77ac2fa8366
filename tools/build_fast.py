"""Build the compiled engine: the same modules, compiled by mypyc, in `src/marches/compiled`.

The folder says what is compiled: the rules of every game (`games/<game>/rules`), the heart of the kernel, random play,
the search and its judges. mypyc translates them into C, a library per game and one for the rest; `c_objects.py`
compiles the C, as many files at once as there are cores, and keeps every object by what it was made from. Python then
finds the modules by itself (`marches/engine.py`). `make play`, `make test` and `make wheel` all come here.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import sys
import sysconfig
import time
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
SOURCE = ROOT / "src"
sys.path[:0] = [str(ROOT), str(SOURCE)]
os.environ["MARCHES_ENGINE"] = "python"

from tools.c_objects import Compiler, Unit  # noqa: E402
from tools.c_slices import Group  # noqa: E402

from marches.engine import HOME, MANIFEST, PACKAGE, fingerprint, is_current, manifest  # noqa: E402

WORK = ROOT / "build" / "engine"
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
    "bots/scythe*.py",
)
SUFFIX: str = EXTENSION_SUFFIXES[0]
LEVEL = os.environ.get("MARCHES_OPT", "1")
"""The C compiler's optimisation levels. RESULTS.md says what each costs and gains."""
GET_COMPILER = "On Debian and Ubuntu `apt install gcc python3-dev` brings it; then run `make engine`."
START = """
#include <Python.h>

static PyObject *start(const char *library, const char *deps, const char *init, const char *init_capsule)
{
    PyObject *shared = PyImport_ImportModule(library);
    if (!shared) return NULL;
    PyObject *capsule = PyObject_GetAttrString(shared, "ensure_deps");
    if (capsule) {
        int (*ready)(void) = (int (*)(void))PyCapsule_GetPointer(capsule, deps);
        Py_DECREF(capsule);
        if (!ready || ready() < 0) { Py_DECREF(shared); return NULL; }
    } else {
        PyErr_Clear();
    }
    capsule = PyObject_GetAttrString(shared, init);
    Py_DECREF(shared);
    if (!capsule) return NULL;
    PyObject *(*run)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, init_capsule);
    Py_DECREF(capsule);
    return run ? run() : NULL;
}
"""
ENTRY = """
PyMODINIT_FUNC PyInit_{stem}(void)
{{
    return start("{library}", "{library}.ensure_deps", "init_{name}", "{library}.init_{name}");
}}
"""


def modules() -> list[str]:
    """The modules to compile, relative to the source folder."""
    found = [path for pattern in COMPILED for path in sorted(PACKAGE.glob(pattern)) if path.name != "__init__.py"]
    return [path.relative_to(SOURCE).as_posix() for path in found]


def groups() -> list[tuple[list[str], str | None]]:
    """One library a game and one for the rest: a change to one game leaves the others as they are."""
    found: dict[str, list[str]] = {}
    for path in modules():
        parts = path.split("/")
        name = parts[2] if parts[:2] == ["marches", "games"] else "common"
        found.setdefault(name, []).append(path)
    return [(files, f"marches_{name}") for name, files in found.items()]


def recipe() -> str:
    """A fingerprint of everything but the sources: what is compiled, with which tools, and how."""
    scripts = [(TOOLS / name).read_text("utf-8") for name in ("build_fast.py", "c_objects.py", "c_slices.py")]
    parts = [sys.version, LEVEL, os.environ.get("CFLAGS", ""), version("mypy"), *modules(), *scripts]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def translate() -> list[Unit]:
    """Translate Python to C: one unit per library. Each file compiles on its own."""
    from mypyc.build import include_dir, mypyc_build
    from mypyc.common import RUNTIME_C_FILES
    from mypyc.options import CompilerOptions

    written = WORK / "c"
    options = CompilerOptions(multi_file=True, separate=True, target_dir=str(written))
    with contextlib.chdir(SOURCE):
        words = [f"--cache-dir={WORK / 'types'}", *modules()]
        made, files, _ = mypyc_build(words, options, separate=groups())
    runtime = Path(include_dir())
    shared = [runtime / name for name in [*RUNTIME_C_FILES, "vecs/librt_vecs_api.c"]]
    units = []
    for (members, name), (sources, _) in zip(made, files, strict=True):
        assert name is not None
        library = f"{name}__mypyc"
        own = Group(name, written).sliced([Path(one) for one in sources], WORK / "units")
        units.append(Unit(library, own + shared, [member.module for member in members]))
    return units


def sources_behind() -> list[Path]:
    """The compiled modules and every module of Marches they import: when one changes, they must be compiled again."""
    import grimp

    graph = grimp.build_graph("marches", cache_dir=None)
    names = {path.removesuffix(".py").replace("/", ".") for path in modules()}
    for name in list(names):
        names |= graph.find_upstream_modules(name)
    paths = [SOURCE.joinpath(*name.split(".")) for name in sorted(names)]
    return [path / "__init__.py" if path.is_dir() else path.with_suffix(".py") for path in paths]


def starters(units: list[Unit]) -> list[Unit]:
    """A small library per package with the entry points of its modules, which lead into the library of the group."""
    from mypyc.namegen import exported_name

    found: dict[str, Unit] = {}
    text: dict[str, str] = {}
    for unit in units:
        for module in unit.modules:
            package, _, stem = module.rpartition(".")
            library = f"start_{package.replace('.', '_')}"
            file = WORK / "c" / f"{library}.c"
            found.setdefault(library, Unit(library, [file], [])).modules.append(module)
            entry = ENTRY.format(stem=stem, library=unit.library, name=exported_name(module))
            text[library] = text.get(library, START) + entry
    for library, code in text.items():
        found[library].files[0].write_text(code, "utf-8")
    return list(found.values())


def build() -> None:
    """Translate, compile, link; the manifest is written last, so a build that was cut short does not count."""
    from mypyc.build import include_dir

    MANIFEST.unlink(missing_ok=True)
    behind = sources_behind()
    kept = [fingerprint(path) for path in behind]
    units = translate()
    runtime = Path(include_dir())
    compiler = Compiler(WORK / "objects", [WORK / "c", runtime, runtime / "vecs"], LEVEL)
    units += starters(units)
    objects = compiler.objects([file for unit in units for file in unit.files], show_progress)
    HOME.mkdir(exist_ok=True)
    linked = {unit.library: link(compiler, unit, objects) for unit in units}
    for file in HOME.iterdir():
        if file.name not in linked.values():
            file.unlink()
    found = {module: linked[unit.library] for unit in units for module in unit.modules if unit.library[:6] == "start_"}
    found |= {name: file for name, file in linked.items() if name.endswith("__mypyc")}
    sources = {path.relative_to(PACKAGE).as_posix(): one for path, one in zip(behind, kept, strict=True)}
    about = {"suffix": SUFFIX, "recipe": recipe(), "modules": found, "sources": sources}
    MANIFEST.write_text(json.dumps(about, indent=1), "utf-8")
    compiler.tidy()


def link(compiler: Compiler, unit: Unit, objects: dict[Path, Path]) -> str:
    """Link the unit's library, unless it was linked from the same objects before. Returns its file name."""
    parts = [objects[file] for file in unit.files]
    name = unit.library + SUFFIX
    record = WORK / "linked" / f"{unit.library}.txt"
    made_of = "\n".join(str(part.parent.name) for part in parts)
    if not (HOME / name).is_file() or not record.is_file() or record.read_text() != made_of:
        (HOME / name).unlink(missing_ok=True)
        compiler.link(parts, HOME / name)
        record.parent.mkdir(exist_ok=True)
        record.write_text(made_of)
    return name


def show_progress(done: int, of: int) -> None:
    """How many of the translated files are compiled so far."""
    if sys.stdout.isatty():
        print(f"\r  {done} of {of} files compiled ", end="", flush=True)


def fall_back(why: str, if_possible: bool) -> None:
    """Say that the interpreted engine stays in use. Without `--if-possible` this is an error."""
    shutil.rmtree(HOME, ignore_errors=True)
    message = f"{why}\nThe interpreted engine stays in use: the same games, about ten times slower."
    if not if_possible:
        sys.exit(message)
    print(message)


def is_up_to_date(built: dict[str, Any]) -> bool:
    return bool(built) and built["recipe"] == recipe() and is_current(built)


def main() -> None:
    if_possible = "--if-possible" in sys.argv[1:]
    if is_up_to_date(manifest()):
        return
    if os.name != "nt" and shutil.which(os.environ.get("CC", "cc")) is None:
        fall_back(f"No C compiler was found. {GET_COMPILER}", if_possible)
        return
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        fall_back(f"The headers of this Python were not found. {GET_COMPILER}", if_possible)
        return
    print(f"Building the compiled engine ({len(modules())} modules) ...", flush=True)
    started = time.monotonic()
    try:
        build()
    except (Exception, SystemExit) as error:
        fall_back(f"\rThe compiled engine could not be built:\n{error}", if_possible)
        return
    print(f"\rBuilt in {time.monotonic() - started:.0f} s: {HOME.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
