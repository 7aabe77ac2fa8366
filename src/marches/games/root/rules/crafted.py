"""root:4.1.3  Cards in play: what each can do, and when. The cards themselves are in `effects`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.games.root.rules.actions import DONE, USES
from marches.games.root.rules.cards import answers, discard, name
from marches.games.root.rules.state import PHASES, RootGame
from marches.games.root.rules.tables import KINDS, SeatId
from marches.kernel.action import Action
from marches.kernel.bits import bit, lowest
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Seat, Step
from marches.kernel.window import Offer, Window


def ignores_ambushes(g: RootGame, seat: SeatId) -> bool:
    """Whether this attacker has a card in play that stops ambushes."""
    return g.crafted[seat] & g.cards.ambush_proof != 0


def starting_effects(g: RootGame, seat: Seat, phase: int) -> list[Step[RootGame]]:
    """The effects of a seat's cards at the start of a phase."""
    found: list[Step[RootGame]] = []
    mask = g.crafted[seat] & g.cards.starting[phase]
    while mask:
        found += g.cards.effects[g.cards.kind_of[lowest(mask)]].at_start(g, seat)
        mask &= mask - 1
    return found


def discard_crafted(g: RootGame, seat: SeatId, kind: i64) -> None:
    """Discard a card in play for its effect."""
    card = lowest(g.crafted[seat] & g.cards.kind_mask[kind])
    g.crafted[seat] &= ~bit(card)
    discard(g, card)


def spend_for_turn(g: RootGame, seat: SeatId, kind: i64) -> None:
    """Note that a card in play that works once a turn has been used."""
    g.spent |= g.crafted[seat] & g.cards.kind_mask[kind]


def use_card(g: RootGame, seat: Seat, kind: i64) -> list[Step[RootGame]]:
    """Use a card in play. Returns what follows."""
    if g.events is not None:
        g.tell("root-did-use", {"seat": f"seat:{seat}", "card": name(kind)})
    return g.cards.effects[kind].use(g, seat, kind)


def why_not_use(g: RootGame, seat: Seat, kind: i64) -> Reason | None:
    """root:4.1.3  Why a card in play cannot be used in this window."""
    if g.crafted[seat] & g.cards.kind_mask[kind] & g.spent:
        return Reason("root:4.1.3", "root-why-used", {"card": name(kind)})
    return g.cards.effects[kind].why_not(g, seat, kind)


# -- windows: the moments of a phase at which cards in play and offers may be used -----------------------------


class UseCard(Offer[RootGame]):
    """root:4.1.3  A card in play may be used."""

    def __init__(self, kind: i64) -> None:
        super().__init__(USES[kind])
        self.kind: Final = kind

    def why_not(self, g: RootGame, seat: Seat) -> Reason | None:
        return why_not_use(g, seat, self.kind)

    def use(self, g: RootGame, seat: Seat) -> list[Step[RootGame]]:
        return use_card(g, seat, self.kind)


OFFER_OF: Final[dict[Action, Offer[RootGame]]] = {}
"""Every offer, by the answer that takes it. No window uses one of these answers for anything else."""


def register_offer(offer: Offer[RootGame]) -> None:
    """Make an offer known to all windows."""
    OFFER_OF[offer.action] = offer


USE_CARD: Final = [UseCard(kind) for kind in range(KINDS)]
for _use in USE_CARD:
    register_offer(_use)


def window_offers(g: RootGame, seat: Seat, phase: int) -> list[Offer[RootGame]]:
    """What cards in play and other players' factions offer in this phase."""
    found: list[Offer[RootGame]] = []
    cards = g.crafted[seat] & g.cards.usable[phase]
    while cards:
        kind = g.cards.kind_of[lowest(cards)]
        found.append(USE_CARD[kind])
        cards &= ~g.cards.kind_mask[kind]
    for other in g.audience.offers:
        found += g.rules[other].offers(g, other, seat, phase)
    return found


def window_options(g: RootGame, seat: Seat, phase: int) -> list[Action]:
    """The answers that take one of `window_offers`."""
    found: list[Action] = []
    for action in answers(g, USES, g.crafted[seat] & g.cards.usable[phase] & ~g.spent):
        if OFFER_OF[action].can_use(g, seat):
            found.append(action)
    for other in g.audience.offers:
        for offer in g.rules[other].offers(g, other, seat, phase):
            if offer.can_use(g, seat):
                found.append(offer.action)
    return found


def window_open(g: RootGame, seat: Seat, phase: int) -> bool:
    """Whether there may be something to use, judging by what everyone sees."""
    cards = g.crafted[seat] & g.cards.usable[phase] & ~g.spent
    found = cards != 0 and _any_usable(g, seat, cards)
    for other in g.audience.offers:
        found = found or g.rules[other].offers_publicly(g, other, seat, phase)
    return found


def _any_usable(g: RootGame, seat: Seat, cards: i64) -> bool:
    """Whether one of these cards in play can be used now."""
    if g.rulings < 2:
        return True  # Until rules version 2 the question came even if none could be used.
    while cards:
        if why_not_use(g, seat, g.cards.kind_of[lowest(cards)]) is None:
            return True
        cards &= cards - 1
    return False


class RootWindow(Window[RootGame]):
    """A window of a phase: cards in play may be used, and what other factions offer may be taken."""

    secret = True

    def offer_of(self, g: RootGame, seat: Seat, action: Action) -> Offer[RootGame] | None:
        return OFFER_OF.get(action)


class UseCards(RootWindow):
    """root:4.1.3, actions-any-order  A moment of the phase when cards in play may be used."""

    rule = "root:4.1.3"

    def __init__(self, seat: Seat, phase: int) -> None:
        super().__init__(seat)
        self.phase = phase

    def waits(self, g: RootGame) -> bool:
        return window_open(g, self.seat, self.phase)

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"phase": f"phase:{PHASES[self.phase]}"}

    def own_candidates(self, g: RootGame, seat: Seat) -> list[Action]:
        return [DONE]

    def own_apply(self, g: RootGame, seat: Seat, action: Action) -> None:
        pass

    def offers(self, g: RootGame, seat: Seat) -> list[Offer[RootGame]]:
        return window_offers(g, seat, self.phase)

    def open_offers(self, g: RootGame, seat: Seat) -> list[Action]:
        return window_options(g, seat, self.phase)
