"""Every answer of the game, built once: what players and nature can say."""

from __future__ import annotations

from typing import Final

from marches.games.raiders.rules.tables import (
    ANIMALS,
    CREW,
    DICE,
    DISPLAY,
    GOODS,
    HEROES,
    LOCATIONS,
    OPTIONS,
    PLUNDER,
    QUESTS,
    SCHEMES,
    SETTLEMENTS,
    SIDES,
    SLOTS,
    SPACES,
)
from marches.kernel.action import Action, ActionTable, Id

ACTIONS: Final = ActionTable(
    "raiders",
    {
        "card": "crew",
        "other": "crew",
        "count": "number",
        "face": "number",
        "slot": "slot",
        "position": "display",
        "good": "good",
        "plunder": "good",
    },
)


class Pick(Action):
    """An answer that names one or two things; `at` and `at2` are their places in the tables."""

    def __init__(self, verb: str, names: dict[str, Id], at: int, at2: int = -1) -> None:
        super().__init__(verb, names)
        self.at: Final = at
        self.at2: Final = at2


def _each(verb: str, field: str, names: list[str]) -> list[Pick]:
    return [ACTIONS.add(Pick(verb, {field: name}, i)) for i, name in enumerate(names)]


def _count(verb: str, field: str, first: int, last: int) -> list[Pick]:
    return [ACTIONS.add(Pick(verb, {field: n}, n - first)) for n in range(first, last + 1)]


def give_up(one: int, two: int) -> Pick:
    """The answer that gives up these two hand cards, in either order."""
    first = min(one, two)
    return GIVE_UP[first][max(one, two) - first]


# -- a turn -----------------------------------------------------------------------------------------------------
PLACE: Final[list[Pick]] = _each("place", "location", LOCATIONS)
TAKE: Final[list[Pick]] = _each("take", "location", LOCATIONS)
RAID: Final[list[Pick]] = _each("raid", "settlement", SETTLEMENTS)
USE: Final[list[Pick]] = _each("use", "option", OPTIONS)
COPY: Final[list[Pick]] = _each("copy", "location", LOCATIONS)
DECLINE: Final[Action] = ACTIONS.add(Action("decline"))
DONE: Final[Action] = ACTIONS.add(Action("done"))
ACCEPT: Final[Action] = ACTIONS.add(Action("accept"))

# -- cards in hand and crew -------------------------------------------------------------------------------------
PICK_HERO: Final[list[Pick]] = _each("pick", "hero", HEROES)
DISCARD: Final[list[Pick]] = _each("discard", "card", CREW)
GIVE_UP: Final[list[list[Pick]]] = [
    [
        ACTIONS.add(
            Pick("give-up", {"card": CREW[one], "other": CREW[two]}, one, two)
            if two > one
            else Pick("give-up-both", {"card": CREW[one]}, one, one)
        )
        for two in range(one, len(CREW))
    ]
    for one in range(len(CREW))
]
"""Two hand cards at once, by `give_up`."""
PLAY: Final[list[Pick]] = _each("play", "card", CREW)
HIRES: Final[list[Pick]] = _each("hire", "card", CREW)
PUT_DOWN: Final[list[Pick]] = _each("put-down", "card", CREW)
SEAT: Final[list[Pick]] = _count("seat", "slot", 1, SLOTS)
REPLACE: Final[list[Pick]] = _count("replace", "slot", 1, SLOTS)
TAKE_BACK: Final[list[Pick]] = _count("take-back", "slot", 1, SLOTS)
HEALS: Final[list[Pick]] = _count("heal", "slot", 1, SLOTS)
WOUND: Final[list[Pick]] = _count("wound", "slot", 1, SLOTS)
USE_EAGLES: Final[list[Pick]] = _count("use-eagle", "slot", 1, SLOTS)

# -- animals ----------------------------------------------------------------------------------------------------
TAKE_ANIMALS: Final[list[list[Pick]]] = [
    [
        ACTIONS.add(Pick("take-animal", {"position": name, "side": SIDES[side]}, i, side))
        for i, name in enumerate(DISPLAY)
    ]
    for side in range(2)
]
TUCK: Final[list[list[Pick]]] = [
    [ACTIONS.add(Pick("tuck", {"side": SIDES[side], "slot": k + 1}, k, side)) for k in range(SLOTS)]
    for side in range(2)
]
RETUCK: Final[list[list[Pick]]] = [
    [ACTIONS.add(Pick("replace-animal", {"side": SIDES[side], "slot": k + 1}, k, side)) for k in range(SLOTS)]
    for side in range(2)
]
RETURN_EAGLE: Final[list[Pick]] = _count("return-eagle", "slot", 1, SLOTS)

# -- goods, quests, plunder -------------------------------------------------------------------------------------
MOST: Final = 8
CHOOSE: Final[list[list[Pick]]] = [
    [ACTIONS.add(Pick("choose", {"good": good, "count": n}, i, n)) for n in range(1, MOST + 1)]
    for i, good in enumerate(GOODS)
]
GIVE: Final[list[list[Pick]]] = [
    [ACTIONS.add(Pick("give", {"good": good, "count": n}, i, n)) for n in range(1, MOST + 1)]
    for i, good in enumerate(GOODS)
]
QUEST: Final[list[Pick]] = _each("quest", "quest", QUESTS)
SPARE: Final[list[Pick]] = _each("spare", "good", GOODS)
SEIZE: Final[list[list[Pick]]] = [
    [ACTIONS.add(Pick("seize", {"space": space, "plunder": name}, i, k)) for k, name in enumerate(PLUNDER)]
    for i, space in enumerate(SPACES)
]

# -- raids ------------------------------------------------------------------------------------------------------
MOST_KUMIS: Final = 32
SPEND: Final[list[Pick]] = _count("spend", "count", 0, MOST_KUMIS)
REROLLS: Final[list[Pick]] = [
    ACTIONS.add(Pick("reroll", {"die": die, "face": face + 1}, i * 6 + face))
    for i, die in enumerate(DICE)
    for face in range(6)
]
PLUNDERS: Final[list[Pick]] = _each("plunder", "space", SPACES)

# -- nature -----------------------------------------------------------------------------------------------------
ROLL: Final[list[Pick]] = [
    ACTIONS.add(Pick("roll", {"die": die, "face": face + 1}, i * 6 + face))
    for i, die in enumerate(DICE)
    for face in range(6)
]
DRAW: Final[list[Pick]] = _each("draw", "card", CREW)
SHOW_ANIMAL: Final[list[Pick]] = _each("show-animal", "animal", ANIMALS)
SHOW_HERO: Final[list[Pick]] = _each("show-hero", "hero", HEROES)
SHOW_QUEST: Final[list[Pick]] = _each("show-quest", "quest", QUESTS)
SHOW_SCHEME: Final[list[Pick]] = _each("show-scheme", "scheme", SCHEMES)
LAY: Final[list[Pick]] = _each("lay", "plunder", PLUNDER)
FIRST: Final[list[Pick]] = [ACTIONS.add(Pick("first", {"seat": seat}, seat)) for seat in range(4)]
