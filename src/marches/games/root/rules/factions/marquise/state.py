"""What the Marquise keeps beside the map, her pieces and her tracks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from marches.games.root.edge import components as data
from marches.games.root.rules.factions.keep import KeepState
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BUILDING, PIECES, TOKEN, SeatId
from marches.kernel.step import Seat

SAWMILL: Final = BUILDING
WORKSHOP: Final = BUILDING + 1
RECRUITER: Final = BUILDING + 2
WOOD: Final = TOKEN
KEEP: Final = TOKEN + 1
BUILDINGS: Final = ["sawmill", "workshop", "recruiter"]

TRACK: Final = data.faction("marquise").buildings["sawmill"]


@final
class MarquiseState(KeepState):
    """The keep and this turn's actions."""

    def __init__(self, seat: Seat, keep: i64, keep_lost: bool, actions: i64, acted: bool, recruited: bool) -> None:
        super().__init__(seat, KEEP, keep, keep_lost)
        self.actions = actions
        """Actions left this Daylight."""
        self.acted = acted
        self.recruited = recruited

    def clone(self) -> MarquiseState:
        return MarquiseState(self.seat, self.keep, self.keep_lost, self.actions, self.acted, self.recruited)


def marquise(g: RootGame, seat: Seat) -> MarquiseState:
    """The Marquise's own state."""
    state = g.states[seat]
    assert isinstance(state, MarquiseState)
    return state


def built(g: RootGame, seat: SeatId, kind: i64) -> i64:
    """Buildings of a type that have left their track."""
    return TRACK - g.supply[seat * PIECES + kind]


def next_cost(g: RootGame, seat: SeatId, kind: i64) -> i64:
    """root:6.5.4.I  The cost above the column the next building leaves."""
    return g.kit.mats.marquise.costs[built(g, seat, kind)]


def next_points(g: RootGame, seat: SeatId, kind: i64) -> i64:
    """root:6.5.4.III  The points the next building uncovers."""
    return g.kit.mats.marquise.points[(kind - BUILDING) * TRACK + built(g, seat, kind)]
