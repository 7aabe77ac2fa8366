"""Deals again what a seat cannot see: hands, objectives, the Factory's cards, what is behind the dials."""

from __future__ import annotations

from random import Random

from marches.games.scythe.rules.actions import PlayCards
from marches.games.scythe.rules.dials import lies_open, playable
from marches.games.scythe.rules.objectives import BOTTOM_OWNER
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import BIT, CARD_KINDS, hexes_of, size
from marches.games.scythe.rules.under_way import BOTH, NO_PLAYER, SIDES
from marches.kernel.step import Seat


def shown_in_combat(g: ScytheGame, seat: Seat, kind: int) -> int:
    """Cards of a kind that are revealed in a combat and are still in the hand they were chosen from."""
    combat = g.combat
    if combat is None or not combat.fights(seat):
        return 0
    side = combat.side(seat)
    if combat.paid >> side & 1 or not lies_open(g, side):
        return 0
    return combat.cards[side * CARD_KINDS + kind]


def redeal_combat_cards(g: ScytheGame, seat: Seat, rng: Random) -> None:
    """Other hands and the deck are one pool, save for the cards the seat knows to be in a hand."""
    others = [other for other in range(g.players) if other != seat]
    loose: list[int] = []
    for kind in range(CARD_KINDS):
        loose += [kind] * int(g.deck[kind])
    missing: list[int] = []
    for other in others:
        for kind in range(CARD_KINDS):
            held = g.hand(other, kind)
            known = 0 if seat < 0 else int(g.seen[(seat * g.players + other) * CARD_KINDS + kind])
            known = min(held, max(known, shown_in_combat(g, other, kind)))
            loose += [kind] * (held - known)
            missing += [other] * (held - known)
            g.hands[other * CARD_KINDS + kind] = known
    rng.shuffle(loose)
    for other in missing:
        g.gain_card(other, loose.pop())
    for kind in range(CARD_KINDS):
        g.deck[kind] = loose.count(kind)


def redeal_commitments(g: ScytheGame, seat: Seat, rng: Random) -> None:
    """What other sides have laid behind their dials might be anything they could have chosen, until both are shown."""
    combat = g.combat
    if combat is None or combat.dials_set == BOTH:
        return
    for side in range(SIDES):
        other = combat.seat(side)
        if other in (seat, NO_PLAYER) or lies_open(g, side) or not g.seating.led(other):
            continue
        if combat.cards_chosen >> side & 1:
            held = [g.hand(other, kind) for kind in range(CARD_KINDS)]
            fitting = playable(g, other, held, combat.limits[side])
            laid = fitting[int(rng.random() * len(fitting))]
            assert isinstance(laid, PlayCards)
            for kind in range(CARD_KINDS):
                combat.cards[side * CARD_KINDS + kind] = laid.counts[kind]
        if combat.dials_set >> side & 1:
            most: int = min(g.kit.most_dialled, g.power[other])
            combat.dials[side] = int(rng.random() * (most + 1))


def redeal_objectives(g: ScytheGame, seat: Seat, rng: Random) -> None:
    """Other hands, the deck and the cards under it that others put there are one pool."""
    loose = hexes_of(g.objective_deck)
    for other in range(g.players):
        if other != seat:
            loose += hexes_of(g.objectives[other])
    hidden = [code // BOTTOM_OWNER for code in g.objective_bottom]
    for index in range(len(hidden)):
        if hidden[index] and hidden[index] != seat + 1:
            loose.append(g.objective_bottom[index] % BOTTOM_OWNER)
    rng.shuffle(loose)
    for index in range(len(hidden)):
        if hidden[index] and hidden[index] != seat + 1:
            g.objective_bottom[index] = loose.pop() + BOTTOM_OWNER * hidden[index]
    for other in range(g.players):
        if other != seat:
            count = size(g.objectives[other])
            g.objectives[other] = 0
            for _ in range(count):
                g.objectives[other] |= BIT[loose.pop()]
    g.objective_deck = 0
    for card in loose:
        g.objective_deck |= BIT[card]


def redeal_factory(g: ScytheGame, seat: Seat, rng: Random) -> None:
    """scythe:automa.explore.factory-card
    A seat that has not looked knows only which cards others have taken, save for those that were taken unseen.
    """
    looked = seat >= 0 and g.factory_seen >> seat & 1 == 1
    unseen = [other for other in range(g.players) if g.factory_cards[other] and not g.seating.led(other)]
    if looked and not unseen:
        return
    deck = g.kit.factory_cards.in_play(g.options)
    if looked:
        deck &= ~g.factory_pool
    for other in range(g.players):
        deck &= ~(g.rules.more_factory_cards(g, other) | g.rules.spent_factory_cards(g, other))
        if other not in unseen:
            deck &= ~g.factory_cards[other]
    loose = hexes_of(deck)
    rng.shuffle(loose)
    for other in unseen:
        g.factory_cards[other] = BIT[loose.pop()]
    if not looked:
        count = size(g.factory_pool)
        g.factory_pool = 0
        for card in loose[:count]:
            g.factory_pool |= BIT[card]


def redeal(g: ScytheGame, seat: Seat, rng: Random) -> ScytheGame:
    """A random position that looks the same to the seat."""
    new = g.clone()
    if not g.rules.open_hands:
        redeal_combat_cards(new, seat, rng)
        redeal_commitments(new, seat, rng)
        redeal_objectives(new, seat, rng)
    redeal_factory(new, seat, rng)
    return new
