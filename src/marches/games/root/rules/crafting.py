"""root:4.1  Crafting."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import CRAFTS, PAYS_ANY, CardAction, SuitAction
from marches.games.root.rules.cards import discard, leave_hand, name
from marches.games.root.rules.crafted import register_offer
from marches.games.root.rules.removal import RemoveEnemies
from marches.games.root.rules.scoring import score
from marches.games.root.rules.state import RootDecision, RootGame, RootStep
from marches.games.root.rules.tables import (
    BIRD,
    FOX,
    ITEMS,
    KINDS,
    MOUSE,
    RABBIT,
    SUITS,
    SeatId,
    Suit,
)
from marches.kernel.bits import NONE, bit, lowest
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step, per_seat
from marches.kernel.window import Offer


class Payment:
    """How a faction pays for crafting. The default: with crafting pieces, each once a turn (root:4.1.1, 4.1.1.once)."""

    def why_not(self, g: RootGame, seat: Seat, kind: i64) -> Reason | None:
        """Why the cost cannot be paid."""
        lacking: i64 = 0
        spare: i64 = 0
        for suit in range(BIRD):
            left = pieces_left(g, seat, suit)
            need = g.cards.cost[kind * 4 + suit]
            if need > left:
                lacking += need - left
            else:
                spare += left - need
        need_any = g.cards.cost[kind * 4 + BIRD]
        if need_any > spare:
            lacking += need_any - spare
        if lacking == 0:
            return None
        return _too_dear(g, seat, kind)

    def affordable(self, g: RootGame, seat: Seat) -> i64:
        """All cards whose cost can be paid now."""
        fox, rabbit, mouse = pieces_left(g, seat, FOX), pieces_left(g, seat, RABBIT), pieces_left(g, seat, MOUSE)
        return g.cards.costing_at_most(fox, rabbit, mouse, fox + rabbit + mouse)

    def pay(self, g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
        """Activate the pieces. Returns what must still be asked."""
        for suit in range(BIRD):
            g.activated[suit] += g.cards.cost[kind * 4 + suit]
        any_suit = int(g.cards.cost[kind * 4 + BIRD])
        return [PayAny(seat, any_suit)] if any_suit else []


def _too_dear(g: RootGame, seat: Seat, kind: i64) -> Reason:
    facts: dict[str, Fact] = {"card": name(kind)}
    for suit in range(BIRD):
        facts[SUITS[suit]] = int(g.cards.cost[kind * 4 + suit])
        facts[f"have_{SUITS[suit]}"] = int(pieces_left(g, seat, suit))
    facts["any"] = int(g.cards.cost[kind * 4 + BIRD])
    return Reason("root:4.1.1", "root-why-cost", facts)


def pieces_left(g: RootGame, seat: SeatId, suit: Suit) -> i64:
    """root:4.1.1.suit, 4.1.1.once  Crafting pieces of a suit not yet activated this turn."""
    left = g.rules[seat].crafting_pieces(g, seat, suit) - g.activated[suit]
    return left if left > 0 else NONE


def pieces_in(g: RootGame, seat: SeatId, kind: i64, suit: Suit) -> i64:
    """root:4.1.1.suit  Pieces of one kind in clearings of one suit: for `crafting_pieces`."""
    return g.among(seat, kind, g.suit_masks[suit])


PIECES_PAY: Final = Payment()


def payment_of(g: RootGame, seat: Seat) -> Payment:
    own = g.rules[seat].payment(g, seat)
    return PIECES_PAY if own is None else own


def why_not_craft(g: RootGame, seat: Seat, kind: i64) -> Reason | None:
    """Why a card in hand cannot be crafted now."""
    if not g.cards.kind_mask[kind] & g.cards.craftable:
        return Reason("root:2.1.4.no-craft", "root-why-no-effect", {"card": name(kind)})
    item = g.cards.item[kind]
    if item >= 0 and g.items[item] == 0:
        facts: dict[str, Fact] = {"card": name(kind), "item": f"item:{ITEMS[item]}"}
        return Reason("root:4.1.2.unavailable", "root-why-item-gone", facts)
    if g.crafted[seat] & g.cards.kind_mask[kind]:
        return Reason("root:4.1.4", "root-why-already-in-play", {"card": name(kind)})
    return payment_of(g, seat).why_not(g, seat, kind)


def craft_options(g: RootGame, seat: Seat) -> list[CardAction]:
    """What can be crafted now."""
    found: list[CardAction] = []
    deck = g.cards
    cards = g.hands[seat] & deck.craftable
    if cards:
        cards &= payment_of(g, seat).affordable(g, seat)
    while cards:
        kind = deck.kind_of[lowest(cards)]
        mask = deck.kind_mask[kind]
        cards &= ~mask
        item = deck.item[kind]
        if (item < 0 or g.items[item]) and not g.crafted[seat] & mask:
            found.append(CRAFTS[kind])
    return found


def craft(g: RootGame, seat: Seat, kind: i64, result: Step[RootGame]) -> list[Step[RootGame]]:
    """Pay for a card in hand and lay it down. Returns what follows, `result` last."""
    steps = payment_of(g, seat).pay(g, seat, kind)
    g.limbo |= bit(leave_hand(g, seat, kind))
    return [*steps, result]


class CraftCard(Offer[RootGame]):
    """root:4.1, 4.1.1  A card in hand may be crafted for its effect."""

    def __init__(self, kind: i64) -> None:
        super().__init__(CRAFTS[kind])
        self.kind: Final = kind

    def why_not(self, g: RootGame, seat: Seat) -> Reason | None:
        return why_not_craft(g, seat, self.kind)

    def use(self, g: RootGame, seat: Seat) -> list[Step[RootGame]]:
        return craft(g, seat, self.kind, RESOLVE_CRAFTED[seat][self.kind])

    def preview(self, g: RootGame, seat: Seat) -> list[Line]:
        """root:4.1.2  What the item scores, which is not always what the card says."""
        if g.cards.item[self.kind] < 0:
            return []
        points = g.rules[seat].item_points(g, seat, g.cards.points[self.kind])
        return [Line("root-preview-item", {"points": int(points)})]


CRAFT_CARD: Final = [CraftCard(kind) for kind in range(KINDS)]
for _craft in CRAFT_CARD:
    register_offer(_craft)


def craft_offers(g: RootGame, seat: Seat) -> list[Offer[RootGame]]:
    """An offer for each kind of card in hand, whether or not it can be crafted now."""
    found: list[Offer[RootGame]] = []
    cards = g.hands[seat]
    while cards:
        kind = g.cards.kind_of[lowest(cards)]
        found.append(CRAFT_CARD[kind])
        cards &= ~g.cards.kind_mask[kind]
    return found


class PayAny(RootDecision[SuitAction]):
    """root:4.1.1.any  Choose the pieces that pay for icons of any suit, one by one."""

    rule = "root:4.1.1.any"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def _suits(self, g: RootGame) -> list[int]:
        return [suit for suit in range(BIRD) if pieces_left(g, self.seat, suit)]

    def waits(self, g: RootGame) -> bool:
        total: i64 = 0
        for suit in range(BIRD):
            total += pieces_left(g, self.seat, suit)
        return total > self.left and len(self._suits(g)) > 1

    def run(self, g: RootGame) -> None:
        left = self.left
        for suit in self._suits(g):
            while left > 0 and pieces_left(g, self.seat, suit):
                g.activated[suit] += 1
                left -= 1

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"count": self.left}

    def candidates(self, g: RootGame, seat: Seat) -> list[SuitAction]:
        return list(PAYS_ANY)

    def why_not(self, g: RootGame, seat: Seat, action: SuitAction) -> Reason | None:
        if pieces_left(g, seat, action.suit):
            return None
        return Reason("root:4.1.1.once", "root-why-no-piece", {"suit": f"suit:{SUITS[action.suit]}"})

    def apply(self, g: RootGame, seat: Seat, action: SuitAction) -> None:
        g.activated[action.suit] += 1
        if self.left > 1:
            g.then_one(PayAny(seat, self.left - 1))


class ResolveCrafted(RootStep):
    """root:4.1.2, 4.1.3  An immediate effect happens and its card is discarded; a persistent one stays."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, g: RootGame) -> None:
        if g.events is not None:
            g.tell("root-did-craft", {"seat": f"seat:{self.seat}", "card": name(self.kind)})
        mask = g.cards.kind_mask[self.kind]
        if g.cards.item[self.kind] >= 0:
            lay_aside(g, self.kind)
            gain_item(g, self.seat, g.cards.item[self.kind])
            score(g, self.seat, g.rules[self.seat].item_points(g, self.seat, g.cards.points[self.kind]))
        elif mask & g.cards.favors:
            clearings = int(g.suit_masks[g.cards.suit_of[self.kind]])
            g.then(RemoveEnemies(self.seat, clearings), LayAside(self.kind))
        else:
            card = g.limbo & mask
            g.limbo &= ~card
            g.crafted[self.seat] |= card


def lay_aside(g: RootGame, kind: i64) -> None:
    """root:4.1.2  Discard a card whose effect has been resolved."""
    card = lowest(g.limbo & g.cards.kind_mask[kind])
    g.limbo &= ~bit(card)
    discard(g, card)


class LayAside(RootStep):
    """root:4.1.2  Discard the card after its effect."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, g: RootGame) -> None:
        lay_aside(g, self.kind)


def gain_item(g: RootGame, seat: Seat, item: i64) -> None:
    """root:2.5.5, 4.1.2.item  Take an item from the common supply into the Crafted Items box."""
    g.items[item] -= 1
    if not g.rules[seat].gains_item(g, seat, item):
        g.boxes[seat * len(ITEMS) + item] += 1
    if g.events is not None:
        g.tell("root-did-gain-item", {"seat": f"seat:{seat}", "item": f"item:{ITEMS[item]}"})


def _resolvers(seat: Seat) -> list[ResolveCrafted]:
    return [ResolveCrafted(seat, kind) for kind in range(KINDS)]


RESOLVE_CRAFTED: Final = per_seat(_resolvers)
