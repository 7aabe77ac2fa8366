"""root:8.5, 8.6  The Alliance's Daylight and Evening."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import (
    BATTLES,
    DONE,
    END_DAYLIGHT,
    MOVES_FROM,
    BattleAction,
    CardAction,
    ClearingAction,
)
from marches.games.root.rules.battle import add_battles, battle_lines, can_battle, start_battle, why_not_battle
from marches.games.root.rules.cards import DrawInEvening, answers, name, spend
from marches.games.root.rules.factions.alliance.actions import MOBILIZES, ORGANIZES, RECRUITS, TRAINS
from marches.games.root.rules.factions.alliance.birdsong import add_officer, place_sympathy, why_not_sympathy
from marches.games.root.rules.factions.alliance.state import (
    BASE,
    SYMPATHY,
    alliance,
    base_is_built,
    bases,
    is_full,
    placed,
    sympathetic,
)
from marches.games.root.rules.factions.alliance.supporters import hand_over
from marches.games.root.rules.movement import MOVE_OUT, can_move, origins, why_not_from
from marches.games.root.rules.placing import open_to, tell_placed, why_not_place
from marches.games.root.rules.removal import remove_pieces
from marches.games.root.rules.state import RootDecision, RootGame
from marches.games.root.rules.tables import ALL_CLEARINGS, BIRD, CLEARINGS, SEATS, WARRIOR, ClearingId, SeatId
from marches.games.root.rules.turn import Daylight, common_open
from marches.kernel.action import Action
from marches.kernel.bits import places
from marches.kernel.line import WARNING, Fact, Line, Reason
from marches.kernel.step import Seat, per_seat

# -- daylight --------------------------------------------------------------------------------------------------


def training_cards(g: RootGame, seat: SeatId) -> i64:
    """root:8.5.3, 8.5.hand-cards  Cards in hand that match a base on the map."""
    found: i64 = 0
    for suit in range(BIRD):
        if base_is_built(g, seat, suit):
            found |= g.cards.match[suit]
    return found & g.hands[seat]


def why_not_train(g: RootGame, seat: Seat, kind: i64) -> Reason | None:
    """root:8.5.3  Training takes a card that matches a base on the map, and a warrior in supply."""
    if bases(g, seat) == 0:
        return Reason("root:8.5.3", "root-why-no-base", {})
    if not training_cards(g, seat) & g.cards.kind_mask[kind]:
        return Reason("root:8.5.3", "root-why-no-such-base", {"card": name(kind)})
    if g.in_supply(seat, WARRIOR) == 0:
        return Reason("root:2.5", "root-why-none-left", {"piece": "piece:warrior"})
    return None


class AllianceDaylight(Daylight):
    """root:8.5, 8.5.1, 8.5.2, 8.5.3  Craft, mobilize and train, as often as possible and in any order."""

    rule = "root:8.5"

    def waits(self, g: RootGame) -> bool:
        return g.hands[self.seat] != 0 or common_open(g, self.seat)

    def crafts(self, g: RootGame) -> bool:
        return True

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [END_DAYLIGHT]
        return found + answers(g, MOBILIZES, g.hands[seat]) + answers(g, TRAINS, g.hands[seat])

    def own_why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, CardAction) and action.verb == "train":
            return why_not_train(g, seat, action.card)
        return None

    def own_options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [END_DAYLIGHT]
        found += answers(g, MOBILIZES, g.hands[seat])
        if g.in_supply(seat, WARRIOR):
            found += answers(g, TRAINS, training_cards(g, seat))
        return found

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, CardAction):
            return
        g.then_one(self)
        if action.verb == "mobilize":
            hand_over(g, seat, seat, action.card)
        else:
            spend(g, seat, action.card)
            add_officer(g, seat)

    def own_preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        if action.verb == "mobilize" and is_full(g, alliance(g, seat)):
            return [Line("root-preview-turned-away", {"count": g.kit.mats.alliance.limit}, WARNING)]
        return []


# -- evening ---------------------------------------------------------------------------------------------------


def base_clearings(g: RootGame, seat: SeatId) -> i64:
    """Clearings with a base."""
    return g.where(seat, BASE) | g.where(seat, BASE + 1) | g.where(seat, BASE + 2)


def why_not_recruit(g: RootGame, seat: Seat, clearing: ClearingId) -> Reason | None:
    """root:8.6.1.III  Recruiting takes a warrior in supply and a clearing open to it."""
    if g.in_supply(seat, WARRIOR) == 0:
        return Reason("root:2.5", "root-why-none-left", {"piece": "piece:warrior"})
    return why_not_place(g, seat, clearing)


def organize_clearings(g: RootGame, seat: SeatId) -> i64:
    """root:8.6.1.IV  Where a warrior can be replaced with sympathy."""
    if g.in_supply(seat, SYMPATHY) == 0:
        return 0
    return g.armies(seat) & ~sympathetic(g, seat) & open_to(g, seat)


class MilitaryOperations(RootDecision):
    """root:8.6.1, 8.6.1.I, 8.6.1.II, 8.6.1.III, 8.6.1.IV  One operation per officer, in any mix."""

    rule = "root:8.6.1"

    def left(self, g: RootGame) -> int:
        state = alliance(g, self.seat)
        return max(0, int(state.officers - state.used))

    def waits(self, g: RootGame) -> bool:
        seat = self.seat
        if self.left(g) == 0:
            return False
        if g.in_supply(seat, WARRIOR) and base_clearings(g, seat) & open_to(g, seat):
            return True
        return (
            organize_clearings(g, seat) != 0 or can_move(g, seat, ALL_CLEARINGS) or can_battle(g, seat, ALL_CLEARINGS)
        )

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.left(g)}

    def candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        based = base_clearings(g, seat)
        for clearing in range(CLEARINGS):
            if based >> clearing & 1:
                found.append(RECRUITS[clearing])
            if not g.presence[seat] >> clearing & 1 and not g.fighting(seat) >> clearing & 1:
                continue
            if g.warriors(seat, clearing):
                found += [MOVES_FROM[clearing], ORGANIZES[clearing]]
            found += [BATTLES[clearing * SEATS + s] for s in range(g.players) if s != seat and g.is_here(s, clearing)]
        return found

    def why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, BattleAction):
            return why_not_battle(g, seat, action.clearing, action.defender)
        if not isinstance(action, ClearingAction):
            return None
        if action.verb == "move-from":
            return why_not_from(g, seat, action.clearing)
        if action.verb == "organize":
            return why_not_sympathy(g, seat, action.clearing)
        return why_not_recruit(g, seat, action.clearing)

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        recruits = base_clearings(g, seat) & open_to(g, seat) if g.in_supply(seat, WARRIOR) else 0
        moves = origins(g, seat, ALL_CLEARINGS)
        organizes = organize_clearings(g, seat)
        fighting = g.fighting(seat)
        for clearing in places(recruits | moves | organizes | fighting):
            if recruits >> clearing & 1:
                found.append(RECRUITS[clearing])
            if moves >> clearing & 1:
                found.append(MOVES_FROM[clearing])
            if organizes >> clearing & 1:
                found.append(ORGANIZES[clearing])
            if fighting >> clearing & 1:
                add_battles(found, g, seat, clearing)
        return found

    def apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if action is DONE:
            return
        alliance(g, seat).used += 1
        g.then_one(self)
        if isinstance(action, BattleAction):
            start_battle(g, seat, action)
        elif isinstance(action, ClearingAction):
            self._operate(g, action)

    def _operate(self, g: RootGame, action: ClearingAction) -> None:
        seat, clearing = self.seat, action.clearing
        if action.verb == "move-from":
            g.then_one(MOVE_OUT[seat][clearing])
        elif action.verb == "organize":
            steps = remove_pieces(g, seat, seat, WARRIOR, clearing, 1)
            g.then_all(steps)
            place_sympathy(g, seat, clearing)
        else:
            tell_placed(g, seat, WARRIOR, clearing, g.place(seat, WARRIOR, clearing, 1))

    def preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        if isinstance(action, BattleAction):
            return battle_lines(g, seat, action)
        if action.verb == "organize":
            return [Line("root-preview-organize", {"points": int(g.kit.mats.alliance.points[placed(g, seat)])})]
        return []


class AllianceIncome(DrawInEvening):
    """root:8.6.2  After the operations, draw."""

    def run(self, g: RootGame) -> None:
        alliance(g, self.seat).used = 0
        super().run(g)


DAYLIGHT: Final = per_seat(AllianceDaylight)
OPERATIONS: Final = per_seat(MilitaryOperations)
INCOME: Final = per_seat(AllianceIncome)
