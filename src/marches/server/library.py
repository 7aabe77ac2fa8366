"""Which games a server offers: those of Marches and any other rulebook it is told of."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from marches import games
from marches.kernel.module import Rulebook


class Library:
    """The rulebooks by name; a game's package is imported when it is first asked for."""

    def __init__(self, more: Sequence[str] = ()) -> None:
        self._more = {book.name: book for book in map(_load, more)}

    @property
    def names(self) -> tuple[str, ...]:
        return (*games.GAMES, *self._more)

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def book(self, name: str) -> Rulebook:
        """The rulebook of a game; `UnknownGame` when there is none of that name."""
        return self._more[name] if name in self._more else games.rulebook(name)


def _load(spec: str) -> Rulebook:
    module, _, attribute = spec.partition(":")
    found = getattr(import_module(module), attribute)
    assert isinstance(found, Rulebook), f"{spec} is no rulebook"
    return found
