"""root:3.3  Dominance: another way to win, and the row of available cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import ACTIVATES, SPENDS, TAKES, CardAction
from marches.games.root.rules.cards import (
    answers,
    everyone,
    join_hand,
    kinds_of,
    leave_hand,
    matching,
    name,
    spend,
    why_not_spend,
)
from marches.games.root.rules.crafted import register_offer
from marches.games.root.rules.scoring import win
from marches.games.root.rules.state import RootDecision, RootGame, RootSeatStep
from marches.games.root.rules.tables import (
    BIRD,
    CLEARINGS,
    DOMINANCE_KINDS,
    SPY_KINDS,
    SUITS,
    WIN_POINTS,
    SeatId,
)
from marches.kernel.action import Action
from marches.kernel.bits import bit, count, lowest
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step, per_seat
from marches.kernel.window import Offer

NEEDED_POINTS: Final = 10
NEEDED_CLEARINGS: Final = 3


def progress(g: RootGame, seat: SeatId) -> int:
    """How close an activated Dominance card is to winning; 30 means that it wins."""
    ruled = g.ruled_by(seat)
    suit = g.cards.suit_of[g.dominance[seat]]
    if suit != BIRD:
        return min(int(count(ruled & g.suit_masks[suit])), NEEDED_CLEARINGS) * 10
    best: i64 = 0
    for corner in range(CLEARINGS):
        opposite = g.board.opposite[corner]
        if opposite >= 0:
            held = (ruled >> corner & 1) + (ruled >> opposite & 1)
            best = held if held > best else best
    return int(best) * 15


def has_won(g: RootGame, seat: SeatId) -> bool:
    """root:3.3.1.I, 3.3.1.II  Three clearings of the suit, or two corners on a diagonal for the birds."""
    return g.dominance[seat] >= 0 and progress(g, seat) == WIN_POINTS


class CheckDominance(RootSeatStep):
    """root:3.3.1.I, 3.3.1.II, card.dominance.fox, card.dominance.rabbit, card.dominance.mouse, card.dominance.bird
    At the start of your Birdsong, before anything else."""

    def run(self, g: RootGame) -> None:
        if has_won(g, self.seat):
            win(g, self.seat)


def why_not_activate(g: RootGame, seat: Seat, kind: i64) -> Reason | None:
    """root:3.3.1, 3.3.2.no-swap  Activating a Dominance card takes ten points and is done once a game."""
    if g.dominance[seat] >= 0 or g.partners[seat] >= 0:
        return Reason("root:3.3.2.no-swap", "root-why-one-dominance", {"card": name(kind)})
    if g.scores[seat] < NEEDED_POINTS:
        facts: dict[str, Fact] = {"needed": NEEDED_POINTS, "points": int(g.scores[seat])}
        return Reason("root:3.3.1", "root-why-ten-points", facts)
    return g.rules[seat].why_not_activate(g, seat, kind)


def activate(g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
    """root:3.3.1, 3.3.1.marker, 3.3.2, 3.3.2.permanent  The card leaves the hand for good, the marker the track."""
    g.limbo |= bit(leave_hand(g, seat, kind))
    if g.events is not None:
        g.tell("root-did-activate", {"seat": f"seat:{seat}", "card": name(kind)})
    own = g.rules[seat].activates(g, seat, kind)
    if own is not None:
        return own
    g.dominance[seat] = kind
    settle_activated(g, seat, kind)
    return []


def settle_activated(g: RootGame, seat: Seat, kind: i64) -> None:
    """root:3.1.stalled  The activated card joins the play area. Giving up the score moves the game on."""
    g.limbo &= ~g.cards.kind_mask[kind]
    g.crafted[seat] |= g.cards.kind_mask[kind]
    g.scores[seat] = 0
    g.scored = g.turn


def why_not_take(g: RootGame, seat: Seat, kind: i64) -> Reason | None:
    """root:3.3.4  A card of the same suit pays; only a bird pays for the bird."""
    if matching(g, seat, g.cards.suit_of[kind]):
        return None
    facts: dict[str, Fact] = {"card": name(kind), "suit": f"suit:{SUITS[g.cards.suit_of[kind]]}"}
    return Reason("root:3.3.4", "root-why-no-matching-card", facts)


class PayForAvailable(RootDecision[CardAction]):
    """root:3.3.4  Spend a card of the same suit to take an available card."""

    rule = "root:3.3.4"
    secret = True

    def __init__(self, seat: Seat, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"card": name(self.kind)}

    def candidates(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, SPENDS, g.hands[seat])

    def why_not(self, g: RootGame, seat: Seat, action: CardAction) -> Reason | None:
        return why_not_spend(g, seat, action, g.cards.suit_of[self.kind], "root:3.3.4")

    def options(self, g: RootGame, seat: Seat) -> list[CardAction]:
        return answers(g, SPENDS, matching(g, seat, g.cards.suit_of[self.kind]))

    def apply(self, g: RootGame, seat: Seat, action: CardAction) -> None:
        card = lowest(g.available & g.cards.kind_mask[self.kind])
        g.available &= ~bit(card)
        spend(g, seat, action.card)
        join_hand(g, seat, card, everyone(g))
        if g.events is not None:
            g.tell("root-did-take-available", {"seat": f"seat:{seat}", "card": name(self.kind)})


# -- what Daylight adds ----------------------------------------------------------------------------------------


class ActivateDominance(Offer[RootGame]):
    """root:3.3.1  A Dominance card in hand may be activated."""

    def __init__(self, kind: i64) -> None:
        super().__init__(ACTIVATES[int(kind)])
        self.kind: Final = kind

    def why_not(self, g: RootGame, seat: Seat) -> Reason | None:
        return why_not_activate(g, seat, self.kind)

    def use(self, g: RootGame, seat: Seat) -> list[Step[RootGame]]:
        return activate(g, seat, self.kind)


class TakeAvailable(Offer[RootGame]):
    """root:3.3.4  An available card may be taken."""

    def __init__(self, kind: i64) -> None:
        super().__init__(TAKES[int(kind)])
        self.kind: Final = kind

    def why_not(self, g: RootGame, seat: Seat) -> Reason | None:
        return why_not_take(g, seat, self.kind)

    def use(self, g: RootGame, seat: Seat) -> list[Step[RootGame]]:
        return [PayForAvailable(seat, int(self.kind))]


ACTIVATE: Final[dict[int, ActivateDominance]] = {kind: ActivateDominance(kind) for kind in DOMINANCE_KINDS}
TAKE: Final[dict[int, TakeAvailable]] = {kind: TakeAvailable(kind) for kind in DOMINANCE_KINDS + SPY_KINDS}
for _activate in ACTIVATE.values():
    register_offer(_activate)
for _take in TAKE.values():
    register_offer(_take)


def daylight_offers(g: RootGame, seat: Seat) -> list[Offer[RootGame]]:
    """The offers to activate a Dominance card in hand or to take an available card."""
    found: list[Offer[RootGame]] = []
    for kind in kinds_of(g, g.hands[seat] & g.cards.dominance):
        found.append(ACTIVATE[kind])
    for kind in kinds_of(g, g.available):
        found.append(TAKE[kind])
    return found


def daylight_options(g: RootGame, seat: Seat) -> list[Action]:
    """The answers that take one of `daylight_offers`."""
    hand = g.hands[seat]
    found: list[Action] = []
    held = hand & g.cards.dominance
    while held and g.scores[seat] >= NEEDED_POINTS:
        kind = g.cards.kind_of[lowest(held)]
        held &= held - 1
        if why_not_activate(g, seat, kind) is None:
            found.append(ACTIVATES[kind])
    lying = g.available
    while lying:
        kind = g.cards.kind_of[lowest(lying)]
        lying &= lying - 1
        if hand & g.cards.match[g.cards.suit_of[kind]]:
            found.append(TAKES[kind])
    return found


def daylight_open(g: RootGame, seat: Seat) -> bool:
    """Whether this seat might activate or take a card, judging by what everyone sees."""
    if g.hands[seat] == 0:
        return False
    if g.available:
        return True
    in_game = g.unused & g.cards.dominance != g.cards.dominance
    return in_game and g.dominance[seat] < 0 and g.partners[seat] < 0 and g.scores[seat] >= NEEDED_POINTS


CHECK_DOMINANCE: Final = per_seat(CheckDominance)
