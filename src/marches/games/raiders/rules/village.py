"""The village: using a location, and the three things one may do at the Town Centre."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from marches.games.raiders.edge.preview import effect_lines, town_lines
from marches.games.raiders.rules.actions import DECLINE, PLAY, USE, USE_EAGLES, Pick
from marches.games.raiders.rules.effect_checks import can_do, can_do_any, why_not_do, why_not_do_any
from marches.games.raiders.rules.effects import VISITS, ability_steps, perform, perform_all, visit
from marches.games.raiders.rules.goods import discard_from_hand, kinds_in_hand
from marches.games.raiders.rules.state import RaidersDecision, RaidersGame, RaidersStep
from marches.games.raiders.rules.tables import (
    AT_LOCATION,
    CARD,
    CREW,
    EXTRA_ACTION,
    HEROES,
    LOCATIONS,
    NONE,
    PLAY_CARD,
    SLOTS,
    TOWN,
    USE_EAGLE,
    USE_HERO,
    WORKERS,
    Effect,
)
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step


def can_use_option(g: RaidersGame, seat: Seat, effect: Effect, location: int) -> bool:
    """Whether an option of a location can be used now."""
    op = effect.op
    if op == PLAY_CARD:
        return can_play_any(g, seat)
    if op == USE_HERO:
        return can_use_hero(g, seat)
    if op == USE_EAGLE:
        return can_use_any_eagle(g, seat)
    return can_do(g, seat, effect, NONE, location)


def why_not_option(g: RaidersGame, seat: Seat, effect: Effect, location: int) -> Reason | None:
    """Why an option of a location cannot be used now."""
    op = effect.op
    if op == PLAY_CARD:
        return why_not_play_any(g, seat)
    if op == USE_HERO:
        return why_not_hero(g, seat)
    if op == USE_EAGLE:
        return why_not_any_eagle(g, seat)
    reason = why_not_do(g, seat, effect, NONE, location)
    if reason is not None and reason.rule == "raiders:term.exchange":
        return Reason(OPTION_RULES.get(effect.code, reason.rule), reason.key, reason.facts)
    return reason


OPTION_RULES: Final[dict[str, str]] = {
    "buy-eagle": "raiders:village.stables.eagle",
    "buy-horse": "raiders:village.stables.horse",
    "heal": "raiders:village.barracks.heal",
    "trade-livestock": "raiders:village.chief-tent.livestock",
    "sell-for-silver": "raiders:village.market.one-card",
    "sell-for-wagon": "raiders:village.market.two-cards",
    "sell-for-equipment": "raiders:village.market.two-cards",
}
"""The rule that names the price of an option."""


class UseLocation(RaidersDecision):
    """raiders:work.place.action, raiders:work.take.action  Use the location, once.

    raiders:work.optional: or leave it. raiders:work.colour.reward: the worker's colour decides what is offered.
    raiders:village.stables.one, raiders:village.chief-tent.choice, raiders:village.village-centre.choice: one option.
    """

    rule: ClassVar[str] = "raiders:work.optional"

    def __init__(self, seat: Seat, location: int, colour: int, extra: bool) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.colour: Final = colour
        self.extra: Final = extra
        self.index: Final = location * 4 + colour

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Action]:
        found: list[Action] = [USE[k] for k in g.kit.options_by[self.index]]
        found.append(DECLINE)
        return found

    def why_not(self, g: RaidersGame, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Pick):
            return None
        return why_not_option(g, seat, g.kit.options[action.at], self.location)

    def options(self, g: RaidersGame, seat: Seat) -> list[Action]:
        kit, found = g.kit, list[Action]()
        for k in kit.options_by[self.index]:
            if can_use_option(g, seat, kit.options[k], self.location):
                found.append(USE[k])
        found.append(DECLINE)
        return found

    def apply(self, g: RaidersGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        effect = g.kit.options[action.at]
        if g.events is not None:
            g.tell("raiders-did-use", {"seat": f"seat:{seat}", "option": f"option:{effect.code}"})
        if acts_here(g, seat, self.location):
            g.then_one(LocationBonus(seat, self.location, self.colour, self.extra, gains_of(g, effect)))
        op = effect.op
        if op == PLAY_CARD:
            g.then_one(PLAY_A_CARD[seat * 4 + self.colour])
        elif op == USE_HERO:
            use_hero(g, seat, self.colour)
        elif op == USE_EAGLE:
            g.then_one(USE_AN_EAGLE[seat * 4 + self.colour])
        else:
            perform(g, seat, effect, self.colour, self.location, 1)

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {
            "seat": f"seat:{self.seat}",
            "location": f"location:{LOCATIONS[self.location]}",
            "worker": f"worker:{WORKERS[self.colour]}",
        }

    def preview(self, g: RaidersGame, seat: Seat, action: Action) -> list[Line]:
        if not isinstance(action, Pick):
            return []
        effect = g.kit.options[action.at]
        return town_lines(g.kit.hero_town[g.heroes[seat]]) if effect.op == USE_HERO else effect_lines(effect)


class UseLocationByHand(UseLocation):
    """If the hand decides what can be done, the question is always asked, whatever the hand."""

    secret: ClassVar[bool] = True


VISITS.extend(
    [
        make(seat, location, colour, extra)
        for seat in range(4)
        for location in range(len(LOCATIONS))
        for colour in range(4)
        for extra in (False, True)
        for make in (UseLocation, UseLocationByHand)
    ]
)


def enter(g: RaidersGame, seat: Seat, location: int, colour: int) -> Step[Any]:
    """Using the location a worker was just placed on or taken from."""
    return visit(g, seat, location, colour, False)


# -- what members add at a location -----------------------------------------------------------------------------


def acts_here(g: RaidersGame, seat: Seat, location: int) -> bool:
    """Whether a member of the crew acts at this location."""
    for slot in range(SLOTS):
        card = g.member(seat, slot)
        if card >= 0 and g.kit.trigger[card] == AT_LOCATION and g.kit.trigger_location[card] == location:
            return True
    return False


def gains_of(g: RaidersGame, effect: Effect) -> int:
    """Mask of the goods an option is about to give; cards only while there are some to draw."""
    mask = 0
    for kind in effect.gain.kinds:
        if kind != CARD or g.crew_left + g.crew_piled > 0:
            mask |= 1 << kind
    return mask


class LocationBonus(RaidersStep):
    """What the crew adds once its location has been used: extra goods, or one more action there."""

    def __init__(self, seat: Seat, location: int, colour: int, extra: bool, gained: int) -> None:
        self.seat: Final = seat
        self.location: Final = location
        self.colour: Final = colour
        self.extra: Final = extra
        self.gained: Final = gained

    def run(self, g: RaidersGame) -> None:
        steps: list[Step[Any]] = []
        for slot in range(SLOTS):
            card = g.member(self.seat, slot)
            if card < 0 or g.kit.trigger[card] != AT_LOCATION or g.kit.trigger_location[card] != self.location:
                continue
            wanted = g.kit.trigger_gained[card]
            if wanted < 0 or self.gained >> wanted & 1:
                for effect in g.kit.ability[card]:
                    steps.extend(self.steps(g, effect, g.times(self.seat, slot)))
        g.then_all(steps)

    def steps(self, g: RaidersGame, effect: Effect, times: int) -> list[Step[Any]]:
        if effect.op == EXTRA_ACTION and not self.extra:
            return [visit(g, self.seat, effect.location, self.colour, True)] * times
        return ability_steps(self.seat, effect, times)


# -- the Town Centre --------------------------------------------------------------------------------------------


SAY_IT_THEMSELVES: Final[list[str]] = [
    "raiders:term.exchange",
    "raiders:village.barracks.cost",
    "raiders:quest.cost.goods",
    "raiders:limit.plunder.supply",
    "raiders:village.stables.exhausted",
]
"""Rules that refuse what cannot be paid, or is not available."""


def why_not_town(g: RaidersGame, seat: Seat, effects: list[Effect], played: int) -> Reason | None:
    """raiders:term.no-empty-use  Why a town action would change nothing; raiders:term.exchange  or cannot be paid."""
    reason = why_not_do_any(g, seat, effects, played, NONE)
    if reason is None or reason.rule in SAY_IT_THEMSELVES:
        return reason
    return Reason("raiders:term.no-empty-use", reason.key, reason.facts)


def can_play(g: RaidersGame, seat: Seat, card: int) -> bool:
    return can_do_any(g, seat, g.kit.crew_town[card], card, NONE)


def why_not_play(g: RaidersGame, seat: Seat, card: int) -> Reason | None:
    """raiders:term.no-empty-use  A card whose action cannot be done at all cannot be played."""
    return why_not_town(g, seat, g.kit.crew_town[card], card)


def can_play_any(g: RaidersGame, seat: Seat) -> bool:
    """Whether any hand card can be played."""
    return any(can_play(g, seat, card) for card in g.hands[seat])


def why_not_play_any(g: RaidersGame, seat: Seat) -> Reason | None:
    if can_play_any(g, seat):
        return None
    return Reason("raiders:village.village-centre.card", "raiders-why-no-play")


class PlayCard(RaidersDecision[Pick]):
    """raiders:village.village-centre.card  Discard a hand card, then carry out its action."""

    rule: ClassVar[str] = "raiders:village.village-centre.card"
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [PLAY[card] for card in kinds_in_hand(g.hands[seat])]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        return why_not_play(g, seat, action.at)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [PLAY[card] for card in kinds_in_hand(g.hands[seat]) if can_play(g, seat, card)]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        if g.events is not None:
            g.tell("raiders-did-play", {"seat": f"seat:{seat}", "card": f"crew:{CREW[action.at]}"})
        discard_from_hand(g, seat, action.at)
        perform_all(g, seat, g.kit.crew_town[action.at], self.colour, 1)

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return town_lines(g.kit.crew_town[action.at])


def can_use_hero(g: RaidersGame, seat: Seat) -> bool:
    hero = int(g.heroes[seat])
    return hero >= 0 and not g.hero_used and can_do_any(g, seat, g.kit.hero_town[hero], NONE, NONE)


def why_not_hero(g: RaidersGame, seat: Seat) -> Reason | None:
    """raiders:term.another-centre.once  A hero's ability may be used once a turn."""
    if g.heroes[seat] < 0:
        return Reason("raiders:village.village-centre.hero", "raiders-why-no-hero")
    hero = int(g.heroes[seat])
    if g.hero_used:
        facts: dict[str, Fact] = {"hero": f"hero:{HEROES[hero]}"}
        return Reason("raiders:term.another-centre.once", "raiders-why-hero-used", facts)
    return why_not_town(g, seat, g.kit.hero_town[hero], NONE)


def use_hero(g: RaidersGame, seat: Seat, colour: int) -> None:
    """raiders:village.village-centre.hero  The hero's action is carried out; the hero stays."""
    g.hero_used = True
    hero = int(g.heroes[seat])
    if g.events is not None:
        g.tell("raiders-did-use-hero", {"seat": f"seat:{seat}", "hero": f"hero:{HEROES[hero]}"})
    perform_all(g, seat, g.kit.hero_town[hero], colour, 1)


def is_town_eagle(g: RaidersGame, seat: Seat, slot: int) -> bool:
    eagle = g.eagle(seat, slot)
    return eagle >= 0 and g.kit.eagle_kind[eagle] == TOWN


def can_use_eagle(g: RaidersGame, seat: Seat, slot: int) -> bool:
    """Whether the town eagle at a slot can be used."""
    card = g.member(seat, slot)
    if card < 0 or g.eagles_used >> slot & 1:
        return False
    return can_do_any(g, seat, g.kit.crew_town[card], NONE, NONE)


def why_not_eagle(g: RaidersGame, seat: Seat, slot: int) -> Reason | None:
    """raiders:village.village-centre.eagle  A town eagle may be used once a turn and needs a member in its slot."""
    card = g.member(seat, slot)
    facts: dict[str, Fact] = {"slot": f"slot:{slot + 1}"}
    if card < 0:
        return Reason("raiders:village.village-centre.eagle", "raiders-why-eagle-alone", facts)
    if g.eagles_used >> slot & 1:
        return Reason("raiders:term.another-centre.once", "raiders-why-eagle-used", facts)
    return why_not_town(g, seat, g.kit.crew_town[card], NONE)


def can_use_any_eagle(g: RaidersGame, seat: Seat) -> bool:
    return any(is_town_eagle(g, seat, slot) and can_use_eagle(g, seat, slot) for slot in range(SLOTS))


def why_not_any_eagle(g: RaidersGame, seat: Seat) -> Reason | None:
    """Why no eagle can be used; the first town eagle's reason speaks for all."""
    if can_use_any_eagle(g, seat):
        return None
    for slot in range(SLOTS):
        if is_town_eagle(g, seat, slot):
            return why_not_eagle(g, seat, slot)
    return Reason("raiders:village.village-centre.eagle", "raiders-why-no-town-eagle")


class UseEagle(RaidersDecision[Pick]):
    """raiders:village.village-centre.eagle  Carry out the action of the member under a town eagle; it stays."""

    rule: ClassVar[str] = "raiders:village.village-centre.eagle"
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [USE_EAGLES[slot] for slot in range(SLOTS) if is_town_eagle(g, seat, slot)]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        return why_not_eagle(g, seat, action.at)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        town = [slot for slot in range(SLOTS) if is_town_eagle(g, seat, slot)]
        return [USE_EAGLES[slot] for slot in town if can_use_eagle(g, seat, slot)]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.eagles_used |= 1 << action.at
        card = g.member(seat, action.at)
        if g.events is not None:
            g.tell("raiders-did-use-eagle", {"seat": f"seat:{seat}", "card": f"crew:{CREW[card]}"})
        perform_all(g, seat, g.kit.crew_town[card], self.colour, 1)

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        card = g.member(seat, action.at)
        member = Line("raiders-preview-member", {"card": f"crew:{CREW[card]}"})
        return [member, *town_lines(g.kit.crew_town[card])]


PLAY_A_CARD: Final[list[PlayCard]] = [PlayCard(seat, colour) for seat in range(4) for colour in range(4)]
USE_AN_EAGLE: Final[list[UseEagle]] = [UseEagle(seat, colour) for seat in range(4) for colour in range(4)]
