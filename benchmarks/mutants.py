"""Measures how much of the rules the tests check: small faults are put into the rule files, and the tests must notice.

`python benchmarks/mutants.py [GAME …] [--minutes 8] [--again] [--afresh]`

Of all faults Cosmic Ray can make in a game's rule files, 300 are drawn with a fixed seed. For each, the tests that run
the changed line (cheapest first) are run on a copy of the sources until one fails. A fault that makes them run on for
many times their usual processor time counts as noticed, too. What nobody noticed is listed at the end; `--again` takes
the tests as they are now and tries those again.

Faults in type annotations are left out (nothing reads them while a game is played), and so is `is` for `==`.
"""

from __future__ import annotations

import ast
import math
import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec

sys.path.append(str(Path(__file__).resolve().parent.parent))

from benchmarks.slices import FOLDER, ROOT, read, reader, write
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from marches.games import GAMES

DRAWN = 300
SEED = 24
PATIENCE = 60.0
"""Seconds of processor time the chosen tests may usually take together; the dearest beyond that are left out."""
SLOWER = 5
"""A fault that makes the tests take this many times their usual time is noticed."""
START = 15.0
"""Seconds of processor time allowed for starting, on top."""
MEMORY = 4 << 30
LEFT_OUT = ("VariableReplacer", "VariableInserter", "_Eq_Is", "_Is_Eq", "_NotEq_IsNot", "_IsNot_NotEq")
"""The first two need names. The others swap "the same" and "equal": of our numbers, ids and None that is one thing."""


class Mutant(msgspec.Struct):
    """One fault and its result: "", "killed", "timeout" or "survived"."""

    file: str
    operator: str
    occurrence: int
    line: int
    column: int
    change: str = ""
    outcome: str = ""
    tests: int = 0
    killer: str = ""


class Watched(msgspec.Struct):
    """What the tests of one file run: lines by test and rule file, and the seconds each test takes."""

    content: str = ""
    lines: dict[str, dict[str, list[int]]] = {}
    seconds: dict[str, float] = {}


class State(msgspec.Struct):
    """The progress of the run for one game."""

    sources: str = ""
    possible: int = 0
    mutants: list[Mutant] = []


class Trial:
    """The faults of one game, on a copy of the sources."""

    def __init__(self, game: str, end: float | None) -> None:
        self.game = game
        self.end = end
        self.file = FOLDER / f"mutants-{game}.json"
        self.copy = FOLDER / f"mutants-{game}"
        self.rules = self.copy / "src" / "marches" / "games" / game / "rules"
        self.state = read(self.file, State)
        self.watched: dict[str, Watched] = {}

    @property
    def is_late(self) -> bool:
        return self.end is not None and time.monotonic() >= self.end

    def prepare(self) -> None:
        """Copy the sources and draw the faults."""
        if self.state.mutants:
            return
        shutil.rmtree(self.copy, ignore_errors=True)
        for name in ("src", "tests", "benchmarks"):
            shutil.copytree(ROOT / name, self.copy / name, ignore=shutil.ignore_patterns("compiled", "web", "*.pyc"))
        shutil.copy(ROOT / "pyproject.toml", self.copy)
        found = [mutant for file in sorted(self.rules.rglob("*.py")) for mutant in self._possible(file)]
        drawn = Random(SEED).sample(found, min(DRAWN, len(found)))
        self.state = State(digest(self.rules), len(found), drawn)
        write(self.file, self.state)

    def _possible(self, file: Path) -> Iterator[Mutant]:
        source = file.read_text("utf-8")
        tree, unread = get_ast(source), annotated(source)
        for name in operator_names():
            if name.endswith(LEFT_OUT):
                continue
            operator = get_operator(name)()
            places = [place for node in ast_nodes(tree) for place in operator.mutation_positions(node)]
            for number, (start, _) in enumerate(places):
                if start not in unread:
                    yield Mutant(str(file.relative_to(self.rules)), name, number, *start)

    def take_tests(self) -> None:
        """Use the current tests. Faults that survived are tried again."""
        shutil.rmtree(self.copy / "tests")
        shutil.copytree(ROOT / "tests", self.copy / "tests", ignore=shutil.ignore_patterns("*.pyc"))
        for mutant in self.state.mutants:
            if mutant.outcome == "survived":
                mutant.outcome = ""

    def watch(self) -> bool:
        """Find out which lines each test runs, file by file. Returns False if the slice ended first."""
        kept = FOLDER / f"mutants-{self.game}-tests"
        for file in test_files(self.copy, self.game):
            name = str(file.relative_to(self.copy))
            target = kept / f"{name.replace('/', '.')}.json"
            found = read(target, Watched)
            if found.content != digest(file):
                if self.is_late:
                    return False
                self._watch_one(name, target)
                found = read(target, Watched)
                found.content = digest(file)
                write(target, found)
                print(
                    f"{self.game}: {name}: {len(found.seconds)} tests, {sum(found.seconds.values()):.0f} s", flush=True
                )
            self.watched[name] = found
        return True

    def _watch_one(self, name: str, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        more = {"MARCHES_WATCH_SOURCE": str(self.rules), "MARCHES_WATCH_TARGET": str(target)}
        done = self._pytest(["-p", "benchmarks.mutants_watch", name], more, 1200)
        if not target.is_file():
            raise SystemExit(f"{name} could not be watched:\n{done.stdout}\n{done.stderr}")

    def _pytest(self, words: list[str], more: dict[str, str], seconds: float) -> subprocess.CompletedProcess[str]:
        """Run tests on the copy, with a limit on processor time."""
        env = os.environ | {
            "PYTHONPATH": f"{self.copy / 'src'}{os.pathsep}{self.copy}",
            "PYTHONDONTWRITEBYTECODE": "1" if not more else "",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "MARCHES_ENGINE": "python",
            **more,
        }

        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", "--tb=no"]
        if more:
            command.remove("-x")
        return subprocess.run(
            [*command, *words],
            env=env,
            cwd=self.copy,
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=limit,
            timeout=20 * seconds,
        )

    def chosen(self, mutant: Mutant) -> list[tuple[float, str]]:
        """The tests that run the changed line; all tests for a line that only runs on import. The cheapest first."""
        every = [(seconds, test) for found in self.watched.values() for test, seconds in found.seconds.items()]
        runs = {
            test
            for found in self.watched.values()
            for test, files in found.lines.items()
            if mutant.line in files.get(mutant.file, ())
        }
        picked, spent = [], 0.0
        for seconds, test in sorted(every):
            if (not runs or test in runs) and spent + seconds <= PATIENCE:
                picked.append((seconds, test))
                spent += seconds
        return picked

    def try_one(self, mutant: Mutant) -> None:
        """Put the fault in, run the tests, take it out."""
        file = self.rules / mutant.file
        source = file.read_text("utf-8")
        changed = mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence)
        mutant.change = difference(source, changed)
        picked = self.chosen(mutant)
        mutant.tests = len(picked)
        words = self.copy / "chosen.txt"
        words.write_text("\n".join(test for _, test in picked), "utf-8")
        allowed = START + SLOWER * sum(seconds for seconds, _ in picked)
        file.write_text(changed, "utf-8")
        try:
            mutant.outcome, mutant.killer = self._outcome(words, allowed)
        finally:
            file.write_text(source, "utf-8")
            os.utime(file, (time.time() + 2, time.time() + 2))

    def _outcome(self, words: Path, allowed: float) -> tuple[str, str]:
        try:
            done = self._pytest([f"@{words}"], {}, allowed)
        except subprocess.TimeoutExpired:
            return "timeout", ""
        if done.returncode < 0:
            return "timeout", f"signal {-done.returncode}"
        if done.returncode == 0:
            return "survived", ""
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return "killed", failed[0][:200] if failed else done.stdout[-200:] + done.stderr[-200:]

    def run(self) -> None:
        for mutant in self.state.mutants:
            if self.is_late:
                break
            if not mutant.outcome:
                self.try_one(mutant)
                write(self.file, self.state)
                self.tell(short=True)
        self.tell()

    def tell(self, short: bool = False) -> None:
        """Print the progress, the share noticed with its interval and, at the end of a slice, the faults nobody
        noticed.
        """
        tried = [mutant for mutant in self.state.mutants if mutant.outcome]
        missed = [mutant for mutant in tried if mutant.outcome == "survived"]
        low, high = interval(len(tried) - len(missed), len(tried))
        shown = (
            f"{self.game}: {len(tried)} of {len(self.state.mutants)} faults tried, {len(tried) - len(missed)} noticed"
        )
        share = f" ({100 * (1 - len(missed) / max(1, len(tried))):.1f} %, 95 % of the time between"
        print(f"{shown}{share} {100 * low:.1f} to {100 * high:.1f} %)", flush=True)
        if not short:
            print(f"  drawn of {self.state.possible:,} possible ones with seed {SEED}")
            for mutant in missed:
                print(f"  missed: {mutant.file}:{mutant.line} {mutant.operator.split('/')[-1]}, {mutant.tests} tests")
                print("    " + mutant.change.replace("\n", "\n    "))


def test_files(folder: Path, game: str) -> list[Path]:
    """The files whose tests are about one game's rules."""
    own = sorted((folder / "tests" / game).glob("test_*.py"))
    return [*own, *[folder / "tests" / name / f"test_{game}.py" for name in ("golden", "perft")]]


def annotated(source: str) -> set[tuple[int, int]]:
    """The characters that belong to type annotations."""
    places: set[tuple[int, int]] = set()
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        for field in ("annotation", "returns"):
            part = getattr(node, field, None)
            if isinstance(part, ast.expr):
                for line in range(part.lineno, (part.end_lineno or part.lineno) + 1):
                    first = part.col_offset if line == part.lineno else 0
                    last = part.end_col_offset if line == part.end_lineno else len(lines[line - 1])
                    places |= {(line, column) for column in range(first, last or 0)}
    return places


def difference(before: str, after: str) -> str:
    """The lines that differ."""
    pairs = zip(before.splitlines(), after.splitlines(), strict=False)
    changed = [(old, new) for old, new in pairs if old != new]
    return "\n".join(f"- {old.strip()}\n+ {new.strip()}" for old, new in changed[:3])


def interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's interval of a share, 95 %."""
    if not of:
        return 0.0, 1.0
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return middle - half, middle + half


def digest(path: Path) -> str:
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def main() -> None:
    options = reader(__doc__ or "")
    options.add_argument("games", nargs="*", help="which games; all unless given")
    options.add_argument("--again", action="store_true", help="try what survived with the tests as they are now")
    given = options.parse_args()
    end = time.monotonic() + 60 * given.minutes if given.minutes else None
    for game in given.games or GAMES:
        if given.afresh:
            (FOLDER / f"mutants-{game}.json").unlink(missing_ok=True)
        trial = Trial(game, end)
        trial.prepare()
        if given.again:
            trial.take_tests()
        if trial.watch():
            trial.run()


if __name__ == "__main__":
    main()
