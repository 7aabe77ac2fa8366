"""root:8  The Woodland Alliance: setup, turn, exceptions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.cards import DISCARD_DOWN
from marches.games.root.rules.crafting import pieces_in
from marches.games.root.rules.factions.alliance.birdsong import REVOLT_OR_SPREAD
from marches.games.root.rules.factions.alliance.daylight import DAYLIGHT, INCOME, OPERATIONS
from marches.games.root.rules.factions.alliance.outrage import Outrage
from marches.games.root.rules.factions.alliance.state import BASE, SYMPATHY, AllianceState, alliance, bases
from marches.games.root.rules.factions.alliance.supporters import BaseLost, DrawSupporters
from marches.games.root.rules.hooks import Hooks, Losses, register
from marches.games.root.rules.state import FactionState, RootGame
from marches.games.root.rules.tables import BIRD, SeatId, Suit
from marches.kernel.step import Seat, Step


class Alliance(Hooks):
    """root:8.2  Where the Alliance bend the rules."""

    name = "alliance"

    def new_state(self, g: RootGame, me: Seat) -> FactionState:
        """root:8.3.1, 8.3.2, 8.3.3  Warriors, bases and tokens all start in their supply or on their track."""
        return AllianceState(me, 0, vec[i64]([0] * g.players), 0, 0, False)

    def set_up(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [DrawSupporters(me, g.kit.mats.alliance.start_supporters)]

    def birdsong(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [REVOLT_OR_SPREAD[me]]

    def daylight(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        alliance(g, me).spreading = False
        return [DAYLIGHT[me]]

    def evening(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:8.6  Operations, then income."""
        return [OPERATIONS[me], INCOME[me], DISCARD_DOWN[me]]

    def evening_cards(self, g: RootGame, me: Seat) -> int:
        """root:8.6.2  One card and one per base on the map."""
        return 1 + int(bases(g, me))

    def crafting_pieces(self, g: RootGame, me: SeatId, suit: Suit) -> i64:
        """root:8.2.1, 8.5.1  Sympathy tokens are crafting pieces."""
        return pieces_in(g, me, SYMPATHY, suit)

    def rolls_high_in_defence(self, g: RootGame, me: SeatId) -> bool:
        """root:8.2.2  Guerrilla War: as defender they deal the higher die."""
        return True

    def after_move(
        self, g: RootGame, me: Seat, mover: Seat, owner: Seat, origin: int, to: int, count: int
    ) -> list[Step[RootGame]]:
        """root:8.2.6.move  Outrage once per move, no matter who leads the warriors. A pawn alone does not count."""
        if mover == me or g.count(me, SYMPATHY, to) == 0:
            return []
        return [Outrage(mover, me, to)]

    def after_losing(self, g: RootGame, me: Seat, losses: Losses) -> list[Step[RootGame]]:
        """root:8.2.4, 8.2.6  Losing a base costs supporters and officers; losing a token causes outrage."""
        steps: list[Step[RootGame]] = [BaseLost(me, suit) for suit in range(BIRD) if losses.kinds[BASE + suit]]
        if losses.remover != me and losses.kinds[SYMPATHY]:
            steps.append(Outrage(int(losses.remover), me, int(losses.clearing)))
        return steps


ALLIANCE: Final = register(Alliance())
