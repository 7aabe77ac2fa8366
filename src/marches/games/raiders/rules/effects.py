"""Effects: the closed vocabulary of cards, heroes and locations, tested and carried out."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from marches.games.raiders.edge.preview import effect_lines, gain_lines
from marches.games.raiders.rules.actions import ACCEPT, CHOOSE, COPY, DECLINE, GIVE, SEIZE, Pick
from marches.games.raiders.rules.animals import ReturnEagle, take_animal, why_not_animal
from marches.games.raiders.rules.crew import HealCrew, TakeMemberBack, hire, why_not_hire
from marches.games.raiders.rules.goods import (
    NO,
    Gain,
    discard_cards,
    gain,
    lacking,
    missing_in_supply,
    no_supply,
    pay_tokens,
    receive,
    too_little,
)
from marches.games.raiders.rules.quests import CompleteQuest, why_no_quest
from marches.games.raiders.rules.state import RaidersDecision, RaidersGame, RaidersStep
from marches.games.raiders.rules.tables import (
    ANOTHER_CENTRE,
    ANY_LOCATION,
    BOARD_PLUNDER,
    BY_HAND,
    CIV_MASK,
    CIVS,
    COMPARE_QUESTS,
    COMPLETE_QUEST,
    EXCHANGE,
    EXCHANGE_CHOICE,
    GAIN,
    GAIN_CHOICE,
    GAIN_IF_MORE,
    GOLD,
    HEAL,
    HIRE,
    LIVESTOCK,
    LOCATIONS,
    NONE,
    PROVISION,
    SILVER,
    SLOTS,
    SPACES,
    SWAP_CREW,
    SWAP_EAGLE,
    TAKE_ANIMAL,
    TOWN_CENTRE,
    VP,
    WORKERS,
    Effect,
)
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Step

COMPARED: Final[list[int]] = [VP, SILVER, PROVISION]
VISITS: Final[list[Step[Any]]] = []
"""Using a location with a worker's colour, by `visit`; laid out by the village."""


def visit(seat: int, location: int, colour: int, extra: bool) -> Step[Any]:
    """The step in which a player uses a location."""
    return VISITS[((seat * len(LOCATIONS) + location) * 4 + colour) * 2 + (1 if extra else 0)]


# -- can it be done? --------------------------------------------------------------------------------------------


def why_not_effect(
    g: RaidersGame, seat: int, effect: Effect, played: int, location: int, explain: bool
) -> Reason | None:
    """Why an effect would do nothing. `played` is the hand card it comes from, already spoken for, or NONE."""
    op = effect.op
    spare = 1 if played >= 0 else 0
    if op == GAIN:
        return _why_no_gain(g, effect, explain)
    if op == EXCHANGE:
        return _why_no_exchange(g, seat, effect, spare, explain)
    if op in (GAIN_CHOICE, EXCHANGE_CHOICE):
        return why_not_effects(g, seat, effect.options, played, location, explain)
    if op == HIRE:
        return why_not_hire(g, seat, effect, played, location, explain)
    if op == TAKE_ANIMAL:
        return why_not_animal(g, seat, effect, spare, location, explain)
    if op == COMPLETE_QUEST:
        return why_no_quest(g, seat, effect.discount, played, explain)
    if op in (ANOTHER_CENTRE, ANY_LOCATION):
        return None
    return _why_not_other(g, seat, effect, played, explain)


def _why_not_other(g: RaidersGame, seat: int, effect: Effect, played: int, explain: bool) -> Reason | None:
    op = effect.op
    spare = 1 if played >= 0 else 0
    if op == HEAL:
        short = lacking(g, seat, effect.pay, spare)
        if short >= 0:
            return too_little(g, seat, effect.pay, short, spare) if explain else NO
        if g.all_wounds(seat) == 0:
            return Reason("raiders:village.barracks.heal", "raiders-why-no-wounds") if explain else NO
    elif op == SWAP_CREW:
        if g.crew_size(seat) == 0:
            return Reason("raiders:term.swap-crew", "raiders-why-no-crew") if explain else NO
        # Until rules version 2 a member could be taken back only to be put down again.
        if g.rulings > 1 and not swap_matters(g, seat, played):
            return Reason("raiders:term.no-empty-use", "raiders-why-no-swap") if explain else NO
    elif op == SWAP_EAGLE:
        if max([g.eagle(seat, slot) for slot in range(SLOTS)]) < 0:
            return Reason("raiders:term.swap-eagle", "raiders-why-no-eagle") if explain else NO
    elif op == GAIN_IF_MORE:
        if opponents_with_more(g, seat, effect.compare) == 0:
            return Reason("raiders:term.more-than-you", "raiders-why-nobody-more") if explain else NO
    elif op == BOARD_PLUNDER and not board_plunder(g, effect.civ):
        facts: dict[str, Fact] = {"civ": f"civ:{CIVS[effect.civ]}"}
        return Reason("raiders:term.exchange", "raiders-why-no-board-plunder", facts) if explain else NO
    return None


def swap_matters(g: RaidersGame, seat: int, played: int) -> bool:
    """raiders:term.no-empty-use  Would a swap of crew heal a wound, or put down another card than it takes back?"""
    if g.all_wounds(seat) > 0:
        return True
    hand = g.hands[seat].copy()
    if played >= 0:
        hand.remove(played)
    for slot in range(SLOTS):
        member = g.member(seat, slot)
        for card in hand:
            if member >= 0 and card != member:
                return True
    return False


def _why_no_gain(g: RaidersGame, effect: Effect, explain: bool) -> Reason | None:
    """raiders:limit.plunder.supply  A gain of nothing but plunder the supply has run out of."""
    last = NONE
    for kind in effect.gain.kinds:
        if not GOLD <= kind <= LIVESTOCK or g.supply[kind - GOLD] > 0:
            return None
        last = kind
    return no_supply(last) if explain else NO


def _why_no_exchange(g: RaidersGame, seat: int, effect: Effect, spare: int, explain: bool) -> Reason | None:
    """raiders:term.exchange  An exchange is paid in full or cannot be used."""
    short = lacking(g, seat, effect.pay, spare)
    if short >= 0:
        return too_little(g, seat, effect.pay, short, spare) if explain else NO
    out = missing_in_supply(g, effect.gain)
    if out >= 0:
        return no_supply(out) if explain else NO
    return None


def why_not_effects(
    g: RaidersGame, seat: int, effects: list[Effect], played: int, location: int, explain: bool
) -> Reason | None:
    """Why none of these effects can be done; the first one's reason stands for all."""
    first: Reason | None = None
    for effect in effects:
        reason = why_not_effect(g, seat, effect, played, location, explain)
        if reason is None:
            return None
        if first is None:
            first = reason
    return first


def opponents_with_more(g: RaidersGame, seat: int, what: int) -> int:
    """raiders:term.more-than-you  Opponents who have strictly more of something than `seat`."""
    count = 0
    mine = compared(g, seat, what)
    for other in range(g.players):
        if other != seat and compared(g, other, what) > mine:
            count += 1
    for hook in g.hooks:
        count += hook.opponents_with_more(g, seat, what)
    return count


def compared(g: RaidersGame, seat: int, what: int) -> int:
    return g.quests_of(seat) if what == COMPARE_QUESTS else g.has(seat, COMPARED[what])


def board_plunder(g: RaidersGame, civ: int) -> list[Pick]:
    """The tokens on unraided spaces of a civilisation."""
    found: list[Pick] = []
    for space in range(len(SPACES)):
        if CIV_MASK[civ] & g.open_spaces & 1 << space:
            for kind in range(4):
                if g.plunder[space * 4 + kind] > 0:
                    found.append(SEIZE[space][kind])
    return found


# -- doing it ---------------------------------------------------------------------------------------------------


def perform(g: RaidersGame, seat: int, effect: Effect, colour: int, location: int, times: int) -> None:
    """Carry out an effect that can be done."""
    op = effect.op
    if op == GAIN:
        gain(g, seat, effect.gain, times)
    elif op == EXCHANGE:
        pay_tokens(g, seat, effect.pay)
        g.then_one(Gain(seat, effect.gain, 1))
        g.then_one(discard_cards(seat, effect.pay.cards))
    elif op == GAIN_CHOICE:
        g.then_one(ChooseGain(seat, effect, times))
    elif op == EXCHANGE_CHOICE:
        g.then_one(ChooseExchange(seat, effect))
    elif op == GAIN_IF_MORE:
        gain(g, seat, effect.gain, times * opponents_with_more(g, seat, effect.compare))
    elif op == HIRE:
        hire(g, seat, effect, location)
    elif op == HEAL:
        pay_tokens(g, seat, effect.pay)
        g.then(discard_cards(seat, effect.pay.cards), HealCrew(seat, effect.count))
    elif op == TAKE_ANIMAL:
        take_animal(g, seat, effect, location)
    elif op == COMPLETE_QUEST:
        g.then_one(CompleteQuest(seat, effect.discount))
    else:
        _perform_other(g, seat, effect, colour)


def _perform_other(g: RaidersGame, seat: int, effect: Effect, colour: int) -> None:
    op = effect.op
    if op == SWAP_CREW:
        g.then_one(TakeMemberBack(seat))
    elif op == SWAP_EAGLE:
        g.then_one(ReturnEagle(seat))
    elif op == BOARD_PLUNDER:
        g.then_one(SeizePlunder(seat, effect.civ, effect.count))
    elif op == ANOTHER_CENTRE:
        g.then_one(visit(seat, TOWN_CENTRE, colour, True))  # raiders:term.another-centre
    elif op == ANY_LOCATION:
        g.then_one(CopyLocation(seat, colour))


def perform_all(g: RaidersGame, seat: int, effects: list[Effect], colour: int, times: int) -> None:
    """Carry out effects in order; a part that cannot be done when its turn comes is skipped.

    Skipping a part for what is in hand would tell the hand: such a part is offered, whether it can be done or not.
    """
    if len(effects) == 1:
        perform(g, seat, effects[0], colour, NONE, times)
        return
    steps: list[Step[Any]] = []
    for effect in effects:
        steps.append(OfferEffect(seat, effect) if effect.op in BY_HAND else DoEffect(seat, effect, colour, times))
    g.then_all(steps)


class DoEffect(RaidersStep):
    """One part of an action, done if it can be."""

    def __init__(self, seat: int, effect: Effect, colour: int, times: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.colour: Final = colour
        self.times: Final = times

    def run(self, g: RaidersGame) -> None:
        if why_not_effect(g, self.seat, self.effect, NONE, NONE, False) is None:
            perform(g, self.seat, self.effect, self.colour, NONE, self.times)


def ability_steps(seat: int, effect: Effect, times: int) -> list[Step[Any]]:
    """What a member's ability does: plain gains happen, anything with a price or a choice to make is offered."""
    if effect.op in (GAIN, GAIN_CHOICE, GAIN_IF_MORE):
        return [DoEffect(seat, effect, NONE, times)]
    if effect.op in (EXCHANGE, EXCHANGE_CHOICE, HIRE, HEAL, TAKE_ANIMAL, COMPLETE_QUEST, SWAP_CREW, SWAP_EAGLE):
        return [OfferEffect(seat, effect)] * times
    return [DoEffect(seat, effect, NONE, 1)] * times if effect.op == BOARD_PLUNDER else []


class OfferEffect(RaidersDecision):
    """raiders:raid.ability.optional  An ability with a price may be declined."""

    rule: ClassVar[str] = "raiders:raid.ability.optional"
    secret: ClassVar[bool] = True

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def candidates(self, g: RaidersGame, seat: int) -> list[Action]:
        return [ACCEPT, DECLINE]

    def why_not(self, g: RaidersGame, seat: int, action: Action) -> Reason | None:
        return why_not_effect(g, seat, self.effect, NONE, NONE, True) if action is ACCEPT else None

    def apply(self, g: RaidersGame, seat: int, action: Action) -> None:
        if action is ACCEPT:
            perform(g, seat, self.effect, NONE, NONE, 1)

    def preview(self, g: RaidersGame, seat: int, action: Action) -> list[Line]:
        return effect_lines(self.effect) if action is ACCEPT else []


class ChooseGain(RaidersDecision[Pick]):
    """Choose one of the gains an effect offers; doubled, choose again."""

    rule: ClassVar[str] = "raiders:village.village-centre.card"

    def __init__(self, seat: int, effect: Effect, times: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.times: Final = times

    def candidates(self, g: RaidersGame, seat: int) -> list[Pick]:
        bundles = [option.gain for option in self.effect.options]
        return [CHOOSE[bundle.kinds[0]][bundle.amounts[0] - 1] for bundle in bundles]

    def why_not(self, g: RaidersGame, seat: int, action: Pick) -> Reason | None:
        kind = action.at
        empty = GOLD <= kind <= LIVESTOCK and g.supply[kind - GOLD] < action.at2
        return no_supply(kind) if empty else None

    def waits(self, g: RaidersGame) -> bool:
        return len(self.options(g, self.seat)) > 0

    def apply(self, g: RaidersGame, seat: int, action: Pick) -> None:
        if self.times > 1:
            g.then_one(ChooseGain(seat, self.effect, self.times - 1))
        for option in self.effect.options:
            if option.gain.kinds[0] == action.at and option.gain.amounts[0] == action.at2:
                gain(g, seat, option.gain, 1)


class ChooseExchange(RaidersDecision[Pick]):
    """Choose one of the exchanges an effect offers."""

    rule: ClassVar[str] = "raiders:term.exchange"

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def candidates(self, g: RaidersGame, seat: int) -> list[Pick]:
        bundles = [option.pay for option in self.effect.options]
        return [GIVE[bundle.kinds[0]][bundle.amounts[0] - 1] for bundle in bundles]

    def chosen(self, action: Pick) -> Effect:
        for option in self.effect.options:
            if option.pay.kinds[0] == action.at and option.pay.amounts[0] == action.at2:
                return option
        raise LookupError(f"{action!r} is none of the exchanges")

    def why_not(self, g: RaidersGame, seat: int, action: Pick) -> Reason | None:
        return _why_no_exchange(g, seat, self.chosen(action), 0, True)

    def apply(self, g: RaidersGame, seat: int, action: Pick) -> None:
        perform(g, seat, self.chosen(action), NONE, NONE, 1)

    def preview(self, g: RaidersGame, seat: int, action: Pick) -> list[Line]:
        return gain_lines(self.chosen(action).gain)


class SeizePlunder(RaidersDecision[Pick]):
    """Take plunder of your choice from unraided spaces of a civilisation; the spaces stay raidable."""

    rule: ClassVar[str] = "raiders:village.village-centre.card"

    def __init__(self, seat: int, civ: int, left: int) -> None:
        super().__init__(seat)
        self.civ: Final = civ
        self.left: Final = left

    def waits(self, g: RaidersGame) -> bool:
        return self.left > 0 and len(board_plunder(g, self.civ)) > 0

    def candidates(self, g: RaidersGame, seat: int) -> list[Pick]:
        return board_plunder(g, self.civ)

    def options(self, g: RaidersGame, seat: int) -> list[Pick]:
        return board_plunder(g, self.civ)

    def apply(self, g: RaidersGame, seat: int, action: Pick) -> None:
        g.plunder[action.at * 4 + action.at2] -= 1
        g.supply[action.at2] += 1  # from the board, not from the supply
        receive(g, seat, GOLD + action.at2, 1)
        g.then_one(SeizePlunder(seat, self.civ, self.left - 1))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "civ": f"civ:{CIVS[self.civ]}", "count": self.left}


class CopyLocation(RaidersDecision[Pick]):
    """raiders:term.any-location  Use any location, occupied or not, with the colour of the worker at work.

    raiders:term.any-location.occupied: nothing is placed, so a worker standing there is no hindrance.
    """

    rule: ClassVar[str] = "raiders:term.any-location"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def candidates(self, g: RaidersGame, seat: int) -> list[Pick]:
        return [*COPY]

    def why_not(self, g: RaidersGame, seat: int, action: Pick) -> Reason | None:
        return None if g.kit.place_colours[action.at] >> self.colour & 1 else wrong_colour(action.at, self.colour)

    def options(self, g: RaidersGame, seat: int) -> list[Pick]:
        return [action for action in COPY if g.kit.place_colours[action.at] >> self.colour & 1]

    def apply(self, g: RaidersGame, seat: int, action: Pick) -> None:
        if g.events is not None:
            g.tell("raiders-did-copy", {"seat": f"seat:{seat}", "location": f"location:{LOCATIONS[action.at]}"})
        g.then_one(visit(seat, action.at, self.colour, False))


def wrong_colour(location: int, colour: int) -> Reason:
    """raiders:work.colour.no-blue  Some locations do not take every worker."""
    facts: dict[str, Fact] = {"location": f"location:{LOCATIONS[location]}", "worker": f"worker:{WORKERS[colour]}"}
    return Reason("raiders:work.colour.no-blue", "raiders-why-colour", facts)
