"""root:10.5  Rituals: each card revealed in Daylight allows one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import END_DAYLIGHT, CardAction, ClearingAction
from marches.games.root.rules.cards import answers, leave_hand, name, spend
from marches.games.root.rules.factions.lizards.actions import BUILDS, FAITHFUL, GARDENS, RECRUITS, SACRIFICES, SCORES
from marches.games.root.rules.factions.lizards.state import GARDEN, add_acolytes, garden_points, gardens, lizards
from marches.games.root.rules.placing import (
    PlaceInSuit,
    open_to,
    tell_placed,
    why_not_build,
    why_not_place,
    why_not_rule,
    with_slot,
)
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BIRD, CLEARINGS, PIECES, SUITS, WARRIOR, ClearingId, SeatId, Suit
from marches.games.root.rules.turn import Daylight, common_open
from marches.kernel.action import Action
from marches.kernel.bits import bit, lowest
from marches.kernel.line import Line, Reason
from marches.kernel.step import Seat, per_seat


def build_clearings(g: RootGame, seat: SeatId, suit: Suit) -> i64:
    """root:10.5.1  Ruled clearings of the suit with an open slot, while gardens last."""
    if g.in_supply(seat, GARDEN + suit) == 0:
        return 0
    return g.ruled_by(seat) & g.suit_masks[suit] & with_slot(g) & open_to(g, seat)


def recruit_clearings(g: RootGame, seat: SeatId, suit: Suit) -> i64:
    """root:10.5.2  All clearings of the suit that are open to them, while warriors last."""
    if g.in_supply(seat, WARRIOR) == 0:
        return 0
    return g.suit_masks[suit] & open_to(g, seat)


def why_not_ritual(g: RootGame, seat: Seat, verb: str, kind: i64) -> Reason | None:
    """Why a card cannot be revealed for a ritual."""
    suit = g.cards.suit_of[kind]
    if verb == "reveal-sacrifice":
        if suit != BIRD:
            return Reason("root:10.5.4", "root-why-needs-bird", {"card": name(kind)})
        return _none_left("warrior") if g.in_supply(seat, WARRIOR) == 0 else None
    if suit == BIRD:
        return Reason("root:10.2.2", "root-why-hatred-of-birds", {"card": name(kind)})
    fact = f"suit:{SUITS[suit]}"
    if verb == "reveal-build":
        if g.in_supply(seat, GARDEN + suit) == 0:
            return _none_left(f"garden-{SUITS[suit]}")
        if build_clearings(g, seat, suit):
            return None
        return Reason("root:10.5.1", "root-why-no-garden-bed", {"suit": fact})
    if verb == "reveal-recruit":
        if g.in_supply(seat, WARRIOR) == 0:
            return _none_left("warrior")
        closed = recruit_clearings(g, seat, suit) == 0
        return Reason("root:6.2.2", "root-why-nowhere-to-recruit", {"suit": fact}) if closed else None
    return why_not_score(g, seat, suit)


def _none_left(piece: str) -> Reason:
    return Reason("root:2.5", "root-why-none-left", {"piece": f"piece:{piece}"})


def why_not_score(g: RootGame, seat: Seat, suit: Suit) -> Reason | None:
    """root:10.5.3, 10.5.3.once  Each suit scores once a turn, and needs a garden on the map."""
    if lizards(g, seat).scored >> suit & 1:
        return Reason("root:10.5.3.once", "root-why-scored", {"suit": f"suit:{SUITS[suit]}"})
    if gardens(g, seat, suit) == 0:
        return Reason("root:10.5.3", "root-why-no-garden", {"suit": f"suit:{SUITS[suit]}"})
    return None


class Rituals(Daylight):
    """root:10.5, 10.5.locked, 10.2.2  Reveal cards for rituals, as often as possible. They leave the hand."""

    rule = "root:10.5"

    def waits(self, g: RootGame) -> bool:
        return g.hands[self.seat] != 0 or common_open(g, self.seat)

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [END_DAYLIGHT]
        for ritual in (BUILDS, RECRUITS, SCORES, SACRIFICES):
            found += answers(g, ritual, g.hands[seat])
        return found

    def own_why_not(self, g: RootGame, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, CardAction):
            return why_not_ritual(g, seat, action.verb, action.card)
        return None

    def own_options(self, g: RootGame, seat: Seat) -> list[Action]:
        found: list[Action] = [END_DAYLIGHT]
        cards, deck = g.hands[seat], g.cards
        while cards:
            kind = deck.kind_of[lowest(cards)]
            cards &= ~deck.kind_mask[kind]
            suit = deck.suit_of[kind]
            if suit == BIRD:
                if g.in_supply(seat, WARRIOR):
                    found.append(SACRIFICES[kind])
                continue
            if build_clearings(g, seat, suit):
                found.append(BUILDS[kind])
            if recruit_clearings(g, seat, suit):
                found.append(RECRUITS[kind])
            if why_not_score(g, seat, suit) is None:
                found.append(SCORES[kind])
        return found

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, CardAction):
            return
        g.then_one(self)
        suit = int(g.cards.suit_of[action.card])
        if action.verb == "reveal-score":
            score_gardens(g, seat, action.card)
            return
        reveal(g, seat, action.card)
        if action.verb == "reveal-build":
            g.then_one(BUILD_GARDEN[seat][suit])
        elif action.verb == "reveal-recruit":
            g.then_one(RECRUIT_FAITHFUL[seat][suit])
        else:
            sacrifice(g, seat)

    def own_preview(self, g: RootGame, seat: Seat, action: Action) -> list[Line]:
        if isinstance(action, CardAction) and action.verb == "reveal-score":
            return [
                Line(
                    "root-preview-ritual", {"points": garden_points(g, gardens(g, seat, g.cards.suit_of[action.card]))}
                )
            ]
        return []


def reveal(g: RootGame, seat: Seat, kind: i64) -> None:
    """root:10.5, 10.5.locked  Reveal a card from hand. It stays revealed until Evening."""
    lizards(g, seat).revealed |= bit(leave_hand(g, seat, kind))
    if g.events is not None:
        g.tell("root-did-reveal", {"seat": f"seat:{seat}", "card": name(kind)})


def score_gardens(g: RootGame, seat: Seat, kind: i64) -> None:
    """root:10.5.3  Score a suit's gardens. The card revealed for this ritual is spent."""
    suit = g.cards.suit_of[kind]
    lizards(g, seat).scored |= bit(suit)
    spend(g, seat, kind)
    score(g, seat, garden_points(g, gardens(g, seat, suit)))


def sacrifice(g: RootGame, seat: Seat) -> None:
    """root:10.5.4  A warrior from the supply joins the acolytes."""
    g.supply[seat * PIECES + WARRIOR] -= 1
    add_acolytes(g, seat, 1)


class BuildGarden(PlaceInSuit):
    """root:10.5.1  Choose where to place the garden."""

    rule = "root:10.5.1"

    def clearings(self, g: RootGame) -> i64:
        return build_clearings(g, self.seat, self.suit)

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [GARDENS[c] for c in range(CLEARINGS) if g.suit_masks[self.suit] >> c & 1]

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        if g.ruler(action.clearing) != seat:
            return why_not_rule(g, seat, action.clearing, "root:10.5.1")
        return why_not_build(g, seat, action.clearing)

    def place(self, g: RootGame, clearing: ClearingId) -> None:
        kind = GARDEN + self.suit
        tell_placed(g, self.seat, kind, clearing, g.place(self.seat, kind, clearing, 1))


class RecruitFaithful(PlaceInSuit):
    """root:10.5.2  Choose where to place the warrior."""

    rule = "root:10.5.2"

    def clearings(self, g: RootGame) -> i64:
        return recruit_clearings(g, self.seat, self.suit)

    def candidates(self, g: RootGame, seat: Seat) -> list[ClearingAction]:
        return [FAITHFUL[c] for c in range(CLEARINGS) if g.suit_masks[self.suit] >> c & 1]

    def why_not(self, g: RootGame, seat: Seat, action: ClearingAction) -> Reason | None:
        return why_not_place(g, seat, action.clearing)

    def place(self, g: RootGame, clearing: ClearingId) -> None:
        tell_placed(g, self.seat, WARRIOR, clearing, g.place(self.seat, WARRIOR, clearing, 1))


def _builds(seat: Seat) -> list[BuildGarden]:
    return [BuildGarden(seat, suit) for suit in range(BIRD)]


def _recruits(seat: Seat) -> list[RecruitFaithful]:
    return [RecruitFaithful(seat, suit) for suit in range(BIRD)]


RITUALS: Final = per_seat(Rituals)
BUILD_GARDEN: Final = per_seat(_builds)
RECRUIT_FAITHFUL: Final = per_seat(_recruits)
