"""Effects: the closed vocabulary of cards, heroes and locations, carried out."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from marches.games.raiders.edge.preview import effect_lines, gain_lines
from marches.games.raiders.rules.actions import ACCEPT, CHOOSE, COPY, DECLINE, GIVE, Pick
from marches.games.raiders.rules.animals import ReturnEagle, take_animal
from marches.games.raiders.rules.crew import HealCrew, TakeMemberBack, hire
from marches.games.raiders.rules.effect_checks import (
    board_plunder,
    can_do,
    opponents_with_more,
    why_not_do,
    why_not_exchange,
)
from marches.games.raiders.rules.goods import (
    Gain,
    discard_cards,
    gain,
    no_supply,
    pay_tokens,
    receive,
)
from marches.games.raiders.rules.quests import CompleteQuest
from marches.games.raiders.rules.state import RaidersDecision, RaidersGame, RaidersStep
from marches.games.raiders.rules.tables import (
    ANOTHER_CENTRE,
    ANY_LOCATION,
    BOARD_PLUNDER,
    BY_HAND,
    CIVS,
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
    SWAP_CREW,
    SWAP_EAGLE,
    TAKE_ANIMAL,
    WORKERS,
    Effect,
)
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step

VISITS: Final[list[Step[Any]]] = []
"""Using a location with a worker's colour, by `visit`; laid out by the village."""


def visit(g: RaidersGame, seat: Seat, location: int, colour: int, extra: bool) -> Step[Any]:
    """The step in which a player uses a location."""
    at = ((seat * len(LOCATIONS) + location) * 4 + colour) * 2 + (1 if extra else 0)
    return VISITS[at * 2 + (1 if g.kit.by_hand[location] else 0)]


# -- doing it ---------------------------------------------------------------------------------------------------


def perform(g: RaidersGame, seat: Seat, effect: Effect, colour: int, location: int, times: int) -> None:
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


def _perform_other(g: RaidersGame, seat: Seat, effect: Effect, colour: int) -> None:
    op = effect.op
    if op == SWAP_CREW:
        g.then_one(TakeMemberBack(seat))
    elif op == SWAP_EAGLE:
        g.then_one(ReturnEagle(seat))
    elif op == BOARD_PLUNDER:
        g.then_one(SeizePlunder(seat, effect.civ, effect.count))
    elif op == ANOTHER_CENTRE:
        g.then_one(visit(g, seat, g.kit.town_centre, colour, True))  # raiders:term.another-centre
    elif op == ANY_LOCATION:
        g.then_one(CopyLocation(seat, colour))


def perform_all(g: RaidersGame, seat: Seat, effects: list[Effect], colour: int, times: int) -> None:
    """Carry out effects in order; a part that cannot be done when its turn comes is skipped.

    If skipping a part would reveal something about the hand, it is offered whether it can be done or not.
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

    def __init__(self, seat: Seat, effect: Effect, colour: int, times: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.colour: Final = colour
        self.times: Final = times

    def run(self, g: RaidersGame) -> None:
        if can_do(g, self.seat, self.effect, NONE, NONE):
            perform(g, self.seat, self.effect, self.colour, NONE, self.times)


def ability_steps(seat: Seat, effect: Effect, times: int) -> list[Step[Any]]:
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

    def __init__(self, seat: Seat, effect: Effect) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def why_not(self, g: RaidersGame, seat: Seat, action: Action) -> Reason | None:
        return why_not_do(g, seat, self.effect, NONE, NONE) if action is ACCEPT else None

    def apply(self, g: RaidersGame, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            perform(g, seat, self.effect, NONE, NONE, 1)

    def preview(self, g: RaidersGame, seat: Seat, action: Action) -> list[Line]:
        return effect_lines(self.effect) if action is ACCEPT else []


class ChooseGain(RaidersDecision[Pick]):
    """Choose one of the gains an effect offers; doubled, choose again."""

    rule: ClassVar[str] = "raiders:village.village-centre.card"

    def __init__(self, seat: Seat, effect: Effect, times: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.times: Final = times

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        bundles = [option.gain for option in self.effect.options]
        return [CHOOSE[bundle.kinds[0]][bundle.amounts[0] - 1] for bundle in bundles]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        kind = action.at
        empty = GOLD <= kind <= LIVESTOCK and g.supply[kind - GOLD] < action.at2
        return no_supply(kind) if empty else None

    def waits(self, g: RaidersGame) -> bool:
        return len(self.options(g, self.seat)) > 0

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        if self.times > 1:
            g.then_one(ChooseGain(seat, self.effect, self.times - 1))
        for option in self.effect.options:
            if option.gain.kinds[0] == action.at and option.gain.amounts[0] == action.at2:
                gain(g, seat, option.gain, 1)


class ChooseExchange(RaidersDecision[Pick]):
    """Choose one of the exchanges an effect offers."""

    rule: ClassVar[str] = "raiders:term.exchange"

    def __init__(self, seat: Seat, effect: Effect) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        bundles = [option.pay for option in self.effect.options]
        return [GIVE[bundle.kinds[0]][bundle.amounts[0] - 1] for bundle in bundles]

    def chosen(self, action: Pick) -> Effect:
        for option in self.effect.options:
            if option.pay.kinds[0] == action.at and option.pay.amounts[0] == action.at2:
                return option
        raise LookupError(f"{action!r} is none of the exchanges")

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        return why_not_exchange(g, seat, self.chosen(action), 0)

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        perform(g, seat, self.chosen(action), NONE, NONE, 1)

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return gain_lines(self.chosen(action).gain)


class SeizePlunder(RaidersDecision[Pick]):
    """Take plunder of your choice from unraided spaces of a civilisation; the spaces stay raidable."""

    rule: ClassVar[str] = "raiders:village.village-centre.card"

    def __init__(self, seat: Seat, civ: int, left: int) -> None:
        super().__init__(seat)
        self.civ: Final = civ
        self.left: Final = left

    def waits(self, g: RaidersGame) -> bool:
        return self.left > 0 and len(board_plunder(g, self.civ)) > 0

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return board_plunder(g, self.civ)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return board_plunder(g, self.civ)

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.plunder[action.at * 4 + action.at2] -= 1
        g.supply[action.at2] += 1  # from the board, not from the supply
        receive(g, seat, GOLD + action.at2, 1)
        g.then_one(SeizePlunder(seat, self.civ, self.left - 1))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "civ": f"civ:{CIVS[self.civ]}", "count": self.left}


class CopyLocation(RaidersDecision[Pick]):
    """raiders:term.any-location  Use any location, occupied or not, with the colour of the worker at work.

    raiders:term.any-location.occupied: nothing is placed, so a worker there does not matter.
    """

    rule: ClassVar[str] = "raiders:term.any-location"

    def __init__(self, seat: Seat, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [*COPY]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        return None if g.kit.place_colours[action.at] >> self.colour & 1 else wrong_colour(action.at, self.colour)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [action for action in COPY if g.kit.place_colours[action.at] >> self.colour & 1]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        if g.events is not None:
            g.tell("raiders-did-copy", {"seat": f"seat:{seat}", "location": f"location:{LOCATIONS[action.at]}"})
        g.then_one(visit(g, seat, action.at, self.colour, False))


def wrong_colour(location: int, colour: int) -> Reason:
    """raiders:work.colour.no-blue  Some locations do not take every worker."""
    facts: dict[str, Fact] = {"location": f"location:{LOCATIONS[location]}", "worker": f"worker:{WORKERS[colour]}"}
    return Reason("raiders:work.colour.no-blue", "raiders-why-colour", facts)
