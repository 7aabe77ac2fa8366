"""Which games a server offers: those of Marches and any other rulebook it is told of."""

from __future__ import annotations

from collections.abc import Sequence

from marches import games
from marches.kernel.rulebook import Rulebook


class Library:
    """The rulebooks by name. A game's package is imported when it is first asked for."""

    def __init__(self, more: Sequence[str] = ()) -> None:
        brought = [games.bring(spec).name for spec in more]
        self.names = tuple(dict.fromkeys((*games.GAMES, *brought)))

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def book(self, name: str) -> Rulebook:
        """The rulebook of a game. Raises `UnknownGame` when the server does not offer it."""
        return games.rulebook(name)
