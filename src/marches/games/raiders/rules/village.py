"""The village: using a location, and the three things one may do at the Town Centre."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from marches.games.raiders.edge.preview import effect_lines, town_lines
from marches.games.raiders.rules.actions import DECLINE, PLAY, USE, Pick
from marches.games.raiders.rules.actions import USE_EAGLE as EAGLE_ACTIONS
from marches.games.raiders.rules.effects import (
    VISITS,
    ability_steps,
    perform,
    perform_all,
    visit,
    why_not_effect,
    why_not_effects,
)
from marches.games.raiders.rules.goods import NO, discard_from_hand, kinds_in_hand
from marches.games.raiders.rules.state import RaidersDecision, RaidersGame, RaidersStep
from marches.games.raiders.rules.tables import (
    AT_LOCATION,
    CARD,
    CREW,
    EXTRA_ACTION,
    HEROES,
    LOCATION_OPTIONS,
    LOCATIONS,
    NONE,
    OPTION_COLOURS,
    OPTIONS,
    PLAY_CARD,
    SECRET_LOCATION,
    SLOTS,
    TOWN,
    USE_EAGLE,
    USE_HERO,
    WORKERS,
    Effect,
)
from marches.kernel.action import Action
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Step


def why_not_option(g: RaidersGame, seat: int, effect: Effect, location: int, explain: bool) -> Reason | None:
    """Why an option of a location cannot be used now."""
    op = effect.op
    if op == PLAY_CARD:
        return why_no_play(g, seat, explain)
    if op == USE_HERO:
        return why_not_hero(g, seat, explain)
    if op == USE_EAGLE:
        return why_no_eagle(g, seat, explain)
    reason = why_not_effect(g, seat, effect, NONE, location, explain)
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

    def __init__(self, seat: int, location: int, colour: int, extra: bool) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.colour: Final = colour
        self.extra: Final = extra
        mask = 1 << colour
        self.choices: Final[list[int]] = [k for k in LOCATION_OPTIONS[location] if OPTION_COLOURS[k] & mask]

    def candidates(self, g: RaidersGame, seat: int) -> list[Action]:
        found: list[Action] = [USE[k] for k in self.choices]
        found.append(DECLINE)
        return found

    def why_not(self, g: RaidersGame, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, Pick):
            return None
        return why_not_option(g, seat, OPTIONS[action.at], self.location, True)

    def options(self, g: RaidersGame, seat: int) -> list[Action]:
        found: list[Action] = []
        for k in self.choices:
            if why_not_option(g, seat, OPTIONS[k], self.location, False) is None:
                found.append(USE[k])
        found.append(DECLINE)
        return found

    def apply(self, g: RaidersGame, seat: int, action: Action) -> None:
        if not isinstance(action, Pick):
            return
        effect = OPTIONS[action.at]
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

    def preview(self, g: RaidersGame, seat: int, action: Action) -> list[Line]:
        if not isinstance(action, Pick):
            return []
        effect = OPTIONS[action.at]
        return town_lines(g.kit.hero_town[g.heroes[seat]]) if effect.op == USE_HERO else effect_lines(effect)


class UseLocationByHand(UseLocation):
    """Where the hand decides what can be done, the question is put whatever the hand."""

    secret: ClassVar[bool] = True


def _visit(seat: int, location: int, colour: int, extra: bool) -> Step[Any]:
    if SECRET_LOCATION[location]:
        return UseLocationByHand(seat, location, colour, extra)
    return UseLocation(seat, location, colour, extra)


VISITS.extend(
    [
        _visit(seat, location, colour, extra)
        for seat in range(4)
        for location in range(len(LOCATIONS))
        for colour in range(4)
        for extra in (False, True)
    ]
)


def enter(seat: int, location: int, colour: int) -> Step[Any]:
    """Using the location a worker was just placed on or taken from."""
    return visit(seat, location, colour, False)


# -- what members add at a location -----------------------------------------------------------------------------


def acts_here(g: RaidersGame, seat: int, location: int) -> bool:
    """Does a member of the crew act at this location?"""
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

    def __init__(self, seat: int, location: int, colour: int, extra: bool, gained: int) -> None:
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
                    steps.extend(self.steps(effect, g.times(self.seat, slot)))
        g.then_all(steps)

    def steps(self, effect: Effect, times: int) -> list[Step[Any]]:
        if effect.op == EXTRA_ACTION and not self.extra:
            return [visit(self.seat, effect.location, self.colour, True)] * times
        return ability_steps(self.seat, effect, times)


# -- the Town Centre --------------------------------------------------------------------------------------------


SAY_IT_THEMSELVES: Final[list[str]] = [
    "raiders:term.exchange",
    "raiders:village.barracks.cost",
    "raiders:quest.cost.goods",
    "raiders:limit.plunder.supply",
    "raiders:village.stables.exhausted",
]
"""Rules that refuse what cannot be paid, or is not there to be had."""


def why_no_use(g: RaidersGame, seat: int, effects: list[Effect], played: int, explain: bool) -> Reason | None:
    """raiders:term.no-empty-use  Why a town action would change nothing; raiders:term.exchange  or cannot be paid."""
    reason = why_not_effects(g, seat, effects, played, NONE, explain)
    if reason is None or not explain or reason.rule in SAY_IT_THEMSELVES:
        return reason
    return Reason("raiders:term.no-empty-use", reason.key, reason.facts)


def why_not_play(g: RaidersGame, seat: int, card: int, explain: bool) -> Reason | None:
    """raiders:term.no-empty-use  A card whose action cannot be done at all cannot be played."""
    return why_no_use(g, seat, g.kit.crew_town[card], card, explain)


def why_no_play(g: RaidersGame, seat: int, explain: bool) -> Reason | None:
    """Why no hand card can be played."""
    for card in g.hands[seat]:
        if why_not_play(g, seat, card, False) is None:
            return None
    return Reason("raiders:village.village-centre.card", "raiders-why-no-play") if explain else NO


class PlayCard(RaidersDecision[Pick]):
    """raiders:village.village-centre.card  Discard a hand card, then carry out its action."""

    rule: ClassVar[str] = "raiders:village.village-centre.card"
    secret: ClassVar[bool] = True

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def candidates(self, g: RaidersGame, seat: int) -> list[Pick]:
        return [PLAY[card] for card in kinds_in_hand(g.hands[seat])]

    def why_not(self, g: RaidersGame, seat: int, action: Pick) -> Reason | None:
        return why_not_play(g, seat, action.at, True)

    def options(self, g: RaidersGame, seat: int) -> list[Pick]:
        kinds = kinds_in_hand(g.hands[seat])
        return [PLAY[card] for card in kinds if why_not_play(g, seat, card, False) is None]

    def apply(self, g: RaidersGame, seat: int, action: Pick) -> None:
        if g.events is not None:
            g.tell("raiders-did-play", {"seat": f"seat:{seat}", "card": f"crew:{CREW[action.at]}"})
        discard_from_hand(g, seat, action.at)
        perform_all(g, seat, g.kit.crew_town[action.at], self.colour, 1)

    def preview(self, g: RaidersGame, seat: int, action: Pick) -> list[Line]:
        return town_lines(g.kit.crew_town[action.at])


def why_not_hero(g: RaidersGame, seat: int, explain: bool) -> Reason | None:
    """raiders:term.another-centre.once  A hero's ability serves once a turn."""
    if g.heroes[seat] < 0:
        return Reason("raiders:village.village-centre.hero", "raiders-why-no-hero") if explain else NO
    hero = int(g.heroes[seat])
    if g.hero_used:
        facts: dict[str, Fact] = {"hero": f"hero:{HEROES[hero]}"}
        return Reason("raiders:term.another-centre.once", "raiders-why-hero-used", facts) if explain else NO
    return why_no_use(g, seat, g.kit.hero_town[hero], NONE, explain)


def use_hero(g: RaidersGame, seat: int, colour: int) -> None:
    """raiders:village.village-centre.hero  The hero's action is carried out; the hero stays."""
    g.hero_used = True
    hero = int(g.heroes[seat])
    if g.events is not None:
        g.tell("raiders-did-use-hero", {"seat": f"seat:{seat}", "hero": f"hero:{HEROES[hero]}"})
    perform_all(g, seat, g.kit.hero_town[hero], colour, 1)


def is_town_eagle(g: RaidersGame, seat: int, slot: int) -> bool:
    eagle = g.eagle(seat, slot)
    return eagle >= 0 and g.kit.eagle_kind[eagle] == TOWN


def why_not_eagle(g: RaidersGame, seat: int, slot: int, explain: bool) -> Reason | None:
    """raiders:village.village-centre.eagle  A town eagle serves once a turn and needs a member in its slot."""
    card = g.member(seat, slot)
    facts: dict[str, Fact] = {"slot": f"slot:{slot + 1}"}
    if card < 0:
        return Reason("raiders:village.village-centre.eagle", "raiders-why-eagle-alone", facts) if explain else NO
    if g.eagles_used >> slot & 1:
        return Reason("raiders:term.another-centre.once", "raiders-why-eagle-used", facts) if explain else NO
    return why_no_use(g, seat, g.kit.crew_town[card], NONE, explain)


def why_no_eagle(g: RaidersGame, seat: int, explain: bool) -> Reason | None:
    """Why no eagle can be used; the first town eagle's reason stands for all."""
    first: Reason | None = None
    for slot in range(SLOTS):
        if is_town_eagle(g, seat, slot):
            reason = why_not_eagle(g, seat, slot, explain)
            if reason is None:
                return None
            if first is None:
                first = reason
    if first is None:
        return Reason("raiders:village.village-centre.eagle", "raiders-why-no-town-eagle") if explain else NO
    return first


class UseEagle(RaidersDecision[Pick]):
    """raiders:village.village-centre.eagle  Carry out the action of the member under a town eagle; it stays."""

    rule: ClassVar[str] = "raiders:village.village-centre.eagle"
    secret: ClassVar[bool] = True

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def candidates(self, g: RaidersGame, seat: int) -> list[Pick]:
        return [EAGLE_ACTIONS[slot] for slot in range(SLOTS) if is_town_eagle(g, seat, slot)]

    def why_not(self, g: RaidersGame, seat: int, action: Pick) -> Reason | None:
        return why_not_eagle(g, seat, action.at, True)

    def apply(self, g: RaidersGame, seat: int, action: Pick) -> None:
        g.eagles_used |= 1 << action.at
        card = g.member(seat, action.at)
        if g.events is not None:
            g.tell("raiders-did-use-eagle", {"seat": f"seat:{seat}", "card": f"crew:{CREW[card]}"})
        perform_all(g, seat, g.kit.crew_town[card], self.colour, 1)

    def preview(self, g: RaidersGame, seat: int, action: Pick) -> list[Line]:
        card = g.member(seat, action.at)
        member = Line("raiders-preview-member", {"card": f"crew:{CREW[card]}"})
        return [member, *town_lines(g.kit.crew_town[card])]


PLAY_A_CARD: Final[list[PlayCard]] = [PlayCard(seat, colour) for seat in range(4) for colour in range(4)]
USE_AN_EAGLE: Final[list[UseEagle]] = [UseEagle(seat, colour) for seat in range(4) for colour in range(4)]
