"""What cards, tiles and effects say, as lines: for previews, and for whoever draws a card."""

from __future__ import annotations

from typing import Final

from marches.games.raiders.rules.tables import (
    ABILITY,
    ANIMAL_DISCOUNT,
    ANIMALS,
    AT_LOCATION,
    BOARD_PLUNDER,
    CARD,
    CIVS,
    COMPARES,
    COMPLETE_QUEST,
    CREW,
    CREW_COST,
    CREW_STRENGTH,
    CREW_TOWN,
    DISCOUNT,
    EAGLE,
    EAGLE_KIND,
    EAGLE_STRENGTH,
    EAGLE_VP,
    EXTRA_ACTION,
    GAIN_IF_MORE,
    GOODS,
    HERO_TOWN,
    HEROES,
    HIRE,
    HORSE,
    HORSE_STRENGTH,
    HORSE_VP,
    LEVEL_GAINS,
    LEVEL_PROVISIONS,
    LEVEL_STRENGTH,
    LEVELS,
    LOCATION_OPTIONS,
    LOCATIONS,
    MODES,
    ON_GAME_END,
    ON_KILLED,
    ON_WOUNDED,
    OPS,
    OPTION_COLOURS,
    OPTIONS,
    QUEST_PAY,
    QUEST_STRENGTH,
    QUEST_VP,
    QUESTS,
    REDUCE_COST,
    SCHEME_BLOCKS,
    SCHEME_CIV,
    SCHEME_PROVISIONS,
    SCHEME_STRENGTH,
    SCHEME_TARGET,
    SCHEME_VP,
    SCHEMES,
    SIDES,
    STATS,
    TAKE_ANIMAL,
    TRIGGER,
    TRIGGER_CIV,
    TRIGGER_GAINED,
    TRIGGER_LOCATION,
    UNITS,
    Bundle,
    Effect,
)
from marches.kernel.line import TITLE, Fact, Line

EAGLE_KINDS: Final[list[str]] = ["double", "town", "stats"]
PLAIN: Final[list[str]] = ["gain", "exchange", "gain-choice", "exchange-choice", "play-card", "use-hero", "use-eagle"]
"""Operations that need no line of their own: what they pay and gain says it all."""


def describe(kind: str, name: str) -> list[Line]:
    """What is printed on a thing, by its kind and id; nothing for kinds without print."""
    if kind == "crew":
        return crew_lines(CREW.index(name))
    if kind == "hero":
        return town_lines(HERO_TOWN[HEROES.index(name)])
    if kind == "animal":
        animal = ANIMALS.index(name)
        eagle, horse = Line("raiders-preview-as-eagle", {}, TITLE), Line("raiders-preview-as-horse", {}, TITLE)
        return [eagle, *animal_lines(animal, EAGLE), horse, *animal_lines(animal, HORSE)]
    if kind in ("eagle", "horse"):
        return animal_lines(ANIMALS.index(name), EAGLE if kind == "eagle" else HORSE)
    if kind == "quest":
        return quest_lines(QUESTS.index(name), 0)
    if kind == "scheme":
        return scheme_lines(SCHEMES.index(name))
    if kind == "level":
        return level_lines(LEVELS.index(name))
    return []


# -- effects ----------------------------------------------------------------------------------------------------


def pay_lines(price: Bundle) -> list[Line]:
    lines: list[Line] = []
    for i in range(len(price.kinds)):
        if price.kinds[i] == CARD:
            lines.append(Line("raiders-preview-discard", {"count": price.amounts[i]}))
        else:
            good = f"good:{GOODS[price.kinds[i]]}"
            lines.append(Line("raiders-preview-pay", {"good": good, "count": price.amounts[i]}))
    return lines


def gain_lines(goods: Bundle) -> list[Line]:
    lines: list[Line] = []
    for i in range(len(goods.kinds)):
        if goods.kinds[i] == CARD:
            lines.append(Line("raiders-preview-draw", {"count": goods.amounts[i]}))
        else:
            good = f"good:{GOODS[goods.kinds[i]]}"
            lines.append(Line("raiders-preview-gain", {"good": good, "count": goods.amounts[i]}))
    return lines


def effect_lines(effect: Effect) -> list[Line]:
    """What an effect costs and brings."""
    lines = pay_lines(effect.pay)
    op = OPS[effect.op]
    if effect.op == REDUCE_COST:
        for i in range(len(effect.less.kinds)):
            less: dict[str, Fact] = {"good": f"good:{GOODS[effect.less.kinds[i]]}", "count": effect.less.amounts[i]}
            lines.append(Line("raiders-preview-reduce-raid-cost", less))
    elif effect.op == HIRE:
        if effect.mode != DISCOUNT or effect.value:
            lines.append(Line(f"raiders-preview-hire-{MODES[effect.mode]}", {"count": effect.value}))
    elif op not in PLAIN:
        lines.append(Line(f"raiders-preview-{op}", effect_facts(effect), TITLE if effect.op == GAIN_IF_MORE else ""))
    lines.extend(gain_lines(effect.gain))
    for i in range(len(effect.options)):
        if i:
            lines.append(Line("raiders-preview-or"))
        lines.extend(effect_lines(effect.options[i]))
    return lines


def effect_facts(effect: Effect) -> dict[str, Fact]:
    """The numbers and things an effect's own line needs."""
    facts: dict[str, Fact] = {"count": max(effect.amount, effect.count)}
    if effect.op == COMPLETE_QUEST:
        facts["count"] = effect.discount
    elif effect.op == BOARD_PLUNDER:
        facts["civ"] = f"civ:{CIVS[effect.civ]}"
    elif effect.op == GAIN_IF_MORE:
        facts["compare"] = f"compare:{COMPARES[effect.compare]}"
    elif effect.op in (TAKE_ANIMAL, ANIMAL_DISCOUNT):
        facts["side"] = f"side:{SIDES[effect.side]}"
    elif effect.op == EXTRA_ACTION:
        facts["location"] = f"location:{LOCATIONS[effect.location]}"
    if effect.unit >= 0:
        facts["unit"] = f"unit:{UNITS[effect.unit]}"
        facts["every"] = effect.every
    return facts


def town_lines(effects: list[Effect]) -> list[Line]:
    """What a town action brings."""
    lines: list[Line] = []
    for effect in effects:
        lines.extend(effect_lines(effect))
    return lines


def location_lines(location: int, colour: int) -> list[Line]:
    """What a location offers a worker of this colour."""
    lines: list[Line] = []
    for k in LOCATION_OPTIONS[location]:
        if OPTION_COLOURS[k] >> colour & 1:
            lines.append(Line("raiders-preview-option", {"option": f"option:{OPTIONS[k].code}"}, TITLE))
            lines.extend(effect_lines(OPTIONS[k]))
    return lines


# -- cards and tiles --------------------------------------------------------------------------------------------


def when_line(card: int) -> Line:
    """When a member's ability acts."""
    trigger = TRIGGER[card]
    if trigger == AT_LOCATION:
        facts: dict[str, Fact] = {"location": f"location:{LOCATIONS[TRIGGER_LOCATION[card]]}"}
        if TRIGGER_GAINED[card] < 0:
            return Line("raiders-preview-when-location", facts, TITLE)
        facts["good"] = f"good:{GOODS[TRIGGER_GAINED[card]]}"
        return Line("raiders-preview-when-gained", facts, TITLE)
    if trigger == ON_WOUNDED:
        return Line("raiders-preview-when-wounded", {}, TITLE)
    if trigger == ON_KILLED:
        return Line("raiders-preview-when-killed", {}, TITLE)
    if trigger == ON_GAME_END:
        return Line("raiders-preview-when-end", {}, TITLE)
    if TRIGGER_CIV[card] >= 0:
        return Line("raiders-preview-when-raid-civ", {"civ": f"civ:{CIVS[TRIGGER_CIV[card]]}"}, TITLE)
    return Line("raiders-preview-when-raid", {}, TITLE)


def crew_lines(card: int) -> list[Line]:
    """Cost, strength, ability and town action of a crew card."""
    printed: dict[str, Fact] = {"cost": CREW_COST[card], "strength": CREW_STRENGTH[card]}
    lines = [Line("raiders-preview-crew", printed), when_line(card), *town_lines(ABILITY[card])]
    return [*lines, Line("raiders-preview-when-town", {}, TITLE), *town_lines(CREW_TOWN[card])]


def animal_lines(animal: int, side: int) -> list[Line]:
    """raiders:village.stables.eagle-worth, raiders:village.stables.horse-worth  What half an animal card is worth."""
    lines: list[Line] = []
    if side == EAGLE and EAGLE_KIND[animal] != STATS:
        lines.append(Line(f"raiders-preview-eagle-{EAGLE_KINDS[EAGLE_KIND[animal]]}"))
    strength = EAGLE_STRENGTH[animal] if side == EAGLE else HORSE_STRENGTH[animal]
    vp = EAGLE_VP[animal] if side == EAGLE else HORSE_VP[animal]
    if strength:
        lines.append(Line("raiders-preview-strength", {"count": strength}))
    if vp:
        lines.append(Line("raiders-preview-end-vp", {"count": vp}))
    return lines


def quest_strength(quest: int, discount: int) -> int:
    """What a strength quest asks for; a discount counts double there."""
    return max(0, QUEST_STRENGTH[quest] - 2 * discount)


def quest_lines(quest: int, discount: int) -> list[Line]:
    """What a quest asks and what it is worth."""
    lines = pay_lines(QUEST_PAY[quest])
    if QUEST_STRENGTH[quest]:
        lines.append(Line("raiders-preview-discard-strength", {"count": quest_strength(quest, discount)}))
    elif discount:
        lines.append(Line("raiders-preview-spare", {"count": discount}))
    lines.append(Line("raiders-preview-end-vp", {"count": QUEST_VP[quest]}))
    return lines


def scheme_lines(scheme: int) -> list[Line]:
    """What a scheme card makes the rival try, and what it blocks."""
    facts: dict[str, Fact] = {
        "civ": f"civ:{CIVS[SCHEME_CIV[scheme]]}",
        "target": SCHEME_TARGET[scheme],
        "provisions": SCHEME_PROVISIONS[scheme],
        "strength": SCHEME_STRENGTH[scheme],
        "vp": SCHEME_VP[scheme],
    }
    blocked = f"location:{LOCATIONS[SCHEME_BLOCKS[scheme]]}"
    return [Line("raiders-preview-scheme", facts), Line("raiders-preview-blocks", {"location": blocked})]


def level_lines(level: int) -> list[Line]:
    """How strong a rival is."""
    facts: dict[str, Fact] = {
        "strength": LEVEL_STRENGTH[level],
        "provisions": LEVEL_PROVISIONS[level],
        "gains": LEVEL_GAINS[level],
    }
    return [Line("raiders-preview-level", facts)]
