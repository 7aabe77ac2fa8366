"""root:11.5  The Riverfolk's Daylight: funds buy actions, in any order and number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import END_DAYLIGHT, CardAction, ClearingAction
from marches.games.root.rules.battle import ANY_BATTLE, can_battle
from marches.games.root.rules.cards import DRAW_CARDS, answers
from marches.games.root.rules.crafting import craft, craft_options, why_not_craft
from marches.games.root.rules.factions.riverfolk.actions import BATTLE, DRAW, EXPORTS, MOVE, POSTS, RECRUITS
from marches.games.root.rules.factions.riverfolk.funds import (
    COMMIT_ONE,
    EXPORT_CRAFTED,
    PayRecruit,
    return_fund,
)
from marches.games.root.rules.factions.riverfolk.state import POST, placed, riverfolk, total
from marches.games.root.rules.movement import Move, can_move
from marches.games.root.rules.placing import tell_placed, why_not_place
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import ALL_CLEARINGS, CLEARINGS, PIECE_IDS, SEATS, WARRIOR, ClearingId
from marches.games.root.rules.turn import Daylight, common_open, common_options
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, per_seat

POST_COST: Final = 2


class RiverfolkActions(Daylight):
    """root:11.5, actions-any-order  Commit or spend funds, as long as there are any.

    Nothing here is secret: the hand is face up.
    """

    rule = "root:11.5"
    secret = False

    def waits(self, g: RootGame) -> bool:
        return total(riverfolk(g, self.seat).funds) > 0 or common_open(g, self.seat)

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": int(total(riverfolk(g, self.seat).funds))}

    def crafts(self, g: RootGame) -> bool:
        return True

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [END_DAYLIGHT, MOVE, BATTLE, DRAW]
        found += [RECRUITS[c] for c in range(CLEARINGS) if g.board.river >> c & 1]
        return found + POSTS + answers(g, EXPORTS, g.hands[seat])

    def own_why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if action is END_DAYLIGHT:
            return None
        if isinstance(action, CardAction):
            return why_not_craft(g, seat, action.card) if action.verb == "export" else None
        if isinstance(action, ClearingAction) and action.verb == "establish-post":
            return why_not_establish(g, seat, action.clearing)
        if total(riverfolk(g, seat).funds) == 0:
            return Reason("root:11.5", "root-why-no-funds", {})
        if isinstance(action, ClearingAction):
            return why_not_recruit(g, seat, action.clearing)
        return why_not_commit(g, seat, action)

    def options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [END_DAYLIGHT]
        if total(riverfolk(g, seat).funds):
            found += [action for action in (MOVE, BATTLE, DRAW) if why_not_commit(g, seat, action) is None]
            river = g.board.river
            for clearing in range(CLEARINGS):
                if river >> clearing & 1 and why_not_recruit(g, seat, clearing) is None:
                    found.append(RECRUITS[clearing])
            found += establish_options(g, seat)
            for craft_card in craft_options(g, seat):
                found.append(craft_card)
                found.append(EXPORTS[craft_card.card])
        if common_open(g, seat):
            found += common_options(g, seat)
        return found

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if action is END_DAYLIGHT:
            return
        g.then_one(self)
        if isinstance(action, CardAction):
            g.then_all(craft(g, seat, action.card, EXPORT_CRAFTED[seat][action.card]))
        elif isinstance(action, ClearingAction):
            if action.verb == "establish-post":
                establish(g, seat, action.clearing)
            else:
                g.then_one(PayRecruit(seat, int(action.clearing)))
        elif action is MOVE:
            g.then(COMMIT_ONE[seat], MOVES[seat])
        elif action is BATTLE:
            g.then(COMMIT_ONE[seat], ANY_BATTLE[seat])
        else:
            g.then(COMMIT_ONE[seat], DRAW_CARDS[seat][1])

    def own_preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        if isinstance(action, ClearingAction) and action.verb == "establish-post":
            owner = g.ruler(action.clearing)
            points = g.kit.mats.riverfolk.points[placed(g, seat, g.suits[action.clearing])]
            return [Line("root-preview-post", {"seat": f"seat:{owner}", "count": POST_COST, "points": points})]
        return []


def why_not_commit(g: RootGame, seat: Seat, action: Action) -> Reason | None:
    """root:11.5.1, 11.5.2, 11.5.4  Why a fund cannot be committed to move, battle or draw."""
    if action is MOVE:
        return None if can_move(g, seat, ALL_CLEARINGS) else Reason("root:4.2.1", "root-why-no-move", {})
    if action is BATTLE:
        return None if can_battle(g, seat, ALL_CLEARINGS) else Reason("root:4.3", "root-why-no-battle", {})
    return None if g.deck or g.discard else Reason("root:2.1.2.both-empty", "root-why-deck-empty", {})


def why_not_recruit(g: RootGame, seat: Seat, clearing: ClearingId) -> Reason | None:
    """root:11.5.5  A spent fund places a warrior in a river clearing."""
    if g.in_supply(seat, WARRIOR) == 0 and riverfolk(g, seat).funds[seat] == 0:
        return Reason("root:2.5", "root-why-none-left", {"piece": "piece:warrior"})
    return why_not_place(g, seat, clearing)


# -- trade posts -----------------------------------------------------------------------------------------------


def why_not_establish(g: RootGame, seat: Seat, clearing: ClearingId) -> Reason | None:
    """root:11.5.6.I, 11.5.6.II, 11.5.6.III  It takes a ruled clearing with no post, two funds of its ruler, a post."""
    facts: dict[str, Fact] = {"clearing": f"clearing:{clearing + 1}"}
    kind = POST + g.suits[clearing]
    if g.count(seat, kind, clearing):
        return Reason("root:11.5.6.I", "root-why-has-post", facts)
    if g.in_supply(seat, kind) == 0:
        piece = f"piece:{PIECE_IDS[g.factions[seat]][kind]}"
        return Reason("root:11.5.6.III", "root-why-none-left", {"piece": piece})
    reason = why_not_place(g, seat, clearing)
    if reason is not None:
        return reason
    owner = g.ruler(clearing)
    if owner < 0:
        return Reason("root:11.5.6.I", "root-why-no-ruler", facts)
    funds = riverfolk(g, seat).funds[owner]
    if funds < POST_COST:
        facts["seat"] = f"seat:{owner}"
        facts["needed"] = POST_COST
        facts["funds"] = int(funds)
        return Reason("root:11.5.6.II", "root-why-post-funds", facts)
    return None


def establish_options(g: RootGame, seat: Seat) -> list[Action]:
    """Every clearing a trade post can be placed in now."""
    funds = riverfolk(g, seat).funds
    ruled: i64 = 0
    for owner in range(g.players):
        if funds[owner] >= POST_COST:
            ruled |= g.ruled_by(owner)
    found: list[Action] = []
    for clearing in range(CLEARINGS):
        if ruled >> clearing & 1 and why_not_establish(g, seat, clearing) is None:
            found.append(POSTS[clearing])
    return found


def establish(g: RootGame, seat: Seat, clearing: ClearingId) -> None:
    """root:11.5.6, 11.2.5  Spend two funds of the ruler, place the post and a warrior, score what it uncovers."""
    owner = g.ruler(clearing)
    for _ in range(POST_COST):
        return_fund(g, seat, owner)
    suit = g.suits[clearing]
    points = g.kit.mats.riverfolk.points[placed(g, seat, suit)]
    tell_placed(g, seat, POST + suit, clearing, g.place(seat, POST + suit, clearing, 1))
    tell_placed(g, seat, WARRIOR, clearing, g.place(seat, WARRIOR, clearing, 1))
    score(g, seat, points)


MOVES: Final = [Move(seat, ALL_CLEARINGS, False) for seat in range(SEATS)]
ACT: Final = per_seat(RiverfolkActions)
