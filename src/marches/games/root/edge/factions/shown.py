"""What each faction contributes at the edges of a game: its board in views, its lines in scenarios."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from marches.games.root.rules.cards import kinds_of
from marches.games.root.rules.factions.keep import KeepState
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import CARDS, PIECES
from marches.games.scenario import Row
from marches.kernel.step import Seat


class FactionView(ABC):
    """One faction, as views and scenarios see it."""

    @abstractmethod
    def board(self, g: RootGame, seat: Seat, viewer: Seat) -> msgspec.Struct:
        """The faction board as `viewer` (or SPECTATOR) may see it; a struct with a `tag`, listed in `root/view.py`."""

    def dump(self, g: RootGame, seat: Seat) -> list[str]:
        """What a scenario must say in addition to pieces on the map, hand, cards in play, items and score."""
        return []

    def load(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        """Read a line `<faction> <words>: <clauses>`. Returns False if it is not such a line."""
        return False

    def settle(self, g: RootGame, seat: Seat) -> None:
        """After a scenario is read, derive what follows from it."""

    def under_way(self, g: RootGame, seat: Seat) -> list[str] | None:
        """The lines that say how far a phase of its turn has got. None if that cannot be expressed."""
        return None

    def resume(self, g: RootGame, seat: Seat, row: Row, words: list[str]) -> bool:
        """Read such a line once the steps of its phase are pending. Returns False if it is not such a line."""
        return False


def names_of(g: RootGame, cards: int) -> list[str]:
    """The names of some cards, by kind."""
    return [CARDS[kind] for kind in kinds_of(g, cards)]


def take_named(g: RootGame, row: Row, names: list[str]) -> int:
    """Take the cards a scenario names out of the deck, or else out of the box."""
    taken = 0
    for name in names:
        kind = g.cards.kind_mask[row.one_of(name, CARDS)]
        left = int(g.deck & kind or g.unused & kind)
        if not left:
            raise row.fail(f"no {name!r} is left for this line")
        card = left & -left
        g.deck &= ~card
        g.unused &= ~card
        taken |= card
    return taken


def settle_keep(g: RootGame, state: KeepState) -> None:
    """A keep that is not on the map has left the game; it cannot be anywhere else."""
    where = int(g.where(state.seat, state.kind))
    state.keep_lost = where == 0
    if where:
        state.keep = where.bit_length() - 1
        g.reserve(state.keep, state.seat)
    else:
        g.supply[state.seat * PIECES + state.kind] = 0
