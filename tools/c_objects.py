"""Compiles C files into libraries, several at once. Objects are cached by what they were made from."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)
KEPT_FOR = 14 * 24 * 3600
"""Seconds after which an unused object is removed."""
WORTH_PRECOMPILING = 4
"""How many files must begin with the same headers before precompiling them is worth it."""


@dataclass
class Unit:
    """A library: its name, its C files, the Python modules it holds."""

    library: str
    files: list[Path]
    modules: list[str]


class Compiler:
    """The C compiler Python was built for, as setuptools knows it: the same on Linux, macOS and Windows."""

    def __init__(self, store: Path, folders: list[Path], level: str) -> None:
        from setuptools._distutils import ccompiler, sysconfig

        self.tool: Any = ccompiler.new_compiler()
        sysconfig.customize_compiler(self.tool)
        if self.tool.compiler_type == "msvc":
            self.tool.initialize()
        self.store = store
        self.folders = folders
        self.includes = [*map(str, folders), sysconfig.get_python_inc(), sysconfig.get_python_inc(plat_specific=True)]
        self.flags = _flags(self.tool.compiler_type, level)
        about = _identity(self.tool)
        self.precompiles = self.tool.compiler_type == "unix" and "Free Software Foundation" in about
        self.basis = repr((about, self.flags, sys.version))
        self.made = 0

    def objects(self, files: Iterable[Path], tell: Callable[[int, int], None]) -> dict[Path, Path]:
        """The object of every file. Those not in the cache yet are compiled, the largest first."""
        found = {file: self.store / self.key(file) / f"{file.stem}{self.tool.obj_extension}" for file in set(files)}
        missing = [file for file, made in found.items() if not made.is_file()]
        missing.sort(key=lambda file: file.stat().st_size, reverse=True)
        lock = threading.Lock()
        folder = self.store / f"headers.{os.getpid()}"
        headers = self._precompile(missing, folder) if self.precompiles else {}

        def compile_one(file: Path) -> None:
            self._compile(file, found[file], headers.get(_opening(file)))
            with lock:
                self.made += 1
                tell(self.made, len(missing))

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            for _ in pool.map(compile_one, missing):
                pass
        shutil.rmtree(folder, ignore_errors=True)
        for made in found.values():
            os.utime(made)
        return found

    def key(self, file: Path) -> str:
        """The cache key of an object: the compiler, its flags, the file, and every header of ours that it includes."""
        digest = hashlib.sha256(self.basis.encode())
        for one in sorted(_reached(file, tuple(self.folders))):
            digest.update(one.name.encode() + _digest(one))
        return digest.hexdigest()[:32]

    def _precompile(self, files: list[Path], folder: Path) -> dict[str, Path]:
        """Precompile the headers that many files begin with. Reading them would take a third of the time otherwise."""
        found: dict[str, Path] = {}
        for opening, uses in Counter(map(_opening, files)).items():
            if opening and uses >= WORTH_PRECOMPILING:
                folder.mkdir(parents=True, exist_ok=True)
                header = folder / f"opening_{len(found)}.h"
                header.write_text(opening, "utf-8")
                self._run(["-x", "c-header", str(header), "-o", f"{header}.gch"])
                found[opening] = header
        return found

    def _run(self, words: list[str]) -> None:
        """Run the compiler with our folders and flags."""
        command = [*_words(self.tool.compiler_so), *(f"-I{one}" for one in self.includes), *words, *self.flags]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError(f"{' '.join(command)}\n{done.stderr}")

    def _compile(self, file: Path, target: Path, header: Path | None) -> None:
        work = self.store / f"{target.parent.name}.{os.getpid()}"
        work.mkdir(parents=True, exist_ok=True)
        if self.tool.compiler_type == "unix":
            ahead = ["-include", str(header)] if header else []
            try:
                self._run([*ahead, "-c", str(file), "-o", str(work / target.name)])
            except OSError:
                shutil.rmtree(work)
                raise
        else:
            made = self.tool.compile([str(file)], str(work), None, self.includes, extra_postargs=self.flags)
            Path(made[0]).replace(work / target.name)
        shutil.rmtree(target.parent, ignore_errors=True)
        work.replace(target.parent)

    def link(self, objects: list[Path], target: Path) -> None:
        """Link objects into an extension module."""
        symbol = f"PyInit_{target.name.partition('.')[0]}"
        export = [symbol] if self.tool.compiler_type == "msvc" and target.name.endswith("__mypyc.pyd") else None
        self.tool.link_shared_object([str(one) for one in objects], str(target), export_symbols=export)

    def tidy(self) -> None:
        """Remove the objects nobody used for a while."""
        for folder in self.store.iterdir():
            newest = max((one.stat().st_mtime for one in folder.iterdir()), default=0.0)
            if time.time() - newest > KEPT_FOR:
                shutil.rmtree(folder)


def _words(command: object) -> list[str]:
    return command.split() if isinstance(command, str) else [str(one) for one in command]  # type: ignore[attr-defined]


def _flags(kind: str, level: str) -> list[str]:
    """mypyc's own flags, without debug information."""
    from mypyc.build import get_cflags

    flags = get_cflags(compiler_type=kind, opt_level=level, debug_level="0", multi_file=True)
    if kind == "unix":
        # Only a library's entry point is called from outside: calls within it need no detour through a table.
        flags += ["-g0", "-fvisibility=hidden"]
    return flags


def _identity(tool: Any) -> str:
    """What the compiler says about itself."""
    if tool.compiler_type == "msvc":
        return str(tool.cc)
    command = _words(tool.compiler_so)
    said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    return said.stdout + " ".join(command)


@cache
def _opening(file: Path) -> str:
    """The lines a file begins with, as long as they include headers."""
    lines = file.read_text("utf-8").splitlines()
    return "\n".join(takewhile(lambda line: line.startswith("#include"), lines))


@cache
def _digest(file: Path) -> bytes:
    return hashlib.sha256(file.read_bytes()).digest()


@cache
def _included(file: Path) -> tuple[str, ...]:
    return tuple(INCLUDE.findall(file.read_text("utf-8")))


@cache
def _reached(file: Path, folders: tuple[Path, ...]) -> frozenset[Path]:
    """The file and every header of mypyc's or ours that it includes, however far down, but not Python's own."""
    found = {file}
    ahead = [file]
    while ahead:
        one = ahead.pop()
        for name in _included(one):
            places = [place / name for place in (one.parent, *folders)]
            header = next((place for place in places if place.is_file()), None)
            if header is not None and header.resolve() not in found:
                found.add(header.resolve())
                ahead.append(header.resolve())
    return frozenset(found)
