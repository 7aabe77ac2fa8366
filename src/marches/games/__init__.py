"""The games, each in a package of its own. They know the kernel and nothing else."""

from importlib import import_module

from marches.kernel.mistake import Mistake
from marches.kernel.module import Rulebook

GAMES: tuple[str, ...] = ("raiders", "root", "scythe")


class UnknownGame(Mistake):
    """A name that is no game of Marches."""


def rulebook(name: str) -> Rulebook:
    """The rulebook of a game; its package is imported only when it is asked for."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game {name!r}; there is {', '.join(GAMES)}.")
    found = import_module(f"marches.games.{name}.rulebook").RULEBOOK
    assert isinstance(found, Rulebook)
    return found
