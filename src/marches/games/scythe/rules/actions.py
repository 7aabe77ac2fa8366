"""Every answer the rules of the base game know, built once. Modules add theirs to `ACTIONS` in their own files.

Answers that name a card, mat or faction belong to the `Kit` that has it.
"""

from __future__ import annotations

from typing import Final

from marches.games.scythe.data.words import (
    BONUSES,
    BOTTOM_ACTIONS,
    CUBE_IDS,
    MOST_DIAL,
    RESOURCES,
    STRUCTURES,
    TOP_ACTIONS,
)
from marches.games.scythe.rules.board import CELL_IDS, CELLS
from marches.games.scythe.rules.tables import CARD_KINDS, LOWEST_CARD, MECHS, OTHER_UNIT, WORKERS
from marches.kernel.action import Action, ActionTable, Id

NUMBERS: Final = ("count", "power", "twos", "threes", "fours", "fives")
ACTIONS: Final = ActionTable(
    "scythe", {"from": "hex", "to": "hex", "recruit": "bottom", **dict.fromkeys(NUMBERS, "number")}
)
UNITS: Final = ("character", "mech-1", "mech-2", "mech-3", "mech-4", "champion", "worker")
CARGO: Final = (*RESOURCES, "worker", "walked-worker")
MOST_PRODUCED: Final = 20
"""The most one answer produces in a territory: eight workers and a Mill, all doubled, and what produces like one."""
MOST_ALIKE: Final = 16
"""The most combat cards of one value."""
MOST_CARDS: Final = 8
"""The most combat cards one side can ever play."""


class Pick(Action):
    """An answer that names one thing in a list, by its place there."""

    def __init__(self, verb: str, names: dict[str, Id], index: int) -> None:
        super().__init__(verb, names)
        self.index: Final = index


class PickHex(Action):
    """An answer that names a hex by its cell in the grid, and perhaps a kind or a number."""

    def __init__(self, verb: str, names: dict[str, Id], cell: int, index: int) -> None:
        super().__init__(verb, names)
        self.cell: Final = cell
        self.index: Final = index


class PlayCards(Action):
    """Combat cards laid behind the dial: how many of value 2, 3, 4 and 5."""

    def __init__(self, counts: tuple[int, int, int, int]) -> None:
        super().__init__("play-cards", {"twos": counts[0], "threes": counts[1], "fours": counts[2], "fives": counts[3]})
        self.counts: Final = list(counts)
        self.total: Final = sum(counts)
        self.power: Final = counts[0] * 2 + counts[1] * 3 + counts[2] * 4 + counts[3] * 5


def picks(verb: str, field: str, ids: list[str] | tuple[str, ...]) -> list[Pick]:
    """One answer for each id, in that order."""
    return [ACTIONS.add(Pick(verb, {field: ids[index]}, index)) for index in range(len(ids))]


def counts(verb: str, first: int, last: int) -> list[Pick]:
    """One answer for each number."""
    return [ACTIONS.add(Pick(verb, {"count": number}, number)) for number in range(first, last + 1)]


def hex_picks(verb: str, field: str) -> list[PickHex]:
    """One answer for each cell that a hex may be in."""
    return [ACTIONS.add(PickHex(verb, {field: CELL_IDS[cell]}, cell, 0)) for cell in range(CELLS)]


def hex_kind_picks(verb: str, field: str, ids: tuple[str, ...]) -> list[PickHex]:
    """One answer for each cell and kind: at `cell * len(ids) + kind`."""
    return [
        ACTIONS.add(PickHex(verb, {"hex": CELL_IDS[cell], field: ids[kind]}, cell, kind))
        for cell in range(CELLS)
        for kind in range(len(ids))
    ]


def hex_count_picks(verb: str, most: int) -> list[PickHex]:
    """One answer for each cell and number from 1: at `cell * most + number - 1`."""
    return [
        ACTIONS.add(PickHex(verb, {"hex": CELL_IDS[cell], "count": number}, cell, number))
        for cell in range(CELLS)
        for number in range(1, most + 1)
    ]


def _card_sets() -> list[PlayCards]:
    side = range(MOST_CARDS + 1)
    sets = [(a, b, c, d) for a in side for b in side for c in side for d in side if a + b + c + d <= MOST_CARDS]
    return [ACTIONS.add(PlayCards(counts)) for counts in sets]


def _many_alike() -> list[PlayCards]:
    """scythe:fenris.death-ray  More than MOST_CARDS cards of one value, up to all there are."""
    found: list[PlayCards] = []
    for kind in range(CARD_KINDS):
        for count in range(MOST_CARDS + 1, MOST_ALIKE + 1):
            alike = [count if other == kind else 0 for other in range(CARD_KINDS)]
            found.append(ACTIONS.add(PlayCards((alike[0], alike[1], alike[2], alike[3]))))
    return found


def word(verb: str) -> Action:
    """An answer that names nothing."""
    return ACTIONS.add(Action(verb))


VALUES: Final = [str(LOWEST_CARD + kind) for kind in range(CARD_KINDS)]

# Nature's.
DRAW_COMBAT_CARD: Final = picks("draw-combat-card", "combat-card", VALUES)
LOSE_COMBAT_CARD: Final = picks("lose-combat-card", "combat-card", VALUES)

# Any decision.
SKIP: Final = word("skip")
DONE: Final = word("done")
DECLINE: Final = word("decline")
ACCEPT: Final = word("accept")
END_TURN: Final = word("end-turn")

# The turn.
SECTION: Final = picks("section", "section", TOP_ACTIONS)
MOVE_UNITS: Final = word("move-units")
GAIN_COINS: Final = word("gain-coins")
BOLSTER_POWER: Final = word("bolster-power")
BOLSTER_CARDS: Final = word("bolster-cards")
TRADE_RESOURCES: Final = word("trade-resources")
TRADE_POPULARITY: Final = word("trade-popularity")
TAKE_PRODUCE: Final = word("produce")
TAKE_BOTTOM: Final = picks("take-bottom", "bottom", BOTTOM_ACTIONS)

# Moving.
MOVE_UNIT: Final = picks("move", "unit", UNITS[:OTHER_UNIT])
MOVE_WORKER: Final = hex_picks("move-worker", "from")
GO: Final = hex_picks("go", "to")
LOAD: Final = picks("load", "cargo", CARGO)
UNLOAD: Final = picks("unload", "cargo", CARGO)
LOAD_ALL: Final = word("load-all")
UNLOAD_ALL: Final = word("unload-all")
HALT: Final = word("halt")

# Paying, gaining, placing.
PAY: Final = hex_kind_picks("pay", "resource", RESOURCES)
PAY_REST: Final = word("pay-rest")
PAY_CARD: Final = picks("pay-card", "combat-card", VALUES)
TAKE_RESOURCE: Final = picks("take-resource", "resource", RESOURCES)
PLACE: Final = hex_picks("place", "hex")
PRODUCE_AT: Final = hex_count_picks("produce-at", MOST_PRODUCED)
MOVE_CUBE: Final = picks("move-cube", "cube", CUBE_IDS)
COVER: Final = picks("cover", "bottom", BOTTOM_ACTIONS)
DEPLOY_MECH: Final = picks("deploy", "mech", [str(mech + 1) for mech in range(MECHS)])
BUILD_STRUCTURE: Final = picks("build", "structure", STRUCTURES)
TAKE_RECRUIT: Final = picks("enlist", "recruit", BOTTOM_ACTIONS)
TAKE_BONUS: Final = picks("take-bonus", "bonus", BONUSES)

# Combat.
FIGHT: Final = hex_picks("fight", "hex")
CARD_SETS: Final = _card_sets()
MANY_ALIKE: Final = _many_alike()
DIAL: Final = [ACTIONS.add(Pick("dial", {"power": power}, power)) for power in range(MOST_DIAL + 1)]
RETREAT: Final = hex_picks("retreat", "to")
BRING: Final = counts("bring-workers", 0, WORKERS)
