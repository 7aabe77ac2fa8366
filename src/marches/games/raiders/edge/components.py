"""What is printed on the components: the files in `data`, read into typed structs and checked item by item."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from marches.games.components import (
    Component,
    DataError,
    Status,
    contents,
    convert,
    expect,
    items,
    known,
    parse,
    section,
    text_of,
)
from marches.games.raiders.data import (
    Animal,
    Box,
    Civilisation,
    Components,
    CrewCard,
    Die,
    EffectData,
    Hero,
    Level,
    Location,
    Quest,
    Scheme,
    Vocabulary,
)

FILES = ("effects", "board", "crew", "heroes", "animals", "quests", "dice", "solo", "setup")
PLUNDER = ("gold", "equipment", "wagon", "livestock")


class Item(msgspec.Struct, frozen=True):
    """One listed component and how sure its numbers are."""

    file: str
    kind: str
    id: str
    status: Status
    note: str


def read(texts: Mapping[str, str]) -> Components:
    """The components these files describe (by name without ending); a wrong file raises `DataError`."""
    found = {name: parse(f"{name}.yaml", texts[name]) for name in FILES}
    board = found["board"]
    parts = Components(
        words=convert("effects.yaml", "vocabulary", found["effects"], Vocabulary),
        quest_slots=section("board.yaml", board, "quest_slots", int),
        workers_at_start=section("board.yaml", board, "workers_at_start", list[str]),
        locations=items("board.yaml", board, "locations", Location),
        civilisations=items("board.yaml", board, "civilisations", Civilisation),
        crew=items("crew.yaml", found["crew"], "crew", CrewCard),
        heroes=items("heroes.yaml", found["heroes"], "heroes", Hero),
        animals=items("animals.yaml", found["animals"], "animals", Animal),
        quests=items("quests.yaml", found["quests"], "quests", Quest),
        dice=items("dice.yaml", found["dice"], "dice", Die),
        levels=items("solo.yaml", found["solo"], "levels", Level),
        schemes=items("solo.yaml", found["solo"], "schemes", Scheme),
        box=convert("setup.yaml", "setup", found["setup"], Box),
    )
    _check_counts(parts)
    _check_board(parts)
    _check_cards(parts)
    _check_tiles(parts)
    _check_solo(parts)
    return parts


def files_as_shipped() -> dict[str, str]:
    """The text of every data file of the package, by name without ending."""
    return {name: text_of("raiders", f"{name}.yaml") for name in FILES}


# -- checks: what msgspec's types cannot say -------------------------------------------------------------------


def _check_counts(parts: Components) -> None:
    box = parts.box.box
    expect("heroes.yaml", "the number of heroes", len(parts.heroes), box.get("heroes"))
    expect("crew.yaml", "the number of crew cards", sum(c.copies for c in parts.crew), box.get("crew"))
    expect("animals.yaml", "the number of animal cards", sum(a.copies for a in parts.animals), box.get("animals"))
    expect("quests.yaml", "the number of quest tiles", len(parts.quests), box.get("quests"))
    expect("solo.yaml", "the number of scheme cards", len(parts.schemes), box.get("schemes"))
    expect("solo.yaml", "the number of opponents", len(parts.levels), box.get("levels"))
    expect("dice.yaml", "the dice", {d.id: d.count for d in parts.dice}, parts.box.dice)
    start = parts.box.start
    expect("setup.yaml", "the number of opening cards given up", start.dealt - start.kept, 2)
    expect("setup.yaml", "the kinds of plunder", sorted(parts.box.plunder), sorted(PLUNDER))
    for die in parts.dice:
        expect("dice.yaml", f"die {die.id!r}: the number of faces", len(die.faces), 6)
    spaces = [space for c in parts.civilisations for s in c.settlements for space in s.spaces]
    for colour in ("grey", "red"):
        above = sum(space.worker == colour for space in spaces)
        expect("board.yaml", f"the number of {colour} workers above raid spaces", above, parts.box.workers.get(colour))
    drawn = sum(space.plunder for space in spaces)
    if drawn > sum(parts.box.plunder.values()):
        raise DataError(f"board.yaml: the raid spaces ask for {drawn} plunder tokens, more than the box holds")


def _check_board(parts: Components) -> None:
    locations = [location.id for location in parts.locations]
    expect("board.yaml", "the number of locations", len(locations), 8)
    expect("board.yaml", "the number of civilisations", len(parts.civilisations), 4)
    for name in parts.workers_at_start:
        known("board.yaml", "village", "workers_at_start", name, locations)
    options = [option.id for location in parts.locations for option in location.options]
    expect("board.yaml", "the number of distinct option ids", len(set(options)), len(options))
    for location in parts.locations:
        for option in location.options:
            _check_effect(parts, "board.yaml", f"option {option.id!r}", option, ("action", "location"))
    for civilisation in parts.civilisations:
        expect("board.yaml", f"civilisation {civilisation.id!r}: settlements", len(civilisation.settlements), 3)
        for settlement in civilisation.settlements:
            item = f"settlement {settlement.id!r}"
            expect("board.yaml", f"{item}: raid spaces", len(settlement.spaces), 2)
            if not settlement.tiers or not 1 <= settlement.crew <= parts.box.slots:
                raise DataError(f"board.yaml: {item}: needs tiers and a crew of 1 to {parts.box.slots}")


def _check_cards(parts: Components) -> None:
    words = parts.words
    civs = [civilisation.id for civilisation in parts.civilisations]
    for card in parts.crew:
        item, ability = f"crew {card.id!r}", card.ability
        known("crew.yaml", item, "ability.trigger", ability.trigger, words.triggers)
        if ability.civ is not None:
            known("crew.yaml", item, "ability.civ", ability.civ, civs)
        if ability.if_gained is not None:
            known("crew.yaml", item, "ability.if_gained", ability.if_gained, words.resources)
        if (ability.trigger == "at-location") != (ability.location is not None):
            raise DataError(f"crew.yaml: {item}: field 'ability.location' is for trigger at-location only")
        if ability.location is not None:
            known("crew.yaml", item, "ability.location", ability.location, [x.id for x in parts.locations])
        acts = ability.trigger in ("raid-reward", "if-wounded", "if-killed")
        for effect in ability.effects:
            _check_effect(parts, "crew.yaml", item, effect, (ability.trigger, "action") if acts else (ability.trigger,))
        for effect in card.town:
            _check_effect(parts, "crew.yaml", item, effect, ("action", "town"))


def _check_tiles(parts: Components) -> None:
    for hero in parts.heroes:
        for effect in hero.town:
            _check_effect(parts, "heroes.yaml", f"hero {hero.id!r}", effect, ("action", "town"))
    for quest in parts.quests:
        if bool(quest.pay) == bool(quest.strength):
            raise DataError(f"quests.yaml: quest {quest.id!r}: needs either field 'pay' or field 'strength'")
        for name in quest.pay:
            known("quests.yaml", f"quest {quest.id!r}", "pay", name, ("silver", *PLUNDER))


def _check_solo(parts: Components) -> None:
    for scheme in parts.schemes:
        item = f"scheme {scheme.id!r}"
        known("solo.yaml", item, "civilisation", scheme.civilisation, [c.id for c in parts.civilisations])
        known("solo.yaml", item, "blocks", scheme.blocks, [x.id for x in parts.locations])
        if not 1 <= scheme.target <= 4 or not 1 <= scheme.horse <= 3:
            raise DataError(f"solo.yaml: {item}: field 'target' is 1 to 4, field 'horse' is 1 to 3")


def _check_effect(parts: Components, file: str, item: str, effect: EffectData, when: tuple[str, ...]) -> None:
    words = parts.words
    known(file, item, "op", effect.op, words.ops)
    op = words.ops[effect.op]
    if not set(op.when) & set(when):
        raise DataError(f"{file}: {item}: field 'op': {effect.op!r} cannot act here ({', '.join(when)})")
    for field in EffectData.__struct_fields__[1:]:
        stands = getattr(effect, field) is not None
        if field in op.needs and not stands:
            raise DataError(f"{file}: {item}: {effect.op} needs field {field!r}")
        if stands and field not in op.needs and field not in op.may:
            raise DataError(f"{file}: {item}: {effect.op} takes no field {field!r}")
    trades = effect.options or []
    for bundle in [effect.pay, effect.gain, effect.less, *[t.pay for t in trades], *[t.gain for t in trades]]:
        for name, amount in (bundle or {}).items():
            known(file, item, "resources", name, words.resources)
            if amount < 1:
                raise DataError(f"{file}: {item}: {effect.op}: {name} must be at least 1, not {amount}")
    for trade in trades:
        told = trade.pay or trade.gain
        if len(told) != 1 or max(told.values()) > 8:
            raise DataError(f"{file}: {item}: field 'options': each alternative is up to 8 of one resource")
    _check_names(parts, file, item, effect)


def _check_names(parts: Components, file: str, item: str, effect: EffectData) -> None:
    words = parts.words
    allowed: list[tuple[str, str | None, Iterable[str]]] = [
        ("unit", effect.unit, words.units),
        ("compare", effect.compare, words.compare),
        ("civ", effect.civ, [c.id for c in parts.civilisations]),
        ("location", effect.location, [x.id for x in parts.locations]),
    ]
    for field, value, names in allowed:
        if value is not None:
            known(file, item, field, value, names)


PARTS: Components = read(files_as_shipped())
"""The components as they ship."""


def inventory(parts: Components = PARTS) -> list[Item]:
    """Every listed component of a set, with its status."""
    settlements = [s for c in parts.civilisations for s in c.settlements]
    kinds: list[tuple[str, str, Iterable[Component]]] = [
        ("board.yaml", "location", parts.locations),
        ("board.yaml", "civilisation", parts.civilisations),
        ("board.yaml", "settlement", settlements),
        ("crew.yaml", "crew", parts.crew),
        ("heroes.yaml", "hero", parts.heroes),
        ("animals.yaml", "animal", parts.animals),
        ("quests.yaml", "quest", parts.quests),
        ("dice.yaml", "die", parts.dice),
        ("solo.yaml", "level", parts.levels),
        ("solo.yaml", "scheme", parts.schemes),
    ]
    items = [Item(file, kind, part.id, part.status, part.note) for file, kind, listed in kinds for part in listed]
    return [*items, Item("setup.yaml", "setup", "setup", parts.box.status, parts.box.source)]


def load(corrected: Path) -> Components:
    """The components of the package; a file of this name in the folder `corrected` takes the place of the package's."""
    texts = files_as_shipped()
    for name in texts:
        if (corrected / f"{name}.yaml").exists():
            texts[name] = contents(corrected / f"{name}.yaml")
    return read(texts)


def check_same_things(found: Components) -> None:
    """Raise `DataError` unless a set of components has the things the rules and the answers know.

    What is printed on cards, tiles, dice, settlements and village locations may differ; which of them there are, not.
    """
    options = [[(x.id, o.id) for x in parts.locations for o in x.options] for parts in (found, PARTS)]
    expect("components", "village", *options)
    expect("components", "quest_slots", found.quest_slots, PARTS.quest_slots)
    expect("components", "display", found.box.start.display, PARTS.box.start.display)
    for what in ("civilisations", "crew", "heroes", "animals", "quests", "dice", "levels", "schemes"):
        mine, shipped = getattr(found, what), getattr(PARTS, what)
        expect("components", what, [one.id for one in mine], [one.id for one in shipped])
    spaces = [[x.id for c in parts.civilisations for s in c.settlements for x in s.spaces] for parts in (found, PARTS)]
    expect("components", "spaces", *spaces)
