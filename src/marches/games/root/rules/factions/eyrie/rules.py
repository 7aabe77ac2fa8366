"""root:7  The Eyrie Dynasties: setup, turn, leaders' powers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.actions import END_DAYLIGHT, ClearingAction, effect
from marches.games.root.rules.cards import DISCARD_DOWN, DRAW_IN_EVENING
from marches.games.root.rules.crafting import pieces_in
from marches.games.root.rules.factions.eyrie.actions import RESOLVE_DECREE, STARTS
from marches.games.root.rules.factions.eyrie.birdsong import ADD, EMERGENCY, NEW_ROOST
from marches.games.root.rules.factions.eyrie.decree import DECREE
from marches.games.root.rules.factions.eyrie.state import (
    BUILDER,
    COMMANDER,
    DESPOT,
    ROOST,
    EyrieState,
    eyrie,
    roost_points,
)
from marches.games.root.rules.factions.eyrie.turmoil import CHOOSE_LEADER, DECREE_OVER
from marches.games.root.rules.hooks import Hooks, register
from marches.games.root.rules.placing import tell_placed, why_not_build
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import FactionState, RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import CLEARINGS, WARRIOR, ClearingId, SeatId, Suit
from marches.games.root.rules.turn import Daylight, common_open
from marches.kernel.action import Action
from marches.kernel.bits import bit
from marches.kernel.line import Reason
from marches.kernel.step import Seat, Step, per_seat

START_WARRIORS: Final = 6


class Eyrie(Hooks):
    """root:7.2  Where the Eyrie bend the rules."""

    name = "eyrie"

    def new_state(self, g: RootGame, me: Seat) -> FactionState:
        """root:7.2.2, 7.2.2.not-empty  Lords of the Forest: they rule where they are tied for the most."""
        g.ties |= bit(me)
        return EyrieState(me, -1, 0, vec[i64]([0, 0, 0, 0]), vec[i64]([0, 0, 0, 0]), 0, 0, False)

    def set_up(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [StartRoost(me), CHOOSE_LEADER[me]]

    def birdsong(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:7.4  Emergency orders, the Decree, a new roost."""
        return [EMERGENCY[me], ADD[me], NEW_ROOST[me]]

    def daylight(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:7.5, 7.5.2  Craft, then the Decree from left to right."""
        return [CRAFT[me], *[DECREE[column][me] for column in range(4)], LATE[me], DECREE_OVER[me]]

    def evening(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        """root:7.6  Score, then draw and discard."""
        return [SCORE_ROOSTS[me], DRAW_IN_EVENING[me], DISCARD_DOWN[me]]

    def evening_cards(self, g: RootGame, me: Seat) -> int:
        """root:7.6.2  One card and one per uncovered bonus."""
        return 1 + sum(g.kit.mats.eyrie.draws[: int(g.on_map(me, ROOST))])

    def crafting_pieces(self, g: RootGame, me: SeatId, suit: Suit) -> i64:
        """root:7.2.1, 7.5.1  Roosts are crafting pieces."""
        return pieces_in(g, me, ROOST, suit)

    def item_points(self, g: RootGame, me: Seat, points: i64) -> i64:
        """root:7.2.3, 7.8.1, 1.1.1  Disdain for Trade: 1 point for any item, unless the Builder leads."""
        return points if eyrie(g, me).leader == BUILDER else 1

    def extra_hits(self, g: RootGame, me: SeatId, attacking: bool) -> i64:
        """root:7.8.3  The Commander deals one extra hit as attacker."""
        return 1 if attacking and eyrie(g, int(me)).leader == COMMANDER else 0

    def after_battle(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        fight = g.fight
        if fight is None or eyrie(g, me).leader != DESPOT:
            return []
        attacked = me == fight.attacker and fight.destroyed_a > 0
        defended = me == fight.defender and fight.destroyed_d > 0
        return [DESPOT_POINT[me]] if attacked or defended else []


class DespotPoint(RootSeatStep):
    """root:7.8.4  The Despot scores one extra point for a battle that destroys enemy buildings or tokens."""

    label = effect("despot")

    def run(self, g: RootGame) -> None:
        score(g, self.seat, 1)


class StartRoost(RootDecision[ClearingAction]):
    """root:7.3.2, 7.3.2.no-marquise  A roost and 6 warriors in the corner opposite the keep, or in any corner."""

    rule = "root:7.3.2.no-marquise"

    def _opposite(self, g: RootGame) -> i64:
        for clearing in range(CLEARINGS):
            if g.reserved[clearing] >= 0 and g.board.opposite[clearing] >= 0:
                return g.board.opposite[clearing]
        return -1

    def waits(self, g: RootGame) -> bool:
        return self._opposite(g) < 0

    def run(self, g: RootGame) -> None:
        self._place(g, self._opposite(g))

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [STARTS[clearing] for clearing in range(CLEARINGS) if g.board.corners >> clearing & 1]

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        return why_not_build(g, seat, action.clearing)

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        self._place(g, action.clearing)

    def _place(self, g: RootGame, clearing: ClearingId) -> None:
        tell_placed(g, self.seat, ROOST, clearing, g.place(self.seat, ROOST, clearing, 1))
        tell_placed(g, self.seat, WARRIOR, clearing, g.place(self.seat, WARRIOR, clearing, START_WARRIORS))


class EyrieCraft(Daylight):
    """root:7.5, 7.5.1  Before the Decree: craft with roosts, or go on."""

    rule = "root:7.5.1"

    def waits(self, g: RootGame) -> bool:
        return g.hands[self.seat] != 0 or common_open(g, self.seat)

    def crafts(self, g: RootGame) -> bool:
        return True

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        return [RESOLVE_DECREE]

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        pass


class LateDaylight(Daylight):
    """After the Decree: what everyone may do in Daylight (root:3.3.1, 3.3.4, 4.1.3), if there is anything."""

    rule = "root:actions-any-order"

    def waits(self, g: RootGame) -> bool:
        return common_open(g, self.seat)

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        return [END_DAYLIGHT]

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        pass


class ScoreRoosts(RootSeatStep):
    """root:7.6.1  Score for the roosts on the map."""

    def run(self, g: RootGame) -> None:
        score(g, self.seat, roost_points(g, g.on_map(self.seat, ROOST)))


DESPOT_POINT: Final = per_seat(DespotPoint)
CRAFT: Final = per_seat(EyrieCraft)
LATE: Final = per_seat(LateDaylight)
SCORE_ROOSTS: Final = per_seat(ScoreRoosts)
EYRIE: Final = register(Eyrie())
