"""root:9.5  The Vagabond's Daylight: he exhausts items for actions, in any order, as often as he likes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import BATTLES, END_DAYLIGHT, BattleAction, ClearingAction, SeatAction
from marches.games.root.rules.battle import add_battles, battle_lines, start_battle, why_not_battle
from marches.games.root.rules.cards import name
from marches.games.root.rules.crafting import Payment
from marches.games.root.rules.factions.vagabond.actions import (
    AID,
    EXPLORE,
    HIDEOUT,
    STRIKES,
    FaceAction,
    ForestAction,
    ItemAction,
    QuestAction,
)
from marches.games.root.rules.factions.vagabond.items import (
    exhaust,
    repair,
    repair_candidates,
    shift,
    shift_candidates,
    shift_options,
    why_not_exhaust,
    why_not_shift,
)
from marches.games.root.rules.factions.vagabond.quests import (
    complete,
    explore,
    preview_quest,
    quest_candidates,
    quest_options,
    why_not_explore,
    why_not_quest,
)
from marches.games.root.rules.factions.vagabond.relations import aid, aid_options, preview_aid, why_not_aid
from marches.games.root.rules.factions.vagabond.specials import (
    special_candidates,
    special_options,
    strike,
    strike_options,
    use_special,
    why_not_special,
    why_not_strike,
)
from marches.games.root.rules.factions.vagabond.state import (
    BOOTS,
    CROSSBOW,
    HAMMER,
    SWORD,
    TORCH,
    VagabondState,
    in_clearing,
    vagabond,
)
from marches.games.root.rules.factions.vagabond.travel import (
    boots_for,
    preview_travel,
    travel,
    travel_candidates,
    travel_options,
    why_not_forest,
    why_not_travel,
)
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BIRD, FOX, MOUSE, RABBIT, SEATS, SUITS
from marches.games.root.rules.turn import Daylight, common_open
from marches.kernel.action import Action
from marches.kernel.bits import NONE
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step, per_seat


class VagabondActions(Daylight):
    """root:9.5, 9.5.2, 9.5.7, 9.5.8, actions-any-order  Exhaust items for actions until he stops."""

    rule = "root:9.5"

    def waits(self, g: RootGame) -> bool:
        return vagabond(g, self.seat).all_ready() > 0 or common_open(g, self.seat)

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": int(vagabond(g, self.seat).all_ready())}

    def crafts(self, g: RootGame) -> bool:
        return True

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [END_DAYLIGHT]
        found += travel_candidates(g, seat)
        if in_clearing(g, seat):
            others = [o for o in range(g.players) if o != seat and g.is_here(o, g.pawns[seat])]
            found += [BATTLES[int(g.pawns[seat]) * SEATS + other] for other in others]
            found += [AID[other] for other in others] + [STRIKES[other] for other in others]
        found.append(EXPLORE)
        found += quest_candidates(g, seat)
        found += repair_candidates(g, seat)
        return found + special_candidates(g, seat) + shift_candidates(g, seat)

    def own_why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        state = vagabond(g, seat)
        if isinstance(action, BattleAction):
            reason = why_not_battle(g, seat, action.clearing, action.defender)
            return reason if reason is not None else why_not_exhaust(state, SWORD, 1, "root:9.5.2")
        if isinstance(action, ClearingAction):
            return why_not_travel(g, seat, action.clearing, boots_for(g, seat, action.clearing))
        if isinstance(action, FaceAction):
            return why_not_exhaust(state, HAMMER, 1, "root:9.5.7")
        if isinstance(action, QuestAction):
            return why_not_quest(g, seat, action.quest)
        if isinstance(action, ItemAction):
            return why_not_shift(g, seat, action)
        if isinstance(action, ForestAction):
            return why_not_forest()
        if action is END_DAYLIGHT:
            return None
        if action is EXPLORE:
            return why_not_explore(g, seat)
        return _why_not_at(g, seat, action)

    def own_options(self, g: RootGame, seat: Seat) -> list[Action]:
        state = vagabond(g, seat)
        found: list[Action] = [END_DAYLIGHT]
        if state.ready(BOOTS):
            found += travel_options(g, seat)
        if in_clearing(g, seat):
            self._here(found, g, state)
        if state.ready(HAMMER) and state.damaged():
            found += repair_candidates(g, seat)
        if state.ready(TORCH):
            found += special_options(g, seat)
        return found + shift_options(g, seat)

    def _here(self, found: list[Action], g: RootGame, state: VagabondState) -> None:
        """Add what he can do in the clearing where he stands."""
        seat = self.seat
        clearing = g.pawns[seat]
        if state.ready(SWORD):
            add_battles(found, g, seat, clearing)
        if state.all_ready():
            found += aid_options(g, seat)
        if state.ready(CROSSBOW):
            found += strike_options(g, seat)
        if g.ruins >> clearing & 1 and state.ready(TORCH):
            found.append(EXPLORE)
        if state.all_ready() > 1:
            found += quest_options(g, seat)

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if action is END_DAYLIGHT:
            return
        if action is not HIDEOUT:  # A hideout ends Daylight at once.
            g.then_one(self)
        act(g, seat, action)

    def own_preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        if isinstance(action, BattleAction):
            return battle_lines(g, seat, action)
        if isinstance(action, ClearingAction):
            return preview_travel(g, seat, action.clearing)
        if isinstance(action, QuestAction):
            return preview_quest(g, seat, action.quest)
        if isinstance(action, SeatAction) and action.verb == "aid":
            return preview_aid(g, seat, action.seat)
        return []


def _why_not_at(g: RootGame, seat: Seat, action: Action) -> Reason | None:
    """Why he cannot take an aid, a strike or a special action; None for any other answer."""
    if isinstance(action, SeatAction):
        if action.verb == "aid":
            return why_not_aid(g, seat, action.seat)
        if action.verb == "strike":
            return why_not_strike(g, seat, action.seat)
    return why_not_special(g, seat, action) if action in special_candidates(g, seat) else None


def act(g: RootGame, seat: Seat, action: Action) -> None:
    """Carry out one action of Daylight."""
    if isinstance(action, BattleAction):
        exhaust(g, seat, SWORD, 1)
        start_battle(g, seat, action)
    elif isinstance(action, ClearingAction):
        travel(g, seat, action.clearing)
    elif isinstance(action, FaceAction):
        exhaust(g, seat, HAMMER, 1)
        repair(g, seat, action)
    elif isinstance(action, QuestAction):
        complete(g, seat, action.quest)
    elif isinstance(action, ItemAction):
        shift(g, seat, action)
    elif action is EXPLORE:
        explore(g, seat)
    elif isinstance(action, SeatAction) and action.verb == "aid":
        aid(g, seat, int(action.seat))
    elif isinstance(action, SeatAction) and action.verb == "strike":
        strike(g, seat, int(action.seat))
    else:
        use_special(g, seat, action)


class HammerPayment(Payment):
    """root:9.2.1, 9.5.8, crafting-pieces  He crafts with hammers, which all count as the suit of his clearing."""

    def why_not(self, g: RootGame, seat: Seat, kind: i64) -> Reason | None:
        if not in_clearing(g, seat):
            return Reason("root:9.2.1", "root-why-in-forest", {})
        clearing = g.pawns[seat]
        for suit in range(BIRD):
            if g.cards.cost[kind * 4 + suit] and suit != g.suits[clearing]:
                facts: dict[str, Fact] = {"card": name(kind), "suit": f"suit:{SUITS[suit]}"}
                facts["clearing"] = f"clearing:{clearing + 1}"
                return Reason("root:9.5.8", "root-why-hammer-suit", facts)
        return why_not_exhaust(vagabond(g, seat), HAMMER, hammers(g, kind), "root:9.5.8")

    def affordable(self, g: RootGame, seat: Seat) -> i64:
        ready = vagabond(g, seat).ready(HAMMER)
        if ready == 0 or not in_clearing(g, seat):
            return 0
        suit = g.suits[g.pawns[seat]]
        fox, rabbit, mouse = suit == FOX, suit == RABBIT, suit == MOUSE
        return g.cards.costing_at_most(
            ready if fox else NONE, ready if rabbit else NONE, ready if mouse else NONE, ready
        )

    def pay(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        exhaust(g, seat, HAMMER, hammers(g, kind))
        return []


def hammers(g: RootGame, kind: i64) -> int:
    """How many hammers a card costs: one for each icon."""
    cost = g.cards.cost
    return int(cost[kind * 4] + cost[kind * 4 + 1] + cost[kind * 4 + 2] + cost[kind * 4 + 3])


HAMMERS: Final = HammerPayment()
ACT: Final = per_seat(VagabondActions)
