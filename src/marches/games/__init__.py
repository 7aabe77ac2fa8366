"""The games, each in its own package, and registered games from elsewhere. They know the kernel and nothing else."""

import sys
from importlib import import_module
from pathlib import Path

from marches.kernel.mistake import Mistake
from marches.kernel.rulebook import Rulebook

GAMES: tuple[str, ...] = ("raiders", "root", "scythe")
"""The games of Marches."""
_brought: dict[str, Rulebook] = {}
_specs: dict[str, str] = {}


class UnknownGame(Mistake):
    """A name that is not a game known here."""


def names() -> tuple[str, ...]:
    """Every known game: those of Marches, then registered ones."""
    return tuple(dict.fromkeys((*GAMES, *_brought)))


def rulebook(name: str) -> Rulebook:
    """The rulebook of a game, by its name or as `module:NAME`. Its package is imported when it is first asked for."""
    if ":" in name:
        return bring(name)
    if name in _brought:
        return _brought[name]
    if name not in GAMES:
        raise UnknownGame(
            f"Unknown game {name!r}. Available: {', '.join(names())}. Name a game of your own as MODULE:RULEBOOK."
        )
    found = import_module(f"marches.games.{name}.edge.rulebook").RULEBOOK
    assert isinstance(found, Rulebook)
    return found


def bring(spec: str) -> Rulebook:
    """Register a game that is not part of Marches. `examples.nim:NIM` names its module and its rulebook.

    The module is looked for in the working directory too. A game named like one of Marches takes its place.
    """
    module, _, attribute = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, ValueError, TypeError) as error:  # the latter two: no name, or one that begins with a dot
        raise UnknownGame(f"Cannot find the module of {spec!r}: {error}.") from error
    except AttributeError as error:
        raise UnknownGame(f"The module {module} has no {attribute!r}; write MODULE:RULEBOOK.") from error
    if not isinstance(found, Rulebook):
        raise UnknownGame(f"{spec} is a {type(found).__name__}; a Rulebook is expected.")
    _brought[found.name] = found
    _specs[found.name] = spec
    return found


def source_of(name: str) -> str:
    """What another process needs to find a game: `module:RULEBOOK` for a registered one, else its name."""
    return _specs.get(name, name)


def words_of(name: str) -> Path | None:
    """The folder with the words of a registered game."""
    return _brought[name].words if name in _brought else None
