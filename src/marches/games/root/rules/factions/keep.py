"""root:6.2.2  The keep: a token of the Marquise, cat or machine, that bars others from placing in its clearing."""

from __future__ import annotations

from mypy_extensions import i64

from marches.games.root.rules.faction_state import FactionState
from marches.games.root.rules.placing import tell_placed
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import CLEARINGS, WARRIOR, ClearingId, SeatId
from marches.kernel.step import Seat


class KeepState(FactionState):
    """What a faction with a keep has beside the map; `kind` is its kind of token."""

    def __init__(self, seat: Seat, kind: int, keep: i64, keep_lost: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.keep = keep
        """The clearing of the keep, or -1."""
        self.keep_lost = keep_lost

    def held(self, seat: SeatId, kind: i64) -> i64:
        return 1 if self.keep_lost and seat == self.seat and kind == self.kind else 0

    def lose_keep(self, g: RootGame, clearing: ClearingId) -> None:
        """root:6.2.2.lost, mech.keep  The keep leaves the game, and others may place here again."""
        self.keep = -1
        self.keep_lost = True
        g.reserve(clearing, -1)

    def place_keep(self, g: RootGame, clearing: ClearingId) -> None:
        """root:6.3.2, 6.3.3, 6.2.2, mech.setup.faction  Place it, and a warrior in all but the opposite corner."""
        seat = self.seat
        g.place(seat, self.kind, clearing, 1)
        g.reserve(clearing, seat)
        self.keep = clearing
        tell_placed(g, seat, self.kind, clearing, 1)
        for other in range(CLEARINGS):
            if other != g.board.opposite[clearing]:
                g.place(seat, WARRIOR, other, 1)
