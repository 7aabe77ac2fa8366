"""Results on disk: one line per game, appended when it ends, so that an arena can be stopped and resumed."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import msgspec

from marches.bots.arena.match import Outcome
from marches.bots.arena.schedule import Plan
from marches.kernel.mistake import Mistake


class Results:
    """The results file of one plan."""

    def __init__(self, path: Path, plan: Plan, outcomes: list[Outcome], file: IO[bytes]) -> None:
        self.path = path
        self.plan = plan
        self.outcomes = outcomes
        self._file = file

    @classmethod
    def open(cls, path: Path, plan: Plan) -> Results:
        """Start the file, or continue it if it belongs to the same plan."""
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            file: IO[bytes] = path.open("xb")
            _write(file, plan)
            return cls(path, plan, [], file)
        found, outcomes, whole = _read(path)
        if found != plan:
            raise Mistake(f"{path} holds the results of another arena; choose another file with --out.")
        file = path.open("r+b")
        file.truncate(whole)
        file.seek(whole)
        return cls(path, plan, outcomes, file)

    def add(self, outcome: Outcome) -> None:
        """Append an outcome."""
        self.outcomes.append(outcome)
        _write(self._file, outcome)

    def close(self) -> None:
        self._file.close()


def read(path: Path) -> tuple[Plan, list[Outcome]]:
    """A plan and the outcomes so far."""
    plan, outcomes, _ = _read(path)
    return plan, outcomes


def _read(path: Path) -> tuple[Plan, list[Outcome], int]:
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1  # a line cut off in mid-write is played again
    rows = data[:whole].splitlines()
    try:
        plan = msgspec.json.decode(rows[0], type=Plan)
        outcomes = [msgspec.json.decode(row, type=Outcome) for row in rows[1:]]
    except (IndexError, UnicodeDecodeError, RecursionError, msgspec.MsgspecError) as error:
        raise Mistake(f"{path} is not a results file of an arena: {error}") from error
    return plan, outcomes, whole


def _write(file: IO[bytes], line: Plan | Outcome) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()
