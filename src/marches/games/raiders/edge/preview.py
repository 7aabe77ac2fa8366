"""What cards, tiles and effects say, as lines: for previews, and for clients that draw a card."""

from __future__ import annotations

from typing import Final

from marches.games.raiders.rules.kit import Kit
from marches.games.raiders.rules.tables import (
    ANIMAL_DISCOUNT,
    ANIMALS,
    AT_LOCATION,
    BOARD_PLUNDER,
    CARD,
    CIVS,
    COMPARES,
    COMPLETE_QUEST,
    CREW,
    DISCOUNT,
    EAGLE,
    EXTRA_ACTION,
    GAIN_IF_MORE,
    GOODS,
    HEROES,
    HIRE,
    HORSE,
    LEVELS,
    LOCATIONS,
    MODES,
    ON_GAME_END,
    ON_KILLED,
    ON_WOUNDED,
    OPS,
    QUESTS,
    REDUCE_COST,
    SCHEMES,
    SIDES,
    STATS,
    TAKE_ANIMAL,
    UNITS,
    Bundle,
    Effect,
)
from marches.kernel.line import TITLE, Fact, Line
from marches.kernel.rulebook import Change

EAGLE_KINDS: Final[list[str]] = ["double", "town", "stats"]
PLAIN: Final[list[str]] = ["gain", "exchange", "gain-choice", "exchange-choice", "play-card", "use-hero", "use-eagle"]
"""Operations that need no line of their own: what they pay and gain says it all."""


def describe(kit: Kit, kind: str, name: str) -> list[Line]:
    """What is printed on a thing, by its kind and id. Empty for kinds without print."""
    if kind == "crew":
        return crew_lines(kit, CREW.index(name))
    if kind == "hero":
        return town_lines(kit.hero_town[HEROES.index(name)])
    if kind == "animal":
        animal = ANIMALS.index(name)
        eagle = Line("raiders-preview-as-eagle", {"side": "side:eagle"}, TITLE)
        horse = Line("raiders-preview-as-horse", {"side": "side:horse"}, TITLE)
        return [eagle, *animal_lines(kit, animal, EAGLE), horse, *animal_lines(kit, animal, HORSE)]
    if kind in ("eagle", "horse"):
        return animal_lines(kit, ANIMALS.index(name), EAGLE if kind == "eagle" else HORSE)
    if kind == "quest":
        return quest_lines(kit, QUESTS.index(name), 0)
    if kind == "scheme":
        return scheme_lines(kit, SCHEMES.index(name))
    if kind == "level":
        return level_lines(kit, LEVELS.index(name))
    return []


TOWN_TITLE: Final = "raiders-preview-when-town"
CHANGES: Final = {
    "raiders-preview-gain": Change(1),
    "raiders-preview-pay": Change(-1),
    "raiders-preview-draw": Change(1, "card", plain=False),
    "raiders-preview-discard": Change(-1, "card", plain=False),
    "raiders-preview-heal": Change(-1, "wound", plain=False),
    "raiders-preview-strength": Change(1, "strength", now=False),
    "raiders-preview-reduce-wounds": Change(-1, "wound", now=False),
}
"""What these lines say of goods that come and go."""

# -- effects ----------------------------------------------------------------------------------------------------


def pay_lines(price: Bundle) -> list[Line]:
    return _goods_lines(price, "raiders-preview-discard", "raiders-preview-pay")


def gain_lines(goods: Bundle) -> list[Line]:
    return _goods_lines(goods, "raiders-preview-draw", "raiders-preview-gain")


def _goods_lines(goods: Bundle, cards: str, other: str) -> list[Line]:
    """A line for each kind: hand cards have words of their own."""
    lines: list[Line] = []
    for kind, count in zip(goods.kinds, goods.amounts, strict=True):
        if kind == CARD:
            lines.append(Line(cards, {"count": count}))
        else:
            lines.append(Line(other, {"good": f"good:{GOODS[kind]}", "count": count}))
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


def location_lines(kit: Kit, location: int, colour: int) -> list[Line]:
    """What a location offers a worker of this colour."""
    return option_lines(kit, kit.options_by[location * 4 + colour])


def option_lines(kit: Kit, options: list[int]) -> list[Line]:
    """What can be done in the village, each option with what it brings."""
    lines: list[Line] = []
    for k in options:
        lines.append(Line("raiders-preview-option", {"option": f"option:{kit.options[k].code}"}, TITLE))
        lines.extend(effect_lines(kit.options[k]))
    return lines


# -- cards and tiles --------------------------------------------------------------------------------------------


def when_line(kit: Kit, card: int) -> Line:
    """When a member's ability acts."""
    trigger = kit.trigger[card]
    if trigger == AT_LOCATION:
        facts: dict[str, Fact] = {"location": f"location:{LOCATIONS[kit.trigger_location[card]]}"}
        if kit.trigger_gained[card] < 0:
            return Line("raiders-preview-when-location", facts, TITLE)
        facts["good"] = f"good:{GOODS[kit.trigger_gained[card]]}"
        return Line("raiders-preview-when-gained", facts, TITLE)
    if trigger == ON_WOUNDED:
        return Line("raiders-preview-when-wounded", {}, TITLE)
    if trigger == ON_KILLED:
        return Line("raiders-preview-when-killed", {}, TITLE)
    if trigger == ON_GAME_END:
        return Line("raiders-preview-when-end", {}, TITLE)
    if kit.trigger_civ[card] >= 0:
        return Line("raiders-preview-when-raid-civ", {"civ": f"civ:{CIVS[kit.trigger_civ[card]]}"}, TITLE)
    return Line("raiders-preview-when-raid", {}, TITLE)


def crew_lines(kit: Kit, card: int) -> list[Line]:
    """Cost, strength, ability and town action of a crew card."""
    printed: dict[str, Fact] = {"cost": kit.crew_cost[card], "strength": kit.crew_strength[card]}
    lines = [Line("raiders-preview-crew", printed), when_line(kit, card), *town_lines(kit.ability[card])]
    return [*lines, Line(TOWN_TITLE, {}, TITLE), *town_lines(kit.crew_town[card])]


def animal_lines(kit: Kit, animal: int, side: int) -> list[Line]:
    """raiders:village.stables.eagle-worth, raiders:village.stables.horse-worth  What half an animal card is worth."""
    lines: list[Line] = []
    if side == EAGLE and kit.eagle_kind[animal] != STATS:
        lines.append(Line(f"raiders-preview-eagle-{EAGLE_KINDS[kit.eagle_kind[animal]]}"))
    strength = kit.eagle_strength[animal] if side == EAGLE else kit.horse_strength[animal]
    vp = kit.eagle_vp[animal] if side == EAGLE else kit.horse_vp[animal]
    if strength:
        lines.append(Line("raiders-preview-strength", {"count": strength}))
    if vp:
        lines.append(Line("raiders-preview-end-vp", {"count": vp}))
    return lines


def quest_strength(kit: Kit, quest: int, discount: int) -> int:
    """What a strength quest asks for; a discount counts double there."""
    return max(0, kit.quest_strength[quest] - 2 * discount)


def quest_lines(kit: Kit, quest: int, discount: int) -> list[Line]:
    """What a quest asks and what it is worth."""
    lines = pay_lines(kit.quest_pay[quest])
    if kit.quest_strength[quest]:
        lines.append(Line("raiders-preview-discard-strength", {"count": quest_strength(kit, quest, discount)}))
    elif discount:
        lines.append(Line("raiders-preview-spare", {"count": discount}))
    lines.append(Line("raiders-preview-end-vp", {"count": kit.quest_vp[quest]}))
    return lines


def scheme_lines(kit: Kit, scheme: int) -> list[Line]:
    """What a scheme card makes the rival try, and what it blocks."""
    facts: dict[str, Fact] = {
        "civ": f"civ:{CIVS[kit.scheme_civ[scheme]]}",
        "target": kit.scheme_target[scheme],
        "provisions": kit.scheme_provisions[scheme],
        "strength": kit.scheme_strength[scheme],
        "vp": kit.scheme_vp[scheme],
    }
    blocked = f"location:{LOCATIONS[kit.scheme_blocks[scheme]]}"
    return [Line("raiders-preview-scheme", facts), Line("raiders-preview-blocks", {"location": blocked})]


def level_lines(kit: Kit, level: int) -> list[Line]:
    """How strong a rival is."""
    facts: dict[str, Fact] = {
        "strength": kit.level_strength[level],
        "provisions": kit.level_provisions[level],
        "gains": kit.level_gains[level],
    }
    return [Line("raiders-preview-level", facts)]
