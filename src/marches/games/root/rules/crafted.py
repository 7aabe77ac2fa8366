"""root:4.1.3  Cards in play: what each may do, and at which moment. The cards themselves are in `effects`."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.actions import DONE, USES
from marches.games.root.rules.cards import answers, discard, name
from marches.games.root.rules.state import PHASES, RootGame
from marches.games.root.rules.tables import KIND_MASK, KIND_OF, KINDS
from marches.kernel.action import Action
from marches.kernel.bits import bit, lowest
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Step
from marches.kernel.window import Offer, Window


class CardEffect:
    """One persistent card. Subclasses say when it works and what it does; objects are stateless."""

    starts: ClassVar[int] = -1
    """The phase at whose start it has an effect, or -1."""
    phase: ClassVar[int] = -1
    """The phase in which its owner may use it, or -1."""
    attacker: ClassVar[bool] = False
    defender: ClassVar[bool] = False
    """May it be used after the roll, as attacker or as defender?"""
    stops_ambush: ClassVar[bool] = False

    def at_start(self, g: RootGame, seat: int) -> list[Step[RootGame]]:
        """What happens at the start of the phase."""
        return []

    def why_not(self, g: RootGame, seat: int, kind: i64) -> Reason | None:
        """Why it cannot be used now."""
        return None

    def use(self, g: RootGame, seat: int, kind: i64) -> list[Step[RootGame]]:
        """Use it: change the position. Returns what follows."""
        raise NotImplementedError


EFFECTS: Final[list[CardEffect]] = [CardEffect() for _ in range(KINDS)]
STARTING: Final = vec[i64]([0, 0, 0])
"""By phase: cards with an effect at its start."""
USABLE: Final = vec[i64]([0, 0, 0])
"""By phase: cards their owner may use in it."""
IN_BATTLE: Final = vec[i64]([0, 0])
"""Cards for the attacker, for the defender."""
AMBUSH_PROOF: Final = vec[i64]([0])


def put_in_force(kind: int, effect: CardEffect) -> None:
    """Register what a kind of card does."""
    EFFECTS[kind] = effect
    mask = KIND_MASK[kind]
    if effect.starts >= 0:
        STARTING[effect.starts] |= mask
    if effect.phase >= 0:
        USABLE[effect.phase] |= mask
    if effect.attacker:
        IN_BATTLE[0] |= mask
    if effect.defender:
        IN_BATTLE[1] |= mask
    if effect.stops_ambush:
        AMBUSH_PROOF[0] |= mask


def ignores_ambushes(g: RootGame, seat: i64) -> bool:
    """Has this attacker a card in play that stops ambushes?"""
    return g.crafted[seat] & AMBUSH_PROOF[0] != 0


def starting_effects(g: RootGame, seat: int, phase: int) -> list[Step[RootGame]]:
    """The effects of a seat's cards at the start of a phase."""
    found: list[Step[RootGame]] = []
    mask = g.crafted[seat] & STARTING[phase]
    while mask:
        found += EFFECTS[KIND_OF[lowest(mask)]].at_start(g, seat)
        mask &= mask - 1
    return found


def discard_crafted(g: RootGame, seat: i64, kind: i64) -> None:
    """A card in play is discarded for its effect."""
    card = lowest(g.crafted[seat] & KIND_MASK[kind])
    g.crafted[seat] &= ~bit(card)
    discard(g, card)


def spend_for_turn(g: RootGame, seat: i64, kind: i64) -> None:
    """A card in play that works once a turn has been used."""
    g.spent |= g.crafted[seat] & KIND_MASK[kind]


def use_card(g: RootGame, seat: int, kind: i64) -> list[Step[RootGame]]:
    """Use a card in play. Returns what follows."""
    if g.events is not None:
        g.tell("root-did-use", {"seat": f"seat:{seat}", "card": name(kind)})
    return EFFECTS[kind].use(g, seat, kind)


def why_not_use(g: RootGame, seat: int, kind: i64) -> Reason | None:
    """root:4.1.3  Why a card in play cannot be used in this window."""
    if g.crafted[seat] & KIND_MASK[kind] & g.spent:
        return Reason("root:4.1.3", "root-why-used", {"card": name(kind)})
    return EFFECTS[kind].why_not(g, seat, kind)


# -- windows: the moments of a phase at which cards in play and offers may be used -----------------------------


class UseCard(Offer[RootGame]):
    """root:4.1.3  A card in play may be used."""

    def __init__(self, kind: i64) -> None:
        super().__init__(USES[kind])
        self.kind: Final = kind

    def why_not(self, g: RootGame, seat: int) -> Reason | None:
        return why_not_use(g, seat, self.kind)

    def use(self, g: RootGame, seat: int) -> list[Step[RootGame]]:
        return use_card(g, seat, self.kind)


OFFER_OF: Final[dict[Action, Offer[RootGame]]] = {}
"""By the answer that takes it: every offer there is. No window has such an answer of its own."""


def register_offer(offer: Offer[RootGame]) -> None:
    """Make an offer known to all windows."""
    OFFER_OF[offer.action] = offer


USE_CARD: Final = [UseCard(kind) for kind in range(KINDS)]
for _use in USE_CARD:
    register_offer(_use)


def window_offers(g: RootGame, seat: int, phase: int) -> list[Offer[RootGame]]:
    """What cards in play and other players' factions offer in this phase."""
    found: list[Offer[RootGame]] = []
    cards = g.crafted[seat] & USABLE[phase]
    while cards:
        kind = KIND_OF[lowest(cards)]
        found.append(USE_CARD[kind])
        cards &= ~KIND_MASK[kind]
    for other in g.audience.offers:
        found += g.rules[other].offers(g, other, seat, phase)
    return found


def window_options(g: RootGame, seat: int, phase: int) -> list[Action]:
    """The answers that take one of `window_offers`."""
    found: list[Action] = []
    for action in answers(USES, g.crafted[seat] & USABLE[phase] & ~g.spent):
        if OFFER_OF[action].can_use(g, seat):
            found.append(action)
    for other in g.audience.offers:
        for offer in g.rules[other].offers(g, other, seat, phase):
            if offer.can_use(g, seat):
                found.append(offer.action)
    return found


def window_open(g: RootGame, seat: int, phase: int) -> bool:
    """Whether, from what everyone sees, there is something to use."""
    cards = g.crafted[seat] & USABLE[phase] & ~g.spent
    found = cards != 0 and _any_usable(g, seat, cards)
    for other in g.audience.offers:
        found = found or g.rules[other].offers_publicly(g, other, seat, phase)
    return found


def _any_usable(g: RootGame, seat: int, cards: i64) -> bool:
    """Whether one of these cards in play can be used now."""
    if g.rulings < 2:
        return True  # Until rules version 2 it was asked whether they could or not.
    while cards:
        if why_not_use(g, seat, KIND_OF[lowest(cards)]) is None:
            return True
        cards &= cards - 1
    return False


class RootWindow(Window[RootGame]):
    """A window of a phase: cards in play may be used, and what other factions offer may be taken."""

    secret = True

    def offer_of(self, g: RootGame, seat: int, action: Action) -> Offer[RootGame] | None:
        return OFFER_OF.get(action)


class UseCards(RootWindow):
    """root:4.1.3, actions-any-order  Cards in play may be used at this moment of the phase, or left."""

    rule = "root:4.1.3"

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase = phase

    def waits(self, g: RootGame) -> bool:
        return window_open(g, self.seat, self.phase)

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"phase": f"phase:{PHASES[self.phase]}"}

    def own_candidates(self, g: RootGame, seat: int) -> list[Action]:
        return [DONE]

    def own_apply(self, g: RootGame, seat: int, action: Action) -> None:
        pass

    def offers(self, g: RootGame, seat: int) -> list[Offer[RootGame]]:
        return window_offers(g, seat, self.phase)

    def open_offers(self, g: RootGame, seat: int) -> list[Action]:
        return window_options(g, seat, self.phase)
