"""root:4.1.3  Cards in play: what each may do, and at which moment. The cards themselves are in `effects`."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.rules.actions import DONE, USES, CardAction
from marches.games.root.rules.cards import answers, discard, name
from marches.games.root.rules.state import PHASES, RootDecision, RootGame
from marches.games.root.rules.tables import KIND_MASK, KIND_OF, KINDS
from marches.kernel.action import Action
from marches.kernel.bits import bit, lowest
from marches.kernel.line import Fact, Reason
from marches.kernel.step import Step


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

    def use(self, g: RootGame, seat: int, kind: i64) -> None:
        """Use it: change the position, queue what follows."""
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


def use_card(g: RootGame, seat: int, kind: i64) -> None:
    """Use a card in play."""
    if g.events is not None:
        g.tell("root-did-use", {"seat": f"seat:{seat}", "card": name(kind)})
    EFFECTS[kind].use(g, seat, kind)


def why_not_use(g: RootGame, seat: int, kind: i64) -> Reason | None:
    """root:4.1.3  Why a card in play cannot be used in this window."""
    if g.crafted[seat] & KIND_MASK[kind] & g.spent:
        return Reason("root:4.1.3", "root-why-used", {"card": name(kind)})
    return EFFECTS[kind].why_not(g, seat, kind)


# -- windows: the moments of a phase at which cards in play and offers may be used -----------------------------


def window_candidates(g: RootGame, seat: int, phase: int) -> list[Action]:
    """What cards in play and other players' offers add to a decision in this phase."""
    found = answers(USES, g.crafted[seat] & USABLE[phase])
    for other in g.audience.offers:
        found += g.rules[other].offers(g, other, seat, phase)
    return found


def window_options(g: RootGame, seat: int, phase: int) -> list[Action]:
    """Those of `window_candidates` without a reason against them."""
    found: list[Action] = []
    for action in answers(USES, g.crafted[seat] & USABLE[phase] & ~g.spent):
        if window_why_not(g, seat, action) is None:
            found.append(action)
    for other in g.audience.offers:
        for action in g.rules[other].offers(g, other, seat, phase):
            if window_why_not(g, seat, action) is None:
                found.append(action)
    return found


def is_offer(g: RootGame, seat: int, action: Action, phase: int) -> bool:
    """Is this one of other players' offers, and no answer of the decision's own?"""
    return any(action in g.rules[other].offers(g, other, seat, phase) for other in g.audience.offers)


def window_open(g: RootGame, seat: int, phase: int) -> bool:
    """From what everyone sees: is there something to use?"""
    cards = g.crafted[seat] & USABLE[phase] & ~g.spent
    found = cards != 0 and _any_usable(g, seat, cards)
    for other in g.audience.offers:
        found = found or g.rules[other].offers_publicly(g, other, seat, phase)
    return found


def _any_usable(g: RootGame, seat: int, cards: i64) -> bool:
    """Can one of these cards in play be used now?"""
    if g.rulings < 2:
        return True  # Until rules version 2 it was asked whether they could or not.
    while cards:
        if why_not_use(g, seat, KIND_OF[lowest(cards)]) is None:
            return True
        cards &= cards - 1
    return False


def window_why_not(g: RootGame, seat: int, action: Action) -> Reason | None:
    """The reason against a candidate of `window_candidates`."""
    if isinstance(action, CardAction) and action.verb == "use":
        return why_not_use(g, seat, action.card)
    for other in g.audience.offers:
        reason = g.rules[other].why_not_offer(g, other, seat, action)
        if reason is not None:
            return reason
    return None


def window_apply(g: RootGame, seat: int, action: Action) -> bool:
    """Carry out a candidate of `window_candidates`; False when it is not one."""
    if isinstance(action, CardAction) and action.verb == "use":
        use_card(g, seat, action.card)
        return True
    taken = False
    for other in g.audience.offers:
        taken = taken or g.rules[other].take_offer(g, other, seat, action)
    return taken


class UseCards(RootDecision):
    """root:4.1.3, actions-any-order  Cards in play may be used at this moment of the phase, or left."""

    rule = "root:4.1.3"
    secret = True

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase = phase

    def waits(self, g: RootGame) -> bool:
        return window_open(g, self.seat, self.phase)

    def facts(self, g: RootGame) -> dict[str, Fact]:
        return {"phase": f"phase:{PHASES[self.phase]}"}

    def candidates(self, g: RootGame, seat: int) -> list[Action]:
        found: list[Action] = [DONE]
        return found + window_candidates(g, seat, self.phase)

    def why_not(self, g: RootGame, seat: int, action: Action) -> Reason | None:
        return window_why_not(g, seat, action)

    def options(self, g: RootGame, seat: int) -> list[Action]:
        found: list[Action] = [DONE]
        return found + window_options(g, seat, self.phase)

    def apply(self, g: RootGame, seat: int, action: Action) -> None:
        if action is not DONE:
            g.then_one(self)
            window_apply(g, seat, action)
