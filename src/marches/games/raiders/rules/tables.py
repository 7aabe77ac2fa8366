"""The components as plain numbers: what the rules look up. Ids become places in lists, colours and goods small ints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from marches.games.raiders.data import EffectData
from marches.games.raiders.edge.components import PARTS

# -- goods: tokens a player holds, then victory points and hand cards -------------------------------------------
SILVER: Final = 0
PROVISION: Final = 1
KUMIS: Final = 2
GOLD: Final = 3
EQUIPMENT: Final = 4
WAGON: Final = 5
LIVESTOCK: Final = 6
VP: Final = 7
CARD: Final = 8
GOODS: Final[list[str]] = ["silver", "provision", "kumis", "gold", "equipment", "wagon", "livestock", "vp", "card"]
STRIDE: Final = 8
"""Goods kept per player; hand cards are kept apart."""
PLUNDER: Final[list[str]] = ["gold", "equipment", "wagon", "livestock"]

# -- workers ----------------------------------------------------------------------------------------------------
NO_WORKER: Final = 0
BLUE: Final = 1
GREY: Final = 2
RED: Final = 3
COVERED: Final = 4
"""A worker spot without a worker that is used up all the same."""
WORKERS: Final[list[str]] = ["none", "blue", "grey", "red", "covered"]

SLOTS: Final = 5
EAGLE: Final = 0
HORSE: Final = 1
EITHER: Final = 2
SIDES: Final[list[str]] = ["eagle", "horse", "either"]
DOUBLE: Final = 0
TOWN: Final = 1
STATS: Final = 2
NONE: Final = -1
FACE_DOWN: Final = -2

# -- effects ----------------------------------------------------------------------------------------------------
GAIN: Final = 0
GAIN_CHOICE: Final = 1
EXCHANGE: Final = 2
EXCHANGE_CHOICE: Final = 3
GAIN_IF_MORE: Final = 4
HIRE: Final = 5
HEAL: Final = 6
SWAP_CREW: Final = 7
SWAP_EAGLE: Final = 8
BOARD_PLUNDER: Final = 9
TAKE_ANIMAL: Final = 10
COMPLETE_QUEST: Final = 11
ANOTHER_CENTRE: Final = 12
ANY_LOCATION: Final = 13
PLAY_CARD: Final = 14
USE_HERO: Final = 15
USE_EAGLE: Final = 16
STRENGTH: Final = 17
STRENGTH_PER: Final = 18
REDUCE_WOUNDS: Final = 19
REDUCE_COST: Final = 20
REROLL: Final = 21
END_VP: Final = 22
END_VP_PER: Final = 23
RETURN_TO_HAND: Final = 24
HIRE_DISCOUNT: Final = 25
ANIMAL_DISCOUNT: Final = 26
EXTRA_ACTION: Final = 27
OPS: Final[list[str]] = [
    "gain",
    "gain-choice",
    "exchange",
    "exchange-choice",
    "gain-if-opponent-more",
    "hire",
    "heal",
    "swap-crew-with-hand",
    "swap-eagle-for-horse",
    "take-board-plunder",
    "take-animal",
    "complete-quest",
    "another-town-centre",
    "any-location",
    "play-card",
    "use-hero",
    "use-eagle",
    "strength",
    "strength-per",
    "reduce-wounds",
    "reduce-raid-cost",
    "reroll-dice",
    "end-vp",
    "end-vp-per",
    "return-to-hand",
    "hire-discount",
    "animal-discount",
    "extra-location-action",
]
FREE: Final = 0
FIXED: Final = 1
DISCOUNT: Final = 2
MODES: Final[list[str]] = ["free", "fixed", "discount"]
UNITS: Final[list[str]] = ["other-crew", "horse", "eagle", "livestock", "quest"]
COMPARES: Final[list[str]] = ["vp", "silver", "provision", "quest"]
COMPARE_QUESTS: Final = 3

# -- triggers ---------------------------------------------------------------------------------------------------
ON_COST: Final = 0
ON_DICE: Final = 1
ON_STRENGTH: Final = 2
ON_REWARD: Final = 3
ON_WOUNDS: Final = 4
ON_WOUNDED: Final = 5
ON_KILLED: Final = 6
AT_LOCATION: Final = 7
ON_GAME_END: Final = 8
TRIGGERS: Final[list[str]] = [
    "raid-cost",
    "raid-dice",
    "raid-strength",
    "raid-reward",
    "raid-wounds",
    "if-wounded",
    "if-killed",
    "at-location",
    "game-end",
]


class Bundle:
    """Some goods: kinds and amounts, side by side."""

    def __init__(self, goods: Mapping[str, int]) -> None:
        self.kinds: Final[list[int]] = [GOODS.index(name) for name in goods]
        self.amounts: Final[list[int]] = list(goods.values())
        self.cards: Final[int] = goods.get("card", 0)

    def amount(self, kind: int) -> int:
        return self.amounts[self.kinds.index(kind)] if kind in self.kinds else 0


class Effect:
    """One effect of a card, a hero or a village location, as numbers."""

    def __init__(self, data: EffectData, code: str, options: list[Effect], civ: int, location: int) -> None:
        self.code: Final = code
        self.op: Final[int] = OPS.index(data.op)
        self.pay: Final = Bundle(data.pay or {})
        self.gain: Final = Bundle(data.gain or {})
        self.less: Final = Bundle(data.less or {})
        self.options: Final = options
        self.amount: Final[int] = data.amount or 0
        self.count: Final[int] = data.count or 0
        self.every: Final[int] = data.every or 1
        self.value: Final[int] = data.value or 0
        self.discount: Final[int] = data.discount or 0
        self.unit: Final[int] = UNITS.index(data.unit) if data.unit else NONE
        self.compare: Final[int] = COMPARES.index(data.compare) if data.compare else NONE
        self.side: Final[int] = SIDES.index(data.side) if data.side else NONE
        self.mode: Final[int] = MODES.index(data.mode) if data.mode else NONE
        self.civ: Final = civ
        self.location: Final = location


CIVS: Final[list[str]] = [c.id for c in PARTS.civilisations]
LOCATIONS: Final[list[str]] = [x.id for x in PARTS.locations]


def place_of(names: list[str], name: str | None) -> int:
    """The place of a name in a list, or NONE."""
    return names.index(name) if name is not None else NONE


def effect_of(data: EffectData, code: str = "") -> Effect:
    """An effect of the data files, as numbers."""
    options: list[Effect] = []
    for trade in data.options or []:
        op = "exchange" if trade.pay else "gain"
        options.append(effect_of(EffectData(op=op, pay=trade.pay, gain=trade.gain)))
    return Effect(data, code, options, place_of(CIVS, data.civ), place_of(LOCATIONS, data.location))


def colours(names: list[str]) -> int:
    """A mask of worker colours."""
    mask = 0
    for name in names:
        mask |= 1 << WORKERS.index(name)
    return mask


# -- the village ------------------------------------------------------------------------------------------------
OPTIONS: Final[list[str]] = [option.id for location in PARTS.locations for option in location.options]
BY_HAND: Final[list[int]] = [HIRE, COMPLETE_QUEST, PLAY_CARD, SWAP_CREW]
"""Operations that can or cannot be done because of the cards in hand."""

# -- civilisations, settlements, raid spaces --------------------------------------------------------------------
SETTLEMENTS: Final[list[str]] = [s.id for c in PARTS.civilisations for s in c.settlements]
CIV_OF: Final[list[int]] = [i for i, c in enumerate(PARTS.civilisations) for _ in c.settlements]
SPACES: Final[list[str]] = [x.id for c in PARTS.civilisations for s in c.settlements for x in s.spaces]
SPACE_SETTLEMENT: Final[list[int]] = [space // 2 for space in range(len(SPACES))]
SPACE_CIV: Final[list[int]] = [CIV_OF[space // 2] for space in range(len(SPACES))]
SETTLEMENT_MASK: Final[list[int]] = [3 << 2 * i for i in range(len(SETTLEMENTS))]
CIV_MASK: Final[list[int]] = [63 << 6 * i for i in range(len(CIVS))]
QUEST_SLOTS: Final[int] = PARTS.quest_slots
QUEST_PLACES: Final[list[str]] = [*SPACES, *[f"village-{i + 1}" for i in range(QUEST_SLOTS)]]
VILLAGE_QUEST: Final[int] = len(SPACES)

# -- cards ------------------------------------------------------------------------------------------------------
CREW: Final[list[str]] = [c.id for c in PARTS.crew]
HEROES: Final[list[str]] = [x.id for x in PARTS.heroes]
ANIMALS: Final[list[str]] = [a.id for a in PARTS.animals]
DISPLAY: Final[list[str]] = ["left", "middle", "right"]

QUESTS: Final[list[str]] = [q.id for q in PARTS.quests]
# -- dice: red, white, yellow -----------------------------------------------------------------------------------
DICE: Final[list[str]] = [d.id for d in PARTS.dice]
YELLOW: Final = 2
# -- solo -------------------------------------------------------------------------------------------------------
LEVELS: Final[list[str]] = [x.id for x in PARTS.levels]
SCHEMES: Final[list[str]] = [x.id for x in PARTS.schemes]
# -- numbers of the box -----------------------------------------------------------------------------------------
COLOURS: Final[list[str]] = list(PARTS.box.colours)
SHOWN: Final[int] = PARTS.box.start.display
NEWEST_RULINGS: Final = 2
OFFERS: Final = 5
"""The largest number of pairs. In `g.offer` heroes come first, then their crew cards."""
