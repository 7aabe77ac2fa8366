"""Component data: YAML files in each game's `data` folder, read into typed structs and checked item by item."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, TypeVar

import msgspec
import yaml

from marches.kernel.mistake import Mistake

Status = Literal["confirmed", "partial", "stand-in"]
"""How sure a component's numbers are. A stand-in is ours and is shown as such."""

T = TypeVar("T")
Loader: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class DataError(Mistake):
    """A data file that is wrong; the message names file, item and field."""


class Component(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every listed component has: an id, how sure it is, where that comes from."""

    id: str
    status: Status
    source: object = ""
    note: str = ""


def text_of(game: str, file: str) -> str:
    """The text of a data file that ships with the game."""
    return contents(files(f"marches.games.{game}").joinpath("data", file))


def contents(file: Traversable) -> str:
    """The text of a data file, wherever it is."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise DataError(f"{file.name}: this is not text: {error.reason} at byte {error.start}") from error
    except OSError as error:
        raise DataError(f"{file.name}: it cannot be read: {error.strerror}") from error


def parse(file: str, text: str) -> dict[str, object]:
    """The top level of a data file."""
    try:
        found = yaml.load(text, Loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f", line {mark.line + 1}" if mark else ""
        what = getattr(error, "problem", None) or str(error).splitlines()[0]
        raise DataError(f"{file}{where}: not readable as YAML: {what}") from error
    if not isinstance(found, dict):
        raise DataError(f"{file}: a mapping is expected at the top")
    return found


def section(file: str, found: dict[str, object], name: str, kind: type[T]) -> T:
    """One section of a file, as the given type."""
    if name not in found:
        raise DataError(f"{file}: section {name!r} is missing")
    return convert(file, name, found[name], kind)


def items(file: str, found: dict[str, object], name: str, kind: type[T]) -> list[T]:
    """A section that lists components, each converted by itself so that an error names it; ids are distinct."""
    rows = section(file, found, name, list[dict[str, object]])
    seen: set[object] = set()
    for row in rows:
        label = row.get("id", "without id")
        if label in seen:
            raise DataError(f"{file}: {name}: {label!r} is listed twice")
        seen.add(label)
    return [convert(file, f"{name} {row.get('id', 'without id')!r}", row, kind) for row in rows]


def convert(file: str, item: str, value: object, kind: type[T]) -> T:
    """`value` as `kind`; an error names file, item and field."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise DataError(f"{file}: {item}: {error}") from error


def expect(file: str, what: str, found: object, expected: object) -> None:
    """Refuse a file whose total is not what the box holds."""
    if found != expected:
        raise DataError(f"{file}: {what} is {found}, expected {expected}")


def known(file: str, item: str, field: str, value: str, allowed: Iterable[str]) -> None:
    """Refuse a name that nothing defines."""
    names = list(allowed)
    if value not in names:
        raise DataError(f"{file}: {item}: field {field!r}: unknown {value!r}. Available: {', '.join(sorted(names))}")
