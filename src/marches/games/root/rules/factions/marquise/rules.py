"""root:6  The Marquise de Cat: her setup, her turn, the keep and the Field Hospitals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import DECLINE, SPENDS, CardAction, ClearingAction, effect
from marches.games.root.rules.cards import DISCARD_DOWN, DRAW_IN_EVENING, answers, matching, spend, why_not_spend
from marches.games.root.rules.crafting import pieces_in
from marches.games.root.rules.factions.marquise.actions import BUILDS, KEEPS, BuildAction
from marches.games.root.rules.factions.marquise.daylight import ACT
from marches.games.root.rules.factions.marquise.spread import GatherWood
from marches.games.root.rules.factions.marquise.state import (
    KEEP,
    RECRUITER,
    SAWMILL,
    WORKSHOP,
    MarquiseState,
    built,
    marquise,
)
from marches.games.root.rules.hooks import Hooks, Losses, register
from marches.games.root.rules.placing import open_at_home, tell_placed, why_not_build
from marches.games.root.rules.state import FactionState, RootDecision, RootGame
from marches.games.root.rules.tables import BUILDING, CLEARINGS, PIECE_IDS, WARRIOR, ClearingId, SeatId, Suit
from marches.kernel.action import Action
from marches.kernel.bits import bit
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step, per_seat


class Marquise(Hooks):
    """root:6.2  Where the Marquise bends the rules."""

    name = "marquise"

    def new_state(self, g: RootGame, me: Seat) -> FactionState:
        return MarquiseState(me, -1, False, 0, False, False)

    def set_up(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [PlaceKeep(me), *[StartBuilding(me, kind) for kind in (SAWMILL, WORKSHOP, RECRUITER)]]

    def birdsong(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        return [GATHER[me]]

    def daylight(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        marquise(g, me).actions = g.kit.mats.marquise.actions
        return [ACT[me]]

    def evening(self, g: RootGame, me: Seat) -> list[Step[RootGame]]:
        state = marquise(g, me)
        state.actions = 0
        state.acted = False
        state.recruited = False
        return [DRAW_IN_EVENING[me], DISCARD_DOWN[me]]

    def evening_cards(self, g: RootGame, me: Seat) -> int:
        """root:6.6  One card and one per uncovered bonus."""
        return 1 + sum(g.kit.mats.marquise.draws[: int(built(g, me, RECRUITER))])

    def crafting_pieces(self, g: RootGame, me: SeatId, suit: Suit) -> i64:
        """root:6.2.1  Workshops are crafting pieces."""
        return pieces_in(g, me, WORKSHOP, suit)

    def keeps_lost(self, g: RootGame, me: SeatId, kind: i64, clearing: ClearingId) -> bool:
        """root:6.2.2.lost  The keep leaves the game, and others may place there again."""
        if kind != KEEP:
            return False
        marquise(g, int(me)).lose_keep(g, clearing)
        return True

    def after_losing(self, g: RootGame, me: Seat, losses: Losses) -> list[Step[RootGame]]:
        if losses.warriors() == 0:
            return []
        return [FieldHospitals(me, int(losses.clearing), int(losses.warriors()))]


class FieldHospitals(RootDecision):
    """root:6.2.3, 6.2.3.one-card, 6.2.3.needs-keep  A card of the clearing's suit brings the lost to the keep.

    She is asked whatever her hand holds, as long as it is not empty and the keep is in an open clearing
    (root:vagabond.scoundrel).
    """

    rule = "root:6.2.3"
    secret = True
    label = effect("field-hospitals")

    def __init__(self, seat: Seat, clearing: ClearingId, warriors: int) -> None:
        super().__init__(seat)
        self.clearing = clearing
        self.warriors = warriors

    def waits(self, g: RootGame) -> bool:
        keep = marquise(g, self.seat).keep
        return keep >= 0 and open_at_home(g, self.seat) >> keep & 1 != 0 and g.hands[self.seat] != 0

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.warriors, "clearing": f"clearing:{self.clearing + 1}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DECLINE]
        return found + answers(g, SPENDS, g.hands[seat])

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, CardAction):
            return why_not_spend(g, seat, action, g.suits[self.clearing], "root:6.2.3")
        return None

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DECLINE]
        return found + answers(g, SPENDS, matching(g, seat, g.suits[self.clearing]))

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if isinstance(action, CardAction):
            keep = marquise(g, seat).keep
            spend(g, seat, action.card)
            tell_placed(g, seat, WARRIOR, keep, g.place(seat, WARRIOR, keep, self.warriors))


class PlaceKeep(RootDecision[ClearingAction]):
    """root:6.3.2, 6.3.3, 6.2.2  Put the keep in a corner, and a warrior in all but the opposite corner."""

    rule = "root:6.3.2"

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [KEEPS[clearing] for clearing in range(CLEARINGS) if g.board.corners >> clearing & 1]

    def apply(self, g: RootGame, seat: Seat, action: ClearingAction) -> None:
        marquise(g, seat).place_keep(g, action.clearing)


class StartBuilding(RootDecision[BuildAction]):
    """root:6.3.4, 6.3.5  Place one building of each type in the keep's clearing or next to it."""

    rule = "root:6.3.4"

    def __init__(self, seat: Seat, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"piece": f"piece:{PIECE_IDS[g.factions[self.seat]][self.kind]}"}

    def candidates(self, g: RootGame, seat: Seat) -> list[BuildAction]:
        start = (self.kind - BUILDING) * CLEARINGS
        return BUILDS[start : start + CLEARINGS]

    def why_not(self, g: RootGame, seat: Seat, action: BuildAction) -> Reason | None:
        keep = marquise(g, seat).keep
        near = g.board.paths[keep] | bit(keep)
        if not near >> action.clearing & 1:
            facts: dict[str, Fact] = {"clearing": f"clearing:{action.clearing + 1}", "keep": f"clearing:{keep + 1}"}
            return Reason("root:6.3.4", "root-why-far-from-keep", facts)
        return why_not_build(g, seat, action.clearing)

    def apply(self, g: RootGame, seat: Seat, action: BuildAction) -> None:
        tell_placed(g, seat, action.kind, action.clearing, g.place(seat, action.kind, action.clearing, 1))


GATHER: Final = per_seat(GatherWood)
MARQUISE: Final = register(Marquise())
