"""The crew: hiring, making room, healing, swapping a member with a hand card."""

from __future__ import annotations

from typing import ClassVar, Final

from marches.games.raiders.edge.preview import crew_lines
from marches.games.raiders.rules.actions import DONE, HEALS, HIRES, PUT_DOWN, REPLACE, SEAT, TAKE_BACK, Pick
from marches.games.raiders.rules.goods import discard_cards, kinds_in_hand, lacking, pay_tokens, spend, too_little
from marches.games.raiders.rules.state import RaidersDecision, RaidersGame
from marches.games.raiders.rules.tables import (
    AT_LOCATION,
    CREW,
    FIXED,
    FREE,
    HIRE_DISCOUNT,
    NONE,
    SILVER,
    SLOTS,
    Effect,
)
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat


def hire_discount(g: RaidersGame, seat: Seat, location: int) -> int:
    """What the crew takes off the price of hiring at a location."""
    less = 0
    for slot in range(SLOTS):
        card = g.member(seat, slot)
        if card >= 0 and g.kit.trigger[card] == AT_LOCATION and g.kit.trigger_location[card] == location:
            for effect in g.kit.ability[card]:
                if effect.op == HIRE_DISCOUNT:
                    less += effect.amount * g.times(seat, slot)
    return less


def hire_cost(g: RaidersGame, card: int, effect: Effect, less: int) -> int:
    """raiders:village.barracks.cost  The silver a card costs: as printed unless an effect says otherwise."""
    if effect.mode == FREE:
        return 0
    if effect.mode == FIXED:
        return effect.value
    return max(0, g.kit.crew_cost[card] - effect.value - less)


def cheapest_hire(g: RaidersGame, seat: Seat, effect: Effect, played: int, location: int) -> int:
    """The silver the cheapest hand card costs. `played` is a hand card already spoken for, or NONE."""
    less = hire_discount(g, seat, location)
    least = 99
    skipped = played < 0
    for card in g.hands[seat]:
        if card == played and not skipped:
            skipped = True
            continue
        least = min(least, hire_cost(g, card, effect, less))
    return least


def has_card_to_hire(g: RaidersGame, seat: Seat, effect: Effect, spare: int) -> bool:
    """Whether a hand card is left once `spare` cards and the price are gone."""
    return len(g.hands[seat]) - spare - effect.pay.cards >= 1


def can_hire(g: RaidersGame, seat: Seat, effect: Effect, played: int, location: int) -> bool:
    """Whether a player can hire now. `played` is a hand card already spoken for, or NONE."""
    spare = 1 if played >= 0 else 0
    if lacking(g, seat, effect.pay, spare) >= 0 or not has_card_to_hire(g, seat, effect, spare):
        return False
    silver = g.has(seat, SILVER) - effect.pay.amount(SILVER)
    return cheapest_hire(g, seat, effect, played, location) <= silver


def why_not_hire(g: RaidersGame, seat: Seat, effect: Effect, played: int, location: int) -> Reason | None:
    """raiders:village.barracks.cost  Why a player cannot hire now."""
    spare = 1 if played >= 0 else 0
    short = lacking(g, seat, effect.pay, spare)
    if short >= 0:
        return too_little(g, seat, effect.pay, short, spare)
    if not has_card_to_hire(g, seat, effect, spare):
        return Reason("raiders:village.barracks.choice", "raiders-why-no-card")
    silver = g.has(seat, SILVER) - effect.pay.amount(SILVER)
    least = cheapest_hire(g, seat, effect, played, location)
    if least <= silver:
        return None
    return Reason("raiders:village.barracks.cost", "raiders-why-no-affordable", {"have": silver, "need": least})


def hire(g: RaidersGame, seat: Seat, effect: Effect, location: int) -> None:
    """Pay what comes on top, then choose whom to hire."""
    pay_tokens(g, seat, effect.pay)
    g.then_one(HireMember(seat, effect, location))
    if effect.pay.cards:
        g.then_one(discard_cards(seat, effect.pay.cards))


class HireMember(RaidersDecision[Pick]):
    """raiders:village.barracks.choice  Hire one crew card; raiders:village.barracks.duplicates  names may repeat."""

    rule: ClassVar[str] = "raiders:village.barracks.cost"
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, effect: Effect, location: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.location: Final = location

    def waits(self, g: RaidersGame) -> bool:
        return len(self.options(g, self.seat)) > 0

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [HIRES[card] for card in kinds_in_hand(g.hands[seat])]

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        silver = g.has(seat, SILVER)
        less = hire_discount(g, seat, self.location)
        kinds = kinds_in_hand(g.hands[seat])
        return [HIRES[card] for card in kinds if hire_cost(g, card, self.effect, less) <= silver]

    def cost(self, g: RaidersGame, card: int) -> int:
        return hire_cost(g, card, self.effect, hire_discount(g, self.seat, self.location))

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        have, need = g.has(seat, SILVER), self.cost(g, action.at)
        if have >= need:
            return None
        facts: dict[str, Fact] = {"card": f"crew:{CREW[action.at]}", "have": have, "need": need}
        return Reason("raiders:village.barracks.cost", "raiders-why-hire-silver", facts)

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        spend(g, seat, SILVER, self.cost(g, action.at))
        g.from_hand(seat, action.at)
        g.then_one(SEAT_MEMBER[seat * len(CREW) + action.at])
        if g.events is not None:
            g.tell("raiders-did-hire", {"seat": f"seat:{seat}", "card": f"crew:{CREW[action.at]}"})

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        cost = self.cost(g, action.at)
        lines = [Line("raiders-preview-pay", {"good": "good:silver", "count": cost})] if cost else []
        return [*lines, *crew_lines(g.kit, action.at)]


def member_lines(g: RaidersGame, seat: Seat, action: Action) -> list[Line]:
    """Who is in the slot an answer names."""
    if not isinstance(action, Pick) or g.member(seat, action.at) < 0:
        return []
    facts: dict[str, Fact] = {
        "card": f"crew:{CREW[g.member(seat, action.at)]}",
        "strength": g.strength_of(seat, action.at),
        "wounds": g.wounds_on(seat, action.at),
    }
    return [Line("raiders-preview-member-state", facts)]


class SeatMember(RaidersDecision[Pick]):
    """raiders:village.barracks.slot  The hired card goes on a free slot, or takes the place of a member."""

    rule: ClassVar[str] = "raiders:village.barracks.slot"

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        taken: list[Pick] = [REPLACE[slot] for slot in range(SLOTS) if g.member(seat, slot) >= 0]
        return [*SEAT, *taken]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        """raiders:limit.crew  A slot holds one member, so a crew holds five."""
        holder = g.member(seat, action.at)
        if holder < 0 or action.verb == "replace":
            return None
        facts: dict[str, Fact] = {"slot": f"slot:{action.at + 1}", "card": f"crew:{CREW[holder]}"}
        return Reason("raiders:limit.crew", "raiders-why-slot-taken", facts)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        found: list[Pick] = []
        for slot in range(SLOTS):
            found.append(SEAT[slot] if g.member(seat, slot) < 0 else REPLACE[slot])
        return found

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        """raiders:village.barracks.make-room  A member who makes room is discarded, not killed."""
        slot = action.at
        old = g.member(seat, slot)
        if old >= 0:
            g.wounds[seat * SLOTS + slot] = 0
            g.discard(old)
            if g.events is not None:
                g.tell("raiders-did-make-room", {"seat": f"seat:{seat}", "card": f"crew:{CREW[old]}"})
        seat_member(g, seat, slot, self.card)

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return member_lines(g, seat, action)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "card": f"crew:{CREW[self.card]}"}


def seat_member(g: RaidersGame, seat: Seat, slot: int, card: int) -> None:
    """A crew card is put on a slot; raiders:village.barracks.fixed  it will not move."""
    g.crew[seat * SLOTS + slot] = card
    if g.events is not None:
        facts: dict[str, Fact] = {"seat": f"seat:{seat}", "card": f"crew:{CREW[card]}", "slot": f"slot:{slot + 1}"}
        g.tell("raiders-did-seat", facts)


SEAT_MEMBER: Final[list[SeatMember]] = [SeatMember(seat, card) for seat in range(4) for card in range(len(CREW))]


class HealCrew(RaidersDecision):
    """raiders:village.barracks.heal  Take all these wounds off the crew, one by one, from one member or several.

    raiders:wound.removal: wounds leave the living in no other way. raiders:term.crew: "crew" is one member or more.
    """

    rule: ClassVar[str] = "raiders:village.barracks.heal"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def waits(self, g: RaidersGame) -> bool:
        return self.left > 0 and g.all_wounds(self.seat) > 0

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Action]:
        hurt: list[Action] = [HEALS[slot] for slot in range(SLOTS) if g.wounds_on(seat, slot) > 0]
        if g.rulings < 2:
            hurt.append(DONE)  # Until rules version 2 one could stop at any wound, or heal none.
        return hurt

    def options(self, g: RaidersGame, seat: Seat) -> list[Action]:
        return self.candidates(g, seat)

    def apply(self, g: RaidersGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        g.wounds[seat * SLOTS + action.at] -= 1
        if g.events is not None:
            card = CREW[g.member(seat, action.at)]
            g.tell("raiders-did-heal", {"seat": f"seat:{seat}", "card": f"crew:{card}"})
        g.then_one(HealCrew(seat, self.left - 1))

    def preview(self, g: RaidersGame, seat: Seat, action: Action) -> list[Line]:
        return member_lines(g, seat, action)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "count": min(self.left, g.all_wounds(self.seat))}


class TakeMemberBack(RaidersDecision[Pick]):
    """raiders:term.swap-crew, raiders:term.crew-member  First a hired card goes back to hand without its wounds."""

    rule: ClassVar[str] = "raiders:term.swap-crew"

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [TAKE_BACK[slot] for slot in range(SLOTS) if g.member(seat, slot) >= 0]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        card = g.member(seat, action.at)
        g.crew[seat * SLOTS + action.at] = NONE
        g.wounds[seat * SLOTS + action.at] = 0
        return_to_hand(g, seat, card)
        g.then_one(PutCardDown(seat, action.at))

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return member_lines(g, seat, action)


def return_to_hand(g: RaidersGame, seat: Seat, card: int) -> None:
    """A card everyone has seen goes to a hand, and everyone remembers it."""
    g.to_hand(seat, card)
    g.shown[seat].append(card)
    if g.events is not None:
        g.tell("raiders-did-take-back", {"seat": f"seat:{seat}", "card": f"crew:{CREW[card]}"})


class PutCardDown(RaidersDecision[Pick]):
    """raiders:term.swap-crew  Then a hand card goes on the same slot for free."""

    rule: ClassVar[str] = "raiders:term.swap-crew"
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [PUT_DOWN[card] for card in kinds_in_hand(g.hands[seat])]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.from_hand(seat, action.at)
        seat_member(g, seat, self.slot, action.at)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "slot": f"slot:{self.slot + 1}"}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return crew_lines(g.kit, action.at)
