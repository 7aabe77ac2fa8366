"""root:6.5  The Marquise's Daylight: craft, then three actions, and one more for each bird."""

from __future__ import annotations

from typing import Final

from marches.games.root.rules.actions import END_DAYLIGHT, CardAction
from marches.games.root.rules.battle import ANY_BATTLE, can_battle
from marches.games.root.rules.cards import answers, name, spend
from marches.games.root.rules.factions.marquise.actions import BATTLE, BUILD, EXTRAS, MARCH, OVERWORK, RECRUIT
from marches.games.root.rules.factions.marquise.building import (
    ChooseBuilding,
    ChooseSawmill,
    can_build,
    overwork_clearings,
)
from marches.games.root.rules.factions.marquise.spread import recruit
from marches.games.root.rules.factions.marquise.state import RECRUITER, marquise
from marches.games.root.rules.movement import ANY_MOVE, Move, can_move
from marches.games.root.rules.placing import open_at_home, why_closed
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import ALL_CLEARINGS, BIRD, SEATS, WARRIOR
from marches.games.root.rules.turn import Daylight, common_open
from marches.kernel.action import Action
from marches.kernel.bits import lowest
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, per_seat


class MarquiseActions(Daylight):
    """root:6.5, 6.5.birds, actions-any-order  Up to three actions, then one more for each bird spent.

    Cards may be crafted until the first action (root:6.2.1, 6.5.craft).
    """

    rule = "root:6.5"

    def waits(self, g: RootGame) -> bool:
        return marquise(g, self.seat).actions > 0 or g.hands[self.seat] != 0 or common_open(g, self.seat)

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": int(marquise(g, self.seat).actions)}

    def crafts(self, g: RootGame) -> bool:
        return not marquise(g, self.seat).acted

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [END_DAYLIGHT, BATTLE, MARCH, RECRUIT, BUILD, OVERWORK]
        return found + answers(g, EXTRAS, g.hands[seat])

    def own_why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if action is END_DAYLIGHT:
            return None
        left = marquise(g, seat).actions
        if isinstance(action, CardAction):
            if not g.cards.kind_mask[action.card] & g.cards.suit_mask[BIRD]:
                return Reason("root:2.1.1.II", "root-why-needs-bird", {"card": name(action.card)})
            return Reason("root:6.5.birds", "root-why-actions-left", {"count": int(left)}) if left else None
        if left == 0:
            return Reason("root:6.5", "root-why-no-actions", {})
        return why_not_act(g, seat, action)

    def own_options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [END_DAYLIGHT]
        if marquise(g, seat).actions == 0:
            return found + answers(g, EXTRAS, g.hands[seat] & g.cards.suit_mask[BIRD])
        if can_battle(g, seat, ALL_CLEARINGS):
            found.append(BATTLE)
        if can_move(g, seat, ALL_CLEARINGS):
            found.append(MARCH)
        if can_recruit(g, seat):
            found.append(RECRUIT)
        if can_build(g, seat):
            found.append(BUILD)
        if overwork_clearings(g, seat):
            found.append(OVERWORK)
        return found

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if action is END_DAYLIGHT:
            return
        g.then_one(self)
        state = marquise(g, seat)
        if isinstance(action, CardAction):
            state.actions += 1
            spend(g, seat, action.card)
            return
        state.actions -= 1
        state.acted = True
        act(g, seat, action)


def why_not_act(g: RootGame, seat: Seat, action: Action) -> Reason | None:
    """Why an action of the board cannot be taken now."""
    if action is BATTLE:
        return None if can_battle(g, seat, ALL_CLEARINGS) else Reason("root:4.3", "root-why-no-battle", {})
    if action is MARCH:
        return None if can_move(g, seat, ALL_CLEARINGS) else Reason("root:4.2.1", "root-why-no-move", {})
    if action is RECRUIT:
        return why_not_recruit(g, seat)
    if action is BUILD:
        return None if can_build(g, seat) else Reason("root:6.5.4.II", "root-why-no-build", {})
    return None if overwork_clearings(g, seat) else Reason("root:6.5.5", "root-why-no-overwork", {})


def can_recruit(g: RootGame, seat: Seat) -> bool:
    open_recruiters = g.where(seat, RECRUITER) & open_at_home(g, seat)
    return not marquise(g, seat).recruited and open_recruiters != 0 and g.in_supply(seat, WARRIOR) > 0


def why_not_recruit(g: RootGame, seat: Seat) -> Reason | None:
    """root:6.5.3, 6.5.3.once, vagabond.scoundrel  Once a turn, if there is a recruiter and a warrior in supply."""
    if marquise(g, seat).recruited:
        return Reason("root:6.5.3.once", "root-why-recruited", {})
    recruiters = g.where(seat, RECRUITER)
    if recruiters == 0:
        return Reason("root:6.5.3", "root-why-no-recruiter", {})
    if recruiters & open_at_home(g, seat) == 0:
        return why_closed(lowest(recruiters))
    if g.in_supply(seat, WARRIOR) == 0:
        return Reason("root:2.5", "root-why-none-left", {"piece": "piece:warrior"})
    return None


def act(g: RootGame, seat: Seat, action: Action) -> None:
    """root:6.5.1, 6.5.2, 6.5.3, 6.5.4, 6.5.5  Take one action of the board. A march is one or two moves."""
    if action is BATTLE:
        g.then_one(ANY_BATTLE[seat])
    elif action is MARCH:
        g.then(FIRST_MOVE[seat], ANY_MOVE[seat])
    elif action is RECRUIT:
        marquise(g, seat).recruited = True
        recruit(g, seat)
    elif action is BUILD:
        g.then_one(CHOOSE_BUILDING[seat])
    else:
        g.then_one(CHOOSE_SAWMILL[seat])


FIRST_MOVE: Final = [Move(seat, ALL_CLEARINGS, False) for seat in range(SEATS)]
CHOOSE_BUILDING: Final = per_seat(ChooseBuilding)
CHOOSE_SAWMILL: Final = per_seat(ChooseSawmill)
ACT: Final = per_seat(MarquiseActions)
