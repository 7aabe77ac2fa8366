"""Which games a server offers: those of Marches and any other rulebook it was told to load."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cached_property

from marches import games
from marches.games.components import DataError
from marches.kernel.rulebook import Rulebook

log = logging.getLogger(__name__)


class Library:
    """The rulebooks by name. A game's package is imported when it is first asked for."""

    def __init__(self, more: Sequence[str] = ()) -> None:
        brought = [games.bring(spec).name for spec in more]
        self._known = tuple(dict.fromkeys((*games.GAMES, *brought)))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The games on offer. One whose component data is broken is left out and named in the log."""
        return tuple(name for name in self._known if _loads(name))

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def book(self, name: str) -> Rulebook:
        """The rulebook of a game. Raises `UnknownGame` when the server does not offer it."""
        return games.rulebook(name)


def _loads(name: str) -> bool:
    try:
        games.rulebook(name)
    except DataError as error:
        log.error("The game %s is not offered: %s", name, error)
        return False
    except Exception:  # data that parses but makes no sense: the other games can still be offered
        log.exception("The game %s is not offered", name)
        return False
    return True
